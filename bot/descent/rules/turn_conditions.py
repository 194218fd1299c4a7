"""What conditions do at the start and the end of their bearer's turn or activation, and when it acts (RND-03)."""

from bot.descent.content.cards import ConditionCard
from bot.descent.rules import stats
from bot.descent.rules.choices import Shed
from bot.descent.rules.conditions import cards_of, ended_by
from bot.descent.rules.harm import Suffer, Test, Tire, shed_by
from bot.descent.rules.steps import Step
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game


def condition_tests(game: Game, figure: Figure) -> list[Step]:
    """Poison, disease and curse: a test at the start of the turn or activation."""
    return [_test(figure, card) for card in cards_of(game, figure) if card.test is not None]


def _test(figure: Figure, card: ConditionCard) -> Step:
    assert card.test is not None
    hurt: list[Step] = []
    if card.fail_hearts:
        hurt.append(Suffer(figure=figure.id, amount=card.fail_hearts, source=card.id))
    if card.fail_fatigue:
        hurt.append(Tire(figure=figure.id, amount=card.fail_fatigue, source=card.id))
    shake = (Shed(figure=figure.id, condition=card.id),)
    return Test(figure=figure.id, attribute=card.test, on_pass=shake, on_fail=tuple(hurt))


def conditions_that_end(game: Game, figure: Figure) -> list[Step]:
    """What conditions do at the end of their bearer's turn or activation."""
    shed_by(game, figure, "turn")
    if ended_by(game, figure, "out_of_sight") and not any(
        can_see(game, figure, enemy) for enemy in game.enemies_of(figure)
    ):
        shed_by(game, figure, "out_of_sight")
    return [step for card in cards_of(game, figure) if card.end_hearts for step in _singe(game, figure, card)]


def _singe(game: Game, figure: Figure, card: ConditionCard) -> list[Step]:
    """Fire hurts its bearer and the friends next to it."""
    singed = [figure, *(other for other in game.friends_of(figure) if game.adjacent(figure, other))]
    return [
        Suffer(figure=other.id, amount=card.end_hearts, source=card.id)
        for other in singed
        if not stats.unhurt_by(game, other, card.id)
    ]


def toll_of_action(game: Game, figure: Figure, ends: str | None = None) -> list[Step]:
    """What conditions cost a figure for an action, unless it is the one that ends them."""
    return [
        Tire(figure=figure.id, amount=card.action_fatigue, source=card.id)
        for card in cards_of(game, figure)
        if card.action_fatigue and card.id != ends
    ]
