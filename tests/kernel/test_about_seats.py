"""Events about a seat, or about nothing; numbers of seats; owners without a player."""

import random

import pytest

from coterie.games.primer.atoms import ATOMS
from coterie.games.primer.cards.definition import Card, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import Atom, Event, about, about_seat, changed, it, rows_of
from coterie.kernel.knowledge import knows, shuffle_pile
from coterie.kernel.modifiers import contributors, forbidding, layered
from coterie.kernel.pieces import Piece, move, new, pile
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.moving import DrawCards
from coterie.words.cards.numbers import Bonus
from coterie.words.standing import Standing
from tests.kernel.bare import Bare, Table
from tests.kernel.made import let_happen, table
from tests.primer import Provoked
from tests.primer.extra import ANY
from tests.primer.tools import asked, faces

GULL = recruit("Gull", 1, 1, Trigger("forced reaction", "gift", ANY, DrawCards(1), must=True))


def _give(s, event):
    """Let the seat in the detail earn a point, whatever the event is about."""
    return ATOMS["earn"].change(s, event.but(seat=event.detail[0]))


class Gifts(Provoked):
    """The primer with an event that need not be about the seat that gains from it."""

    atoms = {**ATOMS, "gift": Atom(_give)}  # noqa: RUF012


class OfSeats(Standing):
    """Responds to gifts to a seat."""

    def keys(self, row, piece):
        return (("forced reaction", "gift"),)

    def fits(self, s, row, piece, event):
        return event.seat >= 0

    def use(self, s, heard, row, batch):
        s.tell("earned", s.rows[batch].events[heard.at].seat, 9)


def clerk(*abilities):
    return Card("Clerk", "recruit", None, abilities, {"might": 1, "life": 2})


def gift(seat, about_whom):
    """Return an event by which a seat earns a point, about nothing or about a seat."""
    return Event("gift", seat=about_whom, detail=(seat,))


def test_an_event_about_nothing_is_not_taken_for_one_about_the_last_piece():
    s = table("field a: gull\ndeck a: hail\nfield b: watchman", GULL, base=Gifts)
    let_happen(s, gift(0, -1))
    assert (s.points, faces(s, "hand")) == ((1, 0), [])


@pytest.mark.parametrize(("seat", "affected"), [(1, 1), (0, 0), (-1, 0)])
def test_a_seat_is_affected_by_what_is_about_it(seat, affected):
    s = table("field a: brute\nfield b: watchman")
    assert s.game.affected(s, gift(0, seat)) == affected


def test_an_event_about_a_seat_is_applied_and_answered():
    s = table("field a: brute\nfield b: watchman\nfield b: clerk", clerk(OfSeats()), base=Gifts)
    let_happen(s, gift(0, 0))
    assert s.points == (1, 0)
    assert "a earns 9 points" in s.log()


def test_two_answers_of_a_card_to_events_about_seats_and_nothing_have_names_of_their_own():
    s = table("field a: brute\nfield b: clerk", clerk(OfSeats(), OfSeats()), base=Gifts)
    let_happen(s, gift(0, 0), gift(0, 1), about_seat("gift", 1, detail=(0,)))
    seat, options = asked(s)
    assert seat == 1
    assert len(options) == len(set(options)) == 6
    assert "trigger b/clerk 1 for a" in options


def test_what_an_event_about_no_piece_was_and_became_is_nothing():
    s = table("field a: brute\nfield b: watchman", base=Gifts)
    (event,) = changed(s, (gift(0, 1),))
    assert (event.status, event.was, event.now_life) == ("done", None, -1)
    assert (rows_of(s, event), it(event)[0]) == ((), -1)


class Hoard(Standing):
    """One more card in hand for a seat, or for all; no seat may discard with a knife."""

    seat: int | None = None

    def keys(self, row, piece):
        return (
            (("number", "hand") if self.seat is None else ("number", "hand", ("seat", self.seat))),
            ("cannot", "discard"),
        )

    def changes(self, s, number, row, piece, target):
        return target[0] == "seat"

    def by(self, s, number, row, piece, target):
        return {"hand": 2}[number]

    def forbids(self, s, verb, row, piece, target, actor):
        return actor == "knife"


class Texts(Bare):
    def text(self, s, piece):
        return s.game.faces[piece.face]


def test_a_seat_is_the_target_of_a_number_and_a_prohibition_knows_who_acts():
    s = Table(Texts({"vault": (Hoard(),), "purse": (Hoard(1),)}), {}, 1, 2)
    for face in ("vault", "purse"):
        new(s, Piece(face, "back", 0, "open"))
    assert [layered(s, "hand", ("seat", seat), 5) for seat in (0, 1)] == [7, 9]
    assert contributors(s, "hand", ("seat", 1), 5) == [(5, "printed"), (2, "vault"), (2, "purse")]
    assert forbidding(s, "discard", ("seat", 0), actor="knife") == "vault"
    assert forbidding(s, "discard", ("seat", 0)) == forbidding(s, "discard", ("seat", 0), actor="hand") == ""


def test_a_bonus_of_pieces_leaves_seats_alone():
    s = table("field a: banner\nfield b: watchman", recruit("Banner", 1, 1, Bonus("might", 1, ANY)))
    assert layered(s, "might", ("seat", 0), 3) == 3


# ── owners without a player ─────────────────────────────────────────────────────────────────────────────────────────


class Shadowed(Provoked):
    """The primer with one more owner than seats: a deck that acts by rule."""

    def owners(self, s):
        return s.seats + 1


GHOUL = recruit("Ghoul", 1, 1, Trigger("forced reaction", "bow", ANY, Earn(1), must=True))


def shadows():
    s = table("field a: brute\nfield b: watchman", GHOUL, base=Shadowed)
    for face in ("ghoul", "ghoul", "hail", "hex", "oath"):
        new(s, Piece(face, "shadow", 2, "deck", 2))
    return s


def test_the_cards_of_an_owner_without_a_player_are_hidden_from_all_seats():
    s = shadows()
    shuffle_pile(s, "deck", 2)
    move(s, pile(s, "deck", 2)[0], "hand", 2)
    hidden = [p for p, now in enumerate(s.pieces) if now.owner == 2]
    assert not any(knows(s, seat, p) for seat in (-1, 0, 1) for p in hidden)
    rng = random.Random(1)
    drawn = {s.sample(0, rng).pieces[pile(s, "hand", 2)[0]].face for _ in range(60)}
    assert drawn == {"ghoul", "hail", "hex", "oath"}


def test_what_it_must_do_is_ordered_by_a_seat():
    s = shadows()
    for p in [p for p in pile(s, "deck", 2) if s.pieces[p].face == "ghoul"]:
        move(s, p, "field", 2)
    assert s.game.speaks(s, pile(s, "field", 2)[0]) == 2
    s.points = (0, 0, 0)
    let_happen(s, about(s, "bow", 0))
    assert asked(s) == (0, ["trigger c/ghoul", "trigger c/ghoul.2"])
    s.choose("trigger c/ghoul.2")
    assert s.points == (0, 0, 2)


def test_a_hidden_card_of_its_is_no_reason_to_ask_anybody():
    s = shadows()
    move(s, pile(s, "deck", 2)[0], "hand", 2)
    assert s.game.affected(s, about(s, "depart", pile(s, "hand", 2)[0])) == 0
    s.choose("raid with a/brute")
    assert s.question.about[0] == "action?"
