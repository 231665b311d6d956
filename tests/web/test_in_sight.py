"""Tables of Rivals on small screens: nothing is cut off, covered, broken or out of sight when it is needed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from coterie.games.rivals.guide import POSITION as GUIDED
from tests.web.people import number, options
from tests.web.test_card_table import MIDDLE, make, pick, sit, to_the_streets

Opener = Callable[..., Any]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# Numbers and marks that are drawn outside of their card, or over one another.
CUT = """faces => faces.flatMap(face => {
  const box = face.getBoundingClientRect()
  const parts = [...face.querySelectorAll('.numbers > b, .badges')].map(one => one.getBoundingClientRect())
  const out = one => one.bottom > box.bottom + 0.5 || one.right > box.right + 0.5
  const over = (one, at) => parts.slice(at + 1).some(other =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)
  return parts.some(out) || parts.some(over) ? [face.innerText] : []
})"""
# Names with a word broken over two lines.
BROKEN = """names => names.flatMap(name => {
  const text = name.firstChild
  const words = [...text.data.matchAll(/[^\\s-]+/g)]
  const lines = word => {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    return new Set([...range.getClientRects()].filter(one => one.width).map(one => Math.round(one.top))).size
  }
  return words.filter(word => lines(word) > 1).map(word => word[0])
})"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether two boxes share more than an edge."""
    across = one["x"] < other["x"] + other["width"] - 1 and other["x"] < one["x"] + one["width"] - 1
    return across and one["y"] < other["y"] + other["height"] - 1 and other["y"] < one["y"] + one["height"] - 1


def settled_height(piece: Any) -> float:
    """Return the height of an element once it has stopped moving."""
    heights = [0.0]
    for _ in range(40):
        heights.append(piece.bounding_box()["height"])
        if heights[-1] == heights[-2]:
            return heights[-1]
        piece.page.wait_for_timeout(150)
    raise AssertionError(f"it does not come to rest: {heights[-5:]}")


def test_a_card_that_flies_into_play_makes_no_other_smaller(window: Opener, site: Any) -> None:
    page = sit(window, make(site, GUIDED, "Ann Bob"), reduced_motion="no-preference")
    own = page.locator('[data-mat="0"] .face.as-table').first
    expect(own).to_be_visible()
    before = settled_height(own)
    pick(page, "Recruit Skunk")
    expect(page.locator('[data-mat="0"] .card', has_text="Skunk")).to_be_visible()
    page.wait_for_timeout(1200)
    assert settled_height(own) >= before - 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768), (1920, 1080)])
def test_no_number_is_cut_off_and_no_name_broken(window: Opener, site: Any, width: int, height: int) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, width, height)
    expect(page.locator('[data-mat="0"] .card').first).to_be_visible()
    page.wait_for_timeout(400)
    assert page.locator(".mat .face.as-table").evaluate_all(CUT) == []
    assert page.locator(".face:is(.as-table, .as-hand) .name, .tabs .name").evaluate_all(BROKEN) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900), (2560, 1440)])
def test_the_whole_hand_lies_in_the_window(window: Opener, site: Any, width: int, height: int) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, width, height)
    faces = page.locator(".hand-area .face")
    expect(faces).to_have_count(10)
    page.mouse.move(5, 5)
    assert max(face.bounding_box()["y"] + face.bounding_box()["height"] for face in faces.all()) <= height
    page.locator(".hand-area .place").last.hover()
    assert faces.last.bounding_box()["height"] >= 200
    text = faces.last.locator(".text")
    expect(text).to_be_in_viewport(ratio=1)


def test_an_attack_covers_nobodys_cards(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    pick(page, "Attack with Hydra")
    pick(page, "Guv'nah")
    panel = page.locator(".contest")
    expect(panel.locator(".sides")).to_be_visible()
    page.wait_for_timeout(400)
    for part in page.locator(".mat, .shared").all():
        assert not overlap(panel.bounding_box(), part.bounding_box())
    own, hand = page.locator('[data-mat="0"]').bounding_box(), page.locator(".hand-area").bounding_box()
    assert own["y"] + own["height"] <= hand["y"] + 1


def test_on_a_telephone_the_mat_comes_into_sight_on_which_one_must_choose(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, **PHONE)
    expect(page.locator('[data-mat="0"] .card', has_text="Hydra").first).to_be_in_viewport()
    pick(page, "Attack with Hydra")
    expect(page.locator('[data-mat="1"] .card', has_text="Doc").first).to_be_in_viewport()
    rail = page.get_by_role("navigation", name="Parts of the table")
    expect(rail.get_by_role("button", name="Bob")).to_contain_text("something to choose")
    expect(rail.get_by_role("button", name="Log")).to_be_in_viewport(ratio=1)


def test_what_the_guide_says_and_its_button_are_in_sight(window: Opener, site: Any) -> None:
    page = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open()
    tile = page.locator(".games > *", has_text="Rivals")
    tile.get_by_role("button", name="First game, guided").click()
    for _ in range(3):
        go = page.get_by_role("button", name="Go on")
        expect(go).to_be_in_viewport(ratio=1)
        expect(page.locator(".coach p")).to_be_in_viewport(ratio=1)
        if page.locator(".coach .dim").count():
            break
        go.click()
        if not go.count():
            break


def test_what_can_be_done_with_a_card_opens_beside_it_and_covers_neither_card_nor_question(
    window: Opener, site: Any
) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    menu, read = page.locator(".menu"), page.locator(".large.card")
    for card in (
        page.locator('[data-mat="0"] .card', has_text="Hydra").first,
        page.locator('[data-mat="1"] .card', has_text="Doc").first,
        page.locator(".hand-area .place").nth(1),
        page.locator(".hand-area .place").last,
    ):
        card.click(position={"x": 20, "y": 30})
        expect(menu).to_be_visible()
        expect(read).to_be_visible()
        page.wait_for_timeout(200)
        box = menu.bounding_box()
        for other in (read, page.locator(".ask"), card):
            assert not overlap(box, other.bounding_box())
        assert box["height"] < 300
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        expect(read).to_have_count(0)
        page.mouse.move(5, 5)


def test_a_card_that_is_read_leaves_the_table_in_sight_and_its_words_are_told_where_one_rests(
    window: Opener, site: Any
) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    middle, ask = page.locator("main.middle").bounding_box(), page.locator(".ask").bounding_box()
    read, told = page.locator(".large.card"), page.locator(".told")
    for at in (0, 5, 9):
        place = page.locator(".hand-area .place").nth(at)
        place.hover(position={"x": 20, "y": 30})
        expect(read).to_be_visible()
        expect(told).to_have_count(0)
        box = read.bounding_box()
        assert box["width"] * box["height"] < middle["width"] * middle["height"] / 4
        expect(told).to_be_visible()
        for other in (ask, box, place.bounding_box()):
            assert not overlap(told.bounding_box(), other)
        assert told.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
        page.mouse.move(5, 5)
        expect(told).to_have_count(0)


def test_one_click_ends_the_questions_about_a_card_where_it_is_all_that_could_be_done(
    window: Opener, site: Any
) -> None:
    text = MIDDLE.replace("board b: the-end-is-nigh", "board b: blood-makes-noise [blood 3], the-end-is-nigh")
    made = make(site, text.replace("faction a: the-cossack\n", ""), "Ann Bob")
    ann, bob = sit(window, made), sit(window, made, 1)
    pick(ann, "Draw a card")
    expect(bob.locator("#question")).to_contain_text("After the action")
    before = number(bob)
    bob.get_by_role("button", name="Not again for Blood Makes Noise").click()
    expect(ann.locator("#question")).to_contain_text("What do you do?", timeout=20_000)
    expect(bob.locator(f'[data-ready="{before + 1}"]')).to_be_visible()
    pick(ann, "Draw a card")
    expect(bob.locator("#question")).not_to_contain_text("After the action", timeout=20_000)


def test_the_first_click_ticks_where_several_can_be_chosen_however_slow_the_server_is(
    window: Opener, site: Any
) -> None:
    text = MIDDLE.replace("brother [bowed, blood 2]", "brother [blood 2], the-cossack [blood 3]")
    made = make(site, text.replace("faction a: the-cossack\n", ""), "Ann Bob")
    opened = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    opened.page.add_init_script(
        "const send = WebSocket.prototype.send; WebSocket.prototype.send ="
        ' function (text) { setTimeout(() => send.call(this, text), /"type":"why"/.test(text) ? 1500 : 0) }'
    )
    page = opened.open(made["seats"][0]["link"])
    to_the_streets(page)
    before = number(page)
    options(page).filter(has_text="Brother").click()
    expect(page.locator(".option[data-ticked]")).to_have_count(1)
    assert number(page) == before
    expect(page.locator(".several")).to_contain_text("1 chosen")
    assert number(page) == before


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_every_game_can_be_begun_from_what_is_in_sight_on_the_first_page(window: Opener, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").open()
    tiles = page.locator(".games > *")
    titles = ["Masters of the Night", "Legend of the Five Rings", "The Eternal Struggle", "Rivals", "The Primer"]
    expect(tiles.get_by_role("heading")).to_have_text([re.compile(title + "$") for title in titles])
    for tile in tiles.all():
        expect(tile.get_by_role("button").first).to_be_in_viewport(ratio=1)


def test_the_rules_of_each_game_open_from_its_picture_and_those_of_the_others_from_there(window: Opener) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True).open()
    page.get_by_role("button", name="Legend of the Five Rings: rules").click()
    rules = page.get_by_role("dialog")
    expect(rules.locator("summary", has_text="Holding")).to_be_visible()
    rules.get_by_role("button", name="Vampire: The Eternal Struggle").click()
    expect(
        rules.locator("summary", has_text="Political action").or_(rules.locator("summary", has_text="political"))
    ).to_be_visible()
    built = rules.locator("details li")
    expect(built).to_have_count(0)
    rules.locator("summary").first.click()
    expect(built.first).to_be_visible()
    rules.locator("summary").first.click()
    expect(built).to_have_count(0)
    rules.get_by_role("searchbox").fill("a")  # nearly all have one
    expect(built.first).to_be_visible()
    assert built.count() <= 120 * rules.locator("details").count()
    most = rules.locator("summary").evaluate_all("all => all.map(one => +one.textContent.match(/\\d+/)[0])")
    largest = rules.locator("details").nth(most.index(max(most)))
    assert largest.locator("li").count() < max(most)
    for _ in range(3):
        before = largest.locator("li").count()
        largest.locator("li").last.scroll_into_view_if_needed()
        expect(largest.locator("li").nth(before)).to_be_attached()


def test_what_opens_at_a_card_of_the_hand_is_whole_in_sight_and_nothing_crosses_the_card(
    window: Opener, site: Any
) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, viewport={"width": 1366, "height": 768})
    first = page.locator(".hand-area .place").first
    first.click(position={"x": 20, "y": 30})
    menu = page.get_by_role("dialog", name="Baseball Bat")
    expect(menu).to_contain_text("Not now")
    expect(menu).to_be_in_viewport(ratio=1)
    first.hover()
    expect(page.locator(".hand-area h2")).to_have_css("opacity", "0")
