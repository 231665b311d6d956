"""Day phase 3: drawing and resolving an event card, and its cost in veil (M-071 to M-113)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.games.masters.atoms import HIDDEN, lose, lower_veil, miss_agents, move_card, open_tally, put_agents
from coterie.games.masters.numbers import LOW_VEIL
from coterie.games.masters.rules.cards_in_play import check_cards, moment, resolve_for_all
from coterie.games.masters.state import Masters, Tally
from coterie.kernel.events import Event, happen
from coterie.kernel.loops import allocate
from coterie.kernel.pieces import change, pile
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import Step, step
from coterie.words.frames import Frame

if TYPE_CHECKING:
    from coterie.games.masters.cards.definition import EventCard


def draw(s: Masters, serial: int) -> None:
    """Reveal the top card, or lose the game if the deck is empty (M-071, M-072). The veil is read only now (M-078)."""
    deck = pile(s, "events")
    if not deck:
        lose(s, "no events")
        return
    move_card(s, deck[0], "resolving")
    definition = card(s, deck[0])
    s.tell("event", definition.id)
    anyone_drained = any(not row.blood for row in s.clan)
    open_tally(
        s,
        Tally(deck[0], definition.red - 1, (definition.blue[0] - 1, definition.blue[1] - 1), s.veil <= LOW_VEIL,
              drained_before=anyone_drained),
    )  # fmt: skip


def card(s: Masters, piece: int) -> EventCard:
    """Return the definition of an event card's face."""
    found: EventCard = s.game.faces[s.pieces[piece].face]
    return found


def crosses(s: Masters, serial: int) -> None:
    """Let a Sigil of Fate move a blue-grey cross before agents are placed."""
    moment(s, "event drawn")


def grid(s: Masters, serial: int) -> None:
    """Place the agents of the city grid before the text is resolved (M-074): red, then blue-grey (M-079 to M-083)."""
    assert s.tally is not None
    tracker = s.game.tracker(s)  # type: ignore[attr-defined]  # the game of a Masters state
    red, (more, less) = tracker.low if s.tally.low else tracker.high
    first, second = s.tally.blue
    if more == less:
        s.do((bring, ((s.tally.red, red), (first, more), (second, less)), HIDDEN))
        return
    options = [
        ("numbers", (a, m, b, n), ((bring, ((s.tally.red, red), (a, m), (b, n)), HIDDEN),))
        for a, m, b, n in ((first, more, second, less), (first, less, second, more))
    ]
    s.ask(s.leader, ("blue numbers",), options)


@step("masters.bring")
def bring(s: Masters, wanted: tuple[tuple[int, int], ...], face: str) -> None:
    """Place agents for an event card.

    If the reserve has too few, the leader picks those that come, and each missing one costs veil (M-101, M-102). This is
    decided before any is diverted.

    Args:
        s: the state.
        wanted: the number of agents for each district, as (district, number).
        face: the side that they show.
    """
    due = sum([n for _, n in wanted])
    if due <= s.agents:
        enter(s, wanted, face)
        return
    miss_agents(s, due - s.agents)
    room = tuple([(d, n) for d, n in wanted if n])
    then: Step = (bring_these, face)
    s.do((allocate, s.leader, ("too few agents", due, s.agents), "district", room, s.agents, then))


@step("masters.bring_these")
def bring_these(s: Masters, face: str, districts: tuple[int, ...]) -> None:
    """Place one agent for each district named (M-102)."""
    enter(s, tuple((d, 1) for d in districts), face)


def enter(s: Masters, wanted: tuple[tuple[int, int], ...], face: str) -> None:
    """Let agents appear; cards that divert them can first respond to each (M-108, M-227)."""
    if ("would", "agent enters") not in s.ears and ("draw", "agent enters") not in s.ears:
        for d, n in wanted:
            put_agents(s, d, n, face)
        return
    arriving = [Event("agent enters", detail=(d, face, False)) for d, n in wanted for _ in range(n)]
    if arriving:
        happen(s, *arriving)


def text(s: Masters, serial: int) -> None:
    """Place the card if it stays (M-088), then resolve its text (M-085)."""
    assert s.tally is not None
    piece = s.tally.card
    definition = card(s, piece)
    if definition.stays is not None and definition.stays.on is not None:
        places = definition.stays.on.members(s, Frame(piece, s.leader, s.lead))
        kind = definition.stays.on.KIND
        zone = "sheet" if kind == "vampire" else "district"
        if places:
            options: list[Any] = [(kind, (place,), ((lay, piece, zone, place),)) for place in places]
            s.ask(s.leader, ("lay card", definition.id), options)
        return
    if definition.stays is not None:
        s.do((lay, piece, "beside", 0))
    elif definition.does is not None:
        resolve_for_all(s, definition.does, piece)


@step("masters.lay")
def lay(s: Masters, piece: int, zone: str, place: int) -> None:
    """Place a card that stays, then resolve its text (M-088)."""
    move_card(s, piece, zone, place)
    if zone == "sheet":
        change(s, piece, counters=(("kills", s.clan[place].kills),))
    s.tell("card stays", s.pieces[piece].face)
    does = card(s, piece).does
    if does is not None:
        resolve_for_all(s, does, piece)


def veil(s: Masters, serial: int) -> None:
    """Lower the veil now that the card is resolved (M-103).

    It falls for each inhabited district entered and each missing agent, and by what the text says (M-094 to M-105).
    """
    tally = s.tally
    assert tally is not None
    loss = len(tally.entered) + tally.missing + tally.lowered
    open_tally(s, None)
    if loss:
        s.tell("event veil", (len(tally.entered), tally.missing, tally.lowered))
        lower_veil(s, loss)
    if not s.over:
        s.do((leave, tally.card))


@step("masters.event_leave")
def leave(s: Masters, piece: int) -> None:
    """Remove a card that does not stay from the game (M-087)."""
    if s.pieces[piece].zone == "resolving":
        move_card(s, piece, "gone")


def settle_card(s: Masters, serial: int) -> None:
    """Let the card's own condition count from now on, as its text has been applied (M-090, M-091)."""
    assert s.tally is not None
    open_tally(s, s.tally.but(applied=True))
    s.do((check_cards,))


EVENT: Procedure[None] = Procedure(
    "masters.event",
    "Event",
    None,  # its data is the tally on the table, which words read
    (
        row("1", "Draw", draw, "M-071 to M-073, M-076 to M-078"),
        row("2", "Crosses", crosses, "Sigil of Fate"),
        row("3", "City grid", grid, "M-074, M-075, M-079 to M-084"),
        row("4", "Card text", text, "M-085, M-086, M-088"),
        row("5", "Condition", settle_card, "M-089 to M-091"),
        row("6", "Veil", veil, "M-094 to M-105"),
    ),
)
