"""A view of Victory Day as lines of text, with rich's markup: the enemy above, the front between, you below."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from sandtable.drawing.markup import shown_width
from sandtable.drawing.table import TableDrawing
from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.games.victory_day.texts import letters, short_amounts, short_cost, short_stats
from sandtable.kernel.words import Speaker

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
TURNED_MARK = "↷"
"""Stands behind a turned unit, which is also dim: not every terminal shows that."""
WAVE_STEPS = ("declare", "respond", "counter", "damage", "raid", "loot", "tactical-window")
"""What is asked in the attack phase: of the hand only tactical cards matter then."""
MOST_SHORTENED = 2
AIMS = ("ordinary", "directed", "bomber", "intercepted", "escort", "guns", "blocker", "interceptor", "raider")


def draw_table(view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None) -> list[str]:
    """The table, shortened by degrees until it keeps to the height."""
    for shortened in range(MOST_SHORTENED + 1):
        lines = VictoryTable(view, speaker, width, shortened).lines()
        if height is None or len(lines) <= height:
            break
    return lines


class VictoryTable(TableDrawing[VictoryPack]):
    """Draws one view for one reader. Shortened once: of the hand, in a wave, only tactical cards are named; twice:
    both lines of a player stand side by side where they fit.
    """

    def __init__(self, view: dict[str, Any], speaker: Speaker, width: int, shortened: int) -> None:
        assert isinstance(speaker.pack, VictoryPack)
        super().__init__(view, speaker, speaker.pack, max(width, 40))
        self.letters = letters(speaker.phrase)
        self.shortened = shortened

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
        turn, name = self.counters["turn-number"], self.player_name(self.counters["active"])
        if turn == 0:
            return f"[bold]{say('before-first-turn')}[/] · {say('counter-first')}: {name}"
        return f"[bold]{say('counter-turn-number')} {turn}[/] · {name}"

    def player_name(self, seat: int) -> str:
        army = self.say("word-" + self.counters["army"][seat])
        return f"[bold]{self.seat(seat)}[/] ({army})"

    # -- a player -------------------------------------------------------------------------------------

    def player(self, seat: int, order: tuple[int, int]) -> list[str]:
        """One line of numbers, then both lines, the front towards the enemy."""
        say = self.speaker.phrase
        counts = []
        for zone in ("deck", "hand", "casualties"):
            counts.append(f"{say('zone-' + zone)} [bold]{self.zones[f'{zone}.{seat}']['count']}[/]")
        stock = self.resources(seat)
        head = self.flow(f"{self.player_name(seat)}  ", [*counts, f"{say('zone-resources')} {stock}"], " · ")
        without = self.flow(f"{self.player_name(seat)}  ", [*counts, stock], " · ")
        head = without if len(without) < len(head) else head  # the letters say it too
        lines = self.both_lines(seat, order)
        if self.zones[f"reserve.{seat}"]["count"]:
            lines += self.reserve(seat)
        return head + lines if order == (2, 1) else lines + head

    def both_lines(self, seat: int, order: tuple[int, int]) -> list[str]:
        rows = [self.line(seat, number) for number in order]
        if self.shortened == MOST_SHORTENED:
            side_by_side = "   ".join(row[0] for row in rows)
            if len(rows[0]) == len(rows[1]) == 1 and shown_width(side_by_side) <= self.width:
                return [side_by_side]
        return rows[0] + rows[1]

    def resources(self, seat: int) -> str:
        """Ready and all resource cards by kind: `D 2/4`."""
        cards = self.zones[f"resources.{seat}"]["cards"]
        parts = []
        for number, letter in enumerate(self.letters):
            of_kind = [card for card in cards if self.yields(card) == number]
            ready = sum("/" not in card for card in of_kind)
            extra = self.counters["extra"][seat][number]
            parts.append(f"{letter} [bold]{ready}[/]/{len(of_kind)}" + (f" [green]+{extra}[/]" if extra else ""))
        return "  ".join(parts)

    def yields(self, card: str) -> int:
        return self.pack.yields[self.pack.index[card.partition("/")[0]]]

    def line(self, seat: int, number: int) -> list[str]:
        cards = self.zones[f"line-{number}.{seat}"]["cards"]
        offset = 0 if number == 1 else len(self.zones[f"line-1.{seat}"]["cards"])
        units = [
            self.unit(seat, offset + at, f"{number}-{at + 1}", card) for at, card in enumerate(cards) if card != "-"
        ]
        return self.flow(f"[cyan]{self.say(f'zone-line-{number}')}[/] ", units or ["[dim]–[/]"], "  ")

    def reserve(self, seat: int) -> list[str]:
        names = [self.card(card) for card in self.zones[f"reserve.{seat}"]["cards"]]
        return self.flow(f"[cyan]{self.say('zone-reserve')}[/] ", names, ", ")

    def unit(self, seat: int, place: int, label: str, card: str) -> str:
        """`1-2 Tiger 5/5`, with what it does in the wave; a turned unit is dim and marked."""
        slug, _, flags = card.partition("/")
        stats = self.stats(slug, self.bonus("attack", seat, place), self.bonus("defence", seat, place))
        text = f"[yellow]{label}[/] {self.name(slug)} {stats}"
        if "turned" in flags:
            text = f"[dim]{label} {self.name(slug)} {stats} {TURNED_MARK}[/]"
        return text + self.role_mark(seat, place)

    def stats(self, slug: str, more_attack: int = 0, more_defence: int = 0) -> str:
        """Attack and defence, and for a bomber its bombs: `1/2/5`."""
        return short_stats(self.pack, self.pack.index[slug], more_attack, more_defence)

    def bonus(self, stat: str, seat: int, place: int) -> int:
        return int(self.counters[f"wave-{stat}"][seat][place] + self.counters[f"turn-{stat}"][seat][place])

    def role_mark(self, seat: int, place: int) -> str:
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
        for card in dict.fromkeys(card for card in cards if self.matters(card)):
            count = cards.count(card)
            names.append(self.card(card) + (f" ×{count}" if count > 1 else ""))
        if not all(self.matters(card) for card in cards):
            names.append("…")
        return self.flow(f"[cyan]{self.say('zone-hand')}[/] ", names or ["[dim]–[/]"], ", ")

    def matters(self, card: str) -> bool:
        """Need a card in hand be named now? Where room is short, in a wave, only tactical cards are."""
        asked = self.view["asked"]
        if self.shortened and asked and asked["step"] in WAVE_STEPS:
            return self.pack.sort[self.pack.index[card]] == n.sort.TACTICAL
        return True

    def card(self, card: str) -> str:
        """A card with its values and its cost: `Tiger 5/5 1D4F3U`."""
        slug = card.partition("/")[0]
        kind = self.pack.index[slug]
        price = short_cost(self.pack, kind, self.speaker.lang)
        stats = f" {self.stats(slug)}" if self.pack.sort[kind] == n.sort.UNIT else ""
        return f"{self.name(card)}{stats}" + (f" [dim]{price}[/]" if price else "")

    def battles(self) -> list[str]:
        """What is to pay; each conflict with the strength of each side and what falls to it; what breaks through."""
        made = []
        if self.planning():
            made.append(f"[green]{self.say('preview-' + self.view['asked']['step'])}:[/]")
        figures = self.view["figures"]
        sides = 0
        for figure, after in zip(figures, [*figures[1:], None]):
            if figure["id"] == "conflict-strength":
                needs = after if after and after["id"] == "conflict-needs" else None
                number = sides // 2 + 1  # each conflict has two sides
                sides += 1
                made += self.strength(f"{self.say('counter-conflict')} {number}", figure, needs)
            elif figure["id"] == "breakthrough-strength":
                made += self.strength(self.say(figure["id"]), figure, None)
            elif figure["id"] == "cost-due":
                parts = short_amounts([part["n"] for part in figure["parts"]], self.speaker.phrase)
                made.append(f"[red]{self.say('cost-due')}[/] [bold]{' '.join(parts)}[/]")
        return made

    def strength(self, what: str, figure: dict[str, Any], needs: dict[str, Any] | None) -> list[str]:
        """`Conflict 1 · Ann: Tiger 5 → T-34/85 can be destroyed, needs 3`."""
        terms = [f"{escape(self.speaker.say(part['message']))} {part['n']}" for part in figure["parts"]]
        sum_up = [terms[0], *(f"+ {term}" for term in terms[1:])]
        if len(terms) > 1:
            sum_up.append(f"= [bold]{figure['total']}[/]")
        head = f"[red]{what}[/] · [bold]{self.seat(figure['seat'])}[/]: "
        return self.flow(head, sum_up + (self.needs(needs) if needs else []), " ")

    def needs(self, figure: dict[str, Any]) -> list[str]:
        needs = [self.need(part) for part in figure["parts"]]
        return [f"→ {needs[0]}"] + [f"· {need}" for need in needs[1:]]

    def planning(self) -> bool:
        """Does the reader see what a draft would come to?"""
        shown = any(figure["id"] in ("conflict-strength", "breakthrough-strength") for figure in self.view["figures"])
        asked = self.view["asked"]
        return shown and asked["seat"] == self.view["seat"] and asked["step"] in ("declare", "respond")

    def need(self, part: dict[str, Any]) -> str:
        text = f"{escape(self.speaker.say(part['message']))} {part['n']}"
        return f"[dim]{text}[/]" if part["message"]["id"] == "need-holds" else text
