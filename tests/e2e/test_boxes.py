"""A party ticks all boxes on the panel and sets out with what comes in them (SET-07)."""

from bot.app import Flambeau
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import known_boxes
from bot.local.objects import Message
from bot.local.player import Player

from .campaigns import offer, said
from .people import Offer, Party, offers

WAIT = 10.0


async def campaign(bot: Flambeau) -> Campaign:
    """The campaign as it is saved."""
    found = (await bot.table.look(1)).campaign
    assert isinstance(found, Campaign)
    return found


async def turned(party: Party, player: Player, page: Message, code: str) -> Offer:
    """Choose something on a private page, and what is offered there once it shows it."""
    before = page.text()
    await party.take(next(each for each in offers(page) if each.code == code), player, page)
    await party.local.world.until(lambda: page.text() != before, WAIT, f"the page of {code}")
    return next(each for each in offers(page) if each.code.startswith("join:"))


async def join(party: Party, player: Player, archetype: str, hero: str, calling: str) -> None:
    """From the menu of archetypes to the gallery, there to the hero and the class, and a seat."""
    way = next(each for each in party.offered() if each.in_menu and each.label == archetype)
    opened = await party.take(way, player)
    page = (await party.local.world.until(lambda: opened.followups, WAIT, "the gallery"))[0]
    await turned(party, player, page, f"?gallery:{hero}")
    take = await turned(party, player, page, f"?gallery:{hero}/{calling}")
    assert take.code == f"join:{hero}:{calling}"
    before = party.version()
    await party.take(take, player, page)
    await party.local.world.until(lambda: party.version() > before, WAIT, "the panel")


async def test_set_07_a_party_of_all_boxes_sets_out(party: Party, bot: Flambeau) -> None:
    """One press ticks everything; two heroes are found by archetype, one with a hybrid class; then they set out."""
    alix, bruno, *_ = party.players
    await said(alix, "campaign new", name="Les Braises")
    everything = next(each for each in party.offered() if each.label.endswith("Tout cocher"))
    await party.do(everything, alix)
    assert (await campaign(bot)).boxes == known_boxes()
    assert not [each for each in party.offered() if each.code.startswith("join:")], "too many for one menu"

    await join(party, alix, "Mage", "astarra", "battlemage+marshal")
    await join(party, bruno, "Guérisseur", "elder_mok", "soul_reaper")

    await party.do(offer(party, "?start"), alix)
    now = await campaign(bot)
    assert [(seat.hero, seat.hero_class) for seat in now.seats] == [
        ("astarra", "battlemage+marshal"),
        ("elder_mok", "soul_reaper"),
    ]
    assert now.running().boxes == known_boxes()
    assert "Astarra" in party.current().text()
