"""Special actions about the monster itself and its own: air, heal, summon, sacrifice, promotion."""

from bot.descent.events import HealRolled, Noted
from bot.descent.monsters.actions.base import MonsterAction, adjacent_monsters
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.lieutenants import party_size
from bot.descent.monsters.placing import bases_near, has_room_beside, set_down
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.rules.harm import Recover, Suffer, Test
from bot.descent.rules.passives import AIR, is_wrapped_in_air
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

HEAL_RANGE = 3
CALL = 3
"""How far a summons carries."""
MOST_SACRIFICED = 5


class Air(MonsterAction):
    """Until its group acts again only attacks from adjacent figures affect the monster."""

    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [] if is_wrapped_in_air(monster) else [monster]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Cloak(figure=monster.id)]


class Cloak(Step):
    """Air wraps a monster until its group acts again."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is not None:
            monster.marks.append(AIR)
            game.tell(Noted(figure=monster.id, note="mark_air"))


class Heal(MonsterAction):
    """A monster within 3 squares recovers as many hearts as a red die shows."""

    numbers = ("within", "dice")

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        within = altered(game, monster, "heal", "within", HEAL_RANGE)
        return [other for other in game.monsters.values() if other.damage and near(game, monster, other, within)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [RollHealing(figure=target.id, by=monster.id, dice=altered(game, monster, "heal", "dice", 1))]


class RollHealing(Step):
    """A red die heals a monster; more of them if the card in play says so."""

    figure: str
    by: str
    dice: int = 1

    def resolve(self, game: Game) -> None:
        red: Colour = "red"
        dice = game.chance.roll([red] * self.dice)
        game.tell(HealRolled(figure=self.figure, by=self.by, dice=dice))
        push(game, Recover(figure=self.figure, hearts=sum(die.face.hearts for die in dice), by=self.by))


class Summon(MonsterAction):
    """A minion within 3 squares, of whatever kind, is placed next to the monster."""

    numbers = ("within",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        within = altered(game, monster, "summon", "within", CALL)
        return [
            other
            for other in game.monsters.values()
            if not other.master
            and other is not monster
            and near(game, monster, other, within)
            and not game.adjacent(monster, other)
            and has_room_beside(game, other, monster)
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [CallOver(figure=target.id, by=monster.id)]


class CallOver(Step):
    """A monster is set down next to the one that calls it."""

    figure: str
    by: str

    def resolve(self, game: Game) -> None:
        figure, caller = game.find(self.figure), game.monsters.get(self.by)
        if figure is not None and caller is not None and has_room_beside(game, figure, caller):
            set_down(game, figure, bases_near(game, figure, caller))


class Sacrifice(MonsterAction):
    """An adjacent monster suffers up to 5 hearts, and the lieutenant recovers as many."""

    numbers = ("hearts",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return list(adjacent_monsters(game, monster)) if monster.damage else []

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        # No more than it needs, and no more than the victim has.
        most = altered(game, monster, "sacrifice", "hearts", MOST_SACRIFICED)
        hearts = min(most, monster.damage, stats.health_left(game, target))
        return [
            Suffer(figure=target.id, amount=hearts, source="sacrifice", by=monster.id),
            Recover(figure=monster.id, hearts=hearts),
        ]


class Promotion(MonsterAction):
    """The lieutenant tests willpower; if it passes, an adjacent minion becomes a master, within the limits."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [other for other in adjacent_monsters(game, monster) if _may_rise(game, other)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Test(figure=monster.id, attribute="willpower", on_pass=(Promote(figure=target.id),))]


def _may_rise(game: Game, monster: Monster) -> bool:
    """A minion of a group that has fewer masters than it may have (MON-01)."""
    _, most = game.monster_card(monster).limits[party_size(len(game.heroes))]
    masters = sum(other.master for other in game.group_members(monster.group))
    return not monster.master and masters < most


class Promote(Step):
    """A minion is a master from now on; wounds and conditions stay with it."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is not None and _may_rise(game, monster):
            monster.master = True
            game.tell(Noted(figure=monster.id, note="promoted"))
