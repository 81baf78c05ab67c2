"""Frontier Wars: four factions, a map of hexagons, no dice. Conquest, victory points or the ultimate weapon win."""

from __future__ import annotations

from pathlib import Path

from sandtable.games.frontier_wars import (
    battle,
    choices,
    constructions,
    effects,
    elimination,
    fighting,
    movement,
    names,
    round,
    scoring,
    setup,
    siege,
    state,
    targets,
    turn,
    upkeep,
)
from sandtable.games.frontier_wars.balance import metrics, readings
from sandtable.games.frontier_wars.card_rules import card_rules
from sandtable.games.frontier_wars.choices import bound_pack, check_options, longest
from sandtable.games.frontier_wars.figures import (
    action_details,
    board,
    event_argument,
    figures,
    question_argument,
    question_details,
)
from sandtable.games.frontier_wars.forecast import interrupts, meanwhile, prepares, weighed
from sandtable.games.frontier_wars.foretell import outlook, prospect
from sandtable.games.frontier_wars.invariants import invariants
from sandtable.games.frontier_wars.outcome import result
from sandtable.games.frontier_wars.packs import read_pack
from sandtable.games.frontier_wars.phases import AHEAD, ASKED, PHASES
from sandtable.games.frontier_wars.schema import domains, schema
from sandtable.games.frontier_wars.setup import home, lay_out, set_up
from sandtable.games.frontier_wars.state import FrontierWars
from sandtable.games.frontier_wars.terminal import draw_table
from sandtable.games.frontier_wars.texts import card_lines, effect_lines, pack_sheets
from sandtable.games.frontier_wars.value import value
from sandtable.games.frontier_wars.why_not import why_not
from sandtable.kernel.game import Game
from sandtable.kernel.hints import Hints
from sandtable.kernel.metrics import Balance
from sandtable.kernel.phases import phase_from_agenda
from sandtable.kernel.presentation import Presentation

game = Game(
    name="frontier-wars",
    seats=(2, 3, 4),
    rule_prefix="FW",
    folder=Path(__file__).parent,
    names=names,
    chapters=(
        choices,
        setup,
        state,
        round,
        turn,
        movement,
        constructions,
        battle,
        fighting,
        siege,
        elimination,
        upkeep,
        effects,
        targets,
        scoring,
    ),
    vocabulary={"do": effects.EFFECTS},
    state=FrontierWars,
    read_cards=read_pack,
    head_tables=("stars", "operations"),
    key_by_key=("factions",),
    bound_pack=bound_pack,
    schema=schema,
    domains=domains,
    lay_out=lay_out,
    setup=set_up,
    home=home,
    result=result,
    longest=longest,
    why_not=why_not,
    invariants=invariants,
    phases=PHASES,
    phase=phase_from_agenda(ASKED, AHEAD),
    round=lambda s: s.round,
    check_options=check_options,
    presentation=Presentation(
        figures=figures,
        outlook=outlook,
        prospect=prospect,
        board=board,
        question_argument=question_argument,
        question_details=question_details,
        action_details=action_details,
        event_argument=event_argument,
        layout=draw_table,
        card_text=card_lines,
        card_effects=effect_lines,
        pack_sheets=pack_sheets,
        card_rules=card_rules,
    ),
    hints=Hints(
        value=value, choices=weighed, prepares=prepares, meanwhile=meanwhile, interrupts=interrupts, scale=20.0
    ),
    balance=Balance(metrics=metrics, readings=readings, takes=("play",)),
)
