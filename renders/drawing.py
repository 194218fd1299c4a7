"""A picture that nobody has drawn yet, as plain data: it can be kept, compared, and sent to whoever draws it."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from PIL import Image

Format = Literal["png", "webp"]
MovingFormat = Literal["webp", "gif"]
Colours = str
"""The colours of a PNG file: a set of `encode.PALETTES` (`board`, `sheet`…), or some of its own on `parchment`."""


@dataclass(frozen=True)
class Drawing:
    """A picture to be: what it shows, and how that is drawn. `draw` is a function of a module, so it can travel."""

    name: str
    """The file's, without its ending."""
    view: Any
    draw: Callable[[Any], "Image.Image"]
    alt: str
    """The words for those who can't see it."""
    colours: Colours = "sheet"
    patient: bool = False
    """Large, and nobody plays by it: those of the panel need not wait for it."""

    @property
    def key(self) -> Hashable:
        """Equal for drawings that come out the same."""
        return self.name, self.draw, fingerprint(self.view), self.alt


class Told(Protocol):
    """A view that has its own words."""

    @property
    def alt(self) -> str: ...


@dataclass(frozen=True)
class Animation:
    """A picture to be that moves. Making its view takes long, so that is left to whoever draws it.

    `shows` says which view it is: the same is not made again while its picture is kept.
    """

    name: str
    shows: Hashable
    make: Callable[[], Told]
    draw: Callable[[Any, MovingFormat], bytes]
    patient: bool = True
    still: Drawing | None = None
    """What is shown instead where it is not there in time; without it, it is waited for."""

    @property
    def key(self) -> Hashable:
        """Equal for animations that come out the same."""
        return self.name, self.draw, self.shows


def fingerprint(view: Any) -> Hashable:
    """A view as a key: equal views have equal fingerprints."""
    if isinstance(view, tuple):
        return tuple(fingerprint(part) for part in view)
    values = (getattr(view, part.name) for part in fields(view))
    return type(view), *(_part(value) for value in values)


def _part(value: Any) -> Hashable:
    """A value of a view; a view may hold another one."""
    if isinstance(value, Mapping):
        return frozenset(value.items())
    found: Hashable = fingerprint(value) if is_dataclass(value) else value
    return found
