"""Takes the screenshots of docs/gallery: the local table, played by people who press what is offered.

python -m tools.table_pictures    writes docs/gallery/table-*.png; needs Chromium
"""

import asyncio
import io
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from bot import heartbeat
from bot.app import Flambeau
from bot.local.objects import Message
from bot.local.server import LocalDiscord
from bot.settings import Settings
from bot.table.matters import matter_of
from bot.table.votes import CastVote
from cogs.access import stage_of
from renders.descent.warm import warm
from tests.agenda.clock import TestClock
from tests.browser.test_turn import ARGUMENTS, chromium
from tests.descent.views.journeys import on_the_map
from tests.e2e.campaigns import planted
from tests.e2e.people import Party, brave
from tests.e2e.spec import spec_path
from tools.gallery import GALLERY

COLOURS = 160
PHONE, DESKTOP, TABLET = (390, 1000), (1280, 900), (720, 1060)
TO_THE_END = """() => { for (const part of document.querySelectorAll("*")) part.scrollTop = part.scrollHeight }"""
AT_REST = "() => [...document.images].every((image) => image.complete)"
DRAWN = "() => Promise.all([...document.images].map((image) => image.decode()))"
"""A picture that is there is not yet painted."""
MOST_DEEDS = 60


@asynccontextmanager
async def table(seed: str) -> AsyncIterator[tuple[LocalDiscord, Flambeau, TestClock]]:
    """A local table on which it is ten in the morning."""
    local = LocalDiscord(spec=spec_path())
    await local.start()
    clock = TestClock(datetime.now(UTC).replace(hour=9, minute=0))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "flambeau.sqlite3", discord_url=local.url)
        bot = Flambeau(settings, clock=clock, seeds=lambda: seed)
        running = asyncio.create_task(bot.start(local.token))
        await local.wait_ready()
        await bot.studio.warm(warm)
        yield local, bot, clock
        await bot.close()
        await running
    await local.stop()


async def shoot(browser: Browser, local: LocalDiscord, name: str, size: tuple[int, int]) -> None:
    """The end of the channel as it is now, in few colours."""
    page: Page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
    await page.goto(local.url)
    await page.get_by_test_id("command-line").wait_for()
    await page.wait_for_function(AT_REST)
    await page.evaluate(TO_THE_END)
    await page.evaluate(DRAWN)
    content = await page.screenshot()
    await page.close()
    picture = Image.open(io.BytesIO(content)).convert("RGB").quantize(COLOURS)
    picture.save(GALLERY / f"table-{name}.png", optimize=True)


async def until(party: Party, so: Callable[[], bool]) -> None:
    """Play on until something is so."""
    for _ in range(MOST_DEEDS):
        if so():
            return
        await party.do(brave(party))
    raise RuntimeError("it never came to that")


async def fight(browser: Browser) -> None:
    """A turn, a question and a story of the monsters; then a turn that nobody goes on with."""
    async with table("braises") as (local, bot, clock):
        party = Party(local, local.players[:2])
        await party.gather("syndrael", "grisban_the_thirsty")
        await party.set_out()
        await until(party, lambda: any(offer.kind == "end_turn" for offer in party.offered()))
        await shoot(browser, local, "phone", PHONE)
        await until(party, lambda: any(offer.kind == "answer" for offer in party.offered()))
        await shoot(browser, local, "question", TABLET)
        await until(party, lambda: any("?why" in (key.custom_id or "") for key in _last(party).buttons()))
        await shoot(browser, local, "desktop", DESKTOP)
        await until(party, lambda: any(offer.kind == "end_turn" for offer in party.offered()))
        await (await party.players[0].slash("catchup")).settled()
        await shoot(browser, local, "catchup", PHONE)
        clock.set(clock.now() + timedelta(hours=8))
        await bot.store.note(heartbeat.NAME, clock.now().isoformat())
        bot.keeper.poke(1)
        await local.world.until(lambda: "🔔" in party.text(), 10.0, "a reminder")
        await shoot(browser, local, "reminder", PHONE)


def _last(party: Party) -> Message:
    """The message before the panel."""
    return [message for message in party.players[0].sees() if not message.ephemeral][-2]


async def vote(browser: Browser) -> None:
    """Three players before the map, two of whom have voted."""
    async with table("braises") as (local, bot, _):
        party = Party(local, local.players)
        campaign = on_the_map(heroes=3)
        campaign.decisions = "vote"
        for seat, player in zip(campaign.seats, local.players[:3], strict=True):
            seat.player = player.id
        campaign.owner = local.players[0].id
        await planted(party, bot, campaign)
        matter = matter_of(campaign, "road")
        assert matter is not None
        for player, choice in zip(local.players[1:3], (matter.choices[0], matter.choices[-1]), strict=True):
            deed = CastVote(on="road", choice=choice.id)
            await bot.table.act(1, player.id, deed, interaction=local.world.ids.next())
        await stage_of(bot).show(1)
        await shoot(browser, local, "vote", PHONE)


async def main() -> None:
    """All screenshots."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        await fight(browser)
        await vote(browser)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
