"""The Bell Beneath: the Ash Priest, his bells, and the endings a campaign has earned."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import Command, OpenDoor, Rest, TakeTurn, UseElement
from bot.descent.commands.using import uses
from bot.descent.content.library import library
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.rules.play import explain, perform
from bot.descent.rules.stats import health
from bot.descent.rules.steps import push, run
from bot.descent.rules.turns import EndRound
from bot.descent.state.game import Game
from tests.descent.quests.golden import PARTY, automatic, choosing, idle, never, never_fired, play_golden
from tests.descent.quests.staging import choose, happen, hurt, open_doors

QUEST = "bell_beneath"


def touches_a_bell(command: Command) -> bool:
    """Whether somebody would do something about the great bell."""
    return isinstance(command, UseElement) and command.element == "great_bell"


def quick_and_silent(game: Game) -> bool:
    """Whether every bell was silenced in time."""
    return game.variables["ringing"] == 0 and game.round <= 12


@cache
def lamp_relit() -> Game:
    """Four heroes silence the bells, buy Splig, and bring the heart up the stairs."""
    return play_golden("bell_beneath_won", QUEST, choosing("pay_him"), "won", where=quick_and_silent)


@cache
def finished() -> Game:
    """Three heroes give Splig no quarter."""
    return play_golden("bell_beneath_splig", QUEST, choosing("finish_him"), "won", heroes=3)


@cache
def bells_ring_on() -> Game:
    """Two heroes never touch the great bell."""
    return play_golden("bell_beneath_ringing", QUEST, never(touches_a_bell), "lost", fires=["bells_mend"], heroes=2)


@cache
def order_rises() -> Game:
    """Four heroes stand on the stair and listen."""
    return play_golden("bell_beneath_lost", QUEST, idle, "lost", difficulty="hard")


GAMES = (lamp_relit, finished, bells_ring_on, order_rises)


def ending(game: Game) -> tuple[str | None, str | None]:
    """How it ended, and why."""
    return game.outcome, game.ending.reason if game.ending is not None else None


# Golden games -------------------------------------------------------------------------------------------------


def test_the_priest_is_brought_down() -> None:
    """Automatic heroes silence the bells and defeat the Ash Priest."""
    game = lamp_relit()

    assert game.outcome == "won"
    assert game.variables["ringing"] == 0
    assert game.fallen["ash_priest"] == 1
    assert game.round <= 12


def test_whoever_only_listens_loses() -> None:
    """Heroes who do nothing are overwhelmed, and the bells still ring."""
    game = order_rises()

    assert game.outcome == "lost"
    assert game.variables["ringing"] == 3


def test_every_event_comes_to_pass() -> None:
    """Between these games, and one in which Splig falls, every event of the quest fires."""
    fought = sanctum()
    hurt(fought, "splig", 40)

    assert never_fired(QUEST, [*(game() for game in GAMES), fought]) == []


# The bells ----------------------------------------------------------------------------------------------------


def table(heroes: int = 3, wounds: int = 0, **kept: int) -> Game:
    """A game of the quest after a campaign that kept these variables, past the first choice."""
    party = [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:heroes]]
    baggage = Baggage(variables=kept, wounds={"splig": wounds} if wounds else {})
    game, _ = start_quest(QUEST, party, seed="bells", baggage=baggage)
    if game.question is not None:
        choose(game, "stair")
    return game


def sanctum(heroes: int = 3, wounds: int = 0, **kept: int) -> Game:
    """The same once the bronze gate stands open; the first hero is at it."""
    game = table(heroes, wounds, **kept)
    game.monsters.clear()
    game.groups.clear()
    game.board.doors["bronze_gate"].locked = False
    hero = next(iter(game.heroes.values()))
    hero.squares = (Square.parse("J7"),)
    perform(game, TakeTurn(hero=hero.id))
    perform(game, OpenDoor(hero=hero.id, door="bronze_gate"))
    return game


def priest(game: Game) -> str:
    """The Ash Priest's figure."""
    return next(monster.id for monster in game.monsters.values() if monster.name == "ash_priest")


def silence(game: Game, *bells: str) -> None:
    """These bells ring no more."""
    happen(game, *({"do": "set", "variable": f"{bell}_rings", "to": 0} for bell in bells))


@pytest.mark.parametrize(("heroes", "hearts"), [(2, 10), (3, 12), (4, 14)])
def test_the_priest_grows_with_the_party(heroes: int, hearts: int) -> None:
    """MON-07: the Ash Priest has the health of his kind, one heart more, and two for each hero."""
    game = sanctum(heroes)

    assert health(game, game.monsters[priest(game)]) == hearts


def test_the_gate_is_sealed_until_a_bell_is_silent() -> None:
    """The bronze gate is locked while all bells ring, and no longer once one is silent."""
    game = table()
    assert game.board.doors["bronze_gate"].locked

    silence(game, "salt")

    assert not game.board.doors["bronze_gate"].locked


@pytest.mark.parametrize(("silent", "left"), [((), 0), (("salt",), 0), (("salt", "iron"), 2)])
def test_bells_mend_the_priest(silent: tuple[str, ...], left: int) -> None:
    """At the end of the round he recovers two hearts for each bell that rings."""
    game = sanctum()
    silence(game, *silent)
    hurt(game, "ash_priest", 4)

    push(game, EndRound())
    run(game)

    assert game.monsters[priest(game)].damage == left


def test_silence_breaks_him() -> None:
    """The last bell takes two hearts from the priest and leaves him weak, and its rule is over."""
    game = sanctum(3, splig_dead=1)

    silence(game, "salt", "iron", "great")

    assert game.monsters[priest(game)].damage == 2
    assert game.monsters[priest(game)].conditions == ["weakened"]
    assert "tolling" not in game.rules_in_force


def test_the_lever_wakes_the_niches() -> None:
    """The sure way to silence the iron bell brings the dead out."""
    game = table()
    game.monsters.clear()
    open_doors(game, "iron_door")
    hero = next(iter(game.heroes.values()))
    hero.squares = (Square.parse("H11"),)
    perform(game, TakeTurn(hero=hero.id))

    perform(game, UseElement(hero=hero.id, element="counterweight", use="pull"))

    assert game.variables["iron_rings"] == 0
    assert {monster.monster for monster in game.monsters.values()} == {"zombie"}


@pytest.mark.parametrize(("freed", "offered"), [(0, False), (1, True)])
def test_only_odran_knows_of_the_pin(freed: int, offered: bool) -> None:
    """The pin of the great bell needs no test, and nobody sees it before the keeper is free."""
    game = sanctum(keeper_freed=freed)

    assert ("pull_pin" in [use.id for _, use in uses(game, "great_bell")]) is offered
    assert (explain(game, pin(game)) is None) is offered


def pin(game: Game) -> UseElement:
    """A hero beside the great bell would pull the pin."""
    assert game.turn is not None
    hero = game.hero(game.turn.hero)
    hero.squares = (Square.parse("O9"),)
    return UseElement(hero=hero.id, element="great_bell", use="pull_pin")


# The priest and Splig -----------------------------------------------------------------------------------------


def test_half_of_him_is_ash() -> None:
    """Hurt enough he fights otherwise, from beside the throne, and nobody can rest any more."""
    game = sanctum(3)
    before = game.orders["flesh_moulder"].cards

    hurt(game, "ash_priest", 6)

    assert game.orders["flesh_moulder"].cards != before
    assert game.monsters[priest(game)].square in library().quests[QUEST].squares("dais")
    assert "ashfall" in game.rules_in_force


def test_automatic_heroes_do_not_rest_where_nobody_may() -> None:
    """A rule of the quest that forbids to rest is minded by automatic heroes too."""
    game = table()
    game.monsters.clear()
    game.groups.clear()
    happen(game, {"do": "rule", "rule": "ashfall"})
    hero = next(iter(game.heroes.values()))
    hero.fatigue = 3
    perform(game, TakeTurn(hero=hero.id))
    commands = []
    while game.turn is not None:
        command = automatic(game)
        assert command is not None
        commands.append(command)
        perform(game, command)

    assert not [command for command in commands if isinstance(command, Rest)]


def test_splig_comes_back_with_his_wounds() -> None:
    """What Splig suffered on the road he still has; whoever died there does not come."""
    back, gone = sanctum(wounds=4), sanctum(splig_dead=1)

    assert [monster.damage for monster in back.monsters.values() if monster.monster == "splig"] == [4]
    assert not [monster for monster in gone.monsters.values() if monster.monster == "splig"]


def test_a_spared_splig_leaves_the_heart() -> None:
    """Let go, he drops what he carried, and his wounds are remembered."""
    game = sanctum(3)
    hurt(game, "splig", 5)

    choose(game, "let_him_go")

    assert game.board.tokens["heart"].square is not None
    assert (game.variables["heart_here"], game.campaign_variables["splig_fled"]) == (1, 1)
    assert game.wounds["splig"] == 5


@pytest.mark.parametrize(("gold", "offered"), [(50, True), (49, False)])
def test_splig_has_his_price(gold: int, offered: bool) -> None:
    """Who has not enough gold reads that it would have been possible."""
    game = sanctum(3)
    game.gold = gold
    hurt(game, "splig", 5)

    assert game.question is not None
    assert (game.question.option("pay_him") is not None) is offered
    assert game.question.about["closed"] == ([] if offered else ["pay_him"])


# How it ends --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kept", "reason", "lamp"),
    [
        ({"heart_won": 1, "keeper_freed": 1, "splig_dead": 1}, "lamp_relit", 1),
        ({"heart_won": 1, "splig_dead": 1}, "lamp_alone", 1),
        ({"splig_dead": 1}, "lamp_alone", 1),
        ({"splig_fled": 1}, "torches", 0),
    ],
)
def test_the_campaign_decides_how_it_ends(kept: dict[str, int], reason: str, lamp: int) -> None:
    """The heart, the keeper and Splig decide: a dead thief leaves it to the priest, a living one runs with it."""
    game = sanctum(3, **kept)

    hurt(game, "ash_priest", 12)

    assert ending(game) == ("won", reason)
    assert game.campaign_variables["lamp_burns"] == lamp


def test_twenty_strokes_wake_the_order() -> None:
    """The count of strokes ends the quest, whatever the heroes have done until then."""
    game = table()

    happen(game, {"do": "set", "variable": "tolls", "to": 20})

    assert ending(game) == ("lost", "order_rises")


@pytest.mark.parametrize(
    ("kept", "offered", "closed"),
    [
        ({"lantern_bright": 1}, ["stair", "oil"], []),
        ({"trusted_miller": 1}, ["stair", "ash_chute"], ["oil"]),
    ],
)
def test_the_way_down_depends_on_earlier_quests(
    kept: dict[str, int], offered: list[str], closed: list[str]
) -> None:
    """A bright lantern gives oil to pour, else shown but greyed; a trusted miller a way nobody else reads of."""
    party = [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:2]]
    game, _ = start_quest(QUEST, party, seed="bells", baggage=Baggage(variables=kept))

    assert game.question is not None
    assert [option.id for option in game.question.options] == offered
    assert game.question.about["closed"] == closed
