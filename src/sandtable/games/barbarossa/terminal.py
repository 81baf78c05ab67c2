"""A view of Barbarossa as lines of text, with rich's markup: the Field, the rivals, then you."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sandtable.drawing.markup import flow
from sandtable.drawing.table import TableDrawing
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.kernel.words import Speaker

NEXT_CITIES = 4
"""So many Cities are named; their order is public, but a screen is narrow."""
FEW = 3
"""A deck on sale with so few cards left shows their number."""


SHORT_RIVALS, SHORT_FIELD, SHORT_SHOP = 1, 2, 3
"""What is left out, one after the other, where the screen is low: the cards of rivals beyond a line; Cities and decks
beyond a line; of the cards on sale, those furthest from what the supplies reach."""


def draw_table(view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None) -> list[str]:
    table = BarbarossaTable(view, speaker, width)
    made = table.lines()
    while height is not None and len(made) > height and table.spare < SHORT_SHOP:
        table.spare += 1
        made = table.lines(height)
    return made


MORE = " …"


class BarbarossaTable(TableDrawing[BarbarossaPack]):
    """Draws one view for one reader."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, width: int) -> None:
        assert isinstance(speaker.pack, BarbarossaPack)
        super().__init__(view, speaker, speaker.pack, max(width, 40))
        self.spare = 0
        """How much is left out for want of room."""

    def lines(self, height: int = 0) -> list[str]:
        above = [*self.clock(), *self.targets()]
        below = self.battle()
        shop = self.shop() if self.counters["phase"] == "reinforcement" else []
        if self.spare >= SHORT_SHOP:
            shop = cut(shop, max(0, height - len(above) - len(below)))
        return above + shop + below

    def battle(self) -> list[str]:
        """The attack under way and all players, you last."""
        made = []
        if self.counters["target"] != "none":
            made += self.attack()
        me = self.view["seat"]
        seats = list(range(self.view["seats"]))
        if me is not None:
            seats = seats[me + 1 :] + seats[: me + 1]
        for seat in seats:
            made += self.player(seat, seat == me)
        return made

    # -- common things --------------------------------------------------------------------------------

    def clock(self) -> list[str]:
        """Round, phase, and the points of the player in turn."""
        say = self.speaker.phrase
        counters = self.counters
        head = f"[bold]{say('counter-round')} {counters['round']}[/] · {self.seat(counters['active'])}"
        phase = f"{say('counter-phase')}: {say('word-' + counters['phase'])}"
        points = [f"{say('word-' + name)} [bold]{counters[name]}[/]" for name in ("op", "sp", "rp", "bp")]
        return self.flow(f"{head} · {phase}  ", points, "  ")

    def targets(self) -> list[str]:
        """What can be attacked: the Cities in their order, Hills and Positions; and how many EVENTs wait."""
        pack = self.pack
        cities = self.zones["city-deck"]["cards"][::-1]
        shown = [self.objective(slug) for slug in cities[:NEXT_CITIES]]
        if len(cities) > NEXT_CITIES:
            shown.append(f"+{len(cities) - NEXT_CITIES}")
        short = self.spare >= SHORT_FIELD
        made = self.flow(self.title("city-deck"), shown, " → ", short)
        stock = self.zones["field"]["stock"]
        heaps = []
        for kind in (pack.hill, pack.position):
            slug = pack.slugs[kind]
            heaps.append(f"{self.objective(slug)} ×{stock.get(slug, 0)}")
        aids = self.zones["aid-deck"]["cards"]
        if aids:
            heaps.append(f"{self.title('aid-deck')}{self.priced(aids[-1])} [dim]({len(aids)})[/]")
        heaps.append(f"{self.title('event-deck')}{self.zones['event-deck']['count']}")
        return made + self.flow("", heaps, " · ", short)

    def shop(self) -> list[str]:
        """Everything on sale by price, cheapest first; what you can pay is bright, what runs out has its number.
        In short the best that you can pay comes first."""
        stock = self.zones["field"]["stock"]
        prices: dict[int, list[str]] = {}
        for kind in self.pack.piles:
            left = stock.get(self.pack.slugs[kind], 0)
            if left:
                name = self.name(self.pack.slugs[kind]) + (f" ×{left}" if left <= FEW else "")
                prices.setdefault(self.pack.buy[kind], []).append(name)
        order = sorted(prices)
        if self.spare >= SHORT_SHOP:
            order.sort(key=lambda price: (not self.payable(price), -price if self.payable(price) else price))
        items = []
        for price in order:
            *others, last = prices[price]
            names = [*(f"{name}," for name in others), last + ("" if price == order[-1] else " ·")]
            names[0] = f"[cyan]{price}[/] {names[0]}"
            items += names if self.payable(price) else [f"[dim]{name}[/]" for name in names]
        room = self.width - (len(MORE) if self.spare >= SHORT_SHOP else 0)  # a line that is the last ends in a sign
        return flow(self.title("field"), items, " ", room)

    def attack(self) -> list[str]:
        """The sum of the attack under way."""
        for figure in self.view["figures"]:
            if figure["id"] == "occupying-cost":
                terms = [f"{self.speaker.say(part['message'])} {part['n']:+d}" for part in figure["parts"]]
                total = f"= [bold]{self.say('points-bp', n=figure['total'])}[/]"
                return self.flow(f"[bold red]{self.say('occupying-cost')}[/] ", [*terms, total], "  ")
        return []

    # -- players --------------------------------------------------------------------------------------

    def player(self, seat: int, mine: bool) -> list[str]:
        """One line of numbers, then the cards that lie open, and to their owner the hand."""
        counts = [
            f"{self.say('zone-' + zone)} {self.zones[f'{zone}.{seat}']['count']}"
            for zone in ("hand", "deck", "discard")
        ]
        head = f"[bold]{self.seat(seat)}[/] [bold yellow]{self.worth(self.total('score', seat))}[/]"
        made = self.flow(head + " ", [f"[dim]{' · '.join(counts)}[/]"], "  ")
        for zone in ("deployed", "playing", *(("hand",) if mine else ())):
            cards = self.zones[f"{zone}.{seat}"]["cards"]
            if cards:
                short = self.spare >= SHORT_RIVALS and not mine
                made += self.flow("  " + self.title(zone), self.grouped(cards), ", ", short)
        return made

    def grouped(self, cards: list[str]) -> list[str]:
        """Equal cards once, with their number; fatigued ones dim."""
        made = []
        for card, count in Counter(cards).items():
            slug, _, states = card.partition("/")
            name = self.name(slug)
            worth = self.pack.vp[self.pack.index[slug]]
            text = name + (f" ×{count}" if count > 1 else "") + (f" [yellow]{worth:+d}[/]" if worth else "")
            made.append(f"[dim]{text} ↷[/]" if "fatigued" in states else text)
        return made

    # -- small things ---------------------------------------------------------------------------------

    def worth(self, points: int) -> str:
        return self.say("points-vp", n=points)

    def objective(self, slug: str) -> str:
        """Name, Occupying Cost and VP."""
        kind = self.pack.index[slug]
        return f"{self.name(slug)} [red]{self.pack.occupy[kind]}[/][dim]/{self.worth(self.pack.vp[kind])}[/]"

    def priced(self, slug: str) -> str:
        """Name and price; dim if the points of the player in turn do not reach."""
        price = self.pack.buy[self.pack.index[slug]]
        text = f"{self.name(slug)} [cyan]{price}[/]"
        return text if self.payable(price) or self.counters["phase"] != "reinforcement" else f"[dim]{text}[/]"

    def payable(self, price: int) -> bool:
        return bool(price <= self.counters["sp"] and self.counters["rp"] > 0)


def cut(lines: list[str], most: int) -> list[str]:
    """The first lines, ending in a sign that there is more."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1] + MORE] if most else []
