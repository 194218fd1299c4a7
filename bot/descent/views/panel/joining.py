"""Sitting down: in one press with a hero that is ready, or with one that is chosen."""

from collections.abc import Iterator
from itertools import islice

from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join
from bot.descent.party.first_evening import SitDown, has_room, is_for_beginners, ready_heroes, to_hand_over
from bot.descent.views.asks import GALLERY
from bot.descent.views.panel.gallery import BEGINNER, free_by_archetype, hero_note
from bot.descent.words import Words
from bot.views.face import MOST_OPTIONS, Ask, Key, Menu, Pick

SIGN = "🙋"


def sit_down_key(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """The button to take part; none where there is no room."""
    if not has_room(campaign):
        return ()
    handed_over = to_hand_over(campaign)
    hero = handed_over.hero if handed_over is not None else next(ready_heroes(campaign)).hero
    return (Key(say.text("button-sit-down", hero=say.hero(hero, short=True)), SitDown(), sign=SIGN),)


def join_menus(campaign: Campaign, say: Words) -> Iterator[Menu]:
    """Every free hero with every class it could take, in one menu; where they are too many, the way to them.

    Then the menu leads to the gallery, by archetype: nobody finds anything among hundreds of lines.
    """
    joins = tuple(islice(joins_for(campaign, say), MOST_OPTIONS + 1))
    if len(joins) > MOST_OPTIONS:
        yield Menu("join", say.text("menu-hero"), tuple(_ways_in(campaign, say)))
    elif joins:
        yield Menu("join", say.text("menu-hero"), joins)


def joins_for(campaign: Campaign, say: Words) -> Iterator[Pick]:
    """Every hero that is free, with every class it could take; what is easy to play is marked."""
    for hero in campaign.free_heroes():
        for calling in campaign.free_classes(hero):
            label = f"{say.hero(hero)} · {say.hero_class(calling)}"
            sign = BEGINNER if is_for_beginners(hero, calling) else ""
            yield Pick(label, Join(hero=hero, hero_class=calling), hero_note(hero, say), sign)


def _ways_in(campaign: Campaign, say: Words) -> Iterator[Pick]:
    """A line for each archetype: how many heroes and classes there are, and the first of them in the gallery."""
    for archetype, heroes in free_by_archetype(campaign).items():
        classes = campaign.free_classes(heroes[0])
        note = say.text("join-archetype-note", heroes=len(heroes), classes=len(classes))
        yield Pick(say.text(f"archetype-{archetype}"), Ask(GALLERY, heroes[0]), note)
