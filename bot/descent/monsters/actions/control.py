"""Special actions that move heroes against their will: dominion, seduce, cause fear, overpower."""

from bot.descent.board import Square
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes, heroes_within, move_points
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.moves import FAR, Neglected, StoppingPlace, engage, places, shunned, walk_to
from bot.descent.monsters.overlord import OverlordOption, decide, peril
from bot.descent.monsters.targets import targets
from bot.descent.monsters.ties import settle_place, settle_target
from bot.descent.rules.conditions import IMMOBILIZED, STUNNED, cannot_move
from bot.descent.rules.harm import Inflict, Test, Tire, can_gain, hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import EndMovement, Put, Walk, reach_of
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since

SEDUCE_RANGE = 3
FRIGHT = 2
"""How many squares a frightened hero runs."""


class Dominion(MonsterAction):
    """If it passes a test of willpower, it moves a hero in sight, who tests willpower or is immobilised."""

    numbers = ("squares",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in targets(game) if can_see(game, monster, figure)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        hold = (Inflict(figure=target.id, condition=IMMOBILIZED),)
        resist = Test(figure=target.id, attribute="willpower", on_fail=hold)
        squares = altered(game, monster, "dominion", "squares", 2)
        pull = (Drive(figure=target.id, by=monster.id, squares=squares, may_stay=True), IfStanding(test=resist))
        return [Test(figure=monster.id, attribute="willpower", on_pass=pull)]


class Seduce(MonsterAction):
    """If it passes a test of willpower, a hero within 3 squares is moved 1 square away from it and stunned."""

    numbers = ("within", "squares")

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return heroes_within(game, monster, altered(game, monster, "seduce", "within", SEDUCE_RANGE))

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        lure = (
            Drive(
                figure=target.id,
                by=monster.id,
                squares=altered(game, monster, "seduce", "squares", 1),
                away=since(3),
            ),
            Inflict(figure=target.id, condition=STUNNED),
        )
        return [Test(figure=monster.id, attribute="willpower", on_pass=lure)]


class CauseFear(MonsterAction):
    """An adjacent hero tests willpower or runs 2 squares straight away, and is immobilised where it ends up."""

    tests = True
    numbers = ("squares",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            figure
            for figure in adjacent_heroes(game, monster)
            if can_gain(game, figure, IMMOBILIZED) or flights(game, monster, figure, self._squares(game, monster))
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        rout = Rout(figure=target.id, by=monster.id, squares=self._squares(game, monster))
        return [
            Test(
                figure=target.id,
                attribute="willpower",
                on_fail=(rout, Inflict(figure=target.id, condition=IMMOBILIZED)),
            )
        ]

    def _squares(self, game: Game, monster: Monster) -> int:
        return altered(game, monster, "cause_fear", "squares", FRIGHT)


def flights(game: Game, monster: Monster, figure: Figure, squares: int) -> dict[Square, tuple[Square, ...]]:
    """The ways straight away from a monster, each step farther off; as far as it goes, so many squares at most."""
    away, reached = game.grid.distances(*monster.squares), reach_of(game, figure, squares, plain=True)
    here = away.get(figure.square, FAR)
    ways = {square: tuple(reached.path(square)) for square in reached.costs()}
    straight = {square: way for square, way in ways.items() if away.get(square, FAR) == here + len(way)}
    most = max(map(len, straight.values()), default=0)
    return {square: way for square, way in straight.items() if len(way) == most and way}


class Rout(Step):
    """A hero runs straight away from a monster; a corner keeps it where it is."""

    figure: str
    by: str
    squares: int

    def resolve(self, game: Game) -> None:
        figure, monster = game.find(self.figure), game.monsters.get(self.by)
        if figure is None or monster is None or not hurtable(figure):
            return
        choices = [
            OverlordOption(
                Option(
                    id=str(square),
                    about={"square": square},
                    then=(Walk(figure=figure.id, path=way), EndMovement(figure=figure.id)),
                ),
                peril(game, figure, square),
            )
            for square, way in sorted(flights(game, monster, figure, self.squares).items())
        ]
        decide(game, monster, choices)


class Drive(Step):
    """A hero walks where somebody else wants it, so many squares at most."""

    figure: str
    by: str
    squares: int
    may_stay: bool = False
    away: bool = False
    """Only to squares farther from whoever drives it; it stays where there is none."""

    def resolve(self, game: Game) -> None:
        figure, master = game.find(self.figure), game.find(self.by)
        if figure is None or master is None or not hurtable(figure):
            return
        reached = reach_of(game, figure, self.squares, plain=True)
        choices = [
            OverlordOption(
                Option(
                    id=str(square),
                    about={"square": square},
                    then=(Walk(figure=figure.id, path=tuple(reached.path(square))),),
                ),
                peril(game, figure, square),
            )
            for square in reached.costs()
            if not self.away or _farther(game, master, figure, square)
        ]
        if self.may_stay:
            here = Option(id=str(figure.square), about={"square": figure.square})
            # Where it stands it has been hurt already.
            choices.append(OverlordOption(here, 0.0))
        decide(game, master, choices)


def _farther(game: Game, master: Figure, figure: Figure, square: Square) -> bool:
    """Whether a square is farther from one figure than another figure stands."""
    away = game.grid.distances(*master.squares)
    return away.get(square, FAR) > away.get(figure.square, FAR)


class IfStanding(Step):
    """A test that only a hero on its feet takes."""

    test: Test

    def resolve(self, game: Game) -> None:
        figure = game.find(self.test.figure)
        if figure is not None and hurtable(figure):
            push(game, self.test)


class Overpower(MonsterAction):
    """A move action toward a hero some way off; whoever it comes up to on the way may be shoved aside."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        if cannot_move(game, monster):
            return []
        if since(3):
            return targets(game)
        found = places(game, monster, move_points(game, monster))
        return [figure for figure in targets(game) if _beside(game, found, figure)]

    def held_back(self, game: Game, monster: Monster, target: Figure) -> str | None:
        if not since(3):
            return None
        try:
            engage(game, monster, target, move_points(game, monster))
        except Neglected as neglected:
            return neglected.why
        return "already_adjacent" if game.adjacent(monster, target) else None

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Overrun(figure=monster.id, target=target.id, starts=True)]


def _ways_to(game: Game, monster: Monster, target: Figure, points: int) -> list[StoppingPlace]:
    """Where such a move toward the target may end: as it would engage; none if it can't or need not come closer."""
    if not since(3):
        return _beside(game, places(game, monster, points), target)
    try:
        return [] if game.adjacent(monster, target) else engage(game, monster, target, points)
    except Neglected:
        return []


def _in_the_way(game: Game, monster: Monster, target: Figure, square: Square) -> list[Figure]:
    """Whom it would shove from this square: heroes beside it, no farther from the target and never the target."""
    beside = [
        figure for figure in targets(game) if any(game.grid.adjacent(square, place) for place in figure.squares)
    ]
    if not since(3):
        return [figure for figure in beside if figure is target] or beside
    away = game.grid.distances(*target.squares)
    here = away.get(square, FAR)
    return [figure for figure in beside if figure is not target and away.get(figure.square, FAR) <= here]


def _beside(game: Game, found: list[StoppingPlace], target: Figure) -> list[StoppingPlace]:
    """The cheapest of these places that are next to the target."""
    there = [place for place in found if any(game.grid.adjacent(place.end, square) for square in target.squares)]
    return [place for place in there if place.cost == there[0].cost]


class Overrun(Step):
    """On toward the target, as far as the next square beside a hero; then the same again."""

    figure: str
    target: str
    starts: bool = False

    def resolve(self, game: Game) -> None:
        activation, monster, target = game.activation, game.monsters.get(self.figure), game.find(self.target)
        if activation is None or monster is None or target is None or not hurtable(target):
            return
        if self.starts:
            activation.points = move_points(game, monster)
            activation.moves += 1
        elif game.adjacent(monster, target):
            return
        near = _ways_to(game, monster, target, activation.points)
        if not near:
            return
        walks = walk_to(game, monster, settle_place(game, monster, near), activation.points)
        path = tuple(square for step in walks if isinstance(step, Walk) for square in step.path)
        taken = game.occupied(without=monster)
        # It passes its friends but can't stop on them (MOV-03): there it meets nobody.
        meets = (
            number
            for number, place in enumerate(path, start=1)
            if not taken & game.grid.bit(place) and _in_the_way(game, monster, target, place)
        )
        push(
            game,
            Walk(figure=monster.id, path=path[: next(meets, len(path))], spend=True),
            Shove(figure=monster.id, target=target.id),
            Overrun(figure=monster.id, target=target.id),
        )


class Shove(Step):
    """It has come up to a hero: if it passes a test of might, they change places and the hero suffers a fatigue."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        beside = _in_the_way(game, monster, target, monster.square) if monster is not None and target else []
        if monster is None or not beside:
            return
        hero = settle_target(game, monster, beside)
        push(
            game,
            Test(
                figure=monster.id,
                attribute="might",
                on_pass=(
                    ChangePlaces(figure=monster.id, hero=hero.id),
                    Tire(figure=hero.id, amount=1, source="overpower"),
                ),
            ),
        )


class ChangePlaces(Step):
    """Monster and hero change places, unless that leads onto ground monsters shun or into a friend."""

    figure: str
    hero: str

    def resolve(self, game: Game) -> None:
        monster, hero = game.monsters.get(self.figure), game.find(self.hero)
        if monster is None or hero is None or not hurtable(hero):
            return
        bad_ground = game.grid.bits(hero.squares) & shunned(game, monster)
        crowded = game.grid.bits(monster.squares) & game.occupied(without=monster)
        if not bad_ground and not crowded:
            push(game, Put(figure=hero.id, squares=monster.squares), Put(figure=monster.id, squares=hero.squares))
