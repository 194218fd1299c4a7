"""Words about hearts, fatigue and conditions outside the reckoning of an attack."""

from typing import ClassVar, Literal

from bot.descent.effects.base import Context, Effect
from bot.descent.effects.counts import PerWhat, counted
from bot.descent.effects.who import Whom, attack_of, held_of, owner_of, whom
from bot.descent.rules import stats
from bot.descent.rules.choices import ChooseCondition, Shed
from bot.descent.rules.conditions import by_severity, suffered
from bot.descent.rules.harm import Defeat, Inflict, Suffer, can_gain, hurtable, is_fallen, tire
from bot.descent.rules.harm import Recover as Heal
from bot.descent.rules.harm import Tire as Weary
from bot.descent.rules.heeding import in_play
from bot.descent.rules.passives import degree
from bot.descent.rules.reactions import Do
from bot.descent.rules.rising import Rise
from bot.descent.rules.steps import push
from bot.descent.rules.withheld import is_entombed
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game


class Apply(Effect):
    """A figure gets a condition at once, without an attack."""

    condition: str
    to: Whom = "target"

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.to)
        return figure is not None and can_gain(game, figure, self.condition)

    def matters(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.to)
        coming = hearts_coming(game, at, figure) if figure is not None and at.attack is not None else 0
        return figure is None or not coming or suffered(game, figure, coming) < stats.health_left(game, figure)

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.to)
        assert figure is not None
        push(game, Inflict(figure=figure.id, condition=self.condition))


class Cleanse(Effect):
    """A figure is rid of one condition of its player's choice, of the one the moment is about, or of all."""

    of: Whom = "target"
    conditions: tuple[str, ...] = ()
    """Only one of these."""
    every: bool = False
    this: bool = False
    """The one the moment is about."""

    def _conditions(self, game: Game, at: Context, figure: Figure) -> list[str]:
        """The conditions it could be rid of by this."""
        there = [name for name in stats.cleansable(game, figure) if not self.conditions or name in self.conditions]
        return [name for name in there if not self.this or name == at.cause]

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        return figure is not None and bool(self._conditions(game, at, figure))

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        if self.every or self.this:
            push(game, *(Shed(figure=figure.id, condition=name) for name in self._conditions(game, at, figure)))
        elif figure.id == at.actor and isinstance(figure, Monster):
            # A monster is rid of its worst by itself.
            push(game, Shed(figure=figure.id, condition=by_severity(game, stats.cleansable(game, figure))[-1]))
        else:
            owner = owner_of(game, at, figure)
            push(game, ChooseCondition(owner=owner, figure=figure.id, among=self.conditions))


class Recover(Effect):
    """A figure recovers hearts or fatigue: a number, all of it, or what was rolled for the card."""

    hearts: int | Literal["all", "rolled", "amount"] = 0
    fatigue: int | Literal["all", "rolled"] = 0
    of: Whom = "target"
    times: int = 1
    """How many hearts for each that was rolled."""
    for_cause: bool = False
    """It counts as done by the card the moment is about."""
    extra: bool = False
    """It goes with what was recovered at this moment: no card answers it once more."""

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        if figure is None:
            return False
        if self.hearts and figure.damage and stats.can_heal(game, figure):
            return True
        # HP-05: a fallen hero is touched by nothing that gives it no hearts.
        return bool(self.fatigue and isinstance(figure, Hero) and figure.fatigue and not is_fallen(figure))

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        named = {"all": figure.damage, "rolled": at.amount * self.times, "amount": at.amount}
        hearts = named.get(str(self.hearts), self.hearts)
        tired = figure.fatigue if isinstance(figure, Hero) else 0
        fatigue = {"all": tired, "rolled": at.amount}.get(str(self.fatigue), self.fatigue)
        push(
            game,
            Heal(
                figure=figure.id,
                hearts=int(hearts),
                fatigue=int(fatigue),
                by=at.actor,
                card=at.cause if self.for_cause else at.card,
                extra=self.extra,
            ),
        )


class Harm(Effect):
    """A figure suffers hearts or fatigue, with no defence."""

    hearts: int | Literal["rolled", "amount", "x"] = 0
    """A number, what was rolled for the card, what goes with the moment, or the X of the monster's ability."""
    fatigue: int = 0
    to: Whom = "target"
    plus: PerWhat | None = None
    """A heart more for each of these."""

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.to)
        return figure is not None and hurtable(figure)

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.to)
        assert figure is not None
        own = {"rolled": at.amount, "amount": at.amount, "x": degree(game, game.figure(at.actor), at.card)}
        hearts = own[self.hearts] if isinstance(self.hearts, str) else self.hearts
        if self.plus is not None:
            hearts += counted(game, self.plus, at)
        if hearts:
            push(game, Suffer(figure=figure.id, amount=hearts, source="card", by=at.actor, card=at.card))
        if self.fatigue:
            push(game, Weary(figure=figure.id, amount=self.fatigue, source="card"))


class Prevent(Effect):
    """So many of the hearts that are coming are not suffered."""

    hearts: int | Literal["amount"] = 1
    then: tuple[Effect, ...] = ()
    """What follows; the hearts that were kept off are its amount."""

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, "figure")
        return figure is not None and hearts_coming(game, at, figure) > 0

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, "figure")
        assert figure is not None
        hearts = at.amount if self.hearts == "amount" else self.hearts
        spared = at.model_copy(update={"amount": min(hearts, hearts_coming(game, at, figure))})
        push(game, *(Do(what=effect, at=spared) for effect in self.then))
        attack = attack_of(game, at)
        struck = attack.victim(figure.id) if attack is not None else None
        if struck is not None:
            struck.damage = max(0, (struck.damage or 0) - hearts)
        else:
            figure.spared += min(hearts, hearts_coming(game, at, figure))


def hearts_coming(game: Game, at: Context, figure: Figure) -> int:
    """Hearts that a figure is about to suffer at this moment, of an attack or otherwise."""
    attack = attack_of(game, at)
    if at.figure != figure.id:
        return 0
    if attack is None:
        return at.amount - figure.spared
    struck = attack.victim(figure.id)
    return (struck.damage or 0) if struck is not None else 0


class Pay(Effect):
    """The hero suffers fatigue or hearts, or spends points, for the rest of the line (CRD-01).

    It can't be had otherwise; nobody pays with the last heart.
    """

    fatigue: int | Literal["amount"] = 1
    """A number, or the one that goes with the moment."""
    hearts: int = 0
    points: int = 0
    required: ClassVar[bool] = True

    def _fatigue(self, game: Game, at: Context) -> int:
        """Nothing while the cost of the card in fatigue is ignored."""
        held = held_of(game, at)
        if held is not None and held.unpriced:
            return 0
        return at.amount if self.fatigue == "amount" else self.fatigue

    def possible(self, game: Game, at: Context) -> bool:
        hero, lasting = game.hero(at.actor), in_play(game)
        if lasting is not None and lasting.forbids(game, hero, "pay_fatigue"):
            return False
        if self.hearts and stats.health_left(game, hero) <= self.hearts:
            return False
        if self.points and (game.turn is None or game.turn.hero != hero.id or game.turn.points < self.points):
            return False
        return stats.stamina_left(game, hero) >= self._fatigue(game, at)

    def resolve(self, game: Game, at: Context) -> None:
        tire(game, game.hero(at.actor), self._fatigue(game, at), "card")
        if self.points and game.turn is not None:
            game.turn.points -= self.points
        if self.hearts:
            push(game, Suffer(figure=at.actor, amount=self.hearts, source="card"))


class Uphold(Effect):
    """Whoever is falling, and has hearts left all the same, does not fall."""

    of: Whom = "figure"

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        return figure is not None and hurtable(figure) and stats.health_left(game, figure) > 0

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        game.stack[:] = [
            step
            for step in game.stack
            if not (isinstance(step, Defeat) and step.certain and step.figure == figure.id)
        ]


class GetUp(Effect):
    """A fallen hero stands up, with what so many red dice show."""

    of: Whom = "self"
    dice: int = 2

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        if figure is None or not is_fallen(figure):
            return False
        return self._helper(at, figure) is None or not is_entombed(game, figure)

    def _helper(self, at: Context, figure: Figure) -> str | None:
        """Who revives it, if it does not stand up by itself."""
        return at.actor if figure.id != at.actor else None

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        push(game, Rise(hero=figure.id, by=self._helper(at, figure), dice=self.dice))
