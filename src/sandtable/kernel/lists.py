"""Lists of numbers that copies of a position share: they are replaced when they change, never changed in place."""

from __future__ import annotations


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with another number at a place."""
    values = values[:]
    values[at] = value
    return values


def raised(values: list[int], at: int, by: int) -> list[int]:
    """The list with a number made larger, or smaller."""
    return changed(values, at, values[at] + by)


def marked(values: list[int], at: int) -> list[int]:
    """The list with a 1 at a place."""
    return values if values[at] else changed(values, at, 1)


def changed_of(lists: list[list[int]], seat: int, at: int, value: int) -> list[list[int]]:
    """The lists of all seats with another number of one seat."""
    lists = lists[:]
    lists[seat] = changed(lists[seat], at, value)
    return lists
