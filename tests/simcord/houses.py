"""Two Discords with one face: our loopback server, and SimCord, which somebody else wrote.

Scenarios are played by the people of tests/e2e/people.py, who only press, type and look. SimCord's members are
given the same hands and eyes here, so that one scenario is played in both houses.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import pytest
import simcord
from simcord import interactions
from simcord.builders import ChannelHandle

from bot.app import Flambeau
from bot.local.objects import Json, Message, Suggestion, User
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.settings import Settings
from cogs.access import stage_of
from tests.agenda.parties import NOON
from tests.e2e.bots import running
from tests.e2e.conftest import QuickStudio
from tests.e2e.people import Party
from tests.e2e.spec import spec_path

T = TypeVar("T")
COMPONENT = 3
NAMES = (("Alix", "fr"), ("Bruno", "fr"), ("Chloé", "en-US"), ("Dario", "en-US"))


class House(Protocol):
    """A Discord with the bot in it, and four people in one channel."""

    bot: Flambeau

    async def open(self) -> None:
        """Let the bot and the people in."""

    async def close(self) -> None:
        """Everybody goes; what the house found wrong is said now."""

    def party(self) -> Party:
        """The people, ready to play."""

    async def restart(self) -> None:
        """Another process of the bot takes over, with the same database."""

    async def twice(self, player: Player, message: Message, custom_id: str) -> list[str]:
        """A double click; whatever is said privately about it."""

    async def abroad(self, player: Player, custom_id: str) -> str:
        """The same person presses a button with this id in a channel of another server; the private answer."""


# Our own ------------------------------------------------------------------------------------------------------


class Loopback:
    """The loopback server of `flambeau play`."""

    bot: Flambeau

    def __init__(self, database: Path) -> None:
        self.database = database
        self.local = LocalDiscord(spec=spec_path())
        self._life = AsyncExitStack()

    async def open(self) -> None:
        await self.local.start()
        self.bot = await self._life.enter_async_context(running(self.local, self.database))

    async def close(self) -> None:
        await self._life.aclose()
        await self.local.stop()
        assert self.local.violations == []

    def party(self) -> Party:
        return Party(self.local, self.local.players)

    async def restart(self) -> None:
        await self._life.aclose()
        self.bot = await self._life.enter_async_context(running(self.local, self.database))

    async def twice(self, player: Player, message: Message, custom_id: str) -> list[str]:
        both = await asyncio.gather(player.press(message, custom_id), player.press(message, custom_id))
        await self.local.world.until(lambda: any(each.followups for each in both), 10.0, "an answer to one of both")
        return [answer.text() for each in both for answer in each.followups]

    async def abroad(self, player: Player, custom_id: str) -> str:
        world = self.local.world
        home, there = world.guild.id, list(world.channels)[1]
        message = forged(player.say("…", there), custom_id)
        world.guild.id = home + (1 << 22)
        try:
            exchange = await player.press(message, custom_id)
        finally:
            world.guild.id = home
        return (await world.until(lambda: exchange.followups, 10.0, "an answer abroad"))[0].text()


# SimCord ------------------------------------------------------------------------------------------------------


@dataclass
class Form:
    """A form that was opened."""

    custom_id: str
    shown: simcord.InteractionResult


@dataclass
class Answered:
    """What came of an interaction, as `bot.local.exchange.Exchange` has it."""

    result: simcord.InteractionResult
    reader: int
    choices: list[Suggestion] = field(default_factory=list)

    @property
    def deferred(self) -> bool:
        return self.result.deferred

    @property
    def message(self) -> Message | None:
        answer = self.result.response
        return seen(answer._message, self.reader) if answer is not None else None

    @property
    def followups(self) -> list[Message]:
        return [seen(each._message, self.reader) for each in self.result.followups]

    @property
    def modal(self) -> Form | None:
        shown = self.result.modal
        return Form(str(shown["custom_id"]), self.result) if shown is not None else None

    async def settled(self, timeout: float = 10.0) -> "Answered":  # noqa: ASYNC109
        return self


def seen(message: Any, reader: int) -> Message:
    """A message of SimCord as our own people see it; its components are the very same objects."""
    return Message(
        message.id,
        message.channel_id,
        User(message.author_id, "?"),
        message.timestamp,
        content=message.content,
        components=message.components,
        flags=message.flags,
        ephemeral_for=reader if message.is_ephemeral else None,
        pinned_at=message.timestamp if message.pinned else None,
    )


class Member:
    """Somebody in SimCord's guild."""

    def __init__(self, house: "SimCord", actor: simcord.MemberActor, locale: str) -> None:
        self.house = house
        self.actor = actor
        self.locale = locale

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        return self.actor.name

    async def slash(self, command: str, /, **options: Any) -> Answered:
        return Answered(await self.actor.slash(self.house.channel, command, **options), self.id)

    async def complete(self, command: str, focused: str, value: str = "", **options: Any) -> list[Suggestion]:
        found = await self.actor.autocomplete(self.house.channel, command, focused, value, **options)
        return [Suggestion(choice["name"], choice["value"]) for choice in found]

    async def press(self, message: Message, custom_id: str) -> Answered:
        return Answered(await self.actor.click(self._real(message), custom_id=custom_id), self.id)

    async def pick(self, message: Message, custom_id: str, *values: str) -> Answered:
        return Answered(await self.actor.select(self._real(message), list(values), custom_id=custom_id), self.id)

    async def submit(self, form: Form, /, **values: Any) -> Answered:
        return Answered(await self.actor.submit_modal(form.shown, values), self.id)

    def sees(self, channel: int | None = None) -> list[Message]:
        found = self.house.env.backend.messages[channel or self.house.channel.id].values()
        return [seen(message, self.id) for message in found if message.visible_to(self.id)]

    def _real(self, message: Message) -> Any:
        env = self.house.env
        return simcord.results.ResponseMessage(env, env.backend.get_message(message.channel_id, message.id))


class SimWorld:
    """Waiting in SimCord: the bot has always finished when an action returns."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env

    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float = 5.0,  # noqa: ASYNC109
        what: str = "",
    ) -> T:
        if not (found := predicate()):
            await self.env.settle(timeout=timeout)
            found = predicate()
        if not found:
            raise TimeoutError(f"{what or 'nothing of the kind'}: the bot has nothing more to do")
        return found


class SimCord:
    """SimCord's virtual Discord. It gives everybody American English, so languages are put into its payloads."""

    env: simcord.Env
    world: SimWorld
    bot: Flambeau
    channel: ChannelHandle

    def __init__(self, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database = database
        self.players: list[Member] = []
        made = interactions.base_payload

        def localised(*given: Any, **named: Any) -> tuple[Any, Json]:
            record, payload = made(*given, **named)
            locales = {member.id: member.locale for member in self.players}
            return record, payload | {"locale": locales.get(named["user_id"], "en-US")}

        monkeypatch.setattr(interactions, "base_payload", localised)

    async def open(self) -> None:
        self.bot = self._client()
        self.env = simcord.Env(self.bot, shard_count=1)
        await self.env.start()
        self._quicken()
        self.world = SimWorld(self.env)
        guild = self.env.create_guild("La Table de Flambeau")
        self.channel = guild.create_text_channel("donjon")
        for name, locale in NAMES:
            self.players.append(Member(self, guild.add_member(self.env.create_user(name.lower())), locale))

    async def close(self) -> None:
        await self.env.shutdown()
        # SimCord lets go of a bot without closing it; its database would stay open, and its threads with it.
        await self.bot.close()
        self.env.raise_errors()

    def party(self) -> Party:
        # They press, type and look like our own, which is all a party does with them.
        return Party(cast("LocalDiscord", self), cast("Sequence[Player]", self.players))

    async def restart(self) -> None:
        await self.bot.close()
        self.bot = self._client()
        await self.env.restart_bot(self.bot)
        self._quicken()

    async def twice(self, player: Player, message: Message, custom_id: str) -> list[str]:
        actor = cast("Member", player).actor
        both = [self._sent(actor, self.channel, custom_id, message.id) for _ in range(2)]
        await self.env.settle()
        return [answer.content for each in both for answer in each.followups]

    async def abroad(self, player: Player, custom_id: str) -> str:
        guild = self.env.create_guild("Ailleurs")
        there = guild.create_text_channel("ailleurs")
        actor = guild.add_member(simcord.UserHandle(self.env, self.env.backend.get_user(player.id)))
        posted = self.env.backend.get_message(there.id, (await actor.send(there, "…")).id)
        result = self._sent(actor, there, custom_id, forged(seen(posted, player.id), custom_id).id)
        await self.env.settle()
        assert result.acknowledged
        return result.followups[0].content

    def _sent(
        self, actor: simcord.MemberActor, channel: ChannelHandle, custom_id: str, message: int
    ) -> simcord.InteractionResult:
        """A press that does not wait for the bot, nor ask whether there is such a button."""
        record, payload = interactions.base_payload(
            self.env.backend,
            type=COMPONENT,
            channel_id=channel.id,
            guild_id=actor.guild.id,
            user_id=actor.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        stored = self.env.backend.get_message(channel.id, message)
        payload["message"] = dict(simcord.backend.serializers.message_payload(self.env.backend, stored))
        record.source_message_id = message
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return simcord.InteractionResult(self.env, record)

    def _client(self) -> Flambeau:
        settings = Settings(database=self.database, discord_url=None)
        client = Flambeau(settings, clock=Noon(lambda: self.env), seeds=lambda: "braises")
        client.studio = QuickStudio()
        return client

    def _quicken(self) -> None:
        """No pause between two edits of the pinned message."""
        stage_of(self.bot).notices.breath = 0.0


class Noon:
    """A clock that stands still. SimCord wants to be told of everybody who waits for something outside."""

    def __init__(self, env: Callable[[], simcord.Env]) -> None:
        self._env = env

    def now(self) -> datetime:
        return NOON

    async def sleep_until(self, moment: datetime, unless: asyncio.Event | None = None) -> None:
        await self._env().external_wait(
            (unless or asyncio.Event()).wait(), reason="by this clock it is always noon"
        )


def forged(message: Message, custom_id: str) -> Message:
    """A message with one more button on it."""
    button = {"type": 2, "id": 900, "style": 2, "label": "?", "custom_id": custom_id}
    message.components.append({"type": 1, "id": 901, "components": [button]})
    return message
