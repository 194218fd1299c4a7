"""The levels of act I: what opens each portal and what does not, and what it costs to get there."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import UseElement
from bot.descent.content.library import library
from bot.descent.rules.dice import Die
from bot.descent.rules.play import perform
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.refused import Refused
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

LEVELS = (
    "borrowed_light",
    "entrance_examination",
    "garden_party",
    "lamplighters_price",
    "last_delivery",
    "low_terrace",
    "night_porter",
    "supper_at_seven",
    "three_bells",
    "three_households",
)


def is_open(game: Game) -> bool:
    """Whether the portal is."""
    assert game.delve is not None
    return game.delve.open


def quiet(level: str, heroes: int = 3) -> Game:
    """The level with nobody about but the heroes."""
    game = staged(level, heroes)
    nobody_about(game)
    return game


def uses(game: Game, hero: Hero, element: str, what: str, *, passes: bool) -> None:
    """The hero does this with a door or token, and passes its test or fails it."""
    up = 0 if passes else 5
    game.chance.script = [Die(colour="gray", up=up), Die(colour="black", up=up)]
    use(game, hero, element, what)
    game.chance.script = []


def stand(game: Game, *squares: str) -> None:
    """The heroes stand on these squares."""
    for hero, square in zip(game.heroes.values(), squares, strict=True):
        hero.squares = (Square.parse(square),)


def suffered(game: Game) -> list[tuple[int, int]]:
    """Hearts and fatigue each hero has suffered."""
    return [(hero.damage, hero.fatigue) for hero in game.heroes.values()]


@pytest.mark.parametrize("level", LEVELS)
def test_the_portal_is_as_its_level_says(level: str) -> None:
    """Nothing at the start of a level opens the portal or shuts it."""
    plan = library().quests[level].level
    assert plan is not None
    assert is_open(staged(level)) == plan.open


# The Garden Party ------------------------------------------------------------------------------------------------


def at_the_party(struck: int) -> int:
    """How many guests have come by the end of round 2, with so many names struck off."""
    game = quiet("garden_party", 4)
    assign(game, struck=struck)
    end_round(game, 2)
    return len(game.monsters)


def test_guests_arrive_unless_they_are_struck_off_the_list() -> None:
    """The first come at the end of round 2; a name struck off keeps one arrival away."""
    assert at_the_party(struck=0) == 2
    assert at_the_party(struck=1) == 0


def test_striking_a_name_is_for_those_who_can_read() -> None:
    """Passed it counts; failed it costs fatigue."""
    game = quiet("garden_party")
    hero = turn_at(game, "G6")
    uses(game, hero, "guest_list", "strike", passes=False)
    uses(game, hero, "guest_list", "strike", passes=True)
    assert (hero.fatigue, game.variables["struck"]) == (1, 1)


@pytest.mark.parametrize(
    ("gate", "what", "at", "costs"), [("rose_gate", "climb", "I5", (1, 0)), ("hedge_gate", "lift", "I8", (0, 1))]
)
def test_either_gate_leads_to_the_lawn(gate: str, what: str, at: str, costs: tuple[int, int]) -> None:
    """Each gate asks for something else, and takes something else from whoever fails."""
    game = quiet("garden_party")
    hero = turn_at(game, at)
    uses(game, hero, gate, what, passes=False)
    assert ((hero.damage, hero.fatigue), "lawn" in game.board.areas) == (costs, False)
    uses(game, hero, gate, what, passes=True)
    assert "lawn" in game.board.areas


def test_all_who_stand_at_the_open_portal_may_leave() -> None:
    """At the end of a round they are asked; one who is elsewhere holds all of them up."""
    game = quiet("garden_party")
    happen(game, {"do": "open_door", "door": "rose_gate"})
    nobody_about(game)
    stand(game, "S4", "R5", "D4")
    end_round(game, 1)
    assert game.question is None or game.question.kind != "portal"
    stand(game, "S4", "R5", "R6")
    end_round(game, 1)
    choose(game, "leave")
    assert ending(game) == ("won", "portal")


# The Night Porter ------------------------------------------------------------------------------------------------


def at_the_lodge() -> Game:
    """The door of the lodge stands open; only the porter is there."""
    game = staged("night_porter")
    open_doors(game, "front_door")
    return game


def sleeps(game: Game) -> bool:
    """Whether the porter does."""
    return waiting(game, game.cast["porter"])


def test_the_porter_sleeps_until_he_is_hurt() -> None:
    """The first blow wakes him."""
    game = at_the_lodge()
    assert sleeps(game)
    hurt(game, "night_porter", 1)
    assert not sleeps(game)
    assert not is_open(game)


def test_the_night_bell_wakes_the_porter() -> None:
    """It rings at the end of round 6, and not before."""
    game = at_the_lodge()
    end_round(game, 5)
    assert sleeps(game)
    end_round(game, 6)
    assert not sleeps(game)


def test_whoever_comes_after_the_bell_is_expected() -> None:
    """A lodge that is opened late has nobody asleep in it."""
    game = staged("night_porter")
    end_round(game, 6)
    open_doors(game, "linen_door")
    assert not sleeps(game)


def test_the_portal_opens_over_the_porters_body() -> None:
    """His death opens it."""
    game = at_the_lodge()
    hurt(game, "night_porter", 60)
    assert is_open(game)


# Three Bells -----------------------------------------------------------------------------------------------------


def test_three_ropes_have_to_be_down_at_the_same_time() -> None:
    """Two are not enough; the third opens the portal."""
    game = quiet("three_bells")
    game.round = 2
    assign(game, low=4, middle=4)
    assert not is_open(game)
    use(game, turn_at(game, "H10"), "high_rope", "pull_high")
    assert is_open(game)


def test_a_rope_is_wound_up_after_two_rounds() -> None:
    """Pulled in round 2 it stays down until the end of round 4."""
    game = quiet("three_bells")
    game.round = 2
    use(game, turn_at(game, "N10"), "middle_rope", "pull_middle")
    assert "pull_middle" not in offered(game, "middle_rope")
    end_round(game, 3)
    assert game.variables["middle"] == 4
    end_round(game, 4)
    assert game.variables["middle"] == 0
    assert "pull_middle" in offered(game, "middle_rope")


@pytest.mark.parametrize("rope", ["low", "middle", "high"])
def test_every_rope_goes_up_again(rope: str) -> None:
    """None of them stays down for good, unless all three have been rung."""
    game = quiet("three_bells")
    assign(game, **{rope: 2})
    end_round(game, 2)
    assert game.variables[rope] == 0


def test_the_low_bell_shakes_those_who_live_here() -> None:
    """Each monster suffers a heart; a ringer who is too weak is tired by it."""
    game = staged("three_bells")
    hero = turn_at(game, "F4")
    uses(game, hero, "low_rope", "pull_low", passes=False)
    assert (hero.fatigue, game.variables["low"]) == (1, 0)
    uses(game, hero, "low_rope", "pull_low", passes=True)
    assert {monster.damage for monster in game.monsters.values()} == {1}


# The Borrowed Light ----------------------------------------------------------------------------------------------


def test_the_lantern_lights_the_portal() -> None:
    """It does so as soon as it is brought near, and not before; then it is gone."""
    game = quiet("borrowed_light")
    open_doors(game, "north_door")
    nobody_about(game)
    happen(game, {"do": "move_token", "token": "lantern", "to": ["M6"]})
    assert not is_open(game)
    happen(game, {"do": "move_token", "token": "lantern", "to": ["S6"]})
    assert is_open(game)
    assert game.board.tokens["lantern"].square is None


def test_a_lantern_left_alone_walks_home() -> None:
    """Three squares a round; while somebody carries it, it stays with them."""
    game = quiet("borrowed_light")
    happen(game, {"do": "fire", "event": "taken"}, {"do": "move_token", "token": "lantern", "to": ["K6"]})
    far = game.grid.distances(Square.parse("E6"))
    before = far[Square.parse("K6")]
    end_round(game, 3)
    square = game.board.tokens["lantern"].square
    assert square is not None
    assert far[square] == before - 3
    happen(game, {"do": "carry", "token": "lantern", "who": next(iter(game.heroes))})
    end_round(game, 5)
    assert game.board.tokens["lantern"].square is None


def moths(*, carried: bool) -> int:
    """How many more monsters there are after round 2."""
    game = staged("borrowed_light")
    if carried:
        happen(game, {"do": "carry", "token": "lantern", "who": next(iter(game.heroes))})
    game.monsters.pop(foe(game, game.cast["sextons"]).id)
    before = len(game.monsters)
    end_round(game, 2)
    return len(game.monsters) - before


def test_the_light_draws_company() -> None:
    """Somebody comes while the lantern is carried, and nobody while it stands in the vestry."""
    assert moths(carried=True) == 1
    assert moths(carried=False) == 0


# Supper at Seven -------------------------------------------------------------------------------------------------


def rounds_until_hot(stoked: int) -> int:
    """At the end of which round the oven opens, with so many scuttles emptied."""
    game = quiet("supper_at_seven")
    assign(game, heat=stoked)
    for number in range(1, 10):
        nobody_about(game)
        end_round(game, number)
        if is_open(game):
            return number
    return 0


def test_the_oven_is_hot_at_the_end_of_round_six() -> None:
    """Each scuttle makes it one round sooner."""
    assert [rounds_until_hot(stoked) for stoked in (0, 1, 2)] == [6, 5, 4]


def test_a_scuttle_is_emptied_once_and_tires() -> None:
    """The coal heats the oven, and is gone."""
    game = quiet("supper_at_seven")
    hero = turn_at(game, "K10")
    use(game, hero, "south_scuttle", "stoke_south")
    assert (game.variables["heat"], hero.fatigue) == (1, 1)
    assert offered(game, "south_scuttle") == []


# The Entrance Examination ----------------------------------------------------------------------------------------

DESKS = [
    ("weights", "lift", "F4", (1, 0), None),
    ("essay", "write", "J8", (0, 2), None),
    ("picture", "compare", "L4", (1, 1), None),
    ("silence", "be_silent", "Q8", (0, 0), "stunned"),
]


@pytest.mark.parametrize(("desk", "what", "at", "costs", "condition"), DESKS)
def test_failing_at_a_desk_costs_something(
    desk: str, what: str, at: str, costs: tuple[int, int], condition: str | None
) -> None:
    """Each desk has its own price, and may be tried again; passed, it is cleared away."""
    game = quiet("entrance_examination")
    open_doors(game, "west_door")
    nobody_about(game)
    hero = turn_at(game, at)
    uses(game, hero, desk, what, passes=False)
    assert (hero.damage, hero.fatigue) == costs
    assert hero.conditions == ([condition] if condition else [])
    assert (game.variables["failures"], game.variables["passed"]) == (1, 0)
    hero.conditions.clear()
    uses(game, hero, desk, what, passes=True)
    assert (game.variables["passed"], game.board.tokens[desk].square) == (1, None)


def test_three_passes_open_the_portal() -> None:
    """Two do not; the fourth is for honours."""
    game = quiet("entrance_examination")
    assign(game, passed=2)
    assert not is_open(game)
    assign(game, passed=3)
    assert is_open(game)
    deck = len(game.search_deck)
    uses(game, turn_at(game, "F4"), "weights", "lift", passes=True)
    assert len(game.search_deck) == deck - 1


def test_every_second_failure_calls_an_invigilator() -> None:
    """One failure is an accident, two are a disturbance."""
    game = staged("entrance_examination")
    game.monsters.pop(foe(game, game.cast["ushers"]).id)
    before = len(game.monsters)
    assign(game, failures=1)
    assert len(game.monsters) == before
    assign(game, failures=2)
    assert len(game.monsters) == before + 1


# The Lamplighter's Price -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paid", "hearts", "fatigue", "morale"), [("blood", 2, 0, 0), ("sleep", 0, 3, 0), ("courage", 0, 0, 1)]
)
def test_the_lamplighter_takes_what_he_says(paid: str, hearts: int, fatigue: int, morale: int) -> None:
    """Each price is paid in full, by all, and opens the portal."""
    game = quiet("lamplighters_price")
    before = game.morale
    use(game, turn_at(game, "F14"), "lamplighter", "bargain")
    assert not is_open(game)
    choose(game, paid)
    assert is_open(game)
    assert (suffered(game), before - game.morale) == ([(hearts, fatigue)] * 3, morale)


def test_bad_luck_comes_at_once() -> None:
    """It opens the portal for nothing, and draws a peril."""
    game = quiet("lamplighters_price")
    use(game, turn_at(game, "F14"), "lamplighter", "bargain")
    choose(game, "luck")
    assert (is_open(game), len(game.peril.seen)) == (True, 1)


def test_thinking_it_over_costs_nothing() -> None:
    """The portal stays shut, and the dead man can be asked again; the last of their courage is not for sale."""
    game = quiet("lamplighters_price")
    hero = turn_at(game, "F14")
    use(game, hero, "lamplighter", "bargain")
    choose(game, "not_yet")
    assert (is_open(game), suffered(game)) == (False, [(0, 0)] * 3)
    game.morale = 1
    use(game, hero, "lamplighter", "bargain")
    assert "luck" in options(game)
    assert "courage" not in options(game)


def test_the_lamp_of_the_watch_house_does_it_for_nothing() -> None:
    """It takes a hero who knows valves; then nobody has to bargain any more."""
    game = quiet("lamplighters_price")
    open_doors(game, "watch_door")
    assert "watch_seen" in game.fired
    nobody_about(game)
    hero = turn_at(game, "K10")
    uses(game, hero, "lamp", "kindle", passes=False)
    assert (is_open(game), hero.damage) == (False, 1)
    uses(game, hero, "lamp", "kindle", passes=True)
    assert is_open(game)
    assert offered(game, "lamplighter") == []


# The Last Delivery -----------------------------------------------------------------------------------------------


def goes(game: Game, *places: str) -> None:
    """The postman walks to these places."""
    for place in places:
        happen(game, {"do": "move_figure", "who": "postman", "to": [place]})


def test_the_postman_opens_the_portal_for_two_rounds() -> None:
    """He delivers, goes home and holds the door; then it falls shut and has to be forced."""
    game = staged("last_delivery")
    game.round = 3
    goes(game, "J16")
    assert not is_open(game)
    happen(game, {"do": "fire", "event": "delivers"}, {"do": "fire", "event": "off_home"})
    assert is_open(game)
    assert all(monster.name != "postman" for monster in game.monsters.values())
    nobody_about(game)
    end_round(game, 4)
    assert is_open(game)
    end_round(game, 5)
    assert not is_open(game)
    hero = turn_at(game, "I17")
    uses(game, hero, "portal", "force", passes=False)
    assert (hero.damage, is_open(game)) == (1, False)
    uses(game, hero, "portal", "force", passes=True)
    assert is_open(game)


def test_the_fallen_postman_leaves_the_key() -> None:
    """Whoever carries it can open the portal; without it nobody can."""
    game = staged("last_delivery")
    hurt(game, "postman", 60)
    nobody_about(game)
    assert not is_open(game)
    hero = turn_at(game, "I17")
    with pytest.raises(Refused) as refused:
        perform(game, UseElement(hero=hero.id, element="portal", use="turn_key"))
    assert refused.value.code == "use_not_now"
    happen(game, {"do": "carry", "token": "key", "who": hero.id})
    use(game, hero, "portal", "turn_key")
    assert is_open(game)


# Three Households ------------------------------------------------------------------------------------------------

HOUSEHOLDS = ("first_household", "second_household", "third_household")


def defeat(game: Game, role: str) -> None:
    """All of this group fall."""
    for monster in [each for each in game.monsters.values() if each.monster == game.cast[role]]:
        hurt(game, monster.id if monster.name else monster.monster, 60)


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_only_the_household_that_has_the_key_opens_the_portal(holder: int) -> None:
    """The other two have only what such people have in their pockets."""
    game = staged("three_households")
    assign(game, holder=holder)
    keeper = HOUSEHOLDS[holder - 1]
    for role in HOUSEHOLDS:
        if role != keeper:
            defeat(game, role)
    assert not is_open(game)
    defeat(game, keeper)
    assert is_open(game)


def test_who_has_the_key_is_drawn_by_lot() -> None:
    """One of the three, and the rent book says so to whoever can read it."""
    game = staged("three_households")
    assert game.variables["holder"] in (1, 2, 3)
    nobody_about(game)
    hero = turn_at(game, "H10")
    uses(game, hero, "rent_book", "look_up", passes=False)
    assert (hero.fatigue, game.variables["read"]) == (1, 0)
    uses(game, hero, "rent_book", "look_up", passes=True)
    assert game.variables["read"] == 1


# The Low Terrace -------------------------------------------------------------------------------------------------


def test_the_tide_takes_one_way_after_the_other() -> None:
    """Causeway, terrace, arcade: with each its wheel is lost and its gate shut."""
    game = quiet("low_terrace")
    doors, tokens = game.board.doors, game.board.tokens
    assert (doors["sluice_gate"].open, doors["arcade_gate"].open) == (True, True)
    end_round(game, 3)
    assert (doors["sluice_gate"].locked, tokens["causeway_wheel"].square) == (True, None)
    assert (doors["arcade_gate"].open, tokens["arcade_wheel"].square) == (True, Square.parse("L8"))
    end_round(game, 5)
    assert (doors["arcade_gate"].locked, tokens["arcade_wheel"].square) == (True, None)


@pytest.mark.parametrize("wet", ["causeway", "terrace", "arcade"])
def test_whoever_stands_in_the_water_suffers(wet: str) -> None:
    """One heart and one fatigue, for those who are where the tide has come and for nobody else."""
    game = quiet("low_terrace")
    stand(game, "P12", "K13", "M6")
    assign(game, **{f"{wet}_wet": 1})
    end_round(game, 1)
    costs = [(1, 1) if place == wet else (0, 0) for place in ("causeway", "terrace", "arcade")]
    assert suffered(game) == costs


def test_the_water_hurts_a_round_after_it_has_come() -> None:
    """Whoever is there when the causeway floods has a round to get out."""
    game = quiet("low_terrace")
    stand(game, "P12", "K13", "M6")
    end_round(game, 3)
    assert suffered(game)[0] == (0, 0)
    end_round(game, 4)
    assert suffered(game)[0] == (1, 1)


@pytest.mark.parametrize(
    ("wheel", "what", "at"), [("causeway_wheel", "turn_causeway", "Q12"), ("arcade_wheel", "turn_arcade", "L7")]
)
def test_either_wheel_opens_the_portal(wheel: str, what: str, at: str) -> None:
    """Whoever fails is tired by it."""
    game = quiet("low_terrace")
    hero = turn_at(game, at)
    uses(game, hero, wheel, what, passes=False)
    assert (is_open(game), hero.fatigue) == (False, 1)
    uses(game, hero, wheel, what, passes=True)
    assert is_open(game)


def test_a_shut_gate_can_be_forced() -> None:
    """It costs a heart to fail."""
    game = quiet("low_terrace")
    end_round(game, 3)
    hero = turn_at(game, "P10")
    before = hero.damage
    uses(game, hero, "sluice_gate", "force_sluice", passes=False)
    assert (hero.damage, game.board.doors["sluice_gate"].open) == (before + 1, False)
    uses(game, hero, "sluice_gate", "force_sluice", passes=True)
    assert game.board.doors["sluice_gate"].open


def test_without_a_wheel_the_tide_opens_the_portal_late() -> None:
    """At the end of round 7 it floats open, and gives everybody a ducking."""
    game = quiet("low_terrace")
    stand(game, "P6", "Q6", "Q7")
    end_round(game, 6)
    assert not is_open(game)
    before = suffered(game)
    end_round(game, 7)
    assert is_open(game)
    assert [(now[0] - then[0] >= 1) for now, then in zip(suffered(game), before, strict=True)] == [True] * 3
