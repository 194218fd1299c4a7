"""The relics of the Mists of Bilehall and of the Chains that Rust, the heroes' side."""

import pytest

from bot.descent.rules import stats
from bot.descent.rules.harm import Inflict
from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, attacked, bite, bought, held, hurt, may_react
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"


# Fear Eater ---------------------------------------------------------------------------------------------------


@shows("fear_eater")
def test_fear_eater_frightens() -> None:
    """fear_eater: a surge terrifies whoever suffers a heart."""
    assert bought("fear_eater", f"{BLUE}, red h1, brown 0", "surge0")["z"].conditions == ["terrified"]


@shows("fear_eater")
def test_fear_eater_feeds_on_terror() -> None:
    """fear_eater: against the terrified a surge is worth two hearts, and its bearer recovers two."""
    table = armed("fear_eater", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20
    table["z"].conditions.append("terrified")
    hurt(table, "H", damage=3)

    table.attack("H", "z")
    table.choose("fear_eater")

    assert (table["z"].damage, table["H"].damage) == (5, 1)


@refuses("fear_eater")
def test_fear_eater_starves_where_nobody_fears() -> None:
    """fear_eater: the line is not offered against somebody who is not terrified."""
    table = armed("fear_eater", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z")

    assert table.options == ["surge0", "stop"]


# The White Crown ----------------------------------------------------------------------------------------------


@shows("the_white_crown")
def test_the_white_crown_strengthens_every_will() -> None:
    """the_white_crown: every hero has one more willpower, to six at most."""
    bare, table = scene("H . . . T"), scene("H . . . T", cards={"H": ["the_white_crown"]})

    for letter in "HT":
        before = stats.attribute(bare.game, bare[letter], "willpower") or 0
        assert stats.attribute(table.game, table[letter], "willpower") == before + 1


@shows("the_white_crown")
def test_the_white_crown_is_laid_down_for_a_friend() -> None:
    """the_white_crown: its wearer puts it away, and the failed test of any hero is rolled again."""
    table = scene("H . . . T", cards={"H": ["the_white_crown"]}, roll="gray 3, black 4, gray 0, black 0")

    table.step(Trial(figure=table.names["T"], attribute="willpower"))
    table.choose("the_white_crown")

    assert table.told("attribute_tested")[0].model_dump()["passed"]
    assert not held(table, "H", "the_white_crown").equipped


@refuses("the_white_crown")
@pytest.mark.parametrize(("attribute", "dice"), [("might", "gray 3, black 4"), ("willpower", "gray 0, black 0")])
def test_the_white_crown_stays_on_for_anything_else(attribute: str, dice: str) -> None:
    """the_white_crown: no other attribute is rolled again, nor a test that was passed."""
    table = scene("H T", cards={"H": ["the_white_crown"]}, roll=dice)

    table.step(Trial.model_validate({"figure": table.names["T"], "attribute": attribute}))

    assert not may_react(table, "the_white_crown")
    assert table.game.library.relics["the_white_crown"].forbids == ("helmet",)


# Undertaker's Coat --------------------------------------------------------------------------------------------


@shows("undertakers_coat")
def test_undertakers_coat_carries_the_fallen() -> None:
    """undertakers_coat: two more health; for a fatigue a fallen hero's token lies beside its wearer."""
    table = scene(". H .\n. . .\n. . .\n. . .\n. . T", cards={"H": ["undertakers_coat"]}, turn=None)
    assert stats.health(table.game, table["H"]) == 14
    fallen = table.hero("T")
    fallen.knocked_out, fallen.damage = True, 8

    table.take_turn("H")
    table.choose("undertakers_coat")
    table.choose("A1")

    assert table.at("T") == "A1"
    assert table.hero("T").knocked_out
    assert table.hero("H").fatigue == 1


@refuses("undertakers_coat")
def test_undertakers_coat_carries_nobody_who_stands() -> None:
    """undertakers_coat: with nobody on the ground, or no stamina left, it is not offered."""
    for fallen, fatigue in ((False, 0), (True, 4)):
        table = scene("H . . T", cards={"H": ["undertakers_coat"]}, turn=None)
        table.hero("T").knocked_out = fallen
        hurt(table, "H", fatigue=fatigue)

        table.take_turn("H")

        assert not may_react(table, "undertakers_coat")


# Boneborn Bow -------------------------------------------------------------------------------------------------


@shows("boneborn_bow")
@pytest.mark.parametrize(
    ("line", "drawing", "brown", "hearts"),
    [("surge0", "H . z", 0, 6), ("surge1", "H . z", 2, 4), ("surge2", "H . . . . . . z", 0, 4)],
)
def test_boneborn_bow_sells_its_lines(line: str, drawing: str, brown: int, hearts: int) -> None:
    """boneborn_bow: a surge for two hearts, to pierce two, or for four range."""
    table = bought("boneborn_bow", f"{BLUE}, {YELLOW}, {YELLOW}, brown {brown}", line, drawing)

    assert table["z"].damage == hearts


@shows("boneborn_bow")
def test_boneborn_bow_knows_no_fear() -> None:
    """boneborn_bow: its bearer can't be terrified."""
    table = scene("H T", cards={"H": ["boneborn_bow"]})

    table.step(*(Inflict(figure=table[letter].id, condition="terrified") for letter in "HT"))

    assert (table["H"].conditions, table["T"].conditions) == ([], ["terrified"])


@refuses("boneborn_bow")
def test_boneborn_bow_in_the_bag_gives_no_courage() -> None:
    """boneborn_bow: who does not wield it can be terrified, and who does can be stunned."""
    table = scene("H T", cards={"H": ["boneborn_bow"], "T": ["boneborn_bow"]})
    held(table, "T", "boneborn_bow").equipped = False

    table.step(
        *(Inflict(figure=table["T"].id, condition="terrified"), Inflict(figure=table["H"].id, condition="stunned"))
    )

    assert (table["H"].conditions, table["T"].conditions) == (["stunned"], ["terrified"])


# Robes of the Last --------------------------------------------------------------------------------------------


@shows("robes_of_the_last")
def test_robes_of_the_last_answer_every_surge() -> None:
    """robes_of_the_last: a gray die more, and a shield for each surge the attacker spends."""
    table = attacked("robes_of_the_last", roll="blue r2h2s1, yellow h1s1, gray 0, gray 0")

    spent = len(table.told("surge_spent"))
    assert spent > 0
    hit = table.told("attack_hit")[0].model_dump()
    assert hit["shields"] == spent


@refuses("robes_of_the_last")
def test_robes_of_the_last_guard_their_wearer_alone() -> None:
    """robes_of_the_last: a friend's attacker spends its surges unanswered; one without surges meets dice."""
    table = scene("H . T z", cards={"H": ["robes_of_the_last"]}, turn=None, roll="blue r2h2s1, yellow h1s1, gray 0")
    bite(table)
    assert table.told("surge_spent")
    assert table.told("attack_hit")[0].model_dump()["shields"] == 0

    table = attacked("robes_of_the_last", roll="blue r3h2, yellow h2, gray 1, gray 1")
    assert table.told("attack_hit")[0].model_dump()["shields"] == 2
