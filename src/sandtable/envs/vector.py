"""Many games in one call, as a Gymnasium vector environment.

    from sandtable.envs.vector import SandtableVectorEnv

    games = SandtableVectorEnv("victory-day", num_envs=64, seed=7, opponents="greedy")
    observations, infos = games.reset()
    observations, rewards, over, _, infos = games.step(actions)

Observations are bytes; what each number is, `games.names` says. `infos["action_mask"]` has a row for each game, and an
action whose mask is 0 is refused. A game that is over is followed by the next in the same step (`SAME_STEP`).

With `copy=False` arrays are read in place from the compiled games and change with the next step.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sandtable.envs.needs import np, spaces, vector
from sandtable.envs.setting import BotLike, Setting
from sandtable.kernel.errors import IllegalAction
from sandtable.kernel.options import Scalar


class SandtableVectorEnv(vector.VectorEnv):
    """`num_envs` games of one learner. `learner`: its seat, None for another in each game, "all" for every seat.

    `opponents`: a bot as it is written elsewhere (`greedy:deals=1`), made for each game; a bot or a function of a view,
    which plays in all of them; or a list with one for each seat. `reward`: "win",
    1 to -1 / (n - 1), or "margin", how far ahead in points. `canonical=False` masks nothing that is legal.
    `observe=False`: masks only, at twice the speed. `history`: how many of the last events are observed.
    """

    def __init__(
        self,
        name: str,
        num_envs: int = 64,
        seats: int | None = None,
        seed: int | None = None,
        learner: int | str | None = None,
        opponents: BotLike | Sequence[BotLike] = "random",
        reward: str = "win",
        canonical: bool = True,
        observe: bool = True,
        history: int = 0,
        copy: bool = True,
        pack: str | Path | None = None,
        **options: Scalar,
    ) -> None:
        self.setting = Setting(name, seats, pack, history, options)
        first = secrets.token_hex(16) if seed is None else seed
        self.batch = self.setting.batch(num_envs, first, learner, opponents, reward, canonical, observe, True)
        self.num_envs = num_envs
        self.copy = copy
        self.names = self.setting.compact.names
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP}
        size, actions = self.setting.compact.size, self.setting.compact.actions
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Box(0, 255, (num_envs, size), np.uint8)
        self.action_space = spaces.MultiDiscrete([actions] * num_envs)
        buffers: Any = self.batch  # numpy's types do not know the runtime's vectors
        self.observations = np.frombuffer(buffers.observations, np.uint8).reshape(num_envs, size)
        self.masks = np.frombuffer(buffers.masks, np.int8).reshape(num_envs, actions)
        self.over = np.frombuffer(buffers.over, np.bool_)
        self.all_rewards = np.frombuffer(buffers.rewards, np.float64).reshape(num_envs, self.setting.seats)
        self.to_act = np.frombuffer(buffers.to_act, np.int64)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.rows = np.arange(num_envs)

    def given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games everywhere. With a seed: the games of that seed."""
        if seed is not None or options is not None:
            self.batch.start(self.batch.seed if seed is None else seed)
        elif any(self.batch.lengths):
            self.batch.start(f"{self.batch.seed} again")
        return self.given(self.observations), self.infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        try:
            chosen = [int(action) for action in actions]
        except (TypeError, ValueError):
            raise IllegalAction("batch-wrong-count", given=repr(actions), games=self.num_envs) from None
        acting = self.to_act.copy()
        self.batch.step(chosen)
        rewards = self.all_rewards[self.rows, acting]
        return self.given(self.observations), rewards, self.given(self.over), self.truncations, self.infos()

    def infos(self) -> dict[str, Any]:
        """The masks, whose observation it is, and of games that ended in this step the rewards of all seats."""
        return {
            "action_mask": self.given(self.masks),
            "seat": self.given(self.to_act),
            "rewards": self.given(self.all_rewards),
        }

    def describe(self, place: int, action: int) -> str:
        """A dense action of a game in notation."""
        compact = self.setting.compact
        return self.setting.ruleset.verbs.describe(compact.to_ours(action, self.batch.choices[place]))

    def close_extras(self, **named: Any) -> None:
        """Nothing is held open."""
