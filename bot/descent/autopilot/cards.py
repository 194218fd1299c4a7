"""Cards in one's own turn: what using each would be worth."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.descent.attack.odds import Blow
from bot.descent.autopilot.blows import Arsenal
from bot.descent.autopilot.imagining import carry_out, imagine
from bot.descent.autopilot.limits import may_use
from bot.descent.autopilot.survey import Survey
from bot.descent.autopilot.worth import ACTION, cost_of, value
from bot.descent.commands import Price, UseCard
from bot.descent.content.cards import Ability
from bot.descent.effects.attacking import ExtraAttack, Strike, Sweep
from bot.descent.effects.base import Context
from bot.descent.effects.card_attacks import fitting_weapons
from bot.descent.effects.on_moves import Go, Points
from bot.descent.rules.selecting import select
from bot.descent.state.figures import Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

TRIES = 2
"""How often a card whose dice matter is tried out."""
HALF = 0.45
"""What the others who are caught in a sweep count."""
BLAST = 0.8
AFFLICTION = 0.4
PROMISE = 0.5
"""What a condition, or whatever else a card promises for a hit, is worth."""


@dataclass(frozen=True)
class UsableAbility:
    """A card ability that may be used now."""

    command: UseCard
    ability: Ability
    price: Price

    @property
    def hastens(self) -> bool:
        """Whether it does nothing but let the hero go farther or strike more often."""
        return all(isinstance(effect, Go | Points | ExtraAttack) for effect in self.ability.do)


def uses(survey: Survey) -> list[UsableAbility]:
    """Every card ability the hero may use now and the absent player allows."""
    game, hero = survey.game, survey.hero
    found = [
        UsableAbility(command, command.find(game, hero), price)
        for command, price in UseCard.priced(game, hero)
        if not isinstance(price, Refused)
    ]
    return [use for use in found if may_use(hero, use.command.card, survey.limits, use.ability)]


def worths(survey: Survey, found: list[UsableAbility]) -> Iterator[tuple[UsableAbility, float]]:
    """What each use is worth, its action not counted."""
    standing: float | None = None
    for use in found:
        if use.hastens:
            continue
        worth = _assault(survey, use)
        if worth is None:
            standing = value(survey.game) if standing is None else standing
            worth = try_out(survey.game, use) - standing
        yield use, worth


def hurry(survey: Survey, use: UsableAbility) -> float:
    """What the whole turn is worth if the hero first uses a card to go farther or strike more often."""
    hero, turn = survey.hero, survey.turn
    more = turn.model_copy(update={"actions": turn.actions - use.price.actions})
    for effect in use.ability.do:
        if isinstance(effect, ExtraAttack):
            more.extra_attacks += 1
        elif isinstance(effect, Points):
            more.points += effect.times * (survey.speed if effect.points == "speed" else effect.points)
        elif isinstance(effect, Go) and effect.of == "self":
            more.points += effect.points if isinstance(effect.points, int) else survey.speed
    hasty = Survey(survey.game, hero, more, survey.limits)
    return hasty.best.worth - cost_of(hero, use.command.card, use.ability)


def try_out(game: Game, use: UsableAbility) -> float:
    """How well the party would stand after using a card, its action not counted."""
    outcomes: list[float] = []
    for dice in range(TRIES):
        imagined = imagine(game, dice)
        carry_out(imagined, use.command)
        outcomes.append(value(imagined))
        if not imagined.chance.asked:
            break  # nothing was left to chance, so it would come out the same
    return sum(outcomes) / len(outcomes) + ACTION * use.price.actions


def _assault(survey: Survey, use: UsableAbility) -> float | None:
    """What a card is worth that does nothing but attack; None for any other."""
    hero, card, ability = survey.hero, use.command.card, use.ability
    if len(ability.do) != 1:
        return None
    effect = ability.do[0]
    at = Context(actor=hero.id, card=card, ability=ability.id, target=use.command.target, figure=hero.id)
    if isinstance(effect, Strike) and effect.by == "self" and effect.aim == "target":
        worth = _strike(survey.game, hero, survey.arsenal, effect, at)
    elif isinstance(effect, Sweep) and effect.by == "self":
        worth = _sweep(survey.game, hero, survey.arsenal, effect, at)
    else:
        return None
    return worth - cost_of(hero, card, ability)


def _strike(game: Game, hero: Hero, arsenal: Arsenal, effect: Strike, at: Context) -> float:
    target = game.monsters.get(at.target or "")
    if target is None:
        return 0.0
    bonus = effect.bonus
    more = Blow(attack=(), hearts=bonus.hearts, range=bonus.range, least=bonus.at_least)
    weapons = fitting_weapons(game, hero, effect.arm, at)
    best = max((arsenal.at(target.id, weapon, more) for weapon in weapons), default=0.0)
    if bonus.blast:
        best += BLAST * _bystanders(game, target)
    return best + AFFLICTION * len(bonus.inflicts) + PROMISE * (len(bonus.dealt) + len(bonus.lends))


def _bystanders(game: Game, target: Monster) -> int:
    """Monsters a blast would catch, less the heroes it would."""
    near = [other for other in game.everyone() if other is not target and game.blocks(other)]
    return sum(
        1 if isinstance(other, Monster) else -2
        for other in near
        if any(game.grid.adjacent(target.square, square) for square in other.squares)
    )


def _sweep(game: Game, hero: Hero, arsenal: Arsenal, effect: Sweep, at: Context) -> float:
    caught = select(game, hero, effect.of) if effect.around == "self" else []
    weapons = fitting_weapons(game, hero, effect.arm, at)
    more = Blow(attack=(), hearts=effect.bonus.hearts)
    worths = sorted(
        (
            max((arsenal.at(figure.id, weapon, more) for weapon in weapons), default=0.0)
            for figure in caught
            if isinstance(figure, Monster)
        ),
        reverse=True,
    )
    friends = sum(isinstance(figure, Hero) and figure is not hero for figure in caught)
    return sum(worths[:1]) + HALF * sum(worths[1:]) - 2 * friends
