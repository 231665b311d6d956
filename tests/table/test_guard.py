"""Who may talk to the server, under which path, with which headers; in process, without a socket."""

import pytest
from starlette.applications import Starlette

from coterie.table.web.guard import HEADERS, Guard, name_of
from coterie.table.web.server import Page
from tests.table.tools import database, in_loop, inside

GUARD = Guard(Starlette(), ["games.example", "192.0.2.7"], ["https://games.example"])


@pytest.mark.parametrize(
    ("hosts", "origin", "fine"),
    [
        (["localhost:8000"], None, True),
        (["127.0.0.1:8000"], "http://127.0.0.1:8000", True),
        (["[::1]:8000"], "http://[::1]:8000", True),
        (["GAMES.example"], "https://Games.Example", True),
        (["192.0.2.7:8000"], "http://192.0.2.7:8000", True),
        (["127.0.0.1:8000"], "https://games.example", True),  # a proxy that changes the host
        (["evil.example"], None, False),
        (["127.0.0.1.evil.example:8000"], None, False),
        (["localhost:8000"], "http://localhost:3000", False),
        (["localhost:8000"], "http://127.0.0.1:8000", False),
        (["localhost:8000"], "null", False),
        (["localhost:8000"], "http://evil.example", False),
        (["localhost:8000"], "", False),
        (["localhost:8000"], "http://[", False),
        (["localhost:8000"], "http://[::1]evil", False),
        (["localhost:8000"], "file://localhost:8000", False),
        (["games.example"], "https://games.example.evil.example", False),
        ([], None, False),
        (["localhost", "evil.example"], None, False),
        ([""], None, False),
        (["[::1"], None, False),
        (["localhost@evil.example"], None, False),
    ],
)
def test_names_and_origins(hosts, origin, fine):
    assert (GUARD.objection(hosts, origin) == "") is fine


def test_names_are_without_port_and_in_small_letters():
    assert name_of("Games.Example:443") == "games.example"
    assert name_of("[2001:DB8::1]:80") == "2001:db8::1"


@in_loop
async def test_a_wrong_host_or_origin_gets_a_sentence(tmp_path):
    async with inside(database(tmp_path)) as client:
        for headers in ({"host": "evil.example"}, {"origin": "http://evil.example"}):
            for method, path in (("GET", "/api/hello"), ("POST", "/api/tables"), ("GET", "/")):
                answer = await client.request(method, path, headers=headers)
                assert answer.status_code == 403
                assert answer.json()["error"] == "bad_host"
                assert answer.headers["referrer-policy"] == "no-referrer"


@in_loop
async def test_every_answer_has_the_safety_headers(tmp_path):
    async with inside(database(tmp_path)) as client:
        for path, status in (("/api/hello", 200), ("/", 200), ("/api/nothing", 404), ("/api/tables/x", 404)):
            answer = await client.get(path)
            assert answer.status_code == status
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            assert "server" not in answer.headers
        policy = (await client.get("/")).headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "unsafe" not in policy
        assert "*" not in policy


@in_loop
async def test_it_works_under_a_prefix_that_a_proxy_keeps_or_takes_off(tmp_path):
    async with inside(database(tmp_path), prefix="/coterie") as client:
        for path in ("/coterie/api/hello", "/api/hello"):
            assert (await client.get(path)).json()["protocol"] == 1
        made = (await client.post("/coterie/api/tables", json={"game": "masters"})).json()
        assert made["seats"][0]["link"].startswith("http://127.0.0.1/coterie/#t=")
        assert (await client.get("/coterieapi/hello")).status_code in (200, 404)
        assert (await client.get("/coterieapi/hello")).headers["content-type"] != "application/json"


@in_loop
async def test_links_carry_the_public_address(tmp_path):
    url = "https://games.example/night"
    async with inside(database(tmp_path), public_url=url, prefix="/night") as client:
        made = (
            await client.post("/night/api/tables", json={"game": "masters"}, headers={"host": "games.example"})
        ).json()
        token = made["seats"][0]["token"]
        assert made["seats"][0]["link"] == f"{url}/#t={made['table']}&k={token}"
    async with inside(database(tmp_path, "b"), public_url="https://games.example", prefix="/night") as client:
        made = (await client.post("/api/tables", json={"game": "masters"})).json()
        assert made["seats"][0]["link"].startswith(f"{url}/#")


@in_loop
async def test_the_page_is_served_with_how_long_it_may_be_kept(tmp_path):
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Coterie</title>")
    (web / "assets" / "index-abc.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    async with inside(database(tmp_path), web=web) as client:
        answer = await client.get("/")
        assert "Coterie" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        answer = await client.get("/assets/index-abc.js")
        assert "immutable" in answer.headers["cache-control"]
        assert (answer.headers["content-encoding"], answer.text) == ("gzip", "export {}")
        assert "javascript" in answer.headers["content-type"]
        assert "javascript" in answer.headers["content-type"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd"):
            assert (await client.get(path)).status_code == 404


@in_loop
@pytest.mark.parametrize(
    ("path", "home"), [("/nothing", "./"), ("/nothing/", "../"), ("/cards/l5r", "../"), ("/a/b/c.html", "../../")]
)
async def test_an_unknown_address_says_so_and_leads_home(tmp_path, path, home):
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Coterie</title>")
    async with inside(database(tmp_path), web=web, prefix="/coterie") as client:
        for before in ("", "/coterie"):
            answer = await client.get(before + path)
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html")
            assert "There is nothing under this address" in answer.text
            assert f'<a href="{home}">' in answer.text
            assert answer.headers["content-security-policy"]
        answer = await client.get("/coterie/api/nothing")
        assert answer.json()["error"] == "no_table"


@in_loop
async def test_an_endless_address_is_looked_for_nowhere_and_gets_a_short_answer(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<!doctype html><title>Coterie</title>")
    looked: list[str] = []

    def lookup(own: Page, path: str) -> tuple[str, None]:
        looked.append(path)
        return "", None

    monkeypatch.setattr(Page, "lookup_path", lookup)
    async with inside(database(tmp_path), web=tmp_path) as client:
        for path in ("/nothing", f"/{'a/' * 20_000}", f"/{'a' * 40_000}"):
            answer = await client.get(path)
            assert answer.status_code == 404
            assert len(answer.content) < 20_000
    assert looked == ["nothing", "404.html"]


@in_loop
async def test_without_a_page_the_server_says_so(tmp_path):
    async with inside(database(tmp_path), web=tmp_path / "none") as client:
        answer = await client.get("/")
        assert "has no page" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")


@in_loop
async def test_what_many_read_is_compressed_for_those_who_can_read_that(tmp_path):
    async with inside(database(tmp_path)) as client:
        for path in ("/api/hello", "/api/cards?game=masters", "/api/notes?game=masters", "/api/rulings?game=masters"):
            packed = await client.get(path, headers={"accept-encoding": "br, gzip;q=0.8"})
            plain = await client.get(path, headers={"accept-encoding": "br, gzip; q=0"})
            assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
            assert "content-encoding" not in plain.headers
            assert plain.headers["vary"] == "Accept-Encoding"
            assert packed.content == plain.content  # unpacked by the client
            assert 3 * int(packed.headers["content-length"]) < len(plain.content)
        private = await client.get("/api/tables")
        assert "content-encoding" not in private.headers


@in_loop
async def test_what_people_look_up(tmp_path):
    async with inside(database(tmp_path)) as client:
        hello = (await client.get("/api/hello")).json()
        masters = next(game for game in hello["games"] if game["name"] == "masters")
        assert {"players", "vampires", "difficulty", "first"} == {option["name"] for option in masters["options"]}
        assert masters["theme"]["signs"]
        looked = (await client.get("/api/look", params={"game": "masters", "name": "Museum"})).json()
        assert looked["name"] == "Museum"
        cards = (await client.get("/api/cards", params={"game": "masters"})).json()["cards"]
        assert len(cards) > 40
        assert len({card["topic"] for card in cards}) == len(cards)
        rulings = (await client.get("/api/rulings", params={"game": "masters"})).json()["rulings"]
        assert rulings[0]["id"] == "M-001"
        rulings = (await client.get("/api/rulings", params={"game": "primer"})).json()["rulings"]
        assert rulings[0]["id"] == "P-1"
        for path, params in (
            ("/api/look", {"game": "masters", "name": "nothing of the kind"}),
            ("/api/look", {"game": "chess", "name": "x"}),
            ("/api/look", {}),
            ("/api/cards", {}),
            ("/api/rulings", {"game": ""}),
        ):
            answer = await client.get(path, params=params)
            assert answer.status_code == 400
            assert answer.json()["sentence"].endswith(".")
