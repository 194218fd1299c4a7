"""Words that make a figure attack."""

from typing import ClassVar, Literal

from bot.descent.content.cards import Selector
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.card_attacks import (
    Arm,
    Bonus,
    ChooseFoe,
    ChooseWeapon,
    fitting_weapons,
    foes,
    weapons_against,
)
from bot.descent.effects.who import Whom, whom
from bot.descent.rules.followers import familiars_of
from bot.descent.rules.selecting import select
from bot.descent.rules.steps import push
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game, side


class Strike(Effect):
    """A hero or its familiar attacks one figure."""

    aim: Literal["target", "figure", "aimed", "choose"] = "target"
    """The ability's target, the figure or the target of the attack the moment is about, or somebody chosen now."""
    by: Literal["self", "familiar", "target"] = "self"
    """`target`: another hero, whose player chooses; the card must say whom or let it choose."""
    start: tuple[Literal["familiar", "target", "figure"], ...] = ()
    """From whose square it is counted, if not the attacker's: any familiar the card means, or one of these."""
    arm: Arm = Arm()
    bonus: Bonus = Bonus()

    def _origins(self, game: Game, at: Context) -> tuple[str, ...]:
        """The figures from whose squares it may be counted."""
        found: list[str] = []
        for place in self.start:
            if place == "familiar":
                found += [familiar.id for familiar in familiars_of(game, game.hero(at.actor), at.card)]
            elif (figure := whom(game, at, place)) is not None:
                found.append(figure.id)
        return tuple(found)

    def possible(self, game: Game, at: Context) -> bool:
        attacker, at = whom(game, at, self.by), self._speaking(at)
        if attacker is None or not attacker.on_board or (self.start and not self._origins(game, at)):
            return False
        if self.aim == "choose":
            return bool(foes(game, attacker, self.arm, at, self._origins(game, at)))
        return bool(self._weapons(game, at, attacker))

    def _speaking(self, at: Context) -> Context:
        """The same with another hero as the one who acts, where it is that hero who attacks."""
        if self.by != "target" or at.target is None or at.target == at.actor:
            return at
        return at.model_copy(update={"actor": at.target, "bearer": at.bearer or at.actor})

    def _target(self, game: Game, at: Context) -> Figure | None:
        """Who is attacked, if it still stands there."""
        assert self.aim != "choose"
        target = whom(game, at, self.aim)
        return target if target is not None and game.find(target.id) is not None else None

    def _weapons(self, game: Game, at: Context, attacker: Figure) -> list[str | None]:
        target = self._target(game, at)
        if target is None or side(target) == side(attacker):
            return []
        return weapons_against(game, attacker, [target], self.arm, at, self._origins(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        attacker, at = whom(game, at, self.by), self._speaking(at)
        assert attacker is not None
        origins = self._origins(game, at)
        if self.aim == "choose":
            push(game, ChooseFoe(attacker=attacker.id, arm=self.arm, bonus=self.bonus, at=at, origins=origins))
            return
        target = self._target(game, at)
        assert target is not None
        weapons = tuple(self._weapons(game, at, attacker))
        push(
            game,
            ChooseWeapon(
                attacker=attacker.id,
                targets=(target.id,),
                weapons=weapons,
                bonus=self.bonus,
                at=at,
                origins=origins,
            ),
        )


class Sweep(Effect):
    """One attack that affects every figure of a kind, counted and seen from `around` (ATT-10)."""

    of: Selector
    around: Whom = "self"
    by: Literal["self", "familiar"] = "self"
    centred: bool = False
    """It is aimed at the square of that centre, which alone would take all: everybody else takes half (ATT-07)."""
    arm: Arm = Arm()
    bonus: Bonus = Bonus()

    def possible(self, game: Game, at: Context) -> bool:
        attacker = whom(game, at, self.by)
        if attacker is None or not attacker.on_board:
            return False
        enemies = [figure for figure in self._figures(game, at, attacker) if side(figure) != side(attacker)]
        return bool(enemies and fitting_weapons(game, attacker, self.arm, at))

    def _figures(self, game: Game, at: Context, attacker: Figure) -> list[Figure]:
        centre = whom(game, at, self.around)
        meant = select(game, centre, self.of, at.actor, at.card) if centre is not None else []
        # Enemies first: the first figure is the one that is named.
        spared = (centre,) if self.centred else (attacker,)
        others = [figure for figure in meant if figure not in spared and game.blocks(figure)]
        return sorted(others, key=lambda figure: side(figure) == side(attacker))

    def resolve(self, game: Game, at: Context) -> None:
        attacker, centre = whom(game, at, self.by), whom(game, at, self.around)
        assert attacker is not None
        assert centre is not None
        bonus = self.bonus.model_copy(update={"centre": centre.id}) if self.centred else self.bonus
        push(
            game,
            ChooseWeapon(
                attacker=attacker.id,
                targets=tuple(figure.id for figure in self._figures(game, at, attacker)),
                weapons=tuple(fitting_weapons(game, attacker, self.arm, at)),
                bonus=bonus,
                at=at,
            ),
        )


class ExtraAttack(Effect):
    """The hero may make one more attack this turn that costs no action."""

    def possible(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor

    def resolve(self, game: Game, at: Context) -> None:
        assert game.turn is not None
        game.turn.extra_attacks += 1


class Actions(Effect):
    """The hero may take so many more actions this turn."""

    count: int = 1

    def possible(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor

    def resolve(self, game: Game, at: Context) -> None:
        assert game.turn is not None
        game.turn.actions += self.count
        game.turn.granted += self.count


class SpendFreeAttack(Effect):
    """The attack of the rest of the line costs no action: it is a card's, or that of a party of two (RND-05)."""

    required: ClassVar[bool] = True

    def possible(self, game: Game, at: Context) -> bool:
        turn = game.turn
        return turn is not None and turn.hero == at.actor and (turn.bonus_attack or turn.extra_attacks > 0)

    def resolve(self, game: Game, at: Context) -> None:
        assert game.turn is not None
        if game.turn.extra_attacks:
            game.turn.extra_attacks -= 1
        else:
            game.turn.bonus_attack = False
