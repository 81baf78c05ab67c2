"""A pack of your own: what it changes and where its values come from, and what is said when something is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.pack import Pack
from sandtable.kernel.registry import load_pack

EXTENDS = '[pack]\nextends = "standard"\nname = "mine"\n'


def written(folder: Path, head: str = EXTENDS, **files: str) -> Path:
    """A pack folder with these files."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name.replace('_', '-')}.toml").write_text(text, encoding="utf-8")
    return folder


def read(game: str, folder: Path) -> Pack:
    return load_pack(sandtable.game(game), folder)


def refusal(game: str, folder: Path) -> str:
    with pytest.raises(sandtable.BadPack) as caught:
        read(game, folder)
    return str(caught.value)


def sources(pack: Pack, slug: str) -> dict[str, str]:
    return pack.sources[pack.index[slug]]


# -- where values come from -------------------------------------------------------------------------


def test_a_changed_value_is_never_printed(tmp_path: Path) -> None:
    standard = read("barbarossa", sandtable.game("barbarossa").standard_pack)
    assert sources(standard, "trucks")["buy"] == "rulebook"
    pack = read("barbarossa", written(tmp_path, transports="[trucks]\nbuy = 2\nplay = 0\n"))
    found = sources(pack, "trucks")
    assert found["buy"] == "changed"
    assert {**found, "buy": ""} == {**sources(standard, "trucks"), "buy": ""}, "the others are as they were"
    assert not pack.notes[pack.index["trucks"]], "what was remarked about the old value is not said of the new one"
    assert standard.notes[standard.index["trucks"]]


def test_an_owner_says_that_the_values_are_the_publishers(tmp_path: Path) -> None:
    cards = '[trucks]\nbuy = 3\nbonus = { sp = 4 }\nsource = "publisher"\n'
    found = sources(read("barbarossa", written(tmp_path, transports=cards)), "trucks")
    assert (found["buy"], found["bonus"]) == ("publisher", "publisher")
    assert found["copies"] != "publisher", "of what it does not state nothing is said"


def test_a_whole_pack_may_state_its_source(tmp_path: Path) -> None:
    head = EXTENDS + 'source = "publisher"\n'
    pack = read("barbarossa", written(tmp_path, head, transports="[trucks]\nbuy = 2\n[trains]\nbuy = 4\n"))
    assert sources(pack, "trucks")["buy"] == sources(pack, "trains")["buy"] == "publisher"
    assert sources(pack, "horses")["buy"] != "publisher"


def test_single_values_have_their_own_sources(tmp_path: Path) -> None:
    cards = '[trucks]\nbuy = 2\nbonus = { sp = 4 }\nsource = "designed"\nsources = { buy = "public" }\n'
    found = sources(read("barbarossa", written(tmp_path, transports=cards)), "trucks")
    assert (found["buy"], found["bonus"]) == ("public", "designed")


def test_values_of_sheets_have_sources_by_their_keys(tmp_path: Path) -> None:
    sheet = '[ussr.standard.troops]\ninfantry = 5\n[ussr.blitz]\ncards = 2\n[ussr.sources]\n"blitz" = "public"\n'
    pack: Any = read("frontier-wars", written(tmp_path, factions=sheet))
    found = pack.faction_sources[sandtable.game("frontier-wars").names.FACTIONS.index("ussr")]
    assert found["standard.troops.infantry"] == "changed"
    assert found["standard.troops.tank"] == "designed"
    assert {source for key, source in found.items() if key.startswith("blitz.")} == {"public"}


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ('[trucks]\nbuy = 2\nsource = "rumour"\n', "'source' is 'rumour'"),
        ('[trucks]\nsources = { buy = "rumour" }\n', "trucks, sources: 'buy' is 'rumour'"),
        (
            '[trucks]\nsources = { bye = "public" }\n',
            "'sources' names 'bye', which is no value of this card",
        ),
        ("[trucks]\nsources = 3\n", "'sources' is 3; give a table"),
    ],
)
def test_a_source_that_is_none_is_refused(cards: str, says: str, tmp_path: Path) -> None:
    assert says in refusal("barbarossa", written(tmp_path, transports=cards))


# -- what a pack is checked for ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "files", "says"),
    [
        (EXTENDS, {"transport": "[trucks]\nbuy = 2\n"}, "transport.toml: no pack of this game has such a file"),
        (EXTENDS + "[totls]\ncards = 305\n", {}, "pack.toml: unknown table 'totls' (did you mean totals?)"),
        (EXTENDS + 'gmae = "barbarossa"\n', {}, "pack: unknown key 'gmae' (did you mean game?)"),
        (EXTENDS + 'game = "afu"\n', {}, "pack.toml: this is a pack of afu, not of barbarossa"),
        (EXTENDS + 'title = "x"\n', {}, "'title' must be given in a language at least"),
        ('[pack]\nextends = "."\n', {}, "extends is '.', and so the pack extends itself"),
        ('[pack]\nextends = "../own"\n', {}, "extends is '../own', and so the pack extends itself"),
        ('[pack]\nextends = 3\n', {}, "'extends' is 3; give a text on one line"),
        ('[pack]\nextends = "nowhere"\n', {}, "there is no pack folder"),
        ("pack = 3\n", {}, "pack.toml: 'pack' is 3; write [pack]"),
        (EXTENDS + 'name = "a\\nb"\n', {}, "Cannot overwrite a value"),
        ('[pack]\nextends = "standard"\nname = "a\\nb"\n', {}, "give a text on one line"),
        ("totals = 3\n" + EXTENDS, {}, "pack.toml: 'totals' is 3; write [totals]"),
        ("[pack]\n", {}, "the file transports.toml is missing; a pack has all files of its game, unless"),
        (EXTENDS, {"transports": "[truks]\nbuy = 2\n"}, "there is no card 'truks' to change (did you mean trucks?)"),
        (EXTENDS, {"units": "[trucks]\nbuy = 2\n"}, "units.toml: 'trucks' is a card of transports.toml"),
        (EXTENDS + "[totals]\ncards = 306\n", {}, "states 306 for 'cards', but the cards add up to 305"),
        (EXTENDS, {"transports": "[trucks]\ncopies = 25\n"}, "write cards = 306 under [totals]"),
        (EXTENDS + "[totals]\ncadrs = 305\n", {}, "unknown total 'cadrs' (did you mean cards?)"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(head: str, files: dict[str, str], says: str, tmp_path: Path) -> None:
    assert says in refusal("barbarossa", written(tmp_path / "own", head, **files))


def test_packs_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    written(tmp_path / "one", '[pack]\nextends = "../two"\n')
    written(tmp_path / "two", '[pack]\nextends = "../one"\n')
    assert "the pack extends itself" in refusal("barbarossa", tmp_path / "one")


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        EXTENDS + "[totls]\n",
        transports='[trucks]\nbuy = "cheap"\nplya = 1\n[truks]\nbuy = 1\n',
        units='[grenadier-regiment]\nplay = 77\nabilities = "many"\n',
        events="= nonsense",
    )
    told = refusal("barbarossa", folder)
    assert told.startswith("the pack has 7 faults:\n")
    for part in ("'totls'", "'cheap'", "'plya'", "'truks'", "'play' is 77", "'abilities' is 'many'", "events.toml"):
        assert part in told
    assert len(told.splitlines()) == 8


@pytest.mark.parametrize(
    ("game", "file", "text"),
    [
        (
            "barbarossa",
            "units",
            '[panzer-regiment.bonus]\nop = 1\n[panzer-regiment]\nrule = [{ do = "WRONG", what = "tank" }]\n',
        ),
        ("frontier-wars", "defense", '[minefield]\neffect = { do = "WRONG", cards = 2 }\n'),
        ("victory-day", "tactical", '[rail-junction]\neffect = { do = "WRONG", cards = 2 }\n'),
        ("afu", "events", '[explosion]\neffect = "WRONG"\npoints = 3\n'),
    ],
)
def test_of_an_effect_that_is_none_nothing_else_is_said_to_be_wrong(
    game: str, file: str, text: str, tmp_path: Path
) -> None:
    told = refusal(game, written(tmp_path, **{file: text}))
    assert len(told.splitlines()) == 1 and "'WRONG'" in told


def test_a_wrong_card_does_not_make_the_totals_wrong(tmp_path: Path) -> None:
    told = refusal("barbarossa", written(tmp_path, transports='[trucks]\ncopies = "all"\n'))
    assert told == "transports.toml, trucks: 'copies' is 'all'; give a number from 0 to 99"


def test_tables_of_the_head_hold_only_what_differs(tmp_path: Path) -> None:
    standard: Any = load_pack(sandtable.game("afu"), None)
    badge = written(tmp_path / "badge", EXTENDS + '[badges]\nanchor = { en = "wolf" }\nwolf = { en = "wolf" }\n')
    pack: Any = read("afu", badge)
    assert pack.badge_slugs == [*standard.badge_slugs, "wolf"]
    stars: Any = read("frontier-wars", written(tmp_path / "star", EXTENDS + "[stars]\ncity = 2\n"))
    before: Any = load_pack(sandtable.game("frontier-wars"), None)
    assert stars.building_stars == before.building_stars and stars.stars != before.stars
    assert "has 305 for 'cards'" in refusal(
        "barbarossa",
        written(tmp_path / "total", EXTENDS + "[totals]\ntransports = 81\n", transports="[trucks]\ncopies = 25\n"),
    )


@pytest.mark.parametrize("game", sandtable.game_names())
def test_one_language_is_enough_and_others_are_welcome(game: str, tmp_path: Path) -> None:
    one = sandtable.game(game)
    pack = load_pack(one, None)
    files = one.pack_files(one.standard_pack).files
    file, slug = next((file, pack.slugs[0]) for file, cards in files.items() if pack.slugs[0] in cards)
    for names in ('uk = "Щось"', 'de = "Etwas", fr = "Chose"'):
        own = read(game, written(tmp_path, **{file.replace("-", "_"): f"[{slug}]\nname = {{ {names} }}\n"}))
        assert len(own.names[0]) == names.count("=")


# -- encodings --------------------------------------------------------------------------------------


def test_a_byte_order_mark_is_read_over(tmp_path: Path) -> None:
    folder = written(tmp_path, "\ufeff" + EXTENDS, transports="\ufeff[trucks]\nbuy = 2\n")
    pack: Any = read("barbarossa", folder)
    assert pack.buy[pack.index["trucks"]] == 2


@pytest.mark.parametrize("encoding", ["utf-16", "cp1251"])
def test_another_encoding_is_said(encoding: str, tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "transports.toml").write_bytes('[trucks]\nname = { uk = "Вантажівки" }\n'.encode(encoding))
    assert refusal("barbarossa", folder) == (
        "transports.toml: not readable as TOML: it is not text in UTF-8; save it in that encoding"
    )
    (folder / "transports.toml").write_text('[trucks]\nname = { uk = "�����" }\n', encoding="utf-8")
    assert "it is not text in UTF-8" in refusal("barbarossa", folder), "as a browser has read it"


MAP = Path(sandtable.__file__).parent / "games" / "frontier_wars" / "pack" / "maps" / "zeppelin.map"
DECK = Path(sandtable.__file__).parent / "games" / "victory_day" / "pack" / "decks" / "soviet-45.txt"


@pytest.mark.parametrize(
    ("game", "file", "standard"),
    [("frontier-wars", "maps/zeppelin.map", MAP), ("victory-day", "decks/soviet-45.txt", DECK)],
)
def test_maps_and_decks_of_a_pack_are_read_like_its_tables(
    game: str, file: str, standard: Path, tmp_path: Path
) -> None:
    folder = written(
        tmp_path, f'[pack]\nname = "own"\ntitle = {{ en = "Own" }}\ngame = "{game}"\nextends = "standard"\n'
    )
    (folder / file).parent.mkdir()
    (folder / file).write_bytes(b"\xef\xbb\xbf" + standard.read_bytes())
    assert read(game, folder).digest, "the byte order mark is read over"
    (folder / file).write_bytes("name: Київ\n".encode("cp1251"))
    assert refusal(game, folder) == f"{file}: it is not text in UTF-8; save it in that encoding"
