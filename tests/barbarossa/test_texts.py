"""Cards in words: numbers in their plural forms, and everything that a pack may write."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.texts import FOLDER, HAND_COSTS, OWN_COSTS
from sandtable.kernel.words import bundle, languages
from tests.harness import small_pack

GAME = sandtable.game("barbarossa")


def line_of(rule: str, lang: str) -> str:
    """What Deep Thrust, which has no text of its own, says with this Playing Rule."""
    pack = small_pack("barbarossa", plans=f"[deep-thrust]\nrule = [{{ {rule} }}]")
    [line] = GAME.presentation.effects(pack, pack.kind("deep-thrust"), lang)
    return line


@pytest.mark.parametrize(
    ("count", "english", "ukrainian"),
    [
        (1, "Remove 1 card of your hand from the game.", "Вилучіть з гри 1 карту з руки."),
        (2, "Remove 2 cards of your hand from the game.", "Вилучіть з гри 2 карти з руки."),
        (5, "Remove 5 cards of your hand from the game.", "Вилучіть з гри 5 карт із руки."),
    ],
)
def test_cards_to_remove_are_counted(count: int, english: str, ukrainian: str) -> None:
    rule = f'do = "remove", count = {count}'
    assert (line_of(rule, "en"), line_of(rule, "uk")) == (english, ukrainian)


@pytest.mark.parametrize(
    ("count", "english", "ukrainian"),
    [
        (1, "You may remove up to 1 card of your hand from the game.", "Можна вилучити з гри до 1 карти з руки."),
        (2, "You may remove up to 2 cards of your hand from the game.", "Можна вилучити з гри до 2 карт із руки."),
        (5, "You may remove up to 5 cards of your hand from the game.", "Можна вилучити з гри до 5 карт із руки."),
    ],
)
def test_cards_that_may_be_removed_are_counted(count: int, english: str, ukrainian: str) -> None:
    rule = f'do = "remove", count = {count}, up-to = true'
    assert (line_of(rule, "en"), line_of(rule, "uk")) == (english, ukrainian)


@pytest.mark.parametrize(
    ("count", "english", "ukrainian"),
    [
        ("count = 1", "Discard a Tank of yours.", "Ви скидаєте танковий підрозділ."),
        ("count = 2", "Discard 2 Tanks of yours.", "Ви скидаєте карти (танки: 2)."),
        ("count = 5", "Discard 5 Tanks of yours.", "Ви скидаєте карти (танки: 5)."),
        ("count = 1, up-to = true", "Discard a Tank of yours, or none.", "За бажанням ви скидаєте танковий підрозділ."),
        ("count = 2, up-to = true", "Discard up to 2 Tanks of yours.", "Ви скидаєте карти (танки: до 2)."),
        ('who = "everyone"', "Every player discards a Tank.", "Кожен гравець скидає танковий підрозділ."),
    ],
)
def test_cards_to_choose_are_counted(count: str, english: str, ukrainian: str) -> None:
    rule = f'do = "discard", what = "tank", {count}'
    assert (line_of(rule, "en"), line_of(rule, "uk")) == (english, ukrainian)


@pytest.mark.parametrize(
    ("who", "english", "ukrainian"),
    [
        ("you", "discard all your deployed Tanks, or all your deployed Infantry", "скиньте всі свої"),
        (
            "everyone",
            "every player discards all deployed Tanks or all deployed Infantry",
            "кожен гравець скидає всі свої",
        ),
        ("receiver", "the receiver discards all deployed Tanks or all deployed Infantry", "отримувач скидає всі свої"),
    ],
)
def test_a_loss_of_a_group_says_whom_it_falls_on(who: str, english: str, ukrainian: str) -> None:
    groups = f'do = "discard-group", groups = ["tank", "infantry"], who = "{who}"'
    pack = small_pack("barbarossa", events=f"[rifle-army]\non-gain = [{{ {groups} }}]")
    kind = pack.kind("rifle-army")
    assert GAME.presentation.effects(pack, kind, "en")[0].startswith(f"When gained: {english}")
    assert GAME.presentation.effects(pack, kind, "uk")[0].startswith(f"Коли здобуто: {ukrainian}")


def test_numbers_below_zero_have_a_minus() -> None:
    pack = small_pack("barbarossa", events="[rifle-army]\ndefence = -2\nvp = -1")
    for lang, word in (("en", "Defence"), ("uk", "оборона")):
        head = GAME.presentation.card_text(pack, pack.kind("rifle-army"), lang)[0]
        assert head.endswith(f", {word} −2, −1 VP.")


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_the_pack_has_its_messages(lang: str) -> None:
    wanted = [
        *(f"class-{name}-{form}" for name in n.CLASS_NAMES for form in ("one", "many")),
        *(f"class-{name}-placed" for name in n.CLASSES),
        *(f"subtype-{name}" for name in n.CLASSES),
        *(f"type-{name}" for name in n.TYPES),
        *(f"points-{name}" for name in n.POINTS),
        *(f"deploy-{name}" for name in n.DEPLOYS[1:]),
        *(f"using-self-{name}" for name in OWN_COSTS.values()),
        *(f"using-hand-{name}" for name in HAND_COSTS.values()),
    ]
    words = bundle((FOLDER,), lang)
    assert [message for message in wanted if not words.has_message(message)] == []
