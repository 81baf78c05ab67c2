"""A server for each module of tests, on a free port of this machine."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running
