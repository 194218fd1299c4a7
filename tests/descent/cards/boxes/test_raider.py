"""The raider of Lost Legends: surprise, spoils for everybody, and a blade after the bow."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.hybrids import begins_with_both, skills, taken_alone_or_with, to_learn
from tests.descent.cards.table import held, hurt, may_react
from tests.descent.scene import Scene, scene

RAIDER = {"G": "grisban_the_thirsty/raider+thief"}
TOUGH = {"z": "zombie master"}


def raider(drawing: str, *cards: str, roll: str = "", deck: tuple[str, ...] = (), turn: str | None = "G") -> Scene:
    """The raider with more cards and this search deck."""
    given = {"G": list(cards)} if cards else None
    return scene(drawing, heroes=RAIDER, monsters=TOUGH, cards=given, roll=roll, turn=turn, search_deck=deck)


@shows("into_the_fray")
def test_into_the_fray_brings_a_scouts_class() -> None:
    """Into the Fray: the raider has what a scout begins with, and learns from both decks."""
    learned = to_learn("grisban_the_thirsty", "raider+thief")

    assert begins_with_both(raider("G"), "G")
    assert learned == skills("raider", 1, 2, 3) | skills("thief", 1, 2)


@refuses("into_the_fray")
def test_into_the_fray_opens_no_other_class() -> None:
    """What costs 3 in the scout's class stays closed; a healer's class does not go with into_the_fray."""
    assert not to_learn("grisban_the_thirsty", "raider+thief") & skills("thief", 3)
    assert not taken_alone_or_with("raider", "disciple")


@shows("surprise_assault")
def test_surprise_assault_has_a_surge_more() -> None:
    """Surprise Assault: a surge more against a monster that did not see the raider when its turn began."""
    table = raider("G # z\n. . .", "surprise_assault", "throwing_knives", turn=None)
    table.take_turn("G")
    table.roll("blue r5h1, yellow r1h1, brown 0")

    table.move("G", "B2")
    table.attack("G", "z")

    assert table.asked == "spend_surges"


@refuses("surprise_assault")
def test_surprise_assault_needs_surprise() -> None:
    """A monster that saw the raider when its turn began costs surprise_assault its surge."""
    table = raider("G . z\n. . .", "surprise_assault", "throwing_knives", turn=None)
    table.take_turn("G")
    table.roll("blue r5h1, yellow r1h1, brown 0")

    table.move("G", "B2")
    table.attack("G", "z")

    assert table.asked is None
    assert table["z"].damage == 3


def spoils(table: Scene, letter: str) -> list[str]:
    """The search cards in front of a hero."""
    return [card.card for card in table.hero(letter).cards if card.kind == "search"]


@shows("divide_the_spoils")
def test_divide_the_spoils_is_a_breath_for_everybody() -> None:
    """Divide the Spoils: stamina, a fatigue for each hero when a card is found, and the card for a friend."""
    table = raider("G * T . . . . . H", "divide_the_spoils", deck=("health_potion",))
    assert stats.stamina(table.game, table["G"]) == table.game.sheet(table.hero("G")).stamina + 1
    for letter in "GTH":
        hurt(table, letter, fatigue=2)

    table.search("G", "search1")
    table.choose("share@syndrael")

    assert [table.hero(letter).fatigue for letter in "GTH"] == [1, 1, 1]
    assert (spoils(table, "G"), spoils(table, "H")) == ([], ["health_potion"])


@shows("divide_the_spoils")
def test_divide_the_spoils_may_keep_the_card() -> None:
    """divide_the_spoils: nobody has to give anything away."""
    table = raider("G * T", "divide_the_spoils", deck=("health_potion",))

    table.search("G", "search1")
    table.choose("pass")

    assert spoils(table, "G") == ["health_potion"]


@refuses("divide_the_spoils")
def test_divide_the_spoils_is_about_cards_of_its_own() -> None:
    """divide_the_spoils: gold from an empty deck is no card, and what a friend finds is the friend's."""
    empty = raider("G * T", "divide_the_spoils")
    hurt(empty, "T", fatigue=2)
    empty.search("G", "search1")
    assert empty.asked is None
    assert empty.hero("T").fatigue == 2

    friend = raider("G * T", "divide_the_spoils", deck=("health_potion",), turn="T")
    hurt(friend, "G", fatigue=2)
    friend.search("T", "search1")
    assert not may_react(friend, "divide_the_spoils")
    assert friend.hero("G").fatigue == 2


def archer(drawing: str, *cards: str, roll: str) -> Scene:
    """The raider with a sling in hand, and other weapons at the belt."""
    table = raider(drawing, "sling", *cards, "close_the_gap", roll=roll)
    for card in cards:
        held(table, "G", card).equipped = False
    table.monster("z").extra_health = 20
    return table


@shows("close_the_gap")
def test_close_the_gap_draws_a_blade() -> None:
    """Close the Gap: after a shot another weapon in hand, a move, and an attack in melee."""
    table = archer("G . . z", "iron_longsword", roll="blue r3h2, yellow h2, brown 0, blue r3h2, red h2, brown 0")

    table.attack("G", "z")
    table.choose("close_the_gap")
    assert table.asked == "take_in_hand"
    table.choose("wield1")
    table.choose("C1")
    table.choose("zombie_1")
    table.settle()

    assert (table.at("G"), table["z"].damage) == ("C1", 8)
    assert [held(table, "G", card).equipped for card in ("sling", "iron_longsword")] == [False, True]
    assert (table.hero("G").fatigue, held(table, "G", "close_the_gap").exhausted) == (1, True)
    assert stats.speed(table.game, table["G"]) == table.game.sheet(table.hero("G")).speed + 1


@shows("close_the_gap")
def test_close_the_gap_may_keep_what_is_in_hand() -> None:
    """close_the_gap: with a blade beside the sling nothing need be changed; the attack may be left."""
    table = archer("G . . z", "iron_longsword", roll="blue r3h2, yellow h2, brown 0")
    held(table, "G", "iron_longsword").equipped = True

    table.attack("G", "z", "sling")
    table.choose("close_the_gap")
    table.choose("keep_equipped")
    table.choose("C1")
    table.choose("skip")

    assert (table.at("G"), table["z"].damage) == ("C1", 4)
    assert [held(table, "G", card).equipped for card in ("sling", "iron_longsword")] == [True, True]


@refuses("close_the_gap")
def test_close_the_gap_needs_a_shot_and_a_blade() -> None:
    """close_the_gap: nobody is asked after a blow in melee, or without any melee weapon."""
    bare = archer("G . . z", roll="blue r3h2, yellow h2, brown 0")
    bare.attack("G", "z")
    assert not may_react(bare, "close_the_gap")

    blow = raider("G z", "iron_longsword", "close_the_gap", roll="blue r3h2, red h2, brown 0")
    blow.attack("G", "z")
    assert not may_react(blow, "close_the_gap")
