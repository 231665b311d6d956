"""What a scene says of the questions: who is asked, and for a seat that is asked its options, with what a client needs to
offer them well: numbers, shares, alike cards, what passes, what is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel import loops, phrases, procedures
from coterie.kernel.scenes import Asked, Choice, Room, Shares

if TYPE_CHECKING:
    from collections.abc import Hashable

    from coterie.kernel.questions import Option
    from coterie.kernel.ring_windows import Window
    from coterie.kernel.state import State


def seats_asked(s: State) -> list[int]:
    """Return the seats that are asked now, in the order of their first windows; see `coterie.kernel.rings`."""
    return list(s.ring().asked)


def asked_of(s: State, seat: int, *, open_prompt: bool = True) -> Asked | None:
    """Return the question as a seat may see it, None once the game is over.

    Args:
        s: the state.
        seat: who looks, -1 for a spectator.
        open_prompt: seats that are not asked may read the prompt as well.
    """
    ring = s.ring()
    own = ring.open_to(seat)
    if own is not None:
        return question_of(own)
    if not ring.windows:
        return None
    first = ring.windows[0].question
    found: Asked = {"seat": first.seat, "prompt": first.prompt if open_prompt else ""}
    if seat >= 0 and s.game.allied(s, seat, first.seat):
        found["ally"] = True
    return found


def question_of(window: Window) -> Asked:
    """Return what the seat of a window is asked, with its options; worked out once, so nobody may change it."""
    if window.shown is None:
        window.shown = _question_of(window)
    return window.shown


def _question_of(window: Window) -> Asked:
    question = window.question
    options = choices_of(window.state)
    found: Asked = {
        "seat": question.seat,
        "prompt": question.prompt,
        "options": options,
        "window": window.place,
        "passes": options[window.passing]["notation"] if window.passing >= 0 else "",
    }
    if doing := procedures.affairs(window.state):
        found["during"] = [title for _, title in doing]
    if declined := _declined(window.state, question.options, options):
        found["declines"] = declined
    if numbers := _numbers(window.state, question.options):
        found["numbers"] = numbers
    if shares := _shares(window.state):
        found["shares"] = shares
    if (kept := _orders(window.state, question.options)) is not None:
        found["orders"] = kept
    if loops.names_several(window.state):
        found["several"] = True
    else:
        _liken(window.state, question.options, options)
    return found


def _declined(s: State, options: list[Option], choices: list[Choice]) -> str:
    """Return the notation by which the one thing that may be done is not done, "" where it is another question."""
    found = [
        choice["notation"] for option, choice in zip(options, choices, strict=True) if option.word in s.game.declines
    ]
    return found[0] if len(options) == 2 and found else ""


def _orders(s: State, options: list[Option]) -> str | None:
    """Return the notation that does all things as they are listed, "" if there is none; None if nothing is put in order."""
    assert s.asked is not None
    word = s.game.talk.orders.get(s.asked[1][0])
    if word is None or len(options) < 2:
        return None
    return next((option.notation for option in options if option.word == word), "")


def _pile(s: State, seat: int, option: Option) -> str:
    """Return the area of the pile onto which an option puts a card of a seat's hand, "" if it does nothing of the kind."""
    assert s.asked is not None
    zone = s.game.talk.discards.get(s.asked[1][0], "")
    if not zone or phrases.kinds(s.game.catalogue[option.word].notation) != ("piece",):
        return ""
    value = option.args[0]
    held = s.pieces[value[0] if type(value) is tuple else value]
    return f"{zone}:{seat}" if held.zone == "hand" and held.place == seat else ""


def _liken(s: State, options: list[Option], choices: list[Choice]) -> None:
    """Note in each choice that is about another copy of a card in hand which one before it comes to the same."""
    first: dict[Hashable, str] = {}
    for option, choice in zip(options, choices, strict=True):
        kinds = phrases.kinds(s.game.catalogue[option.word].notation)
        meant = tuple(
            _copy(s, value) if kind == "piece" else value for kind, value in zip(kinds, option.args, strict=False)
        )
        there = first.setdefault((option.word, meant), choice["notation"])
        if there != choice["notation"]:
            choice["like"] = there


def _copy(s: State, value: Any) -> Any:
    """Return what copies of a card in hand have in common; for what lies elsewhere itself."""
    piece = value[0] if type(value) is tuple else value
    now = s.pieces[piece]
    if not s.game.zones[now.zone].mixed:
        return value
    return (now.face, now.zone, now.place, now.counters, now.lasting)


def choices_of(s: State) -> list[Choice]:
    """Return the options of the current question, each with what is given up by it; [] once the game is over."""
    question = s.question
    if question is None:
        return []
    warnings = s.game.talk.warnings(s)
    found: list[Choice] = []
    for option in question.options:
        choice: Choice = {"notation": option.notation, "label": option.label, "pieces": list(option.pieces)}
        if option.index in warnings:
            choice["warns"] = warnings[option.index]
        if pile := _pile(s, question.seat, option):
            choice["onto"] = pile
        found.append(choice)
    return found


def _numbers(s: State, options: list[Option]) -> list[int]:
    """Return the number that each option stands for; [] unless all of them are one thing with another number."""
    same = len(options) > 2 and all(option.word == options[0].word for option in options)
    if not same or phrases.kinds(s.game.catalogue[options[0].word].notation) != ("n",):
        return []
    return [option.args[0] for option in options]


def _shares(s: State) -> Shares | None:
    """Return what is handed out one at a time now, None if nothing is; one thing alone is a plain choice."""
    asking = loops.allotment(s)
    if asking is None or asking.left < 2:
        return None
    room: list[Room] = []
    for item, most in asking.room:
        raw = (asking.kind, (item,), ())
        talk = s.game.talk
        pieces = list(talk.concerned(s, raw))
        room.append({"notation": talk.notate(s, raw), "label": talk.label(s, raw), "pieces": pieces, "most": most})
    return {"left": asking.left, "room": room, "alone": asking.forced}
