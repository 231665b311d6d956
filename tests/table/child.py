"""A worker process for the tests: `python -m tests.table.child FILE`. While the file has words, a task takes one off."""

import os
import signal
import sys
from pathlib import Path

from coterie.table.workers.process import answer_lines


def answer(task):
    """Return the task itself, unless the file says otherwise: "kill" as the system does, "slow" as the clock does."""
    path = Path(sys.argv[1])
    first, *rest = path.read_text().split() or [""]
    path.write_text(" ".join(rest))
    if first:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGKILL if first == "kill" else signal.SIGPROF)
    return task


if __name__ == "__main__":
    answer_lines(answer)
