"""Four side quests, each won by heroes who play and lost by heroes who stand about."""

from functools import cache

import pytest

from bot.descent.commands import Command, PickUp
from bot.descent.state.game import Game
from tests.descent.quests.golden import automatic, idle, never, never_fired, play_golden

WON = {
    "lost_caravan": "both_safe",
    "spider_cellar": "clean",
    "bell_thief": "rung",
    "haunted_press": "cockcrow",
}
LOST = {
    "lost_caravan": "nightfall",
    "spider_cellar": "overrun",
    "bell_thief": "gone",
    "haunted_press": "ruined",
}


@cache
def won(quest: str) -> Game:
    """Two automatic heroes."""
    return play_golden(f"{quest}_won", quest, automatic, f"won {WON[quest]}", heroes=2)


@cache
def lost(quest: str) -> Game:
    """Two heroes who do nothing."""
    return play_golden(f"{quest}_lost", quest, idle, f"lost {LOST[quest]}", heroes=2)


def takes_it(command: Command) -> bool:
    """Whether something would be picked up."""
    return isinstance(command, PickUp)


@cache
def bell_in_the_dark() -> Game:
    """The thief falls, and then nobody carries the bell."""
    return play_golden("bell_thief_dark", "bell_thief", never(takes_it), "lost dark", heroes=2)


@pytest.mark.parametrize("quest", WON)
def test_the_quest_is_won(quest: str) -> None:
    """Automatic heroes reach the end the author meant."""
    game = won(quest)

    assert game.ending is not None
    assert (game.outcome, game.ending.reason) == ("won", WON[quest])


@pytest.mark.parametrize("quest", LOST)
def test_the_quest_is_lost(quest: str) -> None:
    """Heroes who only look on lose it, by the quest's own clock."""
    game = lost(quest)

    assert game.ending is not None
    assert (game.outcome, game.ending.reason) == ("lost", LOST[quest])


@pytest.mark.parametrize("quest", WON)
def test_every_event_fires_in_some_game(quest: str) -> None:
    """Nothing the author wrote waits in vain."""
    games = [won(quest), lost(quest), *([bell_in_the_dark()] if quest == "bell_thief" else [])]

    assert never_fired(quest, games) == []
