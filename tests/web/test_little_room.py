"""Where there is little room: what ends a question, one's own mat, the last line of the log; and how little an answer costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.people import options
from tests.web.test_card_table import make, pick, sit
from tests.web.test_l5r_page import CONFLICT
from tools.page_speed import position

Opener = Callable[..., Any]
CARDS, CALLS = 40, 15_000  # at so many cards fewer calls of functions than if each of them were asked
THEIRS = ("doji-challenger", "doji-whisperer", "savvy-politician", "doji-gift-giver", "asahina-storyteller") * 2
OURS = ("akodo-gunso", "ikoma-prodigy", "matsu-beiona", "obstinate-recruit", "steadfast-samurai") * 3
OUT = """position: vtes
setup: {"players":4,"windows":"all"}
active: a
phase: 5.3
pool: 20 0 20 20
out: b
ready a: aunt-linda [blood 3]
ready c: nik-sikko [blood 4]
"""


def within(inner: Any, outer: Any) -> bool:
    """Whether something lies within something else, from top to bottom."""
    box, around = inner.bounding_box(), outer.bounding_box()
    return bool(box["y"] >= around["y"] - 1 and box["y"] + box["height"] <= around["y"] + around["height"] + 1)


def test_what_ends_a_question_stays_in_sight_below_a_long_list(window: Opener, site: Any) -> None:
    for size in ({"width": 1366, "height": 768}, {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}):
        page = sit(window, make(site, position(CARDS), "Ann Bob"), 0, **size)
        listed = page.locator(".prompt .options")
        assert listed.evaluate("one => one.scrollHeight - one.clientHeight") > 20
        expect(listed).to_have_attribute("data-more", "")
        ends = options(page).filter(has_text="End the Action Phase")
        assert within(ends, listed)
        assert ends.evaluate(
            "one => { const box = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 3)) }"
        )


def test_on_an_upright_tablet_ones_own_mat_is_in_sight_in_a_crowded_conflict(window: Opener, site: Any) -> None:
    present = ", ".join(f"{face} [present]" for face in THEIRS)
    whole = CONFLICT.replace("field b: doji-challenger [present]", f"field b: {present}")
    whole = whole.replace("field a: ", f"field a: {', '.join(OURS)}, ")
    made = site.make(game="l5r", position=whole, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, 820, 1180)
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(600)
    middle = page.locator("main.middle")
    assert within(page.locator('[data-mat="0"]'), middle)
    assert within(page.locator(".contests"), middle)


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
    expect(page.locator("canvas[data-drawn]").first).to_be_attached()
    page.wait_for_timeout(2000)
    profiler = page.context.new_cdp_session(page)
    profiler.send("Profiler.enable")
    profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    options(page).nth(0).focus()
    expect(page.locator(".why b")).to_be_visible()
    page.wait_for_timeout(1000)
    found = profiler.send("Profiler.takePreciseCoverage")["result"]
    own = [script for script in found if "/assets/" in script["url"]]
    assert sum(function["ranges"][0]["count"] for script in own for function in script["functions"]) < CALLS
