"""The Last Lantern: the siege, won and lost, and what levers, barricades and oil are worth."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import Answer, Command, Search, TakeTurn, UseElement
from bot.descent.quest.spawning import put_near
from bot.descent.rules.play import explain, perform
from bot.descent.rules.steps import Question, push, run
from bot.descent.rules.turns import EndRound
from bot.descent.state.game import Game
from tests.descent.quests.golden import choosing, fresh, idle, never, never_fired, play_golden

QUEST = "last_lantern"
SETTING = {"quest": QUEST, "seed": "lantern", "heroes": 4, "difficulty": "normal"}


def spares_the_chain(command: Command) -> bool:
    """Whether the second grille would be dropped."""
    return isinstance(command, UseElement) and command.element == "chain"


@cache
def until_dawn() -> Game:
    """Two heroes shut the gate, haul the oil over the wall, and see the sun come up."""
    return play_golden("last_lantern_won", QUEST, choosing("rope"), "won dawn", fires=["oil_found"], heroes=2)


@cache
def gate_opened() -> Game:
    """Three heroes leave the crypt to itself and raise the gate for the oil seller."""
    player = choosing("let_in", never(spares_the_chain))
    return play_golden("last_lantern_gate", QUEST, player, "won", heroes=3)


@cache
def out_in_the_dark() -> Game:
    """Two heroes do nothing at all."""
    return play_golden("last_lantern_lost", QUEST, idle, "lost dark", heroes=2)


GAMES = (until_dawn, gate_opened, out_in_the_dark)


def ending(game: Game) -> tuple[str | None, str | None]:
    """How it ended, and why."""
    return game.outcome, game.ending.reason if game.ending is not None else None


def test_the_lantern_burns_until_dawn() -> None:
    """Whoever keeps a flame until the end of round 7 has won."""
    game = until_dawn()

    assert ending(game) == ("won", "dawn")
    assert game.round == 7
    assert game.variables["light"] > 0


def test_the_campaign_remembers_a_bright_flame() -> None:
    """Four measures of light at dawn are a bright flame; fewer are only a flame."""
    game = until_dawn()

    assert game.campaign_variables["lantern_bright"] == int(game.variables["light"] >= 4)


def test_heroes_who_look_on_lose_the_light() -> None:
    """Nobody defends the lantern: it goes out long before dawn."""
    game = out_in_the_dark()

    assert ending(game) == ("lost", "dark")
    assert game.round < 7
    assert game.variables["light"] <= 0


def test_every_event_comes_to_pass() -> None:
    """Between these games every event of the quest fires."""
    assert never_fired(QUEST, [game() for game in GAMES]) == []


# What can be done ---------------------------------------------------------------------------------------------


def at(square: str, **variables: int) -> tuple[Game, str]:
    """A game with the first hero on this square, whose turn it is."""
    game, _ = fresh(SETTING)
    game.variables.update(variables)
    hero = next(iter(game.heroes.values()))
    hero.squares = (Square.parse(square),)
    perform(game, TakeTurn(hero=hero.id))
    return game, hero.id


def end_round(game: Game, number: int) -> None:
    """The round of this number ends with nobody doing anything more."""
    game.round = number
    game.turn = None
    push(game, EndRound())
    run(game)


def alone(game: Game) -> None:
    """Every monster is gone."""
    game.monsters.clear()
    game.groups.clear()


def put(game: Game, *squares: str) -> None:
    """Zombies on these squares."""
    for square in squares:
        put_near(game, "zombie", Square.parse(square), master=False)


def test_the_lever_drops_the_gate() -> None:
    """The gate stands open until the lever is used; then it is shut and locked, and the hunters go there."""
    game, hero = at("N5")
    assert game.board.doors["gate"].open
    hunters = game.cast["hunters"]
    assert Square.parse("V4") in game.orders[hunters].march

    perform(game, UseElement(hero=hero, element="lever", use="lower"))

    assert not game.board.doors["gate"].open
    assert game.board.doors["gate"].locked
    assert Square.parse("L4") in game.orders[hunters].march


def test_the_gate_can_be_raised_when_nobody_is_outside() -> None:
    """Raising the gate is not even shown while hunters are about; then it opens once more."""
    game, hero = at("N5")
    perform(game, UseElement(hero=hero, element="lever", use="lower"))
    lift = UseElement(hero=hero, element="lever", use="raise")

    refused = explain(game, lift)
    alone(game)
    perform(game, lift)

    assert refused is not None
    assert refused.code == "no_such_use"
    assert game.board.doors["gate"].open


def test_foes_batter_a_shut_gate_down() -> None:
    """Each foe in front of the shut gate breaks a bar at the end of the round; without bars it is open for good."""
    game, hero = at("N5")
    perform(game, UseElement(hero=hero, element="lever", use="lower"))
    alone(game)
    put(game, "L4", "L5")
    game.variables["bars"] = 3

    end_round(game, 1)
    assert (game.variables["bars"], game.board.doors["gate"].open) == (1, False)
    end_round(game, 1)

    assert game.board.doors["gate"].open
    assert explain(game, UseElement(hero=hero, element="lever", use="lower")) is not None


def test_foes_in_the_glow_take_the_light() -> None:
    """Each foe in the glow at the end of a round costs one measure, whatever it does there."""
    game, _ = at("T4", light=5)
    alone(game)
    put(game, "U3", "W6", "T3")

    end_round(game, 1)

    assert game.variables["light"] == 3


def test_the_last_measure_loses_the_quest() -> None:
    """At no light the quest is lost, even at the end of the last round."""
    game, _ = at("T4", light=1)
    alone(game)
    put(game, "U3")

    end_round(game, 7)

    assert ending(game) == ("lost", "dark")


def test_oil_feeds_the_flame() -> None:
    """A can of oil is two measures of light; without oil there is nothing to feed."""
    game, hero = at("V5", light=3, oil=1)
    feed = UseElement(hero=hero, element="lantern", use="feed")

    perform(game, feed)
    refused = explain(game, feed)

    assert (game.variables["light"], game.variables["oil"]) == (5, 0)
    assert refused is not None
    assert refused.code == "use_not_now"


def test_there_is_oil_in_the_sacristy() -> None:
    """Whoever searches the sacristy finds a can of oil besides."""
    game, hero = at("X5")

    perform(game, Search(hero=hero, token="sacristy"))

    assert game.variables["oil"] == 1


@pytest.mark.parametrize(("wedged", "number"), [(0, 2), (1, 3)])
def test_a_wedged_trapdoor_holds_a_round_longer(wedged: int, number: int) -> None:
    """The dead of the catacomb come at the end of round 2, or of round 3 if the bier stands on the trapdoor."""
    game, _ = at("T4", wedged=wedged)
    alone(game)

    end_round(game, number - 1)
    assert "catacomb" not in game.board.areas
    end_round(game, number)

    assert "catacomb" in game.board.areas
    assert Square.parse("V4") in game.orders[game.cast["risen"]].march


@pytest.mark.parametrize(("held", "number"), [(0, 3), (1, 5)])
def test_a_second_grille_holds_two_rounds_longer(held: int, number: int) -> None:
    """The founders come at the end of round 3, or of round 5 behind the second grille."""
    game, _ = at("T4", crypt_held=held, wedged=1)
    alone(game)

    end_round(game, number - 1)
    assert "crypt" not in game.board.areas
    end_round(game, number)

    assert "crypt" in game.board.areas


# The oil seller -----------------------------------------------------------------------------------------------


def knocking(*, trusted: bool, in_hall: bool) -> tuple[Game, Question]:
    """The question at the beginning of round 3, with the gate shut."""
    game, hero = at("N5")
    game.campaign_variables["trusted_miller"] = int(trusted)
    perform(game, UseElement(hero=hero, element="lever", use="lower"))
    alone(game)
    if not in_hall:
        game.heroes[hero].squares = (Square.parse("X6"),)
    end_round(game, 2)
    assert game.question is not None
    return game, game.question


@pytest.mark.parametrize("trusted", [False, True])
def test_only_a_trusted_miller_knows_the_hatch(trusted: bool) -> None:
    """The hatch is offered to whoever trusted the miller; the others don't even read of it."""
    _, question = knocking(trusted=trusted, in_hall=True)

    assert (question.option("hatch") is not None) is trusted
    assert "hatch" not in question.about["closed"]


@pytest.mark.parametrize("in_hall", [False, True])
def test_a_rope_needs_hands(in_hall: bool) -> None:
    """The rope is always shown, but greyed while no hero is in the hall."""
    _, question = knocking(trusted=False, in_hall=in_hall)

    assert (question.option("rope") is not None) is in_hall
    assert ("rope" in question.about["closed"]) is not in_hall


@pytest.mark.parametrize(
    ("option", "oil", "opened"), [("let_in", 2, True), ("hatch", 2, False), ("turn_away", 0, False)]
)
def test_oil_has_its_price(option: str, oil: int, opened: bool) -> None:
    """Letting her in brings oil and opens the gate; the hatch costs nothing; turning her away brings nothing."""
    game, question = knocking(trusted=True, in_hall=True)

    perform(game, Answer(hero=question.owner, question=question.number, option=option))

    assert game.variables["oil"] == oil
    assert game.board.doors["gate"].open is opened
