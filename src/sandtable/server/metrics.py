"""The figures of a server in the form that Prometheus reads. They are taken from the server when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from sandtable.server.tables import Tables

TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Figures(Collector):
    """What is counted and measured of one server process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def collect(self) -> Iterable[Metric]:
        tables = self.tables
        for name, what, value in (
            ("sandtable_tables_in_memory", "Tables in memory.", len(tables.rooms)),
            ("sandtable_clients", "Connected clients.", tables.clients.total()),
            ("sandtable_troubles", "Things that do not work, as in /api/health.", len(tables.chores.troubles)),
            ("sandtable_bots_waiting", "Questions that wait for a bot.", len(tables.bot_pool.places.waiting)),
            ("sandtable_thinkers", "Processes that think elsewhere.", tables.thinkers.there if tables.thinkers else 0),
            ("sandtable_loop_longest_seconds", "CPU of the longest turn of the loop.", tables.watch.longest),
        ):
            yield GaugeMetricFamily(name, what, value=value)
        yield CounterMetricFamily("sandtable_acts", "Acts that were stored.", value=tables.stored)
        refused = CounterMetricFamily("sandtable_refused", "Requests and messages refused, by code.", labels=["code"])
        for code, count in sorted(tables.refused.items()):
            refused.add_metric([code], count)
        yield refused


def figures(tables: Tables) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(tables))
    return generate_latest(registry)
