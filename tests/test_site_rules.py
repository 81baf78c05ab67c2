"""The rulebooks as pages of the site: every rule has an address there, and every link leads to one."""

from __future__ import annotations

import re
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import sandtable
from sandtable.kernel.words import languages

SOURCE = Path(__file__).parents[1] / "docs" / "site_rules.py"


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = spec_from_file_location("site_rules", SOURCE)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_rule_has_one_place_and_every_link_leads_to_one(site: ModuleType, tmp_path: Path) -> None:
    site.write_pages(tmp_path)
    for name in site.GAMES:
        game = sandtable.game(name)
        for lang in languages():
            page = (tmp_path / site.page_name(game, lang)).read_text("utf-8")
            places = Counter(re.findall(r"\{:? #(\S+) \}", page))
            assert set(places.values()) == {1}
            assert game.rules(lang).keys() <= places.keys()
            assert set(re.findall(r"\(#([^)]+)\)", page)) <= places.keys()


def test_a_picture_is_shown_where_there_is_one(site: ModuleType, tmp_path: Path) -> None:
    afu = sandtable.game("afu")
    assert "![" not in site.rulebook_page(afu, "en", tmp_path)
    (tmp_path / "afu-en-example-battle-placed.png").touch()
    assert "![Three columns, three outcomes](afu-en-example-battle-placed.png)" in site.rulebook_page(
        afu, "en", tmp_path
    )


def test_marks_of_markdown_are_plain_letters(site: ModuleType) -> None:
    assert site.plain("a *b* [c] <d>") == r"a \*b\* \[c\] \<d\>"
