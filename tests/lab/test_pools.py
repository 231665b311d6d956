"""Who plays the games of a run: any executor, the same rows, and what is said when the workers are gone."""

import pickle
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor, wait

import pytest

import coterie
from coterie.lab import portions
from coterie.lab.pools import LostWorkers, Pool, processes
from coterie.lab.portions import Dealer, OtherVersion, play
from coterie.lab.results import Parts
from coterie.lab.simulate import run
from coterie.lab.single import make_head
from tools.web import ROOT

HEAD = make_head("masters", {"difficulty": "hard"}, ["random"], seed=11)
PACK = ROOT / "docs" / "examples" / "pack.toml"


class Scripted(Executor):
    """Plays when something is handed in, in this very process; the calls in `wrong` raise instead."""

    def __init__(self, wrong=(), problem=None):
        self.wrong, self.problem, self.calls = wrong, problem, 0

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        self.calls += 1
        if self.calls in self.wrong:
            future.set_exception(self.problem)
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_any_executor_plays_the_same_games():
    rows = run(HEAD, 30).rows
    with ThreadPoolExecutor(3) as executor:
        assert run(HEAD, 30, pool=Pool(executor, lambda: 3)).rows == rows
    assert run(HEAD, 30, pool=Pool(Scripted(), lambda: 1)).rows == rows


def test_what_travels_to_a_worker_needs_no_file(tmp_path):
    path = tmp_path / "pack.toml"
    path.write_text(PACK.read_text())
    head = make_head("masters", {}, ["random"], 3, str(path))
    path.unlink()
    rows = run(head, 4).rows
    assert str((coterie.game("masters", pack=PACK).pack_mark() or {})["fingerprint"]) in rows[0]["pack"]
    work, handed, *rest = pickle.loads(pickle.dumps((play, head, (2,), 0.0, coterie.__version__)))
    assert work(handed, *rest).rows == [rows[2]]
    with processes(2) as pool:
        assert run(head, 4, pool=pool).rows == rows


def test_a_worker_hands_in_what_it_has_when_its_time_is_over():
    done = play(HEAD, (4, 5, 6), 0.0, coterie.__version__)
    assert [row["number"] for row in done.rows] == [4]
    assert done.seconds > 0
    assert len(play(HEAD, (4, 5, 6), 60.0, coterie.__version__).rows) == 3


def test_what_a_worker_had_no_time_for_is_handed_out_again(monkeypatch):
    monkeypatch.setattr(portions, "SECONDS", 0.0)
    monkeypatch.setattr(Dealer, "_size", lambda self: 4)
    outcome = run(HEAD, 20, pool=Pool(Scripted(), lambda: 1))
    assert [row["number"] for row in outcome.rows] == list(range(20))


def test_a_worker_of_another_version_does_not_play():
    with pytest.raises(OtherVersion, match=r"was started with 0\.0"):
        play(HEAD, (1,), 1.0, "0.0")


def test_workers_that_are_gone_are_said_in_a_sentence(tmp_path):
    out = tmp_path / "r.csv"
    lost = Pool(Scripted({3, 4}, BrokenExecutor("gone")), lambda: 1)
    with pytest.raises(LostWorkers, match=r"2 of 9 games are kept; run the same command"):
        run(HEAD, 9, out=out, pool=lost)
    assert len(Parts(out).rows()) == 2
    again = run(HEAD, 9, out=out)
    assert (again.kept, again.rows) == (2, run(HEAD, 9).rows)


def test_ctrl_c_waits_for_what_is_being_played_and_a_second_one_does_not(monkeypatch):
    presses = iter([KeyboardInterrupt, None, KeyboardInterrupt])

    def waited(due, **_):
        press = next(presses, None)
        if press is not None:
            raise press
        return wait([next(iter(due))])  # the oldest alone is done

    class Waiting(Scripted):
        """Its futures can still be taken back."""

        def submit(self, fn, /, *args, **kwargs):
            future = super().submit(fn, *args, **kwargs)
            future.cancel = lambda: True
            return future

    monkeypatch.setattr(portions, "wait", waited)
    executor = Waiting()
    outcome = run(HEAD, 50, pool=Pool(executor, lambda: 2))
    assert executor.calls == 4  # twice as many as are played at a time, and nothing more after Ctrl-C
    assert (outcome.stopped, [row["number"] for row in outcome.rows]) == (True, [0])
