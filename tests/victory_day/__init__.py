"""Worked examples of Victory Day. Seat 0 has the Red Army, seat 1 the German army."""

from __future__ import annotations

from collections import Counter

import sandtable
from sandtable.games.victory_day import game
from sandtable.games.victory_day.decks import starter
from sandtable.kernel.pack import Pack
from tests.harness import Play, position

WAVE = "reserves, end-wave, breaking-through, reckon, before-results, align, countering, responding, declaring"
"""The agenda of a wave that is about to be declared."""
RESOURCES = "depot x4, factory x4, fuel x4"
EVERY_CARD = {
    0: "soviet, 18 depot, 15 factory, 15 fuel, 4 b-4, 2 su-76m, 2 scout-company, 2 bm-31, 2 oder-bridgehead, "
    "4 guards-banner, 2 long-range-raid, 3 rifle-company, 2 t-34-85, 2 zis-3, 2 la-7, 2 il-2, 1 m4a2-sherman, "
    "2 searchlight-attack",
    1: "german, 16 depot, 15 factory, 15 fuel, 4 schuetzenzug, 2 tiger, 2 king-tiger, 2 panzerfaust-ambush, "
    "2 smoke-screen, 2 wenck-army, 2 bf-109, 4 ju-87, 2 lefh-18, 2 panther, 2 ferdinand, 2 pak-40, 2 tiergarten, "
    "2 seelow-heights, 2 blown-bridges",
}
"""Decks with booster cards: 80 cards each."""


class Table(Play):
    """A match whose story may be told whole: choices that made themselves, as the match says, may stand in it."""

    def __init__(self, match: sandtable.Match) -> None:
        super().__init__(match)
        self.untold = [match.describe(action) for _, action in match.events.by_themselves]
        """The choices since the last action that made themselves and that the story has not named yet."""

    def play(self, *notations: str) -> Table:
        for notation in notations:
            if notation in self.offers:
                self.match.play(notation)
                self.untold = [self.match.describe(action) for _, action in self.match.events.by_themselves]
            elif notation in self.untold:
                del self.untold[: self.untold.index(notation) + 1]
            else:
                raise AssertionError(
                    f"{notation!r} is not offered: {sorted(self.offers)}; nor did it make itself: {self.untold}"
                )
        return self


def table(text: str, boosters: bool = False, pack: Pack | None = None, seed: int = 1) -> Table:
    """A position in which nobody holds a card and nothing lies in reserve, unless the text says so."""
    lines = {"option armies": "soviet-german", "hand.0": "", "hand.1": "", "turn-number": "9"}
    if boosters:
        lines.update({"option deck0": EVERY_CARD[0], "option deck1": EVERY_CARD[1]})
    for raw in text.splitlines():
        key, colon, value = raw.split("#")[0].partition(":")
        if colon:
            lines[key.strip()] = value.strip()
    text = "\n".join(f"{key}: {value}" for key, value in lines.items())
    return Table(position("victory-day", text, pack=pack, seed=seed).match)


def attack(text: str, active: int = 1, boosters: bool = False, pack: Pack | None = None) -> Table:
    """The attack phase of a turn, in the German one unless said otherwise.

    On the last place of the active player's 1st line stands one more unit, so that the phase does not end by itself.
    """
    key = f"line-1.{active}"
    lines = [line.strip() for line in text.splitlines()]
    front = next((line.partition(":")[2].strip() for line in lines if line.startswith(key)), "")
    named = sum(int(card.split(" x")[1]) if " x" in card else 1 for card in front.split(",") if card.strip())
    gap = (14 if boosters else 15) - named - 1
    last = ("m4a2-sherman", "pak-40") if boosters else ("assault-engineers", "volkssturm")
    full = ", ".join(part for part in (front, f"- x{gap}", last[active]) if part)
    others = "\n".join(line for line in lines if not line.startswith(key))
    return table(f"active: {active}\nagenda: reserves, attacking\n{key}: {full}\n{others}", boosters, pack)


def build(text: str, active: int = 0, boosters: bool = False, pack: Pack | None = None) -> Table:
    """The building phase of a turn, in the Soviet one unless said otherwise."""
    return table(f"active: {active}\nagenda: reserves, attacking, before-attack, building\n{text}", boosters, pack)


def before_attack(text: str, active: int = 1, boosters: bool = False) -> Table:
    """The tactical window before the attack phase."""
    return table(f"active: {active}\nagenda: reserves, attacking, before-attack\n{text}", boosters)


def wave(text: str, active: int = 1, boosters: bool = False) -> Table:
    """A wave that is about to be declared, in the German turn unless said otherwise."""
    return table(f"active: {active}\nwave: 1\nagenda: {WAVE}\n{text}", boosters)


def counted(cards: str) -> Counter[str]:
    """`depot x2, fuel` as counts."""
    found: Counter[str] = Counter()
    for card in cards.split(","):
        slug, _, number = card.strip().partition(" x")
        if slug:
            found[slug.partition("/")[0]] += int(number or 1)
    return found


def rest(seat: int, *named: str) -> str:
    """All cards of a starter deck but the named ones: what lies in casualties when little is left."""
    pack = game.read_pack(game.standard_pack)
    deck = starter(pack, seat, 45)
    left = Counter({pack.slugs[kind]: count for kind, count in enumerate(deck.counts)})
    for cards in named:
        left -= counted(cards)
    return ", ".join(f"{slug} x{count}" for slug, count in left.items())


def canonical(play: Play) -> set[str]:
    """The canonical actions, in notation."""
    return {play.match.describe(action) for action in play.match.canonical_actions()}


def units(play: Play, seat: int) -> list[str]:
    """The units of a seat on both lines, by place, without the one on the last place of the 1st line."""
    return [card for card in play.zone(f"line-1.{seat}")[:-1] + play.zone(f"line-2.{seat}") if card != "-"]


def lost(play: Play, seat: int) -> list[str]:
    """The casualties of a seat."""
    return play.zone(f"casualties.{seat}")


def size(play: Play, zone: str) -> int:
    return len([card for card in play.zone(zone) if card != "-"])
