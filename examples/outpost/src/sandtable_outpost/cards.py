"""The pack of Outpost: squads and outposts."""

from __future__ import annotations

from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import PackFiles, fill_common


class OutpostPack(Pack):
    """What a card is worth: the strength of a squad, the points of an outpost."""

    worth: list[int]


def read_pack(files: PackFiles) -> OutpostPack:
    squads, outposts = files.entries("squads"), files.entries("outposts")
    cards = squads + outposts
    pack = OutpostPack([slug for slug, _ in cards], [entry.number("copies", 0, 20) for _, entry in cards])
    pack.worth = [entry.number("worth", 1, 9) for _, entry in cards]
    pack.backs = [0] * len(squads) + [1] * len(outposts)
    pack.back_names = ["squad", "outpost"]
    files.known_totals(["cards"])
    files.check_total("cards", sum(pack.copies))
    fill_common(pack, files, cards)
    return pack
