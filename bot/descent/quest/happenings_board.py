"""What happens to the board: areas, tokens and doors."""

from collections.abc import Mapping
from typing import Any

from pydantic import model_validator

from bot.descent.board import Square, Terrain, reach
from bot.descent.events import DoorOpened, TokenTaken
from bot.descent.quest.areas import TokenSpot
from bot.descent.quest.base import Cause, Happening, Who
from bot.descent.quest.events import (
    DoorClosed,
    DoorLocked,
    DoorUnlocked,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
)
from bot.descent.quest.expressions import Expression
from bot.descent.quest.reveal import Reveal, lay
from bot.descent.quest.scope import worth
from bot.descent.quest.who import figures
from bot.descent.rules.steps import push
from bot.descent.rules.walking import DEADLY
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Token

ANY = "any"
ANY_SEARCH = "any_search"


class RevealArea(Happening, kind="reveal"):
    """An area comes into view (EXP-01)."""

    area: str

    def resolve(self, game: Game, at: Cause) -> None:
        push(game, Reveal(area=self.area))


class PlaceToken(Happening):
    """A token appears; all fields of a token stand beside `do`."""

    token: TokenSpot

    @model_validator(mode="before")
    @classmethod
    def _all_fields_of_a_token(cls, written: Any) -> Any:
        return {"token": written} if isinstance(written, Mapping) and "token" not in written else written

    def resolve(self, game: Game, at: Cause) -> None:
        lay(game.board, self.token)
        game.tell(TokenPlaced(token=self.token.id, square=self.token.square))


class RemoveToken(Happening):
    """A token is gone, wherever it lay and whoever carried it; `any_search`: a search token by chance."""

    token: str

    def resolve(self, game: Game, at: Cause) -> None:
        token = game.board.tokens.get(self.token)
        lying = [each for each in game.board.tokens.values() if each.kind == "search" and each.square is not None]
        if self.token == ANY_SEARCH and lying:
            token = game.chance.of("things").pick(lying)
        if token is None:
            return
        carriers = [figure for figure in game.everyone() if token.id in figure.carried]
        for figure in carriers:
            figure.carried.remove(token.id)
        if carriers or token.square is not None:
            token.square = None
            game.tell(TokenRemoved(token=token.id))


class MoveToken(Happening):
    """A token goes to a place, or walks so many squares toward it by the shortest free way."""

    token: str
    to: tuple[Square, ...] = ()
    toward: tuple[Square, ...] = ()
    squares: Expression = Expression("1")

    @model_validator(mode="after")
    def _goes_somewhere(self) -> "MoveToken":
        if bool(self.to) == bool(self.toward):
            raise ValueError("`move_token` needs either `to` or `toward`")
        return self

    def resolve(self, game: Game, at: Cause) -> None:
        token = game.board.tokens.get(self.token)
        if token is None or (token.square is None and not self.to):
            return
        path = (self.to[0],) if self.to else self._walk(game, token)
        if not path:
            return
        for figure in game.everyone():
            if token.id in figure.carried:
                figure.carried.remove(token.id)
        token.square = path[-1]
        game.tell(TokenMoved(token=token.id, square=token.square, path=path))

    def _walk(self, game: Game, token: Token) -> tuple[Square, ...]:
        """The way to whichever square in reach is nearest to the place; none if it can't get nearer."""
        assert token.square is not None
        grid, start = game.grid, token.square
        blocked = game.occupied() & ~grid.bit(start) | grid.of(*DEADLY, Terrain.PIT)
        far = len(grid.terrain)
        squares = min(far, max(0, worth(game, self.squares)))
        found = reach(grid, (start,), squares, blocked=blocked, slow=0, pits=0)
        left = grid.distances(*self.toward)
        now = left.get(start, far)
        nearer = [
            (left[square], cost, square)
            for square, cost in found.costs().items()
            if square in left and left[square] < now
        ]
        return tuple(found.path(min(nearer)[2])) if nearer else ()


class CarryToken(Happening, kind="carry"):
    """A figure has a token with it from now on; where it falls or leaves, the token stays (CRD-06)."""

    token: str
    who: Who = "actor"

    def resolve(self, game: Game, at: Cause) -> None:
        token, bearers = game.board.tokens.get(self.token), figures(game, self.who, at)
        if token is None or not bearers:
            return
        for figure in game.everyone():
            if token.id in figure.carried:
                figure.carried.remove(token.id)
        token.square = None
        bearers[0].carried.append(token.id)
        game.tell(TokenTaken(figure=bearers[0].id, token=token.id))


class OpenTheDoor(Happening, kind="open_door"):
    """A door opens, locked or not."""

    door: str

    def resolve(self, game: Game, at: Cause) -> None:
        door = game.board.doors.get(self.door)
        if door is None or door.open:
            return
        door.open, door.locked = True, False
        game.board.changed()
        game.tell(DoorOpened(door=door.id, by=at.actor))
        if door.reveals is not None:
            push(game, Reveal(area=door.reveals))


class CloseTheDoor(Happening, kind="close_door"):
    """A door falls shut; it can be opened again. `any`: an open door by chance."""

    door: str

    def resolve(self, game: Game, at: Cause) -> None:
        door = game.board.doors.get(self.door)
        ajar = [each for each in game.board.doors.values() if each.open]
        if self.door == ANY and ajar:
            door = game.chance.of("things").pick(ajar)
        if door is not None and door.open:
            door.open = False
            game.board.changed()
            game.tell(DoorClosed(door=door.id))


class LockTheDoor(Happening, kind="lock_door"):
    """A closed door can't be opened any more; one not yet in view will be found locked."""

    door: str

    def resolve(self, game: Game, at: Cause) -> None:
        set_lock(game, self.door, locked=True)


class UnlockTheDoor(Happening, kind="unlock_door"):
    """A door can be opened."""

    door: str

    def resolve(self, game: Game, at: Cause) -> None:
        set_lock(game, self.door, locked=False)


def set_lock(game: Game, door_id: str, *, locked: bool) -> None:
    """Lock or unlock a door, and say so if it can be seen."""
    game.locks[door_id] = locked
    door = game.board.doors.get(door_id)
    if door is not None and not door.open and door.locked != locked:
        door.locked = locked
        game.tell(DoorLocked(door=door.id) if locked else DoorUnlocked(door=door.id))
