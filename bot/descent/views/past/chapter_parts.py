"""The parts of a chapter in Descent: a hero's turn, the monsters' part after it, and what comes between quests."""

from collections.abc import Iterable

from bot.descent.events import QuestEnded, QuestStarted, RoundStarted, TurnEnded, TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.party.last_page import page_is_open
from bot.descent.raid.events import LevelEntered, RaidBegan, RaidEnded
from bot.descent.road.events import (
    ActChanged,
    CampaignEnded,
    ChapterOpened,
    CityOpened,
    EventDecided,
    HeroCame,
    HeroWent,
    JourneyBegan,
    SideGone,
    SideOffered,
    SideUnlocked,
    TaleTold,
    TravelEventMet,
    WeeksPassed,
)
from bot.kernel.events import Event
from bot.views.chapter import Chapter

HOMECOMING = (
    ActChanged,
    CampaignEnded,
    ChapterOpened,
    CityOpened,
    RaidEnded,
    SideGone,
    SideOffered,
    SideUnlocked,
    TaleTold,
    TravelEventMet,
)
"""With the first of these after a quest the campaign's story goes on."""
NEW_PAGES = (
    CampaignEnded,
    EventDecided,
    HeroCame,
    HeroWent,
    JourneyBegan,
    QuestEnded,
    RaidBegan,
    RaidEnded,
    TaleTold,
    WeeksPassed,
)
"""What is worth a message of its own between quests; trade and training only change the panel."""


SETTING_OUT = (JourneyBegan, RaidBegan)
"""What was settled before belongs to the gathering."""
IN = (LevelEntered, QuestStarted)
"""With the first of these a quest begins; a level of the Raid is entered before its own story is told."""


def without_frame(events: Iterable[Event]) -> tuple[Event, ...]:
    """Events without the beginning and the end of a turn, which the title of a message tells."""
    return tuple(event for event in events if not isinstance(event, TurnStarted | TurnEnded))


class ChapterParts:
    """One chapter, taken apart: this says which message each of its events goes to."""

    def __init__(self, chapter: Chapter) -> None:
        self.campaign: Campaign = chapter.campaign
        self.events = chapter.events

    @property
    def closed(self) -> bool:
        """A turn or the quest is over (or has just begun), and nobody has to choose anything any more.

        The last page of a quest is its panel as long as it lies open; then it is told.
        """
        if page_is_open(self.campaign):
            return False
        if self.campaign.phase in ("travelling", "finished"):
            return self._page_is_full
        game = self.campaign.game
        if game is None or game.question is not None or (game.turn is not None and game.outcome is None):
            return False
        return any(isinstance(event, (TurnEnded, QuestStarted, QuestEnded)) for event in self.events)

    @property
    def _page_is_full(self) -> bool:
        """Between quests: something happened that stays in the channel. What is met on the road comes first."""
        journey = self.campaign.journey
        deciding = journey is not None and journey.facing is not None
        return any(isinstance(event, QuestEnded if deciding else NEW_PAGES) for event in self.events)

    @property
    def hero(self) -> str | None:
        """Whose turn this chapter tells of."""
        return next((event.hero for event in self.events if isinstance(event, TurnStarted)), None)

    @property
    def turn(self) -> tuple[Event, ...]:
        """What the hero did, up to the end of the turn; that it began and ended goes without saying."""
        return without_frame(self.events[: self._turning_point])

    @property
    def round(self) -> int:
        """The round in which it happened: a new one may have begun since."""
        started = [event.number for event in self.aftermath if isinstance(event, RoundStarted)]
        game = self.campaign.game
        return started[0] - 1 if started else game.round if game is not None else 0

    @property
    def aftermath(self) -> tuple[Event, ...]:
        """What came after the turn: the monsters' part. A quest begins with its own story."""
        return self.events[self._turning_point : self._homecoming]

    @property
    def road(self) -> tuple[Event, ...]:
        """What happened between quests: on the way to one, or since the last."""
        if self._homecoming is not None:
            return self.events[self._homecoming :]
        started = self._first(*IN)
        if started is not None:
            began = self._first(*SETTING_OUT) or 0
            return self.events[began:started] if self.campaign.journey is not None else ()
        if self.campaign.phase not in ("travelling", "finished") or self._left_a_level:
            return ()
        return self.events[self._first(*SETTING_OUT) or 0 :]

    @property
    def _left_a_level(self) -> bool:
        """A level of the Raid is over, and what came of it is told with its end: there is no road yet."""
        in_a_raid = self.campaign.journey is not None and self.campaign.journey.raid is not None
        return in_a_raid and self._first(QuestEnded) is not None

    @property
    def _homecoming(self) -> int | None:
        """Where the quest's own end is told and the campaign goes on."""
        ended = self._first(QuestEnded)
        if ended is None:
            return None
        later = range(ended, len(self.events))
        return next((place for place in later if isinstance(self.events[place], HOMECOMING)), None)

    def _first(self, *kinds: type[Event]) -> int | None:
        return next((place for place, event in enumerate(self.events) if isinstance(event, kinds)), None)

    @property
    def _turning_point(self) -> int:
        for place, event in enumerate(self.events):
            if isinstance(event, TurnEnded):
                return place + 1
            if isinstance(event, (*IN, QuestEnded)):
                return place
        return len(self.events)
