"""The author's page: a small web server on the loopback interface, and what the page asks it for."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import get_args

from aiohttp import web

from bot.descent.author.desk import GAMES, Desk, Watcher
from bot.descent.simulate.batch import Difficulty
from bot.local.loopback import require_local
from bot.words.language import Language

FILES = Path(__file__).parent / "page"
SHARED = Path(__file__).parent.parent.parent / "local" / "page"
"""The page of the local table lends what both look like."""
LENT = frozenset({"style.css", "dom.js", "torch.svg"})
POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}
BREATH = 15.0
"""Seconds after which an open line says that it is still open."""
MOST_GAMES = 200
HEROES = range(2, 5)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class AuthorPage:
    """The page and its server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.url = ""
        self._runner: web.AppRunner | None = None

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Read the draft and open the door; port 0 takes any free one."""
        await self.desk.open()
        app = web.Application(middlewares=[_only_from_here])
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/static/{name}", self._static),
                web.get("/sheet", self._sheet),
                web.get("/map/{kind}.png", self._map),
                web.get("/live", self._live),
                web.post("/rehearse", self._rehearse),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.url = f"http://{host}:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        """Close the door."""
        await self.desk.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    # Files --------------------------------------------------------------------------------------------------------

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(FILES / "index.html", headers=HEADERS)

    async def _static(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        path = (SHARED if name in LENT else FILES) / name
        if path.parent not in (FILES, SHARED) or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=HEADERS)

    # The draft ----------------------------------------------------------------------------------------------------

    async def _sheet(self, _: web.Request) -> web.StreamResponse:
        return web.json_response(await self.desk.described(), headers=HEADERS)

    async def _map(self, request: web.Request) -> web.StreamResponse:
        kind, area = request.match_info["kind"], request.query.get("area", "")
        language: Language = "fr" if request.query.get("lang") == "fr" else "en"
        if kind not in ("author", "players") or (area and area not in self.desk.sheet.areas):
            raise web.HTTPNotFound
        picture = await self.desk.picture(kind, area, language)
        if picture is None:
            raise web.HTTPNotFound
        return web.Response(body=picture, content_type="image/png", headers=HEADERS)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """A line that stays open: says that there is news, and of which revision."""
        line = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream"})
        await line.prepare(request)
        watcher = Watcher()
        self.desk.watchers.add(watcher)
        try:
            with suppress(ConnectionError):
                await self._tell(line, watcher)
        finally:
            self.desk.watchers.discard(watcher)
        return line

    async def _tell(self, line: web.StreamResponse, watcher: Watcher) -> None:
        while not watcher.gone:
            watcher.news.clear()
            news = json.dumps({"revision": self.desk.revision})
            await line.write(f"data: {news}\n\n".encode())
            with suppress(TimeoutError):
                async with asyncio.timeout(BREATH):
                    await watcher.news.wait()

    async def _rehearse(self, request: web.Request) -> web.StreamResponse:
        """Let automatic heroes play; only our own page may ask, since other pages can't send JSON here."""
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            asked = dict(await request.json())
            games, heroes = int(asked.get("games", GAMES)), int(asked.get("heroes", HEROES[-1]))
        except (ValueError, TypeError) as error:
            raise web.HTTPBadRequest from error
        difficulty = next(
            (each for each in get_args(Difficulty) if each == asked.get("difficulty", "normal")), None
        )
        if not 1 <= games <= MOST_GAMES or heroes not in HEROES or difficulty is None:
            raise web.HTTPBadRequest
        begun = self.desk.rehearse(games, heroes, difficulty)
        return web.json_response({"ok": begun}, headers=HEADERS)


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    require_local(request)
    return await handler(request)
