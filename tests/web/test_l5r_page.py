"""Legend of the Five Rings on the page: conflicts with many attachments, texts in a low hand, how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import options
from tests.web.test_access import serious

Opener = Callable[..., Any]
BEARER = "[on field/matsu-berserker]"
CONFLICT = f"""position: l5r
setup: {{"players":2,"format":"skirmish","windows":"all"}}
field a: matsu-berserker [present]
attached a: {", ".join(f"{face} {BEARER}" for face in ("fine-katana", "ornate-fan") * 2)}, fine-katana {BEARER}
field b: doji-challenger [present]
hand a: banzai, for-greater-glory, noble-sacrifice, political-rival
conflict: a military fire b1
{"".join(f"deck {seat}: {', '.join(['banzai'] * 8)}" + chr(10) for seat in "ab")}
{"".join(f"dynasty {seat}: {', '.join(['doji-whisperer'] * 8)}" + chr(10) for seat in "ab")}"""
# Of each card of a hand that has a text: whether a sign says that not all of it is seen, whether all of what is shown there is
# seen, and how many lines that are.
TOLD = """all => all.flatMap(place => {
  const text = place.querySelector('.face > .text')
  if (!text) return []
  const there = text.getClientRects().length > 0
  const most = place.style.getPropertyValue('--lines')
  const clamped = there && !!most && getComputedStyle(text).webkitLineClamp === most
  const lines = there ? text.clientHeight / parseFloat(getComputedStyle(text).lineHeight) : 0
  return [['untold' in place.dataset || clamped, there && text.scrollHeight <= text.clientHeight + 1, lines]]
})"""


def sit(window: Opener, site: Any, width: int, height: int, position: str = CONFLICT) -> Any:
    """Open a window at the first seat, in the middle of a conflict."""
    made = site.make(game="l5r", position=position, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = window(viewport={"width": width, "height": height}, reduced_motion="reduce").open(made["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    page.mouse.move(5, 5)
    page.wait_for_timeout(500)
    return page


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768)])
def test_many_attachments_in_a_conflict_leave_room_for_the_mats(
    window: Opener, site: Any, width: int, height: int
) -> None:
    page = sit(window, site, width, height)
    expect(page.locator(".contest .party").first).to_contain_text("Fine Katana")
    middle = page.locator("main.middle")
    assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    stand = page.locator(".contest .stand").first
    card = stand.locator(".card.as-table")
    assert stand.bounding_box()["height"] < 1.2 * card.bounding_box()["height"]


def test_a_conflict_says_what_its_skill_is_made_of_and_what_was_played_in_it(window: Opener, site: Any) -> None:
    page = sit(window, site, 1366, 768, CONFLICT.replace("hand a:", "favor: a\nhand a:"))
    panel = page.locator(".contest")
    expect(panel.locator(".party").first).to_contain_text("Imperial Favor")
    options(page).filter(has_text="Banzai").first.click()
    options(page).filter(has_text="Matsu Berserker").first.click()
    played = panel.get_by_role("list", name="What has been played, newest first").get_by_role("listitem")
    expect(played).to_have_text(["Banzai! Ann →against Matsu Berserker"])
    played.get_by_role("button").hover()
    expect(page.locator(".large")).to_contain_text("+2")
    assert panel.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_each_ring_has_its_own_sign_and_is_read_with_what_it_does(window: Opener, site: Any) -> None:
    page = sit(window, site, 1366, 768, CONFLICT.replace("hand a:", "ring air: b 0\nhand a:"))
    rings = page.locator('[data-area="rings"] .card')
    signs = rings.evaluate_all("all => all.map(one => one.querySelector('.face > svg path').getAttribute('d'))")
    assert len(set(signs)) == 5
    marks = page.locator('[data-piece="ring:fire"] .badge svg')
    expect(marks).to_have_count(1)
    page.locator('[data-piece="ring:air"]').hover()
    expect(page.locator(".large")).to_contain_text("claimed by Bob")
    expect(page.locator(".large")).to_contain_text("For the Shadowlands")


def test_a_card_of_a_low_hand_shows_all_of_its_text_or_whole_lines_of_it(window: Opener, site: Any) -> None:
    page = sit(window, site, 1366, 768, CONFLICT.replace("hand a: ", "hand a: strength-in-numbers, "))
    told = page.locator(".hand-area .place").evaluate_all(TOLD)
    assert len(told) == 5
    assert all(sign != seen for sign, seen, _ in told), told
    assert any(sign for sign, _, _ in told)
    assert all(lines >= 3 and (seen or abs(lines - round(lines)) < 0.15) for _, seen, lines in told), told


def test_where_half_of_each_card_is_seen_a_sign_says_that_it_has_a_text(window: Opener, site: Any) -> None:
    page = sit(window, site, 1366, 768, CONFLICT.replace("hand a: ", f"hand a: {', '.join(['banzai'] * 6)}, "))
    told = page.locator(".hand-area .place").evaluate_all(TOLD)
    assert len(told) == 10
    assert all(sign != seen for sign, seen, _ in told), told
    assert sum(lines == 0 for _, _, lines in told) > 5


DUEL = f"""position: l5r
setup: {{"players":2,"format":"skirmish","windows":"all"}}
field a: matsu-berserker [present]
attached a: duelist-training [on field/matsu-berserker]
field b: deathseeker [present], bayushi-manipulator
hand a: banzai, outwit
hand b: banzai
conflict: a military fire b1
{"".join(f"deck {seat}: {', '.join(['banzai'] * 8)}" + chr(10) for seat in "ab")}
{"".join(f"dynasty {seat}: {', '.join(['doji-whisperer'] * 8)}" + chr(10) for seat in "ab")}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_panel_of_a_duel_shows_both_dials_once_they_are_revealed(
    window: Opener, site: Any, width: int, height: int
) -> None:
    made = site.make(game="l5r", position=DUEL, seats=[{"name": "Ann"}, {"name": "Bob"}])
    size = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    page, other = [window(**size).open(seat["link"]) for seat in made["seats"]]
    for who, words in ((other, "Pass"), (page, "Use Matsu Berserker"), (page, "Bid 3")):  # both are asked at once
        options(who).filter(has_text=words).first.click()
    dials = page.locator('.contest .party [title$=" bid"] b')
    expect(options(other).filter(has_text="Bid 1")).to_be_visible()
    expect(dials).to_have_count(0)
    options(other).filter(has_text="Bid 1").click()
    expect(other.locator("#question")).to_contain_text("Do you respond?")
    expect(dials).to_have_text(["3", "1"])
    options(other).filter(has_text="Use Bayushi Manipulator").click()
    expect(dials).to_have_text(["3", "2"])


def test_who_attacks_and_which_province_is_attacked_are_marked_on_the_mats_where_the_panel_is_folded(
    window: Opener, site: Any
) -> None:
    page = sit(
        window, site, 1366, 768, CONFLICT.replace("field b: doji-challenger [present]", "field b: doji-challenger")
    )
    expect(page.locator(".contest .party").nth(1)).to_contain_text("is attacked")  # shown whole, though nobody defends
    marked = page.locator(".mat [data-part]")
    expect(marked).to_have_count(0)
    page.locator(".contest .fold").click()
    expect(marked).to_have_count(2)
    assert {one.get_attribute("data-part") for one in marked.all()} == {"attacks", "is attacked"}
    expect(page.locator('[data-area="provinces:1"] [data-part]')).to_have_attribute("data-part", "is attacked")
    expect(page.locator('[data-area="field:0"] .part')).to_have_text("attacks")
    page.locator(".contest .fold").click()
    expect(marked).to_have_count(0)


AMBUSH = """position: l5r
setup: {"players":2,"format":"skirmish","windows":"all"}
phase: conflict
field a: eager-scout [present]
field b: doji-challenger [present]
hand a: ambush
row a1: bayushi-shoju
row a2: bayushi-liar
row a3: yogo-outcast
fate: 3 0
conflict: b political fire a1
"""


def test_what_cannot_be_chosen_with_what_is_ticked_is_told_and_not_ticked(window: Opener, site: Any) -> None:
    page = sit(window, site, 1366, 768, AMBUSH)
    page.locator(".prompt .option", has_text="Ambush").click()
    options = page.locator(".prompt .option")
    options.filter(has_text="Shoju").click()
    expect(page.locator(".several")).to_contain_text("1 chosen")
    options.filter(has_text="Outcast").click()
    expect(page.get_by_text("so it is not ticked any more")).to_be_visible()
    expect(page.locator(".several")).to_contain_text("1 chosen")
    expect(page.locator(".several .button")).to_be_enabled()
    options.filter(has_text="Shoju").click()  # no longer
    options.filter(has_text="Outcast").click()
    options.filter(has_text="Liar").click()
    expect(page.locator(".several")).to_contain_text("2 chosen")
    expect(page.locator(".several .button")).to_be_enabled()


def test_a_folded_conflict_names_who_stands_there_beside_its_button_alike_ones_once(window: Opener, site: Any) -> None:
    many = (
        "doji-challenger",
        "doji-whisperer",
        "savvy-politician",
        "doji-gift-giver",
        "asahina-storyteller",
        "doji-whisperer",
    )
    there = ", ".join(f"{face} [present]" for face in many)
    page = sit(window, site, 390, 844, CONFLICT.replace("field b: doji-challenger [present]", f"field b: {there}"))
    panel = page.locator(".contest header")
    if panel.get_by_role("button").get_attribute("aria-expanded") == "true":
        panel.get_by_role("button").click()
    names = panel.locator(".score > li > b").last
    expect(names).to_contain_text("2 × Doji Whisperer")
    told, fold = names.bounding_box(), panel.get_by_role("button").bounding_box()
    assert told["x"] + told["width"] <= fold["x"]
    for side in panel.locator(".score > li").all():  # each in one line, with what it comes to
        assert side.bounding_box()["height"] < 24
        expect(side.get_by_text("military")).to_be_in_viewport(ratio=1)


DECLARE = """position: l5r
setup: {"players":2,"format":"skirmish","windows":"all"}
phase: conflict
field a: akodo-toturi
ring fire: - 2
"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1366, 768)])
def test_a_conflict_is_declared_in_a_table_of_rings_and_types(
    window: Opener, site: Any, width: int, height: int
) -> None:
    page = sit(window, site, width, height, DECLARE)
    for _ in range(5):  # windows before it
        if page.locator(".tabled").count():
            break
        options(page).last.click()
        page.wait_for_timeout(600)
    table = page.locator(".options.tabled")
    expect(table.locator(".row")).to_have_count(5)
    expect(table.locator(".row", has_text="Fire ring")).to_contain_text("2 fate lies on it")
    lines = options(page).evaluate_all("all => all.slice(0, 10).map(one => Math.round(one.getBoundingClientRect().y))")
    assert lines[::2] == lines[1::2]
    assert len(set(lines)) == 5
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    assert table.locator(".short").evaluate_all(cut) == []
    assert serious(page) == []
    fire = page.get_by_role("button", name="For the fire ring, a military conflict: 2 fate lies on it")
    assert fire.evaluate("one => one.scrollWidth - one.clientWidth") <= 1
    if width > 1000:  # a ring can be clicked as well
        page.locator('[data-piece="ring:air"]').click()
        expect(page.locator(".menu .option")).to_have_count(2)
        page.keyboard.press("Escape")
    fire.click()
    expect(page.locator("#question")).to_contain_text("Which province")
