"""The Drowned Mill: the rescue, won and lost, and what becomes of the miller's word."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import Answer, Command, Move, OpenDoor, TakeTurn, UseElement
from bot.descent.content.library import library
from bot.descent.quest.reveal import Reveal
from bot.descent.rules.dice import Die
from bot.descent.rules.play import explain, perform
from bot.descent.rules.steps import Question, push, run
from bot.descent.state.game import Game
from tests.descent.quests.golden import automatic, choosing, fresh, never, never_fired, play_golden

QUEST = "drowned_mill"
SETTING = {"quest": QUEST, "seed": "mill", "heroes": 4, "difficulty": "normal"}


def by_force(game: Game) -> Command | None:
    """A player who knows only one way with wheels, however weak the hero."""
    command = automatic(game)
    if isinstance(command, UseElement) and command.element == "wheel":
        return command.model_copy(update={"use": "turn_wheel"})
    return command


def opens_a_door(command: Command) -> bool:
    """Whether a closed door would be opened."""
    return isinstance(command, OpenDoor)


def unlocks_the_cellar(command: Command) -> bool:
    """Whether the miller's key would be used."""
    return isinstance(command, UseElement) and command.element == "cellar_door"


def goes_home(command: Command) -> bool:
    """Whether somebody would cross the brook."""
    return isinstance(command, Move) and command.to in library().quests[QUEST].squares("road")


@cache
def all_safe() -> Game:
    """Four heroes take the miller's word, walk into his ambush, and bring everybody out all the same."""
    player = choosing("believe", by_force)
    return play_golden("drowned_mill_won", QUEST, player, "won all_safe", where=lambda game: game.round <= 12)


@cache
def two_safe() -> Game:
    """Three heroes wrench the key from the miller and come too late for Perrin."""
    return play_golden("drowned_mill_two_safe", QUEST, choosing("threaten"), "won two_safe", heroes=3)


@cache
def nobody_comes() -> Game:
    """Four heroes stay in the yard."""
    return play_golden("drowned_mill_lost", QUEST, never(opens_a_door), "lost too_late")


@cache
def the_cellar_stays_shut() -> Game:
    """Two heroes believe the miller, and never use his key."""
    player = choosing("believe", never(unlocks_the_cellar))
    return play_golden("drowned_mill_cellar", QUEST, player, "lost", fires=["aline_swept"], heroes=2)


@cache
def the_dam_breaks() -> Game:
    """Two heroes find the people of the mill, and wait inside for the water to fall."""
    return play_golden("drowned_mill_dam", QUEST, never(goes_home), "lost too_late", fires=["dam_breaks"], heroes=2)


GAMES = (all_safe, two_safe, nobody_comes, the_cellar_stays_shut, the_dam_breaks)


def ending(game: Game) -> tuple[str | None, str | None]:
    """How it ended, and why."""
    return game.outcome, game.ending.reason if game.ending is not None else None


def test_everybody_is_brought_out() -> None:
    """Three saved: the quest is won, with a reward of its own."""
    game = all_safe()

    assert ending(game) == ("won", "all_safe")
    assert game.variables["saved"] == 3
    assert game.round <= 12


def test_two_of_three_are_enough() -> None:
    """One drowned, two saved: the quest is won all the same."""
    game = two_safe()

    assert ending(game) == ("won", "two_safe")
    assert (game.variables["saved"], game.variables["drowned"]) == (2, 1)


def test_the_water_does_not_wait() -> None:
    """Heroes who don't go in lose two of the three, and the quest."""
    assert ending(nobody_comes()) == ("lost", "too_late")
    assert nobody_comes().variables["drowned"] == 2


def test_a_child_behind_a_locked_door_drowns() -> None:
    """Aline is lost where nobody opens the cellar."""
    assert ending(the_cellar_stays_shut())[0] == "lost"
    assert "aline_swept" in the_cellar_stays_shut().fired


def test_the_dam_ends_it() -> None:
    """Whoever is not across the brook when the dam breaks is lost, carried or not."""
    assert ending(the_dam_breaks()) == ("lost", "too_late")
    assert "dam_breaks" in the_dam_breaks().fired


def test_the_campaign_remembers_whom_they_trusted() -> None:
    """Only a party that took the miller's word has trusted him."""
    assert all_safe().campaign_variables["trusted_miller"] == 1
    assert two_safe().campaign_variables["trusted_miller"] == 0


def the_wheel_kicks() -> Game:
    """A hero who is not strong enough for the wheel."""
    game, _ = fresh(SETTING)
    push(game, Reveal(area="mill"), Reveal(area="race"))
    run(game)
    hero, wheel = next(iter(game.heroes.values())), game.board.tokens["wheel"]
    assert wheel.square is not None
    hero.squares = (next(square for square in game.grid.neighbours(wheel.square) if game.at(square) is None),)
    perform(game, TakeTurn(hero=hero.id))
    game.chance.script = [Die(colour="gray", up=5), Die(colour="black", up=5)]
    perform(game, UseElement(hero=hero.id, element="wheel", use="turn_wheel"))
    return game


def test_a_wheel_that_kicks_tires_and_gives_way_a_little() -> None:
    """A failed test at the wheel costs fatigue, and the wheel is a notch further."""
    game = the_wheel_kicks()

    assert game.variables["notches"] == 1
    assert next(iter(game.heroes.values())).fatigue == 1


def test_every_event_comes_to_pass() -> None:
    """Between these games and what is staged here every event of the quest fires."""
    assert never_fired(QUEST, [the_wheel_kicks(), *(game() for game in GAMES)]) == []


def talking(game: Game) -> Question:
    """The question once a hero has reached the miller and speaks to him."""
    push(game, Reveal(area="mill"))
    run(game)
    hero = next(iter(game.heroes.values()))
    hero.squares = (Square.parse("P5"),)
    perform(game, TakeTurn(hero=hero.id))
    perform(game, UseElement(hero=hero.id, element="gaspard", use="talk"))
    assert game.question is not None
    return game.question


@pytest.mark.parametrize(("gold", "offered"), [(25, True), (24, False)])
def test_a_bribe_needs_gold(gold: int, offered: bool) -> None:
    """The miller is offered gold only by a party that has it; the others don't even read of it."""
    game, _ = fresh(SETTING)
    game.gold = gold

    question = talking(game)

    assert (question.option("bribe") is not None) is offered
    assert "bribe" not in question.about["closed"]


@pytest.mark.parametrize("proof", [0, 1])
def test_an_accusation_needs_proof(proof: int) -> None:
    """The accusation is always shown, but greyed until the ledger was read."""
    game, _ = fresh(SETTING)
    game.variables["read_ledger"] = proof

    question = talking(game)

    assert (question.option("accuse") is not None) is bool(proof)
    assert ("accuse" in question.about["closed"]) is not bool(proof)


@pytest.mark.parametrize(
    ("option", "fame", "gold", "ambush"),
    [
        ("believe", 0, 0, 1),
        ("accuse", 1, 0, 0),
        ("bribe", 0, -25, 0),
        ("threaten", 0, 0, 0),
    ],
)
def test_the_key_has_its_price(option: str, fame: int, gold: int, ambush: int) -> None:
    """Whatever they say to the miller they get the key: for their trust, for proof, for gold, or for noise."""
    game, _ = fresh(SETTING)
    game.variables["read_ledger"] = 1
    before, question = (game.fame, game.gold), talking(game)

    perform(game, Answer(hero=question.owner, question=question.number, option=option))

    assert game.variables["has_key"] == 1
    assert (game.fame - before[0], game.gold - before[1]) == (fame, gold)
    assert game.variables["ambush"] == game.campaign_variables["trusted_miller"] == ambush


def test_the_cellar_needs_the_key() -> None:
    """The locked door can't be opened, and the key can't be used before the miller has given it."""
    game, _ = fresh(SETTING)
    question = talking(game)
    hero = next(iter(game.heroes))
    game.heroes[hero].squares = (Square.parse("Q5"),)
    key = UseElement(hero=hero, element="cellar_door", use="unlock")

    perform(game, Answer(hero=question.owner, question=question.number, option="believe"))
    refused = explain(game, OpenDoor(hero=hero, door="cellar_door"))
    perform(game, key)

    assert refused is not None
    assert refused.code == "door_locked"
    assert game.board.doors["cellar_door"].open
