"""Hearts, fatigue, defeat and getting up again (HP), and the morale it costs (PER-01)."""

from bot.descent.board import Square
from bot.descent.commands import Attack, EndTurn, Move, Push, Rest, Revive, StandUp, UseCard
from bot.descent.events import AttackDeclared, AttackHit, HeroStoodUp, MonsterDefeated, QuestEnded, TargetChosen
from bot.descent.rules.harm import Inflict, Recover, Suffer, Tire
from bot.descent.rules.who_sees import can_see
from tests.descent.rules.trial import plain_scene, told
from tests.descent.scene import Scene

ADA, BRAN = "ada", "bran"
FULL = 12
"""The health of the plain heroes."""


def fell(table: Scene, letter: str) -> None:
    """Let a hero be knocked out before the scene begins."""
    hero = table.hero(letter)
    hero.knocked_out, hero.damage, hero.fatigue = True, FULL, 4


def test_hp_01_a_monster_whose_health_is_reached_leaves_the_board() -> None:
    """HP-01: damage that reaches health defeats; a monster's figure is taken off."""
    table = plain_scene("A z . y", cards={"A": ["blade"]}, roll="blue r3h2, red h1, brown 0")

    table.attack("A", "z")

    assert "z" not in table
    assert [event.figure for event in told(table, MonsterDefeated)] == ["zombie_1"]
    assert "y" in table


def test_hp_01_one_heart_short_is_not_defeated() -> None:
    """HP-01: a monster with one heart left stands."""
    table = plain_scene("A z", cards={"A": ["blade"]}, roll="blue r3h2, red h1, brown 1")

    table.attack("A", "z")

    assert table["z"].damage == 2


def test_hp_02_a_hero_chooses_fatigue_up_to_its_stamina() -> None:
    """HP-02: four fatigue can be chosen with stamina 4, not a fifth."""
    table = plain_scene("A . . . . . .")
    table.push("A", 4)

    assert table.hero("A").fatigue == 4
    assert table.refused(Push(hero=ADA)) == "too_tired"


def test_hp_02_forced_fatigue_beyond_stamina_becomes_hearts() -> None:
    """HP-02: three fatigue forced on a hero who can bear one more cost two hearts."""
    table = plain_scene("A . .")
    table.hero("A").fatigue = 3

    table.step(Tire(figure=ADA, amount=3, source="trap"))

    assert (table.hero("A").fatigue, table["A"].damage) == (4, 2)


def test_hp_02_figures_without_stamina_suffer_hearts() -> None:
    """HP-02: a monster has no stamina; fatigue becomes that many hearts."""
    table = plain_scene("A . z", monsters={"z": "zombie master"})

    table.step(Tire(figure="zombie_1", amount=2, source="trap"))

    assert table["z"].damage == 2


def test_hp_03_rest_comes_at_the_end_of_the_turn() -> None:
    """HP-03: a hero who rests recovers all fatigue at the end of this turn, also if rest was its first action."""
    table = plain_scene("A . . . . . .")
    table.push("A", 2)
    table.rest("A")
    assert table.hero("A").fatigue == 2
    table.push("A", 2)
    assert table.hero("A").fatigue == 4

    table.end_turn("A")

    assert table.hero("A").fatigue == 0


def test_hp_04_a_defeated_hero_is_knocked_out() -> None:
    """HP-04: a token, fatigue up to stamina, no damage beyond health, no conditions, one morale less."""
    table = plain_scene("A z B . C", turn=None)
    table["A"].damage = 10
    table["A"].conditions += ["poisoned", "stunned"]

    table.step(Suffer(figure=ADA, amount=5, source="trap"))

    hero = table.hero("A")
    assert hero.knocked_out
    assert (hero.damage, hero.fatigue, hero.conditions) == (FULL, 4, [])
    assert table.at("A") == "A1"
    assert table.game.morale == 2


def test_hp_04_falling_in_its_own_turn_ends_it() -> None:
    """HP-04: a hero who falls in its own turn has nothing left to do in it; the next may go."""
    table = plain_scene("A o . . B . C", turn="A")
    table["A"].damage = 11

    table.move("A", "B1")

    assert table.hero("A").knocked_out
    assert table.game.turn is None
    assert table.hero("A").turn_taken


def test_hp_05_the_fallen_receive_no_conditions_and_no_damage() -> None:
    """HP-05: a knocked-out hero gets no condition and suffers nothing more."""
    table = plain_scene("A . B", turn="B")
    fell(table, "A")

    table.step(Inflict(figure=ADA, condition="poisoned"), Suffer(figure=ADA, amount=3, source="trap"))

    assert table["A"].conditions == []
    assert table["A"].damage == FULL
    assert table.game.morale == 2


def test_hp_05_monsters_do_not_attack_the_fallen() -> None:
    """HP-05: a fallen hero is immune to attacks: the zombie beside it goes for the hero who stands."""
    table = plain_scene("A z . . B", turn=None, roll="blue X, yellow h1s1, gray 1")
    fell(table, "A")

    table.activate("zombie", "zombie_hunts")

    assert [event.target for event in told(table, AttackDeclared)] in ([], [BRAN])
    assert {event.target for event in told(table, TargetChosen)} == {BRAN}


def test_hp_05_a_blast_does_not_reach_the_fallen() -> None:
    """HP-05: a hero token beside the target of a blast is not struck."""
    table = plain_scene(
        "A . z B",
        cards={"A": ["flask"]},
        monsters={"z": "zombie master"},
        roll="blue r3h2, red h2, brown 0",
    )
    fell(table, "B")

    table.attack("A", "z")

    assert [event.target for event in told(table, AttackHit)] == ["zombie_1"]


def test_hp_05_cards_reach_the_fallen_only_if_they_heal() -> None:
    """HP-05: a class card that gives fatigue back can't be aimed at a fallen hero, one that heals can."""
    table = plain_scene("A B . .", skills={"A": ["war_cry", "kind_word"]})
    fell(table, "B")

    assert table.refused(UseCard(hero=ADA, card="war_cry", target=BRAN)) == "bad_target"
    assert table.refused(UseCard(hero=ADA, card="kind_word", target=BRAN)) is None


def test_hp_05_healing_stands_the_fallen_up_at_once() -> None:
    """HP-05: whatever makes a fallen hero recover hearts puts its figure back at once."""
    table = plain_scene("A B . .", cards={"A": ["balm"]})
    fell(table, "B")

    table.use("A", "balm", target="B")

    assert not table.hero("B").knocked_out
    assert table["B"].damage == 0
    assert told(table, HeroStoodUp)


def test_hp_05_a_fallen_hero_uses_no_cards() -> None:
    """HP-05: the cards of a knocked-out hero do nothing."""
    table = plain_scene("A . B", skills={"A": ["second_wind"]}, turn=None)
    fell(table, "A")
    table.take_turn("A")

    assert table.refused(UseCard(hero=ADA, card="second_wind")) == "knocked_out"


def test_hp_06_a_fallen_hero_can_only_stand_up() -> None:
    """HP-06: in its turn a knocked-out hero can only stand up."""
    table = plain_scene("A z B", turn=None, cards={"A": ["blade"]})
    fell(table, "A")
    table.take_turn("A")

    assert [choice.command.kind for choice in table.legal("A")] == ["stand_up"]
    assert table.refused(Move(hero=ADA, to=Square.parse("A1"))) == "knocked_out"
    assert table.refused(Attack(hero=ADA, target="zombie_1", weapon="blade")) == "knocked_out"
    assert table.refused(Rest(hero=ADA)) == "knocked_out"
    assert table.refused(EndTurn(hero=ADA)) == "must_stand_up"


def test_hp_06_standing_up_rolls_two_red_dice_and_ends_the_turn() -> None:
    """HP-06: hearts of two red dice are recovered, fatigue for the surges; the turn is over at once."""
    table = plain_scene("A . B . C", turn=None)
    fell(table, "A")
    table.take_turn("A")
    table.roll("red h3s1, red h2")

    table.do(StandUp(hero=ADA))

    hero = table.hero("A")
    assert not hero.knocked_out
    assert (hero.damage, hero.fatigue) == (FULL - 5, 4 - 1)
    assert table.game.turn is None
    assert hero.turn_taken


def test_hp_06_standing_heroes_do_not_stand_up() -> None:
    """HP-06: standing up is for the fallen."""
    table = plain_scene("A . B")

    assert table.refused(StandUp(hero=ADA)) == "not_knocked_out"


def test_hp_07_a_neighbour_revives() -> None:
    """HP-07: an adjacent hero spends an action; the fallen hero recovers what two red dice show."""
    table = plain_scene("A B . C", roll="red h2, red h3s1")
    fell(table, "B")

    table.do(Revive(hero=ADA, target=BRAN))

    assert not table.hero("B").knocked_out
    assert (table["B"].damage, table.hero("B").fatigue) == (FULL - 5, 3)
    assert table.game.turn is not None
    assert table.game.turn.actions == 1


def test_hp_07_only_from_beside() -> None:
    """HP-07: two squares away is too far, and whoever stands needs no help."""
    table = plain_scene("A . B C")
    fell(table, "B")

    assert table.refused(Revive(hero=ADA, target=BRAN)) == "not_adjacent"
    assert table.refused(Revive(hero=ADA, target="cleo")) == "not_knocked_out"


def test_hp_07_the_revived_act_from_their_next_turn() -> None:
    """HP-07, HP-05: a hero who was revived before its turn takes a normal turn afterwards."""
    table = plain_scene("A B . C", roll="red h2, red h2")
    fell(table, "B")
    table.do(Revive(hero=ADA, target=BRAN))
    table.end_turn("A")

    table.take_turn("B")

    assert table.game.turn is not None
    assert table.game.turn.actions == 2
    assert table.refused(Rest(hero=BRAN)) is None


def test_hp_08_a_token_blocks_neither_movement_nor_sight() -> None:
    """HP-08: one walks over a hero token, may stop on it, and looks across it."""
    table = plain_scene("A B z . C", cards={"A": ["sling"]})
    fell(table, "B")

    assert can_see(table.game, table["A"], table["z"])
    assert table.refused(Move(hero=ADA, to=Square.parse("B1"))) is None
    table.move("A", "B1")
    assert (table.at("A"), table.at("B")) == ("B1", "B1")


def test_hp_08_enemies_walk_over_tokens() -> None:
    """HP-08: a monster crosses the square of a fallen hero."""
    table = plain_scene("z A . . B", turn=None)
    fell(table, "A")

    table.activate("zombie", "zombie_follows")

    assert table.at("z") == "D1"


def test_hp_08_who_finds_its_square_taken_stands_up_beside() -> None:
    """HP-08: if somebody stands on the token's square, the hero stands up in the nearest empty square."""
    table = plain_scene("z . C\n# . #", turn=None)
    fell(table, "C")
    table["z"].squares = table["C"].squares

    table.step(Recover(figure="cleo", hearts=1))

    assert table.at("C") == "B1"


def test_per_01_each_knock_out_costs_a_morale_and_standing_up_gives_none_back() -> None:
    """PER-01: morale starts at the number of heroes, falls with each knock-out and is not restored by recovery."""
    table = plain_scene("A . B . C", turn=None)
    assert table.game.morale == 3

    table.step(Suffer(figure=ADA, amount=FULL, source="trap"))
    table.step(Recover(figure=ADA, hearts=4))

    assert table.game.morale == 2


def test_per_01_the_knock_out_without_morale_loses_the_quest() -> None:
    """PER-01: at morale 0 the quest goes on; the next knock-out loses it."""
    table = plain_scene("A . B . C", turn=None)
    table.game.morale = 1

    table.step(Suffer(figure=ADA, amount=FULL, source="trap"))
    assert (table.game.morale, table.game.outcome) == (0, None)
    table.step(Suffer(figure=BRAN, amount=FULL, source="trap"))

    assert table.game.outcome == "lost"
    assert [event.reason for event in told(table, QuestEnded)] == ["morale"]


def test_per_01_a_quest_lost_inside_an_attack_ends_after_it() -> None:
    """PER-01: the attack that loses the quest is resolved first, then the end is told; nobody acts any more."""
    table = plain_scene("A z . B . C", turn=None, roll="blue r3h2, yellow h2, gray 0")
    table.game.morale = 0
    table["A"].damage = 11

    table.activate("zombie", "zombie_hunts")

    kinds = [event.kind for event in table.events]
    assert kinds.index("hero_knocked_out") < kinds.index("quest_ended")
    assert table.game.outcome == "lost"
    assert len([kind for kind in kinds if kind == "action_taken"]) == 1
    assert table.refused(Rest(hero=BRAN)) == "quest_over"


def test_hp_03_who_rested_and_fell_still_recovers() -> None:
    """HP-03: rest takes effect at the end of the turn, also if the hero fell in it."""
    table = plain_scene("A . o B . C", turn="A")
    table["A"].damage = 11
    table.do(Rest(hero=ADA))
    table.push("A", 2)

    table.move("A", "C1")

    assert table.hero("A").knocked_out
    assert table.hero("A").fatigue == 0


def test_hp_08_a_fallen_hero_gets_up_on_safe_ground_only() -> None:
    """HP-08: where the token's square is taken, the nearest empty square that is not deadly is used."""
    table = plain_scene("A C ! .", turn=None)
    fell(table, "C")
    table["A"].squares = table["C"].squares

    table.step(Recover(figure="cleo", hearts=1))

    assert table.at("C") == "A1"
