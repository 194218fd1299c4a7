"""The chronicle of a day: what the party lived through since yesterday, in a few lines for the whole channel."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.descent.events import TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.views.panel.between_quests import journey_lines
from bot.descent.views.panel.shared import vitals
from bot.descent.views.panel.status import objective
from bot.descent.views.past.digest import Beat, gist
from bot.descent.views.past.since import Mark, events_since, parts_since
from bot.descent.views.past.statistics import Statistics
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.land import land_view
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.table.entries import Entry
from bot.views.face import Ask, Face, Key
from renders import theme
from renders.descent import drawings
from renders.drawing import Drawing

MOST_LINES = 9
"""Besides the line that adds the day up."""
LONGEST_LINE = 220
NIGHT = timedelta(hours=12)


def day_told(until: datetime, zone: str) -> date:
    """The day a chronicle is about: told in the evening it is that day, told in the morning the day before."""
    return (until.astimezone(ZoneInfo(zone)) - NIGHT).date()


def date_in_words(day: date, say: Words) -> str:
    """Tuesday 3 March."""
    weekday, month = say.text(f"weekday-{day.isoweekday()}"), say.text(f"month-{day.month}")
    return say.text("daily-date", weekday=weekday, day=day.day, month=month)


def daily_face(campaign: Campaign, entries: Sequence[Entry], mark: Mark, day: date, say: Words) -> Face | None:
    """What happened from a mark on, how the party stands, and a picture of where it is; None if nothing happened.

    `entries` begin earlier, with a quest or with the campaign, and end with the day.
    """
    beats = list(gist(parts_since(campaign, entries, mark, say), say))
    if not beats:
        return None
    return Face(
        f"## {say.text('daily-title', date=date_in_words(day, say))}",
        theme.GOLD,
        (*_added_up(campaign, events_since(entries, mark), say), *_highlights(beats)),
        _place(campaign, say),
        story=tuple(_party(campaign, say)),
        rows=((Key(say.text("button-catchup"), Ask("catchup"), sign="📖"),),),
    )


def _place(campaign: Campaign, say: Words) -> tuple[Drawing, ...]:
    """Where the party is: on the map between quests, else on the board."""
    if campaign.phase in ("travelling", "finished"):
        return (drawings.campaign_map(land_view(campaign, say)),)
    return (drawings.board(board_view(campaign, say.language)),) if campaign.game is not None else ()


def _highlights(beats: Sequence[Beat]) -> Iterable[str]:
    """The weightiest lines in the order in which they came; of equally weighty ones the later."""
    ranked = sorted(range(len(beats)), key=lambda number: (beats[number].weight, number))
    kept = sorted(ranked[-MOST_LINES:])
    return [_short(beats[number].text) for number in kept]


def _short(text: str) -> str:
    """A line that fits between others; cut between words, and never inside of bold letters."""
    if len(text) <= LONGEST_LINE:
        return text
    cut = text[:LONGEST_LINE].rpartition(" ")[0]
    return cut + ("**…" if cut.count("**") % 2 else "…")


def _added_up(campaign: Campaign, events: Sequence[Event], say: Words) -> list[str]:
    """Turns, hearts and fallen monsters of the day in one line, if there was a fight."""
    turns = sum(isinstance(event, TurnStarted) for event in events)
    if not turns:
        return []
    heroes = Statistics([seat.hero for seat in campaign.seats], events).heroes.values()
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
        return [f"**{say.text('daily-party')}**", *journey_lines(campaign, say)]
    if campaign.phase != "playing" or game is None:
        return []
    heroes = [f"**{say.figure(hero, game)}** · {vitals(game, hero, say)}" for hero in game.heroes]
    aim = f"🎯 {say.text('status-objective', objective=objective(campaign, say))}"
    return [aim, say.text("status-round", round=game.round, morale=game.morale, gold=game.gold), *heroes]
