"""What monsters of the chains that rust do at their moments: shadow step, mortal binding, ethereal hold."""

from bot.descent.attack.still_open import sure_to_fall
from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import Noted
from bot.descent.monsters.forced_moves import PlaceFigure
from bot.descent.monsters.moves import FAR, Neglected, retreat, walk_to
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import in_line
from bot.descent.monsters.ties import harm, settle_place
from bot.descent.rules.harm import Test, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import EndMovement, in_pit
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game

SHADOW_STEP = "shadow_step"
STEPS_AWAY = 5


# Shadow step -------------------------------------------------------------------------------------------------


def _can_be_held(game: Game, at: Context) -> bool:
    record = attack_of(game, at)
    return record is not None and not sure_to_fall(game, record)


@trick(possible=_can_be_held)
def hold_fast(game: Game, at: Context) -> None:
    """Nothing at once: whoever paid for it keeps the target from slipping away."""


def _slips(game: Game, at: Context) -> bool:
    record, monster = attack_of(game, at), game.monsters.get(at.actor)
    if record is None or monster is None or in_pit(game, monster):
        return False
    return f"{monster.id}/{SHADOW_STEP}/0" not in record.bought


@trick(possible=_slips)
def shadow_step(game: Game, at: Context) -> None:
    """It goes up to five squares, as far from the closest enemy as it can."""
    push(game, SlipAway(figure=at.actor))


class SlipAway(Step):
    """A monster withdraws at once; no movement points of anybody are touched."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        enemies = game.enemies_of(monster) if monster is not None else []
        if monster is None or not enemies:
            return
        away = game.grid.distances(*monster.squares)
        closest = min(enemies, key=lambda enemy: min(away.get(square, FAR) for square in enemy.squares))
        try:
            found = retreat(game, monster, closest, STEPS_AWAY, free=True)
        except Neglected:
            return
        place = settle_place(game, monster, found)
        push(
            game,
            *walk_to(game, monster, place, STEPS_AWAY, free=True),
            EndMovement(figure=monster.id),
        )


# Mortal binding ----------------------------------------------------------------------------------------------


def _can_be_bound(game: Game, at: Context) -> bool:
    target, monster = game.find(at.target or ""), game.monsters.get(at.actor)
    if monster is None or not isinstance(target, Hero) or not hurtable(target):
        return False
    group = game.groups.get(monster.group)
    return group is not None and target.id not in group.bound


@trick(possible=_can_be_bound)
def mortal_binding(game: Game, at: Context) -> None:
    """The target tests knowledge, or recovers no hearts until a monster of the group or a hero falls."""
    assert at.target is not None
    group = game.monsters[at.actor].group
    push(game, Test(figure=at.target, attribute="knowledge", on_fail=(Bind(hero=at.target, group=group),)))


class Bind(Step):
    """A hero is bound to a group."""

    hero: str
    group: str

    def resolve(self, game: Game) -> None:
        group = game.groups.get(self.group)
        if group is not None and self.hero not in group.bound and hurtable(game.hero(self.hero)):
            group.bound.append(self.hero)
            game.tell(Noted(figure=self.hero, note="bound"))


# Ethereal hold -----------------------------------------------------------------------------------------------


def _haunted(game: Game, at: Context) -> list[Figure]:
    """The branded heroes on their feet, if it does not stand next to them already."""
    monster = game.monsters.get(at.actor)
    if monster is None:
        return []
    heroes = [game.heroes[name] for name in monster.brands if name in game.heroes]
    return [hero for hero in heroes if hurtable(hero) and not game.adjacent(monster, hero)]


@trick(possible=lambda game, at: bool(_haunted(game, at)))
def ethereal_hold(game: Game, at: Context) -> None:
    """It lets go of a brand and stands beside that hero."""
    monster = game.monsters[at.actor]
    choices = [
        OverlordOption(
            Option(
                id=hero.id,
                about={"target": hero.id},
                then=(AppearBeside(figure=monster.id, hero=hero.id),),
            ),
            harm(game, monster, hero),
        )
        for hero in _haunted(game, at)
    ]
    decide(game, monster, choices)


class AppearBeside(Step):
    """A monster gives back a hero's token and is placed next to that hero, or as near as there is room."""

    figure: str
    hero: str

    def resolve(self, game: Game) -> None:
        monster, hero = game.monsters.get(self.figure), game.heroes.get(self.hero)
        if monster is None or hero is None or self.hero not in monster.brands:
            return
        monster.brands.remove(self.hero)
        push(game, PlaceFigure(figure=monster.id, target=hero.id, at=in_line(monster)))
