"""The OpenAPI description of the HTTP requests, derived from the code: `python -m coterie.table.web.openapi`.

It is stored in docs/openapi.json, and the schema of a scene (`python -m coterie.table.web.openapi scene`) in
docs/scene.json; a test fails when they must be regenerated.
"""

from __future__ import annotations

import sys
from typing import Any

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

# method, path, name, summary, needs a token, query parameters, body, answer, error codes
PATHS: tuple[tuple[str, str, str, str, bool, dict[str, Any], Any, Any, tuple[str, ...]], ...] = (
    ("get", "/api/hello", "hello", "Versions, the bots that can play, and the games with their set-up options and themes",
     False, {}, None, Versions, ()),
    ("get", "/api/tables", "list", "The lobby: public tables that are not over", False, {}, None, Lobby, ()),
    ("post", "/api/tables", "create", "Make a table", False, {}, Create, Made,
     ("bad_options", "bad_position", "bad_pack", "bad_message", "too_large", "too_fast", "too_many")),
    ("get", "/api/tables/{id}", "summary", "What everybody at a table may know of it",
     True, {}, None, Summary, ("bad_token", "no_table")),
    ("delete", "/api/tables/{id}", "remove", "The owner removes a table", True, {}, None, Removed, ("not_yours", "no_table")),
    ("post", "/api/tables/{id}/join", "join", "Take the first free seat of a public table",
     False, {}, Join, Joined, ("not_yours", "not_now", "no_table", "too_fast")),
    ("get", "/api/tables/{id}/record", "record", "The record as JSON lines, once the game is over",
     True, {}, None, "application/jsonl", ("not_over", "bad_token", "no_table")),
    ("get", "/api/tables/{id}/replay", "replay", "One's own scenes so far, one a choice, at most 100 an answer",
     True, {"from": NUMBER, "line": NUMBER, "seat": NUMBER}, None, Replay, ("bad_token", "bad_message", "no_table")),
    ("post", "/api/records", "import", "Make a table of a record", False, {}, GivenRecord, Made,
     ("bad_record", "bad_pack", "bad_options", "too_large", "too_fast", "too_many")),
    ("get", "/api/decks", "decks", "All about the decks of a game: sections, rules, forms, supplied decks, cards",
     False, {"game": TEXT}, None, DeckRoom, ("bad_options",)),
    ("post", "/api/decks/check", "check", "Read a deck and say what is wrong with it",
     False, {}, GivenDeck, DeckTold, ("bad_options", "bad_message", "too_large", "too_fast", "too_many")),
    ("post", "/api/decks/search", "search", "The cards that a query finds, and what its last word may become",
     False, {}, Query, CardsFound, ("bad_options", "bad_message", "too_large", "too_fast", "too_many")),
    ("post", "/api/trials", "try", "Let bots play games with a deck against others", False, {}, GivenTrial, TrialTold,
     ("bad_options", "bad_message", "not_now", "too_large", "too_fast", "too_many")),
    ("get", "/api/trials/{id}", "trial", "How far a trial is", False, {}, None, TrialTold, ("no_table", "too_fast")),
    ("delete", "/api/trials/{id}", "cancel", "End a trial early", False, {}, None, TrialTold, ("no_table", "too_fast")),
    ("get", "/api/trials/{id}/games/{number}", "game", "The record of a game of a trial, as JSON lines",
     False, {}, None, "application/jsonl", ("no_table", "bad_message", "too_fast")),
    ("get", "/api/look", "look", "The text of a card, tile or rule",
     False, {"game": TEXT, "name": TEXT, "table": TEXT}, None, CardText,
     ("bad_message", "bad_options", "bad_token", "no_table")),
    ("get", "/api/cards", "cards", "Everything of a game, or of a table with its content pack, that has a text",
     False, {"game": TEXT, "table": TEXT}, None, Cards, ("bad_options", "bad_token", "no_table")),
    ("get", "/api/guides", "guides", "The guided games of a game", False, {"game": TEXT}, None, Guides, ("bad_options",)),
    ("get", "/api/rulings", "rulings", "The labels of a game's rules", False, {"game": TEXT}, None, Rulings, ("bad_options",)),
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
    for method, path, *rest in PATHS:
        paths.setdefault(path, {})[method] = operation(path, *rest)
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


def operation(
    path: str,
    name: str,
    summary: str,
    token: bool,
    query: dict[str, Any],
    body: Any,
    answer: Any,
    codes: tuple[str, ...],
) -> dict[str, Any]:
    """Return the description of one method of one path."""
    named = {"id": TEXT, "number": NUMBER}
    parameters = [
        {"name": key, "in": "path", "required": True, "schema": kind}
        for key, kind in named.items()
        if f"{{{key}}}" in path
    ]
    parameters += [{"name": key, "in": "query", "required": False, "schema": kind} for key, kind in query.items()]
    found: dict[str, Any] = {"operationId": name, "summary": summary, "parameters": parameters}
    if token:
        found["security"] = TOKEN
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(body.__name__)}}}
    found["responses"] = {"200": {"description": "done", "content": content(answer)}}
    for status in sorted({STATUS[code] for code in (*codes, "bad_host")}):
        told = ", ".join(sorted(code for code in (*codes, "bad_host") if STATUS[code] == status))
        found["responses"][str(status)] = {"description": told, "content": content(Error)}
    return found


def content(answer: Any) -> dict[str, Any]:
    """Return the content of a response: a structure, or a media type."""
    return (
        {answer: {"schema": TEXT}}
        if isinstance(answer, str)
        else {"application/json": {"schema": ref(answer.__name__)}}
    )


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
