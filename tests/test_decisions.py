"""The decisions in docs/decisions: each number stands once and can be found, and what the rows cite exists."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

import coterie
from coterie.cli.citations import ledger

ROOT = Path(__file__).parents[1]
CONTENTS = ROOT / "docs" / "decisions.md"
PAGES = sorted((ROOT / "docs" / "decisions").glob("*.md"))
NUMBER = re.compile(r"\bD-(\d{3})\b")
ROW = re.compile(r"^\| D-(\d{3}) \| (.+) \|$", re.M)
RULING = re.compile(r"\b(?:M|R|RR|L|U|C|V|VR)-\d+(?:\.\d+)*\b")
OPTION = re.compile(r"option `(\w+)`")


def tables(page: Path) -> list[list[int]]:
    """Return the numbers of the decisions in each table of a page."""
    sections = page.read_text(encoding="utf-8").split("\n## ")
    return [[int(found[1]) for found in ROW.finditer(section)] for section in sections if ROW.search(section)]


@cache
def decided() -> dict[int, str]:
    """Return the page of every decision, by its number."""
    return {number: page.stem for page in PAGES for table in tables(page) for number in table}


def test_every_number_is_on_one_page_once():
    counted = Counter(number for page in PAGES for table in tables(page) for number in table)
    assert len(counted) >= 537
    assert [number for number, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_rows_are_in_order_and_complete(page):
    assert all(table == sorted(table) for table in tables(page))
    rows = [found[2].split(" | ") for found in ROW.finditer(page.read_text(encoding="utf-8"))]
    assert [cells for cells in rows if len(cells) != 3 or not all(cells)] == []
    assert len(rows) == page.read_text(encoding="utf-8").count("\n| D-")


def test_the_contents_lead_to_the_page_of_every_number():
    listed: dict[int, str] = {}
    for first, last, page in re.findall(
        r"(\d{3})(?:–(\d{3}))? \[[^\]]+\]\(decisions/(\w+)\.md\)", CONTENTS.read_text("utf-8")
    ):
        listed.update(dict.fromkeys(range(int(first), int(last or first) + 1), page))
    wrong = {number: page for number, page in decided().items() if listed.get(number) != page}
    assert wrong == {}, f"the table “By number” should read:\n{by_number()}"


def by_number() -> str:
    """Return the ranges that the table of the contents has to list, one a line."""
    found = []
    for (_, page), run in groupby(sorted(decided()), key=lambda number: (number // 100, decided()[number])):
        first, *rest = run
        found.append(f"{first:03}{f'–{rest[-1]:03}' if rest else ''} {page}")
    return "\n".join(found)


def test_what_is_cited_was_decided():
    files = [path for folder in ("src", "tests", "tools", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    files += [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]
    cited = {
        (int(found[1]), file.name) for file in files for found in NUMBER.finditer(file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 500
    assert [(number, file) for number, file in cited if number not in decided()] == []


@pytest.mark.parametrize("game", ["masters", "rivals", "l5r", "vtes"])
def test_the_rulings_and_options_that_a_page_cites_exist(game):
    text = (ROOT / "docs" / "decisions" / f"{game}.md").read_text(encoding="utf-8")
    known = set(ledger(game).rulings)
    known |= {id_.partition(".")[0] for id_ in known}  # a whole chapter can be cited
    assert [id_ for id_ in RULING.findall(text) if id_ not in known] == []
    options = {option.name for option in coterie.game(game).options}
    named = OPTION.findall(text)
    assert named
    assert [name for name in named if name not in options] == []
