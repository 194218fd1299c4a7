"""Attacking (ATT, RND-05)."""

from collections.abc import Iterator
from typing import Literal, Self

from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms, aim, can_blast, open_squares, wrapped_in_air
from bot.descent.board import Square
from bot.descent.commands.base import Price, TurnCommand, check_action_left, spend_action
from bot.descent.rules import stats
from bot.descent.rules.conditions import check_may_act
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.refused import Refused, demand


class Attack(TurnCommand):
    """Attack an enemy with exactly one weapon, or with bare hands (ATT-01, ATT-06)."""

    target: str
    weapon: str | None = None
    pay: Literal["action", "bonus", "extra"] = "action"
    """An action, the free attack of a two-hero party (RND-05), or one a card granted."""
    square: Square | None = None
    """Which square of a large target to hit, where it matters (BIG-01); the nearest by default."""

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        check_may_act(game, hero)
        if self.pay == "action":
            check_action_left(turn)
        elif self.pay == "bonus":
            demand(turn.bonus_attack, "no_bonus_attack")
        else:
            demand(turn.extra_attacks > 0, "no_extra_attack")
        self._check_weapon(game, hero)
        target = game.figure(self.target)
        demand(game.may_be_attacked(hero, target), "not_an_enemy", target=self.target)
        demand(not wrapped_in_air(game, hero, target), "wrapped_in_air", target=self.target)
        arms = Arms(game, hero, self.weapon)
        if aim(game, hero, target, arms) is None:
            code = "out_of_sight" if arms.range == "ranged" else "not_adjacent"
            raise Refused(code, target=self.target, distance=game.distance(hero, target))
        if self.square is not None:
            squares = open_squares(game, hero, target, arms)
            demand(self.square in squares, "square_not_open", square=self.square, squares=squares)

    def _check_weapon(self, game: Game, hero: Hero) -> None:
        owned = [held.id for held in stats.weapons(game, hero)]
        if self.weapon is None:
            demand(not owned, "choose_weapon", weapons=owned)
        else:
            demand(self.weapon in owned, "not_equipped", card=self.weapon, weapons=owned)
            ready = [held.id for held in stats.ready_weapons(game, hero)]
            demand(self.weapon in ready, "weapon_once_a_turn", card=self.weapon)

    def price(self, game: Game) -> Price:
        return Price(actions=1 if self.pay == "action" else 0)

    def begin(self, game: Game) -> None:
        hero, turn, target = game.hero(self.hero), game.turn, game.figure(self.target)
        assert turn is not None
        if self.pay == "action":
            spend_action(game, "attack")
        elif self.pay == "bonus":
            turn.bonus_attack = False
        else:
            turn.extra_attacks -= 1
        turn.acted = True
        square = self.square or aim(game, hero, target, Arms(game, hero, self.weapon))
        assert square is not None
        start_attack(game, hero, [(target, square)], weapon=self.weapon)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        turn = game.turn
        if turn is None or turn.hero != hero.id:
            return
        weapons: list[str | None] = [held.id for held in stats.weapons(game, hero)] or [None]
        ways: list[Literal["action", "bonus", "extra"]] = ["action"]
        if turn.bonus_attack:
            ways.append("bonus")
        if turn.extra_attacks:
            ways.append("extra")
        for target in (*game.enemies_of(hero), *game.things_to_break(hero)):
            for weapon in weapons:
                for square in _squares(game, hero, target, weapon):
                    for pay in ways:
                        yield cls(hero=hero.id, target=target.id, weapon=weapon, pay=pay, square=square)


def _squares(game: Game, hero: Hero, target: Figure, weapon: str | None) -> list[Square | None]:
    """The squares worth choosing among: those of a large target that a blast would spread from."""
    arms = Arms(game, hero, weapon)
    if len(target.squares) == 1 or not can_blast(arms):
        return [None]
    return list(open_squares(game, hero, target, arms)) or [None]
