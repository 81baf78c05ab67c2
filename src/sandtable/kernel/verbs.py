"""Actions: a verb with small arguments, held as an int.

The space of a game is fixed by its pack and options, so notation and ints translate without a state.
"""

from __future__ import annotations

from typing import Any

from sandtable.kernel.errors import Error, closest
from sandtable.kernel.pack import Pack, packed


class Domain:
    """What one argument may be: a list of tokens, and what they stand for (`card`, `seat`, `word`, `number`)."""

    def __init__(self, stands_for: str, tokens: list[str]) -> None:
        self.stands_for = stands_for
        self.tokens = tokens
        self.index = {token: i for i, token in enumerate(tokens)}


class VerbSpec:
    """What a game declares of a verb: the domains of its arguments, at most two, by name, and the rules behind it.

    `closes`: it ends a step or declines what costs something, so a table may put it on its main button. Not a verb that
    gives something up, which a careless key would lose.
    """

    def __init__(self, *arguments: str, rules: str = "", closes: bool = False) -> None:
        if len(arguments) > 2:
            raise ValueError(f"a verb has at most two arguments, not {', '.join(arguments)}")
        if closes and arguments:
            raise ValueError(f"a verb that closes a step has no arguments, not {', '.join(arguments)}")
        self.arguments = arguments
        self.rules = rules.split()
        self.closes = closes

    def bind(self, name: str, domains: dict[str, Domain]) -> Verb:
        """The verb of this name in the action space of a match."""
        return Verb(name, [domains[argument] for argument in self.arguments], self.rules, self.closes)


class Verb:
    """One verb of an action space: its word in notation, its arguments, the rules that allow it."""

    def __init__(self, name: str, domains: list[Domain], rules: list[str], closes: bool = False) -> None:
        self.name = name
        self.domains = domains
        self.rules = rules
        self.closes = closes

    @property
    def size(self) -> int:
        size = 1
        for domain in self.domains:
            size *= len(domain.tokens)
        return size


class Verbs:
    """The whole action space of a game with a pack and options: actions are 0 .. size - 1."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        base: list[int] = []
        strides: list[int] = []
        verb_of: list[int] = []
        first_of: list[int] = []
        second_of: list[int] = []
        for number, verb in enumerate(verbs):
            base.append(len(verb_of))
            stride = len(verb.domains[1].tokens) if len(verb.domains) == 2 else 1
            strides.append(stride)
            for i in range(verb.size):
                verb_of.append(number)
                first_of.append(i // stride if verb.domains else 0)
                second_of.append(i % stride)
        self.base = packed(base)
        self.stride = packed(strides)
        self.verb_of = packed(verb_of)
        self.first_of = packed(first_of)
        self.second_of = packed(second_of)
        self.size = len(self.verb_of)
        self.numbers: list[Any] = list(range(self.size))
        """Every action as an object. Compiled, to offer one of these takes half the time of making a new int."""
        self.by_name = {verb.name: number for number, verb in enumerate(verbs)}

    def encode(self, verb: int, a: int = 0, b: int = 0) -> int:
        return self.base[verb] + a * self.stride[verb] + b

    def describe(self, action: int) -> str:
        """The notation of an action: `deploy grenadier-regiment`."""
        if not 0 <= action < self.size:
            raise Error("action-out-of-range", action=action, last=self.size - 1)
        verb = self.verbs[self.verb_of[action]]
        words = [verb.name]
        arguments = (self.first_of[action], self.second_of[action])
        for domain, i in zip(verb.domains, arguments, strict=False):
            words.append(domain.tokens[i])
        return " ".join(words)

    def parse(self, notation: str) -> int:
        """The action of a notation; an `Error` names the word that is wrong."""
        words = notation.split()
        if not words:
            raise Error("action-empty", verb=self.verbs[0].name)
        number = self.by_name.get(words[0])
        if number is None:
            raise Error("no-action", verb=words[0], hint=closest(words[0], list(self.by_name)))
        verb = self.verbs[number]
        if len(words) - 1 != len(verb.domains):
            raise Error("action-arguments", verb=verb.name, needed=len(verb.domains), given=len(words) - 1)
        arguments = [0, 0]
        for i, domain in enumerate(verb.domains):
            token = words[i + 1]
            if token not in domain.index:
                raise Error("action-unknown-word", verb=verb.name, word=token, hint=closest(token, domain.tokens))
            arguments[i] = domain.index[token]
        return self.encode(number, arguments[0], arguments[1])

    def naming(self, token: str, most: int) -> list[int]:
        """Actions, at most so many, that name something by this token, or by a card whose kind it is."""
        found: list[int] = []
        for number, verb in enumerate(self.verbs):
            for place, domain in enumerate(verb.domains):
                for at, other in enumerate(domain.tokens):
                    if domain.stands_for == "n" or token not in (other, other.partition("/")[0]):
                        continue
                    others = len(verb.domains[1 - place].tokens) if len(verb.domains) == 2 else 1
                    for i in range(others):
                        found.append(self.encode(number, at, i) if place == 0 else self.encode(number, i, at))
                        if len(found) == most:
                            return found
        return found


def kinds_domain(pack: Pack) -> Domain:
    """Any kind of card, by slug."""
    return Domain("kind", pack.slugs)


def seats_domain(seats: int) -> Domain:
    return Domain("seat", [str(seat) for seat in range(seats)])


def numbers_domain(low: int, high: int) -> Domain:
    """Numbers from `low` to `high`; index 0 stands for `low`."""
    return Domain("n", [str(number) for number in range(low, high + 1)])


def words_domain(words: tuple[str, ...]) -> Domain:
    return Domain("word", list(words))
