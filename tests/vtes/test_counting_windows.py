"""The benchmark of what windows ask counts each window once, and orders never ask for more than answering by hand."""

from benchmarks.windows import SEATS, Table, figures
from coterie.games.vtes.decks.room import NAMES


def test_windows_are_counted_once_and_orders_save_clicks():
    setup = {"players": SEATS, "decks": list(NAMES[:2]), "lists": "open", "deck_rules": "first blood", "windows": "all"}
    turns = Table(setup, "eager", 3).play(22)
    assert sum(turn.windows for turn in turns) == sum(sum(turn.by_hand.values()) for turn in turns) > 0
    for turn in turns:
        assert turn.rings <= turn.windows
        for seat in range(SEATS):
            assert turn.clicks[seat] <= turn.by_hand[seat] <= turn.windows
    found = figures(turns)
    assert found["turns"] == len(turns)
    assert found["clicks with orders, the same"] < found["clicks by hand, the same"]
    assert 0 < found["seats to which nothing happens, of these"] <= 1
