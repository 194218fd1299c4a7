"""The store: a deed and its outcome together or not at all, each interaction once, nobody overtaken."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.kernel.refused import Refused
from bot.store import Conflict, Saved, Store, Written
from tests.store.conftest import NOW

RULES = 7
"""The version of the rules; the store only keeps it."""


async def campaign(store: Store, *, channel: int = 20, interaction: int = 1) -> int:
    """A new campaign."""
    made, _ = await store.create_campaign(
        guild_id=10,
        channel_id=channel,
        name="Braise",
        interaction_id=interaction,
        rules=RULES,
        state='{"at": 0}',
        now=NOW,
    )
    return made


def deed(**changes: Any) -> dict[str, Any]:
    """A deed on a campaign nobody has touched yet, but for these changes."""
    usual: dict[str, Any] = {
        "seen_version": 0,
        "player": 5,
        "interaction_id": 100,
        "deed": '{"deed": "test"}',
        "events": ['{"event": "a"}', '{"event": "b"}'],
        "rules": RULES,
        "state": '{"at": 1}',
        "now": NOW,
    }
    return usual | changes


async def test_a_campaign_is_read_as_it_was_made(store: Store) -> None:
    """A new campaign is at version 0, with the state it was given."""
    made = await campaign(store)

    assert await store.load(made) == Saved(made, 10, 20, 0, RULES, '{"at": 0}', archived=False, founded='{"at": 0}')
    assert await store.find_by_channel(20) == made
    assert await store.find_by_channel(21) is None


async def test_an_unknown_campaign_is_refused(store: Store) -> None:
    """Loading a campaign that isn't there is a refusal, not a crash."""
    with pytest.raises(Refused, match="no_such_campaign"):
        await store.load(99)


async def test_a_channel_has_one_campaign(store: Store) -> None:
    """A second campaign in a channel is refused until the first is put away."""
    first = await campaign(store)

    with pytest.raises(Refused, match="channel_taken"):
        await campaign(store, interaction=2)
    await store.archive(first, now=NOW)
    second = await campaign(store, interaction=2)

    assert second != first
    assert await store.find_by_channel(20) == second
    assert (await store.load(first)).archived


async def test_the_same_interaction_makes_one_campaign(store: Store) -> None:
    """Creating twice by one interaction gives the same campaign."""
    assert await campaign(store) == await campaign(store)


async def test_a_deed_its_events_and_its_state_are_recorded(store: Store) -> None:
    """What was recorded is all there, and the version went up by one."""
    made = await campaign(store)

    recorded = await store.record(made, **deed())

    assert (recorded.version, recorded.repeated) == (1, False)
    assert await store.load(made) == Saved(made, 10, 20, 1, RULES, '{"at": 1}', archived=False, founded='{"at": 0}')
    assert await store.deeds(made) == [(5, '{"deed": "test"}')]
    assert await store.events(made) == [Written('{"event": "a"}', RULES), Written('{"event": "b"}', RULES)]


async def test_a_deed_for_another_version_is_refused(store: Store) -> None:
    """A stale deed changes nothing and says which version there is now."""
    made = await campaign(store)
    await store.record(made, **deed())

    with pytest.raises(Refused) as refused:
        await store.record(made, **deed(interaction_id=101, state="lost"))

    assert (refused.value.code, refused.value.facts) == ("board_has_moved_on", {"version": 1})
    assert (await store.load(made)).state == '{"at": 1}'
    assert len(await store.deeds(made)) == 1


async def test_an_interaction_is_recorded_once(store: Store) -> None:
    """The same interaction again gives what it led to the first time, also when play went on since."""
    made = await campaign(store)
    await store.record(made, **deed())
    await store.record(made, **deed(interaction_id=101, seen_version=1, events=['{"event": "c"}']))

    again = await store.record(made, **deed(seen_version=2, state="lost", events=["lost"]))

    told = [Written('{"event": "a"}', RULES), Written('{"event": "b"}', RULES)]
    assert (again.version, again.events, again.repeated) == (1, told, True)
    assert again == await store.recorded(made, 100)
    assert (await store.load(made)).version == 2


async def test_both_or_neither(store: Store) -> None:
    """If the last of the events can't be written, neither state nor deed nor the other events are."""
    made = await campaign(store)

    with pytest.raises(Conflict):
        await store.record(made, **deed(events=['{"event": "a"}', None]))

    assert await store.load(made) == Saved(made, 10, 20, 0, RULES, '{"at": 0}', archived=False, founded='{"at": 0}')
    assert await store.deeds(made) == []
    assert await store.events(made) == []
    assert (await store.record(made, **deed())).version == 1


async def test_a_cancelled_deed_is_taken_back_or_done(store: Store) -> None:
    """Wherever a task is cancelled, deed and state agree, and the store goes on working."""
    made = await campaign(store)
    for steps in range(40):
        before = (await store.load(made)).version
        task = asyncio.create_task(store.record(made, **deed(seen_version=before, interaction_id=200 + steps)))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

        await store.note("after", str(steps))
        assert len(await store.deeds(made)) == (await store.load(made)).version


async def test_an_archived_campaign_takes_no_deed(store: Store) -> None:
    """What is put away stays as it was."""
    made = await campaign(store)
    await store.archive(made, now=NOW)

    with pytest.raises(Refused, match="campaign_archived"):
        await store.record(made, **deed())


async def test_events_between_two_versions(store: Store) -> None:
    """Events are told from one version to another, in order."""
    made = await campaign(store)
    for version in range(3):
        happened = [f"{version}a", f"{version}b"]
        await store.record(made, **deed(seen_version=version, interaction_id=version + 1, events=happened))

    assert await store.events(made, since=1) == [Written(text, RULES) for text in ("1a", "1b", "2a", "2b")]
    assert await store.events(made, since=0, until=1) == [Written(text, RULES) for text in ("0a", "0b")]


async def test_a_note_is_kept(store: Store) -> None:
    """The last note under a name counts."""
    await store.note("commands", "one")
    await store.note("commands", "two")

    assert await store.noted("commands") == "two"
    assert await store.noted("nothing") is None


async def test_the_last_deed_and_the_last_word(store: Store) -> None:
    """Which version a player's last deed led to, without some kinds; and in which something was told last."""
    made = await campaign(store)
    kinds = ("move", "vote", "move", "undo")
    for version, kind in enumerate(kinds):
        done = f'{{"deed":"{kind}","text":"\\u0000","of":{{"deed":"other"}}}}'
        told = [f'{{"event":"{kind}d"}}', '{"event":"round"}']
        await store.record(made, **deed(seen_version=version, interaction_id=version + 1, deed=done, events=told))

    assert [await store.last_deed(made, player) for player in (5, 6)] == [4, 0]
    assert await store.last_deed(made, 5, but=["undo", "move"]) == 2
    assert [await store.last_told(made, kind) for kind in ("moved", "round", "mov")] == [3, 4, 0]


async def test_a_state_is_put_in_the_place_of_another(store: Store) -> None:
    """Nothing was done by it: the version stays."""
    made = await campaign(store)

    await store.rebuild(made, rules=8, state='{"again": 1}')

    saved = await store.load(made)
    assert (saved.version, saved.rules, saved.state) == (0, 8, '{"again": 1}')
    assert (await store.version(made), await store.version(99)) == (0, None)


async def test_campaigns_are_found_by_place(store: Store) -> None:
    """Those of a server or of some channels, and the last that was put away in a channel first."""
    made = [await campaign(store, channel=channel, interaction=channel) for channel in (20, 21, 22)]
    assert await store.live_in(guild_id=10) == made
    assert await store.live_in(channels=[20, 22, 99]) == [made[0], made[2]]
    assert await store.live_in(guild_id=11) == []

    await store.archive(made[0], now=NOW)
    later = await campaign(store, channel=20, interaction=30)
    await store.archive(later, now=NOW + timedelta(hours=1))

    assert await store.archived_in(10, 20) == [later, made[0]]
    assert await store.names() == dict.fromkeys([*made, later], "Braise")


async def test_a_page_of_the_annals(store: Store) -> None:
    """Deeds between two versions, each with what happened in it."""
    made = await campaign(store)
    for version in range(4):
        told = [f"{version}a", f"{version}b"][: version % 3]
        await store.record(made, **deed(seen_version=version, interaction_id=version + 1, events=told))

    page = await store.annals(made, since=1, until=3)

    assert [(line.version, line.events, line.rules) for line in page] == [
        (2, ("1a",), RULES),
        (3, ("2a", "2b"), RULES),
    ]
    assert page[0].at == NOW.isoformat()
    assert len(await store.annals(made)) == 4
