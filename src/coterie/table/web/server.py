"""The web application: the page, the plain requests, the socket, behind the guard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from coterie.kernel.game import AnyGame
from coterie.table.lobby.lobby import Lobby
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.ages import Ages
from coterie.table.shelf import Shelf
from coterie.table.store.store import Store
from coterie.table.web import http
from coterie.table.web.compressing import common
from coterie.table.web.guard import Guard, name_of
from coterie.table.web.limits import Limits
from coterie.table.web.services import Services
from coterie.table.web.socket import Socket

HASHED = "/assets/"  # where the files lie that have a hash in their name
FOREVER = "public, max-age=31536000, immutable"
LONGEST = 1000  # characters of a path; nothing lies deeper, and each of its parts would be looked for on the disk
WEB = Path(__file__).resolve().parents[2] / "web"
NO_PAGE = (
    "This is a Coterie server. It has no page, because this copy of Coterie was built without one.\n"
    "Programs can use it as ever: see docs/protocol.md. To get the page, install Coterie with its page built.\n"
)

# What a browser shows under an unknown address; `{home}` leads to the first page.
MISSING = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <title>Nothing here · Coterie</title>
    <link rel="icon" href="{home}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="{home}missing.css" />
  </head>
  <body>
    <main>
      <h1>There is nothing under this address</h1>
      <p>Perhaps a part of the link is missing. If somebody sent it to you, ask for the whole link.</p>
      <p><a href="{home}">To the first page</a></p>
    </main>
  </body>
</html>
"""


class Server:
    """An application with its services.

    Attributes:
        app: what an ASGI server runs.
        proxies: addresses of the proxies that may say where a request comes from.
        stop: asks the runner to stop; set while it runs.
    """

    def __init__(
        self,
        store: Store,
        *,
        games: Mapping[str, str | AnyGame] | None = None,
        public_url: str = "",
        prefix: str = "",
        hosts: Iterable[str] = (),
        origins: Iterable[str] = (),
        proxies: Iterable[str] = (),
        limits: Limits | None = None,
        web: Path = WEB,
    ) -> None:
        limits = limits or Limits()
        self.store, self.proxies = store, tuple(proxies)
        self.lobby = Lobby(
            store,
            Shelf(games),
            most=limits.tables,
            readers=limits.readers,
            trials=limits.trials,
            ages=Ages(limits.rest, limits.untaken),
        )
        self.services = Services(self.lobby, limits, public_url, prefix)
        names, pages = list(hosts), list(origins)
        if public_url:
            names.append(name_of(public_url.partition("://")[2].partition("/")[0]))
            pages.append("/".join(public_url.split("/")[:3]))
        inner = Starlette(routes=self.routes(web), lifespan=self.lifespan, exception_handlers={Exception: broken})
        self.app = Guard(inner, names, pages, prefix, proxied=bool(self.proxies))
        self.stop: Callable[[], None] = lambda: None

    def routes(self, web: Path) -> list[BaseRoute]:
        """Return the requests, the socket, the page."""

        async def socket(websocket: WebSocket) -> None:
            await Socket(self.services, websocket).serve()

        async def unknown(request: Request) -> Response:
            return http.error(Refusal("no_table", "There is nothing under this address."))

        return [
            *http.routes(self.services),
            WebSocketRoute("/api/socket", socket),
            Route("/cards/{game}/{face}", card),
            Route("/api/{rest:path}", unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Mount("/", page(web)),
        ]

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Start the lobby, and close it at the end."""
        await self.lobby.start()
        try:
            yield
        finally:
            await self.lobby.close()


async def card(request: Request) -> Response:
    """Redirect a card's address to the page that shows it; the redirect is relative, because the server may have a prefix."""
    game, face = (quote(request.path_params[name], safe="") for name in ("game", "face"))
    return RedirectResponse(f"../../#c={game}/{face}", 302)


class Page(StaticFiles):
    """The built page: files with a hash in their name may be cached and are compressed, the rest must be revalidated."""

    def file_response(self, full_path: Any, *args: Any, **more: Any) -> Response:
        """Return a file with its caching headers."""
        response = super().file_response(full_path, *args, **more)
        response.headers["Cache-Control"] = FOREVER if HASHED in str(full_path) else "no-cache"
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or a page that says that there is none, with relative links, as the server may have a prefix."""
        try:
            if len(scope["path"]) > LONGEST:
                raise HTTPException(HTTPStatus.NOT_FOUND)
            found = await super().get_response(path, scope)
            if isinstance(found, FileResponse) and HASHED in str(found.path) and scope["method"] == "GET":
                text = await asyncio.to_thread(Path(found.path).read_bytes)
                return await common(Headers(scope=scope), text, found.media_type or "", FOREVER)
            return found
        except HTTPException as problem:
            if problem.status_code != HTTPStatus.NOT_FOUND:
                raise
        home = "../" * (scope["path"].count("/", 0, LONGEST) - 1) or "./"
        return HTMLResponse(MISSING.format(home=home), HTTPStatus.NOT_FOUND, {"Cache-Control": "no-cache"})


def page(web: Path) -> Any:
    """Return the page, or a sentence that there is none."""
    if (web / "index.html").is_file():
        return Page(directory=web, html=True)

    async def none(scope: Scope, receive: Any, send: Any) -> None:
        await PlainTextResponse(NO_PAGE)(scope, receive, send)

    return none


async def broken(request: Request, problem: Exception) -> Response:
    """Return the response to an internal error; the log has the details."""
    return http.error(Refusal("broken", "The server has made a mistake; it has been noted."))
