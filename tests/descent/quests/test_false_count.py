"""The three chapters of the False Count: what one leaves to the next, and two games of each (CMP-03)."""

from functools import cache

import pytest

from bot.descent.quest.expressions import Expression
from bot.descent.quest.scope import holds
from bot.descent.state.game import Game
from tests.descent.quests.golden import choosing, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    foe,
    happen,
    hurt,
    nobody_about,
    offered,
    open_doors,
    options,
    staged,
    turn_at,
    use,
    waiting,
)

QUESTS = ["six_at_table", "fair_copy", "head_count"]
PEOPLE = ["chandler", "teacher", "ringer", "midwife", "lighter"]


@cache
def won(quest: str) -> Game:
    """Three automatic heroes play it well; where there is a child to keep, they keep it."""
    return play_golden(f"{quest}_won", quest, choosing("keep"), "won", heroes=3)


@cache
def lost(quest: str) -> Game:
    """Two heroes look on."""
    return play_golden(f"{quest}_lost", quest, idle, "lost", heroes=2)


@pytest.mark.parametrize("quest", QUESTS)
def test_it_can_be_won_and_lost(quest: str) -> None:
    """Heroes who do what the goals say win, those who do nothing lose."""
    assert won(quest).outcome == "won"
    assert lost(quest).outcome == "lost"


# Six at Table -----------------------------------------------------------------------------------------------------


def table(heroes: int = 3) -> Game:
    """All doors of the bakery stand open, and nobody but the family is at home."""
    game = staged("six_at_table", heroes)
    open_doors(game, "shop_door", "yard_door", "loft_door")
    nobody_about(game)
    return game


def found(game: Game) -> None:
    """The sixth is picked up, and the iron is in the house."""
    assign(game, met_six=1, iron_here=1)


def test_all_six_may_get_away() -> None:
    """Whoever keeps the sixth and loses nobody is paid for it, and the campaign remembers the child."""
    game = table()
    found(game)
    choose(game, "keep")
    happen(game, {"do": "set", "variable": "out", "to": "3"}, {"do": "fire", "event": "reckoning"})

    assert ending(game) == ("won", "all_six")


def test_the_sixth_can_be_handed_over() -> None:
    """Then the iron goes home, the chair is filled by others, two of the family are enough, and Six is not kept."""
    game = table()
    end_round(game, 2)
    assert game.groups.get("ironbound") is not None
    found(game)
    assert options(game) == ["keep", "give"]
    choose(game, "give")

    assert not [monster for monster in game.monsters.values() if monster.monster == "ironbound"]
    assert [monster for monster in game.monsters.values() if monster.monster == "changeling"]
    assign(game, out=2)
    happen(game, {"do": "fire", "event": "reckoning"})
    assert ending(game) == ("won", "rounded_down")
    assert not game.campaign_variables.get("six_kept")


def test_who_is_left_alone_is_counted() -> None:
    """A room with a monster and no hero is no place for a villager; two of the family lost, and all is lost."""
    game = table()
    for square in ("C4", "F4"):
        happen(game, {"do": "spawn", "monster": "changeling", "near": square, "minions": {3: 1}})

    end_round(game, 4)

    assert game.variables["taken"] == 2
    assert ending(game) == ("lost", "struck_out")


# The Fair Copy ----------------------------------------------------------------------------------------------------


def below(theft: str = "key") -> Game:
    """Three heroes stand in the counter hall with what Perpetua stole."""
    game = staged("fair_copy", 3)
    choose(game, theft)
    return game


def test_both_bolts_open_the_vault() -> None:
    """One of them is not enough; with both the vault is no longer locked."""
    game = below()
    assign(game, day_drawn=1)
    open_doors(game, "archive_door")
    assert holds(game, Expression("locked(vault_door)"))
    assign(game, night_drawn=1)
    assert not holds(game, Expression("locked(vault_door)"))


def test_noise_calls_the_iron_from_its_beat() -> None:
    """It goes to and fro between the shelves until something is broken."""
    quiet, loud = below(), below("whistle")
    assert waiting(loud, "rat_swarm")
    for game in (quiet, loud):
        open_doors(game, "archive_door")
    assert quiet.orders["ironbound"].march
    end_round(quiet, 2)
    assert quiet.orders["ironbound"].march
    assign(loud, noise=1)
    assert "ironbound" not in loud.orders


def test_the_register_is_corrected_or_burnt() -> None:
    """Three lines restore the names; the campaign remembers which of the two it was."""
    corrected, burnt = below(), below()
    assign(corrected, lines=3)
    happen(burnt, {"do": "set", "variable": "register_burnt", "to": "1"}, {"do": "win", "reason": "burnt"})

    assert ending(corrected) == ("won", "corrected")
    assert corrected.campaign_variables["names_back"] == 1
    assert ending(burnt) == ("won", "burnt")


# The Head Count ---------------------------------------------------------------------------------------------------


def roll(**kept: int) -> Game:
    """Midnight, after a campaign that kept this."""
    return staged("head_count", 3, None, **kept)


def hearts_lost(game: Game, kind: str) -> int:
    """What figures of a kind have suffered."""
    return sum(monster.damage for monster in game.monsters.values() if monster.monster == kind)


def test_the_kept_child_speaks_and_the_given_one_fights() -> None:
    """Six hushes the reader and his iron for a round; whoever gave it away meets it among the borrowed faces."""
    kept, given = roll(six_kept=1), roll()

    assert foe(given, "sixth").monster == "changeling"
    assert "sixth" not in [monster.name for monster in kept.monsters.values()]
    nobody_but_rylan(kept)
    end_round(kept, 2)
    assert waiting(kept, "ironbound")
    assert kept.variables["hushed"] == 1
    end_round(kept)
    assert kept.variables["hushed"] == 0
    assert kept.variables["struck"] == 0


def nobody_but_rylan(game: Game) -> None:
    """Nobody is there who could hurt a hero but the reader and his iron, who wait."""
    happen(
        game, {"do": "remove_figure", "who": "changeling"}, {"do": "behave", "group": "rylan_olliven", "idle": True}
    )
    happen(game, {"do": "behave", "group": "ironbound", "idle": True})


def test_the_register_is_remembered() -> None:
    """Burnt, it leaves the iron battered; corrected, it has the ringer answer at once."""
    assert hearts_lost(roll(register_burnt=1), "ironbound") == 3
    assert hearts_lost(roll(), "ironbound") == 0
    assert roll(names_back=1).variables["answered"] == 1
    assert offered(roll(names_back=1), "ringer") == []
    assert offered(roll(), "ringer") == ["call_ringer"]


def test_three_answers_call_the_city() -> None:
    """Then the iron lies down; what is left is the reader."""
    game = roll()
    for _ in range(3):
        happen(game, {"do": "fire", "event": "answer"})
    assert not [monster for monster in game.monsters.values() if monster.monster == "ironbound"]
    hurt(game, "rylan_olliven", 40)
    assert ending(game) == ("won", "silenced")


def test_three_struck_out_are_a_majority() -> None:
    """Each name read out that nobody answers to becomes a changeling; with three of them the city is another."""
    game = roll()
    before = len(game.monsters)
    happen(game, {"do": "fire", "event": "reads_chandler"})
    assert len(game.monsters) == before + 1
    happen(game, {"do": "fire", "event": "reads_midwife"}, {"do": "fire", "event": "reads_ringer"})
    assert ending(game) == ("lost", "quorum")


def test_rylan_may_sign() -> None:
    """Cornered, in a city that answers, with a corrected register, he may be made one name among others."""
    proud, beaten = roll(), roll(names_back=1)
    assign(beaten, answered=3)
    for game in (proud, beaten):
        hurt(game, "rylan_olliven", 9)
    assert options(proud) == []
    choose(beaten, "sign")
    assert ending(beaten) == ("won", "signed")
    assert beaten.campaign_variables["rylan_signed"] == 1


def test_a_townsman_answers_to_a_hero() -> None:
    """A willpower test beside somebody who has not answered yet is what it takes, or the price of another try."""
    game = roll()
    nobody_about(game)
    hero = turn_at(game, "G6")
    use(game, hero, "chandler", "call_chandler")
    assert game.variables["answered"] + hero.fatigue == 1


# All of it --------------------------------------------------------------------------------------------------------


def played_further(quest: str) -> list[Game]:
    """Moments the golden games may not come to."""
    if quest == "six_at_table":
        games = [table(), table(), table(), table()]
        happen(games[0], {"do": "spawn", "monster": "changeling", "near": "C4", "minions": {3: 1}})
        end_round(games[0], 4)
        happen(games[1], {"do": "spawn", "monster": "changeling", "near": "D10", "minions": {3: 1}})
        happen(games[1], {"do": "spawn", "monster": "rat_swarm", "near": "G4", "minions": {3: 1}})
        end_round(games[1], 3)
        end_round(games[2], 7)
        end_round(games[2], 8)
        found(games[3])
        return games
    if quest == "fair_copy":
        quiet, loud, late, right = below(), below(), below("whistle"), below()
        open_doors(quiet, "archive_door", "grate")
        end_round(quiet, 2)
        end_round(quiet, 3)
        open_doors(loud, "archive_door")
        assign(loud, noise=1, day_drawn=1)
        end_round(loud, 5)
        assign(loud, night_drawn=1)
        open_doors(loud, "vault_door")
        end_round(late, 2)
        end_round(late, 9)
        end_round(late, 10)
        assign(right, lines=3)
        return [quiet, loud, late, right]
    kept, given, read = roll(six_kept=1), roll(), [roll(), roll(), roll()]
    nobody_but_rylan(kept)
    end_round(kept, 2)
    end_round(kept)
    for number, who in enumerate(PEOPLE):
        happen(read[number // 2], {"do": "fire", "event": f"reads_{who}"})
    hurt(given, "sixth", 40)
    open_doors(given, "cloister_door")
    for _ in range(3):
        happen(given, {"do": "fire", "event": "answer"})
    hurt(given, "rylan_olliven", 5 * 3 - 6)
    hurt(given, "rylan_olliven", 40)
    return [kept, given, *read]


@pytest.mark.parametrize("quest", QUESTS)
def test_every_event_comes_to_pass(quest: str) -> None:
    """Between the golden games and what is staged here every event fires."""
    assert never_fired(quest, [won(quest), lost(quest), *played_further(quest)]) == []


def test_the_golden_game_keeps_the_child() -> None:
    """In the game that is won the sixth gets away too."""
    assert won("six_at_table").campaign_variables["six_kept"] == 1
