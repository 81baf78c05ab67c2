"""The rulebook for the page: its chapters, and its examples with what is seen in each of their pictures."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sandtable.kernel.examples import Example, examples
from sandtable.kernel.game import AnyGame
from sandtable.kernel.rulebook import chapters
from sandtable.server.game_bodies import ChapterInfo, RulePlace

encode = msgspec.json.Encoder().encode


@cache
def rulebook(game: AnyGame) -> bytes:
    """The rulebook of a game, as `Rulebook` says."""
    return encode(
        {
            "chapters": [
                ChapterInfo(
                    chapter.number,
                    [RulePlace(entry.rule, list(entry.rulings)) for entry in chapter.entries],
                    list(chapter.rulings),
                )
                for chapter in chapters(game)
            ],
            "examples": [example_info(example) for example in examples(game)],
        }
    )


def example_info(example: Example) -> dict[str, Any]:
    return {
        "name": example.name,
        "chapter": example.chapter,
        "rules": list(example.rules),
        "pictures": [
            {
                "words": example.message(picture),
                "numbers": picture.numbers,
                "show": list(picture.show),
                "view": match.view(example.seat),
            }
            for picture, match in example.played()
        ],
    }
