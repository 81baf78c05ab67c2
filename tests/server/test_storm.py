"""A sample of the storm (`storm.py`): nobody at any table waits for what strangers send."""

from sandtable.server.watch import SLOW
from tests.server.harness import Server
from tests.server.storm import Sender, Storm

FEW = 40


def test_no_request_of_a_storm_blocks_the_loop_or_is_answered_by_a_fault(server: Server) -> None:
    sender = Sender(server, Storm(seed=7), messages=10)
    with server.watched() as watch:
        for _ in range(FEW):
            sender.send()
    assert watch.longest < SLOW
    assert server.get("/api/health").json["ok"]
