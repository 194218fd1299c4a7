"""Channels, threads, direct messages and the people in them."""

from __future__ import annotations

from aiohttp import web

from bot.local import limits, payloads
from bot.local.compose import as_object
from bot.local.objects import Channel, ChannelKind, Guild, Json, MessageFlag
from bot.local.refusals import Refusal, refuse_faults, unknown
from bot.local.rest import Answer, Call, Rest
from bot.local.world import Change, World, WorldEvent, now

CHANNEL = "/channels/{channel_id}"
THREAD_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
SETTABLE = {
    "name": "name",
    "topic": "topic",
    "archived": "archived",
    "locked": "locked",
    "auto_archive_duration": "auto_archive",
    "rate_limit_per_user": "slowmode",
}


class Channels:
    """Where things are said, and by whom."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self, rest: Rest) -> list[web.RouteDef]:
        """The routes of this subject."""
        return [
            rest.route("GET", CHANNEL, self.read),
            rest.route("PATCH", CHANNEL, self.change),
            rest.route("DELETE", CHANNEL, self.close),
            rest.route("POST", f"{CHANNEL}/threads", self.open_thread),
            rest.route("POST", f"{CHANNEL}/messages/{{message_id}}/threads", self.open_thread_on),
            rest.route("GET", f"{CHANNEL}/thread-members", self.thread_members),
            rest.route("PUT", f"{CHANNEL}/thread-members/@me", self.join),
            rest.route("PUT", THREAD_MEMBER, self.join),
            rest.route("DELETE", f"{CHANNEL}/thread-members/@me", self.leave),
            rest.route("DELETE", THREAD_MEMBER, self.leave),
            rest.route("POST", "/users/@me/channels", self.direct),
            rest.route("GET", "/users/{user_id}", self.user),
            rest.route("GET", "/guilds/{guild_id}", self.guild),
            rest.route("GET", "/guilds/{guild_id}/channels", self.guild_channels),
            rest.route("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
        ]

    async def read(self, call: Call) -> Answer:
        """A channel."""
        return 200, self._shown(self.world.channel(call.id("channel_id")))

    async def change(self, call: Call) -> Answer:
        """Rename a channel; archive, lock or wake a thread."""
        channel = self.world.channel(call.id("channel_id"))
        body = as_object(call.body)
        for key, attribute in SETTABLE.items():
            if key in body:
                setattr(channel, attribute, body[key])
        if "archived" in body:
            channel.archive_changed = now()
        self.world.tell(Change(WorldEvent.CHANNEL_CHANGED, channel=channel))
        return 200, self._shown(channel)

    async def close(self, call: Call) -> Answer:
        """Delete a channel or thread."""
        channel = self.world.channel(call.id("channel_id"))
        shown = self._shown(channel)
        self.world.close_channel(channel)
        return 200, shown

    async def open_thread(self, call: Call) -> Answer:
        """A thread in a channel, on no message."""
        parent = self.world.channel(call.id("channel_id"))
        body = as_object(call.body)
        kind = body.get("type") or ChannelKind.PRIVATE_THREAD
        thread = self._thread(self.world.ids.next(), parent, body, kind)
        return 201, self._shown(thread)

    async def open_thread_on(self, call: Call) -> Answer:
        """A thread on a message, whose id it takes."""
        parent = self.world.channel(call.id("channel_id"))
        message = self.world.message(parent.id, call.id("message_id"))
        if message.id in self.world.channels:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        thread = self._thread(message.id, parent, as_object(call.body), ChannelKind.PUBLIC_THREAD)
        message.flags |= MessageFlag.HAS_THREAD
        self.world.touch(message, edited=False)
        return 201, self._shown(thread)

    def _thread(self, thread_id: int, parent: Channel, body: Json, kind: int) -> Channel:
        refuse_faults(limits.thread_faults(body))
        if parent.kind != ChannelKind.TEXT:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        thread = Channel(
            thread_id,
            body["name"],
            kind=kind,
            parent_id=parent.id,
            owner_id=self.world.bot.id,
            auto_archive=body.get("auto_archive_duration") or 1440,
            archive_changed=now(),
            slowmode=body.get("rate_limit_per_user") or 0,
            members=[self.world.bot.id],
        )
        return self.world.open_channel(thread)

    async def thread_members(self, call: Call) -> Answer:
        """Who is in a thread."""
        thread = self._open(call)
        return 200, [payloads.thread_member(thread, user_id) for user_id in thread.members]

    async def join(self, call: Call) -> Answer:
        """Bring somebody into a thread."""
        thread, user_id = self._open(call), self._who(call)
        if user_id not in thread.members:
            thread.members.append(user_id)
            self.world.tell(Change(WorldEvent.MEMBERS, channel=thread))
        return 204, None

    async def leave(self, call: Call) -> Answer:
        """Take somebody out of a thread."""
        thread, user_id = self._open(call), self._who(call)
        if user_id in thread.members:
            thread.members.remove(user_id)
            self.world.tell(Change(WorldEvent.MEMBERS, channel=thread))
        return 204, None

    def _open(self, call: Call) -> Channel:
        thread = self.world.channel(call.id("channel_id"))
        if not thread.is_thread:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        return thread

    def _who(self, call: Call) -> int:
        return self.world.user(call.id("user_id")).id if "user_id" in call.where else self.world.bot.id

    # People

    async def direct(self, call: Call) -> Answer:
        """The direct messages with somebody."""
        recipient = self.world.user(int(as_object(call.body)["recipient_id"]))
        if recipient.bot:
            raise Refusal(400, 50007, "Cannot send messages to this user")
        return 200, self._shown(self.world.direct(recipient))

    async def user(self, call: Call) -> Answer:
        """Anybody."""
        return 200, payloads.user(self.world.user(call.id("user_id")))

    async def guild(self, call: Call) -> Answer:
        """A guild."""
        return 200, payloads.guild(self.world, self._here(call))

    async def guild_channels(self, call: Call) -> Answer:
        """A guild's channels, threads left out."""
        texts = [one for one in self.world.channels_of(self._here(call)) if one.kind == ChannelKind.TEXT]
        return 200, [self._shown(one) for one in texts]

    async def member(self, call: Call) -> Answer:
        """One member of a guild."""
        here = self._here(call)
        if call.id("user_id") not in self.world.users:
            raise unknown(10007, "Member")
        return 200, payloads.member(self.world.users[call.id("user_id")], here)

    def _here(self, call: Call) -> Guild:
        return self.world.guild_by_id(call.id("guild_id"))

    def _shown(self, channel: Channel) -> Json:
        return payloads.channel(self.world, channel)
