"""What is read of cards, hands and piles: no broken word, no line under another card, no pile over the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.test_card_table import HAND, MIDDLE, make, sit

Opener = Callable[..., Any]
# Lines of types and texts at whose end another card lies.
COVERED = """all => all.flatMap(place => [...place.querySelectorAll('.type, .face > .text')].flatMap(part => {
  const range = document.createRange(), box = part.getBoundingClientRect()
  range.selectNodeContents(part)
  const lines = [...range.getClientRects()].filter(one => one.width && one.bottom <= box.bottom + 2)
  const over = one => document.elementFromPoint(one.right - 1, (one.top + one.bottom) / 2)?.closest('.place')
  return lines.filter(one => over(one) !== place).map(() => part.textContent)
}))"""


@pytest.mark.parametrize("held_", [7, 8, 9])
def test_no_line_of_a_hand_goes_on_under_the_next_card(window: Opener, site: Any, held_: int) -> None:
    text = MIDDLE.replace(f"hand a: {', '.join(HAND)}", f"hand a: {', '.join(HAND[:held_])}")
    page = sit(window, make(site, text, "Ann Bob"))
    page.wait_for_load_state("networkidle")
    page.mouse.move(5, 5)
    page.wait_for_timeout(500)
    places = page.locator(".hand-area .place")
    expect(places).to_have_count(held_)
    assert places.evaluate_all(COVERED) == []


def test_the_last_card_of_a_full_hand_shows_its_text(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    page.wait_for_load_state("networkidle")
    page.mouse.move(5, 5)
    text = page.locator(".hand-area .place").last.locator(".face > .text")
    expect(text).to_be_visible()
    assert text.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


# Names of more lines than words: a word is broken.
BROKEN = """all => all.filter(name => {
  const range = document.createRange()
  range.selectNodeContents(name)
  const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top)))
  return lines.size > name.textContent.trim().split(/[\\s-]+/).length
}).map(name => name.textContent)"""


def test_no_word_of_a_name_on_the_table_is_broken(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    names = page.locator(".zone .face.as-table .name")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(BROKEN) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1366, 768)])
def test_a_pile_opens_no_larger_than_it_needs_and_never_over_the_question(
    window: Opener, site: Any, width: int, height: int
) -> None:
    many = MIDDLE.replace("discard b:", "#").replace("discard a: ", f"discard b: {', '.join(HAND * 4)}\ndiscard a: ")
    page = sit(window, make(site, many, "Ann Bob"), 0, width, height)
    prompt = page.locator(".prompt").bounding_box()
    for seat, few in ((0, True), (1, False)):
        page.locator(f'[data-area="discard:{seat}"]').evaluate("one => one.click()")
        box = page.locator(".browse").bounding_box()
        assert box["x"] + box["width"] <= prompt["x"] or box["y"] + box["height"] <= prompt["y"]
        assert (box["width"] < 400 and box["height"] < 400) == few or width < 400
        assert box["height"] < 400 or not few
        page.get_by_role("button", name="Close").click()


@pytest.mark.parametrize(("width", "height", "held_"), [(1366, 768, 9), (820, 1180, 8), (820, 1180, 9)])
def test_every_card_of_a_full_hand_shows_some_of_its_text(
    window: Opener, site: Any, width: int, height: int, held_: int
) -> None:
    text = MIDDLE.replace(f"hand a: {', '.join(HAND)}", f"hand a: {', '.join(HAND[:held_])}")
    page = sit(window, make(site, text, "Ann Bob"), 0, width, height)
    page.wait_for_load_state("networkidle")
    page.mouse.move(5, 5)
    page.wait_for_timeout(800)
    texts = page.locator(".hand-area .place .face > .text")
    assert sum(one.is_visible() for one in texts.all()) == held_
