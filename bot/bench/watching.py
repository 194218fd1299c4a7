"""A table with its keeper of days, and nobody to bring messages to: what a deed costs without Discord."""

from collections.abc import Sequence

from bot.agenda.due import Message
from bot.clock import WallClock
from bot.keeper import Keeper, Sent
from bot.store import Delivery, Store
from bot.table.table import Table


class Nobody:
    """Brings nothing to anybody."""

    async def deliver(self, campaign_id: int, due: Message, *, again: bool) -> Sent | None:
        return None

    async def shown(self, campaign_id: int) -> None:
        pass

    async def tidy(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        pass


def watched_by_a_keeper(store: Store) -> tuple[Table, Keeper]:
    """The table, and the keeper that is told of each deed there."""
    table = Table(store)
    keeper = Keeper(table, store, Nobody(), WallClock())
    table.on_deed = keeper.poke
    return table, keeper
