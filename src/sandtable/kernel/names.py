"""Names of numbers: a namespace is a class of `Final` ints, one for each word of a closed vocabulary.

    class phase:
        ACTIVATION: Final = 0
        OPERATION: Final = 1

The compiler writes the number wherever the name stands, so a namespace costs nothing; texts know it by its slug.
"""

from __future__ import annotations


def members(namespace: type) -> dict[str, int]:
    """The slugs of a namespace with their numbers: `{"activation": 0, "operation": 1}`."""
    found = {name: value for name, value in vars(namespace).items() if name.isupper() and isinstance(value, int)}
    return {name.lower().replace("_", "-"): value for name, value in found.items()}


def slugs(namespace: type) -> tuple[str, ...]:
    """The slugs of a namespace that counts from 0, each at its number."""
    by_number = {number: slug for slug, number in members(namespace).items()}
    if sorted(by_number) != list(range(len(members(namespace)))):
        raise ValueError(f"{namespace.__name__}: the numbers are not 0 to {len(members(namespace)) - 1}, each once")
    return tuple([by_number[number] for number in range(len(by_number))])


def kebab(name: str) -> str:
    """The name of a class in texts and messages: `ReinforcementPhase` is `reinforcement-phase`."""
    out = ""
    for letter in name:
        out += "-" + letter.lower() if letter.isupper() and out else letter.lower()
    return out


def flags(namespace: type) -> tuple[str, ...]:
    """The slugs of a namespace of bits, the lowest bit first."""
    by_bit = {bit: slug for slug, bit in members(namespace).items()}
    if sorted(by_bit) != [1 << place for place in range(len(members(namespace)))]:
        raise ValueError(f"{namespace.__name__}: the numbers are not the bits 1, 2, 4, ..., each once")
    return tuple([by_bit[bit] for bit in sorted(by_bit)])
