"""An evening at the terminal table: who is asked, what they see, what they type, until the game is over."""

from __future__ import annotations

from rich.text import Text

import sandtable
from sandtable.kernel.asking import choice_of, view_for
from sandtable.kernel.course import UNDO
from sandtable.kernel.preparation import stated
from sandtable.kernel.prepared import prepare
from sandtable.kernel.registry import default_bot
from sandtable.kernel.words import explained
from sandtable.tui import commands, saves
from sandtable.tui.choices import Choice, how_often, is_number, means, meant
from sandtable.tui.coach import Coach
from sandtable.tui.commands import Leave
from sandtable.tui.desk import Desk
from sandtable.tui.reading import Reader, nothing
from sandtable.tui.screen import Screen
from sandtable.tui.sentences import Teller, first_sentence, mark
from sandtable.tui.sheet import sheet_lines
from sandtable.tui.words import Words
from sandtable.tui.workshop import Workshop

YES, SWAP, NO = "yes", "swap", "no"
"""Answers; each may be typed in any language, or as its first letter."""
BELOW_THE_SHEET = 3
"""Lines that say where the record is."""


class Session:
    """The table in play. `holder` is the person before the screen, None if nobody has taken it yet."""

    def __init__(self, table: saves.Table, screen: Screen, reader: Reader, lang: str, coach: bool = False) -> None:
        self.screen = screen
        self.coach = Coach(coach)
        self.reader = reader
        self.ahead: list[str] = []
        """Choices typed in one line that are still to be made."""
        self.meant_for: str | None = None
        """The phase that they were typed for; None where the last one ended a phase, or nothing is typed ahead."""
        self.words = Words(lang)
        self.sit_down(table)

    def sit_down(self, table: saves.Table) -> None:
        """Take places at a table, a new one or one that was left."""
        bots = {seat: one.bot(seat) for seat, one in enumerate(table.players) if not one.human}
        self.bots: dict[int, sandtable.Bot] = bots  # made first: one that fails leaves everything as it was
        self.table = table
        self.match = table.match
        self.find_people()
        humans = [seat for seat, player in enumerate(table.players) if player.human]
        self.viewer = humans[0] if len(humans) == 1 else None
        """Whose eyes what everybody may read is told for: those of the only person, else a spectator's."""
        self.holder = self.viewer
        self.marks = [first_sentence(self.match) if self.match.number == 0 else 0] * self.match.seats
        """For each seat, where the log stood when it last moved."""
        self.actors = self.match.actors()
        """Who made each choice that was not taken back."""
        self.interrupts = 0
        self.set_language(self.words.lang)

    def find_people(self) -> None:
        """The seats where a person chooses. Somebody who has given up only watches; a bot plays on for them."""
        gone = self.match.resigned
        self.people = [seat for seat, player in enumerate(self.table.players) if player.human and seat not in gone]

    @property
    def alone(self) -> bool:
        """Does one person play, with nobody but bots? Who has given up may still be looking on."""
        return sum(player.human for player in self.table.players) == 1

    def set_language(self, lang: str) -> None:
        self.words = Words(lang)
        names = [player.called(seat, self.words) for seat, player in enumerate(self.table.players)]
        self.speaker = self.match.speaker(lang, names)

    def desk(self) -> Desk:
        """What the person before the screen may see now."""
        return self.desk_of(self.holder)

    def desk_of(self, seat: int | None) -> Desk:
        since = 0 if seat is None else self.marks[seat]
        return Desk(self.match, self.speaker, self.words, seat, since)

    # -- the course of the evening ------------------------------------------------------------------

    def run(self) -> None:
        """Play one game after another, until nobody wants another one or somebody leaves."""
        try:
            while True:
                shown_only = self.match.to_act is None
                self.play_game()
                if shown_only or not self.play_again():
                    return
        except (Leave, EOFError, KeyboardInterrupt):
            self.say_where()

    def play_game(self) -> None:
        self.greet()
        while self.match.to_act is not None:
            if self.match.to_act in self.people:
                self.ask_person(self.match.to_act)
            else:
                self.ask_bot(self.match.to_act)
        self.finish()

    def play_again(self) -> bool:
        """Sit down to the next game, everybody one seat further, if the people want one."""
        if not any(player.human for player in self.table.players):
            return False
        answer = self.ask_again()
        if answer == NO:
            return False
        match, pack = self.match, self.table.pack
        players = [*self.table.players[-1:], *self.table.players[:-1]]
        options = match.game.next_options(match.state, match.options, answer == SWAP)
        wish, _ = stated(match.lines)
        if wish and match.game.preparation is not None:
            before = match.game.preparation.before(options)
            prepared = prepare(match.game.name, wish, seats=match.seats, pack=pack, **before)
            table = Workshop(
                saves.unprepared_table(prepared, players, pack), self.screen, self.reader, self.words.lang
            ).run()
            if table is None:
                return False
            self.sit_down(table)
            return True
        again = sandtable.new(match.game.name, seats=match.seats, pack=pack, **options)
        self.sit_down(saves.new_table(again, players, pack))
        return True

    def ask_again(self) -> str:
        """Another game: yes, no, or where players keep sides with sides swapped."""
        sides = self.match.game.sides
        try:
            return self.choose("ask-again-sides" if sides else "ask-again", (YES, SWAP, NO) if sides else (YES, NO))
        except EOFError:
            return NO

    def greet(self) -> None:
        """What this is, who plays, how to choose."""
        game = self.match.game
        about = self.speaker.phrase("about") if self.speaker.phrase.has("about") else ""
        lines = [Text(f"{game.title(self.words.lang)}. {about}".rstrip(), style="bold")]
        lines += self.desk().who_plays(self.table.players)
        lines.append(Text(self.words("how-to"), style="dim"))
        waiting = [path for path in saves.unfinished(game.name) if path != self.table.path]
        if waiting and self.match.number == 0:
            lines.append(Text(self.words("unfinished", count=len(waiting)), style="yellow"))
        lines += self.new_rules()
        self.screen.show(lines)
        self.greeting = len(self.screen.fitted(lines))
        """How many lines the greeting takes above the first table."""
        self.greeted = False

    def new_rules(self) -> list[Text]:
        """What became of a game that was begun by older rules; nothing if it was not."""
        dropped = self.table.dropped
        return [] if dropped is None else [Text(self.words("new-rules", dropped=dropped), style="yellow")]

    def ask_person(self, seat: int) -> None:
        """Show the table to a person and read until the position has changed."""
        self.screen.hurry = False
        if self.holder != seat:
            self.draw_curtain(seat)
        self.draw()
        self.coach.speak(self)
        while not self.answer(self.next_choice()):
            self.leave_out_the_rest()

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one screen: nothing is shown until the next one says so."""
        if self.greeted:
            self.screen.curtain()
        self.reader.forget()
        self.ahead.clear()
        self.holder = None
        self.reader.read(self.words("curtain", name=self.speaker.seat(seat)) + " ", nothing)
        self.holder = seat

    def draw(self) -> None:
        """The table as the person before it may see it. The greeting stays above the first one."""
        if self.greeted:
            self.screen.fresh()
        self.desk().draw(self.screen, 0 if self.greeted else self.greeting)
        self.greeted = True

    def next_choice(self) -> str:
        """What was typed; a line may hold several choices, `move b3 infantry; to c4`."""
        if not self.ahead:
            line = self.read_line()
            self.ahead = [part.strip() for part in line.split(";") if part.strip()] or [""]
            self.meant_for = None
        return self.ahead.pop(0)

    def leave_out_the_rest(self, why: str = "left-out") -> None:
        """What is left of a line was meant for another position."""
        if self.ahead:
            self.screen.say(self.words(why, rest="; ".join(self.ahead)))
            self.ahead.clear()

    def read_line(self) -> str:
        """A line from the person; Ctrl-C once says how to leave, twice leaves."""
        while True:
            try:
                line = self.reader.read("> ", self.completions)
                self.interrupts = 0
                return line.strip()
            except KeyboardInterrupt:
                self.interrupts += 1
                if self.interrupts > 1:
                    raise Leave from None
                self.screen.console.print()
                self.screen.say(self.words("interrupted"))

    def agreed(self, question: str) -> bool:
        """Yes or no, asked until it is one of them; Enter and Ctrl-C are no."""
        return self.choose(question, (YES, NO)) == YES

    def choose(self, question: str, answers: tuple[str, ...]) -> str:
        """One of these answers, asked until it is one of them; Enter and Ctrl-C are no."""
        while True:
            try:
                said = self.reader.read(self.words(question) + " ", nothing).strip()
            except KeyboardInterrupt:
                return NO
            if not said:
                return NO
            for answer in answers:
                if said.casefold() in self.words.typed(f"typed-{answer}"):
                    return answer
            self.screen.say(self.words("yes-or-no" if len(answers) == 2 else "one-of-these", text=said))

    def ask_bot(self, seat: int) -> None:
        """Let a bot move, and tell what the people may see of it, a sentence at a time."""
        self.leave_out_the_rest()
        before = mark(self.match)
        self.play(self.bot_action(seat))
        if self.people and self.screen.fast:
            return  # they will read it above their next choice
        desk = self.desk_of(self.viewer)
        for told in Teller(self.match, desk.namer).since(before):
            self.screen.show([desk.told_line(told, self.screen.width)])
            if not told.minor:
                self.screen.pause()

    def bot_action(self, seat: int) -> int:
        """What the bot of a seat chooses. If it cannot, that is said, and the usual bot chooses in its place."""
        player = self.table.players[seat]
        if seat not in self.bots:  # for somebody who has given up
            self.bots[seat] = sandtable.bot(default_bot(), seed=seat)
        try:
            return self.thought_of(seat, self.bots[seat], default_bot() if player.human else player.kind)
        except sandtable.Error as error:
            if player.human or player.kind == default_bot():
                raise
            self.screen.say(explained(error, self.words.lang))
            return self.thought_of(seat, sandtable.bot(default_bot(), seed=seat), default_bot())

    def thought_of(self, seat: int, bot: sandtable.Bot, name: str) -> int:
        view = view_for(bot, self.match, seat)
        if not self.screen.live:
            return choice_of(bot, name, view)
        with self.screen.console.status(self.words("thinking", name=self.speaker.seat(seat))):
            return choice_of(bot, name, view)

    def finish(self) -> None:
        """The last position, the score sheet, and where the record is."""
        result = self.match.result
        assert result is not None
        self.screen.fresh()
        desk = self.desk_of(self.viewer)
        sheet = sheet_lines(self.match, result, desk.namer, self.screen.width)
        desk.draw(self.screen, len(sheet) + BELOW_THE_SHEET)
        self.screen.show(sheet)
        self.coach.remark(self)
        self.screen.say(self.words("coached") if self.coach.used else "")
        taken_back = self.match.lines.count(UNDO)
        self.screen.say(self.words("taken-back-often", n=taken_back) if taken_back else "")
        self.screen.say(self.words("record-kept"))
        self.screen.path(self.table.path)

    def say_where(self) -> None:
        """On leaving: the game is not lost."""
        if self.match.number:
            self.screen.say(self.words("kept"))
            self.screen.path(self.table.path)
        else:
            self.screen.say(self.words("nothing-kept"))

    # -- what a person can do -----------------------------------------------------------------------

    def answer(self, line: str) -> bool:
        """Do what a line says. True if the position has changed, so that the table is shown again."""
        assert self.holder is not None
        desk = self.desk()
        if not line and desk.choices.by_enter:
            self.marks[self.holder] = mark(self.match)
            self.play_usual(desk.choices.by_enter)
            return True
        if not line:
            self.screen.say(self.words("empty"))
            return False
        command, argument = commands.find(line, self.words)
        found, times = desk.choices.find(line), 1
        if not found:  # a sentence may itself end in ×2
            line, times = how_often(line, self.words.typed("typed-times"))
            found = desk.choices.find(line)
        exact = len(found) == 1 and found[0].is_meant_by(line)
        if not found and command is None:
            command, argument = commands.find_beginning(line, self.words)
        if command is not None and not exact:
            return command.run(self, argument)
        if len(found) == 1 and not exact and self.came_too_late(line, found[0], desk):
            self.ahead.insert(0, line)
            self.leave_out_the_rest("step-over")
            return False
        if len(found) == 1:
            self.meant_for = None if found[0].alone else desk.view.get("phase")
            self.marks[self.holder] = mark(self.match)
            self.play_often(found[0].notation, times)
            self.pass_over_what_is_done()
            return True
        if found:
            self.screen.say(self.words("ambiguous", text=line, count=len(found)))
            self.screen.page(desk.list_choices(found, self.screen.width), self.reader, self.words("more"))
        else:
            self.screen.say(self.refusal(line, desk))
        return False

    def pass_over_what_is_done(self) -> None:
        """Leave out what was typed ahead for a choice that made itself, because there was no other."""
        for seat, action in self.match.events.by_themselves:
            if self.ahead and seat == self.holder and self.is_done(self.ahead[0], action):
                self.ahead.pop(0)

    def is_done(self, line: str, action: int) -> bool:
        """Does a line mean this action that was made by itself? In part only if it is nothing else now."""
        desk = self.desk()
        if is_number(line) or commands.find(line, self.words)[0]:
            return False
        return means(line, action, self.match, desk.namer, in_part=not desk.choices.find(line))

    def came_too_late(self, line: str, choice: Choice, desk: Desk) -> bool:
        """Was `end`, or a number, typed ahead for a phase that is over without it? It would end the next one."""
        return self.meant_for not in (None, desk.view.get("phase")) and (choice.alone or is_number(line))

    def refusal(self, line: str, desk: Desk) -> str:
        """Why a line is not a choice now, in a sentence."""
        if is_number(line.lstrip("-")):
            return self.words("no-number", number=line, last=len(desk.choices.all))
        reasons = set(self.match.why_not(meant(line, self.match, desk.namer)))
        if len(reasons) != 1:
            return self.words("no-choice", text=line)
        reason, rules = reasons.pop()
        said = self.speaker.phrase(reason)
        return " ".join([said[:1].upper() + said[1:], *(f"[{rule}]" for rule in rules)])

    def play_usual(self, choice: Choice) -> None:
        """What Enter takes; a usual choice in several parts, such as a payment, is taken whole."""
        self.play(choice.notation)
        while choice.usual and self.match.to_act == self.holder:
            more = self.desk().choices.by_enter
            if more is None or not more.usual:
                return
            choice = more
            self.play(choice.notation)

    def play_often(self, notation: str, times: int) -> None:
        """The same choice again, as long as the same person has it."""
        self.play(notation)
        action = self.match.parse(notation)
        for _ in range(times - 1):
            if self.match.to_act != self.holder or action not in self.match.legal_actions():
                return
            self.play(notation)

    def play(self, action: int | str) -> None:
        """Play and keep the game: what was shown as done is on disk."""
        assert self.match.to_act is not None
        looked = self.coach.look(self, self.match.to_act)
        self.actors.append(self.match.to_act)
        self.match.play(action)
        self.keep()
        self.coach.judge(self, looked, action if isinstance(action, str) else self.match.describe(action))

    def keep(self) -> None:
        try:
            saves.keep(self.table)
        except OSError as error:
            self.screen.say(self.words("not-kept", why=saves.reason(error)), style="yellow")

    def completions(self, line: str) -> list[str]:
        """What Tab offers: commands, and choices by sentence, or by notation where no sentence begins so."""
        choices = self.desk().choices
        typed = line.casefold()
        sentences = [choice.sentence for choice in choices.all if choice.sentence.casefold().startswith(typed)]
        notations = [choice.notation for choice in choices.all if choice.notation.startswith(typed)]
        typable = [text for text in commands.completions(self, line) if text.casefold().startswith(typed)]
        offered = {*(sentences or notations), *typable}
        if not offered:  # a word from its middle, if it can mean only one choice
            found = choices.find(line)
            offered = {choice.sentence for choice in found} if len(found) == 1 else set()
        return sorted(offered)
