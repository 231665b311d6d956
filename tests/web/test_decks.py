"""Decks in the browser: from paste to a game, kept and shared; everybody brings one; the ways to begin."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from coterie.games.rivals import GAME
from tests.web.people import options
from tests.web.test_access import serious
from tests.web.test_cards import TELEPHONE

Opener = Callable[..., Any]
PRIMER = "Name: Raiders\nNote: quick\n\nDeck:\n3 Brute\n3 Torch\n3 Drummer\n3 Hail\n"
SIZES = [(390, 844), (820, 1180), (1366, 768), (1920, 1080)]


def deck_page(window: Opener, game: str, text: str = "", **settings: Any) -> Any:
    """Open the deck editor of a game with a pasted deck."""
    page = window(**settings).open(f"#d={game}")
    if text:
        page.get_by_role("button", name="Paste").click()
        page.get_by_role("textbox").fill(text)
        page.get_by_role("button", name="Take it").click()
        expect(page.get_by_text("Legal:")).to_be_visible()
    return page


def test_a_deck_goes_from_paste_to_a_game(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    expect(page.get_by_label("Name", exact=True)).to_have_value("Raiders")
    expect(page.get_by_text("Legal: 12 cards.")).to_be_visible()
    page.get_by_role("tab", name="Try it").click()
    page.get_by_role("button", name="Play it against a bot").click()
    expect(options(page).first).to_be_visible()


def test_the_community_form_is_recognised_and_given_back(window: Opener, tmp_path: Path) -> None:
    room = GAME.deck_room
    text = room.write(room.named("malkavian"), "rivalsdb")
    page = deck_page(window, "rivals", text)
    expect(page.get_by_label("Format")).to_have_value("standard")
    page.get_by_role("button", name="Save as a file").click()
    expect(page.get_by_role("button", name="Save as text")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as rivalsdb").click()
    expect(page.get_by_role("button", name="Save as text")).to_have_count(0)
    assert room.read(Path(waiting.value.path()).read_text()).sections == room.named("malkavian").sections
    file = tmp_path / "deck.txt"
    file.write_text(room.write(room.named("ventrue")))
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ventrue (Core Set)")
    expect(page.get_by_label("Your decks").locator("option")).to_have_count(2)


def test_what_is_wrong_is_said_while_one_types(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Text").click()
    text = page.get_by_role("textbox", name=re.compile("comments"))
    text.fill(PRIMER.replace("3 Torch", "3 Torhc"))
    expect(page.get_by_text("Line 6: There is no card “Torhc”. Did you mean “Torch”?")).to_be_visible()
    text.fill(PRIMER.replace("3 Torch", "5 Torch"))
    expect(page.get_by_text("There can be 3 copies of Torch, not 5.")).to_be_visible()
    page.get_by_label("Format").select_option("any")
    expect(page.get_by_text("Legal: 14 cards.")).to_be_visible()


def test_cards_are_found_completed_explained_and_added(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    search = page.get_by_role("combobox", name="Search all cards")
    search.press_sequentially("type:att")
    page.get_by_role("option", name="type:attachment").click()
    expect(page.get_by_text("type has “attachment”")).to_be_visible()
    page.get_by_role("button", name="Add Amulet").click()
    expect(page.get_by_text("Legal: 13 cards.")).to_be_visible()
    row = page.get_by_role("button", name="Add Amulet 1")
    row.focus()
    page.keyboard.press("+")
    expect(page.get_by_text("Legal: 14 cards.")).to_be_visible()
    page.keyboard.press("-")
    page.get_by_role("button", name="One Brute fewer").first.click()
    expect(page.get_by_text("Legal: 12 cards.")).to_be_visible()
    search.fill("tipe:x")
    expect(page.get_by_text("Did you mean “type”?")).to_be_visible()
    expect(page.locator("mark")).to_have_text("tipe:x")


def test_a_card_is_dragged_into_the_deck(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("combobox", name="Search all cards").fill("name:amulet")
    expect(page.get_by_text("1 card: name has “amulet”")).to_be_visible()
    hit = page.get_by_role("button", name="Add Amulet")
    hit.drag_to(page.get_by_role("region", name="Deck", exact=True))
    expect(page.get_by_text("Legal: 13 cards.")).to_be_visible()


def test_a_card_that_is_dropped_beside_the_deck_is_taken_out_and_one_dropped_on_it_stays(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    deck = page.get_by_role("region", name="Deck", exact=True)
    card = deck.locator(".called", has_text="Brute")
    card.drag_to(deck.get_by_role("heading", name="Deck"))
    expect(deck.locator(".called", has_text="3 Brute")).to_be_visible()
    card.drag_to(page.get_by_role("heading", level=1))
    expect(deck.locator(".called", has_text="2 Brute")).to_be_visible()


def test_a_card_read_on_a_telephone_is_a_dialog_that_can_be_closed(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER, **TELEPHONE)
    page.mouse.move(0, 0)  # a finger does not rest on a card
    page.get_by_role("tab", name="Cards").click()
    page.get_by_role("combobox", name="Search all cards").fill("name:amulet")
    page.get_by_role("button", name="Read Amulet").tap()
    read = page.get_by_role("dialog", name="Amulet")
    expect(read.locator(".text")).to_be_visible()
    assert serious(page) == []
    read.get_by_role("button", name="Close").tap()
    expect(read).to_have_count(0)


def test_where_one_part_is_seen_a_deck_that_is_opened_shows_its_cards_and_an_empty_one_what_there_is(
    window: Opener,
) -> None:
    page = window(**TELEPHONE).open("#d=rivals")
    page.get_by_role("button", name=re.compile("^Brujah")).click()
    expect(page.get_by_role("tab", name="Deck")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="A supplied deck")).to_have_count(0)
    page.locator("summary", has_text="Details").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    page.locator("summary", has_text="Details").click()
    expect(page.get_by_label("Name", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Another deck").click()
    expect(page.get_by_role("button", name="A supplied deck")).to_be_visible()
    page.get_by_role("button", name="An empty deck").click()
    expect(page.get_by_role("tab", name="Cards")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_cards_of_a_deck_begin_high_on_the_page(window: Opener, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]}).open("#d=l5r")
    page.get_by_role("button", name=re.compile("^Crane, skirmish")).click()
    expect(page.get_by_role("status").filter(has_text="Legal")).to_be_visible()
    assert page.get_by_role("tablist").bounding_box()["y"] < 220


def test_curves_first_hands_and_odds_are_shown(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Curves").click()
    expect(page.get_by_role("figure", name="Recruits by might")).to_be_visible()
    page.get_by_role("tab", name="First hand").click()
    hand = page.get_by_role("tabpanel").locator(".hand > li")
    expect(hand).to_have_count(4)
    page.get_by_role("checkbox", name="Hail").check()
    expect(page.get_by_text("3 of them; in the first hand: 74.5 %.")).to_be_visible()  # 1 - (9·8·7·6)/(12·11·10·9)
    expect(page.get_by_text("This game has no mulligan.")).to_be_visible()


def test_a_version_is_kept_compared_and_gone_back_to(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Versions").click()
    page.get_by_role("button", name="Keep this version").click()
    page.get_by_role("button", name="One Hail fewer").click()
    page.get_by_label("Compare with").select_option(index=1)
    row = page.get_by_role("row", name=re.compile("Hail"))
    expect(row.get_by_role("cell")).to_have_text(["Hail Deck", "3", "2", "−1"])
    page.get_by_role("button", name="Go back to it").click()
    expect(page.get_by_text("They are the same.")).to_be_visible()


def test_whoever_takes_a_last_copy_out_by_keys_goes_on_at_the_next_card(window: Opener) -> None:
    page = deck_page(window, "primer", "Deck:\n1 Hush\n2 Hail\n1 Oath\n")
    at = page.locator(".list .called:focus")
    page.locator(".list .called", has_text="Hush").focus()
    page.keyboard.press("-")
    expect(at).to_contain_text("Hail")
    page.keyboard.press("-")
    expect(at).to_contain_text("1 Hail")
    page.locator(".list").get_by_role("button", name="One Oath fewer").focus()
    page.keyboard.press("Enter")
    expect(at).to_contain_text("1 Hail")


def test_whoever_begins_with_a_supplied_deck_by_keys_goes_on_at_it(window: Opener) -> None:
    page = deck_page(window, "primer")
    page.locator(".supplied button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#deck")).to_be_focused()


def test_decks_stay_in_the_browser_and_go_by_link(window: Opener, site: Any) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 300
    page.reload()
    expect(page.get_by_text("Legal: 12 cards.")).to_be_visible()
    other = window().open(link)
    expect(other.get_by_label("Name", exact=True)).to_have_value("Raiders")
    expect(other.get_by_label("Notes")).to_have_value("quick")
    slow = window()
    slow.page.route("**/api/decks/check", lambda route: (slow.page.wait_for_timeout(1000), route.continue_()))
    slow.open(link)
    expect(slow.page.get_by_text("The deck is being opened…")).to_be_visible()
    expect(slow.page.get_by_role("list", name="A supplied deck")).to_have_count(0)  # nothing else is offered meanwhile
    expect(slow.page.get_by_label("Name", exact=True)).to_have_value("Raiders")
    phone = window(**TELEPHONE).open(link)
    expect(phone.get_by_role("tab", name="Deck", exact=True)).to_have_attribute("aria-selected", "true")
    expect(phone.get_by_text("Torch").first).to_be_visible()
    broken = window().open(f"{link[:-9]}")
    expect(broken.get_by_text("The link holds no deck")).to_be_visible()


def test_bots_try_a_deck_and_a_game_can_be_looked_at(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Try it").click()
    page.get_by_label("Which bot").select_option("random")
    expect(page.get_by_label("Games")).to_have_value("5")  # nothing is known of such games yet
    expect(page.get_by_text("has not been measured here yet: 5 games tell")).to_be_visible()
    page.get_by_label("Games").select_option("10")
    page.get_by_role("button", name="10 games against this deck").click()
    expect(page.get_by_text("10 of 10 games.")).to_be_visible(timeout=90_000)
    expect(page.get_by_text(re.compile("95 % interval"))).to_be_visible()
    expect(page.get_by_text("Raiders against The box.")).to_be_visible()
    page.get_by_role("button", name="Look at it").first.click()
    expect(page.get_by_role("button", name="To the beginning")).to_be_visible()
    for deck in ("Raiders", "The box"):  # the seats are called by their decks
        expect(page.get_by_text(deck, exact=True).first).to_be_visible()


def test_a_trial_begins_with_as_many_games_as_end_in_a_minute_or_two_by_what_the_server_has_measured(
    window: Opener,
) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Try it").click()
    page.get_by_label("Which bot").select_option("random")
    page.get_by_role("button", name="games against this deck").click()
    expect(page.get_by_text("Done.")).to_be_visible(timeout=90_000)
    other = deck_page(window, "primer", PRIMER)  # another browser, which has seen no game
    other.get_by_role("tab", name="Try it").click()
    other.get_by_label("Which bot").select_option("random")
    expect(other.get_by_label("Games")).to_have_value("200")
    expect(other.get_by_text(re.compile(r"This takes about \d+ s, as the last such games went here"))).to_be_visible()


@pytest.mark.parametrize("width", [1024, 1366, 1920])
def test_the_card_that_is_read_lies_over_neither_the_deck_nor_what_is_found(window: Opener, width: int) -> None:
    page = window(viewport={"width": width, "height": 768}).open("#d=rivals")
    page.get_by_role("button", name="Brujah (Core Set)").click()
    read, places = page.locator(".read"), set()
    for row in (page.locator(".hits .called").nth(2), page.locator(".deck .called").first):
        row.hover()
        expect(read).to_be_visible()
        box, found, deck = (page.locator(each).bounding_box() for each in (".read", ".tools", ".deck"))
        assert box
        assert found
        assert deck
        assert deck["x"] + deck["width"] <= found["x"] < found["x"] + found["width"] <= box["x"]
        assert box["x"] + box["width"] <= width
        places.add((box["x"], box["y"]))
    assert len(places) == 1
    ends = "all => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
    assert page.locator(".deck .called").evaluate_all(ends) <= page.locator(".deck").evaluate_all(ends)


def test_what_the_format_of_a_deck_does_without_is_not_told_as_lacking(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}).open("#d=l5r")
    page.get_by_role("button", name="Lion, skirmish").click()
    deck = page.locator(".deck")
    expect(deck.get_by_text("Its format does without: Stronghold, Role, Provinces.")).to_be_visible()
    expect(deck.get_by_text("none yet")).to_have_count(0)
    expect(deck.get_by_role("heading", name="Stronghold")).to_have_count(0)
    page.get_by_role("button", name="An empty deck").click()  # it may become one of any format
    expect(deck.get_by_role("heading", name="Stronghold")).to_be_visible()


@pytest.mark.parametrize("width", [390, 820, 1366])
def test_the_name_of_a_deck_can_be_read_whole(window: Opener, width: int) -> None:
    name = "A wall of Nosferatu who block nearly everything, and then some"
    page = window(viewport={"width": width, "height": 844}).open("#d=vtes")
    page.get_by_role("button", name="Fifth Edition: Nosferatu").click()
    if width < 992:
        page.get_by_text("Details").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Name", exact=True).blur()
    shown = page.locator(".shown")
    expect(shown).to_have_text(name)
    assert shown.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
    page.get_by_label("Your decks").select_option(name)  # it is still a list to choose from
    expect(page.get_by_label("Your decks").locator("option:checked")).to_have_text(name)


def test_all_cards_say_how_many_of_them_are_for_decks_as_the_page_of_decks_counts_them(window: Opener) -> None:
    page = window().open("#c=rivals")
    count = page.get_by_role("heading", level=1).locator("small")
    expect(count).to_have_text(re.compile(r"^\d+ cards, \d+ of them for decks$"))
    _, for_decks = re.findall(r"\d+", count.inner_text())
    page = window(viewport={"width": 1366, "height": 768}).open("#d=rivals")
    page.get_by_role("button", name="Brujah (Core Set)").click()
    expect(page.get_by_text(f"{for_decks} cards that a deck can hold")).to_be_visible()


def test_rulings_are_sentences_about_cards_and_their_numbers_lead_to_them(window: Opener) -> None:
    page = window().open("")
    page.get_by_role("button", name="Rules and cards").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Vampire: The Masquerade Rivals").click()
    dialog.get_by_role("searchbox").fill("R-133")
    expect(dialog.get_by_text("Whom it strikes is named at once, before anybody votes.")).to_be_visible()
    expect(dialog.get_by_role("link", name="Sixth Tradition: Destruction")).to_be_visible()
    expect(dialog.get_by_text("the target is chosen as played")).to_have_count(0)
    assert dialog.get_by_role("link", name="R-133").get_attribute("href") == "#n=rivals/R-133"
    page = window().open("#n=rivals/R-110")  # cited by a decision, and no sentence of ours
    expect(page.locator("#R-110")).to_be_focused()
    page.locator("#D-795").get_by_role("link", name="R-111").click()
    expect(page.locator("[aria-current]")).to_have_attribute("id", "R-111")


def test_a_card_that_is_pointed_at_is_read_until_one_looks_elsewhere(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}).open("#d=rivals")
    page.get_by_role("button", name="Brujah (Core Set)").click()
    row, read = page.locator(".deck .called").first, page.locator(".read")
    row.hover()
    expect(read).to_be_visible()
    page.get_by_role("tab", name="Try it").hover()
    expect(read).to_have_count(0)
    row.click()  # a pinned card stays
    page.get_by_role("tab", name="Try it").hover()
    expect(read).to_be_visible()


def test_a_deck_is_tried_against_another_one_unless_somebody_says_so(window: Opener) -> None:
    page = window().open("#d=rivals")
    page.get_by_role("button", name="Brujah (Core Set)").click()
    page.get_by_role("tab", name="Try it").click()
    against = page.get_by_label("Against")
    expect(against.locator("option:checked")).to_have_text("Malkavian (Core Set)")
    against.select_option("Brujah (Core Set)")  # against itself, if one wants to
    expect(against.locator("option:checked")).to_have_text("Brujah (Core Set)")


def test_a_kept_deck_has_the_face_of_its_leading_card(window: Opener) -> None:
    page = deck_page(window, "rivals", GAME.deck_room.write(GAME.deck_room.named("brujah")))
    page.get_by_role("link", name="Back to the start").click()
    page.get_by_role("article", name="Vampire: The Masquerade Rivals").get_by_role(
        "button", name="play against bots"
    ).click()
    mine = page.get_by_role("dialog").get_by_role("button", name=re.compile("Brujah .*yours"))
    expect(mine.locator("img[data-drawn]")).to_have_count(1)


def test_a_trial_goes_on_while_one_looks_at_the_cards_and_can_be_stopped(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Try it").click()
    page.get_by_label("Games").select_option("200")
    page.get_by_role("button", name="200 games against this deck").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.get_by_role("tab", name="Curves").click()
    page.get_by_role("tab", name="Try it").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_page_of_decks_fits_every_screen_and_everybody(window: Opener, width: int, height: int) -> None:
    text = GAME.deck_room.write(GAME.deck_room.named("brujah"))
    page = deck_page(window, "rivals", text, viewport={"width": width, "height": height}, reduced_motion="reduce")
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, tab.inner_text()
        assert serious(page) == [], tab.inner_text()


# ── everybody brings a deck ─────────────────────────────────────────────────────────────────────────────────────────


def test_two_people_bring_decks_by_link_and_one_changes_their_mind(window: Opener) -> None:
    ann = window().open()
    ann.get_by_role("button", name="The Primer: set up").click()
    form = ann.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ann")
    form.get_by_label("Player 2", exact=True).select_option("person")
    expect(form.get_by_label("Everybody brings a deck")).to_be_checked()
    form.get_by_role("button", name="Create the table").click()
    expect(ann.get_by_role("heading", name="Everybody brings a deck")).to_be_visible()
    bob = window(**TELEPHONE).open(ann.get_by_role("textbox", name="Player 2").input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_label("Your name").press("Enter")
    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    expect(bob.get_by_role("button", name="The box")).to_contain_text("one of each card")
    bob.get_by_role("button", name="Paste").click()
    bob.locator("textarea").fill("Deck:\n1 Torch\n")
    bob.get_by_role("button", name="Take it").click()
    expect(bob.get_by_role("alert")).to_contain_text("A deck has 12 to 60 cards; this one has 1.")
    expect(bob.get_by_text("A deck has 12 to 60 cards; this one has 1.")).to_have_count(1)
    expect(bob.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("you")
    expect(ann.get_by_role("textbox", name="Bob")).to_have_count(0)  # nobody needs the link any more
    bob.get_by_role("button", name="Paste").click()
    bob.locator("textarea").fill(PRIMER)
    bob.get_by_role("button", name="Take it").click()
    expect(bob.get_by_text("You play: Raiders")).to_be_visible()
    expect(ann.get_by_text("has a deck")).to_be_visible()
    expect(ann.get_by_text("Raiders")).to_have_count(0)
    bob.get_by_role("button", name="I am ready").click()
    bob.get_by_role("button", name="Not ready after all").click()
    ann.get_by_role("button", name="Any legal deck").click()
    ann.get_by_role("button", name="I am ready").click()
    expect(bob.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("ready")
    assert serious(bob) == []
    bob.get_by_role("button", name="The box").click()
    expect(bob.get_by_text("You play: The box")).to_be_visible()
    bob.get_by_role("button", name="I am ready").click()
    for page in (ann, bob):
        expect(page.locator("[data-ready='0']")).to_be_visible()


def test_a_deck_that_is_being_checked_says_so(window: Opener, site: Any) -> None:
    made, sitting = site.make(game="primer", bring=True, seats=[{"name": "Ann"}, {"kind": "bot"}]), window()
    held: list[Any] = []

    def slow(here: Any) -> None:
        there = here.connect_to_server()
        here.on_message(there.send)
        there.on_message(lambda said: held.append((here, said)) if "The box" in said else here.send(said))

    sitting.page.route_web_socket("**/api/socket", slow)
    page = sitting.open(made["seats"][0]["link"])
    page.get_by_role("button", name="The box").click()
    expect(page.get_by_text("Your deck is being checked")).to_be_visible()
    expect(page.get_by_role("button", name="I am ready")).to_be_disabled()
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(100)
    here, said = held[0]
    here.send(said)
    expect(page.get_by_text("You play: The box")).to_be_visible()
    expect(page.get_by_role("button", name="I am ready")).to_be_enabled()


def test_where_people_bring_decks_a_bot_gets_the_one_that_was_chosen_for_it(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="Vampire: The Masquerade Rivals: set up").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Everybody brings a deck").check()
    mine, other = form.get_by_role("button", name="Your deck"), form.get_by_role("button", name="Deck of")
    expect(mine).to_have_count(0)
    other.click()
    form.get_by_role("button", name="Hecata (Shadows & Shrouds)").click()
    expect(other).to_contain_text("Hecata")
    form.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Everybody brings a deck")).to_be_visible()
    page.get_by_role("button", name="Any legal deck").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.get_by_role("button", name="Mission Cemetery").first).to_be_visible()  # the Haven of that deck


# ── beginning ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_clicks_begin_a_card_game_against_bots_with_a_deck(window: Opener) -> None:
    page = window().open()
    tile = page.get_by_role("article", name="Vampire: The Masquerade Rivals")
    expect(tile).to_contain_text("2 to 4 players")
    tile.get_by_role("button", name="play against bots").click()
    which = page.get_by_role("dialog", name="which deck do you play?")
    expect(which.get_by_role("button", name="Surprise me")).to_be_visible()
    which.get_by_role("button", name="Toreador (Core Set)").click()
    expect(page.locator("[data-ready]")).to_be_visible()
    expect(page.get_by_text("Lixue Chen").first).to_be_attached()


def test_a_guided_first_game_of_a_card_game_begins_with_one_click(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="Vampire: The Masquerade Rivals: first game, guided").click()
    expect(page.get_by_role("region", name="Guide")).to_contain_text("You lead a coterie of vampires")


def test_a_table_is_set_up_with_decks_by_their_face(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="Vampire: The Masquerade Rivals: set up").click()
    page.get_by_role("button", name="Your deck Any legal deck").click()
    page.get_by_role("group", name="Your deck").get_by_role("button", name="Toreador (Core Set)").click()
    expect(page.get_by_role("button", name="Your deck Toreador (Core Set)")).to_be_visible()
    expect(page.get_by_role("dialog").locator("img[data-drawn]")).to_have_count(1)
    assert serious(page) == []
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("[data-ready]")).to_be_visible()
    expect(page.get_by_text("Lixue Chen").first).to_be_attached()


def test_the_guided_game_of_the_primer_waits_for_what_it_asks_for(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="The Primer: first game, guided").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Lit up are your recruits")
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("The Torch makes a recruit stronger")
    expect(guide.get_by_role("button", name="Go on")).to_have_count(0)
    page.locator('[data-notation="play torch"]').first.click()
    expect(guide).to_contain_text("Give it to the Brute")
    page.locator('[data-notation="a/brute"]').first.click()
    expect(guide).to_contain_text("Now raid")


def test_what_a_guide_speaks_of_is_in_sight_on_a_telephone(window: Opener) -> None:
    page = window(**TELEPHONE).open()
    page.get_by_role("button", name="Vampire: The Eternal Struggle: first game, guided").tap()
    guide, advised = page.get_by_role("region", name="Guide"), page.locator(".option.advised")
    for _ in range(2):
        said = guide.inner_text()
        guide.get_by_role("button", name="Go on").tap()
        expect(guide).not_to_have_text(said, use_inner_text=True)
    expect(advised).to_contain_text("Misdirection")
    page.wait_for_function("""() => {
        const box = document.querySelector('.option.advised').getBoundingClientRect()
        const ends = [box.top + 4, box.bottom - 4].map((y) => document.elementFromPoint(box.left + box.width / 2, y))
        return ends.every((there) => there?.closest('.option.advised'))
    }""")  # not behind the button that goes on


def test_a_game_is_chosen_by_its_picture(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="Set up a table").click()
    form = page.get_by_role("dialog", name="Set up a table")
    games = form.get_by_role("radio")
    expect(games).to_have_count(5)
    form.get_by_text("The Primer", exact=True).click()
    expect(form.get_by_role("radio", name="The Primer")).to_be_checked()
    expect(form.get_by_role("status").first).to_contain_text("A small card game of recruits and raids")
    expect(form.get_by_role("button", name="Your deck Any legal deck")).to_be_visible()
    assert serious(page) == []


def test_cards_are_filtered_by_buttons_and_the_search_outlives_a_look_at_another_tab(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}).open("#d=rivals")
    page.get_by_role("button", name="Brujah (Core Set)").click()
    page.get_by_role("tab", name="Cards").click()
    filters = page.get_by_role("group", name="Show only")
    filters.get_by_role("button", name="clan").click()
    page.get_by_role("group", name="clan").get_by_role("button", name="Toreador").click()
    hits = page.locator(".hits li")
    expect(hits.first).to_contain_text("toreador")
    few = hits.count()
    filters.get_by_role("button", name="type").click()
    page.get_by_role("group", name="type").get_by_role("button", name="Vampire").click()
    expect(hits).not_to_have_count(few)
    search = page.get_by_role("combobox", name="Search all cards")
    wanted = search.input_value()
    assert "clan:" in wanted
    assert "type:" in wanted
    page.get_by_role("tab", name="Curves").click()
    page.get_by_role("tab", name="Cards").click()
    expect(search).to_have_value(wanted)
    assert serious(page) == []
    read = hits.nth(2).locator(".round").last
    name = (read.get_attribute("aria-label") or "").removeprefix("Read ")
    read.click()
    expect(page.locator(".read .head")).to_contain_text(name)
    page.mouse.move(700, 20)
    expect(page.locator(".read .head")).to_contain_text(name)
    filters.get_by_role("button", name="Show all").click()
    expect(search).to_have_value("")


def test_a_deck_for_another_format_is_refused_when_it_is_brought(window: Opener, site: Any) -> None:
    made = site.make(
        game="l5r", setup={"players": 2, "format": "stronghold"}, seats=[{"name": "Ann"}, {"name": "Bob"}], bring=True
    )
    page = window().open(made["seats"][0]["link"])
    own = page.get_by_role("region", name="Your deck")
    expect(own.get_by_role("list", name="Decks to choose from").get_by_role("button").first).to_be_visible()
    expect(own.get_by_role("button", name="Lion, skirmish")).to_have_count(0)
    own.get_by_role("button", name="Paste").click()
    own.get_by_role("textbox").fill("lion-skirmish")
    own.get_by_role("button", name="Take it").click()
    expect(own.get_by_role("alert")).to_contain_text("It is for the skirmish format")
    expect(own.get_by_role("button", name="I am ready")).to_be_disabled()


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_the_verdict_stays_in_sight_while_one_types_or_clicks_far_below(window: Opener, size: tuple[int, int]) -> None:
    page = deck_page(window, "rivals", viewport={"width": size[0], "height": size[1]})
    page.get_by_role("button", name=re.compile("^Brujah")).first.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Legal: ")
    if size[0] < 500:
        page.get_by_role("tab", name="Deck", exact=True).click()
    more = page.locator(".list").get_by_role("button", name=re.compile(" more$")).last
    page.mouse.wheel(0, 4000)
    more.evaluate("one => { one.scrollIntoView({ block: 'center' }); one.click() }")
    expect(verdict).to_contain_text("Not legal: ")
    expect(verdict).to_be_in_viewport(ratio=1)
    if size[0] > 500:
        expect(page.get_by_role("tab", name="Curves")).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Text").click()
    text = page.get_by_role("tabpanel").get_by_role("textbox")
    text.evaluate("one => { one.setSelectionRange(one.value.length, one.value.length); one.scrollIntoView(false) }")
    text.press_sequentially("\n3 No Such Card")
    expect(verdict).to_contain_text("It cannot be read: ")
    expect(verdict).to_be_in_viewport(ratio=1)


def test_while_a_text_cannot_be_read_name_and_notes_stay(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Text").click()
    text = page.get_by_role("tabpanel").get_by_role("textbox")
    text.fill(PRIMER + "3 No Such Card\n")
    expect(page.locator(".verdict")).to_contain_text("It cannot be read: ")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Raiders")
    expect(page.get_by_label("Notes")).to_have_value("quick")
    text.fill(PRIMER.replace("Raiders", "Riders"))
    expect(page.get_by_label("Name", exact=True)).to_have_value("Riders")


def test_while_a_query_waits_the_cards_before_are_told_apart(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER)
    page.get_by_role("tab", name="Cards").click()
    hits, told = page.locator(".hits"), page.get_by_role("tabpanel").get_by_role("status")
    expect(told).to_contain_text("24 cards that a deck can hold")
    page.route("**/api/decks/search", lambda route: (page.wait_for_timeout(1500), route.continue_()))
    page.get_by_role("combobox", name="Search all cards").fill("(name:hail or name:torch)")
    expect(hits).to_have_attribute("aria-busy", "true")
    expect(told).to_have_text("Looking through the cards…")
    expect(hits).to_have_attribute("aria-busy", "false")
    expect(told).to_have_text("2 cards: (name has “hail” or name has “torch”)")
    expect(hits.locator("li")).to_have_count(2)


def test_any_cards_of_a_first_hand_are_replaced_once_where_the_rules_say_so(window: Opener) -> None:
    page = deck_page(window, "l5r")
    page.locator(".supplied button").first.click()
    page.get_by_role("tab", name="First hand").click()
    panel = page.get_by_role("tabpanel")
    replace = panel.get_by_role("button", name="Replace cards")
    expect(replace).to_be_disabled()
    hand = panel.locator(".hand > li")
    expect(hand).to_have_count(6)  # of a skirmish: three provinces, three cards in hand
    before = hand.locator(".heard").all_inner_texts()
    for at in (1, 5):
        hand.nth(at).get_by_role("checkbox").check()
    panel.get_by_role("button", name="Replace 2 cards").click()
    expect(panel).to_contain_text("Replaced, as the rules allow once.")
    after = hand.locator(".heard").all_inner_texts()
    assert [name for at, name in enumerate(after) if at not in (1, 5)] == [
        name for at, name in enumerate(before) if at not in (1, 5)
    ]
    expect(panel.get_by_role("checkbox", name=re.compile("^Replace"))).to_have_count(0)
    panel.locator("fieldset").last.get_by_role("checkbox").first.check()
    expect(panel.get_by_text("Replacing the whole hand if there is none:")).to_be_visible()


def test_a_deck_of_the_eternal_struggle_is_grouped_counted_and_tried_by_five(window: Opener) -> None:
    page = deck_page(window, "vtes")
    page.locator(".supplied button").first.click()
    library = page.locator(".list")
    expect(library.get_by_role("heading", name=re.compile("^Action Modifier", re.I))).to_be_visible()
    expect(
        library.locator(".called", has_text=re.compile("Dominate|Auspex|Presence|Potence|Obfuscate")).first
    ).to_be_visible()
    page.get_by_role("tab", name="Curves").click()
    expect(page.get_by_role("figure", name="Library cards that cost blood")).to_be_visible()
    expect(page.get_by_role("figure", name="Library cards that cost pool")).to_be_visible()
    page.get_by_role("tab", name="Try it").click()
    page.get_by_label("Players").select_option("5")
    expect(page.get_by_text(re.compile("^The others play: "))).to_be_visible()
    page.get_by_role("button", name="Play it against 4 bots").click()
    expect(page.locator("[data-mat]").first).to_be_visible()
    expect(page.locator(".seat, [data-seat], .rail button").first).to_be_visible()


def test_a_deck_is_tried_only_by_as_many_as_the_game_can_be_played_by(window: Opener) -> None:
    """Against decks that are made for the same set-up."""
    page = deck_page(window, "l5r")
    page.locator(".supplied button", has_text="Lion, stronghold").click()
    page.get_by_role("tab", name="Try it").click()
    expect(page.get_by_label("Against").locator("option")).to_contain_text(["Lion, stronghold", "Crane, stronghold"])
    players = page.get_by_label("Players")
    assert players.locator("option").all_inner_texts() == ["2", "4"]  # four are two teams
    players.select_option("4")
    page.get_by_role("button", name="Play it against 3 bots").click()
    expect(page.locator("[data-rail]")).to_have_count(3)


def test_many_decks_are_searched_by_what_they_do_and_few_are_not(window: Opener) -> None:
    page = window().open("#d=vtes")
    decks = page.get_by_role("list", name="A supplied deck").get_by_role("listitem")
    expect(decks).to_have_count(37)
    page.get_by_role("searchbox", name="Find a deck").fill("new blood serpent")
    expect(decks).to_have_text([re.compile("New Blood: Ministry")])
    expect(page.get_by_text("1 of 37 decks")).to_be_visible()
    page.goto(page.url.split("#")[0])
    page.get_by_role("button", name="Vampire: The Eternal Struggle: play against bots").click()
    which = page.get_by_role("dialog", name="which deck do you play?")
    which.get_by_role("searchbox", name="Find a deck").fill("alice chen")
    expect(which.get_by_role("listitem")).to_have_text([re.compile("Fifth Edition: Ventrue")])
    which.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Legend of the Five Rings: play against bots").click()
    expect(which.get_by_role("button", name="Lion, skirmish")).to_be_visible()
    expect(which.get_by_role("searchbox")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1366])
def test_the_disciplines_of_each_vampire_are_read_whole_in_a_list(window: Opener, width: int) -> None:
    page = window(viewport={"width": width, "height": 844}).open("#d=vtes")
    page.get_by_role("button", name="Fifth Edition: Toreador").click()
    catalina = page.locator(".list .called", has_text="Catalina Vega").locator("small")
    expect(catalina).to_contain_text("capacity 8, AUS CEL for PRE, group 6")
    cut = "e => { const r = document.createRange(); r.setStart(e.firstChild, 0); r.setEnd(e.firstChild, e.textContent.indexOf('group')); return r.getBoundingClientRect().bottom > e.getBoundingClientRect().bottom + 1 }"  # noqa: E501
    assert not catalina.evaluate(cut)


def test_a_card_that_a_mouse_rests_on_covers_nothing_where_there_is_no_column_for_it(window: Opener) -> None:
    page = deck_page(window, "primer", PRIMER, viewport={"width": 820, "height": 844})
    row = page.locator(".list .called", has_text="Torch")
    row.hover()
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_have_count(0)
    row.click()
    expect(page.get_by_role("dialog", name="Torch")).to_be_visible()


def test_the_cards_of_a_game_lead_to_its_decks(window: Opener) -> None:
    page = window().open("#c=rivals")
    page.get_by_role("navigation").get_by_role("link", name="Decks").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Decks of Vampire: The Masquerade Rivals")
    page.goto(page.url.split("#")[0] + "#c=masters")  # which is played without decks
    expect(page.get_by_role("heading", level=1)).to_contain_text("Masters of the Night")
    expect(page.get_by_role("navigation").get_by_role("link", name="Decks")).to_have_count(0)
