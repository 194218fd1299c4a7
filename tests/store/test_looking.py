"""When to look at which campaign: perhaps too early, never too late."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.store import Delivery, Owned, Store
from tests.store.conftest import NOW
from tests.store.test_store import campaign, deed

HOUR = timedelta(hours=1)


async def looked_at(store: Store, campaign_id: int) -> None:
    """Somebody has looked, and need not look again for an hour."""
    await store.days.look_again(campaign_id, NOW + HOUR, seen_version=0)
    assert await store.days.to_look_at(NOW) == []


async def test_a_new_campaign_is_looked_at_at_once(store: Store) -> None:
    """And then when it was said."""
    made = await campaign(store)
    assert await store.days.to_look_at(NOW) == [made]

    await looked_at(store, made)

    assert await store.days.next_look() == NOW + HOUR
    assert await store.days.to_look_at(NOW + HOUR) == [made]


async def test_never_is_not_before_something_happens(store: Store) -> None:
    """Nothing is due in it: it is not among those to look at, and not the next one either."""
    made = await campaign(store)
    await store.days.look_again(made, None, seen_version=0)

    assert await store.days.to_look_at(NOW + 10000 * HOUR) == []
    assert await store.days.next_look() is None
    await store.record(made, **deed())
    assert await store.days.to_look_at(NOW) == [made]


async def test_a_look_at_an_older_version_does_not_count(store: Store) -> None:
    """Somebody acted while the clock was looking: it looks again."""
    made = await campaign(store)
    await store.record(made, **deed())

    await store.days.look_again(made, NOW + HOUR, seen_version=0)

    assert await store.days.to_look_at(NOW) == [made]


async def test_a_look_from_before_a_word_does_not_count(store: Store) -> None:
    """Somebody's habits changed while the clock was looking, and nobody has told it yet: it looks again."""
    made = await campaign(store)
    await store.record(made, **deed(people=[5]))
    for word in (store.days.set_habits(5, "{}"), store.days.look_now([made]), store.days.look_now()):
        lately = await store.days.lately(made)
        assert lately is not None
        await word

        held = await store.days.look_again(made, NOW + HOUR, seen_version=1, seen_stirs=lately.stirs)

        assert not held
        assert await store.days.to_look_at(NOW) == [made]
    lately = await store.days.lately(made)
    assert lately is not None
    assert await store.days.look_again(made, NOW + HOUR, seen_version=1, seen_stirs=lately.stirs)
    assert await store.days.to_look_at(NOW) == []


async def test_whatever_changes_a_campaign_says_now(store: Store) -> None:
    """A deed, putting it away and taking it out, its people's habits; and whoever asks for it."""
    made = await campaign(store)
    await store.record(made, **deed(people=[5]))
    changes: list[Callable[[int], Awaitable[object]]] = [
        lambda version: store.days.set_habits(5, "{}"),
        lambda version: store.days.look_now([made]),
        lambda version: store.days.look_now(),
        lambda version: store.record(made, **deed(seen_version=version, interaction_id=200)),
        lambda version: store.archive(made, now=NOW),
        lambda version: store.record(made, **deed(seen_version=version, interaction_id=201, becomes="live")),
    ]
    for number, change in enumerate(changes):
        version = await store.version(made)
        assert version is not None
        await store.days.look_again(made, NOW + HOUR, seen_version=version)
        assert await store.days.to_look_at(NOW) == []
        await change(version)
        assert await store.days.to_look_at(NOW) == [made], f"change {number}"


async def test_the_habits_of_others_are_no_matter(store: Store) -> None:
    """Only campaigns of whoever settled something are looked at."""
    made = await campaign(store)
    await looked_at(store, made)

    await store.days.set_habits(5, "{}")

    assert await store.days.to_look_at(NOW) == []


async def test_the_next_look_of_ones_own(store: Store) -> None:
    """A process asks for the shards it has."""
    made, _ = await store.create_campaign(
        guild_id=1 << 22, channel_id=1, name="Braise", interaction_id=1, rules=1, state="{}", now=NOW
    )
    await looked_at(store, made)
    await store.days.claim(made, [Delivery("a", "a", None, 5, NOW, NOW)])

    ours, theirs = Owned((1,), of=2), Owned((0,), of=2)
    assert [await store.days.next_look(each) for each in (ours, theirs)] == [NOW + HOUR, None]
    assert [await store.days.unsent(each) for each in (ours, theirs)] == [[made], []]


async def test_the_habits_of_a_campaigns_people_come_with_it(store: Store) -> None:
    """Those who have a seat, and nobody else; who leaves is not among them any more."""
    made = await campaign(store)
    for player in (5, 6, 7):
        await store.days.set_habits(player, f'"{player}"')
    await store.record(made, **deed(people=[5, 6]))
    await store.record(made, **deed(seen_version=1, interaction_id=101))

    lately = await store.days.lately(made)
    assert lately is not None
    assert lately.habits == {5: '"5"', 6: '"6"'}
    assert lately.last_kind == "test"
    await store.record(made, **deed(seen_version=2, interaction_id=102, people=[6]))
    assert await store.days.campaigns_of(5) == []
    assert await store.days.campaigns_of(6) == [made]


async def test_all_that_the_clock_has_to_know_comes_at_once(store: Store) -> None:
    """Deliveries with all their dates, outages in order, and whether the channel is gone."""
    made = await campaign(store)
    claimed = NOW + timedelta(microseconds=500_000)
    await store.days.claim(
        made, [Delivery("b", "a", "turn", 5, NOW, claimed), Delivery("a", "a", None, 0, NOW, NOW)]
    )
    await store.days.sent(made, ["b"], NOW + HOUR, channel_id=20, message_id=7)
    await store.days.outage(NOW - HOUR, NOW)
    await store.staging.change(made, lost=NOW)

    lately = await store.days.lately(made)

    assert lately is not None
    assert list(lately.deliveries) == await store.days.deliveries(made)
    assert lately.deliveries[1].claimed == claimed
    assert (lately.outages, lately.lost) == (((NOW - HOUR, NOW),), NOW)


async def test_a_campaign_knows_the_outages_of_its_shard(store: Store) -> None:
    """Those of all, and those of the shard its server was on, by however many shards there were then."""
    made = await campaign(store)
    guild = (await store.load(made)).guild_id
    ours, others = (guild >> 22) % 4, ((guild >> 22) + 1) % 4
    await store.days.outage(NOW - 3 * HOUR, NOW - 2 * HOUR)
    await store.days.outage(NOW - HOUR, NOW, Owned((ours,), 4))
    await store.days.outage(NOW - HOUR, NOW + HOUR, Owned((ours,), 4))
    await store.days.outage(NOW - 5 * HOUR, NOW, Owned((others,), 4))

    lately = await store.days.lately(made)

    assert lately is not None
    assert lately.outages == ((NOW - 3 * HOUR, NOW - 2 * HOUR), (NOW - HOUR, NOW + HOUR))
