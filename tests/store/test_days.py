"""Dates in the store: what is under way since when, habits, deliveries and outages."""

from datetime import timedelta
from typing import Any

from bot.store import Delivery, Heard, Store
from tests.store.conftest import NOW, Reopen
from tests.store.test_store import campaign, deed

HOUR = timedelta(hours=1)


async def lately(store: Store, campaign_id: int) -> Any:
    """A campaign that is there, with its dates."""
    found = await store.days.lately(campaign_id)
    assert found is not None
    return found


def delivery(key: str = "remind/a/1", **changes: Any) -> Delivery:
    """Something that is about to be told, but for these changes."""
    usual: dict[str, Any] = {"bundle": key, "occasion": "turn/a", "player": 5, "due": NOW, "claimed": NOW}
    return Delivery(key=key, **(usual | changes))


async def test_what_goes_on_keeps_its_date(store: Store) -> None:
    """Each deed says what is under way: old names stay as they were, new ones begin with it, others are over."""
    made = await campaign(store)

    await store.record(made, **deed(under_way=["turn/a", "vote/b"]))
    await store.record(made, **deed(seen_version=1, interaction_id=101, under_way=["turn/a"], now=NOW + HOUR))
    later = NOW + 2 * HOUR
    await store.record(made, **deed(seen_version=2, interaction_id=102, under_way=["turn/a", "vote/b"], now=later))

    assert (await lately(store, made)).under_way == {"turn/a": NOW, "vote/b": later}
    await store.record(made, **deed(seen_version=3, interaction_id=103, now=later))
    assert (await lately(store, made)).under_way == {}


async def test_a_repeated_deed_changes_no_dates(store: Store) -> None:
    """An interaction that Discord delivers twice does not end what came after it."""
    made = await campaign(store)
    await store.record(made, **deed(under_way=["turn/a"]))
    await store.record(made, **deed(seen_version=1, interaction_id=101, under_way=["turn/b"]))

    await store.record(made, **deed(under_way=["turn/a"], now=NOW + HOUR))

    assert (await lately(store, made)).under_way == {"turn/b": NOW}


async def test_the_last_deed_of_each_player_is_known(store: Store) -> None:
    """Only what players did here themselves: not the clock in their name, not what was brought in."""
    made = await campaign(store)
    for seq, (player, number, hours) in enumerate([(5, 100, 0), (6, 101, 1), (5, 102, 2), (6, -7, 3), (0, -8, 4)]):
        done = deed(seen_version=seq, player=player, interaction_id=number, now=NOW + hours * HOUR)
        await store.record(made, **done)

    found = await lately(store, made)

    assert found.last_deeds == {5: NOW + 2 * HOUR, 6: NOW + HOUR}
    assert (found.created, found.version, found.archived) == (NOW, 5, False)
    assert await store.days.lately(99) is None


async def test_a_campaign_that_was_put_away_is_waited_for_anew(store: Store) -> None:
    """What was under way before it was archived does not count any more."""
    made = await campaign(store)
    await store.record(made, **deed(under_way=["turn/a"]))

    await store.archive(made, now=NOW)
    back = deed(seen_version=1, interaction_id=101, under_way=["turn/a"], now=NOW + HOUR, becomes="live")
    await store.record(made, **back)

    assert (await lately(store, made)).under_way == {"turn/a": NOW + HOUR}
    await store.days.stamp(made, ["turn/old"], NOW + HOUR, seen_version=1)
    assert (await lately(store, made)).under_way == {"turn/a": NOW + HOUR}, "somebody has done something since"


async def test_the_campaigns_of_a_player_are_found(store: Store) -> None:
    """All in which they have a seat, without those that were put away."""
    made = [await campaign(store, channel=20 + number, interaction=number) for number in range(3)]
    for number, (campaign_id, people) in enumerate(zip(made, [(5, 6), (5, 5), ()], strict=True)):
        await store.record(campaign_id, **deed(interaction_id=100 + number, people=people))

    assert await store.days.campaigns_of(5) == made[:2]
    assert await store.days.campaigns_of(6) == made[:1]
    await store.archive(made[0], now=NOW)
    assert await store.days.campaigns_of(5) == [made[1]]


async def test_habits_are_kept_per_player(store: Store) -> None:
    """The last word counts; who has settled nothing has no entry."""
    await store.days.set_habits(5, '{"zone": "Asia/Tokyo"}')
    await store.days.set_habits(5, '{"zone": "UTC"}')

    assert await store.days.habits([5, 6]) == {5: '{"zone": "UTC"}'}


async def test_a_delivery_is_claimed_and_then_sent(store: Store, reopen: Reopen) -> None:
    """What is claimed is known also to the next process; claimed again it stays as it was."""
    made = await campaign(store)
    await store.days.claim(made, [delivery(), delivery("remind/b/1", player=6, bundle="remind/a/1")])

    other = await reopen()
    assert await other.days.unsent() == [made]
    await other.days.claim(made, [delivery(claimed=NOW + HOUR)])
    await other.days.sent(made, ["remind/a/1", "remind/b/1"], NOW + HOUR, channel_id=20, message_id=7)

    first, second = await store.days.deliveries(made)
    assert first == delivery(sent=NOW + HOUR, channel_id=20, message_id=7)
    assert (second.player, second.bundle, second.sent) == (6, "remind/a/1", NOW + HOUR)
    assert await store.days.unsent() == []


async def test_what_has_long_been_over_is_forgotten(store: Store) -> None:
    """Who was told of what is kept for some time after it is over; what is about nothing in particular stays."""
    made = await campaign(store)
    await store.days.heard(made, Heard("turn/a", {"call/turn/a/5": 5}, NOW))
    await store.days.heard(made, Heard("turn/b", {"call/turn/b/5": 5}, NOW))
    await store.days.claim(made, [delivery("chronicle/1", occasion=None)])
    await store.days.over(made, ["call/turn/a/5", "chronicle/1"], NOW)

    await store.days.over(made, [], NOW + 29 * 24 * HOUR)
    assert len(await store.days.deliveries(made)) == 3
    await store.days.over(made, ["call/turn/b/5"], NOW + 31 * 24 * HOUR)

    assert [one.key for one in await store.days.deliveries(made)] == ["call/turn/b/5", "chronicle/1"]


async def test_what_is_over_keeps_its_dates(store: Store) -> None:
    """When it was sent, if it was; and when it was over. What was not told is never told."""
    made = await campaign(store)
    await store.days.claim(made, [delivery(), delivery("remind/b/1")])
    await store.days.sent(made, ["remind/a/1"], NOW, channel_id=20, message_id=7)

    await store.days.over(made, ["remind/a/1", "remind/b/1"], NOW + HOUR)

    told, untold = await store.days.deliveries(made)
    assert (told.sent, told.message_id, told.over) == (NOW, 7, NOW + HOUR)
    assert (untold.sent, untold.message_id, untold.over) == (NOW + HOUR, None, NOW + HOUR)


async def test_a_claim_can_be_given_up_as_long_as_nothing_was_sent(store: Store) -> None:
    """What was sent stays sent; what was heard otherwise is kept as if it had been."""
    made = await campaign(store)
    await store.days.claim(made, [delivery(), delivery("remind/b/1")])
    await store.days.sent(made, ["remind/b/1"], NOW)
    await store.days.heard(made, Heard("turn/a", {"mute/5/turn/a": 5}, NOW))

    await store.days.release(made, ["remind/a/1", "remind/b/1"])

    assert [one.key for one in await store.days.deliveries(made)] == ["mute/5/turn/a", "remind/b/1"]
    assert all(one.sent == NOW for one in await store.days.deliveries(made))


async def test_an_outage_grows_but_never_shrinks(store: Store) -> None:
    """It is noted again as long as it lasts; each one by the moment it began."""
    await store.days.outage(NOW, NOW + HOUR)
    await store.days.outage(NOW, NOW + 3 * HOUR)
    await store.days.outage(NOW, NOW + 2 * HOUR)
    await store.days.outage(NOW - 5 * HOUR, NOW - 4 * HOUR)

    assert await store.days.outages() == [(NOW - 5 * HOUR, NOW - 4 * HOUR), (NOW, NOW + 3 * HOUR)]
