"""What an overlord would choose: the tie setting of the campaign does it instead (ACT-08)."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.descent.board import Square
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.rules.walking import harm_of
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game, side

MOST_OPTIONS = 24
"""More choices than this are not offered to a vote."""
WORST = 10.0
"""A heart counts as much as so many monsters that come within reach."""


class OverlordOption(NamedTuple):
    """One possibility: what follows, and how much it hurts the heroes."""

    option: Option
    harm: float = 0.0


def by_place(base: Sequence[Square], then: tuple[Step, ...], harm: float) -> OverlordOption:
    """One of several places for a figure, called by its squares."""
    return OverlordOption(Option(id="+".join(map(str, base)), about={"square": str(base[0])}, then=then), harm)


def decide(game: Game, figure: Figure, choices: Sequence[OverlordOption]) -> None:
    """Cunning takes what hurts most, merciful what hurts least, fair draws lots, and a vote asks the party."""
    if not choices:
        return
    if game.ties == "vote":
        options = [choice.option for choice in choices[:MOST_OPTIONS]]
        ask(game, "monster_choice", PARTY, options, default=options[0].id, about={"figure": figure.id})
        return
    if game.ties == "fair":
        chosen = game.chance.of("ties").pick(choices)
    else:
        wanted = (max if game.ties == "cunning" else min)(choice.harm for choice in choices)
        chosen = game.chance.of("ties").pick([choice for choice in choices if choice.harm == wanted])
    push(game, *chosen.option.then)


def peril(game: Game, figure: Figure, square: Square) -> float:
    """How bad a square is for a hero: what it does to whoever enters, then how many enemies stand beside it."""
    near = [
        other
        for other in game.everyone()
        if other is not figure
        and game.blocks(other)
        and any(game.grid.adjacent(square, taken) for taken in other.squares)
    ]
    enemies = sum(isinstance(other, Monster) for other in near)
    friends = sum(side(other) == side(figure) for other in near)
    return WORST * harm_of(game, figure, square) + enemies - friends / WORST
