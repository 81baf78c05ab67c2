"""A card says all of itself: every value that play depends on is in its text, in every language.

Each value of each card is changed or left out in turn, and the text must change with it. What a text need not say is
excused here by name, with the reason, and so is what cannot be changed alone in any card.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.kernel.pack import Pack
from tests.harness.card_values import CardValues, Change

EXCUSED: dict[str, dict[str, str]] = {
    "afu": {},
    "barbarossa": {
        f"{card}: abilities.effect changed to {{'do': '{word}'}}": "without a Playing Cost both do the same, BAR-R30"
        for card, word in (
            ("partisans", "return-self"),
            ("rasputitsa", "discard-self"),
            ("general-winter", "discard-self"),
        )
    },
    "frontier-wars": {
        "elite-unit: effect.who changed to 'attacker'": "it is an attack order, so both words name the same player",
    },
    "victory-day": {
        f"{card}: set changed to 'booster'": "resource cards are in no booster, and anybody has enough of them, VD-21.3"
        for card in ("depot", "factory", "fuel")
    },
}
"""Of each game that is held to it: keys of its pack files, or single changes, that no text need say, and why."""


UNTRIED: dict[str, dict[str, str]] = {
    "afu": {},
    "barbarossa": {
        "abilities.cost.return": "`self` is its only word, and nobody has an ability for nothing",
        "abilities.effect.per": "one card counts a class, up to a limit that cannot stand without it",
        "last": "one City is the last, not none and not two",
    },
    "frontier-wars": {
        "face-up": "what such a card does, no other can do",
        "when": "orders of a battle and of a turn have different effects",
        "standard.special.window": "each window has effects of its own",
        "blitz.special.window": "each window has effects of its own",
    },
    "victory-day": {
        "kind": "another kind of card has other keys",
        "role": "a bomber has bombs, a fighter none, and one of them every aircraft is",
    },
}
"""Of each game, what no pack can have otherwise alone, and why: of that nothing is known here."""


@pytest.mark.parametrize("game", sorted(EXCUSED))
def test_every_value_of_a_card_is_in_its_text(game: str) -> None:
    values = CardValues(game)
    silent = values.silent()
    assert values.untried() == set(UNTRIED[game])
    excused = EXCUSED[game]
    assert [str(change) for change in silent if not {change.name, str(change)} & set(excused)] == []
    needed = {name for change in silent for name in (change.name, str(change))}
    assert set(excused) - needed == set(), "these need no excuse"


class Hushed(CardValues):
    """One card whose lines with some word are missing, in one language only."""

    def __init__(self, game: str, card: str, lang: str, word: str) -> None:
        self.card, self.lang, self.word = card, lang, word
        super().__init__(game)

    def text(self, pack: Pack, slug: str, lang: str) -> list[str]:
        said = super().text(pack, slug, lang)
        return [line for line in said if self.word not in line] if (slug, lang) == (self.card, self.lang) else said

    def changes(self) -> Iterator[tuple[str, Change]]:
        return ((file, change) for file, change in super().changes() if change.card == self.card)


@pytest.mark.parametrize(
    ("game", "card", "lang", "word", "unsaid"),
    [
        ("afu", "krasukha-4", "en", "Enhances", "enhanced"),
        ("barbarossa", "division-headquarters-company", "en", "active", "rule.classes"),
        ("frontier-wars", "ussr", "en", "Headquarters", "standard.headquarters"),
        ("victory-day", "king-tiger", "en", "Each attack costs", "attack-cost.fuel"),
    ],
)
def test_a_value_that_one_language_leaves_out_is_found(game: str, card: str, lang: str, word: str, unsaid: str) -> None:
    names = {change.name for change in Hushed(game, card, lang, word).silent()}
    assert unsaid in names, names
