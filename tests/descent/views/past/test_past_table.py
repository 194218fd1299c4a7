"""The table set up again from events alone is the table that was played on."""

import pytest

from bot.descent.autopilot import next_command
from bot.descent.content.library import library
from bot.descent.events import AreaRevealed, RoundStarted
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.state.game import Game
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.pictures.figures import figure_view
from bot.table.entries import all_events
from tests.descent.views.games import ALIX, gathered, player_of
from tests.descent.views.past.played import played, playing

MOST_COMMANDS = 40


def seen(game: Game) -> dict[str, object]:
    """Everything on the table that a player sees."""
    figures = {figure.id: figure_view(game, figure, figure.id) for figure in game.everyone()}
    board = {"rows": game.board.rows, "doors": game.board.doors, "tokens": game.board.tokens}
    return {**figures, **board, "round": game.round, "groups": set(game.groups)}


@pytest.mark.parametrize("seed", range(4))
def test_the_tableau_is_the_game(seed: int) -> None:
    """After any command, what the events tell is what is there: places, hearts, conditions, doors, tokens."""
    for number, (campaign, entries) in enumerate(playing(seed, 90, heroes=2 + seed % 2)):
        if number % 6 == 0:
            events = all_events(entries)
            past = PastTable(campaign.running(), events)
            past.take_all(events)
            assert seen(past.game) == seen(campaign.running()), f"after command {number} of game {seed}"


@pytest.mark.parametrize("quest", sorted(library().quests))
def test_every_quest_can_be_set_up_again(quest: str) -> None:
    """Whatever a quest lays out, moves or locks, its events tell all of it."""
    campaign = gathered(3)
    campaign.quest = quest
    events = Start(seed="again").do(campaign, ALIX)
    for _ in range(MOST_COMMANDS):
        command = next_command(campaign.running())
        if command is None:
            break
        events += Play(command=command).do(campaign, player_of(campaign, command.hero))
    past = PastTable(campaign.running(), events)
    past.take_all(events)

    assert seen(past.game) == seen(campaign.running())


def test_a_tableau_begins_where_the_quest_began() -> None:
    """Before anything is told, nobody is hurt, no monster is there and only the first room is known."""
    campaign, entries = played()
    past = PastTable(campaign.running(), all_events(entries))

    assert past.game.board.areas == ["chapel"]
    assert past.game.monsters == {}
    assert all(hero.damage == 0 and hero.on_board for hero in past.game.heroes.values())
    assert all(not door.open for door in past.game.board.doors.values())


def test_a_tableau_leaves_the_game_alone() -> None:
    """Looking back changes nothing of the game in play."""
    campaign, entries = played()
    before = campaign.model_dump_json()

    past = PastTable(campaign.running(), all_events(entries))
    past.take_all(all_events(entries))

    assert Campaign.model_validate_json(before) == campaign


def test_rooms_appear_when_they_are_revealed() -> None:
    """The second room comes into view with its event, and not before."""
    campaign, entries = played()
    events = all_events(entries)
    place = next(number for number, event in enumerate(events) if isinstance(event, AreaRevealed))
    past = PastTable(campaign.running(), events)

    past.take_all(events[:place])
    before = len(past.game.board.areas)
    past.take(events[place])

    assert len(past.game.board.areas) == before + 1
    assert any(isinstance(event, RoundStarted) for event in events[:place])
