"""The same set-up, seed and choices give the same game in every process, whatever PYTHONHASHSEED says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.generic.walks import account, walk

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_a_game_is_the_same_everywhere(case, hash_seed):
    setup = len(case.setups) - 1
    command = [sys.executable, "-m", "tests.generic.walks", case.name, str(setup), "1"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1"}
    told = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == account(walk(case, setup, 1))


def test_another_seed_is_another_game(case):
    first = {case.start(0, seed).fingerprint() for seed in range(6)}
    assert len(first) == 6
    assert case.start(0, 5).fingerprint() == case.start(0, 5).fingerprint()
