"""Measure the page with many cards: nodes, the delay from a choice to the screen, scripting and layout for each frame.

`page_speed.py [CARDS …]` creates tables of Rivals with as many cards (150 and 400 by default) on its own server, opens
them in Chromium at 1366×768, and makes a few choices while things move. It prints, for each table:

- the number of nodes on the page, in total and for the cards on the table;
- milliseconds from the arrival of the server's answer to the next painted frame, and to the new options, median and
  maximum; other programs count;
- milliseconds of scripting, style and layout in each frame, by Chromium's own trace and in processor time alone, so that
  other programs hardly count: median, 95th percentile, maximum;
- how often styles were computed and for how many elements, and how often the page was laid out and how many of its boxes:
  these hardly depend on the machine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.browsing import with_page

SIZE = {"width": 1366, "height": 768}
CHOICES = 8
SLOW = 120_000  # milliseconds that a busy machine may need
PAUSE = 200  # milliseconds between two checks of the page: continuous checking would be measured too
WORK = (
    "FunctionCall",
    "EvaluateScript",
    "FireAnimationFrame",
    "TimerFire",
    "RunMicrotasks",
    "UpdateLayoutTree",
    "Layout",
)
FRAME = "Commit"  # ends the work of the main thread for a frame
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
# Records when messages arrive, when the next frame has been painted, and when options appear.
WATCH = """
window.reactions = []
window.arrived = []
window.offered = []
const offers = (node) => node instanceof Element && (node.matches('[data-option]') || node.querySelector('[data-option]'))
new MutationObserver((all) => {
  if (all.some((one) => [...one.addedNodes].some(offers))) window.offered.push(performance.now())
}).observe(document, { childList: true, subtree: true })
const Plain = window.WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', (event) => {
      if (!/^{"type":"(scene|changes)"/.test(event.data)) return
      const came = performance.now()
      window.arrived.push(came)
      requestAnimationFrame(() => setTimeout(() => window.reactions.push(performance.now() - came), 0))
    })
  }
}
"""
# Where the next option or the button that ends a choice is; found once, so that finding it is not part of the page's frames.
OPTION = """n => {
  const every = [...document.querySelectorAll('[data-option]:enabled')]
  return every.length ? middle(every[n % Math.min(4, every.length)]) : null
  function middle(one) {
    one.scrollIntoView({ block: 'nearest' })
    const at = one.getBoundingClientRect()
    return [at.x + at.width / 2, at.y + at.height / 2]
  }
}"""
AGREE = """() => {
  const at = document.querySelector('.several .button:enabled, .sure .button.main')?.getBoundingClientRect()
  return at ? [at.x + at.width / 2, at.y + at.height / 2] : null
}"""
READY = "() => document.querySelector('[data-ready]').dataset.ready"
CHARACTERS = ("shades", "skunk", "johnny", "sweetums", "hydra", "brother", "the-cossack")
MORTALS = ("streetwalker", "butcher", "bartender", "athlete", "vagrant", "medium", "student")


class Measured(NamedTuple):
    """The measurements of a table: nodes, nodes of cards on the table, cards drawn, milliseconds to the screen, to the
    options, and of work in each frame, and what was counted."""

    nodes: int
    of_cards: int
    cards: int
    reactions: list[float]
    offers: list[float]
    frames: list[float]
    counts: dict[str, tuple[int, int]]


def position(cards: int) -> str:
    """Return a position of Rivals for two seats with a number of cards on the table, and ten in each hand."""
    side = cards // 2

    def some(names: Sequence[str], number: int) -> str:
        return ", ".join(names[n % len(names)] for n in range(number))

    def ready(number: int) -> str:  # no two alike if possible, as equal ones lie in one pile
        return ", ".join(
            f"{name} [{'bowed, ' if n % 2 else ''}blood {1 + n // 7 % 6}]"
            for n, name in enumerate(CHARACTERS[n % len(CHARACTERS)] for n in range(number))
        )

    lines = ["position: rivals", 'setup: {"players":2,"windows":"all"}', "active: a", "actions: 2"]
    for seat in "ab":
        lines += [
            f"haven {seat}: {ready(side // 2)}",
            f"discard {seat}: {some(('baseball-bat', 'fleetness'), side - side // 2 - side // 4)}",
            f"hand {seat}: {some(('fleetness', 'throat-rip', 'baseball-bat', 'sucker-punch', 'skunk'), 10)}",
            f"library {seat}: {some(('fleetness',), 40)}",
        ]
    return "\n".join([*lines, f"city: {some(MORTALS, 2 * (side // 4))}", f"deck: {some(MORTALS, 30)}"])


def measure(browser: Any, site: Any, cards: int, traces: Path) -> Measured:
    """Return what a table with a number of cards costs."""
    made = site.make(
        game="rivals", position=position(cards), seats=[{"name": "Ann"}, {"kind": "bot", "player": "random"}], pace=0
    )
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(made["seats"][0]["link"])
    page.locator("[data-option]").first.wait_for(timeout=SLOW)
    page.wait_for_timeout(4000)  # until all emblems are drawn
    count = "document.querySelectorAll('{}').length".format
    nodes, drawn = page.evaluate(count("*")), page.evaluate(count(".mats .card, [data-mat] .card"))
    of_cards = page.evaluate(count(".mats .card, .mats .card *"))
    page.evaluate("window.reactions = []; window.arrived = []; window.offered = []")
    file = traces / f"{cards}.json"
    browser.start_tracing(page=page, path=str(file), categories=CATEGORIES)
    for n in range(CHOICES):
        choose(page, n)
    browser.stop_tracing()
    reactions, arrived, offered = page.evaluate("[window.reactions, window.arrived, window.offered]")
    context.close()
    events = json.loads(file.read_text())["traceEvents"]
    return Measured(nodes, of_cards, drawn, reactions, offers(arrived, offered), frames(events), counted(events))


def offers(arrived: list[float], offered: list[float]) -> list[float]:
    """Return the milliseconds from each answer after which options appeared to the last of them."""
    found = []
    for came, following in pairwise([*arrived, inf]):
        if appeared := [at for at in offered if came <= at < following]:
            found.append(appeared[-1] - came)
    return found


def choose(page: Any, n: int) -> None:
    """Choose an option, and give its effect time to be shown."""
    before = page.evaluate(READY)
    for _ in range(SLOW // PAUSE):
        if at := page.evaluate(OPTION, n):
            break
        page.wait_for_timeout(PAUSE)
    page.mouse.click(*at)
    page.wait_for_timeout(100)
    if done := page.evaluate(AGREE):
        page.mouse.click(*done)
    for _ in range(SLOW // PAUSE):
        if page.evaluate(READY) != before:
            break
        page.wait_for_timeout(PAUSE)
    page.wait_for_timeout(1200)


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds of work between the ends of frames, on the thread that draws the page.

    Nested work counts only once.
    """
    own = sorted(of_page(events), key=lambda e: float(e["ts"]))
    found, until = [0.0], 0.0
    for event in own:
        if event["name"] == FRAME:
            found.append(0.0)
        elif event["name"] in WORK and event.get("ph") == "X" and event["ts"] >= until:
            until = event["ts"] + event.get("dur", 0)
            found[-1] += event.get("tdur", 0) / 1000
    return found[1:-1]


def counted(events: list[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """Return how often styles and layouts were computed, and for how many elements or boxes in total."""
    own = [event for event in of_page(events) if event.get("ph") == "X"]
    styles = [e["args"].get("elementCount", 0) for e in own if e["name"] == "UpdateLayoutTree"]
    layouts = [e["args"].get("beginData", {}).get("dirtyObjects", 0) for e in own if e["name"] == "Layout"]
    return {"styles": (len(styles), sum(styles)), "layouts": (len(layouts), sum(layouts))}


def of_page(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events on the thread that draws the page."""
    main = busiest([event for event in events if event.get("name") == "Layout"])
    return [event for event in events if (event.get("pid"), event.get("tid")) == main]


def busiest(events: list[dict[str, Any]]) -> tuple[int, int] | None:
    """Return the process and thread of most events."""
    threads = [(event["pid"], event["tid"]) for event in events]
    return max(set(threads), key=threads.count) if threads else None


def line(measured: Measured) -> str:
    """Return the measurements as text."""
    found = f"{measured.cards} cards drawn: {measured.nodes} nodes, {measured.of_cards} of them of cards"
    if measured.reactions:
        found += f"; on the screen after {median(measured.reactions):.0f} ms (worst {max(measured.reactions):.0f})"
    if measured.offers:
        found += f", its options after {median(measured.offers):.0f} (worst {max(measured.offers):.0f})"
    if len(measured.frames) > 1:
        p95 = quantiles(measured.frames, n=20)[-1]
        found += (
            f"; {len(measured.frames)} frames, work in each {median(measured.frames):.1f} ms, "
            f"95th percentile {p95:.1f}, worst {max(measured.frames):.1f}"
        )
    for what, (times, parts) in measured.counts.items():
        found += f"; {what}: {times} times, of {parts:,} {'elements' if what == 'styles' else 'boxes'}"
    return found


def main(arguments: list[str]) -> int:
    """Measure, and print the result."""

    def job(browser: Any, site: Any, folder: Path) -> None:
        for cards in [int(each) for each in arguments] or [150, 400]:
            print(f"{cards} cards: {line(measure(browser, site, cards, folder))}", flush=True)

    return with_page(job)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
