"""The net: one hidden layer over a compact observation, with a head for actions and one for the worth of a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from sandtable import BadOption

LAYERS = ("hidden", "hidden_bias", "actions", "actions_bias", "worth", "worth_bias")
LABELS = ("game", "seats")
Array = Any
"""An array of numpy, whose own types say little more."""


def features(seen: Array) -> Array:
    """Bytes on a scale that nets like: counts of 0, 1 and 2 lie far apart, those of 100 and 101 do not."""
    return np.log1p(seen, dtype=np.float32)


class Net:
    """The weights by name, and for which game and number of seats they are."""

    def __init__(self, game: str, seats: int, weights: dict[str, Array]) -> None:
        self.game, self.seats, self.weights = game, seats, weights

    @classmethod
    def new(cls, game: str, seats: int, numbers: int, actions: int, width: int, seed: int) -> Net:
        """One that has learnt nothing: its likings hardly differ."""
        chance = np.random.default_rng(seed)

        def layer(before: int, after: int, scale: float) -> Array:
            return (chance.standard_normal((before, after)) * scale / np.sqrt(before)).astype(np.float32)

        shapes = (layer(numbers, width, 2.0), layer(width, actions, 0.01), layer(width, 1, 0.1))
        biases = (np.zeros(size, np.float32) for size in (width, actions, 1))
        pairs = (array for pair in zip(shapes, biases, strict=True) for array in pair)
        return cls(game, seats, dict(zip(LAYERS, pairs, strict=True)))

    @property
    def shape(self) -> tuple[int, int]:
        """How many numbers it reads, and of how many actions it tells its liking."""
        return self.weights["hidden"].shape[0], self.weights["actions"].shape[1]

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """For rows of features and masks: the hidden layer, the chance of each action, and what the seat is worth."""
        w = self.weights
        hidden = np.maximum(seen @ w["hidden"] + w["hidden_bias"], 0)
        likings = np.where(masks, hidden @ w["actions"] + w["actions_bias"], -np.inf)
        odds = np.exp(likings - likings.max(axis=1, keepdims=True))
        worth = (hidden @ w["worth"] + w["worth_bias"])[:, 0]
        return hidden, odds / odds.sum(axis=1, keepdims=True), worth

    def best(self, seen: bytes, mask: bytes) -> int:
        """The dense action that it likes best."""
        row = features(np.frombuffer(seen, np.uint8))[None]
        _, odds, _ = self.forward(row, np.frombuffer(mask, np.uint8)[None] > 0)
        return int(odds[0].argmax())

    def save(self, file: str | Path) -> None:
        with Path(file).open("wb") as out:
            np.savez(out, game=self.game, seats=self.seats, **self.weights)

    @classmethod
    def load(cls, file: str | Path) -> Net:
        """The net of a file; whatever is wrong with the file is one sentence."""
        try:
            with np.load(file, allow_pickle=False) as found:
                lacking = [name for name in (*LABELS, *LAYERS) if name not in found]
                if lacking:
                    raise BadOption("nn-lacks", file=str(file), lacking=lacking)
                net = cls(str(found["game"]), int(found["seats"]), {name: found[name] for name in LAYERS})
        except OSError as error:
            raise BadOption("nn-no-file", file=str(file), problem=error.strerror or "?") from None
        except (AttributeError, BadZipFile, EOFError, TypeError, ValueError):
            raise BadOption("nn-no-net", file=str(file)) from None
        net.check_layers(file)
        return net

    def check_layers(self, file: str | Path) -> None:
        """Do the layers fit each other?"""
        w = self.weights
        shapes = [w[name].shape for name in LAYERS]
        width = len(w["hidden_bias"]) if w["hidden_bias"].ndim == 1 else 0
        numbers, actions = (w["hidden"].shape + (0,))[0], (w["actions"].shape + (0, 0))[1]
        if shapes != [(numbers, width), (width,), (width, actions), (actions,), (width, 1), (1,)]:
            raise BadOption("nn-no-net", file=str(file))
