"""4.1, 14, 15. The City Deck: what is revealed, how long Events last, who ignores them, what antagonists do."""

from __future__ import annotations

from coterie.games.rivals.facts import (
    MARKER,
    STACK,
    city,
    coterie,
    definition,
    events_in_play,
    has_ignored,
    has_type,
    ignoring,
    may_ignore,
    of_color,
    of_type,
    playing,
    token,
)
from coterie.games.rivals.numbers import INTEL, SECRECY, stat
from coterie.games.rivals.rules.damage import AGGRAVATED, packet
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, about_seat, free, happen, happening
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import move, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.effects import resolve
from coterie.words.frames import Frame

SPARED = "suffer antagonists"  # what a card forbids that keeps damage of antagonists from characters


def burn_own_events(s: Rivals, turn: int) -> None:
    """Burn each Ongoing Event that carries one of the active player's tokens (RR-4.1, R-228, R-229)."""
    own = [p for p in pile(s, "city", STACK) if of_color(s, p) == s.active]
    if own:
        happen(s, *[about(s, "burn", p) for p in own])


def reveal(s: Rivals, turn: int) -> None:
    """Reveal the top card of the City Deck, after renewing an empty deck from its discard pile (RR-4.1, R-186)."""
    owner = city(s)
    if not pile(s, "deck", owner):
        for p in pile(s, "discard", owner):
            move(s, p, "deck", owner)
        shuffle_pile(s, "deck", owner)
    top = pile(s, "deck", owner)[:1]
    if top:
        s.tell("revealed", s.pieces[top[0]].face)
        s.do((happening, about(s, "city", top[0])), (arrive, top[0]))


@step("rivals.shuffle_city_deck")
def shuffle_city_deck(s: Rivals) -> None:
    """Shuffle the City Deck; a card whose back is not the City's can be seen where it lies afterwards (R-230)."""
    shuffle_pile(s, "deck", city(s))


@step("rivals.city_card_arrives")
def arrive(s: Rivals, piece: int) -> None:
    """Deal with a City card that lies in The Streets; of an Event those who may first say whether they ignore it."""
    if s.pieces[piece].zone == "city" and has_type(s, piece, "event"):
        asked = [(heeding, seat, (piece,)) for seat in playing(s) if may_ignore(s, seat)]
        s.do(*asked, (resolve_card, piece))


@step("rivals.resolve_city_card")
def resolve_card(s: Rivals, piece: int) -> None:
    """Carry out an Event, then burn it, or let it last with a token of the active player; other cards stay (RR-14)."""
    card = definition(s, piece)
    if card.plays is not None and not has_type(s, piece, "action"):
        s.tell("takes place", s.pieces[piece].face, card.plays.effect())
        resolve(s, card.plays.effect(), source=piece, seat=s.active, bound=(("this", (piece, s.pieces[piece].life)),))
    if not has_type(s, piece, "ongoing"):
        s.do((happening, about(s, "burn", piece)))
    elif card.marked:
        s.do((mark, s.active, piece))


@step("rivals.mark_event")
def mark(s: Rivals, seat: int, piece: int) -> None:
    """Lay a Prestige of a player on an Ongoing Event in The Streets; if the general supply has none left, something else
    tells whose it is, so that it is burned as any other (RR-14, R-228)."""
    if s.pieces[piece].zone != "city":
        return
    if s.supply[seat]:
        happen(s, about(s, "fund", piece, detail=(seat,)))
    else:
        happen(s, about(s, "counter", piece, detail=(token(s, MARKER, seat, city(s)),)))


# ── who ignores which Event ─────────────────────────────────────────────────────────────────────────────────────────


@step("rivals.heeding")
def heeding(s: Rivals, seat: int, events: tuple[int, ...]) -> None:
    """Let a player decide for each Event once whether it ignores it (R-244 to R-246)."""
    options: list[RawOption] = [
        (word, (p,), ((toggle, seat, p), (heeding, seat, tuple([q for q in events if q != p]))))
        for word, p in choices(s, seat, events)
    ]
    if options:
        s.ask(seat, ("ignoring?",), [*options, ("done", (), ())])


def choices(s: Rivals, seat: int, events: tuple[int, ...]) -> list[tuple[str, int]]:
    """Return a player's choices about Events in play: (“ignore” or “heed”, the number of the card)."""
    if not may_ignore(s, seat):
        return []
    return [("heed" if has_ignored(s, seat, p) else "ignore", p) for p in events if s.pieces[p].zone == "city"]


@step("rivals.toggle_ignoring")
def toggle(s: Rivals, seat: int, event: int) -> None:
    """Have a player start or stop ignoring an Event."""
    n = -1 if has_ignored(s, seat, event) else 1
    happen(s, about(s, "counter", event, n, detail=(ignoring(seat),)))


def ask_ignorers(s: Rivals, *but: int) -> None:
    """Ask those who may ignore Events, except some seats; their answer stands until the action is over (R-245)."""
    events = tuple([p for p in events_in_play(s) if has_type(s, p, "ongoing")])
    if events:
        s.do(*[(heeding, seat, events) for seat in playing(s) if seat not in but and may_ignore(s, seat)])


# ── antagonists ─────────────────────────────────────────────────────────────────────────────────────────────────────


def antagonists(s: Rivals, turn: int) -> None:
    """Have the antagonists in The Streets and next to the active player's Haven act (RR-15, R-187, R-284)."""
    s.do(*[(act_as_stack, stack) for stack in stacks(s)])


def stacks(s: Rivals) -> list[tuple[int, ...]]:
    """Return the stacks of antagonists that act in the present turn, in their order.

    Cards of a name that lie at one place are a stack in the open (R-188), no party (R-189), which nobody can split (R-201);
    what was moved elsewhere is a stack of its own there (R-200), until it comes to The Streets again (R-287).
    """
    found: dict[tuple[int, str], list[int]] = {}
    for at in (STACK, 1 + s.active):
        for p in of_type(s, pile(s, "city", at), "antagonist"):
            found.setdefault((at, s.pieces[p].face), []).append(p)
    return [tuple(stack) for stack in found.values()]


def asks_first(s: Rivals) -> bool:
    """Return whether the active player will be asked among which characters it hands out damage of antagonists, before any of
    them has an effect."""
    for stack in stacks(s):
        by_stack = definition(s, stack[0]).by_stack
        who = at_risk(s, s.active) if by_stack else exposed(s, _intel(s, stack))
        if who or by_stack:
            return len(who) > 1
    return False


@step("rivals.antagonist_stack")
def act_as_stack(s: Rivals, stack: tuple[int, ...]) -> None:
    """Have a stack act: each S.A.D. card by itself; of Team X only the top card, stronger with each card beneath
    (R-190, R-199)."""
    if definition(s, stack[0]).by_stack:
        s.do((team_x, len(stack), stack[0]))
    else:
        s.do((assault, stack[0], len(stack), exposed(s, _intel(s, stack))))


def _intel(s: Rivals, stack: tuple[int, ...]) -> int:
    """Return the total Intel of a stack, without that of the first card if the set-up option says so (RR-15)."""
    found = sum(stat(s, p, INTEL) for p in stack)
    return found if s.setup["sad_intel"] == "all" else found - stat(s, stack[0], INTEL)


def exposed(s: Rivals, intel: int) -> tuple[int, ...]:
    """Return the active player's characters whose Secrecy an Intel reaches (RR-15)."""
    return tuple([p for p in at_risk(s, s.active) if stat(s, p, SECRECY) <= intel])


def at_risk(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the characters of a seat that antagonists can damage: those that no card protects."""
    return tuple([p for p in coterie(s, seat) if not forbidding(s, SPARED, p)])


@step("rivals.team_x")
def team_x(s: Rivals, size: int, source: int) -> None:
    """Have Team X act: damage; from two cards a discard, from three more damage, from four lost Prestige (R-191 to R-195)."""
    s.do((assault, source, 2 if size >= 3 else 1, at_risk(s, s.active)))
    if size >= 2 and pile(s, "hand", s.active):
        s.do((discard_one, s.active, source))
    if size >= 4:
        s.do((happening, about_seat("prestige", s.active, -1, source=source)))


@step("rivals.assault")
def assault(s: Rivals, source: int, amount: int, who: tuple[int, ...]) -> None:
    """Begin the damage of antagonists to the active player's characters; others may be made to take some of it.

    Args:
        s: the state.
        source: the number of the card that deals it.
        amount: how much.
        who: the characters among whom it can be handed out.
    """
    if who:
        frame = s.new(Frame(source, s.active))
        happen(s, about_seat("assault", s.active, amount, source=source, frame=frame))
        s.do((take_assault, frame, source, who), (free, frame))


@step("rivals.take_assault")
def take_assault(s: Rivals, frame: int, source: int, who: tuple[int, ...]) -> None:
    """Have the active player distribute the remaining damage."""
    s.do((hand_out, s.active, source, s.rows[frame].get("done") or 0, who, ()))


@step("rivals.antagonist_strikes")
def hand_out(s: Rivals, seat: int, source: int, left: int, who: tuple[int, ...], given: tuple[int, ...]) -> None:
    """Distribute Aggravated damage one by one; each character takes its share as one packet (R-196 to R-198)."""
    if not who:
        return
    if left:
        options: list[RawOption] = [
            ("piece", (p,), ((hand_out, seat, source, left - 1, who, (*given, p)),)) for p in who
        ]
        s.ask(seat, ("struck?", source), options)
        return
    packets = [packet(s, p, given.count(p), "", (AGGRAVATED,), source) for p in dict.fromkeys(given)]
    due = [event for event in packets if event.amount > 0]
    if due:
        happen(s, *due)


@step("rivals.discard_one")
def discard_one(s: Rivals, seat: int, source: int) -> None:
    """Have a player discard a card of its choice because of an antagonist."""
    options: list[RawOption] = [
        ("piece", (p,), ((happening, about(s, "discard", p, source=source)),)) for p in pile(s, "hand", seat)
    ]
    if options:
        s.ask(seat, ("discard?", source), options)  # everybody sees how many there are
