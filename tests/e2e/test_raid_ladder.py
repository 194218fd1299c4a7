"""The ladder of a server through Discord: two parties in two channels that play the same week's raid."""

import json

from bot.app import Flambeau
from bot.descent.party.campaign import Campaign
from bot.descent.raid.ladder import raid_scores
from bot.descent.state.game import RULES_VERSION
from tests.descent.views.staged_raids import raiding

from .campaigns import answered, said
from .people import Party

FULL_LADDER = 40


async def placed(bot: Flambeau, party: Party, campaign: Campaign, *, channel: int, player: int) -> int:
    """A campaign in some channel of the server, after a deed that left its score."""
    campaign.owner = player
    for seat in campaign.seats:
        seat.player = player
    campaign_id, _ = await bot.store.create_campaign(
        guild_id=party.local.world.guild.id,
        channel_id=channel,
        name=campaign.name,
        interaction_id=party.local.world.ids.next(),
        rules=RULES_VERSION,
        state=campaign.model_dump_json(),
        people=campaign.people(),
        now=bot.clock.now(),
    )
    await bot.store.record(
        campaign_id,
        seen_version=0,
        player=player,
        interaction_id=party.local.world.ids.next(),
        deed=json.dumps({"deed": "descend"}),
        events=[],
        rules=RULES_VERSION,
        state=campaign.model_dump_json(),
        now=bot.clock.now(),
        scores=raid_scores(campaign),
    )
    return campaign_id


async def test_two_parties_of_one_week_can_compare(party: Party, bot: Flambeau) -> None:
    """Both stand on the ladder, in order; each sees its own marked, in the reader's language."""
    alix, bruno, *_ = party.players
    here = next(iter(party.local.world.channels))
    await placed(bot, party, raiding(4, fell=True, name="Les Braises"), channel=here, player=alix.id)
    other = raiding(6, ended="won", name="Les Cendres")
    await placed(bot, party, other, channel=party.local.world.ids.next(), player=bruno.id)

    told = await said(alix, "raid ladder")
    lines = told.splitlines()

    (first,) = (line for line in lines if "Les Cendres" in line)
    (second,) = (line for line in lines if "Les Braises" in line)
    assert first.startswith("1. **")
    assert second.startswith("2. ➤")
    assert "47" in lines[0]
    assert "➤" in next(line for line in (await said(bruno, "raid ladder")).splitlines() if "Les Cendres" in line)
    assert "Les Cendres" in await said(alix, "raid ladder", week="2026-w47")
    assert "Les Cendres" not in await said(alix, "raid ladder", week="2026-W46")
    suggested = await alix.complete("raid ladder", "week", "")
    assert "2026-W47" in [choice.value for choice in suggested]


async def test_a_ladder_of_many_parties_is_short(party: Party, bot: Flambeau) -> None:
    """However many play on a server, the answer is one message, and one's own party is on it."""
    alix, bruno, *_ = party.players
    for number in range(FULL_LADDER):
        each = raiding(5, name=f"Les Cendres {number}")
        await placed(bot, party, each, channel=party.local.world.ids.next(), player=bruno.id + 1 + number)
    await placed(bot, party, raiding(1, name="Les Braises"), channel=1, player=alix.id)

    told = await said(alix, "raid ladder", week="2026-W47")

    assert len(told) <= 2000
    assert "Les Braises" in told
    assert told.count("Les Cendres") == 15


async def test_nothing_is_typed_that_breaks_the_ladder(party: Party, bot: Flambeau) -> None:
    """What is neither a week nor a seed is refused with words, and an unknown seed has nobody on it."""
    alix = party.players[0]
    assert "@here" not in await said(alix, "raid ladder", week="@here ???")
    assert "2026-W47" in await said(alix, "raid ladder", week="@here ???")
    assert await said(alix, "raid ladder", week="nobody-played-this")


async def test_a_raid_is_shown_on_one_page(party: Party, bot: Flambeau) -> None:
    """/raid summary: the picture of the channel's raid, with its words for those who can't see it."""
    alix = party.players[0]
    here = next(iter(party.local.world.channels))
    await placed(bot, party, raiding(4, fell=True), channel=here, player=alix.id)

    answer = await answered(alix, "raid summary")

    (picture,) = answer.attachments
    assert picture.name == "raid.png"
    assert "Les Braises" in (picture.description or "")
