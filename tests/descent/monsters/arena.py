"""Random arenas: a board, two to four heroes, and one full monster group, all from a seed."""

from random import Random

from bot.descent.bench.dungeon import Ground, random_grid
from bot.descent.board import Size, Square, Terrain, expansions
from bot.descent.commands import Answer
from bot.descent.content.library import library
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.quest.setup import Recruit, new_hero
from bot.descent.rules.play import perform
from bot.descent.rules.rolling import Chance
from bot.descent.rules.stats import health
from bot.descent.rules.steps import push, run
from bot.descent.state.figures import Group, Hero, Monster
from bot.descent.state.game import Game
from bot.descent.state.tabletop import MARKS, Door, Layout
from bot.kernel.events import Event

PARTY = (
    ("syndrael", "knight"),
    ("leoric_of_the_book", "runemaster"),
    ("jain_fairwood", "thief"),
    ("ashrian", "spiritspeaker"),
)
"""Every archetype, so that attributes, health and stamina differ."""
WORN = ("poisoned", "diseased", "immobilized", "stunned", "cursed", "terrified", "bleeding", "burning", "weakened")


def random_arena(seed: str, monster: str, heroes: int) -> Game:
    """A board on which a group of this kind is about to act."""
    random = Random(seed)
    grid = random_grid(random, Ground(random.randint(8, 13), random.randint(7, 11), walls=6, doors=2))
    rows = [
        "".join(
            MARKS[grid.terrain[Square(x, y)]] if Square(x, y) in grid.terrain else " " for x in range(grid.width)
        )
        for y in range(grid.height)
    ]
    doors = {f"door{n}": Door(id=f"door{n}", edges=(edge,)) for n, edge in enumerate(sorted(grid.doors))}
    game = Game(
        quest="ember_chapel",
        act=random.choice((1, 2)),
        chance=Chance(seed=seed),
        board=Layout(rows=rows, walls=sorted(grid.walls), doors=doors),
        heroes={},
        morale=heroes,
        round=1,
        ties=random.choice(("vote", "merciful", "fair", "cunning")),
    )
    place_group(random, game, monster, heroes)
    place_heroes(random, game, heroes)
    return game


def place_group(random: Random, game: Game, monster: str, heroes: int) -> None:
    """As many minions and masters as the party's size allows, some of them worn (MON-01)."""
    kind = library().foe(monster)
    minions, masters = kind.limits[heroes]
    game.groups[monster] = Group(id=monster, monster=monster)
    for number in range(1, minions + masters + 1):
        base = random_base(random, game, kind.size)
        if base is not None:
            figure = Monster(
                id=f"{monster}_{number}",
                squares=base,
                monster=monster,
                group=monster,
                master=number > minions,
                number=number,
            )
            game.monsters[figure.id] = figure
            wear_down(random, game, figure)


def random_base(random: Random, game: Game, size: Size) -> tuple[Square, ...] | None:
    """Somewhere a figure of this size has room on safe ground."""
    squares, taken = floor(game), game.occupied()
    for square in random.sample(squares, len(squares)):
        for base in expansions(game.grid, square, size, taken):
            if all(game.board.terrain(place) in (Terrain.PLAIN, Terrain.WATER) for place in base):
                return base
    return None


def place_heroes(random: Random, game: Game, heroes: int) -> None:
    """Heroes with their first weapon and no other card, so that hardly anything interrupts the monsters."""
    taken = game.occupied()
    free = [square for square in floor(game) if not taken & game.grid.bit(square)]
    for (name, calling), square in zip(PARTY[:heroes], random.sample(free, heroes), strict=True):
        hero = new_hero(Recruit(hero=name, hero_class=calling))
        hero.squares = (square,)
        hero.cards = [held for held in hero.cards if held.kind == "class_item"]
        game.heroes[hero.id] = hero
        wear_down(random, game, hero)


def floor(game: Game) -> list[Square]:
    """Squares somebody can stand on."""
    return game.grid.squares(game.grid.floor)


def wear_down(random: Random, game: Game, figure: Hero | Monster) -> None:
    """The fight has left its marks."""
    figure.damage = random.choice((0, random.randrange(health(game, figure))))
    figure.conditions = random.choice(([], [], [], random.sample(WORN, random.randint(1, 2))))
    if isinstance(figure, Hero):
        figure.fatigue = random.randint(0, game.sheet(figure).stamina)


def act(game: Game, card: str) -> list[Event]:
    """The group acts with this card; every question takes its default. All that was told."""
    push(game, ActivateGroup(group=library().activations[card].monster, card=card))
    run(game)
    told = game.take_events()
    while (question := game.question) is not None:
        told += perform(game, Answer(hero=question.owner, question=question.number, option=question.default))
    return told
