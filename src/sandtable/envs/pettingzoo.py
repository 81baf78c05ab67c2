"""Every game as a PettingZoo environment, one agent for each seat, one step for each action.

    from sandtable.envs.pettingzoo import env

    table = env("barbarossa", seats=3, seed=7)
    table.reset()
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

An observation is `{"observation": uint8, "action_mask": int8}`. What each number is, `table.names` says; they hold what
the seat may know and nothing else. Actions are dense: `table.describe` and `table.parse` lead to notation and back.
The mask of a seat that is not asked is all zeros. `compact=False` observes everything that could ever be, as float32,
with the actions of `Match`; see `sandtable.kernel.observe`.

Rewards come at the end. With n seats a share of the win becomes (n * share - 1) / (n - 1): 1 for a sole winner,
-1 / (n - 1) for the others, 0 if all share it equally, and the sum is 0. A solo game gives 1 or 0.

There is no truncation: every game ends by its own rules within `max_actions`.

An environment can be pickled and deep-copied in the middle of a game and goes on exactly as the first would.
"""

from __future__ import annotations

import copy
import secrets
from pathlib import Path
from typing import Any, Final

from sandtable.kernel.errors import Error
from sandtable.kernel.namesake import with_namesake

try:
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(with_namesake(Error("envs-lack-package", package=error.name))) from None

from sandtable.envs.batch import NOTHING, win_reward
from sandtable.envs.drawn import drawn
from sandtable.envs.needs import np, spaces
from sandtable.envs.setting import Setting
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.compact import Compact
from sandtable.kernel.errors import BadOption, IllegalAction
from sandtable.kernel.events import EventLog
from sandtable.kernel.layout import compact_of
from sandtable.kernel.observe import HIGHEST, LOWEST, Observer
from sandtable.kernel.options import Scalar
from sandtable.kernel.results import Result
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.words import Speaker, check_language

Observation = dict[str, Any]
FIXED = ("game", "pack", "options", "lang", "ruleset")
MADE = ("speaker", "schema", "observer", "writer", "names", "notations", "observation_spaces", "state_space")
"""What never changes: copies share it, and pickles leave out what is made of the rest."""
RENDER_MODES = ("ansi",)
BYTE: Final = np.dtype(np.uint8)
SIGNED_BYTE: Final = np.dtype(np.int8)


def env(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    canonical: bool = True,
    pack: str | Path | None = None,
    lang: str = "en",
    compact: bool = True,
    history: int = 0,
    render_mode: str | None = "ansi",
    **options: Scalar,
) -> SandtableEnv:
    """The environment of a game. Without a seed each game is random; `canonical=False` masks nothing that is legal.

    `history`: how many of the last events that a seat was told are observed.
    """
    if render_mode not in (None, *RENDER_MODES):
        raise BadOption("env-wrong-value", option="render_mode", value=render_mode, choices=RENDER_MODES)
    setting = Setting(name, seats, pack, history, options)
    return SandtableEnv(setting, seed, canonical, lang, compact, history, render_mode)


class SandtableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]    # PettingZoo is not typed
    """One game at one number of seats. `position` holds the truth: no agent may look at it."""

    def __init__(
        self,
        setting: Setting,
        seed: int | None,
        canonical: bool,
        lang: str,
        compact: bool,
        history: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.game = setting.game
        self.seats = setting.seats
        self.pack = setting.pack
        self.options = setting.options
        self.ruleset = setting.ruleset
        self.lang = check_language(lang)
        self.canonical = canonical
        self.compact = compact
        self.history = history
        self.render_mode = render_mode
        self.seed = seed
        self.games = 0
        self.position: State | None = None
        self.metadata = {
            "name": f"sandtable_{self.game.name.replace('-', '_')}_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.make()
        self.action_spaces = {agent: spaces.Discrete(self.num_actions) for agent in self.possible_agents}

    def make(self) -> None:
        """Whatever is made of game, pack, options and language."""
        self.speaker = Speaker(self.game, self.pack, self.lang)
        self.schema = self.ruleset.schema
        self.observer = Observer(self.schema, self.ruleset)
        self.writer: Compact = compact_of(self.game, self.ruleset, self.history)
        self.names = self.writer.names
        self.notations = [self.ruleset.verbs.describe(action) for action in range(self.ruleset.verbs.size)]
        """Of every action of ours: written down once, because each step tells one."""
        self.observation_spaces = {agent: self.make_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self.seats * self.writer.size,), np.uint8)

    @property
    def num_actions(self) -> int:
        return self.writer.actions if self.compact else self.ruleset.verbs.size

    def make_space(self) -> spaces.Dict:
        numbers: spaces.Box[Any]
        if self.compact:
            numbers = spaces.Box(0, 255, (self.writer.size,), np.uint8)
        else:
            numbers = spaces.Box(LOWEST, HIGHEST, (self.observer.length,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(self.num_actions)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- copies -------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in MADE}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.make()

    def __deepcopy__(self, memo: dict[int, Any]) -> SandtableEnv:
        copied = type(self).__new__(type(self))
        memo[id(self)] = copied
        for name, value in vars(self).items():
            copied.__dict__[name] = value if name in FIXED + MADE else copy.deepcopy(value, memo)
        return copied

    # -- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed: the game of that seed; the ones after it follow from the seed too."""
        if seed is not None:
            self.seed = seed
            self.games = 0
        s = self.game.state()
        s.start(self.ruleset, seed_bytes(self.next_seed()))
        if self.history:
            s.log = EventLog()
        self.game.setup(s)
        s.run()
        self.position = s
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[s.waiting]

    def choices(self) -> list[int]:
        """What the seat to act may do, as actions of ours."""
        return self.allowed(self.now)

    def allowed(self, s: State) -> list[int]:
        return s.canonical() if self.canonical else s.legal

    def describe(self, action: int) -> str:
        """An action that may be chosen now, in notation."""
        return self.ruleset.verbs.describe(self.to_ours(action))

    def to_ours(self, action: int) -> int:
        """The action of ours that an action of the agent that is asked stands for."""
        if not self.compact:
            return action
        return self.writer.to_ours(action, NOTHING if action < self.writer.fixed else self.choices())

    def parse(self, notation: str) -> int:
        """The action of a notation that may be chosen now."""
        action = self.ruleset.verbs.parse(notation)
        return self.writer.to_dense(action, self.choices()) if self.compact else action

    def next_seed(self) -> int | str:
        """The first game of a seed is `sandtable.new(..., seed=seed)`."""
        if self.seed is None:
            return secrets.token_hex(16)
        self.games += 1
        return self.seed if self.games == 1 else f"{self.seed} game {self.games}"

    @property
    def now(self) -> State:
        """The position, once there is one."""
        if self.position is None:
            raise Error("env-not-reset")
        return self.position

    def step(self, action: int | None) -> None:
        """Play one action of the agent that is asked; None once its game is over."""
        s = self.now
        if s.waiting == NOBODY:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("env-no-action", agent=self.agent_selection)
        chosen = self.to_ours(int(action))
        agent = self.agent_selection
        s.apply(chosen)
        self.infos[agent] = {"played": self.notations[chosen]}  # told to nobody else: it may be secret
        if s.waiting == NOBODY:
            self.end(self.game.result(s))
        else:
            self.agent_selection = self.possible_agents[s.waiting]

    def end(self, result: Result) -> None:
        """Everybody's game is over at once; each agent then steps once more, with None."""
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = win_reward(result, seat, self.seats)
            self._cumulative_rewards[agent] = self.rewards[agent]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    # -- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What a seat may know, as numbers, and the mask of what it may do."""
        s = self.now
        seat = self.seat_of[agent]
        if self.compact:
            choices = self.allowed(s) if s.waiting == seat else NOTHING
            return {
                "observation": np.frombuffer(self.writer.observe(s, seat), BYTE),
                "action_mask": np.frombuffer(self.writer.mask(choices), SIGNED_BYTE),
            }
        numbers = bytearray(4 * self.observer.length)
        self.observer.fill(s, seat, memoryview(numbers).cast("f"))
        mask = bytearray(self.ruleset.verbs.size)
        if s.waiting == seat:
            for action in self.choices():
                mask[action] = 1
        # Views of fresh bytes: a tenth of the time of filling numpy arrays one number at a time.
        return {"observation": np.frombuffer(numbers, np.float32), "action_mask": np.frombuffer(mask, SIGNED_BYTE)}

    def state(self) -> Any:
        """All that the seats know together, for a critic that is told everything: their observations in a row."""
        seen = [self.writer.observe(self.now, seat) for seat in range(self.seats)]
        return np.frombuffer(b"".join(seen), BYTE)

    def render(self) -> str | None:
        """The table as text, as the seat that is asked sees it; at the end as a spectator does."""
        if self.render_mode is None:
            return None
        s = self.now
        return drawn(self.game, self.schema, s, self.seats if s.waiting == NOBODY else s.waiting, self.speaker)

    def close(self) -> None:
        """Nothing is held open."""
