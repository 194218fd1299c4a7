"""What conditions mean: what they forbid, which numbers they change, how they end.

What sets one condition apart from another is written in data/descent/conditions.yaml, in the words of
`ConditionCard`; here and in turn_conditions.py stands what these words do. No other module asks for a condition by
its name.
"""

from collections.abc import Iterable, Sequence

from bot.descent.content.cards import ConditionCard, ConditionEnding, ConditionNumber, Forbidden, Rescuer
from bot.descent.rules import stats
from bot.descent.rules.sums import Addend
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

BLEEDING, TERRIFIED = "bleeding", "terrified"
DISEASED, IMMOBILIZED, POISONED, STUNNED = "diseased", "immobilized", "poisoned", "stunned"
BLEEDING, CURSED, DOOMED = "bleeding", "cursed", "doomed"
TERRIFIED, WEAKENED = "terrified", "weakened"
"""Those that special actions of monsters and single skills inflict by name."""


def cards_of(game: Game, figure: Figure) -> Sequence[ConditionCard]:
    """The cards of a figure's conditions, in the order in which it got them."""
    if not figure.conditions:
        return ()
    cards = game.library.conditions
    return [cards[condition] for condition in figure.conditions]


def base_by_severity(game: Game) -> list[str]:
    """The conditions of the base box, the mildest first."""
    base = [card for card in game.library.conditions.values() if card.box == "base"]
    return [card.id for card in sorted(base, key=lambda card: card.severity)]


def by_severity(game: Game, conditions: Iterable[str]) -> list[str]:
    """These conditions, the mildest first."""
    return sorted(conditions, key=lambda name: game.library.conditions[name].severity)


# What they forbid ------------------------------------------------------------------------------------------------


def forbidden(game: Game, figure: Figure, what: Forbidden) -> str | None:
    """The condition that forbids the figure this; None if none does."""
    return next((card.id for card in cards_of(game, figure) if what in card.forbids), None)


LIES_LOW = "lies_low"
"""What a card says of whoever may neither act nor move nor be moved."""


def lies_low(game: Game, figure: Figure) -> bool:
    """Whether a card keeps the figure where it is, and from all actions."""
    return stats.has(game, LIES_LOW, figure)


def cannot_act(game: Game, figure: Figure) -> bool:
    """The stunned take no action but the one that ends it."""
    return forbidden(game, figure, "actions") is not None or lies_low(game, figure)


def cannot_move(game: Game, figure: Figure) -> bool:
    """The immobilised take no move actions and get no points from fatigue."""
    return forbidden(game, figure, "moves") is not None or lies_low(game, figure)


def cannot_take_move_actions(game: Game, figure: Figure) -> bool:
    """No action at all, or none with its feet."""
    return cannot_move(game, figure) or cannot_act(game, figure)


def cannot_spend_surges(game: Game, figure: Figure) -> bool:
    """The terrified have no use for their surges."""
    return forbidden(game, figure, "surges") is not None


def check_may_act(game: Game, figure: Figure) -> None:
    """Refuse an action to whoever may take none."""
    condition = forbidden(game, figure, "actions") or (LIES_LOW if lies_low(game, figure) else None)
    if condition is not None:
        raise Refused(condition, hero=figure.id)


def check_may_move(game: Game, figure: Figure) -> None:
    """Refuse move actions and points from fatigue to whoever is held fast."""
    condition = forbidden(game, figure, "moves") or (LIES_LOW if lies_low(game, figure) else None)
    if condition is not None:
        raise Refused(condition, hero=figure.id)


# Which numbers they change ---------------------------------------------------------------------------------------


def change(game: Game, number: ConditionNumber, figure: Figure) -> int:
    """What a figure's conditions add to a number of it; they come after all that cards change."""
    return sum(card.changes.get(number, 0) for card in cards_of(game, figure))


def conditions_in_parts(game: Game, number: ConditionNumber, figure: Figure) -> list[Addend]:
    """The same, each condition by its name."""
    return [
        Addend(of="condition", name=card.id, amount=card.changes[number])
        for card in cards_of(game, figure)
        if card.changes.get(number)
    ]


def suffered(game: Game, figure: Figure, hearts: int) -> int:
    """What so many hearts come to for this figure: the doomed suffer one more whenever they suffer any."""
    return hearts + change(game, "suffered", figure) if hearts else 0


def action_fatigue(game: Game, figure: Figure) -> int:
    """What every action costs the figure: the bleeding tire."""
    return sum(card.action_fatigue for card in cards_of(game, figure))


def threat(game: Game, figure: Figure, hearts: float) -> float:
    """What is left of the hearts a figure might deal, as automatic heroes reckon with its conditions."""
    for card in cards_of(game, figure):
        hearts *= card.threat
    return hearts


# How they end ----------------------------------------------------------------------------------------------------


def ended_by(game: Game, figure: Figure, end: ConditionEnding) -> list[str]:
    """Those of a figure's conditions that end in this way."""
    return [card.id for card in cards_of(game, figure) if card.ends == end]


def ended_by_action(game: Game, figure: Figure, of: Rescuer) -> list[str]:
    """Those that end with an action of the figure alone, or also with a neighbour's, in the library's order."""
    if not figure.conditions:
        return []
    cards = game.library.conditions.values()
    return [card.id for card in cards if card.action_of == of and card.id in figure.conditions]
