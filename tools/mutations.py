"""The changes that `tools/mutants.py` makes: to comparisons, numbers, branches and arithmetic in functions and methods,
and to rows of tables.

Each change is a `Mutant`, made in memory. Log lines, assertions, annotations, functions and methods that only produce
text (they take a `Voice`, or are named so), and arguments that only check, show or save time are no rules and are left alone.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from coterie.kernel.ledger import CITED, ids_of
from coterie.kernel.procedures import PROCEDURES, Procedure

ROOT = Path(__file__).resolve().parent.parent
TEXTS = re.compile(r"_*(say|said|name|names|noun|each|called|check|describe)")  # prefixes of methods that only describe
# Arguments that save time or say how a row is shown (of `coterie.kernel.procedures.row`), or only check (of `zip`).
QUIET = ("asks", "seldom", "strict")
FUTURE = annotations.compiler_flag  # modules of rules begin with the same import


@dataclass
class Mutant:
    """One change: `setattr(owner, field, new)` in the syntax tree of a top-level statement of a module."""

    module: str
    path: Path
    statement: ast.stmt
    owner: ast.AST
    field: str
    new: Any
    line: int
    change: str
    ids: frozenset[str]
    chapter: frozenset[str]
    within: range | None = None  # the lines of the function or method; empty for a table
    caught: str = ""

    def put(self) -> None:
        """Make the change in the modules of this process."""
        setattr(self.owner, self.field, self.new)
        module = sys.modules[self.module]
        tree = ast.fix_missing_locations(ast.Module([self.statement], []))
        if isinstance(self.statement, ast.FunctionDef):
            self.statement.decorator_list = []
            name = self.statement.name
            scope = dict(vars(module))
            exec(compile(tree, str(self.path), "exec", FUTURE, dont_inherit=True), scope)
            old, new = getattr(module, name), scope[name]
            _take_over(old, new)
            return
        if isinstance(self.statement, ast.ClassDef):
            self._put_methods(vars(module))
            return
        before = dict(vars(module))
        named = [self.statement.target] if isinstance(self.statement, ast.AnnAssign) else []
        for target in [*getattr(self.statement, "targets", ()), *named]:
            if isinstance(found := before.get(getattr(target, "id", "")), Procedure):
                del PROCEDURES[found.name]  # the new function takes its name
        exec(compile(tree, str(self.path), "exec", FUTURE, dont_inherit=True), vars(module))
        for name, value in list(vars(module).items()):
            if value is not before.get(name):
                _rebind(name, before.get(name), value)

    def _put_methods(self, names: dict[str, Any]) -> None:
        """Make the change in the methods of a class; the class itself, and every reference to it, stays."""
        assert isinstance(self.statement, ast.ClassDef)
        methods = list(methods_of(self.statement))
        for method in methods:
            method.decorator_list = []
        bare = ast.ClassDef(self.statement.name, [], [], list(methods), [])
        scope = dict(names)
        tree = ast.fix_missing_locations(ast.Module([bare], []))
        exec(compile(tree, str(self.path), "exec", FUTURE, dont_inherit=True), scope)
        for method in methods:
            _take_over(_function(vars(names[bare.name])[method.name]), vars(scope[bare.name])[method.name])


def methods_of(statement: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """Return the methods of a class that do more than produce text."""
    for part in statement.body:
        if isinstance(part, ast.FunctionDef) and not TEXTS.match(part.name) and not speaks(part):
            yield part


def speaks(part: ast.stmt) -> bool:
    """Return whether a statement is a function that says something in a voice."""
    arguments = part.args.args if isinstance(part, ast.FunctionDef) else ()
    return any(isinstance(each.annotation, ast.Name) and each.annotation.id == "Voice" for each in arguments)


def _function(found: Any) -> Any:
    """Return the function behind a method, a property, or a cached or static method."""
    for name in ("fget", "func", "__func__"):
        found = getattr(found, name, None) or found
    return found


def _take_over(old: Any, new: Any) -> None:
    """Make one function behave like another, for everything that refers to it."""
    old.__code__, old.__defaults__, old.__kwdefaults__ = new.__code__, new.__defaults__, new.__kwdefaults__


def _rebind(name: str, old: Any, new: Any) -> None:
    """Replace a name in other modules that have imported it."""
    for module in list(sys.modules.values()):
        if isinstance(module, ModuleType) and name in vars(module) and vars(module)[name] is old:
            setattr(module, name, new)


COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
}  # fmt: skip
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp, ast.Dict, ast.JoinedStr)
Edit = tuple[ast.AST, str, Any, ast.AST]  # owner, field, new value, the node to show


def rows_dropped(statement: ast.stmt) -> Iterator[Edit]:
    """Yield the rows of a procedure or of a table, each left out in turn."""
    table = table_of(statement)
    if table is not None and len(table.elts) > 1:
        for i, row in enumerate(table.elts):
            if isinstance(row, ast.Tuple | ast.Call):
                yield table, "elts", [*table.elts[:i], *table.elts[i + 1 :]], row


def table_of(statement: ast.AST) -> ast.Tuple | None:
    """Return the rows of a table, `NAME = (row, row)`, or of a procedure, `NAME = Procedure(..., (row, row))`."""
    if isinstance(statement, ast.Assign) and any(isinstance(each, ast.Tuple) for each in statement.targets):
        return None  # as many names as values
    value = getattr(statement, "value", None)
    if isinstance(value, ast.Call) and value.args:
        value = value.args[-1]
    return value if isinstance(value, ast.Tuple) else None


def all_edits(statement: ast.stmt) -> Iterator[Edit]:
    """Yield all single changes of a top-level statement; of a class, those of its methods."""
    for part in methods_of(statement) if isinstance(statement, ast.ClassDef) else (statement,):
        if not speaks(part):
            yield from edits(part, part)


def edits(node: ast.AST, shown: ast.AST) -> Iterator[Edit]:
    """Yield all single changes below a node; `shown` is the expression or statement around it."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.ClassDef) or _is_log(node):
        return
    yield from _changed(node, shown)
    if isinstance(node, ast.Constant) or _is_negative(node):
        return
    yield from _negated(node)
    yield from _below(node, shown)


def _changed(node: ast.AST, shown: ast.AST) -> Iterator[Edit]:
    """Yield the changes of a node itself: another comparison, operator, number or truth."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            if type(op) in COMPARISONS:
                yield node, "ops", [*node.ops[:i], COMPARISONS[type(op)](), *node.ops[i + 1 :]], node
    elif isinstance(node, ast.BoolOp):
        yield node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And(), node
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC and not _joins(node):
        yield node, "op", ARITHMETIC[type(node.op)](), node
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield node, "value", not node.value, shown
        elif isinstance(node.value, int):
            yield node, "value", node.value + 1, shown
            if node.value:
                yield node, "value", node.value - 1, shown
    elif _is_negative(node):
        yield node, "op", ast.UAdd(), shown


def _is_negative(node: ast.AST) -> bool:
    """Return whether a node is a number, or anything else, with a minus before it."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def _negated(node: ast.AST) -> Iterator[Edit]:
    """Yield the changes of a node in which one of its conditions is negated."""
    for name in ("test", "ifs"):
        test = getattr(node, name, None)
        if isinstance(test, ast.expr) and _worth_negating(test):
            yield node, name, ast.UnaryOp(ast.Not(), test), test
        elif isinstance(test, list):
            for i, part in enumerate(test):
                if _worth_negating(part):
                    yield node, name, [*test[:i], ast.UnaryOp(ast.Not(), part), *test[i + 1 :]], part


def _below(node: ast.AST, shown: ast.AST) -> Iterator[Edit]:
    """Yield the changes of what a node contains."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or (isinstance(child, ast.keyword) and child.arg in QUIET):
                continue
            if isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.Not):
                bare = child.operand
                yield node, name, [*value[:i], bare, *value[i + 1 :]] if isinstance(value, list) else bare, child
            small = isinstance(child, ast.Constant | ast.UnaryOp | ast.Name | ast.arguments)
            block = isinstance(node, ast.If | ast.For | ast.While | ast.FunctionDef) and isinstance(child, ast.expr)
            yield from edits(child, shown if small and not block else child)


def _worth_negating(test: ast.expr) -> bool:
    """Return whether negating is worthwhile: not if another change has the same effect."""
    if isinstance(test, ast.UnaryOp):
        return False
    flips = ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot
    return not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], flips))


def _joins(node: ast.BinOp | ast.AugAssign) -> bool:
    """Return whether an operator concatenates sequences, which is no arithmetic."""
    parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
    return any(isinstance(part, SEQUENCES) for part in parts)


def _is_log(node: ast.AST) -> bool:
    """Return whether a statement only adds a line to the chronicle."""
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


def named_ids(text: str) -> frozenset[str]:
    """Return the ledger ids that a piece of source names; “M-125 to M-128” means four."""
    found: set[str] = set()
    for cited in CITED.finditer(text):
        found |= set(ids_of(cited))
    return frozenset(found)


def mutants_of(path: Path) -> list[Mutant]:
    """Return every mutant of a module, in line order."""
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    importlib.import_module(module)
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    chapter, found = named_ids(source), []

    def text(node: ast.AST) -> str:
        return "\n".join(lines[node.lineno - 1 : node.end_lineno])  # type: ignore[attr-defined]  # statements have lines

    for statement in ast.parse(source).body:
        if isinstance(statement, ast.If):  # TYPE_CHECKING
            continue
        for owner, name, new, shown in [*rows_dropped(statement), *all_edits(statement)]:
            before, after = ast.unparse(shown), _after((owner, name, new, shown))
            line = getattr(shown, "lineno", statement.lineno)
            whole = isinstance(statement, ast.FunctionDef | ast.ClassDef)
            row = statement if whole else _row(statement, shown, owner)
            ids = named_ids(text(row))
            change = f"{_short(before, after)}  →  {_short(after, before)}"
            within = _lines_around(statement, line)
            found.append(Mutant(module, path, statement, owner, name, new, line, change, ids, chapter, within))
    return found


def _after(edit: Edit) -> str:
    """Return what is shown of an edit as it is once the edit is made."""
    owner, name, new, shown = edit
    old = getattr(owner, name)
    if isinstance(shown, ast.expr) and old is shown:
        return ast.unparse(new)
    if isinstance(old, list) and shown in old:
        return "dropped" if len(new) < len(old) else ast.unparse(new[old.index(shown)])
    setattr(owner, name, new)
    text = ast.unparse(shown)
    setattr(owner, name, old)
    return text


def _lines_around(statement: ast.stmt, line: int) -> range | None:
    """Return the lines of the function or method that contains a line, with its decorators."""
    for part in methods_of(statement) if isinstance(statement, ast.ClassDef) else (statement,):
        if isinstance(part, ast.FunctionDef):
            lines = range(
                min([part.lineno, *[each.lineno for each in part.decorator_list]]), (part.end_lineno or 0) + 1
            )
            if line in lines:
                return lines
    return None


def _row(statement: ast.stmt, *within: ast.AST) -> ast.AST:
    """Return the table row that contains a node, or the statement itself if there is no table."""
    table = table_of(statement)
    for row in table.elts if table is not None else ():
        if any(node in within for node in ast.walk(row)):
            return row
    return statement


def _short(text: str, other: str, width: int = 70) -> str:
    """Return one line, shortened around the place where two texts differ."""
    text, other = " ".join(text.split()), " ".join(other.split())
    at = next((i for i, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), len(text))
    start = max(0, min(at - width // 2, len(text) - width))
    return ("…" if start else "") + text[start : start + width] + ("…" if start + width < len(text) else "")
