"""Positions of Barbarossa for worked examples: what a text does not say is empty, and it is the first seat's turn."""

from __future__ import annotations

from sandtable.kernel.pack import Pack
from tests.harness import Play, position, small_pack

GR = "grenadier-regiment"
PG = "panzer-grenadier"
ARB = "armored-reconnaissance-battalion"
AGB = "assault-gun-battalion"
DHC = "division-headquarters-company"
IHTB = "independent-heavy-tank-battalion"
FRB = "field-replacement-battalion"
SGTA = "soviet-guards-tank-army"

EMPTY = {
    "seats": "2",
    **{f"{zone}.{seat}": "" for zone in ("deck", "discard") for seat in (0, 1)},
    "hand.0": "horses",  # with an empty hand a window that offers nothing else is passed over
    "hand.1": "",
}


def stage(text: str, defaults: dict[str, str], pack: Pack | None = None) -> Play:
    """A position: the lines of the text, and the defaults that it does not override."""
    named = {line.split(":")[0].strip() for line in text.splitlines() if ":" in line}
    lines = [f"{key}: {value}" for key, value in {**EMPTY, **defaults}.items() if key not in named]
    return position("barbarossa", "\n".join([*lines, text]), pack=pack)


def activation(text: str, pack: Pack | None = None) -> Play:
    """The window of the Activation Phase, fatigued cards still as they are."""
    return stage(text, {"phase": "activation", "asked": "activate-cards"}, pack)


def turn(text: str, pack: Pack | None = None) -> Play:
    """A turn from its very beginning."""
    return stage(text, {"phase": "ending", "asked": "activation-phase"}, pack)


def operation(text: str, pack: Pack | None = None) -> Play:
    """The window of the Operation Phase, with its 1 OP and its attack."""
    return stage(text, {"phase": "operation", "op": "1", "attacks": "1", "asked": "operate"}, pack)


def reinforcement(text: str, pack: Pack | None = None) -> Play:
    """The window of the Reinforcement Phase, with its 1 RP."""
    return stage(text, {"phase": "reinforcement", "rp": "1", "asked": "reinforce"}, pack)


def pool(play: Play) -> tuple[int, int, int, int]:
    """OP, SP, RP, BP of the player in turn."""
    return play.counter("op"), play.counter("sp"), play.counter("rp"), play.counter("bp")


def card_count(play: Play, slug: str) -> int:
    """How many such cards are for sale in the Field."""
    return play.zone("field").count(slug)


def with_unit(slug: str, deploy: str, text: str, subtype: str = "infantry") -> Pack:
    """The standard pack and one more Unit, plain but for this text."""
    head = f"""
    [{slug}]
    name = {{ en = "{slug.title()}", uk = "{slug.title()}" }}
    copies = 5
    subtype = "{subtype}"
    play = 1
    buy = 3
    deploy = "{deploy}"
    source = "designed"
    """
    return small_pack("barbarossa", units=head + text)
