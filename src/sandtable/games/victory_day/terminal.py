"""A view of Victory Day as lines of text, with rich's markup: the enemy above, the front between, you below."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.markup import escape, render

from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.words import Speaker

LETTERS = {"en": ("D", "F", "U"), "uk": ("С", "З", "П")}
"""Depot, factory and fuel in one letter each."""
MARKS = {
    "ordinary": "⚔",
    "directed": "⚔",
    "bomber": "✈",
    "intercepted": "✈",
    "escort": "✈",
    "guns": "✚",
    "blocker": "⛨",
    "interceptor": "✈",
    "target": "◎",
    "spent": "◎",
    "through": "»",
    "raider": "»",
    "looter": "»",
    "marauder": "»",
    "stormed": "◎",
    "overrun": "◎",
}
AIMS = ("ordinary", "directed", "bomber", "intercepted", "escort", "guns", "blocker", "interceptor", "raider")


def draw_table(view: dict[str, Any], speaker: Speaker, width: int) -> list[str]:
    return Screen(view, speaker, width).lines()


class Screen:
    """Draws one view for one reader. A turned card is dim."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, width: int) -> None:
        assert isinstance(speaker.pack, VictoryPack)
        self.view = view
        self.speaker = speaker
        self.pack = speaker.pack
        self.width = max(width, 40)
        self.zones: dict[str, dict[str, Any]] = view["zones"]
        self.counters: dict[str, Any] = view["counters"]
        self.letters = LETTERS[speaker.lang]

    def lines(self) -> list[str]:
        me = self.view["seat"] or 0
        made = [self.clock()]
        made += self.player(1 - me, (2, 1))
        made.append("[dim]" + "─" * min(self.width, 72) + "[/]")
        made += self.player(me, (1, 2))
        made += self.hand(me)
        made += self.battles()
        return made

    def clock(self) -> str:
        say = self.speaker.phrase
        active = self.counters["active"]
        return f"[bold]{say('counter-turn-number')} {self.counters['turn-number']}[/] · {self.name(active)}"

    def name(self, seat: int) -> str:
        army = self.speaker.phrase("word-" + self.counters["army"][seat])
        return f"[bold]{escape(self.speaker.seat(seat))}[/] ({army})"

    # -- a player -------------------------------------------------------------------------------------

    def player(self, seat: int, order: tuple[int, int]) -> list[str]:
        """One line of numbers, then both lines, the front towards the enemy."""
        say = self.speaker.phrase
        counts = []
        for zone in ("deck", "hand", "casualties"):
            counts.append(f"{say('zone-' + zone)} [bold]{self.zones[f'{zone}.{seat}']['count']}[/]")
        head = self.flow(f"{self.name(seat)}  ", [*counts, self.resources(seat)], " · ")
        rows = [self.line(seat, number) for number in order]
        if self.zones[f"reserve.{seat}"]["count"]:
            rows.append(self.reserve(seat))
        lines = [line for row in rows for line in row]
        return head + lines if order == (2, 1) else lines + head

    def resources(self, seat: int) -> str:
        """Ready and all resource cards by kind: `D 2/4`."""
        cards = self.zones[f"resources.{seat}"]["cards"]
        parts = []
        for number, letter in enumerate(self.letters):
            of_kind = [card for card in cards if self.yields(card) == number]
            ready = sum("/" not in card for card in of_kind)
            extra = self.counters["extra"][seat][number]
            parts.append(f"{letter} [bold]{ready}[/]/{len(of_kind)}" + (f" [green]+{extra}[/]" if extra else ""))
        return f"{self.speaker.phrase('zone-resources')} {'  '.join(parts)}"

    def yields(self, card: str) -> int:
        return self.pack.yields[self.pack.index[card.partition("/")[0]]]

    def line(self, seat: int, number: int) -> list[str]:
        cards = self.zones[f"line-{number}.{seat}"]["cards"]
        offset = 0 if number == 1 else len(self.zones[f"line-1.{seat}"]["cards"])
        units = [
            self.unit(seat, offset + at, f"{number}-{at + 1}", card) for at, card in enumerate(cards) if card != "-"
        ]
        return self.flow(f"[cyan]{self.speaker.phrase(f'zone-line-{number}')}[/] ", units or ["[dim]–[/]"], "  ")

    def reserve(self, seat: int) -> list[str]:
        names = [self.card(card) for card in self.zones[f"reserve.{seat}"]["cards"]]
        return self.flow(f"[cyan]{self.speaker.phrase('zone-reserve')}[/] ", names, ", ")

    def unit(self, seat: int, place: int, label: str, card: str) -> str:
        """`1-2 Tiger 5/5`, with what it does in the wave; a turned unit is dim."""
        slug, _, flags = card.partition("/")
        kind = self.pack.index[slug]
        attack = self.pack.attack[kind] + self.bonus("attack", seat, place)
        defence = self.pack.defence[kind] + self.bonus("defence", seat, place)
        stats = f"{attack}/{defence}" + (f"/{self.pack.bombing[kind]}" if self.pack.bomber[kind] else "")
        text = f"[yellow]{label}[/] {escape(self.speaker.card(slug))} {stats}"
        if "turned" in flags:
            text = f"[dim]{label} {escape(self.speaker.card(slug))} {stats}[/]"
        return text + self.deed(seat, place)

    def bonus(self, stat: str, seat: int, place: int) -> int:
        return int(self.counters[f"wave-{stat}"][seat][place] + self.counters[f"turn-{stat}"][seat][place])

    def deed(self, seat: int, place: int) -> str:
        """The mark of a unit's role, and the place it is aimed at; what you plan is green."""
        role, goal = self.counters["role"][seat][place], self.counters["goal"][seat][place]
        colour = "red"
        planned = self.counters.get("plan-role")
        if planned and seat == self.view["seat"] and planned[place] != "idle":
            role, goal, colour = planned[place], self.counters["plan-goal"][place], "green"
        if role == "idle":
            return ""
        aim = self.place_label(goal) if role in AIMS and goal >= 0 else ""
        return f" [{colour}]{MARKS[role]}{aim}[/]"

    def place_label(self, place: int) -> str:
        front = len(self.zones["line-1.0"]["cards"])
        return f"1-{place + 1}" if place < front else f"2-{place - front + 1}"

    # -- your hand and the fight ----------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        if self.view["seat"] is None:
            return []
        cards = self.zones[f"hand.{seat}"]["cards"]
        names = []
        for card in dict.fromkeys(cards):
            count = cards.count(card)
            names.append(self.card(card) + (f" ×{count}" if count > 1 else ""))
        return self.flow(f"[cyan]{self.speaker.phrase('zone-hand')}[/] ", names or ["[dim]–[/]"], ", ")

    def card(self, card: str) -> str:
        """A card with its cost: `Tiger 1D 4F 3U`."""
        kind = self.pack.index[card.partition("/")[0]]
        cost = self.pack.cost[kind]
        numbers = (self.pack.cost_depots[cost], self.pack.cost_factories[cost], self.pack.cost_fuel[cost])
        price = "".join(f"{number}{letter}" for number, letter in zip(numbers, self.letters) if number)
        return f"{escape(self.speaker.card(card))}" + (f" [dim]{price}[/]" if price else "")

    def battles(self) -> list[str]:
        """What is to pay; each conflict with the strength of each side and what falls to it; what breaks through."""
        made = []
        if self.planning():
            made.append(f"[green]{self.speaker.phrase('preview-' + self.view['asked']['step'])}:[/]")
        for figure in self.view["figures"]:
            if figure["id"] in ("conflict-strength", "breakthrough-strength"):
                terms = [f"{escape(self.speaker.say(part['message']))} {part['n']}" for part in figure["parts"]]
                head = f"[red]{self.speaker.phrase(figure['id'])}[/] {self.name(figure['seat'])}: "
                made += self.flow(head, [*terms, f"= [bold]{figure['total']}[/]"], "  ")
            elif figure["id"] == "conflict-needs":
                made += self.flow("    → ", [self.need(part) for part in figure["parts"]], ", ")
            elif figure["id"] == "cost-due":
                parts = [f"{part['n']}{letter}" for part, letter in zip(figure["parts"], self.letters) if part["n"]]
                made.append(f"[red]{self.speaker.phrase('cost-due')}[/] [bold]{' '.join(parts)}[/]")
        return made

    def planning(self) -> bool:
        """Does the reader see what a choice in the making would come to?"""
        shown = any(figure["id"] in ("conflict-strength", "breakthrough-strength") for figure in self.view["figures"])
        asked = self.view["asked"]
        return shown and asked["seat"] == self.view["seat"] and asked["step"] in ("declare", "respond")

    def need(self, part: dict[str, Any]) -> str:
        text = f"{escape(self.speaker.say(part['message']))} {part['n']}"
        return f"[dim]{text}[/]" if part["message"]["id"] == "need-holds" else text

    def flow(self, head: str, parts: list[str], gap: str) -> list[str]:
        """Parts after a head, broken between parts where the line is full."""
        lines = []
        line, used = head, cell_len(render(head).plain)
        empty = True
        for part in parts:
            size = cell_len(render(part).plain)
            if not empty and used + cell_len(gap) + size > self.width:
                lines.append(line)
                line, used, empty = "    ", 4, True
            line += part if empty else gap + part
            used += size + (0 if empty else cell_len(gap))
            empty = False
        return [*lines, line]
