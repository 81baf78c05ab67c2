"""The zones and counters of Victory Day, and what its verbs may name.

Copies share the lists of what changes seldom; the rules replace such a list (`changed`) instead of changing it. During
a wave each position has the lists of the wave for itself.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day import payment, setup, tactics
from sandtable.games.victory_day.columns import VictoryPack
from sandtable.kernel.cards import state_suffix
from sandtable.kernel.options import Options
from sandtable.kernel.schema import CounterRow, Schema, ZoneRow
from sandtable.kernel.verbs import Domain, numbers_domain, words_domain

MOST_RESOURCE_CARDS: Final = 18
"""More cards than any payment turns: a cost of nine, all of it replaced (VD-5.7)."""


def schema(pack: VictoryPack, seats: int, options: Options) -> Schema:
    front = setup.places_needed(pack, options, 1)
    rear = setup.places_needed(pack, options, 2)
    places = front + rear
    return Schema(
        zones=(  # VD-2.1
            ZoneRow("deck", "pile", faces="nobody", per_seat=True, pool="army"),
            ZoneRow("hand", "bag", faces="owner", per_seat=True, pool="army"),
            ZoneRow("resources", "bag", faces="all", per_seat=True),
            ZoneRow("reserve", "bag", faces="all", per_seat=True),
            ZoneRow("line-1", "slots", faces="all", per_seat=True, places=front),
            ZoneRow("line-2", "slots", faces="all", per_seat=True, places=rear),
            ZoneRow("casualties", "bag", faces="all", per_seat=True),
        ),
        counters=(
            CounterRow("turn-number", 0, 100),
            CounterRow("active", 0, 1, of="seat"),
            CounterRow("first", 0, 1, of="seat"),
            CounterRow("army", 0, 1, per_seat=True, of="word", words=n.SIDES[:2], copied="shared"),
            CounterRow("redraws", 0, n.MOST_REDRAWS, per_seat=True, copied="shared"),
            CounterRow("laid", 0, n.MOST_RESOURCES),  # resource cards played this turn
            CounterRow("extra", 0, 99, size=3, per_seat=True, copied="shared"),
            CounterRow("stat-cards", 0, 1, size=len(pack.tactics), per_seat=True, copied="shared"),
            CounterRow("wave", 0, 1),
            CounterRow(
                "role", 0, len(n.ROLES) - 1, size=places, per_seat=True, of="word", words=n.ROLES, copied_while="wave"
            ),
            CounterRow("goal", -1, places, size=places, per_seat=True, blank=-1, copied_while="wave"),
            CounterRow("taken", -1, places, size=places, blank=-1, copied_while="wave"),
            CounterRow("conflict", 0, places, size=places, per_seat=True, copied_while="wave"),
            CounterRow("damage", 0, 999, size=places, per_seat=True, copied_while="wave"),
            CounterRow("doomed", 0, 1, size=places, per_seat=True, copied_while="wave"),
            # resource cards that units which broke through will destroy, each kind ready and turned
            CounterRow("loot", 0, 99, size=2 * len(pack.resource_kinds), copied_while="wave"),
            CounterRow("wave-attack", -99, 99, size=places, per_seat=True, copied_while="wave"),
            CounterRow("wave-defence", -99, 99, size=places, per_seat=True, copied_while="wave"),
            CounterRow("turn-attack", -99, 99, size=places, per_seat=True, copied="shared"),
            CounterRow("turn-defence", -99, 99, size=places, per_seat=True, copied="shared"),
            CounterRow(
                "plan-role", 0, len(n.ROLES) - 1, size=places, seen="drafter", of="word", words=n.ROLES, copied="shared"
            ),
            CounterRow("plan-goal", -1, places, size=places, seen="drafter", blank=-1, copied="shared"),
            CounterRow("plan-pay", 0, 99, size=3, seen="drafter", copied="shared"),
            # how far a row of choices has come in its canonical order, and for each cost the last payment in it
            CounterRow("floor", 0, max(pack.size, tactics.most_plays(pack, places)), seen="inner"),
            CounterRow("paid", 0, payment.MOST_PAYMENTS, size=len(pack.cost_depots), seen="inner", copied="shared"),
        ),
        card_states=n.CARD_STATES,
    )


def domains(pack: VictoryPack, seats: int, options: Options) -> dict[str, Domain]:
    front = [f"1-{place + 1}" for place in range(setup.places_needed(pack, options, 1))]
    rear = [f"2-{place + 1}" for place in range(setup.places_needed(pack, options, 2))]
    states = [state_suffix(state, n.CARD_STATES) for state in (0, n.state.TURNED)]
    cards = [pack.slugs[kind] + state for kind in pack.resource_kinds for state in states]
    own, enemy = [f"own-{place}" for place in front + rear], [f"enemy-{place}" for place in front + rear]
    return {
        "place": Domain("place", front + rear),
        "front": Domain("place", front),
        "rear": Domain("place", rear),
        "tactical": Domain("kind", [pack.slugs[kind] for kind in pack.tactics]),
        "target": Domain("place", ["-", *own, *enemy, *cards]),
        "resource": words_domain(n.RESOURCES),
        "resource-card": Domain("card", cards),
        "number": numbers_domain(0, MOST_RESOURCE_CARDS),
    }
