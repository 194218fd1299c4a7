"""/raid ladder and /raid summary: how others did in the same raid, and one's own on one page. Both are private."""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.descent.party.campaign import Campaign
from bot.descent.raid.ladder import DIFFICULTIES, Difficulty, Reached, raid_board
from bot.descent.views.pictures.raid import raid_summary_view
from bot.descent.views.reference.raid_ladder import (
    MOST,
    Ladder,
    Rung,
    course_meant,
    courses_to_name,
    ladder_lines,
)
from bot.kernel.refused import Refused, demand
from cogs.access import add_to_group
from cogs.completing import MOST as MOST_SUGGESTIONS
from cogs.completing import Suggestions, quietly
from cogs.descent.speaking import GAME, command, reader
from cogs.interactions import Interaction, campaign_here, through
from cogs.private_answers import send, send_lines
from renders.descent import drawings

if TYPE_CHECKING:
    from bot.app import Flambeau

LONGEST_COURSE = 40


async def suggest_course(interaction: Interaction, current: str) -> Suggestions:
    """This week's raid, and those that were played on this server."""

    async def found() -> list[tuple[str, str]]:
        bot, guild = interaction.client, interaction.guild_id or 0
        boards = await bot.store.ladders.boards(guild_id=guild, game=GAME, most=2 * MOST_SUGGESTIONS)
        return courses_to_name(boards, bot.clock.now().date(), current, reader(interaction))

    return await quietly(interaction, found())


@command("raid", "ladder")
@app_commands.autocomplete(week=suggest_course)
@app_commands.guild_only()
async def ladder(interaction: Interaction, week: app_commands.Range[str, 1, LONGEST_COURSE] | None = None) -> None:
    """Who on this server came how far in a raid, by default in that of the channel or of the week."""

    async def work() -> None:
        today = interaction.client.clock.now().date()
        course = course_meant(week, await _campaign_in(interaction), today)
        ladders = {difficulty: await _ladder(interaction, course, difficulty) for difficulty in DIFFICULTIES}
        await send_lines(interaction, ladder_lines(course, ladders, reader(interaction)))

    await through(interaction, "private", work)


async def _campaign_in(interaction: Interaction) -> Campaign | None:
    """The campaign of this channel; None if there is none, or one that can't be read."""
    table = interaction.client.table
    campaign_id = await table.in_channel(interaction.channel_id or 0)
    if campaign_id is None:
        return None
    try:
        found: Campaign = (await table.look(campaign_id)).campaign
    except Refused:
        return None
    return found


async def _ladder(interaction: Interaction, course: str, difficulty: Difficulty) -> Ladder:
    """What the store knows of one difficulty."""
    demand(interaction.guild_id is not None, "no_campaign_here")
    placed = await interaction.client.store.ladders.of(
        raid_board(course, difficulty),
        guild_id=interaction.guild_id or 0,
        game=GAME,
        player=interaction.user.id,
        most=MOST,
    )
    rungs = [Rung(each.place, Reached.model_validate_json(each.facts), each.own) for each in placed]
    return Ladder(rungs, placed[0].parties if placed else 0)


@command("raid", "summary")
async def summary(interaction: Interaction) -> None:
    """The raid of this channel on one page, finished or not."""

    async def work() -> None:
        now = await interaction.client.table.look(await campaign_here(interaction))
        view = raid_summary_view(now.campaign, reader(interaction))
        picture = await interaction.client.studio.picture(drawings.raid_summary(view))
        await send(interaction, "", [picture])

    await through(interaction, "private", work)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    add_to_group(bot, "raid", ladder, summary)
