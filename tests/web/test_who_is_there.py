"""Who plays what, who is there, who is being waited for; numbers that are answers; letters of seats."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.people import choose, options
from tests.web.test_together import PEOPLE, who_is_asked

Opener = Callable[..., Any]
WALK = """position: masters
vampires: mila museum blood 4 kills 2, imre asylum blood 4
city: railway_station museum cathedral night_club asylum newspaper slums police_station city_hall
museum: minions 3
dice: 6 5 4 2 |
now: turn mila 3
"""


def test_everybody_sees_who_plays_which_pieces_and_who_is_there(window: Opener, site: Any) -> None:
    made = site.make(seats=PEOPLE, setup={"players": 2, "vampires": ["imre", "mila"]}, seed=5)
    ann = window().open(made["seats"][0]["link"])
    seats = ann.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(2)
    expect(seats.nth(0)).to_contain_text("you")
    expect(seats.nth(0).get_by_role("button", name="Imre")).to_be_visible()
    expect(seats.nth(1).get_by_role("button", name="Mila")).to_be_visible()
    expect(seats.nth(1)).to_contain_text("has not come yet")
    bob = window()
    bob.open(made["seats"][1]["link"])
    expect(ann.get_by_text("Bob has come to the table.")).to_be_visible()
    expect(seats.nth(1)).not_to_contain_text("has not come")
    bob.page.close()
    expect(ann.get_by_text("Bob has gone away.")).to_be_visible()
    expect(seats.nth(1)).to_contain_text("away for")
    expect(ann.locator(".sheet").filter(has_text="Mila")).to_contain_text("Bob")


def test_whoever_has_laid_the_table_is_told_what_to_do_about_an_empty_seat(window: Opener) -> None:
    ann = window().open()
    ann.get_by_role("button", name="Set up a table").click()
    ann.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    ann.get_by_role("button", name="Create the table").click()
    expect(
        ann.get_by_role("region", name="Seats").get_by_role("button", name="Copy the link of Player 2")
    ).to_be_visible()
    for _ in range(20):
        if ann.get_by_text("Nobody has come to Player 2 yet").count():
            break
        choose(ann, options(ann).count() - 1)
    ann.get_by_role("button", name="Let a bot play for them").click()
    expect(ann.get_by_text("Nobody has come to Player 2 yet")).to_have_count(0)
    expect(ann.get_by_role("region", name="Seats")).to_contain_text("bot, greedy")


def test_whoever_waits_is_told_for_whom(window: Opener, site: Any) -> None:
    made = site.make(seats=PEOPLE, setup={"players": 2}, seed=2)
    windows = [window(), window()]
    pages = [one.open(seat["link"]) for one, seat in zip(windows, made["seats"], strict=True)]
    asked, other = who_is_asked(pages)
    waiting = other.locator(".prompt .waiting")
    expect(waiting).to_contain_text("is at the table")
    asked.close()
    expect(waiting).to_contain_text("away for")
    expect(waiting).to_contain_text("The person who set up the table")


def test_an_answer_that_is_a_number_has_no_other_number_beside_it(window: Opener, site: Any) -> None:
    page = window().open(site.make(position=WALK)["seats"][0]["link"])
    page.locator('[data-notation="move asylum"]').click()
    expect(options(page)).to_have_text(["0", "1", "2", "3"])
    page.keyboard.press("2")
    expect(page.locator('[data-notation="2"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("AP left")
    expect(page.locator('[data-area="city"]').get_by_role("button", name="Asylum, ").first).to_have_attribute(
        "aria-label", r"Asylum, has a day effect, minions hold it, 2 × minion, Mila, Imre"
    )


def test_seats_are_told_apart_by_letters_or_numbers(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=[{"name": "Ann"}, {"name": "Amy"}, {}, {}], setup={"players": 4})
    page = window().open(made["seats"][0]["link"])
    order = page.get_by_role("list", name="Turn order").get_by_role("listitem")
    expect(order).to_have_text(["An", "Am", "3", "4"])


def test_set_up_shows_who_a_vampire_is_and_who_plays_it(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="Set up a table").click()
    form = page.get_by_role("dialog")
    mila = form.get_by_role("button", name="Mila")
    expect(mila).to_contain_text("Blood:")
    expect(mila.locator("svg")).to_be_visible()
    form.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    expect(form.locator(".plays").get_by_role("listitem")).to_have_text(["You: Agnieszka, Ishtvan", "Player 2: Mila"])


def test_each_game_says_on_one_screen_how_it_is_played(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}).open()
    page.get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog.get_by_role("heading", name="By night")).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("heading", name="How to win")).to_be_in_viewport(ratio=1)
    assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "it is one screen"
    dialog.get_by_role("button", name="The Primer").click()
    expect(dialog.get_by_role("heading", name="A raid")).to_be_visible()


def test_of_four_whose_friends_have_not_come_two_lie_in_a_line_and_each_tells_whether_somebody_is_there(
    window: Opener, site: Any
) -> None:
    made = site.make(
        game="rivals", setup={"players": 4}, seats=[{"name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
    )
    page = window(viewport={"width": 1366, "height": 768}).open(made["seats"][0]["link"])
    rows = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(rows).to_have_count(4)
    boxes = [row.bounding_box() for row in rows.all()]
    assert max(box["width"] for box in boxes) - min(box["width"] for box in boxes) < 1
    assert len({round(box["y"]) for box in boxes}) == 2
    for row in rows.all()[1:]:
        expect(row).to_have_attribute("title", re.compile("has not come yet"))
        expect(row.locator(".dot.here")).to_have_count(0)
    expect(rows.first.locator(".dot.here")).to_have_count(1)
