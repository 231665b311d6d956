"""The sources of the page: types, unit tests, size, words in one place, a lock without hosts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import web

WEB = Path(__file__).resolve().parents[2] / "web"
LONGEST = 250
LONGEST_SHEET = 450
THEME = "--theme-"  # properties that begin so come from the colours of a game
GAME_NAMES = (
    "masters",
    "Masters of the Night",
    "rivals",
    "l5r",
    "vtes",
    "Legend of the Five Rings",
    "The Eternal Struggle",
)


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script of web/package.json with the Node.js that built the page."""
    node = web.find_node(web.ROOT / ".venv-tools" / "bin" / "python")
    if node is None or not (WEB / "node_modules").exists():
        pytest.skip("what the page is built with is not installed: run `make web`")
    command = [str(node), str(web.npm_of(node)), "run", "--silent", *arguments]
    return subprocess.run(command, cwd=WEB, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_types_and_unit_tests(script: str) -> None:
    done = npm(script)
    assert done.returncode == 0, done.stdout + done.stderr


def test_components_are_short() -> None:
    long = {
        path.name: lines
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".svelte", ".ts") and (lines := path.read_text().count("\n")) > LONGEST
        if path.parent.name != "generated"  # made by tools/page_types.py
    }
    assert long == {}


def test_sheets_are_about_one_subject() -> None:
    sheets = {path.name: path.read_text().count("\n") for path in (WEB / "src" / "styles").glob("*.css")}
    assert {name: lines for name, lines in sheets.items() if lines > LONGEST_SHEET} == {}


def test_each_custom_property_is_defined_and_used() -> None:
    """They share one namespace: what is misspelt, or left over, is noticed here."""
    defined: set[str] = set()
    used: set[str] = set()
    for path in (WEB / "src").rglob("*"):
        if path.suffix not in (".css", ".svelte", ".ts"):
            continue
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
        used |= set(re.findall(r"var\((--[\w-]+)", text))
        defined |= set(re.findall(r"(?<![\w(-])(--[a-z][\w-]*)\s*[:=]", text)) | set(
            re.findall(r"'(--[a-z][\w-]*)'", text)
        )
    assert {name for name in used - defined if not name.startswith(THEME)} == set()
    assert defined - used == set()


def test_words_stand_in_one_catalogue() -> None:
    """Between tags and in names for screen readers there is nothing to read except symbols."""
    found = []
    for path in (WEB / "src").rglob("*.svelte"):
        markup = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", path.read_text(), flags=re.S)
        plain = re.sub(r"\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}", "", markup)
        texts = re.findall(r">([^<>]*)<", plain) + re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', plain)
        found += [
            f"{path.name}: {text.strip()}" for text in texts if re.search(r"[A-Za-z]{3,}", text) and "=" not in text
        ]
    assert [line for line in found if not line.endswith("SHA-256")] == []


def test_every_word_of_the_catalogue_is_used() -> None:
    words, unused = WEB / "src" / "words", []
    code = "".join(
        one.read_text() for one in (WEB / "src").rglob("*") if one.suffix in (".svelte", ".ts") and one.parent != words
    )
    for file in sorted(words.glob("*.ts")):
        path = [""]
        for line in file.read_text().splitlines():
            if opened := re.match(r"export const (\w+) = \{$", line):
                path = [opened[1]]
                continue
            found = re.match(r"( +)(\w+)(:|,$)", line)
            if found is None or len(found[1]) > 4 or path[0] == "W":
                continue
            path = [*path[: len(found[1]) // 2], found[2]]
            name = ".".join(["W", *path])
            if not line.endswith("{") and name not in code and f"{name.rpartition('.')[0]}[" not in code:
                unused.append(name)
    assert unused == []


def test_the_page_depends_on_nothing_at_run_time_and_the_lock_names_no_host() -> None:
    package = json.loads((WEB / "package.json").read_text())
    assert "dependencies" not in package
    lock = json.loads((WEB / "package-lock.json").read_text())
    named = {one["resolved"].split("/")[2] for one in lock["packages"].values() if "resolved" in one}
    assert named <= {"registry.npmjs.org"}


def test_the_client_knows_no_game() -> None:
    """Only drawings may be made for a game's own names."""
    titles = "|".join(re.escape(title) for title in GAME_NAMES)
    names = re.compile(
        rf"(?-i:'(?:no|day|night|Now:)')|vampire:|district:|\bmuseum\b|agnieszka|\bveil\b|\b(?:{titles})\b", re.I
    )
    found = [
        f"{path.name}: {line.strip()}"
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".svelte", ".ts") and path.parent.name != "art"
        for line in path.read_text().splitlines()
        if names.search(line)
    ]
    assert found == []


def test_the_wheel_carries_the_page(tmp_path: Path) -> None:
    if not web.is_built():
        pytest.skip("the page is not built: run `make web`")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=web.ROOT, check=True, stdout=subprocess.DEVNULL)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert "coterie/web/index.html" in names
    assert any(name.startswith("coterie/web/assets/") and name.endswith(".js") for name in names)
