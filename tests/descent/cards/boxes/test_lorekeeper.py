"""The lorekeeper of Lost Legends: knowledge is health, hearts and other skills."""

from bot.descent.rules import harm, stats
from bot.descent.rules.turns import StartRound
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.hybrids import begins_with_both, skills, taken_alone_or_with, to_learn
from tests.descent.cards.table import held, hurt, may_react, refused
from tests.descent.scene import Scene, scene

LOREKEEPER = {"L": "leoric_of_the_book/lorekeeper+disciple"}
TOUGH = {"z": "zombie master"}
KNOWN = 5
"""What Leoric knows."""


def lorekeeper(drawing: str, *cards: str, roll: str = "", turn: str | None = "L") -> Scene:
    """The lorekeeper with more cards."""
    given = {"L": list(cards)} if cards else None
    table = scene(drawing, heroes=LOREKEEPER, monsters=TOUGH, cards=given, roll=roll, turn=turn)
    if "z" in table.names:
        table.monster("z").extra_health = 10
    return table


@shows("interdisciplinary")
def test_interdisciplinary_brings_a_healers_class() -> None:
    """Interdisciplinary: the lorekeeper has what a healer begins with, and learns from both decks."""
    learned = to_learn("leoric_of_the_book", "lorekeeper+disciple")

    assert begins_with_both(lorekeeper("L"), "L")
    assert learned == skills("lorekeeper", 1, 2, 3) | skills("disciple", 1, 2)


@refuses("interdisciplinary")
def test_interdisciplinary_opens_no_other_class() -> None:
    """What costs 3 in the healer's class stays closed; a scout's class does not go with interdisciplinary."""
    assert not to_learn("leoric_of_the_book", "lorekeeper+disciple") & skills("disciple", 3)
    assert not taken_alone_or_with("lorekeeper", "thief")


@shows("ancient_remedy")
def test_ancient_remedy_gives_health() -> None:
    """Ancient Remedy: as much more health as the lorekeeper's knowledge."""
    plain, wise = lorekeeper("L"), lorekeeper("L", "ancient_remedy")

    assert stats.attribute(wise.game, wise["L"], "knowledge") == KNOWN
    assert stats.health(wise.game, wise["L"]) == stats.health(plain.game, plain["L"]) + KNOWN


@shows("ancient_remedy")
def test_ancient_remedy_cures_at_once() -> None:
    """ancient_remedy: a hero within three squares gets a condition, a test of knowledge takes that one away."""
    table = lorekeeper("L . . T", "ancient_remedy", roll="gray 3, black 2")
    table["T"].conditions.append("immobilized")

    table.step(harm.Inflict(figure=table.names["T"], condition="poisoned"))
    table.choose("ancient_remedy")

    assert table["T"].conditions == ["immobilized"]
    assert (table.hero("L").fatigue, held(table, "L", "ancient_remedy").exhausted) == (2, True)


@refuses("ancient_remedy")
def test_ancient_remedy_may_fail() -> None:
    """ancient_remedy: a failed test changes nothing; nobody is asked about monsters or heroes far away."""
    table = lorekeeper("L . . T", "ancient_remedy", roll="gray 3, black 3")
    table.step(harm.Inflict(figure=table.names["T"], condition="poisoned"))
    table.choose("ancient_remedy")
    assert table["T"].conditions == ["poisoned"]

    far = lorekeeper("L . . . T z", "ancient_remedy")
    far.step(harm.Inflict(figure=far.names["T"], condition="poisoned"))
    assert far.asked is None
    far.step(harm.Inflict(figure=far.names["z"], condition="poisoned"))
    assert far.asked is None


@shows("careful_balance")
def test_careful_balance_gives_hearts_for_hearts() -> None:
    """Careful Balance: hearts of one's own for as many in the attack, and two back if it hurts."""
    table = lorekeeper("L z", "careful_balance", roll="blue r3h2, yellow r1h1, brown 0")

    table.attack("L", "z")
    table.choose("careful_balance")
    assert table.options == ["1", "2", "3", "4", "5"]
    table.choose("3")
    table.settle()

    assert (table["z"].damage, table["L"].damage, table.hero("L").fatigue) == (6, 1, 1)


@refuses("careful_balance")
def test_careful_balance_gives_nothing_back_for_a_miss() -> None:
    """careful_balance: after an X the hearts are gone; the last heart is never paid."""
    table = lorekeeper("L z", "careful_balance", roll="blue X, yellow r1h1, brown 0")
    table.attack("L", "z")
    table.choose("careful_balance")
    table.choose("3")
    table.settle()
    assert (table["z"].damage, table["L"].damage) == (0, 3)

    dying = lorekeeper("L z", "careful_balance", roll="blue r3h2, yellow r1h1, brown 0")
    hurt(dying, "L", damage=stats.health(dying.game, dying["L"]) - 1)
    dying.attack("L", "z")
    assert not may_react(dying, "careful_balance")


@refuses("careful_balance")
def test_careful_balance_counts_the_doom_in() -> None:
    """Who is doomed suffers a heart more for the hearts of careful_balance, and lives all the same."""
    table = lorekeeper("L z", "careful_balance", roll="blue r3h2, yellow r1h1, brown 0")
    table["L"].conditions.append("doomed")
    hurt(table, "L", damage=stats.health(table.game, table["L"]) - 4)

    table.attack("L", "z")
    table.choose("careful_balance")

    assert table.options == ["1", "2"]


@shows("all_knowing")
def test_all_knowing_knows_more() -> None:
    """All-Knowing: one more knowledge, exhausted or not, but never more than six."""
    table = lorekeeper("L", "all_knowing")
    assert stats.attribute(table.game, table["L"], "knowledge") == KNOWN + 1
    held(table, "L", "all_knowing").exhausted = True
    assert stats.attribute(table.game, table["L"], "knowledge") == KNOWN + 1

    odd = scene("T", cards={"T": ["all_knowing"]})
    own = odd.game.sheet(odd.hero("T")).knowledge
    assert stats.attribute(odd.game, odd["T"], "knowledge") == own + 1


@shows("all_knowing")
def test_all_knowing_readies_skills() -> None:
    """all_knowing: the chosen skills stand upright after a passed test, and cost no fatigue till the round ends."""
    table = lorekeeper("L z", "all_knowing", "careful_balance", roll="gray 3, black 2")
    held(table, "L", "careful_balance").exhausted = True

    table.use("L", "all_knowing")
    table.choose("careful_balance")
    table.choose("done")
    assert not held(table, "L", "careful_balance").exhausted

    table.roll("blue r3h2, yellow r1h1, brown 0")
    table.attack("L", "z")
    table.choose("careful_balance")
    table.choose("1")
    table.settle()
    assert table.hero("L").fatigue == 1  # that of All-Knowing itself

    table.step(StartRound())
    assert not held(table, "L", "careful_balance").unpriced


@refuses("all_knowing")
def test_all_knowing_gets_harder_with_every_skill() -> None:
    """all_knowing: five shields and one for each of two skills are more than six: nothing is readied.

    It may not choose itself, nor be used twice.
    """
    table = lorekeeper("L z", "all_knowing", "careful_balance", roll="gray 3, black 2")
    held(table, "L", "careful_balance").exhausted = True

    table.use("L", "all_knowing")
    assert "all_knowing" not in table.options
    table.choose("careful_balance")
    table.choose("prayer_of_healing")

    assert held(table, "L", "careful_balance").exhausted
    assert not held(table, "L", "prayer_of_healing").unpriced
    assert refused(table, "L", "all_knowing") == "card_exhausted"
