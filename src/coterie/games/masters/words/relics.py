"""Relics: drawing one, putting one into a district for good, and the ability that a portrait lends."""

from __future__ import annotations

from typing import Any

from coterie.games.masters import atoms
from coterie.games.masters.facts import may_hold
from coterie.games.masters.rules.relics import draw_relic
from coterie.games.masters.state import Masters
from coterie.kernel.pieces import pile
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class RelicsAllowed(Condition):
    """A vampire is allowed to hold relics, and there are some left."""

    def holds(self, s: Masters, f: Frame) -> bool:
        return bool(may_hold(s)) and bool(pile(s, "relics"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a vampire may have relics and one is left"


class DrawRelic(Effect):
    """Draw the top relic and give it to a vampire that may have relics."""

    def run(self, s: Masters, frame: int) -> None:
        s.do((draw_relic,))

    def able(self, s: Masters, f: Frame) -> bool:
        return bool(may_hold(s)) and bool(pile(s, "relics"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "draw a relic and give it to a vampire that may have relics"


class SettleHere(Effect):
    """Place this relic in the acting vampire's district for good."""

    NEEDS = ("relic",)

    def run(self, s: Masters, frame: int) -> None:
        f: Frame = s.rows[frame]
        atoms.move_card(s, f.source, "district", s.clan[f.actor].district)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "put this relic into your district, where it stays for good"


class Inherits(Standing):
    """The blood ability of a vampire that is not in the game, chosen when the relic is received."""

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("number", "inherits"),)

    def changes(self, s: Masters, number: str, row: Any, piece: int, target: Any) -> bool:
        return bool(number == "inherits" and target[1] == row.place)

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "the vampire that receives this names one that is not in this game, and can use that one's blood ability beside "
            "its own, for the cost printed there"
        )
