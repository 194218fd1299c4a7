"""The game's look in one place: figures, overlays, cards, the sizes of boards, and which icon stands for what."""

from typing import NamedTuple

from renders.icon_tables import icon_tables
from renders.theme import GOLD, SIGN_ICONS, WHITE, Colour, rgb

# What a tile's theme is paved with, and what grows or stands around it.
FLOOR_OF_THEME = {
    "indoors": "stone",
    "outdoors": "grass",
    "mixed": "earth",
    "stone": "stone",
    "wood": "wood",
    "grass": "grass",
    "earth": "earth",
}
OUTDOOR_FLOORS = frozenset({"grass", "earth"})

# Figures
HERO_RING = WHITE
MINION, MINION_RING, MINION_INK = rgb("#F3EAD2"), rgb("#FFF8E6"), rgb("#1F1815")
MASTER, MASTER_RING, MASTER_INK = rgb("#A3192A"), GOLD, rgb("#FFF1D6")
LIEUTENANT, LIEUTENANT_RING, LIEUTENANT_INK = rgb("#4A1C63"), rgb("#FFD9F2"), rgb("#FFF4FF")
FAMILIAR, FAMILIAR_INK = rgb("#DDE6EA"), rgb("#16202A")
KNOCKED_OUT = rgb("#58595F")
DONE = rgb("#1F6B3A")

# Overlays
REACH, COST_GROUND = rgb("#6EE1FF"), rgb("#081A22")
AREA = rgb("#FF9A4D")
ELEVATION = rgb("#FF8E80")
TARGET = rgb("#FFE14D")
SIGHT_CLEAR, SIGHT_BLOCKED = rgb("#FFE14D"), rgb("#FF9385")
TRAIL = rgb("#FFE9B0")
ACTIVE_GLOW = rgb("#FFEC96")
MIST = rgb("#A3ADBA")

# Accent of a card's frame by its kind.
CARD_ACCENTS: dict[str, Colour] = {
    "item": rgb("#C9963B"),
    "skill": rgb("#5FA37A"),
    "search": rgb("#8FA6C4"),
    "relic": rgb("#CF6BB4"),
    "monster": rgb("#C04A4A"),
    "condition": rgb("#9C8B3F"),
    "feat": rgb("#E0B84C"),
    "familiar": rgb("#86B7C9"),
}

# Squares below this size on a phone make a board an overview.
SMALLEST_ON_PHONE = 12
SMALLEST_SQUARE, LARGEST_SQUARE, SQUARE_STEP = 14, 96, 2
FOCUS_COLUMNS, FOCUS_ROWS = 14, 10
CLOSE_UP = 8, 6
COMFORTABLE = 18, 13
"""How much of a board is shown at once unless what matters most takes more."""
# A board larger than this is shown in part unless all of it is asked for, and then on a larger picture.
OVERVIEW_COLUMNS, OVERVIEW_ROWS = 26, 20
WINDOWS = ((10, 8), (12, 9), (14, 10), (18, 13), (22, 16), (26, 20))
"""The sizes a window may have."""
LARGE_WIDTH, LARGE_HEIGHT = 2048, 1536
# In squares: coordinate band, rim beyond the outermost squares (the walls stand there), wall thickness.
BAND, RIM, WALL, INNER_WALL = 0.52, 0.34, 0.30, 0.17
LABEL = 0.42


# Icons


class Badge(NamedTuple):
    """How a condition is shown."""

    icon: str
    ground: Colour
    ink: Colour


class TokenLook(NamedTuple):
    """How a token on the board is shown."""

    icon: str
    body: Colour
    ring: Colour
    ink: Colour


_TABLES = icon_tables("descent")
HERO_ICONS: dict[str, str] = dict(_TABLES["heroes"])
CLASS_ICONS: dict[str, str] = dict(_TABLES["classes"])
MONSTER_ICONS: dict[str, str] = dict(_TABLES["monsters"])
ITEM_ICONS: dict[str, str] = dict(_TABLES["items"])
CONDITIONS = {
    name: Badge(look["icon"], rgb(look["ground"]), rgb(look["ink"])) for name, look in _TABLES["conditions"].items()
}
TOKENS = {
    kind: TokenLook(look["icon"], rgb(look["body"]), rgb(look["ring"]), rgb(look["ink"]))
    for kind, look in _TABLES["tokens"].items()
}
PLAIN_TOKEN = TOKENS["plain"]
"""Of a kind that has no look of its own."""


def icon_of(content_id: str) -> str:
    """The icon of a hero, monster, item, class or sign; the id itself if it already is an icon's name."""
    for table in (HERO_ICONS, MONSTER_ICONS, ITEM_ICONS, CLASS_ICONS, SIGN_ICONS):
        if content_id in table:
            return table[content_id]
    return content_id
