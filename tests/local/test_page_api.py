"""What the web page of the local table is told and may do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yarl

from bot.local import page_api
from bot.local.objects import Json
from bot.local.page_api import POLICY
from bot.local.player import Player
from bot.local.server import LocalDiscord

from .tiny import Running, TinyBot


class Window:
    """A browser window open as one player."""

    def __init__(self, session: aiohttp.ClientSession, player: Player) -> None:
        self.session = session
        self.player = player

    async def post(self, action: str, **asked: Any) -> Json:
        """Act."""
        body = {"player": str(self.player.id)} | asked
        async with self.session.post(f"/page/{action}", json=body) as answer:
            return dict(await answer.json())

    async def messages(self, channel: int) -> list[Json]:
        """Look."""
        query = {"player": str(self.player.id), "channel": str(channel)}
        async with self.session.get("/page/messages", params=query) as answer:
            return list((await answer.json())["messages"])

    async def live(self) -> aiohttp.ClientWebSocketResponse:
        """Listen; the first thing heard is whether the bot is there."""
        socket = await self.session.ws_connect(f"/page/live?player={self.player.id}")
        assert (await socket.receive_json(timeout=5))["type"] == "bot"
        return socket


async def heard(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Json:
    """The next thing of this kind that the window hears."""
    async with asyncio.timeout(5):
        while (told := await socket.receive_json())["type"] != kind:
            pass
    return dict(told)


@pytest.fixture
async def session(local: LocalDiscord, bot: TinyBot) -> AsyncIterator[aiohttp.ClientSession]:
    """A browser on the local table."""
    async with aiohttp.ClientSession(local.url) as browser:
        yield browser


@pytest.fixture
def window(session: aiohttp.ClientSession, alix: Player) -> Window:
    """Alix's window."""
    return Window(session, alix)


async def test_the_world_as_the_page_sees_it(local: LocalDiscord, session: aiohttp.ClientSession) -> None:
    """Guild, channels, players with language and colour, bot and commands, ids as strings."""
    async with session.get("/page/world") as answer:
        world = await answer.json()

    assert world["guild"] == {"id": str(local.world.guild.id), "name": "La Table de Flambeau"}
    assert [channel["name"] for channel in world["channels"]] == ["donjon", "taverne"]
    assert [(one["name"], one["locale"]) for one in world["players"]] == [
        ("Alix", "fr"),
        ("Bruno", "fr"),
        ("Chloé", "en-US"),
        ("Dario", "en-US"),
    ]
    assert world["bot"]["name"] == "Flambeau"
    assert "campaign" in [command["name"] for command in world["commands"]]


async def test_a_command_from_the_page_shows_up_live(local: LocalDiscord, window: Window) -> None:
    """A slash command's answer is pushed with its picture, whose address works."""
    channel = next(iter(local.world.channels))
    socket = await window.live()

    assert await window.post("slash", channel=str(channel), command="board", options={}) == {"ok": True}
    first = (await heard(socket, "message"))["message"]
    second = (await heard(socket, "message"))["message"]
    await socket.close()

    assert (first["thinking"], second["thinking"]) == (True, False)
    assert first["id"] == second["id"]
    assert second["interaction"]["name"] == "board"
    assert second["interaction"]["user"]["name"] == "Alix"
    address = second["embeds"][0]["image"]["url"]
    async with window.session.get(address) as picture:
        assert (picture.status, picture.content_type) == (200, "image/png")
    assert await window.messages(channel) == [second]


async def test_buttons_menus_forms_and_completion_from_the_page(local: LocalDiscord, window: Window) -> None:
    """Everything a person does goes through the page."""
    channel = str(next(iter(local.world.channels)))
    socket = await window.live()

    asked = {"channel": channel, "command": "campaign new", "focused": "quest", "options": {"quest": "br"}}
    assert (await window.post("complete", **asked))["choices"] == [{"name": "Brume", "value": "brume"}]
    await window.post("slash", channel=channel, command="torch", options={})
    torch = (await heard(socket, "message"))["message"]
    await window.post("press", message=torch["id"], custom_id="torch:0")
    assert (await heard(socket, "message"))["message"]["content"] == "lit 1"
    await window.post("slash", channel=channel, command="doors", options={})
    doors = (await heard(socket, "message"))["message"]
    await window.post("pick", message=doors["id"], custom_id="doors", values=["sud"])
    answer = (await heard(socket, "message"))["message"]
    assert (answer["content"], answer["ephemeral"]) == ("doors sud", True)
    await window.post("slash", channel=channel, command="form", options={})
    modal = (await heard(socket, "modal"))["modal"]
    values = {"hero": "Ysolde", "craft": ["mage"], "side": "Gauche", "brave": False}
    assert await window.post("submit", modal=modal["token"], values=values) == {"ok": True}
    assert (await heard(socket, "message"))["message"]["content"] == "Ysolde/mage/Gauche/False"
    await socket.close()


async def test_the_page_speaks_the_players_language(local: LocalDiscord, window: Window) -> None:
    """What cannot be done is said in French to Alix, and in English once Alix changes language."""
    french = await window.post("slash", command="rien", options={})
    await window.post("locale", locale="en-US")
    english = await window.post("slash", command="rien", options={})

    assert french == {"ok": False, "error": "La commande /rien n’existe pas."}
    assert english == {"ok": False, "error": "There is no command /rien."}
    assert local.players[0].locale == "en-US"


async def test_whispers_stay_private_on_the_page(
    local: LocalDiscord, session: aiohttp.ClientSession, alix: Player, dario: Player
) -> None:
    """Dario's window neither lists nor hears Alix's ephemeral message."""
    channel = next(iter(local.world.channels))
    window = Window(session, dario)
    socket = await window.live()

    await alix.slash("secret")
    alix.say("bonsoir")
    told = (await heard(socket, "message"))["message"]
    await socket.close()

    assert told["content"] == "bonsoir"
    assert [message["content"] for message in await window.messages(channel)] == ["bonsoir"]


async def test_deletions_and_chat_are_heard(local: LocalDiscord, window: Window) -> None:
    """A plain chat message appears and a deleted one disappears."""
    socket = await window.live()
    await window.post("say", content="bonsoir")
    said = (await heard(socket, "message"))["message"]

    local.world.delete(local.world.messages[int(said["id"])])
    gone = await heard(socket, "delete")
    await socket.close()

    assert (said["author"]["name"], said["author"]["bot"]) == ("Alix", False)
    assert gone["id"] == said["id"]


async def test_a_bot_that_does_not_answer_is_noticed() -> None:
    """The page says so in the player's language, and hears when the bot leaves."""
    local = LocalDiscord(ack_limit=0.05)
    await local.start()
    running = Running(local)
    await running.start()
    async with aiohttp.ClientSession(local.url) as session:
        window = Window(session, local.players[0])
        socket = await window.live()
        refused = await window.post("slash", command="slow", options={})
        notice = await heard(socket, "notice")
        await running.stop()
        left = await heard(socket, "bot")
        await socket.close()
    await local.stop()

    assert notice["text"] == refused["error"] == "L’application n’a pas répondu à temps."
    assert left == {"type": "bot", "online": False}


async def test_the_page_is_served_under_a_strict_policy(
    local: LocalDiscord, session: aiohttp.ClientSession
) -> None:
    """Only our own scripts run, and no file outside the page's folder is served."""
    async with session.get("/") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Security-Policy"] == POLICY
    for path in ("%2e%2e/server.py", "..%2fserver.py"):
        async with session.get(yarl.URL(f"{local.url}/page/static/{path}", encoded=True)) as answer:
            assert answer.status == 404


async def test_other_web_sites_cannot_act(session: aiohttp.ClientSession, alix: Player) -> None:
    """A request that comes from another site, or under another host name, is turned away."""
    body = {"player": str(alix.id), "content": "x"}
    async with session.post("/page/say", json=body, headers={"Origin": "https://evil.example"}) as answer:
        assert answer.status == 403
    async with session.post("/page/say", json=body, headers={"Host": "evil.example"}) as answer:
        assert answer.status == 403
    assert alix.sees() == []


async def test_nonsense_from_the_page_is_an_error_not_a_crash(window: Window) -> None:
    """Missing fields and unknown ids are answered, in words."""
    answers = [
        await window.post("press", message="5", custom_id="x"),
        await window.post("press"),
        await window.post("submit", modal="x", values={}),
        await window.post("locale", locale="de"),
        await window.post("say", content="x", channel="5"),
        await window.post("say", content="x", player="5"),
    ]

    assert [answer["ok"] for answer in answers] == [False] * 6
    assert all(answer["error"] for answer in answers)


# The first visit


@pytest.mark.parametrize(
    ("accepted", "locale"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en-US"),
        ("de-DE,de;q=0.9,fr;q=0.5,en;q=0.3", "fr"),
        ("en;q=0.2, fr-CA;q=0.7", "fr"),
        ("fr;q=0, de", "en-US"),
        ("", "en-US"),
        ("fr;q=much", "en-US"),
    ],
)
async def test_everybody_speaks_the_language_of_the_first_browser(
    session: aiohttp.ClientSession, local: LocalDiscord, accepted: str, locale: str
) -> None:
    """The page of an empty table is in the language its visitor likes best, and so are all four players."""
    async with session.get("/", headers={"Accept-Language": accepted}) as page:
        assert page.status == 200

    assert {player.locale for player in local.players} == {locale}


async def test_only_the_first_visit_settles_it(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    """Another browser, or a player's own choice, is not overruled by who comes later."""
    local.players[3].locale = "fr"
    async with session.get("/", headers={"Accept-Language": "en"}):
        pass
    async with session.get("/", headers={"Accept-Language": "fr"}):
        pass

    assert [player.locale for player in local.players] == ["en-US", "en-US", "en-US", "fr"]


async def test_whoever_names_no_language_settles_none(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    """Something that only looks whether the page is up is no first visit: the browser after it is."""
    async with session.get("/"):
        pass
    async with session.get("/", headers={"Accept-Language": "fr"}):
        pass

    assert {player.locale for player in local.players} == {"fr"}


async def test_where_something_was_said_nobody_changes(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    """A table that is played at keeps its players' languages, whoever looks."""
    local.players[0].say("Bonsoir")
    before = [player.locale for player in local.players]
    async with session.get("/", headers={"Accept-Language": "en"}):
        pass

    assert [player.locale for player in local.players] == before


async def test_other_windows_hear_of_another_language(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    """A player who switches language in one window does so in all of them."""
    window = Window(session, local.players[0])
    socket = await window.live()

    await window.post("locale", locale="en-US")

    assert await heard(socket, "people") == {"type": "people"}
    await socket.close()


async def test_the_page_learns_who_is_awaited(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    """Nobody, unless whoever knows the game says so; it is asked by channel."""
    place = next(iter(local.world.channels))

    async def asked() -> list[str]:
        async with session.get("/page/awaited", params={"channel": str(place)}) as answer:
            return list((await answer.json())["players"])

    assert await asked() == []

    async def bruno(channel: int) -> tuple[int, ...]:
        return (local.players[1].id,) if channel == place else ()

    local.page.awaited = bruno
    assert await asked() == [str(local.players[1].id)]


async def test_emoji_come_with_the_page(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the font was fetched it is offered; where it was not, nothing points at what is not there."""
    font = tmp_path / "emoji.woff2"
    monkeypatch.setattr(page_api, "EMOJI", font)
    async with session.get("/page/emoji.css") as style:
        assert (style.status, await style.text()) == (200, "")
    async with session.get("/page/emoji.woff2") as missing:
        assert missing.status == 404

    font.write_bytes(b"wOF2")

    async with session.get("/page/emoji.css") as style:
        assert "/page/emoji.woff2" in await style.text()
    async with session.get("/page/emoji.woff2") as there:
        assert await there.read() == b"wOF2"
