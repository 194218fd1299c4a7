"""What an operator sees of the running bot: metrics, and log lines without anybody's token."""

import asyncio
import json
import logging
from pathlib import Path

import aiohttp
import pytest

from bot.app import Flambeau
from bot.local.server import LocalDiscord
from bot.logs import QUIET, handler_for
from bot.settings import Settings
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .conftest import QuickStudio
from .people import Party
from .test_health import until


async def test_metrics_count_what_players_do(local: LocalDiscord, tmp_path: Path) -> None:
    """Prometheus finds on the loopback interface what was done, how long it took, and how things stand."""
    settings = Settings(database=tmp_path / "flambeau.sqlite3", discord_url=local.url, metrics_port=0)
    bot = Flambeau(settings, clock=TestClock(NOON), seeds=lambda: "braises")
    bot.studio = QuickStudio()
    task = asyncio.create_task(bot.start(local.token))
    try:
        await local.wait_ready()
        await bot.wait_until_ready()
        party = Party(local, local.players[:2])
        await party.gather("syndrael", "grisban_the_thirsty")
        refused = await party.players[0].slash("campaign new", name="Encore")
        await refused.settled()
        await until(lambda: bot.metrics.lag.count() > 0)
        page = f"http://127.0.0.1:{bot.metrics_at}/metrics"
        async with aiohttp.ClientSession() as session, session.get(page) as answer:
            told = await answer.text()
            assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    finally:
        await bot.close()
        await task

    lines = told.splitlines()
    assert 'flambeau_interactions_total{kind="application_command"} 2' in lines
    assert 'flambeau_interactions_total{kind="component"} 2' in lines
    assert 'flambeau_acknowledgement_seconds_count{kind="component"} 2' in lines
    assert any(line.startswith("flambeau_refusals_total{code=") for line in lines)
    assert "flambeau_campaigns 1" in lines
    assert "flambeau_unshown_campaigns 0" in lines
    assert "flambeau_picture_queue 0" in lines
    assert any(line.startswith("flambeau_event_loop_lag_seconds_bucket{le=") for line in lines)
    assert "flambeau_faults_total 0" in lines
    size = next(line for line in lines if line.startswith("flambeau_database_bytes "))
    assert int(size.split()[1]) > 20_000, "what is only in the log counts too"


# Logs -----------------------------------------------------------------------------------------------------------


async def test_no_token_is_logged(
    local: LocalDiscord, bot: Flambeau, party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    """With everything logged, discord.py's payloads and addresses too, no interaction's token can be read."""
    handler = handler_for("json")
    assert isinstance(handler, logging.StreamHandler)
    written: list[str] = []
    handler.emit = lambda record: written.append(handler.format(record))  # type: ignore[method-assign]
    for name in (None, *QUIET):
        caplog.set_level(logging.DEBUG, logger=name)
    logging.getLogger().addHandler(handler)
    try:
        await party.gather("syndrael", "grisban_the_thirsty")
        await party.set_out()
        refused = await party.players[0].slash("campaign new", name="Encore")
        await refused.settled()
    finally:
        logging.getLogger().removeHandler(handler)

    told = "\n".join(written)
    tokens = [exchange.token for exchange in local.world.exchanges.values()]
    assert len(tokens) > 3
    assert "/webhooks/" in told
    assert "INTERACTION_CREATE" in told
    assert [token for token in (*tokens, local.token) if token in told] == []
    about = [json.loads(line) for line in written]
    assert any(line.get("campaign") == 1 and line.get("seq", 0) > 1 for line in about)
