"""The soul reaper of the Lost Legends: whoever falls leaves some essence, and it heals the others."""

import pytest

from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules import harm
from bot.descent.rules.rising import Rise
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

REAPER = {"H": "ashrian/soul_reaper"}
TOUGH = {"z": "zombie master", "y": "zombie master"}


def reaper(drawing: str, *cards: str, roll: str = "", essence: int = 0, turn: str | None = "H") -> Scene:
    """The soul reaper with more skills and so much essence."""
    table = scene(
        drawing, heroes=REAPER, monsters=TOUGH, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn
    )
    table.hero("H").counters = {"essence": essence} if essence else {}
    return table


def essence(table: Scene) -> int:
    """How much essence the soul reaper has."""
    return table.hero("H").counters.get("essence", 0)


def until(table: Scene, card: str) -> None:
    """Pass on everything that comes before this card is asked about."""
    while table.asked is not None and not may_react(table, card):
        assert table.game.question is not None
        table.choose(table.game.question.default)


def streamed(table: Scene, target: str, amount: int) -> None:
    """Stream of Life, with so much essence."""
    table.use("H", "stream_of_life", target)
    if amount > 1 or table.asked == "choose_amount":
        table.choose(str(amount))


# Equipment ------------------------------------------------------------------------------------------------------


@shows("harvester_scythe", "essence_harvest")
def test_harvester_scythe_reaps() -> None:
    """Harvester Scythe: a kill gives back a heart; and by Essence Harvest (essence_harvest) one essence."""
    table = reaper("H z", roll="blue r3h2, yellow h2, brown 0")
    table["z"].damage = 3
    hurt(table, "H", damage=2)

    table.attack("H", "z", "harvester_scythe")
    table.settle()

    assert "z" not in table
    assert (table["H"].damage, essence(table)) == (1, 1)


@refuses("harvester_scythe")
def test_harvester_scythe_reaps_alone() -> None:
    """harvester_scythe: whoever falls to something else gives no heart."""
    table = reaper("H z", "iron_longsword", roll="blue r3h2, red h2, brown 0")
    table["z"].damage = 3
    hurt(table, "H", damage=2)

    table.attack("H", "z", "iron_longsword")
    table.settle()

    assert "z" not in table
    assert table["H"].damage == 2


@shows("mirror_of_souls")
def test_mirror_of_souls_keeps_what_leaves() -> None:
    """Mirror of Souls: a condition its bearer is rid of leaves an essence."""
    table = reaper("H . T", turn=None, roll="gray 0, black 0")
    table["H"].conditions = ["poisoned"]

    table.take_turn("H")

    assert (table["H"].conditions, essence(table)) == ([], 1)


@refuses("mirror_of_souls")
def test_mirror_of_souls_does_not_look_at_others() -> None:
    """mirror_of_souls: conditions of friends leave nothing, and a failed test doesn't."""
    friend = reaper("H . T", turn=None, roll="gray 0, black 0")
    friend["T"].conditions = ["poisoned"]
    friend.take_turn("T")
    assert (friend["T"].conditions, essence(friend)) == ([], 0)

    failed = reaper("H . T", turn=None, roll="gray 3, black 4")
    failed["H"].conditions = ["poisoned"]
    failed.take_turn("H")
    assert (failed["H"].conditions, essence(failed)) == (["poisoned"], 0)


# Essence --------------------------------------------------------------------------------------------------------


@shows("essence_harvest")
def test_essence_harvest_comes_from_any_death_and_goes_with_the_own() -> None:
    """Essence Harvest: a friend's kill gives essence too; the reaper's fall takes all of it (essence_harvest)."""
    table = reaper("H . T z", turn="T", essence=2, roll="blue r3h2, yellow h2, brown 0")
    table["z"].damage = 4
    table.attack("T", "z")
    table.settle()
    assert essence(table) == 3

    table.step(harm.Suffer(figure=table.names["H"], amount=30, source="card"))
    table.settle()
    assert table.hero("H").knocked_out
    assert essence(table) == 0


@refuses("essence_harvest")
def test_essence_harvest_asks_for_a_death() -> None:
    """essence_harvest: a monster that is only hurt, and a friend who falls, leave nothing and take nothing."""
    table = reaper("H . T z", essence=2)

    table.step(harm.Suffer(figure=table.names["z"], amount=1, source="card"))
    table.step(harm.Suffer(figure=table.names["T"], amount=30, source="card"))
    table.settle()

    assert essence(table) == 2


@shows("stream_of_life")
def test_stream_of_life_heals() -> None:
    """Stream of Life: so much essence, so many hearts, for a hero within three squares."""
    table = reaper("H . . T", essence=5)
    hurt(table, "T", damage=4)

    table.use("H", "stream_of_life", "T")
    assert table.options == ["1", "2", "3", "4"]
    table.choose("3")

    assert (table["T"].damage, essence(table), table.hero("H").fatigue) == (1, 2, 1)


@refuses("stream_of_life")
def test_stream_of_life_needs_essence_and_wounds() -> None:
    """stream_of_life: without essence, for the unhurt and four squares away it does nothing."""
    poor = reaper("H T")
    hurt(poor, "T", damage=4)
    assert refused(poor, "H", "stream_of_life", "T") == "no_effect"

    whole = reaper("H T", essence=2)
    assert refused(whole, "H", "stream_of_life", "T") == "no_effect"

    far = reaper("H . . . T", essence=2)
    hurt(far, "T", damage=4)
    assert refused(far, "H", "stream_of_life", "T") == "bad_target"


# Skills ---------------------------------------------------------------------------------------------------------


@shows("blight_extraction")
def test_blight_extraction_takes_a_condition_over() -> None:
    """Blight Extraction: the healed hero is rid of a condition, and the reaper takes it for two essence."""
    table = reaper("H T", "blight_extraction", essence=1)
    hurt(table, "T", damage=4)
    table["T"].conditions = ["diseased", "poisoned"]

    streamed(table, "T", 1)
    table.choose("blight_extraction")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["T"]
    table.choose("poisoned")
    table.choose("poisoned")
    table.settle()

    assert (table["T"].conditions, table["H"].conditions, essence(table)) == (["diseased"], ["poisoned"], 2)


@refuses("blight_extraction")
def test_blight_extraction_from_oneself_gives_nothing() -> None:
    """blight_extraction: the own condition goes for no more than the mirror keeps; without one nobody is asked."""
    own = reaper("H T", "blight_extraction", essence=1)
    hurt(own, "H", damage=4)
    own["H"].conditions = ["poisoned"]
    streamed(own, "H", 1)
    own.choose("blight_extraction")
    own.settle()
    assert (own["H"].conditions, essence(own)) == ([], 1)

    sound = reaper("H T", "blight_extraction", essence=1)
    hurt(sound, "T", damage=4)
    streamed(sound, "T", 1)
    assert sound.asked is None


@shows("spirit_link")
def test_spirit_link_holds_a_falling_friend() -> None:
    """Spirit Link: a hero about to fall recovers so many hearts as essence is spent, and stays on its feet."""
    table = reaper("H . . T", "spirit_link", essence=4)

    table.step(harm.Suffer(figure=table.names["T"], amount=30, source="card"))
    until(table, "spirit_link")
    table.choose("spirit_link/link")
    table.choose("3")
    table.settle()

    hero = table.hero("T")
    assert not hero.knocked_out
    assert (hero.damage, essence(table)) == (table.game.sheet(hero).health - 3, 1)
    assert (table.hero("H").fatigue, table.game.morale) == (2, 2)


@shows("spirit_link")
def test_spirit_link_begins_with_essence() -> None:
    """spirit_link: every quest begins with four essence."""
    party = (
        Recruit(hero="ashrian", hero_class="soul_reaper", skills=("spirit_link",)),
        Recruit(hero="syndrael", hero_class="knight"),
    )

    game, _ = start_quest("ember_chapel", party, seed="spirit")

    assert game.heroes["ashrian"].counters == {"essence": 4}


@refuses("spirit_link")
def test_spirit_link_is_not_for_the_reaper_nor_far_away() -> None:
    """spirit_link: the reaper's own fall, one four squares away, and one without essence are what they are."""
    for drawing, who, amount in (("H . . T", "H", 4), ("H . . . T", "T", 4), ("H . T", "T", 0)):
        table = reaper(drawing, "spirit_link", essence=amount)
        table.step(harm.Suffer(figure=table.names[who], amount=30, source="card"))
        until(table, "spirit_link")
        assert table.hero(who).knocked_out


@shows("unholy_bond")
def test_unholy_bond_spoils_a_roll() -> None:
    """Unholy Bond: for an essence a monster near by rolls one of its dice again."""
    table = reaper("H z", "unholy_bond", essence=2, turn=None)
    table.roll("blue r3h2, yellow h2, gray 0, blue X")

    bite(table)
    table.choose("unholy_bond")
    table.choose("die0")
    table.settle()

    assert (table["H"].damage, essence(table)) == (0, 1)


@refuses("unholy_bond")
def test_unholy_bond_is_for_monsters_near_that_hit() -> None:
    """unholy_bond: friends' dice, a miss and the poor are not asked about."""
    missed = reaper("H z", "unholy_bond", essence=2, turn=None, roll="blue X, yellow h2, gray 0")
    bite(missed)
    assert not may_react(missed, "unholy_bond")

    poor = reaper("H z", "unholy_bond", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(poor)
    assert not may_react(poor, "unholy_bond")

    own = reaper("H z", "unholy_bond", essence=2, roll="blue r3h2, yellow h2, brown 0")
    own.attack("H", "z")
    assert not may_react(own, "unholy_bond")


@shows("cursed_soul")
def test_cursed_soul_draws_every_blow() -> None:
    """Cursed Soul: for two essence all attacks on a monster have a heart more."""
    table = reaper("H z T", "cursed_soul", essence=3, roll="blue r3h2, yellow h2, brown 0")
    table.use("H", "cursed_soul", "z")
    assert essence(table) == 1
    table.attack("H", "z")
    table.settle()
    assert table["z"].damage == 5

    table["z"].damage = 0
    table.end_turn("H")
    table.settle()
    marks = held(table, "H", "cursed_soul").marks
    assert marks == [table.names["z"]]


@refuses("cursed_soul")
def test_cursed_soul_means_one_monster() -> None:
    """cursed_soul: nobody else suffers more, and one essence is not enough."""
    table = reaper("z H y", "cursed_soul", essence=2, roll="blue r3h2, yellow h2, brown 0")
    table.use("H", "cursed_soul", "z")
    table.attack("H", "y")
    table.settle()
    assert table["y"].damage == 4

    poor = reaper("z H y", "cursed_soul", essence=1)
    assert refused(poor, "H", "cursed_soul", "z") == "too_few_counters"


@shows("ethereal_armor")
def test_ethereal_armor_wards_and_harvests() -> None:
    """Ethereal Armor: whoever wears it has a shield more, and an attack that hits it leaves an essence."""
    table = reaper("H T z", "ethereal_armor")
    table.use("H", "ethereal_armor", "T", ability="clothe")
    table.game.turn = None
    table.roll("blue r3h2, yellow h2, gray 0, gray 0")

    bite(table)
    table.settle()

    assert (table["T"].damage, essence(table)) == (3, 1)


@refuses("ethereal_armor")
def test_ethereal_armor_clothes_one_hero() -> None:
    """ethereal_armor: the others have no shield of it, and a miss leaves no essence."""
    other = reaper("T H z", "ethereal_armor")
    other.use("H", "ethereal_armor", "T", ability="clothe")
    other.game.turn = None
    other.roll("blue r3h2, yellow h2, gray 0, gray 0")
    bite(other)
    other.settle()
    assert (other["H"].damage, essence(other)) == (4, 0)

    missed = reaper("H T z", "ethereal_armor")
    missed.use("H", "ethereal_armor", "T", ability="clothe")
    missed.game.turn = None
    missed.roll("blue X, yellow h2, gray 0, gray 0")
    bite(missed)
    missed.settle()
    assert essence(missed) == 0


@shows("galvanize")
def test_galvanize_gives_another_try() -> None:
    """Galvanize: whoever was healed may reroll a die later."""
    table = reaper("H T . z", "galvanize", essence=1)
    hurt(table, "T", damage=4)
    streamed(table, "T", 1)
    assert table.hero("T").counters == {"galvanized": 1}

    assert table.game.turn is not None
    table.game.turn.hero = table.names["T"]
    table.roll("blue X, yellow h2, brown 0, blue r3h2")
    table.attack("T", "z")
    until(table, "galvanize")
    table.choose("galvanize/attack")
    table.choose("die0")
    table.settle()

    assert (table["z"].damage, table.hero("T").counters) == (4, {})


@shows("galvanize")
def test_galvanize_hurries() -> None:
    """galvanize: or it moves two squares and recovers a heart, in its own turn."""
    table = reaper("H T . . z", "galvanize", turn="T")
    hurt(table, "T", damage=4)
    table.hero("T").counters = {"galvanized": 1}

    assert any("galvanize" in str(choice.command) for choice in table.legal("T", "use_card"))
    command = next(choice.command for choice in table.legal("T", "use_card") if "galvanize" in str(choice.command))
    table.do(command)
    table.choose("D1")
    table.settle()

    assert (table.at("T"), table["T"].damage, table.hero("T").counters) == ("D1", 3, {})


@refuses("galvanize")
def test_galvanize_lays_one_token() -> None:
    """galvanize: a hero who has its token there gets no second one; without it there is nothing to give up."""
    table = reaper("H T . z", "galvanize", essence=1)
    hurt(table, "T", damage=4)
    table.hero("T").counters = {"galvanized": 1}
    streamed(table, "T", 1)
    assert table.hero("T").counters == {"galvanized": 1}
    assert not offered(table, "H", "galvanize", ability="haste")


@shows("font_of_vitality")
def test_font_of_vitality_gives_more() -> None:
    """Font of Vitality: Stream of Life heals a heart more, and a friend's rest near by is worth two essence."""
    table = reaper("H T", "font_of_vitality", essence=1)
    hurt(table, "T", damage=4, fatigue=2)
    streamed(table, "T", 1)
    table.settle()
    assert (table["T"].damage, essence(table)) == (2, 0)

    assert table.game.turn is not None
    table.game.turn.hero = table.names["T"]
    table.rest("T")
    assert essence(table) == 2


@refuses("font_of_vitality")
def test_font_of_vitality_speaks_of_its_own_healing() -> None:
    """font_of_vitality: other healing is as it is, and the reaper's own rest gives no essence."""
    table = reaper("H T", "font_of_vitality", turn="H")
    hurt(table, "T", damage=4)
    hurt(table, "H", fatigue=2)

    table.step(harm.Recover(figure=table.names["T"], hearts=1, by=table.names["H"]))
    table.rest("H")

    assert (table["T"].damage, essence(table)) == (3, 0)


@shows("reapers_pact")
def test_reapers_pact_shares_the_stream() -> None:
    """Reaper's Pact (reapers_pact): two essence for another hero, one for a fatigue of each."""
    table = reaper("S H T", "reapers_pact", essence=5)
    hurt(table, "T", damage=4, fatigue=1)
    hurt(table, "S", damage=4, fatigue=1)

    streamed(table, "T", 2)
    table.choose(f"reapers_pact/share@{table.names['S']}")
    table.choose("reapers_pact/soothe")
    table.settle()

    assert [(table[one].damage, table.hero(one).fatigue) for one in "ST"] == [(2, 0), (2, 0)]
    assert essence(table) == 0


@refuses("reapers_pact")
@pytest.mark.parametrize("left", [0, 1])
def test_reapers_pact_has_its_price(left: int) -> None:
    """reapers_pact: nobody shares for less than two essence, and nobody is healed twice."""
    table = reaper("S H T", "reapers_pact", essence=1 + left)
    hurt(table, "T", damage=4)
    hurt(table, "S", damage=4)

    streamed(table, "T", 1)

    assert not any("share" in option for option in table.options)
    assert table["S"].damage == 4


def test_a_rescued_hero_may_fall_again() -> None:
    """What Spirit Link takes away is that one fall; and whoever has fallen all the same still rises as ever."""
    table = reaper("H . . T", "spirit_link", essence=4)
    table.step(harm.Suffer(figure=table.names["T"], amount=30, source="card"))
    until(table, "spirit_link")
    table.choose("spirit_link/link")
    table.choose("1")
    table.settle()

    table.step(harm.Suffer(figure=table.names["T"], amount=1, source="card"))
    table.settle()
    assert table.hero("T").knocked_out

    table.roll("red h2, red h1")
    table.step(Rise(hero=table.names["T"]))
    assert not table.hero("T").knocked_out
