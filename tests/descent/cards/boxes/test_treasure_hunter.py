"""The treasure hunter of the Labyrinth of Ruin: the search deck, and what one wins by searching."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

HUNTER = {"T": "tomble_burrowell/treasure_hunter"}
TOUGH = {"z": "zombie master"}
DECK = ("fire_flask", "health_potion", "power_potion", "stamina_potion")
"""The last card is drawn first."""


def hunter(drawing: str, *cards: str, roll: str = "", deck: tuple[str, ...] = (), turn: str | None = "T") -> Scene:
    """The treasure hunter with more cards and this search deck."""
    table = scene(
        drawing,
        heroes=HUNTER,
        monsters=TOUGH,
        cards={"T": list(cards)} if cards else None,
        roll=roll,
        turn=turn,
        search_deck=deck,
    )
    if "z" in table.names:
        table.monster("z").extra_health = 5
    return table


def finds(table: Scene, letter: str) -> list[str]:
    """The search cards in front of a hero."""
    return [card.card for card in table.hero(letter).cards if card.kind == "search"]


def points(table: Scene) -> int:
    """Movement points of the hero whose turn it is."""
    assert table.game.turn is not None
    return table.game.turn.points


# Equipment ------------------------------------------------------------------------------------------------------


@shows("leather_whip")
def test_leather_whip_pulls_and_pierces() -> None:
    """Leather Whip: it strikes two squares away; surges ignore a shield and move the target a square."""
    table = hunter("T . z .", roll="blue r2h2s1, yellow h1s1, brown 1")

    table.attack("T", "z")
    table.choose("surge0")
    table.choose("surge1")
    table.choose("D1")
    table.settle()

    assert (table["z"].damage, table.at("z")) == (4, "D1")


@refuses("leather_whip")
def test_leather_whip_moves_nobody_without_room() -> None:
    """The leather_whip does not strike three squares away, nor move a monster that has nowhere to go."""
    assert not hunter("T . . z").legal("T", "attack")

    stuck = hunter("T z", roll="blue r2h2s1, yellow r1h1, brown 0")
    stuck.attack("T", "z")
    assert "surge1" not in stuck.options


@shows("the_dead_mans_compass")
def test_the_dead_mans_compass_points_to_treasure() -> None:
    """The Dead Man's Compass: exhausted with a search token within three squares, it gives a movement point."""
    table = hunter("T . . *")

    table.use("T", "the_dead_mans_compass")

    assert points(table) == 1
    assert held(table, "T", "the_dead_mans_compass").exhausted


@refuses("the_dead_mans_compass")
def test_the_dead_mans_compass_is_idle_without_treasure() -> None:
    """Four squares from the token the_dead_mans_compass gives nothing, nor once it has been searched."""
    assert refused(hunter("T . . . *"), "T", "the_dead_mans_compass") == "not_now"

    table = hunter("T *", deck=DECK)
    table.search("T", "search1")
    table.settle()
    assert refused(table, "T", "the_dead_mans_compass") == "not_now"


# Delver ---------------------------------------------------------------------------------------------------------


@shows("delver")
def test_delver_strikes_harder_alone() -> None:
    """Delver: with no other hero beside it, its attacks deal a heart more."""
    table = hunter("T z", roll="blue r3h2, yellow r1h1, brown 0")

    table.attack("T", "z")
    table.settle()

    assert table["z"].damage == 4


@shows("delver")
def test_delver_chooses_between_two_cards() -> None:
    """delver: of the top two cards one is drawn, the other goes back on top of the deck or under it."""
    for where, left in (("on_top", [*DECK[:2], "stamina_potion"]), ("under", ["stamina_potion", *DECK[:2]])):
        table = hunter("T *", deck=DECK)
        table.search("T", "search1")
        table.choose("delver")
        assert table.options == ["stamina_potion", "power_potion"]
        table.choose("power_potion")
        table.choose(where)

        assert finds(table, "T") == ["power_potion"]
        assert table.game.search_deck == left


@refuses("delver")
def test_delver_is_a_loner() -> None:
    """delver: with a hero beside it the attack is as it is, and others draw the top card."""
    table = hunter("H T z", roll="blue r3h2, yellow r1h1, brown 0")
    table.attack("T", "z")
    table.settle()
    assert table["z"].damage == 3

    other = hunter("T . H *", deck=DECK, turn="H")
    other.search("H", "search1")
    assert other.asked is None
    assert finds(other, "H") == ["stamina_potion"]


@refuses("delver")
def test_delver_has_no_choice_of_one_card() -> None:
    """delver: the last card of the deck is drawn without a question; of two the other is the deck."""
    last = hunter("T *", deck=("fire_flask",))
    last.search("T", "search1")
    assert last.asked is None

    two = hunter("T *", deck=DECK[:2])
    two.search("T", "search1")
    two.choose("delver")
    two.choose("fire_flask")
    assert two.asked is None
    assert (finds(two, "T"), two.game.search_deck) == (["fire_flask"], ["health_potion"])


# Skills ---------------------------------------------------------------------------------------------------------


@shows("dungeoneer")
def test_dungeoneer_searches_and_attacks() -> None:
    """Dungeoneer: one action searches a token and lets the hunter attack without another one."""
    table = hunter("* T z", "dungeoneer", deck=("fire_flask",), roll="blue r3h2, yellow r1h1, brown 0")

    table.use("T", "dungeoneer")
    table.attack("T", "z", pay="extra")
    table.settle()

    assert finds(table, "T") == ["fire_flask"]
    assert table["z"].damage == 4
    assert table.game.turn is not None
    assert table.game.turn.actions == 1


@refuses("dungeoneer")
def test_dungeoneer_needs_a_token_beside() -> None:
    """dungeoneer: without a token next to the hunter there is neither a search nor an attack."""
    table = hunter("* . T z", "dungeoneer", deck=DECK)

    assert refused(table, "T", "dungeoneer") == "not_now"


@shows("gold_rush")
def test_gold_rush_runs_off_with_it() -> None:
    """Gold Rush: after a search a movement point for each search card, and enemies are no hindrance."""
    table = hunter("* T z .\n# # # #", "gold_rush", "fire_flask", "health_potion", deck=("stamina_potion",))
    held(table, "T", "fire_flask").flipped = True

    table.search("T", "search1")
    table.choose("gold_rush")
    assert points(table) == 3

    table.move("T", "D1")
    assert table.at("T") == "D1"


@refuses("gold_rush")
def test_gold_rush_counts_five_cards_at_most() -> None:
    """gold_rush: six cards are five points; the searches of others give none, nor does gold."""
    many = ("health_potion",) * 5
    table = hunter("* T", "gold_rush", *many, deck=("stamina_potion",))
    table.search("T", "search1")
    table.choose("gold_rush")
    assert points(table) == 5

    other = hunter("* H . T", "gold_rush", "fire_flask", deck=("stamina_potion",), turn="H")
    other.search("H", "search1")
    assert not may_react(other, "gold_rush")

    gold = hunter("* T", "gold_rush")
    gold.search("T", "search1")
    assert gold.asked is None


@shows("survey")
def test_survey_orders_the_deck() -> None:
    """Survey: the top three cards go back in the order the hunter likes, and cannot be unseen."""
    table = hunter("T .", "survey", deck=DECK)

    table.use("T", "survey")
    assert table.options == ["stamina_potion", "power_potion", "health_potion"]
    table.choose("health_potion")
    table.choose("stamina_potion")

    assert table.game.search_deck == ["fire_flask", "power_potion", "stamina_potion", "health_potion"]
    assert (table.game.looked, table.hero("T").fatigue) == (1, 1)


@shows("survey")
def test_survey_gives_stamina() -> None:
    """survey: one stamina more, also while the card lies exhausted."""
    table, plain = hunter("T .", "survey"), hunter("T .")
    held(table, "T", "survey").exhausted = True

    assert stats.stamina(table.game, table["T"]) == stats.stamina(plain.game, plain["T"]) + 1


@refuses("survey")
def test_survey_needs_cards_to_order() -> None:
    """survey: a deck of one card, or of none, has no order."""
    for deck in ((), ("fire_flask",)):
        assert refused(hunter("T .", "survey", deck=deck), "T", "survey") == "no_effect"


@shows("guard_the_spoils")
def test_guard_the_spoils_grows_with_the_spoils() -> None:
    """Guard the Spoils: a brown die with one search card at most, a grey one with two, a black one with more."""
    for cards, die in ((1, "brown 2"), (2, "gray 3"), (3, "black 4")):
        table = hunter("T z", "guard_the_spoils", *DECK[:cards], turn=None)
        table.roll(f"blue r3h2, yellow h2, gray 0, {die}")
        bite(table)
        table.choose("guard_the_spoils")
        table.settle()
        assert table["T"].damage == {1: 2, 2: 1, 3: 0}[cards]
        assert table.hero("T").fatigue == 1


@refuses("guard_the_spoils")
def test_guard_the_spoils_guards_the_hunter_alone() -> None:
    """guard_the_spoils: attacks on others are none of its business."""
    table = hunter("T H z", "guard_the_spoils", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(table)
    assert not may_react(table, "guard_the_spoils")


@shows("lure_of_fortune")
def test_lure_of_fortune_refreshes_and_shuffles() -> None:
    """Lure of Fortune: a search restores a heart and a fatigue; a kill lets the top card go under the deck."""
    table = hunter("* T", "lure_of_fortune", deck=("fire_flask",))
    hurt(table, "T", damage=2, fatigue=2)
    table.search("T", "search1")
    table.settle()
    assert (table["T"].damage, table.hero("T").fatigue) == (1, 1)

    kill = hunter("T z", "lure_of_fortune", deck=DECK, roll="blue r3h2, yellow h2, brown 0")
    kill["z"].damage = 9
    kill.attack("T", "z")
    kill.choose("lure_of_fortune")
    assert kill.game.search_deck == ["stamina_potion", *DECK[:3]]


@refuses("lure_of_fortune")
def test_lure_of_fortune_is_the_hunters_own() -> None:
    """lure_of_fortune: another's search restores nothing, and a deck of one card is not asked about."""
    table = hunter("* H . T", "lure_of_fortune", deck=DECK, turn="H")
    hurt(table, "T", damage=2)
    table.search("H", "search1")
    table.settle()
    assert table["T"].damage == 2

    kill = hunter("T z", "lure_of_fortune", deck=("fire_flask",), roll="blue r3h2, yellow h2, brown 0")
    kill["z"].damage = 9
    kill.attack("T", "z")
    assert kill.asked is None


@shows("sleight_of_hand")
def test_sleight_of_hand_pierces() -> None:
    """Sleight of Hand: with an exotic weapon equipped attacks ignore two shields, also while it is exhausted."""
    table = hunter("T z", "sleight_of_hand", roll="blue r3h2, yellow r1h1, brown 2")
    held(table, "T", "sleight_of_hand").exhausted = True

    table.attack("T", "z")
    table.settle()

    assert table["z"].damage == 4


@shows("sleight_of_hand")
def test_sleight_of_hand_takes_what_others_find() -> None:
    """sleight_of_hand: exhausted, another hero may hand over the card it has just found."""
    for answer, finders, hunters in (("hand_over", [], ["stamina_potion"]), ("keep_card", ["stamina_potion"], [])):
        table = hunter("* H . T", "sleight_of_hand", deck=DECK, turn="H")
        table.search("H", "search1")
        table.choose("sleight_of_hand")
        assert table.game.question is not None
        assert table.game.question.owner == table.names["H"]
        table.choose(answer)
        assert (finds(table, "H"), finds(table, "T")) == (finders, hunters)
        assert held(table, "T", "sleight_of_hand").exhausted


@refuses("sleight_of_hand")
def test_sleight_of_hand_needs_another_finder() -> None:
    """sleight_of_hand: the hunter's own finds and gold are not asked about; a sword pierces nothing."""
    own = hunter("* T", "sleight_of_hand", deck=("fire_flask",))
    own.search("T", "search1")
    assert own.asked is None

    gold = hunter("* H . T", "sleight_of_hand", turn="H")
    gold.search("H", "search1")
    assert gold.asked is None

    sword = hunter("T z", "sleight_of_hand", "iron_longsword", roll="blue r3h2, red h1, brown 2")
    sword.attack("T", "z")
    sword.settle()
    assert sword["z"].damage == 2


@shows("finders_keepers")
def test_finders_keepers_strikes_with_all_that_was_found() -> None:
    """Finder's Keeper's: a green die more, and for a surge a heart for each search card."""
    table = hunter("T z", "finders_keepers", *DECK[:3], roll="blue r3h2, yellow r1h1, green h1s1, brown 0")
    held(table, "T", "fire_flask").flipped = True

    table.use("T", "finders_keepers", "z")
    while table.asked == "react":
        table.choose("pass")
    table.choose("surge2")
    table.settle()

    assert (table["z"].damage, table.hero("T").fatigue) == (8, 1)


@refuses("finders_keepers")
def test_finders_keepers_needs_cards_and_an_exotic_weapon() -> None:
    """finders_keepers: five cards are four hearts, none are no line at all; a sword won't do."""
    rich = hunter("T z", "finders_keepers", *["health_potion"] * 5)
    rich.roll("blue r3h2, yellow r1h1, green h1s1, brown 0")
    rich.use("T", "finders_keepers", "z")
    rich.choose("surge2")
    rich.settle()
    assert rich["z"].damage == 9

    poor = hunter("T z", "finders_keepers", roll="blue r3h2, yellow r1h1, green h1s1, brown 0")
    poor.use("T", "finders_keepers", "z")
    assert "surge2" not in poor.options

    sword = hunter("T z", "finders_keepers", "iron_longsword")
    assert refused(sword, "T", "finders_keepers", "z") == "no_effect"


@shows("trail_of_riches")
def test_trail_of_riches_finds_more() -> None:
    """Trail of Riches: with two search cards a token within three squares is searched without an action."""
    table = hunter("T . . *", "trail_of_riches", "fire_flask", "power_potion", deck=("health_potion",))
    held(table, "T", "fire_flask").flipped = True

    table.use("T", "trail_of_riches")

    assert finds(table, "T") == ["fire_flask", "power_potion", "health_potion"]
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("trail_of_riches")
def test_trail_of_riches_begins_with_two_cards() -> None:
    """trail_of_riches: one search card is too little, four squares are too far."""
    poor = hunter("T . . *", "trail_of_riches", "fire_flask", deck=DECK)
    assert refused(poor, "T", "trail_of_riches") == "not_now"

    far = hunter("T . . . *", "trail_of_riches", "fire_flask", "power_potion", deck=DECK)
    assert refused(far, "T", "trail_of_riches") == "no_effect"
    assert not offered(far, "T", "trail_of_riches")
