"""The addresses printed at the start, and `coterie serve` itself."""

import os
import signal
import subprocess
import sys
import urllib.request

import ifaddr
import pytest
import segno

from coterie.cli.serve import announce, checked_prefix, checked_url
from coterie.kernel.errors import BadOptions
from coterie.table.web import addresses
from coterie.table.web.services import with_path
from tests.table.process import ROOT


def test_addresses_of_this_machine_are_such_that_others_can_use(monkeypatch):
    for address in addresses.local_addresses():
        assert not address.startswith(("127.", "169.254.", "fe80"))
    monkeypatch.setattr(addresses, "local_addresses", lambda: ["192.0.2.7", "2001:db8::7"])
    assert addresses.urls("0.0.0.0", 8000) == ["http://192.0.2.7:8000/", "http://localhost:8000/"]
    assert "http://[2001:db8::7]:80/x/" in addresses.urls("::", 80, "/x")
    assert addresses.urls("127.0.0.1", 80, "", "https://games.example") == [
        "https://games.example/",
        "http://127.0.0.1:80/",
    ]
    assert {"192.0.2.7", "2001:db8::7"} < set(addresses.names_for("0.0.0.0"))
    assert addresses.names_for("192.0.2.7") == ["192.0.2.7"]


def test_every_network_of_this_machine_is_told_with_its_own_address(monkeypatch):
    def adapter(*addresses):
        ips = [ifaddr.IP(address, 24, "net") for address in addresses]
        return ifaddr.Adapter("net", "net", ips)

    there = [adapter("127.0.0.1"), adapter(("2001:db8::5", 0, 0), "192.0.2.5"), adapter("198.51.100.9")]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: there)
    monkeypatch.setattr(addresses, "FAR", ())
    assert addresses.local_addresses() == ["192.0.2.5", "198.51.100.9", "2001:db8::5"]


def test_the_qr_code_has_the_dots_of_the_address():
    url = "http://192.0.2.7:8000/"
    lines = addresses.qr_code(url).splitlines()
    rows = []
    for line in lines:
        rows.append([{"█": 0, "▀": 0, "▄": 1, " ": 1}[c] for c in line])
        rows.append([{"█": 0, "▀": 1, "▄": 0, " ": 1}[c] for c in line])
    wanted = [list(row) for row in segno.make(url, error="l", micro=False).matrix_iter(border=2)]
    assert [[int(dot > 0) for dot in row] for row in wanted] == rows[: len(wanted)]


def test_only_this_machine_or_the_whole_network(capsys):
    announce("127.0.0.1", 8000, "", "")
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8000/" in told
    assert "Only this machine" in told
    assert "█" not in told
    announce("127.0.0.1", 8000, "/x", "https://games.example/x")
    told = capsys.readouterr().out
    assert "https://games.example/x/" in told
    assert "█" in told


@pytest.mark.parametrize(
    "url",
    [
        "games.example",
        "ftp://games.example",
        "https://",
        "https://x/?y=1",
        "https://x/#t",
        "https://x y",
        "https://x:99999",
        "https://x/\x1b",
    ],
)
def test_an_invalid_public_address(url):
    with pytest.raises(BadOptions, match="--public-url"):
        checked_url(url)


def test_prefixes():
    assert [checked_prefix(text) for text in ("", "/", "x", "/x/", "/x/y")] == ["", "", "/x", "/x", "/x/y"]
    for wrong in ("/x?y", "/../x", "/a b", "/x#", "/\x1b"):
        with pytest.raises(BadOptions, match="--prefix"):
            checked_prefix(wrong)
    assert with_path("https://x/", "/y") == "https://x/y"
    assert with_path("https://x/y", "/y") == "https://x/y"
    assert with_path("", "/y") == ""


def serve(*arguments, **more):
    code = "from coterie.cli import serve\nimport typer, sys\nfrom coterie.kernel.errors import CoterieError\n"
    code += "app = typer.Typer()\napp.callback()(lambda: None)\nserve.register(app)\ntry:\n    app()\n"
    code += "except CoterieError as problem:\n    sys.exit(str(problem))\n"
    command = [sys.executable, "-c", code, "serve", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_serving_until_stopped(tmp_path, how):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with serve("--port", "0", "--prefix", "/night", env=environment) as process:
        lines = [process.stdout.readline() for _ in range(2)]
        url = lines[1].strip()
        assert url.endswith("/night/")
        assert b'"protocol":1' in urllib.request.urlopen(f"{url}api/hello", timeout=10).read()
        with serve("--port", "0", env=environment) as second:
            assert "Another Coterie server" in second.stderr.read()
            assert second.wait(30) == 1
        port = url.split(":")[2].split("/")[0]
        with serve("--port", port, "--db", str(tmp_path / "other.sqlite"), env=environment) as third:
            assert "Nobody can listen on 127.0.0.1" in third.stderr.read()
        process.send_signal(how)
        assert process.wait(30) == 0
        assert process.stderr.read() == ""
