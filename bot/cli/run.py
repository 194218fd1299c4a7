"""flambeau run: the bot on Discord."""

import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated

import typer

from bot.cli.endings import NOT_OPENED, WRONG_SETTINGS, give_up, one_sentence, until_stopped
from bot.cli.logging_in import let_in, log_in
from bot.games import BadContent
from bot.logs import set_up_logs
from bot.settings import BadSettings, Settings, read_settings
from bot.sweeping import leave_out_what_stays

log = logging.getLogger(__name__)

ANY = "auto"
POSTGRES = ("postgresql://", "postgres://")
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
        url = _shared(settings) if clusters > 1 else None
    set_up_logs(settings.log_level, settings.log_format)
    until_stopped(_serve(settings, token) if url is None else serve_cluster(settings, token, url, clusters, wanted))


def _wanted(clusters: int, cluster: str) -> Sequence[int]:
    """Which clusters will do."""
    if cluster == ANY:
        return range(clusters)
    if not cluster.isdecimal() or int(cluster) >= clusters:
        raise BadSettings(f"--cluster is {ANY} or a number from 0 to {clusters - 1}, not {cluster}.")
    return [int(cluster)]


def _shared(settings: Settings) -> str:
    """The database that all clusters share."""
    url = str(settings.database)
    if not url.startswith(POSTGRES):
        raise BadSettings(
            "several clusters need a database they can share, and SQLite is a file for one process: "
            "set FLAMBEAU_DATABASE=postgresql://…"
        )
    return url


async def serve_cluster(settings: Settings, token: str, url: str, clusters: int, wanted: Sequence[int]) -> None:
    """Wait for one of the wanted clusters, and run with its shards for as long as it is ours."""
    from bot.clusters import Ownership
    from bot.clusters.connecting import Unreachable
    from bot.clusters.door import IdentifyingDoor
    from bot.clusters.lease import take_any
    from bot.clusters.running import ClusterLost, while_ours

    # All processes must count the same, so Discord is not asked: what it recommends changes.
    count = settings.shard_count or clusters
    if count < clusters:
        give_up(f"{count} shards can't be cut into {clusters} clusters.", WRONG_SETTINGS)
    with one_sentence(BadSettings, code=WRONG_SETTINGS), one_sentence(Unreachable, code=NOT_OPENED):
        lease = await take_any(url, wanted)
    ours = Ownership.of_cluster(lease.cluster, clusters, count)
    log.info("cluster %d is ours: shards %s of %d", lease.cluster, ", ".join(map(str, ours.ids)), ours.count)
    own = settings.model_copy(update={"shard_count": ours.count, "shard_ids": ours.ids})
    door = IdentifyingDoor(url)
    try:
        await while_ours(lease, _serve(own, token, door.enter))
    except ClusterLost as lost:
        typer.echo(f"flambeau: {lost}", err=True)
        os._exit(LOST)
    finally:
        await door.close()


async def _serve(
    settings: Settings, token: str, identifying: Callable[[int], Awaitable[None]] | None = None
) -> None:
    # Here and not above: --help and the health check shall not wait for Discord's and the pictures' packages.
    from bot.app import Flambeau
    from bot.store import Unusable

    with one_sentence(Unusable, code=NOT_OPENED), one_sentence(BadSettings, BadContent, code=WRONG_SETTINGS):
        async with Flambeau(settings, identifying=identifying) as bot:
            with let_in():
                await log_in(bot, token)
                leave_out_what_stays()
                # Shards that lose Discord wait for it; only what leads to none of them ends here.
                await bot.connect()
