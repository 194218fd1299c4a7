"""Random dungeons: boards, parties and monsters from a seed, for measuring and for playing at random."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeVar

from bot.descent.board import Edge, Grid, Square, Terrain
from bot.descent.commands.cards import check_equipment, is_equipment
from bot.descent.content.callings import decks_of
from bot.descent.content.cards import HeroSheet
from bot.descent.content.library import library
from bot.descent.quest.setup import Baggage, Recruit, new_hero, start_quest
from bot.descent.quest.spawning import put_near
from bot.descent.rules.rolling import Chance
from bot.descent.rules.searching import fresh_search_deck, give
from bot.descent.rules.steps import push, run
from bot.descent.rules.turns import StartRound
from bot.descent.state.figures import Familiar, Group, HeldCard, Hero
from bot.descent.state.game import Game
from bot.descent.state.tabletop import MARKS, Door, Layout, Token
from bot.kernel.refused import Refused

Thing = TypeVar("Thing")

QUEST = "ember_chapel"
"""Its rules of victory hold; its board does not lie on the table, so the dungeon ends with the morale."""

TIES: tuple[Literal["vote", "merciful", "fair", "cunning"], ...] = ("vote", "merciful", "fair", "cunning")

ROUGH = {
    Terrain.PLAIN: 70,
    Terrain.WATER: 8,
    Terrain.PIT: 4,
    Terrain.HAZARD: 3,
    Terrain.OBSTACLE: 7,
    Terrain.LAVA: 2,
    Terrain.MUD: 6,
}
"""How often each kind of square comes."""

LED = 0.25
"""How often a lieutenant is among the monsters of a dungeon."""


@dataclass(frozen=True)
class Ground:
    """How a random board looks: its size, and how many borders in a hundred are walls or doors."""

    width: int
    height: int
    walls: int = 8
    doors: int = 3
    terrain: dict[Terrain, int] | None = None


def random_grid(random: Random, ground: Ground) -> Grid:
    """A board on which every square can be counted to from every other, were all its doors open."""
    kinds = ground.terrain or ROUGH
    terrain = {
        Square(x, y): kind
        for y in range(ground.height)
        for x, kind in enumerate(random.choices(list(kinds), list(kinds.values()), k=ground.width))
        if random.random() < 0.93
    }
    walls, doors = set(), set()
    for square in terrain:
        for other in (Square(square.x + 1, square.y), Square(square.x, square.y + 1)):
            drawn = random.randrange(100)
            if other in terrain and drawn < ground.walls:
                walls.add(Edge.between(square, other))
            elif other in terrain and drawn < ground.walls + ground.doors:
                doors.add(Edge.between(square, other))
    whole = Grid(terrain, walls)
    plain = [square for square, kind in terrain.items() if kind is Terrain.PLAIN]
    kept = max((whole.distances(square) for square in random.sample(plain, min(8, len(plain)))), key=len)
    return Grid(
        {square: kind for square, kind in terrain.items() if square in kept},
        {wall for wall in walls if wall.a in kept and wall.b in kept},
        {door for door in doors if door.a in kept and door.b in kept},
    )


def random_game(seed: int) -> Game:
    """A game ready for the first hero's turn; the seed says it all. Some are quests, most wild dungeons."""
    random = Random(seed)
    if random.random() < 0.2:
        return _random_quest(random, seed)
    return _random_dungeon(random, seed)


def _random_quest(random: Random, seed: int) -> Game:
    """A quest of the library from its beginning: heroes as they first set out, and foes of all boxes or of one."""
    quest = random.choice(sorted(library().adventures))
    owned = random.choice((("base",), tuple(library().boxes)))
    game, _ = start_quest(
        quest,
        _random_party(random),
        seed=f"quest {seed}",
        ties=random.choice(TIES),
        baggage=Baggage(boxes=owned),
    )
    return game


def _random_dungeon(random: Random, seed: int) -> Game:
    """A game in full swing on a random board: heroes already worn down, with cards from everywhere."""
    grid = random_grid(random, Ground(random.randint(6, 13), random.randint(5, 11)))
    heroes = {recruit.hero: new_hero(recruit) for recruit in _random_party(random)}
    game = Game(
        quest=QUEST,
        act=random.choice((1, 2)),
        chance=Chance(seed=f"dungeon {seed}"),
        board=_layout(random, grid),
        heroes=heroes,
        morale=random.randint(1, 8),
        ties=random.choice(TIES),
        boxes=list(library().boxes),
        search_deck=fresh_search_deck(library()),
    )
    random.shuffle(game.search_deck)
    _place_heroes(random, game)
    for hero in heroes.values():
        _equip(random, game, hero)
        _wear_down(random, game, hero)
    _place_familiars(random, game)
    _place_monsters(random, game)
    push(game, StartRound())
    run(game)
    game.take_events()
    return game


def _layout(random: Random, grid: Grid) -> Layout:
    rows = [
        "".join(MARKS[grid.terrain[square]] if square in grid.terrain else " " for square in row)
        for row in ([Square(x, y) for x in range(grid.width)] for y in range(grid.height))
    ]
    doors = {
        f"door{number}": Door(id=f"door{number}", edges=(edge,), locked=random.random() < 0.2)
        for number, edge in enumerate(sorted(grid.doors))
    }
    floor = [square for square in sorted(grid.terrain) if grid.terrain[square] is not Terrain.OBSTACLE]
    tokens: dict[str, Token] = {}
    for square in _some(random, floor, 6):
        name = f"token{len(tokens)}"
        if random.random() < 0.5:
            tokens[name] = Token(id=name, kind="search", square=square)
        else:
            tokens[name] = Token(id=name, kind="objective", square=square, portable=random.random() < 0.7)
    return Layout(rows=rows, walls=sorted(grid.walls), doors=doors, tokens=tokens)


def _some(random: Random, things: Sequence[Thing], most: int) -> list[Thing]:
    return random.sample(things, random.randint(0, min(most, len(things))))


def _random_party(random: Random) -> list[Recruit]:
    """Two to four heroes, no two of them alike (SET-01, SET-02)."""
    shelf = library()
    size, taken = random.randint(2, 4), set[str]()
    party: list[Recruit] = []
    for sheet in random.sample(list(shelf.heroes.values()), len(shelf.heroes)):
        fitting = [calling for calling in shelf.callings(sheet.archetype) if taken.isdisjoint(decks_of(calling))]
        if fitting and len(party) < size:
            calling = random.choice(fitting)
            taken.update(decks_of(calling))
            party.append(Recruit(hero=sheet.id, hero_class=calling))
    return party


def _place_heroes(random: Random, game: Game) -> None:
    plain = [square for square, kind in sorted(game.grid.terrain.items()) if kind is Terrain.PLAIN]
    for hero, square in zip(game.heroes.values(), random.sample(plain, len(game.heroes)), strict=True):
        hero.squares = (square,)


def _equip(random: Random, game: Game, hero: Hero) -> None:
    """More cards than a hero starts with: skills of its class, and things from shop and search deck."""
    shelf = game.library
    known = {held.card for held in hero.cards}
    calling = shelf.calling(hero.hero_class)
    skills = [skill for skill in calling.skills if skill.id not in known] if calling is not None else []
    for skill in _some(random, skills, 5):
        give(hero, skill.id, "skill")
    for card in _some(random, list(shelf.search_cards.values()), 3):
        give(hero, card.id, "search")
    for item in _some(random, list(shelf.items.values()), 4):
        give(hero, item.id, "item")
    for relic in _some(random, list(shelf.relics.values()), 1):
        give(hero, relic.id, "relic")
    gear = [held for held in hero.cards if is_equipment(game, held)]
    random.shuffle(gear)
    worn: list[HeldCard] = []
    for held in gear:
        if _may_wear(game, hero, [*worn, held]):
            worn.append(held)
    for held in gear:
        held.equipped = held in worn


def _may_wear(game: Game, hero: Hero, cards: list[HeldCard]) -> bool:
    try:
        check_equipment(game, hero, tuple(card.id for card in cards))
    except Refused:
        return False
    return True


def _wear_down(random: Random, game: Game, hero: Hero) -> None:
    """The dungeon has left its marks on some heroes already."""
    sheet: HeroSheet = game.sheet(hero)
    hero.damage = random.choice((0, 0, random.randrange(sheet.health)))
    hero.fatigue = random.choice((0, random.randint(0, sheet.stamina)))
    hero.conditions = random.choice(([], [], _some(random, list(game.library.conditions), 3)))


def _place_familiars(random: Random, game: Game) -> None:
    for name in _some(random, sorted(game.library.familiars), 1):
        owner = random.choice(list(game.heroes.values()))
        familiar = Familiar(id=f"{name}_{owner.id}", familiar=name, owner=owner.id)
        familiar.squares = (game.nearest_empty(owner.square),)
        game.familiars[familiar.id] = familiar


def _place_monsters(random: Random, game: Game) -> None:
    """One or two groups of any box, now and then a lieutenant with them."""
    shelf = game.library
    able = sorted({card.monster for card in shelf.activations.values()} & set(shelf.monsters))
    for name in random.sample(able, random.randint(1, min(2, len(able)))):
        minions, masters = shelf.monsters[name].limits[len(game.heroes)]
        _place_group(random, game, name, [number < masters for number in range(minions + masters)])
    if random.random() < LED:
        _place_group(random, game, random.choice(sorted(shelf.lieutenants)), [True])


def _place_group(random: Random, game: Game, name: str, ranks: Sequence[bool]) -> None:
    """Some of a group, masters first."""
    free = [square for square, kind in sorted(game.grid.terrain.items()) if kind is Terrain.PLAIN]
    coming = ranks[: random.randint(1, len(ranks))]
    placed = [put_near(game, name, random.choice(free), master=master) for master in coming]
    if any(placed):
        game.groups[name] = Group(id=name, monster=name)
