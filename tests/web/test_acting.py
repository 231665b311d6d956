"""Acting with cards on the page: dragging, two taps, slips, what lights up, and order."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import number, options
from tests.web.test_card_table import FOUR, MIDDLE, make, sit

Opener = Callable[..., Any]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
STREETS = FOUR.replace("haven", "streets")
LARGE = {"width": 820, "height": 1180, "has_touch": True}


def held(page: Any, text: str) -> Any:
    """Return a card of the hand."""
    return page.locator(".hand-area .place", has_text=text).first


def lies(page: Any, seat: int, text: str) -> Any:
    """Return a card on a mat."""
    return page.locator(f'[data-mat="{seat}"] .card', has_text=text).first


def drag(page: Any, begin: tuple[float, float], *path: tuple[float, float], drop: bool = True) -> None:
    """Drag from a point along others, and let go at the last one."""
    page.mouse.move(*begin)
    page.mouse.down()
    for x, y in path:
        page.mouse.move(x, y, steps=8)
    page.wait_for_timeout(250)
    if drop:
        page.mouse.up()
        page.wait_for_timeout(150)


def middle(piece: Any) -> tuple[float, float]:
    """Return the point in the middle of an element."""
    box = piece.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def corner(piece: Any) -> tuple[float, float]:
    """Return a point of a card that no other one covers."""
    box = piece.bounding_box()
    return box["x"] + 20, box["y"] + 40


def test_a_card_that_is_dragged_flat_out_of_the_hand_is_played(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    names = page.locator(".hand-area .place .name").all_inner_texts()
    card, karma = held(page, "Coup de Grâce"), lies(page, 1, "Guv'nah")
    x, y = corner(card)
    drag(page, (x, y), (x - 60, y - 20), (x - 260, y - 150), drop=False)
    lit = page.locator("[data-mat] .card[data-drop]")
    expect(lit.first).to_be_visible()
    to, before = middle(lit.first), number(page)
    assert number(page) == before, "nothing leaves the browser before it is dropped"
    assert page.locator(".hand-area .place .name").all_inner_texts() == names, "it lies in the hand where it lay"
    page.mouse.move(x, y + 40, steps=8)
    expect(page.locator("[data-drop]")).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.move(*to, steps=8)
    expect(page.locator(".ghost")).to_have_count(1)
    page.wait_for_timeout(250)
    page.mouse.up()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(held(page, "Coup de Grâce")).to_have_count(0)
    assert karma.count() == 1


def test_a_slip_and_a_drop_on_what_takes_nothing_do_nothing(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    before, shades = number(page), lies(page, 0, "Shades")
    expect(shades).to_have_attribute("data-glow", "true")
    x, y = corner(shades)
    drag(page, (x, y), (x + 11, y + 3))
    drag(page, (x, y), (x + 20, y + 40))
    drag(page, (x, y), middle(page.locator('[data-mat="1"]')))
    drag(page, (x, y), middle(page.locator(".prompt h2")))
    card = held(page, "Coup de Grâce")
    drag(page, corner(card), (corner(card)[0], corner(card)[1] - 200), middle(page.locator(".top, header.bar").first))
    page.wait_for_timeout(300)
    assert number(page) == before
    expect(page.locator(".menu")).to_have_count(0)


def test_ones_own_mat_lights_up_for_a_card_that_comes_into_play(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    before = number(page)
    own = page.locator('[data-mat="0"]')
    x, y = corner(held(page, "Coup de Grâce"))
    drag(page, (x, y), (x - 100, y - 250), drop=False)
    expect(own).to_have_attribute("data-drop", "true")
    expect(page.locator('[data-mat="1"]')).not_to_have_attribute("data-drop", "true")
    box = own.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 30, box["y"] + box["height"] - 20, steps=5)
    expect(own).to_have_attribute("data-over", "")
    page.mouse.up()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


def test_a_pile_lights_up_for_a_card_that_goes_onto_it(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    discards(page)
    before = number(page)
    x, y = corner(held(page, "Fleetness"))
    drag(page, (x, y), (x, y - 300), drop=False)
    pile = page.locator('[data-area="discard:0"]')
    expect(pile).to_have_attribute("data-drop", "true")
    expect(page.locator('[data-mat="0"]')).not_to_have_attribute("data-drop", "true")
    page.mouse.move(*middle(pile), steps=5)
    page.mouse.up()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(page.get_by_role("heading", name="Who mends 1 Blood?")).to_be_visible()


def discards(page: Any) -> None:
    """Go on until a card is to be discarded."""
    for _ in range(6):
        if page.get_by_role("heading", name="which card do you discard").count():
            return
        before = number(page)
        options(page).filter(has_text="End the").first.click()
        if (sure := page.locator(".sure .button.main")).count():
            sure.click()
        expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True])
def test_two_taps_do_what_a_drag_does(window: Opener, site: Any, touch: bool) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), **(LARGE if touch else {}))
    tap = (
        (lambda piece: piece.tap(position={"x": 20, "y": 30}))
        if touch
        else (lambda piece: piece.click(position={"x": 20, "y": 30}))
    )
    before = number(page)
    tap(lies(page, 0, "Hydra"))
    doc = page.locator('[data-mat="1"] .card[data-drop]', has_text="Doc")
    expect(doc).to_have_count(1)
    tap(lies(page, 0, "Skunk"))
    expect(page.locator(".menu")).to_have_attribute("aria-label", "Skunk")
    assert number(page) == before, "what takes nothing is chosen instead"
    expect(doc).to_have_count(1)
    tap(doc)
    expect(page.locator(".contest")).to_contain_text("Doc")
    expect(page.get_by_role("log")).to_contain_text("Skunk attacks Doc")


def test_on_a_telephone_two_taps_reach_another_mat(window: Opener, site: Any) -> None:
    """What was tapped stays held while one goes to the mat where it is put; its menu leaves the mats in sight."""
    page = sit(window, make(site, STREETS, "Ann Bob Cleo Dan"), **PHONE)
    lies(page, 0, "Shades").tap(position={"x": 20, "y": 30})
    expect(page.locator(".rail .takes")).to_have_count(3)
    expect(page.locator('[data-rail="0"]')).not_to_have_class(re.compile("takes"))
    page.locator('[data-rail="2"]').tap()
    expect(page.locator(".menu")).to_have_attribute("aria-label", "Shades")
    target = lies(page, 2, "Bong-Cha Park")
    expect(target).to_be_in_viewport()
    target.tap(position={"x": 20, "y": 30})
    expect(page.locator(".contest")).to_contain_text("Bong-Cha Park")
    expect(page.locator(".rail .takes")).to_have_count(0)


def test_whoever_stays_over_a_name_with_a_card_comes_to_that_mat(window: Opener, site: Any) -> None:
    page = sit(window, make(site, STREETS, "Ann Bob Cleo Dan"), width=1366, height=768)
    expect(page.locator('[data-mat="1"]')).to_have_count(1)
    expect(page.locator('[data-mat="3"]')).to_have_count(0)
    shades, name = lies(page, 0, "Shades"), page.locator('[data-rail="3"]')
    drag(page, corner(shades), middle(name), drop=False)
    june = lies(page, 3, "June Bryant")
    expect(june).to_have_attribute("data-drop", "true")
    page.mouse.move(*middle(june), steps=5)
    page.wait_for_timeout(250)
    page.mouse.up()
    expect(page.locator(".contest")).to_contain_text("June Bryant")


def test_a_finger_drags_a_card_of_the_table(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), **LARGE)
    touch = page.context.new_cdp_session(page)
    begin, doc = corner(lies(page, 0, "Hydra")), lies(page, 1, "Doc")
    end = corner(doc)
    send(touch, "touchStart", begin)
    for step in range(1, 16):
        send(
            touch, "touchMove", (begin[0] + (end[0] - begin[0]) * step / 15, begin[1] + (end[1] - begin[1]) * step / 15)
        )
        page.wait_for_timeout(30)
    expect(doc).to_have_attribute("data-drop", "true")
    page.wait_for_timeout(300)
    send(touch, "touchMove", end)
    send(touch, "touchEnd")
    expect(page.locator(".contest")).to_contain_text("Doc")


def send(touch: Any, kind: str, at: tuple[float, float] | None = None) -> None:
    """Let a finger touch the screen, move or leave it."""
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_stop_for_a_card_is_given_at_the_card_and_to_be_woken_where_one_waits(window: Opener, site: Any) -> None:
    made = make(site, MIDDLE, "Ann Bob")
    page, other = sit(window, made), sit(window, made, 1)
    lies(page, 0, "Skunk").click(position={"x": 20, "y": 30})
    page.get_by_role("button", name="Always stop when it can be used").click()
    expect(page.get_by_role("button", name="No longer stop for it")).to_have_attribute("aria-pressed", "true")
    lies(page, 1, "Doc").click(position={"x": 20, "y": 30})
    expect(page.get_by_role("button", name="Always stop when it can be used")).to_have_count(0)
    page.keyboard.press("Escape")
    wake = other.locator(".waiting").get_by_role("button", name="Stop when something is aimed at me")
    wake.click()
    expect(other.get_by_role("button", name="No longer stop when something is aimed at me")).to_be_visible()
    for one, said in ((page, "Always stop · where Skunk can be used"), (other, "Always stop · aimed at me")):
        one.get_by_role("button", name="Seats").click()
        expect(one.locator("p.order")).to_contain_text(said)


def test_a_hint_says_how_it_compares_with_the_next_best(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    expect(options(page).first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".option.hinted").first).to_be_visible()
    reason = page.locator(".prompt .reason")
    expect(reason).to_contain_text("The bot looked ahead: by its own count your game stands at")
    expect(reason).to_be_in_viewport()
