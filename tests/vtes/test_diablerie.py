"""Diablerie by whom a vampire on its way out of torpor was blocked: who is asked, what is drunk, taken and hunted."""

import pytest

from coterie.games.vtes.rules.diablerie import offer_diablerie
from coterie.kernel.pieces import ref
from tests.vtes.tools import (
    SCHOOL,
    asked,
    blood_on,
    borne_by,
    do,
    find,
    play_through,
    position,
    taught,
    where,
)

HUNTER = taught(capacity=9)
TABLE = (
    "ready a: loyal-street-gang [lives 2]\ntorpor a: nassir [blood 3]\n"
    f"attached a: 44-magnum [on torpor/nassir]\nattached b: sport-bike [on ready/{HUNTER}]\n"
    f"ready b: {HUNTER} [blood 2], ryan [bowed, blood 1]\nready c: madison [bowed]\n"
)


def blocked(table: str = TABLE):
    """Return a position in which a vampire in torpor would leave it, and is blocked."""
    s = position(table, game=SCHOOL)
    play_through(s, "leave torpor with a/nassir", f"block with b/{HUNTER}")
    return s


@pytest.mark.ruling("VR-6.9", "VR-8.6")
def test_the_blocker_of_whom_leaves_torpor_may_drink_it():
    s = blocked()
    assert asked(s) == (1, ["diablerise a/nassir", "no"])
    s.choose("diablerise a/nassir")
    assert asked(s) == (1, ["take a/44-magnum", "leave a/44-magnum"])
    assert blood_on(s, HUNTER) == 5  # its own 2 and the 3 of its victim
    s.choose("take a/44-magnum")
    assert sorted(borne_by(s, HUNTER)) == ["44-magnum", "sport-bike"]
    assert where(s, "nassir") == "ash"


@pytest.mark.ruling("VR-6.9")
def test_the_blocker_may_leave_it_and_the_equipment():
    s = blocked()
    s.choose("no")
    assert (where(s, "nassir"), blood_on(s, HUNTER), s.pieces[find(s, HUNTER)].ready) == ("torpor", 2, False)
    s = blocked()
    play_through(s, "diablerise a/nassir", "leave a/44-magnum")
    assert (borne_by(s, HUNTER), where(s, "44-magnum")) == (["sport-bike"], "ash")


@pytest.mark.ruling("VR-6.9", "VR-8.6")
@pytest.mark.parametrize(
    ("blocker", "victim", "asks"),
    [(HUNTER, "nassir", True), ("loyal-street-gang", "nassir", False), (None, "nassir", False), (HUNTER, None, False)],
)
def test_only_a_vampire_that_is_there_is_asked_about_one_that_is_there(blocker, victim, asks):
    s = position(TABLE, game=SCHOOL)
    gone = (find(s, "madison"), 77)  # what it was in another life
    do(s, (offer_diablerie, *[gone if who is None else ref(s, find(s, who)) for who in (blocker, victim)]))
    assert (s.asked[1][0] == "diablerie?") is asks
