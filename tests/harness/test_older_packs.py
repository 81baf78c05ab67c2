"""Packs of older editions stay in the package: records and custom packs of their time find the cards they know."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import sandtable
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.kernel import record as records
from sandtable.kernel.registry import load_pack, pack_of_record
from tests.harness import older


@pytest.mark.parametrize("game", older.GAMES)
def test_the_pack_of_the_first_edition_is_found_by_its_digest(game: str) -> None:
    one = sandtable.game(game)
    packs = {one.read_pack(folder).digest for folder in one.older_packs}
    assert older.DIGESTS[game] in packs
    head, _ = records.read(older.text(game))
    found = pack_of_record(one, head, None)
    assert (found.name, found.digest) == ("standard", older.DIGESTS[game])


@pytest.mark.parametrize("game", older.GAMES)
def test_a_pack_of_an_older_edition_is_played_with(game: str) -> None:
    one = sandtable.game(game)
    for folder in one.older_packs:
        match = sandtable.new(game, seed=1, pack=folder)
        bot = sandtable.bot("random", seed=1)
        while match.to_act is not None:
            match.play(bot.choose(match.seat_view(match.to_act)))
        assert match.result is not None


def test_your_own_pack_is_found_over_the_cards_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = sandtable.game("barbarossa")
    once = Path(shutil.copytree(one.standard_pack, tmp_path / "once"))
    cards = (once / "transports.toml").read_text(encoding="utf-8")
    (once / "transports.toml").write_text(cards.replace("buy    = 5", "buy    = 9"), encoding="utf-8")
    monkeypatch.setitem(one.__dict__, "older_packs", (once,))
    own = tmp_path / "own"
    own.mkdir()
    (own / "pack.toml").write_text('[pack]\nextends = "standard"\nname = "mine"\n', encoding="utf-8")
    (own / "transports.toml").write_text("[trucks]\nbuy = 2\n", encoding="utf-8")
    head, _ = records.read(older.text("barbarossa"))
    then, now = one.read_pack(own, once), load_pack(one, own)
    assert then.digest != now.digest
    for pack in (then, now):
        head.pack = f"mine {pack.digest}"
        found = pack_of_record(one, head, own)
        assert found.digest == pack.digest
        assert isinstance(found, BarbarossaPack) and found.buy[found.kind("trains")] == (9 if pack is then else 5)


def test_a_pack_that_nobody_has_is_named() -> None:
    head, _ = records.read(older.text("afu"))
    head.pack = "standard 0123456789abcdef"
    with pytest.raises(sandtable.BadPack, match="the record needs the pack standard 0123456789abcdef"):
        pack_of_record(sandtable.game("afu"), head, None)
