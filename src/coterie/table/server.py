"""The web application: the page, the plain requests, the socket, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from coterie.kernel.game import Game
from coterie.table import http
from coterie.table.guard import Guard, name_of
from coterie.table.limits import Limits
from coterie.table.listeners import encode
from coterie.table.lobby import Lobby
from coterie.table.messages import Refusal
from coterie.table.services import Services
from coterie.table.shelf import Shelf
from coterie.table.socket import Socket
from coterie.table.store import Store

WEB = Path(__file__).resolve().parent.parent / "web"
NO_PAGE = (
    "This is a Coterie server. It has no page, because this copy of Coterie was built without one.\n"
    "Programs can use it as ever: see docs/protocol.md. To get the page, install Coterie with its page built.\n"
)


class Server:
    """An application with its services.

    Attributes:
        app: what an ASGI server runs.
        stop: asks whoever runs it to stop; set while it runs.
    """

    def __init__(
        self,
        store: Store,
        *,
        games: Mapping[str, str | Game] | None = None,
        public_url: str = "",
        prefix: str = "",
        hosts: Iterable[str] = (),
        origins: Iterable[str] = (),
        limits: Limits | None = None,
        web: Path = WEB,
    ) -> None:
        limits = limits or Limits()
        self.store = store
        self.lobby = Lobby(store, Shelf(games), most=limits.tables)
        self.services = Services(self.lobby, limits, public_url, prefix)
        names, pages = list(hosts), list(origins)
        if public_url:
            names.append(name_of(public_url.partition("://")[2].partition("/")[0]))
            pages.append("/".join(public_url.split("/")[:3]))
        inner = Starlette(routes=self.routes(web), lifespan=self.lifespan, exception_handlers={Exception: broken})
        self.app = Guard(inner, names, pages, prefix)
        self.stop: Callable[[], None] = lambda: None

    def routes(self, web: Path) -> list[BaseRoute]:
        """The requests, the socket, the page."""

        async def socket(websocket: WebSocket) -> None:
            await Socket(self.services, websocket).serve()

        async def unknown(request: Request) -> Response:
            return http.error(Refusal("no_table", "There is nothing under this address."))

        return [
            *http.routes(self.services),
            WebSocketRoute("/api/socket", socket),
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


class Page(StaticFiles):
    """The built page: what carries a hash in its name may be kept, the rest is asked for anew."""

    def file_response(self, full_path: Any, *args: Any, **more: Any) -> Response:
        """A file with how long it may be kept."""
        response = super().file_response(full_path, *args, **more)
        kept = "/assets/" in str(full_path)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response


def page(web: Path) -> Any:
    """The page, or a sentence that there is none."""
    if (web / "index.html").is_file():
        return Page(directory=web, html=True)

    async def none(scope: Scope, receive: Any, send: Any) -> None:
        await PlainTextResponse(NO_PAGE)(scope, receive, send)

    return none


async def broken(request: Request, problem: Exception) -> Response:
    """The answer when we have made a mistake; the log has the details."""
    content = {"error": "broken", "sentence": "The server has made a mistake; it has been noted."}
    return Response(encode(content), 500, media_type="application/json")
