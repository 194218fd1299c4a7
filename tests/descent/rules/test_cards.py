"""Cards: costs, feats, tests, equipment, trade, objective tokens, golden rules (CRD)."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Attack, Equip, PickUp, PutDown, Stride, Trade, UseCard
from bot.descent.content.library import library
from bot.descent.events import AttributeTested
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.harm import Suffer
from bot.descent.rules.harm import Test as Trial
from bot.descent.rules.stats import defence_pool
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene

ADA, BRAN = "ada", "bran"


def skill(card: str, target: str | None = None) -> UseCard:
    """Ada uses a skill."""
    return UseCard(hero=ADA, card=card, target=target)


def outcomes(table: Scene) -> list[tuple[int, bool]]:
    """The value and the outcome of the tests just told."""
    return [(event.value, event.passed) for event in told(table, AttributeTested)]


def test_crd_01_an_exhausted_card_waits_for_the_next_turn() -> None:
    """CRD-01: a card that is exhausted works once, until it is refreshed at the start of the hero's turn."""
    table = plain_scene("A . .", skills={"A": ["second_wind"]})
    table["A"].damage = 5

    table.use("A", "second_wind")
    assert table.refused(skill("second_wind")) == "card_exhausted"
    table.end_turn("A")
    table.take_turn("A")

    assert table.refused(skill("second_wind")) is None


def test_crd_01_fatigue_is_paid() -> None:
    """CRD-01: a skill's fatigue is suffered; a hero who can't bear it can't use the skill."""
    table = plain_scene("A . .", skills={"A": ["deep_breath"]})
    table["A"].damage = 9
    table.hero("A").fatigue = 3

    table.use("A", "deep_breath")

    assert (table.hero("A").fatigue, table["A"].damage) == (4, 6)
    assert table.refused(skill("deep_breath")) == "too_tired"


def test_crd_01_an_arrow_costs_an_action() -> None:
    """CRD-01: an ability marked ➜ costs one of the two actions; others cost none."""
    table = plain_scene("A . .", skills={"A": ["deep_breath", "second_wind"]})
    table["A"].damage = 9

    assert skill("deep_breath").price(table.game).actions == 1
    assert skill("second_wind").price(table.game).actions == 0
    table.do(Stride(hero=ADA))
    table.do(Stride(hero=ADA))
    assert table.refused(skill("deep_breath")) == "no_action_left"
    assert table.refused(skill("second_wind")) is None


def test_crd_01_what_would_change_nothing_can_not_be_used() -> None:
    """CRD-01: nobody pays for nothing: a healing skill is refused to the unhurt."""
    table = plain_scene("A . .", skills={"A": ["second_wind"]})

    assert table.refused(skill("second_wind")) == "no_effect"


def test_crd_01_a_search_card_is_used_up() -> None:
    """CRD-01: a card that is flipped to be used is not used again in this quest."""
    table = plain_scene("A . .", cards={"A": ["balm"]})
    table["A"].damage = 5

    table.use("A", "balm", target="A")
    table["A"].damage = 5

    assert table.refused(UseCard(hero=ADA, card="balm", target=ADA)) is not None


def test_crd_02_a_heroic_feat_is_used_once_per_quest() -> None:
    """CRD-02: the feat flips the sheet; it does not come back with the next turn."""
    table = plain_scene("A . .")

    table.use("A", "feat")
    assert table.game.turn is not None
    assert table.game.turn.points == 4
    table.end_turn("A")
    table.take_turn("A")

    assert table.hero("A").feat_used
    assert table.refused(UseCard(hero=ADA, card="feat")) == "feat_used"


@pytest.mark.parametrize(
    ("roll", "passed"),
    [("gray 1, black 3", True), ("gray 2, black 3", False), ("gray 0, black 0", True)],
)
def test_crd_03_a_test_is_passed_with_no_more_shields_than_the_attribute(roll: str, passed: bool) -> None:
    """CRD-03: grey and black die; with might 4, four shields pass and five fail."""
    table = plain_scene("A . .", roll=roll)

    table.step(Trial(figure=ADA, attribute="might"))

    assert outcomes(table) == [(4, passed)]


@pytest.mark.parametrize(
    ("attribute", "value"), [("might", 4), ("knowledge", 3), ("willpower", 2), ("awareness", 1)]
)
def test_crd_03_each_attribute_has_its_own_value(attribute: str, value: int) -> None:
    """CRD-03: might, knowledge, willpower and awareness are tested against what the sheet says."""
    table = plain_scene("A . .", roll="gray 0, black 2")

    table.step(Trial.model_validate({"figure": ADA, "attribute": attribute}))

    assert outcomes(table) == [(value, value >= 2)]


def test_crd_03_figures_without_attributes_fail() -> None:
    """CRD-03: a monster fails every test without rolling."""
    table = plain_scene("A . z", turn=None)
    trap = Suffer(figure="zombie_1", amount=1, source="trap")

    table.step(Trial(figure="zombie_1", attribute="might", on_fail=(trap,)))

    assert table["z"].damage == 1
    assert table.game.chance.asked == 0


def test_crd_03_effects_on_defence_dice_do_not_apply() -> None:
    """CRD-03: armour and shields mean nothing to a test: two dice are rolled and nobody is asked."""
    table = plain_scene("A . .", cards={"A": ["mail", "buckler"]}, roll="gray 1, black 2")

    table.step(Trial(figure=ADA, attribute="knowledge"))

    assert table.asked is None
    assert [len(event.dice) for event in told(table, AttributeTested)] == [2]


@pytest.mark.parametrize(
    ("worn", "answer"),
    [
        (("blade", "buckler", "mail", "ring", "belt"), None),
        (("sling",), None),
        ((), None),
        (("blade", "sling"), "too_many_hands"),
        (("blade", "sabre", "buckler"), "too_many_hands"),
        (("mail", "hide"), "too_much_armor"),
        (("ring", "belt", "charm"), "too_many_others"),
        (("pike",), "card_not_held"),
        (("balm",), "not_equipment"),
        (("ring", "ring"), "card_twice"),
    ],
)
def test_crd_04_two_hands_one_armour_two_other(worn: tuple[str, ...], answer: str | None) -> None:
    """CRD-04: two hands in all, one armour, two other things; only cards one has."""
    owned = ["blade", "sabre", "sling", "buckler", "mail", "hide", "ring", "belt", "charm", "balm"]
    table = plain_scene("A . .", cards={"A": owned})

    assert table.refused(Equip(hero=ADA, cards=worn)) == answer


def test_crd_04_what_is_not_equipped_is_face_down() -> None:
    """CRD-04: unequipped cards can't be used and give no dice; there is no limit to carrying them."""
    table = plain_scene("A z", cards={"A": ["blade", "mail"]})
    assert defence_pool(table.game, table["A"]) == ("gray", "brown")

    table.do(Equip(hero=ADA, cards=()))

    assert defence_pool(table.game, table["A"]) == ("gray",)
    assert [choice.command for choice in table.legal("A", "attack")] == [Attack(hero=ADA, target="zombie_1")]
    assert {held.id for held in table.hero("A").cards} >= {"blade", "mail"}


def test_crd_04_equipment_changes_at_the_start_of_the_turn_only() -> None:
    """CRD-04: after the first deed of the turn it is too late."""
    table = plain_scene("A . .", cards={"A": ["blade"]})
    table.move("A", "B1")

    assert table.refused(Equip(hero=ADA, cards=())) == "too_late_to_equip"


@pytest.mark.parametrize(
    ("worn", "taken", "left"),
    [
        (("blade", "buckler"), "sling", [set()]),
        (("blade", "buckler"), "sabre", [{"blade"}, {"buckler"}]),
        (("mail", "blade"), "hide", [{"blade"}]),
        (("ring", "belt", "blade"), "charm", [{"ring", "blade"}, {"belt", "blade"}]),
        (("blade",), "buckler", []),
    ],
)
def test_crd_04_a_thing_is_taken_up_in_exchange_for_others(
    worn: tuple[str, ...], taken: str, left: list[set[str]]
) -> None:
    """CRD-04: where there is no room, taking a thing up puts away as little as possible, in one step."""
    table = plain_scene("A . .", cards={"A": [*worn, taken]})
    table.do(Equip(hero=ADA, cards=worn))

    offers = [choice.command for choice in table.legal("A", "equip") if isinstance(choice.command, Equip)]
    swaps = [set(each.cards) for each in offers if taken in each.cards and not set(worn) <= set(each.cards)]

    assert sorted(swaps, key=sorted) == sorted([{*kept, taken} for kept in left], key=sorted)
    for cards in swaps:
        table.do(Equip(hero=ADA, cards=tuple(sorted(cards))))
        assert {held.id for held in table.hero("A").cards if held.equipped} == cards


def test_crd_05_after_a_move_action_neighbours_trade() -> None:
    """CRD-05: after a move action shop and search cards change hands with an adjacent hero, both ways at once."""
    table = plain_scene("A . B .", cards={"A": ["blade", "balm"], "B": ["ring"]})
    swap = Trade(hero=ADA, partner=BRAN, give=("balm",), take=("ring",))
    assert table.refused(swap) == "trade_after_move"

    table.move("A", "B1")
    table.do(swap)

    assert {held.id for held in table.hero("A").cards if held.tradable} == {"blade", "ring"}
    assert {held.id for held in table.hero("B").cards if held.tradable} == {"balm"}


def test_crd_05_only_neighbours_trade() -> None:
    """CRD-05: two squares away is too far."""
    table = plain_scene("A . . B", cards={"A": ["ring"]})
    table.do(Stride(hero=ADA))

    assert table.refused(Trade(hero=ADA, partner=BRAN, give=("ring",))) == "not_adjacent"


def test_crd_05_class_cards_stay() -> None:
    """CRD-05: class cards, starting equipment included, can't be traded."""
    table = plain_scene("A B . .", skills={"A": ["second_wind"]})
    table.do(Stride(hero=ADA))

    assert table.refused(Trade(hero=ADA, partner=BRAN, give=("second_wind",))) == "class_card"
    kit = plain_scene("S B . .", heroes={"S": "syndrael/knight"}, turn="S")
    kit.do(Stride(hero="syndrael"))
    starting = [held.id for held in kit.hero("S").cards if held.kind == "class_item"]
    assert starting
    assert {kit.refused(Trade(hero="syndrael", partner=BRAN, give=(card,))) for card in starting} == {"class_card"}


def test_crd_05_what_was_traded_is_not_equipped() -> None:
    """CRD-05, CRD-04: a traded weapon can be equipped at the start of the next turn, not before."""
    table = plain_scene("A B . .", cards={"A": ["blade"]})
    table.do(Stride(hero=ADA))

    table.do(Trade(hero=ADA, partner=BRAN, give=("blade",)))

    held = table.hero("B").card("blade")
    assert held is not None
    assert not held.equipped


def take(token: str = "objective1") -> PickUp:
    """Ada picks the token up."""
    return PickUp(hero=ADA, token=token)


def test_crd_06_an_objective_is_picked_up_as_an_action() -> None:
    """CRD-06: adjacent or on its square, as an action; then it is carried."""
    table = plain_scene("A . ? . B")
    assert table.refused(take()) == "token_too_far"
    table.move("A", "B1")

    table.do(take())

    assert table["A"].carried == ["objective1"]
    assert table.game.board.tokens["objective1"].square is None
    assert table.game.turn is not None
    assert table.game.turn.actions == 0


def test_crd_06_a_carried_token_can_not_be_taken() -> None:
    """CRD-06: nobody takes a token from its carrier."""
    table = plain_scene("A B . ?")
    table["B"].carried.append("objective1")
    table.game.board.tokens["objective1"].square = None

    assert table.refused(take()) == "token_carried"


def test_crd_06_a_token_is_put_down_beside() -> None:
    """CRD-06: as an action it is dropped in an adjacent square."""
    table = plain_scene("A ? . B")
    table.do(take())
    assert table.refused(PutDown(hero=ADA, token="objective1", to=Square.parse("C1"))) == "square_too_far"

    table.do(PutDown(hero=ADA, token="objective1", to=Square.parse("B1")))

    assert table["A"].carried == []
    assert table.game.board.tokens["objective1"].square == Square.parse("B1")
    assert table.game.turn is not None
    assert table.game.turn.actions == 0


def test_crd_06_a_defeated_carrier_drops_it() -> None:
    """CRD-06: when its carrier is defeated the token lies on that square, for anybody to pick up."""
    table = plain_scene("A ? B .", turn="A")
    table.do(take())

    table.step(Suffer(figure=ADA, amount=12, source="trap"))

    assert table.game.board.tokens["objective1"].square == Square.parse("A1")
    assert table["A"].carried == []


def test_crd_06_not_every_token_can_be_carried() -> None:
    """CRD-06: only tokens a quest declares portable are picked up."""
    table = plain_scene("A ? . B")
    table.game.board.tokens["objective1"].portable = False

    assert table.refused(take()) == "token_stays"


def test_crd_07_a_quest_beats_the_rulebook() -> None:
    """CRD-07: a quest that states the morale overrules one per hero."""
    shelf = library()
    printed = shelf.quests["ember_chapel"]
    party = [Recruit(hero=ADA, hero_class="trial"), Recruit(hero=BRAN, hero_class="trial")]
    shelf.quests["ember_chapel"] = printed.model_copy(update={"morale": 7})
    try:
        game, _ = start_quest("ember_chapel", party, seed="golden rule")
    finally:
        shelf.quests["ember_chapel"] = printed

    assert game.morale == 7


def test_crd_07_cards_beat_the_rulebook() -> None:
    """CRD-07: a card changes a rule while it is in play: a feat gives points without a move action."""
    table = plain_scene("A . . . . .")

    table.use("A", "feat")
    table.move("A", "E1")

    assert table.game.turn is not None
    assert table.game.turn.actions == 2


def test_crd_07_the_party_orders_what_happens_at_the_same_time() -> None:
    """CRD-07: two effects at the same moment: the party decides which comes first; both happen."""
    table = plain_scene("A . .", skills={"A": ["grit", "calm"]})
    table["A"].damage, table.hero("A").fatigue = 3, 2

    table.end_turn("A")
    assert table.game.question is not None
    assert (table.asked, table.game.question.owner) == ("order", "party")
    table.choose("calm")

    told = [event.kind for event in table.events if event.kind.endswith("_recovered")]
    assert told == ["fatigue_recovered", "damage_recovered"]


def test_crd_07_tokens_never_run_out() -> None:
    """CRD-07: the supply of tokens is unlimited: everybody on the board may have every condition."""
    table = plain_scene("A B C D\nz y 1 2\n3 4 5 6", turn=None)
    conditions = list(library().conditions)

    for letter in table.names:
        table[letter].conditions = list(conditions)
    table.step()

    assert all(table[letter].conditions == conditions for letter in table.names)
