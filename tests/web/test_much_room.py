"""What is done with room: mats, hands and texts on large screens, and what gives way first where there is none left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import options
from tests.web.test_card_table import FOUR, MIDDLE, make, pick, sit
from tests.web.test_in_sight import overlap
from tests.web.test_l5r_page import CONFLICT
from tests.web.test_little_room import OURS, THEIRS, within

Opener = Callable[..., Any]
LARGE = (2560, 1440)


def crowd() -> str:
    """A conflict for which no size is small enough: ninety characters of whom hardly any two are alike."""
    theirs = ", ".join(f"{face} [fate {n % 31}]" for n, face in enumerate(THEIRS * 9))
    return CONFLICT.replace("field b: ", f"field b: {theirs}, ").replace(
        "field a: ", f"field a: {', '.join(OURS[:3])}, "
    )


def test_on_a_large_screen_the_mats_of_all_are_in_sight_until_one_is_asked_for(window: Opener, site: Any) -> None:
    page = sit(window, make(site, FOUR, "Ann Bob Cleo Dan"), 0, *LARGE)
    expect(page.locator("[data-mat]")).to_have_count(5)  # four seats, and the city
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Bob").click()
    expect(page.locator("[data-mat]")).to_have_count(3)


@pytest.mark.parametrize(("size", "beside"), [(LARGE, True), ((1920, 1080), True), ((1366, 768), False)])
def test_on_a_large_screen_what_belongs_to_all_lies_beside_the_mats(
    window: Opener, site: Any, size: tuple[int, int], beside: bool
) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, *size)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    own, city = page.locator(".mat.own").bounding_box(), page.locator("[data-mat=all]").bounding_box()
    assert (city["x"] >= own["x"] + own["width"]) is beside
    assert own["y"] + own["height"] <= page.locator(".hand-area").bounding_box()["y"]


def test_on_a_large_screen_letters_are_larger_and_so_is_the_log(window: Opener, site: Any) -> None:
    page = sit(window, make(site, FOUR, "Ann Bob Cleo Dan"), 0, *LARGE)
    assert page.locator("html").evaluate("one => getComputedStyle(one).fontSize") == "20px"
    assert page.locator(".side-panel").bounding_box()["width"] > 320


def test_room_that_is_left_shows_more_of_the_texts_of_a_hand(window: Opener, site: Any) -> None:
    position = FOUR.replace("hand b:", "hand a: fragmented-mind\nhand b:")
    page = sit(window, make(site, position, "Ann Bob Cleo Dan"), 0, *LARGE)
    expect(options(page).first).to_be_visible()
    page.mouse.move(5, 5)
    page.wait_for_timeout(600)
    card, hand = page.locator(".hand-area .place").first, page.locator(".hand-area")
    rem = 20 * 1.1  # what the hand is drawn by on a large screen
    assert card.bounding_box()["height"] > 15 * rem
    assert hand.bounding_box()["y"] + hand.bounding_box()["height"] <= LARGE[1] + 1


def test_a_crowded_attack_leaves_the_hand_what_the_mats_do_not_need(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, 820, 1180)
    pick(page, "Attack with Hydra")
    pick(page, "Guv'nah")
    expect(page.locator(".contest .sides")).to_be_visible()
    page.wait_for_timeout(600)
    parts = [one.bounding_box() for one in page.locator(".mats > .top > *, .around > *").all()]
    free = page.locator("main.middle").bounding_box()["height"] - sum(one["height"] for one in parts)
    assert free < 120, "no more than a third of the hand's height lies fallow"


def test_no_hole_stays_where_a_roomier_table_had_no_room(window: Opener) -> None:
    """What was not tried at once, because it takes time, is tried as soon as nothing moves."""
    page = window(viewport={"width": 1366, "height": 768}).open()
    page.get_by_role("button", name="Legend of the Five Rings: first game, guided").click()
    size = "document.querySelector('main .mats').style.zoom"

    def at_rest() -> str:
        """Return the size that stays: what happens moment by moment is laid out each time."""
        sizes = [page.evaluate(size)]
        while len(sizes) < 3 or len(set(sizes[-3:])) > 1:
            page.wait_for_timeout(900)
            sizes.append(page.evaluate(size))
        return str(sizes[-1])

    for wanted in ("Play Akodo Toturi", "1 fate", "Play Otomo Courtier", "Bid 2"):
        expect(options(page).filter(has_text=wanted).first).to_be_visible()
        expect(page.get_by_role("group", name="What happened")).to_have_count(0)
        before = at_rest()
        page.set_viewport_size({"width": 1366, "height": 767})  # a resized window is laid anew
        page.wait_for_timeout(900)
        assert page.evaluate(size) == before, wanted
        page.set_viewport_size({"width": 1366, "height": 768})
        page.wait_for_timeout(900)
        options(page).filter(has_text=wanted).first.click()


def test_no_hole_stays_where_a_mat_has_become_lower_by_itself(window: Opener) -> None:
    """As by a shorter text, when no card has come or gone: the table as a whole is then as high as before."""
    page = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open()
    page.get_by_role("button", name="Legend of the Five Rings: first game, guided").click()
    expect(options(page).first).to_be_visible()
    table, head = page.locator("main .mats"), page.locator('[data-mat="1"] header')
    zoom = "table => Number(table.style.zoom)"
    page.wait_for_timeout(1500)  # until nothing moves and all is laid
    before = table.evaluate(zoom)
    head.evaluate("head => head.style.paddingBottom = '14rem'")
    page.wait_for_timeout(1500)
    assert table.evaluate(zoom) < before
    head.evaluate("head => head.style.paddingBottom = ''")
    expect(table).to_have_css("zoom", str(before))


@pytest.mark.parametrize("size", [(820, 1180), (1366, 768)])
def test_where_nothing_fits_the_mats_of_the_others_are_scrolled_and_lie_behind_nothing(
    window: Opener, site: Any, size: tuple[int, int]
) -> None:
    made = site.make(game="l5r", position=crowd(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, *size)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    middle, contest, own = page.locator("main.middle"), page.locator(".contest"), page.locator('[data-mat="0"]')
    theirs = page.locator(".others")
    assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert theirs.evaluate("one => one.scrollHeight - one.clientHeight") > 20
    assert within(own, middle)
    assert within(contest, middle)
    assert not overlap(contest.bounding_box(), theirs.bounding_box())
    assert not overlap(own.bounding_box(), theirs.bounding_box())


def test_of_a_long_option_what_it_is_stands_before_what_comes_of_it(window: Opener, site: Any) -> None:
    made = site.make(game="l5r", position=CONFLICT, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made)
    banzai = options(page).filter(has_text="Banzai!").first
    expect(banzai.locator("small")).to_contain_text("give a participating")
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    assert banzai.locator("small").evaluate(size) < 0.9 * banzai.evaluate(size)
    expect(options(page).filter(has_text="Pass").locator("small")).to_have_count(0)


def test_on_a_large_screen_the_form_of_a_table_takes_the_height_and_its_fields_stand_in_line(window: Opener) -> None:
    page = window(viewport={"width": 2560, "height": 1440}).open()
    page.get_by_role("button", name="Vampire: The Masquerade Rivals: set up").click()
    form = page.get_by_role("dialog")
    city = form.get_by_role("combobox", name="The City Deck")
    expect(city).to_have_value("prague")
    expect(city.locator("option").first).to_have_text("Prague")
    assert form.bounding_box()["height"] > 1400
    asked = ("The City Deck", "The deck rules", "Who is asked for responses")
    tops = [form.get_by_role("combobox", name=name).bounding_box()["y"] for name in asked]
    assert max(tops) - min(tops) < 1
    folded = form.locator("summary").first
    assert folded.evaluate("one => getComputedStyle(one, '::before').content") == '"▸"'
    folded.click()
    assert folded.evaluate("one => getComputedStyle(one, '::before').content") == '"▾"'
