"""What hands do: double clicks, keys held and pressed one after another, pointers that wander over a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.people import choose, number, options
from tests.web.test_card_table import MIDDLE, make
from tests.web.test_card_table import sit as sit_down
from tests.web.test_cards import table

Opener = Callable[..., Any]
# The second click of a double click, as early as it can be: as soon as the next question is there.
AGAIN = """([x, y]) => new MutationObserver(() => {
  const click = { bubbles: true, detail: 2, clientX: x, clientY: y }
  document.querySelector('[data-option]')?.dispatchEvent(new MouseEvent('click', click))
}).observe(document.querySelector('[data-ready]'), { attributes: true, attributeFilter: ['data-ready'] })"""

# zones in which Tab stops more than once, and heads of mats where it does though they cannot be chosen
STOPS = """() => {
    const all = document.querySelectorAll('[data-area] [data-piece], .mat > header .who')
    const stops = [...all].filter(one => one.tabIndex === 0 && !one.disabled)
    const zones = stops.map(one => one.closest('[data-area]') ?? one)
    const idle = stops.filter(one => one.matches('.who') && one !== document.activeElement && !one.dataset.glow)
    return [...zones.filter((zone, n) => zones.indexOf(zone) !== n), ...idle].map(one => one.outerHTML.slice(0, 80))
}"""
READY = '.prompt .option:focus:not([aria-disabled="true"])'  # where keys go on


def sit(window: Opener, site: Any) -> Any:
    """Open a window at a table that asks one seat again and again."""
    page = window(reduced_motion="reduce").open(site.make(seed=4)["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    return page


def test_a_double_click_answers_one_question(window: Opener, site: Any) -> None:
    page = sit(window, site)
    before = number(page)
    box = page.locator("[data-option]").first.bounding_box()
    at = box["x"] + 20, box["y"] + 10
    page.evaluate(AGAIN, at)
    page.mouse.click(*at)
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    page.wait_for_timeout(500)
    assert number(page) == before + 1
    page.mouse.click(*at)
    expect(page.locator(f'[data-ready="{before + 2}"]')).to_be_visible()


def test_whoever_goes_by_keys_goes_on_at_the_next_question(window: Opener, site: Any) -> None:
    page = sit(window, site)
    before = number(page)
    page.keyboard.press("1")
    for n in range(1, 4):
        expect(page.locator(READY)).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-ready="{before + n}"]')).to_be_visible()
    expect(page.locator(READY)).to_have_count(1)


def test_a_digit_looks_first_also_at_what_the_last_answer_gave_the_focus_to(window: Opener, site: Any) -> None:
    page = sit(window, site)
    before = number(page)
    for n in range(1, 3):
        page.keyboard.press("1")
        expect(page.locator('[data-option="1"].picked')).to_be_focused()
        page.wait_for_timeout(300)
        assert number(page) == before + n - 1, "one digit took it"
        page.keyboard.press("1")
        expect(page.locator(f'[data-ready="{before + n}"]')).to_be_visible()
        expect(page.locator(READY)).to_have_count(1)
        page.wait_for_timeout(150)  # what has the focus is looked at


def test_a_digit_that_is_held_down_takes_nothing(window: Opener, site: Any) -> None:
    page = sit(window, site)
    before = number(page)
    for _ in range(4):
        page.keyboard.down("1")
        page.wait_for_timeout(100)
    page.keyboard.up("1")
    expect(page.locator('[data-option="1"]')).to_be_focused()
    assert number(page) == before


def test_a_guide_is_read_with_a_key_and_then_keys_go_on_at_the_question(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open()
    page.get_by_role("button", name="Vampire: The Masquerade Rivals: first game, guided").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Good evening")
    page.keyboard.press("g")
    expect(guide).not_to_contain_text("Good evening")
    further = guide.get_by_role("button", name="Go on")
    further.focus()
    for _ in range(9):
        if not further.count():
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    expect(guide).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()


def test_a_card_that_is_read_stays_while_the_pointer_wanders_over_it(window: Opener, site: Any) -> None:
    page = table(window, site)
    box = page.locator(".hand-area .place").first.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.move(box["x"] + 24, box["y"] + 24)
    read = page.get_by_role("tooltip")
    expect(read).to_be_visible()
    page.evaluate("window.read = document.querySelector('.large')")
    for n in range(12):
        page.mouse.move(box["x"] + 24, box["y"] + 24 + 8 * n)
    page.wait_for_timeout(400)
    expect(read).to_be_visible()
    assert page.evaluate("window.read.isConnected")


def test_whoever_reads_back_in_the_log_is_not_sent_to_its_end(window: Opener, site: Any) -> None:
    page = sit(window, site)
    log = page.get_by_role("log")
    hidden = "log => log.scrollHeight - log.clientHeight"
    for _ in range(40):
        if log.evaluate(hidden) > 100:
            break
        choose(page)
    page.wait_for_timeout(200)
    assert log.evaluate("log => log.scrollHeight - log.clientHeight - log.scrollTop") < 2
    log.evaluate("log => (log.scrollTop = 10)")
    page.wait_for_timeout(200)
    choose(page)
    page.wait_for_timeout(300)
    assert log.evaluate("log => log.scrollTop") == 10


def test_a_card_that_is_dragged_keeps_its_signs_and_is_drawn_small(window: Opener, site: Any) -> None:
    page = sit_down(window, make(site, MIDDLE, "Ann Bob"))
    page.wait_for_load_state("networkidle")  # what is printed on a card decides which of its numbers are shown
    card = page.locator('[data-mat="0"] .card', has_text="Hydra").first
    box = card.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 40, steps=5)
    ghost = page.locator(".ghost")
    expect(ghost).to_have_count(1)
    signs = card.locator(".face [data-pic]").count()
    assert signs
    expect(ghost.locator("[data-pic]")).to_have_count(signs)
    share = ghost.bounding_box()["width"] / card.locator(".face").bounding_box()["width"]
    assert 0.65 < share < 0.75  # what could take it stays in sight
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    page.mouse.up()


def test_tab_stops_once_in_a_hand_and_arrows_go_on_within_it(window: Opener, site: Any) -> None:
    page = table(window, site)
    first, second = page.locator(".hand-area .place").nth(0), page.locator(".hand-area .place").nth(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".hand-area .place:focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".hand-area .place:focus")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".hand-area .place:focus")).to_have_count(0)
    assert page.evaluate(STOPS) == []


def test_nothing_is_asked_about_an_option_that_has_been_chosen(window: Opener, site: Any) -> None:
    """The server would refuse it, since it speaks of the next question already; and refusals are heard."""
    told: list[str] = []
    sitting = window(reduced_motion="reduce")
    sitting.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    page = sitting.open(make(site, MIDDLE, "Ann Bob")["seats"][0]["link"])
    for words in ("Attack with Hydra", "Doc", "Pass", "Physical"):
        before = number(page)
        options(page).filter(has_text=words).first.click()
        expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
        page.wait_for_timeout(250)
    assert not [text for text in told if '"refused"' in text]
