"""A net that judges positions: one hidden layer over `Features`, one number for each seat. Compiled, no numpy.

What it says of the seats becomes chances to win by softmax, as what a game's own `Hints.value` says does. A file of
weights is one line of JSON, then little-endian floats of four bytes: the hidden layer by feature, its biases, the last
layer.
"""

from __future__ import annotations

import json
import logging
import sys
from array import array
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import BadOption, Error, in_its_words
from sandtable.kernel.features import Features
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ruleset

log = logging.getLogger("sandtable")
FORMAT: Final = "sandtable net 1"
MOST_BYTES: Final = 2_000_000
MOST_WIDTH: Final = 512


class Weights:
    """The numbers of a net, and for which game, rules and features they are."""

    def __init__(self, game: str, rules: int, names: list[str], width: int, numbers: list[float]) -> None:
        self.game = game
        self.rules = rules
        self.names = names
        self.width = width
        self.numbers = numbers

    def save(self, path: Path) -> None:
        head = {"format": FORMAT, "game": self.game, "rules": self.rules, "width": self.width, "names": self.names}
        floats = array("f", self.numbers)
        if sys.byteorder == "big":
            floats.byteswap()
        path.write_bytes(json.dumps(head).encode("utf-8") + b"\n" + floats.tobytes())


@lru_cache(maxsize=4)
def known_weights(file: str) -> Weights:
    return read_weights(file)


def size_of(features: int, width: int) -> int:
    """How many numbers a net has: weights and biases of the hidden layer, then those of the last one."""
    return features * width + width + width + 1


def read_weights(file: str) -> Weights:
    """The weights of a file; whatever is wrong with it is one sentence."""
    try:
        path = Path(file)
        if path.stat().st_size > MOST_BYTES:
            raise BadOption("net-too-long", file=file, most=MOST_BYTES)
        line, _, rest = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise BadOption("net-no-file", file=file, reason=in_its_words(error)) from None
    try:
        head: dict[str, Any] = json.loads(line)
        names = [str(name) for name in head["names"]]
        width = int(head["width"])
        fits = head["format"] == FORMAT and 0 < width <= MOST_WIDTH and len(rest) == 4 * size_of(len(names), width)
        found = Weights(str(head["game"]), int(head["rules"]), names, width, [])
    except (KeyError, TypeError, ValueError):
        fits = False
    if not fits:
        raise BadOption("net-no-net", file=file)
    floats = array("f")
    floats.frombytes(rest)
    if sys.byteorder == "big":
        floats.byteswap()
    found.numbers = list(floats)
    return found


def net_for(file: str, game: Any, ruleset: Ruleset) -> Net | None:
    """The net of a file for a game. Weights of other rules are refused; of other features they are left aside."""
    weights = known_weights(file)
    if (weights.game, weights.rules) != (game.name, game.version):
        raise BadOption(
            "net-other-game",
            file=file,
            game=weights.game,
            learnt=weights.rules,
            wanted=game.name,
            version=game.version,
        )
    net = Net(weights, ruleset)
    if not net.fits:
        log.warning("%s", Error("net-other-features", file=file, game=game.name))
        return None
    return net


class Net:
    """Judges positions of one ruleset."""

    def __init__(self, weights: Weights, ruleset: Ruleset) -> None:
        self.features = Features(ruleset)
        self.fits = self.features.names == weights.names
        """Are they the numbers that it has learnt from? If not, it knows nothing."""
        self.width: i64 = weights.width
        self.layer: vec[float] = vec[float](weights.numbers)
        self.hidden: vec[float] = vec[float]([0.0] * weights.width)
        self.biases: i64 = len(weights.names) * weights.width

    def value(self, s: State, seat: int) -> float:
        """What the position is worth to a seat, the more the better."""
        features = self.features
        features.write(s, seat)
        width = self.width
        layer = self.layer
        hidden = self.hidden
        at: i64 = 0
        while at < width:
            hidden[at] = layer[self.biases + at]
            at += 1
        i: i64 = 0
        while i < features.count:
            row = features.at[i] * width
            number = features.values[i]
            at = 0
            while at < width:
                hidden[at] = hidden[at] + number * layer[row + at]
                at += 1
            i += 1
        last = self.biases + width
        total = layer[last + width]
        at = 0
        while at < width:
            if hidden[at] > 0.0:
                total += hidden[at] * layer[last + at]
            at += 1
        return total
