"""Special actions that lay hands on a hero or its fate: extract, constrict, death omen."""

from bot.descent.board import Square, Terrain
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.overlord import WORST, OverlordOption, decide, peril
from bot.descent.monsters.targets import targets
from bot.descent.rules.conditions import IMMOBILIZED
from bot.descent.rules.harm import Inflict, Recover, Suffer, Test, Tire, can_gain, hurtable
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.rules.walking import Put, harm_of
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar, Figure, Monster
from bot.descent.state.game import Game


class Extract(MonsterAction):
    """An adjacent hero tests might or suffers fatigue, and the monster recovers hearts."""

    tests = True
    numbers = ("fatigue", "hearts")

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return adjacent_heroes(game, monster)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        drain = (
            Tire(figure=target.id, amount=altered(game, monster, "extract", "fatigue", 2), source="extract"),
            Recover(figure=monster.id, hearts=altered(game, monster, "extract", "hearts", 2)),
        )
        return [Test(figure=target.id, attribute="might", on_fail=drain)]


class Constrict(MonsterAction):
    """An adjacent hero tests might or is immobilised, and set down next to the monster where that is worst."""

    tests = True

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            figure
            for figure in adjacent_heroes(game, monster)
            if can_gain(game, figure, IMMOBILIZED) or worse_beside(game, monster, figure)
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        coil = (Inflict(figure=target.id, condition=IMMOBILIZED), SetBeside(figure=target.id, by=monster.id))
        return [Test(figure=target.id, attribute="might", on_fail=coil)]


def beside(game: Game, monster: Figure) -> list[Square]:
    """Empty squares next to a monster."""
    taken = game.occupied()
    around = {square for own in monster.squares for square in game.grid.neighbours(own)}
    return sorted(
        square
        for square in around
        if game.board.terrain(square) is not Terrain.OBSTACLE and not taken & game.grid.bit(square)
    )


def staying(game: Game, figure: Figure) -> float:
    """How bad it is for a hero to stay where it stands: the ground has hurt it already."""
    return peril(game, figure, figure.square) - WORST * harm_of(game, figure, figure.square)


def worse_beside(game: Game, monster: Figure, figure: Figure) -> bool:
    """Whether a hero would be worse off on some other square next to the monster."""
    here = staying(game, figure)
    return any(peril(game, figure, square) > here for square in beside(game, monster))


class SetBeside(Step):
    """A hero may be set down on an empty square next to a monster; of all of them the worst, for cunning ones."""

    figure: str
    by: str

    def resolve(self, game: Game) -> None:
        figure, monster = game.find(self.figure), game.monsters.get(self.by)
        if figure is None or monster is None or not hurtable(figure) or isinstance(figure, Monster):
            return
        choices = [
            OverlordOption(
                Option(
                    id=str(square),
                    about={"square": square},
                    then=(Put(figure=figure.id, squares=(square,)),),
                ),
                peril(game, figure, square),
            )
            for square in beside(game, monster)
        ]
        here = Option(id=str(figure.square), about={"square": figure.square})
        decide(game, monster, [*choices, OverlordOption(here, staying(game, figure))])


class DeathOmen(MonsterAction):
    """A hero in sight takes two hearts or a condition, as it likes; which condition, lots decide."""

    numbers = ("hearts",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in targets(game) if can_see(game, monster, figure)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        hearts = altered(game, monster, "death_omen", "hearts", 2)
        return [Foretell(figure=target.id, by=monster.id, hearts=hearts)]


class Foretell(Step):
    """The hero chooses between wound and curse; if it lacks no condition there is nothing to choose."""

    figure: str
    by: str
    hearts: int

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure):
            return
        wound = Suffer(figure=figure.id, amount=self.hearts, source="death_omen", by=self.by)
        if not doom_left(game, figure):
            push(game, wound)
            return
        parts: list[tuple[dict[str, object], Step]] = [
            ({"do": "harm", "hearts": self.hearts}, wound),
            ({"do": "apply", "condition": ["random"]}, DrawDoom(figure=figure.id)),
        ]
        options = [
            Option(id=str(place), about={"deeds": [deed]}, then=(step,)) for place, (deed, step) in enumerate(parts)
        ]
        owner = figure.owner if isinstance(figure, Familiar) else figure.id
        ask(game, "special_choice", owner, options, default=options[0].id, about={"figure": figure.id})


def doom_left(game: Game, figure: Figure) -> list[str]:
    """The conditions of the boxes in play that a figure could still get."""
    owned = [card.id for card in game.library.conditions.values() if card.box in game.boxes]
    return [name for name in owned if can_gain(game, figure, name)]


class DrawDoom(Step):
    """A figure gets a condition by lot."""

    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        left = doom_left(game, figure) if figure is not None else []
        if left:
            push(game, Inflict(figure=self.figure, condition=game.chance.of("conditions").pick(left)))
