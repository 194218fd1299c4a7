"""Friends in need: where to stand to heal them with a card."""

from collections.abc import Iterator

from bot.descent.autopilot.errands import Errand
from bot.descent.autopilot.limits import Limits, may_use
from bot.descent.autopilot.worth import FALLEN, cost_of, hearts_value
from bot.descent.commands import UseCard
from bot.descent.content.cards import Ability
from bot.descent.effects.on_bodies import Recover
from bot.descent.effects.tricks.custom import Custom
from bot.descent.rules import stats
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game

HURT = 4
"""Whoever has lost fewer hearts can wait."""
TRICK = 2
"""Hearts that a card of its own kind is taken to heal."""


def visits(game: Game, hero: Hero, limits: Limits) -> Iterator[Errand]:
    """Wounded friends who are out of reach of the hero's healing cards, and where to go for each."""
    patients = [
        other for other in game.heroes.values() if other is not hero and other.on_board and needs_help(other)
    ]
    for card, ability in stats.abilities_of(game, hero) if patients else ():
        if ability.kind not in ("action", "on_turn") or not may_use(hero, card, limits, ability):
            continue
        held = hero.card(card)
        ready = held is None or not (held.exhausted and ability.cost.exhaust)
        if ready and ability.target is not None and ability.target.who in ("hero", "other_hero"):
            for other in patients:
                errand = _visit(game, hero, card, ability, other)
                if errand is not None:
                    yield errand


def needs_help(hero: Hero) -> bool:
    """Whether somebody should look after this hero."""
    return hero.knocked_out or hero.damage >= HURT


def _visit(game: Game, hero: Hero, card: str, ability: Ability, other: Hero) -> Errand | None:
    assert ability.target is not None
    within, hearts = ability.target.within or 1, _healing(ability, other)
    if not hearts or (other.knocked_out and not ability.target.fallen):
        return None
    reached = game.grid.distances(other.square)
    if not hero.on_board or reached.get(hero.square, within + 1) <= within:
        return None  # it can be had from here, and is weighed as it stands
    where = 0
    for square in game.grid.terrain:
        if reached.get(square, within + 1) <= within:
            where |= game.grid.bit(square)
    worth = _relief(game, other, hearts) - cost_of(hero, card, ability)
    command = UseCard(hero=hero.id, card=card, ability=ability.id, target=other.id)
    return Errand(where & game.grid.floor, worth, command) if worth > 0 else None


def _healing(ability: Ability, other: Hero) -> int:
    """About how many hearts the card gives back."""
    for effect in ability.do:
        if isinstance(effect, Recover):
            return other.damage if effect.hearts == "all" else min(other.damage, _number(effect.hearts))
        if isinstance(effect, Custom):
            return min(TRICK, other.damage)
    return 0


def _number(hearts: int | str) -> int:
    return hearts if isinstance(hearts, int) else TRICK


def _relief(game: Game, other: Hero, hearts: int) -> float:
    if other.knocked_out:
        return FALLEN / 2 + hearts_value(hearts)
    left = stats.health_left(game, other)
    return hearts_value(left + hearts) - hearts_value(left)
