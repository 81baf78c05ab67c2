"""Setup: what lies on the table before anybody chooses."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.recruitment import fill_display
from sandtable.games.afu.state import Afu
from sandtable.kernel.options import Options

PUBLIC_ACHIEVEMENTS = 4
DEALT_ACHIEVEMENTS = 2
SOLO_PANIC = 8


def set_up(s: Afu) -> None:
    """Shared cards first; colours, and with them the personal decks, are dealt once they are chosen."""
    s.shuffle(s.afu_deck)  # AFU-2.8
    fill_display(s)
    s.shuffle(s.achievement_box)
    for _ in range(PUBLIC_ACHIEVEMENTS):  # AFU-2.4
        s.draw(s.achievement_box, s.achievements)
    first = s.ruleset.options["first"]
    s.first = 0
    if not s.solo():
        s.first = s.random(2) if first == "random" else int(str(first))  # AFU-R3
        for seat in s.in_order():
            for _ in range(DEALT_ACHIEVEMENTS):  # AFU-2.5
                s.draw(s.achievement_box, s.secret[seat])
    s.then(n.step.CHOOSE_COLOUR)


def lay_out(s: Afu) -> None:
    for kind, copies in enumerate(s.pack.copies):
        put_cards(s, kind, copies)


def put_cards(s: Afu, kind: int, copies: int) -> None:
    group = s.pack.group[kind]
    if group == n.card_type.AFU:
        s.put(s.afu_deck, kind, copies)
    elif group == n.card_type.AID:
        s.put(s.aid, kind, copies)  # AFU-2.9
    elif group == n.card_type.ACHIEVEMENT:
        s.put(s.achievement_box, kind, copies)
    elif group == n.card_type.PANIC:
        out = min(SOLO_PANIC, copies) if s.solo() else copies  # AFU-2.10, AFU-19.3
        s.put(s.panic_stack, kind, out)
        s.put(s.game_box, kind, copies - out)
    else:
        s.put(s.game_box, kind, copies)


def home(s: Afu, kind: int) -> tuple[str, int]:
    """Where a card lies that a partial position has no other place for."""
    return "game-box", -1


def longest(pack: AfuPack, seats: int, options: Options) -> int:
    """Rounds times the most choices a round can hold, AFU-R71.

    At most 4 Invasion rounds and one War round for each Event Deck card. In a round: 60 bids, and for each player 5
    cards spent, 6 placed, 11 rewards with up to 5 choices each, 11 switched off, 10 purchases and passes for each of
    the budgets, 5 icons and the choices of a dozen events.
    """
    return (4 + pack.event_cards) * (60 + seats * 200)
