"""The look in one place: colours, sizes, fonts and the names of the icons."""

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
MIST = rgb("#A3ADBA")

# Mean colours of what lies under figures and overlays; the contrast test measures against these.
GROUNDS: dict[str, Colour] = {
    "stone": rgb("#5E584F"),
    "wood": rgb("#614932"),
    "grass": rgb("#51552D"),
    "earth": rgb("#5F4C38"),
    "water": rgb("#143E67"),
    "lava": rgb("#763D19"),
}

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

# Heroes differ in lightness as well as in hue, so they stay apart under every colour blindness.
HEROES: dict[str, Colour] = {
    "blue": rgb("#0D34A8"),
    "yellow": rgb("#FFDA46"),
    "green": rgb("#15A071"),
    "pink": rgb("#EB60DC"),
}
HERO_INK = {"blue": WHITE, "yellow": rgb("#14100E"), "green": rgb("#14100E"), "pink": rgb("#14100E")}
HERO_RING = WHITE
MINION, MINION_RING, MINION_INK = rgb("#F3EAD2"), rgb("#FFF8E6"), rgb("#1F1815")
MASTER, MASTER_RING, MASTER_INK = rgb("#A3192A"), GOLD, rgb("#FFF1D6")
LIEUTENANT, LIEUTENANT_RING, LIEUTENANT_INK = rgb("#4A1C63"), rgb("#FFD9F2"), rgb("#FFF4FF")
FAMILIAR, FAMILIAR_INK = rgb("#DDE6EA"), rgb("#16202A")
KNOCKED_OUT = rgb("#58595F")

# Overlays
REACH, COST_GROUND = rgb("#6EE1FF"), rgb("#081A22")
AREA = rgb("#FF9A4D")
ELEVATION = rgb("#FF8E80")
TARGET = rgb("#FFE14D")
SIGHT_CLEAR, SIGHT_BLOCKED = rgb("#FFE14D"), rgb("#FF9385")
TRAIL = rgb("#FFE9B0")
ACTIVE_GLOW = rgb("#FFEC96")

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


# A condition's badge: icon, ground, ink.
CONDITIONS: dict[str, tuple[str, Colour, Colour]] = {
    "stunned": ("knocked-out-stars", rgb("#F5D547"), rgb("#1B1B1B")),
    "poisoned": ("poison-bottle", rgb("#5DBB46"), rgb("#10200C")),
    "immobilized": ("manacles", rgb("#B9C3CC"), rgb("#16191C")),
    "diseased": ("plague-doctor-profile", rgb("#9C8B3F"), rgb("#14110A")),
    "burning": ("flame", rgb("#FF7A1A"), rgb("#2A0D00")),
    "bleeding": ("drop", rgb("#D5202F"), WHITE),
    "cursed": ("cursed-star", rgb("#7B3FA0"), WHITE),
    "doomed": ("death-skull", rgb("#1C1C1F"), WHITE),
    "terrified": ("terror", rgb("#4B5FC4"), WHITE),
    "weakened": ("broken-shield", rgb("#8A5A3B"), WHITE),
    "blinded": ("blindfold", rgb("#E8E2F0"), rgb("#241B30")),
}

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

# A token on the board: icon, body, ring, ink.
TOKENS: dict[str, tuple[str, Colour, Colour, Colour]] = {
    "search": ("locked-chest", rgb("#3C2C18"), GOLD, rgb("#FFD977")),
    "objective_red": ("rune-stone", rgb("#8E1B1B"), WHITE, WHITE),
    "objective_blue": ("knight-banner", rgb("#1B4F9E"), WHITE, WHITE),
    "objective_white": ("skeleton-key", rgb("#E9E4D6"), rgb("#F7F4EA"), rgb("#1E1A18")),
    "objective_yellow": ("crystal-ball", rgb("#8A6A00"), WHITE, WHITE),
    "objective_green": ("flag-objective", rgb("#1C6B3A"), WHITE, WHITE),
    "villager": ("person", rgb("#2F6F77"), rgb("#F5E9C8"), WHITE),
    "exit": ("exit-door", rgb("#0E5C47"), WHITE, WHITE),
    "entrance": ("entry-door", rgb("#33475B"), WHITE, WHITE),
    "portal": ("magic-portal", rgb("#4A2A86"), rgb("#E8D8FF"), WHITE),
    "fallen_hero": ("tombstone", rgb("#3A3B40"), rgb("#D8D8D8"), WHITE),
    "lever": ("stone-pile", rgb("#4B4A48"), rgb("#D9D2C4"), WHITE),
    "fire": ("campfire", rgb("#7A2A08"), rgb("#FFC83D"), rgb("#FFE2A8")),
}
PLAIN_TOKEN = ("plain-circle", rgb("#33475B"), WHITE, WHITE)

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

# Shown wherever the bot tells about itself.
ICON_CREDIT = "Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0"

# Fonts
TITLE_FONT, TEXT_FONT = "Cinzel", "Alegreya Sans"

# Sizes
PICTURE_WIDTH, PICTURE_HEIGHT = 1280, 960
PHONE_WIDTH = 400
# On a phone: letters that have to be read, and squares below which a board counts as an overview.
SMALLEST_LETTERS, SMALLEST_ON_PHONE = 9, 12
# Letters of sheets and cards are at least so large when the picture is shown as wide as a phone.
SMALLEST_LETTERS = 11
SMALLEST_PICTURE = 640
SMALLEST_SQUARE, LARGEST_SQUARE, SQUARE_STEP = 14, 96, 2
FOCUS_COLUMNS, FOCUS_ROWS = 14, 10
# A board larger than this is shown in part unless all of it is asked for, and then on a larger picture.
OVERVIEW_COLUMNS, OVERVIEW_ROWS = 26, 20
LARGE_WIDTH, LARGE_HEIGHT = 2048, 1536
# In squares: coordinate band, rim beyond the outermost squares (the walls stand there), wall thickness.
BAND, RIM, WALL, INNER_WALL = 0.52, 0.34, 0.30, 0.17
LABEL = 0.42

HERO_ICONS = {
    "ashrian": "woman-elf-face",
    "avric_albright": "monk-face",
    "leoric_of_the_book": "wizard-face",
    "widow_tarha": "witch-face",
    "jain_fairwood": "bowman",
    "tomble_burrowell": "rogue",
    "grisban_the_thirsty": "dwarf-face",
    "syndrael": "elf-helmet",
}
# "two-ogres" is ours: two heads of the icon on its right, overlapped.
TWIN_ICONS = {"two-ogres": "ogre"}
MONSTER_ICONS = {
    "barghest": "wolf-head",
    "cave_spider": "masked-spider",
    "elemental": "fire-silhouette",
    "ettin": "two-ogres",
    "flesh_moulder": "fleshy-mass",
    "goblin_archer": "goblin-head",
    "merriod": "giant-squid",
    "shadow_dragon": "spiked-dragon-head",
    "zombie": "shambling-zombie",
    "baron_zachareth": "black-knight-helm",
    "belthir": "horned-skull",
    "lady_eliza_farrow": "female-vampire",
    "lord_merick_farrow": "vampire-dracula",
    "sir_alric_farrow": "warlord-helmet",
    "splig": "goblin",
    "reanimate": "raise-skeleton",
}
ITEM_ICONS = {
    # shop, act I
    "chainmail": "chain-mail",
    "crossbow": "crossbow",
    "elm_greatbow": "high-shot",
    "heavy_cloak": "cloak",
    "immolation": "fire-ray",
    "iron_battleaxe": "battle-axe",
    "iron_shield": "round-shield",
    "iron_spear": "stone-spear",
    "leather_armor": "leather-armor",
    "light_hammer": "warhammer",
    "lucky_charm": "clover",
    "magic_staff": "wizard-staff",
    "mana_weave": "magic-swirl",
    "ring_of_power": "power-ring",
    "scorpion_helm": "horned-helm",
    "sling": "sling",
    "steel_broadsword": "broadsword",
    "sunburst": "sunbeams",
    # shop, act II
    "demonhide_leather": "spiked-armor",
    "dragontooth_hammer": "thor-hammer",
    "dwarven_firebomb": "fire-bomb",
    "elven_cloak": "cape",
    "grinding_axe": "war-axe",
    "heavy_steel_shield": "templar-shield",
    "ice_storm": "ice-spear",
    "iron_bound_ring": "ring",
    "latari_longbow": "pocket-bow",
    "lightning_strike": "lightning-storm",
    "mace_of_kellos": "flanged-mace",
    "platemail": "breastplate",
    "steel_greatsword": "two-handed-sword",
    "tival_crystal": "floating-crystal",
    # class equipment
    "chipped_greataxe": "sharp-axe",
    "iron_longsword": "ancient-sword",
    "wooden_shield_knight": "viking-shield",
    "wooden_shield_disciple": "viking-shield",
    "reapers_scythe": "reaper-scythe",
    "arcane_bolt": "bolt-spell-cast",
    "throwing_knives": "thrown-daggers",
    "lucky_charm_thief": "clover",
    "yew_shortbow": "bow-string",
    "iron_mace": "mace-head",
    "oak_staff": "bo",
    # relics, hero side and lieutenant side
    "dawnblade": "shining-sword",
    "duskblade": "bloody-sword",
    "fortunas_dice": "rolling-dices",
    "bones_of_woe": "skull-ring",
    "shield_of_the_dark_god": "skull-shield",
    "shield_of_zoreks_favor": "dragon-shield",
    "staff_of_light": "sun-spear",
    "staff_of_shadows": "skull-staff",
    "the_shadow_rune": "rune-stone",
    "the_shadow_rune_lieutenant": "rune-stone",
    "trueshot": "heavy-arrow",
    "scorpions_kiss": "barbed-arrow",
    # search cards
    "curse_doll": "voodoo-doll",
    "fire_flask": "fire-bottle",
    "health_potion": "health-potion",
    "stamina_potion": "standing-potion",
    "power_potion": "potion-ball",
    "warding_talisman": "gem-pendant",
    "treasure_chest": "open-treasure-chest",
    "nothing": "cobweb",
}
CLASS_ICONS = {
    "berserker": "enrage",
    "knight": "visored-helm",
    "necromancer": "skull-staff",
    "runemaster": "rune-stone",
    "thief": "cloak-dagger",
    "wildlander": "deer-track",
    "disciple": "holy-symbol",
    "spiritspeaker": "sun-priest",
    "warrior": "crossed-swords",
    "healer": "heart-plus",
    "mage": "wizard-staff",
    "scout": "bow-arrow",
}
# Signs on sheets, cards and dice, by the word we use for them.
SIGN_ICONS = {
    "ability": "awareness",
    "activated": "check-mark",
    "attack": "crossed-swords",
    "awareness": "eyeball",
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


def icon_of(content_id: str) -> str:
    """The icon of a hero, monster, item, class or sign; the id itself if it already is an icon's name."""
    for table in (HERO_ICONS, MONSTER_ICONS, ITEM_ICONS, CLASS_ICONS, SIGN_ICONS):
        if content_id in table:
            return table[content_id]
    return content_id


def icon_names() -> list[str]:
    """Every icon the pictures may show, in order: what the icon tool keeps of the whole collection."""
    names = {badge[0] for badge in CONDITIONS.values()} | {token[0] for token in TOKENS.values()}
    names.add(PLAIN_TOKEN[0])
    for table in (HERO_ICONS, MONSTER_ICONS, ITEM_ICONS, CLASS_ICONS, SIGN_ICONS):
        names.update(TWIN_ICONS.get(icon, icon) for icon in table.values())
    return sorted(names)
