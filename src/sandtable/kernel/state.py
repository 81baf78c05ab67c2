"""One position of one game, and the machine that drives it.

A position is data: zones, counters and the agenda, ints and lists of ints. The agenda is the stack of what is still
to happen, arguments first, then the step's id. Steps run by themselves; a decision waits for a seat, offers actions
and takes one.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.cards import KIND_BITS, NONE, STATE_BITS
from sandtable.kernel.chance import Stream, stream
from sandtable.kernel.errors import IllegalAction, RulesError
from sandtable.kernel.pack import Pack
from sandtable.kernel.verbs import Verbs
from sandtable.kernel.zones import BAG, PILE, STOCK, TO_BOTTOM, TO_TOP, Site, Zone, insert

NOBODY: Final = -1
UNANSWERED: Final = -1
NOT_ASKED: Final = -2
STEP_LIMIT: Final = 20000
"""More steps than any game runs between two decisions: beyond it the rules have run away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Whoever listens to what happens. The kernel calls it; the edge makes events of it."""

    def moved(self, card: int, source: Site, target: Site, at: int, to: int, eyes: int, arrive: int) -> None:
        raise NotImplementedError

    def told(self, tale: int, a: int, b: int, c: int, d: int, eyes: int) -> None:
        raise NotImplementedError

    def turned(self, zone: Site, place: int, old: int, new: int, eyes: int) -> None:
        raise NotImplementedError

    def shown(self, zone: Site, cards: list[int], eyes: int) -> None:
        raise NotImplementedError

    def shuffled(self, zone: Site, number: int) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Offer:
    """What a waiting decision puts before its seat."""

    def __init__(self, verbs: Verbs) -> None:
        self.base = verbs.base
        self.stride = verbs.stride
        self.actions: list[int] = []
        self.aside: list[int] = []

    def add(self, verb: int, a: int = 0, b: int = 0) -> None:
        """One legal action."""
        self.actions.append(self.base[verb] + a * self.stride[verb] + b)

    def also(self, verb: int, a: int = 0, b: int = 0) -> None:
        """A legal action that is not canonical: another order of the same choices reaches the same results."""
        action = self.base[verb] + a * self.stride[verb] + b
        self.actions.append(action)
        self.aside.append(action)


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A piece of the sequence of play that runs by itself. `s.args` holds its arguments, named by `args`."""

    args: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.arity = len(self.args)
        self.asks = False
        self.seals = False

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for a seat. It offers actions and takes one."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = True

    def seat(self, s: S) -> int:
        """Who is asked."""
        raise NotImplementedError

    def private(self, s: S) -> bool:
        """Does what is offered hang on anything hidden? Then the seat is asked even if one action is left."""
        return False

    def offer(self, s: S, to: Offer) -> None:
        raise NotImplementedError

    def take(self, s: S, verb: int, a: int, b: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """A decision of several seats. Answers are kept secret until all are in, then take effect together.

    `offer` reads `s.asking` for the seat that is asked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seals = True

    def seat(self, s: S) -> int:
        return s.asking

    def private(self, s: S) -> bool:
        return True

    def asked(self, s: S) -> list[int]:
        """The seats that answer, in the order in which they are asked."""
        return list(range(s.seats))

    def take_all(self, s: S, answers: list[int]) -> None:
        """One action for each seat, NOT_ASKED for those that had no say."""
        raise NotImplementedError


class Box:
    """What never changes during a match: steps, action space, sites. States point to it and never copy it."""

    def __init__(
        self,
        seats: int,
        steps: list[Step[State]],
        verbs: Verbs,
        sites: list[Site],
        pack: Pack,
        options: dict[str, str | int | bool],
    ) -> None:
        self.seats = seats
        self.everyone = (1 << (seats + 1)) - 1
        self.steps = steps
        self.verbs = verbs
        self.sites = sites
        self.pack = pack
        self.options = options
        self.backs = pack.backs
        """The back of each kind of card; cards with different backs are never mistaken for each other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. A game adds its zones and counters as plain attributes.

    Made without arguments; `start` or `copy_to` fills it. With an empty seed nothing is left to chance: shuffles
    leave cards in the order of the pack and every number drawn is 0, which is how partial positions are set up.
    """

    box: Box
    seats: int
    zones: list[Zone]
    agenda: list[int]
    args: list[int]
    seed: bytes
    chance: int
    shown: int
    waiting: int
    legal: list[int]
    aside: list[int]
    asking: int
    sealed: list[int]
    maker: int
    made_from: int
    ending: int
    log: Log | None

    def start(self, box: Box, seed: bytes) -> None:
        """An empty position: no cards anywhere, nothing to happen."""
        self.box = box
        self.seats = box.seats
        self.zones = [Zone(site, [NONE] * site.places, [0] * site.places) for site in box.sites]
        self.agenda = []
        self.args = []
        self.seed = seed
        self.chance = 0
        self.shown = 0
        self.waiting = NOBODY
        self.legal = []
        self.aside = []
        self.asking = NOBODY
        self.sealed = [UNANSWERED] * box.seats
        self.maker = NOBODY
        self.made_from = 0
        self.ending = NOBODY
        self.log = None
        self.bind()

    def bind(self) -> None:
        """Give each zone its name as an attribute, from `self.zones`, in the order of the game's table."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that shares nothing that changes. Nobody listens to it."""
        raise NotImplementedError

    def copy_to(self, other: State) -> None:
        """The kernel's part of `clone`. Lists that are replaced and never changed in place are shared."""
        other.box = self.box
        other.seats = self.seats
        other.zones = [zone.clone() for zone in self.zones]
        other.agenda = self.agenda[:]
        other.args = self.args
        other.seed = self.seed
        other.chance = self.chance
        other.shown = self.shown
        other.waiting = self.waiting
        other.legal = self.legal
        other.aside = self.aside
        other.asking = self.asking
        other.sealed = self.sealed[:]
        other.maker = self.maker
        other.made_from = self.made_from
        other.ending = self.ending
        other.log = None
        other.bind()

    # -- hooks for a re-deal -----------------------------------------------------------------------

    def unmake(self) -> None:
        """Blank the counters that hold a choice in the making."""

    def settle(self, seat: int, chance: Stream) -> None:
        """After a re-deal for `seat`: exchange hidden cards where any deal would not do."""

    def plausible(self, seat: int) -> bool:
        """Could this re-deal be the truth, as far as the game cares to tell?"""
        return True

    # -- the agenda --------------------------------------------------------------------------------

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a step or a decision on top of the agenda, with as many arguments as it names."""
        agenda = self.agenda
        arity = self.box.steps[step].arity
        if arity > 0:
            agenda.append(a)
            if arity > 1:
                agenda.append(b)
                if arity > 2:
                    agenda.append(c)
        agenda.append(step)

    def sequence(self, steps: tuple[int, ...]) -> None:
        """These steps without arguments, the first of them next."""
        agenda = self.agenda
        for at in range(len(steps) - 1, -1, -1):
            agenda.append(steps[at])

    def end(self, reason: int) -> None:
        """The game is over, for this reason. Nothing more happens."""
        self.ending = reason
        self.agenda.clear()

    def run(self) -> None:
        """Run steps until a seat has to choose or the game is over."""
        agenda = self.agenda
        steps = self.box.steps
        for _ in range(STEP_LIMIT):
            if not agenda:
                if self.ending == NOBODY:
                    raise RulesError("the agenda ran out before the game was over")
                self.waiting = NOBODY
                self.legal = []
                self.aside = []
                return
            step = steps[agenda[-1]]
            if step.asks:
                if self.ask(step):
                    return
            else:
                self.pop_frame(step)
                step.run(self)
        raise RulesError(f"more than {STEP_LIMIT} steps without a decision; the agenda is {self.agenda}")

    def pop_frame(self, step: Step[State]) -> None:
        """Take the top step off the agenda and leave its arguments in `args`."""
        self.read_args(step.arity)
        self.drop_frame(step.arity)

    def read_args(self, arity: int) -> None:
        """Leave the arguments of the step on top of the agenda in `args`. Compiled, this is faster than a slice."""
        agenda = self.agenda
        if arity == 1:
            self.args = [agenda[-2]]
        elif arity == 2:
            self.args = [agenda[-3], agenda[-2]]
        elif arity == 3:
            self.args = [agenda[-4], agenda[-3], agenda[-2]]

    def drop_frame(self, arity: int) -> None:
        """Take the top step, whose arguments were read, off the agenda."""
        agenda = self.agenda
        for _ in range(arity + 1):
            agenda.pop()

    def ask(self, step: Step[State]) -> bool:
        """Open the decision on top of the agenda. False if it was settled without asking."""
        self.read_args(step.arity)
        if step.seals:
            assert isinstance(step, Sealed)
            return self.ask_sealed(step)
        assert isinstance(step, Decision)
        to = Offer(self.box.verbs)
        step.offer(self, to)
        if len(to.actions) < 2 and not step.private(self):
            if not to.actions:
                raise RulesError(f"{type(step).__name__} offers nothing")
            self.take(step, to.actions[0])
            return False
        self.open(step.seat(self), to)
        return True

    def ask_sealed(self, step: Sealed[State]) -> bool:
        asked = step.asked(self)
        for seat in asked:
            if self.sealed[seat] == UNANSWERED:
                self.asking = seat
                to = Offer(self.box.verbs)
                step.offer(self, to)
                if len(to.actions) > 1 or step.private(self):
                    self.open(seat, to)
                    return True
                self.sealed[seat] = to.actions[0]
        answers = [self.sealed[seat] if seat in asked else NOT_ASKED for seat in range(self.seats)]
        self.sealed = [UNANSWERED] * self.seats
        self.asking = NOBODY
        self.drop_frame(step.arity)
        step.take_all(self, answers)
        return False

    def open(self, seat: int, to: Offer) -> None:
        if not to.actions:
            raise RulesError(f"seat {seat} is asked but has no action; the agenda is {self.agenda}")
        self.waiting = seat
        self.legal = to.actions
        self.aside = to.aside

    def reopen(self) -> None:
        """Compute again what the waiting decision offers, after the position was changed from outside."""
        if self.agenda:
            self.run()

    def take(self, step: Decision[State], action: int) -> None:
        self.drop_frame(step.arity)
        verbs = self.box.verbs
        step.take(self, verbs.verb_of[action], verbs.first_of[action], verbs.second_of[action])

    def apply(self, action: int) -> None:
        """Play one legal action and run on to the next decision."""
        if action not in self.legal:
            raise IllegalAction("action {} is not legal here", action)
        step = self.box.steps[self.agenda[-1]]
        if step.seals:
            self.sealed[self.waiting] = action
        else:
            assert isinstance(step, Decision)
            self.take(step, action)
        self.run()

    def canonical(self) -> list[int]:
        """The legal actions without those that only repeat others in another order."""
        if not self.aside:
            return self.legal
        aside = self.aside
        return [action for action in self.legal if action not in aside]

    # -- choices in the making ---------------------------------------------------------------------

    def begin_making(self, seat: int, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask a decision whose choices the others see only when `made` is called.

        Until then the choices lie in counters that only the maker sees, and no card moves.
        """
        self.then(step, a, b, c)
        self.maker = seat
        self.made_from = len(self.agenda)

    def made(self) -> None:
        self.maker = NOBODY
        self.made_from = 0

    # -- cards -------------------------------------------------------------------------------------

    def carry(self, src: Zone, at: int, dst: Zone, to: int) -> int:
        """The one function that moves a card, and with it what every seat knows. Returns the card.

        `at` is the place in `src` (in a BAG the index, in a STOCK the kind), `to` a place in `dst`.
        """
        if self.maker != NOBODY:
            raise RulesError("a card moves while a choice is in the making")
        if src.shared:
            src.own()
        if dst.shared:
            dst.own()
        site = src.site
        into = dst.site
        layout = site.layout
        card = at << STATE_BITS if layout == STOCK else src.cards[at]
        eyes = site.sight
        if not site.open and layout != BAG:
            eyes |= src.known[at]
        arrive = into.sight
        if into.top and to == TO_TOP:
            arrive = into.everyone
        if arrive & ~eyes & into.everyone >> 1:         # a player; what only a spectator sees closes no way back
            self.shown += 1
        knowing = eyes | arrive
        # leave; compiled, `pop` and plain assignment are faster than `del` and `+=` on a list
        if layout == BAG:
            src.cards.pop(at)
            if src.known:
                self.leave_bag(src, card, knowing)
        elif layout == STOCK:
            if src.cards[at] <= 0:
                raise RulesError(f"no card of kind {at} in {site.name}")
            src.cards[at] = src.cards[at] - 1
        elif layout == PILE:
            src.cards.pop(at)
            if not site.open:
                src.known.pop(at)
                if site.top:
                    self.uncover(src)
        else:
            self.leave_slot(src, at)
        # arrive
        if into.layout == BAG:
            insert(dst.cards, card)
            if not into.open and knowing & ~into.sight:
                dst.learn(knowing & ~into.sight, card)
        elif into.layout == STOCK:
            dst.cards[card >> STATE_BITS] = dst.cards[card >> STATE_BITS] + 1
        elif into.layout == PILE:
            if to == TO_TOP:
                dst.cards.append(card)
                if not into.open:
                    dst.known.append(knowing)
            else:
                place = 0 if to == TO_BOTTOM else to
                dst.cards.insert(place, card)
                if not into.open:
                    dst.known.insert(place, knowing)
        else:
            self.enter_slot(dst, to, card, knowing)
        if self.log is not None:
            self.log.moved(card, site, into, at, to, eyes, arrive)
        return card

    def leave_bag(self, src: Zone, card: int, knowing: int) -> None:
        """Who saw the card leave strikes one like it; who did not is no longer sure of any with that back."""
        blind = src.site.everyone & ~src.site.sight
        src.strike(blind & knowing, card)
        if blind & ~knowing:
            backs = self.box.backs
            src.forget(blind & ~knowing, backs[card >> STATE_BITS], backs)

    def leave_slot(self, src: Zone, at: int) -> None:
        src.cards[at] = NONE
        if not src.site.open:
            src.known[at] = 0
        if src.site.places == 0:
            while src.cards and src.cards[-1] == NONE:
                src.cards.pop()
                if not src.site.open:
                    src.known.pop()

    def enter_slot(self, dst: Zone, to: int, card: int, knowing: int) -> None:
        place = dst.free_slot() if to == TO_TOP else to
        while place >= len(dst.cards):
            dst.cards.append(NONE)
            if not dst.site.open:
                dst.known.append(0)
        if dst.cards[place] != NONE:
            raise RulesError(f"place {place} of {dst.site.name} is taken")
        dst.cards[place] = card
        if not dst.site.open:
            dst.known[place] = knowing

    def uncover(self, pile: Zone) -> None:
        """The new top card of a pile with its top face up is seen by all."""
        if pile.cards and pile.known[-1] != pile.site.everyone:
            pile.known[-1] = pile.site.everyone
            self.shown += 1
            if self.log is not None:
                self.log.shown(pile.site, [pile.cards[-1]], pile.site.everyone)

    def move(self, card: int, src: Zone, dst: Zone, to: int = TO_TOP) -> None:
        """Move one such card out of a BAG or a STOCK."""
        if src.site.layout == STOCK:
            self.carry(src, card >> STATE_BITS, dst, to)
        else:
            self.carry(src, src.cards.index(card), dst, to)

    def draw(self, src: Zone, dst: Zone, to: int = TO_TOP) -> int:
        """Move the top card of a PILE."""
        return self.carry(src, len(src.cards) - 1, dst, to)

    def move_all(self, src: Zone, dst: Zone) -> None:
        """Move every card, the last of the list first."""
        if src.site.layout == STOCK:
            for kind, count in enumerate(src.cards):
                for _ in range(count):
                    self.carry(src, kind, dst, TO_TOP)
            return
        for at in range(len(src.cards) - 1, -1, -1):
            if src.cards[at] != NONE:
                self.carry(src, at, dst, TO_TOP)

    def turn(self, zone: Zone, at: int, card: int) -> None:
        """Change the state of the card at a place (in a BAG: its index), where it lies."""
        old = zone.cards[at]
        if old == card:
            return
        zone.own()
        eyes = zone.site.sight
        if zone.site.layout == BAG:
            zone.cards.pop(at)
            insert(zone.cards, card)
        else:
            zone.cards[at] = card
            if not zone.site.open:
                eyes |= zone.known[at]
        if self.log is not None:
            self.log.turned(zone.site, at, old, card, eyes)

    def put(self, zone: Zone, kind: int, copies: int) -> None:
        """Lay out cards at setup, where everybody knows them until a shuffle."""
        zone.own()
        card = kind << STATE_BITS
        if zone.site.layout == STOCK:
            while len(zone.cards) <= kind:
                zone.cards.append(0)
            zone.cards[kind] += copies
            return
        for _ in range(copies):
            if zone.site.layout == BAG:
                insert(zone.cards, card)
            else:
                zone.cards.append(card)
                if not zone.site.open:
                    zone.known.append(0)

    # -- knowledge and chance ----------------------------------------------------------------------

    def show(self, zone: Zone, eyes: int) -> None:
        """Show every card of a zone to these seats, which remember them."""
        zone.own()
        if zone.site.layout == BAG:
            new = eyes & ~zone.site.sight
            keep = [entry for entry in zone.known if not new >> (entry >> KIND_BITS) & 1]
            zone.known = keep
            for card in zone.cards:
                zone.learn(new, card)
        else:
            for at in range(len(zone.known)):
                zone.known[at] |= eyes
        self.shown += 1
        if self.log is not None:
            self.log.shown(zone.site, zone.cards[:], eyes | zone.site.sight)

    def chance_stream(self) -> Stream:
        """The stream of the next random event."""
        made = stream(self.seed, self.chance)
        self.chance += 1
        return made

    def random(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        made = self.chance_stream()
        return made.below(n) if self.seed else 0

    def shuffle(self, pile: Zone) -> None:
        """Shuffle a PILE. What was known of its order is forgotten."""
        number = self.chance
        pile.own()
        pile.cards.sort()
        pile.cards.reverse()
        made = self.chance_stream()
        if self.seed:
            made.shuffle(pile.cards)
        if not pile.site.open:
            pile.known = [0] * len(pile.cards)
            if pile.site.top:
                self.uncover(pile)
        if self.log is not None:
            self.log.shuffled(pile.site, number)

    def tell(self, tale: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened, if anybody listens. During a choice in the making only its maker hears it."""
        if self.log is not None:
            eyes = self.box.everyone if self.maker == NOBODY else 1 << self.maker
            self.log.told(tale, a, b, c, d, eyes)
