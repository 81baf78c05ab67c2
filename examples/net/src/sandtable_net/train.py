"""`python -m sandtable_net.train GAME --minutes 10 --out net.npz`: a net learns a game against a bot, in numpy alone.

Proximal policy optimisation (Schulman and others, 2017) on the vector environment: many games are played a few steps,
then the net is changed a little towards what went better than it had expected. The learner changes seats from game to
game. The same `--steps` and seed give the same net on the same machine; `--minutes` are CPU time.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from time import process_time

import numpy as np

from sandtable import Error
from sandtable.envs.vector import SandtableVectorEnv
from sandtable_net.net import Array, Net, features

RECENT = 1000
"""Games over which it is told how well it plays."""


@dataclass(frozen=True)
class Habits:
    """How it learns."""

    games: int = 64
    steps: int = 64
    passes: int = 3
    rows: int = 512
    rate: float = 1e-3
    clip: float = 0.2
    curiosity: float = 0.01
    worth: float = 0.5
    discount: float = 0.999
    trace: float = 0.95
    width: int = 128


@dataclass
class Played:
    """A few steps of all games, one row for each choice."""

    seen: Array
    masks: Array
    actions: Array
    chances: Array
    gains: Array
    """How much better a choice turned out than was expected."""
    returns: Array


class Learner:
    """A net that plays and learns."""

    def __init__(self, games: SandtableVectorEnv, habits: Habits, seed: int) -> None:
        self.games, self.habits = games, habits
        setting = games.setting
        compact = setting.compact
        self.net = Net.new(setting.game.name, setting.seats, compact.size, compact.actions, habits.width, seed)
        self.chance = np.random.default_rng(seed)
        self.means = {name: np.zeros_like(array) for name, array in self.net.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.net.weights.items()}
        self.updates = 0
        self.taken = 0
        self.results: list[float] = []
        """The reward of every game that has ended."""
        seen, infos = games.reset()
        self.now = features(seen), infos["action_mask"] > 0

    def play(self) -> Played:
        steps, habits = [], self.habits
        for _ in range(habits.steps):
            seen, masks = self.now
            _, odds, worth = self.net.forward(seen, masks)
            actions = (odds.cumsum(axis=1) > self.chance.random((len(odds), 1))).argmax(axis=1)
            actions = np.where(masks[np.arange(len(odds)), actions], actions, odds.argmax(axis=1))
            after, rewards, over, _, infos = self.games.step(actions)
            self.results += rewards[over].tolist()
            steps.append((seen, masks, actions, odds[np.arange(len(odds)), actions], worth, rewards, over))
            self.now = features(after), infos["action_mask"] > 0
        self.taken += habits.steps * habits.games
        _, _, worth = self.net.forward(*self.now)
        gain, gains = np.zeros(habits.games, np.float32), []
        for *_, before, rewards, over in reversed(steps):
            going = np.where(over, 0, habits.discount)
            gain = rewards + going * worth - before + going * habits.trace * gain
            gains.append(gain)
            worth = before
        all_gains = np.concatenate(gains[::-1]).astype(np.float32)
        columns = [np.concatenate(column) for column in zip(*steps, strict=True)]
        seen, masks, actions, chances, expected, _, _ = columns
        return Played(seen, masks, actions, chances, all_gains, all_gains + expected)

    def learn(self, played: Played) -> None:
        count = len(played.actions)
        gains = (played.gains - played.gains.mean()) / (played.gains.std() + 1e-8)
        for _ in range(self.habits.passes):
            order = self.chance.permutation(count)
            for first in range(0, count, self.habits.rows):
                self.change(played, gains, order[first : first + self.habits.rows])

    def change(self, played: Played, gains: Array, rows: Array) -> None:
        """One small change, along the slope of what is wanted of some choices."""
        habits, w = self.habits, self.net.weights
        seen, masks, actions, gain = played.seen[rows], played.masks[rows], played.actions[rows], gains[rows]
        hidden, odds, worth = self.net.forward(seen, masks)
        at, count = np.arange(len(rows)), len(rows)
        ratio = odds[at, actions] / played.chances[rows]
        far = ((gain > 0) & (ratio > 1 + habits.clip)) | ((gain < 0) & (ratio < 1 - habits.clip))
        push = np.where(far, 0, ratio * gain)[:, None]
        chosen = np.zeros_like(odds)
        chosen[at, actions] = 1
        logs = np.log(np.maximum(odds, 1e-12))
        spread = -(odds * logs).sum(axis=1, keepdims=True)
        towards = push * (chosen - odds) - habits.curiosity * odds * (logs + spread)
        towards = (-towards / count).astype(np.float32)
        off = (habits.worth * (worth - played.returns[rows]) / count).astype(np.float32)[:, None]
        back = (towards @ w["actions"].T + off @ w["worth"].T) * (hidden > 0)
        slopes = {
            "hidden": seen.T @ back,
            "hidden_bias": back.sum(axis=0),
            "actions": hidden.T @ towards,
            "actions_bias": towards.sum(axis=0),
            "worth": hidden.T @ off,
            "worth_bias": off.sum(axis=0),
        }
        self.step(slopes)

    def recently(self) -> float:
        """The share of the last games that it won."""
        return float(np.mean(np.array(self.results[-RECENT:]) > 0))

    def step(self, slopes: dict[str, Array]) -> None:
        """Adam (Kingma and Ba, 2015), with slopes that are cut at a length of a half."""
        self.updates += 1
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        cut = min(1.0, 0.5 / (length + 1e-8))
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (cut * slope - mean)
            square += 0.001 * (cut * cut * slope * slope - square)
            ahead = mean / (1 - 0.9**self.updates)
            self.net.weights[name] -= self.habits.rate * ahead / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def train(learner: Learner, steps: int, minutes: float, tell: bool) -> Net:
    """Learn until so many choices were taken, or so much CPU time has passed."""
    end = process_time() + 60 * minutes
    told = RECENT // 2
    while (learner.taken < steps) if steps else (process_time() < end):
        learner.learn(learner.play())
        ended = len(learner.results)
        if tell and ended >= 2 * told:
            told = ended
            print(f"{learner.taken} choices, {ended} games: {learner.recently():.0%} of the last {RECENT} won")
    return learner.net


def main(words: list[str] | None = None) -> Net:
    parser = argparse.ArgumentParser(prog="python -m sandtable_net.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--opponent", default="random", help="a bot by name (default random)")
    parser.add_argument("--reward", default="win", help="win or margin (default win)")
    parser.add_argument("--minutes", type=float, default=10, help="CPU time to learn for (default 10)")
    parser.add_argument("--steps", type=int, default=0, help="choices to learn from, in place of the minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="net.npz")
    args = parser.parse_args(words)
    habits = Habits()
    try:
        games = SandtableVectorEnv(args.game, habits.games, args.seats, args.seed, None, args.opponent, args.reward)
    except Error as error:
        sys.exit(str(error))
    net = train(Learner(games, habits, args.seed), args.steps, args.minutes, tell=True)
    net.save(args.out)
    print(f"{args.out}: a net for {net.game} with {net.seats} seats")
    return net


if __name__ == "__main__":
    main()
