"""Choices inside an effect: which die, which condition, which weapon."""

from typing import Literal

from bot.descent import stats
from bot.descent.attack import Arms, aim, start_attack
from bot.descent.dice import Die
from bot.descent.engine import Option, Step, ask
from bot.descent.events import DieRerolled
from bot.descent.game import Game
from bot.descent.harm import shed


class ChooseCondition(Step):
    """Which condition to be rid of."""

    owner: str
    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.conditions:
            return
        options = [
            Option(
                id=condition,
                about={"condition": condition},
                then=(Shed(figure=figure.id, condition=condition),),
            )
            for condition in figure.conditions
        ]
        ask(game, "choose_condition", self.owner, options, default=figure.conditions[0])


class Shed(Step):
    """A condition ends."""

    figure: str
    condition: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None:
            shed(game, figure, self.condition)


class ChooseReroll(Step):
    """Which die to roll again; the new face stands."""

    owner: str
    of: Literal["attack", "defence", "test"]
    left: int
    attack: int | None = None

    def resolve(self, game: Game) -> None:
        dice = pool(game, self.of, self.attack)
        options = [
            Option(
                id=f"die{number}",
                about={"colour": die.colour, "up": die.up},
                then=(
                    RollAgain(owner=self.owner, of=self.of, number=number, attack=self.attack),
                    *((self.model_copy(update={"left": self.left - 1}),) if self.left > 1 else ()),
                ),
            )
            for number, die in enumerate(dice)
        ]
        options.append(Option(id="keep"))
        ask(game, "choose_reroll", self.owner, options, default="keep", about={"attack": self.attack})


class RollAgain(Step):
    """One die is rolled again."""

    owner: str
    of: Literal["attack", "defence", "test"]
    number: int
    attack: int | None = None

    def resolve(self, game: Game) -> None:
        dice = pool(game, self.of, self.attack)
        before = dice[self.number]
        dice[self.number] = game.chance.roll((before.colour,))[0]
        game.tell(DieRerolled(attack=self.attack or 0, figure=self.owner, before=before, after=dice[self.number]))


def pool(game: Game, of: str, attack: int | None) -> list[Die]:
    """The dice on the table that may be rolled again."""
    if of == "test":
        return game.test.dice if game.test is not None else []
    assert attack is not None
    record = game.attacks[attack]
    return record.dice if of == "attack" else record.struck[0].defence


class ChooseWeapon(Step):
    """Which weapon to attack with; exactly one (ATT-01)."""

    hero: str
    target: str
    weapons: tuple[str | None, ...]
    hearts: int = 0
    surges: int = 0

    def resolve(self, game: Game) -> None:
        options = [
            Option(
                id=weapon or "unarmed",
                about={"weapon": weapon},
                then=(
                    Assault(
                        hero=self.hero,
                        target=self.target,
                        weapon=weapon,
                        hearts=self.hearts,
                        surges=self.surges,
                    ),
                ),
            )
            for weapon in self.weapons
        ]
        ask(game, "choose_weapon", self.hero, options, default=options[0].id, about={"target": self.target})


class Assault(Step):
    """A hero attacks with a chosen weapon."""

    hero: str
    target: str
    weapon: str | None
    hearts: int = 0
    surges: int = 0

    def resolve(self, game: Game) -> None:
        hero, target = game.hero(self.hero), game.find(self.target)
        if target is None:
            return
        square = aim(game, hero, target, Arms(game, hero, self.weapon))
        if square is not None:
            start_attack(
                game,
                hero,
                [(target, square)],
                weapon=self.weapon,
                hearts=self.hearts,
                surges=self.surges,
            )


def weapons_against(
    game: Game,
    hero_id: str,
    target_id: str,
    *,
    range: Literal["melee", "ranged", "any"] = "any",
    trait: str | None = None,
) -> list[str | None]:
    """The weapons a hero could attack this target with; None = bare hands, if it has no weapon (ATT-06)."""
    hero, target = game.hero(hero_id), game.find(target_id)
    if target is None or not target.on_board:
        return []
    held = stats.weapons(game, hero)
    names: list[str | None] = [weapon.id for weapon in held] or [None]
    fitting = []
    for name in names:
        arms = Arms(game, hero, name)
        if range != "any" and arms.range != range:
            continue
        card = hero.card(name) if name else None
        if trait is not None and (card is None or trait not in stats.traits(game, card)):
            continue
        if aim(game, hero, target, arms) is not None:
            fitting.append(name)
    return fitting
