"""The journal of a campaign: quest by quest and round by round, everybody by the name they had then."""

from collections.abc import Sequence

from bot.descent.events import GroupActivated, QuestStarted, RoundStarted, TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.state.game import Game
from bot.descent.views.past.monster_names import names_through, naming_game
from bot.descent.words import Words
from bot.kernel.events import Event
from bot.table.entries import Entry, all_events
from bot.views.reading import Reading


class QuestReading(Reading):
    """Knows which quest is told, which round of it, and who takes part."""

    beginnings = (QuestStarted, RoundStarted, TurnStarted, GroupActivated)

    def __init__(self, say: Words, campaign: Campaign, entries: Sequence[Entry]) -> None:
        super().__init__(say, campaign)
        self._words = say
        self._quest, self._game = "", campaign.game
        if entries and campaign.journey is not None and _sets_out(entries[0]):
            self.heading = say.text("catchup-road")
        self._monster_names = names_through(campaign, all_events(entries))

    def come_to(self, events: Sequence[Event]) -> None:
        first, say = events[0], self._words
        if isinstance(first, QuestStarted):
            self._quest, self._game = first.quest, naming_game(self.campaign, first.quest)
            self.heading = say.quest(first.quest)
        if isinstance(first, RoundStarted):
            self.heading = say.text("journal-round", quest=say.quest(self._quest), number=first.number)
        self._monster_names.enter(self._game, events)

    def tell(self, events: Sequence[Event]) -> list[str]:
        return tell_part(events, self._game, self._words)


def _sets_out(entry: Entry) -> bool:
    """Whether a quest begins in this deed after something on the way to it."""
    return any(isinstance(event, QuestStarted) for event in entry.events[1:])


def tell_part(part: Sequence[Event], game: Game | None, say: Words) -> list[str]:
    """One part of the story; that a round began is said by its heading."""
    story = say.story([event for event in part if not isinstance(event, RoundStarted)], game)
    return ([story.headline] if story.headline else []) + story.lines
