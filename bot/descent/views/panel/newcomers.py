"""Joining between quests: the button on the panel, and which heroes somebody could come with."""

from bot.descent.party.campaign import MOST_HEROES, Campaign
from bot.descent.party.deeds import Leave
from bot.descent.party.second_heroes import check_room, others_are_asked
from bot.descent.road.comings import experience_of_newcomer, gold_of_newcomer, way_of_coming
from bot.descent.views.asks import NEWCOMER
from bot.descent.views.panel.joining import join_menus
from bot.descent.words import Words
from bot.views.asks import DISMISS
from bot.views.face import Ask, Face, Key
from renders import theme


def join_key(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """The button by which somebody joins, as long as there is room."""
    if len(campaign.seats) >= MOST_HEROES or not campaign.free_heroes():
        return ()
    return (Key(say.text("camp-button-join"), Ask(NEWCOMER), sign="🎒"),)


def newcomer_face(campaign: Campaign, player: int, say: Words) -> Face:
    """What a newcomer brings along, and every hero with every class it could take."""
    check_room(campaign)
    menus = tuple(join_menus(campaign, say))
    gold, xp = gold_of_newcomer(campaign), experience_of_newcomer(campaign)
    facts = {"xp": xp, "gold": gold, "how": way_of_coming(campaign)}
    agreed = [say.text("newcomer-agreed")] if others_are_asked(campaign, player) else []
    lines = (say.text("newcomer-comes", **facts) if menus else say.text("newcomer-full"), *agreed)
    return Face(f"### 🎒 {say.text('newcomer-title')}", theme.GOLD, lines, rows=menus)


def leaving_face(campaign: Campaign, player: int, hero: str, say: Words) -> Face:
    """The question before somebody leaves for good, with what becomes of all the hero carries."""
    Leave(hero=hero).do(campaign.model_copy(deep=True), player)  # what is refused is refused here already
    name = say.hero(hero)
    keys = (
        Key(say.text("leaving-yes"), Leave(hero=hero), "bad", "👋"),
        Key(say.text("button-cancel"), Ask(DISMISS)),
    )
    return Face(f"### 👋 {name}", theme.GOLD, (say.text("leaving-asked", hero=name),), rows=(keys,))
