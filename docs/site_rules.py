"""Writes the rulebooks as pages of the site: `python -m docs.site_rules FOLDER`, one for each game and language.

Pictures of examples that lie in the folder, as `python -m tests.web.rule_pictures FOLDER` makes them, are shown;
without them an example is told in its sentences.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import sandtable
from sandtable.kernel.examples import Example, examples
from sandtable.kernel.game import AnyGame
from sandtable.kernel.rulebook import chapters, heading
from sandtable.kernel.words import ENGLISH, languages, translator

GAMES = ("victory-day", "barbarossa", "afu", "frontier-wars")
MARKS = re.compile(r"([\\`*_\[\]<>])")


def page_name(game: AnyGame, lang: str) -> str:
    return f"{game.name}.md" if lang == ENGLISH else f"{game.name}.{lang}.md"


def plain(text: str) -> str:
    """A text that says in Markdown what it says."""
    return MARKS.sub(r"\\\1", text)


def rulebook_page(game: AnyGame, lang: str, folder: Path) -> str:
    """The rulebook of a game in Markdown. Every rule and every chapter has its address."""
    known = game.rules(lang)
    lines = [f"# {plain(game.title(lang))}", "", plain(game.credits(lang)), ""]
    for chapter in chapters(game):
        lines += [f"## {chapter.number}. {plain(heading(game, chapter, lang))} {{ #chapter-{chapter.number} }}", ""]
        for entry in chapter.entries:
            lines += rule_lines(entry.rule, known[entry.rule])
            for ruling in entry.rulings:
                lines += rule_lines(ruling, known[ruling], "> ")
        for ruling in chapter.rulings:
            lines += rule_lines(ruling, known[ruling], "> ")
        for example in examples(game):
            if example.chapter == chapter.number:
                lines += example_lines(example, lang, folder)
    return "\n".join(lines)


def rule_lines(rule: str, text: str, before: str = "") -> list[str]:
    return [f"{before}**[{rule}](#{rule})** {plain(text)}", f"{before}{{: #{rule} }}", ""]


def example_lines(example: Example, lang: str, folder: Path) -> list[str]:
    title = plain(translator(lang, example.game.folder)(example.title))
    lines = [f"### {title} {{ #example-{example.name} }}", ""]
    for picture in example.pictures:
        name = f"{example.game.name}-{lang}-{example.message(picture)}.png"
        caption = plain(example.caption(picture, lang))
        if (folder / name).is_file():
            lines += [f"![{title}]({name})", ""]
        lines += [caption, ""]
    return [*lines, ", ".join(f"[{rule}](#{rule})" for rule in example.rules), ""]


def write_pages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        game = sandtable.game(name)
        for lang in languages():
            (folder / page_name(game, lang)).write_text(rulebook_page(game, lang, folder), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
