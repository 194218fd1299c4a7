"""The avenger of Lost Legends: counters for what friends do and suffer, and what they buy."""

from bot.descent.rules import harm
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.hybrids import begins_with_both, skills, taken_alone_or_with, to_learn
from tests.descent.cards.table import bite, held, hurt, may_react, refused
from tests.descent.scene import Scene, scene

AVENGER = {"H": "syndrael/avenger+disciple"}
TOUGH = {"z": "zombie master"}
BITE = "blue r3h2, yellow h2, gray 0"
"""Four hearts for a hero without a shield."""


def avenger(drawing: str, *cards: str, roll: str = "", counters: int = 0, turn: str | None = "H") -> Scene:
    """The avenger with more cards, the first of them with so many counters on it."""
    given = {"H": list(cards)} if cards else None
    table = scene(drawing, heroes=AVENGER, monsters=TOUGH, cards=given, roll=roll, turn=turn)
    if cards:
        held(table, "H", cards[0]).counters = counters
    return table


def lying(table: Scene, card: str) -> int:
    """How many counters lie on a card."""
    return held(table, "H", card).counters


@shows("justicar")
def test_justicar_brings_a_healers_class() -> None:
    """Justicar: the avenger has what a healer begins with, and learns from both decks."""
    assert begins_with_both(avenger("H"), "H")
    assert to_learn("syndrael", "avenger+disciple") == skills("avenger", 1, 2, 3) | skills("disciple", 1, 2)


@refuses("justicar")
def test_justicar_opens_no_other_class() -> None:
    """What costs 3 in the healer's class stays closed; and a warrior's class does not go with justicar."""
    assert not to_learn("syndrael", "avenger+disciple") & skills("disciple", 3)
    assert not taken_alone_or_with("avenger", "knight")


@shows("holy_champion")
def test_holy_champion_watches_friends_strike() -> None:
    """Holy Champion: an attack of a friend within three squares that deals a heart lays a counter on it."""
    table = avenger("H . . T z", "holy_champion", turn="T", roll="blue r3h2, yellow r1h1, brown 0")

    table.attack("T", "z")
    table.settle()

    assert lying(table, "holy_champion") == 1


@shows("holy_champion")
def test_holy_champion_gives_breath() -> None:
    """Two counters of it are a fatigue, in one's own turn."""
    table = avenger("H", "holy_champion", counters=3)
    hurt(table, "H", fatigue=2)

    table.use("H", "holy_champion")

    assert (lying(table, "holy_champion"), table.hero("H").fatigue) == (1, 1)
    assert refused(table, "H", "holy_champion") == "too_few_counters"


@refuses("holy_champion")
def test_holy_champion_does_not_watch_itself() -> None:
    """No counter for one's own attack, for one that misses, nor for one four squares away."""
    own = avenger("H z", "holy_champion", roll="blue r3h2, yellow h2, brown 0")
    own.attack("H", "z")
    own.settle()
    assert (own["z"].damage, lying(own, "holy_champion")) == (4, 0)

    for drawing, dice in (
        ("H T z", "blue X, yellow h2, brown 0"),
        ("H . . . T z", "blue r3h2, yellow h2, brown 0"),
    ):
        table = avenger(drawing, "holy_champion", turn="T", roll=dice)
        table.attack("T", "z")
        table.settle()
        assert lying(table, "holy_champion") == 0


@refuses("holy_champion")
def test_holy_champion_loses_heart_with_its_bearer() -> None:
    """When the avenger falls, all counters of holy_champion are gone; when a friend falls they are not."""
    table = avenger("H . T", "holy_champion", counters=3)
    table.step(harm.Suffer(figure=table.names["T"], amount=99, source="card"))
    assert lying(table, "holy_champion") == 3

    table.step(harm.Suffer(figure=table.names["H"], amount=99, source="card"))
    assert table.hero("H").knocked_out
    assert lying(table, "holy_champion") == 0


@shows("vengeful_smite")
def test_vengeful_smite_bears_grudges() -> None:
    """Vengeful Smite: hearts that an attack deals a friend within three squares lay a counter on it."""
    table = avenger("H . . T z", "vengeful_smite", turn=None, roll=BITE)

    bite(table)
    table.settle()

    assert (table["T"].damage, lying(table, "vengeful_smite")) == (4, 1)


@shows("vengeful_smite")
def test_vengeful_smite_hits_harder() -> None:
    """Two counters of it, before the roll: two hearts more, and two shields less."""
    table = avenger("H z", "vengeful_smite", counters=4, roll="blue r3h2, yellow r1h1, brown 2")

    table.attack("H", "z")
    table.choose("vengeful_smite")
    assert not may_react(table, "vengeful_smite")
    table.settle()

    assert (table["z"].damage, lying(table, "vengeful_smite")) == (5, 2)


@refuses("vengeful_smite")
def test_vengeful_smite_forgives_the_rest() -> None:
    """vengeful_smite: nothing for one's own hearts, those of a friend far off, those of no attack.

    Nobody is asked about a single counter.
    """
    for drawing in ("H z", "H . . . T z"):
        table = avenger(drawing, "vengeful_smite", turn=None, roll=BITE)
        bite(table)
        table.settle()
        assert lying(table, "vengeful_smite") == 0

    bled = avenger("H T", "vengeful_smite")
    bled.step(harm.Suffer(figure=bled.names["T"], amount=2, source="card"))
    assert lying(bled, "vengeful_smite") == 0

    poor = avenger("H z", "vengeful_smite", counters=1, roll="blue r3h2, yellow h2, brown 0")
    poor.attack("H", "z")
    assert not may_react(poor, "vengeful_smite")


ABOVE = """
H . . . .
. . . T z
"""


def above(*cards: str, counters: int = 2, drawing: str = ABOVE, roll: str = "") -> Scene:
    """A zombie is about to attack a friend of the avenger, who has the skill and counters for it."""
    return avenger(
        drawing, *(cards or ("holy_champion",)), "death_from_above", counters=counters, turn=None, roll=roll
    )


@shows("death_from_above")
def test_death_from_above_answers_an_attack_on_a_friend() -> None:
    """Death From Above: beside the friend who was attacked, and at the monster, for two counters and a fatigue."""
    table = above(roll=f"{BITE}, blue r3h2, yellow h2, brown 0")

    bite(table)
    table.choose("death_from_above")
    table.choose("D1")
    table.choose("yes")
    table.settle()

    assert (table.at("H"), table["z"].damage) == ("D1", 4)
    assert (lying(table, "holy_champion"), table.hero("H").fatigue) == (0, 1)


@shows("death_from_above")
def test_death_from_above_is_paid_from_either_card() -> None:
    """Who has counters for death_from_above on both cards says which are spent, and need not attack.

    The hearts of the very attack have laid the second counter on Vengeful Smite.
    """
    table = above("vengeful_smite", "holy_champion", counters=1, roll=BITE)
    held(table, "H", "holy_champion").counters = 2

    bite(table)
    table.choose("death_from_above")
    assert table.asked == "choose_line"
    table.choose("line2")
    table.choose("D1")
    table.choose("decline")

    assert (table.at("H"), table["z"].damage) == ("D1", 0)
    assert (lying(table, "vengeful_smite"), lying(table, "holy_champion")) == (0, 2)


@shows("death_from_above")
def test_death_from_above_may_stay_beside_its_friend() -> None:
    """Whoever stands next to the friend already may stay there."""
    table = above(drawing="H T z\n. . .", roll=f"{BITE}, gray 0, blue r3h2, yellow h2, brown 0")

    bite(table)
    table.choose("death_from_above")
    table.choose("A1")
    table.settle()

    assert table.at("H") == "A1"


@refuses("death_from_above")
def test_death_from_above_needs_a_friend_and_counters() -> None:
    """death_from_above: not after an attack on the avenger, nor with two cards of one counter each.

    Nor where no square next to the friend is free, nor for a hero too tired to pay.
    """
    own = above(drawing="T . H z", roll=BITE)
    bite(own)
    assert not may_react(own, "death_from_above")

    poor = above("vengeful_smite", "holy_champion", counters=0, roll=BITE)
    held(poor, "H", "holy_champion").counters = 1
    bite(poor)
    assert lying(poor, "vengeful_smite") == 1
    assert not may_react(poor, "death_from_above")

    full = above(drawing="H . G T z", roll=BITE)
    bite(full)
    assert not may_react(full, "death_from_above")

    tired = above(roll=BITE)
    hurt(tired, "H", fatigue=4)
    bite(tired)
    assert not may_react(tired, "death_from_above")
