"""Durations that no open scope ends: moments of the game, and the next event of a kind."""

from coterie.kernel.events import Batch, Event
from coterie.kernel.pieces import Piece, Zone, change, move, new
from coterie.kernel.scopes import Delayed, after_event, last, passing
from coterie.kernel.steps import step
from tests.kernel.bare import Bare, Table, note, table


@step("bare.delay_until")
def delay(s, until, *steps) -> None:
    s.new(Delayed(until, steps))


def test_what_waits_for_a_moment_of_a_seat_runs_once_when_it_passes():
    wait = (delay, ("unlock", 1), (note, "due"))
    s = table(wait, (passing, "unlock", 0), (note, "not yet"), (passing, "unlock", 1), (passing, "unlock", 1))
    assert s.notes == ["not yet", "due"]
    assert s.rows == {}


def test_what_lasts_until_a_moment_is_gone_before_what_is_delayed_until_it():
    s = table()
    new(s, Piece("card", "back", 0, "open"))
    last(s, 0, "control", 1, ("unlock", 0))
    s.new(Delayed(("unlock", 0), ((note, "after"),)))
    assert s.game.speaks(s, 0) == 1
    s.todo = [(passing, "unlock", 0)]
    s.play()
    assert (s.game.speaks(s, 0), s.notes, s.rows) == (0, ["after"], {})


class Torpor(Bare):
    """A game where what lies on a piece stays on it when it changes zones."""

    zones = {"open": Zone(active=True), "asleep": Zone(active=True, keeps=True)}  # noqa: RUF012


def test_what_lasts_ends_with_a_life_even_where_tokens_stay():
    s = Table(Torpor(), {}, 1, 2)
    new(s, Piece("card", "back", 0, "open"))
    change(s, 0, counters=(("blood", 2),), ready=False)
    last(s, 0, "control", 1, ("unlock", 0))
    move(s, 0, "asleep")
    assert (s.pieces[0].counters, s.pieces[0].ready) == ((("blood", 2),), False)
    assert (s.game.speaks(s, 0), s.pieces[0].lasting) == (0, ())


def test_the_next_event_of_a_kind_sets_off_what_waits_for_it_once_and_others_do_not():
    s = table()
    s.new(Delayed(("next", "loss"), ((note, "loss seen"),)))
    gain, loss, void = Event("gain", status="done"), Event("loss", status="done"), Event("loss", status="void")
    for events in ((gain,), (void,), (loss, loss), (loss,)):
        batch = s.new(Batch(events))
        s.todo = [(after_event, batch, "delayed")]
        s.play()
        del s.rows[batch]
    assert s.notes == ["loss seen"]
    assert s.rows == {}
