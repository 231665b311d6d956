"""Standing orders in every game: a card that one waits to play stops wherever it can be used, and not everywhere."""

from collections import Counter

from coterie.kernel.orders import Order, chosen, own_cards
from coterie.kernel.ring_windows import Window


def held(s, seat):
    """Return the faces of the cards that only a seat sees."""
    return {piece.face for piece in s.pieces if piece.owner == seat and s.game.zones[piece.zone].seen == "place"}


def test_an_order_that_waits_for_a_card_stops_wherever_the_card_can_be_used(played):
    for s in played.states:
        window = Window(0, s)
        if window.passing < 0 or s.game.leaks(s):
            continue
        for face in own_cards(window):
            assert s.game.could_use(s, window.seat, face), (s.asked[1], face)
            assert chosen([Order(until="turn"), Order("stop", play=face)], window) is None


def test_what_one_card_could_do_every_hand_could(played):
    """Where nothing hidden could be used, no single card could be, either; and some cards could not where others could."""
    seen: Counter[bool] = Counter()
    for s in played.spread(300):
        window = Window(0, s)
        if window.passing < 0 or s.game.leaks(s):
            continue
        anything = s.game.could_use(s, window.seat)
        for face in sorted(held(s, window.seat))[:4]:
            could = s.game.could_use(s, window.seat, face)
            assert anything or not could, (s.asked[1], face)
            seen[could] += 1
    assert seen.total() < 60 or seen[False], "each card of a hand stops everywhere"
