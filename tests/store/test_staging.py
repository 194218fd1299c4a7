"""How a campaign stands in its channel: one row that is never half true."""

import asyncio

import pytest

from bot.store import Conflict, Heard, Owned, Panel, Staged, Store
from tests.store.conftest import NOW, Reopen
from tests.store.test_store import campaign, deed

PANEL, NOTICE = Panel("panel", 20, 300), Panel("status", 20, 301)


async def test_nothing_is_shown_at_first(store: Store) -> None:
    """A campaign that was never shown, and one that is not there, stand nowhere."""
    made = await campaign(store)

    assert await store.staging.of(made) == Staged()
    assert await store.staging.of(99) == Staged()


async def test_what_is_changed_is_found_again(store: Store, reopen: Reopen) -> None:
    """Also by the next process; what is not named stays as it was, and None takes a panel away."""
    made = await campaign(store)
    await store.staging.change(made, panels={"panel": PANEL, "status": NOTICE}, shown=3, chapter=2)

    changed = await store.staging.change(made, panels={"status": None}, to_pin=NOTICE, lost=NOW)

    assert changed == Staged(shown=3, chapter=2, panels={"panel": PANEL}, to_pin=NOTICE, lost=NOW)
    assert await (await reopen()).staging.of(made) == changed


async def test_a_stage_needs_its_campaign(store: Store) -> None:
    """No messages of a campaign that isn't there."""
    with pytest.raises(Conflict):
        await store.staging.change(99, shown=1)


async def test_who_was_told_is_written_with_it(store: Store) -> None:
    """A panel that calls somebody: both are known, or neither."""
    made = await campaign(store)

    await store.staging.change(made, shown=0, heard=Heard("turn/a", {"call/turn/a/5": 5}, NOW))

    (told,) = await store.days.deliveries(made)
    assert (told.key, told.player, told.sent) == ("call/turn/a/5", 5, NOW)


async def test_both_or_neither_of_stage_and_calls(store: Store) -> None:
    """If the call can't be written down, the stage is as it was."""
    made = await campaign(store)
    nobody: dict[str, int] = {"call/turn/a/5": None}  # type: ignore[dict-item]

    with pytest.raises(Conflict):
        await store.staging.change(made, shown=7, heard=Heard("turn/a", nobody, NOW))

    assert (await store.staging.of(made)).shown is None


async def test_two_who_change_it_at_once(store: Store, reopen: Reopen) -> None:
    """Two processes: neither takes back what the other has written."""
    made, other = await campaign(store), await reopen()
    changes = [
        each.staging.change(made, panels={f"kind {number}": Panel("x", 20, number)})
        for number, each in enumerate([store, other] * 5)
    ]

    await asyncio.gather(*changes)

    assert len((await store.staging.of(made)).panels) == 10


async def test_who_is_behind_is_found(store: Store) -> None:
    """Never shown, shown at another version, or with messages that have to go; lost and archived ones are not."""
    names = ("never", "old", "leaving", "shown", "lost", "away")
    made = {name: await campaign(store, channel=20 + n, interaction=n) for n, name in enumerate(names, 1)}
    await store.record(made["old"], **deed())
    for name in ("old", "leaving", "shown", "lost"):
        await store.staging.change(made[name], shown=0)
    await store.staging.change(made["leaving"], leaving=(PANEL,))
    await store.staging.change(made["lost"], shown=None, lost=NOW)
    await store.archive(made["away"], now=NOW)

    assert await store.staging.behind() == [made[name] for name in ("never", "old", "leaving")]
    assert await store.staging.lost() == [made["lost"]]
    await store.staging.change(made["leaving"], leaving=())
    assert made["leaving"] not in await store.staging.behind()


async def test_each_process_looks_after_its_own(store: Store) -> None:
    """Servers are shared out by shard: every campaign is found by one process, and by no other."""
    made = []
    for number in range(1, 13):
        campaign_id, _ = await store.create_campaign(
            guild_id=number << 22,
            channel_id=number,
            name="Braise",
            interaction_id=number,
            rules=1,
            state="{}",
            now=NOW,
        )
        made.append(campaign_id)
    lost = made[:4]
    for campaign_id in lost:
        await store.staging.change(campaign_id, lost=NOW)
    halves = Owned((0, 1), of=4), Owned((2, 3), of=4)

    for ask in (store.live, store.staging.behind, store.staging.lost):
        first, second = [await ask(owned) for owned in halves]
        assert first
        assert second
        assert sorted(first + second) == await ask()
    looks = [await store.days.to_look_at(NOW, owned) for owned in halves]
    assert [len(each) for each in looks] == [6, 6]
    assert all(halves[0].owns(number << 22) == (number % 4 in (0, 1)) for number in range(1, 13))
