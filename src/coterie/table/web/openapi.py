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
from coterie.table.protocol.answers import ANSWERS, Error
from coterie.table.protocol.refusal import STATUS
from coterie.table.protocol.requests import Create, GivenDeck, GivenRecord, GivenTrial, Join, Query, Tell
from coterie.table.web.endpoints import ENDPOINTS, NUMBER, TEXT, Endpoint

TOKEN: list[dict[str, list[str]]] = [{"token": []}]
IN_PATHS = {"id": TEXT, "number": NUMBER}  # what stands in braces there


def ref(name: str) -> dict[str, Any]:
    """Return the reference to a schema by its name."""
    return {"$ref": f"#/components/schemas/{name}"}


def description() -> dict[str, Any]:
    """Return the whole document."""
    _, components = msgspec.json.schema_components(
        [Create, GivenRecord, Join, Tell, GivenDeck, Query, GivenTrial, *ANSWERS],
        ref_template="#/components/schemas/{name}",
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
