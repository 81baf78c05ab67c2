"""Cards with plain values for worked examples, and positions that stop where an example ends."""

from __future__ import annotations

from functools import cache

from sandtable.kernel.pack import Pack
from tests.harness import Play, position, small_pack


def card(slug: str, **fields: str | int | bool | list[str]) -> str:
    """One card of a pack file."""
    lines = [f"[{slug}]", f'name = {{ en = "{slug}", uk = "{slug}" }}', 'source = "designed"']
    given = {"copies": 9, "type": "infantry", **fields}
    for key, value in given.items():
        text = str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')
        if key == "bonus":
            text = str(value)
        lines.append(f"{key.replace('_', '-')} = {text}")
    return "\n".join(lines) + "\n"


def unit(slug: str, **fields: str | int | bool | list[str]) -> str:
    return card(slug, cost=1, **fields)


def invader(slug: str, **fields: str | int | bool | list[str]) -> str:
    return card(slug, set="I", **fields)


BOTH = ["attack", "defense"]
UNITS = (
    unit("rifles", attack=1, defense=2, support=1, recruit=1)
    + unit("a9", attack=9, defense=1)
    + unit("a7-d5", attack=7, defense=5, type="tank")
    + unit("wall", attack=1, defense=20)
    + unit("aid0", support=0, symbols=["reinforcements"])
    + unit("backup", attack=1, defense=1, support=1)
    + unit("drone", attack=3, defense=1, support=1, type="air")
    + unit("no-points-behind", attack=1, defense=1)
    + unit("calm", attack=1, defense=9, bonus='{ reward = "calm" }')
    + unit("calm-objective", attack=3, defense=1, bonus='{ when = "objective", reward = "calm" }')
    + unit("attack-objective", attack=1, defense=9, bonus='{ when = "objective", reward = "attack", points = 2 }')
    + unit("anchored", attack=1, defense=9, badge="anchor",
           bonus='{ when = "badge", badge = "anchor", reward = "attack", points = 2 }')
    + unit("anchor-only", attack=0, defense=3, badge="anchor")
    + unit("drawer", attack=9, defense=9, bonus='{ when = "destroyed", destroyed = 1, reward = "draw" }')
    + unit("drawer2", attack=9, defense=9, bonus='{ when = "destroyed", destroyed = 2, reward = "draw" }')
    + unit("free-drawer", attack=2, defense=2, support=1, bonus='{ reward = "draw" }')
    + unit("icon-drawer", attack=0, defense=1, bonus='{ reward = "draw" }')
    + unit("calmer", attack=1, defense=2, bonus='{ reward = "return-panic" }')
    + unit("panicky-calmer", attack=1, defense=2, bonus='{ when = "panic", reward = "return-panic" }')
    + unit("panicky-guard", attack=1, defense=2, bonus='{ when = "panic", reward = "defense", points = 5 }')
    + unit("panicky-clerk", attack=1, defense=9, bonus='{ when = "panic", reward = "recruit", points = 2 }')
    + unit("scout", attack=1, defense=9, support=0, bonus='{ reward = "scout" }')
    + unit("medic-x", defense=1, recruit=1, bonus='{ reward = "evacuate" }')
    + unit("medic-y", defense=1, support=1, bonus='{ reward = "evacuate" }')
    + unit("normal-friend", attack=1, defense=9,
           bonus='{ when = "normal-defense", reward = "attack", points = 4 }')
    + unit("enhanced-friend", attack=1, defense=9,
           bonus='{ when = "enhanced-defense", reward = "attack", points = 4 }')
    + unit("bunker", attack=1, defense=1, enhanced=["defense"])
    + unit("bunker-behind", attack=1, defense=3, support=0, enhanced=BOTH, symbols=["anti-aircraft"])
    + unit("clerk", attack=1, defense=9, recruit=1, bonus='{ reward = "recruit", points = 2 }')
    + unit("bridge-clerk", attack=1, defense=9, bonus='{ when = "objective", reward = "recruit", points = 2 }')
    + unit("hunter", attack=9, defense=9, bonus='{ when = "destroyed", destroyed = 2, reward = "recruit", points = 2 }')
    + unit("plus-support", attack=1, defense=1, support=1, bonus='{ reward = "support", points = 2 }')
    + unit("plus-attack-behind", attack=1, defense=1, support=1, bonus='{ reward = "attack", points = 5 }')
    + unit("plus-defense", attack=1, defense=1, support=0, bonus='{ reward = "defense", points = 3 }')
    + unit("late-attack", attack=1, defense=1,
           bonus='{ when = "destroyed", destroyed = 1, reward = "attack", points = 9 }')
    + unit("late-calm", attack=1, defense=1, bonus='{ when = "destroyed", destroyed = 1, reward = "calm" }')
    + unit("rp2", attack=0, defense=1, recruit=2)
    + unit("icon", attack=1, defense=1, panic_icon=True)
    + unit("a5", attack=5, defense=5)
    + unit("a4", attack=4, defense=4)
    + unit("a3", attack=3, defense=3)
    + unit("a1", attack=1, defense=1)
    + unit("d3-objective", attack=0, defense=3, bonus='{ when = "objective", reward = "defense", points = 2 }')
)  # fmt: skip
INVADERS = (
    invader("i-a1-d1", attack=1, defense=1)
    + invader("i-a3-d2e", attack=3, defense=2, enhanced=["defense"])
    + invader("i-a5-d6-guns", attack=5, defense=6, symbols=["enemy-artillery"], type="artillery")
    + invader("i-air", attack=2, defense=3, type="air")
    + invader("i-a6", attack=6, defense=20)
    + invader("i-a6-flak", attack=6, defense=20, symbols=["anti-aircraft"])
    + invader("i-a9e", attack=9, defense=20, enhanced=["attack"])
    + invader("i-a2-d2", attack=2, defense=2)
    + invader("i-d3", attack=1, defense=3)
    + invader("i-d5", attack=1, defense=5)
    + invader("i-d6", attack=1, defense=6)
    + invader("i-rocket", attack=1, defense=9, symbols=["rocket-strike"], type="other")
    + invader("i-soft-rocket", attack=1, defense=1, symbols=["rocket-strike"], type="other")
    + invader("s-plain", support=2, type="other")
    + invader("s-hard", support=0, enhanced=["defense"], type="other")
    + invader("s-guns", support=0, symbols=["enemy-artillery"], type="artillery")
    + invader("s-flak", support=0, symbols=["anti-aircraft"], type="other")
    + invader("s-air", support=1, type="air")
    + invader("s-reserve", support=0, symbols=["reinforcements"])
)


@cache
def pack() -> Pack:
    return small_pack("afu", afu=UNITS, invaders=INVADERS)


class Example(Play):
    """A worked example. `battle` and `done` may be said even where nothing else was left and nobody was asked."""

    def play(self, *notations: str) -> Play:
        for notation in notations:
            if notation not in ("battle", "done") or notation in self.offers:
                super().play(notation)
        return self


def afu(text: str) -> Play:
    """A position with the cards above."""
    return Example(position("afu", text, pack=pack()).match)


COMBAT = "leave-rows seat={0}, after-battle seat={0}, battle seat={0}, deploy seat={0}"


def combat(text: str, seat: int = 0) -> Play:
    """The Combat of one player; afterwards player 1 is asked to buy, so that the outcome can be read."""
    return afu(f"seats: 2\npoints: 0 1\nagenda: end-of-round, buy seat=1, {COMBAT.format(seat)}\n{text}")


def solo_combat(text: str) -> Play:
    return afu(f"seats: 1\npoints: 1\nagenda: end-of-round, buy seat=0, {COMBAT.format(0)}\n{text}")


def recruiting(text: str) -> Play:
    """From Rocket Strikes to the end of the round."""
    return afu(f"seats: 2\nagenda: end-of-round, cleanup, recruitment, rocket-strikes\n{text}")


def auction(text: str) -> Play:
    """An auction of the War, then player 0's Combat."""
    tail = f"end-of-round, cleanup, buy seat=1, {COMBAT.format(0)}, contest"
    return afu(f"seats: 2\nphase: war\nround: 5\npoints: 0 1\nagenda: {tail}\n{text}")


def solo_offer(text: str) -> Play:
    """The solo player's offer, then the Combat."""
    tail = f"end-of-round, cleanup, buy seat=0, {COMBAT.format(0)}, contest"
    return afu(f"seats: 1\nphase: war\nround: 5\npoints: 1\nagenda: {tail}\n{text}")


def events(text: str, seats: int = 2) -> Play:
    """A War round from its events to the auction."""
    tail = (
        "end-of-round, cleanup, recruitment, rocket-strikes, combats, contest, pending-events, lay-invaders, draw-hands"
    )
    return afu(f"seats: {seats}\nphase: war\nround: 5\nagenda: {tail}, reveal-event\n{text}")
