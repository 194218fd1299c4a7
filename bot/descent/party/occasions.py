"""Moments by name: what a campaign waits for is called the same until it is over, and nothing else is called so."""

from typing import Literal

from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.rules.steps import Question
from bot.descent.state.game import Game
from bot.kernel.plain import Plain
from bot.table.campaign import Ballot

CONTEST: Literal["contest"] = "contest"
SETTLED = "settled"
"""In a ballot on the next turn: who has it, once that was contested and settled."""


class Contest(Plain):
    """Two heroes want the same turn."""

    key: str
    first: str
    """Who has taken it."""
    second: str
    """Who wants to go first."""


def occasion(campaign: Campaign) -> str | None:
    """The name of what players have to bring on now; None while there is nothing."""
    game = campaign.game
    if campaign.phase == "playing" and game is not None:
        return _in_quest(campaign, game)
    if campaign.phase == "travelling" and campaign.journey is not None:
        return f"road/{campaign.journey.week}/{campaign.journey.steps}"
    return None


def _in_quest(campaign: Campaign, game: Game) -> str:
    if (between := contest(campaign)) is not None:
        return between.key
    if game.question is not None:
        return question_name(game, game.question)
    if game.turn is not None:
        return f"turn/{_secret(game)}/{game.round}/{game.turn.hero}"
    return f"next/{_slot(game)}"


def round_name(game: Game) -> str:
    """The name of a round in which anybody may go next, whoever has gone already."""
    return f"next/{_secret(game)}/{game.round}"


def question_name(game: Game, asked: Question) -> str:
    """The name of a question of this quest; all who may react at a moment are asked under the same."""
    return f"question/{_secret(game)}/{asked.began}"


def turn_name(game: Game) -> str | None:
    """The name of the turn that is taken, whoever is waited for in it."""
    return f"running/{_secret(game)}/{game.round}/{game.turn.hero}" if game.turn is not None else None


def quest_name(game: Game) -> str:
    """The name of the quest in play, from its beginning to its end."""
    return f"quest/{_secret(game)}"


def activation_name(game: Game) -> str | None:
    """The name of the activation that is under way; None while no monsters act."""
    acting = game.activation
    return f"activation/{_secret(game)}/{game.round}/{acting.group}/{acting.card}" if acting is not None else None


def contest_name(game: Game) -> str:
    """The name under which it is settled who goes next."""
    return f"{CONTEST}/{_slot(game)}"


def _slot(game: Game) -> str:
    """Which turn of the quest is next, or under way."""
    return f"{_secret(game)}/{game.round}/{sum(hero.turn_taken for hero in game.heroes.values())}"


def _secret(game: Game) -> str:
    """Tells one quest from all others."""
    return game.chance.commitment[:8]


# Who goes next --------------------------------------------------------------------------------------------------


def contest(campaign: Campaign) -> Contest | None:
    """The contest that is open about the turn that has just begun."""
    ballot, hero = _contested(campaign), fresh_turn(campaign)
    if ballot is None or hero is None or ballot.about.get("first") != hero:
        return None
    return Contest(key=ballot.matter, first=hero, second=ballot.about["second"])


def contest_settled(campaign: Campaign) -> bool:
    """Whether the turn under way was contested and somebody has got it."""
    ballot, game = _contested(campaign), campaign.game
    turn = game.turn if game is not None else None
    return ballot is not None and turn is not None and ballot.about.get(SETTLED) == turn.hero


def _contested(campaign: Campaign) -> Ballot | None:
    ballot, game = campaign.ballots.get(CONTEST), campaign.game
    if ballot is None or game is None or game.outcome is not None or ballot.matter != contest_name(game):
        return None
    return ballot


def fresh_turn(campaign: Campaign) -> str | None:
    """The hero whose turn has begun and who has done nothing in it: no command, no dice, nothing revealed.

    What was answered by itself does not count.
    """
    game, log = campaign.game, campaign.turn_log
    if game is None or game.turn is None or log is None or log.revealed:
        return None
    done = [command for place, command in enumerate(log.done) if place not in log.settled]
    return game.turn.hero if len(done) == 1 and isinstance(done[0], TakeTurn) else None
