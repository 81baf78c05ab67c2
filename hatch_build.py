"""Compile the hot modules with mypyc while a wheel is built.

The modules are listed in pyproject.toml under [tool.sandtable.compile]. They are compiled in a temporary
folder and go straight into the wheel, so src/ never holds an extension that hides later edits. An editable
install stays interpreted. SANDTABLE_MYPYC says how badly the compiled code is wanted:

    auto      compile if a C compiler is there; else build pure Python and say so (the default)
    require   compile or fail
    skip      pure Python

The browser table is built beside it, by hatch_web.py, for editable installs and archives too.

Run as a script, this file prints what is missing for compiling, or nothing.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "sandtable"
# setuptools builds extensions side by side, but the files of one, here nearly all, one after the other.
SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler

compile_files = CCompiler.compile


def side_by_side(self, sources, *args, **named):
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        made = cores.map(lambda source: compile_files(self, [source], *args, **named), sources)
        return [file for files in made for file in files]


CCompiler.compile = side_by_side
setup(name={group!r}, packages=[], ext_modules=mypycify(
    {arguments!r}, group_name={group!r}, multi_file=True, debug_level="0"
))
"""
# Types are checked by `make lint`; here only what stops the compiler matters.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


def wanted() -> str:
    """The value of SANDTABLE_MYPYC."""
    value = os.environ.get("SANDTABLE_MYPYC", "auto")
    if value not in ("auto", "require", "skip"):
        raise SystemExit(f"SANDTABLE_MYPYC is {value!r}; it must be auto, require or skip.")
    return value


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


def pyproject(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def hot_modules(root: Path) -> list[Path]:
    """The files to compile, relative to src/."""
    settings = pyproject(root)["tool"]["sandtable"]["compile"]
    chosen = {file for pattern in settings["modules"] for file in root.glob(pattern)}
    chosen -= {file for pattern in settings["interpreted"] for file in root.glob(pattern)}
    return sorted(file.relative_to(root / "src") for file in chosen)


def compiler_flags() -> str:
    """Python's own flags, and calls into mypyc's runtime inlined instead of looked up."""
    flags = os.environ.get("CFLAGS", sysconfig.get_config_var("CFLAGS") or "")
    return flags if os.name == "nt" else f"{flags} -fno-semantic-interposition".strip()


def compile_modules(root: Path, work: Path) -> list[Path]:
    """Compile a copy of src/ in `work`; return the extensions, relative to work/out."""
    modules = [str(file) for file in hot_modules(root)]
    if not modules:
        raise RuntimeError("[tool.sandtable.compile] in pyproject.toml matches no file")
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__"))
    setup = work / "src" / "setup.py"
    setup.write_text(SETUP.format(group=GROUP, arguments=MYPY_OPTIONS + modules), encoding="utf-8")
    cores = str(os.cpu_count() or 1)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--parallel", cores, "--build-lib", str(work / "out")]
    done = subprocess.run(
        command,
        cwd=work / "src",
        env={**os.environ, "CFLAGS": compiler_flags()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"mypyc could not compile the hot modules:\n{done.stdout.strip()}")
    out = work / "out"
    return sorted(file.relative_to(out) for file in out.rglob("*") if file.is_file())


def front_end(root: Path) -> ModuleType:
    """hatch_web.py, which lies beside this file and is not installed anywhere."""
    spec = importlib.util.spec_from_file_location("hatch_web", root / "hatch_web.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CompileHook(BuildHookInterface[Any]):
    """Puts the built front end and the compiled modules into the wheel."""

    _work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        tools: list[str] = front_end(root).tools(root)
        if self.target_name == "wheel" and wanted() != "skip" and missing() is None:
            tools += pyproject(root)["dependency-groups"]["build"]
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        said = front_end(Path(self.root)).build(Path(self.root))
        if said:
            self.app.display_warning(said)
        if self.target_name != "wheel" or version == "editable" or wanted() == "skip":
            return
        lacking = missing()
        if lacking is not None:
            self._give_up(lacking)
            return
        self._work = tempfile.TemporaryDirectory(prefix="sandtable-mypyc-")
        work = Path(self._work.name)
        try:
            extensions = compile_modules(Path(self.root), work)
        except RuntimeError as error:
            self._give_up(str(error))
            return
        for file in extensions:
            build_data["force_include"][str(work / "out" / file)] = file.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"sandtable: compiled {len(extensions) - 1} modules with mypyc.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            self._work.cleanup()

    def _give_up(self, reason: str) -> None:
        if wanted() == "require":
            raise SystemExit(f"sandtable: SANDTABLE_MYPYC=require, but: {reason}")
        self.app.display_warning(f"sandtable: building pure Python, slower but complete: {reason}")


if __name__ == "__main__":
    print(missing() or "")
