"""One learner against opponents, as a Gymnasium environment: `gymnasium.make("sandtable/VictoryDay-v1")`.

    import gymnasium
    import sandtable.envs

    table = gymnasium.make("sandtable/VictoryDay-v1", opponents="greedy", seed=7)
    observation, info = table.reset()
    observation, reward, over, _, info = table.step(table.action_space.sample(info["action_mask"]))

`table.unwrapped.action_masks()` is what sb3-contrib's MaskablePPO asks for.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sandtable.envs.drawn import drawn
from sandtable.envs.needs import gymnasium, np, spaces
from sandtable.envs.setting import BotLike, Setting
from sandtable.kernel.errors import BadOption, Error, IllegalAction
from sandtable.kernel.options import Scalar
from sandtable.kernel.words import Speaker, check_language

RENDER_MODES = ("ansi",)
MASKED = ("refuse", "first")


class SandtableEnv(gymnasium.Env[Any, int]):
    """One game of one learner. The settings are those of `SandtableVectorEnv`; `render_mode="ansi"` draws the table.

    `masked`: what becomes of an action that is masked out: "refuse" it, or play the "first" that is not, for learners
    that know no masks.
    """

    metadata = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seed: int | None = None,
        learner: int | None = None,
        opponents: BotLike | Sequence[BotLike] = "random",
        reward: str = "win",
        canonical: bool = True,
        history: int = 0,
        pack: str | Path | None = None,
        masked: str = "refuse",
        render_mode: str | None = None,
        lang: str = "en",
        **options: Scalar,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("env-wrong-value", option="render_mode", value=render_mode, choices=RENDER_MODES)
        if masked not in MASKED:
            raise BadOption("env-wrong-value", option="masked", value=masked, choices=MASKED)
        self.masked = masked
        self.setting = Setting(name, seats, pack, history, options)
        self.render_mode = render_mode
        self.lang = check_language(lang)
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.games = 0
        self.batch = self.setting.batch(1, self.seed, learner, opponents, reward, canonical, True, False)
        self.names = self.setting.compact.names
        self.observation_space = spaces.Box(0, 255, (self.setting.compact.size,), np.uint8)
        self.action_space: Any = spaces.Discrete(self.setting.compact.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. With a seed: the game of that seed; the ones after it follow from the seed too."""
        super().reset(seed=seed)
        if seed is not None:
            self.seed, self.games = seed, 0
        self.batch.start(self.seed if self.games == 0 else f"{self.seed} game {self.games + 1}")
        self.games += 1
        return self.observation(), self.info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.games == 0:
            raise Error("env-not-reset")
        if self.batch.over[0]:
            raise IllegalAction("env-over")
        seat = self.seat
        action = int(action)
        if self.masked == "first" and not (0 <= action < self.action_space.n and self.batch.masks[action]):
            action = self.setting.compact.to_dense(self.batch.choices[0][0], self.batch.choices[0])
        self.batch.step([action])
        return self.observation(), float(self.batch.rewards[seat]), bool(self.batch.over[0]), False, self.info()

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return int(self.batch.to_act[0])

    def observation(self) -> Any:
        # A copy in bytes that may be changed: torch warns of others.
        return np.frombuffer(bytearray(self.batch.observations), np.uint8)

    def action_masks(self) -> Any:
        """Which dense actions may be chosen."""
        return np.frombuffer(bytearray(self.batch.masks), np.bool_)

    def info(self) -> dict[str, Any]:
        """The mask, the seat, the choices in notation, and at the end how the game ended."""
        compact, verbs = self.setting.compact, self.setting.ruleset.verbs
        choices = self.batch.choices[0]
        info: dict[str, Any] = {
            "action_mask": np.frombuffer(bytearray(self.batch.masks), np.int8),
            "seat": self.seat,
            "choices": {compact.to_dense(action, choices): verbs.describe(action) for action in choices},
        }
        result = self.batch.ended[0] if self.batch.over[0] else None
        if result is not None:
            info |= {"ranks": result.ranks, "scores": result.scores, "reason": result.reason}
        return info

    def render(self) -> Any:
        """The table as text, as the learner sees it."""
        if self.render_mode is None:
            return None
        speaker = Speaker(self.setting.game, self.setting.pack, self.lang)
        return drawn(self.setting.game, self.setting.ruleset.schema, self.batch.states[0], self.seat, speaker)
