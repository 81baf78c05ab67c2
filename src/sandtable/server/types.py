"""Writes the browser's types and a JSON Schema from the message structs: `python -m sandtable.server.types [FILE]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sandtable.server.bodies import OVER_HTTP
from sandtable.server.from_client import FromClient
from sandtable.server.from_server import FromServer
from sandtable.server.messages import PROTOCOL, ErrorCode

TARGET = Path("web/src/lib/protocol.ts")
SCHEMA_TARGET = Path("docs/protocol.schema.json")
WIDTH = 120
HEAD = "// Made from the server's message types by `python -m sandtable.server.types`. Do not edit.\n"


class Writer:
    """Collects one TypeScript interface for each struct."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def type_of(self, found: inspect.Type) -> str:
        match found:
            case inspect.StructType():
                self.add(found)
                return found.cls.__name__
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type_of(one) for one in found.types))
            case inspect.LiteralType():
                if set(found.values) == set(get_args(ErrorCode)):
                    return "ErrorCode"
                return " | ".join(f'"{value}"' for value in found.values)
            case inspect.ListType():
                item = self.type_of(found.item_type)
                return f"({item})[]" if "|" in item else f"{item}[]"
            case inspect.DictType():
                key = self.type_of(found.key_type)
                return f"Record<{key}, {self.type_of(found.value_type)}>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript type for {found}")

    def add(self, struct: inspect.StructType) -> None:
        name = struct.cls.__name__
        if name in self.interfaces:
            return
        self.interfaces[name] = ""
        lines = [f"/** {first_line(struct.cls)} */", f"export interface {name} {{"]
        if struct.tag is not None:
            lines.append(f'  type: "{struct.tag}";')
        from_client = struct.cls in get_args(FromClient)
        for field in struct.fields:
            may_lack = not field.required and (from_client or struct.cls.__struct_config__.omit_defaults)
            key = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
            members = self.type_of(field.type).split(" | ")
            lines.append(declared(f"  {key}{'?' if may_lack else ''}", members, ":"))
        self.interfaces[name] = "\n".join([*lines, "}"])

    def union(self, name: str, union: UnionType) -> str:
        members = [member.__name__ for member in get_args(union)]
        for member in get_args(union):
            self.type_of(inspect.type_info(member))
        return declared(f"export type {name}", members, " =")


def declared(what: str, members: list[str], between: str) -> str:
    """A union as Prettier would write it: in one line, else in the next line, else with a line for each member."""
    indent = " " * (len(what) - len(what.lstrip()) + 2)
    union = " | ".join(members)
    for text in (f"{what}{between} {union};", f"{what}{between}\n{indent}{union};"):
        if max(map(len, text.splitlines())) <= WIDTH:
            return text
    return "\n".join([what + between, *(f"{indent}| {member}" for member in members)]) + ";"


def first_line(cls: type[Any]) -> str:
    return (cls.__doc__ or "").strip().splitlines()[0]


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    unions = [writer.union("FromClient", FromClient), writer.union("FromServer", FromServer)]
    for struct in OVER_HTTP:
        writer.type_of(inspect.type_info(struct))
    codes = declared("export type ErrorCode", [f'"{code}"' for code in get_args(ErrorCode)], " =")
    protocol = f"export const PROTOCOL = {PROTOCOL};"
    return "\n\n".join([HEAD + protocol, codes, *unions, *writer.interfaces.values()]) + "\n"


def json_schema() -> str:
    """The same types for clients in other languages: every message, and every body over HTTP, under its name."""
    roots = [*get_args(FromClient), *get_args(FromServer), *OVER_HTTP]
    found, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    names = {cls.__name__: schema for cls, schema in zip(roots, found, strict=True)}
    unions = {
        "FromClient": {"anyOf": [names[cls.__name__] for cls in get_args(FromClient)]},
        "FromServer": {"anyOf": [names[cls.__name__] for cls in get_args(FromServer)]},
    }
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sandtable protocol",
        "description": f"Version {PROTOCOL}. Made by `python -m sandtable.server.types`; docs/protocol.md explains it.",
        "$defs": {**unions, **components},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
    print(f"wrote {target}")
    if len(sys.argv) == 1:
        SCHEMA_TARGET.write_text(json_schema(), encoding="utf-8")
        print(f"wrote {SCHEMA_TARGET}")


if __name__ == "__main__":
    main()
