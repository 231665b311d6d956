"""What learning programs observe: the arrays contain what the scene contains, in words named by the game, and no more."""

import random

import numpy as np

from coterie.lab.entities import HIDDEN, OPTION, OTHER, PIECE, Entities, Sizes
from tests.generic.walks import seats

FACE, LINKED = PIECE.index("face"), PIECE.index("linked")


def entities(s):
    return Entities(s.game, Sizes(s.seats))


def test_every_word_and_number_of_a_scene_is_named(played):
    found = entities(played.end)
    other = found.words.index[OTHER]
    for s in (*played.spread(12), played.end):
        for seat in range(s.seats):
            arrays = found.arrays(s, seat)
            assert not (arrays["pieces"][:, :3] == other).any()
            assert not (arrays["piles"][:, 0] == other).any()
            assert not (arrays["options"][:, 0] == other).any()
            assert not any(arrays[name][:, -1].any() for name in ("pieces", "seats", "sides"))


def test_a_world_that_the_seat_cannot_tell_from_the_real_one_looks_the_same(played):
    found = entities(played.end)
    for k, s in enumerate(played.spread(10)):
        for seat in set(seats(s)) - {-1}:
            seen, world = found.arrays(s, seat), found.arrays(s.sample(seat, random.Random(k)), seat)
            assert all(np.array_equal(seen[name], world[name]) for name in seen)


def test_faces_are_those_of_the_scene(played):
    found = entities(played.end)
    words = found.words
    for s in played.spread(10):
        for seat in range(s.seats):
            told: list[int] = []

            def add(piece, told=told):
                told.append(words.index[HIDDEN] if piece.get("face", "") is None else words.word(piece.get("face", "")))
                for one in piece.get("on", ()):
                    add(one)

            for area in s.scene(seat)["areas"]:
                for piece in area.get("pieces", ()):
                    add(piece)
            rows = found.arrays(s, seat)["pieces"]
            assert rows[: len(told), FACE].tolist() == told
            assert not rows[len(told) :].any()


def test_what_is_kept_from_other_tables_changes_nothing(played):
    kept = entities(played.end)
    for s in played.spread(12):
        for seat in range(s.seats):
            seen, anew = kept.arrays(s, seat), entities(s).arrays(s, seat)
            assert all(np.array_equal(seen[name], anew[name]) for name in seen)


def test_options_name_the_rows_of_their_pieces(played):
    found = entities(played.end)
    for s in played.spread(12):
        question = s.question
        arrays = found.arrays(s, question.seat)
        for option, row in zip(question.options, arrays["options"], strict=False):
            assert found.words.words[row[0]] == option.word
            named = row[OPTION.index("first") :]
            for piece, at in zip(option.pieces, named, strict=False):
                assert at == 0 or arrays["pieces"][at - 1].any(), piece
        assert not arrays["options"][len(question.options) :].any()
        assert not found.arrays(s, (question.seat + 1) % s.seats)["options"].any() or s.seats == 1
