"""How the cogs find each other."""

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import discord

    from bot.app import Flambeau
    from cogs.desk import Desk
    from cogs.stage import Stage


def manages(interaction: "discord.Interaction[Flambeau]") -> bool:
    """Whether somebody manages this server, and so may put campaigns right that are not their own."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def desk_of(bot: "Flambeau") -> "Desk":
    """The desk through which everything goes."""
    desk = bot.get_cog("Desk")
    assert desk is not None
    return cast("Desk", desk)


def stage_of(bot: "Flambeau") -> "Stage":
    """The stage on which campaigns are shown."""
    return desk_of(bot).stage
