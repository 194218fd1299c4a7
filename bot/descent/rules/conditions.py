"""What conditions do at the start and at the end of their bearer's turn or activation (RND-03)."""

from bot.descent.content.cards import ConditionCard
from bot.descent.rules.choices import Shed
from bot.descent.rules.harm import Suffer, Test, Tire, shed
from bot.descent.rules.steps import Step
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game


def condition_tests(game: Game, figure: Figure) -> list[Step]:
    """Poison, disease and curse: a test at the start of the turn or activation."""
    cards = game.library.conditions
    return [_test(figure, cards[condition]) for condition in figure.conditions if cards[condition].test is not None]


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
    steps: list[Step] = []
    if "immobilized" in figure.conditions:
        shed(game, figure, "immobilized")
    if "terrified" in figure.conditions and not any(
        can_see(game, figure, enemy) for enemy in game.enemies_of(figure)
    ):
        shed(game, figure, "terrified")
    if "burning" in figure.conditions:
        singed = [figure, *(other for other in game.friends_of(figure) if game.adjacent(figure, other))]
        steps += [Suffer(figure=other.id, amount=1, source="burning") for other in singed]
    return steps
