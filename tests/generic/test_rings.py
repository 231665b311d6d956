"""Rings of every game: a position read from text opens the same windows, and the record holds the answers."""

from tests.generic.test_records import replayed


def shape(s):
    """Return who is asked at once, and what."""
    return [(window.place, window.seat, window.prompt) for window in s.ring().windows]


def test_a_position_that_was_read_asks_the_same_windows(played):
    for s in played.spread(12):
        assert shape(s.game.read(s.notation())) == shape(s)


def test_what_a_ring_was_answered_is_in_the_record(played):
    for at, s in enumerate(played.spread(6)):
        then, ring = s.clone(), s.ring()
        for window in ring.windows:
            ring.answer(window.seat, window.place, at % len(window.question.options))
            if ring.closed:
                break
        for answer in ring.resolve():
            then.choose(answer.choice)
        assert len(then.record().choices) > len(s.record().choices)
        assert replayed(played.case, then.record().text).fingerprint() == then.fingerprint()
