"""At the table: a campaign hears of its server's packs with its next deed, and nobody is sent back for it."""

from pathlib import Path

import pytest

from bot.kernel.refused import Refused
from bot.store import Saved, Store, open_store
from bot.table.deeds import Speak
from bot.table.packs import HavePacks
from bot.table.table import Table
from tests.store.conftest import NOW

OWNER, GUILD, CHANNEL = 1, 10, 100
ONE, TWO = "winter_0123456789", "winter_abcdef0123"


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    """An empty store."""
    return await open_store(tmp_path / "flambeau.sqlite3", now=NOW)


async def test_a_campaign_hears_of_packs_with_the_next_deed(store: Store) -> None:
    """It is founded with those there are; others come before the next deed, which is done all the same."""
    packs = HavePacks(packs=(ONE,))

    def of(saved: Saved) -> HavePacks:
        assert saved.guild_id == GUILD
        return packs

    async with store:
        table = Table(store, now=lambda: NOW)
        table.packs_of = of
        made = await table.create(guild=GUILD, channel=CHANNEL, owner=OWNER, name="X", language="fr", interaction=1)
        assert made.campaign.packs == [ONE]
        seen, packs = made.version, HavePacks(packs=(TWO,))

        done = await table.act(made.campaign_id, OWNER, Speak(language="en"), interaction=2, seen=seen)
        assert (done.campaign.packs, done.campaign.language, done.version) == ([TWO], "en", seen + 2)
        with pytest.raises(Refused):
            await table.act(made.campaign_id, OWNER, Speak(language="fr"), interaction=3, seen=seen)

        packs = HavePacks()
        await table.have_packs(made.campaign_id)
        now = await table.look(made.campaign_id)
        assert (now.campaign.packs, now.version) == ([], seen + 3)
        await table.have_packs(made.campaign_id)
        assert (await table.look(made.campaign_id)).version == seen + 3
        kinds = [event.kind for event in await table.happened(made.campaign_id, 0)]
        assert kinds.count("packs_changed") == 3
