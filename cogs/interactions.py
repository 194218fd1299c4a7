"""The one way in for interactions: acknowledge first, then do, then show; whatever goes wrong is said calmly.

Discord forgets an interaction that is not acknowledged within three seconds, so nothing that may take time (the
table's lock, a picture, a rate limit) comes before that.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands

from bot.games import CONTENT_LOST, DEFAULT_GAME, presenter, presenter_of
from bot.kernel.refused import Refused, demand
from bot.store import Panel, Saved, StoreTrouble
from bot.store.noted_faults import NotedFault, note_fault
from bot.table.table import UNREADABLE, Outcome, TableFault
from bot.words import language_of
from bot.words.everywhere import text_anywhere
from bot.words.speaker import Speaker
from bot.words.texts import Texts, house_words
from cogs.access import desk_of, stage_of
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.troubles import (
    ARCHIVED_THREAD,
    BAD_FORM,
    LOCKED_THREAD,
    NETWORK,
    TROUBLES,
    code_of,
    is_forbidden,
    is_trouble,
    lacking,
    named,
)

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
SAVE_IS_OLDER = "save_is_older"
UNFIT = "unfit_option"

LONGEST_ACK = 1.4
"""Seconds for a try to acknowledge: there must be time for a second one."""
LONGEST_ANSWERING = 30.0
MOST_ANSWERS = 3
"""How often an answer is tried where the connection breaks."""
MOST_ARRIVALS = 5000
LONGEST_OPTION = 6000
"""Characters that Discord takes in an option that names no limit; and no number of ours is larger."""


def reader(interaction: Interaction) -> Texts:
    """The words of the house, in the language in which whoever acts reads Discord."""
    return house_words(language_of(interaction.locale))


class Arrivals:
    """The interactions that came in lately. Discord may bring one twice; it is answered once."""

    def __init__(self) -> None:
        self._lately: dict[int, None] = {}

    def first(self, interaction_id: int) -> bool:
        """Whether an interaction comes in for the first time."""
        if interaction_id in self._lately:
            return False
        self._lately[interaction_id] = None
        if len(self._lately) > MOST_ARRIVALS:
            del self._lately[next(iter(self._lately))]
        return True

    def forget(self, interaction_id: int) -> None:
        """Nothing was made of it: if it comes again, it comes for the first time."""
        self._lately.pop(interaction_id, None)


async def through(interaction: Interaction, ack: Ack, work: Work) -> None:
    """Let an interaction through: acknowledge it, do the work, answer what goes wrong."""
    arrivals, metrics, kind = (
        desk_of(interaction.client).arrivals,
        interaction.client.metrics,
        interaction.type.name,
    )
    if not arrivals.first(interaction.id):
        return
    metrics.interactions.add(kind=kind)
    try:
        with metrics.acknowledged.timed(kind=kind):
            received = await acknowledge(interaction, ack)
    except Exception as error:
        await _no_form(interaction, error)
        return
    if not received:
        arrivals.forget(interaction.id)
        return
    try:
        check_options(interaction)
        await check_game(interaction)
        await work()
    except Exception as error:
        await answer_privately(interaction, await what_went_wrong(interaction, error))


async def _no_form(interaction: Interaction, error: Exception) -> None:
    """A form could not be opened, and that is our mistake: whoever waits for it is told."""
    if interaction.response.is_done() or await acknowledge(interaction, "quiet"):
        await answer_privately(interaction, await what_went_wrong(interaction, error))


async def acknowledge(interaction: Interaction, ack: Ack) -> bool:
    """Tell Discord that somebody is there; false if it is too late for anything.

    Where the connection breaks or nobody answers it is tried once more: Discord says if the first try had arrived.
    What is our own mistake is raised: something is wrong with a form.
    """
    try:
        try:
            await _acknowledge(interaction, ack)
        except NETWORK:
            await _acknowledge(interaction, ack)
    except TROUBLES as error:
        if code_of(error) == ALREADY_ACKNOWLEDGED:
            # A first try that seemed to fail had arrived after all.
            return True
        if code_of(error) in BAD_FORM:
            raise
        log.warning("interaction %s could not be acknowledged: %r", interaction.id, error)
        return False
    return True


async def _acknowledge(interaction: Interaction, ack: Ack) -> None:
    async with asyncio.timeout(LONGEST_ACK):
        if callable(ack):
            await ack()
        elif ack == "quiet":
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)


async def answer_privately(interaction: Interaction, text: str) -> None:
    """A private sentence to whoever acted. Better twice than never, where the connection breaks.

    Whether a first try arrived nobody can tell: private messages can't be looked for, webhooks know no nonce.
    """
    for left in reversed(range(MOST_ANSWERS)):
        try:
            async with asyncio.timeout(LONGEST_ANSWERING):
                await _answer(interaction, text)
        except TROUBLES as error:
            if left and isinstance(error, NETWORK):
                continue
            if code_of(error) not in TOO_LATE:
                log.warning("interaction %s could not be answered: %r", interaction.id, error)
        return


async def _answer(interaction: Interaction, text: str) -> None:
    told = shortened(text, LONGEST_ANSWER)
    if interaction.type is discord.InteractionType.application_command:
        await interaction.edit_original_response(content=told)
    else:
        await interaction.followup.send(told, ephemeral=True)


async def what_went_wrong(interaction: Interaction, error: Exception) -> str:
    """What to say where something was not done or not shown; whatever happens, something is said."""
    try:
        if isinstance(error, Refused):
            interaction.client.metrics.refusals.add(code=error.code)
            return await refusal(interaction, error)
        if isinstance(error, StoreTrouble):
            interaction.client.metrics.refusals.add(code=f"store_{error.kind}")
            return reader(interaction).text(f"answer-store-{error.kind}")
        if isinstance(error, TableFault):
            interaction.client.metrics.faults.add()
            return reader(interaction).text("answer-fault", reference=error.reference)
        if is_trouble(error):
            return trouble(interaction, error)
    except Exception as worse:
        if is_trouble(worse):
            return trouble(interaction, worse)
        error = worse
    reference = secrets.token_hex(4)
    await _note(interaction, reference)
    return broken(interaction, error, reference)


def trouble(interaction: Interaction, error: Exception) -> str:
    """Discord did not let us: that is no mistake of ours, and what is missing has a name."""
    say, lack = reader(interaction), lacking(interaction.app_permissions, in_thread=in_thread(interaction))
    log.warning(
        "channel %s: %r; lacking: %s", interaction.channel_id, error, ", ".join(lack) or "nothing we know of"
    )
    if code_of(error) in (ARCHIVED_THREAD, LOCKED_THREAD):
        return say.text("answer-locked")
    if not is_forbidden(error):
        return say.text("answer-discord")
    return say.text("answer-forbidden", permissions=named(lack, say)) if lack else say.text("answer-not-allowed")


def in_thread(interaction: Interaction) -> bool:
    """Whether somebody acts in a thread."""
    return isinstance(interaction.channel, discord.Thread)


async def _note(interaction: Interaction, reference: str) -> None:
    """Keep the reference of a fault with the campaign it happened in, for a report."""
    bot = interaction.client
    with suppress(Exception):  # the store may be what is broken
        campaign_id = await bot.table.in_channel(interaction.channel_id or 0)
        if campaign_id is not None:
            version = (await bot.store.load(campaign_id)).version
            noted = NotedFault(reference, bot.clock.now().isoformat(), version, interaction.user.id)
            await note_fault(bot.store, campaign_id, noted)


def broken(interaction: Interaction, error: BaseException, reference: str | None = None) -> str:
    """Our bug: written down under a reference, which is all the player needs to know."""
    reference = reference or secrets.token_hex(4)
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
    if no.code == SAVE_IS_OLDER and campaign_id is not None:
        return await _drawn_anew(interaction, campaign_id)
    if "possible" in no.facts:
        return say.text("answer-possible", typed=no.facts["option"], possible=no.facts["possible"])
    if no.code == NOT_IN_THIS_GAME:
        return _not_in_this_game(no, interaction)
    if no.code in (UNREADABLE, CONTENT_LOST) or campaign_id is None:
        return _why_nowhere(no, interaction)
    campaign = (await bot.table.look(campaign_id)).campaign
    return presenter_of(campaign).refusal(campaign, no, interaction.user.id, language_of(interaction.locale))


async def _moved_on(interaction: Interaction, campaign_id: int | None) -> str:
    """The way to where the game stands, in its own words; mended first, if it was lost."""
    if campaign_id is None:
        return reader(interaction).text("answer-outdated")
    game = await interaction.client.table.game_of(campaign_id)
    say = presenter(game.id).words(language_of(interaction.locale))
    stage = stage_of(interaction.client)
    try:
        link = await stage.mended(campaign_id)
    except TROUBLES as error:
        log.warning("campaign %s could not be mended yet: %r", campaign_id, error)
        link = await stage.link(campaign_id)
    return say.text("answer-stale", link=link) if link else say.text("answer-outdated")


async def _drawn_anew(interaction: Interaction, campaign_id: int) -> str:
    """The message that was pressed knows more than the store: it goes, and everything is drawn as it stands."""
    message = interaction.message
    public = message is not None and not message.flags.ephemeral
    pressed = Panel("old", message.channel.id, message.id) if message is not None and public else None
    link = await stage_of(interaction.client).anew(campaign_id, pressed)
    return reader(interaction).text("answer-older-save", link=link or "")


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


def check_place(interaction: Interaction, saved: Saved) -> None:
    """A campaign is touched only from its own channel, whatever a custom id says."""
    here = (interaction.guild_id, interaction.channel_id)
    demand(here == (saved.guild_id, saved.channel_id), "no_such_campaign", campaign=saved.id)


async def campaign_here(interaction: Interaction) -> int:
    """The campaign of this channel, or a refusal."""
    campaign_id = await interaction.client.table.in_channel(interaction.channel_id or 0)
    if campaign_id is None:
        raise Refused("no_campaign_here")
    check_place(interaction, await interaction.client.store.load(campaign_id))
    return campaign_id


def check_time(saved: Saved, seen: int) -> None:
    """What was drawn for a version that is still to come was drawn before an earlier save was put back."""
    demand(seen <= saved.version, SAVE_IS_OLDER, version=saved.version)


def check_options(interaction: Interaction) -> None:
    """What is typed into a command fits its options: neither Discord nor discord.py promises that."""
    made = interaction.command
    if not isinstance(made, app_commands.Command):
        return
    typed = dict(iter(interaction.namespace))
    for option in made.parameters:
        value = typed.get(option.display_name)
        demand(value is None or _fits(option, value), UNFIT)


def _fits(option: app_commands.Parameter, value: object) -> bool:
    if option.choices:
        return value in [choice.value for choice in option.choices]
    if not isinstance(value, str | int | float):
        return True
    size = len(value) if isinstance(value, str) else value
    least = option.min_value if option.min_value is not None else -LONGEST_OPTION
    most = option.max_value if option.max_value is not None else LONGEST_OPTION
    return least <= size <= most


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
