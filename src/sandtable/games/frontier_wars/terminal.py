"""A view of Frontier Wars as lines of text, with rich's markup: the map, the players, then your hand."""

from __future__ import annotations

import re
from collections import Counter
from textwrap import wrap
from typing import Any

from rich.markup import escape

from sandtable.drawing.markup import shown_width
from sandtable.drawing.table import TableDrawing
from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import FrontierPack, Sheet
from sandtable.games.frontier_wars.texts import sheet_lines
from sandtable.kernel.words import Speaker, in_language

COLOURS = ("bright_cyan", "bright_magenta", "bright_green", "bright_red")
MARKS = "●■▲◆"
"""The colour and the shape of each seat, the same as beside its name: a letter could be taken for a row of the map."""
ORDERS = {"attack": "red", "defense": "blue", "tactical": "green"}
"""The three kinds of orders in the colours of their backs."""
NARROW = 6
STEADY = 16
"""Columns of a tile where there is room: enough for nearly all troops, so that the map keeps its place."""
WIDE = 110
"""Columns from which there is room to keep one's faction sheet in sight."""


def draw_table(view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None) -> list[str] | None:
    """None if the view shows no map: then the general layout serves."""
    return FrontierTable(view, speaker, max(width, 40)).lines(height or 0) if view.get("board") else None


class FrontierTable(TableDrawing[FrontierPack]):
    """Draws one view for one reader."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, width: int) -> None:
        assert isinstance(speaker.pack, FrontierPack)
        super().__init__(view, speaker, speaker.pack, width)
        self.board: dict[str, Any] = view["board"]
        self.tiles: list[dict[str, Any]] = view["board"]["tiles"]

    def lines(self, height: int) -> list[str]:
        """The table; the sheets of the others too, where the height allows."""
        made = [self.clock(), *self.map_rows(), *self.battle_board(), *self.players()]
        made += self.own_cards() + self.sheets()
        rivals = self.rival_sheets()
        return made + rivals if len(made) + len(rivals) <= height else made

    def clock(self) -> str:
        """The operation, the round and what wins."""
        title = escape(in_language(self.board["operation"], self.speaker.lang))
        goals = {"points": self.board["points"], "research": self.board["research"]}
        text = self.say("term-round", n=self.counters["round"], **goals)
        return f"[bold]{title}[/] · {text}"

    # -- the map ------------------------------------------------------------------------------------

    def map_rows(self) -> list[str]:
        """One line for each row of tiles; every other row is shifted by half a tile."""
        texts = [self.tile(number) for number in range(len(self.tiles))]
        columns = [2 * tile["q"] + tile["r"] for tile in self.tiles]
        left = min(columns)
        wide = (max(columns) - left) // 2 + 1.5
        room = max(NARROW, int(self.width / wide))
        cell = min(room, max(STEADY, *(shown_width(text) + 2 for text in texts)))
        cell -= cell % 2
        rows: dict[int, str] = {}
        for tile, column, text in zip(self.tiles, columns, texts, strict=True):
            line = rows.get(tile["r"], "")
            rows[tile["r"]] = padded(line, (column - left) * cell // 2) + text
        return [rows[row] for row in sorted(rows)]

    def tile(self, number: int) -> str:
        """`c2A s2IT/gA`: name, kind, construction, and the units of each faction."""
        tile = self.tiles[number]
        if tile["kind"] == "water":
            return "[blue]~~~[/]"
        text = f"[dim]{tile['name']}[/]{self.ground(tile['kind'])}{self.construction(number)}"
        groups = [self.group(seat, number) for seat in range(self.view["seats"])]
        troops = "/".join(group for group in groups if group)
        fight = "[bold]![/]" if self.counters["pending"][number] or self.counters["battle"] == tile["name"] else ""
        return f"{text}{fight} {troops}" if troops else text + fight

    def ground(self, kind: str) -> str:
        return "·" if kind == "neutral" else f"[bold]{self.say('sign-' + kind)}[/]"

    def construction(self, number: int) -> str:
        """`H5` is a headquarters with its resistance, `F` a factory, `E` an encampment; `x` marks a ruin."""
        name = self.tiles[number]["name"]
        if name in self.counters["home"]:
            owner = self.counters["home"].index(name)
            holder = self.counters["flag"][number]
            sign = self.say("sign-headquarters")
            if holder < 0:
                return sign + self.say("sign-ruin")
            return self.held(holder, number, f"{sign}{self.counters['resistance'][owner]}")
        what = self.counters["building"][number]
        if what == "none":
            return ""
        sign = self.say(f"sign-{what}")
        if self.counters["ruined"][number]:
            return sign + self.say("sign-ruin")
        return self.held(self.counters["holder"][number], number, sign)

    def held(self, holder: int, number: int, sign: str) -> str:
        """A construction in the colour of its holder, with the mark too unless only the holder's troops stand there."""
        others = any(sum(self.units(seat, number)) for seat in range(self.view["seats"]) if seat != holder)
        alone = sum(self.units(holder, number)) and not others
        return self.coloured(holder, sign if alone else sign + MARKS[holder])

    def group(self, seat: int, number: int) -> str:
        text = self.letters(self.units(seat, number))
        if not text:
            return ""
        return self.coloured(seat, MARKS[seat] + text)

    # -- the battle -------------------------------------------------------------------------------------

    def battle_board(self) -> list[str]:
        """Who attacks when in the battle at hand: `3 ■A  2 ●2T  1 ●I ■2P`, as on the battle board of the box."""
        place = self.counters["battle"]
        if place == "none":
            return []
        steps: dict[int, list[str]] = {}
        for seat in range(self.view["seats"]):
            for initiative, letters in self.battle_order(seat).items():
                steps.setdefault(initiative, []).append(self.coloured(seat, MARKS[seat] + letters))
        columns = [f"[bold]{initiative}[/] {' '.join(steps[initiative])}" for initiative in sorted(steps, reverse=True)]
        order = self.counters["attached"]
        if order in self.pack.index:
            columns.append(self.name(order))
        return [self.say("term-battle", tile=place, order="  ".join(columns))]

    def battle_order(self, seat: int) -> dict[int, str]:
        """The units of a seat that have yet to attack, as letters, by initiative."""
        made: dict[int, str] = {}
        for figure in self.view["figures"]:
            if figure["id"] == "battle-order" and figure["seat"] == seat:
                for part in figure["parts"]:
                    said = part["message"]["args"]
                    initiative, unit = said["initiative"], said["unit"][1]
                    counts = [part["n"] if unit == name else 0 for name in n.UNIT_NAMES]
                    letters = self.letters(counts) or self.say("sign-headquarters")
                    made[initiative] = made.get(initiative, "") + letters
        return made

    # -- players and cards --------------------------------------------------------------------------

    def players(self) -> list[str]:
        """A line for each player in turn order, in short words where the screen is small."""
        order: list[int] = self.counters["turn-order"]
        made = [line for seat in order for line in self.player(seat, " · ", "")]
        if any(shown_width(line) > self.width for line in made):
            made = [line for seat in order for line in self.player(seat, "  ", "-short")]
        return made

    def player(self, seat: int, gap: str, short: str) -> list[str]:
        """Faction, points, medals, cards and reserve in a line; face-up cards below if they do not fit."""
        say = self.say
        faction = self.faction(seat)
        if faction == "none":
            return []
        head = self.coloured(seat, f"{MARKS[seat]} {say('word-' + faction)} · {self.seat(seat)}")
        if "none" in self.counters["faction"]:
            return [head]  # troops and cards come when all have chosen
        head = f"[dim]{1 + self.counters['turn-order'].index(seat)}[/] {head}"
        if self.counters["out"][seat]:
            return [f"{head} · {say('term-out')}"]
        if self.counters["active"] == seat:
            head = f"[bold]▶[/] {head}"
        parts = [
            say("term-points", n=f"[bold]{self.total('victory-points', seat)}[/]"),
            say(f"term-medals{short}", n=self.counters["medals"][seat]),
            say("term-cards", n=self.hand_count(seat), limit=self.total("hand-limit", seat)),
            say(f"term-research{short}", n=self.zones[f"research.{seat}"]["count"]),
        ]
        reserve = self.letters([self.total(f"reserve-{unit}", seat) for unit in n.UNIT_NAMES])
        if reserve:
            parts.append(f"[dim]{say(f'term-reserve{short}', units=reserve)}[/]")
        line = gap.join([head, *parts])
        face_up = self.zones[f"face-up.{seat}"]["cards"]
        if not face_up:
            return [line]
        shown = say("term-face-up", cards=self.cards(face_up))
        return [line + gap + shown] if shown_width(line + gap + shown) <= self.width else [line, "  " + shown]

    def hand_count(self, seat: int) -> str:
        """How many cards somebody holds; of others, where there is room, `2+0+1`: attack, defense, tactical orders."""
        zone = self.zones[f"hand.{seat}"]
        if seat == self.view["seat"] or self.width < WIDE or not zone["count"]:
            return str(zone["count"])
        backs = Counter(self.order(card) for card in zone["cards"])
        return "+".join(f"[{colour}]{backs[order]}[/]" for order, colour in ORDERS.items())

    def own_cards(self) -> list[str]:
        """The hand and the research of the reader, and an order that waits for its battle."""
        made: list[str] = []
        say = self.say
        waiting = self.zones["pending-order"]["cards"]
        if waiting:
            made.append(say("term-waiting", card=self.speaker.card(waiting[0])))
        seat = self.view["seat"]
        if seat is None:
            return made
        hand = self.zones[f"hand.{seat}"]["cards"]
        made += self.wrapped(f"[bold]{say('term-hand')}[/] {self.by_order(hand)}")
        research = self.zones[f"research.{seat}"]["cards"]
        if research:
            points = self.total("research-points", seat)
            made += self.wrapped(say("term-own-research", points=points, cards=self.cards(research)))
        return made

    def by_order(self, hand: list[str]) -> str:
        """A hand with what each card is: attack, defense or tactical order."""
        parts = []
        for order, colour in ORDERS.items():
            cards = [card for card in hand if self.order(card) == order]
            if cards:
                parts.append(f"[{colour}]{self.say('term-' + order)}[/] {self.cards(cards)}")
        return "; ".join(parts) or "—"

    def order(self, card: str) -> str:
        """Which of the three kinds of orders a card is; a hidden one shows it by its back."""
        return card[1:] if card.startswith("?") else self.pack.back_names[self.pack.backs[self.pack.index[card]]]

    def cards(self, cards: list[str]) -> str:
        """Names with research values, equal cards once with their number."""
        made = []
        for card, count in Counter(cards).items():
            worth = self.pack.research[self.pack.index[card]]
            times = f" ×{count}" if count > 1 else ""
            made.append(f"{self.name(card)} [dim]{worth}[/]{times}")
        return ", ".join(made) or "—"

    def sheets(self) -> list[str]:
        """While factions are chosen the sheets and what the signs mean; later one's own sheet in its moment."""
        seat = self.view["seat"]
        asked = self.view["asked"]["step"] if self.view["asked"] else ""
        if asked == "choose-faction":
            free = [faction for faction in n.FACTIONS if faction not in self.counters["faction"]]
            made = [self.outline(faction) for faction in free] + [self.say("legend")]
            return self.small(made)
        if seat is None or self.faction(seat) == "none" or self.counters["out"][seat]:
            return []
        own = self.skills(self.faction(seat))
        if asked == "skill-window":
            return self.small(own[1:])
        return self.small(own) if self.width >= WIDE or self.counters["round"] < 2 else []

    def rival_sheets(self) -> list[str]:
        """What the others can do, for whoever has the own sheet in sight."""
        seat = self.view["seat"]
        if seat is None or self.width < WIDE or self.faction(seat) == "none" or self.counters["out"][seat]:
            return []
        rivals = [other for other in range(self.view["seats"]) if other != seat and not self.counters["out"][other]]
        factions = [self.faction(rival) for rival in rivals if self.faction(rival) != "none"]
        return self.small([self.about("term-sheet", faction) for faction in factions])

    def skills(self, faction: str) -> list[str]:
        """A faction's skill and its special skill."""
        return sheet_lines(self.pack, n.SIDES.index(self.board["side"]), n.FACTIONS.index(faction), self.say)

    def outline(self, faction: str) -> str:
        """A faction with what it begins with and its skills."""
        sheet = self.sheet(faction)
        return self.about("term-start", faction, units=self.letters(sheet.troops), cards=sheet.cards)

    def about(self, message: str, faction: str, **values: Any) -> str:
        """A message about a faction that tells its skills."""
        skill, special = self.skills(faction)
        return self.say(message, faction=self.say(f"word-{faction}"), skill=skill, special=special, **values)

    def small(self, texts: list[str]) -> list[str]:
        """Sentences in small print, broken into lines."""
        lines = [line for text in texts for line in wrap(text, self.width, subsequent_indent="  ")]
        return [f"[dim]{escape(line)}[/]" for line in lines]

    # -- small things -------------------------------------------------------------------------------

    def wrapped(self, text: str) -> list[str]:
        """A list of cards in lines, broken after a comma or a semicolon."""
        return self.flow("", re.split("(?<=[,;]) ", text), " ")

    def units(self, seat: int, number: int) -> list[int]:
        """How many units of each type a seat has on a tile."""
        return list(self.counters["units"][seat][4 * number : 4 * number + 4])

    def letters(self, counts: list[int]) -> str:
        """`2IT` is two infantry and a tank."""
        pairs = [(count, self.say(f"sign-{unit}")) for unit, count in zip(n.UNIT_NAMES, counts, strict=True) if count]
        return "".join(f"{count if count > 1 else ''}{sign}" for count, sign in pairs)

    def sheet(self, faction: str) -> Sheet:
        return self.pack.sheets[n.SIDES.index(self.board["side"])][n.FACTIONS.index(faction)]

    def faction(self, seat: int) -> str:
        return str(self.counters["faction"][seat])

    def coloured(self, seat: int, text: str) -> str:
        if seat < 0 or self.faction(seat) == "none":
            return text
        colour = "white" if self.counters["out"][seat] else COLOURS[seat]
        return f"[{colour}]{text}[/]"


def padded(line: str, column: int) -> str:
    """Fill up to a column; texts that run into each other keep one space."""
    return line + " " * max(column - shown_width(line), 1 if line else column)
