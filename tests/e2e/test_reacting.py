"""Several players may react at the same moment: they press when they like, and it happens in party order."""

import asyncio

from bot.app import Flambeau
from bot.descent.events import CardUsed
from bot.descent.party.campaign import Campaign
from tests.descent.party.reacting import AVRIC, STONESKIN, three_may_react
from tests.descent.party.sitting import GRISBAN, SYNDRAEL

from .bots import at_rest
from .campaigns import now, planted, said, told
from .everything import press
from .people import Offer, Party
from .test_voting import called

WAIT = 10.0
STONE, PASS = "Peau de Pierre", "Laisser passer"


async def before_the_panel(party: Party, bot: Flambeau) -> Campaign:
    """Avric, Grisban and Syndrael may react; Alix, Bruno and Chloé play them. It is Chloé's turn."""
    campaign = three_may_react().campaign
    party.players = party.players[:3]
    for seat, player in zip(campaign.seats, party.players, strict=True):
        seat.player = player.id
    return await planted(party, bot, campaign)


def button(party: Party, hero: str, option: str) -> Offer:
    """The button of a hero."""
    labels = [each.label for each in party.offered()]
    found = next((each for each in party.offered() if each.label == f"{hero}\u00a0: {option}"), None)
    assert found is not None, f"{hero}, {option} is not among {labels}"
    return found


def ticked(party: Party) -> list[str]:
    """What has been said so far, as the panel shows it."""
    return [each.label for each in party.current().buttons() if each.label.startswith("✓")]


async def test_three_players_press_in_any_order(party: Party, bot: Flambeau) -> None:
    """All are called at once and once; two speak at the same moment, one thinks again, the first comes last."""
    await before_the_panel(party, bot)
    alix, bruno, chloe = party.players
    panel = party.current()
    assert called(panel) == {alix.id, bruno.id}, "Chloé, whose turn it is, sits before it"
    first = button(party, "Avric", STONE)
    bruno_reacts, chloe_reacts = button(party, "Grisban", STONE), button(party, "Syndrael", STONE)
    wrong = await told(party, await party.take(bruno_reacts, chloe))
    assert "Grisban" in wrong.text()

    pressed = await asyncio.gather(party.take(chloe_reacts, chloe, panel), party.take(bruno_reacts, bruno, panel))
    await party.local.world.until(lambda: len(ticked(party)) == 2, WAIT, "both words on the panel")
    assert not any(exchange.followups for exchange in pressed)
    assert ticked(party) == [f"✓ {hero}\u00a0: {STONE}" for hero in ("Grisban", "Syndrael")]
    await party.do(button(party, "Grisban", PASS), bruno)
    assert ticked(party)[0] == f"✓ Grisban\u00a0: {PASS}"
    await at_rest(bot)
    assert party.current() is panel, "nobody is called again, so the panel stays where it is"

    before = party.version()
    last = await press(alix, panel, first.custom_id)
    await party.local.world.until(lambda: party.version() > before, WAIT, "the board after Alix's answer")
    await at_rest(bot)

    assert not last.followups, "what she saw before the others spoke still means the same"
    used = [event for event in await bot.table.happened(1, 0) if isinstance(event, CardUsed)]
    assert [(event.figure, event.card) for event in used] == [(AVRIC, STONESKIN), (SYNDRAEL, STONESKIN)]
    game = (await now(bot)).running()
    assert (game.question, game.attacks) == (None, {})
    late = await told(party, await press(bruno, party.current(), bruno_reacts.custom_id))
    assert str(party.current().id) in late.text()


async def test_who_has_spoken_is_not_waited_for(party: Party, bot: Flambeau) -> None:
    """Bruno has spoken: the panel names the two others, help tells each what to do, and it can be taken back."""
    await before_the_panel(party, bot)
    alix, bruno, chloe = party.players
    await party.do(button(party, "Grisban", STONE), bruno)

    title = party.current().text().partition("\n")[0]
    assert all(name in title for name in ("Avric", "Syndrael", f"<@{alix.id}>", f"<@{chloe.id}>"))
    assert "Grisban" not in title
    assert "noté" in await said(bruno, "help")
    assert "boutons" in await said(alix, "help")
    undo = next(each for each in party.offered() if each.code == "undo")
    await party.do(undo, chloe)

    question = (await now(bot)).running().question
    assert question is not None
    aside = question.aside(GRISBAN)
    assert aside is not None
    assert aside.said is None
    assert ticked(party) == []


async def test_who_does_not_want_to_be_asked_again(party: Party, bot: Flambeau) -> None:
    """One press lets it pass for the whole quest, the channel reads one quiet line, and /orders takes it back."""
    await before_the_panel(party, bot)
    _, bruno, _ = party.players
    quiet = next(
        each for each in party.offered() if each.code.startswith("ask_no_more") and "Grisban" in each.label
    )

    await party.do(quiet, bruno)
    await at_rest(bot)

    seat = (await now(bot)).seat(GRISBAN)
    assert [(order.card, order.say, order.lasting) for order in seat.orders] == [(STONESKIN, "never", False)]
    assert "🔕" in party.current().text()
    assert "pas dans cette quête" in await said(bruno, "orders")
