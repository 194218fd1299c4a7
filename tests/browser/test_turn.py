"""A turn in a real browser: the page of the local table, the real bot behind it."""

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.app import Flambeau
from bot.local.server import LocalDiscord
from bot.settings import Settings

from ..e2e.spec import spec_path

pytestmark = [
    pytest.mark.browser,
    # aiohttp warns of itself when a picture arrives in unlucky pieces; as an error it would break the upload.
    pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"),
]

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000
"""Milliseconds; the first picture of a fresh process takes a while."""
ATTEMPTS = 3


def chromium() -> str:
    """Where the browser is; without one the test is skipped, but never in CI."""
    for place in (os.environ.get("CHROMIUM"), shutil.which("chromium"), "/usr/bin/chromium"):
        if place and Path(place).exists():
            return place
    reason = "no Chromium found (set CHROMIUM to its path)"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    """The parts of `flambeau play`: a local Discord and the bot."""
    local = LocalDiscord(spec=spec_path())
    await local.start()
    # With this seed a zombie can be struck from E2.
    bot = Flambeau(Settings(database=tmp_path / "flambeau.sqlite3", discord_url=local.url), seeds=lambda: "suie")
    running = asyncio.create_task(bot.start(local.token))
    await local.wait_ready()
    yield local
    await bot.close()
    await running
    await local.stop()
    assert local.violations == []


@pytest.fixture
async def page(table: LocalDiscord) -> AsyncIterator[Page]:
    """The channel in Chromium, as large as a phone."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = await browser.new_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
        page.set_default_timeout(PATIENCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(table.url)
        yield page
        await browser.close()
        assert faults == []


async def type_command(page: Page, command: str) -> None:
    """Type a slash command as a person does, without any options."""
    line = page.get_by_test_id("command-line")
    await line.fill(command)
    await line.press("Enter")
    await page.get_by_test_id("send").click()


async def choose(page: Page, menu: str, line: str) -> None:
    """Open a menu of the last message and take the first line with this text.

    A message that is edited at that moment closes its menu; a person opens it again.
    """
    option = page.get_by_role("option").filter(has_text=line).first
    for _ in range(ATTEMPTS):
        await page.get_by_role("combobox", name=menu).last.click()
        try:
            await option.click(timeout=PATIENCE // ATTEMPTS)
        except PlaywrightTimeout:
            await page.keyboard.press("Escape")
        else:
            return
    raise AssertionError(f"no line {line!r} in the menu {menu!r}")


async def press(page: Page, name: str) -> None:
    """Press the newest button of this name."""
    await page.get_by_role("button", name=name, exact=True).last.click()


async def begin(page: Page) -> None:
    """Alix and Bruno gather and set out."""
    await type_command(page, "/campagne nouvelle")
    await choose(page, "Choisir un héros…", "Syndrael")
    await expect(page.get_by_text("1 sur 4")).to_be_visible(timeout=PATIENCE)
    await page.get_by_test_id("player-Bruno").click()
    await choose(page, "Choisir un héros…", "Grisban")
    await expect(page.get_by_text("2 sur 4")).to_be_visible(timeout=PATIENCE)
    await page.get_by_test_id("player-Alix").click()
    await press(page, "Lancer la quête")


async def test_a_turn_in_the_browser(page: Page) -> None:
    """Two players create a campaign, join, set out, and one takes a turn with buttons and sees the board."""
    await begin(page)
    await page.get_by_role("button", name="Au tour de Syndrael").last.click()
    picture = page.get_by_test_id("picture").locator("img").last
    await expect(picture).to_be_visible(timeout=PATIENCE)
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 500
    await press(page, "→")
    await expect(page.get_by_text("avance en B3")).to_be_visible(timeout=PATIENCE)
    await press(page, "Finir le tour")
    await expect(page.get_by_text("Il vous reste ce tour-ci")).to_be_visible(timeout=PATIENCE)
    await press(page, "Finir quand même")

    await expect(page.get_by_role("button", name="Pourquoi").last).to_be_visible(timeout=PATIENCE)
    await expect(page.locator(".panel-head").last).to_contain_text("Au tour de Grisban", timeout=PATIENCE)


async def test_an_answer_is_seen_wherever_it_was_asked_for(page: Page) -> None:
    """« Pourquoi ? » stands on a message above the panel; what it tells is at the end of the channel, in view."""
    await begin(page)
    await page.get_by_role("button", name="Au tour de Syndrael").last.click()
    await press(page, "Finir le tour")
    await press(page, "Finir quand même")
    why = page.get_by_role("button", name="Pourquoi").last
    await expect(why).to_be_visible(timeout=PATIENCE)
    private = page.get_by_text("Vous seul·e voyez ce message")
    so_far = await private.count()
    await page.evaluate("document.getElementById('messages').scrollTop = 0")
    await expect(page.locator("#newer")).to_be_visible(timeout=PATIENCE)

    await why.dispatch_event("click")

    await expect(private).to_have_count(so_far + 1, timeout=PATIENCE)
    await expect(private.last).to_be_in_viewport(timeout=PATIENCE)


async def test_a_square_is_typed_and_an_attack_weighed_on_a_phone(page: Page) -> None:
    """A square typed into the form is gone to; choosing a target shows its odds, and the attack is confirmed."""
    await begin(page)
    await page.get_by_role("button", name="Au tour de Syndrael").last.click()
    await page.get_by_role("button", name="Une case…").last.click()
    form = page.get_by_role("dialog")
    await form.get_by_role("textbox").fill("e2")
    await form.get_by_test_id("modal-submit").click()
    await expect(page.get_by_text("avance en E2")).to_be_visible(timeout=PATIENCE)

    strike = page.get_by_role("button", name=re.compile(r"Zombie \d · offerte")).last
    await strike.click()
    await expect(page.get_by_text("vise Zombie")).to_be_visible(timeout=PATIENCE)
    await page.get_by_role("button", name="Laisser tomber").last.click()
    await expect(strike).to_be_visible(timeout=PATIENCE)
    await strike.click()
    await page.get_by_role("button", name="Attaquer", exact=True).last.click()

    await expect(page.get_by_text("vise Zombie")).to_have_count(0, timeout=PATIENCE)
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing reaches beyond the screen"


async def test_a_link_to_a_message_stays_on_the_page(page: Page) -> None:
    """The answer to `/campaign new` links the panel; pressing it brings the panel into view and leaves no page."""
    await type_command(page, "/campagne nouvelle")
    link = page.get_by_role("button", name="le panneau", exact=True)
    await expect(link).to_be_visible(timeout=PATIENCE)
    panel = page.locator("#entries > li").filter(has=page.get_by_role("combobox", name="Choisir un héros…"))
    await expect(panel).to_be_visible(timeout=PATIENCE)

    await link.click()

    await expect(panel).to_be_in_viewport()
    assert await page.locator("a[href*='discord.com']").count() == 0
