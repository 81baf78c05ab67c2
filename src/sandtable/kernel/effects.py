"""A word of a pack's vocabulary: an effect that a card may have, declared once, where the rules do it.

A game derives a class from `CardEffect` with the methods that its rules call, and from that one class for each word:

    class AttackAgain(Effect):
        number = effect.ATTACK_AGAIN
        stands_in = ("rule", "on-gain")

        def do(self, s, row, card):
            s.attacks += 1

Who reads a pack, says what a card does or weighs it for a bot asks this class, and has no list of words of its own.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.names import kebab


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect:
    """An effect. Its word in packs is the name of its class: `AttackAgain` is `attack-again`."""

    number: ClassVar[int]
    """Its number in the game's namespace `effect`."""
    stands_in: ClassVar[tuple[str, ...]] = ()
    """The texts or places of a card in which a pack may have it."""
    keys: ClassVar[tuple[str, ...]] = ()
    """What a pack says of it besides the word, in the order in which it is read."""
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the rules that a player who asks about the card is shown."""

    def __init__(self) -> None:
        self.word = kebab(type(self).__name__)


E = TypeVar("E", bound=CardEffect)


def by_number(effects: list[E]) -> list[E]:
    """The effects of a game, each at its number."""
    found: list[E] = []
    for number in range(len(effects)):
        for effect in effects:
            if effect.number == number:
                found.append(effect)
    if len(found) != len(effects):
        raise ValueError(f"the numbers of effects are not 0 to {len(effects) - 1}, each once")
    return found


def words_in(effects: list[E], text: str) -> tuple[str, ...]:
    """The words that may stand in this text of a card."""
    found: list[str] = []
    for effect in effects:
        if text in effect.stands_in:
            found.append(effect.word)
    return tuple(found)
