"""In little room: what ends a question, one's own mat and the last log line stay visible; and answers stay cheap."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import number, options
from tests.web.test_card_table import make, pick, sit
from tests.web.test_in_sight import overlap
from tests.web.test_l5r_page import CONFLICT
from tools.page_speed import CATEGORIES, CHARACTERS, counted, position

Opener = Callable[..., Any]
# a list of as many answers as a crowded fight has
LONGER = "list => { for (let n = 0; n < 12; n += 1) list.prepend(list.firstElementChild.cloneNode(true)) }"
CARDS, CALLS = 40, 15_000  # at this many cards, fewer function calls than if each card were asked
THEIRS = ("doji-challenger", "doji-whisperer", "savvy-politician", "doji-gift-giver", "asahina-storyteller") * 2
OURS = ("akodo-gunso", "ikoma-prodigy", "matsu-beiona", "obstinate-recruit", "steadfast-samurai") * 3
MANY = """position: rivals
setup: {"players":3,"windows":"all"}
active: a
actions: 2
HAVENS
library a: fleetness, fleetness
library b: unhinged, unhinged
library c: mercy, mercy
deck: medium, vagrant-of-prague
"""
OUT = """position: vtes
setup: {"players":4,"windows":"all"}
active: a
phase: 5.3
pool: 20 0 20 20
out: b
ready a: aunt-linda [blood 3]
ready c: nik-sikko [blood 4]
"""


def crowded() -> str:
    """Make a conflict with ten defenders, at a table where the attacker has fifteen more characters."""
    present = ", ".join(f"{face} [present]" for face in THEIRS)
    whole = CONFLICT.replace("field b: doji-challenger [present]", f"field b: {present}")
    return whole.replace("field a: ", f"field a: {', '.join(OURS)}, ")


def lying(number: int) -> list[str]:
    """Return a number of characters, hardly any two of them alike."""
    return [f"{CHARACTERS[n % len(CHARACTERS)]} [blood {1 + n // len(CHARACTERS)}]" for n in range(number)]


def boxes(pieces: Any) -> list[dict[str, float]]:
    """Return where pieces are."""
    return [piece.bounding_box() for piece in pieces.all()]


def within(inner: Any, outer: Any) -> bool:
    """Return whether one box is within another, from top to bottom."""
    box, around = inner.bounding_box(), outer.bounding_box()
    return bool(box["y"] >= around["y"] - 1 and box["y"] + box["height"] <= around["y"] + around["height"] + 1)


def test_what_ends_a_question_stays_in_sight_below_a_long_list(window: Opener, site: Any) -> None:
    telephone = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    for cards, size in ((3 * CARDS, {"width": 1366, "height": 560}), (3 * CARDS, telephone)):  # there in two columns
        page = sit(window, make(site, position(cards), "Ann Bob"), 0, **size)
        listed = page.locator(".prompt .options")
        expect(listed).to_have_attribute("data-more", "")  # they are drawn a few at a time
        assert listed.evaluate("one => one.scrollHeight - one.clientHeight") > 20
        ends = options(page).filter(has_text="End the Action Phase")
        assert within(ends, listed)
        assert ends.evaluate(
            "one => { const box = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 3)) }"
        )


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1366, 768)])
def test_a_question_of_many_lines_leaves_room_for_its_answers(
    window: Opener, site: Any, width: int, height: int
) -> None:
    page = sit(window, make(site, position(12), "Ann Bob"), 0, width=width, height=height)
    expect(options(page).first).to_be_visible()
    page.locator("#question").evaluate("node => node.textContent = 'Something has happened to somebody. '.repeat(40)")
    page.wait_for_timeout(100)
    below = page.locator(".prompt .ends [data-option], .prompt .options [data-option]").last.bounding_box()
    assert below["y"] + below["height"] <= height
    assert page.locator(".prompt .options").bounding_box()["height"] >= 40


def test_on_an_upright_tablet_ones_own_mat_is_in_sight_in_a_crowded_conflict(window: Opener, site: Any) -> None:
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, 820, 1180)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    middle = page.locator("main.middle")
    assert within(page.locator('[data-mat="0"]'), middle)
    assert within(page.locator(".contests"), middle)


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768), (1920, 1080)])
def test_in_a_crowded_conflict_both_sides_say_what_they_come_to(
    window: Opener, site: Any, width: int, height: int
) -> None:
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, width, height)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    totals = page.locator(".contest .of > .numbers")
    expect(totals).to_have_count(2)
    seen = """one => [...one.querySelectorAll('b, .parts')].every(part => [...part.getClientRects()].every(box =>
      part.contains(document.elementFromPoint(box.x + box.width - 3, box.y + box.height / 2))))"""
    assert all(one.evaluate(seen) for one in totals.all())
    rows = {round(box["y"]) for box in boxes(page.locator(".contest .party").first.locator("figure"))}
    assert len(rows) == 1


@pytest.mark.parametrize(("tab", "least"), [("Log", 30), ("Turn", 100)])
def test_beside_a_long_question_the_log_keeps_a_line_and_the_turn_some(
    window: Opener, site: Any, tab: str, least: int
) -> None:
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, 1366, 768)
    expect(options(page).first).to_be_visible()
    page.get_by_role("tab", name=tab).click()
    page.locator("#question").evaluate("node => node.textContent = 'Something has happened to somebody. '.repeat(40)")
    page.locator(".prompt .options").evaluate(LONGER)
    page.wait_for_timeout(200)
    panel, prompt = page.locator(".side-panel").bounding_box(), page.locator(".prompt").bounding_box()
    assert panel["y"] + panel["height"] <= prompt["y"] + 1
    assert page.locator(".side-panel .content").bounding_box()["height"] >= least
    assert prompt["y"] + prompt["height"] <= 768
    assert page.locator(".prompt .options").bounding_box()["height"] >= 70


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768)])
def test_below_a_long_list_nothing_is_kept_free_and_a_sign_says_that_there_is_more(
    window: Opener, site: Any, width: int, height: int
) -> None:
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, width, height)
    expect(options(page).first).to_be_visible()
    listed = page.locator(".prompt .options")
    listed.evaluate(LONGER)
    expect(listed).to_have_attribute("data-more", "")
    page.locator(".prompt > .ends").evaluate("one => one.remove()")
    page.locator(".prompt > footer").evaluate(
        "one => one.querySelectorAll(':scope > :not(.why)').forEach(x => x.remove())"
    )
    sign = "one => [[one, '::after'], [one.lastElementChild, '::before']].map(at => getComputedStyle(...at).content)"
    assert any("▾" in one for one in listed.evaluate(sign))
    box, prompt = listed.bounding_box(), page.locator(".prompt").bounding_box()
    assert prompt["y"] + prompt["height"] - box["y"] - box["height"] <= 24


def test_many_answers_have_the_room_of_the_log(window: Opener, site: Any) -> None:
    page = sit(window, make(site, position(CARDS), "Ann Bob"), 0, 1366, 768)
    expect(options(page).first).to_be_visible()
    listed, log = page.locator(".prompt .options"), page.locator(".side-panel")
    assert listed.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert page.locator(".prompt").bounding_box()["height"] > 768 / 2
    assert log.bounding_box()["y"] + log.bounding_box()["height"] <= page.locator(".prompt").bounding_box()["y"] + 1


@pytest.mark.parametrize(("width", "height", "answers"), [(1366, 768, 13), (820, 1180, 8)])
def test_answers_that_could_be_seen_are_seen_beside_a_log(
    window: Opener, site: Any, width: int, height: int, answers: int
) -> None:
    page = sit(window, make(site, position(CARDS), "Ann Bob"), 0, width, height)
    expect(options(page).first).to_be_visible()
    listed = page.locator(".prompt .options")
    listed.evaluate(
        """(one, n) => one.replaceChildren(...Array.from({ length: n }, () => {
          const answer = one.children[1].cloneNode(true)
          answer.classList.remove('wide')
          return answer
        }))""",
        answers,
    )
    page.wait_for_timeout(300)
    assert listed.evaluate("one => one.scrollHeight - one.clientHeight") <= 6
    assert page.locator(".prompt").evaluate("one => one.getBoundingClientRect().bottom") <= height


def test_where_a_low_hand_leaves_room_it_has_that(window: Opener, site: Any) -> None:
    """What is left below the mats is less than a line of the hand, or all of the hand is seen."""
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    for width, height in ((820, 1180), (1366, 768)):
        page = sit(window, made, 0, width, height)
        expect(options(page).first).to_be_visible()
        page.wait_for_timeout(600)
        left = page.locator("main.middle").evaluate(
            """ground => {
              const parts = [...ground.querySelectorAll('.mats > .top, .around > *')]
              return ground.clientHeight - parts.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)
            }"""
        )
        fan = page.locator(".hand-area .fan").bounding_box()["height"]
        assert left < 48 or fan >= page.locator(".hand-area .place").first.bounding_box()["height"]


def test_on_a_telephone_five_answers_are_seen_and_few_cards_are_larger(window: Opener, site: Any) -> None:
    telephone = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    haven = "\n".join(f"haven {seat}: {', '.join(lying(2))}" for seat in "abc")
    page = sit(window, make(site, MANY.replace("HAVENS", haven), "Ann Bob Cleo"), 0, **telephone)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    mat = page.locator('[data-mat="0"]')
    assert min(box["width"] for box in boxes(mat.locator(".card"))) > 95
    assert mat.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    listed = page.locator(".prompt .options")
    five = "one => one.replaceChildren(...Array.from({ length: 5 }, () => one.firstElementChild.cloneNode(true)))"
    listed.evaluate(five)
    assert listed.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert page.locator(".prompt").evaluate("one => one.getBoundingClientRect().bottom") <= 845


def test_on_a_telephone_a_fight_of_many_is_small_until_it_is_opened(window: Opener, site: Any) -> None:
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, 390, 844, has_touch=True, is_mobile=True)
    contest = page.locator(".contest")
    expect(contest).to_be_visible()
    expect(contest.locator(".sides")).to_have_count(0)
    assert page.locator('[data-mat="0"]').bounding_box()["height"] >= 150
    contest.get_by_role("button", name="Show it whole").click()
    expect(contest.locator(".sides")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768)])
def test_in_a_crowded_conflict_no_mat_is_behind_it(window: Opener, site: Any, width: int, height: int) -> None:
    made = site.make(game="l5r", position=crowded(), seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, width, height)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    middle = page.locator("main.middle")
    for part in (page.locator(".contest"), page.locator('[data-mat="1"]'), page.locator('[data-mat="0"]')):
        assert within(part, middle)
    contest, theirs = page.locator(".contest").bounding_box(), page.locator('[data-mat="1"]').bounding_box()
    assert contest["y"] + contest["height"] <= theirs["y"] + 1
    standing = page.locator('[data-area="field:1"] [data-twice]')
    expect(standing).to_have_count(len(THEIRS))
    expect(standing.first.locator(".name")).to_be_visible()
    expect(standing.locator(".numbers:visible")).to_have_count(0)
    expect(page.locator(".contest .party").last.locator(".face .numbers").first).to_be_visible()
    assert not any(overlap(one, other) for one, other in pairwise(boxes(page.locator('[data-mat="1"] .card'))))


def test_where_not_all_mats_have_room_the_others_stand_in_a_rail(window: Opener, site: Any) -> None:
    for side, railed in ((1, 0), (34, 1)):
        haven = "\n".join(f"haven {seat}: {', '.join(lying(side))}" for seat in "abc")
        made = make(site, MANY.replace("HAVENS", haven), "Ann Bob Cleo")
        page = sit(window, made)
        expect(page.locator('[data-mat="0"] .card').first).to_be_visible()
        page.wait_for_timeout(600)
        expect(page.locator(".rail")).to_have_count(railed)
        expect(page.locator("[data-mat]")).to_have_count(4 - railed)  # the city is one of them
        assert page.locator("main.middle").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_the_last_line_of_the_log_is_not_behind_the_question(window: Opener, site: Any) -> None:
    made = site.make(game="l5r", position=CONFLICT, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made)
    pick(page, "Pass")
    expect(page.locator("#log")).to_be_visible()
    log, ask = page.locator("#log").bounding_box(), page.locator(".ask").bounding_box()
    assert log["y"] + log["height"] <= ask["y"] + 1


def test_the_mat_in_sight_is_of_somebody_who_still_plays(window: Opener, site: Any) -> None:
    made = site.make(game="vtes", position=OUT, seats=[{"name": name} for name in ("Ann", "Bob", "Cleo", "Dan")])
    page = sit(window, made)
    expect(page.locator('[data-mat="2"]')).to_have_count(1)
    expect(page.locator('[data-mat="1"]')).to_have_count(0)


def test_an_answer_about_one_option_does_not_call_on_every_card(window: Opener, site: Any) -> None:
    page = sit(window, make(site, position(CARDS), "Ann Bob"))
    expect(page.locator("img[data-drawn]").first).to_be_attached()
    page.wait_for_timeout(2000)
    profiler = page.context.new_cdp_session(page)
    profiler.send("Profiler.enable")
    profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    options(page).nth(0).focus()
    expect(page.locator(".option.picked")).to_be_visible()
    page.wait_for_timeout(1000)
    found = profiler.send("Profiler.takePreciseCoverage")["result"]
    own = [script for script in found if "/assets/" in script["url"]]
    assert sum(function["ranges"][0]["count"] for script in own for function in script["functions"]) < CALLS


def test_an_answer_computes_no_styles_of_what_stays_as_it_is(window: Opener, site: Any, tmp_path: Path) -> None:
    """A selector that looks at what an ancestor has would have the whole table styled anew each time something comes."""
    page = sit(window, make(site, position(CARDS), "Ann Bob"))
    expect(page.locator("img[data-drawn]").first).to_be_attached()
    page.wait_for_timeout(2000)
    nodes, file, before = page.evaluate("document.querySelectorAll('*').length"), tmp_path / "trace.json", number(page)
    page.context.browser.start_tracing(page=page, path=str(file), categories=CATEGORIES)
    options(page).nth(0).click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    page.wait_for_timeout(1500)
    page.context.browser.stop_tracing()
    _, elements = counted(json.loads(file.read_text())["traceEvents"])["styles"]
    assert 0 < elements < 2 * nodes


def test_with_five_seats_the_turn_has_room_and_shows_where_it_is(window: Opener, site: Any) -> None:
    """Two seats lie in a line where there is little height, and what is being carried out is in sight."""
    made = site.make(
        game="vtes", setup={"players": 5}, seats=[{"name": name} for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
    )
    pages = [sit(window, made, seat) for seat in range(5)]
    anybody = (page for _ in range(100) for page in pages if page.wait_for_timeout(50) or options(page).count())
    page = next(anybody)  # options come a moment after the table
    page.get_by_role("tab", name="Turn").click()
    assert page.locator(".side-panel").bounding_box()["height"] >= 150
    expect(page.locator(".track .now").last).to_be_visible()
    assert within(page.locator(".track .now").last, page.locator(".side-panel"))
    rows, panel = page.locator(".track li"), page.locator(".side-panel")
    assert sum(within(row, panel) for row in rows.all()) >= 7
    players = page.locator(".players")
    assert players.bounding_box()["height"] < 70, "two lines: what each has stands in the rail and on one's own mat"
    for name in ("Ann", "Bob", "Cleo", "Dan", "Eve"):
        seat = players.locator("li", has_text=name)
        assert seat.locator("b").evaluate("one => one.scrollWidth <= one.clientWidth")
        has = page.locator(".rail button, .mat.own header").filter(has_text=name).first
        expect(has).to_contain_text("30")


def test_beside_many_options_the_log_of_five_seats_tells_some_lines(window: Opener, site: Any) -> None:
    made = site.make(
        game="vtes", setup={"players": 5}, seats=[{"name": name} for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
    )
    page = sit(window, made, 0)
    expect(page.locator("#log li").first).to_be_visible()
    page.locator("#log ol").evaluate(
        "one => one.append(...Array.from({ length: 9 }, () => one.lastElementChild.cloneNode(true)))"
    )
    line = page.locator("#log li").last.bounding_box()["height"]
    assert page.locator("#log").bounding_box()["height"] >= 5 * line
