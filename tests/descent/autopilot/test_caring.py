"""How automatic heroes look after each other, explore, and keep to what they are allowed."""

import pytest

from bot.descent.autopilot import Goal, Limits, decide, next_command
from bot.descent.autopilot.errands import errands
from bot.descent.autopilot.survey import Survey
from bot.descent.board import Square
from bot.descent.commands import (
    ClimbOut,
    OpenDoor,
    PickUp,
    Rest,
    Revive,
    Search,
    ShakeOff,
    StandUp,
    TakeTurn,
    UseCard,
)
from bot.descent.rules.harm import Defeat
from bot.descent.state.figures import Familiar
from tests.descent.autopilot.watching import turn_of
from tests.descent.scene import Scene, scene
from tests.seeds import played_where

TWO_FRIENDS = """
    # # # # # # #
    # H A . . . #
    # # # # # # #
"""


def fallen_friend() -> Scene:
    """A hero whose friend lies beside it, with no monster near."""
    table = scene(TWO_FRIENDS)
    table.step(Defeat(figure=table["A"].id, certain=True))
    return table


def test_a_fallen_friend_is_helped_up() -> None:
    """With nothing more urgent to do a hero revives whoever lies beside it."""
    table = fallen_friend()

    assert decide(table.game, table["H"].id) == Revive(hero=table["H"].id, target=table["A"].id)


def test_a_friend_far_off_is_helped_up_too() -> None:
    """A hero walks to a fallen friend and revives it."""
    table = scene(
        """
        # # # # # # # #
        # H . . . A . #
        # # # # # # # #
        """
    )
    table.step(Defeat(figure=table["A"].id, certain=True))

    assert any(isinstance(command, Revive) for command in turn_of(table.game, table["H"].id))
    assert not table.hero("A").knocked_out


def test_the_fallen_go_last() -> None:
    """Whoever lies on the ground waits for a friend to help it up before it loses its turn to standing up."""
    table = scene(TWO_FRIENDS, turn=None)
    table.step(Defeat(figure=table["H"].id, certain=True))

    assert next_command(table.game) == TakeTurn(hero=table["A"].id)


def test_a_fallen_hero_stands_up() -> None:
    """In its own turn a fallen hero can do nothing else."""
    table = scene(TWO_FRIENDS, turn=None)
    table.step(Defeat(figure=table["H"].id, certain=True))
    table.take_turn("H")

    assert decide(table.game, table["H"].id) == StandUp(hero=table["H"].id)


def dying_drinker() -> Scene:
    """A hero with one heart left, cornered by two ettins, and a potion in its bag."""
    table = scene(
        """
        # # # # #
        # H t t #
        # . t t #
        # # # # #
        """,
        cards={"H": ["health_potion"]},
    )
    table["H"].damage = 11
    return table


def test_a_dying_hero_drinks_its_potion() -> None:
    """One heart left, no way out: the potion is drunk before anything else."""
    table = dying_drinker()

    command = decide(table.game, table["H"].id)

    assert isinstance(command, UseCard)
    assert command.card == "health_potion"


def test_a_healthy_hero_keeps_its_potion() -> None:
    """Nobody drinks a potion against a scratch."""
    table = dying_drinker()
    table["H"].damage = 1

    turn_of(table.game, table["H"].id)

    assert not [held for held in table.hero("H").cards if held.card == "health_potion" and held.flipped]


def test_potions_stay_corked_where_they_are_not_allowed() -> None:
    """An absent player's potions are not drunk unless the player allows it."""
    table = dying_drinker()

    commands = turn_of(table.game, table["H"].id, Limits(potions=False))

    assert not [command for command in commands if isinstance(command, UseCard) and command.card == "health_potion"]


def test_a_wounded_friend_is_visited_with_a_prayer() -> None:
    """A disciple walks to a badly wounded friend and heals it."""
    table = scene(
        """
        # # # # # # # #
        # A . . . H . #
        # # # # # # # #
        """,
        heroes={"A": "avric_albright/disciple"},
        turn="A",
    )
    table["H"].damage = 10

    turn_of(table.game, table["A"].id)

    assert table["H"].damage < 10


def test_it_opens_the_door_when_nothing_else_is_left() -> None:
    """A quiet room with a closed door: the hero goes there and opens it."""
    table = scene(
        """
        # # # # # #
        # H . .:. #
        # # # # # #
        """
    )

    assert any(isinstance(command, OpenDoor) for command in turn_of(table.game, table["H"].id))


def test_it_deals_with_monsters_before_doors() -> None:
    """As long as a monster stands in the room the door stays closed."""
    table = scene(
        """
        # # # # # #
        # z H:. . #
        # y . # # #
        # # # # # #
        """,
        monsters={"y": "zombie master"},
    )

    assert not isinstance(decide(table.game, table["H"].id), OpenDoor)


def test_doors_stay_shut_where_they_are_not_to_be_opened() -> None:
    """A hero whose player is away opens no door unless that is allowed."""
    table = scene(
        """
        # # # # # #
        # H . .:. #
        # # # # # #
        """
    )

    commands = turn_of(table.game, table["H"].id, Limits(doors=False))

    assert not any(isinstance(command, OpenDoor) for command in commands)


SEARCHABLE = """
    # # # # # #
    # H . . * #
    # # # # # #
"""


def test_it_searches_what_lies_on_its_way() -> None:
    """With no monster about a hero looks under the search token."""
    table = scene(SEARCHABLE, search_deck=["health_potion"])

    assert any(isinstance(command, Search) for command in turn_of(table.game, table["H"].id))


def test_it_does_not_search_where_it_is_not_allowed() -> None:
    """The tokens are left to the players if they wish so."""
    table = scene(SEARCHABLE, search_deck=["health_potion"])

    commands = turn_of(table.game, table["H"].id, Limits(search=False))

    assert not any(isinstance(command, Search) for command in commands)


def test_a_tired_hero_with_nothing_to_do_rests() -> None:
    """An action that is worth nothing else gives back the fatigue."""
    table = scene(
        """
        # # # #
        # H . #
        # # # #
        """
    )
    table.hero("H").fatigue = 4

    assert isinstance(decide(table.game, table["H"].id), Rest)


def test_a_stunned_hero_shakes_it_off() -> None:
    """Nothing else is possible while stunned."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """
    )
    table["H"].conditions.append("stunned")

    assert decide(table.game, table["H"].id) == ShakeOff(hero=table["H"].id, condition="stunned")


def test_it_climbs_out_of_a_pit() -> None:
    """From a pit nobody walks on; with no monster beside it the hero climbs out."""
    table = scene(
        """
        # # # # # #
        # H . . z #
        # # # # # #
        """,
        under={"H": "o"},
    )

    assert isinstance(decide(table.game, table["H"].id), ClimbOut)


@pytest.mark.parametrize("allowed", [True, False])
def test_the_feat_is_used_only_where_it_is_allowed(allowed: bool) -> None:
    """A feat worth using is used if the player allows it, and never otherwise."""
    table = scene(
        """
        # # # # #
        # z G y #
        # x . w #
        # # # # #
        """,
        heroes={"G": "grisban_the_thirsty/berserker"},
        monsters=dict.fromkeys("zyxw", "zombie"),
    )

    turn_of(table.game, table["G"].id, Limits(feat=allowed))

    assert table.hero("G").feat_used is allowed


def test_a_familiar_is_sent_to_fight() -> None:
    """The necromancer's reanimate walks up to a monster that Léoric's own dice left standing, and attacks it."""
    kinds = played_where(with_a_reanimate, lambda kinds: "attack_with_familiar" in kinds, "the reanimate attacks")

    assert kinds.index("move_familiar") < kinds.index("attack_with_familiar")


def with_a_reanimate(seed: str) -> list[str]:
    """What a necromancer does in a turn: his familiar is beside him, a zombie some squares off."""
    table = scene(
        """
        # # # # # # # # #
        # L . . . . . z #
        # # # # # # # # #
        """,
        heroes={"L": "leoric_of_the_book/necromancer"},
        turn=None,
        seed=seed,
    )
    bones = Familiar(id="reanimate", familiar="reanimate", owner=table["L"].id)
    bones.squares = (table["L"].square._replace(x=3),)
    table.game.familiars[bones.id] = bones
    table.take_turn("L")

    return [command.kind for command in turn_of(table.game, table["L"].id)]


def test_what_the_quest_asks_for_becomes_an_errand() -> None:
    """A goal names a token: the errand is to take it, from its square or from any square beside it."""
    table = scene(
        """
        # # # # # # #
        # H . . . ? #
        # # # # # # #
        """
    )
    game, hero = table.game, table.hero("H")
    token = game.board.tokens["objective1"]
    assert token.square is not None
    goal = Goal(kind="carry", squares=(token.square,), target=token.id, weight=6.0)

    (errand,) = errands(game, hero, [], [goal], Limits())

    assert errand.command == PickUp(hero=hero.id, token=token.id)
    assert [str(square) for square in game.grid.squares(errand.where)] == ["E2", "F2"]


def test_a_place_to_reach_draws_a_hero_there() -> None:
    """A goal that asks for nothing but being there is met by standing on its square."""
    table = scene(
        """
        # # # # # # #
        # H . . . . #
        # # # # # # #
        """
    )
    hero, turn = table.hero("H"), table.game.turn
    assert turn is not None
    goal = Goal(kind="reach", squares=(Square.parse("F2"),), weight=6.0)

    survey = Survey(table.game, hero, turn, Limits(), [goal])

    assert str(survey.best.square) == "F2"
