"""A build with a profile: in which order it compiles and trains, and what it does when something there fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hatch_compile
from hatch_build import CompileHook

ROOT = Path(__file__).resolve().parent.parent
TINY = """def total(numbers: list[int]) -> int:
    made = 0
    for number in numbers:
        made += number
    return made
"""
TRAINING = "from sandtable.tiny import total\nassert total(list(range(1000))) == 499500\n"
LISTING = """import os
from importlib.metadata import distributions
there = distributions(path=[os.environ["PYTHONPATH"]])
found = {(point.group, point.name) for one in there for point in one.entry_points}
assert ("sandtable.games", "afu") in found and ("sandtable.bots", "greedy") in found
"""


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The C compiler is played by a note of its flags; what it makes is one file that says how it was made."""
    calls: list[str] = []

    def note(work: Path, out: Path, more_flags: str = "") -> None:
        calls.append(more_flags)
        (out / "sandtable").mkdir(parents=True, exist_ok=True)
        (out / "sandtable" / "made.so").write_text(more_flags, encoding="ascii")

    def copy_nothing(root: Path, work: Path) -> None:
        (work / "src" / "sandtable").mkdir(parents=True)
        (work / "src" / "sandtable" / "__init__.py").touch()

    monkeypatch.setattr(hatch_compile, "translate", copy_nothing)
    monkeypatch.setattr(hatch_compile, "compile_c", note)
    monkeypatch.setattr(hatch_compile, "is_gcc", lambda: True)
    return calls


def build(tmp_path: Path, training: str, profile: bool = True) -> tuple[list[Path], str]:
    (tmp_path / "hatch_train.py").write_text(training, encoding="ascii")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    work = tmp_path / "work"
    work.mkdir()
    return hatch_compile.compile_modules(tmp_path, work, profile)


def test_a_profile_is_made_by_a_training_run_between_two_compilations(compiled: list[str], tmp_path: Path) -> None:
    files, how = build(tmp_path, "from pathlib import Path; Path('trained').touch()")
    assert compiled == [hatch_compile.COUNT, hatch_compile.USE_COUNTS]
    assert (tmp_path / "work" / "trained").exists()
    assert files == [Path("sandtable/made.so")]
    assert how == "with mypyc, with profile and link-time optimisation"


def test_the_training_run_imports_what_counts_and_not_what_is_installed(compiled: list[str], tmp_path: Path) -> None:
    _, how = build(tmp_path, f"import sandtable; assert list(sandtable.__path__)[0].startswith({str(tmp_path)!r})")
    assert how.endswith("with profile and link-time optimisation")


def test_the_training_run_knows_the_games_where_nothing_is_installed(compiled: list[str], tmp_path: Path) -> None:
    _, how = build(tmp_path, LISTING)
    assert how.endswith("with profile and link-time optimisation")


def test_where_the_training_fails_the_plain_build_is_made_and_one_line_says_why(
    compiled: list[str], tmp_path: Path
) -> None:
    files, how = build(tmp_path, "import nowhere_to_be_found")
    assert compiled == [hatch_compile.COUNT, ""]
    assert (tmp_path / "work" / "out" / files[0]).read_text(encoding="ascii") == ""
    assert how == (
        "with mypyc, without a profile: the training run failed "
        "(ModuleNotFoundError: No module named 'nowhere_to_be_found')"
    )


def test_where_the_second_compilation_fails_nothing_of_it_is_kept(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = hatch_compile.compile_c

    def no_link(work: Path, out: Path, more_flags: str = "") -> None:
        note(work, out, more_flags)
        if more_flags == hatch_compile.USE_COUNTS:
            (out / "half.so").touch()
            raise hatch_compile.Failed("the C compiler failed", "x.c: In function f\nx.c:1: error: no\nat the end")

    monkeypatch.setattr(hatch_compile, "compile_c", no_link)
    files, how = build(tmp_path, "")
    assert files == [Path("sandtable/made.so")] and compiled[-1] == ""
    assert how == "with mypyc, without a profile: the C compiler failed (x.c:1: error: no)"


def test_another_compiler_than_gcc_makes_the_plain_build(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_compile, "is_gcc", lambda: False)
    _, how = build(tmp_path, "")
    assert compiled == [""] and how == "with mypyc, without a profile: the C compiler is not gcc"


def test_without_a_profile_it_compiles_once(compiled: list[str], tmp_path: Path) -> None:
    _, how = build(tmp_path, "", profile=False)
    assert compiled == [""] and how == "with mypyc"


def tools(monkeypatch: pytest.MonkeyPatch, pgo: str) -> list[str]:
    """What a build of the wheel asks for."""
    monkeypatch.setenv("SANDTABLE_MYPYC", "auto")
    monkeypatch.setenv("SANDTABLE_WEB", "skip")
    monkeypatch.setenv("SANDTABLE_PGO", pgo)
    nothing: Any = None
    return CompileHook(str(ROOT), {}, nothing, nothing, str(ROOT / "dist"), "wheel").dependencies()


@pytest.mark.skipif(hatch_compile.missing() is not None, reason="nothing is compiled here")
def test_only_a_build_with_a_profile_needs_what_the_games_need(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = hatch_compile.pyproject(ROOT)["project"]["dependencies"]
    assert needed and not set(needed) & set(tools(monkeypatch, "0"))
    assert set(needed) <= set(tools(monkeypatch, "1"))


def test_a_wrong_word_for_the_profile_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    if hatch_compile.missing() is None:
        with pytest.raises(SystemExit, match="SANDTABLE_PGO is 'yes'; it must be 0 or 1"):
            tools(monkeypatch, "yes")


@pytest.mark.slow
@pytest.mark.skipif(hatch_compile.missing() is not None or not hatch_compile.is_gcc(), reason="there is no gcc")
def test_a_small_package_is_compiled_with_a_profile_and_leaves_nothing_behind(tmp_path: Path) -> None:
    root, temporary = tmp_path / "sources", tmp_path / "temporary"
    (root / "src" / "sandtable").mkdir(parents=True)
    temporary.mkdir()
    for name in ("LICENSE", "README.md", "hatch_build.py", "hatch_compile.py", "hatch_web.py"):
        shutil.copy(ROOT / name, root / name)
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = settings.replace('"src/sandtable/kernel/cards.py"', '"src/sandtable/tiny.py"')
    (root / "pyproject.toml").write_text(settings, encoding="utf-8")
    (root / "src" / "sandtable" / "__init__.py").write_text('__version__ = "1.0"\n', encoding="ascii")
    (root / "src" / "sandtable" / "tiny.py").write_text(TINY, encoding="ascii")
    (root / "hatch_train.py").write_text(TRAINING, encoding="ascii")
    wanted = {"SANDTABLE_MYPYC": "require", "SANDTABLE_WEB": "skip", "SANDTABLE_PGO": "1", "TMPDIR": str(temporary)}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    done = subprocess.run(command, cwd=root, env={**os.environ, **wanted}, capture_output=True, text=True, check=False)
    assert "compiled 1 modules with mypyc, with profile and link-time optimisation." in done.stdout + done.stderr
    assert list(temporary.iterdir()) == [] and list(root.rglob("*.gcda")) == []
    with zipfile.ZipFile(next((root / "dist").glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert any(name.startswith("sandtable/tiny.") and name.endswith(".so") for name in names)
    assert not [name for name in names if name.endswith((".gcda", ".o"))]
