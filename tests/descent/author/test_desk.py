"""The author's desk: files that change are read anew, and drafts are rehearsed beside the page."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.descent.author.desk import Desk, Watcher
from bot.descent.author.rehearsing import rehearse
from bot.descent.author.server import AuthorPage
from bot.descent.simulate.batch import Batch, Played, play_all
from tests.descent.author.conftest import rewrite

NEVER = 3600.0
"""Nobody looks at the files by the clock: tests look when they want to."""
pytestmark = pytest.mark.usefixtures("stated_decks")


async def here(batch: Batch) -> AsyncGenerator[Played]:
    """Games in this process, which has its library already."""
    for played in play_all(batch):
        yield played


async def until(desk: Desk, watcher: Watcher) -> None:
    """Wait until a rehearsal is over."""
    while desk.rehearsal is None or not desk.rehearsal.over:
        watcher.news.clear()
        await watcher.news.wait()


async def test_whatever_changes_is_read_anew(draft: Path) -> None:
    """The quest's file, its texts, and texts that were not there before; what nobody wrote in is not read again."""
    desk = Desk(draft)
    looks = [await desk.look(), await desk.look()]
    rewrite(draft, "square: D5", "square: E5")
    looks.append(await desk.look())
    rewrite(draft.with_suffix(".fr.ftl"), "la cloche", "la grosse cloche")
    looks.append(await desk.look())
    (draft.parent / "locales" / "en").mkdir(parents=True)
    (draft.parent / "locales" / "en" / "more.ftl").write_text("unique-ringer = the ringer\n", encoding="utf-8")
    looks += [await desk.look(), await desk.look()]

    assert looks == [True, False, True, True, True, False]
    assert desk.revision == 4


async def test_whoever_looks_on_is_told(draft: Path) -> None:
    """A watcher hears of each change, and of the end."""
    desk = Desk(draft, every=NEVER)
    watcher = Watcher()
    desk.watchers.add(watcher)
    await desk.open()
    assert watcher.news.is_set()

    watcher.news.clear()
    rewrite(draft, "square: D5", "square: E5")
    await desk.look()
    assert watcher.news.is_set()
    await desk.close()
    assert watcher.gone


async def test_the_desk_looks_by_itself(draft: Path) -> None:
    """A saved file is seen without anybody asking."""
    desk = Desk(draft, every=0.01)
    watcher = Watcher()
    desk.watchers.add(watcher)
    await desk.open()
    watcher.news.clear()
    rewrite(draft, "square: D5", "square: E5")
    await asyncio.wait_for(watcher.news.wait(), 30)
    await desk.close()

    assert desk.revision == 2


async def test_a_rehearsal_colours_the_graph(draft: Path) -> None:
    """How often each part came, and the tables of flambeau simulate in both languages."""
    desk = Desk(draft, games=here)
    watcher = Watcher()
    desk.watchers.add(watcher)
    await desk.look()
    assert desk.rehearse(games=2, heroes=2)
    await until(desk, watcher)
    found = (await desk.described())["rehearsal"]

    assert (found["games"], found["played"], found["over"], found["revision"]) == (2, 2, True, 1)
    came = found["found"]["came"]
    assert {name: came[name] for name in ("event:dusk", "event:third_ring", "ending:lost:dark", "door:gate")} == {
        "event:dusk": 2,
        "event:third_ring": 0,
        "ending:lost:dark": 2,
        "door:gate": 0,
    }
    titles = {language: found["found"][language]["sections"][0]["title"] for language in ("fr", "en")}
    assert titles == {"fr": "Fins de partie", "en": "How games end"}
    await desk.close()


async def test_another_rehearsal_breaks_the_first_off(draft: Path) -> None:
    """Whoever presses the button again wants to know of the draft as it is now."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def endless(batch: Batch) -> AsyncGenerator[Played]:
        try:
            begun.set()
            await asyncio.Event().wait()
            yield Played.model_construct()
        finally:
            ended.set()

    desk = Desk(draft, games=endless)
    await desk.look()
    desk.rehearse(games=1)
    await begun.wait()
    desk.rehearse(games=3)
    await ended.wait()

    assert desk.rehearsal is not None
    assert desk.rehearsal.games == 3
    await desk.close()


async def test_what_cannot_be_played_is_not_rehearsed(draft: Path) -> None:
    """There is nothing to play before the file could be read once."""
    rewrite(draft, "areas:", "regions:")
    desk = Desk(draft, games=here)
    await desk.look()

    assert not desk.rehearse()
    assert desk.rehearsal is None


async def test_games_are_played_in_a_process_beside(draft: Path) -> None:
    """The same games as here, sent over line by line."""
    desk = Desk(draft, games=here)
    await desk.look()
    assert desk.sheet.content is not None
    batch = Batch(quest="stuck_bell", heroes=2, games=1, draft=desk.sheet.content.text, traced=True)
    found = [played async for played in rehearse(batch)]

    assert [(played.seed, played.report.reason) for played in found] == [(0, "dark")]
    assert found[0].trace is not None
    assert found[0].trace.uses == {"bell/ring": (1, 0)}


# The server -------------------------------------------------------------------------------------------------------


@pytest.fixture
async def page(draft: Path) -> AsyncIterator[AuthorPage]:
    """The page of the draft, whose files nobody looks at by the clock."""
    page = AuthorPage(Desk(draft, games=here, every=NEVER))
    await page.start()
    yield page
    await page.stop()


async def test_the_page_has_all_it_asks_for(page: AuthorPage) -> None:
    """Its own files and those lent by the local table, the draft as data, and both maps."""
    async with aiohttp.ClientSession(page.url) as browser:
        for path in ("/", "/static/main.js", "/static/style.css", "/static/torch.svg"):
            assert (await browser.get(path)).status == 200, path
        sheet = await (await browser.get("/sheet")).json()
        maps = [await browser.get(f"/map/{kind}.png?area=nave&lang=fr") for kind in ("author", "players")]

    assert (sheet["quest"], sheet["revision"], sheet["areas"]) == ("stuck_bell", 1, ["nave", "hall"])
    assert [(answer.status, answer.content_type) for answer in maps] == [(200, "image/png")] * 2


async def test_the_line_tells_of_news(page: AuthorPage, draft: Path) -> None:
    """One message at once, and one for each change."""
    async with aiohttp.ClientSession(page.url) as browser, browser.get("/live") as line:
        first = await line.content.readline()
        await line.content.readline()
        rewrite(draft, "square: D5", "square: E5")
        await page.desk.look()
        second = await line.content.readline()

    assert (first, second) == (b'data: {"revision": 1}\n', b'data: {"revision": 2}\n')


async def test_nothing_else_is_handed_out(page: AuthorPage) -> None:
    """No file outside the page's own, no area there is not, and nothing for another web site or host name."""
    asked = {
        "/static/..%2f..%2fdesk.py": 404,
        "/static/desk.py": 404,
        "/map/author.png?area=attic": 404,
        "/map/secret.png": 404,
    }
    async with aiohttp.ClientSession(page.url) as browser:
        for path, status in asked.items():
            assert (await browser.get(path)).status == status, path
        foreign = await browser.get("/sheet", headers={"Origin": "https://example.org"})
        borrowed = await browser.get("/sheet", headers={"Host": "evil.example"})
        form = await browser.post("/rehearse", data="games=5")
        wrong = [
            await browser.post("/rehearse", json=each)
            for each in ({"games": 0}, {"heroes": 9}, {"games": "x"}, [1])
        ]

    assert (foreign.status, borrowed.status, form.status) == (403, 403, 415)
    assert {answer.status for answer in wrong} == {400}
    assert page.desk.rehearsal is None
