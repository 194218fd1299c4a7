"""The odds of an attack that can't be made from here: from the nearest square from which it could be."""

from typing import NamedTuple

from bot.descent.attack.odds import Blow
from bot.descent.attack.odds_now import blow_of
from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square
from bot.descent.rules.walking import reach_of
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

FARTHEST = 60
"""Movement points; nobody plans farther than that."""


class Approach(NamedTuple):
    """Where to go for an attack, and how far that is."""

    square: Square
    points: int
    blow: Blow


def approach(game: Game, hero_id: str, target_id: str, weapon: str | None) -> Approach | None:
    """The nearest square from which the hero could make this attack, with its odds there; None if there is none."""
    hero, target = game.hero(hero_id), game.figure(target_id)
    if not hero.on_board or not target.on_board or hero.knocked_out:
        return None
    costs = reach_of(game, hero, FARTHEST).costs()
    nearest_first = sorted(costs, key=lambda square: (costs[square], square))
    for square in nearest_first:
        there = _standing_at(game, hero_id, square)
        mover = there.hero(hero_id)
        if aim(there, mover, target, Arms(there, mover, weapon)) is not None:
            return Approach(square, costs[square], blow_of(there, hero_id, target_id, weapon))
    return None


def _standing_at(game: Game, hero_id: str, square: Square) -> Game:
    """The game if the hero stood there; the game itself does not change."""
    moved = game.hero(hero_id).model_copy(update={"squares": (square,)})
    return game.model_copy(update={"heroes": {**game.heroes, hero_id: moved}})


def blow_from_anywhere(
    game: Game, hero_id: str, target_id: str, weapon: str | None
) -> tuple[Blow, Approach | None]:
    """The attack from where the hero stands, or else from where it could be made; a refusal if from nowhere."""
    try:
        return blow_of(game, hero_id, target_id, weapon), None
    except Refused as no:
        found = approach(game, hero_id, target_id, weapon) if no.code in ("not_adjacent", "out_of_sight") else None
        if found is None:
            raise
        return found.blow, found
