"""What the wave under way is likely to bring the attacker: exchanges, bombs and breakthroughs, in units of worth.

While the answer is still open, the defender is taken to answer each attacker as hurts him least.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.victory_day import names as n
from sandtable.games.victory_day.breakthrough import prey
from sandtable.games.victory_day.state import Victory
from sandtable.kernel.cards import NONE, STATE_BITS
from sandtable_greedy_1.victory_day.worth import RESOURCE_CARD, deck_cards, worth_of

NERVE: Final = 0.75
"""How likely a raid is taken to come through although a fighter could stop it."""


class Forecast:
    """One look at a wave, with the plans of a draft taken as done."""

    def __init__(self, s: Victory) -> None:
        self.s = s
        self.seat = s.active
        self.enemy = 1 - s.active
        self.role = [s.role[0][:], s.role[1][:]]
        self.goal = [s.goal[0][:], s.goal[1][:]]
        if s.drafter >= 0:
            for place, role in enumerate(s.plan_role):
                if role != n.role.IDLE:
                    self.role[s.drafter][place] = role
                    self.goal[s.drafter][place] = s.plan_goal[place]
        asked = s.public_step
        self.answer_open = asked == n.step.DECLARE or (
            asked == n.step.RESPOND and s.waiting == self.enemy and not self.planned()
        )
        self.deck = len(s.deck[self.enemy].cards)
        """Cards that the raids of this forecast leave in the defender's deck."""
        self.resources = len(s.resources[self.enemy].cards)
        """Resource cards that they leave him, where one raid takes several of them (VD-R26)."""
        self.aloft: list[int] = []
        """Fighters of the defender that stop a bomber in this forecast."""
        self.busy = [False] * s.places()
        """Defenders that already answer somebody in this forecast."""
        for place, role in enumerate(self.role[self.enemy]):
            self.busy[place] = role != n.role.IDLE
        for place, role in enumerate(self.role[self.seat]):
            if role in (n.role.DIRECTED, n.role.BOMBER):
                self.busy[self.goal[self.seat][place]] = True

    def planned(self) -> bool:
        """Has the defender begun to plan an answer that this seat may see?"""
        for role in self.s.plan_role:
            if role != n.role.IDLE:
                return True
        return False

    def gain(self) -> float:
        """What the attacker wins and the defender loses, less what the attacker loses."""
        total = 0.0
        seen: list[int] = []
        for place, role in enumerate(self.role[self.seat]):
            if role == n.role.DIRECTED:
                target = self.goal[self.seat][place]
                if target not in seen:
                    seen.append(target)
                    total += self.against(target)
            elif role == n.role.ORDINARY:
                total += self.ordinary(place)
            elif role == n.role.THROUGH:
                total += self.raid(place)
                self.take_note(place)
            elif role == n.role.BOMBER:
                target = self.goal[self.seat][place]
                if target not in seen:
                    seen.append(target)
                    total += self.air_raid(target)
            elif role == n.role.INTERCEPTED:
                total += self.exchange([place], self.facing(place))
        return total

    # -- strengths -----------------------------------------------------------------------------------

    def attack(self, seat: int, place: int, versus: int) -> int:
        s = self.s
        card = s.unit(seat, place)
        kind = card >> STATE_BITS
        if (
            seat == self.enemy
            and card & n.state.TURNED
            and self.role[seat][place] not in (n.role.BLOCKER, n.role.INTERCEPTOR)
        ):
            return 0
        total = s.pack.attack[kind] + s.wave_attack[seat][place] + s.turn_attack[seat][place]
        if versus >= 0:
            total += s.pack.versus_attack[kind * 4 + versus]
        for other, role in enumerate(self.role[seat]):
            if role == n.role.GUNS and self.goal[seat][other] == place:
                total += s.pack.support[s.kind(seat, other)]
        return max(0, total)

    def defence(self, seat: int, place: int, versus: int) -> int:
        s = self.s
        kind = s.kind(seat, place)
        total = s.pack.defence[kind] + s.wave_defence[seat][place] + s.turn_defence[seat][place]
        if versus >= 0:
            total += s.pack.versus_defence[kind * 4 + versus]
        return max(0, total)

    def only_type(self, seat: int, places: list[int]) -> int:
        types = [self.s.pack.type[self.s.kind(seat, place)] for place in places]
        for one in types:
            if one != types[0]:
                return -1
        return types[0] if types else -1

    def worth(self, seat: int, place: int) -> float:
        return worth_of(self.s.pack, self.s.kind(seat, place))

    # -- exchanges -----------------------------------------------------------------------------------

    def exchange(self, mine: list[int], theirs: list[int], bombs: int = 0) -> float:
        """One conflict: each side destroys what is worth most within its strength."""
        versus, against = self.only_type(self.enemy, theirs), self.only_type(self.seat, mine)
        power = bombs
        for place in mine:
            power += self.attack(self.seat, place, versus)
        answer = 0
        for place in theirs:
            answer += self.attack(self.enemy, place, against)
        won = self.spoils(self.enemy, theirs, power, against)
        return won - self.spoils(self.seat, mine, answer, versus)

    def spoils(self, seat: int, places: list[int], power: int, versus: int) -> float:
        """The most valuable units that so much strength destroys, the costliest first."""
        total = 0.0
        left = places[:]
        while left:
            best = -1
            for place in left:
                if self.defence(seat, place, versus) <= power and (
                    best < 0 or self.worth(seat, place) > self.worth(seat, best)
                ):
                    best = place
            if best < 0:
                break
            total += self.worth(seat, best)
            power -= self.defence(seat, best, versus)
            left.remove(best)
        return total

    def facing(self, attacker: int) -> list[int]:
        """The defenders that block or intercept this attacker."""
        out: list[int] = []
        for place, role in enumerate(self.role[self.enemy]):
            if role not in (n.role.BLOCKER, n.role.INTERCEPTOR) or self.goal[self.enemy][place] != attacker:
                continue
            if self.s.unit(self.enemy, place) != NONE and not (role == n.role.INTERCEPTOR and place in self.s.taken):
                out.append(place)
        return out

    def free_blockers(self) -> list[int]:
        """Ready units of the defender's 1st line that answer nobody yet."""
        cards = self.s.line_1[self.enemy].cards
        return [p for p, card in enumerate(cards) if card != NONE and card & n.state.TURNED == 0 and not self.busy[p]]

    # -- kinds of attack -----------------------------------------------------------------------------

    def raid(self, place: int) -> float:
        """A unit that breaks through takes what is worth most: cards of the deck, or a resource."""
        attack = self.attack(self.seat, place, -1)
        return max(deck_cards(attack, self.deck), self.booty(attack))

    def booty(self, attack: int) -> float:
        """What the resource cards are worth that such a raid takes."""
        return RESOURCE_CARD * min(prey(self.s, attack), self.resources)

    def take_note(self, place: int) -> None:
        """Take note that a raid is made: the next one finds a smaller deck, or fewer resources."""
        attack = self.attack(self.seat, place, -1)
        if prey(self.s, attack) > 1 and self.booty(attack) > deck_cards(attack, self.deck):
            self.resources -= min(attack, self.resources)
        else:
            self.deck -= min(attack, self.deck)

    def ordinary(self, place: int) -> float:
        blockers = self.facing(place)
        if blockers:
            return self.exchange([place], blockers)
        if not self.answer_open:
            gain = self.raid(place)
            self.take_note(place)
            return gain
        worst, answer = self.raid(place), -1
        for blocker in self.free_blockers():
            gain = self.exchange([place], [blocker])
            if gain < worst:
                worst, answer = gain, blocker
        if answer >= 0:
            self.busy[answer] = True
        else:
            self.take_note(place)
        return worst

    def against(self, target: int) -> float:
        """All attacks on one target, with its supporters, or the best supporter the defender could name."""
        mine: list[int] = []
        theirs = [target] if self.s.unit(self.enemy, target) != NONE else []
        bombs = 0
        for place, role in enumerate(self.role[self.seat]):
            if self.goal[self.seat][place] == target:
                if role == n.role.DIRECTED:
                    mine.append(place)
                    theirs += [helper for helper in self.facing(place) if helper not in theirs]
                elif role == n.role.BOMBER:
                    bombs += self.s.pack.bombing[self.s.kind(self.seat, place)]
        worst = self.exchange(mine, theirs, bombs)
        if self.answer_open:
            helper = -1
            for blocker in self.free_blockers():
                gain = self.exchange(mine, [*theirs, blocker], bombs)
                if gain < worst:
                    worst, helper = gain, blocker
            if helper >= 0:
                self.busy[helper] = True
        return worst

    def air_raid(self, target: int) -> float:
        """All bombers on one target: those that fighters stop fight them, the bombs of the others fall together."""
        bombers: list[int] = []
        for place, role in enumerate(self.role[self.seat]):
            if role == n.role.BOMBER and self.goal[self.seat][place] == target:
                bombers.append(place)
        if not self.answer_open:
            return self.answered_raid(bombers, target)
        free = self.free_fighters()
        alone = [bomber for bomber in bombers if not self.escorts_of(bomber)]
        stopped = alone[: len(free)]
        through = self.bombs(bombers, target)
        if not stopped:
            return through
        self.aloft += free[: len(stopped)]
        caught = self.bombs([bomber for bomber in bombers if bomber not in stopped], target)
        for i, bomber in enumerate(stopped):
            caught += self.exchange([bomber], [free[i]])
        return NERVE * through + (1.0 - NERVE) * caught

    def answered_raid(self, bombers: list[int], target: int) -> float:
        """The fighters have chosen: each escort is taken to hold one of them off its bomber."""
        total = 0.0
        through: list[int] = []
        for bomber in bombers:
            chasers, escorts = self.facing(bomber), self.escorts_of(bomber)
            held = min(len(chasers), len(escorts))
            if held:
                total += self.exchange(escorts[:held], chasers[:held])
            if len(chasers) > held:
                total += self.exchange([bomber], chasers[held:])
            else:
                through.append(bomber)
        return total + self.bombs(through, target)

    def escorts_of(self, bomber: int) -> list[int]:
        out: list[int] = []
        for place, role in enumerate(self.role[self.seat]):
            if role == n.role.ESCORT and self.goal[self.seat][place] == bomber:
                out.append(place)
        return out

    def bombs(self, bombers: list[int], target: int) -> float:
        """What a raid destroys if nobody stops it."""
        s = self.s
        if s.unit(self.enemy, target) == NONE:
            return 0.0
        strength = 0
        for place in bombers:
            strength += s.pack.bombing[s.kind(self.seat, place)]
        if strength >= self.defence(self.enemy, target, n.unit_type.AVIATION):
            return self.worth(self.enemy, target)
        return 0.0

    def free_fighters(self) -> list[int]:
        """Ready fighters of the defender; each is taken to stop one bomber."""
        s = self.s
        out: list[int] = []
        for at, card in enumerate(s.line_2[self.enemy].cards):
            ready = card != NONE and card & n.state.TURNED == 0 and s.pack.fighter[card >> STATE_BITS]
            if ready and at + s.front() not in self.aloft:
                out.append(at + s.front())
        return out
