"""What a card stands for: one sentence in its pack, told on its sheet and by `cards show`, and of no weight in play."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.entry import LONGEST_HISTORY
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import languages
from sandtable.server.catalogue import game_details
from tests.harness import small_pack

GAMES = ["afu", "barbarossa", "frontier-wars", "victory-day"]


@pytest.mark.parametrize("name", GAMES)
def test_a_history_is_one_short_sentence_in_every_language(name: str) -> None:
    pack = load_pack(sandtable.game(name), None)
    told = [history for history in pack.histories if history]
    assert len(told) >= 4
    for history in told:
        assert set(history) == set(languages())
        for text in history.values():
            assert 20 < len(text) <= LONGEST_HISTORY and text.endswith(".")


def test_cards_show_and_the_page_tell_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "victory-day", "t-34-85", "--lang", "uk"]) == 0
    game = sandtable.game("victory-day")
    card = next(card for card in game_details(game, str(game.standard_pack)).cards if card.slug == "t-34-85")
    assert card.history["uk"] in capsys.readouterr().out and "85" in card.history["en"]


def test_a_sheet_tells_its_own_or_else_that_of_its_faction(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "frontier-wars", "uk-standard"]) == 0
    assert "Ultra was the British name" in capsys.readouterr().out
    told = small_pack("frontier-wars", factions='[uk]\nhistory = { en = "An island." }\n')
    sheets = sandtable.game("frontier-wars").presentation.pack_sheets(told, "en")
    found = {sheet.slug: sheet.history for sheet in sheets}
    assert found["uk-blitz"].startswith("Chain Home") and found["germany-blitz"] == ""
    bare = small_pack("frontier-wars", factions='[germany]\nhistory = { en = "A republic until 1933." }\n')
    sheets = sandtable.game("frontier-wars").presentation.pack_sheets(bare, "uk")
    assert {sheet.slug: sheet.history for sheet in sheets}["germany-blitz"] == "A republic until 1933."


def test_a_sentence_that_is_too_long_is_refused_with_its_place() -> None:
    text = f'[trucks]\nhistory = {{ en = "{"x" * 161}" }}\n'
    with pytest.raises(sandtable.BadPack, match=r"transports.toml, trucks: .*history.* en has 161 letters.* 160"):
        small_pack("barbarossa", transports=text)


def test_play_does_not_depend_on_it() -> None:
    told = small_pack("barbarossa", transports='[trucks]\nhistory = { en = "They came from Opel." }\n')
    assert told.digest == small_pack("barbarossa", transports='[trucks]\nnote = "x"\n').digest
