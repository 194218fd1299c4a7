"""The signs players learn once: the same everywhere, in sentences, labels and dice."""

from collections.abc import Iterable

from bot.descent.rules.dice import Colour, Die

HEART = "♥"
SURGE = "⚡"
FATIGUE = "✦"
SHIELD = "🛡"
RANGE = "➶"
MISS = "✖"
BLANK = "–"
READ_ALOUD = frozenset((HEART, SURGE, FATIGUE, SHIELD, RANGE, MISS))
"""Those that are read like words."""

DICE: dict[Colour, str] = {
    "blue": "🟦",
    "red": "🟥",
    "yellow": "🟨",
    "green": "🟩",
    "brown": "🟫",
    "gray": "⬜",
    "black": "⬛",
}

MOVE = "👣"
MELEE = "⚔️"
SHOT = "🏹"
ROLL = "🎲"
HARM = "🩸"
HEAL = "💚"
WEARY = "💦"
FALLEN = "💀"
UP = "🌅"
CARD = "🃏"
FEAT = "🌟"
DOOR = "🚪"
FOUND = "🔎"
TOKEN = "🪙"
REST = "💤"
CONDITION = "🌀"
TURN = "▶️"
SPECIAL = "✨"
TABLE = "🪑"

LETTERS = {letter: chr(ord("🇦") + place) for place, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}
"""A letter on the board, as a menu shows it."""

SMALL_DRAWINGS = {
    HEART: "{heart}",
    SURGE: "{surge}",
    FATIGUE: "{stamina}",
    SHIELD: "{shield}",
    RANGE: "{range}",
}
"""The signs on cards, as pictures draw them among words."""
ON_A_PAGE = {
    f"{SHIELD} → ": "{shield} = ",
    **SMALL_DRAWINGS,
    MISS: "{miss}",
    **{sign: f"{{{colour}}}" for colour, sign in DICE.items()},
}
"""The same on a page that tells of dice, too."""


def die(rolled: Die) -> str:
    """One die as it lies: 🟦➶3♥♥⚡."""
    face = rolled.face
    signs = f"{RANGE}{face.range}" if face.range else ""
    signs += HEART * face.hearts + SURGE * face.surges + SHIELD * face.shields
    return DICE[rolled.colour] + (MISS if face.miss else signs or BLANK)


def dice(rolled: Iterable[Die]) -> str:
    """A roll, die by die."""
    return " ".join(die(each) for each in rolled)
