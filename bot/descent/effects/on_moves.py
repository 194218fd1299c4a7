"""Words about moving, doors and search tokens."""

from typing import Literal

from bot.descent.board import Square
from bot.descent.content.cards import Selector
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.counts import PerWhat, counted
from bot.descent.effects.who import Whom, owner_of, whom
from bot.descent.events import DoorOpened, PointsGained
from bot.descent.monsters.forced_moves import SwapPlaces
from bot.descent.quest.reveal import Reveal
from bot.descent.rules import stats
from bot.descent.rules.choices import Bounds, ChooseMove, choose_square, is_free, walks
from bot.descent.rules.conditions import cannot_take_move_actions, lies_low
from bot.descent.rules.followers import familiars_of
from bot.descent.rules.harm import hurtable, is_fallen
from bot.descent.rules.passives import is_unmovable
from bot.descent.rules.reactions import Do
from bot.descent.rules.searching import Find
from bot.descent.rules.selecting import near, select
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.rules.walking import Noting, Put, in_pit
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Door, Token
from bot.kernel.editions import since


class Points(Effect):
    """A hero gains movement points in its own turn: a number or its speed, perhaps several times."""

    points: int | Literal["speed"]
    times: int = 1
    per: PerWhat | None = None
    """So many for each of these."""
    most: int | None = None
    """Never more than this."""
    to: Whom = "self"

    def _points(self, game: Game, at: Context, hero: Figure) -> int:
        points = stats.speed(game, hero) if self.points == "speed" else self.points
        points *= self.times if self.per is None else counted(game, self.per, at)
        return points if self.most is None else min(points, self.most)

    def possible(self, game: Game, at: Context) -> bool:
        hero = whom(game, at, self.to)
        if hero is None or game.turn is None or game.turn.hero != hero.id:
            return False
        return self._points(game, at, hero) > 0

    def resolve(self, game: Game, at: Context) -> None:
        assert game.turn is not None
        hero = game.hero(game.turn.hero)
        points = self._points(game, at, hero)
        if at.card == stats.FEAT and since(3):
            game.turn.feat, game.turn.own_points = True, game.turn.points
        game.turn.points += points
        game.tell(PointsGained(figure=hero.id, points=points, source="card"))


class EndFeat(Effect):
    """What is left of the move and the attack of a feat is given up, so that the hero may go on."""

    def possible(self, game: Game, at: Context) -> bool:
        return game.turn is not None and game.turn.hero == at.actor and game.turn.in_feat

    def resolve(self, game: Game, at: Context) -> None:
        turn = game.turn
        assert turn is not None
        turn.points = min(turn.points, turn.own_points)
        turn.extra_attacks, turn.feat = 0, False


class Go(Effect):
    """A figure moves at once, up to so many movement points."""

    points: int | Literal["speed", "own_speed", "amount"] = 1
    """A number, its speed, that of the bearer, or the number that goes with the moment."""
    of: Whom = "self"
    more: str | None = None
    """What other cards may add to the number."""
    led: bool = False
    """Whether the bearer's player says where, whoever it is."""
    toward_familiar: bool = False
    """Only to where it is nearer to one of the familiars the card means than it was."""
    action: bool = False
    """A move action, which the immobilised can't take."""
    through: bool = False
    """It passes enemies, and the card remembers which (`who: passed`)."""
    near_familiar: int | None = None
    """It must stop within so many squares of a familiar that the card means, or stay."""

    def _points(self, game: Game, at: Context, figure: Figure) -> int:
        if self.points == "own_speed":
            return stats.speed(game, game.figure(at.actor))
        points = {"speed": stats.speed(game, figure), "amount": at.amount}.get(str(self.points), self.points)
        return stats.changed(game, self.more, figure, int(points)) if self.more else int(points)

    def possible(self, game: Game, at: Context) -> bool:
        figure = whom(game, at, self.of)
        if figure is None or not hurtable(figure) or in_pit(game, figure):
            return False
        if figure.id != at.actor and is_unmovable(game, figure):
            return False
        if self.action and cannot_take_move_actions(game, figure):
            return False
        return bool(walks(game, figure, self._points(game, at, figure), self._bounds(game, at)))

    def _bounds(self, game: Game, at: Context) -> Bounds:
        """Where it may go, and past whom."""
        centred = self.toward_familiar or self.near_familiar is not None
        there = familiars_of(game, game.hero(at.actor), at.card) if centred else []
        names = tuple(one.id for one in there)
        return Bounds(
            toward=names if self.toward_familiar else (),
            near=names if self.near_familiar is not None else (),
            within=self.near_familiar or 0,
            noting=Noting(hero=at.actor, card=at.card) if self.through else None,
        )

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        owner = at.actor if self.led else owner_of(game, at, figure)
        points, bounds = self._points(game, at, figure), self._bounds(game, at)
        push(game, ChooseMove(figure=figure.id, owner=owner, points=points, **bounds._asdict()))


class Open(Effect):
    """The hero opens a door beside it."""

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._doors(game, at))

    def _doors(self, game: Game, at: Context) -> list[Door]:
        hero = game.hero(at.actor)
        return [
            door
            for door in game.board.doors.values()
            if not door.open
            and not door.locked
            and any(square in (edge.a, edge.b) for edge in door.edges for square in hero.squares)
        ]

    def resolve(self, game: Game, at: Context) -> None:
        options = [
            Option(id=door.id, about={"door": door.id}, then=(OpenUp(door=door.id, by=at.actor),))
            for door in self._doors(game, at)
        ]
        ask(game, "choose_door", at.actor, options, default=options[0].id)


class OpenUp(Step):
    """A door opens; it stays open (EXP-03)."""

    door: str
    by: str

    def resolve(self, game: Game) -> None:
        door = game.board.doors[self.door]
        door.open = True
        game.board.changed()
        game.tell(DoorOpened(door=door.id, by=self.by))
        if door.reveals is not None:
            push(game, Reveal(area=door.reveals))


class SearchToken(Effect):
    """The hero searches a token within so many squares (1 = on its square or next to it)."""

    within: int = 1
    around: Whom = "self"
    """From whom the squares are counted."""
    nearest: bool = False
    """However far: one of those that are nearest."""
    then: tuple[Effect, ...] = ()
    """What follows."""

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._tokens(game, at))

    def _tokens(self, game: Game, at: Context) -> list[tuple[Token, Square]]:
        centre = whom(game, at, self.around)
        if centre is None or not centre.on_board:
            return []
        reached = game.grid.distances(*centre.squares)
        there = [
            (token, token.square)
            for token in game.board.tokens.values()
            if token.kind == "search" and token.square is not None and token.square in reached
        ]
        nearest = min((reached[square] for _, square in there), default=0)
        within = nearest if self.nearest else self.within
        return [(token, square) for token, square in there if reached[square] <= within]

    def resolve(self, game: Game, at: Context) -> None:
        after = tuple(Do(what=effect, at=at) for effect in self.then)
        options = [
            Option(id=token.id, about={"square": square}, then=(Find(hero=at.actor, token=token.id), *after))
            for token, square in self._tokens(game, at)
        ]
        ask(game, "choose_token", at.actor, options, default=options[0].id)


class Place(Effect):
    """A hero is taken up and put down in an empty square, counted from somebody."""

    of: Whom = "self"
    within: int = 1
    around: Whom = "self"
    fallen: bool = False
    """A knocked-out hero, whose token is moved."""
    may: bool | Literal["there"] = False
    """Whether it may stay where it is; `there`: if it stands near enough already."""
    onto: bool = False
    """On the very square of whoever it is counted from, a fallen hero, if nobody else stands there."""
    then: tuple[Effect, ...] = ()
    """What follows once it stands there."""

    def _stays(self, game: Game, at: Context) -> bool:
        """Whether staying where it is will do."""
        figure, centre = whom(game, at, self.of), whom(game, at, self.around)
        if self.may != "there" or figure is None or centre is None or not hurtable(figure):
            return bool(self.may)
        return figure is not centre and near(game, figure, centre, self.within)

    def _squares(self, game: Game, at: Context) -> list[Square]:
        figure, centre = whom(game, at, self.of), whom(game, at, self.around)
        if figure is None or centre is None or not centre.on_board:
            return []
        if not (is_fallen(figure) if self.fallen else hurtable(figure)):
            return []
        if self.onto:
            return [square for square in centre.squares if not game.occupied() & game.grid.bit(square)]
        reached = game.grid.distances(*centre.squares)
        return sorted(
            (square for square, far in reached.items() if 0 < far <= self.within and is_free(game, square)),
            key=lambda square: (reached[square], square),
        )

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._squares(game, at)) or (self.may == "there" and self._stays(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.of)
        assert figure is not None
        then = tuple(Do(what=effect, at=at) for effect in self.then)
        ways: list[tuple[Square, tuple[Step, ...]]] = [
            (square, (Put(figure=figure.id, squares=(square,), enters=not self.fallen), *then))
            for square in self._squares(game, at)
        ]
        if self._stays(game, at):
            ways.insert(0, (figure.square, then))
        choose_square(game, at.actor, figure.id, ways)


class TradePlaces(Effect):
    """Two figures change places: the bearer and the target, or two whom a selector means, as the player chooses."""

    of: Whom = "self"
    other: Whom = "target"
    among: Selector | None = None

    def _among(self, game: Game, at: Context) -> list[Figure]:
        """Whom the player may choose from."""
        assert self.among is not None
        return [figure for figure in select(game, game.figure(at.actor), self.among) if _may_go(game, figure)]

    def possible(self, game: Game, at: Context) -> bool:
        if self.among is not None:
            return len(self._among(game, at)) > 1
        one, other = whom(game, at, self.of), whom(game, at, self.other)
        if one is None or other is None or one is other or len(one.squares) != len(other.squares):
            return False
        return _may_go(game, one) and _may_go(game, other)

    def resolve(self, game: Game, at: Context) -> None:
        if self.among is not None:
            names = tuple(figure.id for figure in self._among(game, at))
            push(game, ChoosePlaces(hero=at.actor, card=at.card, among=names))
            return
        one, other = whom(game, at, self.of), whom(game, at, self.other)
        assert one is not None
        assert other is not None
        push(game, SwapPlaces(figure=one.id, other=other.id))


def _may_go(game: Game, figure: Figure) -> bool:
    """Whether a figure stands on the board, and no card keeps it where it is."""
    return hurtable(figure) and not lies_low(game, figure)


class ChoosePlaces(Step):
    """Who changes places with whom: first the one, then the other."""

    hero: str
    card: str
    among: tuple[str, ...]
    one: str | None = None

    def resolve(self, game: Game) -> None:
        left = [name for name in self.among if name != self.one]
        options = [Option(id=name, about={"target": name}, then=(self._then(name),)) for name in left]
        ask(game, "choose_figure", self.hero, options, default=options[0].id, about={"card": self.card})

    def _then(self, name: str) -> Step:
        if self.one is None:
            return self.model_copy(update={"one": name})
        return SwapPlaces(figure=self.one, other=name)


class Hinder(Effect):
    """The monster that moves has so many movement points less; one is left at least."""

    points: int = 1

    def possible(self, game: Game, at: Context) -> bool:
        activation = game.activation
        return activation is not None and activation.monster == at.figure and activation.points > 1

    def resolve(self, game: Game, at: Context) -> None:
        assert game.activation is not None
        game.activation.points = max(1, game.activation.points - self.points)
