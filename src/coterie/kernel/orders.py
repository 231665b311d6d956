"""Standing orders: a seat says beforehand which windows it passes, in terms of what everybody may know.

“A raid, unless I am its target”, “damage of at least three”, “this window until something changes”: an order is about the
facts of a window (`facts_of`), which hold nothing that any seat hides. So a hand that could have answered and one that
could not are passed for alike. That a seat has nothing but a pass to choose is no fact of that kind: an order about it
(`idle`) is for a person who plays among bots alone, from whom nobody learns anything. Where windows may tell (`Game.leaks`),
a seat without an answer is not asked at all.

Orders that stop win over orders that pass or answer. An order that passes wants every event of the window to be what it is
about; one event is enough for an order that stops. A window that answers no event is about what goes on (`Game.under_way`):
one thing, which may be known by several names, and any of them will do.

An order that waits for a card stops wherever that card could be played by what everybody may know, whether or not the
hand holds it. One that is about a single card passes only where nothing hidden could be used, so that what is offered is
public. What an order always chooses where that is offered is no such fact: it acts, as the seat would itself. Nor is what
an open card can do where an order waits for that: it stops for an option that is offered (D-986).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from coterie.kernel import phrases
from coterie.kernel.procedures import affairs, shown
from coterie.kernel.ring_windows import Window
from coterie.kernel.scenes import last_line

if TYPE_CHECKING:
    from coterie.kernel.pieces import Piece
    from coterie.kernel.questions import Option
    from coterie.kernel.state import State

Whose = Literal["", "mine", "side", "others"]
WOULD = "would"  # the stage of a question about a replacement


class Happening(NamedTuple):
    """What everybody may know of an event that is answered; see `Game.answered`."""

    kind: str
    piece: int
    face: str
    seat: int
    amount: int
    how: str = ""


class Facts(NamedTuple):
    """What everybody may know of a window.

    Attributes:
        seat: the seat that is asked.
        side: that seat and its allies.
        window: False for a question that cannot be passed.
        prompt: the word of its prompt in the catalogue.
        about: its prompt as a short text (`Window.about`).
        stage: the stage at which events are answered, "" if it answers none; "would" for a replacement.
        events: the events that are answered.
        targets: the seats at which what goes on is aimed (`Game.targets`).
        rows: the procedures that are being carried out, each as “title: row”, the innermost last.
        line: the number of the last line of the chronicle.
        affairs: the serial numbers of what is being done, the outermost first (`coterie.kernel.procedures.affairs`).
        doing: what goes on, by all its names (`Game.under_way`).
    """

    seat: int
    side: tuple[int, ...]
    window: bool
    prompt: str
    about: str
    stage: str
    events: tuple[Happening, ...]
    targets: tuple[int, ...]
    rows: tuple[str, ...]
    line: int
    affairs: tuple[int, ...] = ()
    doing: tuple[Happening, ...] = ()


def facts_of(window: Window) -> Facts:
    """Return the public facts of a window.

    Stage and events are read from the arguments of its prompt, by the kinds that the catalogue gives them: `{stage}`,
    `{would}` and `{answered}`. So a game's own windows need nothing more than a prompt that says what is answered.
    """
    s = window.state
    word, args = window.prompt
    phrase = s.game.catalogue[word]
    kinds = phrases.kinds(phrase.label or phrase.notation)
    said = dict(zip(kinds, args, strict=False))
    stage = str(said["stage"]) if "stage" in said else WOULD if WOULD in said else ""
    return Facts(
        seat=window.seat,
        side=tuple(other for other in range(s.seats) if s.game.allied(s, window.seat, other)),
        window=window.passing >= 0,
        prompt=word,
        about=window.about,
        stage=stage,
        events=tuple(Happening(*event) for event in said.get("answered", ())),
        targets=s.game.targets(s),
        rows=_rows(s),
        line=last_line(s),
        affairs=tuple(serial for serial, _ in affairs(s)),
        doing=tuple(Happening(*name) for name in s.game.under_way(s)),
    )


def _rows(s: State) -> tuple[str, ...]:
    """Return the rows of the procedures that are being carried out, as scenes show them."""
    return tuple(f"{procedure.title}: {procedure.rows[now.at].name}" for procedure, now in shown(s))


def own_cards(window: Window) -> tuple[str, ...]:
    """Return the faces of the cards that only its seat sees and that an option of a window is about."""
    s, found = window.state, []
    for option in window.question.options:
        for kind, value in zip(phrases.kinds(s.game.catalogue[option.word].notation), option.args, strict=False):
            if kind == "piece":
                piece = s.pieces[value[0] if type(value) is tuple else value]
                found += [piece.face] if s.game.zones[piece.zone].seen == "place" else []
    return tuple(found)


class Order(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A standing order. A field that is left out says nothing.

    Attributes:
        does: what it does at the windows that it is about: "pass"; "stop", which asks the seat; or "answer", which chooses
            `choice` at each question that offers it, whether or not that can be passed.
        choice: for "answer", the notation of what is chosen.
        play: for "stop", the face of a card: wherever, by public knowledge, the seat could play that from its hand.
        use: for "stop", the face of a card that lies open: wherever an option uses that and nothing that only the seat sees.
        only: for "pass", the face of a card: wherever each option but the pass is about that card, and nothing hidden could
            be used.
        idle: for "pass", wherever a pass is all that is offered, or the end of a phase of one's own turn. It tells what the
            seat holds: see the table's rules.
        prompt: the word of the prompt.
        about: the prompt as a short text: this very window, whenever it opens again.
        stage: the stage at which events are answered.
        row: a row of a procedure that is being carried out: “Raid: Rally”.
        target: whom what goes on is aimed at: the seat itself ("mine"), its side, or nobody of its side ("others").
        kind: the kind of an event, or of what goes on.
        face: the face of the piece that an event is about, if everybody knows it.
        piece: the number of that piece.
        whose: whom an event is about: the seat itself, its side, or nobody of its side.
        least: the least amount of an event.
        comes: what comes up: a kind, a face, or a row (see `coterie.kernel.naming`). An order that stops is about windows
            where it does; one that passes ends there.
        until: when it ends: "turn" with the seat's next question that is no window, "answer" when any seat acts in a
            window, "change" when something has happened, "affair" when what is being done is over, "comes" when what
            `comes` has come up, or with the seat's next question that is no window, "" never.
        line: for "change", the number of the last line of the chronicle when it was given.
        within: for "affair", the title of what is meant, “Combat”; "" for the outermost.
        affair: for "affair", the serial number of what was meant when it was given; for "comes", of what was being done if
            it was what is waited for already: another one is meant then.
        said: the question in words as its seat read it, where the order is about one; it restricts nothing.
    """

    does: Literal["pass", "stop", "answer"] = "pass"
    choice: str = ""
    play: str = ""
    use: str = ""
    only: str = ""
    idle: bool = False
    prompt: str = ""
    about: str = ""
    stage: str = ""
    row: str = ""
    target: Whose = ""
    kind: str = ""
    face: str = ""
    piece: int = -1
    whose: Whose = ""
    least: int = 0
    comes: str = ""
    until: Literal["", "turn", "answer", "change", "affair", "comes"] = ""
    line: int = 0
    within: str = ""
    affair: int = -1
    said: str = ""

    def fits(self, facts: Facts) -> bool:
        """Return whether the order is about a window, as far as everybody may know; see `chosen` for the rest."""
        if self.play or self.use or self.only or self.idle:  # what is offered decides
            return False
        if not facts.window and self.does != "answer":
            return False
        if not self.fits_window(facts):
            return False
        if not self._names_events:
            return True
        fitting = [self._fits_thing((event,), facts) for event in facts.events]
        doing = bool(facts.doing) and self._fits_thing(facts.doing, facts)
        if self.does == "stop":
            return any(fitting) or doing
        return all(fitting) if fitting else doing

    @property
    def _names_events(self) -> bool:
        return bool(self.kind or self.face or self.piece >= 0 or self.whose or self.least)

    def fits_window(self, facts: Facts) -> bool:
        """Return whether the order is about where, and in which question, its seat is asked."""
        return (
            self.prompt in ("", facts.prompt)
            and self.about in ("", facts.about)
            and self.stage in ("", facts.stage)
            and (not self.row or self.row in facts.rows)
            and (not self.target or (bool(facts.targets) and _is(self.target, facts.targets, facts)))
            and (self.does != "stop" or not self.comes or comes_up(self.comes, facts))
        )

    def _fits_thing(self, names: tuple[Happening, ...], facts: Facts) -> bool:
        """Return whether one thing, by any of its names, is what the order is about; “of others” it is by all of them."""
        if self.whose == "others" and not all(_is("others", (each.seat,), facts) for each in names if each.seat >= 0):
            return False
        return any(
            self.kind in ("", each.kind)
            and self.face in ("", each.face)
            and self.piece in (-1, each.piece)
            and (not self.whose or (each.seat >= 0 and _is(self.whose, (each.seat,), facts)))
            and each.amount >= self.least
            for each in names
        )

    def lives(self, facts: Facts) -> bool:
        """Return whether the order is still there when its seat is asked with these facts."""
        if self.until == "turn":
            return facts.window
        if self.until == "comes":
            return facts.window and (self.affair in facts.affairs or not comes_up(self.comes, facts))
        if self.until == "affair":
            return self.affair in facts.affairs
        return self.until != "change" or facts.line == self.line


def comes_up(what: str, facts: Facts) -> bool:
    """Return whether a kind of thing, a face or a row is what a window is about."""
    return what in facts.rows or any(what in (each.kind, each.face) for each in (*facts.events, *facts.doing))


def _is(whose: Whose, seats: tuple[int, ...], facts: Facts) -> bool:
    """Return whether seats are what an order names, seen from the seat that is asked."""
    if whose == "mine":
        return facts.seat in seats
    of_side = any(seat in facts.side for seat in seats)
    return of_side if whose == "side" else not of_side


def passes(orders: Sequence[Order], facts: Facts) -> bool:
    """Return whether a seat's orders pass a window; an order that stops wins over all that pass."""
    about = [order.does for order in orders if order.fits(facts)]
    return "pass" in about and "stop" not in about


def chosen(orders: Sequence[Order], window: Window) -> str | None:
    """Return the notation that a seat's orders choose in a window, None if they leave it to the seat.

    Args:
        orders: those of the seat of the window.
        window: what it is asked.
    """
    if not orders:
        return None
    facts = facts_of(window)
    living = outlived(orders, facts)
    about = [order for order in living if _is_about(order, window, facts)]
    if any(order.does == "stop" for order in about) or _waits(living, window):
        return None
    for order in about:
        if order.does == "answer" and window.state.index(order.choice) is not None:
            return order.choice
    if facts.window and any(order.does == "pass" for order in about):
        return window.question.options[window.passing].notation
    if _goes_on(living, window, facts):
        return window.question.options[0].notation
    return None


def _goes_on(orders: Sequence[Order], window: Window, facts: Facts) -> bool:
    """Return whether orders end a phase of one's own turn that offers nothing but its end, unless they stop there (D-790)."""
    if window.prompt[0] not in window.state.game.own_phases or len(window.question.options) > 1:
        return False
    named = [order for order in orders if order.does == "stop" and (order.row or order.prompt or order.comes)]
    stops = any(order.fits_window(facts) for order in named)
    return any(order.idle for order in orders) and not stops


def _waits(orders: Sequence[Order], window: Window) -> bool:
    """Return whether a seat could play or use a card in a window that it has an order to be asked about."""
    s = window.state
    lying = [order.use for order in orders if order.use]
    if lying and any(_used(s, option) in lying for option in window.question.options):
        return True
    waited = [order.play for order in orders if order.play]
    if s.game.leaks(s):
        return bool(waited) and any(face in waited for face in own_cards(window))
    return any(s.game.could_use(s, window.seat, face) for face in waited)


def _is_about(order: Order, window: Window, facts: Facts) -> bool:
    """Return whether an order is about a window, by its facts and, where the order says so, by what is offered."""
    if not (order.only or order.idle):
        return order.fits(facts)
    bare = msgspec.structs.replace(order, only="", idle=False)
    return (
        bare.fits(facts)
        and not (order.only and not _is_only(order.only, window))
        and not (order.idle and len(window.question.options) > 1)
    )


def _is_only(face: str, window: Window) -> bool:
    """Return whether every option of a window but the pass is about a card, and nothing hidden could be used."""
    s = window.state
    if not s.game.leaks(s) and s.game.could_use(s, window.seat):
        return False
    others = [option for at, option in enumerate(window.question.options) if at != window.passing]
    return bool(others) and all(face in _faces(s, option) for option in others)


def _used(s: State, option: Option) -> str:
    """Return the face of the card that an option uses, the first that it names; "" if it names one that only its seat sees."""
    pieces = _named(s, option)
    hidden = any(s.game.zones[piece.zone].seen == "place" or piece.down for piece in pieces)
    return pieces[0].face if pieces and not hidden else ""


def _faces(s: State, option: Option) -> tuple[str, ...]:
    """Return the faces of the pieces that an option names."""
    return tuple([piece.face for piece in _named(s, option)])


def _named(s: State, option: Option) -> list[Piece]:
    """Return the pieces that an option names."""
    kinds = phrases.kinds(s.game.catalogue[option.word].notation)
    named = [value for kind, value in zip(kinds, option.args, strict=False) if kind == "piece"]
    return [s.pieces[value[0] if type(value) is tuple else value] for value in named]


def affair_of(order: Order, window: Window | None) -> int:
    """Return what an order that is given now is to remember of what is being done (`Order.affair`), -1 for nothing.

    Args:
        order: the order.
        window: the window in which its seat is asked, None if it is not asked.
    """
    doing = affairs(window.state) if window is not None else ()
    if window is None or not doing:
        return -1
    if order.until == "affair" and order.within:
        return next((serial for serial, title in reversed(doing) if title == order.within), -1)
    meant = order.until == "affair" or (order.until == "comes" and comes_up(order.comes, facts_of(window)))
    return doing[0][0] if meant else -1


def outlived(orders: Sequence[Order], facts: Facts) -> list[Order]:
    """Return what is left of a seat's orders when it is asked."""
    return [order for order in orders if order.lives(facts)]


def after_action(orders: Sequence[Order]) -> list[Order]:
    """Return what is left of a seat's orders when any seat has acted in a window."""
    return [order for order in orders if order.until != "answer"]
