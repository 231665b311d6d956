"""The pages for people: their code runs, their quotations match the sources, their links lead somewhere."""

import ast
import difflib
import doctest
import re
import shlex
import sys
import textwrap
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from typer.main import get_command

import coterie
from coterie import cli
from coterie.games.masters.rules.day import DAY

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))]
LEFT_OUT = "# …"
FENCED = re.compile(r"(?:^<!-- from (?P<source>[^\n]+) -->\n)?^```(?P<kind>\w*)\n(?P<code>.*?)^```$", re.M | re.S)
LINK = re.compile(r"(?<!`)\[[^\]\n]*\]\((?P<to>[^)\s]+)\)")


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


class Block(NamedTuple):
    """A fenced block; `source` gives the file and the names in it that it quotes, "" for none."""

    page: str
    line: int
    kind: str
    source: str
    code: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: str) -> list[Block]:
    found = text(page)
    return [
        Block(page, found.count("\n", 0, match.start("code")) + 1, match["kind"], match["source"] or "", match["code"])
        for match in FENCED.finditer(found)
    ]


ALL = [block for page in PAGES for block in blocks(page)]
QUOTES = [block for block in ALL if block.source]


# ── which games there are ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", coterie.games())
def test_the_readme_lists_every_game_and_says_the_same_of_it_as_the_game(name: str) -> None:
    game = coterie.game(name)
    rows = [line for line in text("README.md").splitlines() if line.startswith(f"| **{game.title}**")]
    assert len(rows) == 1, f"the table of games in README.md has no row for {game.title}"
    some = "Which cards are here" in [chapter.title for chapter in game.how]
    assert some == ("| playable, with " in rows[0]), (
        "which of a game's cards are missing is said in both places, or in none"
    )


# ── code that is quoted ─────────────────────────────────────────────────────────────────────────────────────────────


@cache
def definitions(file: str) -> dict[str, str]:
    """Return the source of every function, class, method and assignment of a file, by name, with decorators."""
    source = (ROOT / file).read_text(encoding="utf-8")
    found: dict[str, str] = {}

    def collect(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            names: list[str] = []
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names = [node.name]
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [target.id for target in targets if isinstance(target, ast.Name)]
            first = min([node.lineno, *(part.lineno for part in getattr(node, "decorator_list", []))])
            lines = source.splitlines()[first - 1 : node.end_lineno]
            for name in names:
                found[prefix + name] = textwrap.dedent("\n".join(lines))
            if isinstance(node, ast.ClassDef):
                collect(node.body, f"{prefix}{node.name}.")

    collect(ast.parse(source).body, "")
    return found


def source_of(quoted: str) -> list[str]:
    """Return the lines that “file: name, name” stands for."""
    file, _, names = quoted.partition(": ")
    known = definitions(file)
    missing = [name for name in names.split(", ") if name not in known]
    assert not missing, f"{file} has no {', '.join(missing)}"
    return written("\n".join(known[name] for name in names.split(", ")))


def written(code: str) -> list[str]:
    return [line.rstrip() for line in code.splitlines() if line.strip()]


def difference(quoted: list[str], source: list[str]) -> str:
    """Return how a quotation differs from its source, "" if it does not; a line `# …` stands for any lines."""
    chunks: list[list[str]] = [[]]
    for line in quoted:
        if line.strip() == LEFT_OUT:
            chunks.append([])
        else:
            chunks[-1].append(line)
    at, shown = (
        0,
        list[str](),
    )  # the place in the source up to which it has been compared, and the part that the page should show
    for number, chunk in enumerate(chunks):
        starts = range(at, len(source) - len(chunk) + 1) if number else [0]
        start = next((i for i in starts if source[i : i + len(chunk)] == chunk), None)
        if start is None:
            expected = [*shown, *source[at : at + len(chunk) + 3]]
            return "\n".join(difflib.unified_diff(expected, quoted, "the source", "the page", lineterm=""))
        shown += chunk
        at = start + len(chunk)
    rest = source[at:] if chunks[-1] else []
    return "\n".join(f"left out at the end: {line}" for line in rest)


@pytest.mark.parametrize("block", QUOTES, ids=str)
def test_what_is_quoted_is_what_stands_there(block):
    found = difference(written(block.code), source_of(block.source))
    assert not found, f"{block} does not quote {block.source} as it is:\n{found}"


def test_the_comparison_sees_what_it_should():
    source = ["a", "b", "c", "d"]
    assert not difference(source, source)
    assert not difference(["a", "  # …", "d"], source)
    assert not difference(["a", "b", "# …"], source)
    assert "left out at the end: d" in difference(["a", "b", "c"], source)
    assert "+x" in difference(["a", "x", "c", "d"], source)
    assert difference(["a", "# …", "c", "b"], source)
    assert difference(["b", "c", "d"], source)


def test_the_tutorial_quotes_the_rooms_of_the_game():
    home = "src/coterie/games/primer/"
    files = {block.source.partition(":")[0] for block in QUOTES if block.page == "docs/writing-a-game.md"}
    rooms = {file.removeprefix(home).partition("/")[0].removesuffix(".py") for file in files if file.startswith(home)}
    assert rooms >= {
        "__init__", "state", "atoms", "timing", "rules", "words", "actions", "phrases", "cards", "scene",
    }  # fmt: skip


def test_the_design_quotes_the_day():
    quoted = [block for block in QUOTES if block.source == "src/coterie/games/masters/rules/day.py: DAY"]
    assert [block.page for block in quoted] == ["docs/design.md"]
    assert all(f'"{row.name}", {row.step.__name__}' in quoted[0].code for row in DAY.rows)


def test_the_entry_point_in_the_tutorial_is_in_the_group_that_is_searched():
    (table,) = (block.code for block in ALL if block.page == "docs/writing-a-game.md" and block.kind == "toml")
    groups = tomllib.loads(table)["project"]["entry-points"]
    assert groups.keys() <= tomllib.loads(text("pyproject.toml"))["project"]["entry-points"].keys()
    assert [set(group) for group in groups.values()] == [{"harbour"}]


# ── code that runs ──────────────────────────────────────────────────────────────────────────────────────────────────


def runs(page: str) -> list[Block]:
    return [block for block in blocks(page) if block.kind in ("python", "pycon") and not block.source]


@pytest.mark.parametrize("page", [page for page in PAGES if runs(page)])
def test_the_code_of_a_page_runs(page, tmp_path, monkeypatch):
    """The blocks of a page share their names, as they would for somebody who types them in."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    for block in runs(page):
        if ">>>" not in block.code:
            exec(compile("\n" * (block.line - 1) + block.code, page, "exec"), names)
            continue
        example = doctest.DocTestParser().get_doctest(block.code, {}, str(block), page, block.line - 1)
        example.globs = names
        runner.run(example, out=said.append, clear_globs=False)
    assert not said, "".join(said)


# ── links ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def prose(page: str) -> str:
    return FENCED.sub("", text(page))


def anchors(page: str) -> set[str]:
    """Return the headings of a page as a link names them."""
    titles = re.findall(r"^#+ +(.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file(page):
    broken = []
    for match in LINK.finditer(prose(page)):
        to, _, anchor = match["to"].partition("#")
        if ":" in to:
            continue
        target = (ROOT / page).parent / to if to else ROOT / page
        if not target.exists() or (
            anchor and target.suffix == ".md" and anchor not in anchors(str(target.resolve().relative_to(ROOT)))
        ):
            broken.append(match["to"])
    assert broken == []


def test_every_page_is_linked_from_another():
    linked = {
        (ROOT / page).parent.joinpath(match["to"].partition("#")[0]).resolve()
        for page in PAGES
        for match in LINK.finditer(prose(page))
    }
    assert [page for page in PAGES[1:] if ROOT / page not in linked] == []


# ── the command line ────────────────────────────────────────────────────────────────────────────────────────────────


def command_lines(page: str) -> list[str]:
    """Return the lines `coterie …` that are shown as commands, without the shell's parts."""
    shown = [line for line in text(page).splitlines() if re.match(r"(?: {4}|\$ )?coterie +\w", line)]
    fenced = {line for block in blocks(page) for line in block.code.splitlines()}
    lines = [line for line in shown if line.startswith("    ") or line in fenced]
    return [re.split(r"\s+(?:#|\||>|&&)", line.strip().removeprefix("$ "))[0] for line in lines]


LINES = [(page, line) for page in PAGES for line in command_lines(page)]


def test_there_are_lines_to_be_checked():
    shown = {line.split()[1] for page, line in LINES if page == "README.md"}
    assert shown >= {"play", "simulate", "replay", "rulings"}


@pytest.mark.parametrize(("page", "line"), LINES)
def test_every_command_line_is_understood(page, line, tmp_path, monkeypatch):
    """Each line is parsed as the command would parse it, but not carried out; files that it names exist."""
    monkeypatch.chdir(tmp_path)
    words = shlex.split(line)[1:]
    for word in words:
        if re.fullmatch(r"[\w-]+\.\w+|[A-Z]+", word):
            (tmp_path / word).write_text("")
    monkeypatch.setattr(sys, "argv", ["coterie", *words])  # `play` takes its options from those of the game
    app = typer.Typer()
    for name in cli.COMMANDS:
        import_module(f"coterie.cli.{name.replace('-', '_')}").register(app)
    command = get_command(app)
    idle(command)
    command.main(words, prog_name="coterie", standalone_mode=False)  # raises what the command line would report


def idle(command: Any) -> None:
    """Make a command and its subcommands do nothing."""
    for below in getattr(command, "commands", {}).values():
        below.callback = None
        idle(below)
