"""The table is written in few places: the kernel, and the modules that each game names."""

import ast
from pathlib import Path

import coterie
from coterie.kernel.state import State
from coterie.kernel.steps import STEPS

ROOMS = Path(coterie.__file__).parent
NO_STATE = ("seat",)  # a seat of a shared table is not part of a game's state
MUTATORS = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
    "sort", "update",
}  # fmt: skip
KERNEL_FIELDS = frozenset(State.__slots__)


def writes(tree: ast.AST, fields: frozenset[str]) -> list[tuple[int, str]]:
    """Yield where a source assigns, deletes or changes a field of anything but `self`."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            targets = [node.func.value]
            if not isinstance(_bare(targets[0]), ast.Attribute):
                continue
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
            if ast.unparse(node.args[0]) in NO_STATE:
                continue
            found.append((node.lineno, "setattr"))
            continue
        else:
            continue
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple | ast.List) else [target]:
                bare = _bare(part)
                if (
                    isinstance(bare, ast.Attribute)
                    and bare.attr in fields
                    and not (isinstance(bare.value, ast.Name) and bare.value.id in ("self", "cls", "made"))
                ):
                    found.append((node.lineno, bare.attr))
    return sorted(found)


def _bare(node: ast.expr) -> ast.expr:
    while isinstance(node, ast.Subscript):
        node = node.value
    return node


def found_in(files: list[Path], fields: frozenset[str]) -> list[str]:
    """Return the places where some files write the fields of a state."""
    return [
        f"{file.relative_to(file.parents[2])}:{line}: {name}"
        for file in files
        for line, name in writes(ast.parse(file.read_text(encoding="utf-8")), fields)
    ]


def test_a_game_writes_its_table_in_the_modules_it_names(case):
    fields = KERNEL_FIELDS | frozenset(type(case.start()).TABLE)
    others = [file for file in case.sources if file.name != "__init__.py" and not _writes(file, case.writers)]
    words = [file for file in others if "words" in file.parts]  # a game's own words bind names in frames, as ours do
    assert found_in([file for file in others if file not in words], fields) == []
    assert found_in(words, fields - {"rows"}) == []


def _writes(file: Path, writers: tuple[str, ...]) -> bool:
    """Return whether a module may write the table: whether it, or its package, is named."""
    return file.stem in writers or file.parent.name in writers


def test_the_words_write_frames_only():
    files = sorted((ROOMS / "words").rglob("*.py"))
    assert found_in(files, KERNEL_FIELDS - {"rows"}) == []


def test_no_upper_floor_writes_the_table():
    files = [file for room in ("players", "lab", "table", "cli") for file in sorted((ROOMS / room).rglob("*.py"))]
    assert found_in(files, KERNEL_FIELDS - {"result", "seats", "setup", "game", "next"}) == []


def test_the_scan_sees_what_it_should():
    source = (
        "s.dice = 1\ns.rows[3] = 2\ndel s.rows[1]\ns.todo.append(x)\ns.pieces[1].x = 2\ns.serial += 1\nself.dice = 1"
    )
    assert [line for line, _ in writes(ast.parse(source), KERNEL_FIELDS)] == [1, 2, 3, 4, 6]


def test_steps_are_named_after_their_room(case):
    own = case.module.__name__.split(".")[-1]
    for name, function in STEPS.items():
        assert "." in name
        assert function.__module__ != "__main__"
        assert "<locals>" not in function.__qualname__, f"{name} is no function of a module"
    assert [name for name, function in STEPS.items() if f".{own}" in f".{function.__module__}"]
