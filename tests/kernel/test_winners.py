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
def test_who_has_scored_most_has_won_unless_foes_have_all_scored_the_same(game, scores, won):
    s = coterie.game(game).start({"players": len(scores)}, seed=1)
    s.over_with(dict(enumerate(scores)), "points" if game == "primer" else "ritual")
    assert s.scene(-1)["ending"]["won"] == won


def test_while_a_game_goes_on_nobody_has_won():
    s = coterie.game("primer").start({}, seed=1)
    assert s.game.winners(s) == ()
    assert s.scene(-1)["ending"] is None
