"""The look that all games share: colours, sizes, fonts and the signs."""

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour written as in a style sheet: rgb("#FFC83D")."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The first colour with a share (0 to 1) of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance as the accessibility guidelines (WCAG) define it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio of two colours: 1 (the same) to 21 (black on white)."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
OUTLINE = rgb("#0A0A0C")
GOLD = rgb("#FFC83D")

# Words and panels
TEXT = rgb("#ECE4D2")
MUTED = rgb("#A8A092")
PANEL = rgb("#2C2A2A")
PANEL_EDGE = rgb("#5C5446")
BACKDROP = rgb("#16161A")
VOID = rgb("#0E0F12")
FOG_DARK, FOG_LIGHT = VOID, rgb("#20242D")

# Mean colours of what lies under figures and overlays; the contrast test measures against these.
GROUNDS: dict[str, Colour] = {
    "stone": rgb("#5E584F"),
    "wood": rgb("#614932"),
    "grass": rgb("#51552D"),
    "earth": rgb("#5F4C38"),
    "water": rgb("#143E67"),
    "lava": rgb("#763D19"),
}

# Heroes differ in lightness as well as in hue, so they stay apart under every colour blindness.
HEROES: dict[str, Colour] = {
    "blue": rgb("#0D34A8"),
    "yellow": rgb("#FFDA46"),
    "green": rgb("#15A071"),
    "pink": rgb("#EB60DC"),
}
HERO_INK = {"blue": WHITE, "yellow": rgb("#14100E"), "green": rgb("#14100E"), "pink": rgb("#14100E")}
# Values
HEALTH_GOOD, HEALTH_HALF, HEALTH_LOW = rgb("#45D6C8"), rgb("#FFC83D"), rgb("#FF5A4F")
HEALTH_EMPTY = rgb("#464242")
HEART, STAMINA, SURGE, SHIELD, RANGE = (
    rgb("#FF6B6B"),
    rgb("#78C8FF"),
    rgb("#FFD64D"),
    rgb("#C8CDD4"),
    rgb("#96F082"),
)


def health_colour(health: int, max_health: int) -> Colour:
    """Teal while more than half is left, then amber, and red from a quarter down."""
    if health * 2 > max_health:
        return HEALTH_GOOD
    return HEALTH_HALF if health * 4 > max_health else HEALTH_LOW


# A die: body, ink.
DICE: dict[str, tuple[Colour, Colour]] = {
    "blue": (rgb("#1F63C6"), WHITE),
    "red": (rgb("#C0202E"), WHITE),
    "yellow": (rgb("#F2C230"), rgb("#241A05")),
    "green": (rgb("#167A41"), WHITE),
    "brown": (rgb("#7A4A24"), rgb("#FFF3DE")),
    "gray": (rgb("#8D949C"), rgb("#15181B")),
    "black": (rgb("#17181B"), WHITE),
}

# Before the name of an icon: two of it, one before the other.
TWIN = "twin:"

# Shown wherever the bot tells about itself.
ICON_CREDIT = "Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0"

# Fonts
TITLE_FONT, TEXT_FONT = "Cinzel", "Alegreya Sans"

# Sizes
PICTURE_WIDTH, PICTURE_HEIGHT = 1280, 960
PHONE_WIDTH = 400
# Letters are at least so large when the picture is shown as wide as a phone.
SMALLEST_LETTERS = 11
SMALLEST_PICTURE = 640

# Signs on sheets, cards and dice, by the word we use for them in every game.
SIGN_ICONS = {
    "ability": "awareness",
    "activated": "check-mark",
    "attack": "crossed-swords",
    "awareness": "eyeball",
    "counter": "token",
    "damage": "sword-wound",
    "defence": "shield",
    "experience": "star-medal",
    "fame": "laurel-crown",
    "feat": "laurel-crown",
    "gold": "two-coins",
    "heart": "hearts",
    "knowledge": "brain",
    "locked": "padlock",
    "might": "fist",
    "miss": "skull-crossed-bones",
    "pack": "knapsack",
    "range": "on-target",
    "search": "magnifying-glass",
    "shield": "shield",
    "skill": "book-cover",
    "speed": "walking-boot",
    "stamina": "sprint",
    "surge": "focused-lightning",
    "time": "hourglass",
    "willpower": "third-eye",
}
# {heart} and the like inside a sentence become a small icon of this colour.
INLINE_COLOURS: dict[str, Colour] = {
    "heart": HEART,
    "stamina": STAMINA,
    "surge": SURGE,
    "shield": SHIELD,
    "range": RANGE,
    "gold": GOLD,
    "experience": GOLD,
    "miss": TEXT,
    "might": TEXT,
    "knowledge": TEXT,
    "willpower": TEXT,
    "awareness": TEXT,
    "speed": TEXT,
    "time": MUTED,
}
