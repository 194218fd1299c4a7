"""Packs in the store: which server has what, and how long an edition is kept."""

from datetime import timedelta

from bot.store import Store
from bot.store.packs import PackPlace
from tests.store.conftest import NOW

HERE, THERE = 10, 11
ONE, TWO = "winter_0123456789", "winter_abcdef0123"
LATER = NOW + timedelta(days=31)


async def campaign(store: Store, state: str) -> int:
    """A campaign that stands so."""
    made, _ = await store.create_campaign(
        guild_id=HERE, channel_id=1, name="X", interaction_id=1, rules=1, state=state, now=NOW
    )
    return made


async def test_a_server_has_one_edition_of_a_pack(store: Store) -> None:
    """Another one takes its place; what other servers have stays; the same twice is the same."""
    await store.packs.put_up(HERE, "winter", ONE, b"one", NOW)
    await store.packs.put_up(THERE, "winter", ONE, b"one", NOW)
    await store.packs.put_up(HERE, "winter", TWO, b"two\x00\xff", NOW)
    await store.packs.put_up(HERE, "winter", TWO, b"two\x00\xff", NOW)

    assert await store.packs.places() == [PackPlace(HERE, "winter", TWO), PackPlace(THERE, "winter", ONE)]
    assert await store.packs.kept() == [(ONE, b"one"), (TWO, b"two\x00\xff")]
    assert await store.packs.take_down(HERE, "winter")
    assert not await store.packs.take_down(HERE, "winter")
    assert await store.packs.places() == [PackPlace(THERE, "winter", ONE)]


async def test_an_edition_is_kept_while_somebody_has_it_or_plays_it(store: Store) -> None:
    """Unused ones go after a month; kept anew, or spoken of in a campaign, they stay."""
    await store.packs.keep(ONE, b"one", NOW)
    await store.packs.keep(TWO, b"two", NOW)
    await campaign(store, f'{{"quest":"{ONE}__chapel"}}')

    assert await store.packs.purge([], NOW + timedelta(days=1)) == 0
    assert await store.packs.purge([], LATER) == 1
    assert await store.packs.kept() == [(ONE, b"one")]
    await store.purging.purge([1])
    await store.packs.keep(ONE, b"one", LATER)
    assert await store.packs.purge([], LATER) == 0


async def test_what_a_server_had_goes_with_it(store: Store) -> None:
    """A server that sent us away is known by its packs too; in time they are gone, and with them the note."""
    await store.packs.put_up(HERE, "winter", ONE, b"one", NOW)
    await store.purging.see([THERE], NOW)
    assert await store.purging.left() == {HERE: NOW}

    await store.packs.purge([HERE], LATER)
    assert await store.packs.places() == []
    assert await store.packs.kept() == []
    assert await store.purging.left() == {}
