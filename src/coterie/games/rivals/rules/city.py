"""4.1, 14, 15. The City Deck: what is revealed, how long Events last, what antagonists do."""

from __future__ import annotations

from coterie.games.rivals.facts import city, coterie, definition, has_type
from coterie.games.rivals.numbers import INTEL, SECRECY, stat
from coterie.games.rivals.rules.damage import AGGRAVATED, packet
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import move, pile
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.effects import resolve

STACK = 0  # the place of the City cards in The Streets; those next to a Haven lie at 1 + its seat


def burn_own_events(s: Rivals, turn: int) -> None:
    """Burn each Ongoing Event that carries one of the active player's tokens (RR-4.1, R-228)."""
    mine = f"prestige-{LETTERS[s.active]}"
    own = [p for p in pile(s, "city", STACK) if s.pieces[p].count(mine)]
    if own:
        happen(s, *[about(s, "burn", p) for p in own])


def reveal(s: Rivals, turn: int) -> None:
    """Reveal the top card of the City Deck, which is renewed from its discard pile if it is empty (RR-4.1, R-186)."""
    owner = city(s)
    if not pile(s, "deck", owner):
        for p in pile(s, "discard", owner):
            move(s, p, "deck", owner)
        shuffle_pile(s, "deck", owner)
    top = pile(s, "deck", owner)[:1]
    if top:
        s.tell("revealed", s.pieces[top[0]].face)
        s.do((happening, about(s, "city", top[0])), (resolve_card, top[0]))


@step("rivals.resolve_city_card")
def resolve_card(s: Rivals, piece: int) -> None:
    """An Event does what it says and is burned, or lasts with a token of the active player; others stay (RR-14)."""
    if s.pieces[piece].zone != "city" or not has_type(s, piece, "event"):
        return
    card = definition(s, piece)
    if has_type(s, piece, "ongoing"):
        if card.marked:
            happen(s, about(s, "fund", piece, detail=(s.active,)))
        return
    s.do((happening, about(s, "burn", piece)))
    if card.plays is not None:
        resolve(s, card.plays.effect(), source=piece, seat=s.active, bound=(("this", (piece, s.pieces[piece].life)),))


# ── antagonists ─────────────────────────────────────────────────────────────────────────────────────────────────────


def antagonists(s: Rivals, turn: int) -> None:
    """The antagonists in The Streets, and those next to the active player's Haven, act (RR-15, R-187)."""
    stacks = [[p for p in pile(s, "city", at) if has_type(s, p, "antagonist")] for at in (STACK, 1 + s.active)]
    s.do(*[(act_as_stack, tuple(stack)) for stack in stacks if stack])


@step("rivals.antagonist_stack")
def act_as_stack(s: Rivals, stack: tuple[int, ...]) -> None:
    """A stack acts: each S.A.D. for itself, of Team X the top card alone, stronger with each card beneath (R-190)."""
    if definition(s, stack[0]).by_stack:
        s.do((team_x, len(stack), stack[0]))
    else:
        s.do((strike, stack[0], len(stack), exposed(s, _intel(s, stack)), ()))


def _intel(s: Rivals, stack: tuple[int, ...]) -> int:
    return sum(stat(s, p, INTEL) for p in stack)


def exposed(s: Rivals, intel: int) -> tuple[int, ...]:
    """Return the active player's characters whose Secrecy an Intel reaches (RR-15)."""
    return tuple([p for p in coterie(s, s.active) if stat(s, p, SECRECY) <= intel])


@step("rivals.team_x")
def team_x(s: Rivals, size: int, source: int) -> None:
    """Team X: damage; from two on a discard, from three on more damage, from four on lost Prestige (R-191 to R-195)."""
    s.do((strike, source, 2 if size >= 3 else 1, tuple(coterie(s, s.active)), ()))
    if size >= 2 and pile(s, "hand", s.active):
        s.do((discard_one, s.active))
    if size >= 4:
        s.do((happening, about_seat("prestige", s.active, -1)))


@step("rivals.antagonist_strikes")
def strike(s: Rivals, source: int, left: int, who: tuple[int, ...], given: tuple[int, ...]) -> None:
    """Hand out Aggravated damage one at a time; what one character gets is one packet (R-196 to R-198)."""
    if not who:
        return
    if left:
        options: list[RawOption] = [("piece", (p,), ((strike, source, left - 1, who, (*given, p)),)) for p in who]
        s.ask(s.active, ("struck?", source), options)
        return
    packets = [packet(s, p, given.count(p), "", (AGGRAVATED,), source) for p in dict.fromkeys(given)]
    happen(s, *[event for event in packets if event.amount > 0])


@step("rivals.discard_one")
def discard_one(s: Rivals, seat: int) -> None:
    """A player discards a card of its choice."""
    options: list[RawOption] = [("piece", (p,), ((happening, about(s, "discard", p)),)) for p in pile(s, "hand", seat)]
    if options:
        s.ask(seat, ("discard?",), options, forced=False)
