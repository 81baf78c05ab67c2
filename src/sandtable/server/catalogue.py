"""What a front end needs to know about the games: words, rules, cards, zones, options. It never changes."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from sandtable import __version__
from sandtable.kernel.game import AnyGame
from sandtable.kernel.lesson import lesson_path
from sandtable.kernel.options import Option
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import COMMON
from sandtable.kernel.registry import bot_names, check_options, game_names, load_pack
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.words import ENGLISH, languages, rule_texts, sources
from sandtable.server import speech
from sandtable.server.bodies import (
    CardInfo,
    Catalogue,
    CounterInfo,
    GameDetails,
    GameInfo,
    OptionInfo,
    VerbInfo,
    ZoneInfo,
)
from sandtable.server.shapes import Words

encode = msgspec.json.Encoder().encode


@cache
def playable() -> tuple[str, ...]:
    """The games that load. A broken package of a stranger must not keep the others from being played."""
    found = []
    for name in game_names():
        try:
            load_pack(game_named(name), None)
            found.append(name)
        except Exception:
            logging.getLogger("sandtable.server").exception("the game %s does not load", name)
    return tuple(found)


@cache
def catalogue() -> bytes:
    """The games and bots that are installed."""
    games = [game_info(game_named(name)) for name in playable()]
    words = {lang: "\n".join(sources((speech.FOLDER,), lang)) for lang in languages()}
    return encode(Catalogue(__version__, list(languages()), games, list(bot_names()), words))


@lru_cache(maxsize=32)
def details(name: str, folder: str) -> bytes:
    """Everything about one game with the pack in a folder."""
    return encode(game_details(game_named(name), folder))


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        title={lang: game.title(lang) for lang in languages()},
        credits={lang: game.credits(lang) for lang in languages()},
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        rules_version=game.version,
        lesson=lesson_path(game).is_file(),
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        option.name, option.default, list(option.choices), option.low, option.high, option.free, option.needs
    )


def game_details(game: AnyGame, folder: str) -> GameDetails:
    pack = game.read_pack(Path(folder))
    seats = min(game.seats)
    options = check_options(game, pack, seats, {})
    schema = game.schema(pack, seats, options)
    standard = game.standard_under(Path(folder))
    files = game.pack_files(Path(folder)).files
    return GameDetails(
        info=game_info(game),
        words={lang: "\n".join(sources((game.folder,), lang)) for lang in languages()},
        rules=rules_of(game),
        cards=[card_info(game, pack, kind, files) for kind in range(pack.size)],
        extra={**extra(files, pack), **folders(standard)},
        card_states=list(schema.card_states),
        zones=[ZoneInfo(row.name, row.layout, row.faces, row.per_seat, row.places) for row in schema.zones],
        counters=[
            CounterInfo(row.name, row.size, row.per_seat, row.of) for row in schema.counters if row.seen != "inner"
        ],
        verbs=[
            VerbInfo(verb.name, [domain.stands_for for domain in verb.domains])
            for verb in game.action_space(pack, seats, options).verbs
        ],
        endings=list(game.endings),
        phases=list(game.phases),
    )


def rules_of(game: AnyGame) -> dict[str, Words]:
    """Every rule by id, in all languages."""
    texts = {lang: rule_texts(game.folder, lang) for lang in languages()}
    return {rule: {lang: texts[lang][rule] for lang in texts} for rule in rule_texts(game.folder, ENGLISH)}


def card_info(game: AnyGame, pack: Pack, kind: int, files: dict[str, dict[str, dict[str, Any]]]) -> CardInfo:
    slug = pack.slugs[kind]
    file, data = next(((name, cards[slug]) for name, cards in files.items() if slug in cards), ("", {}))
    return CardInfo(
        slug=slug,
        name=pack.names[kind],
        copies=pack.copies[kind],
        source=pack.sources[kind],
        note=pack.notes[kind],
        back=pack.back_names[pack.backs[kind]],
        file=file,
        text={lang: game.presentation.card_text(pack, kind, lang) for lang in languages()},
        effects={lang: game.presentation.effects(pack, kind, lang) for lang in languages()},
        rules=game.presentation.card_rules(pack, kind),
        data={key: value for key, value in data.items() if key not in COMMON},
    )


def folders(pack: Path) -> dict[str, Any]:
    """The texts in the folders of a pack, by folder and name: maps and decks."""
    inside = [folder for folder in sorted(pack.iterdir()) if folder.is_dir() and not folder.name.startswith(("_", "."))]
    return {folder.name: texts_in(folder) for folder in inside}


def texts_in(folder: Path) -> dict[str, str]:
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir()) if file.is_file()}


def extra(files: dict[str, dict[str, dict[str, Any]]], pack: Pack) -> dict[str, Any]:
    """Tables of the pack that are no cards: maps, decks, operations."""
    found: dict[str, Any] = {}
    for name, tables in files.items():
        others = {slug: data for slug, data in tables.items() if slug not in pack.index}
        if others:
            found[name] = others
    return found
