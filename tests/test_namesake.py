"""Where the other package called sandtable is installed too, a sentence says so instead of a riddle."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.namesake import DISTRIBUTION, namesake, overwritten
from sandtable.kernel.words import explained
from tests.harness.installed import forget, install
from tests.test_repo import PYPROJECT

SOURCE = Path(sandtable.__file__).parent
TRADING = {"sandtable/__init__.py": "def run_backtest(): ...\n", "sandtable/portfolio/__init__.py": ""}
SENTENCE = (
    "sandtable 0.2.0 is installed here too, another package that is imported as sandtable; "
    "run pip uninstall sandtable sandtable-games, then install this one again from its folder"
)
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages in which the other one lies."""
    with monkeypatch.context() as patch:
        install(patch, tmp_path, "sandtable", "0.2.0", TRADING)
        yield tmp_path
    forget()


@pytest.fixture
def both(site: Path) -> Path:
    """What pip leaves of ours when the other one is installed after it: one folder, with the other's `__init__.py`."""
    for one in SOURCE.iterdir():
        if one.name not in ("__init__.py", "__pycache__"):
            (site / "sandtable" / one.name).symlink_to(one)
    return site


def run(site: Path, *words: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_distribution_has_the_name_that_is_looked_up() -> None:
    assert PYPROJECT["project"]["name"] == DISTRIBUTION


def test_ours_alone_is_no_namesake() -> None:
    assert namesake() is None and overwritten() is None


def test_ours_is_known_in_every_spelling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tmp_path, "Sandtable_Games", "0.1.0", {"sandtable/__init__.py": ""})
    assert namesake() is None


@pytest.mark.usefixtures("site")
def test_the_other_package_is_named() -> None:
    found = namesake()
    assert found is not None and str(found) == SENTENCE
    assert explained(found, "uk").startswith("пакет sandtable 0.2.0 теж установлено тут")


def test_a_package_of_another_name_that_brings_the_same_module_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path, "quick-sand", "3.1", TRADING)
    assert str(namesake()).startswith("quick-sand 3.1 is installed here too")


@pytest.mark.usefixtures("site")
def test_the_version_says_it(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    out, errors = capsys.readouterr()
    assert left.value.code == 0
    assert (out, errors) == (f"sandtable {sandtable.__version__}\n", f"sandtable: {SENTENCE}\n")


@pytest.mark.usefixtures("site")
def test_who_lacks_an_extra_is_told_of_the_other_package(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("sandtable.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "pip install '.[server]'" in said and said.endswith(f"{SENTENCE}\n")


def test_the_environments_say_it_when_a_package_is_missing(both: Path) -> None:
    script = "import sys; sys.modules['pettingzoo'] = None; import sandtable.envs.pettingzoo"
    code, _, errors = run(both, "-c", script)
    last = errors.splitlines()[-1]
    assert code == 1 and "pip install '.[envs]'" in last and last.endswith(SENTENCE)


def test_the_environments_say_it_when_ours_is_overwritten(both: Path) -> None:
    code, _, errors = run(both, "-c", "import sandtable.envs.pettingzoo")
    assert code == 1 and errors.splitlines()[-1] == f"ImportError: {SENTENCE}"


@pytest.mark.parametrize("words", [("play", "outpost"), ("--version",), ("serve",)])
def test_a_command_says_it_when_ours_is_overwritten(both: Path, words: tuple[str, ...]) -> None:
    assert run(both, "-m", "sandtable", *words) == (2, "", f"sandtable: {SENTENCE}\n")


def test_what_uninstalling_the_other_one_leaves_is_named(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sandtable", ModuleType("sandtable"))
    assert main(["--version"]) == 2
    assert capsys.readouterr().err == (
        "sandtable: the file __init__.py of this package is missing or was overwritten; "
        "install the package again from its folder\n"
    )


def test_a_game_that_two_packages_register_is_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = "[sandtable.games]\noutpost = sandtable_outpost:game\n[sandtable.bots]\nrandom = x:Y\n"
    with monkeypatch.context() as patch:
        install(patch, tmp_path, "sandtable", "0.1.0", points=points)
        names = sandtable.game_names(), sandtable.bot_names()
    forget()
    assert names == (sandtable.game_names(), sandtable.bot_names())
