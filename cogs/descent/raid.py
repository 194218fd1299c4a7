"""/raid: the Raid is opened and looked at; and the cards that lie open between two levels, in full."""

from datetime import datetime
from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.descent.content.library import library
from bot.descent.raid.setting_out import COURSE, ChooseRaid
from bot.descent.views.panel.raid import shown_face
from bot.descent.views.panel.status import status_lines
from bot.descent.views.raid_seeds import seed_meant
from bot.descent.views.weeks import week_of
from bot.kernel.refused import demand
from cogs.access import stage_of
from cogs.campaign import open_campaign, without
from cogs.campaign_settings import offered
from cogs.descent.speaking import GAME, command, reader
from cogs.interactions import Interaction, answer_privately, campaign_here, through
from cogs.labels import Label
from cogs.layout import LONGEST_ANSWER, shortened
from cogs.private_answers import send_face
from cogs.translator import description_of, name_of

if TYPE_CHECKING:
    from bot.app import Flambeau

DIFFICULTIES = offered("normal", "hard")
LONGEST_SEED = 40


def course_meant(typed: str) -> str:
    """A seed as it was meant, or a refusal."""
    course = seed_meant(typed)
    demand(COURSE.fullmatch(course), "not_a_raid_seed")
    return course


def chosen(seed: str | None, *, weekly: bool, now: datetime) -> ChooseRaid:
    """Which raid somebody asks for; a week goes before a seed."""
    if weekly:
        return ChooseRaid(week=week_of(now.date()))
    return ChooseRaid(course=course_meant(seed) if seed is not None else None)


async def shown_pressed(interaction: Interaction, label: Label, about: str) -> None:
    """A card that lies open in full, with whoever may keep it."""
    now = await interaction.client.table.look(label.campaign)
    await send_face(interaction, now, shown_face(now.campaign, about, interaction.user.id, reader(interaction)))


class RaidCog(commands.GroupCog, name="raid", group_name=name_of("raid"), group_description=description_of("raid")):
    """A campaign in one sitting."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("raid", "new")
    @app_commands.choices(difficulty=DIFFICULTIES)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        difficulty: Literal["normal", "hard"] | None = None,
        seed: app_commands.Range[str, 1, LONGEST_SEED] | None = None,
        weekly: bool = False,
    ) -> None:
        async def work() -> None:
            choice = chosen(seed, weekly=weekly, now=self.bot.clock.now())
            await self._new(interaction, choice.model_copy(update={"difficulty": difficulty}))

        await through(interaction, "private", work)

    async def _new(self, interaction: Interaction, choice: ChooseRaid) -> None:
        """A campaign as `/campaign new` opens it, in which the Raid is chosen already."""
        demand(library().levels, "no_raid")
        outcome = await open_campaign(interaction, None, None, GAME)
        if outcome is None:
            return
        await self.bot.table.act(outcome.campaign_id, interaction.user.id, choice, interaction=interaction.id)
        link = await stage_of(self.bot).mended(outcome.campaign_id)
        how = "-week" if choice.week is not None else "-seed" if choice.course is not None else ""
        facts = {"week": choice.week} if how == "-week" else {"course": choice.course} if how else {}
        told = reader(interaction).text(f"raid-opened{how}", link=link, **facts)
        await answer_privately(interaction, "\n".join([told, *without(interaction)]))

    @command("raid", "status")
    async def status(self, interaction: Interaction) -> None:
        async def work() -> None:
            campaign_id = await campaign_here(interaction)
            now, say = await self.bot.table.look(campaign_id), reader(interaction)
            demand(now.campaign.raid is not None, "not_in_the_raid")
            link = await stage_of(self.bot).mended(campaign_id)
            lines = [*status_lines(now.campaign, say), say.text("view-panel-link", link=link or "")]
            await answer_privately(interaction, shortened("\n".join(lines), LONGEST_ANSWER))

        await through(interaction, "private", work)


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(RaidCog(bot))
