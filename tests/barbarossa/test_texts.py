"""Cards in words: numbers in their plural forms, and everything that a pack may write."""

from __future__ import annotations

import re

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
        ("count = 1", "Discard a deployed Tank of yours.", "Ви скидаєте свій розгорнутий танковий підрозділ."),
        ("count = 2", "Discard 2 deployed Tanks of yours.", "Ви скидаєте 2 свої розгорнуті танкові підрозділи."),
        ("count = 5", "Discard 5 deployed Tanks of yours.", "Ви скидаєте 5 своїх розгорнутих танкових підрозділів."),
        (
            "count = 1, up-to = true",
            "Discard a deployed Tank of yours, or none.",
            "За бажанням ви скидаєте свій розгорнутий танковий підрозділ.",
        ),
        (
            "count = 2, up-to = true",
            "Discard up to 2 deployed Tanks of yours.",
            "Ви скидаєте до 2 своїх розгорнутих танкових підрозділів.",
        ),
        (
            'who = "everyone"',
            "Every player discards a deployed Tank of their own.",
            "Кожен гравець скидає свій розгорнутий танковий підрозділ.",
        ),
    ],
)
def test_cards_to_choose_are_counted_and_deployed(count: str, english: str, ukrainian: str) -> None:
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


def text_of(slug: str, lang: str) -> str:
    pack = sandtable.new("barbarossa", seed=1).pack
    return " ".join(GAME.presentation.effects(pack, pack.kind(slug), lang))


@pytest.mark.parametrize("slug", sandtable.new("barbarossa", seed=1).pack.slugs)
def test_a_text_about_deployed_cards_says_so(slug: str) -> None:
    """A card in the hand or in a pile is not meant, unless the text names the hand."""
    done, cards = r"\b(?:fatigues?|activates?|discards?)", r"(?:an?|all|up to \d|\d)"
    assert not re.search(rf"(?i){done} {cards} (?!(?:your )?deployed|card from your hand)", text_of(slug, "en"))
    done, cards = r"\b(?:виснажує(?:те)?|активує(?:те)?|скидає(?:те)?|скиньте)", r"(?:всі |до \d |\d )?св\w+ розгорнут"
    assert not re.search(rf"(?i){done} (?!{cards}|карту з руки|цю)", text_of(slug, "uk"))


@pytest.mark.parametrize("slug", ["partisans", "rasputitsa", "general-winter"])
def test_a_hindrance_says_that_it_goes_under_the_event_deck(slug: str) -> None:
    assert "put this card under the EVENT deck" in text_of(slug, "en") and "discard this" not in text_of(slug, "en")
    assert "покладіть цю карту під колоду ПОДІЙ" in text_of(slug, "uk") and "скиньте цю" not in text_of(slug, "uk")


def test_a_discarded_card_without_a_playing_cost_is_said_to_return() -> None:
    cost = '{ box = "deploying", cost = { discard = "self" }, effect = [{ do = "gain", bp = 4 }] }'
    pack = small_pack("barbarossa", objectives=f"[minsk]\nabilities = [{cost}]")
    line = GAME.presentation.effects(pack, pack.kind("minsk"), "en")[0]
    assert line == "1. Deployed: return this to the Field → +4 BP."
    hill = 'rule = [{ do = "discard", what = "hill" }]'
    pack = small_pack("barbarossa", plans=f"[deep-thrust]\n{hill}")
    lines = GAME.presentation.effects(pack, pack.kind("deep-thrust"), "en")
    assert lines == ["Discard a deployed Hill of yours.", "OBJECTIVEs that are discarded return to the Field."]


def test_a_silent_unit_says_that_it_comes_active() -> None:
    assert "May be deployed in this phase, active unless it was fatigued before." in text_of("motorised-infantry", "en")
    assert "активною, якщо її доти не виснажено" in text_of("motorised-infantry", "uk")


@pytest.mark.parametrize("slug", ["division-headquarters-company", "manstein"])
def test_placed_cards_are_said_to_arrive_active(slug: str) -> None:
    assert "into the Deploying Zone, active" in text_of(slug, "en")
    assert "активними" in text_of(slug, "uk")


@pytest.mark.parametrize(
    ("start", "english", "ukrainian"),
    [
        (1, "Each player starts with 1 of these.", "Кожен гравець починає з 1 такою."),
        (2, "Each player starts with 2 of these.", "Кожен гравець починає з 2 такими."),
        (5, "Each player starts with 5 of these.", "Кожен гравець починає з 5 такими."),
    ],
)
def test_starting_cards_are_counted(start: int, english: str, ukrainian: str) -> None:
    pack = small_pack("barbarossa", transports=f"[horses]\nstart = {start}")
    said = [GAME.presentation.card_text(pack, pack.kind("horses"), lang) for lang in ("en", "uk")]
    assert english in said[0] and ukrainian in said[1]


def test_numbers_below_zero_have_a_minus() -> None:
    pack = small_pack("barbarossa", events="[rifle-army]\ndefence = -2\nvp = -1")
    for lang, word, points in (("en", "Defence", "VP"), ("uk", "оборона", "ПО")):
        head = GAME.presentation.card_text(pack, pack.kind("rifle-army"), lang)[0]
        assert head.endswith(f", {word} −2, −1 {points}.")


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_the_pack_has_its_messages(lang: str) -> None:
    wanted = [
        *(f"class-{name}-{form}" for name in n.CLASS_NAMES for form in ("deployed", "many")),
        *(f"class-{name}-one" for name in n.TARGETS[1:]),
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


@pytest.mark.parametrize("name", ["cards", "lessons", "rules", "sheet", "table"])
def test_ukrainian_has_its_own_abbreviations_and_one_word_for_fatigue(name: str) -> None:
    [path] = (FOLDER / "words" / "uk").glob(f"{name}.*")
    assert re.findall(r"\b[OSRBDV]P\b|\bвтом\w*", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("slug", "english", "ukrainian"),
    [
        ("trains", "(It may be played in any phase but the last", "(Можна грати в будь-якій фазі"),
        ("encirclement", "(At the end of the turn it goes back to the Field.)", "(Наприкінці ходу повертається"),
        ("guderian", "(Once played it stays deployed. It is no Unit.)", "(Розіграна, лишається"),
        ("grenadier-regiment", "(Each RP lets you buy one more card.)", "(Кожне ОР дає купити"),
        ("riga", "(Each DP draws a card at once.)", "(Кожне ОК — одразу карта"),
        ("hoth", "(A fatigued card lies sideways", "(Виснажена карта лежить боком"),
        ("pioneer-battalion", "(The Occupying Cost is what", "(Вартість захоплення — скільки"),
        ("hill", "(The Field: the open decks", "(Поле: відкриті колоди"),
        ("kiev", "(Whether it was won or lost.)", "(Виграно її чи ні.)"),
    ],
)
def test_words_of_a_card_have_a_reminder_where_there_is_room(slug: str, english: str, ukrainian: str) -> None:
    pack = sandtable.new("barbarossa", seed=1).pack
    for lang, reminder in (("en", english), ("uk", ukrainian)):
        full = GAME.presentation.card_text(pack, pack.kind(slug), lang)
        assert any(line.startswith(reminder) for line in full)
        assert not any(line.startswith("(") for line in GAME.presentation.effects(pack, pack.kind(slug), lang))
