"""A table of Rivals in mid-game: everything visible, attacks between sides, hands in order, several choices at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import number, options
from tests.web.test_access import serious

Opener = Callable[..., Any]
HAND = (
    "slap-in-the-face", "fleetness", "throat-rip", "throat-rip", "baseball-bat", "drive-by", "molotov-cocktail",
    "sucker-punch", "coup-de-grace", "terrorize",
)  # fmt: skip
MIDDLE = """position: rivals
setup: {"players":2,"windows":"all"}
active: a
prestige: 11 9
agenda: 6 3
leaders: hydra guvnah
actions: 2
haven a: shades [blood 3], brother [bowed, blood 2]
streets a: hydra [blood 6], skunk [blood 3], johnny [blood 2]
haven b: velvet [bowed, blood 2]
streets b: guvnah [blood 5], doc [blood 3]
torpor a: sweetums [blood 1]
torpor b: karma [blood 1]
board a: turf-war
board b: the-end-is-nigh, distraction, search-engine
plots b: lost-glory [prestige 2]
attached a: streetwalker [on streets/hydra], butcher [on streets/skunk], vagrant-of-prague [on streets/hydra]
attached b: bartender [on streets/doc]
HAND_A
hand b: fragmented-mind, cloak-of-shadows, destroy-the-plans, unhinged
library a: fleetness, fleetness, fleetness, fleetness, fleetness
library b: unhinged, unhinged, unhinged, unhinged, unhinged
faction a: the-cossack
faction b: lolita
city: medium, team-x-operative, team-x-operative, team-x-operative, vagrant-of-prague
discard a: baseball-bat, incite-rebellion
deck: walpurgis-night, taxi-driver, bohemian-carnevale, team-x-operative, vagrant-of-prague
"""
MIDDLE = MIDDLE.replace("HAND_A", f"hand a: {', '.join(HAND)}")
FOUR = """position: rivals
setup: {"players":4,"windows":"all"}
active: a
actions: 2
haven a: shades [blood 4]
haven b: doc [blood 5], karma [bowed, blood 3]
haven c: bong-cha-park [blood 3]
haven d: june-bryant [blood 2]
hand b: unhinged, unhinged
library a: fleetness, fleetness
library b: unhinged, unhinged
library c: mercy, mercy
library d: greed, greed
deck: medium, vagrant-of-prague
"""


def make(site: Any, position: str, names: str) -> Any:
    """Make a table in mid-game, with a seat for each letter."""
    return site.make(game="rivals", position=position, seats=[{"name": name} for name in names.split()])


def sit(window: Opener, made: Any, seat: int = 0, width: int = 1366, height: int = 768, **more: Any) -> Any:
    """Open a window at a seat."""
    settings = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"} | more
    page = window(**settings).open(made["seats"][seat]["link"])
    expect(page.locator("[data-ready]")).to_be_visible()
    return page


def pick(page: Any, text: str) -> None:
    """Choose an option by its words, and wait until it has taken effect."""
    before = number(page)
    options(page).filter(has_text=text).first.click()
    if (sure := page.locator(".sure .button.main")).count():
        sure.click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768), (1920, 1080), (2560, 1440)])
def test_the_whole_table_is_in_sight_without_scrolling(window: Opener, site: Any, width: int, height: int) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, width, height)
    expect(page.locator('[data-mat="0"] .card').first).to_be_visible()
    page.wait_for_timeout(400)
    middle = page.locator("main.middle")
    assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    ground, own, hand = middle.bounding_box(), page.locator('[data-mat="0"]').bounding_box(), page.locator(".hand-area")
    assert own["y"] + own["height"] <= ground["y"] + ground["height"] + 1
    assert own["y"] + own["height"] <= hand.bounding_box()["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".side-panel").bounding_box()["width"] >= 200
    names = page.locator('[data-mat="0"] .face.as-table .name').evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height / one.getClientRects().length)"
    )
    assert min(names) >= 10


def test_who_fights_shows_in_the_panel_and_at_reading_size_what_it_bears(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    stand = page.locator(".contest .stand")
    for n, names in enumerate((("Streetwalker", "Vagrant"), ("Bartender",))):
        for name in names:
            expect(stand.nth(n)).to_contain_text(name)
    middle = page.locator("main.middle")
    assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    stand.first.locator(".card.as-table").hover()
    expect(page.locator(".large")).to_contain_text("Streetwalker")


def test_an_attack_has_its_panel_and_the_defender_sees_a_back(window: Opener, site: Any) -> None:
    made = make(site, MIDDLE, "Ann Bob")
    page, other = sit(window, made), sit(window, made, 1)
    expect(options(page).first).to_be_visible()
    pick(page, "Attack with Hydra")
    panel = page.locator(".contest")
    expect(panel.get_by_role("status")).to_contain_text("Attack declaration")
    pick(page, "Guv'nah")
    expect(panel.get_by_role("group", name="Ann attacks")).to_contain_text("Hydra")
    expect(panel.get_by_role("group", name="Bob is attacked")).to_contain_text("Secrecy")
    passing = options(page).filter(has_text="Pass")
    expect(passing).to_contain_text("Pass → Attack type")
    pick(page, "Pass")
    for _ in range(6):
        if options(page).filter(has_text="Physical").count():
            break
        for each in (page, other):
            if options(each).filter(has_text="Pass").count():
                pick(each, "Pass")
        page.wait_for_timeout(200)
    pick(page, "Physical")
    pick(page, "Throat Rip")
    theirs = other.locator(".contest")
    expect(panel).to_contain_text("Throat Rip")
    expect(theirs).to_contain_text("face down")
    expect(theirs).not_to_contain_text("Throat Rip")
    expect(theirs.get_by_role("group", name="Bob is attacked")).to_contain_text("before what the face-down card adds")
    chain = theirs.get_by_role("list", name="What goes against what")
    expect(chain.get_by_role("listitem")).to_have_count(2)
    assert serious(other) == []


def test_below_an_attack_a_telephone_keeps_a_row_of_ones_own_cards(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, 390, 844, has_touch=True, is_mobile=True)
    pick(page, "Attack with Hydra")
    pick(page, "Guv'nah")
    expect(page.locator(".contest .sides")).to_be_visible()
    around, ask = page.locator(".around").bounding_box(), page.locator(".ask").bounding_box()
    assert around["height"] >= 120
    assert around["y"] + around["height"] <= ask["y"] + 1


def test_a_drag_lights_up_what_may_be_attacked_and_a_drop_attacks_it(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    hydra = page.locator('[data-mat="0"] .card', has_text="Hydra").first
    expect(hydra).to_have_attribute("data-glow", "true")
    box, before = hydra.bounding_box(), number(page)
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 40, steps=5)
    doc = page.locator('[data-mat="1"] .card[data-drop]', has_text="Doc")
    expect(doc).to_have_count(1)
    expect(page.locator('[data-mat="0"] [data-drop]')).to_have_count(0)
    assert number(page) == before
    to = doc.bounding_box()
    page.mouse.move(to["x"] + 20, to["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(".contest")).to_contain_text("Doc")
    expect(page.get_by_role("log")).to_have_text(re.compile(r"^\s*Hydra attacks Doc"))


def test_a_hand_is_put_in_order_by_dragging_sideways_and_by_sorting(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    places = page.locator(".hand-area .place")
    expect(places).to_have_count(10)
    before = number(page)
    names = places.locator(".name").all_inner_texts()
    first, fourth = places.nth(0).bounding_box(), places.nth(3).bounding_box()
    page.mouse.move(first["x"] + 20, first["y"] + 60)
    page.mouse.down()
    page.mouse.move(first["x"] + 60, first["y"] + 62, steps=4)
    page.mouse.move(fourth["x"] + 60, first["y"] + 62, steps=4)
    page.mouse.up()
    expect(places.locator(".name").nth(3)).to_have_text(names[0])
    expect(page.locator(".menu")).to_have_count(0)
    page.get_by_role("button", name="Sort the hand by name").click()
    expect(places.locator(".name")).to_have_text(sorted(names))
    places.nth(9).click(position={"x": 60, "y": 30})
    page.get_by_role("button", name="Further left in the hand").click()
    expect(places.locator(".name").nth(8)).to_have_text(sorted(names)[9])
    assert number(page) == before


def test_what_cannot_be_played_says_why(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    page.locator(".hand-area .place", has_text="Fleetness").click(position={"x": 20, "y": 30})
    expect(page.locator(".menu .cannot")).to_contain_text("a Reaction: play it when you are attacked")
    page.get_by_role("button", name="Call me when it could be played").click()
    expect(page.get_by_role("button", name="No longer call me for it")).to_be_visible()


def to_the_streets(page: Any) -> None:
    """Let Shades go to The Streets in a new party, up to the question who goes along."""
    pick(page, "Go to The Streets with Shades")
    expect(options(page).filter(has_text=re.compile("new party|Brother")).first).to_be_visible()
    if options(page).filter(has_text="new party").count():
        pick(page, "new party")


def test_several_are_chosen_with_ticks_and_one_done(window: Opener, site: Any) -> None:
    text = MIDDLE.replace(
        "shades [blood 3], brother [bowed, blood 2]", "shades [blood 3], brother [blood 2], the-cossack [blood 3]"
    )
    page = sit(window, make(site, text.replace("faction a: the-cossack\n", ""), "Ann Bob"))
    to_the_streets(page)
    expect(page.locator(".several")).to_contain_text("None chosen")
    before = number(page)
    options(page).filter(has_text="Brother").click()
    options(page).filter(has_text="Cossack").click()
    expect(page.locator(".several")).to_contain_text("2 chosen")
    expect(page.locator('[data-mat="0"] [data-ticked]')).to_have_count(2)
    options(page).filter(has_text="Cossack").click()
    expect(page.locator(".several")).to_contain_text("1 chosen")
    assert number(page) == before, "half a choice stays in the browser"
    page.get_by_role("button", name="Done").click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    party = page.locator('[data-mat="0"] [data-area^="streets"]', has_text="Shades")
    expect(party).to_contain_text("Brother")
    expect(party).not_to_contain_text("Cossack")


def test_alike_cards_lie_as_one_pile_with_its_number(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    pile = page.locator("[data-alike]")
    expect(pile).to_have_count(1)
    expect(pile).to_contain_text("×3")
    expect(page.locator('[data-mat="all"] .card', has_text="Team X Operative")).to_have_count(1)


def test_several_of_a_pile_are_chosen_and_it_stays_a_pile(window: Opener, site: Any) -> None:
    alike = ", ".join(["brother [blood 2]"] * 3)
    text = MIDDLE.replace("shades [blood 3], brother [bowed, blood 2]", f"shades [blood 3], {alike}")
    page = sit(window, make(site, text, "Ann Bob"))
    to_the_streets(page)
    expect(page.locator(".several")).to_contain_text("None chosen")
    before, pile = number(page), page.locator('[data-mat="0"] [data-alike="3"]')
    fewer = pile.locator(".few")
    for n in (1, 2):
        pile.locator(".card").first.click(position={"x": 20, "y": 30})
        expect(fewer).to_have_text(f"✓ {n}/3")
        expect(page.locator(".several")).to_contain_text(f"{n} chosen")
    fewer.click()
    expect(fewer).to_have_text("✓ 1/3")
    assert number(page) == before
    page.get_by_role("button", name="Done").click()
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)
    party = page.locator('[data-mat="0"] [data-area^="streets"]', has_text="Shades")
    expect(party.locator(".card", has_text="Brother")).to_have_count(1)
    expect(page.locator('[data-mat="0"] [data-area^="haven"] .card', has_text="Brother")).to_have_count(2)


def test_what_has_happened_is_a_row_of_small_cards_and_the_log_opens_cards(window: Opener, site: Any) -> None:
    made = make(site, MIDDLE, "Ann Bob")
    page = sit(window, made)
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    row = page.get_by_role("group", name="Since you last chose")
    row.get_by_role("button", name="Hydra attacks Doc").click()
    expect(row.get_by_role("status")).to_have_text("Hydra attacks Doc")
    expect(page.locator(".arrows line")).to_have_count(2)
    name = page.get_by_role("log").get_by_role("button", name="Doc")
    name.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Doc")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_with_four_seats_one_mat_is_in_sight_and_the_rest_stand_in_a_rail(window: Opener, site: Any) -> None:
    page = sit(window, make(site, FOUR, "Ann Bob Cleo Dan"))
    rail = page.get_by_role("navigation", name="Parts of the table")
    expect(rail.get_by_role("button")).to_have_count(4)
    expect(page.locator(".mat")).to_have_count(2)
    expect(rail.get_by_role("button", name="Bob")).to_contain_text("1 ready, 1 exhausted, 2 in hand")
    rail.get_by_role("button", name="Dan").click()
    expect(page.locator('[data-mat="3"]')).to_contain_text("June Bryant")
    expect(page.locator('[data-mat="1"]')).to_have_count(0)
    rail.get_by_role("button", name="All").click()
    expect(page.locator(".mat")).to_have_count(4)
    assert serious(page) == []


def test_a_telephone_shows_one_mat_at_a_time_with_a_strip_of_all(window: Opener, site: Any) -> None:
    page = sit(window, make(site, FOUR, "Ann Bob Cleo Dan"), 0, 390, 844, has_touch=True, is_mobile=True)
    expect(options(page).first).to_be_in_viewport()
    expect(page.locator('[data-mat="0"] .card').first).to_be_in_viewport()
    rail = page.get_by_role("navigation", name="Parts of the table")
    rail.get_by_role("button", name="Cleo").tap()
    expect(page.locator('[data-mat="2"] .card').first).to_be_in_viewport()
    expect(page.locator('[data-mat="0"] .card').first).not_to_be_in_viewport()
    expect(rail.get_by_role("button", name="Cleo")).to_have_attribute("aria-current", "true")
    rail.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


LISTEN = """() => {
  window.said = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    window.cut = () => this.close()
    window.said.push(JSON.parse(text))
    return send.call(this, text)
  }
}"""


def test_who_comes_again_is_not_sent_what_is_printed_and_sees_it_all_the_same(window: Opener, site: Any) -> None:
    heard: list[str] = []
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    page.evaluate(LISTEN)
    pick(page, "End")
    seen = page.locator("main.middle, .hand-area").all_inner_texts()
    with page.expect_websocket():
        page.evaluate("cut()")
    for _ in range(100):
        if any(text.startswith('{"type":"scene"') for text in heard):
            break
        page.wait_for_timeout(100)
    scene = next(text for text in heard if text.startswith('{"type":"scene"'))
    assert page.evaluate("said.find(message => message.type === 'hello').cards") is True
    assert '"face":"baseball-bat"' in scene
    assert '"name":"Baseball Bat"' not in scene
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    assert page.locator("main.middle, .hand-area").all_inner_texts() == seen


def test_on_a_telephone_a_swipe_leads_to_the_next_mat_and_back(window: Opener, site: Any) -> None:
    page = sit(window, make(site, FOUR, "Ann Bob Cleo Dan"), 0, 390, 844, has_touch=True, is_mobile=True)
    first = page.locator('[data-mat="0"] .card').first
    expect(first).to_be_in_viewport()
    touch = page.context.new_cdp_session(page)
    before = number(page)

    def swipe(begin: int, end: int) -> None:
        """Swipe sideways over the mats, slowly enough to be followed."""
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": begin, "y": 410}]})
        for step in range(1, 16):
            at = begin + (end - begin) * step // 15
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at, "y": 410}]})
            page.wait_for_timeout(16)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(340, 40)
    expect(page.locator('[data-mat="1"] .card').first).to_be_in_viewport()
    expect(first).not_to_be_in_viewport()
    rail = page.get_by_role("navigation", name="Parts of the table")
    expect(rail.get_by_role("button", name="Bob")).to_have_attribute("aria-current", "true")
    swipe(40, 340)
    expect(first).to_be_in_viewport()
    assert number(page) == before, "a swipe chooses nothing"


def test_the_list_of_symbols_has_those_of_cards_and_no_empty_part(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    page.get_by_role("button", name="Keys and symbols").click()
    symbols = page.get_by_role("dialog")
    expect(symbols).to_contain_text("the same again, or Enter, takes it")
    expect(symbols).to_contain_text("Space")
    expect(symbols.get_by_role("listitem").filter(has_text="Guard")).to_be_visible()
    expect(symbols.get_by_role("heading", name="Symbols", exact=True)).to_be_visible()
    expect(symbols.get_by_role("heading", name="Provenance of cards")).to_have_count(0)
    page.keyboard.press("Escape")
    before = number(page)
    page.keyboard.press("1")  # what the list says of numbers: once looks, twice takes
    expect(options(page).first).to_be_focused()
    assert number(page) == before
    page.keyboard.press("1")
    expect(page.locator(f'[data-ready="{before}"]')).to_have_count(0)


def test_what_stands_below_the_moment_ends_with_a_word(window: Opener, site: Any) -> None:
    made = site.make(game="rivals", name="Friday", bring=True, seats=[{"name": "Ann"}, {"name": "Bob"}])
    page = window().open(made["seats"][0]["link"])
    expect(page.get_by_role("heading", name="Everybody brings a deck")).to_be_visible()
    expect(page.locator("header.bar .moment p")).to_have_text("Friday")


def test_beside_a_guide_the_log_can_be_read(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").open()
    page.get_by_role("button", name="Vampire: The Masquerade Rivals: first game, guided").click()
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
    expect(options(page).first).to_be_visible()
    log, asked = page.locator(".side-panel .log").bounding_box(), page.locator(".prompt").bounding_box()
    assert log["height"] > 60
    assert log["y"] + log["height"] <= asked["y"]


def test_what_the_rows_of_a_turn_are_for_hides_what_is_scrolled_behind_it(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"), 0, 390, 844, has_touch=True, is_mobile=True)
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
    page.get_by_role("tab", name="Turn").tap()
    said = page.locator(".track p")
    expect(said).to_be_visible()
    above = """() => { const all = document.querySelector('#side-tab'), box = all.getBoundingClientRect()
      const covers = y => document.elementFromPoint(box.x + box.width / 2, box.y + y)?.matches('p')
      return all.scrollTop > 20 && covers(2) && covers(6) }"""
    page.wait_for_function(above)


def test_a_card_in_the_hand_that_cannot_be_played_says_why_where_it_is_read(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    card = page.locator(".hand-area .place:not([data-can])").first
    card.hover(position={"x": 20, "y": 40})
    expect(page.locator(".large .cannot")).to_contain_text("Not now: ")
    page.mouse.move(5, 5)  # it lies down again, beside its neighbours
    page.locator(".hand-area .place[data-can]").first.hover(position={"x": 20, "y": 40})
    expect(page.locator(".large")).to_be_visible()
    expect(page.locator(".large .cannot")).to_have_count(0)


def test_the_log_opens_the_cards_of_a_line_that_is_about_pieces(window: Opener, site: Any) -> None:
    page = sit(window, make(site, MIDDLE, "Ann Bob"))
    pick(page, "Attack with Hydra")
    pick(page, "Doc")
    line = page.locator(".log li", has_text="Hydra attacks Doc")
    line.get_by_role("button", name="Doc").hover()
    expect(page.locator(".large")).to_contain_text("Doc")
    expect(page.locator("[data-lit]").first).to_be_visible()
