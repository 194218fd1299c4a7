"""Hands for those who press everything: the right person, a stranger, twice, too late, in the wrong place."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.app import Flambeau
from bot.descent.party.campaign import Campaign
from bot.descent.state.game import RULES_VERSION
from bot.local.exchange import Doing, Exchange
from bot.local.objects import Json, Message, Upload
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.words import Language
from cogs.access import stage_of
from renders.drawing import Animation, Drawing
from renders.studio import Picture

from .bots import running
from .conftest import DOT, QuickStudio

WAIT = 10.0
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, FILE = 1, 2, 3, 4, 5, 6, 11
HOSTILE = (
    "x" * 3000,
    "<@1> @everyone **loud** `code` [link](https://example.org)",
    "-1",
    "99999999999999999999999",
    "f:1:2:end_turn",
    "é́́́\u202e\x00 ",
)


class BlankStudio(QuickStudio):
    """Draws nothing at all, at once."""

    async def picture(self, drawing: Drawing | Animation, home: int | None = None) -> Picture:
        alt = drawing.make().alt if isinstance(drawing, Animation) else drawing.alt
        return Picture(DOT, f"{drawing.name}.png", alt)


@dataclass(frozen=True)
class Cast:
    """Who presses: the owner plays the first hero and reads the language at hand, the stranger reads the other."""

    owner: Player
    friend: Player
    stranger: Player


def cast(local: LocalDiscord, language: Language) -> Cast:
    """Alix, who manages the server, is never the stranger."""
    alix, bruno, chloe, dario = local.players
    return Cast(alix, bruno, dario) if language == "fr" else Cast(chloe, dario, bruno)


class Room:
    """A running bot, and what is known of its campaigns."""

    def __init__(self, local: LocalDiscord, bot: Flambeau) -> None:
        self.local = local
        self.bot = bot

    async def set_up(self, campaign: Campaign, channel: int) -> int:
        """A campaign that stands as given, shown in a channel."""
        campaign_id, _ = await self.bot.store.create_campaign(
            guild_id=self.local.world.guild.id,
            channel_id=channel,
            name=campaign.name,
            interaction_id=self.local.world.ids.next(),
            rules=RULES_VERSION,
            state=campaign.model_dump_json(),
            people=campaign.people(),
            now=self.bot.clock.now(),
        )
        await stage_of(self.bot).show(campaign_id)
        return campaign_id

    async def standing(self, *campaigns: int) -> dict[int, tuple[int, str, bool]]:
        """Campaigns as they are saved, all unless some are named: what must not change is compared with this."""
        found = {}
        for campaign_id in campaigns or await self.bot.store.live():
            saved = await self.bot.store.load(campaign_id)
            found[campaign_id] = (saved.version, saved.state, saved.archived)
        return found

    async def answer(self, exchange: Exchange) -> str:
        """What was said privately to whoever acted; it must be there, and must not be an excuse for a fault."""
        if exchange.doing is Doing.COMMAND:
            await exchange.settled(WAIT)
            messages = [exchange.message] if exchange.message is not None else []
        else:
            messages = await self.local.world.until(
                lambda: exchange.followups, WAIT, f"an answer to {exchange.name} by {exchange.player.name}"
            )
        assert all(message.ephemeral_for == exchange.player.id for message in messages)
        text = "\n".join(message.text() for message in messages)
        assert text or messages[0].attachments, f"{exchange.name} is answered by nothing"
        assert not is_fault(text), f"{exchange.name} broke something: {text}"
        assert not any(message.mentions for message in messages), f"{exchange.name} called somebody"
        return text

    async def refused(self, exchange: Exchange, before: dict[int, tuple[int, str, bool]]) -> str:
        """The answer to what must not change anything."""
        text = await self.answer(exchange)
        assert await self.standing(*before) == before, (
            f"{exchange.name} by {exchange.player.name} changed something"
        )
        return text


def is_fault(text: str) -> bool:
    """Whether the bot says that something of its own is broken."""
    return "reference" in text or "référence" in text


@asynccontextmanager
async def room(local: LocalDiscord, database: Path) -> AsyncIterator[Room]:
    """The bot, from its start to its end."""
    async with running(local, database) as bot:
        bot.studio = BlankStudio()
        yield Room(local, bot)


def forged(message: Message, custom_id: str) -> Message:
    """A message with one more button on it, as nobody could send it but our own hands."""
    if message.part(custom_id) is None:
        button = {"type": 2, "id": 900, "style": 2, "label": "?", "custom_id": custom_id}
        message.components.append({"type": 1, "id": 901, "components": [button]})
    return message


def scrap(player: Player, channel: int, custom_id: str) -> Message:
    """A message of somebody's own with nothing on it but one button."""
    return forged(player.say("…", channel), custom_id)


async def press(player: Player, message: Message, custom_id: str) -> Exchange:
    """Press a button by its id, on the message or not: Discord's window is not asked."""
    data = {"component_type": 2, "custom_id": custom_id}
    place = player.world.channels[message.channel_id]
    return await player._do(Doing.COMPONENT, place, custom_id, data, source=message)


async def fill(player: Player, message: Message, custom_id: str, typed: str) -> Exchange:
    """Send a form nobody opened."""
    field = {"type": 4, "id": 2, "custom_id": "square", "value": typed}
    data = {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": field}]}
    place = player.world.channels[message.channel_id]
    opened = Exchange(player.world.ids.next(), Doing.COMPONENT, player.user, place.id, custom_id, source=message)
    return await player._do(Doing.MODAL, place, custom_id, data, source=message, triggered_by=opened)


async def twice(player: Player, message: Message, custom_id: str) -> tuple[Exchange, Exchange]:
    """A double click."""
    first, second = await asyncio.gather(press(player, message, custom_id), press(player, message, custom_id))
    return first, second


# Commands -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Typed:
    """A slash command as Discord knows it: its name in our tree, in the player's language, and its options."""

    name: str
    path: str
    options: tuple[Json, ...]


def commands(local: LocalDiscord, language: Language) -> list[Typed]:
    """All commands, as they are called in a language."""
    return [found for command in local.world.usable_commands() for found in _typed(command, language)]


def _typed(command: Json, language: Language, before: str = "", path: str = "") -> Iterator[Typed]:
    word = (command.get("name_localizations") or {}).get("fr") if language == "fr" else None
    name, called = f"{before}{command['name']}", f"{path}{word or command['name']}"
    options = command.get("options") or []
    nested = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    for option in nested:
        yield from _typed(option, language, f"{name} ", f"{called} ")
    if not nested:
        yield Typed(name, called, tuple(options))


def filled(command: Typed, text: str, player: Player) -> dict[str, Any]:
    """Every option of a command with something in it; texts as long as Discord's window lets them be."""
    return {option["name"]: _value(option, text, player) for option in command.options}


def _value(option: Json, text: str, player: Player) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    kind = option["type"]
    if kind == STRING:
        return (text * option.get("min_length", 1))[: option.get("max_length", 6000)]
    values = {
        INTEGER: option.get("min_value", 1),
        BOOLEAN: True,
        USER: player.id,
        FILE: Upload("game.json.gz", json.dumps({"no": "campaign"}).encode()),
    }
    return values[kind]


async def suggested(player: Player, command: Typed, channel: int | None = None) -> dict[str, Any]:
    """The options as somebody would fill them in: with the first suggestion where there are any."""
    given: dict[str, Any] = {}
    for option in command.options:
        if option.get("autocomplete"):
            found = await player.complete(command.path, option["name"], "", channel=channel, **given)
            assert len(found) <= 25
            if found or option.get("required"):
                given[option["name"]] = found[0].value if found else "?"
        elif option.get("required"):
            given[option["name"]] = _value(option, "Les Braises", player)
    return given
