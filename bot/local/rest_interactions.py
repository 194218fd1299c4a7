"""Answering people: interaction callbacks, the deferred original, follow-ups."""

from __future__ import annotations

import secrets

from aiohttp import web

from bot.local import limits, payloads
from bot.local.compose import Composer, as_object
from bot.local.exchange import ALLOWED_CALLBACKS, Callback, Doing, Exchange, Modal
from bot.local.objects import Json, Message, MessageFlag, MessageKind, Suggestion
from bot.local.refusals import Fault, Refusal, invalid, refuse_faults, unknown
from bot.local.rest import Answer, Call, Rest
from bot.local.world import Change, World, WorldEvent

ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


class Interactions:
    """What the bot may do with the token of an interaction."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pen = Composer(world)

    def routes(self, rest: Rest) -> list[web.RouteDef]:
        """The routes of this subject."""
        return [
            rest.route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", self.callback),
            rest.route("POST", "/webhooks/{webhook_id}/{webhook_token}", self.follow_up),
            *(rest.route("GET", path, self.read) for path in (ORIGINAL, FOLLOWUP)),
            *(rest.route("PATCH", path, self.edit) for path in (ORIGINAL, FOLLOWUP)),
            *(rest.route("DELETE", path, self.delete) for path in (ORIGINAL, FOLLOWUP)),
        ]

    # The one initial answer

    async def callback(self, call: Call) -> Answer:
        """The first answer, within three seconds and only once."""
        exchange = self.world.exchanges.get(call.id("interaction_id"))
        if exchange is None or exchange.token != call.where["interaction_token"] or exchange.missed:
            raise unknown(10062, "interaction")
        if exchange.acked:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        body = as_object(call.body)
        kind = self._kind(exchange, body.get("type"))
        data: Json = body.get("data") or {}
        match kind:
            case Callback.MESSAGE:
                self._answer(exchange, data, call)
            case Callback.DEFERRED_MESSAGE:
                self._defer(exchange, data)
            case Callback.UPDATE if exchange.source is not None:
                self.pen.edit(exchange.source, data, call.files, path="data.")
                exchange.message = exchange.source
            case Callback.DEFERRED_UPDATE:
                exchange.message = exchange.source
            case Callback.CHOICES:
                self._suggest(exchange, data)
            case Callback.MODAL:
                self._open_modal(exchange, data)
        exchange.acknowledge(kind)
        self.world.wake()
        return 200, self._receipt(exchange, kind)

    def _kind(self, exchange: Exchange, given: object) -> Callback:
        allowed = ALLOWED_CALLBACKS[exchange.doing]
        if exchange.source is None:
            allowed -= {Callback.UPDATE, Callback.DEFERRED_UPDATE}
        for kind in allowed:
            if kind == given:
                return kind
        raise invalid([Fault("type", f"callback type {given} cannot answer this interaction")])

    def _answer(self, exchange: Exchange, data: Json, call: Call) -> None:
        message = self.pen.create(exchange.channel_id, data, call.files, ephemeral_allowed=True, path="data.")
        self._sign(message, exchange, bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL))
        self._link(message, exchange)
        exchange.ephemeral = message.ephemeral
        exchange.message = self.world.post(message)

    def _defer(self, exchange: Exchange, data: Json) -> None:
        flags = data.get("flags") or 0
        if flags & ~(MessageFlag.EPHEMERAL | MessageFlag.SUPPRESS_NOTIFICATIONS):
            refuse_faults([Fault("data.flags", "a deferred answer can only be marked ephemeral")])
        message = self.world.blank(exchange.channel_id, self.world.bot)
        self._sign(message, exchange, bool(flags & MessageFlag.EPHEMERAL))
        self._link(message, exchange)
        message.flags |= MessageFlag.LOADING
        exchange.ephemeral = message.ephemeral
        exchange.message = self.world.post(message)

    def _suggest(self, exchange: Exchange, data: Json) -> None:
        choices: list[Json] = data.get("choices") or []
        refuse_faults([Fault(f"data.{fault.path}", fault.message) for fault in limits.choice_faults(choices)])
        exchange.choices = [Suggestion(choice["name"], choice["value"]) for choice in choices]

    def _open_modal(self, exchange: Exchange, data: Json) -> None:
        refuse_faults([Fault(f"data.{fault.path}", fault.message) for fault in limits.modal_faults(data)])
        token = secrets.token_urlsafe(12)
        exchange.modal = Modal(token, data["custom_id"], data["title"], data["components"], exchange)
        self.world.modals[token] = exchange.modal
        self.world.tell(Change(WorldEvent.MODAL, exchange=exchange))

    def _receipt(self, exchange: Exchange, kind: Callback) -> Json:
        interaction: Json = {
            "id": str(exchange.id),
            "type": int(exchange.doing),
            "channel_id": str(exchange.channel_id),
        }
        answer: Json = {"interaction": interaction}
        if exchange.message is not None:
            interaction["response_message_id"] = str(exchange.message.id)
            interaction["response_message_loading"] = kind is Callback.DEFERRED_MESSAGE
            interaction["response_message_ephemeral"] = exchange.message.ephemeral
        if kind in (Callback.MESSAGE, Callback.UPDATE) and exchange.message is not None:
            shown = payloads.message(self.world, exchange.message)
            answer["resource"] = {"type": int(kind), "message": shown}
        return answer

    # Afterwards, with the token

    async def follow_up(self, call: Call) -> Answer:
        """A further message; the first one after a deferred reply becomes that reply."""
        exchange = self._by_token(call)
        body = as_object(call.body)
        original = exchange.message
        if exchange.kind is Callback.DEFERRED_MESSAGE and original is not None and original.thinking:
            return 200, payloads.message(self.world, self._complete(exchange, original, body, call))
        message = self.pen.create(exchange.channel_id, body, call.files, ephemeral_allowed=True)
        self._sign(message, exchange, bool((body.get("flags") or 0) & MessageFlag.EPHEMERAL))
        message.kind = MessageKind.REPLY
        if original is not None and not original.deleted:
            message.reference = original.id
        exchange.followups.append(self.world.post(message))
        exchange.settle()
        self.world.wake()
        return 200, payloads.message(self.world, message)

    async def read(self, call: Call) -> Answer:
        """The original answer or a follow-up."""
        return 200, payloads.message(self.world, self._message(call, self._by_token(call)))

    async def edit(self, call: Call) -> Answer:
        """Change the original answer or a follow-up; this completes a deferred one."""
        exchange = self._by_token(call)
        message = self._message(call, exchange)
        self._complete(exchange, message, as_object(call.body), call)
        return 200, payloads.message(self.world, message)

    async def delete(self, call: Call) -> Answer:
        """Take the original answer or a follow-up away."""
        exchange = self._by_token(call)
        self.world.delete(self._message(call, exchange))
        exchange.settle()
        return 204, None

    def _complete(self, exchange: Exchange, message: Message, body: Json, call: Call) -> Message:
        was = message.flags
        # Ephemeral or not was settled when the answer was deferred.
        given = body | ({"flags": body["flags"] & ~MessageFlag.EPHEMERAL} if body.get("flags") else {})
        message.flags &= ~MessageFlag.LOADING
        try:
            self.pen.edit(message, given, call.files, completing=bool(was & MessageFlag.LOADING))
        except Refusal:
            message.flags = was
            raise
        if message is exchange.message:
            exchange.settle()
            self.world.wake()
        return message

    def _by_token(self, call: Call) -> Exchange:
        exchange = self.world.exchange_of(call.where["webhook_token"])
        if exchange is None or call.id("webhook_id") != self.world.bot.id:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if not exchange.acked:
            raise unknown(10015, "Webhook")
        return exchange

    def _message(self, call: Call, exchange: Exchange) -> Message:
        """The message a webhook route names: of this interaction, and still there."""
        message = exchange.message
        if "message_id" in call.where:
            own = [*exchange.followups, *([exchange.message] if exchange.message else [])]
            message = next((one for one in own if one.id == call.id("message_id")), None)
        if message is None or message.deleted:
            raise unknown(10008, "Message")
        return message

    def _sign(self, message: Message, exchange: Exchange, ephemeral: bool) -> None:
        """Note on an answer where it came from and who may see it."""
        message.interaction = payloads.origin(self.world, exchange)
        if exchange.doing is Doing.COMMAND:
            message.command = exchange.name
        if ephemeral:
            message.flags |= MessageFlag.EPHEMERAL
            message.ephemeral_for = exchange.player.id

    def _link(self, message: Message, exchange: Exchange) -> None:
        """A command's answer is of its own kind; an answer to a click replies to the clicked message."""
        if exchange.doing is Doing.COMMAND:
            message.kind = MessageKind.SLASH_ANSWER
        elif exchange.source is not None:
            message.kind = MessageKind.REPLY
            message.reference = exchange.source.id
