"""Which packs there are for whom, while the bot runs: they come, are renewed, are set aside and go."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.descent.content.library import library
from bot.descent.content.stocking import stock
from bot.packs.archive import gathered
from bot.packs.bundle import OF
from bot.packs.folder import found_in, lay_down, take_away
from bot.packs.keeping import EVERY, PackKeeper, stock_kept
from bot.store import Store, open_store
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON
from tests.packs.folders import QUEST, bundle, large_files, quest, small_files, written_to

HERE, THERE = 10, 11


@pytest.fixture(autouse=True)
def _shelves() -> Iterator[None]:
    """No pack stays on the shelves for other tests."""
    yield
    stock([])


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOON) as opened:
        yield opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the installation, in which a pack lies as its author has it."""
    written_to(tmp_path / "packs" / "winter", small_files())
    return tmp_path / "packs"


def on_the_shelves() -> set[str]:
    """All quests of packs."""
    return {name for name in library().quests if OF in name}


def test_what_lies_in_the_folder_is_found_or_told(folder: Path, tmp_path: Path) -> None:
    """A folder, a file; what is no pack, or one that is there twice, is set aside and named."""
    written_to(
        tmp_path / "summer", {path: text.replace("winter", "summer") for path, text in small_files().items()}
    )
    assert lay_down(folder, gathered(tmp_path / "summer")) == folder / "summer.zip"
    lay_down(folder, gathered(folder / "winter"))
    (folder / "broken.zip").write_bytes(b"PK\x03\x04")
    (folder / "notes.txt").write_text("Hello", encoding="utf-8")

    found = found_in(folder)
    assert set(found.bundles) == {"summer", "winter"}
    assert [piece.piece for piece in found.set_aside] == ["broken.zip", "winter.zip"]
    assert take_away(folder, "winter") is None
    assert take_away(folder, "summer") == folder / "summer.zip"
    assert take_away(folder, "summer") is None
    assert found_in(folder / "nowhere") == ({}, {}, [])


async def test_a_running_bot_sees_what_comes_to_the_folder(store: Store, folder: Path) -> None:
    """A bad quest is set aside; the old edition is there for whoever plays it, and offered to nobody."""
    clock = TestClock(NOON)
    keeper = PackKeeper(store, folder, clock)
    await keeper.refresh()
    first = f"{gathered(folder / 'winter').edition}{OF}chapel"
    assert on_the_shelves() == {first}
    assert [each.card.id for each in keeper.known("descent", HERE)] == ["winter"]
    assert keeper.known("pebbles", HERE) == []
    watching = asyncio.create_task(keeper.watch())
    try:
        (folder / "winter" / QUEST).write_text(quest().replace("zombie", "zombi"), encoding="utf-8")
        await clock.napped(1)
        await clock.advance(EVERY)
        assert "zombi" in keeper.set_aside[0].mistakes[0]
        assert on_the_shelves() == {first}
        assert first not in [f"{each.edition}{OF}chapel" for each in keeper.known("descent", HERE)]
        (folder / "winter" / QUEST).write_text(quest(), encoding="utf-8")
        await clock.advance(EVERY)
        assert keeper.set_aside == []
        assert [f"{each.edition}{OF}chapel" for each in keeper.known("descent", HERE)] == [first]
    finally:
        watching.cancel()


async def test_a_server_has_what_it_added_and_others_have_not(store: Store, folder: Path) -> None:
    """Its own edition stands before the installation's; taken away, that one is there again."""
    clock = TestClock(NOON)
    keeper, own = PackKeeper(store, folder, clock), bundle(large_files())
    await keeper.refresh()
    everywhere = keeper.known("descent", HERE)
    await keeper.add(HERE, own)

    assert keeper.known("descent", HERE) == [own]
    assert keeper.known("descent", THERE) == everywhere
    again = PackKeeper(store, folder, clock)
    await again.refresh()
    assert again.of_guild(HERE) == [own]
    assert await again.remove(HERE, "winter")
    assert again.known("descent", HERE) == everywhere
    assert f"{own.edition}{OF}chapel" in on_the_shelves()
    assert not await again.remove(HERE, "winter")


async def test_whoever_only_reads_a_store_knows_its_packs(store: Store) -> None:
    """As `flambeau saves` does: without the folder, and also what nobody is offered any more."""
    own = bundle(small_files())
    await store.packs.keep(own.edition, b"no zip", NOON)
    await stock_kept(store)
    assert on_the_shelves() == set()
    keeper = PackKeeper(store, None, TestClock(NOON))
    await keeper.add(HERE, own)
    await keeper.remove(HERE, "winter")
    stock([])

    await stock_kept(store)
    assert on_the_shelves() == {f"{own.edition}{OF}chapel"}
