"""Another package is imported as `sandtable` too: it has this name on the package index, where ours has another.

Installed side by side they share one folder, and whichever came last has its `__init__.py` there. Finding out whether
that is so takes 30 to 50 milliseconds, because the list of files of every installed package is read; so it is done
where something is wrong already, and for `sandtable --version`.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import packages_distributions, version

from sandtable.kernel.errors import Error

DISTRIBUTION = "sandtable-games"
MODULE = "sandtable"


def namesake() -> Error | None:
    """That another package brings a module of our name, and what to do about it."""
    for name in packages_distributions().get(MODULE, []):
        if re.sub(r"[-_.]+", "-", name).lower() != DISTRIBUTION:
            return Error("namesake-installed", name=name, version=version(name), ours=DISTRIBUTION)
    return None


def overwritten() -> Error | None:
    """That the module `sandtable` is not ours, though this part of it is. Costs nothing where all is well."""
    if hasattr(sys.modules[MODULE], "game_names"):
        return None
    return namesake() or Error("package-overwritten")


def with_namesake(error: Error) -> Error:
    """What is missing, and the other package where it may have been installed in place of that."""
    other = namesake()
    return error if other is None else Error("and-besides", problem=error, other=other)
