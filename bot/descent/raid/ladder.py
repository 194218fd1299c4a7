"""What a party has reached in the Raid, so that those who play the same one can be compared."""

import json
from typing import Literal

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.raid.run import Raid
from bot.kernel.plain import State
from bot.kernel.scores import Score
from bot.packs.bundle import edition_in

Difficulty = Literal["normal", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("normal", "hard")

MOST_ROUNDS = MOST_FALLS = 9_999
"""Nobody plays so long; whoever does has the same points as others who do."""


class Reached(State):
    """How far a party came in a raid."""

    party: str
    passed: int
    levels: int
    rounds: int
    knocked_out: int
    ended: str | None = None
    """won, lost; None while it is under way."""


def raid_scores(campaign: Campaign) -> list[Score]:
    """Where a party on a raid stands; nothing for any other."""
    if campaign.journey is None or campaign.journey.raid is None:
        return []
    raid = campaign.journey.raid
    if any(edition_in(passed.level) for passed in raid.passed):
        return []  # whoever wrote its levels could make them as easy as they like
    reached = Reached(
        party=campaign.name,
        passed=len(raid.passed),
        levels=len(library().raid.acts),
        rounds=raid.rounds,
        knocked_out=raid.knocked_out,
        ended=campaign.journey.ended,
    )
    board = raid_board(course_of(raid), campaign.difficulty)
    return [Score(board, _points(reached), json.dumps(reached.model_dump(), ensure_ascii=False))]


def course_of(raid: Raid) -> str:
    """The week or the seed by which a raid is known."""
    return raid.week or raid.course.seed


def raid_board(course: str, difficulty: Difficulty) -> str:
    """Where all stand who play the same raid equally hard."""
    return f"raid/{difficulty}/{course}"


def course_on(board: str) -> str:
    """The week or the seed of a board."""
    return board.split("/", 2)[2]


def _points(reached: Reached) -> int:
    """More levels first, then fewer rounds, then fewer knock-outs."""
    rounds, falls = min(reached.rounds, MOST_ROUNDS), min(reached.knocked_out, MOST_FALLS)
    return (reached.passed * (MOST_ROUNDS + 1) + MOST_ROUNDS - rounds) * (MOST_FALLS + 1) + MOST_FALLS - falls
