"""Putting away and taking out: with the deed that tells it, or not at all."""

import pytest

from bot.kernel.refused import Refused
from bot.store import Conflict, Store
from tests.store.conftest import NOW
from tests.store.test_store import campaign, deed

CANT_BE_WRITTEN = ["{}", None]
"""What happened, as it can't be written down: the last thing a deed writes fails."""


async def test_put_away_with_the_deed_that_tells_it(store: Store) -> None:
    """Both are there at once, and the channel is free."""
    made = await campaign(store)

    recorded = await store.record(made, **deed(becomes="archived"))

    assert (recorded.version, (await store.load(made)).archived) == (1, True)
    assert await store.find_by_channel(20) is None
    with pytest.raises(Refused, match="campaign_archived"):
        await store.record(made, **deed(seen_version=1, interaction_id=101))


async def test_it_is_put_away_with_its_deed_or_not_at_all(store: Store) -> None:
    """If the deed can't be written, the campaign goes on as if nothing had been."""
    made = await campaign(store)

    with pytest.raises(Conflict):
        await store.record(made, **deed(becomes="archived", events=CANT_BE_WRITTEN))

    saved = await store.load(made)
    assert (saved.version, saved.archived) == (0, False)


async def test_it_is_taken_out_with_its_deed_or_not_at_all(store: Store) -> None:
    """If the deed can't be written, the campaign stays away, and what was under way is as it was."""
    made = await campaign(store)
    await store.record(made, **deed(becomes="archived", under_way=["turn/a"]))

    refused = deed(seen_version=1, interaction_id=101, becomes="live", events=CANT_BE_WRITTEN)
    with pytest.raises(Conflict):
        await store.record(made, **refused)

    lately = await store.days.lately(made)
    assert lately is not None
    assert (lately.version, lately.archived, set(lately.under_way)) == (1, True, {"turn/a"})


async def test_a_taken_channel_is_refused(store: Store) -> None:
    """Another campaign is played there now: it stays away, and nothing is told."""
    made = await campaign(store)
    await store.record(made, **deed(becomes="archived"))
    other = await campaign(store, interaction=2)

    with pytest.raises(Refused, match="channel_taken"):
        await store.record(made, **deed(seen_version=1, interaction_id=101, becomes="live"))

    saved = await store.load(made)
    assert (saved.version, saved.archived) == (1, True)
    await store.archive(other, now=NOW)
    assert (await store.record(made, **deed(seen_version=1, interaction_id=101, becomes="live"))).version == 2
    assert await store.find_by_channel(20) == made
