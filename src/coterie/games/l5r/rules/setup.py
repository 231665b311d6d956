"""4. Setting up: the first player, provinces placed in secret, provinces filled, hands drawn, mulligans (L-4.1, L-4.2)."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.atoms.seats import seat_up
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.provinces import PLACES, places_of, row_of
from coterie.games.l5r.facts.teams import fmt, in_order, the_deck
from coterie.games.l5r.state import L5R, NOBODY, ROW, STRONGHOLD, TOKEN
from coterie.kernel.chance import below
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import ALL, Piece, lay, move, pile, show, turn
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step


class Deck(NamedTuple):
    """The faces of a deck; in skirmish without stronghold, role and provinces."""

    dynasty: tuple[str, ...]
    conflict: tuple[str, ...]
    stronghold: str = ""
    role: str = ""
    provinces: tuple[str, ...] = ()


def lay_out(s: L5R, decks: list[Deck]) -> None:
    """Lay the decks on the table, shuffled, and determine the first player at random (4, steps 1 to 4; U-166)."""
    deck_team = None if the_deck(s) == NOBODY else s.teams[the_deck(s)]
    first = below(s, max(s.teams) + 1) if deck_team is None else deck_team  # the Shadowlands deck always begins (U-062)
    honor = []
    for seat, deck in enumerate(decks):
        lay(s, [Piece(face, back("conflict", seat), seat, "deck", seat) for face in deck.conflict])
        lay(s, [Piece(face, back("dynasty", seat), seat, "dynasty", seat) for face in deck.dynasty])
        shuffle_pile(s, "deck", seat)
        shuffle_pile(s, "dynasty", seat)
        _lay_provinces(s, seat, deck)
        honor.append(s.game.faces[deck.stronghold].honor if deck.stronghold else fmt(s).honor)
    seat_up(s, s.teams, first, (*honor, *[0] * (len(s.teams) - len(honor))))


def lay_outside(s: L5R, seat: int, faces: tuple[str, ...]) -> None:
    """Lay out the cards that a player owns outside the game, where effects can find them."""
    lay(s, [Piece(face, back("dynasty", seat), seat, "outside", seat, known=ALL) for face in faces])


def _lay_provinces(s: L5R, seat: int, deck: Deck) -> None:
    if not fmt(s).stronghold:
        places = [seat * ROW + at for at in range(fmt(s).row)]
        lay(s, [Piece(TOKEN, back("province", seat), seat, "provinces", place, known=ALL) for place in places])
        return
    lay(s, [Piece(deck.stronghold, "stronghold", seat, "stronghold", seat, known=ALL)])
    if deck.role:
        lay(s, [Piece(deck.role, "role", seat, "role", seat, known=ALL)])
    lay(s, [Piece(face, back("province", seat), seat, "aside", seat, known=1 << seat) for face in deck.provinces])


def back(kind: str, owner: int) -> str:
    """Return the back of an owner's cards of a kind."""
    return f"{kind} {LETTERS[owner]}"


@step("l5r.set_up")
def set_up(s: L5R) -> None:
    """Place provinces, fill them and draw hands, each in player order (4, steps 5 to 7; U-059, U-165)."""
    seats = [seat for seat in in_order(s) if is_clan(s, seat)]
    s.do(*[(place_provinces, seat) for seat in seats])
    s.do(*[(fill_all, seat) for seat in seats], *[(replace_dynasty, seat) for seat in seats])
    s.do(*[(draw_hand, seat) for seat in seats], *[(replace_hand, seat) for seat in seats])


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


@step("l5r.place_provinces")
def place_provinces(s: L5R, seat: int) -> None:
    """Ask a seat, in secret, for its stronghold province, then for the others in order (4, step 5; L-3.8, L-4.2)."""
    there = pile(s, "aside", seat)
    if not there:
        return
    at = next(place for place in PLACES if seat * ROW + place not in places_of(s, seat))
    fit = [p for p in there if at != STRONGHOLD or may_lie_below(s, p)]
    options: list[RawOption] = [
        ("place", (p,), ((place_province, p, seat * ROW + at), (place_provinces, seat))) for p in fit
    ]
    s.ask(seat, ("place?", seat * ROW + at), options, forced=len(there) == 1)


def may_lie_below(s: L5R, piece: int) -> bool:
    """Return whether a province can be the stronghold province: not an eminent one, nor one whose text forbids it (L-3.8)."""
    card = s.game.faces[s.pieces[piece].face]
    return bool(card.can_be_stronghold and not card.eminent)


@step("l5r.place_province")
def place_province(s: L5R, piece: int, place: int) -> None:
    """Place a province face down, or face up if it is eminent (L-4.2)."""
    move(s, piece, "provinces", place, down=True)
    if s.game.faces[s.pieces[piece].face].eminent:
        turn(s, piece, down=False)


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@step("l5r.fill_all")
def fill_all(s: L5R, seat: int) -> None:
    """Fill each province of a seat's row face down; its player looks at the cards (4, step 6)."""
    for place in row_of(s, seat):
        if not pile(s, "row", place):
            _fill(s, seat, place)


def _fill(s: L5R, seat: int, place: int) -> None:
    top = pile(s, "dynasty", seat)[0]
    move(s, top, "row", place, down=True)
    show(s, top, 1 << seat)


@step("l5r.replace_dynasty")
def replace_dynasty(s: L5R, seat: int) -> None:
    """Ask a seat which cards in its provinces to replace, once (4, step 6; L-4.1)."""
    there = tuple([p for place in row_of(s, seat) for p in pile(s, "row", place)])
    then = (set_aside, seat, "dynasty")
    s.do((choose_several, seat, ("replace dynasty?",), "replace", there, 0, len(there), then))


@step("l5r.draw_hand")
def draw_hand(s: L5R, seat: int) -> None:
    """Draw the opening hand (4, step 7)."""
    for p in pile(s, "deck", seat)[: fmt(s).hand]:
        move(s, p, "hand", seat)


@step("l5r.replace_hand")
def replace_hand(s: L5R, seat: int) -> None:
    """Ask a seat which cards of its hand to replace, once (4, step 7; L-4.1)."""
    there = tuple(pile(s, "hand", seat))
    s.do((choose_several, seat, ("replace hand?",), "replace", there, 0, len(there), (set_aside, seat, "deck")))


@step("l5r.set_aside")
def set_aside(s: L5R, seat: int, deck: str, chosen: tuple[int, ...]) -> None:
    """Set cards aside, replace them from the top of the deck, then shuffle them into it (L-4.1)."""
    places = [s.pieces[p].place for p in chosen]
    for p in chosen:
        move(s, p, "aside", seat)
    for place in places:
        if deck == "dynasty":
            _fill(s, seat, place)
        else:
            move(s, pile(s, "deck", seat)[0], "hand", seat)
    s.tell("replaced", seat, len(chosen))
    s.do((shuffle_in, seat, deck))


@step("l5r.shuffle_in")
def shuffle_in(s: L5R, seat: int, deck: str) -> None:
    """Shuffle the cards that were set aside into the deck."""
    aside = pile(s, "aside", seat)
    for p in aside:
        move(s, p, deck, seat)
    if aside:
        shuffle_pile(s, deck, seat)
