"""The first minutes in a real browser: an empty page, one press, the board, and the first roll of the dice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.app import Flambeau
from bot.cli.play import show_who_is_awaited
from bot.local.server import LocalDiscord
from bot.settings import Settings

from ..e2e.spec import spec_path
from .test_turn import ARGUMENTS, PATIENCE, chromium

pytestmark = [
    pytest.mark.browser,
    # aiohttp warns of itself when a picture arrives in unlucky pieces; as an error it would break the upload.
    pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"),
]

PHONE, DESKTOP = (390, 844), (1280, 900)
MOST_ALONE, MOST_FOR_TWO = 8, 10
"""Presses from the page to the first roll, as few as it takes."""

WORDS = {
    "fr-FR": {
        "start": "Jouer maintenant",
        "turn": "Au tour de Léoric",
        "join": "Rejoindre avec Léoric",
        "title": "▶ à vous",
        "go": "Aller en…",
        "strike": "Attaquer",
        "roll": "Léoric tire sur",
    },
    "en-US": {
        "start": "Play now",
        "turn": "Leoric goes",
        "join": "Join as Leoric",
        "title": "▶ your turn",
        "go": "Go to…",
        "strike": "Attack",
        "roll": "Leoric shoots at",
    },
}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    """The parts of `flambeau play`: a local Discord, the bot, and who is awaited."""
    local = LocalDiscord(spec=spec_path())
    await local.start()
    settings = Settings(database=tmp_path / "flambeau.sqlite3", discord_url=local.url)
    bot = Flambeau(settings, seeds=lambda: "first minutes")
    show_who_is_awaited(local, bot)
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


class Visitor:
    """Somebody at the page who counts every press."""

    def __init__(self, page: Page, locale: str) -> None:
        self.page = page
        self.words = WORDS[locale]
        self.presses = 0

    async def press(self, button: Locator) -> None:
        await expect(button).to_be_enabled(timeout=PATIENCE)
        await button.click()
        self.presses += 1

    async def begin(self) -> None:
        """The one press of the empty page, until the board is there."""
        await self.press(self.page.get_by_role("button", name=self.words["start"]))
        picture = self.page.get_by_test_id("picture").locator("img").last
        await expect(picture).to_be_visible(timeout=PATIENCE)
        assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 400

    async def choose(self, menu: str, line: str) -> None:
        await self.press(self.page.get_by_role("combobox", name=self.words[menu]).last)
        await self.press(self.page.get_by_role("option").filter(has_text=line).first)

    async def stands_at(self, square: str) -> None:
        """The panel says where the hero is."""
        controls = self.page.locator(".container.panel .panel-controls").last
        await expect(controls).to_contain_text(f"· {square} ·", timeout=PATIENCE)

    async def roll(self) -> None:
        """Léoric goes up the gorge to where the zombies stand, and shoots at the first of them."""
        await self.press(self.page.get_by_role("button", name=self.words["turn"]).last)
        await self.choose("go", "C10")
        await self.stands_at("C10")
        await self.press(self.page.get_by_role("button", name="↑", exact=True).last)
        await self.stands_at("C9")
        await self.press(self.page.get_by_role("button", name="Zombie 1").last)
        await self.press(self.page.get_by_role("button", name=self.words["strike"], exact=True).last)
        await expect(self.page.get_by_text(self.words["roll"]).last).to_be_visible(timeout=PATIENCE)


def visiting(
    browser: Browser, table: LocalDiscord, locale: str, size: tuple[int, int]
) -> AbstractAsyncContextManager[Visitor]:
    """A first visit with a browser of this language and size; no script may stumble."""

    @asynccontextmanager
    async def visit() -> AsyncIterator[Visitor]:
        page = await browser.new_page(viewport={"width": size[0], "height": size[1]}, locale=locale)
        page.set_default_timeout(PATIENCE)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(table.url)
        yield Visitor(page, locale)
        assert await page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing is cut off"
        assert faults == []

    return visit()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("locale", list(WORDS))
async def test_one_press_leads_from_the_empty_page_to_the_board(
    browser: Browser, table: LocalDiscord, locale: str, size: tuple[int, int]
) -> None:
    """The page speaks the browser's language, one button begins, and then it says whose turn it is."""
    async with visiting(browser, table, locale, size) as alix:
        await alix.begin()

        await expect(alix.page.get_by_role("button", name=alix.words["turn"])).to_be_visible(timeout=PATIENCE)
        await expect(alix.page.locator(".player.awaited")).to_have_text("AAlix", timeout=PATIENCE)
        assert (await alix.page.title()).startswith(alix.words["title"])
        assert await alix.page.evaluate("document.documentElement.lang") == locale[:2]
        assert alix.presses == 1


async def test_alone_to_the_first_roll(browser: Browser, table: LocalDiscord) -> None:
    """One player with two heroes has rolled dice after a handful of presses."""
    async with visiting(browser, table, "en-US", DESKTOP) as alix:
        await alix.begin()
        await alix.roll()

        assert alix.presses <= MOST_ALONE


async def test_two_players_to_the_first_roll(browser: Browser, table: LocalDiscord) -> None:
    """A second player sits down by one press, is awaited as well, and rolls the first dice."""
    async with visiting(browser, table, "fr-FR", PHONE) as alix:
        await alix.begin()
        await alix.press(alix.page.get_by_test_id("player-Bruno"))
        assert not (await alix.page.title()).startswith(alix.words["title"])
        await alix.press(alix.page.get_by_role("button", name=alix.words["join"]).last)
        await expect(alix.page.locator(".player.awaited")).to_have_count(2, timeout=PATIENCE)
        assert (await alix.page.title()).startswith(alix.words["title"])
        await alix.roll()

        assert alix.presses <= MOST_FOR_TWO


async def test_a_lost_connection_leaves_the_channel_readable(browser: Browser, table: LocalDiscord) -> None:
    """On a phone the sentence has a line of its own: channel, arrow and pin stay where they are."""
    async with visiting(browser, table, "fr-FR", PHONE) as alix:
        page = alix.page
        channel, pin = page.get_by_test_id("channel"), page.get_by_test_id("pins")
        await expect(page.get_by_test_id("start")).to_be_visible(timeout=PATIENCE)
        before = [await channel.bounding_box(), await pin.bounding_box()]

        await page.context.set_offline(True)
        await table.page.close()

        state = page.get_by_test_id("bot-state")
        await expect(state).to_have_text("Connexion perdue, nouvel essai…", timeout=PATIENCE)
        await expect(state).to_be_visible()
        assert [await channel.bounding_box(), await pin.bounding_box()] == before
        line = await state.bounding_box()
        assert line is not None
        assert all(box is not None and box["y"] + box["height"] <= line["y"] for box in before)


async def test_another_window_follows_a_change_of_language(browser: Browser, table: LocalDiscord) -> None:
    """A page that is open already speaks French as soon as its player does so in another window."""
    async with (
        visiting(browser, table, "en-US", DESKTOP) as alix,
        visiting(browser, table, "en-US", DESKTOP) as again,
    ):
        await expect(again.page.get_by_role("button", name="Play now")).to_be_visible(timeout=PATIENCE)

        await alix.page.get_by_test_id("lang-fr").click()

        await expect(again.page.get_by_role("button", name="Jouer maintenant")).to_be_visible(timeout=PATIENCE)
        await expect(again.page.get_by_test_id("lang-fr")).to_have_attribute("aria-pressed", "true")
