"""The special effect of an activation card and its time (ACT-01)."""

from typing import Literal

from bot.descent.events import SpecialEffect
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.doing import CarryOut, ForEach
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.targets import far, is_so, is_true, members_of, targets
from bot.descent.monsters.whom import When
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game


def special_steps(card: ActivationCard, time: Literal["start", "end"]) -> list[Step]:
    """The effects of a card that happen at this time."""
    return [Befall(card=card.id, number=number) for number, effect in enumerate(card.special) if effect.at == time]


class Befall(Step):
    """A special effect happens at the start or the end of the activation."""

    card: str
    number: int

    def resolve(self, game: Game) -> None:
        activation = game.activation
        if activation is None or game.outcome is not None:
            return
        card = game.library.activations[self.card]
        effect = card.special[self.number]
        at = Circumstance(group=activation.group, of=effect.of)
        members = members_of(game, at)
        if not members or not _is_so_for_all(game, at, effect.when):
            return
        activation.failed.clear()
        game.tell(SpecialEffect(group=activation.group, card=self.card, number=self.number))
        # Monsters do it as they will act; in party order heroes are dealt with one after the other.
        ordered = sorted(members, key=lambda monster: monster.master != (card.first == "masters"))
        steps: list[Step] = []
        for each, deeds in effect.sentences():
            if each is not None:
                steps.append(ForEach(each=each, deeds=deeds, at=at))
            else:
                doing = ordered if effect.do else members
                steps += [CarryOut(deeds=deeds, at=_as(at, monster)) for monster in doing]
        push(game, *steps)


def _as(at: Circumstance, monster: Monster) -> Circumstance:
    """The same with this monster as the one that acts."""
    return at.model_copy(update={"actor": monster.id})


def _is_so_for_all(game: Game, at: Circumstance, when: When) -> bool:
    """Whether a condition is true of the group: what is said of a monster is true if it is of one of them."""
    members = members_of(game, at)
    foes = [far(game, monster, hero) for monster in members for hero in targets(game)]
    if when.hero_within is not None and not any(distance <= when.hero_within for distance in foes):
        return False
    if when.no_hero_within is not None and any(distance <= when.no_hero_within for distance in foes):
        return False
    if when.hurt is not None and any(monster.damage for monster in members) != when.hurt:
        return False
    return is_so(game, at, when)


# Moments of an activation ------------------------------------------------------------------------------------


class Heed(Step):
    """A special effect that answers a moment."""

    card: str
    number: int
    at: Circumstance

    def resolve(self, game: Game) -> None:
        activation = game.activation
        if activation is None or game.outcome is not None:
            return
        effect = game.library.activations[self.card].special[self.number]
        at = self.at.model_copy(update={"of": effect.of})
        if not is_true(game, at, effect.when):
            return
        activation.failed.clear()
        game.tell(SpecialEffect(group=activation.group, card=self.card, number=self.number))
        activation.answering.append(self.number)
        push(game, Answered(number=self.number))
        if effect.each is not None:
            push(game, ForEach(each=effect.each, deeds=effect.do, at=at))
        else:
            push(game, CarryOut(deeds=effect.do, at=at))


class Answered(Step):
    """A special effect has done all it does: the next such moment may set it off again."""

    number: int

    def resolve(self, game: Game) -> None:
        if game.activation is not None and self.number in game.activation.answering:
            game.activation.answering.remove(self.number)


class Sequence(Step):
    """Several steps, one after the other."""

    steps: tuple[Step, ...]

    def resolve(self, game: Game) -> None:
        push(game, *self.steps)
