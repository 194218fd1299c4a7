"""A whole campaign of four players, one of whom never answers: the others and the clock bring it to its end."""

from pathlib import Path

import pytest

from bot.agenda.due import HelpOffer
from bot.descent.autopilot import Limits
from bot.descent.commands import TakeTurn
from bot.descent.content.library import library
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Learn, Play
from bot.descent.party.piloting import towards_the_end
from bot.descent.road.wayfaring import next_deed
from bot.table.deeds import Deed
from bot.table.matters import matter_of
from bot.table.pace import Pace
from bot.table.votes import CastVote
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, DAVID, MINUTE
from tests.agenda.test_deadlines import travelling

PRESENT = (ALIX, BRUNO, CHLOE)
FRUGAL = Limits(potions=False, feat=False)
"""Heroes who try out fewer cards decide faster."""
MOST_STEPS = 6000


def deed_of_somebody(campaign: Campaign, *, lazy: bool) -> tuple[int, Deed] | None:
    """What one of the three who are there does next; None if it is David's move, and the clock's to wait."""
    if (absence := matter_of(campaign, "absence")) is not None:
        return absence.waiting[0], CastVote(on="absence", choice="back")
    waited = awaited(campaign)
    if waited is None:
        return None
    if waited.what == "road":
        return _on_the_road(campaign)
    if not waited.heroes:
        return ALIX, Play(command=towards_the_end(campaign.running(), ""))
    for hero in waited.heroes:
        seat = campaign.seat(hero)
        if seat is not None and seat.player in PRESENT:
            return seat.player, _in_quest(campaign, hero, waited.what, lazy=lazy)
    return None


def _in_quest(campaign: Campaign, hero: str, what: str, *, lazy: bool) -> Deed:
    if what == "next":
        return Play(command=TakeTurn(hero=hero))
    if lazy:
        return Play(command=towards_the_end(campaign.running(), hero))
    deed = next_deed(campaign, FRUGAL)
    assert deed is not None
    return deed


def _on_the_road(campaign: Campaign) -> tuple[int, Deed] | None:
    """The automatic traveller decides, but nobody spends David's experience."""
    seen = campaign.model_copy(deep=True)
    seen.seats[-1].xp = 0
    deed = next_deed(seen, FRUGAL)
    seat = campaign.seat(deed.hero) if isinstance(deed, Learn) else None
    return (seat.player if seat is not None else ALIX, deed) if deed is not None else None


async def play_on(life: Life, campaign_id: int, *, lazy: bool) -> Campaign:
    """Three people who do what is asked of them within five minutes, and a clock."""
    for _ in range(MOST_STEPS):
        campaign = await life.look(campaign_id)
        if campaign.phase == "finished":
            return campaign
        found = deed_of_somebody(campaign, lazy=lazy)
        if found is None:
            await life.until(await life.tick())
        else:
            await life.wait(5 * MINUTE)
            await life.act(campaign_id, *found)
    raise AssertionError(f"no end after {MOST_STEPS} steps: {awaited(campaign)} at {life.clock.now()}")


@pytest.mark.parametrize(
    ("late", "lazy"),
    [
        ("deadline", True),
        ("vote", True),
        pytest.param("deadline", False, marks=pytest.mark.slow),
        pytest.param("vote", False, marks=pytest.mark.slow),
    ],
)
async def test_a_campaign_reaches_its_epilogue_without_one_of_its_players(
    late: str, lazy: bool, tmp_path: Path
) -> None:
    """David never does anything: his turns are played for him, by deadline or because the others said so.

    In the quick run the others only take their turns and end them; they lose, and that is an epilogue too.
    """
    pace = Pace(turn_hours=6, question_hours=6) if late == "deadline" else Pace(question_hours=6)
    async with Life.at(tmp_path / "flambeau.sqlite3") as life:
        campaign_id = await life.play(travelling(pace=pace))
        campaign = await play_on(life, campaign_id, lazy=lazy)
        deeds = await life.store.deeds(campaign_id)

    assert campaign.journey is not None
    assert set(library().campaigns["keepers_flame"].story_quests) <= set(campaign.journey.outcomes)
    assert DAVID not in {player for player, _ in deeds}
    assert any("autopilot_turn" in deed for _, deed in deeds)
    assert bool(life.channel.of(HelpOffer)) == (late == "vote")
