"""Collections for the page: the cards that somebody has, as a file of theirs says."""

from __future__ import annotations

from sandtable.kernel.errors import BadOption, Error
from sandtable.kernel.game import AnyGame
from sandtable.kernel.pack import Pack
from sandtable.server.game_bodies import Collection, CollectionFile
from sandtable.server.making import LONGEST_NAME, LONGEST_TEXT
from sandtable.server.speech import Refused


def collection_of(game: AnyGame, pack: Pack, file: CollectionFile) -> Collection:
    """What is in a collection, and in boosters to open. One that claims what it cannot hold is refused."""
    if game.read_collection is None:
        raise Refused("not-found")
    if len(file.text) > LONGEST_TEXT:
        raise Refused("bad-option", detail=BadOption("collection-too-long", most=LONGEST_TEXT))
    try:
        owned = game.read_collection(pack, file.name[:LONGEST_NAME], file.text, file.open)
    except Error as error:
        raise Refused("bad-option", detail=error) from None
    return Collection(owned.cards, owned.checked, owned.text, owned.opened, owned.decks)
