"""Every game as a PettingZoo environment, one agent for each seat, one step for each action.

    from sandtable.envs.pettingzoo import env

    table = env("barbarossa", seats=3, seed=7)
    table.reset()
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

An observation is `{"observation": float32, "action_mask": int8}`; see `sandtable.kernel.observe` for the numbers. They
hold what the seat may know and nothing else. The mask of a seat that is not asked is all zeros.

Rewards come at the end. With n seats a share of the win becomes (n * share - 1) / (n - 1): 1 for a sole winner,
-1 / (n - 1) for the others, 0 if all share it equally, and the sum is 0. A solo game gives 1 or 0.

There is no truncation: every game ends by its own rules within `max_actions`.

An environment can be pickled and deep-copied in the middle of a game and goes on exactly as the first would.
"""

from __future__ import annotations

import copy
import secrets
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import Error
from sandtable.kernel.namesake import overwritten, with_namesake

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    lacking = "the PettingZoo environments need {}; in the folder of the source, run pip install '.[envs]'"
    raise ImportError(with_namesake(Error(lacking, error.name))) from None

from rich.markup import escape
from rich.text import Text

import sandtable
from sandtable.kernel.chance import seed_bytes
from sandtable.kernel.errors import IllegalAction
from sandtable.kernel.game import AnyGame
from sandtable.kernel.match import shared_box
from sandtable.kernel.observe import HIGHEST, LOWEST, Observer
from sandtable.kernel.options import Scalar
from sandtable.kernel.registry import check_options, check_seats, load_pack
from sandtable.kernel.results import Result
from sandtable.kernel.state import State
from sandtable.kernel.steps import NOBODY
from sandtable.kernel.view import view
from sandtable.kernel.words import Speaker, check_language

if wrong := overwritten():
    raise ImportError(wrong)

Observation = dict[str, Any]
FIXED = ("game", "pack", "options", "lang", "box")
MADE = ("speaker", "schema", "observer", "observation_spaces")
"""What never changes: copies share it, and pickles leave out what is made of the rest."""


def env(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    canonical: bool = True,
    pack: str | Path | None = None,
    lang: str = "en",
    **options: Scalar,
) -> SandtableEnv:
    """The environment of a game. Without a seed each game is random; `canonical=False` masks nothing that is legal."""
    return SandtableEnv(name, seats, seed, canonical, pack, lang, options)


class SandtableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]    # PettingZoo is not typed
    """One game at one number of seats. `position` holds the truth: no agent may look at it."""

    render_mode = "ansi"

    def __init__(
        self,
        name: str,
        seats: int | None,
        seed: int | None,
        canonical: bool,
        pack: str | Path | None,
        lang: str,
        options: dict[str, Scalar],
    ) -> None:
        super().__init__()
        self.game: AnyGame = sandtable.game(name)
        self.seats = check_seats(self.game, seats)
        self.pack = load_pack(self.game, pack)
        self.options = check_options(self.game, self.pack, self.seats, options)
        self.lang = check_language(lang)
        self.box = shared_box(self.game, self.pack, self.seats, tuple(self.options.items()))
        self.canonical = canonical
        self.seed = seed
        self.games = 0
        self.position: State | None = None
        self.metadata = {
            "name": f"sandtable_{name.replace('-', '_')}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.box.verbs.size) for agent in self.possible_agents}
        self.make()

    def make(self) -> None:
        """Whatever is made of game, pack, options and language."""
        self.speaker = Speaker(self.game, self.pack, self.lang)
        self.schema = self.box.schema
        self.observer = Observer(self.schema, self.box)
        self.observation_spaces = {agent: self.make_space() for agent in self.possible_agents}

    def make_space(self) -> spaces.Dict:
        numbers = spaces.Box(LOWEST, HIGHEST, (self.observer.length,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(self.box.verbs.size)})

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
        made = type(self).__new__(type(self))
        memo[id(self)] = made
        for name, value in vars(self).items():
            made.__dict__[name] = value if name in FIXED + MADE else copy.deepcopy(value, memo)
        return made

    # -- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed: the game of that seed; the ones after it follow from the seed too."""
        if seed is not None:
            self.seed = seed
            self.games = 0
        s = self.game.state()
        s.start(self.box, seed_bytes(self.next_seed()))
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
            raise sandtable.Error("the environment has no game yet; call reset() first")
        return self.position

    def step(self, action: int | None) -> None:
        """Play one action of the agent that is asked; None once its game is over."""
        s = self.now
        if s.waiting == NOBODY:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{self.agent_selection} is asked for an action; None is for agents whose game is over")
        s.apply(int(action))
        if s.waiting == NOBODY:
            self.end(self.game.result(s))
        else:
            self.agent_selection = self.possible_agents[s.waiting]

    def end(self, result: Result) -> None:
        """Everybody's game is over at once; each agent then steps once more, with None."""
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = reward(result.shares[seat], self.seats)
            self._cumulative_rewards[agent] = self.rewards[agent]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    # -- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What a seat may know, as numbers, and the mask of what it may do."""
        s = self.now
        seat = self.seat_of[agent]
        numbers = bytearray(4 * self.observer.length)
        self.observer.fill(s, seat, memoryview(numbers).cast("f"))
        mask = bytearray(self.box.verbs.size)
        if s.waiting == seat:
            for action in s.canonical() if self.canonical else s.legal:
                mask[action] = 1
        # Views of fresh bytes: a tenth of the time of filling numpy arrays one number at a time.
        return {"observation": np.frombuffer(numbers, np.float32), "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> str:
        """The table as text, as the seat that is asked sees it; at the end as a spectator does."""
        s = self.now
        seat = self.seats if s.waiting == NOBODY else s.waiting
        seen = view(self.game, self.schema, s, seat)
        lines = self.game.presentation.draw(seen, self.speaker, 80) or plain(seen)
        return "\n".join(Text.from_markup(line).plain for line in lines)

    def close(self) -> None:
        """Nothing is held open."""


def reward(share: float, seats: int) -> float:
    """A share of the win as a reward."""
    return share if seats == 1 else (seats * share - 1) / (seats - 1)


def plain(seen: dict[str, Any]) -> list[str]:
    """A view of a game that has no layout of its own: each zone and counter on a line."""
    lines = [f"{name}: {zone_text(zone)}" for name, zone in seen["zones"].items()]
    lines += [f"{name}: {value}" for name, value in seen["counters"].items()]
    return [escape(line) for line in lines]


def zone_text(zone: dict[str, Any]) -> str:
    if "stock" in zone:
        return ", ".join(f"{count} {kind}" for kind, count in zone["stock"].items())
    return ", ".join(zone.get("cards", []))
