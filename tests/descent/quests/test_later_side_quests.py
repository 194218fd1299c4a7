"""The side quests of both acts: the hermit's wager, Maud's ferry, the ettin's toll and the dragon's egg."""

from functools import cache

import pytest

from bot.descent.quest.setup import Baggage, Recruit, start_quest
from bot.descent.rules.stats import health
from bot.descent.state.game import Game
from tests.descent.quests.golden import PARTY, automatic, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
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

QUESTS = ["hermits_wager", "merriod_ferry", "ettin_toll", "dragon_egg"]


@cache
def won(quest: str) -> Game:
    """Two automatic heroes play it well."""
    return play_golden(f"{quest}_won", quest, automatic, "won", heroes=2)


@cache
def lost(quest: str) -> Game:
    """Two heroes look on."""
    return play_golden(f"{quest}_lost", quest, idle, "lost", heroes=2)


def wager(stake: str = "modest", heroes: int = 3) -> Game:
    """The bet is on, and nobody is at home."""
    game = staged("hermits_wager", heroes)
    choose(game, stake)
    return game


def ferry(heroes: int = 3) -> Game:
    """The ferry hangs on its rope."""
    return staged("merriod_ferry", heroes)


def asked(gold: int) -> Game:
    """Hob-and-Nob wait for an answer from three heroes with so much gold."""
    party = [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:3]]
    game, _ = start_quest("ettin_toll", party, seed="staged", baggage=Baggage(gold=gold))
    return game


def toll(answer: str, gold: int = 100) -> Game:
    """Hob-and-Nob have got their answer."""
    game = asked(gold)
    choose(game, answer)
    return game


def cross(game: Game) -> None:
    """The clerks are gone, and all heroes go to the far road."""
    happen(
        game, {"do": "remove_figure", "who": "goblin_archer"}, {"do": "move_figure", "who": "heroes", "to": ["O4"]}
    )
    end_round(game, 4)


def hoard(heroes: int = 3) -> Game:
    """The door is open, and only the hill breathes."""
    game = staged("dragon_egg", heroes)
    open_doors(game, "scorched_door")
    nobody_about(game)
    return game


@pytest.mark.parametrize("quest", QUESTS)
def test_automatic_heroes_can_win(quest: str) -> None:
    """Two heroes who do what the goals say win."""
    assert won(quest).outcome == "won"


@pytest.mark.parametrize("quest", QUESTS)
def test_who_looks_on_loses(quest: str) -> None:
    """Two heroes who do nothing lose."""
    assert lost(quest).outcome == "lost"


def played_further(quest: str) -> list[Game]:
    """Moments the golden games may not come to."""
    if quest == "hermits_wager":
        game = wager("bold")
        assign(game, lifted=2, mixed=2, sat=2)
        return [game]
    if quest == "merriod_ferry":
        fed, hunted = ferry(), ferry()
        assign(fed, sated=2)
        end_round(fed, 2)
        end_round(fed, 8)
        end_round(fed, 9)
        hurt(hunted, "auntie_silt", 40)
        bitten = ferry()
        end_round(bitten, 1)
        assign(bitten, rope=3)
        assign(bitten, planks=0)
        return [fed, hunted, bitten]
    if quest == "ettin_toll":
        broken, crossed, late = toll("pay"), toll("pay"), toll("fight")
        hurt(broken, "hob_and_nob", 9)
        open_doors(broken, "larder_door")
        hurt(broken, "hob_and_nob", 40)
        cross(crossed)
        end_round(late, 2)
        end_round(late, 8)
        return [broken, crossed, late]
    slain, late = hoard(), hoard()
    assign(slain, sleep=2)
    assign(slain, sleep=0)
    choose(slain, "run")
    hurt(slain, "mother_ash", 60)
    end_round(late, 3)
    end_round(late, 11)
    return [slain, late]


@pytest.mark.parametrize("quest", QUESTS)
def test_every_event_comes_to_pass(quest: str) -> None:
    """Between the golden games and what is staged here every event fires."""
    assert never_fired(quest, [won(quest), lost(quest), *played_further(quest)]) == []


@pytest.mark.parametrize(
    ("stake", "solved", "outcome"),
    [("modest", 1, "lost"), ("modest", 2, "won"), ("bold", 2, "lost"), ("bold", 3, "won")],
)
def test_the_stake_says_how_many_trials(stake: str, solved: int, outcome: str) -> None:
    """When the candle is out, two trials are enough for a small bet; a real one needs all three."""
    game = wager(stake)
    assign(game, **dict.fromkeys(["lifted", "mixed", "sat"][:solved], 2))

    if game.outcome is None:
        assign(game, candle=0)

    assert game.outcome == outcome


@pytest.mark.parametrize(("stake", "gold"), [("modest", 0), ("bold", 75)])
def test_a_real_bet_pays_twice(stake: str, gold: int) -> None:
    """With the real bet three heroes win 25 gold each besides the reward."""
    game = wager(stake)
    before = game.gold

    assign(game, lifted=2, mixed=2, sat=2)

    assert game.gold - before == gold


def test_the_candle_burns_every_round() -> None:
    """An inch at the end of each round."""
    game = wager()
    candle = game.variables["candle"]

    end_round(game, 1)

    assert game.variables["candle"] == candle - 1


@pytest.mark.parametrize(("heroes", "pulls"), [(2, 8), (3, 9), (4, 12)])
def test_the_rope_grows_with_the_party(heroes: int, pulls: int) -> None:
    """More heroes have more rope to haul."""
    assert ferry(heroes).variables["rope"] == pulls


def test_the_merriod_gnaws_only_in_the_river() -> None:
    """In the water she costs a plank each round; lured ashore or dead, none."""
    game, ashore = ferry(), ferry()
    happen(ashore, {"do": "move_figure", "who": "auntie_silt", "to": ["E6"]})

    end_round(game, 1)
    end_round(ashore, 1)

    assert (game.variables["planks"], ashore.variables["planks"]) == (3, 4)


def test_eels_keep_her_busy_for_two_rounds() -> None:
    """Fed, she neither acts nor gnaws until the end of the second round."""
    game = ferry()
    open_doors(game, "smokehouse_door")
    hero = turn_at(game, "F2")

    use(game, hero, "eels", "throw_eels")
    fed = waiting(game, "merriod")
    end_round(game, 3)
    end_round(game, 4)

    assert fed
    assert not waiting(game, "merriod")
    assert game.variables["planks"] == 4


def test_a_ferry_without_planks_sinks() -> None:
    """The last plank is the end."""
    game = ferry()

    assign(game, planks=0)

    assert ending(game) == ("lost", "sunk")


@pytest.mark.parametrize(("gold", "answers"), [(29, ["fight", "argue"]), (30, ["fight", "argue", "pay"])])
def test_who_lacks_the_gold_cannot_pay(gold: int, answers: list[str]) -> None:
    """The toll is ten gold for each hero."""
    assert options(asked(gold)) == answers


def test_who_has_paid_may_cross() -> None:
    """Hob-and-Nob wait, the gold is theirs, and the far road is enough."""
    game = toll("pay", gold=50)
    idle_ettin = waiting(game, "ettin")

    cross(game)

    assert idle_ettin
    assert ending(game) == ("won", "across")
    assert game.gold == 50 - 30


def test_a_blow_breaks_the_deal() -> None:
    """Whoever hurts Hob-and-Nob after paying has to fight, and can't win by crossing."""
    game = toll("pay")

    hurt(game, "hob_and_nob", 1)
    cross(game)

    assert game.outcome is None
    assert not waiting(game, "ettin")


def test_the_egg_carried_out_wins() -> None:
    """Prised loose and brought to the way in, the egg wins; its heat is a burden on the way."""
    game = hoard()
    hero = next(iter(game.heroes))
    happen(game, {"do": "place_token", "id": "egg", "kind": "objective", "square": "Q2", "portable": True})

    happen(game, {"do": "carry", "token": "egg", "who": hero}, {"do": "move_figure", "who": hero, "to": ["A3"]})

    assert ending(game) == ("won", "outside")


def test_pockets_cost_sleep() -> None:
    """Gold from the hill makes the sleep two rounds shorter, and can be had once."""
    game = hoard()
    hero = turn_at(game, "J2")
    sleep, gold = game.variables["sleep"], game.gold

    use(game, hero, "sleeper", "fill_pockets")

    assert game.variables["sleep"] == sleep - 2
    assert game.gold == gold + 30
    assert "fill_pockets" not in offered(game, "sleeper")


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_mother_ash_wakes(heroes: int) -> None:
    """When her sleep is over the dragon stands in the hoard, with more health for more heroes."""
    game = hoard(heroes)

    assign(game, sleep=0)

    assert [health(game, one) for one in game.monsters.values() if one.name == "mother_ash"] == [8 + heroes]
