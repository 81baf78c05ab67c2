"""Records that the first edition wrote, one of each game, all of them finished."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "older_records"
GAMES = sorted(path.stem for path in FOLDER.glob("*.record"))
DIGESTS = {
    "afu": "9b4cde5104a1389a",
    "barbarossa": "ea90039475338db3",
    "frontier-wars": "a2f79e898a2cb642",
    "victory-day": "eaf64d116464e9f2",
}
"""By which the first edition named its standard packs."""


def path(game: str) -> Path:
    return FOLDER / f"{game}.record"


def text(game: str) -> str:
    return path(game).read_text(encoding="utf-8")
