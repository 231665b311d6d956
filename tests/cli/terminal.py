"""The command at a pseudo-terminal."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from tests.cli.tools import COTERIE

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The command at a pseudo-terminal of 100 columns."""

    def __init__(self, *arguments, columns=100, **environment):
        self.main, side = pty.openpty()
        self.seen = b""
        env = {**os.environ, "COLUMNS": str(columns), "LINES": "50", "TERM": "xterm-256color", **environment}
        self.process = subprocess.Popen(
            [*COTERIE, *map(str, arguments)], stdin=side, stdout=side, stderr=side, env=env, start_new_session=True,
            preexec_fn=self.take,
        )  # fmt: skip
        os.close(side)

    @staticmethod
    def take():
        """Make this the controlling terminal, and restore Ctrl-C's signal, which background jobs inherit as ignored."""
        import fcntl
        import signal
        import termios

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)

    def until(self, text, seconds=30):
        """Read until a text has been shown since the last call."""
        end, start = time.monotonic() + seconds, len(self.seen)
        while time.monotonic() < end:
            if select.select([self.main], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.main, 65536)
                except OSError:
                    break
            if text in ANSI.sub("", self.seen[start:].decode("utf-8", "replace")):
                return self.seen[start:].decode("utf-8", "replace")
        raise AssertionError(f"“{text}” was not shown: {self.seen[start:].decode('utf-8', 'replace')}")

    def interrupt(self, text):
        """Press Ctrl-C until a text has been shown. Once may not be enough: a signal that arrives just before the
        interpreter waits for a line is noticed only at the next key, as in any program with readline."""
        for _ in range(5):
            self.type("\x03")
            with suppress(AssertionError):
                return self.until(text, seconds=6)
        raise AssertionError(f"“{text}” was not shown")

    def type(self, text):
        os.write(self.main, text.encode())

    def end(self):
        """Return the exit code."""
        try:
            return self.process.wait(timeout=20)
        finally:
            os.close(self.main)


needs_terminal = pytest.mark.skipif(sys.platform not in ("linux", "darwin"), reason="needs a pseudo-terminal")
