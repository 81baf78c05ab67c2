"""How a Python was built: one without optimisation makes interpreted peers a quarter slower, and our games hardly.

`python -m bench.built` tells it of the Python that runs it, as JSON. With `--find` it prints the path of an optimised
Python of the same version on this machine instead, or nothing if this one is optimised or there is none.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

FOLDERS = ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin")
"""Where a Python may lie that the PATH hides behind another."""


def is_debians() -> bool:
    """Debian and Ubuntu optimise their own Python, but what it says of itself does not show it."""
    return sys.base_prefix == "/usr" and Path("/etc/debian_version").exists()


def how_built() -> dict[str, Any]:
    """Version, whether it is optimised, and the same in words."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    profile = is_debians() or "--enable-optimizations" in arguments
    link_time = is_debians() or "--with-lto" in arguments
    methods = [name for name, used in (("profile", profile), ("link-time", link_time)) if used]
    how = f"{' and '.join(methods)} optimisation" if methods else "not optimised"
    maker = "Debian's, " if is_debians() else ""
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return {"version": list(sys.version_info[:2]), "optimised": profile, "words": f"{version} ({maker}{how})"}


def told_by(python: Path) -> dict[str, Any] | None:
    """What another Python tells of itself; None if it does not run."""
    try:
        done = subprocess.run([str(python), "-I", __file__], capture_output=True, text=True, check=False)
        told: dict[str, Any] = json.loads(done.stdout)
    except (OSError, ValueError):
        return None
    return told


def optimised_like_this() -> Path | None:
    """An optimised Python of this version, if this one is not."""
    here = how_built()
    if here["optimised"]:
        return None
    name = "python{}.{}".format(*here["version"])
    for folder in (*os.environ.get("PATH", "").split(os.pathsep), *FOLDERS):
        python = Path(folder, name)
        told = told_by(python) if python.exists() else None
        if told is not None and told["optimised"] and told["version"] == here["version"]:
            return python
    return None


if __name__ == "__main__":
    print(optimised_like_this() or "" if sys.argv[1:] == ["--find"] else json.dumps(how_built()))
