"""Set up the environment that `make` uses: `setup.py play`, `setup.py terminal` without the page, `setup.py dev`,
`setup.py compiled` with what compiling the rules needs, `setup.py web` for the page alone, or `setup.py lock` to update
uv.lock.

uv.lock is the source of truth. uv turns it, without a network, into a list of exact versions with their hashes, and
installs that list from the package index that pip is configured for, so that nothing here depends on a particular host.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import web

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".venv-tools"
VENV = ROOT / ".venv"
FAILED = TOOLS / "web-failed.stamp"
NO_NODE = "no Node.js to build it with could be fetched from the package index."
UV_VERSION = "0.13.8"
PUBLIC_INDEX = "https://pypi.org/simple"

# What each level adds to the base dependencies; a level includes those before it.
LEVELS = {
    "play": ["--extra", "lab"],
    "dev": ["--extra", "lab", "--extra", "postgres", "--group", "dev"],
    "compiled": ["--extra", "lab", "--extra", "postgres", "--group", "dev", "--group", "compiled"],
}
STEPS = 4


class SetupError(Exception):
    """The set-up cannot continue; the message tells the user what to do."""


def main(arguments: Sequence[str]) -> int:
    wanted = arguments[0] if arguments else "play"
    try:
        if wanted == "lock":
            lock()
        elif wanted == "web":
            prepare_page(again=True)
        elif wanted == "terminal":
            prepare("play")
        else:
            prepare(wanted)
            prepare_page()
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"The set-up could not write or run something it needs: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nThe set-up was stopped. The same command goes on where it was.", file=sys.stderr)
        return 130
    return 0


def prepare(level: str) -> None:
    """Bring `.venv` up to a level; do nothing if it is there already."""
    if level not in LEVELS:
        raise SetupError(f"There is no level '{level}'; the levels are: {', '.join(LEVELS)}.")
    seal = fingerprint()
    enough = list(LEVELS)[list(LEVELS).index(level) :]
    if (VENV / "bin" / "python").exists() and any(read(stamp(name)) == seal for name in enough):
        return

    announce(1, "uv, which installs the packages")
    make_tools()
    environment = uv_environment()

    version = ".".join(str(part) for part in sys.version_info[:3])
    announce(2, f"an environment with Python {version} in {VENV.name}/")
    make_venv(environment)
    for name in LEVELS:
        stamp(name).unlink(missing_ok=True)

    builders = export(environment, ["--only-group", "build"], "builders")
    packages = export(environment, ["--no-default-groups", *LEVELS[level]], level)
    announce(3, f"{count(packages)} packages in the versions of uv.lock")
    for pinned in (builders, packages):
        uv(
            environment,
            "pip", "install", "--no-deps", "--require-hashes", "--no-build-isolation", "--requirements", str(pinned),
            hint="Check the network, then run the same command again: what is there already is kept.",
        )  # fmt: skip

    announce(4, "Coterie itself")
    uv(environment, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--editable", ".")
    stamp(level).write_text(seal)
    print("Set up.", file=sys.stderr)


def prepare_page(again: bool = False) -> None:
    """Build the page if its sources have changed. The terminal table works without it, so this never fails; a recent
    failure is retried only on request."""
    if not again and failed_lately():
        return
    if web.is_built():
        return
    print("The page of the browser table is built, which takes a minute the first time.", file=sys.stderr, flush=True)
    try:
        web.build(node(), more=npm_environment())
    except (web.WebError, SetupError, OSError) as problem:
        print(web.NOT_BUILT.format(why=problem), file=sys.stderr)
        web.note(NO_NODE if isinstance(problem, SetupError) else str(problem))
        FAILED.parent.mkdir(exist_ok=True)
        FAILED.write_text(web.seal())
    else:
        FAILED.unlink(missing_ok=True)


def npm_environment() -> dict[str, str]:
    """Return pip's proxy and certificates as npm settings, unless npm has its own; what lets one through lets the
    other."""
    pip = pip_configuration(plain_environment())
    told = (("proxy", "npm_config_proxy"), ("proxy", "npm_config_https_proxy"), ("cert", "npm_config_cafile"))
    own = {name.lower() for name in os.environ}
    return {name: pip[setting] for setting, name in told if pip.get(setting) and name not in own}


def failed_lately() -> bool:
    """Return whether building the page failed within the last hour with the same sources."""
    return FAILED.exists() and time.time() - FAILED.stat().st_mtime < 3600 and FAILED.read_text() == web.seal()


def node() -> Path:
    """Return a Node.js: the machine's own if it is new enough, otherwise the one from PyPI in the version of uv.lock."""
    python = TOOLS / "bin" / "python"
    found = web.find_node(python)
    if found is not None:
        return found
    make_tools()
    environment = uv_environment()
    environment["VIRTUAL_ENV"] = str(TOOLS)
    pinned = export(environment, ["--only-group", "web"], "web")
    install = ["pip", "install", "--no-deps", "--require-hashes", "--requirements", str(pinned)]
    uv(environment, *install, hint="Check the network.")
    found = web.find_node(python)
    if found is None:
        raise SetupError("There is no Node.js for this machine on the package index.")
    return found


def lock() -> None:
    """Update uv.lock after a change to pyproject.toml; it always names the public index, whatever pip uses."""
    announce(1, "uv, which resolves the packages", of=2)
    make_tools()
    announce(2, "uv.lock", of=2)
    environment = uv_environment()
    environment["UV_DEFAULT_INDEX"] = PUBLIC_INDEX
    run([uv_program(), "lock", "--python", sys.executable], environment, hint="The lock file is as it was.")


def announce(step: int, what: str, of: int = STEPS) -> None:
    print(f"Step {step} of {of}: {what}", file=sys.stderr, flush=True)


def fingerprint() -> str:
    """Return what determines the content of `.venv`: a changed location, lock, project or set-up asks for a new one."""
    digest = hashlib.sha256(str(ROOT).encode())
    for name in ("uv.lock", "pyproject.toml", "tools/setup.py"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def stamp(level: str) -> Path:
    return VENV / f"coterie-{level}.stamp"


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def uv_program() -> str:
    return str(TOOLS / "bin" / "uv")


def make_tools() -> None:
    """Return a small environment with the pinned uv, from the index that pip is configured for."""
    mark = TOOLS / "uv.stamp"
    seal = f"{UV_VERSION} {ROOT}"
    if read(mark) == seal and Path(uv_program()).exists() and (TOOLS / "bin" / "python").exists():
        return
    if TOOLS.exists():
        shutil.rmtree(TOOLS)
    environment = plain_environment()
    run([sys.executable, "-m", "venv", str(TOOLS)], environment, hint="No virtual environment could be made.")
    pip = [str(TOOLS / "bin" / "python"), "-m", "pip", "--no-input", "--disable-pip-version-check"]
    run(
        [*pip, "install", "--only-binary", ":all:", f"uv=={UV_VERSION}"],
        environment,
        hint="uv could not be installed from the package index. Check the network and pip's configuration.",
    )
    mark.write_text(seal)


def make_venv(environment: dict[str, str]) -> None:
    """Make `.venv`; remake it if its Python is missing or it was made elsewhere."""
    place = VENV / "coterie-place.stamp"
    if read(place) == str(ROOT) and (VENV / "bin" / "python").exists():
        return
    if VENV.exists():
        shutil.rmtree(VENV)
    run([uv_program(), "venv", "--quiet", "--no-project", "--python", sys.executable, str(VENV)], environment)
    place.write_text(str(ROOT))


def export(environment: dict[str, str], selection: list[str], name: str) -> Path:
    """Return the exact versions and hashes of a selection, using only the lock."""
    target = TOOLS / f"requirements-{name}.txt"
    command = ["export", "--quiet", "--frozen", "--offline", "--no-emit-project", "--no-header", "--no-annotate"]
    uv(
        environment,
        *command, *selection, "--format", "requirements-txt", "--output-file", str(target),
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    return target


def count(requirements: Path) -> int:
    return sum("==" in line for line in requirements.read_text().splitlines())


def uv(environment: dict[str, str], *arguments: str, hint: str = "", stdout: int | None = None) -> None:
    run([uv_program(), *arguments], environment, hint=hint, stdout=stdout)


def run(command: list[str], environment: dict[str, str], hint: str = "", stdout: int | None = None) -> None:
    """Run a program without touching standard input, which belongs to the game started afterwards."""
    finished = subprocess.run(
        command, env=environment, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=stdout or sys.stderr.fileno(), check=False
    )
    if finished.returncode:
        raise SetupError(f"The set-up stopped; the message above says why. {hint}".strip())


def plain_environment() -> dict[str, str]:
    """Return the caller's environment without variables that would direct a Python or a package elsewhere."""
    misleading = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_ROOT"}
    return {name: value for name, value in os.environ.items() if name not in misleading}


def uv_environment() -> dict[str, str]:
    """Return settings for uv: the present Python, and pip's own index, certificates and proxy, if any."""
    environment = plain_environment()
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    environment["VIRTUAL_ENV"] = str(VENV)
    environment.pop("UV_PROJECT_ENVIRONMENT", None)
    pip = pip_configuration(environment)
    for setting, variable in (
        ("index-url", "UV_DEFAULT_INDEX"),
        ("cert", "SSL_CERT_FILE"),
        ("proxy", "ALL_PROXY"),
        ("trusted-host", "UV_INSECURE_HOST"),
        ("default-timeout", "UV_HTTP_TIMEOUT"),
        ("timeout", "UV_HTTP_TIMEOUT"),
    ):
        if pip.get(setting) and not environment.get(variable):
            environment[variable] = " ".join(pip[setting].split())
    if not environment.get("SSL_CERT_FILE") and has_system_certificates():
        environment["UV_SYSTEM_CERTS"] = "true"
    if not environment.get("UV_CACHE_DIR") and not home_is_writable():
        environment["UV_CACHE_DIR"] = str(TOOLS / "cache")
    return environment


def pip_configuration(environment: dict[str, str]) -> dict[str, str]:
    """Return what pip's files and variables say, each setting by its bare name; later ones take precedence."""
    python = TOOLS / "bin" / "python"
    listed = subprocess.run(
        [str(python if python.exists() else sys.executable), "-m", "pip", "config", "list"],
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
    )  # fmt: skip
    ranks = {"global": 0, "install": 1, ":env:": 2}
    settings: dict[str, tuple[int, str]] = {}
    for line in listed.stdout.decode("utf-8", "replace").splitlines():
        key, equals, quoted = line.partition("=")
        section, dot, name = key.partition(".")
        rank = ranks.get(section)
        if not equals or not dot or rank is None or rank < settings.get(name, (0, ""))[0]:
            continue
        try:
            settings[name] = (rank, str(ast.literal_eval(quoted)))
        except (SyntaxError, ValueError):
            continue
    return {name: value for name, (_, value) in settings.items()}


def has_system_certificates() -> bool:
    bundles = ("ssl/certs/ca-certificates.crt", "pki/tls/certs/ca-bundle.crt", "ssl/ca-bundle.pem", "ssl/cert.pem")
    return sys.platform == "darwin" or any(Path("/etc", bundle).exists() for bundle in bundles)


def home_is_writable() -> bool:
    home = Path(os.path.expanduser("~"))
    return home.is_dir() and os.access(home, os.W_OK)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
