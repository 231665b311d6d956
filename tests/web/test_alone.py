"""One person at the page: the first click, a turn, reload, undo, keyboard, a telephone, looking back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from coterie.games.masters.guide import LAST_NIGHT
from tests.web.people import choose, moment, number, options
from tests.web.test_cards import TELEPHONE

Opener = Callable[..., Any]


@pytest.fixture
def page(window: Opener) -> Any:
    """Return a table started with one click."""
    page = window().open()
    page.get_by_role("button", name="Play now").click()
    expect(options(page).first).to_be_visible()
    return page


def test_one_click_starts_a_game_and_a_turn_can_be_played(page: Any) -> None:
    acting = re.compile(r"turn")
    for _ in range(20):
        choose(page, options(page).count() - 1)
        if acting.search(moment(page)):
            break
    first = moment(page)
    for _ in range(20):
        if moment(page) != first:
            break
        choose(page, options(page).count() - 1)
    assert moment(page) != first
    assert page.locator('[role="log"] li').count() > 3


def test_a_click_on_a_glowing_piece_shows_its_options(page: Any) -> None:
    for _ in range(20):
        glowing = page.locator(".cell[data-glow] .cover")
        if glowing.count() and page.get_by_text("What do you do?").count():
            break
        choose(page)
    before = number(page)
    cell = page.locator(".cell[data-glow]").filter(has_not=page.locator(".figures button")).first
    cell.locator(".cover").click()
    menu = page.locator('[role="dialog"].menu')
    expect(menu).to_be_visible()
    menu.locator(".option").first.click()
    expect(page.locator(f'[data-ready="{before + 1}"]')).to_be_visible()
    expect(menu).to_have_count(0)


def test_a_closed_menu_leaves_the_keyboard_at_its_piece(page: Any) -> None:
    page.locator(".cell .cover").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[role="dialog"].menu')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[role="dialog"].menu')).to_have_count(0)
    expect(page.locator(".cell .cover").first).to_be_focused()


def test_a_line_of_the_log_leads_to_its_pieces(window: Opener, site: Any) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).open(
        site.make(seed=4)["seats"][0]["link"]
    )
    choose(page)
    line = page.locator('[role="log"] button').filter(has_text="placed in").first
    # pieces are lit only for a moment, which may be over before a busy machine looks, so it is recorded
    page.evaluate("""() => {
        const look = () => document.querySelectorAll('.cell[data-lit]').forEach((cell) => (window.wasLit = cell))
        new MutationObserver(look).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-lit'] })
    }""")
    line.tap()
    page.wait_for_function("""() => {
        const box = window.wasLit?.getBoundingClientRect()
        return box && box.bottom > 0 && box.top < innerHeight
    }""")


def test_options_that_move_under_a_resting_mouse_are_not_looked_at(window: Opener, site: Any) -> None:
    page = window(viewport={"width": 390, "height": 844}).open(site.make(seed=4)["seats"][0]["link"])
    choose(page)
    page.wait_for_timeout(300)
    page.evaluate("window.scrollTo(0, 9999)")
    seen = []
    for _ in range(8):
        page.wait_for_timeout(120)
        seen.append(page.locator(".option.picked").all_inner_texts())
    assert len({str(one) for one in seen[2:]}) == 1


def test_a_card_does_not_open_under_a_mouse_that_rests(page: Any) -> None:
    cell = page.locator(".cell").nth(4)
    cell.hover()
    large = page.get_by_role("tooltip")
    expect(large).to_be_visible()
    box = cell.bounding_box()
    assert box is not None
    page.reload()
    expect(options(page).first).to_be_visible()
    page.wait_for_timeout(900)
    expect(large).to_have_count(0)
    page.mouse.move(box["x"] + 20, box["y"] + 70)
    expect(large).to_be_visible()


def test_the_tab_says_that_it_is_ones_turn(page: Any) -> None:
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "./icon-turn.svg")
    page.get_by_role("button", name="To the start").click()
    expect(page).to_have_title("Coterie")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "./icon.svg")


def test_a_reload_shows_the_same_question(page: Any) -> None:
    choose(page)
    asked, offered, made = page.locator("#question").inner_text(), options(page).all_inner_texts(), number(page)
    page.reload()
    expect(options(page).first).to_be_visible()
    assert page.locator("#question").inner_text() == asked
    assert options(page).all_inner_texts() == offered
    assert number(page) == made


def test_undo_brings_the_question_back(page: Any) -> None:
    choose(page)
    asked, offered, made = page.locator("#question").inner_text(), options(page).all_inner_texts(), number(page)
    choose(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f'[data-ready="{made}"]')).to_be_visible()
    assert page.locator("#question").inner_text() == asked
    assert options(page).all_inner_texts() == offered


def test_the_keyboard_is_enough(window: Opener) -> None:
    page = window().open()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(options(page).first).to_be_visible()
    before = number(page)
    page.keyboard.press("1")
    expect(page.locator('[data-option="1"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-ready="{before + 1}"]')).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.option || document.activeElement.dataset.piece")
    page.keyboard.press("u")
    expect(page.locator(f'[data-ready="{before}"]')).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and symbols")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("museum")
    expect(page.get_by_role("dialog").get_by_text("Museum").first).to_be_visible()


def test_what_was_undone_can_be_done_again(page: Any) -> None:
    choose(page)
    choose(page)
    after, made = page.locator("#question").inner_text(), number(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f'[data-ready="{made - 1}"]')).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(f'[data-ready="{made}"]')).to_be_visible()
    expect(page.locator("#question")).to_have_text(after)
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)


def test_a_hint_marks_an_option(page: Any) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".option.hinted")).to_have_count(1)


def test_the_token_leaves_the_address(window: Opener, site: Any) -> None:
    made = site.make()
    page = window().open(made["seats"][0]["link"])
    expect(options(page).first).to_be_visible()
    assert made["seats"][0]["token"] not in page.url
    assert made["table"] in page.url


def test_a_telephone_has_everything_within_reach(window: Opener) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).open()
    page.get_by_role("button", name="Play now").tap()
    expect(options(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in options(page).all():
        assert (button.bounding_box() or {"height": 0})["height"] >= 43.5
    before = number(page)
    options(page).first.tap()
    expect(page.locator(f'[data-ready="{before + 1}"]')).to_be_visible()


def test_what_a_finger_can_hit_is_large_enough(window: Opener, site: Any) -> None:
    page = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce").open(
        site.make(seed=4)["seats"][0]["link"]
    )
    choose(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.table button, .table select, .table input')]
            .filter(one => one.offsetParent && !one.closest('[role="log"]'))
            .map(one => {
                const box = one.getBoundingClientRect(), more = getComputedStyle(one, '::after')
                const beside = side => more.content === 'none' ? 0 : -parseFloat(more[side]) || 0
                return [one.className, one.innerText, box.height + beside('top') + beside('bottom'),
                        box.width + beside('left') + beside('right')]
            })
            .filter(([, , height, width]) => height < 43.5 || width < 42)"""
    )
    assert small == []


def test_two_fingers_make_the_table_larger(window: Opener) -> None:
    opened = window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = opened.open()
    page.get_by_role("button", name="Play now").tap()
    expect(options(page).first).to_be_visible()
    touch = opened.context.new_cdp_session(page)

    def fingers(kind: str, *places: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(places)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    wide = (page.locator(".cell").first.bounding_box() or {"width": 0})["width"]
    fingers("touchStart", (150, 200), (200, 250))
    fingers("touchMove", (100, 150), (250, 300))
    fingers("touchEnd")
    larger = (page.locator(".cell").first.bounding_box() or {"width": 0})["width"]
    assert larger > 2 * wide
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "it scrolls in its own place"
    fingers("touchStart", (100, 150), (250, 300))
    fingers("touchMove", (170, 220), (180, 230))
    fingers("touchEnd")
    expect(page.locator(".zoomed")).to_have_count(0)


def test_looking_back_shows_the_past_and_a_link_leads_there(page: Any) -> None:
    first = page.locator("#question").inner_text()
    for _ in range(3):
        choose(page)
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    assert "at=0" in page.url
    page.reload()
    expect(slider).to_be_visible()
    assert slider.input_value() == "0"
    page.get_by_role("button", name="Back to the present").click()
    expect(options(page).first).to_be_visible()
    assert first


def test_the_guided_game_speaks_and_can_be_silenced(window: Opener) -> None:
    page = window().open()
    page.get_by_role("button", name="First time?").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Good evening")
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("glows")
    page.reload()  # it continues where it was
    expect(guide).to_contain_text("glows")
    guide.get_by_role("button", name="Go on").click()
    expect(guide).to_contain_text("Fight it")
    expect(guide.get_by_role("button", name="Go on")).to_have_count(0)
    page.locator('[data-notation="recruit"]').click()
    expect(page.get_by_text("Fight it!")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(guide).to_contain_text("Fight it")
    page.get_by_role("button", name="Fight the exposed agents").first.click()
    expect(page.get_by_text("Fight it!")).to_have_count(0)
    guide.get_by_role("button", name="No more help").click()
    expect(guide).to_have_count(0)
    choose(page)
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="First time?")).to_have_count(0)
    expect(page.get_by_role("listitem").get_by_text("A guided evening", exact=True)).to_be_visible()
    page.get_by_role("button", name="A guided evening", exact=True).click()
    expect(guide).to_contain_text("Good evening")


def begin(page: Any, name: str) -> None:
    """Press a button of a game's tile, once the games have loaded."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible(timeout=60_000)
    button.click()


def test_the_guided_game_of_rivals_goes_on_after_the_first_attack(window: Opener) -> None:
    """A bot is attacked and decides, and then it is the guided player's turn again."""
    page = window().open()
    begin(page, "Vampire: The Masquerade Rivals: first game, guided")
    expect(page.get_by_role("region", name="Guide")).to_contain_text("Good evening")
    for notation in ("go out with a/hydra", "attack with a/hydra", "b/doc"):
        page.locator(f'[data-notation="{notation}"]').first.click()
    physical, nothing = page.locator('[data-notation="physical"]'), page.locator('[data-notation="pass"]')
    for _ in range(6):
        expect(physical.or_(nothing).first).to_be_visible(timeout=30_000)
        if physical.count():
            break
        nothing.first.click()
        page.wait_for_timeout(500)
    physical.click()
    expect(page.locator('[data-notation="play throat-rip"]')).to_be_visible(timeout=30_000)


def test_a_tip_is_said_once_and_what_one_plays_on_from_makes_room_for_the_next(window: Opener) -> None:
    """News stay only until the player has played on; a tip whose moment has passed does not return in the next round."""
    page = window().open()
    begin(page, "Legend of the Five Rings: first game, guided")
    guide = page.get_by_role("region", name="Guide")
    for said in ("Welcome to Rokugan", "You win when"):
        expect(guide).to_contain_text(said)
        guide.get_by_role("button", name="Go on").click()
    for said, done in (
        ("Play Akodo", "play a2/row/akodo-toturi"),
        ("Put 1 fate", "fate 1"),
        ("from the left", "play a4/row/otomo-courtier"),  # news: they are not waited for
        ("bid in secret", "bid 2"),
        ("Fine Katana", "play fine-katana"),
        ("Give it to Toturi", "a/akodo-toturi"),
    ):
        expect(guide).to_contain_text(said)
        page.locator(f'[data-notation="{done}"]').click()
    expect(guide).to_contain_text("Declare a conflict")


@pytest.mark.parametrize(
    ("game", "advice", "tips"),
    [
        ("Vampire: The Masquerade Rivals", "go out with a/hydra", 2),
        ("Vampire: The Eternal Struggle", "play misdirection", 2),
    ],
)
def test_on_a_telephone_what_the_guide_advises_is_in_sight(window: Opener, game: str, advice: str, tips: int) -> None:
    page = window(**TELEPHONE).open()
    begin(page, f"{game}: first game, guided")
    guide = page.get_by_role("region", name="Guide")
    for _ in range(tips):
        guide.get_by_role("button", name="Go on").tap()
    advised = page.locator(f'.option.advised[data-notation="{advice}"]')
    expect(advised).to_be_visible()
    page.wait_for_function(
        "one => { const box = one.getBoundingClientRect();"
        " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4)) }",
        arg=advised.element_handle(),
    )


def test_alone_against_the_shadowlands_starts_with_two_clicks(window: Opener) -> None:
    page = window().open()
    begin(page, "Legend of the Five Rings: play against bots")
    page.get_by_role("button", name="Surprise me").click()
    expect(options(page).first).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="To the start").click()
    begin(page, "Legend of the Five Rings: set up")
    page.get_by_role("button", name="Create the table").click()
    expect(options(page).first).to_be_visible(timeout=30_000)


def test_a_game_with_several_ways_to_begin_offers_each(window: Opener) -> None:
    page = window().open()
    begin(page, "Legend of the Five Rings: play against bots")
    ways = page.get_by_role("group", name="What do you play?")
    expect(ways.get_by_role("button", name="Against the Shadowlands deck")).to_have_attribute("aria-pressed", "true")
    ways.get_by_role("button", name="A duel against a bot").click()
    page.get_by_role("button", name="Surprise me").click()
    expect(page.locator('[data-mat="1"]')).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)  # alone there is one


def test_the_rules_of_a_game_lead_to_how_it_is_played_and_back(window: Opener) -> None:
    page = window().open()
    begin(page, "Vampire: The Masquerade Rivals: rules")
    page.get_by_role("dialog", name="Rules and cards").get_by_role("button", name="How to play").click()
    how = page.get_by_role("dialog", name="How to play")
    chosen = how.get_by_role("button", name="Vampire: The Masquerade Rivals")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    how.get_by_role("button", name="Rules and cards").click()
    expect(page.get_by_role("dialog", name="Rules and cards")).to_be_visible()
    expect(how).to_have_count(0)


def test_a_term_is_found_before_the_cards_that_mention_it_and_so_are_headings_of_rules(window: Opener) -> None:
    page = window().open()
    begin(page, "Vampire: The Eternal Struggle: rules")
    rules = page.get_by_role("dialog", name="Rules and cards")
    parts = rules.locator("summary")
    expect(parts.first).to_contain_text("Glossary")
    rules.get_by_role("searchbox").fill("torpor")
    expect(parts.filter(has_text="Rules by number")).to_be_visible(timeout=30_000)
    expect(parts.first).to_contain_text("Glossary")
    expect(rules.get_by_role("listitem").first).to_contain_text("Torpor")
    expect(rules).to_contain_text("VR-8.5")
    rules.get_by_role("searchbox").fill("govern the unaligned")
    expect(rules.get_by_role("listitem").first).to_contain_text("Govern the Unaligned")


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_what_decides_how_many_play_is_asked_before_the_seats_in_plain_words(
    window: Opener, size: tuple[int, int]
) -> None:
    page = window(viewport={"width": size[0], "height": size[1]}).open()
    begin(page, "Legend of the Five Rings: set up")
    ways = page.get_by_role("dialog").get_by_role("group", name="Who plays against whom").get_by_role("button")
    expect(ways).to_have_text([
        "Clans against each other: a duel, or two teams", "Clans against the Shadowlands deck",
        "Clans against a player of the Shadowlands",
    ])  # fmt: skip
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("combobox", name="The format")).to_contain_text("Skirmish: three provinces")


def test_a_mode_brings_its_seats_and_its_options_and_a_refusal_is_in_sight(window: Opener) -> None:
    page = window(viewport={"width": 1366, "height": 768}).open()
    begin(page, "Legend of the Five Rings: set up")
    form = page.get_by_role("dialog")
    counts = form.get_by_role("group", name="Seats").get_by_role("button")
    expect(counts).to_have_text(["1", "2", "3", "4"])
    expect(form.get_by_role("combobox", name="The deck of the Shadowlands")).to_be_visible()
    form.get_by_role("button", name="Clans against each other").click()
    expect(counts).to_have_text(["2", "4"])
    expect(form.get_by_label("Player 2", exact=True)).to_have_value("bot")
    expect(form.get_by_role("combobox", name="The deck of the Shadowlands")).to_have_count(0)
    expect(form.get_by_text("A Shadowlands deck of your own")).to_have_count(0)
    form.get_by_text("House rules").click()
    limit = form.get_by_role("spinbutton", name="The round limit")
    limit.fill("9")
    limit.blur()
    form.get_by_role("button", name="Back to the defaults").click()
    expect(limit).to_have_value("40")
    form.get_by_text("Clock, seed").click()
    form.get_by_label("Position text").fill("position: nonsense")
    form.get_by_role("button", name="Create the table").click()
    expect(form.get_by_role("alert")).to_be_focused()
    expect(form.get_by_role("alert")).to_be_in_viewport(ratio=1)
    form.get_by_label("Position text").fill("")
    form.get_by_role("button", name="Create the table").click()
    expect(page.locator('[data-mat="1"]')).to_be_visible(timeout=30_000)


def test_the_guide_ends_with_sigil_and_ritual(window: Opener, site: Any) -> None:
    page = window().open()
    page.get_by_role("button", name="First time?").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Good evening")
    kept = json.loads(page.evaluate("localStorage['coterie.tables']"))
    kept[0]["guide"] = 1
    made = site.make(position=LAST_NIGHT)
    kept[0] |= {"table": made["table"], "keys": [{"token": made["seats"][0]["token"], "role": "seat", "seat": 0}]}
    page.evaluate("kept => { localStorage['coterie.tables'] = kept }", json.dumps(kept))
    page.goto(f"{site.url}#t={made['table']}")
    page.reload()
    guide.get_by_role("button", name="Go on").click()
    for said, done in (("Place it", "sigillate"), ("Go there", "move asylum"), ("Begin the ritual", "ritual")):
        expect(guide).to_contain_text(said)
        page.locator(f'[data-notation="{done}"]').click()
    expect(page.get_by_role("heading", name="You have won")).to_be_visible()


def test_the_tables_of_this_browser_can_be_resumed_and_removed(page: Any) -> None:
    choose(page)
    page.get_by_role("button", name="To the start").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("button", name="Resume").click()
    expect(options(page).first).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    remove = mine.get_by_role("button", name="Remove")
    remove.click()
    expect(mine.get_by_text("Remove for everybody?")).to_be_visible()
    remove.click()
    expect(mine.get_by_role("listitem")).to_have_count(0)


def test_with_the_setting_every_choice_is_shown_before_it_is_made(page: Any) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before every choice").check()
    page.keyboard.press("Escape")
    before = number(page)
    options(page).first.click()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    assert number(page) == before
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(f'[data-ready="{before + 1}"]')).to_be_visible()


def test_a_finished_record_can_be_opened_and_watched(window: Opener) -> None:
    import random

    import coterie

    state, chance = coterie.game("masters").start({}, seed=9), random.Random(9)
    while not state.over:
        assert state.question is not None
        state.choose(chance.randrange(len(state.question.options)))
    page = window().open()
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("Text of the record").fill(state.record().text)
    page.get_by_role("button", name="Open it").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.get_by_text("You have lost")).to_have_count(0)
    expect(page.get_by_text("Round 1", exact=False).first).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    asked = page.locator("header.bar h1").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    expect(options(page).first).to_be_visible()
    assert (number(page), moment(page)) == (2, asked)
    page.go_back()
    expect(page.get_by_role("heading", name="They have lost")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
