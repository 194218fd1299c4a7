"""The end of a quest through the real client: a page that waits for a press, then the story goes on."""

import pytest

from bot.app import Flambeau
from bot.words import LANGUAGES, Language
from cogs.access import stage_of
from tests.descent.views import journeys

from .campaigns import now, offer, planted
from .people import Party, brave

CONTINUE = {"fr": "Continuer", "en": "Continue"}
LOST = {"fr": "💀 Quête perdue", "en": "💀 Quest lost"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_a_campaign_the_page_comes_before_the_map(party: Party, bot: Flambeau, language: Language) -> None:
    """The panel shows how it ended, with one button; another player presses, and the tale follows."""
    stand = journeys.last_stand()
    stand.language = language
    await planted(party, bot, stand)
    alix, bruno = party.players[:2]

    await party.do(offer(party, "take_turn"), alix)

    page = party.current()
    assert LOST[language] in page.text()
    assert [each.label for each in party.offered()] == [CONTINUE[language]]
    assert not any("map.png" in [file.name for file in message.attachments] for message in alix.sees())
    await party.do(offer(party, "turn_page"), bruno)

    assert (await now(bot)).page is None
    assert party.current().attachments[0].name == "map.png"
    assert any("journal.png" in [file.name for file in message.attachments] for message in alix.sees())


async def test_a_single_quest_ends_with_the_page_too(party: Party, bot: Flambeau) -> None:
    """Fought to its end: the page first, with what was won, also on a panel that is posted anew; then the rest."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await party.play(brave, until=lambda party: party.panel() is not None and party.find("turn_page") is not None)
    assert [each.kind for each in party.offered()] == ["turn_page"]
    assert "XP" in party.current().text()
    assert [picture.name for picture in party.current().attachments] == ["summary.png"]

    await stage_of(bot).repost(1)
    assert [each.kind for each in party.offered()] == ["turn_page"]
    await party.do(offer(party, "turn_page"), party.players[1])

    assert "?start:" in [each.code for each in party.offered()]
