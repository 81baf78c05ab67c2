"""Pages of the site that lie outside docs/: README.md is its home, and its links lead to where the pages are there.

The rulebooks are written before, by `site_rules.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
RULES = ROOT / ".make" / "rules"
FILES = ("CITATION.cff", "LICENSE")
LINK = re.compile(r"(\]\()([^)#\s]+)")


def on_files(files: Files, config: Any) -> Files:
    """Add what lies in the root of the repository."""
    for name, page in PAGES.items():
        text = LINK.sub(from_root, (ROOT / name).read_text(encoding="utf-8"))
        files.append(File.generated(config, page, content=text))
    for path in sorted(RULES.iterdir()):
        files.append(File.generated(config, f"rules/{path.name}", abs_src_path=str(path)))
    for name in FILES:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links of a page in docs/ to one in the root."""
    return LINK.sub(from_docs, markdown)


def from_root(link: re.Match[str]) -> str:
    target = link[2].removeprefix("docs/")
    return link[1] + PAGES.get(target, target)


def from_docs(link: re.Match[str]) -> str:
    target = link[2].removeprefix("../")
    return link[1] + PAGES.get(target, link[2])
