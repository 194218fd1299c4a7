"""What a hero may use in its own turn is offered exactly when its conditions hold, and explained when not."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.descent.commands import UseCard
from bot.descent.effects.card_attacks import Arm
from bot.descent.effects.situations import TurnBegins
from bot.descent.rules import stats
from bot.descent.rules.searching import give
from tests.descent.cards.plain import ON_THE_RUN, Usable, card_of, plain_table, usable, ways
from tests.descent.cards.test_catalogue import parts
from tests.descent.scene import Scene

EVERY_USE = [pytest.param(use, id=use.name) for use in usable()]


@pytest.mark.parametrize("use", EVERY_USE)
def test_every_card_can_be_used_and_is_paid_for(use: Usable) -> None:
    """On a plain table the card is offered, resolves to the end, costs what it says, and survives every save."""
    table = plain_table(use)
    offered = ways(table, use)
    assert offered, f"{use.name} is not offered"
    assert table.game.turn is not None
    actions = table.game.turn.actions

    table.do(offered[0])
    told = table.settle()

    hero, after, paid = table.hero("H"), table.game.turn, card_of(table, use)
    assert any(event.kind == "card_used" for event in told)
    assert after is not None
    assert after.actions == actions - (use.ability.kind == "action") + after.granted
    cost = use.ability.cost
    if paid is None:
        assert hero.feat_used
    else:
        assert (paid.exhausted, paid.flipped) == (cost.exhaust, cost.flip)
    spent = [event.model_dump()["amount"] for event in told if event.kind == "fatigue_suffered"]
    assert sum(spent[:1]) == cost.fatigue


# One condition broken at a time ----------------------------------------------------------------------------------


def no_action_left(table: Scene, use: Usable) -> None:
    """Both actions are spent."""
    assert table.game.turn is not None
    table.game.turn.actions = 0


def stunned(table: Scene, use: Usable) -> None:
    """The hero is stunned."""
    table["H"].conditions.append("stunned")


def cursed(table: Scene, use: Usable) -> None:
    """The hero is cursed."""
    table["H"].conditions.append("cursed")


def too_tired(table: Scene, use: Usable) -> None:
    """One fatigue less than the card costs is left."""
    hero = table.hero("H")
    hero.fatigue = stats.stamina(table.game, hero) - use.ability.cost.fatigue + 1


def exhausted(table: Scene, use: Usable) -> None:
    """The card lies sideways."""
    held = card_of(table, use)
    assert held is not None
    held.exhausted = True


def flipped(table: Scene, use: Usable) -> None:
    """The card lies face down."""
    held = card_of(table, use)
    assert held is not None
    held.flipped = True


def feat_used(table: Scene, use: Usable) -> None:
    """The feat was done earlier in the quest."""
    table.hero("H").feat_used = True


def knocked_out(table: Scene, use: Usable) -> None:
    """The hero lies on the ground."""
    table.hero("H").knocked_out = True


def anothers_turn(table: Scene, use: Usable) -> None:
    """It is the turn of the hero beside."""
    assert table.game.turn is not None
    table.game.turn.hero = table.names["B"]


def nobodys_turn(table: Scene, use: Usable) -> None:
    """No hero has begun its turn."""
    table.game.turn = None


def off_the_board(table: Scene, use: Usable) -> None:
    """The hero has vanished for a while."""
    hero = table.hero("H")
    hero.vanished, hero.squares = hero.square, ()


def wrong_weapon(table: Scene, use: Usable) -> None:
    """The hero holds nothing but a weapon of the wrong kind."""
    arm = weapon_of(use)
    assert arm is not None
    wrong = "sling" if arm.range == "melee" else "iron_longsword" if arm.trait == "exotic" else "iron_spear"
    for held in table.hero("H").cards:
        held.equipped = False
    give(table.hero("H"), wrong, "item").equipped = True


def weapon_of(use: Usable) -> Arm | None:
    """The kind of weapon it asks for, if it does."""
    if use.card in ATTACKS_BESIDES:
        return None
    arms = [part for part in parts(use.ability) if isinstance(part, Arm)]
    return next((arm for arm in arms if not arm.this and (arm.range != "any" or arm.trait)), None)


ATTACKS_BESIDES = ("refraction", "prismatic_assault", "shadow_puppet")
"""What makes sense without a weapon: the attack is one of several things it does, or another's."""
CHARGES = (
    *("charge", "running_shot"),
    "motivating_charge",
    "plague_cloud",
)
"""Moves that end in an attack, and what comes with one: refused at once to whoever has not the weapon for it."""

Break = Callable[[Scene, Usable], None]
ALWAYS: list[tuple[Break, str]] = [
    (knocked_out, "knocked_out"),
    (anothers_turn, "not_your_turn"),
    (nobodys_turn, "no_turn"),
    (off_the_board, "not_on_board"),
]


def breaks(use: Usable) -> Iterator[tuple[Break, str]]:
    """Every condition of this use, and how it is refused without it."""
    yield from (each for each in ALWAYS if each[0] is not knocked_out or use.ability.fallen is None)
    cost = use.ability.cost
    if use.ability.kind == "action":
        yield no_action_left, "no_action_left"
        yield stunned, "stunned"
        if use.is_skill:
            yield cursed, "cursed"
    if cost.fatigue:
        yield too_tired, "too_tired"
    if cost.exhaust:
        yield exhausted, "lies_low" if use.card == "lie_in_wait" else "card_exhausted"
    if cost.flip:
        yield flipped, "card_used_up"
    if use.card == "feat":
        yield feat_used, "feat_used"
    if weapon_of(use) is not None:
        yield (
            wrong_weapon,
            "not_now" if use.card in CHARGES or use.ability.id in ON_THE_RUN else "no_effect",
        )


BROKEN: list[Any] = [
    pytest.param(use, broken, code, id=f"{use.name}-{broken.__name__}")
    for use in usable()
    for broken, code in breaks(use)
]


@pytest.mark.parametrize(("use", "broken", "code"), BROKEN)
def test_without_one_of_its_conditions_a_card_is_not_offered(use: Usable, broken: Break, code: str) -> None:
    """With any one condition broken nothing of it is offered, and every former way is refused with the reason."""
    table = plain_table(use)
    before = ways(table, use)

    broken(table, use)

    assert before
    assert ways(table, use) == []
    assert {table.refused(command) for command in before} == {code}


def holds_no_hand_back(use: Usable) -> Iterator[Break]:
    """What keeps heroes from other things, but not from this one."""
    if use.ability.kind != "action":
        yield from (no_action_left, stunned)
    if use.ability.kind != "action" or not use.is_skill:
        yield cursed


@pytest.mark.parametrize(
    ("use", "harmless"),
    [
        pytest.param(use, harmless, id=f"{use.name}-{harmless.__name__}")
        for use in usable()
        for harmless in holds_no_hand_back(use)
    ],
)
def test_what_a_card_does_not_ask_for_may_be_missing(use: Usable, harmless: Break) -> None:
    """Uses besides actions need no action and are open to the stunned; only skills that are actions are cursed."""
    table = plain_table(use)
    before = ways(table, use)

    harmless(table, use)

    after = ways(table, use)
    assert [command for command in before if command not in after] == []


# Nobody and nothing within reach ---------------------------------------------------------------------------------

ALONE = {
    *("running_shot/free", "black_arrow/running"),  # a run that ends where nothing can be hit is a run
    *("charge/main", "running_shot/main", "tumble/main", "time_of_need/main", "jain_fairwood/feat"),  # movement
    *("unseen/main", "lurk/main", "prayer_of_peace/main", "cloud_of_mist/main", "tomble_burrowell/feat"),  # cover
    *("raise_dead/main", "grisban_the_thirsty/feat"),
    *("terracall/main", "set_trap/main"),
    *("high_mage_quellen/feat", "ulma_grimstone/feat", "roganna_the_shade/feat", "tinashi_the_wanderer/feat"),
    *("motivating_charge/main", "flash_powder/main"),
    *("brew_elixir/main", "hidden_stash/main", "bound_by_the_hunt/main", "survey/main"),
    *("song_of_mending/main", "dissonance/main", "understudy/main", "aria_of_war/main", "rehearsal/main"),
    *("cacophony/main", "mirror_image/main", "faithful_friend/main", "carve_a_path/main", "ever_in_motion/main"),
    *("bloody_dagger/main", "shadow_tome/open", "fists_of_iron/main", "archaic_scroll/main"),
    *("jinns_lamp/main", "trailblazer/lead", "quick_recovery/shed"),
    *("lie_in_wait/hide", "ethereal_armor/clothe", "galvanize/haste", "primal_harmony/main", "gust/own"),
    *("high_mage_quellen/feat", "grey_ker/feat", "steelhorns/feat", "roganna_the_shade/feat"),  # oneself
    *("tinashi_the_wanderer/feat", "silhouette/feat", "nara_the_fang/feat", "challara/feat"),  # movement
    *("zealous_aura/main", "arcane_healing/main", "all_knowing/main"),
}
"""What a hero can use with nobody and nothing around."""


MET_ALONE = ("trail_of_riches", "plague_cloud", "astarra/feat", "grasp/embrace", "dark_recovery")
"""Cards that ask only for what a hero has about it."""


def leave_alone(table: Scene, use: Usable) -> None:
    """No monster, no other hero, no familiar, token or door is left, and the hero is fresh and unhurt."""
    game, hero = table.game, table.hero("H")
    hero.cards = [held for held in hero.cards if held.card != "sneaky" or use.card == "sneaky"]
    hero.knocked_out = False
    game.monsters.clear()
    game.familiars.clear()
    game.board.tokens.clear()
    game.board.doors.clear()
    game.board.changed()
    del game.heroes[table.names["B"]]
    hero.damage = hero.fatigue = 0


@pytest.mark.parametrize("use", EVERY_USE)
def test_with_nobody_in_reach_only_what_needs_nobody_is_offered(use: Usable) -> None:
    """Alone and unhurt, a hero is offered what works on itself or the board, and told why for everything else."""
    table = plain_table(use)
    before = ways(table, use)

    leave_alone(table, use)

    if use.name in ALONE:
        assert [command.target for command in ways(table, use)] in ([None], [table.names["H"]])
    else:
        assert ways(table, use) == []
        assert [table.refused(command) for command in before] == [reason_alone(use, command) for command in before]


def reason_alone(use: Usable, command: UseCard) -> str:
    """Why a hero who is alone can't do this: whom it was aimed at is gone, or it would change nothing."""
    if command.target not in (None, command.hero):
        return "bad_target"
    if use.ability.fallen == "must":
        return "not_knocked_out"
    begins = [check for check in use.ability.when if isinstance(check, TurnBegins)]
    asks = len(use.ability.when) > len(begins) and not {use.card, use.name} & set(MET_ALONE)
    return "not_now" if asks else "no_effect"
