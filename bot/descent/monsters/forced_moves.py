"""Figures that an activation card moves, places or swaps, monsters and heroes alike (MVW-10)."""

from bot.descent.board import Square
from bot.descent.events import PlaceChosen
from bot.descent.monsters.choosing import movable, nearest_ground, places_for
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.instructions import Instruction
from bot.descent.monsters.moves import Neglected, StoppingPlace, walk_to
from bot.descent.monsters.overlord import OverlordOption, decide, peril
from bot.descent.monsters.placing import bases_near, set_down
from bot.descent.monsters.striking import pick
from bot.descent.monsters.targets import best, fitting
from bot.descent.monsters.ties import settle_place
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_move, lies_low
from bot.descent.rules.harm import hurtable
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import EndMovement, Put, in_pit
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

MOST_PLACES = 24
CLOSEST_KIN = Aim(who="kin")
"""With regard to whom heroes are moved unless the card says otherwise."""


def aim_of(deed: Instruction, figure: Figure) -> Aim:
    """With regard to whom a figure moves: a monster's closest hero, a hero's closest monster of the group."""
    return CLOSEST_KIN if deed.aim == Aim() and not isinstance(figure, Monster) else deed.aim


class MoveFigure(Step):
    """A figure moves as the card says: so many squares, or as far as its speed."""

    figure: str
    deed: Instruction
    at: Circumstance
    squares: int | None = None
    target: str | None = None
    """Who was chosen among equals."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure) or in_pit(game, figure) or game.outcome is not None:
            return
        if self.squares is None and cannot_move(game, figure):
            return
        points = stats.speed(game, figure) if self.squares is None else self.squares
        at = self.at.about(figure.id)
        deed = self.deed.model_copy(update={"aim": aim_of(self.deed, figure), "squares": self.squares})
        try:
            tied = self._tied(game, at, deed, figure)
            able = movable(game, figure, deed, tied, points=points, at=at)
        except Neglected:
            return
        target = next((one for one in able if one.id == self.target), None)
        ways = [places_for(game, figure, deed, one, points=points, at=at) for one in able]
        if target is None and any(way != ways[0] for way in ways):
            pick(game, self.at, deed.do, able, lambda one: (self.model_copy(update={"target": one.id}),))
            return
        self._go(game, figure, ways[able.index(target)] if target is not None else ways[0], points)

    def _tied(self, game: Game, at: Circumstance, deed: Instruction, figure: Figure) -> list[Figure]:
        if deed.aim.ground is not None:
            return [nearest_ground(game, deed.aim.ground)]
        ranked = [entry for entry in fitting(game, at, deed.aim) if entry.figure is not figure]
        if not ranked:
            raise Neglected("no_target")
        return best(ranked)

    def _go(self, game: Game, figure: Figure, found: list[StoppingPlace], points: int) -> None:
        """To one of several equally right places: monsters as always, heroes where an overlord wants them."""
        walks = [
            WalkOff(figure=figure.id, verb=self.deed.do, place=place, points=points, tied=len(found))
            for place in found
        ]
        if isinstance(figure, Monster) and game.ties != "vote":
            push(game, walks[found.index(settle_place(game, figure, found))])
            return
        choices = [
            OverlordOption(
                Option(id="+".join(map(str, place.squares)), about={"square": str(place.end)}, then=(walk,)),
                peril(game, figure, place.end),
            )
            for place, walk in zip(found, walks, strict=True)
        ]
        decide(game, figure, choices)


class WalkOff(Step):
    """The figure walks to the place that was chosen; its own movement points are not touched."""

    figure: str
    verb: str
    place: StoppingPlace
    points: int
    tied: int = 1

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure):
            return
        place = StoppingPlace(*self.place)
        if isinstance(figure, Monster):
            game.tell(
                PlaceChosen(
                    figure=figure.id, verb=self.verb, squares=place.squares, cost=place.cost, tied=self.tied
                )
            )
            if game.activation is not None and game.activation.monster == figure.id:
                game.activation.remember_way(())
        end = [] if isinstance(figure, Monster) else [EndMovement(figure=figure.id)]
        push(game, *walk_to(game, figure, place, self.points, free=True), *end)


class PlaceFigure(Step):
    """A figure is set down next to another, or as close as there is room."""

    figure: str
    target: str
    at: Circumstance
    prefer: Aim | None = None

    def resolve(self, game: Game) -> None:
        figure, target = game.find(self.figure), game.find(self.target)
        if figure is None or target is None or not hurtable(figure) or not target.on_board:
            return
        found = bases_near(game, figure, target)
        if self.prefer is not None:
            wanted = [entry.figure for entry in fitting(game, self.at, self.prefer) if entry.figure is not figure]

            def beside(base: tuple[Square, ...]) -> int:
                return sum(
                    any(game.grid.adjacent(own, square) for own in base for square in other.squares)
                    for other in wanted
                )

            most = max(map(beside, found), default=0)
            found = [base for base in found if beside(base) == most]
        if figure.squares not in found:
            set_down(game, figure, found)


class SwapPlaces(Step):
    """Two figures of the same size change places, which counts as entering them."""

    figure: str
    other: str

    def resolve(self, game: Game) -> None:
        one, other = game.find(self.figure), game.find(self.other)
        if one is None or other is None or len(one.squares) != len(other.squares):
            return
        if all(hurtable(each) and not lies_low(game, each) for each in (one, other)):
            push(game, Put(figure=one.id, squares=other.squares), Put(figure=other.id, squares=one.squares))
