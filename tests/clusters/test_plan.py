"""All processes split the bot in the same way."""

from datetime import UTC, datetime

import pytest

from bot.clusters.connecting import connect
from bot.clusters.plan import Disagreement, Plan, Wanted, agree
from bot.store import Server, open_store
from tests.postgres import ask

from .test_lease import until

HELD = """
SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE datname = current_database() AND locktype = 'advisory'
"""


@pytest.fixture
async def url(postgres: str) -> str:
    """A database with its tables."""
    await (await open_store(Server(postgres), now=datetime.now(UTC))).close()
    return postgres


async def test_what_discord_recommended_first_holds(url: str) -> None:
    """The first process settles it; whoever comes later goes by that, though Discord recommends more by then."""
    first, second = await connect(url, "first"), await connect(url, "second")

    plans = [await agree(first, Wanted(2, None, 4)), await agree(second, Wanted(2, None, 9))]
    await first.close()
    await second.close()
    alone = await connect(url, "later")
    plans.append(await agree(alone, Wanted(2, None, 9)))
    await alone.close()

    assert plans == [Plan(4, 2)] * 3


@pytest.mark.parametrize("other", [Wanted(3, None, 4), Wanted(2, 8, 4)])
async def test_nobody_splits_it_otherwise_while_others_run(url: str, other: Wanted) -> None:
    """Other clusters, or another number of shards that is set, are refused until all others have ended."""
    first, second = await connect(url, "first"), await connect(url, "second")
    await agree(first, Wanted(2, None, 4))

    with pytest.raises(Disagreement, match="4 shards in 2 clusters"):
        await agree(second, other)
    await second.close()
    await first.close()
    await until(lambda: ask(url, HELD) == [(0,)])  # the server hears of it a moment later
    third = await connect(url, "third")
    plan = await agree(third, other)
    await third.close()

    assert other.fits(plan)
