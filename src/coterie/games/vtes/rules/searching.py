"""1.4 Searching library, ash heap and hand for a card to put on a vampire: a Discipline card or a trophy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coterie.games.vtes.facts import definition
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import Ref, found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step

DISCIPLINE, TROPHY = "discipline", "trophy"  # what is searched for


@step("vtes.search_for")
def search_for(s: Vtes, seat: int, vampire: Ref, what: str) -> None:
    """Search the library for a kind of card, which may also come from the ash heap or the hand (VR-1.4)."""
    if found(s, vampire) is not None:
        s.do((happening, about_seat("search", seat, detail=("library",))), (choose_found, seat, vampire, what))


@step("vtes.choose_found")
def choose_found(s: Vtes, seat: int, vampire: Ref, what: str) -> None:
    """Choose one of the cards found, or none; the library is shuffled in any case."""
    there = [p for zone in ("library", "hand", "ash") for p in pile(s, zone, seat) if suits(s, p, vampire[0], what)]
    prompt = ("which trophy?" if what == TROPHY else "learn?", vampire[0])
    offer(s, seat, prompt, {p: ((fetch, seat, ref(s, p), vampire),) for p in there})


def offer(s: Vtes, seat: int, prompt: tuple[Any, ...], there: Mapping[int, tuple[Step, ...]]) -> None:
    """Ask which of the cards found is taken, if any; the first of several alike stands for all. Then shuffle the library.

    Args:
        s: the state.
        seat: who searches.
        prompt: the question.
        there: the steps that take each card, by its number.
    """
    again = (happening, about_seat("shuffle", seat, detail=("library",)))
    seen: dict[tuple[str, str], int] = {}
    for p in there:
        seen.setdefault((s.pieces[p].zone, s.pieces[p].face), p)
    options: list[RawOption] = [("fetch", at, (*there[p], again)) for at, p in seen.items()]
    s.ask(seat, prompt, [*options, ("none", (), (again,))], forced=False)


def suits(s: Vtes, card: int, vampire: int, what: str) -> bool:
    """Return whether a card is a trophy, or a Discipline master that can be put on a vampire (V-098, V-099, V-102)."""
    face = s.game.faces[s.pieces[card].face]
    if what == TROPHY:
        return "trophy" in face.traits
    return bool(face.teaches) and s.game.number(s, face.teaches, vampire) < 2


@step("vtes.fetch")
def fetch(s: Vtes, seat: int, card: Ref, vampire: Ref) -> None:
    """Reveal the card and put it on the vampire."""
    s.do((happening, about(s, "show", card[0])), (put_fetched, seat, card[0], vampire))


@step("vtes.put_fetched")
def put_fetched(s: Vtes, seat: int, card: int, vampire: Ref) -> None:
    """Put the revealed card on the vampire."""
    if found(s, vampire) is not None:
        s.do((happening, about(s, "attach", card, detail=vampire, seat=seat)))


# ── trophies ────────────────────────────────────────────────────────────────────────────────────────────────────────


@step("vtes.award")
def award(s: Vtes, hunters: tuple[Ref, ...]) -> None:
    """Let those who burned a Red List minion search for a trophy; others may give theirs in play (VR-9.7)."""
    for at in hunters:
        if found(s, at) is not None:
            seat = s.game.speaks(s, at[0])
            loose = [
                p for other in s.game.order(s) for p in pile(s, "board", other) if "trophy" in definition(s, p).traits
            ]
            moves = [(offer_trophy, s.game.speaks(s, p), p, at) for p in loose]
            s.do((search_for, seat, at, TROPHY), *moves)


@step("vtes.offer_trophy")
def offer_trophy(s: Vtes, seat: int, card: int, vampire: Ref) -> None:
    """Let the controller of an unawarded trophy in play move it to the vampire; it is awarded then (V-105)."""
    if s.pieces[card].zone == "board":
        move = (happening, about(s, "attach", card, detail=vampire, seat=s.pieces[card].place))
        options: list[RawOption] = [("award it", (card,), (move,)), ("leave it", (card,), ())]
        s.ask(seat, ("award?", card, vampire[0]), options)
