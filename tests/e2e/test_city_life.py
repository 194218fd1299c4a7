"""A city through Discord: looking at wares, buying, selling, waiting, leaving, by pressing and by typing."""

import asyncio

from bot.app import Flambeau
from bot.descent.road.road import journey_of
from bot.descent.words import words
from tests.descent.views import journeys

from .campaigns import now, offer, planted, press, said, told
from .people import Party, offers

WAIT = 10.0


async def test_a_ware_is_bought_from_its_card(party: Party, bot: Flambeau) -> None:
    """The menu opens the card in full, privately; its button buys for a hero, and a second click buys nothing."""
    campaign = await planted(party, bot, journeys.in_a_city())
    bruno = party.players[1]
    visit = journey_of(campaign).visit
    assert visit is not None
    item, before = visit.stock[0], party.version()
    card = await told(party, await party.take(offer(party, f"?ware:{item}"), bruno))
    assert words("fr").card_text(item)[:20] in card.text()

    buy = next(each for each in offers(card) if each.kind == "buy")
    await asyncio.gather(party.take(buy, bruno, card), party.take(buy, bruno, card))

    await party.local.world.until(lambda: party.version() > before, WAIT, "the purchase")
    after = await now(bot)
    assert [kept.card for kept in after.seats[0].kept].count(item) == 1
    assert after.gold is not None
    assert campaign.gold is not None
    assert after.gold < campaign.gold
    assert words("fr").card(item) in party.current().text(), "the panel tells of the purchase"


async def test_a_stranger_only_looks_at_wares(party: Party, bot: Flambeau) -> None:
    """An onlooker reads a ware's card, but nothing on it can be pressed but to put it away."""
    await planted(party, bot, journeys.in_a_city())
    dario = party.players[3]

    card = await told(party, await party.take(offer(party, "?ware"), dario))

    assert [each.code for each in offers(card)] == ["?dismiss:"]
    assert "table" in card.text()


async def test_selling_is_for_the_heros_player(party: Party, bot: Flambeau) -> None:
    """Alix sells her potion at its full price; Bruno is told that it is not his to sell."""
    campaign = await planted(party, bot, journeys.in_a_city())
    alix, bruno, *_ = party.players
    sell = offer(party, "?sell:syndrael/health_potion")
    assert "Syndrael" in (await told(party, await party.take(sell, bruno))).text()

    card, before = await told(party, await party.take(sell, alix)), party.version()
    await press(party, card, "sell:", alix)

    await party.local.world.until(lambda: party.version() > before, WAIT, "the sale")
    after = await now(bot)
    assert (after.gold or 0) > (campaign.gold or 0)
    assert "health_potion" not in [kept.card for kept in after.seats[0].kept]


async def test_city_life_on_the_panel(party: Party, bot: Flambeau) -> None:
    """The city's own action, a week of waiting and leaving are pressed one after the other."""
    await planted(party, bot, journeys.in_a_city())
    alix = party.players[0]

    await party.do(offer(party, "city_action:0"), alix)
    journey = journey_of(await now(bot))
    assert journey.visit is not None
    assert journey.visit.acted
    await party.do(offer(party, "wait"), alix)
    await party.do(offer(party, "leave_city"), alix)

    assert journey_of(await now(bot)).city is None
    assert "semaine" in party.text()
    assert offer(party, "travel:mistvale"), "the way back is free even now"


async def test_city_life_by_typing(party: Party, bot: Flambeau) -> None:
    """/city and /shop look, buy, sell, wait and leave, and suggest only what is possible."""
    campaign = await planted(party, bot, journeys.in_a_city())
    alix, _, _, dario = party.players
    visit = journey_of(campaign).visit
    assert visit is not None
    assert "Brumeval" in await said(alix, "city")
    assert "300" in await said(dario, "shop")
    wares = [str(choice.value) for choice in await alix.complete("shop", "buy", "")]
    assert set(wares) <= set(visit.stock)
    assert await dario.complete("shop", "buy", "") == []

    await said(alix, "shop", buy=wares[0], hero="widow_tarha")
    await said(alix, "shop", sell="health_potion", hero="syndrael")
    doing = [str(choice.value) for choice in await alix.complete("city", "what", "")]
    assert "Attendre une semaine" in doing
    await said(alix, "city", what="Attendre une semaine")
    await said(alix, "city", what="Quitter la ville")

    after = await now(bot)
    assert wares[0] in [kept.card for kept in after.seats[1].kept]
    assert journey_of(after).city is None
    assert await alix.complete("city", "what", "") == []
    assert "ville" in await said(alix, "shop")
