"""One bad quest among the files: the bot starts without it, everything else is played, and health says so."""

import asyncio
import logging
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.app import Flambeau
from bot.cli import app
from bot.descent.content.library import library
from bot.health import NAME
from bot.heartbeat import beat
from bot.local.server import LocalDiscord
from bot.paths import ROOT
from tests.editions import Installed, forget, installed

from .bots import running
from .campaigns import now, offer, said
from .people import Party

__all__ = ["installed"]

BAD, FILE = "drowned_mill", "quests/drowned_mill.yaml"


def spoil(installed: Installed) -> None:
    """Write the name of a monster that nobody knows into a quest; the bot starts again and reads it then."""
    installed.edit(FILE, "monster: zombie", "monster: zombei")
    forget()


def codes(party: Party) -> set[str]:
    """All that the panel offers."""
    return {offer.code for offer in party.offered()}


async def test_the_others_are_played(
    local: LocalDiscord, installed: Installed, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The quest and the campaign that can't do without it are not offered; another quest begins and goes on."""
    spoil(installed)
    party = Party(local, local.players[:2])
    with caplog.at_level(logging.ERROR, logger="bot.preparing"):
        async with running(local, tmp_path / "flambeau.sqlite3") as bot:
            await party.gather("syndrael", "widow_tarha")
            assert "choose_campaign:winter_oath" in codes(party)
            assert "choose_campaign:keepers_flame" not in codes(party)
            await party.do(offer(party, "choose_campaign:-"), party.players[0])
            assert "choose_quest:ember_chapel" in codes(party)
            assert f"choose_quest:{BAD}" not in codes(party)
            assert await party.players[0].complete("quest", "quest", "moulin") == []
            assert "n’existe pas" in await said(party.players[0], "quest", quest=BAD)
            await party.do(offer(party, "choose_quest:ember_chapel"), party.players[0])
            await party.set_out()
            turn = await now(bot)
            assert turn.running().quest == "ember_chapel"

    told = [record.getMessage() for record in caplog.records]
    line = installed.descent.joinpath(FILE).read_text(encoding="utf-8").split("zombei")[0].count("\n") + 1
    assert any(f"{FILE}:{line}: " in message and "did you mean 'zombie'?" in message for message in told), told
    assert any("keepers_flame" in message and "can't be begun" in message for message in told)


async def healthy(bot: Flambeau) -> Any:
    """What the health check says of a bot that has just noted how it is, by the clock on the wall."""
    now = datetime.now(UTC)
    await beat(bot.store, now)
    noted = (await bot._health()).model_copy(update={"at": now})
    await bot.store.note(NAME, noted.model_dump_json())
    return CliRunner().invoke(app, ["health"])


async def test_health_says_so(
    local: LocalDiscord, installed: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play works, so the exit code is 0; what is set aside is named. Once it is mended nothing is left to say."""
    database = tmp_path / "flambeau.sqlite3"
    monkeypatch.setenv("FLAMBEAU_DATABASE", str(database))
    spoil(installed)
    async with running(local, database) as bot:
        ill = await healthy(bot)
    installed.edit(FILE, "monster: zombei", "monster: zombie")
    forget()
    async with running(local, database) as bot:
        well = await healthy(bot)

    assert (ill.exit_code, well.exit_code) == (0, 0)
    assert ill.stdout.startswith("well; set aside")
    assert FILE in ill.stdout
    assert "campaigns/keepers_flame.yaml (2)" in ill.stdout
    assert well.stdout == "well\n"


async def test_whoever_is_in_the_middle_of_it_goes_on(
    local: LocalDiscord, installed: Installed, tmp_path: Path
) -> None:
    """A quest under way is played by what it began with, although its file can't be read any more."""
    party = Party(local, local.players[:2])
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await party.gather("syndrael", "widow_tarha")
        await party.do(offer(party, "choose_campaign:-"), party.players[0])
        await party.do(offer(party, f"choose_quest:{BAD}"), party.players[0])
        await party.set_out()
        before = party.version()
    spoil(installed)

    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        assert BAD not in library().quests
        turn = offer(party, "end_turn") if party.find("end_turn") else party.offered()[0]
        await party.do(turn)
        assert (await now(bot)).running().quest == BAD
        assert party.version() > before


async def test_a_campaign_whose_book_is_gone_is_refused_kindly(
    local: LocalDiscord, installed: Installed, tmp_path: Path
) -> None:
    """A party on the road of a campaign whose file is broken is told so, and nothing of it changes."""
    party = Party(local, local.players[:2])
    async with running(local, tmp_path / "flambeau.sqlite3"):
        await party.gather("syndrael", "widow_tarha")
        await party.do(offer(party, "choose_campaign:keepers_flame"), party.players[0])
        await party.set_out()
    installed.edit("campaigns/keepers_flame.yaml", "quests: [first_torch]", "quests: [first_torch")
    forget()

    async with running(local, tmp_path / "flambeau.sqlite3"):
        assert "keepers_flame" not in library().campaigns
        answer = await said(party.players[0], "map")

    assert "Rien n’a changé dans votre campagne" in answer


ELSEWHERE = """
import pathlib, sys
import bot.paths
bot.paths.DATA = pathlib.Path(sys.argv.pop(1))
from bot.app import Flambeau
from bot.cli import app
app()
"""
"""The command line with the content of another folder."""


async def test_a_mistake_in_what_all_share_stops_the_start(
    local: LocalDiscord, installed: Installed, tmp_path: Path
) -> None:
    """Without its monsters nothing can be played: one sentence that names the place, and exit code 2."""
    installed.edit("monsters.yaml", "attack: melee", "attack: mêlée")
    settings = {
        "DISCORD_TOKEN": local.token,
        "FLAMBEAU_DISCORD_URL": local.url,
        "FLAMBEAU_DATABASE": str(tmp_path / "flambeau.sqlite3"),
    }

    # The process speaks with the local Discord of this one, which may not stand still meanwhile.
    process = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", ELSEWHERE, str(installed.descent.parent), "run"],
        cwd=ROOT,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        timeout=30,
    )

    assert process.returncode == 2, process.stderr
    told = [line for line in process.stderr.splitlines() if line.startswith("flambeau: ")]
    assert len(told) == 1, process.stderr
    assert "monsters.yaml: monsters barghest: attack" in told[0]
    assert "Traceback" not in process.stderr
