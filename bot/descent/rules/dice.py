"""The seven dice and what lies on the table after a roll."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from bot.kernel.plain import Plain

Colour = Literal["blue", "red", "yellow", "green", "brown", "gray", "black"]
ATTACK_COLOURS: tuple[Colour, ...] = ("blue", "red", "yellow", "green")
DEFENCE_COLOURS: tuple[Colour, ...] = ("brown", "gray", "black")


class DieFace(NamedTuple):
    """One side of a die: range, hearts, surges, shields; or the X."""

    range: int = 0
    hearts: int = 0
    surges: int = 0
    shields: int = 0
    miss: bool = False


def _shields(*counts: int) -> tuple[DieFace, ...]:
    return tuple(DieFace(shields=count) for count in counts)


FACES: dict[Colour, tuple[DieFace, ...]] = {
    "blue": (
        DieFace(miss=True),
        DieFace(2, 2, 1),
        DieFace(3, 2),
        DieFace(4, 2),
        DieFace(5, 1),
        DieFace(6, 1, 1),
    ),
    "red": (DieFace(0, 1), DieFace(0, 2), DieFace(0, 2), DieFace(0, 2), DieFace(0, 3), DieFace(0, 3, 1)),
    "yellow": (DieFace(1, 0, 1), DieFace(1, 1), DieFace(2, 1), DieFace(0, 1, 1), DieFace(0, 2), DieFace(0, 2, 1)),
    "green": (DieFace(0, 1), DieFace(0, 0, 1), DieFace(1, 0, 1), DieFace(1, 1), DieFace(0, 1, 1), DieFace(1, 1, 1)),
    "brown": _shields(0, 0, 0, 1, 1, 2),
    "gray": _shields(0, 1, 1, 1, 2, 3),
    "black": _shields(0, 2, 2, 2, 3, 4),
}


class Die(Plain):
    """A die on the table: its colour and the number of the face that is up."""

    colour: Colour
    up: int

    @property
    def face(self) -> DieFace:
        return FACES[self.colour][self.up]


POWER_COLOURS: tuple[Colour, ...] = ("red", "yellow", "green")


def without(pool: Iterable[Colour], lost: Iterable[Colour]) -> tuple[Colour, ...]:
    """A pool less one die for each of these colours that is in it."""
    left = list(pool)
    for colour in lost:
        if colour in left:
            left.remove(colour)
    return tuple(left)


class Total(NamedTuple):
    """All faces of a roll added up."""

    range: int = 0
    hearts: int = 0
    surges: int = 0
    shields: int = 0
    miss: bool = False


def total(dice: Iterable[Die]) -> Total:
    """What the dice show together; one X and the attack misses (ATT-02)."""
    faces = [die.face for die in dice]
    return Total(
        sum(face.range for face in faces),
        sum(face.hearts for face in faces),
        sum(face.surges for face in faces),
        sum(face.shields for face in faces),
        any(face.miss for face in faces),
    )


def expected_hearts(colours: Sequence[Colour]) -> float:
    """The mean number of hearts of a roll, misses counted as nothing on the die itself."""
    return sum(sum(face.hearts for face in FACES[colour]) / 6 for colour in colours)
