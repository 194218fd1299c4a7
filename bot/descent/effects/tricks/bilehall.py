"""What monsters and lieutenants of Bilehall do at moments of their own, and their surges.

Lash, bone splinter, flanking, fury, enthrall, soul mastery.
"""

from bot.descent.attack.numbers import surges_left
from bot.descent.board import Square, Terrain
from bot.descent.effects.base import Context
from bot.descent.effects.misses import miss
from bot.descent.effects.on_attacks import Add
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.monsters.forced import ForceAttack, foes_within_reach
from bot.descent.monsters.overlord import OverlordOption, decide, peril
from bot.descent.monsters.surges import Outlook, open_lines
from bot.descent.monsters.targets import targets
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_spend_surges
from bot.descent.rules.dice import total
from bot.descent.rules.harm import Suffer, Test, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import Put
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Hero, Monster
from bot.descent.state.game import Game

LASHED_WITHIN = 2
SPLINTERS = 2
PREY = "cursed"
"""The trait of monsters whose surges a flanking lieutenant borrows."""


def _target(game: Game, at: Context) -> Figure | None:
    figure = game.find(at.target or "")
    return figure if figure is not None and hurtable(figure) else None


# Lash --------------------------------------------------------------------------------------------------------


def _landings(game: Game, monster: Figure, figure: Figure) -> list[Square]:
    """Empty squares within two of the monster, other than where the figure stands."""
    taken = game.occupied()
    return sorted(
        square
        for square, distance in game.grid.distances(*monster.squares).items()
        if 0 < distance <= LASHED_WITHIN
        and square not in figure.squares
        and game.board.terrain(square) is not Terrain.OBSTACLE
        and not taken & game.grid.bit(square)
    )


def _can_lash(game: Game, at: Context) -> bool:
    target, monster = _target(game, at), game.find(at.actor)
    return target is not None and monster is not None and bool(_landings(game, monster, target))


@trick(possible=_can_lash)
def lash(game: Game, at: Context) -> None:
    """After the attack the target, if it still stands, is set down within two squares of the monster."""
    record = attack_of(game, at)
    assert record is not None
    record.afterwards.append(Haul(figure=record.target, by=at.actor))


class Haul(Step):
    """A figure is set down near whoever lashed it, which counts as entering the square."""

    figure: str
    by: str

    def resolve(self, game: Game) -> None:
        figure, monster = game.find(self.figure), game.find(self.by)
        if figure is None or monster is None or not hurtable(figure):
            return
        choices = [
            OverlordOption(
                Option(id=str(square), about={"square": square}, then=(Put(figure=figure.id, squares=(square,)),)),
                peril(game, figure, square),
            )
            for square in _landings(game, monster, figure)
        ]
        decide(game, monster, choices)


# Bone splinter -----------------------------------------------------------------------------------------------


def _beside_target(game: Game, at: Context) -> list[Figure]:
    target = _target(game, at)
    if target is None:
        return []
    return [
        figure
        for figure in game.everyone()
        if figure is not target and game.blocks(figure) and game.adjacent(target, figure)
    ]


def _splinters_pay(game: Game, at: Context) -> bool:
    """Whether they hurt a hero, and no more monsters than heroes."""
    beside = _beside_target(game, at)
    monsters = sum(isinstance(figure, Monster) for figure in beside)
    return len(beside) > monsters and len(beside) >= 2 * monsters


@trick(possible=_splinters_pay)
def bone_splinter(game: Game, at: Context) -> None:
    """Every figure next to the target suffers two hearts, friend or foe."""
    push(
        game,
        *(
            Suffer(figure=figure.id, amount=SPLINTERS, source="bone_splinter", by=at.actor)
            for figure in _beside_target(game, at)
        ),
    )


# Flanking and fury -------------------------------------------------------------------------------------------


def _flankers(game: Game, at: Context) -> list[Monster]:
    """Cursed monsters next to the target with surges to lend."""
    record = attack_of(game, at)
    target = game.find(record.target) if record is not None else None
    if target is None:
        return []
    return [
        monster
        for monster in game.monsters.values()
        if monster.id != at.actor
        and PREY in game.monster_card(monster).traits
        and game.block(monster).surges
        and game.adjacent(monster, target)
    ]


@trick(possible=lambda game, at: bool(_flankers(game, at)))
def flanking(game: Game, at: Context) -> None:
    """The attack has the surges of one of them besides its own."""
    assert at.attack is not None
    choices = [
        OverlordOption(
            Option(
                id=monster.id,
                about={"figure": monster.id},
                then=(BorrowSurges(attack=at.attack, of=monster.id),),
            ),
            _promise(game, monster),
        )
        for monster in _flankers(game, at)
    ]
    decide(game, game.figure(at.actor), choices)


def _promise(game: Game, monster: Monster) -> float:
    """How much its surges are worth: hearts and pierce, and something for whatever else they do."""
    effects = [effect for surge in game.block(monster).surges for effect in surge.do]
    return sum(effect.hearts + effect.pierce if isinstance(effect, Add) else 1.0 for effect in effects)


class BorrowSurges(Step):
    """An attack gains the surge lines of a monster, in the order in which that one spends them."""

    attack: int
    of: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.of)
        if monster is not None:
            block = game.block(monster)
            game.attacks[self.attack].lent += [block.surges[number] for number in block.spending]


def _rage_pays(game: Game, at: Context) -> bool:
    """Whether one more surge would buy something that matters: a line unpaid, a target not yet felled."""
    record, monster = attack_of(game, at), game.monsters.get(at.actor)
    if record is None or monster is None or total(record.dice).miss or cannot_spend_surges(game, monster):
        return False
    left = surges_left(game, record)
    lines = list(open_lines(game, record, monster, left + 1))
    if sum(line.surge.cost for line in lines) <= left:
        return False
    now, then = (Outlook(game, record, lines, surges) for surges in (left, left + 1))
    if now.loss(()) >= now.health:
        return False
    return any(then.useful(line) for line in lines)


@trick(possible=_rage_pays)
def fury(game: Game, at: Context) -> None:
    """It tests might: one more surge, or a miss."""
    assert at.attack is not None
    push(
        game,
        Test(
            figure=at.actor,
            attribute="might",
            on_pass=(Rage(attack=at.attack),),
            on_fail=(Overreach(attack=at.attack),),
        ),
    )


class Rage(Step):
    """An attack gains a surge."""

    attack: int

    def resolve(self, game: Game) -> None:
        game.attacks[self.attack].surges += 1


class Overreach(Step):
    """Too furious to hit anything."""

    attack: int

    def resolve(self, game: Game) -> None:
        miss(game, game.attacks[self.attack], "fury")


# Heroes turned against each other ----------------------------------------------------------------------------


def _enthralled(game: Game, at: Context) -> list[Hero]:
    """The heroes in sight who could strike a friend; those of the weakest will."""
    monster = game.monsters.get(at.actor)
    if monster is None:
        return []
    open_minds = [
        figure
        for figure in targets(game)
        if isinstance(figure, Hero) and can_see(game, monster, figure) and foes_within_reach(game, figure)
    ]
    weakest = min((stats.attribute(game, hero, "willpower") or 0 for hero in open_minds), default=0)
    return [hero for hero in open_minds if (stats.attribute(game, hero, "willpower") or 0) == weakest]


@trick(possible=lambda game, at: bool(_enthralled(game, at)), attacks=True)
def enthrall(game: Game, at: Context) -> None:
    """One hero tests willpower; if it fails it attacks another hero."""
    choices = [
        OverlordOption(
            Option(
                id=hero.id,
                about={"target": hero.id},
                then=(
                    Test(
                        figure=hero.id,
                        attribute="willpower",
                        on_fail=(TurnAgainstFriends(hero=hero.id, by=at.actor),),
                    ),
                ),
            ),
            max(harm for _, harm in foes_within_reach(game, hero)),
        )
        for hero in _enthralled(game, at)
    ]
    decide(game, game.figure(at.actor), choices)


def _falls_armed(game: Game, at: Context) -> bool:
    hero = game.heroes.get(at.figure or "")
    return hero is not None and bool(foes_within_reach(game, hero))


@trick(possible=_falls_armed, attacks=True)
def soul_mastery(game: Game, at: Context) -> None:
    """She tests knowledge; if she passes, the falling hero attacks another hero first."""
    assert at.figure is not None
    turn = TurnAgainstFriends(hero=at.figure, by=at.actor)
    push(game, Test(figure=at.actor, attribute="knowledge", on_pass=(turn,)))


class TurnAgainstFriends(Step):
    """A hero attacks another one: whom, the tie setting decides by how much it would hurt."""

    hero: str
    by: str

    def resolve(self, game: Game) -> None:
        hero, master = game.hero(self.hero), game.find(self.by)
        if master is None or not hurtable(hero):
            return
        choices = [
            OverlordOption(
                Option(
                    id=figure.id,
                    about={"target": figure.id},
                    then=(ForceAttack(hero=hero.id, target=figure.id),),
                ),
                harm,
            )
            for figure, harm in foes_within_reach(game, hero)
        ]
        decide(game, master, choices)
