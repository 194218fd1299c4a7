"""A save of an earlier release, handed to the real client: it is shown in the channel, and play goes on."""

import pytest

from bot.app import Flambeau
from bot.local.objects import Upload
from tests.saves.releases import EXPORTS, FOLDER

from .bots import at_rest
from .people import Party
from .test_keeping import said

ASKED = [export for export in EXPORTS if export.endswith("/surges_to_spend.flambeau")]


@pytest.mark.parametrize("export", ASKED)
async def test_an_old_save_goes_on_in_the_channel(export: str, party: Party, bot: Flambeau) -> None:
    """Brought in with a surge to spend: the question stands on the panel, and whoever was asked answers it."""
    alix, _, chloe, _ = party.players
    content = (FOLDER / export).read_bytes()

    assert "continue" in await said(alix, "campaign import", file=Upload("campaign.json.gz", content))
    before = (await bot.table.look(1)).campaign.running().question
    await party.do(party.offered()[0], chloe)
    await at_rest(bot)

    assert before is not None
    assert before.kind == "spend_surges"
    assert (await bot.table.look(1)).campaign.running().question != before
    assert party.offered()
