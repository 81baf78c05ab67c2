"""tianshou's deep Q-learning learns a game against a bot, then plays it (`pip install tianshou`):

python examples/learners/tianshou_dqn.py victory-day --opponent random --steps 200000 --save net.pth
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from sandtable.envs.single import SandtableEnv


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observation and mask side by side, as tianshou wants them; counts as logarithms, a scale that nets like."""

    def masked(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"obs": np.log1p(seen, dtype=np.float32), "mask": info["action_mask"]}

    def reset(self, **named: Any) -> Any:
        return self.masked(*self.env.reset(**named)), {}

    def step(self, action: Any) -> Any:
        seen, reward, over, cut, info = self.env.step(action)
        return self.masked(seen, info), reward, over, cut, {}


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    for option, usual in {"--opponent": "random", "--steps": 200_000, "--games": 100, "--save": "net.pth"}.items():
        parser.add_argument(option, default=usual, type=type(usual))
    args = parser.parse_args(words)
    torch.manual_seed(1)
    tables = [SandtableEnv(args.game, opponents=args.opponent, seed=seed) for seed in range(16)]
    training, test = (DummyVectorEnv([lambda t=t: Masked(t) for t in part]) for part in (tables[:8], tables[8:]))
    actions = tables[0].action_space
    net = Net(state_shape=tables[0].observation_space.shape, action_shape=actions.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=actions, eps_training=0.1)
    dqn = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), n_step_return_horizon=5, target_update_freq=300)
    play = Collector(policy, training, VectorReplayBuffer(50_000, 8), exploration_noise=True)
    dqn.run_training(OffPolicyTrainerParams(
        training_collector=play, max_epochs=1, epoch_num_steps=args.steps, collection_step_num_env_steps=80,
        update_step_num_gradient_steps_per_sample=0.1, batch_size=256, show_progress=False))  # fmt: skip
    torch.save(policy.state_dict(), args.save)
    found = Collector(policy, test).collect(n_episode=args.games, reset_before_collect=True)
    print(f"{args.game}: {(found.returns > 0).mean():.0%} of {args.games} games won against {args.opponent}")
    return float((found.returns > 0).mean())


if __name__ == "__main__":
    main()
