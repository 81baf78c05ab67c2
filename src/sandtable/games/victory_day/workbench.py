"""A person over boosters in a terminal: the cards in lines, and what may be typed to take one or to build a deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from sandtable.games.victory_day import decks
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.collection import check_deck
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.decks import Deck
from sandtable.games.victory_day.quartermaster import suggested
from sandtable.games.victory_day.texts import FOLDER, card_effects, card_text, short_cost, short_stats
from sandtable.kernel.errors import BadOption, Error, closest
from sandtable.kernel.preparation import Bench, Typed
from sandtable.kernel.toml import UTF_8
from sandtable.kernel.words import explained, in_language, translator


class Stores(Protocol):
    """What a workbench asks of the preparation it belongs to."""

    pack: VictoryPack
    sides: tuple[int, int]
    pools: list[list[int]]
    before: list[list[int]]
    size: int
    round: int

    def view(self, seat: int) -> dict[str, Any]: ...


class Workbench(Bench):
    """Cards by number, as they are listed; a deck grows here until it is handed in."""

    def __init__(self, stores: Stores, seat: int, lang: str) -> None:
        self.stores = stores
        self.pack = stores.pack
        self.seat = seat
        self.lang = lang
        self.say = translator(lang, FOLDER)
        self.side = stores.sides[seat]
        self.deck = [0] * self.pack.size

    @property
    def pool(self) -> list[int]:
        return self.stores.pools[self.seat]

    def listed(self) -> list[int]:
        """The kinds of cards in the order of their numbers."""
        if self.stores.before[self.seat]:
            return self.stores.before[self.seat]
        own = [kind for kind, count in enumerate(self.pool) if count]
        return [*self.pack.resource_kinds, *sorted(own, key=self.place)]

    def place(self, kind: int) -> tuple[int, int, int]:
        """Units by type and cost, then tactical cards."""
        row = self.pack.cost[kind]
        cost = self.pack.cost_depots[row] + self.pack.cost_factories[row] + self.pack.cost_fuel[row]
        return self.pack.sort[kind], self.pack.type[kind], cost

    # -- what is seen --------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        return self.booster_lines() if self.stores.before[self.seat] else self.deck_lines()

    def booster_lines(self) -> list[str]:
        view = self.stores.view(self.seat)
        kinds = self.listed()
        own = self.pack.side[kinds[0]] == self.side
        head = self.say(
            "bench-booster" if own else "bench-enemy-booster",
            number=view["round"],
            all=view["amount"],
            left=len(kinds),
            mine=sum(self.pool),
        )
        return [head, *self.rows(kinds, lambda kind: ""), self.say("bench-take")]

    def deck_lines(self) -> list[str]:
        kinds = self.listed()
        head = self.say(
            "bench-deck",
            side=self.say(f"word-{n.SIDES[self.side]}"),
            cards=sum(self.deck),
            size=self.stores.size,
            pool=sum(self.pool),
        )
        return [head, *self.rows(kinds, self.share), self.say("bench-build", size=self.stores.size)]

    def share(self, kind: int) -> str:
        """How many of a card are in the deck, and of how many."""
        if self.pack.sort[kind] == n.sort.RESOURCE:
            return f"{self.deck[kind]:2}   "
        return f"{self.deck[kind]:2}/{self.pool[kind]:<2}"

    def rows(self, kinds: list[int], before: Any) -> list[str]:
        widest = max(len(self.name(kind)) for kind in kinds)
        rows = []
        for number, kind in enumerate(kinds, 1):
            star = "★" if self.pack.booster[kind] else " "
            stats = short_stats(self.pack, kind) if self.pack.sort[kind] == n.sort.UNIT else ""
            cost = short_cost(self.pack, kind, self.lang)
            effects = " ".join(card_effects(self.pack, kind, self.lang))
            cells = [
                f"{number:3}",
                before(kind),
                star,
                f"{self.name(kind):{widest}}",
                f"{stats:5}",
                f"{cost:6}",
                effects,
            ]
            rows.append(" ".join(cell for cell in cells if cell).rstrip())
        return rows

    def name(self, kind: int) -> str:
        return in_language(self.pack.names[kind], self.lang)

    # -- what is typed -------------------------------------------------------------------------------

    def typed(self, line: str) -> Typed:
        try:
            if self.stores.before[self.seat]:
                return Typed(choice=f"take {self.pack.slugs[self.find(line)]}")
            return self.build(line.strip())
        except Error as error:
            return Typed(said=self.sentence(error))

    def build(self, line: str) -> Typed:
        """`auto`, `clear`, `load FILE`, `done`, or a number of cards and a card as in a deck list."""
        word, _, rest = line.partition(" ")
        words = {name: self.say(f"typed-{name}").split() for name in ("auto", "clear", "load", "done")}
        if word in words["auto"] and not rest:
            self.deck = suggested(self.pack, self.side, self.pool, self.stores.size).counts
        elif word in words["clear"] and not rest:
            self.deck = [0] * self.pack.size
        elif word in words["load"] and rest:
            self.deck = self.load(rest.strip())
        elif word in words["done"] and not rest:
            return Typed(choice=f"deck {self.finished()}")
        else:
            self.put(line)
        return Typed()

    def put(self, line: str) -> None:
        """`2 panther` puts two into the deck, `panther` one more."""
        count, _, card = line.partition(" ")
        if card and count.isascii() and count.isdigit():
            kind = self.find(card)
            wanted = int(count[:3])
        else:
            kind = self.find(line)
            wanted = self.deck[kind] + 1
        if self.pack.sort[kind] != n.sort.RESOURCE:
            most = min(self.pool[kind], decks.MOST_COPIES)
            if wanted > most:
                raise BadOption("victory-day-too-many-in-deck", card=self.name(kind), most=most)
        self.deck[kind] = wanted

    def load(self, file: str) -> list[int]:
        try:
            text = Path(file).expanduser().read_text(encoding=UTF_8)
        except (OSError, UnicodeDecodeError, RuntimeError):
            raise BadOption("victory-day-deck-not-text", file=file) from None
        deck = decks.read_text(self.pack, Path(file).name, text)
        check_deck(self.pack, Path(file).name, deck, self.pool)
        return deck.counts

    def finished(self) -> str:
        if sum(self.deck) != self.stores.size:
            raise BadOption("victory-day-deck-unfinished", cards=sum(self.deck), size=self.stores.size)
        return decks.in_line(self.pack, Deck(self.side, self.deck))

    def find(self, text: str) -> int:
        """A listed card by its number, its name, or the beginning of its name."""
        kinds, wanted = self.listed(), text.strip().casefold()
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:3]) <= len(kinds):
            return kinds[int(wanted) - 1]
        called = {self.pack.slugs[kind]: kind for kind in kinds} | {self.name(kind).casefold(): kind for kind in kinds}
        if wanted in called:
            return called[wanted]
        found = {kind for name, kind in called.items() if wanted and name.startswith(wanted)}
        if len(found) == 1:
            return found.pop()
        hint = closest(wanted, [self.pack.slugs[kind] for kind in kinds])
        raise BadOption("victory-day-not-on-the-bench", text=text, hint=hint)

    def about(self, text: str) -> list[str]:
        try:
            kind = self.find(text)
        except Error as error:
            return [self.sentence(error)]
        return [self.name(kind), *card_text(self.pack, kind, self.lang)]

    def sentence(self, error: Error) -> str:
        said = explained(error, self.lang)
        return said[:1].upper() + said[1:] + "."

    def completions(self) -> list[str]:
        names = [self.name(kind) for kind in self.listed()]
        if self.stores.before[self.seat]:
            return names
        return names + [self.say(f"typed-{name}").split()[0] for name in ("auto", "clear", "load", "done")]
