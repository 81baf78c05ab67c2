"""What training needs beside the game: the extra `train`, or one sentence that says how to get it."""

from __future__ import annotations

from sandtable.kernel.errors import Error

try:
    import numpy as np
except ImportError:
    raise Error("train-lacks-numpy") from None

__all__ = ["np"]
