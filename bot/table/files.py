"""Campaigns go out as files, and come in from them."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from functools import partial

from bot.games import system_of
from bot.kernel.refused import demand
from bot.store import Arrival, Saved, Store
from bot.store.export import pack
from bot.table.carrying_out import Done, do
from bot.table.gate import Admitted, Gate
from bot.table.outcomes import Outcome
from bot.table.pins import Pins
from bot.table.reading import Reader, campaign_in, opened_in, place_of
from bot.table.referee import Referee
from bot.table.repairs import BringIn

SIGNING = "secret for signing files"
"""The note with which this installation knows its own files again."""


class Files:
    """What of the table has to do with files."""

    def __init__(
        self, store: Store, referee: Referee, pins: Pins, reader: Reader, gate: Gate, now: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._referee = referee
        self._pins = pins
        self._reader = reader
        self._gate = gate
        self._now = now

    async def export(self, campaign_id: int, player: int, *, manager: bool) -> bytes:
        """Everything about a campaign as a file, for its owner and the server's managers."""
        saved = await self._store.load(campaign_id)
        campaign = await self._referee.rule(partial(campaign_in, saved))
        demand(manager or player == campaign.owner, "not_the_owner")
        demand(not system_of(campaign).secrets(campaign), "secrets_open")
        annals = await self._store.annals(campaign_id)
        content = await self._pins.content_of(campaign)
        secret = await self._store.secret(SIGNING)
        return await asyncio.to_thread(pack, saved, campaign.name, annals, content, secret=secret)

    async def bring_in(
        self, content: bytes, player: int, *, guild: int, channel: int, interaction: int, manager: bool
    ) -> Outcome:
        """The campaign in a file, written down together with its arrival."""
        secret = await self._store.secret(SIGNING)
        found = await self._gate.admit(content, player, manager=manager, secret=secret)
        # Nobody knows it before it is saved, so it has no number yet.
        came = Saved(
            0, guild, channel, len(found.annals), found.rules, found.state, archived=False, game=found.game
        )
        done = await self._arrive(came, found, player, manager=manager)
        campaign_id, repeated = await self._store.bring_in(
            guild_id=guild,
            channel_id=channel,
            name=found.name,
            interaction_id=interaction,
            game=found.game,
            rules=found.rules,
            state=found.state,
            founded=found.founded,
            annals=found.annals,
            now=self._now(),
            contents=found.contents | done.contents,
            people=done.campaign.people(),
            arrival=Arrival(player, done.deed, tuple(done.written), done.rules, done.state, done.under_way),
        )
        if repeated:
            return await self._arrived(campaign_id, interaction)
        self._pins.kept(found.contents | done.contents)
        return Outcome(campaign_id, came.version + 1, done.campaign, done.events, place=place_of(came))

    async def _arrive(self, came: Saved, found: Admitted, player: int, *, manager: bool) -> Done:
        """Carry the arrival out, with the quest that came along."""
        opened = await self._referee.rule(partial(opened_in, came))
        moved_on = await self._pins.fetch(opened, came_along=found.contents)
        deed = BringIn(manager=manager)
        return await self._referee.rule(partial(do, opened.campaign, player, deed, moved_on, self._pins))

    async def _arrived(self, campaign_id: int, interaction: int) -> Outcome:
        """What the same interaction led to before."""
        saved, before = await self._store.load(campaign_id), await self._store.recorded(campaign_id, interaction)
        return await self._reader.outcome(saved, events=before.events if before else (), repeated=True)
