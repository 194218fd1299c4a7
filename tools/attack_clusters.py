"""Two clusters and a spare on one PostgreSQL, killed again and again while eight parties play in eight guilds."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.local.objects import Message
from bot.local.server import LocalDiscord
from bot.local.world import Change, WorldEvent
from tests.e2e.people import Offer
from tests.e2e.processes import STARTING, ClusterProcess
from tests.postgres import OwnServer, ask, installed_programs
from tools.attack_kills import acts
from tools.attack_people import Group

CLUSTERS, SHARDS, PARTIES = 2, 4, 8
BUSY = (1.5, 4.0)
"""Seconds of play between two blows."""
RESTARTED_AFTER = 0.5
"""Seconds until a process that has ended is started again."""
TO_SHOW = 30.0
"""Seconds within which everything is shown as it stands, once nobody plays any more."""
RECORD = re.compile(r"^\*\*(?:Manche|Round) (\d+) · (.+)\*\*$", re.MULTILINE)
WHY = re.compile(r"\?why:(\d+-\d+)")
TAKES_BACK = ("undo", "repair", "?undo", "?repair", "restart")

VERSIONS = "SELECT id, channel_id, version FROM campaigns ORDER BY id"
DEEDS = """
SELECT campaign_id, count(*), count(DISTINCT interaction_id), max(seq) FROM deeds GROUP BY campaign_id
"""
BEHIND = """
SELECT id FROM campaigns LEFT JOIN stage ON campaign_id = id WHERE unfinished OR shown IS DISTINCT FROM version
"""
CALLS = """
SELECT channel_id, player, count(*) FROM (
    SELECT campaigns.channel_id, player FROM deliveries JOIN campaigns ON id = campaign_id WHERE key LIKE 'call/%'
) AS called GROUP BY channel_id, player
"""
QUESTS = """
SELECT campaigns.channel_id, count(*) FROM events JOIN campaigns ON id = campaign_id
WHERE event LIKE '{"event":"quest_started"%' GROUP BY campaigns.channel_id
"""


@dataclass
class Stormed:
    """What came of it."""

    kills: int = 0
    restarts: int = 0
    """Of PostgreSQL."""
    campaigns: int = PARTIES
    deeds: int = 0
    told: int = 0
    """Records of turns and stories that were looked at."""
    called: int = 0
    """Calls that were looked at."""
    presses_lost: int = 0
    """Presses that nobody answered, because nobody had the shard just then. Not an error."""
    versions_wrong: int = 0
    """Campaigns whose version is not the number of their deeds, or whose deeds are not as many interactions."""
    panels_missing: int = 0
    panels_doubled: int = 0
    told_twice: int = 0
    called_twice: int = 0
    slowest_takeover: float = 0.0
    notes: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        wrong = (self.versions_wrong, self.panels_missing, self.panels_doubled, self.told_twice, self.called_twice)
        return not any(wrong)

    def note(self, what: str, line: str) -> None:
        """Something is not as it should be."""
        setattr(self, what, getattr(self, what) + 1)
        self.notes.append(f"{what}: {line}")


class CalmGroup(Group):
    """Takes nothing back, so that no turn is told a second time with good reason."""

    def _choice(self) -> Offer:
        while (offer := super()._choice()).kind.startswith(TAKES_BACK):
            pass
        return offer


class Storm:
    """Three processes, eight parties, and a hand on all switches."""

    def __init__(self, folder: Path, server: OwnServer, seed: int) -> None:
        self.local = LocalDiscord(shards=SHARDS)
        self.local.limit_identifying(0, max_concurrency=SHARDS)
        self.server = server
        self.database = server.url_of(server.fresh())
        self.rng = random.Random(seed)
        self.found = Stormed()
        self.groups: list[Group] = []
        self.calls: Counter[tuple[int, int]] = Counter()
        self.processes = [
            ClusterProcess(self.local, folder / f"{number}.log", self.database, CLUSTERS)
            for number in range(CLUSTERS + 1)
        ]

    async def run(self, seconds: float, restarts: int = 1) -> Stormed:
        """Play and strike for so long; PostgreSQL is restarted in the middle."""
        await self.local.start()
        self.local.world.watch(self._hear)
        try:
            for process in self.processes:
                await process.start()
            await self.local.wait_ready(2 * STARTING)
            await self._gather()
            gate = asyncio.Event()
            gate.set()
            async with asyncio.TaskGroup() as playing:
                tasks = [playing.create_task(group.play_on(gate)) for group in self.groups]
                watching = playing.create_task(self._watch_over())
                await self._strike(seconds, restarts)
                gate.clear()
                for task in tasks:
                    task.cancel()
                await self._judge()
                watching.cancel()
        finally:
            for process in self.processes:
                await process.stop()
            await self.local.stop()
        self.found.presses_lost = sum(group.counts["NoAnswer"] for group in self.groups)
        return self.found

    async def _gather(self) -> None:
        world, players = self.local.world, self.local.players
        async with asyncio.TaskGroup() as gathering:
            for number in range(PARTIES):
                guild = world.add_guild(f"Guilde {number}", shard=number % SHARDS, of=SHARDS)
                pair = [players[number % len(players)], players[(number + 1) % len(players)]]
                group = CalmGroup(self.local, pair, world.channels_of(guild)[0].id, self.rng.randrange(2**32))
                self.groups.append(group)
                gathering.create_task(group.begin())

    async def _strike(self, seconds: float, restarts: int) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        # However slow the machine: a storm without its restarts would have proved less than it says.
        while (gone := loop.time() - began) < seconds or self.found.restarts < restarts:
            await asyncio.sleep(self.rng.uniform(*BUSY))
            if self.found.restarts < restarts and gone >= seconds * (self.found.restarts + 0.5) / restarts / 1.5:
                await self._restart_database()
            else:
                await self._kill()
            await self._all_shards_served()

    async def _kill(self) -> None:
        """One process is gone from one instant to the next."""
        running = [process for process in self.processes if process.exit_code is None]
        await self.rng.choice(running).kill()
        self.found.kills += 1

    async def _restart_database(self) -> None:
        """PostgreSQL drops everybody without a word; whoever had a cluster ends."""
        await asyncio.to_thread(self.server.stop)
        # Not in a thread of its own: the server ends with the thread that started it.
        self.server.start()
        self.found.restarts += 1

    async def _watch_over(self) -> None:
        """Start whatever has ended again, as whoever runs a bot has it done."""
        while True:
            for process in self.processes:
                if process.exit_code is not None:
                    await process.start()
            await asyncio.sleep(RESTARTED_AFTER)

    async def _all_shards_served(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await self.local.world.until(self.local.gateway.ready, 2 * STARTING, "all shards to be served")
        self.found.slowest_takeover = max(self.found.slowest_takeover, loop.time() - began)

    # Judging

    def _hear(self, change: Change) -> None:
        message = change.message
        if change.event is WorldEvent.MESSAGE_NEW and message is not None and not message.ephemeral:
            self.calls.update((message.channel_id, player) for player in set(message.mentions))

    async def _judge(self) -> None:
        """Everything that can be seen in the channels and in the database, once it has come to rest."""
        try:
            await self.local.world.until(self._all_shown, TO_SHOW, "all panels")
        except TimeoutError:
            shown = {group.channel: group.version() for group in self.groups}
            for channel, version in self._versions().items():
                if shown[channel] != version:
                    self.found.note("panels_missing", f"channel {channel}: {shown[channel]} of {version}")
        self._judge_deeds()
        calls = {(channel, player): times for channel, player, times in ask(self.database, CALLS)}
        for who, times in self.calls.items():
            if times > calls.get(who, 0):
                self.found.note("called_twice", f"{who}: {times} calls for {calls.get(who, 0)} occasions")
        self.found.called = self.calls.total()
        quests = dict(ask(self.database, QUESTS))
        for group in self.groups:
            assert group.channel is not None
            messages = [each for each in group.players[0].sees(group.channel) if not each.ephemeral]
            live = [each for each in messages if acts(each, group.version())]
            if len(live) > 1:
                self.found.note("panels_doubled", f"channel {group.channel}: {len(live)} panels")
            self.found.told += len([*records_in(messages), *stories_in(messages)])
            for twice in told_twice(messages, quests.get(group.channel, 1)):
                self.found.note("told_twice", f"channel {group.channel}: {twice}")

    def _judge_deeds(self) -> None:
        counted = {row[0]: row[1:] for row in ask(self.database, DEEDS)}
        for campaign, _, version in ask(self.database, VERSIONS):
            self.found.deeds += version
            if counted.get(campaign) != (version, version, version):
                self.found.note("versions_wrong", f"campaign {campaign}: {version}, {counted.get(campaign)}")

    def _versions(self) -> dict[int, int]:
        return {channel: version for _, channel, version in ask(self.database, VERSIONS)}

    def _all_shown(self) -> bool:
        """In the channels, and as far as the bot knows: whoever has taken over may still be finding that out."""
        if ask(self.database, BEHIND):
            return False
        versions = self._versions()
        return all(group.version() == versions.get(group.channel or 0) for group in self.groups)


def records_in(messages: list[Message]) -> list[str]:
    """The turns of which there are records, each by its round and its hero."""
    return [found[0] for each in messages if (found := RECORD.search(each.text())) is not None]


def stories_in(messages: list[Message]) -> list[str]:
    """The deeds of which there are stories with a button that says why."""
    ids = [button.custom_id or "" for each in messages for button in each.buttons()]
    return [found[1] for one in ids if (found := WHY.search(one)) is not None]


def told_twice(messages: list[Message], quests: int) -> Iterator[str]:
    """Records of a turn that are there more often than quests were begun, and stories of the same deeds."""
    records, stories = Counter(records_in(messages)), Counter(stories_in(messages))
    yield from (f"{title} {times} times" for title, times in records.items() if times > quests)
    yield from (f"deeds {which} {times} times" for which, times in stories.items() if times > 1)


async def storm(folder: Path, *, seconds: float, seed: int, restarts: int = 1, server: OwnServer) -> Stormed:
    """Two clusters and a spare for a while."""
    return await Storm(folder, server, seed).run(seconds, restarts)


async def storm_alone(folder: Path, *, seconds: float, seed: int) -> Stormed:
    """The same on a PostgreSQL of its own; `LookupError` where its programs are not installed."""
    programs = installed_programs()
    if programs is None:
        raise LookupError("PostgreSQL's programs are not installed")
    server = OwnServer(programs)
    try:
        server.create()
        server.start()
        return await storm(folder, seconds=seconds, seed=seed, server=server)
    finally:
        server.close()
