"""What a pack is to the rules: lists of ints, one per column, indexed by the kind of card."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """The cards of a game. A game adds a list of ints per column. States point to it and never copy it."""

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        self.slugs = slugs
        self.copies = copies
        self.index = {slug: kind for kind, slug in enumerate(slugs)}
        self.size = len(slugs)
        self.backs = [0] * len(slugs)
        self.back_names = [""]
        self.names: list[dict[str, str]] = []
        self.sources: list[str] = []
        self.notes: list[str] = []
        self.title: dict[str, str] = {}
        self.name = "standard"
        self.digest = ""
        self.game = ""
        """The name of the game it is for."""
        self.folder = ""
        """Where it was read."""

    def kind(self, slug: str) -> int:
        return self.index[slug]

    def __reduce__(self) -> tuple[Any, ...]:
        from sandtable.kernel.pickles import reduce_pack

        return reduce_pack(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Pack:
        return self
