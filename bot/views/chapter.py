"""A chapter: what happened since the current panel was posted, from one hero's turn to the next choice."""

from dataclasses import dataclass

from bot.descent.campaign.party import Campaign
from bot.descent.events import Event, QuestEnded, QuestStarted, TurnEnded, TurnStarted


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
        """The hero's part, up to the end of the turn."""
        return self.events[: self._turning_point]

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
