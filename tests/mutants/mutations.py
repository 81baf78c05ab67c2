"""Every small fault that can be made in a module: in comparisons, conditions, constants, ranges; dropped statements."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tests.mutants.source import Function, Source

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_RULES: Final = {"EventType", "VerbSpec", "tell", "chance_stream"}
"""Calls that say something or declare how it is said."""
UNNUMBERED: Final = {"step", "verb"}
"""Namespaces whose names are not swapped: another step or verb is another program, not another rule."""

NO_RULES_IN: Final = {"annotation", "returns", "decorator_list", "pattern"}

Namespaces = dict[str, list[str]]


@dataclass(frozen=True)
class Mutant:
    """One fault: a piece of a module's text and what stands there instead."""

    module: str
    scope: str
    kind: str
    line: int
    before: str
    """The line in which the fault is, as it stands."""
    after: str
    """The same line with the fault; several lines are joined."""
    nth: int
    """Which of equal faults on equal lines of the scope, from 1."""
    begin: int
    end: int
    text: str
    reached: tuple[int, int]
    rules: tuple[str, ...]
    imported: bool
    """Executed when the module is imported, so every test reaches it."""
    canonical: bool
    """Only decides which of the legal actions are canonical."""

    @property
    def key(self) -> str:
        """What names it as long as its line and its scope stay as they are."""
        return f"{self.module} {self.scope} #{self.nth}: {self.before} => {self.after}"

    def made(self, text: str) -> str:
        """The source of the module with this fault."""
        raw = text.encode()
        return (raw[: self.begin] + self.text.encode() + raw[self.end :]).decode()


@dataclass(frozen=True)
class Change:
    """A piece of text to replace, before it is known how it reads in its line."""

    kind: str
    node: ast.expr | ast.stmt
    begin: int
    end: int
    text: str


def namespaces(names: str) -> Namespaces:
    """The classes of `names.py` with their members in order."""
    found: Namespaces = {}
    for one in ast.parse(names).body:
        if isinstance(one, ast.ClassDef) and one.name not in UNNUMBERED:
            members = [member(part) for part in one.body if member(part)]
            if len(members) > 1:
                found[one.name] = members
    return found


def member(part: ast.stmt) -> str:
    """The name that a line of a class gives to a number; empty if it gives none."""
    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
        return part.target.id
    return ""


def mutants_of(
    module: str, text: str, names: Namespaces, marks: Sequence[str] = (), apart: Sequence[str] = ()
) -> list[Mutant]:
    """Every mutant of a module, in the order of its text.

    `marks` are names that only the canonical order knows, `apart` are functions that hold no rules.
    """
    marked = re.compile(rf"\b(?:{'|'.join(marks)})\b") if marks else None
    source = Source(text)
    counts: Counter[tuple[str, str, str]] = Counter()
    found: list[Mutant] = []
    for change in sorted(Finder(source, names, apart).changes(), key=lambda one: (one.begin, one.end, one.text)):
        line, before, after = as_lines(source, change)
        scope = source.scope(change.node)
        counts[scope, before, after] += 1
        found.append(
            Mutant(
                module=module,
                scope=scope,
                kind=change.kind,
                line=line,
                before=before,
                after=after,
                nth=counts[scope, before, after],
                begin=change.begin,
                end=change.end,
                text=change.text,
                reached=source.reached(change.node),
                rules=source.rules(change.node),
                imported=source.function(change.node) is None,
                canonical=orders_choices(source, change.node) or bool(marked and marked.search(f"{scope} {before}")),
            )
        )
    return found


def as_lines(source: Source, change: Change) -> tuple[int, str, str]:
    """The number of the first line that a change touches, and these lines before and after, in one line each."""
    first, last = source.line_of(change.begin), source.line_of(change.end)
    begin, end = source.starts[first - 1], source.starts[last]
    before = source.cut(begin, end)
    after = source.cut(begin, change.begin) + change.text + source.cut(change.end, end)
    return first, " ".join(before.split()), " ".join(after.split())


def orders_choices(source: Source, node: ast.AST) -> bool:
    """Is it in a condition that only decides whether an action is canonical?"""
    for child, parent in zip([node, *source.around(node)], source.around(node)):
        if isinstance(parent, ast.If) and child is parent.test:
            return all(is_offer(one) for one in parent.body + parent.orelse) and len(parent.orelse) > 0
        if isinstance(parent, ast.stmt):
            return False
    return False


def is_offer(one: ast.stmt) -> bool:
    call = one.value if isinstance(one, ast.Expr) else None
    name = call.func if isinstance(call, ast.Call) else None
    return isinstance(name, ast.Attribute) and name.attr in ("add", "add_noncanonical")


class Finder:
    """Goes through a module and finds what can be changed."""

    def __init__(self, source: Source, names: Namespaces, apart: Sequence[str]) -> None:
        self.source = source
        self.names = names
        self.apart = apart

    def changes(self) -> Iterator[Change]:
        for node in self.rule_nodes(self.source.tree):
            if isinstance(node, ast.stmt):
                yield from self.dropped(node)
            yield from self.negated(node)
            if isinstance(node, ast.expr):
                yield from self.in_expression(node)
            elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
                old, new = ARITHMETIC[type(node.op)]
                yield self.between(f"{old}= to {new}=", node, node.target, node.value, old, new)

    def rule_nodes(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes below one that hold rules: no words, no declarations, no annotations."""
        for name, value in ast.iter_fields(node):
            if name in NO_RULES_IN or (name == "args" and isinstance(node, Function | ast.Lambda)):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not self.speaks(node, child):
                    yield child
                    yield from self.rule_nodes(child)

    def speaks(self, parent: ast.AST, node: ast.AST) -> bool:
        """Does it say or declare something, instead of ruling?"""
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
            return True
        if isinstance(parent, ast.ClassDef):
            return not isinstance(node, Function) or self.left_out(node.name)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return True
        if isinstance(node, Function):
            return self.left_out(node.name)
        if isinstance(node, ast.If | ast.For):  # whether and how often something is said
            return all(self.speaks(node, one) for one in node.body + node.orelse)
        call = node.value if isinstance(node, ast.Expr) else node
        if isinstance(call, ast.Call):
            name = call.func
            return is_told(name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", ""))
        return False

    def left_out(self, function: str) -> bool:
        return is_told(function) or function in self.apart

    # -- statements ----------------------------------------------------------------------------------

    def dropped(self, node: ast.stmt) -> Iterator[Change]:
        """A statement is forgotten. Not one that only names a value: without it nothing runs at all."""
        if self.source.function(node) is None:
            return
        gone = isinstance(node, ast.AugAssign | ast.Break | ast.Continue | ast.Expr)
        gone = gone or (isinstance(node, ast.Return) and node.value is None)
        if isinstance(node, ast.Assign):
            gone = all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
        if gone:
            lines = self.source.code(node).count("\n")
            yield Change(
                "dropped statement", node, self.source.begin(node), self.source.end(node), "pass" + "\n" * lines
            )

    # -- conditions ----------------------------------------------------------------------------------

    def negated(self, node: ast.AST) -> Iterator[Change]:
        """A condition is turned round, and with it its branches."""
        tests: list[ast.expr] = []
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            tests = [node.test]
        elif isinstance(node, ast.comprehension):
            tests = node.ifs
        for test in tests:
            if not says_its_opposite(test):
                code = self.source.code(test)
                yield Change("negated condition", test, self.source.begin(test), self.source.end(test), f"not ({code})")

    def in_expression(self, node: ast.expr) -> Iterator[Change]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                old, new = COMPARISONS[type(op)]
                yield self.between(f"{old} to {new}", node, left, right, old, new)
            case ast.BoolOp():
                yield from self.bool_operation(node)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self.whole("not", node, self.inside(operand))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC and not is_list(left, right):
                old, new = ARITHMETIC[type(op)]
                yield self.between(f"{old} to {new}", node, left, right, old, new)
            case ast.Constant(value=bool() as value):
                yield self.whole("constant", node, str(not value))
            case ast.Constant(value=int() as value):
                yield self.whole("constant", node, str(value + 1))
                if value > 0:
                    yield self.whole("constant", node, str(value - 1))
            case ast.Call(func=ast.Name(id=name), args=args):
                yield from self.call(node, name, args)
            case ast.Attribute(value=ast.Attribute(value=ast.Name(id="n"), attr=space), attr=member):
                members = self.names.get(space, [])
                if member in members:
                    other = members[(members.index(member) + 1) % len(members)]
                    yield self.whole("named constant", node, f"n.{space}.{other}")

    def bool_operation(self, node: ast.BoolOp) -> Iterator[Change]:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        turned = ast.unparse(ast.BoolOp(other, node.values))
        yield self.whole(f"{old} to {new}", node, f"({turned})")
        for left_out in range(len(node.values)):
            rest = [value for at, value in enumerate(node.values) if at != left_out]
            kept = ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
            yield self.whole("dropped condition", node, f"({kept})" if len(rest) == 1 else kept)

    def call(self, node: ast.Call, name: str, args: list[ast.expr]) -> Iterator[Change]:
        if name in OPPOSITES:
            yield self.whole(f"{name} to {OPPOSITES[name]}", node.func, OPPOSITES[name])
        elif name == "reversed" and len(args) == 1:
            yield self.whole("order", node, self.source.code(args[0]))
        elif name == "range":
            yield from self.range_of(args)

    def range_of(self, args: list[ast.expr]) -> Iterator[Change]:
        """A range begins one later or ends one earlier; a constant in it is changed as a constant."""
        if len(args) == 1:
            yield self.whole("range", args[0], f"1, {self.source.code(args[0])}")
        for bound, sign in zip(args[-2:] if len(args) == 2 else args[:1], "+-" if len(args) == 2 else "-"):
            if not isinstance(bound, ast.Constant):
                yield self.whole("range", bound, f"{self.source.code(bound)} {sign} 1")

    # -- pieces of text ------------------------------------------------------------------------------

    def whole(self, kind: str, node: ast.expr, text: str) -> Change:
        return Change(kind, node, self.source.begin(node), self.source.end(node), text)

    def between(
        self, kind: str, node: ast.expr | ast.stmt, left: ast.expr, right: ast.expr, old: str, new: str
    ) -> Change:
        """Another operator between two operands."""
        begin = self.source.end(left)
        gap = self.source.cut(begin, self.source.begin(right))
        return Change(kind, node, begin, self.source.begin(right), gap.replace(old, new, 1))

    def inside(self, node: ast.expr) -> str:
        code = self.source.code(node)
        return f"({code})" if isinstance(node, ast.BoolOp | ast.IfExp | ast.Compare) else code


def says_its_opposite(test: ast.expr) -> bool:
    """Is its negation made already, by another operator?"""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return not isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)) or isinstance(test, ast.Constant)


def is_told(name: str) -> bool:
    return name in NOT_RULES or name.startswith("tell_")


def is_list(*operands: ast.expr) -> bool:
    """Lists and texts know no minus: that would be no fault that anybody makes."""
    return any(
        isinstance(one, ast.List | ast.ListComp | ast.JoinedStr)
        or (isinstance(one, ast.Constant) and isinstance(one.value, str))
        for one in operands
    )
