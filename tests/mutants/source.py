"""A module's source as bytes and as a tree: where each node stands, in which scope, and under which rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

RULE_ID = re.compile(r"\b[A-Z]{2,}-R?\d+(?:\.\d+)?\b")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source:
    """The text of a module, its tree, and every node's parent."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.raw = text.encode()
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.parents: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    # -- places in the text --------------------------------------------------------------------------

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def cut(self, begin: int, end: int) -> str:
        return self.raw[begin:end].decode()

    def code(self, node: ast.expr | ast.stmt) -> str:
        return self.cut(self.begin(node), self.end(node))

    def line_of(self, offset: int) -> int:
        """The line, counted from 1, of a byte."""
        return self.raw.count(b"\n", 0, offset) + 1

    # -- around a node -------------------------------------------------------------------------------

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        """Parents from the nearest to the module."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def statement(self, node: ast.AST) -> ast.stmt:
        """The nearest statement that a node is, or is part of."""
        if isinstance(node, ast.stmt):
            return node
        return next(one for one in self.around(node) if isinstance(one, ast.stmt))

    def function(self, node: ast.AST) -> Function | None:
        return next((one for one in self.around(node) if isinstance(one, Function)), None)

    def scope(self, node: ast.AST) -> str:
        """Class and function that a node is in, such as `Battles.run`; empty at the top of the module."""
        names = [one.name for one in self.around(node) if isinstance(one, Function | ast.ClassDef)]
        return ".".join(reversed(names))

    def reached(self, node: ast.AST) -> tuple[int, int]:
        """The lines of which one is executed whenever a node may be: its statement, without a block inside it."""
        statement = self.statement(node)
        last = statement.end_lineno or statement.lineno
        body = getattr(statement, "body", None)
        if isinstance(body, list) and body:
            last = max(statement.lineno, body[0].lineno - 1)
        return statement.lineno, last

    def rules(self, node: ast.expr | ast.stmt) -> tuple[str, ...]:
        """The rule ids nearest to a node: on its lines, in its function, on its class."""
        first, last = self.reached(node)
        near = "\n".join(self.lines[first - 1 : last])
        function = self.function(node)
        whole = next((one for one in self.around(node) if isinstance(one, ast.ClassDef)), None)
        places = [
            near,
            (ast.get_docstring(function) or "") if function else "",
            declared(whole) if whole else "",
            self.code(function) if function else "",
            ast.get_docstring(self.tree) or "",
        ]
        for place in places:
            found = RULE_ID.findall(place)
            if found:
                return tuple(dict.fromkeys(found))
        return ()


def declared(one: ast.ClassDef) -> str:
    """The docstring of a class and the rules that it names."""
    rules = [ast.unparse(part.value) for part in one.body if isinstance(part, ast.Assign) and is_rules(part)]
    return (ast.get_docstring(one) or "") + " ".join(rules)


def is_rules(part: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "rules" for target in part.targets)
