"""The Eternal Struggle on the page: transfers in one gesture, an ending without a winner, pages of its cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import number, options
from tests.web.test_access import serious

Opener = Callable[..., Any]
SEVEN = ", ".join(["sport-bike"] * 7)  # full hands, so that nothing is drawn
DECKS = f"""hand a: {SEVEN}
hand b: {SEVEN}
library a: {SEVEN}
library b: {SEVEN}
"""
TRANSFERS = f"""position: vtes
setup: {{"players":2,"windows":"all"}}
active: a
phase: 5.4.1
turn: 9
pool: 20 20
ready a: aunt-linda [blood 3]
uncontrolled a: madison [known a], nassir [known a]
ready b: nik-sikko [blood 4]
{DECKS}"""
MINIONS = f"""position: vtes
setup: {{"players":2,"windows":"useful"}}
active: a
ready a: aunt-linda [blood 3], madison [blood 4]
ready b: nik-sikko [blood 4]
hand a: govern-the-unaligned, sport-bike, majesty, blood-doll
hand b: {SEVEN}
library a: {SEVEN}
library b: {SEVEN}
"""
MASTER = """position: vtes
setup: {"players":2,"windows":"all"}
active: a
phase: 5.2.1
pool: 20 20
ready a: madison [blood 4]
ready b: nassir [bowed, blood 2]
hand a: vessel
hand b: sudden-reversal
"""
TIME = f"""position: vtes
setup: {{"players":2,"windows":"useful","rounds":1}}
active: b
phase: 5.5.1
ready a: aunt-linda [blood 3]
ready b: nik-sikko [blood 4]
{DECKS}"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit(window: Opener, site: Any, position: str, seat: int, **settings: Any) -> Any:
    """Open a window at a seat of a table for two."""
    made = site.make(game="vtes", position=position, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = window(**({"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"} | settings)).open(
        made["seats"][seat]["link"]
    )
    expect(options(page).first).to_be_visible()
    return page


def test_what_was_played_in_an_action_stands_in_its_panel_and_its_numbers_have_parts(window: Opener, site: Any) -> None:
    page = sit(window, site, MINIONS, 0)
    options(page).filter(has_text="Play Govern the Unaligned").first.click()
    panel = page.locator(".contest")
    expect(panel).to_be_visible()
    if panel.get_by_role("button", name="Show it whole").count():
        panel.get_by_role("button", name="Show it whole").click()
    expect(panel.locator(".party").first).to_contain_text("2 Govern the Unaligned")
    played = panel.get_by_role("list", name="What has been played, newest first").get_by_role("listitem")
    expect(played).to_contain_text(["Govern the Unaligned Ann with Madison"])
    page.wait_for_timeout(900)  # until everything has its size
    middle = page.locator("main.middle")
    assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("settings", [{}, PHONE, {"viewport": {"width": 820, "height": 1180}}])
def test_what_is_answered_can_be_read_in_the_question(window: Opener, site: Any, settings: dict[str, Any]) -> None:
    made = site.make(game="vtes", position=MASTER, seats=[{"name": "Ann"}, {"name": "Bob"}])
    other = window(**PHONE).open(made["seats"][0]["link"])
    options(other).filter(has_text="Play Vessel").first.click()
    options(other).filter(has_text="Madison").first.click()
    page = window(**({"viewport": {"width": 1366, "height": 768}} | settings)).open(made["seats"][1]["link"])
    expect(options(page).filter(has_text="Sudden Reversal").first).to_be_visible()
    about = page.get_by_role("list", name="What you answer")
    expect(about).to_contain_text("Vessel")
    expect(about.locator(".text")).to_be_visible()
    assert len(about.locator(".text").inner_text()) > 30
    assert about.locator(".text").bounding_box()["height"] >= 30
    expect(about).not_to_contain_text("Madison")  # she lies on the table
    box, list_ = page.locator(".prompt").bounding_box(), page.locator(".prompt .options")
    assert list_.evaluate("one => one.scrollHeight - one.clientHeight") <= 6
    assert box["y"] + box["height"] <= page.viewport_size["height"] + 1


def test_what_has_happened_to_no_card_is_told_by_a_sign(window: Opener, site: Any) -> None:
    page = sit(window, site, TRANSFERS, 0)
    page.wait_for_timeout(400)
    options(page).filter(has_text="Transfer 1 pool to Madison").first.click()
    page.wait_for_timeout(1500)
    for chip in page.locator(".happened .small").all():
        assert chip.locator("svg, canvas, img, [data-pic], .symbol").count(), chip.get_attribute("title")
    assert "Madison" in page.locator(".happened .words").inner_text()
    place = options(page).first.bounding_box()
    page.locator(".happened .small").last.click()
    expect(page.locator(".happened [role=status]")).to_contain_text("Madison")
    assert options(page).first.bounding_box() == place, "no option has moved"


def test_transfers_to_one_vampire_are_one_gesture(window: Opener, site: Any) -> None:
    page = sit(window, site, TRANSFERS, 0)
    options(page).filter(has_text="Transfer 1 pool to Madison").hover()
    again = page.get_by_role("group", name=re.compile("Several times at once: Transfer 1 pool to Madison"))
    expect(again.get_by_role("button")).to_have_count(3)  # two, three, and all four
    before = number(page)
    again.get_by_role("button", name=re.compile("^4 times")).click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(page.locator('[data-mat="0"] header')).to_contain_text("16")
    expect(page.locator("#question")).to_contain_text("transfers left: 0")
    expect(again).to_have_count(0)


def test_what_was_done_once_is_offered_again_at_its_card(window: Opener, site: Any) -> None:
    page = sit(window, site, TRANSFERS, 0, **PHONE)
    before = number(page)
    options(page).filter(has_text="Transfer 1 pool to Nassir").tap()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    again = page.get_by_role("group", name=re.compile("Several times at once: Transfer 1 pool to Nassir"))
    expect(again.get_by_role("button")).to_have_count(2)  # three are left
    again.get_by_role("button", name=re.compile("^3 times")).tap()
    expect(page.locator("#question")).to_contain_text("transfers left: 0")


def test_nine_answers_are_all_seen_and_what_cannot_be_done_is_told(window: Opener, site: Any) -> None:
    page = sit(window, site, MINIONS, 0)
    expect(options(page)).to_have_count(9)
    listed = page.locator(".prompt .options")
    assert listed.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    page.get_by_role("button", name="Not now").click()
    cannot = page.get_by_role("group", name="What you cannot do now, and why")
    expect(cannot).to_contain_text("Blood Doll Master cards are played in your master phase")
    told = cannot.get_by_role("listitem").filter(has_text="Blood Doll")
    seen = """one => {
      const box = one.getBoundingClientRect()
      return [box.top + 2, box.bottom - 2].every(y => one.contains(document.elementFromPoint(box.left + 20, y)))
    }"""
    assert told.evaluate(seen), "it is not cut off by the window, nor does anything lie over it"


def test_at_a_time_out_nobody_is_told_that_they_have_won(window: Opener, site: Any) -> None:
    page = sit(window, site, TIME, 1)
    page.locator('[data-notation="done"]').first.click()
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text("The time is up")
    expect(ending.get_by_role("heading", level=2).first).to_have_text("A draw")
    expect(ending).to_contain_text("½ victory point")
    expect(page.get_by_text("You have won")).to_have_count(0)
    assert serious(page) == []


def test_on_a_telephone_an_ending_has_cards_and_results_and_nothing_is_wider_than_it(window: Opener, site: Any) -> None:
    ready = "nik-sikko, lauren, nassir, madison, baixinho"
    page = sit(window, site, TIME.replace("ready b: nik-sikko", f"ready b: {ready}"), 1, **PHONE)
    page.locator('[data-notation="done"]').first.tap()
    ending = page.get_by_role("dialog")
    expect(ending.locator(".fan .face")).to_have_count(5)
    expect(ending.get_by_role("list", name="Scores").get_by_role("listitem")).to_have_text(
        [re.compile("Ann.*½ victory point"), re.compile("Bob.*you")]
    )
    assert ending.locator(".body").evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_a_card_has_a_page_with_what_is_said_of_it(window: Opener, site: Any) -> None:
    page = window().open("cards/vtes/aunt-linda")
    expect(page.locator(".face.as-reading")).to_contain_text("Aunt Linda")
    expect(page.get_by_role("heading", name="What its numbers and words mean")).to_be_visible()
    assert serious(page) == []


def test_games_that_draw_no_cards_have_pages_of_them_too(window: Opener, site: Any) -> None:
    page = window().open("cards/masters/museum")
    expect(page.locator(".face.as-reading")).to_contain_text("Museum")
    page.get_by_role("link", name=re.compile("All cards of")).click()
    expect(page.get_by_role("link", name="Slums", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Agent", exact=True)).to_have_count(0)  # a term is not a card


def test_a_page_of_cards_of_no_game_says_so(window: Opener, site: Any) -> None:
    page = window().open("cards/nothing/aunt-linda")
    expect(page.get_by_role("alert")).to_have_text("There is no game under “nothing”.")
    expect(page.get_by_role("link", name=re.compile("All cards of"))).to_have_count(0)


def test_how_many_lie_in_a_pile_does_not_cover_the_title_of_its_zone(window: Opener, site: Any) -> None:
    made = site.make(game="vtes", seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open(made["seats"][0]["link"])
    zone = page.locator('[data-mat="1"] .zone', has_text="Uncontrolled region")
    expect(zone.get_by_text("×4", exact=True)).to_be_visible()
    page.wait_for_timeout(800)  # until it is laid as large as it fits
    title, many = zone.locator("h3").bounding_box(), zone.get_by_text("×4", exact=True).bounding_box()
    assert title
    assert many
    assert many["y"] >= title["y"] + title["height"] - 3, "what a line has below its letters"


def test_in_a_list_of_cards_nothing_of_a_card_is_cut(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}).open("#c=vtes")
    faces = page.locator("main .face")
    expect(faces.filter(has_text="Abraham DuSable")).to_contain_text(
        "Camarilla"
    )  # five lines of disciplines, and a text
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    assert faces.evaluate_all(cut) == []
    assert faces.count() >= 50
    shown = faces.filter(has_text="Aaradhya, The Callous Tyrant")
    expect(shown).to_contain_text("Sabbat cardinal")
    expect(shown).to_contain_text("group 6")


def test_of_many_options_a_telephone_shows_most_and_says_that_there_are_more(window: Opener, site: Any) -> None:
    many = "madison [blood 5], naomi-stewart [blood 4], anneke [blood 5], amelia-locke [blood 3]"
    text = MINIONS.replace("aunt-linda [blood 3], madison [blood 4]", many)
    page = sit(window, site, text, 0, **PHONE)
    page.wait_for_timeout(400)
    listed = page.locator(".options")
    assert options(page).count() > 10
    inside = """list => { const seen = list.getBoundingClientRect(), last = list.lastElementChild.getBoundingClientRect()
      return [...list.children].filter(one => one.getBoundingClientRect().top >= seen.top - 1
        && (one === list.lastElementChild || one.getBoundingClientRect().bottom <= last.top)).length }"""
    assert listed.evaluate(inside) >= 9
    sign = "list => getComputedStyle(list.lastElementChild, '::before').content"
    assert "▾" in listed.evaluate(sign)
    listed.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(page.locator(".options[data-more]")).to_have_count(0)
    assert "▾" not in listed.evaluate(sign)
    least = "list => Math.min(...[...list.children].map(one => one.getBoundingClientRect().height))"
    assert listed.evaluate(least) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []


def test_vampires_on_the_table_tell_their_disciplines_as_players_write_them(window: Opener, site: Any) -> None:
    page = sit(window, site, MINIONS, 0)
    madison = page.locator('[data-mat="0"] .face.as-table', has_text="Madison")
    expect(madison.locator(".codes")).to_have_text("DOM FOR PRE")
    expect(madison.locator(".codes")).to_be_visible()
    for width, height in ((1366, 768), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        for level in ("", "own"):  # also on low cards
            page.locator("[data-low]").evaluate("(one, level) => one.dataset.low = level", level)
            band = madison.locator(".band")
            picture, codes = band.locator(".picture").bounding_box(), band.locator(".codes").bounding_box()
            hidden = (
                picture["x"] >= band.bounding_box()["x"] + band.bounding_box()["width"] - 1
            )  # where there is no room
            assert hidden or picture["y"] + picture["height"] <= codes["y"] + 1


def test_a_finger_reads_what_signs_mean_by_a_tap_and_on_buttons_by_a_long_press(window: Opener, site: Any) -> None:
    page = sit(window, site, MINIONS, 0, **PHONE)
    told = page.locator(".told")
    page.locator('[data-mat="0"] header .numbers li').first.tap()
    expect(told).to_contain_text("pool")
    page.locator("#question").tap()
    expect(told).to_have_count(0)
    other = page.locator(".rail button").nth(1)
    shown = other.get_attribute("aria-current")
    box = other.locator(".facts > span").first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + 5, "y": box["y"] + 5}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(told).to_contain_text("ready")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(told).to_be_visible()
    assert other.get_attribute("aria-current") == shown, "it was pressed to be read"
    reach = told.bounding_box()
    assert reach
    assert reach["x"] >= 0
    assert reach["x"] + reach["width"] <= 390
