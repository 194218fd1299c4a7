"""The author's page in a real browser: what is saved is shown, without a reload by hand."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.descent.author.desk import Desk
from bot.descent.author.server import AuthorPage
from bot.descent.simulate.batch import Batch, Played, play_one
from tests.browser.test_turn import ARGUMENTS, PATIENCE, chromium
from tests.descent.author.conftest import draft, rewrite

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("stated_decks")]

__all__ = ["draft"]

PHONE, DESKTOP = (390, 844), (1440, 900)
SOON = 0.05
"""Seconds between two looks at the files."""


async def aside(batch: Batch) -> AsyncGenerator[Played]:
    """Games in a thread: the page goes on meanwhile, and the library has been read already."""
    for seed in batch.numbers():
        yield await asyncio.to_thread(play_one, batch, seed)


@pytest.fixture
async def workshop(draft: Path) -> AsyncIterator[AuthorPage]:
    """The parts of `flambeau author`."""
    page = AuthorPage(Desk(draft, games=aside, every=SOON))
    await page.start()
    yield page
    await page.stop()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        await browser.close()


async def visit(
    browser: Browser, workshop: AuthorPage, size: tuple[int, int], locale: str
) -> tuple[Page, list[str]]:
    """The page, opened; and what goes wrong on it."""
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, locale=locale)
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    await page.goto(workshop.url)
    await expect(page.get_by_test_id("map")).to_be_visible(timeout=PATIENCE)
    return page, wrong


async def test_what_is_saved_is_shown(browser: Browser, workshop: AuthorPage, draft: Path) -> None:
    """A new map, a mistake at its place, a broken file that keeps the last map, and all is well again."""
    page, wrong = await visit(browser, workshop, DESKTOP, "en-US")
    state, picture = page.get_by_test_id("state"), page.get_by_test_id("map")
    await expect(state).to_have_text("3 mistakes")

    rewrite(draft, "square: D5", "square: D9")
    await expect(page.locator('.mark[data-square="D9"]')).to_be_visible(timeout=PATIENCE)
    await expect(picture).to_have_attribute("data-revision", "2")
    await page.locator('.mark[data-square="D9"]').click()
    await expect(page.locator(".line.meant")).to_contain_text("square: D9")

    rewrite(draft, "areas:\n", "areas: [\n")
    await expect(page.get_by_text("this is the last sound map")).to_be_visible(timeout=PATIENCE)
    await expect(picture).to_be_visible()
    await page.get_by_test_id("tab-mistakes").click()
    await expect(page.get_by_test_id("mistake")).to_contain_text("this is no YAML")

    rewrite(draft, "areas: [\n", "areas:\n")
    rewrite(draft, "square: D9", "square: E5")
    rewrite(draft, "locked: true", "locked: false")
    await expect(page.get_by_test_id("no-mistake")).to_be_visible(timeout=PATIENCE)
    await expect(state).to_have_text("No mistakes")
    await expect(page.locator(".source")).to_contain_text("square: E5")
    assert wrong == []


async def test_players_see_what_has_come_into_view(browser: Browser, workshop: AuthorPage) -> None:
    """The other view of the map: area by area, with everybody on it."""
    page, wrong = await visit(browser, workshop, DESKTOP, "en-US")
    await page.get_by_test_id("view-players").click()
    sizes = []
    for area in ("nave", "hall"):
        await page.get_by_test_id(f"area-{area}").click()
        picture = page.locator(f'[data-testid="map"][src*="players"][src*="area={area}"]')
        await expect(picture).to_be_visible(timeout=PATIENCE)
        sizes.append(await picture.evaluate("image => image.naturalWidth / image.naturalHeight"))

    assert sizes[0] < sizes[1]
    assert wrong == []


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "fr-FR"), (DESKTOP, "en-US")], ids=["phone", "desktop"])
async def test_texts_and_events_on_every_screen(
    browser: Browser, workshop: AuthorPage, draft: Path, size: tuple[int, int], locale: str
) -> None:
    """A missing text is marked; games colour the graph and explain; nothing is wider than the screen."""
    page, wrong = await visit(browser, workshop, size, locale)
    french = locale.startswith("fr")
    rewrite(draft.with_suffix(".en.ftl"), "message-horde", "message-hoard")
    await page.get_by_test_id("tab-texts").click()
    await page.get_by_test_id("texts-missing").click()
    row = page.get_by_test_id("text")
    await expect(row).to_have_count(1)
    await expect(row).to_contain_text("Ils sont nombreux.")
    await expect(row.locator(".missing")).to_have_text("EN — manque" if french else "EN — missing")

    await page.get_by_test_id("tab-events").click()
    await page.get_by_label("Héros" if french else "Heroes").select_option("2")
    await page.get_by_test_id("rehearse").click()
    await expect(page.locator('[data-testid="rehearsal"][data-over="true"]')).to_be_visible(timeout=4 * PATIENCE)
    came = {
        node: await page.get_by_test_id(f"node-event:{node}").get_attribute("data-came")
        for node in ("dusk", "third_ring")
    }
    assert came == {"dusk": "always", "third_ring": "never"}
    told = "n’était pas vrai" if french else "did not hold"
    await expect(page.get_by_test_id("finding-never")).to_contain_text(told)

    await page.get_by_test_id("node-event:third_ring").click()
    await expect(page.locator(".line.meant")).to_contain_text("id: third_ring")
    await page.get_by_test_id("lang-en" if french else "lang-fr").click()
    await expect(page.get_by_test_id("tab-map")).to_have_text("Map" if french else "Carte")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wrong == []
