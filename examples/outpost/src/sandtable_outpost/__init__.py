"""Outpost, a tiny game: send squads in secret, take outposts. It shows everything that a game must bring."""

from pathlib import Path

from sandtable import Game
from sandtable.kernel.hints import Hints
from sandtable_outpost import rules
from sandtable_outpost.cards import MOST_PLAYERS, read_pack

game = Game(
    name="outpost",
    seats=(2, MOST_PLAYERS),
    rule_prefix="OUT",
    folder=Path(__file__).parent,
    names=rules,
    chapters=(rules,),
    state=rules.Outpost,
    read_cards=read_pack,
    schema=rules.schema,
    setup=rules.set_up,
    result=rules.result,
    longest=lambda pack, seats, options: seats * sum(pack.copies),
    round=lambda s: s.round,
    hints=Hints(value=rules.value),
)
