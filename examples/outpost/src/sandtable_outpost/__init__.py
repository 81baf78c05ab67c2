"""Outpost, a tiny game: send squads in secret, take outposts. It shows everything that a game must bring."""

from __future__ import annotations

from pathlib import Path

from sandtable.kernel.game import Game
from sandtable.kernel.hints import Hints
from sandtable_outpost import names, rules
from sandtable_outpost.cards import read_pack

game = Game(
    name="outpost",
    seats=(2, 3),
    rule_prefix="OUT",
    folder=Path(__file__).parent,
    names=names,
    chapters=(rules,),
    state=rules.Outpost,
    read_cards=read_pack,
    schema=rules.schema,
    setup=rules.set_up,
    result=rules.result,
    longest=rules.longest,
    hints=Hints(value=rules.value),
)
