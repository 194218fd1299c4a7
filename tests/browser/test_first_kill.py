"""From an empty page to the first kill in a real browser, by what is offered and nothing else."""

import pytest
from playwright.async_api import Browser, expect

from bot.local.server import LocalDiscord

from .test_first_minutes import DESKTOP, PHONE, WORDS, browser, table, visiting
from .test_fit import check
from .test_turn import PATIENCE

pytestmark = [
    pytest.mark.browser,
    # aiohttp warns of itself when a picture arrives in unlucky pieces; as an error it would break the upload.
    pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"),
]

__all__ = ["browser", "table"]

SURGE = {"fr-FR": "élimine", "en-US": "defeats"}
"""The surge option says that it decides the attack."""
TOLD = {"fr-FR": "C’en est fini de Zombie 1", "en-US": "That was the end of Zombie 1"}
PRESSES = 8


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("locale", list(WORDS))
async def test_a_first_visit_leads_to_a_first_kill(
    browser: Browser, table: LocalDiscord, locale: str, size: tuple[int, int]
) -> None:
    """Eight presses: who was killed is told by its name, with the dice and the board on one screen."""
    async with visiting(browser, table, locale, size) as alix:
        errors: list[str] = []
        alix.page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        await alix.begin()
        await alix.roll()
        await alix.press(alix.page.get_by_role("button", name=SURGE[locale]).last)

        panel = alix.page.locator(".container.panel").last
        await expect(panel.locator(".panel-head")).to_contain_text(TOLD[locale], timeout=PATIENCE)
        await expect(panel.get_by_test_id("picture")).to_have_count(2)
        await check(alix.page)
        assert (await alix.page.title()).startswith(alix.words["title"])
        assert alix.presses == PRESSES
        assert errors == []
