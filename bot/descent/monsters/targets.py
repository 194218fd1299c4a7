"""Whom a monster goes for, and why (ACT-06, ACT-07)."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.descent import stats
from bot.descent.events import TargetChosen
from bot.descent.figures import Familiar, Figure, Monster
from bot.descent.game import Game
from bot.descent.monsters.instructions import Aim, Key

FAR = 10_000


class Ranked(NamedTuple):
    """A possible target with its ranking, best first."""

    key: tuple[int, ...]
    figure: Figure


def targets(game: Game) -> list[Figure]:
    """Heroes on their feet, and familiars that count as figures (FAM-04)."""
    familiars = [figure for figure in game.familiars.values() if game.blocks(figure)]
    return [*game.standing_heroes(), *familiars]


def rank(game: Game, monster: Monster, aim: Aim, figures: Iterable[Figure]) -> list[Ranked]:
    """The figures an instruction may mean, best first; equal keys mean a tie."""
    reached = game.grid.distances(*monster.squares)
    ranked = []
    for figure in figures:
        distance = min((reached[square] for square in figure.squares if square in reached), default=FAR)
        if aim.within is not None and distance > aim.within:
            continue
        if aim.adjacent and not game.adjacent(monster, figure):
            continue
        key = tuple(MEASURES[name](game, figure, distance) for name in aim.by)
        ranked.append(Ranked((*key, distance), figure))
    return sorted(ranked, key=lambda entry: entry.key)


def choose(game: Game, monster: Monster, aim: Aim, verb: str, figures: Iterable[Figure]) -> Figure | None:
    """The target by the card's ranking; a tie is settled as the campaign wants it (ACT-06)."""
    ranked = rank(game, monster, aim, figures)
    if not ranked:
        return None
    tied = [entry.figure for entry in ranked if entry.key == ranked[0].key]
    target = settle(game, tied)
    game.tell(
        TargetChosen(
            figure=monster.id,
            target=target.id,
            verb=verb,
            because=tuple(_reason(aim, entry) for entry in ranked),
            tied=tuple(figure.id for figure in tied) if len(tied) > 1 else (),
        )
    )
    return target


def settle(game: Game, tied: list[Figure]) -> Figure:
    """One of several equally good targets."""
    if len(tied) == 1:
        return tied[0]
    if game.ties == "merciful":
        return max(tied, key=lambda figure: stats.health_left(game, figure))
    if game.ties == "cunning":
        return min(tied, key=lambda figure: stats.health_left(game, figure))
    return game.chance.pick(tied)


def _reason(aim: Aim, entry: Ranked) -> dict[str, Any]:
    distance = entry.key[-1]
    return {
        "figure": entry.figure.id,
        "by": list(aim.by),
        "values": [abs(value) for value in entry.key[:-1]],
        "distance": distance if distance < FAR else None,
    }


def _damage(game: Game, figure: Figure) -> int:
    """Damage suffered; a familiar without health counts 0 (FAM-04)."""
    return figure.damage


def _left(game: Game, figure: Figure) -> int:
    if isinstance(figure, Familiar) and game.library.familiars[figure.familiar].health is None:
        return 0
    return stats.health_left(game, figure)


MEASURES: dict[Key, Callable[[Game, Figure, int], int]] = {
    "closest": lambda game, figure, distance: distance,
    "farthest": lambda game, figure, distance: -distance,
    "most_damage": lambda game, figure, distance: -_damage(game, figure),
    "least_damage": lambda game, figure, distance: _damage(game, figure),
    "most_health_left": lambda game, figure, distance: -_left(game, figure),
    "least_health_left": lambda game, figure, distance: _left(game, figure),
}
