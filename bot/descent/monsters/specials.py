"""The special effect of an activation card and its time (ACT-01)."""

from typing import Literal

from bot.descent.events import SpecialEffect
from bot.descent.monsters.instructions import ActivationCard, Bonus, Ordeal, Special
from bot.descent.monsters.targets import FAR, far, targets
from bot.descent.rules.harm import Inflict, Recover, Suffer, Test, Tire, shed
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


def special_steps(card: ActivationCard, time: Literal["start", "end"]) -> list[Step]:
    """The effects of a card that happen at this time."""
    return [Befall(card=card.id, number=number) for number, effect in enumerate(card.special) if effect.at == time]


def bonus_of(game: Game, monster: Monster) -> Bonus:
    """What the card in play adds to this monster's attacks and moves."""
    activation = game.activation
    if activation is None or activation.group != monster.group:
        return Bonus()
    lasting = [
        effect.bonus
        for effect in game.library.activations[activation.card].special
        if effect.at == "lasting" and touches(effect, monster)
    ]
    return Bonus(
        hearts=sum(bonus.hearts for bonus in lasting),
        range=sum(bonus.range for bonus in lasting),
        pierce=sum(bonus.pierce for bonus in lasting),
        surges=sum(bonus.surges for bonus in lasting),
        speed=sum(bonus.speed for bonus in lasting),
        inflicts=next((bonus.inflicts for bonus in lasting if bonus.inflicts), None),
    )


def touches(effect: Special, monster: Monster) -> bool:
    """Whether an effect is about monsters of this rank."""
    return effect.of == "all" or (effect.of == "masters") == monster.master


class Befall(Step):
    """A special effect happens."""

    card: str
    number: int

    def resolve(self, game: Game) -> None:
        activation = game.activation
        if activation is None or game.outcome is not None:
            return
        effect = game.library.activations[self.card].special[self.number]
        members = [monster for monster in game.group_members(activation.group) if touches(effect, monster)]
        if not members:
            return
        game.tell(SpecialEffect(group=activation.group, card=self.card, number=self.number))
        for monster in members:
            if effect.shed:
                for condition in tuple(monster.conditions):
                    shed(game, monster, condition)
        steps: list[Step] = [
            Recover(figure=monster.id, hearts=effect.recover) for monster in members if effect.recover
        ]
        if effect.ordeal is not None:
            steps += [ordeal_for(effect.ordeal, hero) for hero in stricken(game, effect.ordeal, members)]
        push(game, *steps)


def stricken(game: Game, ordeal: Ordeal, members: list[Monster]) -> list[Figure]:
    """The heroes an ordeal befalls."""

    def near(hero: Figure) -> int:
        return min((far(game, monster, hero) for monster in members), default=FAR)

    heroes = [hero for hero in targets(game) if ordeal.within is None or near(hero) <= ordeal.within]
    return [min(heroes, key=near)] if ordeal.closest and heroes else heroes


def ordeal_for(ordeal: Ordeal, hero: Figure) -> Step:
    """One hero's ordeal."""
    cost: list[Step] = []
    if ordeal.hearts:
        cost.append(Suffer(figure=hero.id, amount=ordeal.hearts, source="special"))
    if ordeal.fatigue:
        cost.append(Tire(figure=hero.id, amount=ordeal.fatigue, source="special"))
    if ordeal.condition:
        cost.append(Inflict(figure=hero.id, condition=ordeal.condition))
    if ordeal.test is None:
        return Sequence(steps=tuple(cost))
    return Test(figure=hero.id, attribute=ordeal.test, on_fail=tuple(cost))


class Sequence(Step):
    """Several steps, one after the other."""

    steps: tuple[Step, ...]

    def resolve(self, game: Game) -> None:
        push(game, *self.steps)
