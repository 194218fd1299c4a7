"""How the land of a quest looks: its season and its light. What can be done on a square is the same."""

from collections.abc import Mapping
from typing import NamedTuple

from renders import encode
from renders.descent import look_colours
from renders.grounds import GROUNDS
from renders.theme import WHITE, Colour

BOARD = "board"
"""The colours of boards that look as usual."""


class Look(NamedTuple):
    """What differs from the usual look of a board."""

    grounds: Mapping[str, str] = {}
    """What a usual material is made of here."""
    light: Colour = WHITE
    """The light in which everything lies that does not move."""
    obstacles: Mapping[str, str] = {}
    """What stands in place of rubble and trees."""


WINTER = {
    "grass": "snow",
    "earth": "trodden_snow",
    "stone": "frosted_stone",
    "shallow_water": "ice",
    "deep_water": "deep_ice",
    "mud": "slush",
    "wall": "snowy_wall",
    "hedge": "snowy_hedge",
}
FIRE = {
    "stone": "basalt",
    "grass": "ash",
    "earth": "cinders",
    "mud": "dry_mud",
    "wall": "basalt_wall",
    "hedge": "charred_hedge",
}

LOOKS: Mapping[str, Look] = {
    "": Look(),
    "snow": Look(WINTER, obstacles={"tree": "fir", "rubble": "snowy_rubble"}),
    "ash": Look(
        {"grass": "ash", "earth": "cinders", "hedge": "charred_hedge"}, (244, 234, 226), {"tree": "bare_tree"}
    ),
    "night": Look(light=(176, 188, 228)),
    "lava": Look(FIRE, (255, 226, 208), {"tree": "bare_tree"}),
    "temple": Look({"stone": "marble", "wall": "sandstone_wall"}, obstacles={"rubble": "pale_rubble"}),
    "crypt": Look({"stone": "mossy_stone", "wall": "mossy_wall"}, (224, 236, 224)),
    "library": Look({"stone": "parquet", "wall": "panelled_wall"}, (255, 242, 222)),
}
"""By name, as quests say it; the empty one is the usual."""


def ground_of(look: str, material: str) -> str:
    """What a usual material is made of in a look."""
    return LOOKS[look].grounds.get(material, material)


def obstacle_of(look: str, shape: str) -> str:
    """What an obstacle of the usual shape is in a look."""
    return LOOKS[look].obstacles.get(shape, shape)


def colours_of(look: str) -> str:
    """The set of colours in which a board of this look is written to a PNG."""
    return look if look in encode.PALETTES else BOARD


encode.PALETTES |= {name: bytes.fromhex(colours) for name, colours in look_colours.COLOURS.items()}

assert GROUNDS.keys() >= {made_of for each in LOOKS.values() for made_of in each.grounds.values()}
