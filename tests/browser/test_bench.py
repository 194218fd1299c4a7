"""The test bench in a real browser: an author reveals, sets, gives, keeps a moment, comes back to it, and forks."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.app import Flambeau
from bot.cli.play import set_up_bench
from bot.local.server import LocalDiscord
from bot.settings import Settings

from ..e2e.spec import spec_path
from .test_turn import ARGUMENTS, PATIENCE, chromium

pytestmark = [
    pytest.mark.browser,
    # aiohttp warns of itself when a picture arrives in unlucky pieces; as an error it would break the upload.
    pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"),
]

PHONE, DESKTOP = (390, 844), (1500, 950)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    """`flambeau play --bench`: a local Discord, the bot, and a bench beside them."""
    local = LocalDiscord(spec=spec_path())
    await local.start()
    settings = Settings(database=tmp_path / "flambeau.sqlite3", discord_url=local.url)
    bot = Flambeau(settings, seeds=lambda: "bench")
    set_up_bench(local, bot, settings)
    running = asyncio.create_task(bot.start(local.token))
    await local.wait_ready()
    yield local
    await bot.close()
    await running
    await local.stop()
    assert local.violations == []


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        await browser.close()


async def visit(browser: Browser, table: LocalDiscord, size: tuple[int, int]) -> Page:
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, locale="en-US")
    page.set_default_timeout(PATIENCE)
    await page.goto(table.url)
    return page


def row(page: Page, name: str) -> Locator:
    """A line of the bench."""
    return page.get_by_test_id(f"row-{name}")


async def picture(page: Page, name: str) -> None:
    """Kept to be looked at where FLAMBEAU_SCREENSHOTS names a folder."""
    if folder := os.environ.get("FLAMBEAU_SCREENSHOTS"):
        await page.screenshot(path=Path(folder) / f"{name}.png")


async def test_an_author_tries_a_quest_out(browser: Browser, table: LocalDiscord) -> None:
    """Every kind of change shows on the bench and in the channel; a kept moment is gone back to, and forked."""
    page = await visit(browser, table, DESKTOP)
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_test_id("picture").locator("img").last).to_be_visible(timeout=PATIENCE)
    await page.get_by_test_id("bench-open").click()

    await expect(row(page, "gold")).to_contain_text("100", timeout=PATIENCE)
    await page.get_by_test_id("point-save").click()
    await expect(page.get_by_test_id("point-restore")).to_be_visible(timeout=PATIENCE)
    await row(page, "gold").get_by_role("spinbutton").fill("30")
    await row(page, "gold").get_by_role("button").click()
    await expect(row(page, "gold")).to_contain_text("130", timeout=PATIENCE)
    await expect(page.get_by_text("The test bench gives 30 gold.").last).to_be_visible(timeout=PATIENCE)
    hidden = page.get_by_test_id("shelf-areas").get_by_role("listitem").filter(has_text="unseen").first
    area = await hidden.get_attribute("data-testid")
    await hidden.get_by_role("button", name="Go there").click()
    await expect(page.get_by_test_id(area or "")).to_contain_text("in view", timeout=PATIENCE)
    await row(page, "red").get_by_role("button").last.click()
    await expect(row(page, "loaded")).to_contain_text("♥♥♥", timeout=PATIENCE)
    await picture(page, "bench-desktop")

    await page.get_by_test_id("point-fork").click()
    await expect(page.get_by_role("combobox", name="Channel")).to_contain_text("essai", timeout=PATIENCE)
    await expect(row(page, "gold")).to_contain_text("100", timeout=PATIENCE)
    await page.get_by_test_id("point-restore").click()
    await expect(row(page, "gold")).to_contain_text("100", timeout=PATIENCE)


async def test_the_bench_fits_a_phone(browser: Browser, table: LocalDiscord) -> None:
    """On a phone it lies in front of the channel, nothing is cut off, and it is put away again."""
    page = await visit(browser, table, PHONE)
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_test_id("picture").locator("img").last).to_be_visible(timeout=PATIENCE)
    await page.get_by_test_id("bench-open").click()
    await expect(row(page, "gold")).to_be_visible(timeout=PATIENCE)
    await picture(page, "bench-phone")

    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await page.get_by_test_id("bench").get_by_role("button", name="Close").click()
    await expect(page.get_by_test_id("bench")).to_be_hidden()


async def test_without_a_bench_the_page_shows_none(browser: Browser, table: LocalDiscord) -> None:
    """Who only wants to play sees no such thing."""
    table.page.bench = None
    page = await visit(browser, table, PHONE)

    await expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=PATIENCE)
    await expect(page.get_by_test_id("bench-open")).to_have_count(0)
