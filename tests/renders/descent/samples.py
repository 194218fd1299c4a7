"""Views to draw in tests: a dungeon, a meadow and a small hall, and one of each sheet."""

from dataclasses import replace

from renders.descent.view import (
    BlockView,
    BoardView,
    Box,
    CardView,
    Cell,
    DiceView,
    DieView,
    DoorView,
    FigureView,
    HeroSheetView,
    InventoryView,
    ItemView,
    MonsterCardView,
    MonsterRankView,
    PartyView,
    ResultView,
    SightView,
    SkillView,
    SlotView,
    Square,
    StatView,
    TokenView,
)

TERRAIN = {"~": "water", "l": "lava", "o": "pit", "!": "hazard", "#": "obstacle", "m": "mud", ".": "plain"}


def cells_of(drawing: list[str], theme: str = "stone", at: Square = (0, 0)) -> dict[Square, Cell]:
    """Squares from a drawing like those of the tiles; a space is no square."""
    return {
        (at[0] + x, at[1] + y): Cell(TERRAIN[sign], theme)
        for y, row in enumerate(drawing)
        for x, sign in enumerate(row)
        if sign != " "
    }


def hero(name: str, colour: str, icon: str, square: Square, health: int, most: int) -> FigureView:
    """A hero on the board."""
    return FigureView(name, "hero", (square,), icon, health, most, colour=colour, initials=name[:1])


PARTY = (
    PartyView("Syndrael", "blue", "elf-helmet", 12, 12, 4, 4, active=True, initials="S"),
    PartyView("Grisban l’Assoiffé", "yellow", "dwarf-face", 9, 14, 2, 4, ("bleeding",), initials="G"),
    PartyView("Léoric", "pink", "wizard-face", 2, 8, 1, 5, ("poisoned", "burning"), initials="L"),
    PartyView("Élise Belbois", "green", "bowman", 0, 8, 0, 5, knocked_out=True, initials="É"),
)


def dungeon() -> BoardView:
    """Two halls, a crypt with lava, a pit, doors of every state, figures of every size."""
    cells: dict[Square, Cell] = {}
    cells |= cells_of(["......", "....#.", "......", "......", "......", "......"], "wood", (1, 1))
    cells |= cells_of(["....", "...."], "stone", (7, 3))
    hall = ["........", "......#.", "..~~....", ".~~~~...", "..~~....", "..~.....", "#.....#.", "........"]
    cells |= cells_of(hall, "stone", (11, 1))
    cells |= cells_of([".", "."], "stone", (19, 4))
    cells |= cells_of(["..lll", "...ll", "....l", ".....", "....."], "stone", (20, 2))
    cells |= cells_of(["..", "..", "..", ".."], "stone", (14, 9))
    cells |= cells_of(
        ["#........", "..oo.....", "..oo.....", "......!!.", "......!!.", "........#"], "stone", (10, 13)
    )
    cells |= cells_of(["....."] * 2, "stone", (5, 15))
    cells |= cells_of(["....", "....", "....", ".#..", "....", "mm..", "mm.."], "wood", (1, 12))
    cells |= cells_of(["."] * 5, "stone", (3, 7))
    doors = (
        DoorView((10, 3), (11, 3), "open"),
        DoorView((10, 4), (11, 4), "open"),
        DoorView((18, 4), (19, 4)),
        DoorView((18, 5), (19, 5)),
        DoorView((14, 8), (14, 9), "open"),
        DoorView((15, 8), (15, 9), "open"),
        DoorView((18, 15), (19, 15), "locked"),
        DoorView((18, 16), (19, 16), "locked"),
        DoorView((9, 15), (10, 15)),
        DoorView((9, 16), (10, 16)),
        DoorView((3, 6), (3, 7), "open"),
    )
    tokens = (
        TokenView((1, 1), "search"),
        TokenView((18, 1), "search"),
        TokenView((20, 2), "objective_red"),
        TokenView((17, 17), "objective_blue"),
        TokenView((4, 13), "objective_white"),
        TokenView((1, 6), "exit"),
        TokenView((12, 8), "villager", "V1"),
    )
    figures = (
        hero("grisban", "yellow", "dwarf-face", (9, 4), 9, 14),
        replace(hero("syndrael", "blue", "elf-helmet", (11, 2), 12, 12), active=True),
        replace(hero("leoric", "pink", "wizard-face", (7, 3), 2, 8), conditions=("poisoned", "burning")),
        replace(hero("jain", "green", "bowman", (8, 4), 0, 8), knocked_out=True),
        FigureView("g1", "minion", ((16, 1),), "goblin-head", 2, 2, label="G1", activated=True),
        FigureView("g2", "master", ((18, 3),), "goblin-head", 3, 4, label="G2", conditions=("stunned",)),
        FigureView("z1", "minion", ((12, 6),), "shambling-zombie", 2, 3, label="Z1"),
        FigureView("z2", "minion", ((16, 8),), "shambling-zombie", 3, 3, label="Z2", conditions=("immobilized",)),
        FigureView("s1", "minion", ((15, 10),), "masked-spider", 3, 3, label="A1"),
        FigureView("b1", "minion", ((16, 5), (17, 5)), "wolf-head", 3, 4, label="B1"),
        FigureView("r1", "familiar", ((12, 1),), "raise-skeleton", 3, 4, colour="pink", label="R"),
        FigureView("l1", "lieutenant", ((22, 5),), "black-knight-helm", 7, 10, label="BZ"),
        FigureView(
            "e1",
            "master",
            ((14, 16), (15, 16), (14, 17), (15, 17)),
            "twin:ogre",
            6,
            8,
            label="E1",
            conditions=("weakened",),
        ),
        FigureView(
            "d1",
            "master",
            tuple((x, y) for x in (20, 21) for y in (3, 4, 5)),
            "spiked-dragon-head",
            3,
            12,
            label="D1",
            conditions=("doomed",),
        ),
    )
    return BoardView(
        cells=cells,
        walls=frozenset({((13, 7), (13, 8)), ((12, 7), (12, 8)), ((2, 14), (2, 15)), ((3, 14), (3, 15))}),
        fog_edges=frozenset({((1, 18), (1, 19)), ((2, 18), (2, 19)), ((24, 4), (25, 4)), ((24, 5), (25, 5))}),
        doors=doors,
        tokens=tokens,
        figures=figures,
        party=PARTY,
        alt="Le donjon",
    )


def dungeon_focus() -> BoardView:
    """The same dungeon round the active hero, with everything a turn may show."""
    reach = {(x, y): max(abs(x - 11), abs(y - 2)) for x in range(11, 16) for y in range(1, 7)}
    reach |= {(x, y): 11 - x + (1 if y == 4 else 0) for x in (9, 10) for y in (3, 4)}
    for taken in ((11, 2), (12, 6), (9, 4), (12, 1)):
        reach.pop(taken, None)
    return replace(
        dungeon(),
        focus=Box(6, 0, 19, 9),
        reach=reach,
        targets=((16, 5),),
        sight=(SightView((12, 3), (16, 5), True), SightView((12, 3), (16, 8), False, (15, 6))),
        trail=((7, 4), (8, 3), (9, 3), (10, 3), (11, 2)),
        marks={(17, 7): "1", (18, 7): "2"},
    )


def meadow() -> BoardView:
    """Out of doors: grass, a path, a stream, trees, and the fog the path leads into."""
    rows = [
        "~~..........",
        "~~...#......",
        ".~~.......#.",
        ".~~~........",
        "..~~....mm..",
        "#..~~...mm..",
        "...~~~......",
        "....~~~.....",
    ]
    cells = cells_of(rows, "outdoors")
    for x in range(12):
        for y in (3, 4):
            if cells[x, y].terrain == "plain":
                cells[x, y] = Cell("plain", "earth")
    cells |= cells_of(["....", "....", "....", "...."], "wood", (12, 2))
    return BoardView(
        cells=cells,
        fog_edges=frozenset({((5, 0), (5, -1)), ((6, 0), (6, -1))}),
        walls=frozenset({((11, 2), (12, 2)), ((11, 5), (12, 5)), ((13, 3), (14, 3)), ((13, 2), (14, 2))}),
        doors=(DoorView((11, 3), (12, 3)), DoorView((11, 4), (12, 4))),
        tokens=(TokenView((14, 2), "search"), TokenView((0, 7), "portal"), TokenView((9, 0), "fallen_hero")),
        figures=(
            replace(hero("syndrael", "blue", "elf-helmet", (6, 3), 12, 12), active=True),
            hero("grisban", "yellow", "dwarf-face", (6, 5), 9, 14),
            hero("leoric", "pink", "wizard-face", (5, 4), 2, 8),
            hero("jain", "green", "bowman", (7, 6), 6, 8),
            FigureView("m1", "master", ((8, 1), (9, 1)), "giant-squid", 5, 7, label="M1"),
            FigureView("el", "minion", ((9, 6), (10, 6), (9, 7), (10, 7)), "fire-silhouette", 4, 4, label="F1"),
        ),
        party=PARTY,
        alt="La prairie",
    )


def small_hall() -> BoardView:
    """Six squares by five: drawn as large as squares get."""
    cells = cells_of(["......", "......", "..##..", "......", "......"], "stone", (2, 2))
    return BoardView(
        cells=cells,
        figures=(
            hero("syndrael", "blue", "elf-helmet", (3, 3), 12, 12),
            FigureView("z1", "minion", ((6, 5),), "shambling-zombie", 2, 3, label="Z1"),
        ),
        doors=(DoorView((4, 6), (4, 7)), DoorView((5, 6), (5, 7))),
        party=PARTY,
        alt="La petite salle",
    )


STAFF = ItemView(
    "Bâton du soir",
    "wizard-staff",
    "2 mains · magie",
    ("blue", "yellow"),
    ("{surge}\u00a0: +2 {heart}", "{surge}\u00a0: la cible est Empoisonnée"),
)
ROBE = ItemView("Robe brodée", "heavy_cloak", "armure légère", ("gray",), ("{shield} de plus contre la magie.",))
POTION = ItemView("Potion de vie", "health_potion", "une fois par quête", exhausted=True)
CHARM = ItemView("Trèfle de laiton", "lucky_charm", "babiole")
PURSE = (StatView("experience", "XP", "3"), StatView("gold", "or", "175"))


def hero_sheet() -> HeroSheetView:
    """A mage in trouble."""
    return HeroSheetView(
        name="Léoric du Livre",
        subtitle="Mage · Maître des runes",
        colour="pink",
        icon="wizard-face",
        health=2,
        max_health=8,
        stamina=1,
        max_stamina=5,
        stats=(
            StatView("speed", "Vitesse", "4"),
            StatView("heart", "Santé", "2/8"),
            StatView("stamina", "Résistance", "1/5"),
            StatView("defence", "Défense", dice=("gray",)),
        ),
        attributes=(
            StatView("might", "Puissance", "1"),
            StatView("knowledge", "Connaissance", "5"),
            StatView("willpower", "Volonté", "2"),
            StatView("awareness", "Perception", "3"),
        ),
        blocks=(
            BlockView("Capacité", "ability", "Les monstres à 3 cases ou moins infligent 1 {heart} de moins."),
            BlockView("Exploit", "feat", "Action\u202f: attaquez chaque monstre à 3 cases ou moins.", spent=True),
        ),
        equipment_title="Équipement",
        equipment=(STAFF, ROBE, CHARM, POTION),
        skills_title="Compétences",
        skills=(
            SkillView("Savoir runique", icon="rune-stone"),
            SkillView("Volonté de fer"),
            SkillView("Rune explosive", exhausted=True),
        ),
        purse=PURSE,
        conditions=("poisoned", "burning"),
        initials="LL",
        alt="Fiche de Léoric",
    )


def inventory() -> InventoryView:
    """Two slots filled, one empty, two things in the pack."""
    return InventoryView(
        name="Léoric du Livre",
        subtitle="Mage · Maître des runes",
        colour="pink",
        icon="wizard-face",
        equipped_title="Équipé",
        slots=(
            SlotView("Mains", STAFF),
            SlotView("Armure", ROBE),
            SlotView("Autre", CHARM),
            SlotView("Autre"),
        ),
        pack_title="Sac",
        pack=(POTION, ItemView("Flasque de feu", "fire_flask", "attaque à distance", ("blue", "yellow"))),
        purse=PURSE,
        initials="LL",
        alt="Inventaire de Léoric",
    )


def dice() -> DiceView:
    """An attack that hits, with a surge spent."""
    return DiceView(
        title="Syndrael attaque le barghest B1",
        attack=(
            DieView("blue", range=4, hearts=2),
            DieView("red", hearts=3),
            DieView("yellow", range=1, surges=1),
        ),
        defence=(DieView("gray", shields=1), DieView("brown")),
        spent=("{surge}\u00a0: +2 {heart} (Épée longue)",),
        results=(
            ResultView("heart", "7", "heart"),
            ResultView("shield", "−1", "shield"),
            ResultView("range", "5 / 4", "range"),
            ResultView("damage", "6 dégâts", "plain"),
        ),
        alt="Jet d’attaque",
    )


def every_die() -> DiceView:
    """Every colour, a miss and a die that was rolled again."""
    return DiceView(
        title="Every die there is",
        attack=(
            DieView("blue", miss=True),
            DieView("blue", range=2, hearts=2, surges=1, discarded=True),
            DieView("green", range=1, hearts=1, surges=1),
            DieView("red", hearts=3, surges=1),
        ),
        defence=(DieView("black", shields=4), DieView("gray", shields=3), DieView("brown", shields=2)),
        results=(ResultView("miss", "Missed!", "bad"),),
    )


def cards() -> tuple[CardView, ...]:
    """An item, a skill and a search card."""
    return (
        CardView(
            "item",
            "Épée d’acier",
            "steel_broadsword",
            "Arme · 1 main · lame",
            ("blue", "red"),
            ("{surge}\u00a0: +1 {heart}", "Relancez un dé rouge une fois par attaque."),
            "100",
            corner="Acte I",
        ),
        CardView(
            "skill",
            "Rune explosive",
            "runemaster",
            "Maître des runes",
            lines=("Action\u202f: une attaque magique gagne Explosion.", "Épuisez cette carte."),
            cost="1",
            cost_icon="stamina",
            corner="1 XP",
        ),
        CardView(
            "search",
            "Potion de vie",
            "health_potion",
            "Fouille",
            lines=("Récupérez tous vos {heart}.",),
            cost="25",
        ),
    )


def monster_card() -> MonsterCardView:
    """A group of large monsters."""
    lines = ("Allonge", "{surge}\u00a0: +1 {heart}", "Action\u202f: projette un héros à 3 cases ou moins.")
    return MonsterCardView(
        "Ettin",
        "twin:ogre",
        "Montagne · Caverne · 2 × 2 cases",
        (
            MonsterRankView(
                "minion",
                "Sbire",
                (StatView("speed", "", "3"), StatView("heart", "", "5")),
                ("blue", "red"),
                ("gray", "gray"),
                lines[:2],
            ),
            MonsterRankView(
                "master",
                "Maître",
                (StatView("speed", "", "3"), StatView("heart", "", "8")),
                ("blue", "red", "red"),
                ("gray", "gray"),
                lines,
            ),
        ),
        corner="Acte I",
        alt="Ettin",
    )
