"""The special actions of monster cards, by name."""

from bot.descent.attack import start_attack
from bot.descent.board import Square, Terrain
from bot.descent.engine import Step, push
from bot.descent.events import HealRolled, Noted
from bot.descent.figures import Figure, Monster
from bot.descent.game import Game
from bot.descent.harm import Inflict, Recover, Suffer, Test, Tire, can_gain
from bot.descent.monsters.targets import targets
from bot.descent.walking import Put

HOWL_RANGE = 3
HEAL_RANGE = 3
THROW_RANGE = 3


class MonsterAction:
    """A special action: whom it may be used on, and what it does."""

    attacks = False
    """Whether it is the monster's one attack of the activation (RND-06)."""
    all_at_once = False
    """Whether it is about everybody in its reach rather than one chosen figure."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        """The figures it would change something for; none: the action is neglected (ACT-03)."""
        raise NotImplementedError

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        """What it does."""
        raise NotImplementedError


def adjacent_heroes(game: Game, monster: Monster) -> list[Figure]:
    """Whoever counts as a hero next to the monster."""
    return [figure for figure in targets(game) if game.adjacent(monster, figure)]


class Grab(MonsterAction):
    """An adjacent hero tests might or is immobilised."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in adjacent_heroes(game, monster) if can_gain(figure, "immobilized")]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        hold = (Inflict(figure=target.id, condition="immobilized"),)
        return [Test(figure=target.id, attribute="might", on_fail=hold)]


class Howl(MonsterAction):
    """Each hero within 3 squares tests willpower or suffers a fatigue."""

    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            figure
            for figure in targets(game)
            if (distance := game.distance(monster, figure)) is not None and distance <= HOWL_RANGE
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [
            Test(
                figure=figure.id,
                attribute="willpower",
                on_fail=(Tire(figure=figure.id, amount=1, source="howl"),),
            )
            for figure in self.candidates(game, monster)
        ]


class Earth(MonsterAction):
    """Each adjacent hero tests awareness or is immobilised."""

    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in adjacent_heroes(game, monster) if can_gain(figure, "immobilized")]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [
            Test(
                figure=figure.id,
                attribute="awareness",
                on_fail=(Inflict(figure=figure.id, condition="immobilized"),),
            )
            for figure in self.candidates(game, monster)
        ]


class Water(MonsterAction):
    """Each adjacent hero tests willpower or suffers two fatigue."""

    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return adjacent_heroes(game, monster)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [
            Test(
                figure=figure.id,
                attribute="willpower",
                on_fail=(Tire(figure=figure.id, amount=2, source="water"),),
            )
            for figure in self.candidates(game, monster)
        ]


class Air(MonsterAction):
    """Until its group acts again only attacks from adjacent figures affect the monster."""

    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [] if "air" in monster.marks else [monster]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Mark(figure=monster.id, mark="air")]


class Fire(MonsterAction):
    """An attack on every adjacent figure, friend or foe, each with its own defence."""

    attacks = True
    all_at_once = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return adjacent_heroes(game, monster)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [Engulf(figure=monster.id)]


class Throw(MonsterAction):
    """An adjacent hero tests might or is hurled up to 3 squares away and suffers a heart."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in adjacent_heroes(game, monster) if landings(game, figure)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Test(figure=target.id, attribute="might", on_fail=(Hurl(figure=target.id, by=monster.id),))]


class Heal(MonsterAction):
    """A monster within 3 squares recovers as many hearts as a red die shows."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            other
            for other in game.monsters.values()
            if other.damage and (other is monster or (game.distance(monster, other) or 99) <= HEAL_RANGE)
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [RollHealing(figure=target.id, by=monster.id)]


class Mark(Step):
    """Something that holds until the group acts again."""

    figure: str
    mark: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is not None and self.mark not in monster.marks:
            monster.marks.append(self.mark)
            game.tell(Noted(figure=monster.id, note=f"mark_{self.mark}"))


class Engulf(Step):
    """The attack of the elementals' fire."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        struck: list[tuple[Figure, Square]] = []
        for figure in game.everyone():
            if figure is monster or not game.blocks(figure):
                continue
            near = [
                square
                for square in figure.squares
                if any(game.grid.adjacent(own, square) for own in monster.squares)
            ]
            if near:
                struck.append((figure, near[0]))
        heroes_first = sorted(struck, key=lambda entry: isinstance(entry[0], Monster))
        if heroes_first:
            if game.activation is not None:
                game.activation.attacked += [figure.id for figure, _ in heroes_first]
            start_attack(game, monster, heroes_first, ignores_range=True)


class RollHealing(Step):
    """A red die heals a monster."""

    figure: str
    by: str

    def resolve(self, game: Game) -> None:
        dice = game.chance.roll(("red",))
        game.tell(HealRolled(figure=self.figure, by=self.by, dice=dice))
        push(game, Recover(figure=self.figure, hearts=dice[0].face.hearts, by=self.by))


def landings(game: Game, figure: Figure) -> list[Square]:
    """Empty squares within 3 of where a figure stands."""
    taken = game.occupied()
    return sorted(
        square
        for square, distance in game.grid.distances(*figure.squares).items()
        if 0 < distance <= THROW_RANGE
        and game.board.terrain(square) is not Terrain.OBSTACLE
        and not taken & game.grid.bit(square)
    )


class Hurl(Step):
    """A hero lands somewhere within 3 squares, which counts as entering it, and suffers a heart."""

    figure: str
    by: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None:
            return
        squares = landings(game, figure)
        if squares:
            where = landing(game, figure, squares)
            push(game, Put(figure=figure.id, squares=(where,)))
        push(game, Suffer(figure=figure.id, amount=1, source="throw", by=self.by))


def landing(game: Game, figure: Figure, squares: list[Square]) -> Square:
    """Where a thrown hero lands: cunning throwers aim at what hurts and far from friends."""
    harmful = [
        square for square in squares if game.board.terrain(square) in (Terrain.PIT, Terrain.HAZARD, Terrain.LAVA)
    ]
    if game.ties == "cunning":
        return game.chance.pick(harmful or squares)
    kind = [square for square in squares if square not in harmful]
    return game.chance.pick(kind or squares)


ABILITIES: dict[str, MonsterAction] = {
    "grab": Grab(),
    "howl": Howl(),
    "earth": Earth(),
    "water": Water(),
    "air": Air(),
    "fire": Fire(),
    "throw": Throw(),
    "heal": Heal(),
}
