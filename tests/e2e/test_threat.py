"""What if I end here? Asked on the panel of one's turn, answered privately, with a picture, in both languages."""

import pytest

from .people import Party
from .test_lookups import WAIT, said

TITLES = {"fr": "et si le tour finit ici", "en-US": "what if the turn ends here"}


@pytest.mark.parametrize("locale", TITLES)
async def test_the_panel_tells_what_is_to_be_feared(party: Party, locale: str) -> None:
    """The look-up in the menu answers whoever asks in their language, and nothing moves by it."""
    party.players = party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    alix = party.players[0]
    await said(alix, "turn take", hero="syndrael")
    before = party.version()
    asked = next(offer for offer in party.offered() if offer.code.startswith("?threat"))

    alix.locale = locale
    exchange = await party.take(asked, alix)
    await exchange.settled(WAIT)

    (answer,) = exchange.followups
    assert answer.ephemeral_for == alix.id
    assert TITLES[locale] in answer.text()
    assert [file.name.partition(".")[0] for file in answer.attachments] == ["threat"]
    assert party.version() == before
