"""What Discord and the network may do to us, told apart from our own mistakes; and what we may not do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.words.texts import Texts

if TYPE_CHECKING:
    from bot.app import Flambeau

NETWORK = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""The connection broke, or nobody answered: what was asked may have been done or not."""
TROUBLES = (discord.HTTPException, *NETWORK)
"""Whatever comes between us and a channel."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
GONE = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE})
"""The channel or the message is no longer there."""
ARCHIVED_THREAD: Final = 50083
LOCKED_THREAD: Final = 160005
BAD_FORM = frozenset({50006, 50035})
"""What we sent was wrong in itself: that is a mistake of ours."""

NEEDED = ("view_channel", "send_messages", "send_messages_in_threads")
"""Without these nothing can be played."""
USEFUL = ("attach_files", "read_message_history", "pin_messages", "embed_links", "manage_threads")
"""Without these something is missed."""
IN_THREADS = frozenset({"send_messages_in_threads", "manage_threads"})
NOT_IN_THREADS = frozenset({"send_messages"})


def is_trouble(error: BaseException) -> bool:
    """Whether something went wrong between Discord and us, and not in here."""
    return isinstance(error, TROUBLES) and code_of(error) not in BAD_FORM


def code_of(error: BaseException) -> int:
    """Discord's number for what went wrong; 0 if it has none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def is_forbidden(error: BaseException) -> bool:
    """Whether somebody has to allow something before it can go well."""
    return isinstance(error, discord.Forbidden) or code_of(error) in (ARCHIVED_THREAD, LOCKED_THREAD)


def lacking(held: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The permissions that are missing in a channel or thread, by discord.py's names for them."""
    if held.administrator:
        return []
    elsewhere = NOT_IN_THREADS if in_thread else IN_THREADS
    return [name for name in (*NEEDED, *USEFUL) if name not in elsewhere and not getattr(held, name)]


def lacking_in(bot: "Flambeau", channel_id: int) -> list[str]:
    """The same in a channel by its id, as far as we know it."""
    channel = bot.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return []
    try:
        held = channel.permissions_for(channel.guild.me)
    except (AttributeError, discord.ClientException):  # its parent, or what we are there, is not known yet
        return []
    return lacking(held, in_thread=isinstance(channel, discord.Thread))


def named(permissions: Sequence[str], say: Texts) -> str:
    """Permissions as Discord calls them."""
    return ", ".join(say.text(f"permission-{name}") for name in permissions)
