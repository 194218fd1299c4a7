"""Answering questions: by instinct where that is enough, else by trying each option out."""

from collections.abc import Sequence

from bot.descent.autopilot.imagining import imagine, take
from bot.descent.autopilot.instinct import INSTINCTIVE, instinct
from bot.descent.autopilot.limits import Limits, may_use
from bot.descent.autopilot.survey import Survey
from bot.descent.autopilot.worth import value
from bot.descent.board import Square
from bot.descent.commands import Answer
from bot.descent.rules import stats
from bot.descent.rules.steps import Option, Question
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game, Turn
from bot.kernel.editions import since

MOST_OPTIONS = 10
"""So many options are tried out; of more, the first ones and the default."""
TRIES = 2
HESITATION = 0.15
"""How much better something must be than letting it be."""
WORSE = 2.0
"""How many hearts worse a turn of the story must be to be left out."""
LEFT_ALONE = ("monster_place", "monster_order", "monster_choice", "order", "quest_tester", "trade")
"""Questions whose default is as good as any other answer."""


def answer(game: Game, question: Question, limits: Limits | None = None) -> Answer:
    """What an automatic hero, or a party of them, answers."""
    chosen = _choose(game, question, limits or Limits())
    return Answer(hero=question.owner, question=question.number, option=chosen.id)


def _choose(game: Game, question: Question, limits: Limits) -> Option:
    default = question.option(question.default) or question.options[0]
    if question.kind in LEFT_ALONE:
        return default
    if question.kind == "quest_choice":
        return _way_of_the_story(game, question)
    if question.kind in INSTINCTIVE:
        return instinct(game, question)
    if question.kind == "monster_target":
        return max(question.options, key=lambda option: _sturdiness(game, option))
    figure = game.find(str(question.about.get("figure")))
    if question.kind in ("choose_move", "choose_square") and figure is not None:
        return _place(game, figure, question, default)
    return _best(game, question, default, limits)


def _way_of_the_story(game: Game, question: Question) -> Option:
    """A turn of the story: nothing that is clearly worse for the party at once; what comes later nobody knows."""
    options = question.options
    if since(3) and 1 < len(options) <= MOST_OPTIONS:
        outcomes = [_outcome(game, question, option) for option in options]
        options = tuple(
            option for option, worth in zip(options, outcomes, strict=True) if worth >= max(outcomes) - WORSE
        )
    return _whim(game, question, options)


def _whim(game: Game, question: Question, options: Sequence[Option]) -> Option:
    """One of several, so that each game goes its own way.

    The published hash of the seed decides. It says nothing about the dice, and the same game decides the same.
    """
    number = int(game.chance.commitment[:8], 16) + question.number
    return options[number % len(options)]


def _sturdiness(game: Game, option: Option) -> int:
    """If a monster must strike somebody, then whoever can best bear it."""
    figure = game.find(str(option.about.get("target")))
    return stats.health_left(game, figure) if figure is not None else 0


# Trying out --------------------------------------------------------------------------------------------------


def _best(game: Game, question: Question, default: Option, limits: Limits) -> Option:
    """The option after which the party stands best; the default unless something is clearly better."""
    best, most = default, _outcome(game, question, default) + HESITATION
    for option in question.options[:MOST_OPTIONS]:
        if option is default or not _is_allowed(game, question, option, limits):
            continue
        worth = _outcome(game, question, option)
        if worth > most:
            best, most = option, worth
    return best


def _is_allowed(game: Game, question: Question, option: Option, limits: Limits) -> bool:
    hero = game.heroes.get(question.owner)
    card = option.about.get("card")
    return hero is None or card is None or may_use(hero, str(card), limits)


def _outcome(game: Game, question: Question, option: Option) -> float:
    """How well the party would stand after an option, on average."""
    outcomes: list[float] = []
    for dice in range(TRIES):
        imagined = imagine(game, dice)
        assert imagined.question is not None
        same = imagined.question.option(option.id)
        assert same is not None
        take(imagined, same)
        outcomes.append(value(imagined))
        if not imagined.chance.asked:
            break  # nothing was left to chance, so it would come out the same
    return sum(outcomes) / len(outcomes)


# Squares -----------------------------------------------------------------------------------------------------


def _place(game: Game, figure: Figure, question: Question, default: Option) -> Option:
    """Where a figure should go or come back."""
    if isinstance(figure, Hero):
        return _for_hero(game, figure, question, default)
    if isinstance(figure, Monster):
        return default
    return min(question.options, key=lambda option: _to_foes(game, _square(option, figure)))


def _square(option: Option, figure: Figure) -> Square | None:
    """The square an option means; staying is where the figure stands."""
    named = option.about.get("square")
    if named is None:
        return figure.square if figure.on_board else None
    return Square.parse(named) if isinstance(named, str) else Square(*named)


def _for_hero(game: Game, hero: Hero, question: Question, default: Option) -> Option:
    mine = game.turn is not None and game.turn.hero == hero.id and not game.turn.ending
    turn = game.turn if mine and game.turn is not None else Turn(hero=hero.id, actions=0)
    survey = Survey(game, hero, turn, Limits())

    def worth(option: Option) -> float:
        square = _square(option, hero)
        return survey.worth_at(square, turn.actions) if square is not None else 0.0

    best = max(question.options, key=worth)
    return best if worth(best) > worth(default) + HESITATION else default


def _to_foes(game: Game, square: Square | None) -> int:
    """How far it is to the nearest monster."""
    if square is None:
        return len(game.grid.terrain)
    reached = game.grid.distances(square)
    places = (place for monster in game.monsters.values() for place in monster.squares)
    return min((reached.get(place, len(game.grid.terrain)) for place in places), default=0)
