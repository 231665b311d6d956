"""Cards on the table and on pages of their own: faces, hands, mats, piles, a procedure with sides."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import choose, number, options
from tests.web.test_access import serious

Opener = Callable[..., Any]
BUSY = """position: primer
field a: brute, torch [on brute], drummer [bowed], owl-mask
field b: brute, drummer
hand a: hush, oath, torch, drummer, brute, mimic, ambush, hail, amulet, bodyguard
hand b: hush
discard a: hail, oath
deck a: brute, brute
deck b: brute, brute
points: 1 0
turn: 1
actions: 2
"""
TELEPHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def table(window: Opener, site: Any, width: int = 1366, height: int = 768, **more: Any) -> Any:
    """Make a table of the primer in the middle of a turn, seen by the first seat."""
    made = site.make(game="primer", seats=[{"name": "Ann"}, {"name": "Bob"}], position=BUSY)
    settings = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"} | more
    page = window(**settings).open(made["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    return page


def places(page: Any) -> list[dict[str, float]]:
    """Return where the cards of one's hand are, all measured at one moment."""
    measured = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    found: list[dict[str, float]] = page.locator(".hand-area .place").evaluate_all(measured)
    return found


def overlap(one: Any, other: Any) -> bool:
    """Return whether two boxes overlap."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not (beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"])


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768), (2560, 1440)])
def test_ten_cards_of_a_hand_can_be_told_apart(window: Opener, site: Any, width: int, height: int) -> None:
    page = table(window, site, width, height)
    boxes = places(page)
    assert len(boxes) == 10
    steps = [right["x"] - left["x"] for left, right in pairwise(boxes)]
    assert min(steps) >= (65 if width < 1000 else 90)
    assert boxes[-1]["x"] + boxes[-1]["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_hand_on_a_telephone_is_tabs_that_a_finger_hits(window: Opener, site: Any) -> None:
    page = table(window, site, **TELEPHONE)
    boxes = places(page)
    assert len(boxes) == 10
    assert min(box["height"] for box in boxes) >= 44
    assert min(box["width"] for box in boxes) >= 44
    assert len({round(box["y"]) for box in boxes}) == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_card_is_read_at_reading_size_and_never_over_the_question(window: Opener, site: Any) -> None:
    page = table(window, site)
    ask = page.locator(".ask").bounding_box()
    for at in (0, 9):
        place = page.locator(".hand-area .place").nth(at)
        box = place.bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 30)
        page.mouse.move(box["x"] + 24, box["y"] + 34)
        read = page.get_by_role("tooltip")
        expect(read).to_be_visible()
        large = read.bounding_box()
        assert large["width"] == pytest.approx(360, abs=2)
        assert not overlap(large, ask)
        assert not overlap(large, place.bounding_box())
        page.mouse.move(700, 20)
        expect(read).to_have_count(0)


def test_on_a_telephone_a_long_press_or_a_tap_reads_a_card_above_the_question(window: Opener, site: Any) -> None:
    page = table(window, site, **TELEPHONE)
    finger = page.context.new_cdp_session(page)
    read, menu, place = page.get_by_role("tooltip"), page.locator(".menu"), page.locator(".hand-area .place").nth(3)
    box = place.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(read).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    expect(read).to_be_visible()  # until one taps elsewhere
    expect(menu).to_have_count(0)
    assert not overlap(read.bounding_box(), page.locator(".prompt").bounding_box())
    place.tap()
    expect(read).to_have_count(0)
    expect(menu.locator(".face")).to_be_visible()
    page.wait_for_timeout(400)
    assert not overlap(menu.bounding_box(), page.locator(".prompt").bounding_box())


def test_space_reads_the_card_that_has_the_focus(window: Opener, site: Any) -> None:
    page = table(window, site)
    page.locator(".hand-area .place").nth(2).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("tooltip")).to_be_visible()
    text = page.get_by_role("tooltip").locator(".text").inner_text()
    focused = page.locator(".hand-area .place").nth(2)
    expect(focused).to_have_accessible_description(re.compile(re.escape(text[:20])))
    expect(page.locator("[aria-live='polite'] .large")).to_be_visible()  # and it is read out at once
    expect(page.locator(".menu")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_click_on_a_card_opens_its_options_at_the_card(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=[{"name": "Ann"}, {"name": "Bob"}], position=BUSY)
    page = window(viewport={"width": 1366, "height": 768}).open(made["seats"][0]["link"])
    other = window(viewport={"width": 1366, "height": 768}).open(made["seats"][1]["link"])
    can = page.locator(".hand-area .place[data-can]")
    expect(can).to_have_count(10)
    expect(other.locator(".hand-area .place")).to_have_count(1)
    expect(other.locator(".hand-area .place[data-can]")).to_have_count(0)
    can.first.click()
    menu = page.locator(".menu")
    expect(menu.locator("button.option").first).to_be_visible()
    before = number(page)
    menu.locator("button.option").first.click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


def test_turning_a_card_moves_nobody_and_its_type_stays_upright(window: Opener, site: Any) -> None:
    page = table(window, site)
    own = page.locator('[data-mat="0"] .holder.as-table')
    widths = {round(holder.bounding_box()["width"]) for holder in own.all()}
    assert len(widths) == 1
    turned = page.locator('[data-mat="0"] .face.as-table.turned')
    expect(turned).to_have_count(1)
    box = turned.bounding_box()
    assert box["width"] > box["height"]
    assert turned.evaluate("one => getComputedStyle(one).transform") == "none"


def test_what_is_attached_is_tucked_under_its_bearer(window: Opener, site: Any) -> None:
    page = table(window, site)
    bearer = page.locator('[data-mat="0"] .holder.as-table', has_text="Torch").first
    above, strip = bearer.locator("button").nth(0).bounding_box(), bearer.locator(".on button").first.bounding_box()
    assert strip["y"] >= above["y"] + above["height"] - 4
    assert strip["height"] <= above["height"] / 3
    assert strip["x"] >= bearer.bounding_box()["x"]


def test_a_discard_pile_can_be_browsed(window: Opener, site: Any) -> None:
    page = table(window, site)
    page.get_by_role("button", name="Discard of Ann: 2 cards, look through it").click()
    opened = page.get_by_role("dialog", name="Discard of Ann")
    expect(opened.locator(".card")).to_have_count(2)
    expect(page.get_by_role("button", name="Deck of Ann: 2 cards")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(page.get_by_role("button", name="Discard of Ann")).to_be_focused()


def test_a_procedure_with_sides_has_one_panel(window: Opener, site: Any) -> None:
    page = table(window, site)
    options(page).filter(has_text="aid").first.click()
    panel = page.locator(".contest")
    expect(panel).to_be_visible()
    expect(panel.get_by_role("status")).to_contain_text("Target")
    panel.get_by_role("button", name="Show it whole").click()  # small as long as nobody stands on the other side
    expect(panel.get_by_role("group", name="Ann raids")).to_contain_text("raids")
    assert not overlap(*[side.bounding_box() for side in panel.locator(".party").all()])


def test_everybody_else_sits_around_and_shows_no_card_of_the_hand(window: Opener, site: Any) -> None:
    page = table(window, site)
    other = page.locator('[data-mat="1"]')
    assert other.bounding_box()["y"] < page.locator('[data-mat="0"]').bounding_box()["y"]
    expect(other.get_by_role("group", name="Hand: 1 card")).to_be_visible()
    expect(other).not_to_contain_text("Hush")


def test_the_address_of_a_card_shows_it_without_a_table(window: Opener, site: Any) -> None:
    page = window().open("cards/primer/torch")
    expect(page.get_by_role("heading", name="Torch")).to_be_attached()
    expect(page.locator(".face.as-reading")).to_contain_text("Attachment")
    assert serious(page) == []
    page.get_by_role("link", name="All cards of The Primer").click()
    expect(page.get_by_role("link", name="Torch", exact=True)).to_be_visible()
    page = window().open("cards/primer/nothing-of-the-kind")
    expect(page.get_by_role("alert")).to_contain_text("nothing-of-the-kind")


def test_the_cards_of_a_game_are_shown_some_at_a_time(window: Opener) -> None:
    page = window().open("#c=rivals")
    shown = page.locator("main li")
    expect(shown).to_have_count(60)
    page.get_by_role("button", name=re.compile(r"^\d+ more$")).click()
    expect(shown).to_have_count(120)
    page.get_by_role("searchbox").fill("a")
    expect(shown).to_have_count(60)


def test_all_cards_are_searched_with_the_query_of_the_deck_page(window: Opener) -> None:
    page = window().open("#c=rivals")
    shown, told, field = page.locator("main li"), page.get_by_role("status"), page.get_by_role("searchbox")
    field.fill("type:vampire bp<=2")
    expect(told).to_contain_text("cards: ")
    assert 0 < shown.count() < 60
    assert "Library" not in "".join(shown.all_inner_texts())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(1000)
    assert asked == []  # once is enough
    field.fill("(type:vampire bp<=2) or type:agenda")
    expect(told).to_contain_text("or type has “agenda”")
    field.fill("there is no such card")
    expect(told).to_have_text("No card fits.")
    field.fill("type:")
    expect(told).not_to_be_empty()


@pytest.mark.parametrize("game", ["primer", "rivals"])
def test_no_two_cards_of_a_game_have_the_same_picture(window: Opener, site: Any, game: str) -> None:
    page = window().open(f"#c={game}")
    expect(page.locator("img.emblem").first).to_be_attached()
    expect(page.locator("img.emblem:not([data-drawn])")).to_have_count(0)
    pictures = page.locator("img.emblem").evaluate_all("all => all.map(one => one.src)")
    assert len(pictures) > 20
    assert len(set(pictures)) == len(pictures)


def test_an_emblem_that_is_drawn_later_shows_no_sign_of_a_missing_picture(window: Opener, site: Any) -> None:
    sitting = window()
    sitting.context.add_init_script(
        """window.bare = 0; window.late = 0
        const drawing = HTMLCanvasElement.prototype.toDataURL
        HTMLCanvasElement.prototype.toDataURL = function () { // so slow that most emblems come later
          for (const end = performance.now() + 4; performance.now() < end; );
          return drawing.apply(this)
        }
        new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
          for (const one of node.querySelectorAll?.('img.emblem') ?? []) {
            window.late += !one.dataset.drawn
            window.bare += !one.getAttribute('src')
          }
        }))).observe(document, { childList: true, subtree: true })"""
    )
    page = sitting.open("#c=primer")
    expect(page.locator("img.emblem[data-drawn]").first).to_be_attached()
    assert page.evaluate("window.late") > 0
    assert page.evaluate("window.bare") == 0


@pytest.mark.parametrize("settings", [{"viewport": {"width": 1366, "height": 768}}, TELEPHONE])
def test_axe_finds_nothing_serious_at_a_card_table(window: Opener, site: Any, settings: dict[str, Any]) -> None:
    page = table(window, site, **settings)
    assert serious(page) == []
    choose(page)
    assert serious(page) == []


def test_the_page_of_a_card_has_the_rulings_about_it_and_explains_its_words(window: Opener, site: Any) -> None:
    page = window().open("cards/rivals/jan-zoubek")
    main = page.locator("main")
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible()
    expect(main).to_contain_text("Does Jan Zoubek cover himself?")
    expect(main).to_contain_text("Agenda that lay on the fallen vampire is denied as well. R-265")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.get_by_role("link", name="D-212").click()
    row = page.locator("#D-212")
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport()
    row.get_by_role("link", name="Jan Zoubek").click()
    expect(page.get_by_role("heading", name="Jan Zoubek")).to_be_attached()


def test_the_page_of_a_card_says_nothing_where_nothing_is_about_it(window: Opener, site: Any) -> None:
    page = window().open("cards/rivals/hydra")
    expect(page.get_by_role("heading", name="What its numbers and words mean")).to_be_visible()
    expect(page.get_by_role("heading", name="Rulings")).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text("Annika")
    page = window().open("cards/vtes/anneke")
    expect(page.locator(".face dl")).not_to_be_empty()  # the words of her text


def test_from_card_to_card_the_page_stays_and_begins_at_its_top(window: Opener) -> None:
    page = window(viewport={"width": 390, "height": 500}).open("#c=primer/torch")
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text("Torch")
    main.evaluate("one => one.dataset.same = 'yes'")
    page.evaluate("scrollTo(0, 200)")
    assert page.evaluate("scrollY") > 0
    page.evaluate("location.hash = '#c=primer/hail'")
    expect(main.get_by_role("heading", level=1)).to_have_text("Hail")
    expect(main.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("scrollY") == 0
    assert main.get_attribute("data-same") == "yes"
    page.evaluate("location.hash = '#c=primer'")
    expect(main.get_by_role("searchbox")).to_be_visible()
    page.go_back()
    expect(main.get_by_role("heading", level=1)).to_have_text("Hail")
    assert main.get_attribute("data-same") == "yes"
