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


def test_four_seats_have_four_mats_and_ones_own_lies_below(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=[{}, {}, {}, {}], setup={"players": 4})
    page = window(viewport={"width": 1440, "height": 1000}).open(made["seats"][1]["link"])
    expect(page.locator("[data-mat]")).to_have_count(2)  # one of the others at a time, unless all are wanted
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="All").click()
    expect(page.locator("[data-mat]")).to_have_count(4)
    boxes = {mat.get_attribute("data-mat"): mat.bounding_box() for mat in page.locator("[data-mat]").all()}
    assert list(boxes) == ["2", "3", "0", "1"], "the others clockwise, then one's own"
    assert boxes["2"]["x"] < boxes["3"]["x"]
    assert all(boxes[other]["y"] + boxes[other]["height"] <= boxes["1"]["y"] for other in "230")


def test_on_a_telephone_the_bar_says_how_far_the_veil_is(window: Opener, site: Any) -> None:
    link = site.make(position=BUSY_NIGHT)["seats"][0]["link"]
    telephone = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = telephone.open(link)
    expect(page.locator('[data-area="veil"]')).not_to_be_in_viewport()
    page.get_by_role("button", name="Veil: 4").tap()
    expect(page.locator('[data-area="veil"]')).to_be_in_viewport()
    expect(window().open(link).get_by_role("button", name="Veil: 4")).to_have_count(0)


def test_on_a_telephone_one_mat_is_seen_at_a_time_and_the_others_are_a_tap_away(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=[{"name": "Ann"}, {"name": "Bob"}, {}, {}], setup={"players": 4})
    telephone = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = telephone.open(made["seats"][0]["link"])
    expect(page.locator("[data-mat]")).to_have_count(4)
    expect(page.locator('[data-mat="0"]')).to_be_in_viewport()
    expect(page.locator('[data-mat="1"]')).not_to_be_in_viewport()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Bob").tap()
    expect(page.locator('[data-mat="1"]')).to_be_in_viewport()
    expect(page.locator('[data-mat="0"]')).not_to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_telephone_every_part_of_the_table_is_one_tap_away(window: Opener, site: Any) -> None:
    telephone = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = telephone.open(site.make(position=BUSY_NIGHT)["seats"][0]["link"])
    parts = page.get_by_role("navigation", name="Parts of the table")
    for name, area in (("Dice", "dice"), ("Veil", "veil"), ("The vampires", "clan"), ("The city", "city")):
        parts.get_by_role("button", name=name).tap()
        expect(page.locator(f'[data-area="{area}"]').locator("button, ol, .cell").first).to_be_in_viewport(ratio=0.9)
    parts.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log")).to_be_in_viewport()


def test_on_a_telephone_the_question_can_be_made_small(window: Opener, site: Any) -> None:
    telephone = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = telephone.open(site.make(position=BUSY_NIGHT)["seats"][0]["link"])
    ask = page.locator(".ask")
    expect(options(page).first).to_be_visible()
    assert ask.bounding_box()["height"] < 0.52 * 844
    page.get_by_role("button", name="Make the question small").tap()
    expect(options(page)).to_have_count(0)
    assert ask.bounding_box()["height"] < 0.2 * 844
    expect(page.locator("#question")).to_be_visible()
    page.get_by_role("button", name="Show the whole question").tap()
    expect(options(page).first).to_be_visible()


@pytest.mark.parametrize(("width", "height", "least"), [(820, 1180, 1.0), (1366, 768, 0.7)])
def test_what_districts_do_can_be_read_on_the_table(
    window: Opener, site: Any, width: int, height: int, least: float
) -> None:
    """Nearly all of the texts, even on a busy night; the rest can be read by pointing at the district."""
    page = window(viewport={"width": width, "height": height}, reduced_motion="reduce").open(
        site.make(seed=4)["seats"][0]["link"]
    )
    expect(page.locator(".cell .text")).to_have_count(9)
    whole = page.locator(".cell .text").evaluate_all(
        "all => all.filter(one => one.scrollHeight <= one.clientHeight + 2).length"
    )
    assert whole >= 9 * least


def test_magnified_to_twice_its_size_there_is_still_a_table(window: Opener, site: Any) -> None:
    """A browser at 200% lays out a window of 1366 pixels like one of 683."""
    page = window(viewport={"width": 683, "height": 384}, reduced_motion="reduce").open(
        site.make(position=BUSY_NIGHT)["seats"][0]["link"]
    )
    expect(options(page).first).to_be_visible()
    page.get_by_role("button", name="Make the question small").click()
    expect(page.locator(".cell").first).to_be_in_viewport()
    page.wait_for_function("document.querySelector('.ask').getBoundingClientRect().y > innerHeight / 2")
