"""What the clock is about to do in a campaign, for the messages that tell it."""

from typing import TYPE_CHECKING

from bot.agenda import Outages, Standing
from bot.agenda.deadlines import Deadline, deadlines
from bot.table.votes import CloseVote
from bot.views.waiting import NO_CLOCK, Waiting

if TYPE_CHECKING:
    from bot.app import Flambeau


async def waiting_of(bot: "Flambeau", campaign_id: int) -> Waiting:
    """Since when a campaign waits, and every deadline that runs in it."""
    lately = await bot.store.days.lately(campaign_id)
    if lately is None:
        return NO_CLOCK
    standing = Standing.of(lately)
    habits = await bot.keeper.habits(standing.campaign.players())
    running = deadlines(standing, Outages.of(await bot.store.days.outages()), habits)
    question, turn = _of(running, "question"), _of(running, "turn")
    return Waiting(
        since=standing.since if standing.awaited is not None else None,
        question=question.at if question is not None else None,
        turn=turn.at if turn is not None else None,
        pilot=turn.hero if turn is not None else None,
        votes={end.deed.on: end.at for end in running if isinstance(end.deed, CloseVote)},
    )


def _of(running: list[Deadline], what: str) -> Deadline | None:
    return next((deadline for deadline in running if deadline.what == what), None)
