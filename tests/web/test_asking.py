"""How the page asks for numbers, shares and large choices, and answers the same question the same way each time."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from coterie.games.primer import GAME
from coterie.games.rivals.terms import TERMS
from tests.web.people import number, options
from tests.web.test_access import serious
from tests.web.test_card_table import MIDDLE, pick, sit
from tests.web.test_l5r_page import CONFLICT

Opener = Callable[..., Any]
RAID = (
    'position: primer\nsetup: {"players": 2}\nfield a: brute\nfield b: watchman, scribe, brute\nhand a: hail, hush\n'
    "hand b: hush, vigil\ntrap b: snare\ndeck a: vigil\ndeck b: vigil, curfew\nturn: 1"
)

RICH = GAME.start({"players": 2}, seed=1).notation().replace("[3,3]", "[12,12]")  # the most that both can bid


def lay(site: Any, position: str = RAID, **more: Any) -> Any:
    """Make a table of the primer for two people."""
    where = {"position": position} if position else {}
    return site.make(game="primer", seats=[{"name": "Ann"}, {"name": "Bob"}], **where, **more)


def given(page: Any) -> list[str]:
    """Return what each has been given so far."""
    return [str(text) for text in page.locator(".prompt .stepper output").all_inner_texts()]


def test_options_stay_where_they_are_while_one_is_looked_at(window: Opener, site: Any) -> None:
    page = sit(window, site.make(game="rivals", position=MIDDLE, seats=[{"name": "Ann"}, {"name": "Bob"}]))
    first = options(page).first
    expect(options(page).nth(5)).to_be_visible()
    was = first.bounding_box()
    first.hover()
    expect(page.locator(".why .number").first).to_be_visible()
    assert first.bounding_box() == was


def test_the_numbers_of_a_seat_say_what_they_mean(window: Opener, site: Any) -> None:
    page = sit(window, site.make(game="rivals", position=MIDDLE, seats=[{"name": "Ann"}, {"name": "Bob"}]))
    agenda = re.compile(re.escape(TERMS["agenda"]))
    expect(page.locator('[data-mat="0"] li[title*="Agenda"]').first).to_have_attribute("title", agenda)
    expect(page.locator('.players .counter[title*="Agenda"]').first).to_have_attribute("title", agenda)


def test_terms_and_how_to_play_tell_the_rules_of_the_table(window: Opener, site: Any) -> None:
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    page = sit(window, site.make(game="rivals", setup={"mend_per_discard": 2}, seats=seats))
    page.get_by_role("button", name="Rules and cards").click()
    page.get_by_role("dialog").get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog).to_contain_text("mends 2 Blood")
    expect(dialog).not_to_contain_text("mends 1 Blood")


def test_a_small_bid_is_one_button_for_each_number(window: Opener, site: Any) -> None:
    page = sit(window, lay(site, "", setup={"players": 2}))
    expect(options(page).first).to_be_visible()
    expect(page.get_by_role("group", name="Number")).to_have_count(0)


def test_a_large_bid_is_raised_with_plus_and_minus_alone(window: Opener, site: Any) -> None:
    page = sit(window, lay(site, RICH))
    expect(options(page)).to_have_count(0)
    bidding = page.get_by_role("group", name="Number")
    expect(bidding.get_by_role("button", name="One less")).to_be_disabled()
    bidding.get_by_role("button", name="One more").click()
    bidding.get_by_role("button", name="One more").click()
    expect(bidding).to_contain_text("2")
    bidding.get_by_role("button", name="One less").click()
    before = number(page)
    page.locator(".number .button.main", has_text="1").click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


def test_a_large_bid_is_made_with_its_digit(window: Opener, site: Any) -> None:
    page = sit(window, lay(site, RICH))
    bidding, bid = page.get_by_role("group", name="Number"), page.locator(".number .button.main")
    expect(bidding).to_be_visible()
    before = number(page)
    page.keyboard.press("7")
    expect(bidding).to_contain_text("7")
    expect(bid).to_be_focused()
    assert number(page) == before
    page.keyboard.press("7")
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


def test_things_are_handed_out_with_plus_and_minus_and_the_rest_is_shown(window: Opener, site: Any) -> None:
    alone = RAID.replace("hand b: hush, vigil\ntrap b: snare\n", "")
    page = sit(window, lay(site, alone))
    pick(page, "Play Hail")
    rest = page.locator(".prompt .several")
    expect(rest).to_contain_text("3 left")
    before = number(page)
    first = page.get_by_role("group", name="Watchman")
    first.get_by_role("button", name="One more").click()
    first.get_by_role("button", name="One more").click()
    first.get_by_role("button", name="One less").click()
    expect(rest).to_contain_text("2 left")
    expect(rest.get_by_role("button", name="Done")).to_be_disabled()
    page.locator('[data-mat="1"] .card', has_text="Brute").click(position={"x": 20, "y": 20})
    page.get_by_role("group", name="Brute").get_by_role("button", name="One more").click()
    assert given(page) == ["1", "0", "2"]
    assert number(page) == before, "half of it stays in the browser"
    expect(page.get_by_role("group", name="Brute").get_by_role("button", name="One more")).to_be_disabled()
    assert serious(page) == []
    rest.get_by_role("button", name="Done").click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(page.locator(".prompt .several")).to_have_count(0)
    theirs = page.locator('[data-mat="1"]')
    expect(theirs.get_by_role("button", name="Watchman, 1 might, 2 life, 1 wounds")).to_have_count(1)
    expect(theirs.get_by_role("button", name="Scribe, 1 might, 2 life", exact=True)).to_have_count(1)
    expect(theirs.get_by_role("button", name="Brute")).to_have_count(0)


def test_giving_something_large_up_is_asked_once_more(window: Opener, site: Any) -> None:
    page = sit(window, lay(site))
    before = number(page)
    options(page).filter(has_text="End the turn").click()
    sure = page.get_by_role("alertdialog", name="End the turn")
    expect(sure).to_contain_text("You lose your remaining actions: 2.")
    expect(options(page).locator("visible=true")).to_have_count(0)  # nothing else is asked meanwhile
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    expect(options(page).first).to_be_visible()
    assert number(page) == before
    options(page).filter(has_text="End the turn").click()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


def test_whoever_does_not_want_to_be_asked_twice_is_not(window: Opener, site: Any) -> None:
    page = sit(window, lay(site))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Ask before something large is given up").uncheck()
    page.keyboard.press("Escape")
    pick(page, "End the turn")


def test_a_trigger_is_answered_the_same_way_each_time(window: Opener, site: Any) -> None:
    made = lay(site)
    page, other = sit(window, made), sit(window, made, 1)
    pick(page, "Raid with Brute")
    pick(page, "Scribe")
    expect(options(other).first).to_be_visible()
    other.get_by_role("button", name="Pass until …").click()
    other.get_by_role("button", name="Always answer so").click()
    pick(other, "Pass")
    other.wait_for_timeout(1000)
    expect(other.get_by_text("That question is gone")).to_have_count(0)  # the order may have been faster
    other.get_by_role("button", name="Seats").click()
    expect(other.locator("p.order")).to_contain_text("Always choose · “pass” · at the question “")


def test_one_gesture_passes_all_of_a_raid_and_asks_again_at_the_next(window: Opener, site: Any) -> None:
    made = lay(site)
    page, other = sit(window, made), sit(window, made, 1)
    pick(page, "Raid with Brute")
    pick(page, "Scribe")
    expect(options(other).first).to_be_visible()
    other.get_by_role("button", name="Pass the rest: Raid").click()
    expect(options(other)).to_have_count(0)
    other.get_by_role("button", name="Seats").click()
    expect(other.locator("p.order")).to_contain_text("until this is over: Raid")


def test_a_telephone_shows_every_way_to_pass_at_once(window: Opener, site: Any) -> None:
    made = site.make(game="rivals", position=MIDDLE, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made, 0, 390, 844, has_touch=True, is_mobile=True)
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    more, ways = page.get_by_role("button", name="Pass until …"), page.locator(".ways button")
    more.tap()
    expect(ways).to_have_count(10)
    for way in ways.all():
        box = way.bounding_box()
        for right in (20, 160, 250):  # nothing of the hand lies over it
            at = [box["x"] + right, box["y"] + box["height"] / 2]
            assert page.evaluate("at => !!document.elementFromPoint(...at)?.closest('.ways')", at), way.inner_text()
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    more.tap()
    expect(ways).to_have_count(10)
    page.locator("header.bar h1").tap()
    expect(ways).to_have_count(0)


def test_one_passes_until_what_one_has_named_comes_up(window: Opener, site: Any) -> None:
    made = lay(site)
    page, other = sit(window, made), sit(window, made, 1)
    pick(page, "Raid with Brute")
    pick(page, "Scribe")
    expect(options(other).first).to_be_visible()
    more, field = (
        other.get_by_role("button", name="Pass until …"),
        other.get_by_label("A card, a kind of thing, a step"),
    )
    more.click()
    field.fill("Doomsday")
    field.press("Enter")
    expect(other.get_by_text("Nothing here is called “Doomsday”.")).to_be_visible()
    expect(options(other).first).to_be_visible()
    more.click()
    field.fill("Vigil")
    other.get_by_role("button", name="Pass until it comes up").click()
    expect(options(other)).to_have_count(0)
    other.get_by_role("button", name="Seats").click()
    expect(other.locator("p.order")).to_contain_text("until this comes up: Vigil")


FIVE = (
    'position: vtes\nsetup: {"players": 5, "lists": "open"}\nready a: madison [blood 6]\nready b: oshri-dahan [blood 6]\n'
    "hand a: dodge\nhand b: deflection\n"
)


def test_one_stops_at_votes_and_at_steps_of_what_is_not_under_way(window: Opener, site: Any) -> None:
    made = site.make(game="vtes", position=FIVE, seats=[{"name": name} for name in ("Ann", "Bob", "Cy", "Di", "Ed")])
    page = sit(window, made)
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("combobox", name="Standing orders").select_option(label="Always stop when there is a vote")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("p.order")).to_contain_text("Always stop · when there is a vote")
    page.get_by_label("A card, a kind of thing, a step").fill("political action")
    page.get_by_role("button", name="Always stop for it").click()
    expect(page.locator("p.order").last).to_contain_text("wherever this comes up: political")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Turn").click()
    page.get_by_text("All other steps of the game").click()
    row = page.locator('[data-place="Combat: Press"]')
    row.get_by_role("button").click()
    expect(row).to_have_attribute("data-mark", "stops")
    expect(page.locator('[data-place="Referendum: Polling"]').get_by_role("button")).to_be_visible()


def test_an_order_that_would_do_nothing_is_not_offered(window: Opener, site: Any) -> None:
    """A card of one's own hand is known to nobody else, so that no order passes because it is the only answer; and only who
    plays among bots alone can give an order that tells what a hand lacks."""
    made = site.make(game="l5r", position=CONFLICT, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = sit(window, made)
    expect(options(page).filter(has_text="Banzai!")).to_have_count(1)
    expect(page.get_by_role("button", name="Pass the rest: Conflict")).to_be_visible()
    expect(page.get_by_role("button", name="Not again for")).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    orders = page.get_by_role("combobox", name="Standing orders").locator("option")
    expect(orders.filter(has_text="Always stop for what is aimed at me")).to_have_count(1)
    expect(orders.filter(has_text="alone among bots")).to_have_count(0)


def test_a_single_card_on_the_table_is_not_asked_about_again(window: Opener, site: Any) -> None:
    page = sit(window, site.make(game="rivals", position=MIDDLE, seats=[{"name": "Ann"}, {"name": "Bob"}]))
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    before = number(page)
    page.get_by_role("button", name="Not again for Hydra").click()
    expect(page.get_by_role("button", name="Not again for Hydra")).to_have_count(0)
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(
        0
    )  # what opens at a card is closed by a new question
    page.get_by_role("button", name="Seats").click()
    expect(page.locator("p.order")).to_contain_text("where there is nothing but Hydra")
    page.keyboard.press("Escape")
    page.locator(".contest .card", has_text="Hydra").first.click(position={"x": 12, "y": 8})
    page.get_by_role("button", name="Ask me about this again").click()
    expect(page.get_by_role("button", name="Always pass for this")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Seats").click()
    expect(page.locator("p.order")).to_have_count(0)


def test_a_key_pressed_twice_at_a_card_gives_no_order_and_an_order_is_taken_back_where_it_was_given(
    window: Opener, site: Any
) -> None:
    """Of any card of the hand one can be called; an order about a card on the table is seen, and taken back, at that card."""
    page = sit(window, site.make(game="rivals", position=MIDDLE, seats=[{"name": "Ann"}, {"name": "Bob"}]))
    orders = page.locator("p.order")
    for card in (page.locator(".hand-area .place").first, page.locator('[data-mat="1"] .card').first):
        card.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".menu")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".menu")).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    expect(orders).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator('[data-mat="1"] .card').first.click(position={"x": 12, "y": 14})
    page.get_by_role("button", name="Always pass for this").click()
    page.get_by_role("button", name="Ask me about this again").click()
    expect(page.get_by_role("button", name="Always pass for this")).to_be_visible()
    page.keyboard.press("Escape")
    for card in page.locator(".hand-area .place").all():
        card.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Call me when it could be played")).to_be_visible()
        expect(page.get_by_role("button", name="Always pass for this")).to_have_count(0)
        page.keyboard.press("Escape")


def test_a_card_that_one_waits_to_play_stops_what_passes(window: Opener, site: Any) -> None:
    made = site.make(game="rivals", position=MIDDLE, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page, other = sit(window, made), sit(window, made, 1)
    other.locator(".hand-area .place", has_text="Cloak of Shadows").click(position={"x": 20, "y": 30})
    other.get_by_role("button", name="Call me when it could be played").click()
    other.get_by_role("button", name="Close").last.click()
    other.get_by_role("button", name="Seats").click()
    expect(other.locator("p.order")).to_contain_text("where Cloak of Shadows could be played")
    other.get_by_role("combobox", name="Standing orders").select_option(label="Pass until my turn")
    other.get_by_role("button", name="Add").click()
    expect(other.locator("p.order")).to_have_count(2)
    other.keyboard.press("Escape")
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    for _ in range(12):
        if options(other).filter(has_text="You wanted to play this").count():
            break
        if options(other).filter(has_text="Nobody blocks").count():
            pick(other, "Nobody blocks")
        for text in ("Pass", "Physical", "No card"):
            if options(page).filter(has_text=text).count():
                pick(page, text)
                break
        page.wait_for_timeout(1600)
    expect(options(other).filter(has_text="You wanted to play this")).to_have_count(1)
