"""How a game begins: which province a question is about, and what replacing cards does to the deck (4, L-4.1)."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.state import ROW, STRONGHOLD
from coterie.kernel.pieces import pile
from tests.l5r.tools import faces, options, play, prompt, through


@pytest.mark.ruling("L-3.8")
def test_the_question_where_a_province_lies_names_the_place_of_who_is_asked():
    s: Any = GAME.start({"format": "stronghold"}, seed=3)
    places: dict[int, list[int]] = {}
    while prompt(s) == "place?":
        places.setdefault(s.question.seat, []).append(s.asked[1][1][0])
        s.choose(options(s)[0])
    order = (STRONGHOLD, 0, 1, 2)  # where the last one lies is no question
    assert places == {n: [n * ROW + at for at in order] for n in (0, 1)}


@pytest.mark.ruling("L-4.1")
def test_cards_that_are_replaced_are_shuffled_in_and_without_any_the_deck_stays_as_it_is():
    kept, last = [], []
    for seed in range(1, 7):
        s: Any = through(GAME.start(seed=seed), "replace hand?")
        seat = s.question.seat
        before, hand = faces(s, "deck", seat), faces(s, "hand", seat)
        other = s.clone()
        s.choose("done")
        kept.append(faces(s, "deck", seat) == before)
        gone = s.pieces[pile(other, "hand", seat)[0]].face
        play(other, options(other)[0], "done")
        last.append(faces(other, "deck", seat) == [*before[1:], gone])
        assert sorted([*faces(other, "hand", seat), gone]) == sorted([*hand, before[0]])  # the top card has come
    assert kept == [True] * 6
    assert not any(last)
