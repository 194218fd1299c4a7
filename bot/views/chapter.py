"""A chapter: what happened since the current panel was posted, from one hero's turn to the next choice."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.descent.campaign.party import Campaign
from bot.descent.events import Event, QuestEnded, QuestStarted, RoundStarted, TurnEnded, TurnStarted


def without_frame(events: Iterable[Event]) -> tuple[Event, ...]:
    """Events without the beginning and the end of a turn, which the title of a message tells."""
    return tuple(event for event in events if not isinstance(event, TurnStarted | TurnEnded))


@dataclass(frozen=True)
class Chapter:
    """Events after version `since`, up to and with version `until`."""

    campaign: Campaign
    events: tuple[Event, ...]
    since: int
    until: int

    @classmethod
    def after(cls, chapter: "Chapter") -> "Chapter":
        """The next one, in which nothing has happened yet."""
        return cls(chapter.campaign, (), chapter.until, chapter.until)

    @property
    def closed(self) -> bool:
        """A turn or the quest is over (or has just begun), and nobody has to choose anything any more."""
        game = self.campaign.game
        if game is None or game.question is not None or (game.turn is not None and game.outcome is None):
            return False
        return any(isinstance(event, (TurnEnded, QuestStarted, QuestEnded)) for event in self.events)

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
        return self.events[self._turning_point :]

    @property
    def _turning_point(self) -> int:
        for place, event in enumerate(self.events):
            if isinstance(event, TurnEnded):
                return place + 1
            if isinstance(event, (QuestStarted, QuestEnded)):
                return place
        return len(self.events)
