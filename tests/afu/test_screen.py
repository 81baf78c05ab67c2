"""What a player reads: card texts, the terminal table, the words of a choice."""

from __future__ import annotations

import pytest
from rich.markup import render

import sandtable
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.shorthand import in_short
from sandtable.kernel.registry import load_pack
from sandtable.kernel.words import translator
from tests.afu.cards import auction, combat, events, solo_offer
from tests.harness import Play, position, rule

LANGUAGES = ("en", "uk")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_but_the_first_player_card_says_something(lang: str) -> None:
    game = sandtable.game("afu")
    pack = load_pack(game, None)
    silent = [pack.slugs[kind] for kind in range(pack.size) if not game.presentation.card_text(pack, kind, lang)]
    assert silent == ["first-player-card"]
    for kind in range(pack.size):
        for line in game.presentation.card_text(pack, kind, lang):
            assert "{" not in line and line.endswith(".")


@rule("AFU-1.3", "AFU-1.4")
def test_a_card_text_is_made_from_the_data_of_the_card() -> None:
    game = sandtable.game("afu")
    pack = load_pack(game, None)
    text = game.presentation.card_text(pack, pack.index["2nd-battalion"], "en")
    assert "If there is a card in the Objective Pile: +2 Defense." in text and "Cost 2." in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_the_terminal_table_fits_its_screen(lang: str, width: int) -> None:
    battle = position(
        "afu",
        """
        seats: 2
        phase: war
        round: 9
        points: 0 1
        objectives: sumy, kherson
        attack-row.0: 2s19-msta, 45th-brigade, su-35s
        invader-support.0: krasukha-4
        hand.0: tank-battalion, 1st-artillery-division, 93rd-mechanized-brigade, artillery-group, air-assault-brigade
        agenda: end-of-round, buy seat=1, battle seat=0, deploy seat=0
        """,
    ).play("defend artillery-group 1", "support 1st-artillery-division 1")
    lines = battle.match.game.presentation.draw(battle.match.view(0), battle.match.speaker(lang), width)
    assert lines is not None and len(lines) <= 20
    plain = [render(line).plain for line in lines]
    assert max(map(len, plain)) <= width
    letters = {"en": "AD", "uk": "АЗ"}[lang]
    sums = ["▲A7+≥D4+", "▼A6+<D8+"]  # both sides of column 1, with their support
    for attacks in sums:
        assert any(attacks.replace("A", letters[0]).replace("D", letters[1]) in line for line in plain)
    assert any("8.5" in line for line in plain)  # the artillery that will hit the support


def test_a_name_that_does_not_fit_its_column_is_cut_with_a_sign() -> None:
    battle = position(
        "afu",
        """
        seats: 2
        attack-row.0: 138th-motor-rifle-brigade
        hand.0: tank-battalion
        agenda: battle seat=0, deploy seat=0
        """,
    )
    lines = battle.match.game.presentation.draw(battle.match.view(0), battle.match.speaker("en"), 80)
    assert lines is not None
    [row] = [line for line in (render(line).plain for line in lines) if "138th" in line]
    assert "A1 D4 138th Motor Rifl…  " in row


@rule("AFU-6.2", "AFU-17.3")
def test_the_sums_on_the_screen_come_with_their_parts() -> None:
    battle = combat("attack-row.0: i-d3\ninvader-support.0: s-plain\nhand.0: rifles, plus-support, a1")
    battle.play("defend rifles 1", "support plus-support 1")
    figures = {figure["id"]: figure for figure in battle.match.view(0)["figures"] if figure["seat"] == 0}
    assert [part["n"] for part in figures["own-attack-1"]["parts"]] == [1, 1, 2]
    assert figures["own-attack-1"]["total"] == 4 and figures["invader-defense-1"]["total"] == 5


@rule("AFU-9.3")
def test_a_rival_is_not_shown_a_bonus_that_hangs_on_the_hand() -> None:
    battle = combat("attack-row.0: i-d3\nhand.0: anchored x2").play("defend anchored 1")
    own = {figure["id"]: figure["total"] for figure in battle.match.view(0)["figures"] if figure["seat"] == 0}
    rival = {figure["id"]: figure["total"] for figure in battle.match.view(1)["figures"] if figure["seat"] == 0}
    assert own["own-attack-1"] == 3 and rival["own-attack-1"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_names_the_card_it_buys(lang: str) -> None:
    war = events("event-deck: now-is-the-time, sumy\ndisplay: 98th-battalion, a9, wall, a4, a5\ndeck.0: a1\ndeck.1: a1")
    said = {item["action"]: war.match.speaker(lang).say(item["message"]) for item in war.match.view(0)["actions"]}
    assert {"en": "98th Battalion for 1", "uk": "98-й батальйон, ціна 1"}[lang] in said["buy 1"]


@pytest.mark.parametrize(
    ("slug", "lang", "short"),
    [
        ("tank-battalion", "en", "A3+ D3+ R2 shield"),
        ("artillery-division", "en", "A0 D2+ S1 R1 cannons {cannons: +2S}"),
        ("artillery-division", "uk", "А0 З2+ П1 М1 гармати {гармати: +2П}"),
        ("2nd-battalion", "en", "A1 D3 R1 cross {objective: +2D}"),
        ("international-aid", "en", "S1 reinf R1"),
        ("su-35s", "en", "A4 D5 air rocket"),
        ("krasukha-4", "uk", "П2 З+"),
    ],
)
def test_a_card_in_short_shows_all_that_it_prints(slug: str, lang: str, short: str) -> None:
    pack = load_pack(sandtable.game("afu"), None)
    assert isinstance(pack, AfuPack)
    assert in_short(pack, pack.index[slug], translator(lang, sandtable.game("afu").folder)) == short


@pytest.mark.parametrize("lang", LANGUAGES)
def test_while_cards_are_sold_the_display_shows_what_each_is(lang: str) -> None:
    war = events("event-deck: now-is-the-time, sumy\ndisplay: 2nd-battalion, a9, wall, a4, a5\ndeck.0: a1\ndeck.1: a1")
    lines = war.match.game.presentation.draw(war.match.view(0), war.match.speaker(lang), 80)
    assert lines is not None
    plain = [render(line).plain for line in lines]
    wanted = {"en": "1 2nd Battalion 2 A1 D3 R1 cross {objective: +2D}", "uk": "1 Другий батальйон 2 А1 З3 М1 хрест"}
    assert any(wanted[lang] in line for line in plain)


def test_everything_about_a_column_can_be_asked_by_its_number() -> None:
    battle = combat("attack-row.0: i-d3, i-a6\nhand.0: rifles, a1").play("defend rifles 1")
    said = battle.match.speaker("en")
    names = [said.phrase(figure["id"]) for figure in battle.match.view(0)["figures"] if figure["id"] != "score"]
    assert [name for name in names if name.startswith("Column 1: ")] == [
        "Column 1: the Invader's attack",
        "Column 1: the Invader's defense",
        "Column 1: AFU attack",
        "Column 1: AFU defense",
        "Column 1: invaders that fall",
        "Column 1: AFU losses",
    ]


@rule("AFU-R39", "AFU-16.13")
def test_a_card_to_spend_says_what_it_adds() -> None:
    sale = auction("objectives: sumy\nhand.0: d3-objective, a4, a1\nhand.1: a1").play("bid 6", "pass")
    said = {item["action"]: sale.match.speaker("en").say(item["message"]) for item in sale.match.view(0)["actions"]}
    assert said == {
        "pay d3-objective": "Spend d3-objective, adds 5",
        "pay a4": "Spend a4, adds 4",
        "pay a1": "Spend a1, adds 1",
    }


@rule("AFU-R37", "AFU-R39")
def test_a_card_that_raises_another_adds_what_it_raises() -> None:
    hand = "hand.0: 92nd-mechanized-brigade, artillery-division, anchor-only\nhand.1: a1"
    sale = auction(f"objectives: kherson\n{hand}").play("bid 7", "pass")
    assert words_of(sale)["pay artillery-division"] == "Spend Artillery Division, adds no points"
    sale.play("pay 92nd-mechanized-brigade")
    assert words_of(sale)["pay artillery-division"] == "Spend Artillery Division, adds 2"
    assert words_of(sale)["pay anchor-only"] == "Spend anchor-only, adds no points"
    assert words_of(sale, "uk")["pay anchor-only"] == "Витратити: anchor-only, очок не дає"


@rule("AFU-R39", "AFU-R61")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("panic", "a Panic Card cannot be spent"),
        ("a9", "drawn meanwhile"),
        ("a4", "your bid is reached"),
        ("a5", "do not hold"),
    ],
)
def test_why_a_card_cannot_be_spent(card: str, reason: str) -> None:
    sale = auction(
        "objectives: izium\nhand.0: free-drawer, a4, panic, calmer\ndeck.0: a9\ndiscard.0: panic\nhand.1: a1"
    )
    sale.play("bid 3", "pass", "pay calmer", "pay free-drawer", "activate spent-2")
    with pytest.raises(sandtable.IllegalAction, match=reason) as refused:
        sale.match.play(f"pay {card}")
    assert "AFU-R39" in refused.value.rules


def usual_of(play: Play) -> list[str]:
    """What Enter takes in a terminal."""
    return [item["action"] for item in play.match.view(0)["actions"] if item["message"]["args"].get("usual")]


def words_of(play: Play, lang: str = "en") -> dict[str, str]:
    said = play.match.speaker(lang)
    return {item["action"]: said.say(item["message"]) for item in play.match.view(0)["actions"]}


@rule("AFU-R40")
def test_a_bid_that_cannot_take_the_objective_says_so() -> None:
    sale = auction("objectives: mariupol\nhand.0: a4, a1\nhand.1: a1")
    assert words_of(sale)["bid 3"] == "Bid 3, too little to take it"
    assert words_of(sale)["bid 4"] == "Bid 4"
    assert words_of(sale, "uk")["bid 3"] == "Ставка 3, замало для об’єкта"


@rule("AFU-19.20", "AFU-R63")
def test_alone_done_says_that_a_third_capture_loses() -> None:
    sale = solo_offer("objectives: mariupol\ninvader-deck.0: i-d5\nhand.0: a4, a3, panic\ncaptured: irpin, kherson")
    assert words_of(sale)["done"] == "Done: the enemy captures a third objective, you lose"
    assert words_of(sale.play("pay a4"))["done"] == "Done: the enemy captures a third objective, you lose"
    assert words_of(sale.play("pay a3"))["done"] == "Done: you take the objective"


def test_enter_gives_battle_when_only_bonuses_could_be_switched_off() -> None:
    battle = combat("attack-row.0: i-a1-d1\nhand.0: calm, panic").play("defend calm 1")
    assert battle.offers == {"switch-off defense-1", "battle"}
    assert usual_of(battle) == ["battle"]
    assert usual_of(combat("attack-row.0: i-a1-d1\nhand.0: calm, a9")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_taken_from_the_hospital_shows_its_numbers(lang: str) -> None:
    war = events("event-deck: back-in-the-ranks\nhospital.0: 93rd-mechanized-brigade, rifles\nhospital.1: a1, a3")
    text = drawn(war, 0, lang)
    assert {"en": "A4+ D4 S2 R2 cross", "uk": "А4+ З4 П2 М2 хрест"}[lang] in text


@rule("AFU-19.12", "AFU-19.13", "AFU-19.14", "AFU-19.16")
def test_alone_done_says_what_comes_of_the_offer() -> None:
    """Mariupol requires 4 Defense."""
    weak = solo_offer("objectives: mariupol\ninvader-deck.0: i-d3\nhand.0: a4, a3, a1")
    assert words_of(weak)["done"] == "Done: the objective stays, you take Panic"
    assert words_of(weak.play("pay a3"))["done"] == "Done: the objective stays"
    assert words_of(weak.play("pay a4"))["done"] == "Done: you take the objective"
    strong = solo_offer("objectives: mariupol\ninvader-deck.0: i-d5\nhand.0: a4, a3")
    assert words_of(strong, "uk")["done"] == "Готово: об’єкт здобуває ворог, ви берете паніку"
    assert words_of(strong.play("pay a4"))["done"] == "Done: the enemy captures the objective"


def drawn(play: Play, seat: int = 0, lang: str = "en") -> str:
    lines = play.match.game.presentation.draw(play.match.view(seat), play.match.speaker(lang), 80)
    assert lines is not None
    return "\n".join(render(line).plain for line in lines)


def test_the_auction_shows_requirement_bid_and_what_is_spent() -> None:
    sale = auction("objectives: sumy\nhand.0: a4, a3\nhand.1: a1").play("bid 6")
    assert "Sumy · requires D4 · 3 VP · Bid 6 (Player 1)" in drawn(sale) and "Spent so far" not in drawn(sale)
    sale.play("pass", "pay a3")
    assert "Spent so far 3 (Player 1)" in drawn(sale)


def test_the_enemys_offer_is_not_shown_beside_the_next_objective() -> None:
    """The offer was for Mariupol; Sumy below it is contested next round."""
    war = solo_offer("objectives: mariupol, sumy\ninvader-deck.0: i-d3\nhand.0: a4, a3\nattack-row.0: i-d5")
    assert "Mariupol · requires D4 · 4 VP · +1 · Enemy's offer" in drawn(war)
    war.play("pay a4", "done")
    assert war.zone("trophies.0") == ["mariupol"]
    assert "Sumy" in drawn(war) and "offer" not in drawn(war) and "Spent so far" not in drawn(war)


def test_an_open_column_says_panic_or_calm() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-a1-d1\nhand.0: calm, a1")
    assert "open: Panic 7.1" in drawn(battle)
    battle.play("defend calm 1")
    assert "open: Calm 11.1" in drawn(battle) and "Panic 7.1" not in drawn(battle)


def test_one_calm_card_calms_one_open_column() -> None:
    battle = combat("attack-row.0: i-a1-d1, i-a1-d1, i-a1-d1\nhand.0: calm, a1")
    battle.play("defend calm 2")
    assert drawn(battle).count("open: Calm 11.1") == 1 and drawn(battle).count("open: Panic 7.1") == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "Explosion (Sabotage)"), ("uk", "Бавовна (диверсія)")])
def test_an_event_on_the_table_says_what_it_does(lang: str, said: str) -> None:
    war = events("event-deck: explosion, sumy\nhand.0: a1\ndeck.0: a1\ndeck.1: a1")
    assert said in drawn(war, lang=lang)


@rule("AFU-19.20")
def test_alone_the_captured_objectives_are_counted_on_the_table() -> None:
    alone = solo_offer("objectives: sumy\ncaptured: kherson, irpin\ninvader-deck.0: i-a1-d1 x4\nhand.0: a3, a1")
    assert "Captured by the enemy 2" in drawn(alone)
