"""Views of a campaign's story to draw in tests: a map, a summary, a journal page and a small replay."""

from renders.descent.chronicle import (
    ActorView,
    CampaignMapView,
    DeedsView,
    FrameView,
    PlaceView,
    ReplayView,
    SummaryView,
)
from renders.descent.view import BoardView, Box, DoorView, FigureView, TokenView
from renders.view import BarView, LuckView, PageView
from tests.renders.descent.samples import cells_of, hero

PLACES = (
    PlaceView("tamalir", "Tamalir", "city", (0.42, 0.52)),
    PlaceView("havregris", "Havregris", "city", (0.80, 0.25)),
    PlaceView("landelaube", "Landelaube", "city", (0.12, 0.80)),
    PlaceView("chapel", "La chapelle des braises", "story", (0.30, 0.30), "done"),
    PlaceView("mill", "Le moulin sans meunier", "side", (0.62, 0.68)),
    PlaceView("pass", "Le col des soupirs", "story", (0.60, 0.32)),
    PlaceView("crypt", "La crypte inondée", "side", (0.18, 0.50), "later", "dans 2 semaines"),
    PlaceView("lights", "Des lueurs au marais", "rumour", (0.84, 0.62)),
    PlaceView("tower", "La tour de cendre", "finale", (0.92, 0.04), "locked", "acte II"),
    PlaceView("camp", "Le campement gobelin", "story", (0.46, 0.95), "lost"),
)
ROADS = (
    ("tamalir", "chapel"),
    ("tamalir", "mill"),
    ("tamalir", "pass"),
    ("pass", "havregris"),
    ("havregris", "tower"),
    ("tamalir", "crypt"),
    ("crypt", "landelaube"),
    ("mill", "lights"),
    ("mill", "camp"),
    ("landelaube", "camp"),
)


def campaign_map(seed: int = 3) -> CampaignMapView:
    """A land with cities and quests in every state."""
    return CampaignMapView(
        "Les Braises",
        PLACES,
        ROADS,
        "tamalir",
        (("blue", "elf-helmet", "S"), ("yellow", "dwarf-face", "G"), ("green", "witch-face", "T")),
        (("time", "7", "semaine"), ("feat", "12", "renommée"), ("gold", "175", "or")),
        {"story": "Quête principale", "side": "Quête annexe", "rumour": "Rumeur", "finale": "Finale"},
        seed,
        "La carte",
    )


def _deeds(name: str, colour: str, icon: str, swing: float, honour: str) -> DeedsView:
    numbers = (("attack", "18", "infligés"), ("miss", "4", "vaincus"), ("range", "7/9", "touchés"))
    numbers += (("heart", "11", "subis"), ("damage", "1", "à terre"), ("search", "2", "fouilles"))
    luck = (
        LuckView("heart", swing, f"{swing:+g}"),
        LuckView("surge", -swing / 2, f"{-swing / 2:+g}"),
        LuckView("shield", 0.0, "±0"),
    )
    return DeedsView(name, colour, icon, numbers, luck, honour, name[0])


def summary() -> SummaryView:
    """A quest that was won in six rounds."""
    heroes = (
        _deeds("Syndrael", "blue", "elf-helmet", 3.0, "Les coups les plus rudes"),
        _deeds("Grisban", "yellow", "dwarf-face", -2.0, "Toujours au cœur de la mêlée"),
        _deeds("Tahra", "green", "witch-face", 1.0, ""),
    )
    dealt = tuple(
        BarView(str(number), (("blue", number), ("yellow", (number * 5) % 7), ("green", 3 if number % 2 else 0)))
        for number in range(1, 7)
    )
    totals = (("attack", "52", "infligés"), ("miss", "11", "vaincus"), ("heart", "33", "subis"))
    return SummaryView(
        "La chapelle des braises",
        "Victoire · 6 manches · 2 h 13 min",
        "won",
        (*totals, ("search", "4", "fouilles")),
        heroes,
        "Dégâts infligés par manche",
        dealt,
        "Dégâts subis par manche",
        dealt[::-1],
        "Chance",
        "face à la moyenne",
        "Le bilan",
    )


def journal_page() -> PageView:
    """Headings, bold names, signs, dice and small print."""
    return PageView(
        "Les Braises",
        "Journal",
        (
            "### La chapelle des braises · Manche 3",
            "**Syndrael** frappe **Zombie majeur 1** (Épée Longue en Fer)\u00a0: "
            "4 {heart} − 1 {shield} = **3 {heart}**. C’en est fini de **Zombie majeur 1**\u00a0!",
            "-# {blue}{range}5{heart} {red}{heart}{heart}{heart} / {brown}{shield}",
            "**Avric** récupère 4 {stamina} (4 {stamina} en tout), puis avance en D2 (3 pts).",
            "### La chapelle des braises · Manche 4",
            "Au tour de **Tahra**.",
        ),
        "Page 3 sur 11",
        "La page",
    )


def replay() -> ReplayView:
    """A hero walks, strikes and is hurt, a goblin falls, and a door opens to more of the board."""
    hall = cells_of(["......", "......", "......", "......"], "wood", (0, 1))
    more = hall | cells_of(["....", "....", "....", "....", "...."], "stone", (6, 1))
    door = ((5, 2), (6, 2))
    closed = BoardView(hall, doors=(DoorView(*door),), tokens=(TokenView((1, 4), "search"),))
    opened = BoardView(more, doors=(DoorView(*door, "open"),), tokens=(TokenView((1, 4), "search"),))
    syndrael = hero("Syndrael", "blue", "elf-helmet", (1, 2), 9, 12)
    there = hero("Syndrael", "blue", "elf-helmet", (3, 2), 6, 12)
    goblin = FigureView("goblin_1", "minion", ((4, 2),), "goblin-head", 2, 2, label="G1")
    frames = [
        FrameView(closed, (ActorView(syndrael, (step / 2, 0.0)), ActorView(goblin)), "Manche 1 · Syndrael", 80)
        for step in range(4)
    ]
    frames += [
        FrameView(closed, (ActorView(there), ActorView(goblin)), "Syndrael attaque", 600, ((3, 2), (4, 2))),
        FrameView(closed, (ActorView(there, struck="−3"), ActorView(goblin)), "Syndrael subit 3 dégâts", 300),
        FrameView(closed, (ActorView(there, eased="+2"), ActorView(goblin, fade=0.5)), "Gobelin 1 est vaincu", 120),
        FrameView(opened, (ActorView(there),), "Une porte s’ouvre", 900),
    ]
    return ReplayView(tuple(frames), Box(0, 0, 9, 6), "La reprise")
