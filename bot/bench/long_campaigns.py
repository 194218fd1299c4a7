"""Campaigns with as many deeds as one likes, made of what was really played."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.store import Chronicled, Saved, Store

NOBODYS = -(10**15)
"""From here on down lie the interactions by which they are made."""


def lengthened(annals: Sequence[Chronicled], began: int, deeds: int) -> list[Chronicled]:
    """A log in which its last quest, begun with this version, is played again and again, to about so many deeds."""
    before, quest = list(annals[: began - 1]), list(annals[began - 1 :])
    times = max(1, round((deeds - len(before)) / len(quest)))
    return [replace(line, version=number) for number, line in enumerate(before + quest * times, start=1)]


async def long_campaign(
    store: Store, saved: Saved, annals: Sequence[Chronicled], *, began: int, deeds: int, channel: int, now: datetime
) -> int:
    """A campaign that stands where another stands, with about so many deeds behind it, in a channel of its own."""
    campaign_id, _ = await store.bring_in(
        guild_id=saved.guild_id,
        channel_id=channel,
        name=f"{deeds} deeds",
        interaction_id=NOBODYS - channel,
        game=saved.game,
        rules=saved.rules,
        state=saved.state,
        founded=saved.founded,
        annals=lengthened(annals, began, deeds),
        now=now,
    )
    return campaign_id
