"""Compile the hot modules: mypyc writes C once, and the C compiler makes extensions of it.

With gcc that can be done twice: first so that the code counts what it does while hatch_train.py plays, then with these
counts and over all files at once (profile-guided and link-time optimisation). It takes two or three times as long.
Whatever goes wrong there, the plain way is taken instead. Everything lies in a folder that the caller removes.

Run as a script, this file prints what is missing for compiling, or nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

GROUP = "sandtable"
TRANSLATE = """\
import pickle
import setuptools                       # before mypyc, which else takes the older Extension of distutils

from mypyc.build import mypycify

made = mypycify({arguments!r}, group_name={group!r}, multi_file=True, debug_level="0")
with open("extensions.pickle", "wb") as out:
    pickle.dump(made, out)
"""
# setuptools builds extensions side by side, but the files of one, here nearly all, one after the other.
SETUP = """\
import os
import pickle
from concurrent.futures import ThreadPoolExecutor

from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import setup_mypycify_vars

compile_files = CCompiler.compile


def side_by_side(self, sources, *args, **named):
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        made = cores.map(lambda source: compile_files(self, [source], *args, **named), sources)
        return [file for files in made for file in files]


CCompiler.compile = side_by_side
setup_mypycify_vars()
with open("extensions.pickle", "rb") as made:
    setup(name={group!r}, packages=[], ext_modules=pickle.load(made))
"""
# Types are checked by `make lint`; here only what stops the compiler matters.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
# The counts lie beside the object files, which have the same names both times: there the compiler finds them. A module
# that the training run did not import has none, and that is no error.
COUNT = "-fprofile-generate"
USE_COUNTS = "-fprofile-use -Wno-missing-profile -flto=auto -g0"
TRAINING_LIMIT = 900
"""Seconds after which a training run is given up; on an idle machine it takes a fiftieth of that."""


def missing() -> str | None:
    """What this machine lacks for compiling, in a few words."""
    if sys.implementation.name != "cpython":
        return f"no CPython (this is {sys.implementation.name})"
    compiler = (os.environ.get("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers"
    return None


def is_gcc() -> bool:
    """Is the compiler gcc? Others know its flags under other names, or keep their counts elsewhere."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    command += ["-dM", "-E", "-x", "c", os.devnull]
    try:
        macros = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "__GNUC__" in macros and "__clang__" not in macros


def pyproject(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def hot_modules(root: Path) -> list[Path]:
    """The files to compile, relative to src/."""
    settings = pyproject(root)["tool"]["sandtable"]["compile"]
    chosen = {file for pattern in settings["modules"] for file in root.glob(pattern)}
    chosen -= {file for pattern in settings["interpreted"] for file in root.glob(pattern)}
    return sorted(file.relative_to(root / "src") for file in chosen)


def compiler_flags(more: str = "") -> str:
    """Python's own flags, and calls into mypyc's runtime inlined instead of looked up."""
    flags = os.environ.get("CFLAGS", sysconfig.get_config_var("CFLAGS") or "")
    return flags if os.name == "nt" else f"{flags} -fno-semantic-interposition {more}".strip()


class Failed(Exception):
    """A step of the build failed: a sentence, and what the tool said."""

    def __init__(self, what: str, said: str) -> None:
        super().__init__(f"{what}:\n{said.strip()}")
        lines = said.strip().splitlines() or ["nothing was said"]
        telling = next((line for line in lines if " error: " in line), lines[-1])
        self.short = f"{what} ({telling.strip()[:200]})"


def run(what: str, folder: Path, command: list[str], limit: int | None = None, **variables: str) -> None:
    """One step in a process of its own; `what` says that it failed."""
    try:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=folder,
            env={**os.environ, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        raise Failed(what, f"not done after {limit} seconds") from None
    if done.returncode != 0:
        raise Failed(what, done.stdout)


def translate(root: Path, work: Path) -> None:
    """Have mypyc write C from a copy of src/ in `work`."""
    modules = [str(file) for file in hot_modules(root)]
    if not modules:
        raise Failed("nothing to compile", "[tool.sandtable.compile] in pyproject.toml matches no file")
    src = work / "src"
    shutil.copytree(root / "src", src, ignore=shutil.ignore_patterns("__pycache__"))
    script = TRANSLATE.format(group=GROUP, arguments=MYPY_OPTIONS + modules)
    (src / "translate.py").write_text(script, encoding="utf-8")
    (src / "setup.py").write_text(SETUP.format(group=GROUP), encoding="utf-8")
    run("mypyc could not compile the hot modules", src, ["translate.py"])


def compile_c(work: Path, out: Path, more_flags: str = "") -> None:
    """Make the extensions from the C, into `out`."""
    cores = str(os.cpu_count() or 1)
    command = ["setup.py", "-q", "build_ext", "--force", "--parallel", cores, "--build-lib", str(out)]
    run("the C compiler failed", work / "src", command, CFLAGS=compiler_flags(more_flags))


def register(root: Path, folder: Path) -> None:
    """Make games and bots known to a Python that finds the package in `folder`, as an installation does."""
    project = pyproject(root)["project"]
    known = folder / f"{project['name'].replace('-', '_')}-0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Name: {project['name']}\nVersion: 0\n", encoding="utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in points.items())]
    (known / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def compile_with_profile(root: Path, work: Path, out: Path) -> None:
    counting = work / "counting"
    compile_c(work, counting, COUNT)
    shutil.copytree(work / "src" / "sandtable", counting / "sandtable", dirs_exist_ok=True)
    register(root, counting)
    training = str(root / "hatch_train.py")
    run("the training run failed", work, [training], TRAINING_LIMIT, PYTHONPATH=str(counting), PYTHONHASHSEED="0")
    compile_c(work, out, USE_COUNTS)


def compile_modules(root: Path, work: Path, profile: bool) -> tuple[list[Path], str]:
    """Compile in `work`; the extensions, relative to work/out, and how it was done."""
    translate(root, work)
    out = work / "out"
    how = "with mypyc"
    if profile and not is_gcc():
        how += ", without a profile: the C compiler is not gcc"
        profile = False
    if profile:
        try:
            compile_with_profile(root, work, out)
            how += ", with profile and link-time optimisation"
        except Failed as error:
            shutil.rmtree(out, ignore_errors=True)
            how += f", without a profile: {error.short}"
            profile = False
    if not profile:
        compile_c(work, out)
    return sorted(file.relative_to(out) for file in out.rglob("*") if file.is_file()), how


if __name__ == "__main__":
    print(missing() or "")
