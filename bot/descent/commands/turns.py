"""Beginning and ending a turn, and answering questions."""

from collections.abc import Iterator
from typing import Self

from bot.descent.commands.base import Command, own_turn
from bot.descent.events import ReactionDeclared
from bot.descent.rules.reactions import declare
from bot.descent.rules.steps import PARTY, Question, push
from bot.descent.rules.turns import FinishTurn, StartTurn, may_begin
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.refused import Refused, demand


class TakeTurn(Command):
    """The party lets this hero go next (RND-01)."""

    def check(self, game: Game) -> None:
        hero = game.hero(self.hero)
        if game.turn is not None:
            raise Refused("turn_running", current=game.turn.hero)
        demand(may_begin(game, hero), "turn_already_taken", hero=hero.id)

    def begin(self, game: Game) -> None:
        push(game, StartTurn(hero=self.hero))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        yield cls(hero=hero.id)


class EndTurn(Command):
    """The hero is done."""

    def check(self, game: Game) -> None:
        own_turn(game, self.hero)
        demand(not game.hero(self.hero).knocked_out, "must_stand_up", hero=self.hero)

    def begin(self, game: Game) -> None:
        push(game, FinishTurn(hero=self.hero))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        yield cls(hero=hero.id)


def open_question(game: Game, number: int) -> Question:
    """The question of this number, or a refusal if it is not the one that is open."""
    if game.question is None or game.question.number != number:
        raise Refused("question_closed")
    return game.question


class Answer(Command):
    """Choose one of the options of the open question. `hero` is its owner."""

    question: int
    option: str

    def check(self, game: Game) -> None:
        question = open_question(game, self.question)
        demand(self.hero == question.owner, "not_your_question", owner=question.owner)
        demand(question.option(self.option), "no_such_option", option=self.option)

    def begin(self, game: Game) -> None:
        assert game.question is not None
        option = game.question.option(self.option)
        assert option is not None
        game.question = None
        push(game, *option.then)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        question = game.question
        if question is not None and question.owner in (hero.id, PARTY):
            for option in question.options:
                yield cls(hero=question.owner, question=question.number, option=option.id)


class AnswerAhead(Command):
    """Say how a hero will react before its turn to do so has come, or say something else than before.

    Several may react at the moment of the open question: all are asked at once, and it happens in party order.
    """

    question: int
    option: str

    def check(self, game: Game) -> None:
        question = open_question(game, self.question)
        aside = question.aside(self.hero)
        if aside is None:
            raise Refused("not_asked", hero=self.hero)
        demand(aside.option(self.option), "no_such_option", option=self.option)
        demand(aside.said != self.option, "said_already", hero=self.hero)

    def begin(self, game: Game) -> None:
        assert game.question is not None
        aside = game.question.aside(self.hero)
        option = aside.option(self.option) if aside is not None else None
        assert option is not None
        game.question = declare(game.question, self.hero, self.option)
        told = {name: option.about.get(name) for name in ("card", "target")}
        game.tell(ReactionDeclared(hero=self.hero, option=self.option, **told))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        question = game.question
        aside = question.aside(hero.id) if question is not None else None
        if question is not None and aside is not None:
            for option in aside.options:
                yield cls(hero=hero.id, question=question.number, option=option.id)
