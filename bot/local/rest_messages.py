"""Messages and pins, by the channel they are in."""

from __future__ import annotations

from aiohttp import web

from bot.local import limits, payloads
from bot.local.compose import Composer, as_object
from bot.local.objects import ChannelKind, Json, Message
from bot.local.refusals import Fault, Refusal, refuse_faults
from bot.local.rest import Answer, Call, Rest
from bot.local.world import Change, World, WorldEvent, now

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
PIN = "/channels/{channel_id}/messages/pins/{message_id}"
PAGE = 50
VIEW, SEND, ATTACH, READ_HISTORY = 1 << 10, 1 << 11, 1 << 15, 1 << 16
SEND_IN_THREADS, PIN_MESSAGES = 1 << 38, 1 << 51


class Messages:
    """What the bot may do with messages without anybody having asked."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pen = Composer(world)

    def routes(self, rest: Rest) -> list[web.RouteDef]:
        """The routes of this subject."""
        return [
            rest.route("POST", MESSAGES, self.create),
            rest.route("GET", MESSAGES, self.listed),
            rest.route("POST", f"{MESSAGES}/bulk-delete", self.delete_many),
            rest.route("GET", f"{MESSAGES}/pins", self.pins),
            rest.route("PUT", PIN, self.pin),
            rest.route("DELETE", PIN, self.unpin),
            rest.route("GET", MESSAGE, self.read),
            rest.route("PATCH", MESSAGE, self.edit),
            rest.route("DELETE", MESSAGE, self.delete),
            rest.route("POST", "/channels/{channel_id}/typing", self.typing),
        ]

    async def create(self, call: Call) -> Answer:
        """Post to a channel, thread or direct message; an archived thread wakes up."""
        channel = self.world.channel(call.id("channel_id"))
        self._demand(SEND_IN_THREADS if channel.is_thread else SEND)
        if call.files:
            self._demand(ATTACH)
        if channel.locked:
            raise Refusal(403, 160005, "Thread is locked")
        nonce = call.body.get("nonce")
        enforced = (channel.id, str(nonce)) if nonce is not None and call.body.get("enforce_nonce") else None
        if enforced in self.world.nonces and not self.world.nonces[enforced].deleted:
            return 200, self._shown(self.world.nonces[enforced]) | {"nonce": nonce}
        message = self.pen.create(channel.id, as_object(call.body), call.files)
        if channel.archived:
            channel.archived = False
            self.world.tell(Change(WorldEvent.CHANNEL_CHANGED, channel=channel))
        self.world.post(message)
        if enforced is not None:
            self.world.nonces[enforced] = message
        return 200, self._shown(message) | ({"nonce": nonce} if nonce is not None else {})

    async def listed(self, call: Call) -> Answer:
        """A channel's messages, newest first."""
        channel = self.world.channel(call.id("channel_id"))
        self._demand(READ_HISTORY)
        limit = int(call.query.get("limit", PAGE))
        if not 1 <= limit <= 100:
            refuse_faults([Fault("limit", "must be between 1 and 100")])
        messages = [one for one in self.world.in_channel(channel.id) if not one.ephemeral]
        if "after" in call.query:
            chosen = [one for one in messages if one.id > int(call.query["after"])][:limit]
        elif "around" in call.query:
            middle = int(call.query["around"])
            before = [one for one in messages if one.id < middle][-(limit // 2) :]
            chosen = (before + [one for one in messages if one.id >= middle])[:limit]
        else:
            end = int(call.query.get("before", 1 << 63))
            chosen = [one for one in messages if one.id < end][-limit:]
        return 200, [self._shown(one) for one in reversed(chosen)]

    async def read(self, call: Call) -> Answer:
        """One message."""
        return 200, self._shown(self._message(call))

    async def edit(self, call: Call) -> Answer:
        """Change one of the bot's own messages."""
        message = self._message(call)
        if call.files:
            self._demand(ATTACH)
        if self.world.channels[message.channel_id].archived:
            raise Refusal(400, 50083, "Thread is archived")
        if message.author is not self.world.bot:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        return 200, self._shown(self.pen.edit(message, as_object(call.body), call.files))

    async def delete(self, call: Call) -> Answer:
        """Take a message away."""
        self.world.delete(self._message(call))
        return 204, None

    async def delete_many(self, call: Call) -> Answer:
        """Take several messages away at once."""
        channel = self.world.channel(call.id("channel_id"))
        ids = [int(message_id) for message_id in as_object(call.body).get("messages") or []]
        if not 2 <= len(ids) <= 100:
            refuse_faults([Fault("messages", "must be between 2 and 100 in length")])
        for message in [one for one in self.world.in_channel(channel.id) if one.id in ids]:
            self.world.delete(message)
        return 204, None

    async def typing(self, call: Call) -> Answer:
        """The bot is typing; nobody needs to know."""
        self.world.channel(call.id("channel_id"))
        return 204, None

    # Pins

    async def pin(self, call: Call) -> Answer:
        """Pin a message to its channel."""
        message = self._message(call)
        self._demand(PIN_MESSAGES)
        if not message.pinned and len(self._pinned(message.channel_id)) >= limits.PINS:
            raise Refusal(400, 30003, f"Maximum number of pins reached ({limits.PINS})")
        message.pinned_at = message.pinned_at or now()
        return self._pins_changed(message)

    async def unpin(self, call: Call) -> Answer:
        """Take a pin out."""
        message = self._message(call)
        message.pinned_at = None
        return self._pins_changed(message)

    async def pins(self, call: Call) -> Answer:
        """The pinned messages of a channel, last pinned first."""
        channel = self.world.channel(call.id("channel_id"))
        limit = int(call.query.get("limit", PAGE))
        earlier = call.query.get("before", "9999")
        pinned = [one for one in self._pinned(channel.id) if (one.pinned_at or "") < earlier]
        items = [{"pinned_at": one.pinned_at, "message": self._shown(one)} for one in pinned[:limit]]
        return 200, {"items": items, "has_more": len(pinned) > limit}

    def _pins_changed(self, message: Message) -> Answer:
        self.world.touch(message, edited=False)
        self.world.tell(Change(WorldEvent.PINS, channel=self.world.channels[message.channel_id]))
        return 204, None

    def _pinned(self, channel_id: int) -> list[Message]:
        pinned = [one for one in self.world.in_channel(channel_id) if one.pinned]
        return sorted(pinned, key=lambda one: one.pinned_at or "", reverse=True)

    def _demand(self, permission: int) -> None:
        """Refuse what was taken from the bot."""
        if self.world.withheld & VIEW:
            raise Refusal(403, 50001, "Missing Access")
        if self.world.withheld & permission:
            raise Refusal(403, 50013, "Missing Permissions")

    def _message(self, call: Call) -> Message:
        self._demand(0)
        channel = self.world.channel(call.id("channel_id"))
        return self.world.message(channel.id, call.id("message_id"))

    def _shown(self, message: Message) -> Json:
        """A message as the bot may read it: other people's words need an intent it does not have."""
        shown = payloads.message(self.world, message)
        private = self.world.channels[message.channel_id].kind == ChannelKind.DM
        own = message.author is self.world.bot or self.world.bot.id in message.mentions
        return shown if private or own else payloads.without_content(shown)
