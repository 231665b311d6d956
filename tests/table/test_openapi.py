"""The OpenAPI description is current and complete, and responses match it."""

import json

import pytest

from coterie.kernel.errors import CoterieError
from coterie.kernel.scenes import VERSION
from coterie.table.protocol.refusal import STATUS, Refusal
from coterie.table.web import http, openapi
from tests.table.process import ROOT
from tests.table.tools import database, in_loop, inside


def test_the_file_is_current():
    assert (ROOT / "docs" / "openapi.json").read_text() == openapi.text(), (
        "make it anew: python -m coterie.table.web.openapi > docs/openapi.json"
    )


def test_the_schema_of_a_scene_is_current_and_has_its_version():
    assert (ROOT / "docs" / "scene.json").read_text() == openapi.scene_text(), (
        "make it anew: python -m coterie.table.web.openapi scene > docs/scene.json"
    )
    assert json.loads(openapi.scene_text())["title"] == f"scene {VERSION}"


@in_loop
async def test_it_describes_every_request(tmp_path):
    async with inside(database(tmp_path)) as client:
        routes = {
            (method, route.path)
            for route in client._transport.app.app.routes  # type: ignore[attr-defined]  # ours
            if route.path.startswith("/api/") and hasattr(route, "methods") and "rest" not in route.path
            for method in route.methods - {"HEAD"}
        }
    described = {
        (method.upper(), path) for path, methods in openapi.description()["paths"].items() for method in methods
    }
    assert routes == described


def test_every_reference_leads_somewhere():
    text = openapi.text()
    known = openapi.description()["components"]["schemas"]
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(known)


@in_loop
async def test_answers_have_the_fields_that_are_described(tmp_path):
    schemas = openapi.description()["components"]["schemas"]

    def fits(answer, name):
        assert set(answer) == set(schemas[name]["required"]), name

    async with inside(database(tmp_path)) as client:
        fits((await client.get("/api/hello")).json(), "Versions")
        made = (await client.post("/api/tables", json={"game": "masters", "public": True})).json()
        fits(made, "Made")
        key = {"Authorization": f"Bearer {made['owner']}"}
        fits((await client.get(f"/api/tables/{made['table']}", headers=key)).json(), "Summary")
        lobby = (await client.get("/api/tables")).json()
        fits(lobby, "Lobby")
        fits(lobby["tables"][0], "Summary")
        fits((await client.get(f"/api/tables/{made['table']}/replay", headers=key)).json(), "Replay")
        fits((await client.get("/api/look", params={"game": "masters", "name": "museum"})).json(), "CardText")
        fits((await client.get("/api/cards", params={"game": "masters"})).json(), "Cards")
        fits((await client.get("/api/how", params={"game": "masters"})).json(), "HowPlayed")
        fits((await client.get("/api/tables/none")).json(), "Error")
        fits((await client.post(f"/api/tables/{made['table']}/join", json={})).json(), "Joined")


def test_every_error_has_a_status_and_the_protocol_names_it():
    told = (ROOT / "docs" / "protocol.md").read_text()
    assert [code for code in STATUS if f"`{code}`" not in told] == []
    for code, status in STATUS.items():
        answer = http.error(Refusal(code, "A sentence."))
        assert answer.status_code == status
        assert json.loads(bytes(answer.body)) == {"error": code, "sentence": "A sentence."}
    with pytest.raises(KeyError):
        http.error(Refusal("unheard", "x"))
    assert http.error(CoterieError("x")).status_code == 400
