"""Compile the hot modules with mypyc while a wheel is built.

The modules are listed in pyproject.toml under [tool.sandtable.compile]. hatch_compile.py compiles them in a temporary
folder, and they go straight into the wheel, so src/ never holds an extension that hides later edits. An editable
install stays interpreted. SANDTABLE_MYPYC says how badly the compiled code is wanted:

    auto      compile if a C compiler is there; else build pure Python and say so (the default)
    require   compile or fail
    skip      pure Python

With SANDTABLE_PGO=1 they are compiled with a profile, for faster code, where the compiler is gcc.

The browser table is built beside it, by hatch_web.py, for editable installs and archives too.
"""

from __future__ import annotations

import importlib.util
import os
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def wanted() -> str:
    """The value of SANDTABLE_MYPYC."""
    value = os.environ.get("SANDTABLE_MYPYC", "auto")
    if value not in ("auto", "require", "skip"):
        raise SystemExit(f"SANDTABLE_MYPYC is {value!r}; it must be auto, require or skip.")
    return value


def profile_wanted() -> bool:
    """The value of SANDTABLE_PGO."""
    value = os.environ.get("SANDTABLE_PGO") or "0"
    if value not in ("0", "1"):
        raise SystemExit(f"SANDTABLE_PGO is {value!r}; it must be 0 or 1.")
    return value == "1"


def beside(root: Path, name: str) -> ModuleType:
    """A module that lies beside this file and is not installed anywhere."""
    spec = importlib.util.spec_from_file_location(name, root / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CompileHook(BuildHookInterface[Any]):
    """Puts the built front end and the compiled modules into the wheel."""

    _work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        tools: list[str] = beside(root, "hatch_web").tools(root)
        compiler = beside(root, "hatch_compile")
        if self.target_name == "wheel" and wanted() != "skip" and compiler.missing() is None:
            settings = compiler.pyproject(root)
            tools += settings["dependency-groups"]["build"]
            if profile_wanted():
                tools += settings["project"]["dependencies"]
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        said = beside(root, "hatch_web").build(root)
        if said:
            self.app.display_warning(said)
        if self.target_name != "wheel" or version == "editable" or wanted() == "skip":
            return
        compiler = beside(root, "hatch_compile")
        lacking = compiler.missing()
        if lacking is not None:
            self._give_up(lacking)
            return
        self._work = tempfile.TemporaryDirectory(prefix="sandtable-mypyc-")
        work = Path(self._work.name)
        try:
            extensions, how = compiler.compile_modules(root, work, profile_wanted())
        except compiler.Failed as error:
            self._give_up(str(error))
            return
        for file in extensions:
            build_data["force_include"][str(work / "out" / file)] = file.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"sandtable: compiled {len(extensions) - 1} modules {how}.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            self._work.cleanup()

    def _give_up(self, reason: str) -> None:
        if wanted() == "require":
            raise SystemExit(f"sandtable: SANDTABLE_MYPYC=require, but: {reason}")
        self.app.display_warning(f"sandtable: building pure Python, slower but complete: {reason}")
