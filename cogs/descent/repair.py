"""/repair skip, end and round: a quest in play that is stuck."""

from typing import TYPE_CHECKING

from bot.descent.party.repairs import EndStuckTurn, SkipQuestion, TakeBackRound
from bot.table.repairs import Repair
from cogs.access import add_to_group, manages
from cogs.descent.speaking import command
from cogs.interactions import Interaction, through
from cogs.repair import repair

if TYPE_CHECKING:
    from bot.app import Flambeau


@command("repair", "skip")
async def skip(interaction: Interaction) -> None:
    """Answer the open question by its default."""
    await _through(interaction, SkipQuestion(manager=manages(interaction)))


@command("repair", "end")
async def end(interaction: Interaction) -> None:
    """End the turn of whoever is away."""
    await _through(interaction, EndStuckTurn(manager=manages(interaction)))


# `round` is a word of Python's own.
@command("repair", "round")
async def take_back_round(interaction: Interaction) -> None:
    """Play the round anew."""
    await _through(interaction, TakeBackRound(manager=manages(interaction)))


async def _through(interaction: Interaction, deed: Repair) -> None:
    await through(interaction, "private", lambda: repair(interaction, deed))


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    add_to_group(bot, "repair", skip, end, take_back_round)
