"""What games draw their tables with: lines that are broken between items, whatever markup is in them."""

from __future__ import annotations

from sandtable.drawing.markup import flow, shown_width


def test_items_are_broken_where_a_line_is_full_and_the_comma_stays_above() -> None:
    items = ["[bold]Scouts[/]", "Gunners", "Sappers"]
    assert flow("[cyan]Hand[/] ", items, ", ", 20) == ["[cyan]Hand[/] [bold]Scouts[/],", "    Gunners, Sappers"]
    assert flow("[cyan]Hand[/] ", items, ", ", 80) == ["[cyan]Hand[/] [bold]Scouts[/], Gunners, Sappers"]


def test_a_gap_that_is_not_seen_leaves_no_trace_at_the_end_of_a_line() -> None:
    assert flow("", ["one", "two"], "  ", 5) == ["one", "    two"]


def test_the_first_item_stays_with_its_head_and_nothing_makes_no_line() -> None:
    assert flow("A long head ", ["item"], ", ", 5) == ["A long head item"]
    assert flow("", [], ", ", 5) == []
    assert flow("Nothing ", [], ", ", 5) == ["Nothing "]


def test_markup_takes_no_room_and_wide_letters_take_two() -> None:
    assert shown_width("[bold red]Ох[/]") == 2
    assert shown_width("戦") == 2
