"""Victory Day: the Red Army against the German army, spring 1945. Two players, rulebook of 2011."""

from __future__ import annotations

from pathlib import Path

from sandtable.games.victory_day import (
    attack,
    breakthrough,
    conflict,
    damage,
    defence,
    names,
    payment,
    state,
    tactics,
    turn,
)
from sandtable.games.victory_day.balance import metrics, readings
from sandtable.games.victory_day.card_rules import card_rules
from sandtable.games.victory_day.figures import figures, question_argument, result
from sandtable.games.victory_day.invariants import home, invariants
from sandtable.games.victory_day.likeness import in_fixed_order
from sandtable.games.victory_day.packs import read_pack
from sandtable.games.victory_day.phases import AHEAD, PHASES
from sandtable.games.victory_day.schema import domains, schema
from sandtable.games.victory_day.setup import check_options, longest, random_decks, set_up
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.terminal import draw_table
from sandtable.games.victory_day.texts import action_details, card_effects, card_text
from sandtable.games.victory_day.value import value
from sandtable.games.victory_day.why_not import why_not
from sandtable.kernel.game import Game
from sandtable.kernel.hints import Hints
from sandtable.kernel.metrics import Balance
from sandtable.kernel.options import Option
from sandtable.kernel.phases import phase_from_agenda
from sandtable.kernel.presentation import Presentation

game = Game(
    name="victory-day",
    seats=(2,),
    rule_prefix="VD",
    folder=Path(__file__).parent,
    names=names,
    chapters=(state, turn, payment, tactics, attack, defence, conflict, damage, breakthrough),
    state=Victory,
    read_cards=read_pack,
    schema=schema,
    domains=domains,
    setup=set_up,
    home=home,
    result=result,
    longest=longest,
    why_not=why_not,
    invariants=invariants,
    in_fixed_order=in_fixed_order,
    phases=PHASES,
    phase=phase_from_agenda({}, AHEAD),
    own_options=(
        Option("format", "45", ("45", "50")),
        Option("armies", "random", ("random", "soviet-german", "german-soviet")),
        Option("deck0", "starter", free=True),
        Option("deck1", "starter", free=True),
    ),
    check_options=check_options,
    more_random_options=random_decks,
    presentation=Presentation(
        figures=figures,
        question_argument=question_argument,
        action_details=action_details,
        layout=draw_table,
        card_text=card_text,
        card_effects=card_effects,
        card_rules=card_rules,
    ),
    hints=Hints(value=value),
    balance=Balance(metrics=metrics, readings=readings),
)
