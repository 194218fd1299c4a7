"""Events of a quest: something is told, an event listens, and what it says happens when its time has come."""

from typing import TYPE_CHECKING

from bot.descent.events import FigureMoved
from bot.descent.quest.base import Cause, Happening, Trigger
from bot.descent.quest.scope import holds
from bot.descent.quest.triggers import Entered, QuestStart
from bot.descent.quest.witness import tell_fired, tell_heard
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.kernel.events import Event

if TYPE_CHECKING:
    from bot.descent.board import Square
    from bot.descent.quest.model import QuestEvent


def hear(game: Game, event: Event) -> None:
    """Let the quest's events hear what was told; those that fire are due when no attack is being resolved."""
    for story, number, trigger in game.played.listeners[event.kind]:
        cause = trigger.match(game, event)
        if cause is None:
            continue
        enough = _enough(game, story, number, trigger, event)
        tell_heard(game, story, number)
        if enough:
            fire(game, story, cause)


def _enough(game: Game, story: "QuestEvent", number: int, trigger: Trigger, event: Event) -> bool:
    """Whether this is the time that counts, where a trigger waits for the third fall or the tenth heart."""
    needed = trigger.needs(game)
    if needed is None:
        return True
    key = f"{story.id}/{number}"
    before = game.counts.get(key, 0)
    game.counts[key] = before + trigger.weighs(event)
    return before < needed <= game.counts[key]


def fire(game: Game, story: "QuestEvent", cause: Cause) -> None:
    """An event fires, if it still may and its condition holds at this moment."""
    if game.ending is not None or (story.once and game.fired.get(story.id)) or not holds(game, story.when):
        return
    game.fired[story.id] = game.fired.get(story.id, 0) + 1
    tell_fired(game, story.id)
    game.due.append(Happen(event=story.id, cause=cause))


class Happen(Step):
    """What an event says happens, in order."""

    event: str
    cause: Cause = Cause()

    def resolve(self, game: Game) -> None:
        if game.outcome is None:
            story = game.played.event(self.event)
            push(game, *carry(story.do, self.cause))


def reveals(game: Game, due: Step) -> bool:
    """Whether what is due is more than advice."""
    return not isinstance(due, Happen) or game.played.event(due.event).reveals


def told_so_far(game: Game) -> int:
    """How often the story has gone on; advice is no part of it."""
    quest = game.find_played()
    advice = {story.id for story in quest.events if not story.reveals} if quest is not None else ()
    return sum(times for event, times in game.fired.items() if event not in advice)


class Carry(Step):
    """One thing happens."""

    what: Happening
    cause: Cause = Cause()

    def resolve(self, game: Game) -> None:
        if game.outcome is None:
            self.what.resolve(game, self.cause)


def carry(happenings: tuple[Happening, ...], cause: Cause) -> list[Step]:
    """The steps of several happenings."""
    return [Carry(what=happening, cause=cause) for happening in happenings]


class OpenStory(Step):
    """Everything lies on the table: the quest's own beginning, before the first round."""

    def resolve(self, game: Game) -> None:
        for story in game.played.events:
            number = next((place for place, each in enumerate(story.on) if isinstance(each, QuestStart)), None)
            if number is not None:
                tell_heard(game, story, number)
                fire(game, story, Cause())


def watches(game: Game, figure: Figure, square: "Square") -> bool:
    """Whether somebody waits for this figure on this square, so that its walk is told as far as there."""
    quest = game.find_played()
    for story, _, trigger in quest.listeners.get(FigureMoved.kind, ()) if quest is not None else ():
        if isinstance(trigger, Entered) and not (story.once and game.fired.get(story.id)):
            watched = trigger.watched(game)
            if square in watched and watched.isdisjoint(figure.squares) and trigger.means(game, figure):
                return True
    return False
