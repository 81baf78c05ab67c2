"""The bot `openspiel-ismcts`: OpenSpiel's own information-set Monte Carlo tree search, in Python, on our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from sandtable import SeatView
from sandtable.envs.openspiel import spiel_name


class OpenSpielIsmcts:
    """Searches for `simulations`, with `c` for what is unknown. It plays games with their usual options."""

    def __init__(self, seed: int = 0, simulations: int = 200, c: float = 0.7) -> None:
        self.seed, self.simulations, self.c = seed, simulations, c
        self.game: Any = None

    def choose(self, view: SeatView) -> int:
        if self.game is None:
            self.game = pyspiel.load_game(spiel_name(view.game.name, view.seats))
            random = np.random.RandomState(self.seed % 2**32)
            self.bot = ISMCTSBot(
                game=self.game,
                random_state=random,
                evaluator=RandomRolloutEvaluator(1, random),
                uct_c=self.c,
                max_simulations=self.simulations,
                final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                child_selection_policy=ChildSelectionPolicy.UCT,
            )
        return view.chosen(self.bot.step(self.game.around(view.redeal(view.number))))
