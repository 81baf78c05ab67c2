"""A lesson at the terminal: the position, the words beside it, and what is typed."""

from __future__ import annotations

from rich.text import Text

from sandtable.kernel.lessons import BUTTON, COUNTER, PROMPT, SEAT, TILE, course
from sandtable.kernel.teaching import MISSED, PLAYING, REACHED, Teaching
from sandtable.tui import progress, reasons
from sandtable.tui.desk import Desk
from sandtable.tui.reading import Reader
from sandtable.tui.screen import Screen
from sandtable.tui.sentences import mark
from sandtable.tui.words import Words

ROOM = 6
"""Lines for what the lesson says around the table."""


class LessonSession:
    """One lesson, until its goal is reached or the pupil leaves."""

    def __init__(self, teaching: Teaching, screen: Screen, reader: Reader, lang: str) -> None:
        self.teaching = teaching
        self.screen = screen
        self.reader = reader
        self.words = Words(lang)
        self.lesson = teaching.lesson
        self.speaker = teaching.match.speaker(lang)
        self.since = 0
        """Where the log stood before the last choice."""
        self.shown = ""
        """The choice that was made for the pupil just now, in a sentence."""

    def desk(self) -> Desk:
        return Desk(self.teaching.match, self.speaker, self.words, self.lesson.pupil, self.since)

    def run(self) -> bool:
        """Play it. True if the goal was reached."""
        try:
            while self.teaching.status != REACHED:
                self.draw()
                while not self.answer(self.reader.read("> ", self.completions).strip()):
                    pass
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.say(self.words("lesson-left", game=self.lesson.game.name, number=self.lesson.number))
            return False
        self.finish()
        return True

    # -- on the screen ------------------------------------------------------------------------------

    def draw(self) -> None:
        self.screen.fresh()
        lesson = self.lesson
        head = self.words(
            "lesson-head",
            game=lesson.game.title(self.words.lang),
            number=lesson.number,
            last=len(course(lesson.game)),
            title=self.speaker.phrase(lesson.title),
        )
        self.screen.say(head, style="bold")
        self.screen.say(self.words("lesson-goal", goal=self.speaker.phrase(lesson.message("goal"))))
        said = self.screen.fitted(self.said())
        self.desk().draw(self.screen, ROOM + len(said))
        self.screen.show(said)

    def said(self) -> list[Text]:
        """What the lesson says now, after the thing that it speaks of."""
        text = self.speaker.phrase(self.teaching.said)
        if self.teaching.status == MISSED:
            return [Text(text, style="bold red"), Text(self.words("lesson-missed-now"), style="cyan")]
        where = self.place(self.teaching.moment.at)
        lines = [Text.assemble((f"► {where}: ", "bold cyan"), (text, "cyan")) if where else Text(text, style="cyan")]
        if self.shown:
            lines.insert(0, Text(self.shown, style="cyan"))
        if not self.teaching.moves:
            lines.append(Text(self.words("lesson-how"), style="dim"))
        return lines

    def place(self, at: str) -> str:
        """The thing that the words speak of, by name."""
        place, _, what = at.partition(" ")
        if place in (PROMPT, BUTTON):
            return ""
        namer = self.desk().namer
        if place == COUNTER:
            return namer.phrase(f"counter-{what}", what)
        if place == TILE:
            return what
        if place == SEAT:
            return self.speaker.seat(int(what))
        zone = namer.zone_name(place.partition(".")[0])
        return f"{zone}, {namer.card(what)}" if what else zone

    def finish(self) -> None:
        """What was learnt, and what comes next."""
        game = self.lesson.game
        desk = self.desk()
        self.screen.fresh()
        desk.draw(self.screen, ROOM)
        learnt = self.speaker.phrase(self.teaching.said)
        self.screen.say(self.words("lesson-learnt", text=learnt), style="bold green")
        self.screen.say(self.words("lesson-rules", rules=" ".join(self.lesson.rules)), style="dim")
        progress.keep(game.name, progress.learnt(game.name) | {self.lesson.name})
        following = self.lesson.number + 1
        if following <= len(course(game)):
            self.screen.say(self.words("lesson-next", game=game.name, number=following))
        else:
            self.screen.say(self.words("lesson-last", game=game.name))

    # -- what is typed ------------------------------------------------------------------------------

    def answer(self, line: str) -> bool:
        """Do what a line says. True if the position has changed, so that it is shown again."""
        word, _, rest = line.partition(" ")
        command = next((name for name in COMMANDS if word.casefold() in self.words.typed(f"typed-{name}")), "")
        desk = self.desk()
        if self.teaching.status == PLAYING:
            found = desk.choices.find(line) if line else []
            if not line and desk.choices.by_enter:
                found = [desk.choices.by_enter]
            if len(found) == 1 and (not command or line == found[0].notation):
                return self.play(found[0].notation)
        if command == "quit":
            raise Leave
        if command == "again":
            return self.go_on(self.teaching.again())
        if command == "show":
            return self.show_next()
        if command == "hint":
            self.screen.say(self.speaker.phrase(self.lesson.message("hint")), style="cyan")
        elif command == "card" and rest:
            self.screen.page(reasons.card_lines(rest, desk), self.reader, self.words("more"))
        elif command == "why":
            lines = reasons.answer(rest, desk) if rest else reasons.all_reasons(desk)
            self.screen.page(lines, self.reader, self.words("more"))
        elif self.teaching.status == MISSED:
            self.screen.say(self.words("lesson-missed-now"), style="cyan")
        else:
            self.screen.say(self.words("lesson-unknown", text=line))
        return False

    def play(self, action: str) -> bool:
        self.since = mark(self.teaching.match)
        self.shown = ""
        self.teaching.play(action)
        return True

    def show_next(self) -> bool:
        """Make the next choice of the lesson's own way, and say which it was."""
        self.go_on(self.teaching.again())
        action = self.teaching.next
        found = self.desk().choices.find(action)
        said = self.words("lesson-shown", choice=found[0].sentence if found else action)
        self.play(action)
        self.shown = said
        return True

    def go_on(self, teaching: Teaching) -> bool:
        self.teaching = teaching
        self.since, self.shown = 0, ""
        return True

    def completions(self, line: str) -> list[str]:
        """What Tab offers: the choices by sentence."""
        typed = line.casefold()
        sentences = [choice.sentence for choice in self.desk().choices.all]
        return sorted(sentence for sentence in sentences if sentence.casefold().startswith(typed))


class Leave(Exception):
    """The pupil gets up."""


COMMANDS = ("hint", "again", "show", "quit", "card", "why")
