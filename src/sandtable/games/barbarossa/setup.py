"""Chapter 4 of the rulebook: setting up the Field and the starting decks, in this order."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.cards import draw_cards
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.kernel.cards import card_of
from sandtable.kernel.errors import BadOption, closest
from sandtable.kernel.event_types import EventType
from sandtable.kernel.options import Option, Options
from sandtable.kernel.steps import NOBODY

DECK_REMOVED: Final = EventType("deck-removed", "kind:card", "BAR-4.8")
AIDS_REMOVED: Final = EventType("aids-removed", "", "BAR-4.8")
REMOVED: Final = Option("removed", "random", ("random", "none", "aid"), free=True)


def check_options(pack: BarbarossaPack, seats: int, options: Options) -> Options:
    known = ["random", "none", *(pack.pile_name(pile) for pile in pack.removable)]
    if options["removed"] not in known:
        wrong = str(options["removed"])
        raise BadOption("barbarossa-option-removed", value=repr(wrong), hint=closest(wrong, known))
    return options


def longest(pack: BarbarossaPack, seats: int, options: Options) -> int:
    """Each turn: every card once in the windows outside the Operation Phase, the limit of BAR-R43 inside it,
    and once every card in the choices of the last action there."""
    a_turn = n.ACTIONS_PER_PHASE + 4 * sum(pack.copies)
    return int(options["round_limit"]) * seats * a_turn


def home(s: Barbarossa, kind: int) -> tuple[str, int]:
    """Where a card lies that a partial position has no other place for."""
    sold = s.pack.in_field[kind] and (s.removed_pile == NOBODY or s.pack.pile_of[kind] != s.removed_pile)
    return ("field" if sold else "removed-cards"), -1


def set_up(s: Barbarossa) -> None:
    shuffle_field(s)
    for seat in range(s.seats):
        deal_starting_deck(s, seat)
    remove_deck(s)  # after the deal, BAR-R10
    for seat in range(s.seats):
        draw_cards(s, seat, n.START_HAND)  # BAR-4.10
    first = str(s.ruleset.options["first"])
    s.first = s.random(s.seats) if first == "random" else int(first)  # BAR-R14
    s.active = s.first
    s.then(n.step.ACTIVATION_PHASE)


def lay_out(s: Barbarossa) -> None:
    """One heap per name; AIDs, EVENTs and Cities in decks of their own, BAR-4.1 to BAR-4.6."""
    pack = s.pack
    s.put(s.field, pack.size - 1, 0)
    for kind, copies in enumerate(pack.copies):
        if pack.in_field[kind]:
            s.put(s.field, kind, copies)
        elif pack.type[kind] == n.card_type.AID:
            s.put(s.aid_deck, kind, copies)
        elif pack.type[kind] == n.card_type.EVENT:
            s.put(s.event_deck, kind, copies)
        elif kind != pack.last:
            s.put(s.city_deck, kind, copies)


def shuffle_field(s: Barbarossa) -> None:
    """The decks of the Field; Moscow comes last, BAR-4.6."""
    s.shuffle(s.aid_deck)
    s.shuffle(s.event_deck)
    s.shuffle(s.city_deck)
    s.city_deck.cards.insert(0, card_of(s.pack.last))


def deal_starting_deck(s: Barbarossa, seat: int) -> None:
    """Six Horses and two Grenadier Regiments from the Field, shuffled, BAR-4.7."""
    for kind, copies in enumerate(s.pack.start):
        for _ in range(copies):
            s.move(card_of(kind), s.field, s.deck[seat])
    s.shuffle(s.deck[seat])


def remove_deck(s: Barbarossa) -> None:
    """One Unit, PLAN or AID deck goes to the box, each with the same chance, BAR-4.8, BAR-R12, BAR-R13."""
    choice = str(s.ruleset.options["removed"])
    if choice == "none" or (choice == "random" and not s.seed):  # a position set up by hand keeps all
        return
    removable = s.pack.removable
    if choice == "random":
        s.removed_pile = removable[s.random(len(removable))]
    else:
        for pile in removable:
            if s.pack.pile_name(pile) == choice:
                s.removed_pile = pile
    if s.removed_pile == s.pack.aid_pile:
        s.tell(AIDS_REMOVED)
        s.move_all(s.aid_deck, s.removed_cards)
        return
    kind = s.pack.piles[s.removed_pile]
    s.tell(DECK_REMOVED, kind)
    for _ in range(s.field.cards[kind]):
        s.move(card_of(kind), s.field, s.removed_cards)
