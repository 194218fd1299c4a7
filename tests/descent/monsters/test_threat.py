"""What monsters could do to a hero with their next activation: exact numbers, and nothing that is secret."""

from itertools import product

import pytest

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.monsters.threat import Threat, threats
from bot.descent.rules.dice import FACES, DieFace
from bot.descent.rules.rolling import Chance
from bot.descent.views.reference.threat import threat_found
from bot.words import LANGUAGES, Language
from tests.descent.scene import Scene, scene
from tests.descent.views.games import started


def at(table: Scene, square: str, letter: str = "H") -> Threat:
    """What a hero would have to fear on a square."""
    place = Square.parse(square)
    return threats(table.game, table.hero(letter), [place])[place]


def zombies_hearts(blue: DieFace, yellow: DieFace, gray: DieFace) -> int:
    """Hearts of a zombie's roll: a surge buys one more; a shield takes one away."""
    if blue.miss:
        return 0
    surges = blue.surges + yellow.surges
    return max(0, blue.hearts + yellow.hearts + (surges > 0) - gray.shields)


def test_a_lone_zombie_beside_a_hero() -> None:
    """Its odds are those of a blue, a yellow and a grey die, face by face."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """
    )
    rolls = [zombies_hearts(*faces) for faces in product(FACES["blue"], FACES["yellow"], FACES["gray"])]

    (group,) = at(table, "B2").groups

    assert (
        group.attacking == group.cards == len([c for c in library().activations.values() if c.monster == "zombie"])
    )
    assert group.hurt == pytest.approx(sum(hearts > 0 for hearts in rolls) / 216)
    assert group.mean == pytest.approx(sum(rolls) / 216)


def test_it_comes_as_far_as_its_speed_and_strikes() -> None:
    """A zombie has speed 3: four squares away a hero is struck, five squares away it is not."""
    table = scene(
        """
        # # # # # # # #
        # H . . . . z #
        # # # # # # # #
        """
    )

    assert not at(table, "B2").groups
    assert at(table, "C2").groups
    assert at(table, "C2").hurt > 0


def test_the_hero_is_thought_away_from_where_it_stands() -> None:
    """Whoever stands in the way now stands there no more when it has gone on."""
    table = scene(
        """
        # # # # # # #
        # . . H z . #
        # # # # # # #
        """
    )

    assert at(table, "B2").groups


def test_a_wall_of_friends_keeps_it_away() -> None:
    """A monster can't go through heroes: behind a friend in a corridor there is nothing to fear."""
    table = scene(
        """
        # # # # # # #
        # H . G z . #
        # # # # # # #
        """
    )

    assert not at(table, "B2").groups
    assert at(table, "D2", "G").groups


def test_an_archer_needs_sight_and_range() -> None:
    """It shoots at whom it will see from somewhere; the farther off, the less there is to fear."""
    table = scene(
        """
        # # # # # # # # #
        # H . . . . . g #
        # # # # # # # # #
        """
    )

    near, far = at(table, "F2"), at(table, "B2")

    assert near.mean > 0
    assert near.mean >= far.mean


def test_several_add_up() -> None:
    """Two zombies deal twice as much on average, and are likelier to hurt at all."""
    table = scene(
        """
        # # # # #
        # z H 2 #
        # # # # #
        """,
        monsters={"2": "zombie"},
    )
    alone = scene(
        """
        # # # #
        # H z #
        # # # #
        """
    )

    both, one = at(table, "C2"), at(alone, "B2")

    assert both.mean == pytest.approx(2 * one.mean)
    assert both.hurt == pytest.approx(1 - (1 - one.hurt) ** 2)


def test_who_has_acted_comes_after_who_has_not() -> None:
    """A group that has acted can't before the next round: while another one waits it is told but not counted."""
    table = scene(
        """
        # # # # #
        # z H s #
        # # # # #
        """
    )
    all_waiting = at(table, "C2").mean
    table.game.groups["zombie"].activated = True

    later = at(table, "C2")

    assert [group.acted for group in later.groups] == [True, False]
    assert later.mean < all_waiting


def test_only_the_cards_to_come_count() -> None:
    """With the deck used up but for one card, that card alone decides."""
    table = scene(
        """
        # # # #
        # H z #
        # # # #
        """
    )
    deck = [card.id for card in library().activations.values() if card.monster == "zombie"]
    table.game.groups["zombie"].drawn = deck[1:]

    (group,) = at(table, "B2").groups

    assert group.cards == 1


def test_nothing_changes_by_asking() -> None:
    """Neither the game nor its dice are touched."""
    table = scene(
        """
        # # # # #
        # H . z #
        # # # # #
        """
    )
    before = table.game.model_dump_json()

    at(table, "B2")

    assert table.game.model_dump_json() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_secret_is_told(language: Language) -> None:
    """With other dice to come, and whatever is behind the doors, the answer is the same to the letter."""
    campaign = started(3, seed="aims")
    game = campaign.running()
    hero = next(iter(game.heroes))
    told = threat_found(campaign, hero, language)
    game.chance = Chance(seed="another")
    quests = library().quests
    quest = quests[game.quest]
    hidden = [area for area in quest.areas if area.id not in game.board.areas]
    emptied = tuple(
        area.model_copy(update={"spawns": (), "tokens": ()}) if area in hidden else area for area in quest.areas
    )
    quests[game.quest] = quest.model_copy(update={"areas": emptied})
    try:
        again = threat_found(campaign, hero, language)
    finally:
        quests[game.quest] = quest

    assert hidden
    assert again.lines == told.lines
    assert [drawing.key for drawing in again.pictures] == [drawing.key for drawing in told.pictures]
