"""Somebody is forgotten in a campaign: what is written down of that, and by what they leave it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.agenda.standing import names_under_way
from bot.games import system_of
from bot.kernel.budget import budget
from bot.kernel.refused import Refused
from bot.store import Saved, Store
from bot.store.records import LastDeed, Renaming
from bot.table.carrying_out import as_written
from bot.table.forgetting import BeForgotten, is_left_alone
from bot.table.outcomes import SET_ASIDE
from bot.table.pseudonyms import BEGINS, free_pseudonym
from bot.table.reading import Reader


class Farewells:
    """What of the table has to do with forgetting."""

    def __init__(self, store: Store, reader: Reader, now: Callable[[], datetime]) -> None:
        self._store = store
        self._reader = reader
        self._now = now

    async def forget(self, campaign_id: int, player: int, *, interaction: int) -> bool:
        """Have a campaign know somebody no more, while nobody else does anything in it; whether it is played on."""
        saved, personal = await self._store.load(campaign_id), self._store.personal
        renaming = Renaming(player, free_pseudonym(await personal.texts(campaign_id, holding=BEGINS)))
        last = await self._last_deed_of(replace(saved, state=renaming(saved.state)), renaming.to, interaction)
        await personal.forget(campaign_id, renaming, seen_version=saved.version, now=self._now(), last=last)
        return not saved.archived and last is not None and not last.put_away

    async def _last_deed_of(self, saved: Saved, player: int, interaction: int) -> LastDeed | None:
        """By what somebody who was forgotten leaves a campaign; None if it can't be read."""
        try:
            campaign, moved_on = await self._reader.read(saved)
        except Refused as refused:
            if refused.code not in SET_ASIDE:
                raise
            return None
        deed = BeForgotten()
        with budget():
            events = [*moved_on, *deed.do(campaign, player)]
        return LastDeed(
            interaction_id=interaction,
            deed=as_written(deed),
            events=tuple(as_written(event) for event in events),
            rules=system_of(campaign).rules,
            state=campaign.model_dump_json(),
            put_away=is_left_alone(campaign),
            under_way=names_under_way(campaign),
        )
