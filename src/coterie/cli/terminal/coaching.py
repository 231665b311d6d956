"""The tips of a guided game at the terminal (see `coterie.kernel.guides`): which ones stand above a question."""

from __future__ import annotations

import re

from coterie.cli.terminal import texts
from coterie.kernel.guides import Guide, Tip
from coterie.kernel.scenes import Line, Scene

AT_ONCE = 3  # the most tips above one question; with more, people forget the first before they have read the last


class Coach:
    """A guide on its way: each tip is told once, in the order in which they come true.

    Attributes:
        told: the ids of the tips that are done with.
        now: the tip that stays until its option is chosen.
        since: the number of the last line of the log that was there when something was chosen.
    """

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.told: set[str] = set()
        self.now: Tip | None = None
        self.since = 0

    def tips(self, scene: Scene, log: list[Line], chosen: str) -> list[Tip]:
        """Return the tips for a question. One that speaks of an option comes last: that is to be done first.

        Args:
            scene: the scene of the seat that is asked.
            log: all that it has seen happen.
            chosen: the notation of its last answer, "" for none.
        """
        if self.now is not None and re.search(self.now.option, chosen):
            self.told.add(self.now.id)
            self.now = None
        found = [self.now] if self.now is not None and fits(self.now, scene, log, self.since) else []
        while len(found) < AT_ONCE and not (found and found[-1].option) and self.guide.last not in self.told:
            left = (tip for tip in self.guide.tips if tip.id not in self.told)
            since = {self.guide.last: 0}  # the last word is said whenever it can be
            tip = next((tip for tip in left if fits(tip, scene, log, since.get(tip.id, self.since))), None)
            if tip is None:
                break
            found.append(tip)
            if tip.waits:
                self.now = tip
                break
            self.told.add(tip.id)
        self.since = log[-1]["n"] if log else 0
        return found


def fits(tip: Tip, scene: Scene, log: list[Line], since: int) -> bool:
    """Return whether a tip fits what is on the table now, and what has happened since a line of the log."""
    asked = scene["question"]
    if tip.asks and not re.search(tip.asks, asked.get("prompt", "") if asked else ""):
        return False
    if tip.active and tip.active != scene["moment"]["active"]:
        return False
    offered = [option["notation"] for option in (asked.get("options", []) if asked else [])]
    if tip.option and not any(re.search(tip.option, each) for each in offered):
        return False
    told = [line["n"] for line in log if line["change"] == tip.change]
    return not tip.change or (len(told) >= tip.times and told[-1] > since)


def said(tip: Tip, scene: Scene) -> str:
    """Return a tip in words; where it speaks of what lights up on the page, that is named."""
    if "Lit up" not in tip.text:
        return tip.text
    titles = [
        area.get("title", "") for area in scene["areas"] if area.get("id") in tip.light and area.get("layout") != "ring"
    ]
    return tip.text + (texts.LOOK_AT.format(areas=", ".join(filter(None, titles))) if any(titles) else "")
