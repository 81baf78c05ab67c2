"""sb3-contrib's MaskablePPO learns a game against a bot, then plays it.

pip install sb3-contrib
python examples/learners/maskable_ppo.py victory-day --opponent random --steps 200000 --save net.zip
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from sandtable.envs.single import SandtableEnv


def table(game: str, opponent: str, seed: int) -> Any:
    """One game; observations are logarithms of counts, a scale that nets like."""
    env = SandtableEnv(game, opponents=opponent, seed=seed)
    space = Box(0, 6, env.observation_space.shape, np.float32)
    return TransformObservation(env, lambda seen: np.log1p(seen, dtype=np.float32), space)


def won(model: MaskablePPO, game: str, opponent: str, games: int) -> float:
    """Which part of some new games the net wins."""
    env = table(game, opponent, seed=10**6)
    wins = 0.0
    for _ in range(games):
        seen, info = env.reset()
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(int(action))
        wins += reward > 0
    return wins / games


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--save", default="net.zip")
    args = parser.parse_args(words)
    tables = DummyVecEnv([lambda seed=seed: table(args.game, args.opponent, seed) for seed in range(8)])
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=512, gamma=1.0, device="cpu", seed=1)
    model.learn(args.steps)
    model.save(args.save)
    share = won(model, args.game, args.opponent, args.games)
    print(f"{args.game}: {100 * share:.0f}% of {args.games} games won against {args.opponent}")
    return share


if __name__ == "__main__":
    main()
