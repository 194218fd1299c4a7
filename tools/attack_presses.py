"""Random and malformed interactions: buttons, menus, forms and commands as nobody could send them.

They come from players, from strangers, from other channels and other servers. Each is answered, nothing that is
refused changes anything, nothing private is said in public, and nothing is our bug.
"""

import asyncio
import logging
import random
import string
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.local import payloads
from bot.local.exchange import Callback, Doing, Exchange
from bot.local.objects import Channel, Json, Message, Part
from bot.local.player import Player
from bot.local.server import ACK_LIMIT, LocalDiscord
from bot.saves import look_through
from bot.words import LANGUAGES
from tests.e2e.bots import at_rest
from tests.e2e.everything import HOSTILE, Room, Typed, commands, is_fault, room
from tests.e2e.people import Offer, Party, offers
from tests.e2e.situations import SITUATIONS, situation

AT_ONCE = 16
CHUNK = 2000
"""Interactions after which everything begins anew, so that campaigns do not come to their end."""
WAIT = 10.0
ANOTHER_GUILD = 1 << 22
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, FILE = 1, 2, 3, 4, 5, 6, 11
ODD: tuple[Any, ...] = (
    *HOSTILE,
    "",
    "0",
    "null",
    "../../etc/passwd",
    "{{7*7}}",
    "'; DROP TABLE deeds; --",
    "\u200b" * 50,
    "😀" * 100,
    "f:1:0:?start:",
    "__proto__",
)
"""What is typed, besides letters at random."""


@dataclass
class Pressed:
    """What came of all of them."""

    interactions: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    done: int = 0
    """Deeds that were done: some random presses are moves."""
    unanswered: int = 0
    silent: int = 0
    """Acknowledged, and then neither done nor answered."""
    faults: int = 0
    """Answers or lines of the log that speak of a bug."""
    changed_by_refused: int = 0
    """Deeds by strangers, from other channels or from other servers; and states that no deed led to."""
    leaks: int = 0
    """Answers that everybody could read, or that called somebody."""
    notes: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.unanswered or self.silent or self.faults or self.changed_by_refused or self.leaks)

    def note(self, what: str, line: str) -> None:
        """Something that should not be."""
        setattr(self, what, getattr(self, what) + 1)
        if len(self.notes) < 200:
            self.notes.append(f"{what}: {line[:300]}")


class Unanswered(Exception):
    """The message says what was sent."""


class Ears(logging.Handler):
    """Hears what the bot would write into its log as an error."""

    def __init__(self, found: Pressed) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        error = f"{record.exc_info[1]!r} in " if record.exc_info else ""
        self.found.note("faults", f"{error}{record.name}: {record.getMessage()}")


class Crowd:
    """Hands that press everything."""

    def __init__(self, local: LocalDiscord, at: Room, channels: dict[str, int], found: Pressed, seed: int) -> None:
        self.local = local
        self.at = at
        self.channels = channels
        self.found = found
        self.rng = random.Random(seed)
        self.players = local.players
        self.stranger = local.players[3]
        self.typed: list[Typed] = [each for language in LANGUAGES for each in commands(local, language)]
        self.foreign: set[int] = set()
        """Interactions that may change nothing, whatever they say."""
        self.exchanges: list[Exchange] = []
        self.edits: dict[int, int] = {}
        """How often a message had been edited when something on it was pressed."""

    async def press(self, number: int) -> None:
        """So many interactions, several at once."""
        left = iter(range(number))
        async with asyncio.TaskGroup() as hands:
            for _ in range(AT_ONCE):
                hands.create_task(self._hand(left))

    async def _hand(self, left: Any) -> None:
        ways: tuple[Callable[[], Awaitable[Exchange]], ...] = (
            self._button,
            self._button,
            self._real,
            self._menu,
            self._form,
            self._command,
            self._command,
            self._complete,
        )
        for _ in left:
            way = self.rng.choice(ways)
            self.found.interactions += 1
            kind = way.__name__.removeprefix("_")
            self.found.by_kind[kind] = self.found.by_kind.get(kind, 0) + 1
            try:
                self.exchanges.append(await way())
            except Unanswered as error:
                self.found.note("unanswered", str(error))

    # What is sent

    async def _real(self) -> Exchange:
        """Something that is offered, by anybody."""
        panel, offer = self._offered()
        if offer is None:
            return await self._button()
        code = {"component_type": 3, "custom_id": offer.custom_id, "values": [offer.code]}
        data = code if offer.in_menu else {"component_type": 2, "custom_id": offer.custom_id}
        return await self._send(Doing.COMPONENT, offer.code, data, source=panel)

    async def _button(self) -> Exchange:
        """A button whose id was changed, on a message of the bot or on one that never had it."""
        panel, offer = self._offered()
        custom_id = self._mutated(offer.custom_id if offer is not None else "f:1:0:?start:")
        if self.rng.random() < 0.3:
            custom_id = f"f:{self.rng.choice((0, 1, 2, 99999))}:{self.rng.choice((0, 1, 7))}:{self._code(offer)}"
        custom_id = _fitting(panel, custom_id, Part.BUTTON)
        data = {"component_type": int(Part.BUTTON), "custom_id": custom_id}
        return await self._send(Doing.COMPONENT, custom_id, data, source=panel)

    async def _menu(self) -> Exchange:
        """A menu with something in it that nobody offered."""
        panel, offer = self._offered()
        custom_id = offer.custom_id if offer is not None and offer.in_menu else self._mutated("f:1:0:menu")
        values = [self._code(offer)[:100] for _ in range(self.rng.choice((0, 1, 1, 1, 2, 25)))]
        custom_id = _fitting(panel, custom_id, Part.SELECT)
        data: Json = {"component_type": int(Part.SELECT), "custom_id": custom_id, "values": values}
        if panel.part(custom_id) is None and self.rng.random() < 0.2:
            people = {"values": [str(self.stranger.id)], "resolved": self._people()}
            data |= people | {"component_type": int(Part.USER_SELECT)}
        return await self._send(Doing.COMPONENT, custom_id, data, source=panel)

    async def _form(self) -> Exchange:
        """A form nobody opened."""
        panel, _ = self._offered()
        name = self.rng.choice(("square", "name", "keep", "", "x"))
        campaign = self.rng.choice((1, 2, 99999))
        custom_id = self._mutated(f"f:{campaign}:{self.rng.randrange(9)}:?{name}:{self.rng.randrange(99)}")
        typed = {"type": 4, "id": 2, "custom_id": name or "x", "value": self._text()}
        parts = self.rng.choice(
            ([{"type": 18, "id": 1, "component": typed}], [], [{"type": 1, "components": [typed]}])
        )
        data = {"custom_id": custom_id[:100] or "x", "components": parts}
        return await self._send(Doing.MODAL, custom_id, data, source=panel)

    async def _command(self) -> Exchange:
        """A command with odd options."""
        return await self._send(Doing.COMMAND, *self._typed(None))

    async def _complete(self) -> Exchange:
        """Somebody types into an option."""
        with_options = [each for each in self.typed if any(option.get("autocomplete") for option in each.options)]
        command = self.rng.choice(with_options)
        return await self._send(Doing.AUTOCOMPLETE, *self._typed(command))

    def _typed(self, completed: Typed | None) -> tuple[str, Json]:
        command = completed or self.rng.choice([each for each in self.typed if each.name != "campaign import"])
        given: list[Json] = []
        for option in command.options:
            if completed is None and not option.get("required") and self.rng.random() < 0.5:
                continue
            given.append({"name": option["name"], "type": option["type"], "value": self._value(option)})
        if completed is not None:
            focused = next(option["name"] for option in command.options if option.get("autocomplete"))
            given = [each for each in given if each["name"] == focused]
            given[0] |= {"focused": True, "value": self._text()}
        words = command.name.split()
        for word in reversed(words[1:]):
            given = [{"type": SUBCOMMAND, "name": word, "options": given}]
        root = next(each for each in self.local.world.usable_commands() if each["name"] == words[0])
        data: Json = {"id": root["id"], "name": words[0], "type": 1, "options": given}
        return command.name, data | {"resolved": self._people()}

    def _people(self) -> Json:
        user, number = self.stranger.user, str(self.stranger.id)
        member = payloads.partial_member(user, self.local.world.guild)
        return {"users": {number: payloads.user(user)}, "members": {number: member | {"permissions": "0"}}}

    def _value(self, option: Json) -> Any:
        if option.get("choices"):
            return self.rng.choice(option["choices"])["value"]
        if option["type"] == USER:
            return str(self.stranger.id)
        if option["type"] == INTEGER:
            # Discord itself keeps numbers within their bounds.
            return self.rng.choice((option.get("min_value", 0), option.get("max_value", 9)))
        if option["type"] == BOOLEAN:
            return self.rng.random() < 0.5
        return self._text()[: option.get("max_length", 6000)].ljust(option.get("min_length", 0), "x")

    # How it is sent

    async def _send(self, doing: Doing, name: str, data: Json, source: Message | None = None) -> Exchange:
        """By anybody, mostly where it belongs."""
        player, place = self.rng.choice(self.players), self._place(source)
        here = source is not None and place.id == source.channel_id
        abroad = self.rng.random() < 0.1
        exchange = self._exchange(doing, player, place, name, source)
        payload = payloads.interaction(self.local.world, exchange, data, player.locale)
        if abroad:
            another = str(self.local.world.guild.id + ANOTHER_GUILD)
            payload |= {"guild_id": another, "guild": payload["guild"] | {"id": another}}
        if abroad or player is self.stranger or (source is not None and not here):
            self.foreign.add(exchange.id)
        if source is not None:
            self.edits[exchange.id] = source.edits
        loop = asyncio.get_running_loop()
        loop.call_later(ACK_LIMIT, exchange.miss)
        self.local.world.open_exchange(exchange, payload)
        await exchange.answered()
        if exchange.missed:
            raise Unanswered(f"{doing.name.lower()} {data}")
        return exchange

    def _exchange(
        self, doing: Doing, player: Player, place: Channel, name: str, source: Message | None
    ) -> Exchange:
        ids, user = self.local.world.ids, player.user
        opened = Exchange(ids.next(), Doing.COMPONENT, user, place.id, name, source=source)
        return Exchange(
            ids.next(),
            doing,
            user,
            place.id,
            name,
            source=source if doing in (Doing.COMPONENT, Doing.MODAL) else None,
            triggered_by=opened if doing is Doing.MODAL else None,
        )

    def _place(self, source: Message | None) -> Channel:
        channels = self.local.world.channels
        if source is not None and self.rng.random() < 0.8:
            return channels[source.channel_id]
        return channels[self.rng.choice(list(self.channels.values()))]

    def _offered(self) -> tuple[Message, Offer | None]:
        """A panel, and something on it."""
        channel = self.rng.choice(list(self.channels.values()))
        party = Party(self.local, self.players, channel)
        panel = party.panel() or self.players[0].say("…", channel)
        found = offers(panel)
        return panel, self.rng.choice(found) if found else None

    def _code(self, offer: Offer | None) -> str:
        code = offer.code if offer is not None else "end_turn"
        return self.rng.choice((code, self._mutated(code), self._text(), f"{code}:{self._text()}"))

    def _mutated(self, text: str) -> str:
        """A text with a few letters changed, cut, doubled or put in."""
        letters = list(text)
        for _ in range(self.rng.randrange(1, 4)):
            place = self.rng.randrange(len(letters) + 1)
            how = self.rng.randrange(5)
            if how == 0 and letters:
                del letters[place - 1]
            elif how == 1:
                letters.insert(place, self.rng.choice(string.printable[:94] + "é\u202e\u00a0"))
            elif how == 2 and letters:
                letters[place - 1] = self.rng.choice("0123456789:-?fé")
            elif how == 3:
                letters = letters[:place]
            else:
                letters += letters[place:]
        return "".join(letters)[:100]

    def _text(self) -> str:
        if self.rng.random() < 0.6:
            return str(self.rng.choice(ODD))
        return "".join(self.rng.choices(string.printable[:94], k=self.rng.randrange(1, 60)))

    # What came of it

    async def look_back(self) -> None:
        """Everything that was sent, once the bot is at rest."""
        for exchange in self.exchanges:
            if exchange.kind is Callback.DEFERRED_MESSAGE:
                try:
                    await exchange.settled(WAIT)
                except TimeoutError:
                    self.found.note("unanswered", f"{exchange.name}: thinking for ever")
        for campaign_id in await self.at.bot.store.live():
            await at_rest(self.at.bot, campaign_id)
        deeds = await self._deeds()
        for exchange in self.exchanges:
            self._judge(exchange, exchange.id in deeds)
        self.found.done += len(deeds)

    def _judge(self, exchange: Exchange, done: bool) -> None:
        source = exchange.source.id if exchange.source is not None else None
        answers = [
            each for each in (exchange.message, *exchange.followups) if each is not None and each.id != source
        ]
        on_panel = exchange.source is not None and exchange.source.edits > self.edits[exchange.id]
        # Somebody else had everything drawn anew meanwhile: what was pressed is gone, and the panel stands below.
        drawn_anew = exchange.source is not None and exchange.source.deleted
        answered = answers or on_panel or drawn_anew or exchange.modal is not None or exchange._settled.is_set()
        if exchange.doing is not Doing.AUTOCOMPLETE and not (answered or done):
            self.found.note("silent", f"{exchange.name} by {exchange.player.name}")
        if done and exchange.id in self.foreign:
            self.found.note("changed_by_refused", f"{exchange.name} by {exchange.player.name}")
        for message in answers:
            if message.ephemeral_for != exchange.player.id or message.mentions:
                self.found.note("leaks", f"{exchange.name}: {message.text()}")
            if is_fault(message.text()):
                self.found.note("faults", f"{exchange.name} by {exchange.player.name}: {message.text()}")

    async def _deeds(self) -> set[int]:
        """The interactions that led to a deed."""
        sent, found = {exchange.id for exchange in self.exchanges}, set()
        for campaign_id in await self.at.bot.store.live():
            for number in sent:
                if await self.at.bot.store.recorded(campaign_id, number) is not None:
                    found.add(number)
        return found


def _fitting(message: Message, custom_id: str, kind: Part) -> str:
    """An id that is not that of another kind of part: Discord itself says what kind was pressed."""
    part = message.part(custom_id[:100])
    return custom_id[:100] or "x" if part is None or part["type"] == kind else "x"


async def overrun(folder: Path, *, interactions: int, seed: int, found: Pressed | None = None) -> Pressed:
    """So many random interactions, in chunks that begin anew."""
    found = found or Pressed()
    ears, log = Ears(found), logging.getLogger()
    log.addHandler(ears)
    try:
        number = 0
        while found.interactions < interactions:
            number += 1
            size = min(CHUNK, interactions - found.interactions)
            await _chunk(folder / f"chunk-{number}.sqlite3", found, size, seed + number)
    finally:
        log.removeHandler(ears)
    return found


async def _chunk(database: Path, found: Pressed, size: int, seed: int) -> None:
    rng, local = random.Random(seed), LocalDiscord()
    await local.start()
    try:
        kinds = rng.sample(sorted(SITUATIONS), 6)
        async with room(local, database) as at:
            channels = {kind: local.world.add_channel(kind.replace("_", "-")).id for kind in kinds}
            for kind, channel in channels.items():
                alix, bruno = local.players[:2]
                await at.set_up(situation(kind, rng.choice(LANGUAGES), alix.id, bruno.id), channel)
            crowd = Crowd(local, at, channels, found, seed)
            await crowd.press(size)
            await crowd.look_back()
        report = await look_through(database)
        for error in report.errors:
            found.note("changed_by_refused", error)
    finally:
        await local.stop()
