"""The chronicle of a day: what the party lived through since yesterday, in a few lines for the whole channel."""

from collections.abc import Iterable, Sequence
from datetime import date

from bot.descent.events import TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.road.events import HeroWent
from bot.descent.road.road import journey_of
from bot.descent.views.panel.between_quests import journey_lines
from bot.descent.views.panel.raid_lines import raid_lines
from bot.descent.views.panel.shared import vitals
from bot.descent.views.panel.status import objective
from bot.descent.views.past.catchup import place_picture
from bot.descent.views.past.digest import Beat, digest
from bot.descent.views.past.since import parts_since
from bot.descent.views.past.statistics import Statistics
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.table.entries import Entry
from bot.views.daily import MOST_LINES, catch_up_row, daily_title, short_line
from bot.views.face import Face
from bot.views.marks import Mark, events_since
from renders import theme


def daily_face(campaign: Campaign, entries: Sequence[Entry], mark: Mark, day: date, say: Words) -> Face | None:
    """What happened from a mark on, how the party stands, and a picture of where it is; None if nothing happened.

    `entries` begin earlier, with a quest or with the campaign, and end with the day.
    """
    beats = list(digest(parts_since(campaign, entries, mark, say), say))
    if not beats:
        return None
    place = place_picture(campaign, say)
    return Face(
        daily_title(day, say),
        theme.GOLD,
        (*_added_up(campaign, events_since(entries, mark), say), *_highlights(beats)),
        (place,) if place is not None else (),
        story=tuple(_party(campaign, say)),
        rows=(catch_up_row(say),),
    )


def _highlights(beats: Sequence[Beat]) -> Iterable[str]:
    """The weightiest lines in the order in which they came; of equally weighty ones the later."""
    ranked = sorted(range(len(beats)), key=lambda number: (beats[number].weight, number))
    kept = sorted(ranked[-MOST_LINES:])
    return [short_line(beats[number].text) for number in kept]


def _added_up(campaign: Campaign, events: Sequence[Event], say: Words) -> list[str]:
    """Turns, hearts and fallen monsters of the day in one line, if there was a fight."""
    turns = sum(isinstance(event, TurnStarted) for event in events)
    if not turns:
        return []
    gone = [event.hero for event in events if isinstance(event, HeroWent)]
    fought = dict.fromkeys([*(seat.hero for seat in campaign.seats), *gone])
    heroes = Statistics(list(fought), events).heroes.values()
    facts = {
        "dealt": sum(tally.damage for tally in heroes),
        "kills": sum(tally.kills for tally in heroes),
        "suffered": sum(tally.wounds for tally in heroes),
    }
    return [say.text("daily-fight", turns=turns, **facts)]


def _party(campaign: Campaign, say: Words) -> Iterable[str]:
    """How the party stands: each hero in a quest, the purse and the weeks between quests."""
    game = campaign.game
    if campaign.phase == "travelling":
        in_a_raid = journey_of(campaign).raid is not None
        lines = raid_lines(campaign, say) if in_a_raid else journey_lines(campaign, say)
        return [f"**{say.text('daily-party')}**", *lines]
    if campaign.phase != "playing" or game is None:
        return []
    heroes = [f"**{say.figure(hero, game)}** · {vitals(game, hero, say)}" for hero in game.heroes]
    aim = f"🎯 {say.text('status-objective', objective=objective(campaign, say))}"
    return [aim, say.text("status-round", round=game.round, morale=game.morale, gold=game.gold), *heroes]
