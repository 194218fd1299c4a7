"""Rounds and turns (RND)."""

from bot.descent.commands import Attack, EndTurn, Equip, OpenDoor, Rest, StandUp, Stride, TakeTurn, UseCard
from bot.descent.events import GroupActivated, RoundEnded, RoundStarted, TurnEnded
from tests.descent.scene import Scene, scene


def kinds(table: Scene, *wanted: str) -> list[str]:
    """The kinds of the told events, only those asked for."""
    return [event.kind for event in table.events if event.kind in wanted]


TWO_AND_TWO = """
H . . . . . . z
G . . . . . . g
"""


def test_rnd_01_after_each_hero_one_group_acts():
    """RND-01: a hero takes its whole turn, then one monster group is activated, then the next hero."""
    table = scene(TWO_AND_TWO)

    table.end_turn("H")
    table.settle()
    first = table.told("group_activated")
    table.take_turn("G")
    table.end_turn("G")
    second = table.told("group_activated")

    assert [len(first), len(second)] == [1, 1]
    assert {event.group for event in (*first, *second)} == {"zombie", "goblin_archer"}


def test_rnd_01_heroes_go_in_any_order_but_only_once():
    """RND-01: the party chooses who goes; nobody goes twice in a round."""
    table = scene(TWO_AND_TWO, turn="G")
    assert table.refused(TakeTurn(hero="syndrael")) == "turn_running"

    table.end_turn("G")
    table.settle()

    assert table.refused(TakeTurn(hero="grisban_the_thirsty")) == "turn_already_taken"
    assert table.refused(TakeTurn(hero="syndrael")) is None


def test_rnd_01_groups_left_over_go_one_after_another():
    """RND-01: when the heroes have gone, the remaining groups act one after another."""
    table = scene(
        """
        H . . . . . . z
        . . . . . . . g
        . . . . . . . s
        """
    )

    table.end_turn("H")
    table.settle()

    assert len(table.told("group_activated")) == 3


def test_rnd_02_the_round_ends_when_all_have_gone():
    """RND-02: all heroes and groups have gone: the round ends and a new one begins with everybody fresh."""
    table = scene(TWO_AND_TWO)
    table.end_turn("H")
    table.settle()
    assert not table.told("round_ended")
    table.take_turn("G")
    table.end_turn("G")
    table.settle()

    assert kinds(table, "round_ended", "round_started") == ["round_ended", "round_started"]
    assert table.events[-1] == RoundStarted(number=2)
    assert RoundEnded(number=1) in table.events
    assert not any(hero.turn_taken for hero in table.game.heroes.values())
    assert not any(group.activated for group in table.game.groups.values())


def test_rnd_03_exhausted_cards_are_refreshed_at_the_start_of_the_turn():
    """RND-03: a turn begins with refreshing all exhausted cards."""
    table = scene("H . .", turn=None)
    shield = table.hero("H").card("wooden_shield_knight")
    assert shield is not None
    shield.exhausted = True

    table.take_turn("H")

    assert not table.hero("H").card("wooden_shield_knight").exhausted


def test_rnd_03_equipment_is_changed_before_anything_else():
    """RND-03: equipment can be changed at the start of the turn, not after the first deed."""
    table = scene("H . . .")
    bare = Equip(hero="syndrael", cards=())
    assert table.refused(bare) is None

    table.move("H", "B1")

    assert table.refused(bare) == "too_late_to_equip"


def test_rnd_03_start_of_turn_conditions_bite():
    """RND-03: start-of-turn effects resolve: poison hurts a hero who fails its test."""
    table = scene("H . .", turn=None)
    table["H"].conditions.append("poisoned")
    table.roll("gray 3, black 3")

    table.take_turn("H")

    assert table["H"].damage == 1
    assert table["H"].conditions == ["poisoned"]


def test_rnd_04_two_actions_in_any_combination():
    """RND-04: two actions, the same may be done twice, then no more."""
    table = scene("H . . . . . . . . . . .")
    table.do(Stride(hero="syndrael"))
    table.do(Stride(hero="syndrael"))

    assert table.game.turn is not None
    assert table.game.turn.points == 8
    assert table.refused(Rest(hero="syndrael")) == "no_action_left"


def test_rnd_05_two_heroes_have_a_free_attack_each_turn():
    """RND-05: in a party of two each hero may make one attack that costs no action."""
    table = scene("H z . G", roll="blue r3h2, red h1, brown 0")

    table.attack("H", "z", pay="bonus")

    assert table.game.turn is not None
    assert table.game.turn.actions == 2
    again = Attack(hero="syndrael", target="zombie_1", weapon="iron_longsword", pay="bonus")
    assert "z" not in table or table.refused(again) == "no_bonus_attack"


def test_rnd_05_the_unused_free_attack_heals_two():
    """RND-05: a hero who did not use its free attack recovers 2 ♥ at the end of its turn."""
    table = scene("H . . G")
    table["H"].damage = 5

    table.end_turn("H")

    assert table["H"].damage == 3


def test_rnd_05_whoever_stood_up_could_not_attack_and_recovers_two():
    """RND-05: who was down could not attack for free; standing up brings what was rolled and 2 ♥."""
    table = scene("H . . G", turn=None, roll="red h1, red h1")
    hero = table.hero("H")
    hero.damage, hero.knocked_out = 12, True
    table.take_turn("H")

    table.do(StandUp(hero=hero.id))

    assert table["H"].damage == 8


def test_rnd_05_the_used_free_attack_heals_nothing():
    """RND-05: the healing is only for those who did not attack for free."""
    table = scene("H z . G", roll="blue X, red h1, brown 0")
    table["H"].damage = 5
    table.attack("H", "z", pay="bonus")
    table.game.groups["zombie"].activated = True

    table.end_turn("H")

    assert table["H"].damage == 5


def test_rnd_05_three_heroes_have_no_free_attack():
    """RND-05: the free attack is for parties of two only."""
    table = scene("H z . G . A")
    free = Attack(hero="syndrael", target="zombie_1", weapon="iron_longsword", pay="bonus")

    assert table.refused(free) == "no_bonus_attack"


def test_rnd_05_a_special_action_is_never_free():
    """RND-05: an action that contains an attack costs its action also in a party of two."""
    table = scene("G z . H", heroes={"G": "grisban_the_thirsty/berserker"})
    rage = UseCard(hero="grisban_the_thirsty", card="rage", target="zombie_1")

    assert rage.price(table.game).actions == 1


def test_rnd_06_a_monster_takes_two_actions_and_one_attack():
    """RND-06: a monster takes up to two actions and only one of them is an attack."""
    table = scene("H z . .", roll="blue X, yellow r1h1, gray 1", turn=None)

    table.activate("zombie", "zombie_hunger")

    assert len(table.told("attack_declared")) == 1
    assert len(table.told("action_taken")) <= 2


def test_rnd_07_nothing_once_per_turn_in_a_monster_activation():
    """RND-07: "once per turn" abilities can't be used while monsters act, for it is nobody's turn."""
    from bot.descent.content.cards import Ability
    from bot.descent.effects.base import Context
    from bot.descent.effects.on_bodies import Recover
    from bot.descent.rules.reactions import refusal
    from bot.descent.state.game import Activation

    table = scene("H z")
    hero = table.hero("H")
    hero.fatigue = 1
    once = Ability(kind="reaction", limit="turn", do=(Recover(fatigue=1, of="self"),))
    at = Context(actor=hero.id, card="sheet", ability="main")
    assert refusal(table.game, hero, "sheet", once, at) is None

    table.game.activation = Activation(group="zombie", card="zombie_hunger")

    refused = refusal(table.game, hero, "sheet", once, at)
    assert refused is not None
    assert refused.code == "already_used"


def test_rnd_01_only_the_hero_whose_turn_it_is_acts():
    """RND-01: nobody acts in somebody else's turn."""
    table = scene(TWO_AND_TWO)

    assert table.refused(EndTurn(hero="grisban_the_thirsty")) == "not_your_turn"
    assert table.refused(OpenDoor(hero="grisban_the_thirsty", door="door")) == "not_your_turn"


def test_rnd_01_the_turn_is_told():
    """RND-01: the end of a turn is told before the monsters act."""
    table = scene(TWO_AND_TWO)
    table.end_turn("H")
    ended = table.events.index(TurnEnded(hero="syndrael"))
    acted = next(number for number, event in enumerate(table.events) if isinstance(event, GroupActivated))

    assert ended < acted
