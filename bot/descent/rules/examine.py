"""Anything on the board can be examined at any time, from anywhere, for free (EXP-02)."""

from collections.abc import Iterator
from typing import Literal

from bot.descent.board import Square
from bot.descent.commands import OpenDoor, PickUp, Price, Search, UseElement
from bot.descent.commands.base import Command
from bot.descent.commands.using import uses
from bot.descent.rules.play import No, explain
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Token
from bot.kernel.plain import Plain
from bot.kernel.refused import Refused


class Possibility(Plain):
    """One of the things the quest lets heroes do with a door or token."""

    use: str
    price: Price
    no: No | None = None
    """Why the hero who asks can't do it now."""


class Examination(Plain):
    """What there is to know about a door or token, and what acting on it would cost; `hero`: a hero's token."""

    element: str
    kind: Literal["door", "search", "objective", "villager", "portal", "hero"]
    squares: tuple[Square, ...]
    state: str
    command: Command | None = None
    """What the hero who asks could do with it."""
    price: Price = Price()
    no: No | None = None
    """Why that is not possible now."""
    uses: tuple[Possibility, ...] = ()
    """What else the quest offers."""
    within: int = 0
    """How far from there a vanished hero may come back."""


def examine(game: Game, element: str, hero: str | None = None) -> Examination:
    """A door or token by its id, or the token of a vanished hero by the hero's. It costs and changes nothing."""
    token, hero_away = game.board.tokens.get(element), game.heroes.get(element)
    if element in game.board.doors:
        found = _door(game, element, hero)
    elif token is not None:
        found = _token(game, token, hero)
    elif hero_away is not None and hero_away.vanished is not None:
        return Examination(
            element=element,
            kind="hero",
            squares=(hero_away.vanished,),
            state="vanished",
            within=hero_away.back_within,
        )
    else:
        raise Refused("nothing_to_examine", element=element)
    return found.model_copy(update={"uses": tuple(_possibilities(game, element, hero))})


def _possibilities(game: Game, element: str, hero: str | None) -> Iterator[Possibility]:
    for _, use in uses(game, element):
        price = Price(actions=1) if use.price == "action" else Price()
        no = explain(game, UseElement(hero=hero, element=element, use=use.id)) if hero is not None else None
        yield Possibility(use=use.id, price=price, no=no)


def _door(game: Game, element: str, hero: str | None) -> Examination:
    door = game.board.doors[element]
    squares = tuple(square for edge in door.edges for square in (edge.a, edge.b) if square in game.grid.terrain)
    state = "open" if door.open else "locked" if door.locked else "closed"
    command = OpenDoor(hero=hero, door=element) if hero is not None and not door.open else None
    return _with_command(game, Examination(element=element, kind="door", squares=squares, state=state), command)


def _token(game: Game, token: Token, hero: str | None) -> Examination:
    there = token.square is not None
    command: Command | None = None
    if hero is not None and there and token.kind == "search":
        command = Search(hero=hero, token=token.id)
    elif hero is not None and there and token.portable:
        command = PickUp(hero=hero, token=token.id)
    found = Examination(
        element=token.id,
        kind=token.kind,
        squares=(token.square,) if token.square is not None else (),
        state="there" if there else "gone",
    )
    return _with_command(game, found, command)


def _with_command(game: Game, found: Examination, command: Command | None) -> Examination:
    if command is None:
        return found
    return found.model_copy(update={"command": command, "price": command.price(game), "no": explain(game, command)})
