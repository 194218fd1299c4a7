"""The Glass Lake: ice that breaks in stretches, markers that gain time, and an ember to carry."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import EndTurn, Move, TakeTurn
from bot.descent.rules.play import perform
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from tests.descent.quests.golden import choosing, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    fell_a_hero,
    happen,
    nobody_about,
    offered,
    open_doors,
    options,
    staged,
)

QUEST = "glass_lake"


@cache
def crossed() -> Game:
    """Two heroes, roped together, get across."""
    return play_golden("glass_lake_won", QUEST, choosing("roped"), "won", heroes=2)


@cache
def swallowed() -> Game:
    """Two heroes admire the view."""
    return play_golden("glass_lake_lost", QUEST, idle, "lost", heroes=2)


def on_the_ice(order: str = "spread", heroes: int = 2, **kept: int) -> Game:
    """The party has set out in this order, and nobody else is about."""
    game = staged(QUEST, heroes, **kept)
    choose(game, order)
    nobody_about(game)
    return game


def stand(game: Game, *squares: str) -> None:
    """The heroes stand on these squares."""
    for hero, square in zip(game.heroes.values(), squares, strict=True):
        hero.squares = (Square.parse(square),)


def pass_turn(game: Game, hero: Hero) -> None:
    """The hero takes its turn, and does nothing."""
    perform(game, TakeTurn(hero=hero.id))
    perform(game, EndTurn(hero=hero.id))


def test_the_party_gets_across() -> None:
    """Automatic heroes reach the far shore."""
    assert crossed().outcome == "won"


def test_whoever_waits_is_swallowed() -> None:
    """Heroes who do nothing lose."""
    assert swallowed().outcome == "lost"


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    slow = on_the_ice()
    happen(slow, {"do": "open_door", "door": "house_door"})
    happen(slow, *({"do": "fire", "event": event} for event in ("ember_taken", "ember_ashore")))
    fell_a_hero(slow)
    for number in (2, 4, 5, 7, 9):
        end_round(slow, number)
    games = [crossed(), swallowed(), slow]

    assert never_fired(QUEST, games) == []


@pytest.mark.parametrize(
    ("number", "gone"),
    [(2, []), (3, ["near_gone"]), (5, ["near_gone", "middle_gone"]), (7, ["near_gone", "middle_gone", "far_gone"])],
)
def test_the_ice_breaks_in_stretches(number: int, gone: list[str]) -> None:
    """First the near ice goes, then the middle, then the far ice."""
    game = on_the_ice()

    end_round(game, number)

    assert [name for name in ("near_gone", "middle_gone", "far_gone") if game.variables[name]] == gone


def test_a_rope_gains_a_round() -> None:
    """Roped together, the middle of the lake carries the party a round longer."""
    game = on_the_ice("roped")

    end_round(game, 5)

    assert not game.variables["middle_gone"]


def test_a_marker_is_set_once() -> None:
    """Once a marker stands there is nothing left to do with it."""
    game = on_the_ice()
    before = offered(game, "first_marker")

    assign(game, first_set=1)

    assert before == ["set_first", "ram_first"]
    assert offered(game, "first_marker") == []


def test_broken_ice_bites() -> None:
    """Whoever ends rounds where the ice is gone gets hurt sooner or later; whoever is ahead of it does not."""
    game = on_the_ice()
    stand(game, "C10", "I10")
    assign(game, near_gone=1)
    slow, quick = game.heroes.values()

    for _ in range(8):
        nobody_about(game)
        end_round(game, 1)

    assert slow.damage > 0
    assert quick.damage == 0


def test_hounds_follow() -> None:
    """At the end of round 2 barghests come from where the party came from."""
    game = on_the_ice(heroes=3)

    end_round(game, 2)

    assert {monster.monster for monster in game.monsters.values()} == {"barghest"}


@pytest.mark.parametrize(("lives", "offers"), [(1, True), (0, False)])
def test_tobin_leads_if_he_lives(lives: int, offers: bool) -> None:
    """The lightest may go first; only if he is there."""
    assert ("tobin_first" in options(staged(QUEST, tobin_lives=lives))) is offers


@pytest.mark.parametrize(("ember", "reason"), [(0, "across"), (1, "with_ember")])
def test_all_who_stand_must_be_ashore(ember: int, reason: str) -> None:
    """The quest is won once everybody who is on their feet stands on the shore."""
    game = on_the_ice("tobin_first")
    assign(game, ember_out=ember)
    stand(game, "O2", "C10")
    first, second = game.heroes.values()
    pass_turn(game, first)
    one_is_missing = game.outcome
    stand(game, "O2", "P1")

    pass_turn(game, second)

    assert one_is_missing is None
    assert ending(game) == ("won", reason)


def test_the_ember_is_carried_ashore() -> None:
    """Whoever carries the fishers' ember to the shore has saved it for the campaign."""
    game = on_the_ice("tobin_first", embers_saved=2)
    open_doors(game, "house_door")
    nobody_about(game)
    stand(game, "O5", "C10")
    bearer, _ = game.heroes.values()
    happen(game, {"do": "carry", "token": "ember_pot", "who": bearer.id})
    perform(game, TakeTurn(hero=bearer.id))

    perform(game, Move(hero=bearer.id, to=Square.parse("O3")))

    assert game.variables["ember_out"] == 1
    assert game.campaign_variables["embers_saved"] == 3


@pytest.mark.parametrize(("number", "outcome"), [(8, None), (9, "lost")])
def test_the_lake_does_not_wait(number: int, outcome: str | None) -> None:
    """Without rope or markers the lake swallows whoever is on it at the end of round 9."""
    game = on_the_ice()

    end_round(game, number)

    assert game.outcome == outcome
