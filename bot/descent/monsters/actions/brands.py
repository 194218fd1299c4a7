"""Special actions that lay a hero's token on the monster's base: fearbrand."""

from bot.descent.events import Noted
from bot.descent.monsters.actions.base import MonsterAction
from bot.descent.monsters.targets import targets
from bot.descent.rules.harm import hurtable
from bot.descent.rules.steps import Step
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game


class Fearbrand(MonsterAction):
    """The token of a hero in sight is laid on its base."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            figure
            for figure in targets(game)
            if isinstance(figure, Hero) and figure.id not in monster.brands and can_see(game, monster, figure)
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Brand(figure=monster.id, hero=target.id)]


class Brand(Step):
    """A monster bears a hero's token from now on."""

    figure: str
    hero: str

    def resolve(self, game: Game) -> None:
        monster, hero = game.monsters.get(self.figure), game.heroes.get(self.hero)
        if monster is not None and hero is not None and hurtable(hero) and hero.id not in monster.brands:
            monster.brands.append(hero.id)
            game.tell(Noted(figure=hero.id, note="branded"))
