"""Every game as an OpenSpiel game, one for each number of seats: `pyspiel.load_game("sandtable_victory_day_2")`.

    import pyspiel
    import sandtable.envs.openspiel

    game = pyspiel.load_game("sandtable_barbarossa_3")
    state = game.new_initial_state()

The first move is chance: one of `DEALS` deals, from which all later luck follows. After it there are only players.
Actions are dense, and what each seat knows is the compact observation. `resample_from_infostate` is a re-deal, so that
OpenSpiel's own information-set search can be used.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sandtable.envs.batch import win_reward
from sandtable.envs.setting import Setting
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.errors import Error
from sandtable.kernel.namesake import with_namesake
from sandtable.kernel.redeal import redeal
from sandtable.kernel.registry import game, game_names
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(with_namesake(Error("openspiel-lacks-package", package=error.name))) from None

DEALS = 1000
"""Deals that chance may choose from at the beginning."""


def spiel_name(name: str, seats: int) -> str:
    """What OpenSpiel calls a game."""
    return f"sandtable_{name.replace('-', '_')}_{seats}"


def spiel_type(name: str, seats: int) -> Any:
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=spiel_name(name, seats),
        long_name=f"{game(name).title('en')}, {seats} seats",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if seats == 1 else sums.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )


class Table:
    """What all states of one game share. OpenSpiel hands games around without what Python knows of them, so it is found
    by the name of the game."""

    def __init__(self, name: str, seats: int) -> None:
        self.setting = Setting(name, seats)
        self.compact = self.setting.compact
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (spiel_name(self.setting.game.name, self.seats),)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """OpenSpiel clones a state by copying whatever Python knows of it, deeply."""
        return self


@cache
def tables() -> dict[str, tuple[str, int]]:
    """Each game and number of seats by the name that OpenSpiel has for it."""
    return {spiel_name(name, seats): (name, seats) for name in game_names() for seats in game(name).seats}


@cache
def table_of(short_name: str) -> Table:
    return Table(*tables()[short_name])


class SpielGame(pyspiel.Game):  # type: ignore[misc]    # OpenSpiel is not typed
    """One game at one number of seats, with the usual options."""

    def __init__(self, short_name: str, params: dict[str, Any] | None = None) -> None:
        table = table_of(short_name)
        setting, seats = table.setting, table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=table.compact.actions,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=0.0 if seats == 1 else -1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=setting.game.longest(setting.pack, seats, setting.options),
        )
        super().__init__(spiel_type(*tables()[short_name]), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def around(self, position: State) -> SpielState:
        """A state of OpenSpiel in the middle of a game: its history begins here."""
        made = SpielState(self)
        made.position = position
        return made

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(table_of(self.get_type().short_name))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the moment before the cards are dealt."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self.table = table_of(of.get_type().short_name)
        self.position: State | None = None
        self.played = 0

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.waiting == NOBODY else self.position.waiting

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.waiting == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        s = self.position
        if s is None or s.waiting != player:
            return []
        mask = self.table.compact.mask(s.canonical())
        return [number for number, bit in enumerate(mask) if bit]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            setting = self.table.setting
            s = setting.game.state()
            s.start(setting.ruleset, seed_bytes(action))
            setting.game.setup(s)
            s.run()
            self.position = s
            return
        self.position.apply(self.table.compact.to_ours(action, self.position.canonical()))
        self.played += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        return self.position.describe(self.table.compact.to_ours(action, self.position.canonical()))

    def returns(self) -> list[float]:
        s = self.position
        if s is None or s.waiting != NOBODY:
            return [0.0] * self.table.seats
        result = self.table.setting.game.result(s)
        return [win_reward(result, seat, self.table.seats) for seat in range(self.table.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat knows, and how many actions were played."""
        seat = self.current_player() if player is None else player
        return f"{self.played} {self.seen(seat).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        return self.seen(self.current_player() if player is None else player).hex()

    def seen(self, player: int) -> bytes:
        return b"" if self.position is None else self.table.compact.observe(self.position, player)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that the seat cannot tell from this one."""
        assert self.position is not None
        made = SpielState(self.get_game())
        made.position = redeal(self.position, player, seed_bytes(f"OpenSpiel {sampler()}"))
        made.played = self.played
        return made

    def __str__(self) -> str:
        return "before the deal" if self.position is None else f"after {self.played} actions: {self.seen(0).hex()}"


class SpielObserver:
    """The compact observation as OpenSpiel takes it: float32."""

    def __init__(self, of: Table) -> None:
        self.tensor = np.zeros(of.compact.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.seen(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seen(player).hex()


def register_all() -> list[str]:
    """Make all installed games known to OpenSpiel; their names."""
    known = set(pyspiel.registered_names())
    for short_name, (name, seats) in tables().items():
        if short_name not in known:
            pyspiel.register_game(spiel_type(name, seats), game_class(short_name))
    return list(tables())


def game_class(short_name: str) -> type[SpielGame]:
    """The class that OpenSpiel makes this game of. Not a function: OpenSpiel lets go of it when Python has ended."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(short_name, params)

    return Named


GAMES = register_all()
"""The names under which OpenSpiel knows our games."""
