"""What can be typed besides a choice. Each command is one function; it says whether the position has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

import sandtable
from sandtable.kernel.coaching import advisor, reason
from sandtable.kernel.record import FIRST_LINE
from sandtable.kernel.registry import bot_title
from sandtable.kernel.words import in_language, languages
from sandtable.tui import reasons, saves
from sandtable.tui.choices import is_number
from sandtable.tui.sentences import Teller, mark
from sandtable.tui.words import Words

if TYPE_CHECKING:
    from sandtable.tui.session import Session

HINT_SEED = 1


class Leave(Exception):
    """The players get up from the table."""


@dataclass(frozen=True)
class Command:
    """A word to type, what it does, and what may follow it."""

    name: str
    run: Callable[[Session, str], bool]
    follow: Callable[[Session], list[str]]
    also: tuple[str, ...] = ()


def find(line: str, words: Words) -> tuple[Command | None, str]:
    """The command that a line begins with, in English or in the language of the screen, and the rest of the line."""
    first, _, rest = line.partition(" ")
    for command in COMMANDS:
        if first.casefold() in (command.name, *command.also, words(f"command-{command.name}")):
            return command, rest.strip()
    return None, ""


def find_beginning(line: str, words: Words) -> tuple[Command | None, str]:
    """The only command whose name begins like the line, if there is just one."""
    first, _, rest = line.partition(" ")
    names = {name: command for command in COMMANDS for name in (command.name, words(f"command-{command.name}"))}
    found = {command for name, command in names.items() if name.startswith(first.casefold())}
    return (found.pop(), rest.strip()) if len(found) == 1 else (None, "")


def completions(session: Session, line: str) -> list[str]:
    """Commands that a line can become, with what may follow them."""
    texts = []
    for command in COMMANDS:
        for name in {command.name, session.words(f"command-{command.name}")}:
            texts.append(name)
            if line.casefold().startswith(name + " "):
                texts += [f"{name} {word}" for word in command.follow(session)]
    return texts


# -- what follows a command, for Tab ----------------------------------------------------------------


def no_words(session: Session) -> list[str]:
    return []


def language_names(session: Session) -> list[str]:
    return list(languages())


def card_names(session: Session) -> list[str]:
    pack = session.match.pack
    return pack.slugs + [in_language(names, session.words.lang) for names in pack.names]


def waiting_games(session: Session) -> list[str]:
    return [str(path) for path in saves.unfinished()]


# -- the commands -----------------------------------------------------------------------------------


def show_help(session: Session, argument: str) -> bool:
    words = session.words
    lines = [Text(words("help-choose")), Text()]
    for command in COMMANDS:
        typed = words(f"help-{command.name}-typed", languages=" | ".join(languages()))
        lines.append(Text.assemble((f"  {typed:<22}", "bold yellow"), words(f"help-{command.name}")))
    lines += [Text(), Text(words("help-keys"), style="dim")]
    if session.speaker.phrase.has("legend"):
        lines.append(Text(session.speaker.phrase("legend"), style="dim"))
    session.screen.page(lines, session.reader, words("more"))
    return False


def show_table(session: Session, argument: str) -> bool:
    session.draw()
    return False


def look(session: Session, argument: str) -> bool:
    """Every zone in full, or those whose name begins so."""
    layout = session.desk().layout(full=True)
    rows = layout.zones_named(argument) if argument else layout.table_rows()
    lines = [line for row in rows for line in session.screen.flow(row.parts, row.gap)]
    if not lines:
        session.screen.say(session.words("look-unknown", text=argument, zones=", ".join(zone_names(session))))
    session.screen.page(lines, session.reader, session.words("more"))
    return False


def zone_names(session: Session) -> list[str]:
    namer = session.desk().namer
    return [namer.zone_name(row.name) for row in session.match.schema.zones]


def list_all(session: Session, argument: str) -> bool:
    desk = session.desk()
    lines = desk.list_choices(desk.choices.all, session.screen.width)
    session.screen.page(lines, session.reader, session.words("more"))
    return False


def undo(session: Session, argument: str) -> bool:
    """Take back your last choice. What others have seen goes back only if they agree; among bots everything does."""
    refused = session.match.undo_refused
    back = choices_back(session)
    if refused is not None and not (back and session.alone):
        session.screen.say(session.speaker.say(refused))
        if not back or not session.agreed("ask-take-back"):
            return False
    for _ in range(max(back, 1)):
        session.match.take_back()
        if session.actors:
            session.actors.pop()
    session.keep()
    assert session.holder is not None
    session.marks[session.holder] = min(session.marks[session.holder], mark(session.match))
    return True


def choices_back(session: Session) -> int:
    """How many choices go back with your last one: where all others are bots, also theirs since; 0 if none may."""
    actors = session.actors
    if session.holder not in actors or (len(session.people) > 1 and actors[-1] != session.holder):
        return 0
    return actors[::-1].index(session.holder) + 1


def why(session: Session, argument: str) -> bool:
    desk = session.desk()
    lines = reasons.answer(argument, desk) if argument else reasons.all_reasons(desk)
    session.screen.page(lines, session.reader, session.words("more"))
    return False


def why_words(session: Session) -> list[str]:
    desk = session.desk()
    return list(session.match.game.rules("en")) + reasons.figure_names(desk)


def show_log(session: Session, argument: str) -> bool:
    desk = session.desk()
    lines = [desk.told_line(told, session.screen.width) for told in Teller(session.match, desk.namer).since(0)]
    if is_number(argument) and len(argument) < 5:
        lines = lines[-int(argument) :] if int(argument) else []
    session.screen.page(lines, session.reader, session.words("more"))
    return False


def show_card(session: Session, argument: str) -> bool:
    session.screen.page(reasons.card_lines(argument, session.desk()), session.reader, session.words("more"))
    return False


def forecast(session: Session, argument: str) -> bool:
    """What the rules foretell, as far as the seat can know."""
    session.screen.page(reasons.forecast_lines(argument, session.desk()), session.reader, session.words("more"))
    return False


def hint(session: Session, argument: str) -> bool:
    """What a bot would choose; one that tells what it thinks says the chance to win, and what comes next to it."""
    assert session.holder is not None
    view = session.match.seat_view(session.holder, seed=session.match.number)
    name = advisor()
    bot = sandtable.bot(name, seed=HINT_SEED)
    called = bot_title(name, session.words.lang)
    if not isinstance(bot, sandtable.Thinker):
        said = sentence_of(session, session.match.describe(bot.choose(view)))
        session.screen.say(session.words("hinted", bot=called, choice=said))
        return False
    thoughts = bot.think(view)
    said = sentence_of(session, thoughts.action)
    chance = round(100 * thoughts.chances[view.seat])
    session.screen.say(session.words("hinted-chance", bot=called, choice=said, chance=chance))
    other = next((line for line in thoughts.lines if line.actions[0] != thoughts.action), None)
    if other is not None and thoughts.simulations:
        less = round(100 * max(0.0, other.behind))
        other_said = sentence_of(session, other.actions[0])
        session.screen.say(session.words("hinted-next", choice=other_said, less=less, sure=round(100 * thoughts.sure)))
        why = reason(view, thoughts.lines[0], other)
        if why is not None:
            session.screen.say(session.speaker.say(why))
    return False


def switch_coach(session: Session, argument: str) -> bool:
    """The coach, on or off; between people there is none."""
    if not session.alone:
        session.screen.say(session.words("coach-people"))
        return False
    session.coach.switch(not session.coach.on)
    session.screen.say(session.words("coach-on" if session.coach.on else "coach-off"))
    session.coach.speak(session)
    return False


def think(session: Session, argument: str) -> bool:
    """What to think about now."""
    if session.alone:
        session.coach.think(session)
    else:
        session.screen.say(session.words("coach-people"))
    return False


def sentence_of(session: Session, action: str) -> str:
    """An action as the list of choices shows it, with its number."""
    for choice in session.desk().choices.all:
        if choice.notation == action:
            return f"{choice.number} {choice.sentence}"
    return action


def change_language(session: Session, argument: str) -> bool:
    if argument not in languages():
        other = next(lang for lang in languages() if lang != session.words.lang)
        session.screen.say(session.words("no-language", languages=", ".join(languages()), example=other))
        return False
    session.set_language(argument)
    session.draw()
    return False


def save(session: Session, argument: str) -> bool:
    if not argument:
        session.screen.say(session.words("save-where"))
        session.screen.path(session.table.path)
        return False
    if write_file(session, argument, session.match.record(), FIRST_LINE):
        session.screen.say(session.words("saved", path=argument))
    return False


def write_file(session: Session, name: str, text: str, first: str) -> bool:
    """Write a file that a person named; one that holds something else is left alone."""
    try:
        path = Path(name).expanduser()
        if path.exists() and not path.read_bytes().startswith(first.encode()):
            session.screen.say(session.words("save-other", path=name))
            return False
        saves.write(path, text)
    except (OSError, ValueError, RuntimeError) as error:  # a byte 0 in the name; ~ of a user that does not exist
        session.screen.say(session.words("save-failed", path=name, why=saves.reason(error)))
        return False
    return True


def show_position(session: Session, argument: str) -> bool:
    """The position as the seat knows it: what is hidden from it is dealt at random, and said to be."""
    text = session.match.determinize(session.holder, session.match.number).position()
    if argument:
        if write_file(session, argument, text, "game: "):
            session.screen.say(session.words("position-saved", path=argument))
        return False
    session.screen.say(session.words("position-note"), style="dim")
    session.screen.page([Text(line) for line in text.splitlines()], session.reader, session.words("more"))
    return False


def resume(session: Session, argument: str) -> bool:
    """Take up another game; this one is kept."""
    waiting = [path for path in saves.unfinished() if path != session.table.path]
    if not argument and not waiting:
        session.screen.say(session.words("nothing-waits"))
        return False
    try:
        session.sit_down(saves.load(argument or str(waiting[0])))
    except sandtable.Error as error:
        session.screen.say(session.words("cannot-resume", why=error))
        return False
    session.screen.show(session.new_rules())
    return True


def give_up(session: Session, argument: str) -> bool:
    """Resign, after a second thought. A game with others goes on without you."""
    assert session.holder is not None
    if not session.agreed("ask-resign"):
        session.screen.say(session.words("not-resigned"))
        return False
    session.match.resign(session.holder)
    session.find_people()
    session.keep()
    return True


def leave(session: Session, argument: str) -> bool:
    """Get up at once: the game is on disk, and goes on from there."""
    raise Leave


COMMANDS = (
    Command("help", show_help, no_words, ("?", "h")),
    Command("table", show_table, no_words, ("map",)),
    Command("look", look, zone_names),
    Command("choices", list_all, no_words),
    Command("undo", undo, no_words),
    Command("why", why, why_words),
    Command("card", show_card, card_names, ("cards",)),
    Command("log", show_log, no_words),
    Command("forecast", forecast, no_words),
    Command("hint", hint, no_words),
    Command("think", think, no_words),
    Command("coach", switch_coach, no_words),
    Command("lang", change_language, language_names),
    Command("position", show_position, no_words),
    Command("save", save, no_words),
    Command("resume", resume, waiting_games),
    Command("resign", give_up, no_words),
    Command("quit", leave, no_words, ("exit", "q")),
)
