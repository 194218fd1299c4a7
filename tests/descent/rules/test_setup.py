"""Setting up a party and a quest (SET)."""

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.content.cards import Item, SearchCard
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import known_boxes
from bot.descent.party.deeds import Join, Leave, Play, Start
from bot.descent.quest.setup import Recruit, new_hero, start_quest
from bot.descent.rules.searching import fresh_search_deck
from bot.kernel.refused import Refused
from tests.descent.rules.trial import plain_scene

OWNER, FRIEND = 1, 2


def campaign(**more: object) -> Campaign:
    """A party that gathers."""
    return Campaign.model_validate({"name": "Les Braises", "owner": OWNER, **more})


def printed_pairs() -> list[tuple[str, str]]:
    """Heroes of the base box, each with a class of its archetype, no class twice."""
    table = campaign()
    pairs: list[tuple[str, str]] = []
    for hero in [hero for hero in library().heroes.values() if hero.ability]:
        classes = [name for name in table.free_classes(hero.id) if name not in {pair[1] for pair in pairs}]
        classes = [name for name in classes if name != "trial"]
        if classes and hero.box == "base":
            pairs.append((hero.id, classes[0]))
    return pairs


def refusal(table: Campaign, player: int, hero: str, hero_class: str) -> str | None:
    """Why a player can't join with this hero and class, or None if it did."""
    try:
        Join(hero=hero, hero_class=hero_class).do(table, player)
    except Refused as no:
        return no.code
    return None


def test_set_01_a_campaign_has_a_name_a_quest_and_a_difficulty() -> None:
    """SET-01: a party has a name, a quest and a difficulty, normal or hard; nothing else is accepted."""
    table = campaign(difficulty="hard", quest="ember_chapel")

    assert (table.name, table.quest, table.difficulty, table.phase) == (
        "Les Braises",
        "ember_chapel",
        "hard",
        "gathering",
    )
    with pytest.raises(ValueError, match="difficulty"):
        campaign(difficulty="nightmare")


def test_set_01_difficulty_reaches_the_quest() -> None:
    """SET-01: the chosen difficulty is that of the quest in play."""
    table = campaign(difficulty="hard")
    for hero, hero_class in printed_pairs()[:2]:
        Join(hero=hero, hero_class=hero_class).do(table, OWNER)

    Start(seed="s").do(table, OWNER)

    assert table.running().difficulty == "hard"


def test_set_02_a_class_belongs_to_the_archetype_of_the_hero() -> None:
    """SET-02: a hero takes a class of its own archetype."""
    hero, own = printed_pairs()[0]
    archetype = library().heroes[hero].archetype
    foreign = next(each.id for each in library().classes.values() if each.archetype != archetype)

    assert refusal(campaign(), OWNER, hero, foreign) == "class_not_free"
    assert refusal(campaign(), OWNER, hero, own) is None


def test_set_02_no_hero_and_no_class_twice() -> None:
    """SET-02: a hero who is taken is taken, and so is a class."""
    warriors = [hero.id for hero in library().heroes.values() if hero.archetype == "warrior" and hero.box == "base"]
    classes = [each.id for each in library().classes.values() if each.archetype == "warrior" and each.box == "base"]
    table = campaign()
    assert refusal(table, OWNER, warriors[0], classes[0]) is None

    assert refusal(table, FRIEND, warriors[0], classes[1]) == "hero_taken"
    assert refusal(table, FRIEND, warriors[1], classes[0]) == "class_not_free"
    assert refusal(table, FRIEND, warriors[1], classes[1]) is None


def test_set_02_who_leaves_makes_room() -> None:
    """SET-02: a hero given back before the start can be taken by somebody else."""
    (hero, hero_class), *_ = printed_pairs()
    table = campaign()
    Join(hero=hero, hero_class=hero_class).do(table, OWNER)

    Leave(hero=hero).do(table, OWNER)

    assert refusal(table, FRIEND, hero, hero_class) is None


@pytest.mark.parametrize("name", sorted(library().classes))
def test_set_03_a_hero_starts_with_kit_and_free_skills(name: str) -> None:
    """SET-03: starting equipment and skills without a cost; what costs experience or is chosen is set aside."""
    calling = library().classes[name]
    hero = next(sheet.id for sheet in library().heroes.values() if sheet.archetype == calling.archetype)

    held = {card.card: card for card in new_hero(Recruit(hero=hero, hero_class=name)).cards}

    free = {skill.id for skill in calling.skills if skill.xp == 0 and not skill.elemental}
    assert set(held) == {item.id for item in calling.equipment} | free
    worn = [library().card(card.card) for card in held.values() if card.equipped]
    assert sum(item.hands for item in worn if isinstance(item, Item)) <= 2
    assert all(not card.tradable for card in held.values())


def test_set_03_skills_that_cost_experience_are_set_aside() -> None:
    """SET-03: a skill with an experience cost is not there at the start."""
    cards = {card.card for card in new_hero(Recruit(hero="ada", hero_class="trial")).cards}

    assert "second_wind" in cards
    assert "lesson" not in cards


@pytest.mark.parametrize(("difficulty", "each"), [("normal", 50), ("hard", 0)])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_set_04_gold_at_the_start(difficulty: str, each: int, heroes: int) -> None:
    """SET-04: fifty gold per hero at normal difficulty, none at hard."""
    table = campaign(difficulty=difficulty)
    names = ["ada", "bran", "cleo", "dorn"][:heroes]
    party = [Recruit(hero=name, hero_class="trial") for name in names]

    game, _ = start_quest("ember_chapel", party, seed="gold", difficulty=table.difficulty)

    assert game.gold == each * heroes


def test_set_05_the_search_deck_leaves_three_cards_out() -> None:
    """SET-05: "nothing", "treasure chest" and "secret passage" are not in the deck."""
    deck = set(fresh_search_deck(library()))

    assert deck
    assert not deck & {"nothing", "treasure_chest", "secret_passage"}
    assert all(library().search_cards[card].in_deck for card in deck)


def test_set_05_the_search_deck_is_shuffled() -> None:
    """SET-05: quests with different seeds have the same cards in different orders."""
    party = [Recruit(hero="ada", hero_class="trial"), Recruit(hero="bran", hero_class="trial")]

    decks = [start_quest("ember_chapel", party, seed=seed)[0].search_deck for seed in "abcdef"]

    assert all(sorted(deck) == sorted(fresh_search_deck(library())) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1


def test_set_06_one_player_may_control_all_heroes() -> None:
    """SET-06: solo, one player takes every hero and gives them all their commands."""
    table = campaign()
    for hero, hero_class in printed_pairs()[:3]:
        assert refusal(table, OWNER, hero, hero_class) is None
    Start(seed="solo").do(table, OWNER)

    for hero in table.heroes_of(OWNER):
        assert Play(command=TakeTurn(hero=hero)).do(table, OWNER)
        table.running().turn = None


def test_set_06_parties_have_two_to_four_heroes() -> None:
    """SET-06: one hero alone does not start; a fifth finds no seat."""
    table = campaign()
    pairs = printed_pairs()
    Join(hero=pairs[0][0], hero_class=pairs[0][1]).do(table, OWNER)
    with pytest.raises(Refused) as alone:
        Start(seed="s").do(table, OWNER)
    assert alone.value.code == "too_few_heroes"

    for hero, hero_class in pairs[1:4]:
        Join(hero=hero, hero_class=hero_class).do(table, FRIEND)

    assert len(table.seats) == 4
    assert refusal(table, FRIEND, "ada", "trial") == "party_full"


def test_set_07_heroes_and_classes_come_from_the_boxes_the_party_owns() -> None:
    """SET-07: by default that is the base box; what comes in another one is offered once it is ticked."""
    shelf = library()
    shelf.heroes["ada"] = shelf.heroes["ada"].model_copy(update={"box": "attic"})
    shelf.classes["trial"] = shelf.classes["trial"].model_copy(update={"box": "attic"})
    table = campaign()

    assert table.boxes == ["base"]
    assert "ada" not in table.free_heroes()
    assert refusal(table, OWNER, "ada", "trial") == "not_in_your_boxes"
    table.boxes.append("attic")
    assert "ada" in table.free_heroes()
    assert "trial" in table.free_classes("ada")
    assert refusal(table, OWNER, "ada", "trial") is None


def test_set_07_search_cards_come_from_the_boxes_the_party_owns() -> None:
    """SET-07: a search card of another box is in the deck of those who have ticked that box, and of nobody else."""
    library().search_cards["honey_cake"] = SearchCard(id="honey_cake", box="attic", copies=2)
    decks = []
    for boxes in (["base"], ["base", "attic"]):
        table = campaign(boxes=boxes)
        for hero, hero_class in printed_pairs()[:2]:
            Join(hero=hero, hero_class=hero_class).do(table, OWNER)
        Start(seed="s").do(table, OWNER)
        decks.append(table.running().search_deck)

    assert "attic" in known_boxes()
    assert "honey_cake" not in decks[0]
    assert sorted(decks[1]) == sorted([*decks[0], "honey_cake", "honey_cake"])


def test_set_08_a_saved_game_is_exactly_as_it_was() -> None:
    """SET-08: cards, positions, wounds, conditions, tokens and half an action are read back as they were."""
    table = plain_scene("A z ? . B", cards={"A": ["sabre"]}, roll="blue r2h2s1, red h1, brown 1")
    table["A"].damage, table["A"].conditions = 3, ["poisoned"]
    table["B"].carried.append("objective1")
    table.attack("A", "z")
    assert table.asked == "spend_surges"
    before = campaign(game=table.game)

    after = Campaign.model_validate_json(before.model_dump_json())

    assert after == before
    assert after.model_dump_json() == before.model_dump_json()
    assert after.running().question == table.game.question


def test_set_08_half_an_action_goes_on_after_a_restart() -> None:
    """SET-08: an attack saved at its surge question is finished after loading, with the same dice."""
    table = plain_scene(
        "A z . B", cards={"A": ["sabre"]}, monsters={"z": "zombie master"}, roll="blue r2h2s1, red h1, brown 1"
    )
    table.attack("A", "z")
    saved = table.game.model_dump_json()

    table.game = type(table.game).model_validate_json(saved)
    table.choose("surge0")

    assert table["z"].damage == 3
