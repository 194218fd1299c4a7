"""The world's objects in Discord's JSON."""

from __future__ import annotations

from bot.local import media
from bot.local.exchange import Doing, Exchange
from bot.local.objects import Channel, ChannelKind, Guild, Json, Message, User
from bot.local.world import World

JOINED = "2024-01-01T00:00:00+00:00"
ATTACHMENT_LIMIT = 10 * 1024 * 1024
EVERY_PERMISSION = (1 << 53) - 1
# What a player may do: look, write, react, attach, embed, use commands, threads.
PLAYER_PERMISSIONS = (
    1 << 6 | 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 31 | 1 << 35 | 1 << 38
)
# What the bot was invited with: the same, and managing messages (pins) and threads.
BOT_PERMISSIONS = PLAYER_PERMISSIONS | 1 << 13 | 1 << 34 | 1 << 36 | 1 << 51


def permissions(world: World, here: Guild | None, user: User) -> int:
    """What somebody may do in a guild, or in direct messages."""
    if here is not None and user.id == here.owner_id:
        return EVERY_PERMISSION
    return BOT_PERMISSIONS & ~world.withheld if user.bot else PLAYER_PERMISSIONS


def user(who: User) -> Json:
    """A user object."""
    answer: Json = {
        "id": str(who.id),
        "username": who.name.lower(),
        "global_name": who.name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return answer | {"bot": True} if who.bot else answer


def self_user(who: User) -> Json:
    """The bot's own user object, with the private parts."""
    return user(who) | {"mfa_enabled": True, "locale": who.locale, "verified": True, "email": None}


def member(who: User, here: Guild) -> Json:
    """A guild member with its user."""
    return partial_member(who, here) | {"user": user(who)}


def partial_member(who: User, here: Guild) -> Json:
    """A guild member without its user, as messages carry it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": JOINED,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(here.bot_role_id)] if who.bot else [],
        "mute": False,
        "deaf": False,
    }


def role(role_id: int, name: str, allowed: int, position: int, *, managed: bool = False) -> Json:
    """A role object."""
    return {
        "id": str(role_id),
        "name": name,
        "permissions": str(allowed),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def roles(world: World, here: Guild) -> list[Json]:
    """The roles of a guild: everybody's, and the bot's own."""
    return [
        role(here.id, "@everyone", PLAYER_PERMISSIONS & ~world.withheld, 0),
        role(here.bot_role_id, world.bot.name, permissions(world, here, world.bot), 1, managed=True),
    ]


def guild(world: World, here: Guild) -> Json:
    """A guild object, as REST gives it."""
    empty = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id "
        "system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id "
        "safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(empty.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": str(here.id),
        "name": here.name,
        "owner_id": str(here.owner_id),
        "features": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": roles(world, here),
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": here.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, here: Guild) -> Json:
    """A guild as the gateway sends it after READY, with channels, threads and the bot as member."""
    threads = [thread for thread in world.channels_of(here) if thread.is_thread and not thread.archived]
    texts = [place for place in world.channels_of(here) if place.kind == ChannelKind.TEXT]
    return guild(world, here) | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(world.users),
        "members": [member(world.bot, here)],
        "channels": [channel(world, place) for place in texts],
        "threads": [channel(world, thread) for thread in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, place: Channel) -> Json:
    """A text channel, thread or direct message object."""
    messages = [message for message in world.in_channel(place.id) if not message.ephemeral]
    answer: Json = {
        "id": str(place.id),
        "type": int(place.kind),
        "flags": 0,
        "last_message_id": str(messages[-1].id) if messages else None,
    }
    if place.kind == ChannelKind.DM:
        recipients = [user(world.users[place.recipient_id])] if place.recipient_id else []
        return answer | {"recipients": recipients}
    answer |= {
        "guild_id": str(place.guild_id),
        "name": place.name,
        "parent_id": str(place.parent_id) if place.parent_id else None,
        "rate_limit_per_user": place.slowmode,
    }
    if place.is_thread:
        return answer | _thread(place, len(messages))
    return answer | {
        "topic": place.topic,
        "position": place.position,
        "permission_overwrites": [],
        "nsfw": False,
    }


def _thread(place: Channel, count: int) -> Json:
    answer: Json = {
        "owner_id": str(place.owner_id),
        "message_count": count,
        "member_count": len(place.members),
        "total_message_sent": count,
        "thread_metadata": {
            "archived": place.archived,
            "archive_timestamp": place.archive_changed,
            "auto_archive_duration": place.auto_archive,
            "locked": place.locked,
            "create_timestamp": place.archive_changed,
        },
    }
    if place.kind == ChannelKind.PRIVATE_THREAD:
        answer["thread_metadata"]["invitable"] = True
    return answer


def thread_member(place: Channel, user_id: int) -> Json:
    """Somebody's place in a thread."""
    return {
        "id": str(place.id),
        "user_id": str(user_id),
        "join_timestamp": place.archive_changed,
        "flags": 1,
    }


def message(world: World, given: Message, base: str | None = None) -> Json:
    """A message object as REST gives it."""
    root = world.url if base is None else base
    in_embeds = media.references(given.embeds)
    answer: Json = {
        "id": str(given.id),
        "type": int(given.kind),
        "channel_id": str(given.channel_id),
        "author": user(given.author),
        "content": given.content,
        "mentions": [user(world.users[user_id]) for user_id in given.mentions if user_id in world.users],
        "mention_roles": [],
        "mention_everyone": False,
        # A file shown inside an embed is not listed a second time.
        "attachments": [
            media.attachment(file, given, root) for file in given.attachments if file.name not in in_embeds
        ],
        "embeds": [media.embed(embed, given, root) for embed in given.embeds],
        "components": [media.component(part, given, root) for part in given.components],
        "timestamp": given.timestamp,
        "edited_timestamp": given.edited_timestamp,
        "flags": given.flags,
        "pinned": given.pinned,
        "tts": False,
    }
    if given.reference is not None:
        answer["message_reference"] = _reference(world, given)
    if given.interaction is not None:
        answer |= _from_interaction(world, given, given.interaction)
    if given.id in world.channels:
        answer["thread"] = channel(world, world.channels[given.id])
    return answer


def _reference(world: World, given: Message) -> Json:
    answer: Json = {
        "type": 0,
        "channel_id": str(given.channel_id),
        "message_id": str(given.reference),
    }
    here = world.guild_of(given.channel_id)
    if here is not None:
        answer["guild_id"] = str(here.id)
    return answer


def _from_interaction(world: World, given: Message, metadata: Json) -> Json:
    answer: Json = {
        "interaction_metadata": metadata,
        "webhook_id": str(world.bot.id),
        "application_id": str(world.bot.id),
    }
    if given.command is not None:
        answer["interaction"] = {
            "id": metadata["id"],
            "type": metadata["type"],
            "name": given.command,
            "user": metadata["user"],
        }
    return answer


def message_event(world: World, given: Message) -> Json:
    """A message as the gateway sends it: with guild and member, unless it is private."""
    answer, here = message(world, given), world.guild_of(given.channel_id)
    if not given.ephemeral and here is not None:
        answer |= {"guild_id": str(here.id), "member": partial_member(given.author, here)}
    return answer


def without_content(given: Json) -> Json:
    """What a bot without the message content intent gets of other people's messages."""
    return given | {"content": "", "embeds": [], "attachments": [], "components": []}


def origin(world: World, exchange: Exchange) -> Json:
    """The interaction metadata a reply carries."""
    here = world.guild_of(exchange.channel_id)
    answer: Json = {
        "id": str(exchange.id),
        "type": int(exchange.doing),
        "user": user(exchange.player),
        "authorizing_integration_owners": _owners(here),
    }
    if exchange.doing is Doing.COMPONENT and exchange.source is not None:
        answer["interacted_message_id"] = str(exchange.source.id)
    if exchange.doing is Doing.MODAL and exchange.triggered_by is not None:
        answer["triggering_interaction_metadata"] = origin(world, exchange.triggered_by)
    return answer


def interaction(world: World, exchange: Exchange, data: Json, locale: str) -> Json:
    """INTERACTION_CREATE: all the bot learns about what somebody did."""
    place, here = world.channels[exchange.channel_id], world.guild_of(exchange.channel_id)
    answer: Json = {
        "id": str(exchange.id),
        "application_id": str(world.bot.id),
        "type": int(exchange.doing),
        "token": exchange.token,
        "version": 1,
        "data": data,
        "channel_id": str(place.id),
        "channel": channel(world, place),
        "locale": locale,
        "app_permissions": str(permissions(world, here, world.bot)),
        "attachment_size_limit": ATTACHMENT_LIMIT,
        "context": 1 if here is None else 0,
        "authorizing_integration_owners": _owners(here),
        "entitlements": [],
    }
    if here is None:
        answer["user"] = user(exchange.player)
    else:
        allowed = permissions(world, here, exchange.player)
        answer["channel"]["permissions"] = str(allowed)
        answer |= {
            "guild_id": str(here.id),
            "guild": {"id": str(here.id), "locale": here.locale, "features": []},
            "guild_locale": here.locale,
            "member": member(exchange.player, here) | {"permissions": str(allowed)},
        }
    if exchange.source is not None:
        answer["message"] = message(world, exchange.source)
    return answer


def _owners(here: Guild | None) -> Json:
    """Who brought the bot to where an interaction happens: the guild, or nobody in direct messages."""
    return {"0": "0" if here is None else str(here.id)}


def application(world: World) -> Json:
    """The bot's application object."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.users[world.guild.owner_id]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
