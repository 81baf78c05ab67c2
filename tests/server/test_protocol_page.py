"""The page that explains the protocol names every message, every shape and every field of them, and nothing else."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from sandtable.server.app import SOCKET_BYTES, routes
from sandtable.server.bodies import OVER_HTTP
from sandtable.server.client import CLOSED, STOPPING, TOO_SLOW
from sandtable.server.from_client import FromClient
from sandtable.server.from_server import FromServer
from sandtable.server.limits import Limits
from sandtable.server.live import MOST_WARNINGS
from sandtable.server.messages import MESSAGE_BYTES, ErrorCode
from sandtable.server.types import json_schema

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
ROWS = {found[1]: found[2] for found in re.finditer(r"^\| `([A-Za-z-]+)` \|([^|]*)\|", PAGE, re.MULTILINE)}
"""The second column of each table row that begins with a name."""
ALWAYS = {"seq", "id"}
"""Fields of every message of a client, explained once."""


def fields(struct: inspect.StructType) -> set[str]:
    return {field.encode_name for field in struct.fields}


def structs(found: inspect.Type, into: dict[type[Any], inspect.StructType]) -> None:
    """All structs that a type is made of."""
    if isinstance(found, inspect.StructType):
        if found.cls not in into:
            into[found.cls] = found
            for field in found.fields:
                structs(field.type, into)
    elif isinstance(found, inspect.UnionType):
        for one in found.types:
            structs(one, into)
    elif isinstance(found, inspect.ListType):
        structs(found.item_type, into)
    elif isinstance(found, inspect.DictType):
        structs(found.value_type, into)


def shapes() -> list[inspect.StructType]:
    """What is no message itself."""
    into: dict[type[Any], inspect.StructType] = {}
    for cls in (*get_args(FromClient), *get_args(FromServer), *OVER_HTTP):
        structs(inspect.type_info(cls), into)
    return [struct for cls, struct in into.items() if struct.tag is None]


@pytest.mark.parametrize("message", [*get_args(FromClient), *get_args(FromServer)], ids=lambda one: one.__name__)
def test_every_message_stands_there_with_its_fields(message: type[Any]) -> None:
    struct = inspect.type_info(message)
    assert isinstance(struct, inspect.StructType)
    always = ALWAYS if message in get_args(FromClient) else set()
    told = set(re.findall(r"`([a-z_]+)`", re.sub(r"\([^)]*\)|: `[^,]*(?:, `[a-z-]+`)*", "", ROWS[str(struct.tag)])))
    assert told == fields(struct) - always


@pytest.mark.parametrize("shape", shapes(), ids=lambda shape: shape.cls.__name__)
def test_every_shape_stands_there_with_its_fields(shape: inspect.StructType) -> None:
    assert set(re.findall(r"`([a-z_-]+)`", ROWS[shape.cls.__name__])) == fields(shape)


def test_every_error_code_and_every_route_stands_there() -> None:
    for code in get_args(ErrorCode):
        assert f"`{code}`" in PAGE, code
    for route in routes():
        path = str(getattr(route, "path", "")).replace("{replay}", "{id}")
        named = re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), path)
        assert named in PAGE or "{rest:path}" in path, named


def test_the_json_schema_is_made_of_the_same_types() -> None:
    kept = (Path(__file__).parents[2] / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert kept == json_schema(), "run python -m sandtable.server.types"
    known = json.loads(kept)["$defs"]
    assert {cls.__name__ for cls in (*get_args(FromClient), *get_args(FromServer), *OVER_HTTP)} <= set(known)
    assert known["Play"]["properties"]["type"] == {"enum": ["play"]} and not known["Play"]["additionalProperties"]


def test_what_the_page_says_of_limits_is_so() -> None:
    limits = Limits()
    assert f"{MESSAGE_BYTES} bytes" in PAGE and f"{SOCKET_BYTES} bytes" in PAGE
    assert f"{limits.messages_per_second:.0f} a second" in PAGE and f"{limits.message_burst:.0f} at once" in PAGE
    for code in (CLOSED, TOO_SLOW, STOPPING):
        assert f"| {code} |" in PAGE
    assert f"after {MOST_WARNINGS} such warnings" in PAGE
