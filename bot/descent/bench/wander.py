"""Playing at random: a legal command, found without listing all the others."""

from random import Random

from bot.descent.commands import ALL, Answer, AnswerAhead, Command, EndTurn, Price
from bot.descent.rules.play import PricedCommand, priced
from bot.descent.rules.steps import PARTY
from bot.descent.rules.turns import may_begin
from bot.descent.state.game import Game

PATIENCE = 0.85
"""How often a hero that could end its turn looks for something else to do first."""


def who_may_act(game: Game) -> list[str]:
    """The heroes from whom something may come now: who is asked, whose turn it is, or who may take one."""
    if game.outcome is not None:
        return []
    if game.question is not None:
        owner, others = game.question.owner, [aside.hero for aside in game.question.also]
        return list(game.heroes)[:1] if owner == PARTY or owner not in game.heroes else [owner, *others]
    if game.turn is not None:
        return [game.turn.hero]
    return [hero.id for hero in game.heroes.values() if may_begin(game, hero)]


def random_choice(random: Random, game: Game) -> PricedCommand | None:
    """Something somebody may do now: first a kind of command, then one of its forms. None if there is nothing.

    So the many squares to go to don't drown the rest, and only one or two kinds have to be worked out.
    """
    able = who_may_act(game)
    if not able:
        return None
    hero = game.heroes[random.choice(able)]
    for kind in _kinds(random, game):
        found = [(command, price) for command, price in priced(game, kind, hero) if isinstance(price, Price)]
        if found:
            command, price = random.choice(found)
            return PricedCommand(command=command, price=price)
    return None


def _kinds(random: Random, game: Game) -> list[type[Command]]:
    if game.question is not None:
        return [Answer, AnswerAhead]
    kinds = random.sample(ALL, len(ALL))
    if random.random() < PATIENCE:
        kinds.sort(key=lambda kind: kind is EndTurn)
    return kinds
