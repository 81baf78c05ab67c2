"""Victory Day: the Red Army against the German army, spring 1945. Two players, rulebook of 2011."""

from __future__ import annotations

from pathlib import Path

from sandtable.games.victory_day import (
    attack,
    breakthrough,
    conflict,
    damage,
    decks,
    defence,
    effects,
    names,
    payment,
    setup,
    state,
    tactics,
    turn,
)
from sandtable.games.victory_day.balance import absent, metrics, readings
from sandtable.games.victory_day.card_rules import card_rules
from sandtable.games.victory_day.collection import read_owned
from sandtable.games.victory_day.details import action_details
from sandtable.games.victory_day.figures import figures, question_argument, result
from sandtable.games.victory_day.foretell import outlook, prospect
from sandtable.games.victory_day.invariants import home, invariants
from sandtable.games.victory_day.likeness import in_fixed_order
from sandtable.games.victory_day.packs import read_pack
from sandtable.games.victory_day.phases import AHEAD, PHASES
from sandtable.games.victory_day.preparing import preparation
from sandtable.games.victory_day.schema import domains, schema
from sandtable.games.victory_day.setup import check_options, longest, next_options, random_decks, set_up
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.terminal import draw_table
from sandtable.games.victory_day.texts import card_effects, card_text
from sandtable.games.victory_day.value import interrupts, value
from sandtable.games.victory_day.why_not import why_not
from sandtable.kernel.game import Game
from sandtable.kernel.hints import Hints
from sandtable.kernel.metrics import Balance
from sandtable.kernel.phases import phase_from_agenda
from sandtable.kernel.presentation import Presentation

game = Game(
    name="victory-day",
    seats=(2,),
    rule_prefix="VD",
    folder=Path(__file__).parent,
    names=names,
    chapters=(setup, state, turn, payment, effects, tactics, attack, defence, conflict, damage, breakthrough, decks),
    vocabulary={"do": effects.EFFECTS},
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
    check_options=check_options,
    next_options=next_options,
    sides=True,
    preparation=preparation,
    read_collection=read_owned,
    more_random_options=random_decks,
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
    hints=Hints(value=value, interrupts=interrupts, scale=15.0),
    balance=Balance(metrics=metrics, readings=readings, absent=absent, takes=("build", "play")),
)
