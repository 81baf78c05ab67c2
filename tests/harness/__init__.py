"""What every test of a rule is written with: positions as text, plays in notation, outcomes by name."""

from __future__ import annotations

import tempfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.notation import card_text
from sandtable.kernel.pack import Pack
from sandtable.kernel.zones import PILE, STOCK

rule = pytest.mark.rule


class Play:
    """A match as a worked example sees it. Zones are lists of cards in notation, a pile with its top first."""

    def __init__(self, match: sandtable.Match) -> None:
        self.match = match

    def play(self, *notations: str) -> Play:
        """Play actions one after another."""
        for notation in notations:
            self.match.play(notation)
        return self

    @property
    def offers(self) -> set[str]:
        """The legal actions, in notation; no action is offered twice."""
        actions = self.match.legal_actions()
        assert len(set(actions)) == len(actions), "an action is offered twice"
        return {self.match.describe(action) for action in actions}

    def offers_of(self, verb: str) -> set[str]:
        """The legal actions with this verb."""
        return {offer for offer in self.offers if offer.split()[0] == verb}

    @property
    def asked(self) -> str:
        """The name of the waiting decision; empty when the game is over."""
        asked = self.match.asked
        return str(asked["step"]) if asked else ""

    @property
    def to_act(self) -> int | None:
        return self.match.to_act

    def zone(self, name: str) -> list[str]:
        """The cards of a zone by its name in text: `hand.0`, `city-deck`."""
        states = self.match.schema.card_states
        for zone in self.match.state.zones:
            if zone.spec.text == name:
                if zone.spec.layout == STOCK:
                    slugs = self.match.pack.slugs
                    return [slugs[kind] for kind, count in enumerate(zone.cards) for _ in range(count)]
                cards = zone.cards[::-1] if zone.spec.layout == PILE else zone.cards
                return [card_text(card, self.match.pack, states) for card in cards]
        raise AssertionError(f"there is no zone {name}")

    def counter(self, name: str) -> Any:
        """The value of a counter."""
        return getattr(self.match.state, name.replace("-", "_"))

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of this name, as a seat hears them, oldest first."""
        return [event for event in self.match.log(seat) if event["message"] and event["message"]["id"] == name]

    def last(self, name: str, seat: int | None = None) -> dict[str, Any]:
        """The last event of this name: `["message"]["args"]` and `["rules"]`."""
        events = self.told(name, seat)
        assert events, f"nothing told {name}"
        return events[-1]

    @property
    def result(self) -> Any:
        return self.match.result


def position(game: str, text: str, pack: Pack | None = None, seed: int = 1) -> Play:
    """A worked example: a partial position of a game, with the standard pack or a small one of the test's own."""
    return Play(sandtable.from_position(f"game: {game}\n{text}", pack=pack, seed=seed))


def new(game: str, seats: int | None = None, seed: int = 1, **options: Any) -> Play:
    """A game from its beginning."""
    return Play(sandtable.new(game, seats=seats, seed=seed, **options))


def small_pack(game: str, totals: str = "", **files: str) -> Pack:
    """The standard pack with some cards changed or added: `small_pack("barbarossa", units='[x] ...')`.

    Only the totals that are given are checked.
    """
    with tempfile.TemporaryDirectory() as folder:
        head = f'[pack]\nname = "test"\nextends = "standard"\n[totals]\n{totals}\n'
        Path(folder, "pack.toml").write_text(head, encoding="utf-8")
        for name, text in files.items():
            Path(folder, name.replace("_", "-") + ".toml").write_text(text, encoding="utf-8")
        one = sandtable.game(game)
        pack_files = one.pack_files(Path(folder))
        pack_files.head["totals"] = tomllib.loads(totals)
        pack: Pack = one.read_cards(pack_files)
        return pack
