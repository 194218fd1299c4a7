"""The books about the foes of the boxes: scenes that show an ability, and scenes in which it does nothing.

    @shows("whisper")
    def test_a_whisper_turns_heroes_away() -> None: ...

    @refuses("whisper")
    def test_whoever_resists_a_whisper_stays() -> None: ...

Abilities and special actions go by their names; surges by what they do: `feast`, `inflict burning`, `add range`.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

Played = Callable[..., None]
S = TypeVar("S", bound=Played)

SHOWN: defaultdict[str, list[Played]] = defaultdict(list)
REFUSED: defaultdict[str, list[Played]] = defaultdict(list)


def shows(*abilities: str) -> Callable[[S], S]:
    """The scene shows what these abilities do."""
    return _entry(SHOWN, abilities)


def refuses(*abilities: str) -> Callable[[S], S]:
    """The scene shows when these abilities can't be used, or have no effect."""
    return _entry(REFUSED, abilities)


def _entry(book: defaultdict[str, list[Played]], abilities: tuple[str, ...]) -> Callable[[S], S]:
    def enter(scene: S) -> S:
        for ability in abilities:
            book[ability].append(scene)
        return scene

    return enter
