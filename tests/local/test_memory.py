"""A kept world outlives its process."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from bot.local.ids import Snowflakes
from bot.local.memory import Memory
from bot.local.server import LocalDiscord
from bot.local.world import World
from bot.paths import ROOT

from .tiny import Running

POST_AND_DIE = """
import os, signal, sys
from pathlib import Path
from bot.local.memory import Memory
from bot.local.objects import Attachment
from bot.local.world import World

world = World(memory=Memory(Path(sys.argv[1])))
message = world.blank(next(iter(world.channels)), world.bot)
message.content = "adieu"
message.attachments = [Attachment(world.ids.next(), "plan.txt", b"plan")]
world.post(message)
os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_everything_survives_a_new_process(tmp_path: Path) -> None:
    """Messages, pictures, pins, threads, command ids and languages are there again, and old buttons work."""
    path = tmp_path / "table.sqlite"
    first = LocalDiscord(memory=path)
    await first.start()
    running = Running(first)
    await running.start()
    alix = first.players[0]
    await (await alix.slash("board")).settled()
    await alix.slash("torch")
    places = await alix.slash("places")
    await first.world.until(lambda: places.message and places.message.content == "done")
    await alix.slash("secret")
    alix.locale = "en-US"
    before = {message.id: message for message in alix.sees()}
    commands = {command["name"]: command["id"] for command in first.world.usable_commands()}
    # No stop of the first server before the second starts: a killed process does not say goodbye either.
    await running.stop()

    second = LocalDiscord(memory=path)
    await second.start()
    again = Running(second)
    await again.start()
    seen = {message.id: message for message in second.players[0].sees()}

    assert list(seen) == list(before)
    assert seen == before
    assert second.players[0].locale == "en-US"
    assert {one["name"]: one["id"] for one in second.world.usable_commands()} == commands
    assert [channel.name for channel in second.world.channels.values() if channel.is_thread] == ["Journal"]
    torch = next(message for message in seen.values() if message.content == "lit 0")
    await second.players[0].press(torch, "torch:0")
    assert torch.content == "lit 1"
    await again.stop()
    await second.stop()
    await first.stop()


async def test_a_deferred_answer_nobody_can_give_any_more_is_dropped(tmp_path: Path) -> None:
    """After a restart no message thinks for ever."""
    path = tmp_path / "table.sqlite"
    first = LocalDiscord(memory=path)
    await first.start()
    running = Running(first)
    await running.start()
    exchange = await first.players[0].slash("thinking")
    assert exchange.message is not None
    assert exchange.message.thinking
    await running.stop()
    await first.stop()

    second = LocalDiscord(memory=path)
    seen = second.players[0].sees()
    await second.stop()

    assert seen == []


async def test_deleted_messages_stay_deleted(tmp_path: Path) -> None:
    """What was deleted is not brought back, and its file is gone too."""
    memory = Memory(tmp_path / "table.sqlite")
    world = World(memory=memory)
    channel = next(iter(world.channels))
    message = world.post(world.blank(channel, world.people()[0]))
    world.delete(message)

    again = World(memory=memory)
    memory.close()

    assert again.in_channel(channel) == []


async def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    """A process that is killed right after a message was posted leaves the message behind."""
    path = tmp_path / "table.sqlite"
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", POST_AND_DIE, str(path), cwd=ROOT)
    assert await killed.wait() == -signal.SIGKILL

    memory = Memory(path)
    world = World(memory=memory)
    seen = world.in_channel(next(iter(world.channels)))
    memory.close()

    assert [(message.content, message.attachments[0].bytes) for message in seen] == [("adieu", b"plan")]
    assert world.ids.next() > seen[0].id


def test_ids_only_grow() -> None:
    """Even when the clock stands still or goes back, ids never repeat."""
    clock = iter([1_700_000_000_000, 1_700_000_000_000, 1_600_000_000_000])
    ids = Snowflakes(now_ms=lambda: next(clock))

    first, second, third = ids.next(), ids.next(), ids.next()

    assert first < second < third
