"""A Dask cluster on this machine: the same rows as one worker, also when a worker is killed on the way."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest

from coterie.lab import pools, results
from coterie.lab.pools import LostWorkers, NoCluster, cluster
from coterie.lab.results import MissingExtra, Parts
from coterie.lab.simulate import run
from coterie.lab.single import make_head
from tools.web import ROOT

HEAD = make_head("masters", {"difficulty": "hard"}, ["random"], seed=11)
PACK = ROOT / "docs" / "examples" / "pack.toml"


@contextmanager
def local(workers):
    """A cluster of processes of this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


@pytest.mark.slow
def test_one_of_two_workers_is_killed(tmp_path):
    games, out = 1200, tmp_path / "r.jsonl"
    with local(2) as made, cluster(made.scheduler_address) as pool:
        victim = made.workers[0].pid
        assert pool.width() == 2
        there = []

        def tell(n):
            there.append(n)
            if len(there) == 12:
                os.kill(victim, signal.SIGKILL)

        outcome = run(HEAD, games, out=out, tell=tell, pool=pool)
        with pytest.raises(ProcessLookupError):
            os.kill(victim, 0)
    assert len(there) > 12  # it was killed on the way
    assert sum(there) == games
    assert outcome.rows == run(HEAD, games).rows == results.read(out)


@pytest.mark.slow
def test_the_command_plays_on_a_cluster(tmp_path):
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    line = [sys.executable, "-m", "coterie.cli", "simulate", "masters", "--games", "40", "--pack", str(PACK), "--out"]
    with local(2) as made:
        done = subprocess.run(
            [*line, str(there), "--cluster", made.scheduler_address], capture_output=True, text=True, timeout=120
        )
    assert done.returncode == 0, done.stderr
    assert "40 rows" in done.stdout
    assert "Traceback" not in done.stderr
    subprocess.run([*line, str(here)], check=True, capture_output=True, timeout=120)
    assert here.read_bytes() == there.read_bytes()


@pytest.mark.slow
def test_a_lost_scheduler_is_reported_in_a_sentence(tmp_path, capfd):
    out = tmp_path / "r.jsonl"
    with local(1) as made, cluster(made.scheduler_address) as pool:
        there = []

        def tell(n):
            there.append(n)
            if len(there) == 6:
                made.close()

        with pytest.raises(LostWorkers, match="run the same command to continue"):
            run(HEAD, 100_000, out=out, tell=tell, pool=pool)
    assert len(Parts(out).rows()) == sum(there)
    assert "Traceback" not in capfd.readouterr().err


def test_clusters_that_cannot_be_used(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(pools, "PATIENCE", 1)
    with pytest.raises(NoCluster, match="No Dask scheduler answers at tcp://127"), cluster("tcp://127.0.0.1:9"):
        pass
    with pytest.raises(NoCluster, match="“nonsense” is not the address of a Dask scheduler"), cluster("nonsense"):
        pass
    with pytest.raises(NoCluster, match="No Dask scheduler answers at nonsense"), cluster("nonsense://x"):
        pass


@pytest.mark.slow
def test_a_cluster_without_workers(monkeypatch):
    monkeypatch.setattr(pools, "PATIENCE", 1)
    with local(0) as made, pytest.raises(NoCluster, match="has no workers yet"), cluster(made.scheduler_address):
        pass


def test_without_the_extra_a_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"uv pip install .*\[cluster\]"), cluster("tcp://127.0.0.1:9"):
        pass
