"""Several at once on one database, in one process or in two: each deed once, nobody overtaken."""

import asyncio

import pytest

from bot.kernel.refused import Refused
from bot.store import Chronicled, Recorded, Store
from tests.store.conftest import NOW, Reopen
from tests.store.test_store import RULES, campaign, deed


async def test_one_of_many_for_the_same_version_goes_through(store: Store, reopen: Reopen) -> None:
    """Ten deeds, thought out for the same board by two processes: one is saved, nine are refused."""
    made, other = await campaign(store), await reopen()
    tries = [
        each.record(made, **deed(interaction_id=100 + number, player=number))
        for number, each in enumerate([store, other] * 5)
    ]

    answers = await asyncio.gather(*tries, return_exceptions=True)

    refused = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert refused == 9 * ["board_has_moved_on"]
    assert len(await store.deeds(made)) == (await store.load(made)).version == 1


async def test_the_same_interaction_by_two_processes(store: Store, reopen: Reopen) -> None:
    """Delivered twice at the same moment, it is saved once, and both are told what it led to."""
    made, other = await campaign(store), await reopen()

    answers = await asyncio.gather(*(each.record(made, **deed()) for each in [store, other] * 4))

    assert [answer.version for answer in answers] == 8 * [1]
    assert sorted(answer.repeated for answer in answers) == [False] + 7 * [True]
    assert all(answer.events == answers[0].events for answer in answers)
    assert len(await store.deeds(made)) == 1


async def test_deeds_of_many_campaigns_at_once(store: Store, reopen: Reopen) -> None:
    """Eight campaigns, five deeds each, all at the same time by two processes: all are there, in order."""
    other = await reopen()
    made = [await campaign(store, channel=number, interaction=number) for number in range(1, 9)]

    async def play(campaign_id: int, each: Store) -> list[Recorded]:
        numbers = [campaign_id * 1000 + version for version in range(5)]
        return [
            await each.record(
                campaign_id, **deed(seen_version=version, interaction_id=number, events=[str(number)])
            )
            for version, number in enumerate(numbers)
        ]

    await asyncio.gather(*(play(one, each) for one, each in zip(made, [store, other] * 4, strict=True)))

    for one in made:
        told = [written.text for written in await store.events(one)]
        assert told == [str(one * 1000 + version) for version in range(5)]


async def test_a_channel_is_given_to_one(store: Store, reopen: Reopen) -> None:
    """Six found a campaign in the same channel at once: one is there, and the others are told which."""
    other = await reopen()
    tries = [campaign(each, interaction=number) for number, each in enumerate([store, other] * 3, 1)]

    answers = await asyncio.gather(*tries, return_exceptions=True)

    (made,) = [answer for answer in answers if isinstance(answer, int)]
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(each.code, each.facts) for each in refused] == 5 * [("channel_taken", {"campaign": made})]
    assert await store.live() == [made]


async def test_the_same_interaction_founds_one(store: Store, reopen: Reopen) -> None:
    """A command that Discord delivers twice, to two processes."""
    other = await reopen()

    assert len(set(await asyncio.gather(*(campaign(each) for each in [store, other] * 3)))) == 1


async def test_a_channel_is_taken_or_brought_back(store: Store, reopen: Reopen) -> None:
    """One founds a campaign where another takes an old one out: one of them has the channel."""
    away, other = await campaign(store), await reopen()
    await store.record(away, **deed(becomes="archived"))

    answers = await asyncio.gather(
        store.record(away, **deed(seen_version=1, interaction_id=101, becomes="live")),
        campaign(other, interaction=2),
        return_exceptions=True,
    )

    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [each.code for each in refused] == ["channel_taken"]
    assert len(await store.live()) == 1


async def test_pasts_that_are_brought_in_at_once(store: Store, reopen: Reopen) -> None:
    """Their deeds have numbers of their own: none is in the way of another."""
    other = await reopen()
    past = [Chronicled(number, 5, "{}", NOW.isoformat(), ("a", "b"), RULES) for number in range(1, 6)]

    async def bring(each: Store, number: int) -> int:
        made, _ = await each.bring_in(
            guild_id=1,
            channel_id=number,
            name="Braise",
            interaction_id=number,
            rules=RULES,
            state="{}",
            founded=None,
            annals=past,
            now=NOW,
            contents={"f": "…"},
        )
        return made

    made = await asyncio.gather(*(bring(each, number) for number, each in enumerate([store, other] * 3, 1)))

    assert len(set(made)) == 6
    for one in made:
        assert await store.annals(one) == past
        assert (await store.load(one)).founded is None
    assert await store.content("f") == "…"


async def test_a_past_comes_in_once(store: Store) -> None:
    """The same interaction again gives the campaign it made; a taken channel is refused, with nothing written."""
    made = await campaign(store)
    arriving = {
        "guild_id": 1,
        "channel_id": 20,
        "name": "Braise",
        "interaction_id": 7,
        "rules": RULES,
        "state": "{}",
        "founded": None,
        "annals": [Chronicled(1, 5, "{}", NOW.isoformat(), (), RULES)],
        "now": NOW,
        "people": (5,),
    }
    with pytest.raises(Refused, match="channel_taken"):
        await store.bring_in(**arriving)  # type: ignore[arg-type]
    await store.archive(made, now=NOW)

    first, again = [await store.bring_in(**arriving) for _ in range(2)]  # type: ignore[arg-type]

    assert (first[1], again) == (False, (first[0], True))
    assert await store.days.campaigns_of(5) == [first[0]]


async def test_a_secret_is_the_same_for_all(store: Store, reopen: Reopen) -> None:
    """Whoever asks first makes it."""
    other = await reopen()

    assert len(set(await asyncio.gather(*(each.secret("verify") for each in [store, other] * 3)))) == 1
