"""Break the rules of a game one at a time and see whether the tests notice.

Each mutant changes one thing in `src/coterie/games/<game>/rules/`: a comparison, a number, a boolean or a branch, an
arithmetic operator; or it drops a row of a procedure's table. Of classes, such as words, the methods are changed, but not
those that only say something. It is tried in a forked process, in memory; no file is touched. There the tests run that
cite the ledger ids of the function, the class or the table row that was changed (the ids of its docstring and comments);
then, if none of them fails, the tests of its chapter (those that cite any id named in the same module); then the tests of
the content. A test that takes more than `SECONDS` of the processor goes round in circles and has failed. Log lines,
assertions and annotations are no rules and are left alone.

    python tools/mutants.py                          every mutant of Masters of the Night
    python tools/mutants.py --sample 60 --seed 3     a quick look
    python tools/mutants.py --only combat relics     some modules of the rules
    python tools/mutants.py --only --more atoms      none of them, but another module of the game
    python tools/mutants.py --game rivals --words    the rules and the words of Rivals

Exit code 1 if fewer than nine in ten are caught.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import os
import random
import re
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest import runner
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from coterie.kernel.ledger import CITED, ids_of
from coterie.kernel.procedures import PROCEDURES, Procedure

ROOT = Path(__file__).resolve().parent.parent
ENOUGH = 0.9
SECONDS = 10.0  # of the processor, for one test
TEXTS = re.compile(r"_*(say|said|name|names|noun|each|check|describe)")  # the beginnings of methods that only tell
CONTENT = ("/content/", "/cards/")  # folders with the tests of the content
FUTURE = annotations.compiler_flag  # the rules' modules begin with the same import
TIERS = ("", "cited", "chapter", "content")  # by what a mutant was caught
NOT_MADE = 99
NO_RULES = ("__init__", "vocabulary")


# ── what is changed ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Mutant:
    """One change: `setattr(owner, field, new)` in the tree of a top-level statement of a module."""

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
                del PROCEDURES[found.name]  # the new one takes its name
        exec(compile(tree, str(self.path), "exec", FUTURE, dont_inherit=True), vars(module))
        for name, value in list(vars(module).items()):
            if value is not before.get(name):
                _rebind(name, before.get(name), value)

    def _put_methods(self, names: dict[str, Any]) -> None:
        """Make the change in the methods of a class; the class itself stays, with all who know it."""
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
    """The methods of a class that do more than say something."""
    for part in statement.body:
        if isinstance(part, ast.FunctionDef) and not TEXTS.match(part.name):
            yield part


def _function(found: Any) -> Any:
    """The function behind a method, a property, or one that is kept or static."""
    for name in ("fget", "func", "__func__"):
        found = getattr(found, name, None) or found
    return found


def _take_over(old: Any, new: Any) -> None:
    """A function does what another one does, for all who know it."""
    old.__code__, old.__defaults__, old.__kwdefaults__ = new.__code__, new.__defaults__, new.__kwdefaults__


def _rebind(name: str, old: Any, new: Any) -> None:
    """Other modules have imported the name too."""
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
Edit = tuple[ast.AST, str, Any, ast.AST]  # owner, field, new value, the node that is shown


def rows_dropped(statement: ast.stmt) -> Iterator[Edit]:
    """The rows of a procedure or of a table, each left out."""
    table = table_of(statement)
    if table is not None and len(table.elts) > 1:
        for i, row in enumerate(table.elts):
            if isinstance(row, ast.Tuple | ast.Call):
                yield table, "elts", [*table.elts[:i], *table.elts[i + 1 :]], row


def table_of(statement: ast.AST) -> ast.Tuple | None:
    """The rows of a table, `NAME = (row, row)`, or of a procedure, `NAME = Procedure(..., (row, row))`."""
    if isinstance(statement, ast.Assign) and any(isinstance(each, ast.Tuple) for each in statement.targets):
        return None  # as many names as values
    value = getattr(statement, "value", None)
    if isinstance(value, ast.Call) and value.args:
        value = value.args[-1]
    return value if isinstance(value, ast.Tuple) else None


def all_edits(statement: ast.stmt) -> Iterator[Edit]:
    """All single changes of a top-level statement: of a class those of its methods."""
    for part in methods_of(statement) if isinstance(statement, ast.ClassDef) else (statement,):
        yield from edits(part, part)


def edits(node: ast.AST, shown: ast.AST) -> Iterator[Edit]:
    """All single changes below a node; `shown` is the expression or the statement around it."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.ClassDef) or _is_log(node):
        return
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
        return
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield node, "op", ast.UAdd(), shown
        return
    for name in ("test", "ifs"):
        test = getattr(node, name, None)
        if isinstance(test, ast.expr) and _worth_negating(test):
            yield node, name, ast.UnaryOp(ast.Not(), test), test
        elif isinstance(test, list):
            for i, part in enumerate(test):
                if _worth_negating(part):
                    yield node, name, [*test[:i], ast.UnaryOp(ast.Not(), part), *test[i + 1 :]], part
    yield from _below(node, shown)


def _below(node: ast.AST, shown: ast.AST) -> Iterator[Edit]:
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.Not):
                bare = child.operand
                yield node, name, [*value[:i], bare, *value[i + 1 :]] if isinstance(value, list) else bare, child
            small = isinstance(child, ast.Constant | ast.UnaryOp | ast.Name | ast.arguments)
            block = isinstance(node, ast.If | ast.For | ast.While | ast.FunctionDef) and isinstance(child, ast.expr)
            yield from edits(child, shown if small and not block else child)


def _worth_negating(test: ast.expr) -> bool:
    """Not where another change amounts to the same."""
    if isinstance(test, ast.UnaryOp):
        return False
    flips = ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot
    return not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], flips))


def _joins(node: ast.BinOp | ast.AugAssign) -> bool:
    """Whether it puts sequences together, which is no arithmetic."""
    parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
    return any(isinstance(part, SEQUENCES) for part in parts)


def _is_log(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


def named_ids(text: str) -> frozenset[str]:
    """The ledger ids that a piece of source names; “M-125 to M-128” are four."""
    found: set[str] = set()
    for cited in CITED.finditer(text):
        found |= set(ids_of(cited))
    return frozenset(found)


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines."""
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
            old = getattr(owner, name)
            before = ast.unparse(shown)
            if isinstance(shown, ast.expr) and old is shown:
                after = ast.unparse(new)
            elif isinstance(old, list) and shown in old:
                after = "dropped" if len(new) < len(old) else ast.unparse(new[old.index(shown)])
            else:
                setattr(owner, name, new)
                after = ast.unparse(shown)
                setattr(owner, name, old)
            line = getattr(shown, "lineno", statement.lineno)
            whole = isinstance(statement, ast.FunctionDef | ast.ClassDef)
            row = statement if whole else _row(statement, shown, owner)
            ids = named_ids(text(row))
            change = f"{_short(before, after)}  →  {_short(after, before)}"
            found.append(Mutant(module, path, statement, owner, name, new, line, change, ids, chapter))
    return found


def _row(statement: ast.stmt, *within: ast.AST) -> ast.AST:
    """The row of a table that a node belongs to; the statement itself where it is no table."""
    table = table_of(statement)
    for row in table.elts if table is not None else ():
        if any(node in within for node in ast.walk(row)):
            return row
    return statement


def _short(text: str, other: str, width: int = 70) -> str:
    """One line, around the place where two texts differ."""
    text, other = " ".join(text.split()), " ".join(other.split())
    at = next((i for i, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), len(text))
    start = max(0, min(at - width // 2, len(text) - width))
    return ("…" if start else "") + text[start : start + width] + ("…" if start + width < len(text) else "")


# ── trying them ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Trial:
    """A pytest plugin: once the tests are collected, it tries the mutants instead of running them once."""

    def __init__(self, mutants: list[Mutant], workers: int, console: Console) -> None:
        self.mutants, self.workers, self.console = mutants, workers, console
        self.broken: list[str] = []
        self.seconds = 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take over from pytest's own loop."""
        if session.testsfailed:
            raise session.Interrupted("collection failed")
        items = [item for item in session.items if item.get_closest_marker("slow") is None]
        self.broken = _in_child(lambda: _failures(items))
        items = [item for item in items if item.nodeid not in self.broken]
        self.tests = _by_id(items)
        self.content = [item for item in items if any(folder in item.nodeid for folder in CONTENT)]
        gc.collect()
        gc.freeze()
        start = time.monotonic()
        self._try_all()
        self.seconds = time.monotonic() - start
        return True

    def _try_all(self) -> None:
        waiting = list(reversed(self.mutants))
        running: dict[int, Mutant] = {}
        columns = (
            TextColumn("mutants"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[missed]} survived"),
        )
        with Progress(*columns, TimeRemainingColumn(), console=self.console) as bar:
            task = bar.add_task("", total=len(waiting), missed=0)
            while waiting or running:
                while waiting and len(running) < self.workers:
                    mutant = waiting.pop()
                    running[self._fork(mutant)] = mutant
                pid, status = os.wait()
                mutant = running.pop(pid)
                code = os.waitstatus_to_exitcode(status)
                if code == NOT_MADE:
                    raise RuntimeError(f"could not be made: {mutant.path}:{mutant.line} {mutant.change}")
                mutant.caught = TIERS[code] if code >= 0 else "cited"  # below 0 is a signal: it went in circles
                missed = sum(not m.caught for m in self.mutants) - len(waiting) - len(running)
                bar.update(task, advance=1, missed=missed)

    def _fork(self, mutant: Mutant) -> int:
        pid = os.fork()
        if pid:
            return pid
        code = NOT_MADE
        try:
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            _be_quiet()
            mutant.put()
            code = self._caught(mutant)
        finally:
            os._exit(code)

    def _caught(self, mutant: Mutant) -> int:
        """The tier whose tests notice a mutant, 0 for none."""
        done: set[str] = set()
        cited = [item for name in sorted(mutant.ids) for item in self.tests[name]]
        chapter = [item for name in sorted(mutant.chapter) for item in self.tests[name]]
        for tier, items in enumerate((cited, chapter, self.content), 1):
            fresh = {item.nodeid: item for item in items if item.nodeid not in done}
            if _failures(list(fresh.values()), first=True):
                return tier
            done |= set(fresh)
        return 0


def _by_id(items: Sequence[pytest.Item]) -> defaultdict[str, list[pytest.Item]]:
    found: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        for mark in item.iter_markers("ruling"):
            for name in mark.args:
                found[name].append(item)
    return found


def _failures(items: Sequence[pytest.Item], first: bool = False) -> list[str]:
    """Run tests; the names of those that fail, only the first of them if that is enough."""
    found = []
    for item, following in zip(items, [*items[1:], None], strict=False):
        if first:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        reports = runner.runtestprotocol(item, log=False, nextitem=following)
        if any(report.failed for report in reports):
            found.append(item.nodeid)
            if first:
                break
    return found


def _in_child(work: Any) -> list[str]:
    """Do something in a process of its own; the lines that it answers."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        _be_quiet()
        with os.fdopen(writing, "w") as out:
            out.write("\n".join(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        lines = answer.read().split("\n")
    os.waitpid(pid, 0)
    return [line for line in lines if line]


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


# ── the report ──────────────────────────────────────────────────────────────────────────────────────────────────────


def report(mutants: list[Mutant], console: Console) -> float:
    """Print the survivors and a table by module; the share that was caught."""
    for mutant in mutants:
        if not mutant.caught:
            where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
            console.print(f"survived  {where}  {mutant.change}", markup=False, highlight=False, soft_wrap=True)
    table = Table("module", "mutants", "caught", "share", "by cited tests", "by the chapter", "by the content")
    groups: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        groups[mutant.path.stem].append(mutant)
    for name, group in [*sorted(groups.items()), ("all", mutants)]:
        caught = [m.caught for m in group if m.caught]
        share = f"{len(caught) / len(group):.1%}" if group else "–"
        tiers = [str(caught.count(tier)) for tier in TIERS[1:]]
        table.add_row(name, str(len(group)), str(len(caught)), share, *tiers)
    console.print(table)
    return sum(bool(m.caught) for m in mutants) / len(mutants) if mutants else 1.0


def modules(game: str, only: Sequence[str] | None, more: Sequence[str], words: bool = False) -> list[Path]:
    """The files whose rules are broken: the game's rules, all or some of them, and other modules of its package.

    With `words` those of its words, too, but for its vocabulary, which only says what things are called.
    """
    home = ROOT / "src" / "coterie" / "games" / game
    rooms = ("rules", "words") if words else ("rules",)
    rules = [path for room in rooms for path in sorted((home / room).glob("*.py")) if path.stem not in NO_RULES]
    found = [path for path in rules if only is None or path.stem in only]
    return found + [home.joinpath(*name.split(".")).with_suffix(".py") for name in more]


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules one at a time and see whether the tests notice.")
    parser.add_argument("--game", default="masters", help="whose rules (masters)")
    parser.add_argument("--only", nargs="*", metavar="MODULE", help="these modules of its rules only")
    parser.add_argument(
        "--more", nargs="*", metavar="MODULE", default=[], help="modules beside the rules (atoms words.run)"
    )
    parser.add_argument("--words", action="store_true", help="the words of the game beside its rules")
    parser.add_argument("--sample", type=int, metavar="N", help="try N of them, picked at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    asked = parser.parse_args()
    os.chdir(ROOT)
    os.environ.setdefault("COTERIE_MODES", "plain")  # tests that are run again in other modes notice nothing more
    sys.path.insert(0, str(ROOT))
    mutants = [
        mutant for path in modules(asked.game, asked.only, asked.more, asked.words) for mutant in mutants_of(path)
    ]
    total = len(mutants)
    if asked.sample is not None and asked.sample < total:
        picked = sorted(random.Random(asked.seed).sample(range(total), asked.sample))
        mutants = [mutants[i] for i in picked]
    console = Console(highlight=False)
    console.print(f"{len(mutants)} of {total} mutants of {asked.game}; first the tests as they are")
    trial = Trial(mutants, asked.workers, console)
    parts = [name for part in ("rules", "content") if Path(name := f"tests/{asked.game}/{part}").is_dir()]
    folders = parts or [f"tests/{asked.game}"]
    silent = ["-s", "-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
    status = pytest.main([*silent, *folders], plugins=[trial])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        console.print(f"The tests could not be collected; see python -m pytest {' '.join(folders)}")
        return 2
    share = report(mutants, console)
    for name in trial.broken:
        console.print(f"failed before anything was changed, so it was left out: {name}", markup=False)
    console.print(f"{share:.1%} caught in {trial.seconds:.0f} s; {ENOUGH:.0%} are asked for")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
