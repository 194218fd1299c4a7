"""What a hero may do now, what it costs, and why not (legal and explain)."""

from collections.abc import Callable, Iterator

import pytest

from bot.descent.board import Square
from bot.descent.commands import ALL, Answer, Attack, Command, Move, PickUp, Price, Rest, Search, TakeTurn, Trade
from bot.descent.content.library import library
from bot.descent.rules.moments import Moment
from bot.descent.rules.play import PricedCommand, explain, legal, perform
from bot.descent.rules.reactions import Window
from bot.descent.rules.searching import give
from bot.descent.state.game import Ending, Game
from bot.kernel.refused import Refused
from tests.descent.quest.tables import read_quest
from tests.descent.rules.trial import plain_scene, with_familiar
from tests.descent.scene import Scene

Situation = Callable[[Scene], None]
ADA = "ada"
ROOM = """
A z . * .
B . ~ . X
? . o . g
C . ! .:.
"""

LEVER = "lever"
"""A quest that offers something to do with the objective of the room."""


@pytest.fixture(autouse=True)
def quest_with_a_lever() -> Iterator[None]:
    """The quest lies in the library as long as a test of this page lasts."""
    written = "tokens: [{id: objective1, kind: objective, square: C2, uses: [{id: pull, do: []}]}]"
    library().quests[LEVER] = read_quest(written, LEVER)
    yield
    del library().quests[LEVER]


def room() -> Scene:
    """A room with a bit of everything in it."""
    kit = {"A": ["sabre", "buckler", "ring", "balm"], "B": ["sling", "belt"]}
    skills = {"A": ["deep_breath", "second_wind", "kind_word"], "B": ["war_cry"]}
    return plain_scene(ROOM, cards=kit, skills=skills, search_deck=["health_potion"])


def moved(table: Scene) -> None:
    table.move("A", "B2")


def hurt(table: Scene) -> None:
    table["A"].damage, table.hero("A").fatigue = 6, 2


def in_a_pit(table: Scene) -> None:
    table["A"].squares = (Square.parse("C3"),)


def on_hazard(table: Scene) -> None:
    table["A"].squares = (Square.parse("C4"),)


def dazed(table: Scene) -> None:
    table["A"].conditions += ["stunned", "burning", "bleeding"]


def with_fallen_friend(table: Scene) -> None:
    fallen = table.hero("B")
    fallen.knocked_out, fallen.damage = True, 12


def fallen(table: Scene) -> None:
    hero = table.hero("A")
    hero.knocked_out, hero.damage = True, 12


def laden(table: Scene) -> None:
    table["A"].carried.append("objective1")
    table.game.board.tokens["objective1"].square = None


def asked(table: Scene) -> None:
    table.hero("A").fatigue = 1
    table.roll("blue r2h2s1, red h3s1, brown 0")
    table.attack("A", "z")


def asked_at_once(table: Scene) -> None:
    for letter in "AB":
        give(table.hero(letter), "bandage", "skill")
        table[letter].damage = 1
    table.step(Window(moment=Moment.ATTACK_RESOLVED))


def at_a_lever(table: Scene) -> None:
    table.game.quest = LEVER


def followed(table: Scene) -> None:
    with_familiar(table, "A", "hound", "B2")


def between_turns(table: Scene) -> None:
    table.game.turn = None


SITUATIONS = [
    moved,
    hurt,
    in_a_pit,
    on_hazard,
    dazed,
    with_fallen_friend,
    fallen,
    laden,
    asked,
    asked_at_once,
    at_a_lever,
    followed,
    between_turns,
]


def copy(game: Game) -> Game:
    """The game, saved and read back."""
    return Game.model_validate_json(game.model_dump_json())


def everything(table: Scene) -> Iterator[PricedCommand]:
    """All candidates for all heroes, possible or not."""
    for hero in table.game.heroes:
        yield from legal(table.game, hero, impossible=True)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_everything_offered_is_accepted(situation: Situation) -> None:
    """Whatever legal() offers, perform() accepts, and explain() has nothing against it."""
    table = room()
    situation(table)
    offered = [choice for choice in everything(table) if choice.no is None]
    assert offered

    for choice in offered:
        assert explain(table.game, choice.command) is None
        perform(copy(table.game), choice.command)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_everything_impossible_says_why_and_changes_nothing(situation: Situation) -> None:
    """Whatever is not possible is refused with a code, the same everywhere, and leaves the game as it was."""
    table = room()
    situation(table)
    game = copy(table.game)
    before = game.model_dump_json()

    for choice in everything(table):
        if choice.no is not None:
            with pytest.raises(Refused) as refused:
                perform(game, choice.command)
            assert refused.value.code == choice.no.code
            told = explain(game, choice.command)
            assert told is not None
            assert (told.code, told.facts) == (choice.no.code, choice.no.facts)
    assert game.model_dump_json() == before


@pytest.mark.parametrize("situation", [moved, hurt, laden, followed], ids=lambda situation: situation.__name__)
def test_the_price_is_what_is_paid(situation: Situation) -> None:
    """The actions, points and fatigue a choice names are what the hero has less afterwards."""
    table = room()
    situation(table)

    for choice in legal(table.game, ADA):
        game = copy(table.game)
        before, tired = game.turn, game.heroes[ADA].fatigue
        assert before is not None
        actions, points = before.actions, before.points
        perform(game, choice.command)
        if game.turn is None or game.heroes[ADA].knocked_out:
            continue
        assert actions - game.turn.actions == choice.price.actions, choice
        if choice.command.kind == "move":
            gained = choice.price.actions * 4
            assert points + gained - game.turn.points == choice.price.points
        if choice.price.fatigue:
            assert game.heroes[ADA].fatigue - tired == choice.price.fatigue


def test_asking_changes_nothing() -> None:
    """legal() and explain() leave the game as it was."""
    table = room()
    before = table.game.model_dump_json()

    list(everything(table))

    assert table.game.model_dump_json() == before


def test_only_answers_while_a_question_is_open() -> None:
    """While somebody is asked, its owner may answer and nobody may do anything else."""
    table = room()
    asked(table)

    own = legal(table.game, ADA)

    assert {choice.command.kind for choice in own} == {"answer"}
    assert [choice.command.option for choice in own if isinstance(choice.command, Answer)] == table.options
    assert legal(table.game, "bran") == []


def test_nothing_once_the_quest_is_over() -> None:
    """When the quest is over nothing is offered and everything refused."""
    table = room()
    table.game.ending = Ending(outcome="won", reason="all_defeated")

    assert legal(table.game, ADA, impossible=True) == []
    assert table.refused(Rest(hero=ADA)) == "quest_over"


def test_the_list_has_every_kind_of_command() -> None:
    """All that a hero can do in the situations of this page covers every command there is."""
    kinds = set()
    for situation in SITUATIONS:
        table = room()
        situation(table)
        kinds |= {choice.command.kind for choice in everything(table)}

    assert kinds >= {kind.kind for kind in ALL}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Move(hero=ADA, to=Square.parse("Z9")), "no_such_square"),
        (Move(hero=ADA, to=Square.parse("A1")), "already_there"),
        (Attack(hero=ADA, target="nobody", weapon="sabre"), "no_such_figure"),
        (Search(hero=ADA, token="objective1"), "no_such_token"),
        (PickUp(hero=ADA, token="search1"), "no_such_token"),
        (Trade(hero=ADA, partner=ADA), "not_with_yourself"),
        (Rest(hero="nobody"), "no_such_hero"),
        (TakeTurn(hero=ADA), "turn_running"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.kind,
)
def test_nonsense_is_refused_with_a_code(command: Command, code: str) -> None:
    """Commands that name what is not there are refused like any other, not raised as errors."""
    assert room().refused(command) == code


def test_costs_are_told_before_they_are_paid() -> None:
    """A way through water names its points, a way through a pit or hazard its hearts."""
    table = plain_scene("A ~ ! .")

    prices = {
        str(choice.command.to): choice.price
        for choice in legal(table.game, ADA)
        if isinstance(choice.command, Move)
    }

    assert prices["B1"] == Price(actions=1, points=2)
    assert prices["D1"] == Price(actions=1, points=4, hearts=2)
