"""What the environments need beside the game: the extra `envs`, or one sentence that says how to get it."""

from __future__ import annotations

from sandtable.kernel.errors import Error
from sandtable.kernel.namesake import overwritten, with_namesake

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces, vector
except ImportError as error:
    raise ImportError(with_namesake(Error("envs-lack-package", package=error.name))) from None

if wrong := overwritten():
    raise ImportError(wrong)

__all__ = ["gymnasium", "np", "spaces", "vector"]
