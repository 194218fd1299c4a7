"""How long it takes a whole monster group to act."""

from functools import partial
from statistics import median

from bot.bench.measure import Measure, timed_us
from bot.descent.bench.hall import big_hall
from bot.descent.board import Grid, Square
from bot.descent.commands import Answer
from bot.descent.content.library import library
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.quest.setup import Recruit, new_hero
from bot.descent.rules.play import perform
from bot.descent.rules.rolling import Chance
from bot.descent.rules.steps import push, run
from bot.descent.state.figures import Group, Monster
from bot.descent.state.game import Game
from bot.descent.state.tabletop import MARKS, Layout

ACTIVATIONS = 120
GROUPS = ("zombie", "goblin_archer", "cave_spider")
"""The groups of five: four minions and a master against four heroes (MON-01)."""
FIGURES = 5
PARTY = (
    ("syndrael", "knight"),
    ("leoric_of_the_book", "runemaster"),
    ("jain_fairwood", "thief"),
    ("ashrian", "spiritspeaker"),
)


def activation_ms(activations: int = ACTIVATIONS) -> float:
    """All cards of the groups of five in turn, each from the same position."""
    saved = {monster: siege(monster).model_dump_json() for monster in GROUPS}
    cards = [card for card in library().activations.values() if card.monster in GROUPS]
    times = []
    for number in range(activations):
        card = cards[number % len(cards)]
        game = Game.model_validate_json(saved[card.monster])
        game.chance = Chance(seed=f"bench {number}")
        times.append(timed_us(partial(_act, game, card)))
    return median(times) / 1_000


def _act(game: Game, card: ActivationCard) -> None:
    """The group acts; heroes who may react take the default."""
    push(game, ActivateGroup(group=card.monster, card=card.id))
    run(game)
    while (question := game.question) is not None:
        perform(game, Answer(hero=question.owner, question=question.number, option=question.default))


def siege(monster: str) -> Game:
    """Four heroes and a group of five, near each other in the middle of the big hall."""
    hall = big_hall()
    game = Game(
        quest="ember_chapel",
        chance=Chance(seed="bench"),
        board=layout_of(hall.grid),
        heroes={},
        groups={monster: Group(id=monster, monster=monster)},
        morale=len(PARTY),
        round=1,
    )
    for (name, calling), square in zip(PARTY, hall.others, strict=False):
        hero = new_hero(Recruit(hero=name, hero_class=calling))
        hero.squares = (square,)
        game.heroes[hero.id] = hero
    for number, square in enumerate(hall.others[len(PARTY) :][:FIGURES], start=1):
        figure = Monster(
            id=f"{monster}_{number}",
            squares=(square,),
            monster=monster,
            group=monster,
            master=number == FIGURES,
            number=number,
        )
        game.monsters[figure.id] = figure
    return game


def layout_of(grid: Grid) -> Layout:
    """A board as it lies on the table."""
    signs = {square: MARKS[kind] for square, kind in grid.terrain.items()}
    rows = ["".join(signs.get(Square(x, y), " ") for x in range(grid.width)) for y in range(grid.height)]
    return Layout(rows=rows, walls=sorted(grid.walls))


MEASURE = Measure(
    "activation_ms",
    "a group of five acts, 40 x 40, four heroes",
    15,
    lambda run: activation_ms(run.sizes.some(ACTIVATIONS)),
)
