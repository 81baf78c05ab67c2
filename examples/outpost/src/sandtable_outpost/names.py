"""Every name of the game that the rules use."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.names import slugs
from sandtable.kernel.verbs import VerbSpec


class step:
    """Steps and decisions, in the order of play."""

    NEXT_OUTPOST: Final = 0
    PICK_A_SQUAD: Final = 1


class verb:
    """What a player may do."""

    SEND: Final = 0


class ending:
    """Why a game ends."""

    LAST_OUTPOST: Final = 0


VERBS: Final = {verb.SEND: VerbSpec("kind", rules="OUT-2.2")}
ENDINGS: Final = slugs(ending)
HAND_SIZE: Final = 4
