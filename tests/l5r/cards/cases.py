"""Cases of cards: a position in which a card changes something, and one in which it must not.

Positions are those of `tests.l5r.tools`, on one line with “|” between their own lines. `Use` is for what is used in a
window, `Answer` for what answers an event, `Lies` for what counts by lying there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coterie.games.l5r.facts.conflicts import attacked_provinces
from tests.l5r.cards.test_core_clans import built
from tests.l5r.tools import find, number, options, play, row, through, where

MIL, POL = "| conflict: a military fire b1", "| conflict: a political fire b1"
BMIL, BPOL = "| conflict: b military fire a1", "| conflict: b political fire a1"
CALM, DYN = "| phase: conflict", "| phase: dynasty"

Look = Callable[[Any], Any]


def table(text: str) -> Any:
    """Return the position of a case."""
    return built("\n".join(line.strip() for line in text.split("|") if line.strip()))


def offers(s: Any, face: str) -> list[str]:
    """Return the uses of a card among what is asked now."""
    there = [said for said in options(s) if said.startswith("use ")]
    return [said for said in there if said.split()[1].rpartition("/")[2].partition(".")[0] == face]


def used(s: Any, face: str) -> list[str]:
    """Return the legal uses of a card, in the first two windows."""
    for _ in range(2):
        if (found := offers(s, face)) or "pass" not in options(s):
            return found
        s.choose("pass")
    return []


def go(s: Any, face: str, *choices: str) -> Any:
    """Use a card, then choose."""
    uses = used(s, face)
    assert uses, f"{face} is not offered; {options(s)}"
    return play_on(s, uses[0], *choices)


def answers(s: Any, face: str) -> list[str]:
    """The legal answers of a card, at the first event that it can answer; whatever can be declined until then is."""
    for _ in range(30):
        if s.asked is None:
            return []
        if found := offers(s, face):
            return found
        no = [said for said in ("pass", "decline", "no", "done", "nothing", "nobody") if said in options(s)]
        s.choose(no[0] if no else s.question.default)
    return []


def declaring(conflict: str) -> Look:
    """Return what declares a conflict, as “fire military”, up to its next question."""

    def start(s: Any) -> Any:
        through(s, "declare?")
        play(s, conflict)
        return s

    return start


def doing(*choices: str) -> Look:
    """What happens before: choices, those of the players who only pass left out."""

    def start(s: Any) -> Any:
        for choice in choices:
            for _ in range(20):
                if choice in options(s) or any(choice in said.split() for said in options(s)):
                    break
                s.choose("pass" if "pass" in options(s) else s.question.default)
            s.choose(choice if choice in options(s) else next(said for said in options(s) if choice in said.split()))
        return s

    return start


def answering(face: str, *choices: str) -> Look:
    """What happens before: another card answers."""
    return lambda s: play_on(s, answers(s, face)[0], *choices)


def resolving(s: Any) -> Any:
    """What happens before: the conflict is won and its ring effect resolved."""

    through(s, "ring effect?")
    s.choose(options(s)[0])
    return s


def dueling(face: str, mine: int = 3, theirs: int = 1, *choices: str) -> Look:
    """What happens before: a duel that a card begins, won by the challenger unless told otherwise."""

    def start(s: Any) -> Any:
        go(s, face, *choices)
        through(s, "bid?")
        return play_on(s, f"bid {mine}", f"bid {theirs}")

    return start


def play_on(s: Any, *choices: str) -> Any:
    """Return the state after some choices."""
    for choice in choices:
        s.choose(choice)
    return s


@dataclass(frozen=True)
class Case:
    """What all cases have: the card, a position, what is looked at, what is seen; a position in which it must not."""

    face: str
    text: str
    look: Look
    seen: Any
    no: str
    choices: tuple[str, ...] = ()
    source: str = ""
    start: tuple[str, ...] | Look = ()  # what is used before, with its choices; or what happens before

    def begun(self, text: str) -> Any:
        """Return the position, once what begins the event has been used."""
        s = table(text)
        if callable(self.start):
            self.start(s)
            return s
        return go(s, *self.start) if self.start else s

    @property
    def name(self) -> str:
        """What the prompt calls the source: the card, unless another one has gained its ability."""
        return self.source or self.face

    def see(self, found: Any) -> None:
        """Compare what is seen."""
        assert found == self.seen, f"{found!r} is not {self.seen!r}"


class Use(Case):
    """It is used in a window."""

    def changes(self) -> None:
        self.see(self.look(go(self.begun(self.text), self.name, *self.choices)))

    def must_not(self) -> None:
        assert self.look(table(self.text)) != self.seen
        assert used(self.begun(self.no), self.name) == []


class Answer(Case):
    """It answers an event."""

    def changes(self) -> None:
        there = answers(s := self.begun(self.text), self.name)
        assert there, f"{self.name} does not answer; {s.question}"
        self.see(self.look(play_on(s, there[0], *self.choices)))

    def must_not(self) -> None:
        assert answers(self.begun(self.no), self.name) == []


class Lies(Case):
    """It counts by lying there, and does not where it should not."""

    def changes(self) -> None:
        self.see(self.look(self.begun(self.text)))

    def must_not(self) -> None:
        assert self.look(self.begun(self.no)) != self.seen


# ── what is looked at ───────────────────────────────────────────────────────────────────────────────────────────────


def mil(face: str) -> Look:
    """Return the military skill of a card."""
    return lambda s: number(s, "military", face)


def pol(face: str) -> Look:
    """Return the political skill of a card."""
    return lambda s: number(s, "political", face)


def glory(face: str) -> Look:
    """Return the glory of a card."""
    return lambda s: number(s, "glory", face)


def strength(s: Any) -> int:
    """Return the strength of the province that is attacked."""

    return int(s.game.number(s, "strength", attacked_provinces(s)[0]))


def has(face: str, name: str) -> Look:
    """Return how many counters of a name lie on a card."""
    return lambda s: row(s, face).count(name)


def zone(face: str) -> Look:
    """Return where a card is."""
    return lambda s: where(s, face)


def up(face: str) -> Look:
    """Return whether a card is ready."""
    return lambda s: row(s, face).ready


def honor(s: Any) -> Any:
    """Return the honor of both."""
    return s.honor


def fate(s: Any) -> Any:
    """Return the fate of both."""
    return s.fate


def uses_of(face: str) -> Look:
    """Return whether a card offers something."""
    return lambda s: bool(used(s, face))


def each(*looks: Look) -> Look:
    """Several looks at once."""
    return lambda s: tuple(look(s) for look in looks)


def known(face: str) -> Look:
    """Return whether a card lies face down."""
    return lambda s: s.pieces[find(s, face)].down


def again(face: str) -> Look:
    """Return whether a card can be used once more after it was used."""
    return lambda s: bool(used(go(s, face), face))


def playing(s: Any) -> Any:
    """What happens before: the card of the hand of seat a is played on a character of its own."""
    while not any(said.startswith("play ") for said in options(s)):
        s.choose("pass")
    s.choose(next(said for said in options(s) if said.startswith("play ")))
    return s


def mustering(s: Any) -> Any:
    """What happens before: the character in the first province of seat a is played, without fate."""
    s.choose(next(said for said in options(s) if said.startswith("play a1/")))
    return play_on(s, "place 0 fate") if "place 0 fate" in options(s) else s
