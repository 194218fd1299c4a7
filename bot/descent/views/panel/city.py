"""Inside a city: the shop window, what can be bought and sold, and the one thing only this city offers (CMP-05)."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.road.book import CityDeed
from bot.descent.road.cities import Buy, CityAction, LeaveCity, Sell, Wait, city_price, visit_of
from bot.descent.road.giving import Give
from bot.descent.road.journey import Visit
from bot.descent.road.outfitting import Outfit, outfit_with
from bot.descent.road.prospects import prospects, why_not
from bot.descent.road.road import journey_of
from bot.descent.road.shop import price
from bot.descent.views.asks import GIVE, MAP, SELL, WARE
from bot.descent.views.panel.between_quests import journey_lines, purse_line
from bot.descent.views.panel.card_faces import card_face
from bot.descent.views.panel.journey import LOCKED, blocked, lesson_menu, onward_menu, party_keys, why
from bot.descent.views.panel.shared import told
from bot.descent.views.pictures.shop import Ware, shop_view
from bot.descent.words import Words
from bot.kernel.refused import Refused, demand
from bot.views.chapter import Chapter
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from bot.views.voting import Voting
from bot.views.waiting import NO_CLOCK, Waiting
from renders import theme
from renders.descent import drawings
from renders.descent.view import ShopView

ACTION, WORN = "🏛️", "🎒"
PLACE = "/"
"""Between a hero and a card on a button."""


def city_face(campaign: Campaign, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """The panel inside a city. What the party does there together may be voted on; trade never is."""
    visit, voting = visit_of(journey_of(campaign)), Voting.of(campaign)
    return Face(
        f"## 🏘️ {say.city(visit.city)}",
        theme.GOLD,
        tuple(journey_lines(campaign, say)),
        (drawings.shop(window(campaign, visit, say)),),
        story=told(chapter, say),
        asked=(
            *action_lines(campaign, visit, say),
            *blocked(campaign, say),
            *voting.stands(campaign, say, waiting),
        ),
        rows=(
            *trade_menus(campaign, say),
            *_action_rows(campaign, visit, voting, say),
            *onward_menu(campaign, voting, say),
            *lesson_menu(campaign, say),
            _stay_keys(campaign, voting, say),
            party_keys(campaign, say),
        ),
        mention=voting.called(campaign),
        occasion=voting.occasion,
    )


def window(campaign: Campaign, visit: Visit, say: Words) -> ShopView:
    """What the shop shows, with its prices."""
    wares = [Ware(item, price(item) or 0, visit.stock.count(item)) for item in dict.fromkeys(visit.stock)]
    fame, gold = say.fame(campaign.fame), campaign.gold or 0
    return shop_view(say.city(visit.city), wares, say, gold=gold, fame=fame)


# Menus ----------------------------------------------------------------------------------------------------------


def trade_menus(campaign: Campaign, say: Words) -> tuple[Row, ...]:
    """What can be bought and what can be sold; each line leads to the card in full."""
    visit, gold = visit_of(journey_of(campaign)), campaign.gold or 0
    buys = tuple(_ware(item, gold, say) for item in dict.fromkeys(visit.stock))[:MOST_OPTIONS]
    sales = tuple(_sales(campaign, say))[:MOST_OPTIONS]
    rows: list[Row] = [Menu("buy", say.text("camp-menu-buy"), buys)] if buys else []
    return (*rows, Menu("sell", say.text("camp-menu-sell"), sales)) if sales else tuple(rows)


def _ware(item: str, gold: int, say: Words) -> Pick:
    cost = price(item) or 0
    label = say.text("camp-ware", item=say.card(item), price=cost)
    return Pick(label, Ask(WARE, item), say.card_text(item), "🪙" if cost <= gold else LOCKED)


def _sales(campaign: Campaign, say: Words) -> Iterator[Pick]:
    """Everything that a shop would pay for."""
    for deed, no in prospects(campaign, campaign.owner):
        if isinstance(deed, Sell) and no is None:
            label = say.text("camp-ware", item=say.card(deed.card), price=price(deed.card) or 0)
            hero = say.hero(deed.hero, short=True)
            yield Pick(f"{hero} · {label}", Ask(SELL, f"{deed.hero}{PLACE}{deed.card}"), say.card_text(deed.card))


def _stay_keys(campaign: Campaign, voting: Voting, say: Words) -> tuple[Key, ...]:
    wait = Wait()
    waits = why_not(campaign, campaign.owner, wait) is None
    return (
        voting.key(say.text("camp-button-wait"), wait if waits else None, sign="⏳"),
        voting.key(say.text("camp-button-leave"), LeaveCity(), sign="🚪"),
        Key(say.text("camp-button-map"), Ask(MAP), sign="🗺️"),
    )


def shop_face(campaign: Campaign, say: Words) -> Face:
    """The shop alone, for one reader."""
    visit = visit_of(journey_of(campaign))
    title = f"### 🪙 {say.text('camp-shop', city=say.city(visit.city))}"
    lines = (purse_line(campaign, say),)
    pictures = (drawings.shop(window(campaign, visit, say)),)
    return Face(title, theme.GOLD, lines, pictures, rows=trade_menus(campaign, say))


# What only this city offers -------------------------------------------------------------------------------------


def action_lines(campaign: Campaign, visit: Visit, say: Words) -> list[str]:
    """What it is, what it takes, and why it can't be done now."""
    action = library().cities[visit.city].action
    if action is None:
        return []
    name, about = say.text(f"city-action-{action.id}"), say.text(f"city-action-{action.id}.about")
    cost = _cost(campaign, action, 1, say)
    takes = say.text("camp-per-hero", cost=cost) if action.per_hero and city_price(campaign, action, 1) else cost
    lines = [f"{ACTION} **{name}** ({takes}) · {about}"]
    choices = [no for deed, no in prospects(campaign, campaign.owner) if isinstance(deed, CityAction)]
    return [*lines, f"{LOCKED} {why(choices[0], say)}"] if choices and choices[0] and all(choices) else lines


def _cost(campaign: Campaign, action: CityDeed, heroes: int, say: Words) -> str:
    """What it takes for so many heroes: gold for each of them, weeks for all together."""
    parts = [say.text("camp-gold", n=cost)] if (cost := city_price(campaign, action, heroes)) else []
    parts += [say.text("camp-weeks", n=action.weeks)] if action.weeks else []
    return " + ".join(parts) or say.text("price-free")


def _action_rows(campaign: Campaign, visit: Visit, voting: Voting, say: Words) -> tuple[Row, ...]:
    """A button; where the party chooses heroes, a menu of all it may choose."""
    action = library().cities[visit.city].action
    deeds = [
        deed for deed, no in prospects(campaign, campaign.owner) if isinstance(deed, CityAction) and no is None
    ]
    if action is None or not deeds:
        return ()
    name = say.text(f"city-action-{action.id}")
    if not action.per_hero:
        return ((voting.key(name, deeds[0], "main", ACTION),),)
    picks = tuple(_who_acts(campaign, action, deed, voting, say) for deed in deeds)
    return (Menu("action", f"{ACTION} {name}", picks[:MOST_OPTIONS]),)


def _who_acts(campaign: Campaign, action: CityDeed, deed: CityAction, voting: Voting, say: Words) -> Pick:
    heroes = say.all_of(say.hero(hero, short=True) for hero in deed.heroes)
    return voting.pick(heroes, deed, _cost(campaign, action, len(deed.heroes), say), ACTION)


# A card in full, for one reader ---------------------------------------------------------------------------------


def ware_face(campaign: Campaign, item: str, player: int, say: Words) -> Face:
    """An item of the shop in full, and a button for each hero who may get it."""
    visit = visit_of(journey_of(campaign))
    demand(item in visit.stock, "not_in_stock", card=item)
    deeds = [Buy(item=item, hero=seat.hero) for seat in campaign.seats]
    reasons = [why_not(campaign, player, deed) for deed in deeds]
    keys = tuple(
        Key(say.text("camp-buy-for", hero=say.hero(deed.hero, short=True)), None if no else deed, "good")
        for deed, no in zip(deeds, reasons, strict=True)
    )
    worn = tuple(_worn_key(campaign, deed, player, say) for deed in deeds if outfit_of(campaign, deed) is not None)
    cost = say.text("camp-price", price=price(item) or 0, gold=campaign.gold or 0)
    refused = [f"{LOCKED} {why(reasons[0], say)}"] if reasons and reasons[0] is not None else []
    return card_face(item, (cost, *refused), keys, say, more=[key for key in worn if key.does is not None])


def outfit_of(campaign: Campaign, deed: Buy) -> Outfit | None:
    """What a hero would wear with what it buys."""
    return outfit_with(campaign.seat_of(deed.hero), deed.item)


def _worn_key(campaign: Campaign, deed: Buy, player: int, say: Words) -> Key:
    """Bought and put on in one press; the button names what is put away for it."""
    outfit, put_on = outfit_of(campaign, deed), deed.model_copy(update={"wear": True})
    assert outfit is not None
    facts = {"hero": say.hero(deed.hero, short=True), "away": say.cards(outfit.away) or "none"}
    label = say.text("camp-buy-worn", **facts)
    return Key(label, None if why_not(campaign, player, put_on) else put_on, "main", WORN)


def sale_face(campaign: Campaign, hero: str, card: str, player: int, say: Words) -> Face:
    """A card of a hero in full before it is sold."""
    deed = Sell(hero=hero, card=card)
    deed.allow(campaign, player)
    cost = say.text("camp-pays", hero=say.hero(hero, short=True), price=price(card) or 0)
    key = Key(say.text("camp-button-sell", price=price(card) or 0), deed, "good", "🪙")
    return card_face(card, (cost,), (key,), say)


def gifts_face(campaign: Campaign, player: int, say: Words) -> Face:
    """Everything a player may give away, to be chosen from."""
    found = [deed for deed, no in prospects(campaign, player) if isinstance(deed, Give) and no is None]
    cards = dict.fromkeys((deed.giver, deed.card) for deed in found)
    title = f"### 🤝 {say.text('camp-give-title')}"
    if not cards:
        return Face(title, theme.GOLD, (say.text("camp-give-nothing"),))
    picks = tuple(
        Pick(
            f"{say.hero(hero, short=True)} · {say.card(card)}",
            Ask(GIVE, f"{hero}{PLACE}{card}"),
            say.card_text(card),
        )
        for hero, card in cards
    )
    return Face(
        title,
        theme.GOLD,
        (say.text("camp-give-hint"),),
        rows=(Menu("give", say.text("menu-choose"), picks[:MOST_OPTIONS]),),
    )


def gift_face(campaign: Campaign, hero: str, card: str, player: int, say: Words) -> Face:
    """A card in full, and a button for each hero who may get it."""
    campaign.seat_of(hero)
    deeds = [Give(giver=hero, to=seat.hero, card=card) for seat in campaign.seats if seat.hero != hero]
    for deed in deeds:
        deed.allow(campaign, player)
    keys = tuple(
        Key(say.text("camp-give-to", hero=say.hero(deed.to, short=True)), deed, "good", "🤝") for deed in deeds
    )
    return card_face(card, (say.text("camp-give-from", hero=say.hero(hero, short=True)),), keys, say)


def hero_and_card(about: str) -> tuple[str, str]:
    """What a button says of a hero's card."""
    hero, found, card = about.partition(PLACE)
    if not found:
        raise Refused("board_has_moved_on")
    return hero, card
