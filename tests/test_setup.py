"""What `make` sets up, and what it tells npm."""

import re
import subprocess

import pytest

import coterie
from tools import setup, web


@pytest.mark.parametrize(
    ("arguments", "level"),
    [("", "play"), ("--terminal", "terminal"), ("--seed 7 --terminal", "terminal"), ("--seed 7", "play")],
)
def test_whoever_plays_at_the_terminal_needs_no_page(arguments, level):
    done = subprocess.run(
        ["make", "-n", "play", f"ARGS={arguments}"], cwd=web.ROOT, capture_output=True, text=True, check=True
    )
    assert re.findall(r"tools/setup\.py (\w+)", done.stdout) == [level]


def test_setting_up_for_the_terminal_builds_no_page(monkeypatch):
    done: list[str] = []
    monkeypatch.setattr(setup, "prepare", done.append)
    monkeypatch.setattr(setup, "prepare_page", lambda again=False: done.append("page"))
    assert setup.main(["terminal"]) == 0
    assert done == ["play"]
    assert setup.main(["play"]) == 0
    assert done == ["play", "play", "page"]


def test_npm_is_told_of_the_proxy_that_pip_has(monkeypatch):
    for name in ("npm_config_proxy", "npm_config_https_proxy", "NPM_CONFIG_HTTPS_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_PROXY", "http://proxy.example:3128")
    told = setup.npm_environment()
    assert told["npm_config_proxy"] == told["npm_config_https_proxy"] == "http://proxy.example:3128"
    monkeypatch.setenv("NPM_CONFIG_HTTPS_PROXY", "http://other.example:1")
    assert "npm_config_https_proxy" not in setup.npm_environment(), "what npm has of its own counts"


def test_readme_and_first_page_say_how_much_is_designed():
    sources = [face.source for face in coterie.game("masters").faces.values()]
    all_, designed, outline = len(sources), sources.count("designed"), sources.count("partly known")
    readme = " ".join((web.ROOT / "README.md").read_text().split())
    assert (
        f"Of its {all_} cards, districts and characters {designed} are our own design, {outline} are known in outline"
        in readme
    )
    page = coterie.game("masters").notice
    assert f"of the {all_} cards" in page
    assert f"{designed} are our own design and {outline} are known in outline only" in page
