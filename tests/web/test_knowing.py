"""What players can know before they choose: reasons, costs, odds, the cards of a pack; and clients of another version."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.people import options

Opener = Callable[..., Any]
PACK = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "pack.toml").read_text()
LAST_DIE = """position: masters
vampires: agnieszka museum blood 4, mila museum blood 4
city: railway_station museum cathedral night_club asylum newspaper slums police_station city_hall
museum: exposed 1
veil: 5
round: 1
dice: 6 | 5 4 2
lead: agnieszka
events: I-14, I-01
relics: raven_cloak
now: turn agnieszka 2
"""


def test_what_cannot_be_done_is_greyed_with_its_reason(window: Opener, site: Any) -> None:
    page = window().open(site.make(position=LAST_DIE)["seats"][0]["link"])
    group = page.get_by_role("group", name="What you cannot do now")
    hunting = group.get_by_role("button", name="Hunting")
    expect(hunting).to_have_attribute("aria-disabled", "true")
    hunting.click(force=True)  # it is disabled, but says why
    expect(group.get_by_role("status")).to_contain_text("Hunting: needs kill count 1, has 0.")
    group.get_by_role("button", name="Not now").click()
    expect(group.get_by_role("listitem").filter(has_text="Hunting")).to_contain_text("needs kill count 1")


def test_costs_and_odds_are_shown_before_an_option_is_taken(window: Opener, site: Any) -> None:
    page = window().open(site.make(position=LAST_DIE)["seats"][0]["link"])
    expect(page.get_by_role("group", name="What you cannot do now")).to_be_visible()
    options(page).filter(has_text="Fight").hover()
    why = page.locator(".prompt .why")
    expect(why).to_contain_text("action points")
    expect(why.locator(".chance")).to_contain_text("80% 4 dice are rolled again")
    assert page.locator("[data-ready]").get_attribute("data-ready") == "0"


def test_on_a_telephone_costs_stand_beside_the_options_of_a_piece(window: Opener, site: Any) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).open(
        site.make(position=LAST_DIE)["seats"][0]["link"]
    )
    expect(options(page).first).to_be_visible()
    page.locator('.cover[data-piece="district:1"]').tap(position={"x": 40, "y": 8})
    menu = page.locator('[role="dialog"].menu')
    expect(menu.locator(".why")).to_contain_text("action points")


def test_a_guest_reads_the_cards_of_the_tables_pack(window: Opener, site: Any) -> None:
    made = site.make(pack=PACK)
    page = window().open(made["spectator"]["link"])
    expect(page.locator("[data-ready]")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("Torches in the Alleys")
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("Remove 1 minion from a district")
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Rules and cards").click()
    page.get_by_role("searchbox").fill("Torches in the Alleys")
    expect(page.get_by_text("Nothing is called that.")).to_be_visible()


def test_a_pack_is_given_with_a_file(window: Opener, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PACK)
    page = window().open()
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_text("Clock, seed").click()
    page.get_by_label("Content pack").set_input_files(tmp_path / "mine.toml")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("header.bar")).to_contain_text("pack")


def test_a_page_that_is_too_old_says_so_and_offers_to_reload(window: Opener, site: Any) -> None:
    page = window().page

    def older(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(json.dumps({**json.loads(text), "protocol": 0})))

    page.route_web_socket("**/api/socket", older)
    page.goto(site.make()["seats"][0]["link"])
    expect(page.get_by_role("heading", name="Server and page do not fit")).to_be_visible()
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()


def test_a_server_that_is_newer_is_told_apart(window: Opener, site: Any) -> None:
    page = window().page

    def newer(socket: Any) -> None:
        server = socket.connect_to_server()

        def told(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "scene":
                message["scene"]["version"] += 1
            socket.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket("**/api/socket", newer)
    page.goto(site.make()["seats"][0]["link"])
    expect(page.get_by_role("heading", name="The server is newer than this page")).to_be_visible()
