"""The page for everybody: findings of axe-core, large text, reduced motion, no links elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import choose, options

Opener = Callable[..., Any]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Any) -> list[str]:
    """Return the serious findings of axe-core, each with a place."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `make web`")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def test_axe_finds_nothing_serious_on_the_first_page_and_in_its_form(window: Opener) -> None:
    page = window(reduced_motion="reduce").open()
    expect(page.get_by_role("button", name="Rules and cards")).to_be_enabled()
    assert serious(page) == []
    page.get_by_role("button", name="Set up a table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_axe_finds_nothing_serious_at_the_table(window: Opener, site: Any, size: tuple[int, int]) -> None:
    made = site.make(seed=4)
    page = window(reduced_motion="reduce", viewport={"width": size[0], "height": size[1]}).open(
        made["seats"][0]["link"]
    )
    for _ in range(4):
        choose(page)
    assert serious(page) == []


@pytest.mark.parametrize("name", ["Rules and cards", "Invite", "Seats", "Settings", "Keys and symbols"])
def test_axe_finds_nothing_serious_in_what_opens(window: Opener, site: Any, name: str) -> None:
    page = window(reduced_motion="reduce").open(site.make(seed=4)["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []


def test_arrows_lead_from_tab_to_tab_and_nowhere_else(window: Opener, site: Any) -> None:
    page = window(reduced_motion="reduce").open(site.make(seed=4)["seats"][0]["link"])
    log, turn = (page.get_by_role("tab", name=name, exact=True) for name in ("Log", "Turn"))
    log.focus()
    page.keyboard.press("ArrowRight")
    expect(turn).to_be_focused()
    expect(turn).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Home")
    expect(log).to_be_focused()
    expect(log).to_have_attribute("aria-selected", "true")


def test_twice_the_text_size_still_plays(window: Opener, site: Any) -> None:
    # A browser at 200% has half the width in its own pixels.
    page = window(viewport={"width": 720, "height": 450}, device_scale_factor=2).open(site.make()["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    choose(page)


def test_nothing_is_fetched_from_elsewhere(window: Opener, site: Any) -> None:
    opened = window()
    asked: list[str] = []
    opened.page.on("request", lambda request: asked.append(request.url))
    opened.open(site.make()["seats"][0]["link"])
    expect(options(opened.page).first).to_be_visible()
    assert asked
    assert [url for url in asked if not url.startswith(site.url)] == []
