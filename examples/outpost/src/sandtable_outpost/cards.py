"""The pack of Outpost: squads and outposts."""

from sandtable import BadPack
from sandtable.kernel.pack import Pack
from sandtable.kernel.packfile import PackFiles, fill_common

HAND_SIZE, MOST_PLAYERS = 4, 3


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
    found, needed = sum(pack.copies[: len(squads)]), HAND_SIZE * MOST_PLAYERS
    if found < needed:
        raise BadPack("outpost-too-few-squads", found=found, needed=needed)
    fill_common(pack, files, cards)
    files.check_totals({"cards": sum(pack.copies)})
    return pack
