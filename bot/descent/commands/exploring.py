"""Doors, search tokens and objective tokens (EXP-03, CRD-06)."""

from collections.abc import Iterator
from typing import Self

from bot.descent.board import Square, Terrain
from bot.descent.commands.base import ActionCommand, Price
from bot.descent.commands.moving import check_on_board
from bot.descent.events import DoorOpened, TokenDropped, TokenTaken
from bot.descent.quest.reveal import Reveal
from bot.descent.rules.searching import Find
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import push
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game, Turn
from bot.descent.state.tabletop import Door, Token
from bot.kernel.refused import Refused, demand


class OpenDoor(ActionCommand):
    """Open an adjacent door; it stays open (EXP-03)."""

    door: str

    def check_action(self, game: Game, hero: Hero) -> None:
        door = game.board.doors.get(self.door)
        if door is None:
            raise Refused("no_such_door", door=self.door)
        demand(not door.open, "door_open", door=self.door)
        demand(not door.locked, "door_locked", door=self.door)
        demand(beside(hero, door), "door_too_far", door=self.door)

    def act(self, game: Game, hero: Hero) -> None:
        door = game.board.doors[self.door]
        door.open = True
        game.board.changed()
        game.tell(DoorOpened(door=door.id, by=hero.id))
        if door.reveals is not None:
            push(game, Reveal(area=door.reveals))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for door in game.board.doors.values():
            if not door.open:
                yield cls(hero=hero.id, door=door.id)


def beside(figure: Figure, door: Door) -> bool:
    """Whether a figure stands right at one of the door's edges."""
    return any(square in (edge.a, edge.b) for edge in door.edges for square in figure.squares)


def in_grasp(game: Game, figure: Figure, square: Square | None) -> bool:
    """On the square or adjacent to it."""
    if square is None:
        return False
    return square in figure.squares or any(game.grid.adjacent(own, square) for own in figure.squares)


PORTABLE = ("objective", "villager")
"""Kinds of tokens that may be carried, if the quest says so."""


def the_token(game: Game, token_id: str, *kinds: str) -> Token:
    """A token of one of these kinds, or a refusal."""
    token = game.board.tokens.get(token_id)
    if token is None or token.kind not in kinds:
        raise Refused("no_such_token", token=token_id)
    return token


class Search(ActionCommand):
    """Turn over a search token on the hero's square or next to it (EXP-03)."""

    token: str

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        if is_fetched(game, hero, self.token):
            demand(not turn.in_feat, "feat_first", points=turn.points - turn.own_points, attacks=turn.extra_attacks)
            self.check_action(game, hero)
        else:
            super().check_turn(game, hero, turn)

    def check_action(self, game: Game, hero: Hero) -> None:
        token = the_token(game, self.token, "search")
        demand(token.square is not None, "already_searched", token=self.token)
        demand(in_grasp(game, hero, token.square), "token_too_far", token=self.token, square=token.square)

    def begin(self, game: Game) -> None:
        if is_fetched(game, game.hero(self.hero), self.token):
            assert game.turn is not None
            game.turn.acted = True
            self.act(game, game.hero(self.hero))
        else:
            super().begin(game)

    def act(self, game: Game, hero: Hero) -> None:
        push(game, Find(hero=hero.id, token=self.token))

    def price(self, game: Game) -> Price:
        return Price() if is_fetched(game, game.hero(self.hero), self.token) else super().price(game)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for token in game.board.tokens.values():
            if token.kind == "search" and token.square is not None:
                yield cls(hero=hero.id, token=token.id)


def is_fetched(game: Game, hero: Hero, token_id: str) -> bool:
    """Whether another hero's familiar sits on the token and hands over what is there without an action."""
    token = game.board.tokens.get(token_id)
    if token is None or token.square is None:
        return False
    return any(
        familiar.owner != hero.id
        and game.library.familiars[familiar.familiar].fetches
        and token.square in familiar.squares
        and near(game, hero, familiar, 1)
        for familiar in game.familiars.values()
    )


class PickUp(ActionCommand):
    """Take an objective token, or a villager who needs carrying, on the hero's square or next to it (CRD-06)."""

    token: str

    def check_action(self, game: Game, hero: Hero) -> None:
        token = the_token(game, self.token, *PORTABLE)
        demand(token.portable, "token_stays", token=self.token)
        demand(token.square is not None, "token_carried", token=self.token)
        demand(in_grasp(game, hero, token.square), "token_too_far", token=self.token, square=token.square)

    def act(self, game: Game, hero: Hero) -> None:
        game.board.tokens[self.token].square = None
        hero.carried.append(self.token)
        game.tell(TokenTaken(figure=hero.id, token=self.token))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for token in game.board.tokens.values():
            if token.kind in PORTABLE and token.portable and token.square is not None:
                yield cls(hero=hero.id, token=token.id)


class PutDown(ActionCommand):
    """Drop a carried objective token in an adjacent square (CRD-06)."""

    token: str
    to: Square

    def check_action(self, game: Game, hero: Hero) -> None:
        demand(self.token in hero.carried, "not_carried", token=self.token)
        check_on_board(game, self.to, hero)
        demand(game.grid.adjacent(hero.square, self.to), "square_too_far", square=self.to)
        demand(game.board.terrain(self.to) is not Terrain.OBSTACLE, "square_taken", square=self.to)

    def act(self, game: Game, hero: Hero) -> None:
        hero.carried.remove(self.token)
        game.board.tokens[self.token].square = self.to
        game.tell(TokenDropped(figure=hero.id, token=self.token, square=self.to))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for token in hero.carried:
            for square in game.grid.neighbours(hero.square):
                if game.board.terrain(square) is not Terrain.OBSTACLE:
                    yield cls(hero=hero.id, token=token, to=square)
