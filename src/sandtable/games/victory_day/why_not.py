"""Why an action is not legal now, as the name of a message and the rules behind it."""

from __future__ import annotations

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.breakthrough import unnamed
from sandtable.games.victory_day.conflict import attack_of
from sandtable.games.victory_day.payment import affordable, available
from sandtable.games.victory_day.state import Victory
from sandtable.games.victory_day.tactics import has_fewer_resources, has_target
from sandtable.kernel.cards import NONE, STATE_BITS

Reason = tuple[str, tuple[str, ...]]


def why_not(s: Victory, verb: int, a: int, b: int) -> Reason | None:
    """The first thing that stands in the way, if it is one that a player can see."""
    if verb in (n.verb.PLACE, n.verb.BUILD, n.verb.PLAY):
        return about_hand(s, verb, s.pack.tactics[a] if verb == n.verb.PLAY else a)
    if verb in (n.verb.BOMB, n.verb.ESCORT, n.verb.INTERCEPT):
        return about_unit(s, verb, a + s.front())
    if verb in (n.verb.ATTACK, n.verb.DIRECT, n.verb.SUPPORT, n.verb.BLOCK, n.verb.STRIKE, n.verb.SHELL):
        return about_unit(s, verb, a)
    if verb in (n.verb.RAID, n.verb.RAID_RESOURCE, n.verb.RAID_DECK):
        return about_raid(s, verb, a)
    if verb == n.verb.DESTROY and s.now == n.step.DAMAGE:
        return "why-damage", ("VD-R18",)
    return None


def about_hand(s: Victory, verb: int, kind: int) -> Reason | None:
    seat = s.waiting
    if kind << STATE_BITS not in s.hand[seat].cards:
        return "why-not-in-hand", ("VD-9.1",)
    if verb == n.verb.PLACE:
        return about_resource(s, kind)
    if verb == n.verb.BUILD and (kind in s.pack.resource_kinds or kind in s.pack.tactics):
        return None
    if verb == n.verb.BUILD and s.now != n.step.BUILD:
        return "why-building-over", ("VD-8.7", "VD-9.1")
    if verb == n.verb.PLAY and not in_window(s, kind):
        who = n.WHO[s.pack.who[kind]]
        return f"why-window-{n.WINDOWS[s.pack.window[kind]]}-{who}", ("VD-7.1", "VD-R12")
    if verb == n.verb.PLAY and s.pack.once[kind] and s.stat_cards[seat][s.pack.tactic[kind]]:
        return "why-stat-card", ("VD-7.6", "VD-R13")
    if verb == n.verb.PLAY and s.pack.needs[kind] == n.need.FEWER_RESOURCES and not has_fewer_resources(s, seat):
        return "why-fewer-resources", ("VD-7.1",)
    if not affordable(s.pack, s.pack.cost[kind], available(s, seat)):
        return "why-cost", ("VD-5.10",)
    if verb == n.verb.PLAY and not has_target(s, seat, kind):
        return "why-no-target", ("VD-R12",)
    return None


def about_resource(s: Victory, kind: int) -> Reason | None:
    """Of a card that is no resource nothing is said: nobody would mean that."""
    if kind not in s.pack.resource_kinds:
        return None
    if s.laid == n.MOST_RESOURCES:
        return "why-two-resources", ("VD-5.4",)
    return "why-resources-over", ("VD-8.3", "VD-8.7")


def in_window(s: Victory, kind: int) -> bool:
    """Is this the time that the card names, and the seat the one that may play it then?"""
    window = s.pack.window[kind]
    if s.now != n.step.BUILD and (s.now != n.step.TACTICAL_WINDOW or s.a != window):
        return False
    if s.now == n.step.BUILD and window != n.window.BUILD:
        return False
    who = s.pack.who[kind]
    return who == n.who.EITHER or (who == n.who.ACTIVE) == (s.waiting == s.active)


def about_unit(s: Victory, verb: int, place: int) -> Reason | None:
    seat = s.waiting
    card = s.unit(seat, place)
    if card == NONE:
        return "why-nobody-there", ("VD-10.2",)
    if card & n.state.TURNED:
        return "why-turned", ("VD-4.4",)
    if s.role[seat][place] != n.role.IDLE:
        return "why-target", ("VD-12.6", "VD-R20")
    if verb in (n.verb.ATTACK, n.verb.DIRECT, n.verb.BOMB) and card & n.state.ATTACKED:
        return "why-attacked", ("VD-10.5",)
    kind = card >> STATE_BITS
    if verb == n.verb.DIRECT and not s.pack.directed[kind]:
        return "why-not-directed", ("VD-10.9", "VD-11.1")
    cost = s.pack.strike_cost[kind] if verb in (n.verb.STRIKE, n.verb.SHELL) else s.pack.attack_cost[kind]
    if verb == n.verb.SUPPORT:
        cost = s.pack.support_cost[kind]
    if not affordable(s.pack, cost, available(s, seat)):
        return "why-cost", ("VD-5.10",)
    return None


def about_raid(s: Victory, verb: int, number: int) -> Reason | None:
    step = s.now
    if step == n.step.LOOT and verb != n.verb.RAID_RESOURCE:
        return "why-loot", ("VD-R26",)
    if step not in (n.step.RAID, n.step.LOOT) or verb != n.verb.RAID_RESOURCE:
        return None
    if attack_of(s, s.active, s.a, -1) == 0:
        return "why-no-strength", ("VD-R26",)
    return None if unnamed(s, number) else ("why-no-resource", ("VD-R26",))
