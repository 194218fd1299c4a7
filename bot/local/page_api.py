"""What the web page of the local table asks for: the world, messages, and acting as a player."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from aiohttp import WSCloseCode, web

from bot.local import media, payloads
from bot.local.exchange import Modal
from bot.local.loopback import require_local
from bot.local.objects import Channel, ChannelKind, Json, Message
from bot.local.player import Player
from bot.local.texts import CannotDo, said
from bot.local.world import Change, World, WorldEvent
from bot.paths import DATA

FILES = Path(__file__).parent / "page"
POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'"
LOCALES = ("fr", "en-US")
EMOJI = DATA / "fonts" / "emoji.woff2"
"""Where `tools/fetch_emoji.py` puts it."""
EMOJI_FACE = """@font-face {
  font-family: "Flambeau Emoji";
  src: url("/page/emoji.woff2") format("woff2");
  font-display: swap;
}
"""
Action = Callable[[Player, Json], Awaitable[Json | None]]


class BenchDesk(Protocol):
    """What the page asks a test bench, for a player in a channel."""

    async def shown(self, player: Player, channel: int) -> Json:
        """Everything on it."""
        ...

    async def answer(self, player: Player, channel: int, wanted: Json) -> Json:
        """Do something on it."""
        ...


@dataclass(eq=False)
class Viewer:
    """A browser window, looking as one player."""

    player: Player
    socket: web.WebSocketResponse
    outbox: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)


class PageApi:
    """The page's side door into the world."""

    def __init__(self, world: World, find_player: Callable[[int], Player | None]) -> None:
        self.world = world
        self._find_player = find_player
        self.viewers: set[Viewer] = set()
        self.awaited: Callable[[int], Awaitable[Collection[int]]] = _nobody
        """Whom what is played in a channel waits for; whoever knows the game says so."""
        self.bench: BenchDesk | None = None
        """The test bench, where authors try things out; none unless whoever hosts this has set one up."""
        world.watch(self._on_change)

    def routes(self) -> list[web.RouteDef]:
        """Everything under /page."""
        actions: dict[str, Action] = {
            "slash": self._slash,
            "complete": self._complete,
            "press": self._press,
            "pick": self._pick,
            "submit": self._submit,
            "locale": self._locale,
            "say": self._say,
            "bench": self._at_bench,
        }
        return [
            web.get("/page/emoji.css", self.emoji),
            web.get("/page/emoji.woff2", self.emoji_font),
            web.get("/page/static/{path:.+}", self.static),
            web.get("/page/world", self.described),
            web.get("/page/messages", self.messages),
            web.get("/page/awaited", self.who_is_awaited),
            web.get("/page/bench", self.shown_bench),
            web.get("/page/live", self.live),
            *(web.post(f"/page/{name}", self._acting(action)) for name, action in actions.items()),
        ]

    # Files

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself. As long as nothing was said here, everybody speaks the language of the first browser."""
        accepted = request.headers.get("Accept-Language")
        if accepted is not None and not self.world.messages:
            for user in self.world.people():
                if not user.settled and (player := self._find_player(user.id)) is not None:
                    player.locale = preferred(accepted)
        return self._served(FILES / "index.html")

    async def emoji(self, _: web.Request) -> web.StreamResponse:
        """The style sheet that brings emoji in colour, if `make play` could fetch them; else it is empty."""
        face = EMOJI_FACE if EMOJI.is_file() else ""
        return web.Response(text=face, content_type="text/css", headers={"Cache-Control": "no-cache"})

    async def emoji_font(self, _: web.Request) -> web.StreamResponse:
        """The font itself."""
        return self._served(EMOJI)

    async def static(self, request: web.Request) -> web.StreamResponse:
        """The page's scripts, styles and pictures."""
        path = (FILES / request.match_info["path"]).resolve()
        if not path.is_relative_to(FILES.resolve()):
            raise web.HTTPNotFound
        return self._served(path)

    def _served(self, path: Path) -> web.StreamResponse:
        if not path.is_file():
            raise web.HTTPNotFound
        headers = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
        return web.FileResponse(path, headers=headers | {"Cache-Control": "no-cache"})

    # Looking

    async def described(self, request: web.Request) -> web.Response:
        """The guild, its channels, players and commands."""
        require_local(request)
        return web.json_response(
            {
                "guild": {"id": str(self.world.guild.id), "name": self.world.guild.name},
                "channels": [_channel(channel) for channel in self._channels()],
                "players": [
                    {"id": str(user.id), "name": user.name, "locale": user.locale, "colour": user.colour}
                    for user in self.world.people()
                ],
                "bot": {
                    "id": str(self.world.bot.id),
                    "name": self.world.bot.name,
                    "online": self.world.bot_online,
                },
                "commands": self.world.usable_commands(),
            }
        )

    def _channels(self) -> list[Channel]:
        """The page shows one guild, the first, and direct messages."""
        shown = (None, self.world.guild.id)
        return [channel for channel in self.world.channels.values() if channel.guild_id in shown]

    async def messages(self, request: web.Request) -> web.Response:
        """What one player sees in one channel."""
        require_local(request)
        try:
            player = self._player(request.query.get("player"))
            seen = player.sees(_number(request.query.get("channel")))
        except CannotDo as error:
            return web.json_response({"messages": [], "error": str(error)}, status=404)
        return web.json_response({"messages": [self._message(message) for message in seen]})

    async def who_is_awaited(self, request: web.Request) -> web.Response:
        """The players for whom everybody else in a channel waits."""
        require_local(request)
        players = await self.awaited(_number(request.query.get("channel")) or 0)
        return web.json_response({"players": [str(player) for player in players]})

    async def shown_bench(self, request: web.Request) -> web.Response:
        """What lies on the test bench; nothing where there is none."""
        require_local(request)
        if self.bench is None:
            return web.json_response({"there": False})
        player = self._player(request.query.get("player"))
        shown = await self.bench.shown(player, _number(request.query.get("channel")) or 0)
        return web.json_response({"there": True} | shown)

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """Everything that happens from now on, as far as one player may know."""
        require_local(request)
        try:
            player = self._player(request.query.get("player"))
        except CannotDo as error:
            raise web.HTTPNotFound(text=str(error)) from None
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        viewer = Viewer(player, socket)
        viewer.outbox.put_nowait({"type": "bot", "online": self.world.bot_online})
        self.viewers.add(viewer)
        writer = asyncio.create_task(_write(viewer))
        try:
            async for _ in socket:
                pass
        finally:
            self.viewers.discard(viewer)
            viewer.outbox.put_nowait(None)
            await writer
        return socket

    async def close(self) -> None:
        """Close every window's line."""
        for viewer in list(self.viewers):
            await viewer.socket.close(code=WSCloseCode.GOING_AWAY)

    def _on_change(self, change: Change) -> None:
        for viewer in self.viewers:
            shown = self._shown(change, viewer.player)
            if shown is not None:
                viewer.outbox.put_nowait(shown)

    def _shown(self, change: Change, player: Player) -> Json | None:
        """A change as one player's page hears of it, if it may."""
        message, exchange = change.message, change.exchange
        mine = exchange is not None and exchange.player is player.user
        if message is not None and self.world.visible(message, player.id):
            if change.event is WorldEvent.MESSAGE_GONE:
                return {"type": "delete", "id": str(message.id), "channel_id": str(message.channel_id)}
            return {"type": "message", "message": self._message(message)}
        if change.event is WorldEvent.COMMANDS:
            return {"type": "commands"}
        if change.event is WorldEvent.USER:
            return {"type": "people"}
        if change.event is WorldEvent.BOT:
            return {"type": "bot", "online": self.world.bot_online}
        if change.event is WorldEvent.MODAL and mine and exchange is not None and exchange.modal is not None:
            return {"type": "modal", "modal": _modal(exchange.modal)}
        if change.event is WorldEvent.MISSED and mine:
            return {"type": "notice", "text": said("no_answer", player.locale)}
        if change.channel is not None and change.event is not WorldEvent.PINS:
            return {"type": "channels"}
        return None

    def _message(self, message: Message) -> Json:
        """A message with everything the page draws; addresses are relative, whatever the host is called."""
        whole = payloads.message(self.world, message, base="")
        # Files shown inside embeds or components are not drawn a second time.
        inside = media.references([message.embeds, message.components])
        loose = [] if message.is_v2 else [file for file in message.attachments if file.name not in inside]
        given = message.interaction
        return {
            "id": whole["id"],
            "channel_id": whole["channel_id"],
            "author": {
                "id": whole["author"]["id"],
                "name": message.author.name,
                "bot": message.author.bot,
            },
            "content": whole["content"],
            "embeds": whole["embeds"],
            "components": whole["components"],
            "attachments": [
                {"description": None, "width": None, "height": None} | media.attachment(file, message, "")
                for file in loose
            ],
            "ephemeral": message.ephemeral,
            "pinned": message.pinned,
            "timestamp": message.timestamp,
            "edited_timestamp": message.edited_timestamp,
            "interaction": {"name": message.command, "user": _person(given["user"])} if given else None,
            "reference": str(message.reference) if message.reference else None,
            "thinking": message.thinking,
        }

    # Acting

    def _acting(self, action: Action) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            require_local(request)
            locale = "en-US"
            try:
                asked = await _asked(request)
                player = self._player(asked.get("player"))
                locale = player.locale
                answer = await action(player, asked)
            except CannotDo as error:
                return web.json_response({"ok": False, "error": error.said(locale)})
            except (KeyError, ValueError, TypeError) as error:
                reason = said("bad_request", locale, reason=error)
                return web.json_response({"ok": False, "error": reason}, status=400)
            return web.json_response({"ok": True} | (answer or {}))

        return handle

    async def _slash(self, player: Player, asked: Json) -> None:
        options = _keywords(asked.get("options"))
        await player.slash(asked["command"], channel=_number(asked.get("channel")), **options)

    async def _complete(self, player: Player, asked: Json) -> Json:
        options = _keywords(asked.get("options"))
        focused = asked["focused"]
        value = options.pop(_keyword(focused), "")
        channel = _number(asked.get("channel"))
        found = await player.complete(asked["command"], focused, str(value), channel=channel, **options)
        return {"choices": [{"name": choice.name, "value": choice.value} for choice in found]}

    async def _press(self, player: Player, asked: Json) -> None:
        await player.press(player.find(int(asked["message"])), asked["custom_id"])

    async def _pick(self, player: Player, asked: Json) -> None:
        message = player.find(int(asked["message"]))
        await player.pick(message, asked["custom_id"], *asked["values"])

    async def _submit(self, player: Player, asked: Json) -> None:
        modal = self.world.modals.get(asked["modal"])
        if modal is None:
            raise CannotDo("unknown_modal")
        await player.submit(modal, **asked["values"])

    async def _locale(self, player: Player, asked: Json) -> None:
        if asked["locale"] not in LOCALES:
            raise ValueError(asked["locale"])
        player.locale = asked["locale"]

    async def _say(self, player: Player, asked: Json) -> None:
        if not str(asked["content"]).strip():
            raise ValueError("content")
        player.say(str(asked["content"]), _number(asked.get("channel")))

    async def _at_bench(self, player: Player, asked: Json) -> Json:
        if self.bench is None:
            raise CannotDo("unknown_command", command="bench")
        return await self.bench.answer(player, _number(asked.get("channel")) or 0, asked)

    def _player(self, given: Any) -> Player:
        player = self._find_player(_number(given) or 0)
        if player is None:
            raise CannotDo("unknown_player")
        return player


def preferred(accepted: str) -> str:
    """The locale of ours that a browser likes best, by its `Accept-Language`; English if it knows neither."""
    liked = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        with contextlib.suppress(ValueError):
            liked.append((float(weight or 1), tag.strip().lower()[:2]))
    ours = {locale[:2]: locale for locale in LOCALES}
    known = [tag for weight, tag in sorted(liked, key=lambda each: -each[0]) if weight > 0 and tag in ours]
    return ours[known[0]] if known else "en-US"


async def _nobody(channel: int) -> Collection[int]:
    return ()


async def _asked(request: web.Request) -> Json:
    if request.content_type != "application/json":
        raise ValueError("application/json")
    asked = await request.json()
    if not isinstance(asked, dict):
        raise TypeError("{…}")
    return asked


async def _write(viewer: Viewer) -> None:
    while (shown := await viewer.outbox.get()) is not None:
        with contextlib.suppress(ConnectionError):
            await viewer.socket.send_json(shown)


def _number(given: Any) -> int | None:
    return int(given) if given not in (None, "") else None


def _keyword(name: str) -> str:
    """Option names that are also parameters of `Player.slash` get a trailing underscore."""
    return f"{name}_" if name in ("channel", "locale", "command", "focused", "value", "self") else name


def _keywords(options: Any) -> dict[str, Any]:
    return {_keyword(name): value for name, value in (options or {}).items()}


def _person(user: Json) -> Json:
    return {"id": user["id"], "name": user["global_name"]}


def _modal(modal: Modal) -> Json:
    return {
        "token": modal.token,
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": modal.components,
    }


def _channel(channel: Channel) -> Json:
    answer: Json = {"id": str(channel.id), "name": channel.name, "type": int(channel.kind)}
    if channel.kind == ChannelKind.DM:
        answer["recipient"] = str(channel.recipient_id)
    if channel.is_thread:
        answer |= {"parent_id": str(channel.parent_id), "archived": channel.archived}
    return answer
