"""What happened since a moment, in parts: a hero's turn, the activation of a group, a week on the road."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.descent import events as told
from bot.descent.party.campaign import Campaign
from bot.descent.raid.events import LevelEntered, LevelPassed, RaidBegan
from bot.descent.raid.setting_out import RAID
from bot.descent.road.events import JourneyBegan, WeeksPassed
from bot.descent.state.game import Game
from bot.descent.views.past.chapter_parts import HOMECOMING, NEW_PAGES
from bot.descent.views.past.monster_names import names_through, naming_game
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.table.entries import Entry, all_events
from bot.views.marks import Mark, mark_of_last, marked

BEGINNINGS = (
    told.QuestStarted,
    told.RoundStarted,
    told.TurnStarted,
    told.GroupActivated,
    JourneyBegan,
    LevelEntered,
    RaidBegan,
    WeeksPassed,
)
ENDINGS = (told.TurnEnded, told.GroupFinished)
"""What comes next is nobody's turn, until somebody begins."""
ON_THE_ROAD = tuple(kind for kind in (*HOMECOMING, *NEW_PAGES, LevelPassed) if kind is not told.QuestEnded)
"""With any of these the quest that is over has been left behind."""
AFTERMATH = (told.GroupActivated, told.MonsterActivated, told.QuestEnded)
"""When one of these follows from what a player did, others have begun to act."""


@dataclass(frozen=True)
class Part:
    """Some events under one heading; `game` knows the names of all who take part in them."""

    heading: str
    actor: str | None
    """The hero or the group whose turn it is."""
    events: tuple[Event, ...]
    game: Game | None


# Where news begins ----------------------------------------------------------------------------------------------


def mark_after_deed(entries: Sequence[Entry], version: int) -> Mark:
    """Right after what somebody did; what others did in answer to it, such as monsters after a turn, is news."""
    deed = next((entry for entry in entries if entry.version == version), None)
    for place, event in enumerate(deed.events if deed is not None else ()):
        if isinstance(event, told.TurnEnded):
            return Mark(version, place + 1)
        if isinstance(event, AFTERMATH):
            return Mark(version, place)
    return Mark(version + 1)


def mark_of_quest(entries: Sequence[Entry]) -> Mark:
    """The beginning of the last quest; of everything if there was none."""
    return mark_of_last(entries, told.QuestStarted.kind)


def on_the_way(campaign: Campaign, say: Words) -> str:
    """What the time between two quests is called: the Raid has levels, and no road between them."""
    in_a_raid = campaign.journey is not None and campaign.journey.raid is not None
    return say.text("raid-between" if in_a_raid else "catchup-road")


# Parts ----------------------------------------------------------------------------------------------------------


def parts_since(campaign: Campaign, entries: Sequence[Entry], mark: Mark, say: Words) -> Iterator[Part]:
    """The story from a mark on, to be told part by part: a later part may give its monsters other names.

    `entries` begin earlier, with a quest or with the campaign, so that it is known who is meant.
    """
    scene = _Scene(campaign, entries, say)
    for at, event in marked(entries):
        if scene.changes(event):
            yield from scene.closed()
        scene.hear(event, news=at >= mark)
    yield from scene.closed()


class _Scene:
    """Where the story is: which quest, which round, whose turn."""

    def __init__(self, campaign: Campaign, entries: Sequence[Entry], say: Words) -> None:
        self._campaign = campaign
        self._say = say
        self._monster_names = names_through(campaign, all_events(entries))
        game = campaign.game
        self._game = game and game.model_copy(update={"monsters": dict(game.monsters)})
        self._heading = say.text("journal-gathering")
        self._quest = ""
        self._level = ""
        """The level of the Raid that was entered last."""
        self._actor: str | None = None
        self._over = False
        """The quest has ended; the road begins with the next event that belongs to it."""
        self._idle = False
        """A turn has just ended."""
        self._heard: list[Event] = []
        self._news: list[Event] = []

    def changes(self, event: Event) -> bool:
        """Whether a new part begins with this."""
        return self._idle or isinstance(event, BEGINNINGS) or self._leaves(event)

    def closed(self) -> Iterator[Part]:
        """The part so far, if any of it is news."""
        self._monster_names.enter(self._game, self._heard)
        if self._news:
            yield Part(self._heading, self._actor, tuple(self._news), self._game)
        self._heard, self._news = [], []

    def hear(self, event: Event, *, news: bool) -> None:
        """Take one event in."""
        self._move_on(event)
        self._heard.append(event)
        if news:
            self._news.append(event)

    def _leaves(self, event: Event) -> bool:
        return self._over and isinstance(event, ON_THE_ROAD)

    def _move_on(self, event: Event) -> None:
        say = self._say
        if self._idle:
            self._actor, self._idle = None, False
        if isinstance(event, told.QuestStarted):
            self._quest, self._game = event.quest, naming_game(self._campaign, event.quest)
            if event.quest != self._level:
                self._heading = say.quest(event.quest)
            self._actor, self._over = None, False
        elif isinstance(event, told.RoundStarted):
            quest = say.quest(self._quest)
            self._heading, self._actor = say.text("journal-round", quest=quest, number=event.number), None
        elif isinstance(event, told.TurnStarted):
            self._actor = event.hero
        elif isinstance(event, told.GroupActivated):
            self._actor = event.group
        elif isinstance(event, JourneyBegan):
            self._heading = say.campaign(event.campaign)
        elif isinstance(event, RaidBegan):
            self._heading = say.campaign(RAID)
        elif isinstance(event, LevelEntered):
            self._heading, self._level = say.level(event.number, event.level), event.level
            self._actor, self._over = None, False
        elif isinstance(event, WeeksPassed):
            self._heading, self._actor, self._over = say.text("catchup-week", week=event.week), None, False
        elif self._leaves(event):
            self._heading, self._actor, self._over = on_the_way(self._campaign, say), None, False
        elif isinstance(event, told.QuestEnded):
            self._over = True
        self._idle = isinstance(event, ENDINGS)
