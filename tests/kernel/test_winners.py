"""Who has won a game that is over."""

import pytest

import coterie


@pytest.mark.parametrize(
    ("game", "scores", "won"),
    [
        ("primer", (1.0, 0.0), [0]),
        ("primer", (0.5, 0.5), []),
        ("primer", (0.5, 0.5, 0.0), [0, 1]),
        ("primer", (1.0, 0.0, 1.0, 0.0), [0, 2]),
        ("primer", (0.5, 0.5, 0.5, 0.5), []),
        ("primer", (0.0, 0.0), []),
        ("masters", (1.0, 1.0, 1.0), [0, 1, 2]),
        ("masters", (0.0, 0.0), []),
        ("masters", (1.0,), [0]),
    ],
)
def test_the_highest_score_wins_unless_all_foes_have_the_same(game, scores, won):
    s = coterie.game(game).start({"players": len(scores)}, seed=1)
    s.over_with(dict(enumerate(scores)), "points" if game == "primer" else "ritual")
    assert s.scene(-1)["ending"]["won"] == won


def test_nobody_has_won_an_unfinished_game():
    s = coterie.game("primer").start({}, seed=1)
    assert s.game.winners(s) == ()
    assert s.scene(-1)["ending"] is None
