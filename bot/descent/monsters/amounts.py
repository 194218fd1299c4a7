"""How much: a number as printed, the hearts of the moment, so many for each figure, or a measure of one."""

from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.measures import measured
from bot.descent.monsters.targets import far, fitting
from bot.descent.monsters.whom import Amount, Reckoned
from bot.descent.state.game import Game


def reckon(game: Game, at: Circumstance, amount: Amount) -> int:
    """The number now. A figure is counted once, however large it is, and never in place of another of its kind."""
    if isinstance(amount, int):
        return amount
    if not isinstance(amount, Reckoned):
        return at.dealt
    number = max(0, _counted(game, at, amount) * amount.times + amount.plus)
    return number if amount.at_most is None else min(number, amount.at_most)


def _counted(game: Game, at: Circumstance, amount: Reckoned) -> int:
    if amount.count is not None:
        return len(fitting(game, at, amount.count))
    if amount.measure == "dealt":
        return at.dealt
    if amount.measure == "excess":
        return game.activation.excess if game.activation is not None else 0
    names = {"self": at.actor, "them": at.them, "attacker": at.attacker, "target": at.target}
    name = names[amount.of]
    figure = game.find(name) if name is not None else None
    if figure is None or amount.measure is None:
        return 0
    actor = game.find(at.actor) if at.actor is not None else None
    distance = far(game, actor, figure) if actor is not None and amount.measure == "distance" else 0
    return measured(game, amount.measure, figure, distance, at.group)
