"""/privacy: what is kept about whoever asks, and how they are forgotten. Both are between them and the bot."""

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.ext import commands

from bot.kernel.refused import Refused
from bot.views import asks
from bot.words.texts import Texts
from cogs.access import stage_of
from cogs.habits import NOWHERE, campaigns_of, number_for
from cogs.interactions import Interaction, answer_privately, reader, through
from cogs.labels import Label
from cogs.layout import ASKING, LONGEST_ANSWER, shortened
from cogs.press import Press
from cogs.translator import command

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

SURE = "sure"
"""What the second button says: the first one only asks."""
MOST_NAMES = 20


class PrivacyCog(commands.Cog):
    """What belongs to one person alone."""

    def __init__(self, bot: "Flambeau") -> None:
        self.bot = bot

    @command("privacy")
    async def privacy(self, interaction: Interaction) -> None:
        await through(interaction, "private", lambda: self._privacy(interaction))

    async def _privacy(self, interaction: Interaction) -> None:
        say = reader(interaction)
        text = "\n".join(await kept_lines(self.bot, interaction.user.id, say))
        view = _button(say.text("button-forget-me"), discord.ButtonStyle.secondary)
        await interaction.edit_original_response(content=shortened(text, LONGEST_ANSWER), view=view)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were sent away from a server: what is kept of it is kept for some time yet."""
        await see_servers(self.bot)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are on a server, perhaps again."""
        await see_servers(self.bot)


async def kept_lines(bot: "Flambeau", player: int, say: Texts) -> list[str]:
    """All that is kept about somebody, one line each."""
    counted, seats = await bot.store.personal.counted(player), await campaigns_of(bot, player)
    found = []
    if counted.habits:
        found.append(say.text("privacy-habits"))
    if seats:
        names = ", ".join(f"**{campaign.name}**" for campaign in list(seats.values())[:MOST_NAMES])
        found.append(say.text("privacy-seats", n=len(seats), names=names))
    if counted.deeds:
        found.append(say.text("privacy-deeds", n=counted.deeds, campaigns=counted.campaigns))
    if counted.deliveries:
        found.append(say.text("privacy-deliveries", n=counted.deliveries))
    told = found or [say.text("privacy-nothing")]
    until = say.text("privacy-kept-archived", days=bot.settings.purge_archived_days)
    return [say.text("privacy-title"), *told, "", say.text("privacy-only"), until]


# Forgetting -----------------------------------------------------------------------------------------------------


async def forget_me(interaction: Interaction, label: Label, about: str) -> None:
    """The button under what is kept asks once; the one under that question forgets."""
    if about == SURE:
        await _forget(interaction)
        return
    bot, say = interaction.client, reader(interaction)
    known = await bot.store.personal.known_in(interaction.user.id)
    view = _button(say.text("button-forget-me-now"), discord.ButtonStyle.danger, SURE)
    await interaction.followup.send(say.text("ask-forget-me", n=len(known)), view=view, ephemeral=True)


async def _forget(interaction: Interaction) -> None:
    bot, player, say = interaction.client, interaction.user.id, reader(interaction)
    await bot.store.personal.forget_habits(player)
    known = await bot.store.personal.known_in(player)
    for campaign_id in known:
        await _forget_in(interaction, campaign_id)
    await bot.store.personal.wipe()
    still = await bot.store.personal.known_in(player)
    told = say.text("forgotten-not-all", n=len(still)) if still else say.text("forgotten-now", n=len(known))
    await answer_privately(interaction, told)


async def _forget_in(interaction: Interaction, campaign_id: int) -> None:
    """Forget whoever acts in one campaign, and show that to the others. One that hitches holds up no other."""
    bot, player = interaction.client, interaction.user.id
    try:
        number = number_for(interaction.id, campaign_id)
        goes_on = await bot.table.forget(campaign_id, player, interaction=number)
        if goes_on:
            await stage_of(bot).show(campaign_id)
        else:
            await stage_of(bot).clear(campaign_id)
    except (Refused, discord.HTTPException) as error:
        log.warning("campaign %s, in which somebody is forgotten, hitches: %s", campaign_id, error)


def _button(label: str, style: discord.ButtonStyle, about: str = "") -> ui.View:
    view = ui.View(timeout=None)
    code = str(Label(NOWHERE, 0, f"{ASKING}{asks.FORGET_ME}:{about}"))
    button: ui.Button[Any] = ui.Button(label=label, style=style, custom_id=code)
    view.add_item(Press(button))
    return view


# Servers --------------------------------------------------------------------------------------------------------


async def see_servers(bot: "Flambeau") -> None:
    """Note which servers we are on, once all of them are known."""
    if bot.is_ready():
        await bot.store.purging.see([guild.id for guild in bot.guilds], bot.clock.now())


async def setup(bot: "Flambeau") -> None:
    """Called by the client."""
    await bot.add_cog(PrivacyCog(bot))
