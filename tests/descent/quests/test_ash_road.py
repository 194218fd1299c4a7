"""The Ash Road: the chase, won and lost, and how Splig gets away with what he has suffered."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import Answer, Command, PickUp
from bot.descent.content.library import library
from bot.descent.quest.events import GroupOrdered
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.rules.harm import Suffer
from bot.descent.rules.play import perform
from bot.descent.rules.steps import Question, push, run
from bot.descent.rules.turns import EndRound
from bot.descent.rules.walking import Put
from bot.descent.state.game import Game
from bot.descent.words import words
from bot.descent.words.tellers import narrate
from tests.descent.quests.golden import PARTY, choosing, idle, never, never_fired, play_golden

QUEST = "ash_road"


def takes_the_heart(command: Command) -> bool:
    """Whether the ember heart would be picked up."""
    return isinstance(command, PickUp)


@cache
def bargain() -> Game:
    """Two heroes let Splig run for the heart, and bring it to the coffer."""
    return play_golden(
        "ash_road_won",
        QUEST,
        choosing("let_him_go"),
        "won heart_home",
        fires=["ambush_at_the_bend"],
        where=lambda game: game.campaign_variables["splig_fled"] == 1,
        heroes=2,
    )


@cache
def no_mercy() -> Game:
    """Three heroes take the goat path, and fight Splig to the end."""
    player = choosing("goat_path", choosing("no_mercy"))
    return play_golden("ash_road_no_mercy", QUEST, player, "won heart_home", heroes=3)


@cache
def left_lying() -> Game:
    """Two heroes get the heart from Splig, and nobody wants to touch it."""
    player = choosing("let_him_go", never(takes_the_heart))
    return play_golden("ash_road_cold", QUEST, player, "lost cold", heroes=2)


@cache
def outrun() -> Game:
    """Two heroes never leave the camp."""
    return play_golden("ash_road_lost", QUEST, idle, "lost escaped", heroes=2)


GAMES = (bargain, no_mercy, left_lying, outrun)


def ending(game: Game) -> tuple[str | None, str | None]:
    """How it ended, and why."""
    return game.outcome, game.ending.reason if game.ending is not None else None


def test_the_heart_comes_home() -> None:
    """The heart in the coffer wins the quest; Splig, who gave it up, has fled with his wounds."""
    game = bargain()

    assert ending(game) == ("won", "heart_home")
    assert game.campaign_variables["heart_won"] == game.campaign_variables["splig_fled"] == 1
    assert game.wounds["splig"] >= 6


def test_a_dead_captain_stays_dead() -> None:
    """Whoever refuses the bargain and defeats Splig has fame for it, and he does not come back."""
    game = no_mercy()

    assert ending(game) == ("won", "heart_home")
    assert game.campaign_variables["splig_dead"] == 1
    assert game.campaign_variables["splig_fled"] == 0
    assert "splig" not in game.wounds


def test_a_heart_left_lying_goes_cold() -> None:
    """At the end of round 12 it is too late."""
    assert ending(left_lying()) == ("lost", "cold")
    assert left_lying().round == 12
    assert left_lying().campaign_variables["heart_won"] == 0


def test_splig_gets_away() -> None:
    """Nobody stops Splig: he reaches the far end with the heart, and the quest is lost."""
    game = outrun()

    assert ending(game) == ("lost", "escaped")
    assert game.campaign_variables["splig_fled"] == 1
    assert not game.monsters.keys() & {"splig_1"}
    assert game.wounds["splig"] == 0


def test_every_event_comes_to_pass() -> None:
    """Between these games, and one of a party that trusted the miller, every event of the quest fires."""
    assert never_fired(QUEST, [*(game() for game in GAMES), begun(trusted_miller=1)]) == []


# The beginning ------------------------------------------------------------------------------------------------


def begun(option: str | None = None, *, wounds: int = 0, **campaign: int) -> Game:
    """A game of two heroes who chose this way, with these campaign variables."""
    party = [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:2]]
    baggage = Baggage(variables=campaign, wounds={"splig": wounds} if wounds else {})
    game, _ = start_quest(QUEST, party, seed="road", baggage=baggage)
    choose(game, option or "follow")
    return game


def asked(**campaign: int) -> Question:
    """The question before the first round, with these campaign variables."""
    party = [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:2]]
    game, _ = start_quest(QUEST, party, seed="road", baggage=Baggage(variables=campaign))
    assert game.question is not None
    return game.question


def choose(game: Game, option: str) -> None:
    """The party decides."""
    question = game.question
    assert question is not None
    perform(game, Answer(hero=question.owner, question=question.number, option=option))


@pytest.mark.parametrize("trusted", [0, 1])
def test_the_goat_path_is_for_those_who_pressed_the_miller(trusted: int) -> None:
    """Who took the miller's word sees the goat path greyed: he told them nothing."""
    question = asked(trusted_miller=trusted)

    assert (question.option("goat_path") is None) is bool(trusted)
    assert ("goat_path" in question.about["closed"]) is bool(trusted)


@pytest.mark.parametrize("bright", [0, 1])
def test_the_horn_is_for_those_who_kept_the_lantern(bright: int) -> None:
    """The horn is offered where the lantern burned brightly; the others don't even read of it."""
    question = asked(lantern_bright=bright)

    assert (question.option("horn") is not None) is bool(bright)
    assert "horn" not in question.about["closed"]


def test_the_horn_thins_the_archers() -> None:
    """The people of the lantern hit each archer for two hearts: the minions fall."""
    assert [monster.master for monster in archers(begun("horn", lantern_bright=1))] == [True]
    assert len(archers(begun())) == 3


def archers(game: Game) -> list[object]:
    """The goblins of the camp."""
    return [monster for monster in game.monsters.values() if monster.monster == "goblin_archer"]


def test_the_goat_path_saves_time_and_costs_breath() -> None:
    """It leads into the ditch beside the camp, for one fatigue each."""
    heroes = begun("goat_path").heroes.values()

    assert all(hero.square in library().quests[QUEST].squares("ditch") for hero in heroes)
    assert [hero.fatigue for hero in heroes] == [1, 1]


def test_a_betrayed_party_is_expected() -> None:
    """The miller warned Splig: more foes lie in wait for those who trusted him."""
    assert "lurkers" in begun(trusted_miller=1).cast
    assert "lurkers" not in begun().cast


def test_splig_remembers_his_wounds() -> None:
    """What he fled with in an earlier fight he still has."""
    assert begun(wounds=3).monsters["splig_1"].damage == 3
    assert begun().monsters["splig_1"].damage == 0


# The chase ----------------------------------------------------------------------------------------------------


def move_splig(game: Game, square: str) -> None:
    """Splig comes to a square."""
    push(game, Put(figure="splig_1", squares=(Square.parse(square),)))
    run(game)


def hurt_splig(game: Game, hearts: int) -> None:
    """Splig suffers hearts."""
    push(game, Suffer(figure="splig_1", amount=hearts, source="test"))
    run(game)


def test_the_road_unfolds_as_he_runs() -> None:
    """Each part of the road comes into view when Splig gets to it; at the bend he stops for breath."""
    game = begun()
    assert game.board.areas == ["camp", "ford"]
    assert game.monsters["splig_1"].carried == ["heart"]

    move_splig(game, "Y3")
    assert game.board.areas == ["camp", "ford", "stream"]
    assert game.orders["splig"].idle
    move_splig(game, "Y9")

    assert game.board.areas == ["camp", "ford", "stream", "pass"]
    assert Square.parse("AC13") in game.orders["splig"].march


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "**Splig** se met en marche."), ("en", "**Splig** is on the march.")]
)
def test_a_lieutenant_is_told_of_in_the_singular(language: str, told: str) -> None:
    """Splig alone is his whole group: he runs, they don't."""
    story = narrate(words(language), [GroupOrdered(group="splig", order="march")], None)

    assert any(told in line for line in story.lines)


def test_a_blow_makes_him_run_again() -> None:
    """Hurt for as many hearts as there are heroes, Splig does not finish his sausage."""
    game = begun()
    move_splig(game, "Y3")

    hurt_splig(game, 2)

    assert not game.orders["splig"].idle
    assert Square.parse("Y10") in game.orders["splig"].march


def test_he_runs_again_in_any_case() -> None:
    """After two rounds at the bend, with two heroes, Splig runs on."""
    game = begun()
    move_splig(game, "Y3")

    for number in (2, 3):
        assert game.orders["splig"].idle
        game.round = number
        push(game, EndRound())
        run(game)

    assert not game.orders["splig"].idle


def test_the_bargain_leaves_the_heart() -> None:
    """Let go, Splig flees with his wounds; the heart stays, the gate opens, and ash begins to fall."""
    game = begun()

    hurt_splig(game, 6)
    choose(game, "let_him_go")

    assert game.wounds["splig"] == 6
    assert game.board.tokens["heart"].square is not None
    assert game.board.doors["toll_gate"].open
    assert "ash_fall" in game.rules_in_force


def test_a_captain_who_falls_beside_the_coffer_is_dead() -> None:
    """Splig is defeated where the coffer stands: the heart is home at once, and he does not come back."""
    game = begun()
    move_splig(game, "S3")

    hurt_splig(game, 7)

    assert ending(game) == ("won", "heart_home")
    assert game.campaign_variables["splig_dead"] == 1


def test_no_bargain_makes_him_fight() -> None:
    """Refused, Splig keeps the heart and follows his two angriest cards."""
    game = begun()

    hurt_splig(game, 6)
    choose(game, "no_mercy")

    assert game.monsters["splig_1"].carried == ["heart"]
    assert game.orders["splig"].cards == ["splig_tantrum", "splig_royal_belly"]
