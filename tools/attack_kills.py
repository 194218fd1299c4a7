"""kill -9 and SIGTERM in the middle of play: what was shown is there, nothing twice, and every panel comes back."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bot.local.objects import Message
from bot.local.server import LocalDiscord
from bot.saves import look_through
from tests.e2e.people import offers, version_of
from tests.e2e.processes import BotProcess
from tools.attack_people import Group, Shown

ACK_LIMIT = 3.0
TO_SHOW = 20.0
"""Seconds within which all panels are right again after a start."""
BUSY = (0.3, 2.0)
"""Seconds of play before the next blow."""
TROUBLE = re.compile(r"^.*\b(?:ERROR|CRITICAL)\b.*$", re.MULTILINE)
"""A line of the log that somebody would have to look at."""


@dataclass
class Blows:
    """What came of all of them."""

    kills: int = 0
    stops: int = 0
    campaigns: int = 0
    deeds: int = 0
    """In the database at the end."""
    presses_lost: int = 0
    """Presses that nobody answered, because the bot was gone. Not an error."""
    shown_and_lost: int = 0
    history_changed: int = 0
    """Deeds that were there before a blow and are others afterwards."""
    twice: int = 0
    damaged: int = 0
    replays_differ: int = 0
    panels_missing: int = 0
    panels_doubled: int = 0
    bad_exits: int = 0
    """A SIGTERM that ended in anything but exit code 0."""
    troubles_in_log: int = 0
    slowest_start: float = 0.0
    slowest_stop: float = 0.0
    notes: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not any(
            (
                self.shown_and_lost,
                self.history_changed,
                self.twice,
                self.damaged,
                self.replays_differ,
                self.panels_missing,
                self.panels_doubled,
                self.bad_exits,
                self.troubles_in_log,
            )
        )


class Siege:
    """A bot process, several campaigns in play, and a hand on the switch."""

    def __init__(self, folder: Path, campaigns: int, seed: int) -> None:
        self.local = LocalDiscord(ack_limit=ACK_LIMIT)
        self.process = BotProcess(self.local, folder / "siege.sqlite3")
        self.shown = Shown()
        self.rng = random.Random(seed)
        self.found = Blows(campaigns=campaigns)
        self.gate = asyncio.Event()
        self.groups: list[Group] = []
        self._history: dict[int, list[tuple[int, str]]] = {}
        self._read = 0

    async def run(self, kills: int, stops: int) -> Blows:
        """So many blows of each kind, in random order."""
        await self.local.start()
        self.local.world.watch(self.shown.hear)
        try:
            await self.process.start()
            await self._gather()
            blows = ["kill"] * kills + ["stop"] * stops
            self.rng.shuffle(blows)
            async with asyncio.TaskGroup() as playing:
                tasks = [playing.create_task(group.play_on(self.gate)) for group in self.groups]
                for number, blow in enumerate(blows, 1):
                    await self._blow(blow)
                    if number % 25 == 0:
                        await self._replay()
                for task in tasks:
                    task.cancel()
            await self._replay()
            await self.process.stop()
        finally:
            await self.process.stop()
            await self.local.stop()
        self._read_log()
        self.found.presses_lost = sum(group.counts["NoAnswer"] for group in self.groups)
        self.found.deeds = sum(len(deeds) for deeds in self._deeds().values())
        return self.found

    async def _gather(self) -> None:
        players = self.local.players
        for number in range(self.found.campaigns):
            channel = self.local.world.add_channel(f"siege-{number}").id
            pair = [players[number % len(players)], players[(number + 1) % len(players)]]
            group = Group(self.local, pair, channel, self.rng.randrange(2**32))
            await group.begin()
            self.groups.append(group)

    async def _blow(self, how: str) -> None:
        self.gate.set()
        await asyncio.sleep(self.rng.uniform(*BUSY))
        loop = asyncio.get_running_loop()
        began = loop.time()
        if how == "kill":
            await self.process.kill()
            self.found.kills += 1
        else:
            await self.process.stop()
            self.found.stops += 1
            self.found.slowest_stop = max(self.found.slowest_stop, loop.time() - began)
            self.found.bad_exits += self.process.exit_code != 0
        self.gate.clear()
        shown, before = dict(self.shown.versions), self._history
        self._read_log()
        began = loop.time()
        await self.process.start()
        self.found.slowest_start = max(self.found.slowest_start, loop.time() - began)
        self._compare(shown, before)
        await self._panels()

    def _compare(self, shown: dict[int, int], before: dict[int, list[tuple[int, str]]]) -> None:
        """The database after a blow, with what was seen and known before it."""
        now = self._deeds()
        for campaign, version in shown.items():
            if len(now.get(campaign, ())) < version:
                self._note(
                    "shown_and_lost", f"campaign {campaign}: {version} was shown, {len(now[campaign])} is there"
                )
        for campaign, deeds in before.items():
            if now.get(campaign, [])[: len(deeds)] != deeds:
                self._note("history_changed", f"campaign {campaign}: its past is another")
        for campaign, deeds in now.items():
            numbers = [interaction for interaction, _ in deeds]
            if len(set(numbers)) != len(numbers):
                self._note("twice", f"campaign {campaign}: an interaction was done twice")
        self._history = now

    async def _panels(self) -> None:
        """Every campaign is shown as it is saved, once."""
        for group in self.groups:
            try:
                await self.local.world.until(partial(self._is_shown, group), TO_SHOW, "the panel")
            except TimeoutError:
                self._note("panels_missing", f"channel {group.channel}: {group.version()} is shown")
                continue
            version = group.version()
            live = [each for each in group.players[0].sees(group.channel) if acts(each, version)]
            if len(live) > 1:
                self._note("panels_doubled", f"channel {group.channel}: {len(live)} panels")

    def _is_shown(self, group: Group) -> bool:
        with closing(self._open()) as database:
            sql = "SELECT version FROM campaigns WHERE channel_id = ? AND archived_at IS NULL"
            (version,) = database.execute(sql, (group.channel,)).fetchone()
        return bool(group.version() == version)

    async def _replay(self) -> None:
        """Integrity, and every log played again."""
        with closing(self._open()) as database:
            (answer,) = database.execute("PRAGMA integrity_check").fetchone()
        if answer != "ok":
            self._note("damaged", str(answer))
        report = await look_through(self.process.database)
        for error in report.errors:
            self._note("replays_differ", error)

    def _deeds(self) -> dict[int, list[tuple[int, str]]]:
        """All deeds, by campaign, in order."""
        found: dict[int, list[tuple[int, str]]] = {}
        with closing(self._open()) as database:
            for campaign, number, deed in database.execute(
                "SELECT campaign_id, interaction_id, deed FROM deeds ORDER BY campaign_id, seq"
            ):
                found.setdefault(campaign, []).append((number, deed))
        return found

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self.process.database}?mode=ro", uri=True, timeout=10.0)

    def _read_log(self) -> None:
        """What the process complained about since the last time."""
        text = self.process.log.read_text(encoding="utf-8", errors="replace")
        for found in TROUBLE.findall(text[self._read :]):
            self._note("troubles_in_log", found[:200])
        self._read = len(text)

    def _note(self, what: str, line: str) -> None:
        setattr(self.found, what, getattr(self.found, what) + 1)
        self.found.notes.append(f"{what}: {line}")


def acts(message: Message, version: int) -> bool:
    """Whether a public message offers deeds on this version."""
    offered = offers(message) if not message.ephemeral and version_of(message) == version else []
    return any(not offer.code.startswith("?") for offer in offered)


async def besiege(folder: Path, *, kills: int, stops: int, campaigns: int, seed: int) -> Blows:
    """Several campaigns, and a bot that is struck again and again."""
    return await Siege(folder, campaigns, seed).run(kills, stops)
