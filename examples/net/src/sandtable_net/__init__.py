"""The bot `nn`: plays what a net likes best. `python -m sandtable_net.train` makes one."""

from __future__ import annotations

from sandtable import BadOption, SeatView
from sandtable_net.net import Net


class Nn:
    """`weights` is the file of a net; it fits one game at one number of seats. At tables where a bot has no settings,
    as in the browser, it is `net.npz` in the folder where the server was started."""

    def __init__(self, weights: str = "net.npz") -> None:
        self.file = weights
        self.net = Net.load(weights)

    def choose(self, view: SeatView) -> int:
        here = (view.observer.size, view.observer.actions)
        net = self.net
        if (net.game, net.seats) != (view.game.name, view.seats) or net.shape != here:
            raise BadOption("nn-other-table", file=self.file, game=net.game, seats=net.seats, numbers=net.shape[0],
                            actions=net.shape[1], game_here=view.game.name, seats_here=view.seats,
                            numbers_here=here[0], actions_here=here[1])  # fmt: skip
        return view.chosen(net.best(view.observation(), view.mask()))
