"""Looking at doors and tokens: free, private, from anywhere, for everybody (EXP-02)."""

import pytest

from bot.local.objects import Message
from bot.local.player import Player

from .people import Party, offers

WAIT = 10.0
CLOSED = {"fr": "La porte est fermée.", "en-US": "The door is closed."}


@pytest.fixture
async def turn(party: Party) -> Party:
    """It is the turn of Syndrael, whom Alix plays. Chloé and Dario only look on."""
    everybody, party.players = party.players, party.players[:2]
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    exchange = await party.players[0].slash("turn take", hero="syndrael")
    await exchange.settled(WAIT)
    party.players = everybody
    return party


async def offered_to(party: Party, player: Player) -> Message:
    """The private message with the menu of all there is to look at."""
    version = party.version()
    button = next(offer for offer in party.offered() if offer.code.startswith("?examine"))
    exchange = await party.take(button, player)
    await exchange.settled(WAIT)
    assert party.version() == version
    assert len(exchange.followups) == 1
    return exchange.followups[0]


@pytest.mark.parametrize("locale", ["fr", "en-US"])
async def test_a_button_and_a_menu_lead_to_every_door_and_token(turn: Party, locale: str) -> None:
    """Everything on the menu can be looked at, and looking changes nothing."""
    alix = turn.players[0]
    alix.locale = locale
    version = turn.version()
    message = await offered_to(turn, alix)
    told = []
    for pick in offers(message):
        exchange = await alix.pick(message, pick.custom_id, pick.code)
        await exchange.settled(WAIT)
        told.append("\n".join(answer.text() for answer in exchange.followups))

    assert len(told) == 2
    assert all(told)
    assert any(CLOSED[locale] in text for text in told)
    assert turn.version() == version


async def test_a_player_reads_the_price_and_why_not(turn: Party) -> None:
    """Somebody too far away learns what opening the door would cost, and what keeps the hero from it."""
    exchange = await turn.players[0].slash("examine", what="chapel_door")
    await exchange.settled(WAIT)

    assert exchange.message is not None
    text = exchange.message.text()
    assert "1 action" in text
    assert "Trop loin" in text


async def test_an_onlooker_may_look_too(turn: Party) -> None:
    """Whoever does not play sees the same things, privately."""
    chloe = turn.players[2]
    message = await offered_to(turn, chloe)

    assert message.ephemeral_for == chloe.id
    assert offers(message)


@pytest.mark.parametrize("typed", ["nothing like it", "x" * 90, "<@1> @everyone", "syndrael"])
async def test_what_is_not_there_can_not_be_looked_at(turn: Party, typed: str) -> None:
    """Nonsense is answered clearly and privately."""
    alix, version = turn.players[0], turn.version()
    exchange = await alix.slash("examine", what=typed)
    await exchange.settled(WAIT)

    assert exchange.message is not None
    assert exchange.message.ephemeral_for == alix.id
    assert "examiner" in exchange.message.text()
    assert turn.version() == version


async def test_the_command_offers_what_there_is(turn: Party) -> None:
    """Typing suggests doors and tokens by their names; without a name the menu comes."""
    alix = turn.players[0]
    suggested = await alix.complete("examine", "what", "")
    exchange = await alix.slash("examine")
    await exchange.settled(WAIT)

    assert {choice.value for choice in suggested} == {"pews", "chapel_door"}
    assert exchange.message is not None
    assert len(offers(exchange.message)) == 2
