"""Options of a game."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.kernel.errors import BadOption, closest

Scalar = str | int | bool
Options = dict[str, Scalar]


@dataclass(frozen=True)
class Option:
    """An option of a game: a scalar, so that keyword, `--key value`, record header and form are one thing."""

    name: str
    default: Scalar
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    free: bool = False
    """Any text, such as the name of a file."""
    needs: str = ""
    """When it matters, as a word for people: "solo"."""

    def check(self, game: str, value: Scalar) -> Scalar:
        """The value as the game will use it, or a `BadOption` that names the right ones."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if str(value) in ("true", "false"):
                return str(value) == "true"
            raise BadOption("option-not-a-flag", game=game, option=self.name, value=repr(value))
        if isinstance(self.default, int):
            if isinstance(value, str) and value.lstrip("-").isdigit():
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption(
                "option-not-in-range", game=game, option=self.name, value=repr(value), low=self.low, high=self.high
            )
        if self.free or str(value) in self.choices:
            return str(value)
        raise BadOption(
            "option-not-a-choice",
            game=game,
            option=self.name,
            value=repr(value),
            hint=closest(str(value), list(self.choices)),
            choices=self.choices,
        )
