"""What is let go of is gone with everything about it, and nothing else is."""

import json
from datetime import timedelta

from bot.store import Delivery, Panel, Store
from bot.store.address import Address
from tests.store.conftest import NOW
from tests.store.looking import counted

ALIX, BRUNO = 810000000000000001, 820000000000000002
HERE, THERE = 10, 11
DAY = timedelta(days=1)


async def campaign(store: Store, *, guild: int = HERE, number: int = 1, players: tuple[int, ...] = (ALIX,)) -> int:
    """A campaign in which these players did something."""
    state = json.dumps({"seats": [{"player": player} for player in players], "content": f"quest-{number}"})
    campaign_id, _ = await store.create_campaign(
        guild_id=guild,
        channel_id=number,
        name=f"Party {number}",
        interaction_id=number,
        rules=1,
        state=state,
        now=NOW,
        people=players,
    )
    for version, player in enumerate(players):
        await store.record(
            campaign_id,
            seen_version=version,
            player=player,
            interaction_id=number * 100 + version,
            deed='{"deed":"x"}',
            events=['{"event":"y"}'],
            rules=1,
            state=state,
            now=NOW,
            under_way=["turn"],
            contents={f"quest-{number}": "…"},
        )
    panel = Panel("panel", number, number)
    await store.staging.change(campaign_id, shown=len(players), panels={"panel": panel})
    await store.note(f"faults of {campaign_id}", "[]")
    one = Delivery(f"call/{number}", f"call/{number}", "turn", players[0], NOW, NOW)
    await store.days.claim(campaign_id, [one])
    return campaign_id


async def test_a_campaign_goes_with_everything_about_it(store: Store, address: Address) -> None:
    """Deeds, events, messages, dates and notes; the habits of those who play in no other campaign too."""
    first, second = await campaign(store), await campaign(store, number=2, players=(BRUNO, ALIX))
    for player in (ALIX, BRUNO):
        await store.days.set_habits(player, "{}")
    before = counted(address)

    await store.purging.purge([second])

    after = counted(address)
    assert [kept.id for kept in await store.purging.kept()] == [first]
    assert {name: before[name] - after[name] for name in before} == {
        "campaigns": 1,
        "deeds": 2,
        "events": 2,
        "under_way": 1,
        "seats": 2,
        "stage": 1,
        "agenda": 1,
        "deliveries": 1,
        "habits": 1,
        "content": 0,
    }
    assert set(await store.days.habits([ALIX, BRUNO])) == {ALIX}
    assert await store.noted(f"faults of {second}") is None
    assert await store.noted(f"faults of {first}") == "[]"


async def test_no_number_is_given_twice(store: Store) -> None:
    """What is shown, noted or on a button of a campaign that is gone is about no other one."""
    first, second = await campaign(store), await campaign(store, number=2)

    await store.purging.purge([first, second])
    third = await campaign(store, number=3)
    await store.purging.purge([third])

    assert [await campaign(store, number=number) for number in (4, 5)] == [4, 5]


async def test_quests_that_nobody_plays_go(store: Store) -> None:
    """A month after they were begun, if no campaign is in the middle of one or tells of it last."""
    first, second = await campaign(store), await campaign(store, number=2)
    await store.purging.purge([second])

    assert await store.purging.purge_content(NOW + 29 * DAY) == 0
    assert await store.purging.purge_content(NOW + 31 * DAY) == 1
    assert (await store.content("quest-1"), await store.content("quest-2")) == ("…", None)
    assert first


async def test_who_was_told_what_is_forgotten(store: Store) -> None:
    """What is about nothing any more after a month, what stays after a year, what was never sent not at all."""
    first = await campaign(store)
    lasting = Delivery("chronicle/1", "chronicle/1", None, 0, NOW, NOW)
    over = Delivery("remind/1", "remind/1", "turn", ALIX, NOW, NOW)
    await store.days.claim(first, [lasting, over])
    await store.days.sent(first, ["chronicle/1"], NOW)
    await store.days.over(first, ["remind/1"], NOW)

    async def kept(days: int) -> set[str]:
        await store.purging.purge_deliveries(NOW + days * DAY)
        return {one.key for one in await store.days.deliveries(first)}

    assert await kept(29) == {"call/1", "chronicle/1", "remind/1"}
    assert await kept(31) == {"call/1", "chronicle/1"}
    assert await kept(366) == {"call/1"}


async def test_a_server_is_left_once(store: Store) -> None:
    """The date is that of the first time we were not there; being back on it, it was never left."""
    await campaign(store)
    await campaign(store, guild=THERE, number=2)

    await store.purging.see([HERE], NOW)
    await store.purging.see([HERE], NOW + DAY)
    assert await store.purging.left() == {THERE: NOW}

    await store.purging.see([HERE, THERE, 12], NOW + 2 * DAY)
    assert await store.purging.left() == {}


async def test_a_server_without_a_campaign_is_no_matter(store: Store) -> None:
    """Once its last one is gone, it is forgotten that we were ever there."""
    gone = await campaign(store, guild=THERE)
    await store.purging.see([HERE], NOW)

    await store.purging.purge([gone])

    assert await store.purging.left() == {}
