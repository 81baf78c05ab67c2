"""The numbers that matter in a position, with their parts, and what questions and actions say beyond their names."""

from __future__ import annotations

from typing import Any

from sandtable.games.barbarossa import attack, scoring
from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.effects import EFFECTS
from sandtable.games.barbarossa.state import Barbarossa
from sandtable.games.barbarossa.texts import ability_gists
from sandtable.kernel.cards import STATE_BITS
from sandtable.kernel.results import Figure, Part
from sandtable.kernel.steps import NOBODY


def figures(s: Barbarossa, seat: int) -> list[Figure]:
    made = [scoring.score(s, each) for each in range(s.seats)]
    if s.target != n.target.NONE and attack.target_kind(s, s.target) != NOBODY:
        made.append(cost_of_attack(s))
    return made


def cost_of_attack(s: Barbarossa) -> Figure:
    """The Occupying Cost under attack, with its parts."""
    pack = s.pack
    target = attack.target_kind(s, s.target)
    parts = [Part("cost-printed", pack.occupy[target], {"card": ["kind", pack.slugs[target]]}, ("BAR-12.8",))]
    for card in s.revealed.cards:
        kind = card >> STATE_BITS
        parts.append(Part("cost-event", pack.defence[kind], {"card": ["kind", pack.slugs[kind]]}, ("BAR-3.18",)))
    if s.cost_change:
        parts.append(Part("cost-abilities", s.cost_change, {}, ("BAR-R50",)))
    return Figure("occupying-cost", attack.occupying_cost(s), tuple(parts), None, ("BAR-12.8", "BAR-R50"))


def question_argument(s: Barbarossa, name: str, value: int) -> Any:
    if name == "kind":
        return ["kind", s.pack.slugs[value]]
    if name == "row":
        return ["word", "to-" + EFFECTS[s.pack.word[value]].word]
    return value


def action_details(s: Barbarossa, verb: int, a: int, b: int) -> dict[str, Any]:
    """What an ability does, what a purchase costs, how many BP an attack lacks and how many it spends."""
    pack = s.pack
    if verb == n.verb.USE:
        ability = (pack.usable.cards[a] >> STATE_BITS) * n.ABILITIES + b
        return {"gist": ["text", dict(ability_gists(pack, ability))]}
    if verb == n.verb.BUY:
        return {"price": pack.buy[pack.piles[a]]}
    if verb == n.verb.BUY_AID:
        kind = s.aid_deck.top() >> STATE_BITS
        return {"card": ["kind", pack.slugs[kind]], "price": pack.buy[kind]}
    if verb == n.verb.RESOLVE:
        cost = attack.occupying_cost(s)
        return {"short": max(0, cost - s.bp), "spent": min(cost, s.bp)}  # BAR-R49
    return {}
