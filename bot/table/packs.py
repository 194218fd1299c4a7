"""Which packs a campaign's server has. They come and go; whatever is under way goes on with what it began with."""

from typing import Annotated

from pydantic import Field

from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.packs.bundle import pack_in
from bot.table.campaign import NOBODY, Campaign
from bot.table.deeds import Deed

MOST_PACKS = 200
Edition = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]{2,19}_[0-9a-f]{10}$")]


class PacksChanged(Event):
    """Packs came to the server, others went; some may be there in a new edition."""

    came: tuple[str, ...] = ()
    """By their names, which are letters and digits."""
    renewed: tuple[str, ...] = ()
    went: tuple[str, ...] = ()


class HavePacks(Deed):
    """From now on the server has these packs. Nobody does this by hand: whoever keeps the packs says so."""

    about_the_table = True

    packs: tuple[Edition, ...] = Field(default=(), max_length=MOST_PACKS)

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(player == NOBODY, "not_by_hand")
        before, now = _by_name(campaign.packs), _by_name(self.packs)
        campaign.packs = list(self.packs)
        changed = PacksChanged(
            came=tuple(sorted(now.keys() - before.keys())),
            renewed=tuple(sorted(name for name in now.keys() & before.keys() if now[name] != before[name])),
            went=tuple(sorted(before.keys() - now.keys())),
        )
        return [changed] if changed != PacksChanged() else []


def _by_name(editions: list[str] | tuple[str, ...]) -> dict[str, str]:
    return {pack_in(edition): edition for edition in editions}
