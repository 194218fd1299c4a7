"""Names for squares: a quest's places are put in wherever its author used them, when the quest is read."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.descent.board import Square
from bot.descent.content.wording import near

LISTS = {"in", "march", "places", "heroes_in", "monsters_in", "masters_at", "minions_at", "squares", "start"}
"""Fields that hold several squares, wherever they stand."""
SINGLE = {"near", "square"}
"""Fields that hold one square; of a place its first."""
MOVES = {"move_figure", "move_token"}
"""Happenings whose `to` and `toward` are squares; elsewhere these words mean other things."""


GUESTS = ("monsters", "activations")
"""Fields of a quest in which nothing is a place: cards it brings along, in a language of their own."""


def with_places(written: Mapping[str, Any]) -> dict[str, Any]:
    """A quest as it was written, with squares in place of the names of places."""
    places = written.get("places") or {}
    if not isinstance(places, Mapping):
        return dict(written)
    for name in places:
        if _is_square(str(name)):
            raise ValueError(f"places.{name}: a place can't be called like a square")
    lists = {str(name): squares for name, squares in places.items() if isinstance(squares, list)}
    known = {name: [str(square) for square in squares] for name, squares in lists.items()}
    return {
        field: part if field == "places" or field in GUESTS else _filled(part, field, field, known, holder={})
        for field, part in written.items()
    }


def _filled(value: Any, field: str, where: str, known: dict[str, list[str]], holder: Mapping[Any, Any]) -> Any:
    moved = str(holder.get("do")) in MOVES  # there `squares` says how far
    many = (field in LISTS and not (moved and field == "squares")) or (field in ("to", "toward") and moved)
    if many and isinstance(value, str):
        value = [value]
    if many and isinstance(value, list):
        return [square for spot in value for square in _squares(spot, where, known)]
    if field in SINGLE and isinstance(value, str) and not _is_use(field, holder):
        return _squares(value, where, known)[0]
    if isinstance(value, Mapping):
        return {key: _filled(part, str(key), f"{where}.{key}", known, value) for key, part in value.items()}
    if isinstance(value, list):
        return [_filled(part, "", f"{where}.{number}", known, {}) for number, part in enumerate(value)]
    return value


def _is_use(field: str, holder: Mapping[Any, Any]) -> bool:
    """`near: any` and `near: adjacent` belong to uses of doors and tokens, not to spawns."""
    return field == "near" and holder.get("near") in ("any", "adjacent")


def _squares(spot: Any, where: str, known: Mapping[str, Sequence[str]]) -> list[Any]:
    if not isinstance(spot, str) or _is_square(spot):
        return [spot]
    if spot not in known:
        raise ValueError(f"{where}: {spot!r} is neither a square nor a place{near(spot, known)}")
    if not known[spot]:
        raise ValueError(f"{where}: the place {spot!r} has no squares")
    return list(known[spot])


def _is_square(text: str) -> bool:
    try:
        Square.parse(text)
    except ValueError:
        return False
    return True
