"""The OpenAPI description of the HTTP requests, derived from the code: `python -m coterie.table.web.openapi`.

It is stored in docs/openapi.json, and the schema of a scene (`python -m coterie.table.web.openapi scene`) in
docs/scene.json; a test fails when they must be regenerated.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

import coterie
from coterie.kernel import scenes
from coterie.table.protocol.answers import (
    ANSWERS,
    Cards,
    CardsFound,
    CardText,
    DeckRoom,
    DeckTold,
    Error,
    Guides,
    Joined,
    Lobby,
    Made,
    Removed,
    Replay,
    Rulings,
    TrialTold,
    Versions,
)
from coterie.table.protocol.from_server import Summary
from coterie.table.protocol.refusal import STATUS
from coterie.table.protocol.requests import Create, GivenDeck, GivenRecord, GivenTrial, Join, Query

TOKEN: list[dict[str, list[str]]] = [{"token": []}]
TEXT: dict[str, Any] = {"type": "string"}
NUMBER: dict[str, Any] = {"type": "integer"}
IN_PATHS = {"id": TEXT, "number": NUMBER}  # what stands in braces there


class Endpoint(NamedTuple):
    """One request: a method of a path.

    Attributes:
        method, path: where it is.
        name: its name, the same as that of its route (`coterie.table.web.http`).
        summary: what it does.
        answer: the structure of the answer, or its media type.
        codes: the errors that it may have, besides "bad_host".
        body: the structure of what is sent with it, None for nothing.
        query: the parameters of its query, each with its schema.
        token: whether it needs a token.
    """

    method: str
    path: str
    name: str
    summary: str
    answer: Any
    codes: tuple[str, ...] = ()
    body: Any = None
    query: Mapping[str, Any] = {}
    token: bool = False


READ = ("bad_options", "bad_message", "too_large", "too_fast", "too_many")  # errors of what a reader process reads
ENDPOINTS = (
    Endpoint("get", "/api/hello", "hello",
             "Versions, the bots that can play, and the games with their set-up options and themes", Versions),
    Endpoint("get", "/api/tables", "list", "The lobby: public tables that are not over", Lobby),
    Endpoint("post", "/api/tables", "create", "Make a table", Made,
             ("bad_options", "bad_position", "bad_pack", "bad_message", "too_large", "too_fast", "too_many"), Create),
    Endpoint("get", "/api/tables/{id}", "summary", "What everybody at a table may know of it", Summary,
             ("bad_token", "no_table"), token=True),
    Endpoint("delete", "/api/tables/{id}", "remove", "The owner removes a table", Removed,
             ("not_yours", "no_table"), token=True),
    Endpoint("post", "/api/tables/{id}/join", "join", "Take the first free seat of a public table", Joined,
             ("not_yours", "not_now", "no_table", "too_fast"), Join),
    Endpoint("get", "/api/tables/{id}/record", "record", "The record as JSON lines, once the game is over",
             "application/jsonl", ("not_over", "bad_token", "no_table"), token=True),
    Endpoint("get", "/api/tables/{id}/replay", "replay", "One's own scenes so far, one a choice, at most 100 an answer",
             Replay, ("bad_token", "bad_message", "no_table"),
             query={"from": NUMBER, "line": NUMBER, "seat": NUMBER}, token=True),
    Endpoint("post", "/api/records", "import", "Make a table of a record", Made,
             ("bad_record", "bad_pack", "bad_options", "too_large", "too_fast", "too_many"), GivenRecord),
    Endpoint("get", "/api/decks", "decks",
             "All about the decks of a game: sections, rules, forms, supplied decks, cards", DeckRoom,
             ("bad_options",), query={"game": TEXT}),
    Endpoint("post", "/api/decks/check", "check", "Read a deck and say what is wrong with it", DeckTold, READ, GivenDeck),
    Endpoint("post", "/api/decks/search", "search",
             "The cards that a query finds, and what its last word may become", CardsFound, READ, Query),
    Endpoint("post", "/api/trials", "try", "Let bots play games with a deck against others", TrialTold,
             ("bad_options", "bad_message", "not_now", "too_large", "too_fast", "too_many"), GivenTrial),
    Endpoint("get", "/api/trials/{id}", "trial", "How far a trial is", TrialTold, ("no_table", "too_fast")),
    Endpoint("delete", "/api/trials/{id}", "cancel", "End a trial early", TrialTold, ("no_table", "too_fast")),
    Endpoint("get", "/api/trials/{id}/games/{number}", "game", "The record of a game of a trial, as JSON lines",
             "application/jsonl", ("no_table", "bad_message", "too_fast")),
    Endpoint("get", "/api/look", "look", "The text of a card, tile or rule", CardText,
             ("bad_message", "bad_options", "bad_token", "no_table"),
             query={"game": TEXT, "name": TEXT, "table": TEXT}),
    Endpoint("get", "/api/cards", "cards", "Everything of a game, or of a table with its content pack, that has a text",
             Cards, ("bad_options", "bad_token", "no_table"), query={"game": TEXT, "table": TEXT}),
    Endpoint("get", "/api/guides", "guides", "The guided games of a game", Guides, ("bad_options",), query={"game": TEXT}),
    Endpoint("get", "/api/rulings", "rulings", "The labels of a game's rules", Rulings,
             ("bad_options",), query={"game": TEXT}),
)  # fmt: skip


def ref(name: str) -> dict[str, Any]:
    """Return the reference to a schema by its name."""
    return {"$ref": f"#/components/schemas/{name}"}


def description() -> dict[str, Any]:
    """Return the whole document."""
    _, components = msgspec.json.schema_components(
        [Create, GivenRecord, Join, GivenDeck, Query, GivenTrial, *ANSWERS], ref_template="#/components/schemas/{name}"
    )
    components["Error"]["properties"]["error"]["enum"] = sorted(STATUS)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Coterie",
            "version": coterie.__version__,
            "summary": "Tables for games of the night",
            "description": "The HTTP part of a shared table. The WebSocket part is described in protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(of: Endpoint) -> dict[str, Any]:
    """Return the description of a request."""
    parameters = [
        {"name": key, "in": "path", "required": True, "schema": kind}
        for key, kind in IN_PATHS.items()
        if f"{{{key}}}" in of.path
    ]
    parameters += [{"name": key, "in": "query", "required": False, "schema": kind} for key, kind in of.query.items()]
    found: dict[str, Any] = {"operationId": of.name, "summary": of.summary, "parameters": parameters}
    if of.token:
        found["security"] = TOKEN
    if of.body is not None:
        found["requestBody"] = {"required": True, "content": content(of.body)}
    found["responses"] = {"200": {"description": "done", "content": content(of.answer)}}
    codes = sorted((*of.codes, "bad_host"))
    for status in sorted({STATUS[code] for code in codes}):
        told = ", ".join([code for code in codes if STATUS[code] == status])
        found["responses"][str(status)] = {"description": told, "content": content(Error)}
    return found


def content(answer: Any) -> dict[str, Any]:
    """Return the content of what is sent or answered: a structure, or a media type."""
    if isinstance(answer, str):
        return {answer: {"schema": TEXT}}
    return {"application/json": {"schema": ref(answer.__name__)}}


def text() -> str:
    """Return the document as stored in its file."""
    return written(description())


def scene_text() -> str:
    """Return the schema of a scene as stored in its file."""
    return written(scenes.schema())


def written(document: Any) -> str:
    """Return a document as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(scene_text() if sys.argv[1:] == ["scene"] else text())
