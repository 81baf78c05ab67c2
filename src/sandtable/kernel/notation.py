"""Cards in text: `panzer-grenadier/fatigued`, and back."""

from __future__ import annotations

from sandtable.kernel.cards import NONE, STATE_BITS, STATES, card_of, state_suffix
from sandtable.kernel.errors import Error, closest
from sandtable.kernel.pack import Pack


def card_text(card: int, pack: Pack, states: tuple[str, ...]) -> str:
    if card == NONE:
        return "-"
    return pack.slugs[card >> STATE_BITS] + state_suffix(card & (STATES - 1), states)


def back_text(kind: int, pack: Pack) -> str:
    """A card of which only the back is seen."""
    return "?" + pack.back_names[pack.backs[kind]]


def read_card(text: str, pack: Pack, states: tuple[str, ...]) -> int:
    if text == "-":
        return NONE
    slug, _, flags = text.partition("/")
    if slug not in pack.index:
        raise Error("no-card", card=slug, hint=closest(slug, pack.slugs))
    state = 0
    for flag in flags.split("+") if flags else ():
        if flag not in states:
            raise Error("no-card-state", state=flag, known=states)
        state |= 1 << states.index(flag)
    return card_of(pack.index[slug], state)
