"""The verbs of cards. Each knows its rule, so the card need not."""

from typing import TYPE_CHECKING, Literal

from bot.descent.cards import Attribute
from bot.descent.effects.base import Context, Effect
from bot.descent.engine import push

if TYPE_CHECKING:
    from bot.descent.attack_record import Attack
    from bot.descent.figures import Figure
    from bot.descent.game import Game

Whom = Literal["self", "target", "figure", "attacker"]


def whom(game: "Game", at: Context, who: Whom) -> "Figure | None":
    """The figure a verb is about."""
    if who == "self":
        return game.find(at.actor)
    if who == "attacker":
        return game.find(game.attacks[at.attack].attacker) if at.attack is not None else None
    name = at.target if who == "target" else at.figure
    return game.find(name) if name else None


def attack_of(game: "Game", at: Context) -> "Attack | None":
    """The attack a verb is about."""
    return game.attacks.get(at.attack) if at.attack is not None else None


class Add(Effect):
    """The attack gains hearts, range, surges or pierce."""

    hearts: int = 0
    range: int = 0
    surges: int = 0
    pierce: int = 0

    def possible(self, game: "Game", at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None:
            return False
        # Range means nothing in melee, and a surge nothing once they are being spent for something else.
        return bool(self.hearts or self.pierce or self.surges or (self.range and attack.range == "ranged"))

    def resolve(self, game: "Game", at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.hearts += self.hearts
        attack.reach_bonus += self.range
        attack.surges += self.surges
        attack.pierce += self.pierce


class Blast(Effect):
    """The attack also affects the squares next to its target (ATT-07)."""

    def possible(self, game: "Game", at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and not attack.blast

    def resolve(self, game: "Game", at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.blast = True


class Inflict(Effect):
    """Whoever suffers at least one heart from this attack gets a condition (ATT-11)."""

    condition: str

    def possible(self, game: "Game", at: Context) -> bool:
        from bot.descent.harm import can_gain

        attack = attack_of(game, at)
        if attack is None or self.condition in attack.inflicts:
            return False
        struck = [game.find(victim.figure) for victim in attack.struck]
        return attack.blast or any(figure is not None and can_gain(figure, self.condition) for figure in struck)

    def resolve(self, game: "Game", at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.inflicts.append(self.condition)


class Apply(Effect):
    """A figure gets a condition at once, without an attack."""

    condition: str
    to: Whom = "target"

    def possible(self, game: "Game", at: Context) -> bool:
        from bot.descent.harm import can_gain

        figure = whom(game, at, self.to)
        return figure is not None and can_gain(figure, self.condition)

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.harm import Inflict as Gain

        figure = whom(game, at, self.to)
        assert figure is not None
        push(game, Gain(figure=figure.id, condition=self.condition))


class Cleanse(Effect):
    """A figure is rid of one condition of its player's choice."""

    of: Whom = "target"

    def possible(self, game: "Game", at: Context) -> bool:
        figure = whom(game, at, self.of)
        return figure is not None and bool(figure.conditions)

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.choices import ChooseCondition

        figure = whom(game, at, self.of)
        assert figure is not None
        push(game, ChooseCondition(owner=at.actor, figure=figure.id))


class Shield(Effect):
    """The defender's roll gains shields."""

    shields: int

    def possible(self, game: "Game", at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and at.figure is not None and attack.victim(at.figure) is not None

    def resolve(self, game: "Game", at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        assert at.figure is not None
        struck = attack.victim(at.figure)
        assert struck is not None
        struck.shields += self.shields


class Reroll(Effect):
    """Dice of this attack or test are rolled again, as many as the player wants up to `dice`."""

    of: Literal["attack", "defence", "test"]
    dice: int = 1

    def possible(self, game: "Game", at: Context) -> bool:
        if self.of == "test":
            return game.test is not None
        attack = attack_of(game, at)
        return attack is not None and bool(attack.dice if self.of == "attack" else attack.struck[0].defence)

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.choices import ChooseReroll

        push(game, ChooseReroll(owner=at.actor, of=self.of, left=self.dice, attack=at.attack))


class Recover(Effect):
    """A figure recovers hearts or fatigue; `all` means all of it."""

    hearts: int | Literal["all"] = 0
    fatigue: int | Literal["all"] = 0
    of: Whom = "target"

    def possible(self, game: "Game", at: Context) -> bool:
        figure = whom(game, at, self.of)
        if figure is None:
            return False
        tired = getattr(figure, "fatigue", 0)
        return bool((self.hearts and figure.damage) or (self.fatigue and tired))

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.harm import Recover as Heal

        figure = whom(game, at, self.of)
        assert figure is not None
        hearts = figure.damage if self.hearts == "all" else self.hearts
        fatigue = getattr(figure, "fatigue", 0) if self.fatigue == "all" else self.fatigue
        push(game, Heal(figure=figure.id, hearts=hearts, fatigue=fatigue, by=at.actor))


class Harm(Effect):
    """A figure suffers hearts or fatigue outside an attack."""

    hearts: int = 0
    fatigue: int = 0
    to: Whom = "target"

    def possible(self, game: "Game", at: Context) -> bool:
        from bot.descent.harm import hurtable

        figure = whom(game, at, self.to)
        return figure is not None and hurtable(figure)

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.harm import Suffer, Tire

        figure = whom(game, at, self.to)
        assert figure is not None
        if self.hearts:
            push(game, Suffer(figure=figure.id, amount=self.hearts, source="card", by=at.actor))
        if self.fatigue:
            push(game, Tire(figure=figure.id, amount=self.fatigue, source="card"))


class LendSurge(Effect):
    """Attacks of the figures this card speaks of may buy one more surge ability."""

    cost: int = 1
    do: tuple[Effect, ...]

    def possible(self, game: "Game", at: Context) -> bool:
        return at.attack is not None

    def resolve(self, game: "Game", at: Context) -> None:
        """Lending happens where surges are offered; used directly it changes nothing."""


class Points(Effect):
    """A hero gains movement points in its own turn."""

    points: int | Literal["speed"] = 1

    def possible(self, game: "Game", at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent import stats
        from bot.descent.events import PointsGained

        assert game.turn is not None
        points = stats.speed(game, game.hero(at.actor)) if self.points == "speed" else self.points
        game.turn.points += points
        game.tell(PointsGained(figure=at.actor, points=points, source="card"))


class ExtraAttack(Effect):
    """The hero may make one more attack this turn that costs no action."""

    def possible(self, game: "Game", at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor

    def resolve(self, game: "Game", at: Context) -> None:
        assert game.turn is not None
        game.turn.extra_attacks += 1


class Strike(Effect):
    """The hero attacks the target with one of its weapons, with a bonus."""

    hearts: int = 0
    surges: int = 0
    range: Literal["melee", "ranged", "any"] = "any"
    trait: str | None = None

    def possible(self, game: "Game", at: Context) -> bool:
        return bool(self._weapons(game, at))

    def _weapons(self, game: "Game", at: Context) -> list[str | None]:
        from bot.descent.choices import weapons_against

        return weapons_against(game, at.actor, at.target or "", range=self.range, trait=self.trait)

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.choices import ChooseWeapon

        weapons = tuple(self._weapons(game, at))
        assert at.target is not None
        push(
            game,
            ChooseWeapon(hero=at.actor, target=at.target, weapons=weapons, hearts=self.hearts, surges=self.surges),
        )


class Try(Effect):
    """A figure tests an attribute; what follows depends on it (CRD-03)."""

    attribute: Attribute
    by: Whom = "self"
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()

    def resolve(self, game: "Game", at: Context) -> None:
        from bot.descent.harm import Test
        from bot.descent.reactions import Do

        figure = whom(game, at, self.by)
        if figure is not None:
            push(
                game,
                Test(
                    figure=figure.id,
                    attribute=self.attribute,
                    on_pass=tuple(Do(what=effect, at=at) for effect in self.passed),
                    on_fail=tuple(Do(what=effect, at=at) for effect in self.failed),
                ),
            )
