"""What a front end needs to know about the games: words, rules, cards, zones, options. It never changes."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from sandtable import __version__
from sandtable.kernel.coaching import coaches
from sandtable.kernel.entry import COMMON
from sandtable.kernel.game import AnyGame
from sandtable.kernel.lessons import course
from sandtable.kernel.options import Option
from sandtable.kernel.pack import Pack
from sandtable.kernel.registry import bot_folders, bot_names, check_options, game_names, load_pack
from sandtable.kernel.registry import game as game_named
from sandtable.kernel.words import ENGLISH, language_folders, languages, rule_texts, sources
from sandtable.server import speech
from sandtable.server.game_bodies import (
    CardInfo,
    Catalogue,
    CounterInfo,
    GameDetails,
    GameInfo,
    OptionInfo,
    PackInfo,
    PrepareInfo,
    SheetInfo,
    VerbInfo,
    ZoneInfo,
)
from sandtable.server.page_files import page_files
from sandtable.server.shapes import Words

encode = msgspec.json.Encoder().encode


@cache
def playable() -> tuple[str, ...]:
    """The games that load. A broken third-party package must not keep the others from being played."""
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
    words = {lang: "\n".join(sources((*bot_folders(), speech.FOLDER), lang)) for lang in languages()}
    return encode(Catalogue(__version__, list(languages()), games, list(bot_names()), words))


@cache
def page_words() -> bytes:
    """What the page says in languages that it was not built with: texts by language, those of a game under its name."""
    found: dict[str, dict[str, str]] = {lang: {} for lang in languages()}
    for root in language_folders():
        for path in sorted(root.glob("*/page/*.ftl")):
            found.setdefault(path.parts[-3], {})[path.stem] = path.read_text(encoding="utf-8")
    return encode({lang: texts for lang, texts in found.items() if texts})


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
        lessons=[lesson.name for lesson in course(game)],
        coach=coaches(game),
        prepares=prepares(game),
        sides=game.sides,
    )


def prepares(game: AnyGame) -> dict[str, PrepareInfo]:
    kinds = game.preparation.kinds if game.preparation is not None else {}
    return {kind: PrepareInfo(one.least, one.usual, one.most) for kind, one in kinds.items()}


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
    read = game.pack_files(Path(folder))
    files = read.files
    own = Path(folder) not in (standard, *game.older_packs)
    layers = [standard, Path(folder)] if read.extends else [Path(folder)]
    return GameDetails(
        info=game_info(game),
        pack=PackInfo(pack.name, pack.title, own),
        words={lang: "\n".join(sources((game.folder,), lang)) for lang in languages()},
        rules=rules_of(game),
        cards=[card_info(game, pack, kind, files) for kind in range(pack.size)],
        sheets=sheet_infos(game, pack),
        extra={**extra(files, pack), **folders(*layers)},
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
        page_files=list(page_files(game)),
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
        sources=pack.sources[kind],
        note=pack.notes[kind],
        history=pack.histories[kind],
        back=pack.back_names[pack.backs[kind]],
        file=file,
        text={lang: game.presentation.card_text(pack, kind, lang) for lang in languages()},
        effects={lang: game.presentation.effects(pack, kind, lang) for lang in languages()},
        rules=game.presentation.card_rules(pack, kind),
        data={key: value for key, value in data.items() if key not in COMMON},
    )


def sheet_infos(game: AnyGame, pack: Pack) -> list[SheetInfo]:
    """What the pack has besides cards, in all languages."""
    told = {lang: game.presentation.pack_sheets(pack, lang) for lang in languages()}
    return [
        SheetInfo(
            slug=sheet.slug,
            title={lang: told[lang][at].title for lang in told},
            lines={lang: told[lang][at].lines for lang in told},
            sources=sheet.sources,
            note={lang: told[lang][at].note for lang in told},
            history={lang: told[lang][at].history for lang in told},
        )
        for at, sheet in enumerate(told[ENGLISH])
    ]


def folders(*packs: Path) -> dict[str, Any]:
    """The texts in the folders of packs, by folder and name: maps and decks. A later pack lies over an earlier one."""
    found: dict[str, dict[str, str]] = {}
    for pack in packs:
        for folder in sorted(pack.iterdir()):
            if folder.is_dir() and not folder.name.startswith(("_", ".")):
                found.setdefault(folder.name, {}).update(texts_in(folder))
    return dict(found)


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
