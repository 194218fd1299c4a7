"""flambeau run: the bot on Discord."""

import asyncio
import logging
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence, until_stopped
from bot.cli.logging_in import let_in, log_in
from bot.games import BadContent
from bot.logs import set_up_logs
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Server
from bot.sweeping import leave_out_what_stays

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.rows import TupleRow

    from bot.clusters.membership import Membership

log = logging.getLogger(__name__)

ANY = "auto"
LOST = 1
"""The exit code of a process that has lost its cluster; whoever watches over it starts it again."""


def run(
    clusters: Annotated[int, typer.Option(min=1, help="Into how many processes the bot is split.")] = 1,
    cluster: Annotated[str, typer.Option(help="Which of them this is: 0, 1, 2… or any that is free.")] = ANY,
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN (environment or .env)."""
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = read_settings()
        token = settings.token()
        wanted = _wanted(clusters, cluster)
        server = _shared(settings) if clusters > 1 else None
    set_up_logs(settings.log_level, settings.log_format)
    if server is None:
        until_stopped(_serve(settings, token))
    else:
        until_stopped(serve_cluster(settings, token, server, clusters, wanted))


def _wanted(clusters: int, cluster: str) -> Sequence[int]:
    """Which clusters will do."""
    if cluster == ANY:
        return range(clusters)
    if not cluster.isdecimal() or int(cluster) >= clusters:
        raise BadSettings(f"--cluster is {ANY} or a number from 0 to {clusters - 1}, not {cluster}.")
    return [int(cluster)]


def _shared(settings: Settings) -> Server:
    """The database that all clusters share."""
    if not isinstance(settings.database, Server):
        raise BadSettings(
            "several clusters need a database they can share, and SQLite is a file for one process: "
            "set FLAMBEAU_DATABASE=postgresql://…"
        )
    return settings.database


async def serve_cluster(
    settings: Settings, token: str, server: Server, clusters: int, wanted: Sequence[int]
) -> None:
    """Wait for one of the wanted clusters, and run with its shards for as long as it is ours."""
    from bot.clusters import Cluster
    from bot.clusters.connecting import Unreachable
    from bot.clusters.gateway import ask_gateway
    from bot.clusters.lease import take_any
    from bot.clusters.membership import Membership
    from bot.clusters.plan import Disagreement, Plan, Wanted, agree
    from bot.clusters.running import ClusterLost, while_ours

    if settings.shard_count is not None and settings.shard_count < clusters:
        give_up(f"{settings.shard_count} shards can't be cut into {clusters} clusters.", WRONG_SETTINGS)
    with let_in():
        gateway = await ask_gateway(settings, token)
    await _prepare(server)
    plans: list[Plan] = []

    async def introduce(connection: "AsyncConnection[TupleRow]") -> None:
        plans.append(await agree(connection, Wanted(clusters, settings.shard_count, gateway.shards)))

    with one_sentence(BadSettings, Disagreement, code=WRONG_SETTINGS), one_sentence(Unreachable, code=NOT_OPENED):
        lease = await take_any(server.url, wanted, introduce=introduce)
    cluster = Cluster.of(lease.cluster, clusters=clusters, shards=plans[-1].shards)
    shards = ", ".join(map(str, cluster.owned.shards))
    log.info("cluster %d is ours: shards %s of %d", cluster.number, shards, cluster.owned.of)
    member = Membership(server.url, cluster, gateway.max_concurrency)
    try:
        await while_ours(lease, _serve(settings, token, member))
    except ClusterLost as lost:
        typer.echo(f"flambeau: {lost}", err=True)
        os._exit(LOST)
    finally:
        await member.close()


async def _prepare(server: Server) -> None:
    """Read all that takes time and bring the database up to date: a spare that has done so takes over sooner."""
    import bot.app
    from bot.preparing import prepare_games
    from bot.store import Unusable, in_use, open_store
    from bot.store.driver import postgres

    assert bot.app
    with one_sentence(Unusable, code=NOT_OPENED), one_sentence(BadSettings, BadContent, code=WRONG_SETTINGS):
        await prepare_games()
        steps = (await asyncio.to_thread(postgres().look_at, server)).ahead
        if not all(step.additive for step in steps) and await asyncio.to_thread(in_use, server):
            give_up(f"the processes that run can't live with what {server} has to become: stop all of them first.")
        store = await open_store(server, now=datetime.now(UTC))
        await store.close()


async def _serve(settings: Settings, token: str, member: "Membership | None" = None) -> None:
    # Here and not above: --help and the health check shall not wait for Discord's and the pictures' packages.
    from bot.app import Flambeau
    from bot.store import Unusable

    with one_sentence(Unusable, code=NOT_OPENED), one_sentence(BadSettings, BadContent, code=WRONG_SETTINGS):
        async with Flambeau(settings, member=member) as bot:
            with let_in():
                await log_in(bot, token)
                leave_out_what_stays()
                # Shards that lose Discord wait for it; only what leads to none of them ends here.
                await bot.connect()
