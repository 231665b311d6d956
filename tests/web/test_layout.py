"""How the table is laid out in windows of several sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import options

Opener = Callable[..., Any]
BUSY_NIGHT = """position: masters
vampires: agnieszka asylum blood 2 kills 9, imre asylum blood 2, nevena asylum blood 0, laszlo asylum blood 3
city: railway_station museum cathedral night_club asylum newspaper slums police_station city_hall
asylum: hidden 1, exposed 3, minions 2
museum: hidden 4, exposed 2, minions 5
veil: 4
round: 3
dice: 6 6 5 4 | 4 2 1 1
lead: agnieszka
events: I-14, I-01
relics: raven_cloak
now: turn agnieszka 3
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1180, 820), (1024, 768)])
def test_the_whole_city_is_in_sight_whatever_is_asked(window: Opener, site: Any, width: int, height: int) -> None:
    page = window(viewport={"width": width, "height": height}, reduced_motion="reduce").open(
        site.make(position=BUSY_NIGHT)["seats"][0]["link"]
    )
    expect(options(page).nth(10)).to_be_attached()
    expect(page.locator(".reasons")).to_be_visible()
    ground = page.locator(".middle").bounding_box()
    for cell in page.locator(".cell").all():
        box = cell.bounding_box()
        assert box["y"] >= ground["y"]
        assert box["y"] + box["height"] <= ground["y"] + ground["height"]
    within = "one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"
    assert page.locator(".middle").evaluate(within)
    assert page.locator(".cell").evaluate_all(f"all => all.every({within})"), "nothing in a district is cut off"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_whoever_acts_is_in_sight(window: Opener, site: Any) -> None:
    acting = BUSY_NIGHT.replace("lead: agnieszka", "lead: laszlo").replace("turn agnieszka", "turn laszlo")
    page = window(viewport={"width": 1024, "height": 768}, reduced_motion="reduce").open(
        site.make(position=acting)["seats"][0]["link"]
    )
    sheet = page.locator(".sheet.acts")
    expect(sheet.get_by_text("Laszlo")).to_be_in_viewport(ratio=1)
    expect(sheet.locator(".figure").last).to_be_in_viewport(ratio=1)


def test_whoever_sits_in_a_ring_is_drawn_around_a_table(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=[{}, {}, {}, {}], setup={"players": 4})
    page = window(viewport={"width": 700, "height": 1000}).open(made["seats"][0]["link"])
    expect(page.locator(".ring .place")).to_have_count(4)
    ring = page.locator("div.ring").bounding_box()
    north, east, south, west = (place.bounding_box() for place in page.locator(".ring .place").all())
    assert north["y"] < east["y"] == west["y"] < south["y"]
    assert west["x"] < north["x"] == south["x"] < east["x"]
    assert west["x"] >= ring["x"] - 1
    assert east["x"] + east["width"] <= ring["x"] + ring["width"] + 1


def test_on_a_telephone_the_bar_says_how_far_the_veil_is(window: Opener, site: Any) -> None:
    link = site.make(position=BUSY_NIGHT)["seats"][0]["link"]
    telephone = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = telephone.open(link)
    expect(page.locator('[data-area="veil"]')).not_to_be_in_viewport()
    page.get_by_role("button", name="Veil: 4").tap()
    expect(page.locator('[data-area="veil"]')).to_be_in_viewport()
    expect(window().open(link).get_by_role("button", name="Veil: 4")).to_have_count(0)
