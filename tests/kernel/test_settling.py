"""State-based checks are made after those events that may matter to them, by the game's own declaration."""

from coterie.kernel.events import about
from tests.kernel.made import let_happen, table
from tests.primer import Provoked

Anxious = type("Anxious", (Provoked,), {"unsettling": None})  # without its declaration of the kinds that matter


def wounded(s):
    """Return a position in which a recruit has the wounds that kill it, and nothing has happened since."""
    s.pieces[0] = s.pieces[0].but(counters=(("wound", 9),))
    return s


def test_checks_are_made_only_after_kinds_that_matter():
    s = wounded(table("field a: brute\nfield b: watchman"))
    let_happen(s, about(s, "bow", 0))
    assert s.pieces[0].zone == "field"
    let_happen(s, about(s, "counter", 0, detail=("wound",)))
    assert s.pieces[0].zone == "discard"


def test_an_event_that_did_not_happen_unsettles_nothing():
    s = wounded(table("field a: brute, mimic\nfield b: watchman"))
    let_happen(s, about(s, "counter", 1, detail=("wound",)).but(life=99))
    assert s.pieces[0].zone == "field"


def test_without_a_declaration_every_batch_is_followed_by_checks():
    s = wounded(table("field a: brute\nfield b: watchman", base=Anxious))
    let_happen(s, about(s, "bow", 0))
    assert s.pieces[0].zone == "discard"
