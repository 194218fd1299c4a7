"""The Raid through the real client: from /raid new to its end page, and what its commands say elsewhere."""

from collections.abc import Iterator

import pytest

from bot.app import Flambeau
from bot.descent.content.library import library
from bot.descent.raid.levels import raid_of
from bot.descent.road.road import journey_of
from bot.descent.views.weeks import week_of
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from tests.descent.views import raids

from .campaigns import WAIT, now, offer, planted, press, said, told
from .people import MOST_DEEDS, Party


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """Six small levels, in which all heroes begin at an open portal."""
    with raids.six_levels():
        yield


PLAYERS = {"fr": (0, 1), "en": (2, 3)}
"""Whose Discord speaks which language."""
ONWARD = ("turn_page", "take_turn", "cast_vote", "end_turn")


async def go_on(party: Party, *, until: str) -> None:
    """End every turn at once, leave by every portal, turn the pages, keep nothing, until something can be read."""
    for _ in range(MOST_DEEDS):
        if until in party.current().text():
            return
        found = next((found for kind in ONWARD if (found := party.find(kind)) is not None), None)
        assert found is not None, f"nothing can be done:\n{party.current().text()}"
        if found.kind == "cast_vote":
            await all_vote(party)
        else:
            await party.do(found)
    raise AssertionError(f"still not there:\n{party.text()[-2000:]}")


async def all_vote(party: Party) -> None:
    """Everybody votes for what stands first: to leave, or to go on."""
    for player in party.players:
        await party.do(offer(party, "cast_vote"), player)


async def gathered(party: Party, language: Language, **options: object) -> str:
    """Two players open the Raid and take a hero each; what the one who opened it was told."""
    party.players = [party.players[place] for place in PLAYERS[language]]
    opener, other = party.players
    answer = await said(opener, "raid new", **options)
    await party.do(offer(party, "join:syndrael:knight"), opener)
    await party.do(offer(party, "join:widow_tarha:runemaster"), other)
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_raid_from_beginning_to_end(party: Party, bot: Flambeau, language: Language) -> None:
    """Six levels, each left by a vote at the portal; a card is kept and worn; the end page lists all six."""
    say = words(language)
    answer = await gathered(party, language, seed="Three Lanterns")
    assert "`three-lanterns`" in answer
    opener, other = party.players
    await party.set_out()
    assert say.text("raid-welcome") in party.text()

    await party.do(offer(party, "learn:syndrael:"), opener)
    assert len(party.current().text()) < 4000
    await all_vote(party)
    assert say.level(1, (await now(bot)).quest) in party.current().text()

    await go_on(party, until=say.text("raid-page-title"))
    await party.do(offer(party, "turn_page"), other)
    await keep_a_card(party, bot, language)

    await go_on(party, until=say.text("raid-end-again"))

    campaign = await now(bot)
    assert journey_of(campaign).ended == "won"
    passed = raid_of(journey_of(campaign)).passed
    assert len(passed) == len(library().raid.acts)
    assert all(say.quest(each.level) in party.current().text() for each in passed)
    assert say.text("raid-won-tale") in party.text()
    assert say.campaign("raid") in await said(opener, "raid état" if language == "fr" else "raid status")
    assert say.quest(passed[0].level) in await said(other, "raid état" if language == "fr" else "raid status")


async def keep_a_card(party: Party, bot: Flambeau, language: Language) -> None:
    """The menu, the card in full, the hero; then it is put back, and kept again by the other."""
    opener, other = party.players
    card = raids.shown(await now(bot))[0]
    full = await told(party, await party.take(offer(party, f"?shown:{card}"), other))
    assert words(language).card_text(card)[:20] in full.text()
    for hero in (0, 1):
        before = party.version()
        if hero:
            full = await told(party, await party.take(offer(party, f"?shown:{card}"), other))
        await press(party, full, f"keep_card:{card}:{hero}", other)
        await party.local.world.until(lambda since=before: party.version() > since, WAIT, "the card to be kept")
        if not hero:
            await party.do(offer(party, f"put_card_back:{card}:0"), opener)
    assert card in [kept.card for kept in (await now(bot)).seats[1].kept]
    assert words(language).card(card) in party.current().text()


async def test_hard_begins_in_the_first_level(party: Party, bot: Flambeau) -> None:
    """RAI-05: difficulty is chosen with the command, and nothing comes before level 1."""
    await gathered(party, "en", difficulty="hard")
    await party.set_out()

    campaign = await now(bot)
    assert (campaign.difficulty, campaign.phase) == ("hard", "playing")
    assert "Level 1 of 6" in party.current().text()


async def test_the_raid_of_the_week_is_the_same_for_everybody(party: Party, bot: Flambeau) -> None:
    """It is called by the week of the bot's clock, and its levels are drawn from nothing else."""
    week = week_of(bot.clock.now().date())
    answer = await gathered(party, "en", weekly=True, seed="ignored")
    assert week in answer
    assert week in party.current().text()
    await party.set_out()

    raid = raid_of(journey_of(await now(bot)))
    assert (raid.week, raid.course.seed) == (week, week)


async def test_a_seed_that_can_not_be_typed_opens_nothing(party: Party, bot: Flambeau) -> None:
    """Signs alone are no seed, and the channel stays free; accents and spaces are understood."""
    alix = party.players[0]
    for typed in ("***", "@everyone", "-"):
        assert words("fr").text("refusal-not_a_raid_seed") in await said(alix, "raid new", seed=typed)
    assert await bot.store.live() == []

    assert "`ete-12`" in await said(alix, "raid new", seed="Été 12")


async def test_commands_of_the_raid_elsewhere(party: Party, bot: Flambeau) -> None:
    """Where there is no campaign, in one that is no raid, and where one is played already."""
    alix = party.players[0]
    assert "Aucune campagne" in await said(alix, "raid status")
    await party.gather("syndrael", "widow_tarha")

    assert words("fr").text("refusal-not_in_the_raid") in await said(alix, "raid status")
    before = (await bot.table.look(1)).version
    await said(alix, "raid new")
    assert (await bot.table.look(1)).version == before
    assert len(await bot.store.live()) == 1


async def test_the_road_is_refused_kindly(party: Party, bot: Flambeau) -> None:
    """Maps, cities, quests and travels: each says that the Raid has none, and nothing changes."""
    await planted(party, bot, raids.between_levels())
    alix = party.players[0]
    kindly = words("fr").text("refusal-not_in_a_raid")

    assert kindly in await said(alix, "map")
    assert kindly in await said(alix, "travel", city="mistvale")
    assert kindly in await said(alix, "quest", quest="drowned_mill")
    assert kindly in await said(alix, "city")
    assert kindly in await said(alix, "shop")
    assert await alix.complete("travel", "city", "") == []
    assert await alix.complete("quest", "quest", "") == []
    for command in (
        "campaign status",
        "help",
        "inventory",
        "hero",
        "journal",
        "stats",
        "catchup",
        "why",
        "raid status",
    ):
        assert "référence" not in await said(alix, command), command
    assert (await bot.table.look(1)).version == 0


async def test_a_newcomer_comes_between_two_levels(party: Party, bot: Flambeau) -> None:
    """As in a campaign: with as much experience as the others have had, and with empty hands."""
    await planted(party, bot, raids.between_levels())
    chloe = party.players[2]

    await said(chloe, "campaign join", hero="grisban_the_thirsty", **{"class": "berserker"})

    campaign = await now(bot)
    assert [seat.hero for seat in campaign.seats][-1] == "grisban_the_thirsty"
    assert campaign.seats[-1].xp == 2
    assert "Grisban" in party.current().text()
