"""The books about the cards: which scenes show what a card does, and which show when it can't or does nothing.

    @shows("rage")
    def test_rage_adds_a_heart_in_melee() -> None: ...

    @refuses("rage")
    def test_rage_is_for_melee_weapons() -> None: ...

A scene may do both. A hero's ability and feat are called `syndrael/ability` and `syndrael/feat`.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

Played = Callable[..., None]
S = TypeVar("S", bound=Played)

SHOWN: defaultdict[str, list[Played]] = defaultdict(list)
REFUSED: defaultdict[str, list[Played]] = defaultdict(list)


def shows(*cards: str) -> Callable[[S], S]:
    """The scene shows what these cards do."""
    return _entry(SHOWN, cards)


def refuses(*cards: str) -> Callable[[S], S]:
    """The scene shows when these cards can't be used, or have no effect."""
    return _entry(REFUSED, cards)


def _entry(book: defaultdict[str, list[Played]], cards: tuple[str, ...]) -> Callable[[S], S]:
    def enter(scene: S) -> S:
        for card in cards:
            book[card].append(scene)
        return scene

    return enter
