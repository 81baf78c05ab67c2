"""Why an action is not legal now: the reason as a message name, and the rules behind it."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.state import Afu
from sandtable.kernel.cards import NONE

Reason = tuple[str, tuple[str, ...]] | None


def why_not(s: Afu, verb: int, a: int, b: int) -> Reason:
    """None if the verb does not belong to what is asked at all."""
    asked = {s.ruleset.verbs.verb_of[action] for action in s.legal}
    seat = s.waiting
    if verb in (n.verb.DEFEND, n.verb.SUPPORT) and asked & {n.verb.DEFEND, n.verb.SUPPORT}:
        return why_not_place(s, seat, verb, a, b)
    if verb == n.verb.BID and n.verb.BID in asked:
        if a + 1 <= s.bid:
            return "why-bid-too-low", ("AFU-16.3",)
        return "why-bid-too-high", ("AFU-R37",)
    if verb == n.verb.PAY and asked & {n.verb.PAY, n.verb.DONE}:
        return why_not_spend(s, seat, a)
    if verb == n.verb.DONE and n.verb.PAY in asked:
        return "why-bid-not-paid", ("AFU-R39",)
    if verb in (n.verb.BUY, n.verb.BUY_AID) and asked & {n.verb.BUY, n.verb.BUY_AID}:
        empty = not s.aid.cards if verb == n.verb.BUY_AID else s.display.cards[a] == NONE
        return ("why-space-empty", ("AFU-R52",)) if empty else ("why-too-dear", ("AFU-12.4",))
    if verb in (n.verb.ACTIVATE, n.verb.SWITCH_OFF):
        return "why-no-bonus", ("AFU-R27", "AFU-R28")
    if verb == n.verb.EVACUATE:
        if not s.hospital[seat].cards:
            return "why-hospital-empty", ("AFU-R34",)
        return "why-evacuate-not", ("AFU-R29", "AFU-R34")
    return None


def why_not_place(s: Afu, seat: int, verb: int, kind: int, column: int) -> Reason:
    if s.attack_row[seat].cards[column] == NONE:
        return "why-no-invader", ("AFU-5.1",)
    if not s.hand[seat].holds_kind(kind):
        return "why-not-in-hand", ("AFU-5.1",)
    front, back = s.defense_row[seat].cards[column], s.support_row[seat].cards[column]
    if verb == n.verb.DEFEND:
        if front != NONE:
            return "why-column-taken", ("AFU-5.1",)
        return "why-cannot-defend", ("AFU-5.3", "AFU-R18")
    if front == NONE:
        return "why-nothing-to-support", ("AFU-5.5",)
    if back != NONE:
        return "why-column-taken", ("AFU-5.2",)
    return "why-cannot-support", ("AFU-5.4", "AFU-R18")


def why_not_spend(s: Afu, seat: int, kind: int) -> Reason:
    """Why a card does not go to the objective: an auction's, or the solo player's."""
    rule = "AFU-R61" if s.solo() else "AFU-R39"
    if kind == s.pack.panic:
        return "why-panic-not-spent", (rule,)
    if not s.hand[seat].holds_kind(kind):
        return "why-drawn-meanwhile" if s.fresh[seat].holds_kind(kind) else "why-not-in-hand", (rule,)
    return "why-bid-reached", (rule,)
