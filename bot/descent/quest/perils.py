"""Perils: three decks, a schedule, and a track everybody can see (PER-02, PER-03)."""

from bot.descent.quest.base import Cause
from bot.descent.quest.events import PerilAnnounced, PerilDrawn
from bot.descent.quest.firing import carry
from bot.descent.quest.schedule import Level, PerilPlan
from bot.descent.rules.steps import Step, push
from bot.descent.state.game import Game
from bot.kernel.plain import Plain

AHEAD = 3
"""How many perils to come the track shows."""
FARTHEST = 50
"""No track looks farther ahead than this many rounds, or farther back."""


class PerilMark(Plain):
    """One mark of the track: a peril of this level comes, or came, at the end of this round."""

    round: int
    level: Level
    passed: bool


def plan_of(game: Game) -> PerilPlan:
    """The schedule of the quest in play."""
    quest = game.find_played()
    return quest.peril.plan(game.difficulty) if quest is not None else PerilPlan()


def peril_track(game: Game) -> list[PerilMark]:
    """The perils that came by schedule of late, and the next few to come."""
    plan, marks, ahead = plan_of(game), list[PerilMark](), 0
    for number in range(max(1, game.round - FARTHEST), game.round + FARTHEST):
        level = plan.level(number)
        if level is not None and ahead < AHEAD:
            passed = number < game.round
            ahead += not passed
            marks.append(PerilMark(round=number, level=level, passed=passed))
    return marks


class AnnouncePeril(Step):
    """The party is warned at the beginning of a round at whose end a peril comes."""

    def resolve(self, game: Game) -> None:
        level = plan_of(game).level(game.round)
        if level is not None and game.outcome is None:
            game.tell(PerilAnnounced(round=game.round, level=level))


class PerilDue(Step):
    """The end of a round: the peril of the schedule comes, if there is one."""

    def resolve(self, game: Game) -> None:
        level = plan_of(game).level(game.round)
        if level is not None and game.outcome is None:
            push(game, DrawPeril(level=level))


class DrawPeril(Step):
    """The next peril of a deck happens; a deck that is used up is shuffled anew."""

    level: Level

    def resolve(self, game: Game) -> None:
        # What is set aside since the deck was shuffled is left out.
        deck = [peril for peril in game.peril.decks.get(self.level, ()) if peril in game.library.perils]
        if not deck:
            cards = [peril.id for peril in game.library.perils.values() if peril.level == self.level]
            deck = game.chance.of(f"perils {self.level}").shuffled(cards)
        if not deck:
            return
        game.peril.decks[self.level] = deck
        peril = game.library.perils[deck.pop()]
        game.peril.seen.append(peril.id)
        game.tell(PerilDrawn(peril=peril.id, level=peril.level))
        push(game, *carry(peril.do, Cause()))
