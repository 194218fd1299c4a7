"""The test bench of the local table: what authors change in a campaign, and the points to which they come back.

It stands beside the one who hosts bot and local Discord (`flambeau play --bench`); no bot on Discord has one.
"""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.games import presenter_of, workshop
from bot.kernel.refused import Refused
from bot.words import Language
from bot.words.texts import house_words
from bot.workshop import Shelf, TestBench, WrongUse

if TYPE_CHECKING:
    from bot.app import Flambeau
    from bot.local.player import Player
    from bot.local.world import World
    from bot.table.outcomes import Outcome
    from cogs.stage import Stage

SUFFIX = ".flambeau"
NAME = re.compile(r"[0-9]{8}-[0-9]{6}(-[0-9]+)?")
"""How a save point is called: by when it was made."""
MOST_POINTS = 50


@dataclass(frozen=True)
class Asked:
    """Who asks for something at the bench, and where."""

    player: int
    channel: int
    language: Language


class Bench:
    """One for the whole local table."""

    def __init__(self, bot: "Flambeau", world: "World", stage: Callable[[], "Stage"], points: Path) -> None:
        self._bot = bot
        self._world = world
        self._find_stage = stage
        """The stage is there once the bot is."""
        self._points = points
        """The folder in which save points lie."""

    async def shown(self, player: "Player", channel: int) -> dict[str, Any]:
        """Everything on the bench, as the page draws it."""
        asked = _asked(player, channel)
        seen = await self._seen(asked)
        shelves = self._of_the_game(seen, asked.language) if seen is not None else []
        points = [{"id": name, "name": f"{_moment(name):%d.%m. · %H:%M:%S}"} for name in reversed(self._kept())]
        return {"campaign": seen is not None, "shelves": [_plain(shelf) for shelf in shelves], "points": points}

    async def answer(self, player: "Player", channel: int, wanted: dict[str, Any]) -> dict[str, Any]:
        """Do what the page asks for; what can't be done is said in the language of whoever asks."""
        asked = _asked(player, channel)
        try:
            return await self._do(asked, wanted)
        except Refused as refused:
            seen = await self._seen(asked)
            if seen is None:
                return {"ok": False, "error": house_words(asked.language).refusal_text(refused.code, refused.facts)}
            why = presenter_of(seen.campaign).words(asked.language).why_not(refused, seen.campaign)
            return {"ok": False, "error": why}
        except (WrongUse, KeyError) as wrong:
            return {"ok": False, "error": str(wrong)}

    async def _do(self, asked: Asked, wanted: dict[str, Any]) -> dict[str, Any]:
        match wanted["do"]:
            case "tinker":
                await self._tinker(asked, wanted["deed"])
            case "save":
                return {"point": await self._save(asked)}
            case "restore":
                await self._restore(asked, wanted["point"])
            case "fork":
                return {"channel": str(await self._fork(asked, wanted["point"]))}
            case "forget":
                await asyncio.to_thread(self._file(wanted["point"]).unlink, missing_ok=True)
            case other:
                raise WrongUse(f"the bench can't do {other!r}")
        return {}

    async def _tinker(self, asked: Asked, written: dict[str, Any]) -> None:
        """Carry out what a handle says."""
        seen = await self._here(asked)
        bench = self._bench_of(seen)
        if bench is None:
            raise WrongUse("this game has no test bench")
        done = await self._bot.table.act(
            seen.campaign_id,
            seen.campaign.owner,
            bench.deed(written),
            interaction=self._world.ids.next(),
            seen=seen.version,
        )
        await self._stage.show(seen.campaign_id, done)

    # Save points

    async def _save(self, asked: Asked) -> str:
        """Keep the campaign as it stands."""
        seen = await self._here(asked)
        content = await self._bot.table.export(seen.campaign_id, seen.campaign.owner, manager=True)
        name = self._bot.clock.now().astimezone().strftime("%Y%m%d-%H%M%S")
        taken = sum(kept == name or kept.startswith(f"{name}-") for kept in self._kept())
        name = f"{name}-{taken + 1}" if taken else name
        await asyncio.to_thread(self._write, name, content)
        return name

    async def _restore(self, asked: Asked, name: str) -> None:
        """Go back to a save point: what is played here now is put away, and can be brought back."""
        content = await asyncio.to_thread(self._read, name)
        played = await self._bot.table.in_channel(asked.channel)
        if played is not None:
            owner = (await self._bot.table.look(played)).campaign.owner
            await self._bot.table.archive(played, owner, interaction=self._world.ids.next(), manager=True)
            await self._stage.clear(played)
        await self._bring_in(asked, content, asked.channel)

    async def _fork(self, asked: Asked, name: str) -> int:
        """Play on from a save point in a channel of its own, beside what is played here."""
        content = await asyncio.to_thread(self._read, name)
        channel = self._world.add_channel(f"essai-{len(self._world.channels_of(self._world.guild))}")
        await self._bring_in(asked, content, channel.id)
        return channel.id

    async def _bring_in(self, asked: Asked, content: bytes, channel: int) -> None:
        outcome = await self._bot.table.bring_in(
            content,
            asked.player,
            guild=self._world.guild.id,
            channel=channel,
            interaction=self._world.ids.next(),
            manager=True,
        )
        await self._stage.mended(outcome.campaign_id)

    def _kept(self) -> list[str]:
        return sorted(path.stem for path in self._points.glob(f"*{SUFFIX}") if NAME.fullmatch(path.stem))

    def _file(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise WrongUse(f"no save point is called {name!r}")
        return self._points / f"{name}{SUFFIX}"

    def _read(self, name: str) -> bytes:
        path = self._file(name)
        if not path.is_file():
            raise WrongUse(f"no save point is called {name!r}")
        return path.read_bytes()

    def _write(self, name: str, content: bytes) -> None:
        self._points.mkdir(parents=True, exist_ok=True)
        for old in self._kept()[: -MOST_POINTS + 1]:
            self._file(old).unlink(missing_ok=True)
        self._file(name).write_bytes(content)

    # The campaign

    @property
    def _stage(self) -> "Stage":
        return self._find_stage()

    async def _seen(self, asked: Asked) -> "Outcome | None":
        campaign_id = await self._bot.table.in_channel(asked.channel)
        return await self._bot.table.look(campaign_id) if campaign_id is not None else None

    async def _here(self, asked: Asked) -> "Outcome":
        seen = await self._seen(asked)
        if seen is None:
            raise Refused("no_campaign_here")
        return seen

    def _bench_of(self, seen: "Outcome") -> TestBench | None:
        return workshop(seen.campaign.game_id).test_bench

    def _of_the_game(self, seen: "Outcome", language: Language) -> list[Shelf]:
        bench = self._bench_of(seen)
        return bench.shelves(seen.campaign, language) if bench is not None else []


def _asked(player: "Player", channel: int) -> Asked:
    return Asked(player.id, channel, "fr" if player.locale.startswith("fr") else "en")


def _moment(name: str) -> datetime:
    return datetime.strptime(name[:15], "%Y%m%d-%H%M%S")  # noqa: DTZ007 — the clock on this machine's wall


def _plain(value: Any) -> Any:
    """The rows of a shelf as JSON."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value
