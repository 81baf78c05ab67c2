"""A view of AFU as lines of text, with rich's markup: the shared table, the rival, then your front."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from sandtable.drawing.table import TableDrawing
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.effects import EFFECTS
from sandtable.games.afu.shorthand import in_short, numbers
from sandtable.games.afu.texts import comma_list, strength
from sandtable.kernel.words import Speaker

COLUMNS = 3
WIDE = 110


def draw_table(view: dict[str, Any], speaker: Speaker, width: int, height: int | None = None) -> list[str]:
    return AfuTable(view, speaker, width).lines()


class AfuTable(TableDrawing[AfuPack]):
    """Draws one view for one reader."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, width: int) -> None:
        assert isinstance(speaker.pack, AfuPack)
        super().__init__(view, speaker, speaker.pack, max(width, 60))
        self.figures = {(figure["id"], figure["seat"]): figure for figure in view["figures"]}

    def lines(self) -> list[str]:
        me = self.view["seat"]
        seats = list(range(self.view["seats"]))
        if me is not None:
            seats = [seat for seat in seats if seat != me] + [me]
        made = [*self.clock(), *self.market(), *self.objective()]
        for seat in seats:
            mine = seat == me
            made += self.player(seat, mine)
            if mine or seat == self.view["to_act"] or me is None:
                made += self.front(seat)
        return made + (self.hand(me) + self.hospital(me) + self.goals(me) if me is not None else [])

    # -- the shared table -------------------------------------------------------------------------------

    def clock(self) -> list[str]:
        say = self.say
        phase = say("word-" + self.counters["phase"])
        head = f"[bold]{say('counter-round')} {self.counters['round']}[/] · {phase}"
        items = [f"{say('zone-panic-stack')} [bold red]{self.zones['panic-stack']['count']}[/]"]
        if self.zones["event-deck"]["count"]:
            items.append(f"{say('zone-event-deck')} {self.zones['event-deck']['count']}")
        if self.zones["captured"]["count"]:
            items.append(f"{say('zone-captured')} [bold red]{self.zones['captured']['count']}[/]")
        if self.view["seats"] > 1:
            items.append(self.named(say("counter-first"), self.seat(self.counters["first"])))
        if self.zones["events-now"]["cards"]:
            items.append(comma_list(say, [self.event(card) for card in self.zones["events-now"]["cards"]]))
        return self.flow(head + " · ", items, " · ")

    def event(self, card: str) -> str:
        effect = EFFECTS[self.pack.effect[self.pack.index[card]]].word
        return self.say("short-noted", name=self.name(card), note=self.say(f"word-{effect}"))

    def market(self) -> list[str]:
        """The display by space, International Aid, and the card that comes next; while it sells, what each card is.

        On a narrow screen only then.
        """
        asked = self.view["asked"]
        sells = asked is not None and asked["step"] in ("buy", "panic-icon")
        if self.width < WIDE and not sells:
            return []
        cards = [(str(space), card) for space, card in enumerate(self.zones["display"]["cards"], 1) if card != "-"]
        if self.zones["aid"]["count"]:
            cards.append((f"×{self.zones['aid']['count']}", self.zones["aid"]["cards"][0]))
        following = []
        if self.zones["afu-deck"]["count"]:
            following.append(f"[dim]→ {self.name(self.zones['afu-deck']['cards'][-1])}[/]")
        if not sells:
            return self.flow(self.title("display"), [self.priced(*card) for card in cards] + following, " · ")
        made = self.flow(self.title("display"), following, "")
        for where, card in cards:
            made += self.flow("  ", [self.priced(where, card), *self.details(card)], " ")
        return made

    def objective(self) -> list[str]:
        pile = self.zones["objectives"]["cards"]
        if not pile:
            return []
        kind = self.pack.index[pile[-1]]
        side = "defense" if self.pack.requires[kind] else "attack"
        needs = f"{self.say('cell-needs')} [bold]{self.say(f'short-{side}', n=self.pack.needs[kind])}[/]"
        points = f"[yellow]{self.say('short-vp', n=self.pack.points[kind])}[/]"
        items = [f"[bold]{self.name(pile[-1])}[/]", needs, points]
        if len(pile) > 1:
            items.append(f"[dim]+{len(pile) - 1}[/]")
        offers = self.zones["enemy-offer"]["cards"] if ("enemy-offer", None) in self.figures else []
        for card in offers:
            items.append(self.named(self.say("zone-enemy-offer"), self.stats(card)))
        for (name, _), figure in self.figures.items():
            if name == "bid" or (name == "paid" and figure["parts"]):
                sum_so_far = f"{self.say(name)} [bold]{figure['total']}[/]"
                if self.view["seats"] > 1:
                    sum_so_far = self.say("short-noted", name=sum_so_far, note=self.seat(figure["seat"]))
                items.append(sum_so_far)
        return self.flow(self.title("objectives"), items, " · ")

    # -- a player ---------------------------------------------------------------------------------------

    def player(self, seat: int, mine: bool) -> list[str]:
        counts = []
        for zone in ("hand", "deck", "discard", "hospital", "trophies", "invader-deck"):
            if zone != "hand" or not mine:
                counts.append(f"{self.say('zone-' + zone)} {self.zones[f'{zone}.{seat}']['count']}")
        score = self.figures["score", seat]["total"]
        points = self.counters["points"][seat]
        head = f"[bold]{self.seat(seat)}[/] [bold yellow]{self.say('short-vp', n=score)}[/]"
        if points:
            head += f" [bold green]{self.say('short-budget', n=points)}[/]"
        made = self.flow(head + " ", [f"[dim]{count}[/]" for count in counts], " · ")
        spent = self.zones[f"spent.{seat}"]["cards"]
        if spent:
            made += self.flow("  " + self.title("spent"), [self.name(card) for card in spent], ", ")
        return made

    def front(self, seat: int) -> list[str]:
        """Three columns side by side: Invaders above, the own cards below, with the sums of both."""
        attack = self.zones[f"attack-row.{seat}"]["cards"]
        if not any(card != "-" for card in attack):
            return []
        made = []
        rows = (("invader-support", "dim"), ("attack-row", "red"), ("defense-row", "cyan"), ("support-row", "dim cyan"))
        for zone, style in rows:
            cards = self.zones[f"{zone}.{seat}"]["cards"]
            if zone in ("attack-row", "defense-row") or any(card != "-" for card in cards):
                made.append(self.row([self.cell(card) for card in cards], style))
        for line in (self.strike, self.blow, self.support_lost):
            cells = [line(seat, column) for column in range(1, COLUMNS + 1)]
            if any(cells):
                made.append(self.row(cells, "bold cyan" if line == self.strike else "bold red"))
        return made

    def strike(self, seat: int, column: int) -> str:
        """The own attack: `▲A6+≥D2+ falls 6.5`."""
        fate = self.figures.get((f"destroyed-{column}", seat))
        if fate is None:
            enemy = self.zones[f"attack-row.{seat}"]["cards"][column - 1]
            panic = self.figures.get(("panic-ahead", seat))
            if panic is None or enemy == "-":
                return ""
            calms = [part for part in panic["parts"] if part["message"]["id"] == "panic-calm"]
            nth = sum(part["message"]["args"].get("n", 0) < column for part in panic["parts"] if part["n"] > 0)
            if nth < len(calms):
                return self.ruled(self.say("cell-calmed"), calms[nth]["rules"])
            return self.ruled(self.say("cell-open"), panic["rules"])
        sums = self.compared("▲", (f"own-attack-{column}", seat), (f"invader-defense-{column}", seat))
        return self.verdict(sums, fate["parts"][0], "cell-destroyed", "cell-kept")

    def blow(self, seat: int, column: int) -> str:
        """The Invader's attack: `▼A4+<D6+ holds 6.9`."""
        fate = self.figures.get((f"lost-{column}", seat))
        if fate is None:
            return ""
        sums = self.compared("▼", (f"invader-attack-{column}", seat), (f"own-defense-{column}", seat))
        return self.verdict(sums, fate["parts"][0], "cell-lost", "cell-held")

    def support_lost(self, seat: int, column: int) -> str:
        """A support card that falls though its front card may stand."""
        fate = self.figures.get((f"lost-{column}", seat))
        if fate is None or len(fate["parts"]) < 2 or not fate["parts"][1]["n"]:
            return ""
        return self.ruled(self.say("cell-support"), fate["parts"][1]["rules"])

    def compared(self, arrow: str, attack: tuple[str, int], defense: tuple[str, int]) -> str:
        """Attack against defense; nothing once the battle is fought."""
        if attack not in self.figures or defense not in self.figures:
            return arrow
        by, whom = self.figures[attack], self.figures[defense]
        sign = "≥" if by["total"] >= whom["total"] else "<"
        return arrow + self.sum_of("attack", by) + sign + self.sum_of("defense", whom)

    def sum_of(self, side: str, figure: dict[str, Any]) -> str:
        enhanced = any(part["message"]["id"] == "part-enhanced" for part in figure["parts"])
        return strength(self.say, f"short-{side}", figure["total"], enhanced)

    def verdict(self, sums: str, part: dict[str, Any], falls: str, stands: str) -> str:
        word = self.say(falls if part["n"] else stands)
        return self.ruled(f"{sums} {word}", part["rules"])

    def ruled(self, text: str, rules: list[str]) -> str:
        """With the rules behind it, as many as have room; `why 6.5` tells them in full."""
        for rule in rules:
            longer = f"{text} {rule.removeprefix('AFU-')}"
            if cell_len(longer) <= self.column_width():
                text = longer
        return text

    def column_width(self) -> int:
        return (self.width - 4) // COLUMNS - 2

    def row(self, cells: list[str], style: str) -> str:
        size = self.column_width()
        return "  " + "".join(f"[{style}]{escape(fitted(cell, size))}[/]  " for cell in cells)

    def hand(self, seat: int) -> list[str]:
        cards = Counter(self.zones[f"hand.{seat}"]["cards"] + self.zones[f"fresh.{seat}"]["cards"])
        made = [self.title("hand")] if cards else []
        for card, count in cards.items():
            name = self.name(card) + (f" ×{count}" if count > 1 else "")
            made += self.flow("  ", [f"[cyan]{name}[/]", *self.details(card)], " ")
        scouted = self.zones[f"scouted.{seat}"]["cards"]
        if scouted:
            made += self.flow(self.title("scouted"), [escape(self.stats(card)) for card in scouted], " · ")
        secret = self.zones[f"secret.{seat}"]["cards"]
        if self.view["asked"] is not None and self.view["asked"]["step"] == "keep-secret":
            for card in secret:
                made += self.flow("  ", [self.named(self.name(card), self.goal(card))], "")
        return made

    def hospital(self, seat: int) -> list[str]:
        """What each card is that can be taken from the Hospital."""
        asked = self.view["asked"]
        if asked is None or asked["step"] != "recover" or self.view["to_act"] != seat:
            return []
        made = [self.title("hospital")]
        for card in [item["action"].partition(" ")[2] for item in self.view["actions"]]:
            made += self.flow("  ", [self.name(card), *self.details(card)], " ")
        return made

    def goals(self, seat: int) -> list[str]:
        """How far the achievements are: what is counted against what is wanted."""
        items = []
        for part in self.figures["score", seat]["parts"]:
            if part["message"]["id"] in ("score-achievement", "score-shared", "score-secret"):
                points = self.say("short-vp", n=part["message"]["args"]["points"])
                text = escape(f"{self.speaker.say(part['message'])} {points}")
                items.append(f"[yellow]{text}[/]" if part["n"] else f"[dim]{text}[/]")
        return self.flow(self.title("achievements"), items, " · ") if items else []

    def goal(self, card: str) -> str:
        texts = self.speaker.game.presentation.card_text(self.pack, self.pack.index[card], self.speaker.lang)
        return escape(" ".join(texts))

    # -- small things -------------------------------------------------------------------------------------

    def stats(self, card: str) -> str:
        """Name and numbers of a unit or an Invader: `Tank Battalion A3+ D3+ R2`."""
        slug = card.partition("/")[0]
        if slug not in self.pack.index:
            return self.speaker.card(card)
        return " ".join([self.speaker.card(slug), *numbers(self.pack, self.pack.index[slug], self.say)])

    def details(self, card: str) -> list[str]:
        """Numbers, symbols, badge and bonus of a unit, if it can be seen."""
        slug = card.partition("/")[0]
        if slug not in self.pack.index:
            return []
        short = in_short(self.pack, self.pack.index[slug], self.say)
        return [escape(short)] if short else []

    def cell(self, card: str) -> str:
        """Numbers first, so that a narrow column cuts the name and not them."""
        if card == "-":
            return "·"
        name = self.speaker.card(card.partition("/")[0])
        return f"{self.stats(card)[len(name) :].strip()} {name}"

    def priced(self, where: str, card: str) -> str:
        return f"[dim]{where}[/] {self.name(card)} [green]{self.pack.cost[self.pack.index[card]]}[/]"

    def named(self, name: str, value: str) -> str:
        return self.say("short-named", name=name, value=value)


def fitted(text: str, size: int) -> str:
    """A text as wide as its column; what is cut ends with a sign of it."""
    return set_cell_size(text, size - 1) + "…" if cell_len(text) > size else set_cell_size(text, size)
