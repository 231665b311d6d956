"""Several people, each in a browser, play one game to its end by clicking, with bots beside them."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 900  # checks of an idle page, each after a pause of PAUSE
PAUSE = 40  # milliseconds
IN_VAIN = 5  # clicks in a row without effect, after which a person would reload the page
RELOADS = 3  # of a page, after which a person would go home
LOOKS = 60  # milliseconds before a page is clicked again
SOON = 4000  # milliseconds within which the target of a click must appear; others may close a window meanwhile
OPTIONS = "[data-option]:enabled:not([data-ticked])"
CARDS = ".mats .card[data-glow]:not([data-ticked]), .hand-area .place[data-can]:not([data-ticked])"
TICKED = "[data-option][data-ticked]"
AGREE = ".several .button:enabled, .sure .button.main"
# What a page shows: whether the game is over, whether its seat has not answered yet, and how it can answer.
STATE = """([options, cards, agree]) => {
  const prompt = document.querySelector('.prompt')
  const mine = !!prompt && prompt.classList.contains('mine')
  return {
    over: [...document.querySelectorAll('button')].some(one => one.textContent.trim() === 'Watch it again'),
    decides: mine && /^You decide/.test(prompt.querySelector('.caption').textContent.trim()),
    options: document.querySelectorAll(options).length,
    cards: document.querySelectorAll(cards).length,
    ticked: document.querySelectorAll('[data-option][data-ticked]').length,
    agrees: document.querySelectorAll(agree).length,
    steps: document.querySelectorAll('.prompt .number .button.main:enabled').length,
    hands_out: document.querySelectorAll('.prompt .stepper [data-option]').length,
    choices: Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1),
    asks: document.querySelector('#question')?.textContent.trim() ?? '',
    wide: document.documentElement.scrollWidth > innerWidth,
  }
}"""


class Clicking:
    """People at their browsers.

    Attributes:
        pages: each person's page.
        prefers: the options that they take first, so that the game makes progress.
        clicked: the number of gestures of each kind: a card, an option of the list, a number by steps, something distributed.
        asked: the number of times that each question was answered.
        vain: the number of clicks in a row without effect, for each page.
    """

    def __init__(self, pages: list[Any], prefers: str = "^$") -> None:
        self.pages = pages
        self.prefers = re.compile(prefers)
        self.clicked: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.vain: Counter[Any] = Counter()

    def play(self, most: int) -> int:
        """Play until the game is over on every screen, and return the number of answers.

        Raises:
            AssertionError: the game does not end after a number of answers, nobody is asked for too long, or something
                is wider than its window.
        """
        given = idle = 0
        while True:
            before, ended = given, 0
            for page in self.pages:
                state = look(page)
                assert not state["wide"], f"something is wider than the window at “{state['asks']}”"
                ended += state["over"]
                ways = any(state[way] for way in ("options", "steps", "hands_out", "agrees", "ticked"))
                if state["decides"] and ways and not state["over"]:
                    self.answer(page, state, given)
                    given += 1
            if ended == len(self.pages):
                return given
            assert given < most, f"the game does not end; the last question was “{state['asks']}”"
            idle = 0 if given > before else idle + 1
            assert idle < PATIENCE, f"nobody is asked: {[look(page)['asks'] for page in self.pages]}"
            if idle:
                self.pages[0].wait_for_timeout(PAUSE)

    def answer(self, page: Any, state: dict[str, Any], n: int) -> None:
        """Answer a question: in two cases out of three with a clickable card, otherwise from the list."""
        self.asked[state["asks"]] += 1
        listed = page.locator(OPTIONS)
        wanted = listed.filter(has_text=self.prefers)
        try:
            if state["hands_out"]:
                hand_out(page, state["hands_out"], n)
                how = "handed out"
            elif state["steps"]:
                step_to_a_number(page, n)
                how = "by steps"
            elif not state["options"] and not state["agrees"]:  # what is ticked cannot be chosen together
                page.locator(TICKED).last.click(timeout=SOON)
                page.locator(AGREE).first.click(timeout=SOON)  # what is left can be, once the server has said so
                how = "unticked"
            elif not state["options"]:
                how = "confirmed"
            elif wanted.count():
                wanted.first.click(timeout=SOON)
                how = "preferred"
            elif state["cards"] and n % 3 != 2:
                how = click_a_card(page, n)
            else:
                listed.nth(n * 7 % state["options"]).click(timeout=SOON)
                how = "from the list"
        except TooLate:
            how = "too late"
        self.clicked[how] += 1
        self.vain[page] = 0 if settle(page, state) else self.vain[page] + 1
        if self.vain[page] == IN_VAIN:
            print(f"loaded anew after {IN_VAIN} clicks in vain at “{state['asks']}”")
            self.clicked["loaded anew"] += 1
            self.vain[page] = 0
            assert self.clicked["loaded anew"] <= RELOADS, "the page does not take what is clicked"
            page.reload()


def look(page: Any) -> dict[str, Any]:
    """Return what a page shows; see `STATE`."""
    shown: dict[str, Any] = page.evaluate(STATE, [OPTIONS, CARDS, AGREE])
    return shown


def click_a_card(page: Any, n: int) -> str:
    """Click a card, and choose an option of its menu if one opens; return the kind of gesture."""
    cards = page.locator(CARDS)
    if not (there := cards.count()):
        return "too late"
    cards.nth(n * 7 % there).click(position={"x": 12, "y": 14}, timeout=SOON)
    page.wait_for_timeout(PAUSE)
    menu = page.locator(".menu button.option")
    if there := menu.count():
        menu.nth(n * 7 % there).click(timeout=SOON)
        return "from the menu of a card"
    return "a card"


def hand_out(page: Any, places: int, n: int) -> None:
    """Distribute tokens one by one to those who still have room, until none are left."""
    more = page.locator(".prompt .stepper [data-option]")
    for step in range(200):
        if page.locator(AGREE).count():
            return
        if (one := more.nth((n + step) % places)).is_enabled():
            one.click(timeout=SOON)


def step_to_a_number(page: Any, n: int) -> None:
    """Choose a number out of many, by up to two steps from the first."""
    more = page.locator(".prompt .number .stepper button").last
    for _ in range(n % 3):
        more.click(timeout=SOON)
    page.locator(".prompt .number .button.main").click(timeout=SOON)


def settle(page: Any, before: dict[str, Any]) -> bool:
    """Confirm the choice if necessary, and wait until the answer has been given, or one of several has been ticked; return
    whether it has. A click that missed because a card moved is repeated."""
    for _ in range(LOOKS):
        now = look(page)
        if now["over"] or not now["decides"] or (now["choices"], now["asks"]) != (before["choices"], before["asks"]):
            return True
        if (agree := page.locator(AGREE)).count():
            with suppress(TooLate):  # somebody else has closed the window meanwhile
                agree.first.click(timeout=SOON)
        elif now["ticked"] != before["ticked"]:
            return True
        page.wait_for_timeout(PAUSE)
    return False
