"""A verb says itself that it closes a step; whoever shows the actions need not know the game."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final, cast

import msgspec
import pytest
import sandtable_outpost
from sandtable_outpost import rules

from sandtable.kernel.match import Match, begin
from sandtable.kernel.record import Start
from sandtable.kernel.steps import Offer
from sandtable.kernel.verbs import VerbSpec
from sandtable.server.shapes import View


class verb:
    """Words that none of our games uses: one that closes a step, and one without arguments that does not."""

    SEND: Final = 0
    STAND_DOWN: Final = 1
    SALUTE: Final = 2


class PickASquad(rules.PickASquad):
    """A squad, or none."""

    number = rules.step.PICK_A_SQUAD

    def offer(self, s: Any, to: Offer) -> None:
        super().offer(s, to)
        to.add(verb.STAND_DOWN)
        to.add(verb.SALUTE)


def third_party_match() -> Match:
    verbs = rules.VERBS | {verb.STAND_DOWN: VerbSpec(closes=True), verb.SALUTE: VerbSpec()}
    own_names = SimpleNamespace(step=rules.step, verb=verb, ending=rules.ending, VERBS=verbs)
    chapter = SimpleNamespace(**vars(rules) | {"PickASquad": PickASquad})
    game = replace(sandtable_outpost.game, names=cast(Any, own_names), chapters=(cast(Any, chapter),))
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
        VerbSpec("kind", closes=True)
