"""Merick Below: his two volumes, his best specimen, and the abbess in the ice."""

from functools import cache

import pytest

from bot.descent.commands import Command, UseElement
from bot.descent.state.game import Game
from tests.descent.quests.golden import automatic, choosing, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    fell_a_hero,
    foe,
    hurt,
    nobody_about,
    offered,
    open_doors,
    options,
    staged,
    turn_at,
    use,
)

QUEST = "merick_below"
MERICK = "lord_merick_farrow"


def burns_books(game: Game) -> Command | None:
    """A player who reads nothing by Lord Merick."""
    command = automatic(game)
    if isinstance(command, UseElement) and command.use.startswith("read_"):
        return command.model_copy(update={"use": command.use.replace("read_", "burn_")})
    return command


@cache
def lecture_ends() -> Game:
    """Two heroes burn both volumes and break Lord Merick off in the middle of a word."""
    return play_golden("merick_below_won", QUEST, choosing("silence", burns_books), "won", heroes=2)


@cache
def lecture_is_concluded() -> Game:
    """Three heroes listen."""
    return play_golden("merick_below_lost", QUEST, idle, "lost", heroes=3)


def theatre(heroes: int = 3, wounds: int = 0, flame: int = 1, insight: int = 0, **kept: int) -> Game:
    """The wall of ice is down: Lord Merick waits for an answer, if there is more to say than nothing."""
    game = staged(QUEST, heroes, {MERICK: wounds} if wounds else None, **kept)
    nobody_about(game)
    assign(game, insight=insight, flame_volume=flame)
    open_doors(game, "chasm_door")
    nobody_about(game)
    open_doors(game, "ice_wall")
    return game


def test_merick_is_stopped() -> None:
    """Automatic heroes defeat Lord Merick, and save the ember that thawed his ink."""
    game = lecture_ends()

    assert game.outcome == "won"
    assert game.fallen[MERICK] == 1
    assert game.campaign_variables["embers_saved"] == 1


def test_whoever_listens_to_the_end_loses() -> None:
    """Heroes who do nothing lose."""
    assert lecture_is_concluded().outcome == "lost"


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    fought = theatre()
    hurt(fought, MERICK, 6)
    hurt(fought, "specimen_nine", 30)
    fell_a_hero(fought)
    assign(fought, flame_volume=0, grave_volume=0, abbess_free=1)
    hacked, late = staged(QUEST), staged(QUEST)
    open_doors(hacked, "shrine_door", "chasm_door")
    end_round(hacked, 1)
    assign(hacked, blows=3)
    end_round(late, 11)
    end_round(late, 13)
    games = [lecture_ends(), lecture_is_concluded(), fought, hacked, late]

    assert never_fired(QUEST, games) == []


@pytest.mark.parametrize(("flame", "pyre"), [(1, True), (0, False)])
def test_the_red_volume_is_his_fire(flame: int, pyre: bool) -> None:
    """Once it is burned, neither his pyre nor his hex come any more."""
    game = theatre(flame=flame)
    cards = game.orders[MERICK].cards if MERICK in game.orders else []

    assert (not cards) is pyre
    assert f"{MERICK}_pyre" not in cards


@pytest.mark.parametrize(("grave", "risen"), [(1, 1), (0, 0)])
def test_the_white_volume_is_his_dead(grave: int, risen: int) -> None:
    """While it exists one of the dead gets up every second round; then none."""
    game = theatre()
    nobody_about(game)
    assign(game, grave_volume=grave)

    end_round(game, 3)

    assert sum(monster.monster == "zombie" for monster in game.monsters.values()) == risen
    assert ("fresh_dead" in game.rules_in_force) is bool(grave)


def test_burning_needs_no_test() -> None:
    """A hero beside a volume burns it for an action, and nobody can read it after that."""
    game = staged(QUEST)
    nobody_about(game)
    open_doors(game, "shrine_door")
    hero = turn_at(game, "J5")

    use(game, hero, "flame_notes", "burn_flame")

    assert game.variables["flame_volume"] == 0
    assert offered(game, "flame_notes") == []


@pytest.mark.parametrize(
    ("insight", "oath", "answers"),
    [
        (0, 0, []),
        (1, 0, ["silence", "correct_him"]),
        (0, 1, ["silence", "quote_oath"]),
    ],
)
def test_knowledge_gives_answers(insight: int, oath: int, answers: list[str]) -> None:
    """Who has read his book may correct him, who knows the oath may quote it."""
    assert options(theatre(insight=insight, oath_read=oath)) == answers


def test_a_mistake_hurts() -> None:
    """With both volumes read, his mistake costs him a heart for each hero."""
    game = theatre(4, insight=2)

    choose(game, "correct_him")

    assert foe(game, MERICK).damage == 4


def test_the_oath_stuns_him() -> None:
    """The line nobody told him of leaves him stunned."""
    game = theatre(oath_read=1)

    choose(game, "quote_oath")

    assert foe(game, MERICK).conditions == ["stunned"]


def test_he_comes_with_his_wounds() -> None:
    """What he suffered on the bridge he still has."""
    assert foe(theatre(wounds=3), MERICK).damage == 3


def test_the_specimen_chokes_the_air() -> None:
    """At half his health he brings out Specimen Nine; while it stands nobody may rest."""
    game = theatre()

    hurt(game, MERICK, 6)
    with_it = "breath" in game.rules_in_force
    hurt(game, "specimen_nine", 30)

    assert with_it
    assert "breath" not in game.rules_in_force


@pytest.mark.parametrize(("freed", "reason"), [(1, "with_abbess"), (0, "alone")])
def test_the_abbess_decides_how_it_ends(freed: int, reason: str) -> None:
    """The abbey stands only if its abbess was freed."""
    game = theatre()
    assign(game, abbess_free=freed)

    hurt(game, MERICK, 40)

    assert ending(game) == ("won", reason)
    assert game.campaign_variables["abbey_stands"] == freed


@pytest.mark.parametrize(("number", "outcome"), [(12, None), (13, "lost")])
def test_the_lecture_has_an_end(number: int, outcome: str | None) -> None:
    """On normal Lord Merick concludes at the end of round 13."""
    game = staged(QUEST)

    end_round(game, number)

    assert game.outcome == outcome
