"""Campaigns in threads: Discord puts a quiet thread away, and nothing in it can be edited until it is woken."""

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.troubles import TROUBLES

if TYPE_CHECKING:
    from bot.app import Flambeau

log = logging.getLogger(__name__)

A_WEEK: Final = 10080
"""Minutes: the longest that Discord lets a thread be quiet."""


async def keep_open(bot: "Flambeau", channel_id: int) -> None:
    """Let a thread in which a campaign begins stay open as long as Discord allows."""
    channel = bot.get_channel(channel_id)
    if isinstance(channel, discord.Thread) and channel.auto_archive_duration != A_WEEK:
        try:
            await channel.edit(auto_archive_duration=A_WEEK)
        except TROUBLES as error:
            log.info("thread %s keeps its own time: %s", channel_id, error)


async def wake(bot: "Flambeau", channel_id: int) -> bool:
    """Bring back a thread that was put away; false if we may not."""
    try:
        channel = await bot.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False)
    except TROUBLES as error:
        log.warning("thread %s could not be woken: %s", channel_id, error)
        return False
    return True
