"""Frames: what a resolving effect has bound, and which of it follows a card that moves."""

from coterie.words.frames import Frame


def test_a_bound_card_is_followed_but_the_card_that_speaks_and_places_of_events_are_not():
    was, now = (3, 7), (3, 9)
    f = Frame(3, 0, -1, (("this", was), ("that", was), ("batch", was), ("instead", was), ("done", 7)))
    assert f.followed(was, now).bound == (
        ("this", was), ("that", now), ("batch", was), ("instead", was), ("done", 7),
    )  # fmt: skip
    assert f.followed(was, was) is f.followed((4, 7), now) is f
