"""Every game ends: no dead end, no endless game, and nothing is left over."""

from coterie.kernel.events import free
from coterie.kernel.layers import Lasting
from coterie.kernel.procedures import conclude, running
from coterie.kernel.scopes import Delayed, Running, close


def test_there_is_a_question_until_the_game_is_over(played):
    assert all(s.asked is not None and not s.over and s.result is None for s in played.states)
    assert played.end.asked is None
    assert played.end.over, f"stopped after {len(played.states)} decisions with {played.end.todo!r}"


def test_the_length_has_a_bound(played):
    assert len(played.states) <= played.case.longest


def test_every_seat_has_a_score(played):
    assert sorted(played.end.result) == list(range(played.end.seats))
    assert all(0 <= score <= 1 for score in played.end.result.values()) or played.end.seats > 2


def test_nothing_is_left_over(played):
    assert (played.end.todo, played.end.next, played.end.rows) == ([], [], {})


def test_between_steps_nothing_hangs_in_the_air(played):
    assert all(s.next == [] for s in played.states)


def held(data) -> tuple[int, ...]:
    """Return the frame that a procedure remembers, which it frees when it is over."""
    frame = getattr(data, "frame", 0)
    return (frame,) if frame else ()


def test_every_row_has_its_end_on_the_list(played):
    """A frame, a batch or a scope that nothing will free is a leak; so is an effect that outlives its scope."""
    for s in played.states:
        ends = {step[1] for step in s.todo if step[0] in (free, close)}
        ends |= {
            frame
            for serial, _, now in running(s)
            if (conclude, serial) in s.todo
            for frame in held(now.data)
            if frame in s.rows
        }
        for serial, row in s.rows.items():
            if (type(row) is Lasting or type(row) is Delayed) and type(row.until) is tuple:
                continue  # a moment that a step of the game brings
            if type(row) is Lasting or type(row) is Delayed:
                assert row.until in s.rows or serial in ends, row
                assert row.until not in s.rows or type(s.rows[row.until]) is Running, row
            else:
                assert serial in ends, f"{row} is never freed"
        opened = [serial for serial in ends if serial not in s.rows]
        assert not opened, f"{opened} will be freed twice"


def test_the_trigger_index_is_what_it_would_be_built_anew(played):
    for s in played.spread(40):
        twin = s.clone()
        twin.game.rebuild(twin)
        assert twin.ears == s.ears


def test_every_piece_lies_in_one_pile(played):
    for s in played.all:
        lying = [(piece, at) for at, pile in s.piles.items() for piece in pile]
        assert sorted(piece for piece, _ in lying) == list(range(len(s.pieces)))
        assert all((s.pieces[piece].zone, s.pieces[piece].place) == at for piece, at in lying)
