"""The side quests of boxes: a troll's cook, an insured village and an idol with five eyes (CMP-04, SET-07)."""

from functools import cache

import pytest

from bot.descent.content.library import library
from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.simulate.parties import ready_for
from bot.descent.state.game import Game
from tests.descent.quests.golden import PARTY, choosing, idle, never_fired, play_golden
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
    options,
    staged,
    turn_at,
    use,
    waiting,
)

QUESTS = {
    "trolls_cook": ("the_trollfens", "bolgoreth"),
    "insured_village": ("lair_of_the_wyrm", "valyndra"),
    "idols_eyes": ("labyrinth_of_ruin", "raythen_lieutenant"),
}
"""With the box each is of, and the lieutenant who is its guest."""


@cache
def won(quest: str) -> Game:
    """Three automatic heroes play it well; if there is a pot, they take it along."""
    return play_golden(f"{quest}_won", quest, choosing("take_pot"), "won", heroes=3)


@cache
def lost(quest: str) -> Game:
    """Two heroes look on."""
    return play_golden(f"{quest}_lost", quest, idle, "lost", heroes=2)


def rich(quest: str, gold: int = 100) -> Game:
    """Three heroes who could pay for things."""
    party = ready_for(quest, [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:3]])
    game, _ = start_quest(quest, party, seed="staged", baggage=Baggage(gold=gold))
    return game


@pytest.mark.parametrize("quest", QUESTS)
def test_it_can_be_won_and_lost(quest: str) -> None:
    """Heroes who do what the goals say win, others lose; a lieutenant of the quest's own box is there."""
    box, guest = QUESTS[quest]
    assert library().quests[quest].box == box
    assert library().lieutenants[guest].box == box
    for game, outcome in ((won(quest), "won"), (lost(quest), "lost")):
        assert game.outcome == outcome
        assert guest in {*game.groups, *game.wounds}, quest


# The Troll's Cook -------------------------------------------------------------------------------------------------


def untied(answer: str) -> Game:
    """The cook is on somebody's shoulder, and has got his answer."""
    game = rich("trolls_cook")
    hero = turn_at(game, "N8")
    happen(game, {"do": "carry", "token": "cook", "who": hero.id})
    if game.question is None:
        happen(game, {"do": "fire", "event": "cook_untied"})
    choose(game, answer)
    return game


def brought(game: Game, *tokens: str) -> Game:
    """These are at the road."""
    assign(game, **{f"{token}_home": 1 for token in tokens})
    happen(game, {"do": "fire", "event": "dinner"})
    return game


def test_the_troll_sleeps_until_he_has_a_reason() -> None:
    """He waits for his dinner; a blow wakes him, and so does the second round by itself."""
    poked, late = rich("trolls_cook"), rich("trolls_cook")
    assert waiting(poked, "bolgoreth")
    hurt(poked, "bolgoreth", 1)
    assert not waiting(poked, "bolgoreth")
    end_round(late, 2)
    assert late.variables["awake"] == 1


def test_the_cook_and_his_pot() -> None:
    """A promise costs gold, the apple costs fame, and a pot that was taken has to come along, and pays."""
    promised, gagged, both = untied("promise"), untied("gag"), untied("take_pot")
    assert promised.gold == 85
    assert ending(brought(promised, "cook")) == ("won", "without_pot")
    assert ending(brought(gagged, "cook")) == ("won", "without_pot")
    assert ending(brought(both, "cook")) == (None, None)
    assert ending(brought(both, "pot")) == ("won", "with_pot")


def test_pepper() -> None:
    """Well peppered, the troll is stunned and loses a heart for each hero; else he is awake."""
    game = rich("trolls_cook")
    hero = turn_at(game, "M6")
    assert "season" in offered(game, "pot")
    use(game, hero, "pot", "season")
    troll = foe(game, "bolgoreth")
    assert troll.damage == 3 or game.variables["awake"] == 1


def test_supper() -> None:
    """At the end of round 6 the cook is eaten; brought home without his pot, he is saved all the same."""
    late, waited = rich("trolls_cook"), untied("take_pot")
    end_round(late, 6)
    assert ending(late) == ("lost", "supper")
    assign(waited, awake=1)
    brought(waited, "cook")
    end_round(waited, 6)
    assert ending(waited) == ("won", "without_pot")


# The Insured Village ----------------------------------------------------------------------------------------------


def village(answer: str = "read_aloud") -> Game:
    """Prudence has got her answer, and nobody else is there."""
    game = rich("insured_village")
    choose(game, answer)
    nobody_about(game)
    return game


def test_roofs_burn_and_fall() -> None:
    """Three flames bring a roof down; two roofs lost are the village lost."""
    game = village()
    assign(game, inn_fire=2)
    assert game.outcome is None
    assign(game, inn_fire=3)
    assert game.variables["fallen"] == 1
    assign(game, mill_fire=3)
    assert ending(game) == ("lost", "two_roofs")


def test_buckets_help() -> None:
    """Whoever stands by a burning roof passes the buckets; where nothing burns there is nothing to do."""
    game = village()
    assign(game, inn_fire=2, barn_fire=0)
    assert offered(game, "barn") == []
    hero = turn_at(game, "K2")
    use(game, hero, "inn", "douse_inn")
    assert game.variables["inn_fire"] in (0, 1)


def test_the_policy_is_read_to_the_dragon() -> None:
    """A clause makes her wait for a round; an excess of 25 gold mans the buckets instead."""
    read, paid = village(), village("hire")
    assert paid.gold == 75
    for game in (read, paid):
        assign(game, inn_fire=0, barn_fire=0, chapel_fire=0, mill_fire=0)
        end_round(game, 3)
    assert waiting(read, "valyndra")
    assert not waiting(paid, "valyndra")
    end_round(read, 4)
    assert not waiting(read, "valyndra")


def test_rain_or_reason() -> None:
    """Rain at the end of round 7 wins; so does a dragon that has lost four hearts for each hero."""
    rained, dear = village(), village()
    for game in (rained, dear):
        assign(game, inn_fire=0, barn_fire=0, chapel_fire=0, mill_fire=0)
    happen(dear, {"do": "spawn", "monster": "valyndra", "near": "F8"})
    hurt(dear, "valyndra", 12)
    assert ending(dear) == ("won", "too_dear")
    end_round(rained, 7)
    assert ending(rained) == ("won", "rain")


# The Idol's Eyes --------------------------------------------------------------------------------------------------


def race() -> Game:
    """Three heroes and Raythen, and nobody else."""
    game = staged("idols_eyes", 3)
    for kind in ("goblin_witcher", "volucrix_reaver"):
        happen(game, {"do": "remove_figure", "who": kind})
    return game


def test_first_to_three() -> None:
    """Three eyes in the bag win, whoever holds the others; Raythen caught wins too."""
    first, caught = race(), race()
    for eye in ("south", "west", "crypt"):
        happen(first, {"do": "fire", "event": f"we_take_{eye}"})
    hurt(caught, "raythen_lieutenant", 40)
    assert ending(first) == ("won", "three")
    assert ending(caught) == ("won", "caught")


def test_he_goes_round_the_ring_and_up_the_rope() -> None:
    """From niche to niche, past those that are empty; with three eyes he makes for the rope, and is gone."""
    game = race()
    happen(game, {"do": "fire", "event": "we_take_crypt"})
    for number, square in enumerate(("D1", "F5", "G17"), start=1):
        assert game.orders["raythen_lieutenant"].march
        happen(game, {"do": "move_figure", "who": "raythen_lieutenant", "to": [square]})
        assert game.variables["his"] == number
        assert "raythen_lieutenant" not in game.orders  # he looks after himself for a while
        end_round(game, 1)
    assert game.orders["raythen_lieutenant"].march
    assert game.outcome is None
    happen(game, {"do": "move_figure", "who": "raythen_lieutenant", "to": ["A1"]})
    assert ending(game) == ("lost", "rope")


def test_he_may_offer_to_share() -> None:
    """Two eyes each, in the fifth round, and three hearts for each hero lost: he has an offer, which costs gold."""
    game = rich("idols_eyes")
    assign(game, ours=2, his=2)
    hurt(game, "raythen_lieutenant", 9)
    end_round(game, 5)
    assert options(game) == ["press_on", "share"]
    choose(game, "share")
    assert ending(game) == ("won", "shared")
    assert game.gold == 70


# All of it --------------------------------------------------------------------------------------------------------


def played_further(quest: str) -> list[Game]:
    """Moments the golden games may not come to."""
    if quest == "trolls_cook":
        woken, dead, late = rich(quest), rich(quest), untied("gag")
        hurt(woken, "bolgoreth", 1)
        hurt(dead, "bolgoreth", 60)
        assign(late, awake=0)
        end_round(late, 2)
        end_round(late, 6)
        return [woken, dead, late]
    if quest == "insured_village":
        games = [village("hire") for _ in range(4)]
        for game, roofs in zip(games, (("inn",), ("barn",), ("chapel",), ("mill",)), strict=True):
            for roof in roofs:
                happen(game, {"do": "fire", "event": f"{roof}_catches"})
                happen(
                    game,
                    {
                        "do": "spawn",
                        "monster": "fire_imps",
                        "near": {"inn": "K2", "barn": "O4", "chapel": "J9", "mill": "D10"}[roof],
                        "minions": {3: 1},
                    },
                )
                end_round(game, 2)
                assign(game, **{f"{roof}_fire": 3})
        reader = village()
        end_round(reader, 3)
        end_round(reader, 4)
        hurt(reader, "valyndra", 60)
        rained = village()
        assign(rained, inn_fire=0, barn_fire=0, chapel_fire=0, mill_fire=0)
        end_round(rained, 6)
        assign(rained, inn_fire=0, barn_fire=0, chapel_fire=0, mill_fire=0)
        end_round(rained, 7)
        return [*games, reader, rained]
    ours, his, late, shared = race(), race(), race(), rich(quest)
    for eye in ("south", "west", "crypt", "bones", "north"):
        happen(ours, {"do": "fire", "event": f"we_take_{eye}"})
        other = race()
        happen(other, {"do": "fire", "event": f"we_take_{eye}"})
        ours.fired |= other.fired
        other = race()
        happen(other, {"do": "fire", "event": f"he_takes_{eye}"})
        ours.fired |= other.fired
    happen(his, {"do": "set", "variable": "his", "to": "3"}, {"do": "fire", "event": "next_eye"})
    hurt(his, "raythen_lieutenant", 60)
    end_round(late, 8)
    end_round(late, 9)
    assign(shared, ours=2, his=2)
    hurt(shared, "raythen_lieutenant", 9)
    end_round(shared, 5)
    return [ours, his, late, shared]


@pytest.mark.parametrize("quest", QUESTS)
def test_every_event_comes_to_pass(quest: str) -> None:
    """Between the golden games and what is staged here every event fires."""
    assert never_fired(quest, [won(quest), lost(quest), *played_further(quest)]) == []
