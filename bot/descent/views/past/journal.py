"""The journal of a campaign: quest by quest and round by round, everybody by the name they had then."""

from collections.abc import Sequence

from bot.descent.events import GroupActivated, QuestEnded, QuestStarted, RoundStarted, TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.raid.events import LevelEntered, RaidBegan
from bot.descent.raid.setting_out import RAID
from bot.descent.state.game import Game
from bot.descent.views.past.chapter_parts import HOMECOMING
from bot.descent.views.past.monster_names import names_through, naming_game
from bot.descent.views.past.since import on_the_way
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.table.entries import Entry, all_events
from bot.views.marks import Mark
from bot.views.reading import Reading
from bot.words.story import Story

IN_A_QUEST = (LevelEntered, QuestStarted, RoundStarted, TurnStarted, GroupActivated)


class QuestReading(Reading):
    """Knows which quest is told, which round of it, and who takes part."""

    beginnings = (*IN_A_QUEST, QuestEnded, RaidBegan)

    def __init__(self, say: Words, campaign: Campaign, entries: Sequence[Entry]) -> None:
        super().__init__(say, campaign)
        self._words = say
        self._quest, self._game = "", campaign.game
        self._level: LevelEntered | None = None
        """The level of the Raid that was entered last."""
        self._is_over = False
        """Whether the part one has come to tells how the quest ended."""
        self._ended: int | None = None
        """The version in which the quest ended that was told last; None once the story has gone on."""
        if entries and campaign.journey is not None and _sets_out(entries[0]):
            self.heading = on_the_way(campaign, say)
        self._monster_names = names_through(campaign, all_events(entries))

    def _begins(self, event: Event, at: Mark, before: Mark) -> bool:
        if isinstance(event, QuestEnded):
            self._ended = at.version
        elif self._ended is not None and (at.version != self._ended or isinstance(event, HOMECOMING)):
            self._ended = None
            return True
        return super()._begins(event, at, before)

    def come_to(self, events: Sequence[Event]) -> None:
        first, say = events[0], self._words
        if self._is_over and not isinstance(first, IN_A_QUEST):
            alone = self.campaign.journey is None
            self.heading = say.text("journal-gathering") if alone else on_the_way(self.campaign, say)
        self._is_over = isinstance(first, QuestEnded)
        if isinstance(first, RaidBegan):
            self.heading = say.campaign(RAID)
        if isinstance(first, LevelEntered):
            self._level, self.heading = first, say.level(first.number, first.level)
        if isinstance(first, QuestStarted):
            self._quest, self._game = first.quest, naming_game(self.campaign, first.quest)
            if self._level is None or self._level.level != first.quest:
                self.heading = say.quest(first.quest)
        if isinstance(first, RoundStarted):
            self.heading = say.text("journal-round", quest=say.quest(self._quest), number=first.number)
        self._monster_names.enter(self._game, events)

    def story(self, events: Sequence[Event]) -> Story:
        return self._words.story(without_rounds(events), self._game)


def _sets_out(entry: Entry) -> bool:
    """Whether a quest begins in this deed after something on the way to it."""
    return any(isinstance(event, QuestStarted) for event in entry.events[1:])


def without_rounds(events: Sequence[Event]) -> list[Event]:
    """That a round began is said by its heading."""
    return [event for event in events if not isinstance(event, RoundStarted)]


def tell_part(part: Sequence[Event], game: Game | None, say: Words) -> list[str]:
    """One part of the story."""
    story = say.story(without_rounds(part), game)
    return ([story.headline] if story.headline else []) + story.lines
