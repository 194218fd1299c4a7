"""A person at the keyboard: everything somebody can do in Discord's window, for tests and for the page."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.local import payloads
from bot.local.exchange import Doing, Exchange, Modal
from bot.local.inputs import Filled
from bot.local.objects import SELECTS, Channel, Json, Message, Part, Suggestion, User
from bot.local.texts import CannotDo, NoAnswer
from bot.local.world import Change, World, WorldEvent


class Player:
    """One person. Every action waits for the bot's first answer, or for its time to be up."""

    def __init__(self, world: World, user: User, *, ack_limit: float) -> None:
        self.world = world
        self.user = user
        self._ack_limit = ack_limit

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def locale(self) -> str:
        """The language of this person's Discord."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale, self.user.settled = locale, True
        self.world.tell(Change(WorldEvent.USER, user=self.user))

    # Acting

    async def slash(
        self, command: str, /, *, channel: int | None = None, locale: str | None = None, **options: Any
    ) -> Exchange:
        """Call a slash command: `slash("campaign new", name="…")`.

        An option called `channel` or `locale` is passed as `channel_` or `locale_`.
        """
        place = self._channel(channel)
        filled = Filled(self.world, place.id, self.user)
        data, name = filled.command(command, options)
        return await self._do(Doing.COMMAND, place, name, data, locale=locale)

    async def complete(
        self,
        command: str,
        focused: str,
        value: str = "",
        *,
        channel: int | None = None,
        locale: str | None = None,
        **options: Any,
    ) -> list[Suggestion]:
        """Type into an option of a command and see what the bot suggests."""
        place = self._channel(channel)
        filled = Filled(self.world, place.id, self.user)
        data, name = filled.command(command, options | {focused: value}, focused=focused)
        exchange = await self._do(Doing.AUTOCOMPLETE, place, name, data, locale=locale)
        return exchange.choices

    async def press(self, message: Message, custom_id: str) -> Exchange:
        """Click a button."""
        part = self._part(message, custom_id, frozenset({Part.BUTTON}))
        data = {"id": part["id"], "component_type": part["type"], "custom_id": custom_id}
        return await self._do(Doing.COMPONENT, self._channel(message.channel_id), custom_id, data, source=message)

    async def pick(self, message: Message, custom_id: str, *values: Any) -> Exchange:
        """Choose in a select menu: option values, or people and channels by id."""
        part = self._part(message, custom_id, SELECTS)
        place = self._channel(message.channel_id)
        filled = Filled(self.world, place.id, self.user)
        chosen = filled.picked(part, values)
        fields = {"id": part["id"], "component_type": part["type"], "custom_id": custom_id, "values": chosen}
        return await self._do(Doing.COMPONENT, place, custom_id, filled.data(fields), source=message)

    async def submit(self, modal: Modal, /, **values: Any) -> Exchange:
        """Fill in a form the bot opened and send it."""
        before = modal.opened_by
        if self.world.modals.get(modal.token) is not modal or before.player is not self.user:
            raise CannotDo("unknown_modal")
        place = self._channel(before.channel_id)
        filled = Filled(self.world, place.id, self.user)
        fields: Json = {"custom_id": modal.custom_id, "components": filled.form(modal, values)}
        data = filled.data(fields)
        del self.world.modals[modal.token]
        return await self._do(Doing.MODAL, place, modal.custom_id, data, source=before.source, triggered_by=before)

    def say(self, content: str, channel: int | None = None) -> Message:
        """Write a plain message."""
        message = self.world.blank(self._channel(channel).id, self.user)
        message.content = content
        message.mentions = self.world.mentioned(content, None)
        return self.world.post(message)

    # Looking

    def sees(self, channel: int | None = None) -> list[Message]:
        """The messages of a channel this person can see, oldest first."""
        place = self._channel(channel)
        return [one for one in self.world.in_channel(place.id) if self.world.visible(one, self.id)]

    def sees_direct(self) -> list[Message]:
        """The bot's direct messages to this person."""
        return self.sees(self.world.direct(self.user).id)

    def find(self, message_id: int) -> Message:
        """A message this person can see, by id."""
        message = self.world.messages.get(message_id)
        if message is None or not self.world.visible(message, self.id):
            raise CannotDo("unknown_message")
        return message

    # How it works

    def _channel(self, channel: int | None) -> Channel:
        place = next(iter(self.world.channels.values())) if channel is None else self.world.channels.get(channel)
        if place is None or not self.world.enters(place, self.id):
            raise CannotDo("unknown_channel")
        return place

    def _part(self, message: Message, custom_id: str, kinds: frozenset[Part]) -> Json:
        part = self.find(message.id).part(custom_id)
        if part is None or part["type"] not in kinds:
            raise CannotDo("unknown_component", custom_id=custom_id)
        if part.get("disabled"):
            raise CannotDo("disabled")
        return part

    async def _do(
        self,
        doing: Doing,
        place: Channel,
        name: str,
        data: Json,
        *,
        locale: str | None = None,
        source: Message | None = None,
        triggered_by: Exchange | None = None,
    ) -> Exchange:
        """Tell the bot, and wait for its answer as long as Discord would."""
        exchange = Exchange(
            self.world.ids.next(), doing, self.user, place.id, name, source=source, triggered_by=triggered_by
        )
        payload = payloads.interaction(self.world, exchange, data, locale or self.locale)
        loop = asyncio.get_running_loop()
        loop.call_later(self._ack_limit, self._time_up, exchange)
        loop.call_later(self.world.token_life, self.world.forget_exchange, exchange)
        self.world.open_exchange(exchange, payload)
        await exchange.answered()
        if exchange.missed:
            raise NoAnswer
        return exchange

    def _time_up(self, exchange: Exchange) -> None:
        if exchange.miss():
            self.world.tell(Change(WorldEvent.MISSED, exchange=exchange))
