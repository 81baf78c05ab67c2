"""Barbarossa: a deck-building race of German corps for the cities of the Soviet Union, for two to five players."""

from __future__ import annotations

from pathlib import Path

from sandtable.games.barbarossa import (
    abilities,
    attack,
    automatic,
    cards,
    effects,
    events,
    names,
    play,
    setup,
    targets,
    turn,
)
from sandtable.games.barbarossa.balance import metrics, plans, readings
from sandtable.games.barbarossa.card_rules import card_rules
from sandtable.games.barbarossa.figures import action_details, figures, question_argument
from sandtable.games.barbarossa.foretell import outlook, prospect
from sandtable.games.barbarossa.invariants import invariants
from sandtable.games.barbarossa.packs import read_pack
from sandtable.games.barbarossa.schema import domains, schema
from sandtable.games.barbarossa.scoring import result
from sandtable.games.barbarossa.setup import check_options, home, lay_out, longest, set_up
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.games.barbarossa.terminal import draw_table
from sandtable.games.barbarossa.texts import card_effects, card_text
from sandtable.games.barbarossa.turn import current_phase
from sandtable.games.barbarossa.value import value
from sandtable.games.barbarossa.why_not import why_not
from sandtable.kernel.game import Game
from sandtable.kernel.hints import Hints
from sandtable.kernel.metrics import Balance
from sandtable.kernel.presentation import Presentation

game = Game(
    name="barbarossa",
    seats=(2, 3, 4, 5),
    rule_prefix="BAR",
    folder=Path(__file__).parent,
    version=2,
    names=names,
    chapters=(setup, turn, play, cards, abilities, automatic, attack, events, effects, targets),
    vocabulary={"do": effects.EFFECTS},
    state=Barbarossa,
    read_cards=read_pack,
    schema=schema,
    domains=domains,
    lay_out=lay_out,
    setup=set_up,
    home=home,
    result=result,
    longest=longest,
    why_not=why_not,
    invariants=invariants,
    phases=names.PHASES,
    phase=current_phase,
    round=lambda s: s.round,
    check_options=check_options,
    presentation=Presentation(
        figures=figures,
        outlook=outlook,
        prospect=prospect,
        question_argument=question_argument,
        action_details=action_details,
        layout=draw_table,
        card_text=card_text,
        card_effects=card_effects,
        card_rules=card_rules,
    ),
    hints=Hints(value=value, scale=20.0, width=12, positions=400),
    balance=Balance(metrics=metrics, readings=readings, takes=("buy", "play"), plans=plans),
)
