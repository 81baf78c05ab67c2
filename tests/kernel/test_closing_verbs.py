"""A verb says itself that it closes a step; whoever shows the actions need not know the game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sandtable_outpost import OutpostGame, PickASquad

from sandtable.kernel.game import Scalar
from sandtable.kernel.match import Match, begin
from sandtable.kernel.pack import Pack
from sandtable.kernel.record import Start
from sandtable.kernel.steps import Offer, Step
from sandtable.kernel.verbs import Domain, Verb
from sandtable.server.shapes import View

STAND_DOWN, SALUTE = 1, 2


class PickOrStandDown(PickASquad):
    """A squad, or none. The word for it is one that none of our games uses."""

    def offer(self, s: Any, to: Offer) -> None:
        super().offer(s, to)
        to.add(STAND_DOWN)
        to.add(SALUTE)


class ThirdParty(OutpostGame):
    """A game of somebody else: it has a verb that closes a step, and one without arguments that does not."""

    name = "third-party"

    def verbs(self, pack: Pack, seats: int, options: dict[str, Scalar]) -> dict[int, Verb]:
        more = {STAND_DOWN: Verb("stand-down", closes=True), SALUTE: Verb("salute")}
        return super().verbs(pack, seats, options) | more

    def steps(self) -> dict[int, Step[Any]]:
        return {
            number: PickOrStandDown() if isinstance(step, PickASquad) else step
            for number, step in super().steps().items()
        }


def third_party_match() -> Match:
    game = ThirdParty()
    return begin(game, game.read_pack(game.folder / "pack"), 2, {}, Start(seed="closing"))


def test_what_closes_a_step_of_a_third_party_game_is_in_the_view() -> None:
    view = msgspec.convert(third_party_match().view(0), View)
    assert {choice.action for choice in view.actions if choice.closes} == {"stand-down"}
    assert any(choice.action == "salute" for choice in view.actions)


def test_an_action_that_closes_nothing_is_sent_without_the_field() -> None:
    sent = msgspec.to_builtins(msgspec.convert(third_party_match().view(0), View))
    assert [choice["action"] for choice in sent["actions"] if "closes" in choice] == ["stand-down"]


def test_a_verb_that_closes_has_nothing_left_to_choose() -> None:
    with pytest.raises(ValueError, match="a verb that closes a step has no arguments"):
        Verb("end", Domain("word", ["now", "later"]), closes=True)
