"""Zones that share a life: what moves between them is the same thing still; where it rests nothing of it counts."""

import pytest

from coterie.kernel.events import DONE, Batch, about
from coterie.kernel.layers import COPY, face_in_force
from coterie.kernel.limits import count_use, of_ability, used
from coterie.kernel.listening import listeners, row_heard
from coterie.kernel.pieces import Piece, Zone, change, found, move, new, ref
from coterie.kernel.scopes import fall_due, last
from coterie.words.standing import Standing
from tests.kernel.bare import Bare, Table


class Ability(Standing):
    """Listens for something."""

    def keys(self, row, piece):
        return (("reaction", "loss"),)

    def fits(self, s, row, piece, event):
        return True


ABILITY, GAINED = Ability(), Ability()


class Regions(Bare):
    """A game with torpor, where texts count, and an uncontrolled region, where cards rest; both share a life with
    play."""

    zones = {  # noqa: RUF012
        "ready": Zone(active=True, life="play"),
        "torpor": Zone(active=True, life="play"),
        "uncontrolled": Zone(life="play", rests=True),
        "ashes": Zone(active=True),
        "hand": Zone(seen="place"),
    }

    def text(self, s, piece):
        return (ABILITY,) if self.zones[piece.zone].active else ()


def minion():
    """Return a table with a minion that has seen something of the world."""
    s = Table(Regions(), {}, 1, 2)
    new(s, Piece("minion", "back", 0, "ready"))
    change(s, 0, counters=(("blood", 2),), ready=False)
    last(s, 0, "gain", GAINED, ("dusk",))
    last(s, 0, "control", 1, ("dusk",))
    return s


def test_from_one_zone_of_a_life_to_another_all_stays():
    s = minion()
    at, before = ref(s, 0), s.pieces[0]
    move(s, 0, "torpor")
    now: Piece = s.pieces[0]
    assert found(s, at) == now
    assert (now.counters, now.ready, now.lasting, now.text) == (before.counters, False, before.lasting, before.text)
    assert (now.marks, s.game.speaks(s, 0)) == (before.marks, 1)


def test_limits_go_with_the_life():
    s = minion()
    mark = s.pieces[0].marks[0]
    count_use(s, of_ability(s, s.pieces[0], 0, mark), ("dusk",))
    move(s, 0, "torpor")
    assert used(s, of_ability(s, s.pieces[0], 0, mark), ("dusk",)) == 1
    move(s, 0, "ashes")
    assert used(s, of_ability(s, s.pieces[0], 0, mark), ("dusk",)) == 0


def test_what_rests_has_no_text_and_no_effects_and_comes_back_with_them():
    s = minion()
    last(s, 0, COPY, "other", ("dusk",))
    before = s.pieces[0]
    move(s, 0, "uncontrolled")
    now = s.pieces[0]
    assert (now.text, now.marks, s.game.speaks(s, 0), face_in_force(s, now)) == ((), (), 0, "minion")
    assert (now.counters, now.lasting, s.ears) == (before.counters, before.lasting, {})
    move(s, 0, "ready")
    now = s.pieces[0]
    assert (now.text, now.marks, s.game.speaks(s, 0)) == (before.text, before.marks, 1)
    assert (face_in_force(s, now), s.ears) == ("other", {("reaction", "loss"): (0,)})


def test_what_ends_while_a_card_rests_does_not_come_back():
    s = minion()
    move(s, 0, "uncontrolled")
    fall_due(s, ("dusk",))
    move(s, 0, "ready")
    assert (s.pieces[0].text, s.pieces[0].lasting, s.game.speaks(s, 0), s.rows) == ((ABILITY,), (), 0, {})


def test_out_of_play_a_new_life_begins():
    s = minion()
    at = ref(s, 0)
    move(s, 0, "ashes")
    assert found(s, at) is None
    move(s, 0, "ready")
    assert (s.pieces[0].counters, s.pieces[0].lasting, s.game.speaks(s, 0)) == ((), (), 0)


@pytest.mark.parametrize("zone", ["uncontrolled", "torpor", "hand", "ready"])
def test_a_piece_that_leaves_to_rest_hears_its_own_departure(zone):
    """Each of its two abilities hears it once, whether they still count where it goes or not."""
    s = minion()
    event, was = about(s, "loss", 0), s.pieces[0]
    move(s, 0, zone)
    batch = s.new(Batch((event.but(status=DONE, was=was, now_life=s.pieces[0].life),)))
    found = [(listener, row) for listener, row, _ in listeners(s, "reaction", batch, DONE)]
    assert [listener.mark for listener, _ in found] == list(was.marks)
    assert all(row.marks == row_heard(s, batch, listener).marks == was.marks for listener, row in found)
