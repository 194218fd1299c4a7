"""Writing messages: what a body of the bot's makes of a new or an existing message."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from bot.local import limits, media
from bot.local.objects import Attachment, Json, Message, MessageFlag, MessageKind, Upload, User
from bot.local.refusals import EMPTY_MESSAGE, Fault, Refusal, invalid, refuse_faults
from bot.local.world import World


class Composer:
    """The bot's pen: checks a body, then writes it into a message."""

    def __init__(self, world: World) -> None:
        self.world = world

    def create(
        self,
        channel_id: int,
        body: Json,
        files: Mapping[int, Upload],
        *,
        author: User | None = None,
        ephemeral_allowed: bool = False,
        path: str = "",
    ) -> Message:
        """A new message, written and not yet posted."""
        if limits.is_empty(body, files):
            raise Refusal(400, EMPTY_MESSAGE, "Cannot send an empty message")
        faults = limits.message_faults(body, files, ephemeral_allowed=ephemeral_allowed)
        refuse_faults([Fault(f"{path}{fault.path}", fault.message) for fault in faults])
        message = self.world.blank(channel_id, author or self.world.bot)
        self._write(message, body, files)
        reference = body.get("message_reference")
        if reference:
            self._reply_to(message, reference)
        return message

    def edit(
        self,
        message: Message,
        body: Json,
        files: Mapping[int, Upload],
        *,
        path: str = "",
        completing: bool = False,
    ) -> Message:
        """Change a message and let everybody see it; completing a deferred answer does not count as an edit."""
        faults = limits.message_faults(body, files, message)
        refuse_faults([Fault(f"{path}{fault.path}", fault.message) for fault in faults])
        if _left_empty(message, body, files):
            raise Refusal(400, EMPTY_MESSAGE, "Cannot send an empty message")
        self._write(message, body, files)
        return self.world.touch(message, edited=not completing)

    def _write(self, message: Message, body: Json, files: Mapping[int, Upload]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = copy.deepcopy(body["embeds"] or [])
        if "components" in body:
            message.components = media.number(copy.deepcopy(body["components"] or []))
        if "flags" in body:
            self._set_flags(message, body["flags"] or 0)
        message.attachments = self._attached(message, body, files)
        message.mentions = self.world.mentioned(message.text(), body.get("allowed_mentions"))

    def _set_flags(self, message: Message, flags: int) -> None:
        """Take over the flags a bot may set; V2 is for ever, and ephemeral is decided at birth."""
        settable = limits.SETTABLE_FLAGS & ~MessageFlag.EPHEMERAL
        lasting = message.flags & (~settable | MessageFlag.COMPONENTS_V2)
        message.flags = int(lasting | (flags & settable))

    def _attached(self, message: Message, body: Json, files: Mapping[int, Upload]) -> list[Attachment]:
        """Those kept (all of them, unless the body lists them), then those newly sent."""
        listed: list[Json] | None = body.get("attachments")
        words: dict[int, Json] = {int(entry["id"]): entry for entry in listed or []}
        kept = [file for file in message.attachments if listed is None or file.id in words]
        for file in kept:
            file.description = words.get(file.id, {}).get("description", file.description)
        fresh = [
            media.attach(self.world.ids.next(), upload, words.get(place, {}).get("description"))
            for place, upload in sorted(files.items())
        ]
        return kept + fresh

    def _reply_to(self, message: Message, reference: Json) -> None:
        target = self.world.messages.get(int(reference["message_id"]))
        if target is not None and target.channel_id == message.channel_id:
            message.reference = target.id
            message.kind = MessageKind.REPLY
        elif reference.get("fail_if_not_exists", True):
            refuse_faults([Fault("message_reference", "Unknown message")])


def _left_empty(message: Message, body: Json, files: Mapping[int, Upload]) -> bool:
    """Whether an edit would leave nothing to see."""
    keys = ("content", "embeds", "components", "attachments")
    return not files and not any(body[key] if key in body else getattr(message, key) for key in keys)


def as_object(body: Any) -> Json:
    """A body that must be a JSON object."""
    if not isinstance(body, dict):
        raise invalid([Fault("", "must be an object")])
    return body
