"""Makes the pictures of the rulebook's examples from the page itself: `python -m tests.web.rule_pictures FOLDER`.

They are for the site that `make docs` builds. Where there is no Chromium, or no page, there are none.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from sandtable.kernel.examples import examples
from sandtable.kernel.registry import installed_games
from sandtable.kernel.words import languages
from tests.server.harness import Server
from tests.web.conftest import launch, missing
from tests.web.table import Visitor

SIZE = (1180, 900)


def make_pictures(folder: Path) -> int:
    """One picture for each of each example and language; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    made = 0
    with sync_playwright() as playwright, TemporaryDirectory() as store, Server(Path(store) / "tables.db") as server:
        browser = launch(playwright.chromium)
        for game in filter(examples, installed_games()):
            for lang in languages():
                with Visitor(browser, server, lang=lang, size=SIZE) as visitor:
                    visitor.open(f"/rules/{game.name}")
                    for example in examples(game):
                        figures = visitor.page.locator(f"[data-rule='example-{example.name}'] .picture")
                        figures.first.wait_for()
                        for number, picture in enumerate(example.pictures):
                            path = folder / f"{game.name}-{lang}-{example.message(picture)}.png"
                            figures.nth(number).screenshot(path=str(path))
                            made += 1
        browser.close()
    return made


if __name__ == "__main__":
    reason = missing()
    if reason is None:
        make_pictures(Path(sys.argv[1]))
    else:
        print(f"docs: the pictures of the rulebook are left out ({reason})")
