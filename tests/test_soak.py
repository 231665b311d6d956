"""`tools/soak.py`: what it plays, and that what goes wrong is told with what plays the game again."""

from tools import soak


def test_games_that_end_as_they_should_are_no_errors():
    assert soak.errors(soak.Job("primer", 3, seed=1, first=0, last=2)) == []


def test_what_goes_wrong_is_told_and_the_other_games_are_played(monkeypatch):
    monkeypatch.setattr(soak, "LONGEST", 5)
    found = soak.errors(soak.Job("primer", 2, seed=1, first=7, last=9))
    assert len(found) == 2
    assert found[0].startswith("primer with 2 seats, game 7: played('primer', 2, ")
    assert "it is not over after 5 decisions" in found[0]


def test_all_games_are_due_once():
    due = list(soak.jobs(["masters", "primer"], [2, 4], 50, 1))
    played = [(job.game, job.seats, number) for job in due for number in range(job.first, job.last)]
    assert len(played) == len(set(played)) == 200
