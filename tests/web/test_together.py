"""Several windows at one table: two people, a spectator, a server that dies."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import Site, choose, moment, number, options

Opener = Callable[..., Any]
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


def test_a_table_is_set_up_and_a_friend_joins_by_its_link(window: Opener) -> None:
    ann = window().open()
    ann.get_by_role("button", name="Set up a table").click()
    form = ann.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ann")
    form.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    form.get_by_role("button", name="Create the table").click()
    expect(ann.locator("[data-ready]")).to_be_visible()
    ann.get_by_role("button", name="Invite").click()
    link = ann.get_by_role("textbox", name="Player 2").input_value()
    bob = window().open(link)
    expect(bob.locator("[data-ready]")).to_be_visible()
    assert moment(bob) == moment(ann)


@pytest.mark.slow
def test_two_windows_play_a_whole_game_by_clicking(window: Opener, site: Any) -> None:
    made = site.make(seats=PEOPLE, setup={"players": 2, "vampires": ["imre", "mila"]}, seed=5)
    pages = [window(reduced_motion="reduce").open(seat["link"]) for seat in made["seats"]]
    for page in pages:
        expect(page.locator("[data-ready]")).to_be_visible()
    pages[0].keyboard.press("u")  # what is refused now has nothing to do with what is asked for at the end
    expect(pages[0].locator(".notice.bad")).to_contain_text("You have no choice to undo.")
    for n in range(400):
        if pages[0].get_by_role("button", name="Play again").count():
            break
        page = next((page for page in pages if options(page).count()), None)
        if page is None:
            pages[0].wait_for_timeout(50)
            continue
        choose(page, n * 7 % options(page).count())
        for other in pages:
            expect(other.locator(f'[data-ready="{number(page)}"]')).to_be_visible()
    for page in pages:
        expect(page.get_by_role("button", name="Download the record")).to_be_visible()
    spectator = window().open(made["spectator"]["link"])
    expect(spectator.get_by_role("button", name="Download the record")).to_be_visible()
    expect(spectator.get_by_role("button", name="Play again")).to_have_count(0)
    pages[1].locator(".promise summary").click()
    promise = re.search(r"checksum of (\S+:5) is .*, (\w{64})", pages[1].locator(".promise").inner_text())
    assert promise is not None
    assert sha256(promise[1].encode()).hexdigest() == promise[2]
    with pages[0].expect_download() as download:
        pages[0].get_by_role("button", name="Download the record").click()
    assert "masters" in Path(download.value.path()).read_text().splitlines()[0]
    pages[0].get_by_role("button", name="Play again").click()
    expect(pages[0].locator('[data-ready="0"]')).to_be_visible()
    for page in (pages[1], spectator):
        page.get_by_role("button", name="Come along").click()
        expect(page.locator('[data-ready="0"]')).to_be_visible()
    assert sum(options(page).count() > 0 for page in (*pages, spectator)) == 1


def test_who_watches_sees_nothing_hidden_and_no_options(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=PEOPLE, seed=3)
    ann = window().open(made["seats"][0]["link"])
    watcher = window().open(made["spectator"]["link"])
    sent: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(str(text))))
    watcher.reload()
    for page in (ann, watcher):
        expect(page.locator("[data-ready]")).to_be_visible()
    expect(options(watcher)).to_have_count(0)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    hand = ann.locator(".hand-area .name").all_inner_texts()
    assert hand
    assert watcher.locator('[data-area^="hand"] .face.back').count()
    assert watcher.locator('[data-area^="hand"] .face:not(.back)').count() == 0
    assert '"options"' not in "".join(sent)


def test_a_killed_server_comes_back_with_the_same_question(window: Opener, chromium: Any, tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.start()
    try:
        made = site.make(seats=PEOPLE, setup={"players": 2}, seed=2)
        pages = [window(site=site).open(seat["link"]) for seat in made["seats"]]
        for page in pages:
            expect(page.locator("[data-ready]")).to_be_visible()
        asked = next(page for page in pages if options(page).count())
        choose(asked)
        questions = [page.locator("#question").inner_text() for page in pages]
        made_so_far = number(asked)
        site.kill()
        for page in pages:
            expect(page.get_by_text("The connection is lost.")).to_be_visible()
        site.start()
        for page in pages:
            expect(page.get_by_text("The connection is lost.")).to_have_count(0, timeout=30_000)
            assert number(page) == made_so_far
        assert [page.locator("#question").inner_text() for page in pages] == questions
        asked = next(page for page in pages if options(page).count())
        choose(asked)
    finally:
        site.kill()


def test_somebody_is_muted_for_oneself_or_by_the_owner_for_all(window: Opener, site: Any) -> None:
    made = site.make(seats=[*PEOPLE, {"name": "Cay"}], setup={"players": 3, "vampires": ["imre", "mila", "nevena"]})
    ann = window().open(f"{made['seats'][0]['link']}&o={made['owner']}")
    bob, cay = (window().open(made["seats"][seat]["link"]) for seat in (1, 2))
    for page in (ann, bob, cay):
        page.get_by_role("tab", name="Chat").click()

    def say(page: Any, text: str) -> None:
        page.get_by_placeholder("Say something").fill(text)
        page.keyboard.press("Enter")

    say(bob, "rude")
    for page in (ann, cay):
        expect(page.locator(".chat li")).to_contain_text("rude")
    cay.get_by_text("Mute somebody").click()
    expect(cay.get_by_label("for all")).to_have_count(0)
    cay.get_by_role("group", name="Bob").get_by_label("for me").check()
    expect(cay.locator(".chat li")).not_to_contain_text("rude")
    say(bob, "ruder")
    expect(ann.locator(".chat li").last).to_contain_text("ruder")
    say(ann, "well")
    expect(cay.locator(".chat li")).to_have_count(1)
    ann.get_by_text("Mute somebody").click()
    ann.get_by_role("group", name="Bob").get_by_label("for all").check()
    say(bob, "but")
    expect(bob.locator(".notice.bad")).to_contain_text("has muted you")


def test_chat_reaches_the_other_and_is_no_markup(window: Opener, site: Any) -> None:
    made = site.make(seats=PEOPLE, setup={"players": 2})
    ann, bob = (window().open(seat["link"]) for seat in made["seats"])
    for page in (ann, bob):
        page.get_by_role("tab", name="Chat").click()
    ann.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    ann.keyboard.press("Enter")
    expect(bob.get_by_text("<b>hello</b>")).to_be_visible()


def test_a_wrong_token_and_a_gone_table_have_a_way_on(window: Opener, site: Any) -> None:
    made = site.make()
    page = window().open(f"#t={made['table']}&k=wrong")
    expect(page.get_by_role("heading", name="This link no longer works")).to_be_visible()
    page.get_by_role("button", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    gone = window().open("#t=nosuchtable&k=x")
    expect(gone.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_two_seats_in_one_window_have_a_curtain_between_their_hands(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=PEOPLE, seed=3)
    opener = window()
    page = opener.open(made["seats"][0]["link"])
    expect(page.locator("[data-ready]")).to_be_visible()
    opener.open("#")
    opener.open(made["seats"][1]["link"])
    page.reload()
    expect(page.get_by_role("tab", name="Ann")).to_be_visible()
    page.get_by_role("tab", name="Bob").click()
    lift = page.get_by_role("button", name="Show my cards")
    expect(lift).to_be_focused()
    for _ in range(2):
        page.keyboard.press("Escape")  # a browser closes a dialog that is asked twice
    for key in ("Tab", "Tab", "?"):
        page.keyboard.press(key)
    expect(lift).to_be_visible()
    expect(page.locator(".table :focus")).to_have_count(0)  # nothing that lies behind it can be reached
    expect(page.locator("dialog[open]")).to_have_count(1)
    lift.click()
    expect(page.get_by_role("tab", name="Bob")).to_have_attribute("aria-selected", "true")


def test_a_new_link_for_a_seat_ends_the_old_one(window: Opener) -> None:
    ann = window().open()
    ann.get_by_role("button", name="Set up a table").click()
    ann.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    ann.get_by_role("button", name="Create the table").click()
    ann.get_by_role("button", name="Invite").click()
    bob = window().open(ann.get_by_role("textbox", name="Player 2").input_value())
    expect(bob.locator("[data-ready]")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Seats").click()
    seats = ann.get_by_role("dialog", name="Seats")
    seats.get_by_role("button", name="New link").nth(1).click()
    fresh = seats.get_by_role("textbox", name="New link").input_value()
    expect(bob.get_by_role("heading", name="This link no longer works")).to_be_visible()
    bob.goto(fresh)
    bob.reload()
    expect(bob.locator("[data-ready]")).to_be_visible()
    seats.get_by_role("button", name="New link").nth(0).click()
    expect(seats.get_by_role("textbox", name="New link")).to_have_count(2)
    ann.reload()
    expect(ann.locator("[data-ready]")).to_be_visible()


def who_is_asked(pages: list[Any]) -> tuple[Any, Any]:
    """Return the page of the asked seat, and the other one; bots may have to choose before."""
    for page in pages:
        expect(page.locator("[data-ready]")).to_be_visible()
    for _ in range(200):
        if any(options(page).count() for page in pages):
            break
        pages[0].wait_for_timeout(50)
    asked = next(page for page in pages if options(page).count())
    return asked, next(page for page in pages if page is not asked)


def test_who_does_not_decide_can_point_and_propose_by_clicking(window: Opener, site: Any) -> None:
    made = site.make(seats=PEOPLE, setup={"players": 2}, seed=2)
    asked, other = who_is_asked([window().open(seat["link"]) for seat in made["seats"]])
    offers = other.get_by_role("group", name="Propose").get_by_role("button")
    expect(offers).to_have_count(options(asked).count())
    offers.last.click()
    expect(options(asked).last.locator(".wish")).to_be_visible()
    expect(offers.last.locator(".wish")).to_be_visible()
    assert number(asked) == number(other)
    other.locator(".cell .cover").first.click(position={"x": 8, "y": 40})
    other.get_by_role("button", name="Point at it").click()
    expect(asked.get_by_text("points at something")).to_be_visible()


def test_an_option_of_a_piece_can_be_proposed_there(window: Opener, site: Any) -> None:
    made = site.make(seats=PEOPLE, setup={"players": 2}, seed=2)
    asked, other = who_is_asked([window().open(seat["link"]) for seat in made["seats"]])
    place = asked.locator(".cell[data-glow] .cover").first.get_attribute("data-piece")
    expect(other.locator("[data-proposal]").first).to_be_visible()
    other.locator(f'.cover[data-piece="{place}"]').click(position={"x": 8, "y": 40})
    menu = other.locator('[role="dialog"].menu')
    expect(menu.get_by_text("Propose to")).to_be_visible()
    wish = menu.locator(".option").first.get_attribute("data-notation")
    menu.locator(".option").first.click()
    expect(menu).to_have_count(0)
    expect(asked.locator(f'[data-notation="{wish}"] .wish')).to_be_visible()


def test_where_hands_are_hidden_a_wish_is_written(window: Opener, site: Any) -> None:
    team = [{"name": "Ann"}, {"kind": "bot"}, {"name": "Ben"}, {"kind": "bot"}]
    made = site.make(game="primer", setup={"players": 4}, seats=team, seed=3, pace=0)
    pages = [window().open(made["seats"][seat]["link"]) for seat in (0, 2)]
    for _ in range(60):  # until one of them can do something with its turn
        if asked := next((page for page in pages if options(page).count()), None):
            if "do you do" in asked.locator("#question").inner_text() and options(asked).count() > 1:
                break
            choose(asked)
        pages[0].wait_for_timeout(200)
    asked, other = who_is_asked(pages)
    wish = options(asked).first.get_attribute("data-notation")
    other.get_by_role("textbox", name="Propose").fill(wish)
    other.get_by_role("button", name="Propose").click()
    expect(options(asked).first.locator(".wish")).to_be_visible()
    expect(other.locator("[data-proposal]")).to_have_count(0)


def test_foes_are_not_told_what_one_would_do(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=PEOPLE, seed=3)
    _, other = who_is_asked([window().open(seat["link"]) for seat in made["seats"]])
    expect(other.locator("#question")).to_be_visible()
    other.wait_for_timeout(600)  # longer than it takes to ask what could be proposed
    expect(other.get_by_role("textbox", name="Propose")).to_have_count(0)
    expect(other.locator("[data-proposal]")).to_have_count(0)


def test_the_turn_track_says_where_one_is_asked_and_where_an_order_answers(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=PEOPLE, seed=3)
    page = window().open(made["seats"][0]["link"])
    page.get_by_role("tab", name="Turn").click()
    row = page.locator('[data-place="Turn: Actions"]')
    expect(row).to_have_attribute("data-mark", "asks opens")
    expect(page.locator('[data-place="Turn: Bids"]')).to_have_attribute("data-mark", "asks")
    assert page.locator('[data-place="Turn: Dawn"]').get_attribute("data-mark") is None
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("combobox", name="Standing orders").select_option(label="Pass until my turn")
    page.get_by_role("button", name="Add").click()
    page.keyboard.press("Escape")
    expect(row).to_have_attribute("data-mark", "asks passes")
    row.get_by_role("button").click()
    expect(row).to_have_attribute("data-mark", "stops")
    expect(page.get_by_text("you always stop here")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Turn").click()
    expect(row).to_have_attribute("data-mark", "stops")
    row.get_by_role("button").click()
    expect(row).to_have_attribute("data-mark", "asks passes")


def test_a_window_can_be_passed_for_longer_by_a_click(window: Opener, site: Any) -> None:
    made = site.make(game="primer", seats=PEOPLE, seed=3)
    pages = [window().open(seat["link"]) for seat in made["seats"]]
    for n in range(30):
        asked, other = who_is_asked(pages)
        if asked.get_by_role("button", name="Pass until …").count():
            break
        choose(asked, n * 5 % options(asked).count())
        expect(other.locator(f'[data-ready="{number(asked)}"]')).to_be_visible()
    before = number(asked)
    asked.get_by_role("button", name="Pass until …").click()
    asked.get_by_role("button", name="Pass until my turn").click()
    expect(asked.locator(f'[data-ready="{before}"]')).to_have_count(0)
    expect(asked.locator(".prompt .running")).to_contain_text("Pass · until my turn")
    asked.get_by_role("button", name="Ask me again").click()
    expect(asked.locator(".prompt .running")).to_have_count(0)
    asked.locator(".card:not(.back)").first.click()
    asked.get_by_role("button", name="Always pass for this").click()
    asked.get_by_role("button", name="Seats").click()
    expect(asked.get_by_role("dialog", name="Seats").get_by_text("Pass · for")).to_be_visible()


def test_leaving_that_gives_the_game_up_is_asked_once_more(window: Opener, site: Any) -> None:
    made = site.make(game="rivals", seats=PEOPLE, leaving="concede")
    page = window().open(made["seats"][0]["link"])
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave? You give up, and the game ends.").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_whoever_leaves_to_a_bot_comes_back_to_the_same_seat(window: Opener, site: Any) -> None:
    made = site.make(game="rivals", seats=PEOPLE)
    page = window().open(made["seats"][0]["link"])
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Leave the game").click()
    expect(page.locator(".hand-area")).to_be_visible()  # one tap is not enough
    page.get_by_role("button", name="Leave? A bot plays on for you").click()
    page.get_by_role("button", name="Resume").click()
    expect(page.locator("[data-ready]")).to_be_visible()
    expect(page.locator(".hand-area")).to_be_visible()
    other = window().open(made["seats"][0]["link"])
    expect(other.get_by_role("status").filter(has_text="A bot plays for you.")).to_be_visible()
    other.get_by_role("button", name="Take my seat back").click()
    expect(other.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_a_link_is_copied_also_where_the_browser_has_no_clipboard_for_the_page(window: Opener) -> None:
    """At an address without encryption, as in a house, and from within a dialog."""
    sitting = window()
    sitting.context.add_init_script("delete Navigator.prototype.clipboard")
    sitting.context.add_init_script(
        "document.addEventListener('copy', () => (window.copied = document.activeElement.value))"
    )
    page = sitting.open()
    page.get_by_role("button", name="The Primer: set up").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Player 2", exact=True).select_option("person")
    form.get_by_label("Everybody brings a deck").uncheck()
    form.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy: Player 2").click()
    expect(dialog.get_by_text("Copied")).to_be_visible()
    link = dialog.get_by_role("textbox", name="Player 2").input_value()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    assert page.evaluate("window.copied") == link
