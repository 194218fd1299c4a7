"""The one way in for interactions: acknowledge first, then do, then show; whatever goes wrong is said calmly.

Discord forgets an interaction that is not acknowledged within three seconds, so nothing that may take time (the
table's lock, a picture, a rate limit) comes before that.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal

import discord

from bot.games import DEFAULT_GAME, presenter, presenter_of
from bot.kernel.refused import Refused, demand
from bot.store import StoreTrouble
from bot.table.table import UNREADABLE, Outcome, TableFault
from bot.words import language_of
from bot.words.everywhere import text_anywhere
from bot.words.speaker import Speaker
from bot.words.texts import Texts, house_words
from cogs.access import stage_of

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from bot.app import Flambeau

    Interaction = discord.Interaction[Flambeau]
else:
    Interaction = discord.Interaction

Work = Callable[[], Awaitable[None]]
Ack = Literal["quiet", "private"] | Work
"""A press is acknowledged quietly, a command by a private message that says it is being worked on, and a press
that opens a form by the form itself."""

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
TOO_LATE = frozenset({UNKNOWN_INTERACTION, 10008, 10015, 50027})
"""Discord no longer knows the interaction, its message or its token: nobody is waiting for an answer."""

NOT_IN_THIS_GAME = "not_in_this_game"


def reader(interaction: Interaction) -> Texts:
    """The words of the house, in the language in which whoever acts reads Discord."""
    return house_words(language_of(interaction.locale))


async def through(interaction: Interaction, ack: Ack, work: Work) -> None:
    """Let an interaction through: acknowledge it, do the work, answer what goes wrong."""
    metrics, kind = interaction.client.metrics, interaction.type.name
    metrics.interactions.add(kind=kind)
    with metrics.acknowledged.timed(kind=kind):
        received = await acknowledge(interaction, ack)
    if not received:
        return
    try:
        await check_game(interaction)
        await work()
    except Refused as no:
        metrics.refusals.add(code=no.code)
        await answer_privately(interaction, await refusal(interaction, no))
    except TableFault as fault:
        metrics.faults.add()
        await answer_privately(interaction, reader(interaction).text("answer-fault", reference=fault.reference))
    except StoreTrouble as trouble:
        await answer_privately(interaction, reader(interaction).text(f"answer-store-{trouble.kind}"))
    except Exception as error:
        await answer_privately(interaction, broken(interaction, error))


async def acknowledge(interaction: Interaction, ack: Ack) -> bool:
    """Tell Discord that somebody is there; false if it is too late for anything."""
    try:
        if callable(ack):
            await ack()
        elif ack == "quiet":
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if error.code == ALREADY_ACKNOWLEDGED:
            # A first try that seemed to fail had arrived after all.
            return True
        log.warning("interaction %s could not be acknowledged: %s", interaction.id, error)
        return False
    return True


async def answer_privately(interaction: Interaction, text: str) -> None:
    """A private sentence to whoever acted."""
    try:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.edit_original_response(content=text)
        else:
            await interaction.followup.send(text, ephemeral=True)
    except discord.HTTPException as error:
        if error.code not in TOO_LATE:
            log.warning("interaction %s could not be answered: %s", interaction.id, error)


def broken(interaction: Interaction, error: BaseException) -> str:
    """Our bug: written down under a reference, which is all the player needs to know."""
    reference = secrets.token_hex(4)
    interaction.client.metrics.faults.add()
    log.error(
        "fault %s: interaction %s in channel %s: %s",
        reference,
        interaction.id,
        interaction.channel_id,
        interaction.data,
        exc_info=error,
    )
    return reader(interaction).text("answer-fault", reference=reference)


async def refusal(interaction: Interaction, no: Refused) -> str:
    """Why not; with the way to the current board if the player was looking at an old one."""
    bot, say = interaction.client, reader(interaction)
    campaign_id = await bot.table.in_channel(interaction.channel_id or 0)
    if no.code == "board_has_moved_on":
        return await _moved_on(interaction, campaign_id)
    if "possible" in no.facts:
        return say.text("answer-possible", typed=no.facts["option"], possible=no.facts["possible"])
    if no.code == NOT_IN_THIS_GAME:
        return _not_in_this_game(no, interaction)
    if no.code == UNREADABLE or campaign_id is None:
        return _why_nowhere(no, interaction)
    campaign = (await bot.table.look(campaign_id)).campaign
    return presenter_of(campaign).refusal(campaign, no, interaction.user.id, language_of(interaction.locale))


async def _moved_on(interaction: Interaction, campaign_id: int | None) -> str:
    """The way to where the game stands, in its own words; mended first, if it was lost."""
    if campaign_id is None:
        return reader(interaction).text("answer-outdated")
    game = await interaction.client.table.game_of(campaign_id)
    say = presenter(game.id).words(language_of(interaction.locale))
    link = await stage_of(interaction.client).mended(campaign_id)
    return say.text("answer-stale", link=link) if link else say.text("answer-outdated")


def _not_in_this_game(no: Refused, interaction: Interaction) -> str:
    """Which game is played here, and how to find out what it has."""
    language, path = language_of(interaction.locale), no.facts["command"]
    name = presenter(no.facts["game"]).words(language).text("game-name")
    typed = [text_anywhere(language, f"cmd-{'-'.join(path[:depth])}") for depth in range(1, len(path) + 1)]
    return reader(interaction).text("refusal-not_in_this_game", game=name, command=" ".join(typed))


def _why_nowhere(no: Refused, interaction: Interaction) -> str:
    """Why not, where no campaign can be looked at: in the words of the game whose command it was."""
    made = interaction.command
    game = (made.extras.get("game") if made is not None else None) or DEFAULT_GAME
    return presenter(game).words(language_of(interaction.locale)).why_not(no, None)


async def check_place(interaction: Interaction, campaign_id: int) -> None:
    """A campaign is touched only from its own channel, whatever a custom id says."""
    place = await interaction.client.table.place(campaign_id)
    here = (interaction.guild_id, interaction.channel_id)
    demand(here == (place.guild, place.channel), "no_such_campaign", campaign=campaign_id)


async def campaign_here(interaction: Interaction) -> int:
    """The campaign of this channel, or a refusal."""
    campaign_id = await interaction.client.table.in_channel(interaction.channel_id or 0)
    if campaign_id is None:
        raise Refused("no_campaign_here")
    await check_place(interaction, campaign_id)
    return campaign_id


async def check_game(interaction: Interaction) -> None:
    """A command of one game does nothing in a campaign of another; where none is played it may answer."""
    made, table = interaction.command, interaction.client.table
    game = made.extras.get("game") if made is not None else None
    campaign_id = await table.in_channel(interaction.channel_id or 0) if game is not None else None
    if made is None or game is None or campaign_id is None:
        return
    played = (await table.game_of(campaign_id)).id
    demand(played == game, NOT_IN_THIS_GAME, game=played, command=made.extras["path"])


async def look_here(interaction: Interaction) -> tuple[Outcome, Speaker]:
    """The campaign of this channel as it stands, and its words in the language of whoever acts."""
    now = await interaction.client.table.look(await campaign_here(interaction))
    return now, presenter_of(now.campaign).words(language_of(interaction.locale))
