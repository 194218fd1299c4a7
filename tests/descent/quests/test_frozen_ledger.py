"""The Frozen Ledger: the heist, its sleepers, and what a book under the ice is worth."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import Command, PickUp
from bot.descent.rules.play import perform
from bot.descent.state.game import Game
from tests.descent.quests.golden import choosing, never, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    fell_a_hero,
    happen,
    hurt,
    nobody_about,
    offered,
    open_doors,
    staged,
    turn_at,
    use,
    waiting,
)

QUEST = "frozen_ledger"


def takes_the_book(command: Command) -> bool:
    """Whether somebody would pick the ledger up."""
    return isinstance(command, PickUp)


@cache
def carried_out() -> Game:
    """Two heroes go softly, read the oath in the vault, and run with the book."""
    return play_golden("frozen_ledger_won", QUEST, choosing("softly"), "won known", heroes=2)


@cache
def left_behind() -> Game:
    """Two heroes find the book, and never dare to take it."""
    return play_golden("frozen_ledger_lost", QUEST, never(takes_the_book), "lost closed", heroes=2)


def in_the_vault(**kept: int) -> Game:
    """The vault stands open, nobody else is about, and the first hero is beside the ledger."""
    game = staged(QUEST, **kept)
    choose(game, "softly")
    open_doors(game, "writing_door", "vault_door")
    turn_at(game, "T4")
    return game


def take_ledger(game: Game) -> None:
    """The hero whose turn it is picks the ledger up."""
    assert game.turn is not None
    perform(game, PickUp(hero=game.turn.hero, token="ledger"))


def test_the_ledger_is_carried_out() -> None:
    """Automatic heroes steal the ledger, and the oath is read."""
    game = carried_out()

    assert ending(game) == ("won", "known")
    assert game.campaign_variables["oath_read"] == 1


def test_the_ice_closes_on_the_timid() -> None:
    """Whoever leaves the book where it is finds the ice shut in the end, and has read nothing."""
    game = left_behind()

    assert ending(game) == ("lost", "closed")
    assert game.campaign_variables["oath_read"] == 0


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    dropped = in_the_vault()
    nobody_about(dropped)
    take_ledger(dropped)
    choose(dropped, "run")
    fell_a_hero(dropped)
    hacked = staged(QUEST)
    choose(hacked, "storm_in")
    open_doors(hacked, "writing_door")
    assign(hacked, blows=3)
    assign(hacked, embers_saved=1)

    assert never_fired(QUEST, [carried_out(), left_behind(), dropped, hacked]) == []


@pytest.mark.parametrize(("plan", "idle"), [("softly", True), ("storm_in", False)])
def test_the_watch_sleeps_for_whoever_goes_softly(plan: str, idle: bool) -> None:
    """Soft steps leave the sentries idle; a storm wakes them, and hurts them first."""
    game = staged(QUEST)

    choose(game, plan)

    assert waiting(game, "goblin_archer") is idle
    assert any(monster.damage for monster in game.monsters.values()) is not idle


def test_a_wounded_sentry_wakes_the_others() -> None:
    """The first arrow ends the sleep of the watch."""
    game = staged(QUEST)
    choose(game, "softly")

    hurt(game, "goblin_archer", 1)

    assert game.variables["awake"] == 1
    assert not waiting(game, "goblin_archer")


def test_a_shamed_alric_has_fewer_sentries() -> None:
    """What happened at the muster thins the watch."""
    assert len(staged(QUEST, alric_shamed=1).monsters) < len(staged(QUEST).monsters)


@pytest.mark.parametrize(("owes", "shown"), [(0, False), (1, True)])
def test_garricks_chisel_is_for_his_friends(owes: int, shown: bool) -> None:
    """Only a party Garrick is indebted to has his chisel; the others don't read of it."""
    game = staged(QUEST, garrick_owes=owes)
    choose(game, "softly")
    open_doors(game, "writing_door")

    assert ("chisel" in offered(game, "vault_door")) is shown


@pytest.mark.parametrize(("gold", "fame"), [(25, 0), (0, 1)])
def test_the_clerk_has_a_key(gold: int, fame: int) -> None:
    """For gold or for a promise, the clerk's key opens the vault without a test."""
    game = staged(QUEST)
    choose(game, "softly")
    nobody_about(game)
    game.gold = gold
    open_doors(game, "cell_door", "writing_door")
    hero = turn_at(game, "H6")
    use(game, hero, "clerk", "ask_clerk")
    if gold:  # with nothing to pay a promise is all that is left, and nobody is asked
        choose(game, "pay")
    hero.squares = (Square.parse("P3"),)

    use(game, hero, "vault_door", "turn_key")

    assert game.board.doors["vault_door"].open
    assert (game.gold, game.fame) == (0, fame)


def test_an_ember_in_the_writing_room_is_saved() -> None:
    """Whoever lifts the ember from the stove has saved one more."""
    game = staged(QUEST, embers_saved=2)
    choose(game, "softly")
    nobody_about(game)
    open_doors(game, "writing_door")
    nobody_about(game)
    hero = turn_at(game, "N3")

    while "lift_ember" in offered(game, "ink_stove"):
        if game.turn is not None:
            game.turn.actions = 2
        use(game, hero, "ink_stove", "lift_ember")

    assert game.campaign_variables["embers_saved"] == 3


@pytest.mark.parametrize(("answer", "known", "reason"), [("run", 0, "out"), ("read_it", 1, "known")])
def test_reading_below_is_sure(answer: str, known: int, reason: str) -> None:
    """Read in the vault the oath is known at once, whether or not the book gets out; else only up the stair."""
    game = in_the_vault()
    nobody_about(game)
    take_ledger(game)

    choose(game, answer)
    before = game.campaign_variables["oath_read"]
    nobody_about(game)
    happen(game, {"do": "move_figure", "who": next(iter(game.heroes)), "to": ["A5"]})

    assert before == known
    assert "slick" in game.rules_in_force
    assert ending(game) == ("won", reason)


@pytest.mark.parametrize(("number", "outcome"), [(11, None), (12, "lost")])
def test_the_ice_keeps_its_time(number: int, outcome: str | None) -> None:
    """On normal the stair closes at the end of round 12, not before."""
    game = staged(QUEST)
    choose(game, "softly")

    end_round(game, number)

    assert game.outcome == outcome
