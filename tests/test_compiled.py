"""`tools/compiled.py`: which modules are compiled, what the copy holds, and what a second call compiles anew."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys

import pytest

from tools import compiled

COMPILER = importlib.util.find_spec("Cython") and shutil.which(os.environ.get("CC", "cc"))
SMALL = """
from __future__ import annotations
from typing import ClassVar
import msgspec

class Base(msgspec.Struct, frozen=True):
    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)

class Small(Base, frozen=True, kw_only=True):
    KIND: ClassVar[str] = "small"
    size: int = 1

    def more(self):
        return max(self.size, *[n for n in (2, 3)])
"""
LOOK = """
from coterie.kernel.small import Small
print(Small.__struct_fields__, Small.KIND, Small(size=7).more())
try:
    Small(size=1).size = 2
except AttributeError:
    print("frozen")
try:
    Small(1)
except TypeError:
    print("keywords only")
"""


@pytest.fixture
def source(tmp_path):
    """Return a package with a module of each kind, in a folder of its own."""
    files = {
        "coterie/__init__.py": "",
        "coterie/cli.py": "",
        "coterie/kernel/__init__.py": "",
        "coterie/kernel/small.py": SMALL,
        "coterie/games/__init__.py": "",
        "coterie/games/one/__init__.py": "GAME = 1\n",
        "coterie/games/one/rules.txt": "text\n",
        "coterie/games/one/cards/list.py": "CARDS = ()\n",
    }
    for name, text in files.items():
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "src"


@pytest.fixture
def instead(monkeypatch):
    """Return what was compiled, by name, by a compiler that copies the text."""
    done: list[str] = []

    def compile_module(module, target):
        done.append(module.name)
        module.kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(target / module.path, module.kept)

    monkeypatch.setattr(compiled, "compile_module", compile_module)
    monkeypatch.setattr(compiled, "version", lambda name: "1")
    return done


def files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_only_some_games_can_be_compiled_with_what_all_use():
    found = {
        compiled.name_of(path).split(".")[2]
        for path in compiled.chosen(compiled.SOURCE, ("primer",))
        if path.parts[1] == "games"
    }
    assert found == {"primer"}
    assert len(compiled.chosen(compiled.SOURCE, ())) > 50


def test_rules_are_compiled_and_data_is_not():
    found = {compiled.name_of(path) for path in compiled.chosen(compiled.SOURCE)}
    wanted = ("kernel.state", "words.cards.filters", "players.greedy", "games.primer", "games.primer.rules.raid")
    assert {f"coterie.{name}" for name in wanted} <= found
    assert "coterie.games.masters.cards.definition" in found, "what a card is counts as rules"
    of_games = [name.split(".")[3:] for name in found if name.startswith("coterie.games.")]
    assert not {inside[0] for inside in of_games if inside} & {"decks", "guide", "how", "theme"}
    assert {inside[-1] for inside in of_games if inside and inside[0] == "cards"} == {"definition"}
    assert not {name for name in found if name.startswith(("coterie.table", "coterie.cli", "coterie.lab"))}
    assert "coterie.kernel" not in found, "what begins a package is text"


def test_each_suite_that_is_named_exists():
    assert [suite for suite in compiled.SUITES if not (compiled.ROOT / "tests" / suite).is_dir()] == []
    games = {path.parent.name for path in (compiled.SOURCE / "coterie" / "games").glob("*/__init__.py")}
    assert games <= set(compiled.SUITES), "a game without its suite"


def test_the_copy_is_complete(source, tmp_path, instead):
    stale = source / "coterie" / "kernel" / f"small{compiled.SUFFIX}"
    stale.write_text("of another build")
    assert compiled.build(source, tmp_path / "build", 1) == 2
    stale.unlink()
    place = tmp_path / "build" / "coterie"
    extensions = {f"kernel/small{compiled.SUFFIX}", f"games/one/__init__{compiled.SUFFIX}"}
    assert files(place) == files(source / "coterie") | extensions
    assert all(
        (place / name).read_bytes() == (source / "coterie" / name).read_bytes() for name in files(source / "coterie")
    )
    assert (place / "kernel" / f"small{compiled.SUFFIX}").read_text() == SMALL


def test_a_second_call_compiles_what_has_changed(source, tmp_path, instead):
    target = tmp_path / "build"
    compiled.build(source, target, 1)
    assert sorted(instead) == ["coterie.games.one", "coterie.kernel.small"]
    assert compiled.build(source, target, 1) == 0
    path = source / "coterie" / "kernel" / "small.py"
    path.write_text(SMALL + "\nMORE = 1\n")
    assert compiled.build(source, target, 1) == 1
    assert instead[2:] == ["coterie.kernel.small"]
    made = path.with_suffix(compiled.SUFFIX).relative_to(source)
    assert (target / made).read_text().endswith("MORE = 1\n")
    assert len(list((target / "extensions" / "coterie.kernel.small").iterdir())) == 1, "the earlier one is forgotten"


def test_another_compiler_compiles_all_again(source, tmp_path, instead, monkeypatch):
    compiled.build(source, tmp_path / "build", 1)
    monkeypatch.setattr(compiled, "version", lambda name: "2")
    assert compiled.build(source, tmp_path / "build", 1) == 2


def test_a_module_that_is_not_of_the_copy_is_found_out(source, tmp_path, instead):
    compiled.build(source, tmp_path / "build", 1)
    (tmp_path / "build" / "coterie" / "kernel" / f"small{compiled.SUFFIX}").unlink()
    (tmp_path / "build" / "coterie" / "games" / "one" / f"__init__{compiled.SUFFIX}").unlink()
    with pytest.raises(compiled.CannotCompile, match=r"coterie\.kernel\.small is imported from .*small\.py"):
        compiled.prove(["coterie.kernel.small"], tmp_path / "build")
    with pytest.raises(compiled.CannotCompile, match=r"No module named 'coterie\.kernel\.other'"):
        compiled.prove(["coterie.kernel.other"], tmp_path / "build")


def test_the_copy_finds_the_tests_as_the_source_tree_does(tmp_path):
    (tmp_path / "build" / "src").mkdir(parents=True)
    compiled.lay_beside(tmp_path / "build" / "src")
    compiled.lay_beside(tmp_path / "build" / "src")
    assert (tmp_path / "build" / "tests" / "test_compiled.py").is_file()
    assert (tmp_path / "build" / "pyproject.toml").is_file()


def test_without_cython_one_is_told(monkeypatch, capsys):
    monkeypatch.setattr(compiled, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["compiled"])
    assert compiled.main() == 1
    assert "Cython is not installed; `make compiled` installs it." in capsys.readouterr().err


@pytest.mark.skipif(not COMPILER, reason="Cython or a C compiler is missing: make compiled")
@pytest.mark.slow
def test_a_struct_keeps_its_keywords_and_class_variables(source, tmp_path):
    target = tmp_path / "build"
    compiled.build(source, target, 1)
    extensions = {f"kernel/small{compiled.SUFFIX}", f"games/one/__init__{compiled.SUFFIX}"}
    assert files(target / "coterie") == files(source / "coterie") | extensions, "nothing of the compilers is left"
    compiled.prove(["coterie.kernel.small", "coterie.games.one"], target)
    environment = compiled.environment(target)
    done = subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["('size',) small 7", "frozen", "keywords only"]


@pytest.mark.skipif(not COMPILER, reason="Cython or a C compiler is missing: make compiled")
@pytest.mark.slow
def test_what_cannot_be_compiled_is_named(source, tmp_path):
    (source / "coterie" / "kernel" / "small.py").write_text("def broken(:\n")
    with pytest.raises(compiled.CannotCompile, match=r"coterie\.kernel\.small cannot be compiled:\n"):
        compiled.build(source, tmp_path / "build", 1)


def starred_in_a_list(call):
    """Return whether a list or tuple with a star is the only argument of `max` or `min`: Cython refuses that."""
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("max", "min")):
        return False
    only = call.args[0] if len(call.args) == 1 else None
    return isinstance(only, ast.List | ast.Tuple) and any(isinstance(part, ast.Starred) for part in only.elts)


def grows_by_itself(part):
    """Return whether a name becomes a tuple of what it was and a star: Cython looks for the type of that without an end."""
    if not (
        isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name) and isinstance(part.value, ast.Tuple)
    ):
        return False
    holds_itself = any(isinstance(each, ast.Name) and each.id == part.targets[0].id for each in part.value.elts)
    return holds_itself and any(isinstance(each, ast.Starred) for each in part.value.elts)


def unpacks_a_star(part):
    """Return whether a tuple or list with a star is assigned to several names: Cython refuses that."""
    several = isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Tuple | ast.List)
    given = part.value.elts if several and isinstance(part.value, ast.Tuple | ast.List) else ()
    return any(isinstance(each, ast.Starred) for each in given)


def asks_above_within(part):
    """Return whether `super()` stands in a comprehension: compiled, it does not find its class there."""
    comprehensions = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
    return isinstance(part, comprehensions) and "super()" in ast.unparse(part)


def test_nothing_is_said_so_that_it_could_not_be_compiled():
    found = [
        f"{path}: {ast.unparse(part)}"
        for path in compiled.chosen(compiled.SOURCE)
        for part in ast.walk(ast.parse((compiled.SOURCE / path).read_text(encoding="utf-8")))
        if starred_in_a_list(part) or grows_by_itself(part) or unpacks_a_star(part) or asks_above_within(part)
    ]
    assert found == []
    assert starred_in_a_list(ast.parse("max([0, *more])", mode="eval").body)
    assert not starred_in_a_list(ast.parse("max(0, *more)", mode="eval").body)
    assert grows_by_itself(ast.parse("chain = (chain, *link)").body[0])
    assert not grows_by_itself(ast.parse("chain = (chain, link)").body[0])
    assert unpacks_a_star(ast.parse('who, *_ = (*said, "")').body[0])
    assert not unpacks_a_star(ast.parse('who, *_ = said, ""').body[0])
    assert asks_above_within(ast.parse("[each for each in super().all()]", mode="eval").body)
