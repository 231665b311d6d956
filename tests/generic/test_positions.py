"""At every question, a position survives being written as text and read, and hides what a seat does not know."""

import random

from coterie.kernel.knowledge import knows
from tests.generic.walks import notations, seats


def test_a_position_survives_being_written_and_read(played):
    game = played.case.game
    for s, own in zip(played.states, played.prints, strict=False):
        again = game.read(s.notation())
        assert again.fingerprint() == own
        assert notations(again) == notations(s)


def stacks(s):
    """Return what scenes show as played in what goes on; a line of a chronicle has another number elsewhere."""
    pieces = [piece for area in s.scene()["areas"] if area["layout"] == "sides" for piece in area["pieces"]]
    there = [piece for piece in pieces if piece["id"].startswith("played:")]
    at = {piece["id"]: f"played {n}" for n, piece in enumerate(there)}
    return [{**piece, "id": "", "to": [at.get(id, id) for id in piece.get("to", ())]} for piece in there]


def test_what_was_played_in_what_goes_on_is_known_after_a_position_was_read(played):
    for s in played.states:
        if shown := stacks(s):
            assert stacks(played.case.game.read(s.notation())) == shown


def test_a_position_that_was_read_continues_alike(played):
    game = played.case.game
    for at in range(0, len(played.states), 11):
        again = game.read(played.states[at].notation())
        again.pick(played.choices[at])
        assert again.fingerprint() == played.prints[at + 1]


def test_a_position_that_was_read_has_a_record(played):
    from tests.generic.test_records import replayed

    at = len(played.states) // 2
    again = played.case.game.read(played.states[at].notation())
    again.pick(played.choices[at])
    assert replayed(played.case, again.record().text).fingerprint() == again.fingerprint()


def test_the_text_for_a_seat_is_the_same_in_worlds_it_cannot_tell_apart(played):
    for k, s in enumerate(played.spread(15)):
        for seat in seats(s):
            assert s.sample(seat, random.Random(k)).notation(seat) == s.notation(seat)


def test_the_text_for_a_seat_marks_what_it_does_not_know(played):
    for s in played.spread(15):
        for seat in seats(s):
            if not all(knows(s, seat, piece) for piece in range(len(s.pieces))):
                assert "?" in s.notation(seat)
