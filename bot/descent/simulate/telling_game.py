"""One simulated game in words: what everybody at the table would have read, and what only its author knows."""

from collections.abc import Iterator, Sequence

from bot.descent.autopilot import next_decision
from bot.descent.autopilot.playing import MOST_COMMANDS, MOST_ROUNDS
from bot.descent.events import QuestEnded, RoundStarted, TurnStarted
from bot.descent.quest.witness import witnessed
from bot.descent.rules.play import perform
from bot.descent.simulate.batch import Batch, begin
from bot.descent.simulate.tracing import Onlooking
from bot.descent.state.game import Game
from bot.descent.words import Words
from bot.kernel.events import Event

AFTER_ALL = 10_000
"""No round has this number."""


class Listing(Onlooking):
    """Looks on, and says which events have come to pass since it was asked last."""

    def __init__(self) -> None:
        super().__init__()
        self._news: list[tuple[int, str]] = []

    def fired(self, game: Game, event: str) -> None:
        super().fired(game, event)
        if self._means(game):
            self._news.append((game.round, event))

    def news(self, before: int = AFTER_ALL) -> list[str]:
        """Each event that has come to pass, and was not told yet; those of earlier rounds than this one."""
        told = [event for number, event in self._news if number < before]
        self._news = [each for each in self._news if each[0] >= before]
        return told


def tell_game(batch: Batch, seed: int, say: Words) -> Iterator[str]:
    """A game from its beginning to its end, line by line, as it is played."""
    onlooker = Listing()
    with witnessed(onlooker):
        game, events = begin(batch, seed)
        onlooker.began(game, events)
        yield from _told(events, game, onlooker, say)
        for _ in range(MOST_COMMANDS):
            decision = next_decision(game) if game.round <= MOST_ROUNDS else None
            if decision is None:
                break
            yield from _told(perform(game, decision.command), game, onlooker, say)
    yield ""
    if game.outcome is None:
        yield say.text("simulate-told-endless", round=game.round)
    else:
        reason = game.ending.reason if game.ending is not None else "morale"
        yield say.text(f"simulate-told-{game.outcome}", reason=reason, round=game.round)


def _told(events: Sequence[Event], game: Game, onlooker: Listing, say: Words) -> Iterator[str]:
    """What came of one command, under the heading of its round; the quest's events by their ids below it."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, RoundStarted):
            yield from _lines(part, game, say)
            part = []
            yield from _news(onlooker.news(before=event.number), say)
            yield ""
            yield say.text("simulate-told-round", round=event.number)
        elif not isinstance(event, TurnStarted | QuestEnded):
            part.append(event)
    yield from _lines(part, game, say)
    yield from _news(onlooker.news(), say)


def _news(events: Sequence[str], say: Words) -> Iterator[str]:
    if events:
        yield say.text("simulate-told-events", events=", ".join(events))


def _lines(events: Sequence[Event], game: Game, say: Words) -> Iterator[str]:
    plain = say.story(events, game).plain if events else ""
    yield from (f"  {line}" for line in plain.splitlines() if line)
