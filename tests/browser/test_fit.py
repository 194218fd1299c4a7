"""A panel fits the screen: what has just happened, the board and every control are seen together."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from playwright.async_api import Page, async_playwright, expect

from bot.local.server import LocalDiscord
from tests.browser.test_turn import ARGUMENTS, PATIENCE, choose, chromium, press, table, type_command

pytestmark = [
    pytest.mark.browser,
    # aiohttp warns of itself when a picture arrives in unlucky pieces; as an error it would break the upload.
    pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"),
]

__all__ = ["table"]

PHONE, DESKTOP = (390, 844), (1280, 900)
SMALLEST_BOARD = 150
"""Pixels a board has to have on the screen, else it fits because it can't be read."""

MEASURE = """() => {
  const panel = [...document.querySelectorAll("#entries .container.panel")].at(-1).closest(".message");
  const top = panel.getBoundingClientRect().top;
  const ends = [...panel.querySelectorAll(".button, .select, .picture")].map((one) => one.getBoundingClientRect());
  return {
    needed: Math.max(...ends.map((one) => one.bottom)) - top,
    room: document.getElementById("messages").clientHeight,
    board: panel.querySelector(".picture img").clientHeight,
    shown: Math.max(...ends.map((one) => one.right)) <= innerWidth,
    above: top - document.getElementById("messages").getBoundingClientRect().top,
  };
}"""


@dataclass(frozen=True)
class Said:
    """What a player of one language reads and types."""

    command: str
    hero: str
    joined: str
    start: str
    take: str
    end: str
    anyway: str
    why: str


WORDS = {
    "fr": Said(
        "/campagne nouvelle",
        "Choisir un héros…",
        "sur 4",
        "Lancer la quête",
        "Au tour de Syndrael",
        "Finir le tour",
        "Finir quand même",
        "Pourquoi",
    ),
    "en": Said(
        "/campaign new",
        "Choose a hero…",
        "of 4",
        "Start the quest",
        "Syndrael goes",
        "End turn",
        "End anyway",
        "Why?",
    ),
}


@pytest.fixture
async def page(table: LocalDiscord) -> AsyncIterator[Page]:
    """The channel in Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = await browser.new_page()
        page.set_default_timeout(PATIENCE)
        await page.goto(table.url)
        yield page
        await browser.close()


async def begin(page: Page, said: Said, language: str) -> None:
    """Two players who speak this language gather and set out."""
    for player in ("Bruno", "Alix"):
        await page.get_by_test_id(f"player-{player}").click()
        spoken = page.get_by_test_id(f"lang-{language}")
        if await spoken.get_attribute("aria-pressed") != "true":
            await spoken.click()
        await expect(spoken).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    await type_command(page, said.command)
    await choose(page, said.hero, "Syndrael")
    await expect(page.get_by_text(f"1 {said.joined}")).to_be_visible(timeout=PATIENCE)
    await page.get_by_test_id("player-Bruno").click()
    await choose(page, said.hero, "Grisban")
    await expect(page.get_by_text(f"2 {said.joined}")).to_be_visible(timeout=PATIENCE)
    await page.get_by_test_id("player-Alix").click()
    await press(page, said.start)


async def check(page: Page) -> None:
    """From the top of the panel's message to the last thing that can be pressed nobody has to scroll."""
    picture = page.locator(".container.panel .picture img").last
    await expect(picture).to_be_visible(timeout=PATIENCE)
    await picture.evaluate("image => image.decode()")
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found = await page.evaluate(MEASURE)
    assert found["needed"] <= found["room"], found
    assert found["above"] >= 0, found
    assert found["board"] >= SMALLEST_BOARD, found
    assert found["shown"], found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_usual_turn_fits_the_screen(page: Page, size: tuple[int, int], language: str) -> None:
    """Who goes now, a turn, and the turn after the monsters, which begins by itself: each is seen as a whole."""
    said = WORDS[language]
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await begin(page, said, language)
    take = page.get_by_role("button", name=said.take).last
    await take.wait_for()
    await check(page)

    await take.click()
    await press(page, "→")
    await expect(page.locator(".container.panel .panel-controls").last).to_contain_text("· B3 ·", timeout=PATIENCE)
    await check(page)

    await press(page, said.end)
    await press(page, said.anyway)
    await expect(page.get_by_role("button", name=said.why).last).to_be_visible(timeout=PATIENCE)
    await expect(page.get_by_role("button", name=said.end).last).to_be_visible(timeout=PATIENCE)
    await check(page)
