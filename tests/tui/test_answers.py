"""What the table answers: cards, signs, numbers, refusals, and the order of choices."""

from __future__ import annotations

import sandtable
from sandtable.tui.desk import Desk
from sandtable.tui.words import Words
from tests.frontier_wars.table import battle
from tests.tui.typist import sit


def test_card_alone_reads_the_hand() -> None:
    start = "game: outpost\nhand.0: scouts x2, gunners\nhand.1: scouts\ncontested: fortress\nagenda: pick-a-squad\n"
    _, typist = sit(sandtable.from_position(start, seed=1), ["", "card"])
    assert typist.after("card") == "Scouts\nIt has no text beyond its name.\nGunners\nIt has no text beyond its name."


def test_the_map_and_the_cards_are_found_under_those_names_too() -> None:
    match = sandtable.new("frontier-wars", seats=2, seed=1, factions="ussr+germany", starts="fixed")
    _, typist = sit(match, ["draw defense", "map", "cards", "help"], players="me,random")
    assert "●4IA" in typist.after("map")
    assert "Defense order. Research" in typist.after("cards")
    assert "F factory, E encampment" in " ".join(typist.after("help").split())


def test_a_number_of_several_players_names_its_rule_once() -> None:
    match = sandtable.new("frontier-wars", seats=4, seed=1, factions="ussr+usa+germany+uk", starts="fixed")
    _, typist = sit(match, ["why victory"], players="me,random,random,random")
    answer = typist.after("why victory")
    assert answer.count("FW-5.1 ") == 1 and answer.count("Victory points") == 4


def test_to_pass_stands_below_what_can_be_played() -> None:
    match = battle("c2", "units: c2-tank=1 | c2-infantry=1\nhand.1: entrench").match
    desk = Desk(match, match.speaker("en"), Words("en"), 1, 0)
    assert [choice.notation for choice in desk.choices.all] == ["play entrench", "pass"]
