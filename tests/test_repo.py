"""What must hold for the repository itself."""

import importlib.util
import os
import re
import shutil
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from pathlib import Path

import pytest

from hatch_compile import hot_modules, pyproject
from sandtable import __version__
from sandtable.kernel.namesake import DISTRIBUTION

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = pyproject(ROOT)

# Written in pieces, so that this file does not find itself.
FORBIDDEN = {
    "a registry's address": re.compile(
        r"(pypi|pythonhosted|npmjs|yarnpkg|debian)\." + r"(org|com)|--(extra-)?" + r"index-url|/sim" + r"ple/"
    ),
    "a path of one machine": re.compile(r"(?<![\w.~$}])/(work|home|root|Users|mnt)" + r"/\w|C:\\" + "Users"),
}


def tracked_files() -> list[Path]:
    """Every file that git holds or would take."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("left out: the search of all files (not a git clone)")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


CODE = (".py", ".ts", ".svelte")
CYRILLIC = re.compile("[\u0400-\u04ff]")


def test_code_speaks_no_language_but_english() -> None:
    """Words that people read are data, in every language: a language is added without touching code."""
    for file in tracked_files():
        place = file.relative_to(ROOT)
        if file.suffix in CODE and place.parts[0] != "tests" and not file.name.endswith(".test.ts"):
            found = CYRILLIC.search(file.read_text(encoding="utf-8"))
            assert found is None, f"{place} holds {found}"


def found_in(text: str) -> list[str]:
    return [f"{what}: {match[0]}" for what, pattern in FORBIDDEN.items() for match in pattern.finditer(text)]


@pytest.mark.parametrize("line", ["py" + "pi.org", "/ho" + "me/ann", "/wo" + "rk/x", "--index-" + "url x"])
def test_a_forbidden_address_is_recognised(line: str) -> None:
    assert found_in(line)


@pytest.mark.parametrize("line", ["src/wo" + "rk/home.py", "$HOME/x", "a frame/wo" + "rk/team", "../home/games"])
def test_an_ordinary_path_is_allowed(line: str) -> None:
    assert not found_in(line)


def test_no_file_holds_a_registry_address_or_a_machine_path() -> None:
    found = []
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        found += [f"{file.relative_to(ROOT)}: {one}" for one in found_in(text)]
    assert found == []


def test_changelog_and_citation_know_the_version() -> None:
    editions = re.findall(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    cited = re.findall(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert (editions[0], cited) == (__version__, [__version__])


def test_no_compiled_file_hides_a_source() -> None:
    assert [file for file in (ROOT / "src").rglob("*") if file.suffix in (".so", ".pyd")] == []


@pytest.mark.parametrize("group", sorted(PYPROJECT["project"]["entry-points"]))
def test_every_entry_point_loads(group: str) -> None:
    declared = PYPROJECT["project"]["entry-points"][group]
    installed = distribution(DISTRIBUTION).entry_points.select(group=group)
    assert installed.names == set(declared)
    for point in installed:
        assert point.load() is not None


@pytest.mark.skipif("SANDTABLE_COMPILED" not in os.environ, reason="only for the compiled package")
def test_the_hot_modules_are_compiled() -> None:
    interpreted = []
    for file in hot_modules(ROOT):
        name = ".".join(file.with_suffix("").parts)
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None or not spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            interpreted.append(name)
    assert interpreted == []


def test_every_test_runs_interpreted_or_compiled() -> None:
    tests = ROOT / "tests"
    once = [(tests / name).read_text().split() for name in ("interpreted.txt", "compiled.txt")]
    assert [line for lines in once for line in lines if not (tests / line).exists()] == []
    assert [(one, two) for one in once[0] for two in once[1] if one.startswith(two) or two.startswith(one)] == []
