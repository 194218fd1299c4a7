"""A campaign with which a newer Flambeau has gone on: while one is rolled out, the older one leaves it alone."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.descent.party.deeds import Undo
from bot.kernel.refused import Refused
from bot.table.table import UPGRADING
from tests.agenda.life import Life
from tests.agenda.parties import HOUR
from tests.saves.lives import NOW
from tests.saves.releases import campaign_named, database_of, only, spoiling
from tests.saves.test_unreadable import GOOD, OWNER


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A campaign of 0.1.0."""
    return only(database_of("0.1.0", tmp_path), (GOOD,))


@pytest.fixture
async def life(path: Path) -> AsyncIterator[Life]:
    """The bot of today with that database, in which the campaign is of rules that nobody knows yet."""
    async with Life.at(path, NOW) as begun:
        with spoiling(path) as database:
            database.execute("UPDATE campaigns SET rules = 99")
        yield begun


async def test_it_is_refused_for_a_moment(path: Path, life: Life) -> None:
    """Whoever looks at it, does something in it or would put it away is told to try again."""
    newer = campaign_named(path, GOOD)
    before = await life.store.load(newer)

    for doing in (
        life.table.look(newer),
        life.act(newer, OWNER, Undo()),
        life.table.archive(newer, OWNER, interaction=77, manager=True),
        life.table.forget(newer, OWNER, interaction=78),
    ):
        with pytest.raises(Refused) as refused:
            await doing
        assert refused.value.code == UPGRADING
    assert await life.store.load(newer) == before


async def test_the_clock_looks_again_soon(path: Path, life: Life, caplog: pytest.LogCaptureFixture) -> None:
    """The keeper does nothing in it, complains to nobody, and goes on as soon as it can be read again."""
    newer = campaign_named(path, GOOD)
    with caplog.at_level(logging.INFO):
        await life.wait(HOUR)
    assert (await life.store.load(newer)).rules == 99
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert "newer Flambeau" in caplog.text

    next_look = await life.store.days.next_look()
    assert next_look is not None
    assert next_look <= life.clock.now() + HOUR
