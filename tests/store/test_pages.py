"""Where something begins is known without looking through the log; what is long over is packed, and the same."""

from datetime import timedelta

import pytest

from bot.kernel.refused import Refused
from bot.store import Chronicled, Page, Store
from bot.store.records import LONG_PAGE, Renaming, cut_pages
from bot.table.pseudonyms import BEGINS, FIRST, free_pseudonym
from tests.store.conftest import NOW

ALIX, BRUNO = 1191150300000000000, 1191150300000000001
STARTS = '{"event":"match_started","by":1191150300000000000}'
DAY = timedelta(days=1)


async def made(store: Store, channel: int = 2) -> int:
    """A campaign in which nothing has been done."""
    campaign_id, _ = await store.create_campaign(
        guild_id=1, channel_id=channel, name="Braise", interaction_id=channel, rules=1, state="{}", now=NOW
    )
    return campaign_id


async def done(store: Store, campaign_id: int, version: int, *events: str, begins: bool = False) -> None:
    """A deed that leads to a version."""
    await store.record(
        campaign_id,
        seen_version=version - 1,
        player=ALIX,
        interaction_id=campaign_id * 10**6 + version,
        deed=f'{{"deed":"pick","of":{BRUNO}}}',
        events=events,
        rules=3,
        state="{}",
        now=NOW + version * DAY,
        begins=begins,
    )


async def played(store: Store) -> int:
    """Two deeds before the first match, two in it, and two in the second; the log has all sorts of letters."""
    campaign_id = await made(store)
    await done(store, campaign_id, 1, '{"event":"joined","who":"é\\n“"}')
    await done(store, campaign_id, 2)
    await done(store, campaign_id, 3, '{"event":"seated"}', STARTS, begins=True)
    await done(store, campaign_id, 4, '{"event":"picked"}', f'{{"event":"told","to":{BRUNO}}}')
    await done(store, campaign_id, 5, STARTS, begins=True)
    await done(store, campaign_id, 6, '{"event":"seated"}')
    return campaign_id


def brought(version: int, *events: str) -> Chronicled:
    """A deed that was done elsewhere."""
    return Chronicled(version, ALIX, '{"deed":"pick"}', NOW.isoformat(), events, 1)


async def bring_in(store: Store, annals: list[Chronicled]) -> int:
    """A campaign from a file."""
    campaign_id, _ = await store.bring_in(
        guild_id=1,
        channel_id=5,
        name="Ailleurs",
        interaction_id=77,
        rules=1,
        state="{}",
        founded=None,
        annals=annals,
        now=NOW,
    )
    return campaign_id


# Pages ------------------------------------------------------------------------------------------------------------


async def test_pages_are_turned_where_something_begins(store: Store) -> None:
    """The gathering, a match that is over, and one that is played."""
    campaign_id = await played(store)

    pages = await store.pages.some(campaign_id, 0, 9)

    assert pages == [
        Page(0, began=1, ended=2, opened=0, closed=True),
        Page(1, began=3, ended=4, opened=3, closed=True),
        Page(2, began=5, ended=None, opened=5, closed=False),
    ]
    assert await store.pages.last(campaign_id) == pages[-1]
    assert await store.pages.some(campaign_id, 1, 1) == pages[1:2]


async def test_a_new_campaign_is_on_its_first_page(store: Store) -> None:
    """Nothing has begun, and nothing need be looked for."""
    assert await store.pages.last(await made(store)) == Page(0, 1, None, 0, closed=False)


async def test_a_deed_that_is_refused_turns_no_page(store: Store) -> None:
    """The page is turned with the deed or not at all; the same interaction turns it once."""
    campaign_id = await played(store)
    before = await store.pages.some(campaign_id, 0, 9)
    with pytest.raises(Refused, match="board_has_moved_on"):
        await store.record(
            campaign_id,
            seen_version=3,
            player=ALIX,
            interaction_id=99,
            deed="{}",
            events=[STARTS],
            rules=3,
            state="{}",
            now=NOW,
            begins=True,
        )
    await done(store, campaign_id, 5, STARTS, begins=True)

    assert await store.pages.some(campaign_id, 0, 9) == before


@pytest.mark.parametrize("begins", [STARTS, STARTS.replace('":"', '": "')])
async def test_the_pages_of_a_file_are_looked_for_once(store: Store, begins: str) -> None:
    """Nobody knows them at first; then they are turned like all others."""
    annals = [brought(1), brought(2, '{"event":"seated"}', begins), brought(3), brought(4, begins)]
    campaign_id = await bring_in(store, annals)
    assert await store.pages.last(campaign_id) is None
    assert await store.pages.unknown(9) == [campaign_id]

    await store.pages.look_for(campaign_id, "match_started")
    await store.pages.look_for(campaign_id, "match_started")
    await done(store, campaign_id, 5, STARTS, begins=True)

    assert [page.began for page in await store.pages.some(campaign_id, 0, 9)] == [1, 2, 4, 5]
    assert await store.pages.unknown(9) == []


async def test_a_page_without_end_is_continued(store: Store) -> None:
    """After many deeds another page goes on with what was begun; a log from elsewhere is cut the same way."""
    length = 2 * LONG_PAGE + 300
    annals = [brought(version, *([STARTS] if version == 3 else [])) for version in range(1, length)]
    campaign_id = await bring_in(store, annals)
    await store.pages.look_for(campaign_id, "match_started")
    for version in range(length, 3 * LONG_PAGE + 1):
        await done(store, campaign_id, version)

    pages = await store.pages.some(campaign_id, 0, 9)

    assert [page.opened for page in pages] == [0, 3, 3, 3]
    assert [page.opens for page in pages] == [True, True, False, False]
    assert [(page.began, page.opened) for page in pages] == cut_pages([3], 3 * LONG_PAGE)
    assert not any(page.closed for page in pages[1:])


async def test_a_summary_is_kept_with_its_page(store: Store) -> None:
    """It is where it was put, and gone with its campaign."""
    campaign_id = await played(store)
    await store.pages.summarise(campaign_id, 1, '{"won": true}')

    assert [page.summary for page in await store.pages.some(campaign_id, 0, 2)] == [None, '{"won": true}', None]
    await store.purging.purge([campaign_id])
    assert await store.pages.last(campaign_id) is None


# Parcels ----------------------------------------------------------------------------------------------------------


async def everything(store: Store, campaign_id: int) -> tuple[object, ...]:
    """All that anybody can ask about the past of a campaign."""
    return (
        await store.annals(campaign_id),
        await store.annals(campaign_id, since=1, until=4),
        await store.events(campaign_id),
        [await store.events(campaign_id, since=n, until=n + 1) for n in range(6)],
        await store.deeds(campaign_id),
        [await store.recorded(campaign_id, campaign_id * 10**6 + version) for version in range(1, 7)],
        [await store.last_told(campaign_id, kind) for kind in ("joined", "seated", "picked", "match_started", "x")],
        await store.last_deed(campaign_id, ALIX),
        [await store.personal.known_in(player) for player in (ALIX, BRUNO, 12345)],
        await store.personal.counted(ALIX),
    )


async def test_what_is_packed_is_read_as_before(store: Store) -> None:
    """Annals, events, what interactions led to, what was told last, who is known: all the same."""
    campaign_id = await played(store)
    before = await everything(store, campaign_id)

    assert await store.pages.pack(NOW + 9 * DAY, most=9) == 2
    assert await everything(store, campaign_id) == before
    assert await store.pages.pack(NOW + 9 * DAY, most=9) == 0


async def test_only_what_is_long_over_is_packed(store: Store) -> None:
    """A page is packed some time after the next has begun, oldest first, no more at a time than asked for."""
    campaign_id = await played(store)

    assert await store.pages.pack(NOW + 3 * DAY, most=9) == 0
    assert await store.pages.pack(NOW + 4 * DAY, most=9) == 1
    assert await store.pages.pack(NOW + 9 * DAY, most=0) == 0
    assert await store.pages.pack(NOW + 9 * DAY, most=1) == 1
    await done(store, campaign_id, 7, STARTS, begins=True)
    assert await store.pages.pack(NOW + 9 * DAY, most=9) == 1


async def test_somebody_is_forgotten_in_parcels_too(store: Store) -> None:
    """Their number is found where it was packed, and another stands there afterwards."""
    campaign_id = await played(store)
    await store.pages.pack(NOW + 9 * DAY, most=9)
    assert any(str(BRUNO) in text for text in await store.personal.texts(campaign_id, holding=str(BRUNO)))

    renaming = Renaming(BRUNO, FIRST + 7)
    before = await store.annals(campaign_id)
    await store.personal.forget(campaign_id, renaming, seen_version=6, now=NOW, last=None)

    assert await store.personal.known_in(BRUNO) == []
    told = [event for line in await store.annals(campaign_id) for event in line.events]
    assert told == [renaming(event) for line in before for event in line.events]
    assert f'{{"event":"told","to":{FIRST + 7}}}' in told
    texts = await store.personal.texts(campaign_id, holding=BEGINS)
    assert free_pseudonym(texts) == FIRST + 8, "the number is found where it is packed"


async def test_parcels_go_with_their_campaign(store: Store) -> None:
    """Nothing is left of one that is purged; its place is taken by another with a past of its own."""
    campaign_id = await played(store)
    await store.pages.pack(NOW + 9 * DAY, most=9)
    await store.purging.purge([campaign_id])

    assert await store.annals(campaign_id) == []
    assert await store.personal.known_in(BRUNO) == []
