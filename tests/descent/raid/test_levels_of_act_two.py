"""The levels of the Raid in act II: when their portals open, what that costs, and that one can leave by them."""

import pytest

from bot.descent.board import Square
from bot.descent.commands.using import use_of
from bot.descent.content.library import library
from bot.descent.quest.base import Cause
from bot.descent.quest.firing import carry
from bot.descent.quest.portals import portal_square
from bot.descent.quest.scope import GameScope
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.steps import push, run
from bot.descent.rules.turns import StartRound
from bot.descent.simulate.parties import ready_for
from bot.descent.state.game import Game
from tests.descent.quests.golden import PARTY
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    foe,
    happen,
    hurt,
    nobody_about,
    open_doors,
    options,
    staged,
    turn_at,
    use,
    waiting,
)

LEVELS = [
    "be_seated",
    "cook_leaves",
    "going_once",
    "lapdog",
    "late_husbands",
    "left_luggage",
    "moon_tide",
    "short_cut",
    "third_act",
    "two_hands",
]
OPEN = {"moon_tide", "short_cut"}


def level(name: str, heroes: int = 3) -> Game:
    """A level nobody guards."""
    game = staged(name, heroes)
    nobody_about(game)
    return game


def is_open(game: Game) -> bool:
    """Whether the portal is."""
    return GameScope(game).value("portal_open") == 1


def put(game: Game, *squares: str) -> None:
    """The heroes stand there, in the party's order."""
    for hero, square in zip(game.heroes.values(), squares, strict=False):
        hero.squares = (Square.parse(square),)


def succeed(game: Game, element: str, what: str) -> None:
    """The first hero does this with a token and passes whatever test it takes."""
    done = use_of(game, element, what)
    assert done is not None
    push(game, *carry((*done.passed, *done.do), Cause(actor=next(iter(game.heroes)), element=element)))
    run(game)


def begin_round(game: Game, number: int) -> None:
    """The round of this number begins."""
    game.round = number - 1
    push(game, StartRound())
    run(game)


# All of them -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_of_act_two_begins_as_it_says(name: str) -> None:
    """It is of act II, its portal is open only where that is the point, and time runs faster on hard."""
    quest = library().quests[name]

    assert quest.act == 2
    assert is_open(staged(name)) == (name in OPEN)
    assert quest.peril.hard is not None
    assert min(quest.peril.hard.rounds) < min(quest.peril.normal.rounds)


@pytest.mark.parametrize("name", LEVELS)
def test_the_party_leaves_by_the_portal(name: str) -> None:
    """Once it is open and all are there, the end of a round asks; to leave wins the level."""
    game = level(name, heroes=2)
    open_doors(game, *[door for door in ("hot_door",) if door in game.board.doors])
    nobody_about(game)
    happen(game, {"do": "open_portal"})
    square = portal_square(game)
    assert square is not None
    happen(game, {"do": "move_figure", "who": "heroes", "to": [str(square)]})

    end_round(game, 2)
    assert options(game) == ["leave", "stay"]
    choose(game, "leave")

    assert ending(game) == ("won", "portal")


# Low Water ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "dry"), [(1, False), (2, False), (3, True), (4, False), (6, True), (7, False)])
def test_the_tide_opens_and_shuts_the_portal(number: int, dry: bool) -> None:
    """Two rounds out of three end with the sandbank under water."""
    game = level("moon_tide")

    for each in range(1, number + 1):
        end_round(game, each)

    assert is_open(game) == dry


def test_whoever_stands_in_the_flood_swallows_some() -> None:
    """The water tires those on the sandbank, and nobody on the shore."""
    game = level("moon_tide")
    put(game, "N6", "N9", "M5")
    before = [hero.fatigue for hero in game.heroes.values()]

    end_round(game, 1)

    assert [hero.fatigue - was for hero, was in zip(game.heroes.values(), before, strict=True)] == [1, 0, 1]


def test_the_sluice_keeps_one_flood_out() -> None:
    """Turned while the bank is dry, it holds the next flood back, and only that one."""
    game = level("moon_tide")
    succeed(game, "sluice", "hold_tide")

    end_round(game, 1)
    assert is_open(game)
    end_round(game, 4)
    assert not is_open(game)


def test_the_sluice_drains_the_bank() -> None:
    """Turned while the bank is flooded, it opens the portal at once."""
    game = level("moon_tide")
    end_round(game, 1)

    succeed(game, "sluice", "hold_tide")

    assert is_open(game)


# Left Luggage ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_belthir_resigns_before_he_falls(heroes: int) -> None:
    """Hurt enough, he is gone and leaves the key; a heart less, and he stays."""
    game = staged("left_luggage", heroes)
    hurt(game, "belthir", heroes + 4)
    assert any(monster.monster == "belthir" for monster in game.monsters.values())

    hurt(game, "belthir", 1)

    assert not any(monster.monster == "belthir" for monster in game.monsters.values())
    assert game.board.tokens["key"].square is not None
    assert game.objective == "unlock"


def test_the_key_opens_the_portal_where_the_lock_is() -> None:
    """Nobody opens it without the key, nor with the key elsewhere."""
    game = staged("left_luggage")
    hurt(game, "belthir", 40)
    nobody_about(game)
    first = next(iter(game.heroes))
    happen(game, {"do": "move_figure", "who": first, "to": ["S7"]})
    assert not is_open(game)
    happen(game, {"do": "move_figure", "who": first, "to": ["F11"]}, {"do": "carry", "token": "key", "who": first})
    assert not is_open(game)

    happen(game, {"do": "move_figure", "who": first, "to": ["S7"]})

    assert is_open(game)


# Please Be Seated --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "opens"),
    [(("G6", "L20"), True), (("G6", "F6"), False), (("G6", "L20", "L7"), True), (("G6", "L20", "L8"), False)],
)
def test_all_chairs_have_to_be_taken_at_once(seats: tuple[str, ...], opens: bool) -> None:
    """Two heroes sit at both ends of the table; three need the chair between as well. Supper has two courses."""
    game = level("be_seated", heroes=len(seats))
    put(game, *seats)
    end_round(game, 1)
    assert not is_open(game)

    end_round(game, 2)

    assert is_open(game) == opens


# Out of Hands ------------------------------------------------------------------------------------------------


def test_the_clock_goes_with_both_its_hands() -> None:
    """One hand on the dial is not enough; with both it strikes as the next round begins."""
    game = level("two_hands")
    first, second, *_ = game.heroes
    happen(game, {"do": "carry", "token": "hour_hand", "who": first})
    happen(game, {"do": "move_figure", "who": first, "to": ["J10"]})
    begin_round(game, 2)
    assert game.variables["fitted"] == 1
    assert not is_open(game)

    happen(game, {"do": "carry", "token": "minute_hand", "who": second})
    happen(game, {"do": "move_figure", "who": second, "to": ["L11"]})
    assert not is_open(game)
    begin_round(game, 3)

    assert is_open(game)


# The Third Act -----------------------------------------------------------------------------------------------


def test_an_empty_stage_is_not_clapped() -> None:
    """Without a hero on the stage nobody claps; with one the round counts."""
    game = level("third_act")
    put(game, "T6", "U6", "T7")
    end_round(game, 4)
    assert game.variables["applause"] == 0

    nobody_about(game)
    put(game, "G7")
    end_round(game, 6)

    assert game.variables["applause"] == 1


def test_a_stage_full_of_monsters_is_not_clapped() -> None:
    """More monsters than heroes on it, and the stage is theirs."""
    game = level("third_act")
    put(game, "G7")
    happen(game, {"do": "spawn", "monster": "zombie", "near": "F9", "minions": {"3": 2}, "masters": {"3": 0}})
    end_round(game, 8)

    assert game.variables["applause"] == 0


@pytest.mark.parametrize(("difficulty", "rounds"), [("normal", 4), ("hard", 5)])
def test_the_portal_rises_with_the_applause(difficulty: str, rounds: int) -> None:
    """Four rounds have to be clapped, five on hard."""
    game = level("third_act")
    game.difficulty = difficulty
    assign(game, applause=rounds - 1)
    assert not is_open(game)

    assign(game, applause=rounds)

    assert is_open(game)


# Four Late Husbands ------------------------------------------------------------------------------------------

HUSBANDS = ["aldric", "bertram", "conrad", "dietmar"]
HINTS = {
    "aldric": {"he_shaved_never", "he_wore_hats"},
    "bertram": {"he_shaved_never", "he_hated_hats"},
    "conrad": {"he_shaved_daily", "he_wore_hats"},
    "dietmar": {"he_shaved_daily", "he_hated_hats"},
}


@pytest.mark.parametrize("number", range(4))
def test_diary_and_urn_name_one_husband(number: int) -> None:
    """Chin and hat together fit exactly the portrait that hides the portal, and it opens without waking anybody."""
    game = staged("late_husbands")
    assign(game, right=number + 1)
    game.take_events()

    succeed(game, "diary", "read_diary")
    succeed(game, "urn", "read_urn")
    told = {text for event in game.take_events() if (text := getattr(event, "text", None)) is not None}
    assert told == HINTS[HUSBANDS[number]]

    succeed(game, HUSBANDS[number], f"take_down_{HUSBANDS[number]}")
    assert is_open(game)
    assert waiting(game, "zombie")


def test_the_wrong_husband_wakes_the_others() -> None:
    """A wrong portrait opens nothing, bites, and the husbands act by their cards again."""
    game = staged("late_husbands")
    assign(game, right=1)
    hearts = sum(hero.damage for hero in game.heroes.values())
    assert waiting(game, "zombie")

    succeed(game, "dietmar", "take_down_dietmar")

    assert not is_open(game)
    assert not waiting(game, "zombie")
    assert sum(hero.damage for hero in game.heroes.values()) == hearts + 2


# Going Once --------------------------------------------------------------------------------------------------


def bid(game: Game, *offers: str) -> None:
    """The party bids these things, one after the other."""
    for offer in offers:
        succeed(game, "desk", "bid")
        choose(game, offer)


def auction(difficulty: str = "normal") -> Game:
    """The auction has begun, at this difficulty."""
    party = ready_for("going_once", [Recruit(hero=hero, hero_class=calling) for hero, calling in PARTY[:3]])
    game, _ = start_quest("going_once", party, seed="staged", difficulty=difficulty)
    return game


def test_two_payments_buy_the_portal() -> None:
    """Sweat and blood cost each hero what they say, and then the portal is theirs; the bidder has no say."""
    game = auction()
    before = [(hero.fatigue, hero.damage) for hero in game.heroes.values()]

    bid(game, "sweat")
    assert not is_open(game)
    bid(game, "blood")

    assert [(hero.fatigue, hero.damage) for hero in game.heroes.values()] == [
        (tired + 2, hurt + 2) for tired, hurt in before
    ]
    assert is_open(game)
    assert waiting(game, "ettin")


def test_the_heart_and_the_goods_are_taken() -> None:
    """Heart costs a morale, goods cost two search tokens; nothing can be bid twice."""
    game = auction("hard")
    morale = game.morale

    bid(game, "heart", "lots")

    lying = [token for token in game.board.tokens.values() if token.kind == "search" and token.square is not None]
    assert game.morale == morale - 1
    assert len(lying) == 1
    assert not is_open(game), "on hard three payments are asked"
    succeed(game, "desk", "bid")
    assert options(game) == ["blood", "sweat", "outbid"]


def test_the_other_bidder_may_be_fought() -> None:
    """Asked outside he is no longer idle, and his fall opens the portal."""
    game = auction()
    bid(game, "outbid")
    assert not waiting(game, "ettin")
    assert not is_open(game)

    hurt(game, "other_bidder", 60)

    assert is_open(game)


# The Cook Gives Notice ---------------------------------------------------------------------------------------


def cook_stands(game: Game) -> Square:
    """Where the cook is."""
    square = game.board.tokens["cook"].square
    assert square is not None
    return square


def test_the_cook_walks_where_it_is_quiet() -> None:
    """With nobody to frighten her she goes four squares nearer to the door."""
    game = level("cook_leaves")
    put(game, "C12", "C13", "D12")
    start = cook_stands(game)
    far = game.grid.distances(Square.parse("O7"))

    end_round(game, 1)

    assert far[cook_stands(game)] == far[start] - 4
    assert game.variables["nerve"] == 3


def test_monsters_in_the_room_frighten_the_cook() -> None:
    """More monsters than heroes about her, and she stays; the third fright costs the party a morale."""
    game = level("cook_leaves")
    put(game, "L7", "L8", "M8")
    happen(game, {"do": "spawn", "monster": "zombie", "near": "F12", "minions": {"3": 2}, "masters": {"3": 0}})
    start, morale = cook_stands(game), game.morale

    end_round(game, 1)
    assert cook_stands(game) == start
    assert game.variables["nerve"] == 2
    assign(game, nerve=0)

    assert game.morale == morale - 1
    assert game.variables["nerve"] == 2


def test_the_cook_says_the_word() -> None:
    """At the door she opens the portal."""
    game = level("cook_leaves")
    assert not is_open(game)

    happen(game, {"do": "move_token", "token": "cook", "to": ["O7"]})

    assert is_open(game)


# The Short Cut -----------------------------------------------------------------------------------------------


def test_two_drawers_unseal_the_archive() -> None:
    """The sealed door stays locked until two of the three drawers were searched."""
    game = level("short_cut")
    assign(game, seals=1)
    assert game.board.doors["long_door"].locked

    assign(game, seals=0)

    assert not game.board.doors["long_door"].locked


@pytest.mark.parametrize("doors", [("hot_door",), ("long_door", "back_door")])
def test_both_ways_come_to_the_portal(doors: tuple[str, ...]) -> None:
    """Behind the warm door and behind the archive lies the same portal, and it is open."""
    game = level("short_cut")
    assert portal_square(game) is None

    open_doors(game, *doors)

    assert portal_square(game) == Square.parse("H19")
    assert is_open(game)


# The Lapdog --------------------------------------------------------------------------------------------------


def test_the_winch_holds_mignonne() -> None:
    """Two notches: she is dragged into her basket, can't move, and the portal opens."""
    game = staged("lapdog")
    assign(game, wound=1)
    assert not is_open(game)

    assign(game, wound=2)

    assert is_open(game)
    assert "immobilized" in foe(game, "mignonne").conditions
    assert min(square.y for square in foe(game, "mignonne").squares) >= Square.parse("S13").y


def test_mignonne_may_be_felled() -> None:
    """Her fall opens the portal too."""
    game = staged("lapdog")

    hurt(game, "mignonne", 80)

    assert is_open(game)


def test_who_sneaks_does_not_wake_mignonne() -> None:
    """In the gallery she sleeps on; at her own door she wakes, and a bone there keeps her busy for the round."""
    game = staged("lapdog")
    first, second, *_ = game.heroes
    happen(game, {"do": "move_figure", "who": first, "to": ["L6"]})
    assert waiting(game, "shadow_dragon")
    happen(game, {"do": "move_figure", "who": first, "to": ["O12"]})
    assert not waiting(game, "shadow_dragon")

    happen(game, {"do": "carry", "token": "bone", "who": second})
    happen(game, {"do": "move_figure", "who": second, "to": ["O13"]})
    assert waiting(game, "shadow_dragon")

    end_round(game, 1)
    assert not waiting(game, "shadow_dragon")


def test_a_use_is_offered_only_in_time() -> None:
    """At the winch one turns a wheel until it is wound, and not again."""
    game = level("lapdog")
    hero = turn_at(game, "L7")
    assign(game, wound=1)

    use(game, hero, "winch", "wind")

    assert game.variables["wound"] in (1, 2)
