"""14, 18. Drawing cards, filling provinces, empty decks, and cards that leave play together."""

from __future__ import annotations

from coterie.games.l5r.atoms.moving import renew_deck, whole_deck
from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import attachments, has_keyword
from coterie.games.l5r.facts.provinces import is_in_row, lying_in, owner_at, province_at, row_of
from coterie.games.l5r.facts.teams import fmt, has_seat, in_order
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.chance import picked
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step

# ── drawing and empty decks (part 18) ───────────────────────────────────────────────────────────────────────────────


@step("l5r.draw")
def draw(s: L5R, seat: int, n: int) -> None:
    """Draw cards, as `draw_each`."""
    s.do((draw_each, ((seat, n),)))


@step("l5r.draw_each")
def draw_each(s: L5R, wanted: tuple[tuple[int, int], ...]) -> None:
    """Let players draw cards at the same time, each a number of its own. Those for whom there are too few lose honor together,
    make new decks and draw the rest (L-18.1, L-9.5). The Shadowlands deck has no hand and draws nothing (U-060)."""
    drawn: list[int] = []
    short: list[tuple[int, int]] = []
    for seat, n in [each for each in wanted if has_seat(s, each[0])]:
        there = whole_deck(s, seat)[:n]
        drawn += there
        if there:
            s.tell("draws", seat, len(there), to=~(1 << seat))  # the player reads which cards they are
        if len(there) < n and may_renew(s, seat, "conflict"):
            short.append((seat, n - len(there) if pile(s, "discard", seat) else 0))
    if drawn:
        happen(s, *[about(s, "draw", p) for p in drawn])
    if short:
        s.do((run_out, tuple([seat for seat, _ in short]), "conflict"), (draw_each, tuple(short)))


def can_draw(s: L5R, seat: int) -> bool:
    """Return whether a player has a card to draw, or would make a new deck, which costs honor (L-18.1, U-060, U-225)."""
    there = pile(s, "deck", seat) or pile(s, "lent", seat)
    return has_seat(s, seat) and (bool(there) or may_renew(s, seat, "conflict"))


def may_renew(s: L5R, seat: int, side: str) -> bool:
    """Return whether a player makes a new deck if one runs out: not a player without provinces (L-24.2, U-225, U-228), and
    never the dynasty deck of the Shadowlands, which is their timer (U-012)."""
    return seat not in s.out and (side != "dynasty" or is_clan(s, seat))


@step("l5r.run_out")
def run_out(s: L5R, seats: tuple[int, ...], side: str) -> None:
    """Let players lose honor because a card is needed from an empty deck, all at the same time; then each makes a new deck of
    its discard pile (L-18.1)."""
    for seat in seats:
        s.tell("run out", seat, side)
    lost = [honor_by(seat, -fmt(s).empty, detail=("empty",)) for seat in seats]
    s.do((happening, *lost), *[(renew, seat, side) for seat in seats])


@step("l5r.renew")
def renew(s: L5R, seat: int, side: str) -> None:
    """Shuffle a discard pile to make a new deck, unless its player has fallen by the loss of honor (U-225, U-226)."""
    if may_renew(s, seat, side):
        renew_deck(s, seat, side)


@step("l5r.discard_random")
def discard_random(s: L5R, seat: int, n: int) -> None:
    """Discard cards from a hand at random."""
    discard_at_random(s, [(seat, n)])


def discard_at_random(s: L5R, hands: list[tuple[int, int]]) -> None:
    """Discard cards at random from several hands at the same time: a number from each, or all if it holds fewer."""
    chosen = [p for seat, n in hands for p in at_random(s, seat, n)]
    if chosen:
        happen(s, *[about(s, "discard", p) for p in chosen])


def at_random(s: L5R, seat: int, n: int) -> list[int]:
    """Return cards of a hand at random, all of them if it holds fewer."""
    return picked(s, pile(s, "hand", seat), n)


# ── filling provinces ───────────────────────────────────────────────────────────────────────────────────────────────


@step("l5r.fill")
def fill(s: L5R, place: int, up: bool = False) -> None:
    """Put the top card of the dynasty deck into a province, face down unless told otherwise (L-14.8)."""
    owner = s.pieces[province_at(s, place)].owner
    there = pile(s, "dynasty", owner)
    if there:
        happen(s, about(s, "fill", there[0], detail=(place, up)))
    elif may_renew(s, owner, "dynasty"):
        again = ((fill, place, up),) if pile(s, "fallen", owner) else ()
        s.do((run_out, (owner,), "dynasty"), *again)


@step("l5r.refill")
def refill(s: L5R) -> None:
    """Refill each empty province of a row face down, even a broken one (L-2.13, L-14.2, L-14.8). Those of the Shadowlands are
    not refilled (U-078, U-168)."""
    empty = [
        place for owner in in_order(s) if is_clan(s, owner) for place in row_of(s, owner) if not lying_in(s, place)
    ]
    s.do(*[(refill_one, place) for place in empty if may_refill(s, owner_at(place))])


@step("l5r.refill_one")
def refill_one(s: L5R, place: int, up: bool = False) -> None:
    """Refill a province, face down unless told otherwise. If those before it took the last card, it stays empty and costs
    nothing; nothing comes where a card still lies (L-2.13)."""
    if can_refill(s, place):
        s.do((fill, place, up))


def can_refill(s: L5R, place: int) -> bool:
    """Return whether a province would be refilled: it is one of a row, empty, and its owner has a card for it."""
    return is_in_row(place) and not lying_in(s, place) and may_refill(s, owner_at(place))


def may_refill(s: L5R, owner: int) -> bool:
    """Return whether a player has a card with which to refill a province, or a discard pile to make a new dynasty deck of."""
    return bool(pile(s, "dynasty", owner) or (pile(s, "fallen", owner) and may_renew(s, owner, "dynasty")))


BY_ITSELF = "by itself"  # in the detail of a card that leaves play by its own constant ability (L-9.15)


# ── leaving play (parts 12, 15, 16) ─────────────────────────────────────────────────────────────────────────────────


def leaving(s: L5R, piece: int, how: str = "discard", to: str = "pile", source: int = NOBODY) -> list[Event]:
    """Return the events by which a card leaves play together with its attachments (part 15).

    Args:
        s: the state.
        piece: the card.
        how: “discard”, “sacrifice” or “return”.
        to: where it goes: “pile” for its own discard pile, “hand”, “top”, “bottom”, “gone”.
        source: the number of the card that causes it, NOBODY for a rule.
    """
    found = [about(s, "leave", piece, detail=(how, to), source=source)]
    for p in attachments(s, piece):
        home = "hand" if has_keyword(s, p, "ancestral") else "pile"
        found.append(about(s, "leave", p, detail=("discard", home), after=0, source=source))
    return found


def leave_together(
    s: L5R, pieces: list[int], how: str = "discard", to: str = "pile", source: int = NOBODY
) -> list[Event]:
    """Return the events by which several cards leave play at the same time, each with its attachments."""
    found: list[Event] = []
    for piece in pieces:
        base = len(found)
        found += [
            event if event.after < 0 else event.but(after=base)
            for event in leaving(s, piece, how, to, source)
            if all(event.subject != other.subject for other in found)
        ]
    return found


def away(s: L5R, pieces: list[int]) -> list[Event]:
    """Return the events by which dynasty cards in provinces are discarded; of these only holdings leave play."""
    holdings = [p for p in pieces if s.pieces[p].zone == "holdings"]
    return [*leave_together(s, holdings), *[about(s, "discard", p) for p in pieces if p not in holdings]]
