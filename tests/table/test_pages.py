"""Page by page: read one by one, the annals tell what they tell as a whole, and no more is read than is shown."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.bench.long_campaigns import long_campaign
from bot.descent.events import GroupActivated
from bot.descent.party.deeds import Undo
from bot.descent.party.repairs import TakeBackRound
from bot.descent.presenter import PRESENTER
from bot.descent.system import SYSTEM
from bot.kernel.refused import Refused
from bot.store import Page, open_store
from bot.table.entries import Entry, entries_heard
from bot.table.table import Table
from bot.views.contents import Gist
from bot.views.marks import Mark
from bot.words import Language
from cogs.catchup import chronicle
from cogs.journal import CHAPTERS_LISTED, JournalReader, Leaf, newer, older
from tests.saves.lives import NOW, Old
from tests.saves.releases import EXPORTS

if TYPE_CHECKING:
    from bot.app import Flambeau

DAY = timedelta(days=1)
AROUND_A_DEED = 12
"""After so many deeds something is taken back."""
SHORT = 5
"""Deeds of a page that is continued, where a test makes them short."""


def bot_of(table: Table) -> "Flambeau":
    """As much of the bot as looking back needs."""
    return cast("Flambeau", SimpleNamespace(table=table))


async def all_pages(old: Old) -> list[Page]:
    """Every page of a campaign."""
    campaign_id = old.now.campaign_id
    last = await old.table.pages.last(SYSTEM, campaign_id)
    return await old.table.pages.some(SYSTEM, campaign_id, 0, last.number)


async def joined(old: Old) -> list[Entry]:
    """All pages, read one by one; what is read beside a continued page counts once."""
    entries: list[Entry] = []
    for page in await all_pages(old):
        read = await old.table.pages.read(SYSTEM, old.now.campaign_id, page)
        entries += [entry for entry in read if entry.version >= page.began]
    return entries


# Pages and the whole ----------------------------------------------------------------------------------------------


async def test_each_version_stands_on_one_page(tmp_path: Path) -> None:
    """From its first version to its last, and the newest page is for all that is still to come."""
    export = next(export for export in EXPORTS if export.endswith("finished.flambeau"))
    async with Old.from_file(export, tmp_path) as old:
        pages = await all_pages(old)
        for page in pages:
            for version in {page.began, page.ended or page.began + 999}:
                assert await old.table.pages.of(SYSTEM, old.now.campaign_id, version) == page

    assert len(pages) > 2


@pytest.mark.parametrize("export", EXPORTS)
async def test_pages_of_old_saves_tell_what_the_whole_tells(export: str, tmp_path: Path) -> None:
    """Every campaign of every release: deed by deed, and line by line in the journal."""
    async with Old.from_file(export, tmp_path) as old:
        whole, reader = await old.entries(), JournalReader(bot_of(old.table))
        assert await joined(old) == whole
        told = [
            line for page in await all_pages(old) for line in await reader.lines(old.now, (), "fr", page.number)
        ]

    once = PRESENTER.journal("fr").lines(old.campaign, entries_heard(whole, ()))
    assert [line.text for line in told] == [line.text for line in once]


@asynccontextmanager
async def moody(folder: Path) -> AsyncIterator[Old]:
    """A campaign of several quests whose players go on and take back again and again."""
    async with Old.from_file("0.1.0/act_two.flambeau", folder) as old:
        begun = len(await all_pages(old))
        while len(await all_pages(old)) < begun + 2:
            await some_deeds(old, AROUND_A_DEED)
            await try_to(old, Undo())
            await some_deeds(old, AROUND_A_DEED)
            await try_to(old, TakeBackRound())
        yield old


async def some_deeds(old: Old, number: int) -> None:
    """Automatic players go on for so many deeds."""
    until = old.now.version + number
    await old.plays_on(lambda _: old.now.version >= until)


async def try_to(old: Old, deed: Any) -> None:
    """Take something back where the rules let one; whose turn it is may, and so may the owner."""
    for player in {old.campaign.owner, *(seat.player for seat in old.campaign.seats)}:
        try:
            await old.act(deed, player)
        except Refused:
            continue
        return


async def test_what_is_taken_back_is_never_on_another_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a log full of undoing and rounds taken back the pages are the whole, also where they are continued."""
    async with moody(tmp_path) as old:
        raw, whole = await old.store.annals(old.now.campaign_id), await old.entries()
        assert sum('"undo"' in line.deed for line in raw) >= 3, "something was undone"
        assert sum('"take_back_round"' in line.deed for line in raw) >= 3, "rounds were taken back"
        assert len(whole) < len(raw)
        assert await joined(old) == whole

        short = await cut_short(old, tmp_path / "short", monkeypatch)
        assert short == whole


async def cut_short(old: Old, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The same campaign brought in elsewhere, where pages are continued after a few deeds."""
    monkeypatch.setattr("bot.store.records.LONG_PAGE", SHORT)
    content = await old.table.export(old.now.campaign_id, old.campaign.owner, manager=True)
    async with await open_store(folder / "flambeau.sqlite3", now=NOW) as store:
        table = Table(store, now=lambda: NOW)
        now = await table.bring_in(content, 1, guild=1, channel=2, interaction=3, manager=True)
        other = Old(store, table, now)
        pages = await all_pages(other)
        assert any(not page.opens for page in pages), "a page was continued"
        reader, gathering = JournalReader(bot_of(table)), PRESENTER.words("en").text("journal-gathering")
        for page in pages[1:]:
            told = await reader.lines(now, (), "en", page.number)
            assert all(line.heading != gathering for line in told), "a continued page knows what it tells of"
        return (await joined(other))[:-1]  # the last deed is that it was brought in


# No more than is shown --------------------------------------------------------------------------------------------


class Effort:
    """What looking at something costs: steps of the database, and events that are read."""

    def __init__(self) -> None:
        self.steps = self.events = 0

    def step(self) -> None:
        """SQLite has done one more thing."""
        self.steps += 1

    async def of(self, look: Callable[[], Awaitable[Any]]) -> tuple[int, int]:
        """Look twice, as what is found out once is kept; what the second time costs."""
        await look()
        self.steps = self.events = 0
        await look()
        return self.steps, self.events


@pytest.fixture
async def effort(monkeypatch: pytest.MonkeyPatch) -> Effort:
    """Counts every event that is read."""
    counted, read = Effort(), type(SYSTEM).read_event

    def count(self: Any, text: str, rules: int) -> Any:
        counted.events += 1
        return read(self, text, rules)

    monkeypatch.setattr(type(SYSTEM), "read_event", count)
    return counted


async def short_and_long(old: Old, effort: Effort) -> tuple[int, int]:
    """The same campaign after about a hundred deeds and after fifty thousand, with every step counted."""
    database = cast("Any", old.store).database
    for thread in (database._reader, database._archivist):
        await thread.run(lambda db: db.set_progress_handler(effort.step, 1))
    saved, annals = await old.store.load(old.now.campaign_id), await old.store.annals(old.now.campaign_id)
    quest = (await old.table.pages.last(SYSTEM, old.now.campaign_id)).opened
    made = [
        await long_campaign(old.store, saved, annals, began=quest, deeds=deeds, channel=deeds, now=NOW)
        for deeds in (100, 50_000)
    ]
    return made[0], made[1]


LANGUAGE: Language = "en"


async def test_looking_back_costs_the_same_after_fifty_thousand_deeds(tmp_path: Path, effort: Effort) -> None:
    """The journal's newest page, catching up, the day's chronicle, statistics: what they cost does not grow."""
    async with Old.from_file("0.1.0/quest_over.flambeau", tmp_path) as old:
        reader = JournalReader(bot_of(old.table))

        def looks(campaign_id: int) -> dict[str, Callable[[], Awaitable[Any]]]:
            async def journal() -> None:
                now = await old.table.look(campaign_id)
                assert (await reader.open(now, (), Leaf(), LANGUAGE)).page.lines

            async def catch_up() -> None:
                now = await old.table.look(campaign_id)
                entries = await old.table.pages.back(SYSTEM, campaign_id, lambda first: True)
                told = PRESENTER.catch_up(now.campaign, entries, Mark(1), 7, LANGUAGE, page=1, whole=False)
                assert told.page.lines

            async def statistics() -> None:
                assert await old.table.quest_annals(campaign_id)

            async def day() -> None:
                await chronicle(bot_of(old.table), campaign_id, NOW, NOW + DAY)

            async def why() -> None:
                last = await old.store.last_told(campaign_id, GroupActivated.kind)
                assert await old.table.happened(campaign_id, last - 1)

            return {"why": why, "journal": journal, "catch_up": catch_up, "statistics": statistics, "day": day}

        short, long = await short_and_long(old, effort)
        for name, look in looks(long).items():
            steps, events = await effort.of(looks(short)[name])
            assert events > 0
            more_steps, more_events = await effort.of(look)
            assert more_events <= 1.15 * events, name
            assert more_steps <= 1.15 * steps, name
        assert await old.store.version(long) == pytest.approx(50_000, rel=0.01)


# Contents ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "won"), [("fr", "gagnée"), ("en", "won")])
async def test_the_contents_say_what_every_chapter_amounts_to(tmp_path: Path, language: Language, won: str) -> None:
    """One line each, ten to a leaf, the newest leaf first; what has an end says which."""
    async with Old.from_file("0.1.0/act_two.flambeau", tmp_path) as old:
        reader = JournalReader(bot_of(old.table))
        newest = await reader.contents(old.now, None, language)
        first = await reader.contents(old.now, 1, language)
        pages = len(await all_pages(old))

    assert [*first.lines, *newest.lines] == list(range(pages))
    assert len(first.lines) == CHAPTERS_LISTED
    assert (newest.number, newest.count) == (2, 2)
    assert won in str(first.lines.values())
    assert PRESENTER.words(language).text("journal-gathering") in first.lines[0]


async def test_what_a_chapter_amounts_to_is_worked_out_once(tmp_path: Path, effort: Effort) -> None:
    """Of chapters that are closed the contents read nothing again; what is still open is added up anew."""
    async with Old.from_file("0.1.0/act_two.flambeau", tmp_path) as old:
        reader = JournalReader(bot_of(old.table))
        before = await reader.contents(old.now, 1, "en")
        effort.events = 0
        assert await reader.contents(old.now, 1, "en") == before
        assert effort.events == 0

        *closed, last = await all_pages(old)
        assert all(Gist.read(page.summary) for page in closed[:CHAPTERS_LISTED])
        assert last.summary is None
        await reader.contents(old.now, None, "en")
        assert (await all_pages(old))[-1].summary is None, "what may be taken back is not kept"


async def test_a_summary_that_cannot_be_read_is_made_anew(tmp_path: Path) -> None:
    """Whatever another Flambeau kept there, the contents are right."""
    async with Old.from_file("0.1.0/act_two.flambeau", tmp_path) as old:
        reader = JournalReader(bot_of(old.table))
        right = await reader.contents(old.now, 1, "en")
        await old.store.pages.summarise(old.now.campaign_id, 1, '{"of": "another time"}')

        assert await reader.contents(old.now, 1, "en") == right


# The journal ------------------------------------------------------------------------------------------------------


async def test_pages_are_turned_across_chapters(tmp_path: Path) -> None:
    """From the newest page, older and older, to the gathering and back: every page once, and no dead end."""
    async with Old.from_file("0.1.0/in_a_city.flambeau", tmp_path) as old:
        reader = JournalReader(bot_of(old.table))
        back = [await reader.open(old.now, (), Leaf(), "en")]
        while (leaf := older(back[-1])) is not None:
            back.append(await reader.open(old.now, (), leaf, "en"))
        forth = [back[-1]]
        while (leaf := newer(forth[-1])) is not None:
            forth.append(await reader.open(old.now, (), leaf, "en"))

    places = [(opened.chapter, opened.page.number) for opened in forth]
    assert places == sorted(set(places))
    assert {chapter for chapter, _ in places} == {0, 1}
    assert [opened.page for opened in reversed(back)] == [opened.page for opened in forth]


async def test_a_search_goes_back_through_the_chapters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It finds lines of all of them; where it stops, it says from which chapter on."""
    async with Old.from_file("0.1.0/act_two.flambeau", tmp_path) as old:
        reader = JournalReader(bot_of(old.table))
        everywhere = await reader.open(old.now, (), Leaf(search="zombie"), "en")
        assert everywhere.chapter == 0

        monkeypatch.setattr("cogs.journal.MOST_SEARCHED", 200)
        lately = await reader.open(old.now, (), Leaf(search="zombie"), "en")
        assert 0 < lately.chapter < lately.chapters - 1
        earlier = await reader.open(old.now, (), Leaf(lately.chapter - 1, search="zombie"), "en")
        assert earlier.chapter < lately.chapter
