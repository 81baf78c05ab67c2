"""AFU: Armed Forces of Ukraine, a card game by Volodymyr Semeniv (Kilogames, 2022), for one or two players.

`turn.py` holds the sequence of play; the other files are named after the chapters of the rulebook.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.games.afu import (
    battle,
    bonuses,
    combat,
    events,
    invaders,
    names,
    objectives,
    panic,
    recruitment,
    turn,
    war,
)
from sandtable.games.afu.balance import metrics, readings
from sandtable.games.afu.card_rules import card_rules
from sandtable.games.afu.effects import EFFECTS, REWARDS
from sandtable.games.afu.figures import figures, result
from sandtable.games.afu.foretell import outlook, prospect
from sandtable.games.afu.invariants import invariants
from sandtable.games.afu.packs import read_pack
from sandtable.games.afu.phases import AHEAD, ASKED, PHASES
from sandtable.games.afu.schema import domains, schema
from sandtable.games.afu.setup import home, lay_out, longest, set_up
from sandtable.games.afu.state import Afu
from sandtable.games.afu.terminal import draw_table
from sandtable.games.afu.texts import action_details, card_effects, card_text
from sandtable.games.afu.value import current_round, value
from sandtable.games.afu.why_not import why_not
from sandtable.kernel.game import Game
from sandtable.kernel.hints import Hints
from sandtable.kernel.metrics import Balance
from sandtable.kernel.phases import phase_from_agenda
from sandtable.kernel.presentation import Presentation

game = Game(
    name="afu",
    seats=(1, 2),
    rule_prefix="AFU",
    folder=Path(__file__).parent,
    names=names,
    chapters=(war, turn, events, invaders, objectives, combat, battle, bonuses, panic, recruitment),
    vocabulary={"effect": EFFECTS, "reward": REWARDS},
    state=Afu,
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
    phases=PHASES,
    phase=phase_from_agenda(ASKED, AHEAD),
    round=lambda s: s.round,
    head_tables=("badges",),
    presentation=Presentation(
        figures=figures,
        outlook=outlook,
        prospect=prospect,
        action_details=action_details,
        layout=draw_table,
        card_text=card_text,
        card_effects=card_effects,
        card_rules=card_rules,
    ),
    hints=Hints(value=value, turn=current_round, scale=10.0, even=2.0, width=12, positions=250),
    balance=Balance(metrics=metrics, readings=readings, takes=("buy", "buy-aid")),
)
