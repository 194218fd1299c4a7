"""The gallery: every hero as it would set out, to be looked at before one is chosen (SET-02, SET-03)."""

from collections.abc import Sequence
from typing import get_args

from bot.descent.content.callings import decks_of
from bot.descent.content.cards import Archetype
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Join
from bot.descent.party.first_evening import beginners, is_for_beginners
from bot.descent.quest.setup import START_GOLD, new_hero
from bot.descent.rules.rolling import Chance
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Layout
from bot.descent.views.asks import GALLERY
from bot.descent.views.pictures.figures import hero_colour
from bot.descent.views.pictures.sheet import hero_sheet_view
from bot.descent.words import Words
from bot.kernel.refused import demand
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from renders import theme
from renders.descent import drawings

PLACE = "/"
"""Between a hero and its class, on a button."""
BEGINNER = "🔰"
MOST_KEYS = 5
"""Discord's limit of a row of buttons."""


def gallery_face(campaign: Campaign, about: str, player: int, say: Words) -> Face:
    """A hero with a class: sheet, ability, feat and first cards; other classes, other heroes, and a seat."""
    demand(campaign.phase != "playing", "already_started")
    heroes = _in_order(campaign)
    demand(heroes, "nobody_is_ready")
    hero, _, calling = about.partition(PLACE)
    hero = hero if hero in heroes else heroes[0]
    heroes = _beside(campaign, heroes, hero)
    classes = _classes(campaign, hero)
    calling = calling if calling in classes else classes[0]
    scratch = _as_it_would_set_out(campaign, Seat(player=player, hero=hero, hero_class=calling))
    view = hero_sheet_view(scratch, hero, say.language)
    mark = [f"{BEGINNER} {say.text('gallery-beginner')}"] if is_for_beginners(hero, calling) else []
    mark += [f"-# {say.text('gallery-hybrid')}"] if len(decks_of(calling)) > 1 else []
    return Face(
        f"### {say.hero(hero)} · {say.hero_class(calling)}",
        theme.HEROES[hero_colour(scratch.running(), hero)],
        (*mark, f"-# {say.text('gallery-hint')}"),
        (drawings.hero_sheet(view),),
        rows=_rows(campaign, heroes, hero, calling, say),
    )


def hero_note(hero: str, say: Words) -> str:
    """What a hero is like, in a few words."""
    sheet = library().heroes[hero]
    numbers = say.text("view-join-note", health=sheet.health, stamina=sheet.stamina, speed=sheet.speed)
    return f"{say.text(f'archetype-{sheet.archetype}')} · {numbers}"


def _in_order(campaign: Campaign) -> list[str]:
    """Free heroes with a free class; those for a first evening come first."""
    first = [each.hero for each in beginners()]
    free = [hero for hero in campaign.free_heroes() if campaign.free_classes(hero)]
    return sorted(free, key=lambda hero: first.index(hero) if hero in first else len(first))


def free_by_archetype(campaign: Campaign) -> dict[Archetype, Sequence[str]]:
    """The heroes one can still take, by archetype; where none is left there is no entry."""
    free, sheets = _in_order(campaign), library().heroes
    found: dict[Archetype, Sequence[str]] = {
        archetype: [hero for hero in free if sheets[hero].archetype == archetype]
        for archetype in get_args(Archetype)
    }
    return {archetype: heroes for archetype, heroes in found.items() if heroes}


def _beside(campaign: Campaign, heroes: list[str], hero: str) -> list[str]:
    """The heroes among whom the pages lead round: all, or one archetype where a menu has no room for all."""
    if len(heroes) <= MOST_OPTIONS:
        return heroes
    return list(free_by_archetype(campaign)[library().heroes[hero].archetype])[:MOST_OPTIONS]


def _classes(campaign: Campaign, hero: str) -> list[str]:
    """The classes a hero can still take; the one for a first evening comes first."""
    return sorted(campaign.free_classes(hero), key=lambda calling: not is_for_beginners(hero, calling))


def _as_it_would_set_out(campaign: Campaign, seat: Seat) -> Campaign:
    """The party as it would be with one hero more, before any board is laid out."""
    seats = [*campaign.seats, seat]
    game = Game(
        quest=campaign.quest,
        difficulty=campaign.difficulty,
        chance=Chance.fresh("gallery"),
        board=Layout(rows=[]),
        heroes={each.hero: new_hero(each.recruit) for each in seats},
        gold=START_GOLD[campaign.difficulty] * len(seats),
        boxes=list(campaign.boxes),
    )
    return campaign.model_copy(update={"seats": seats, "game": game})


def _rows(campaign: Campaign, heroes: list[str], hero: str, calling: str, say: Words) -> tuple[Row, ...]:
    place = heroes.index(hero)
    before, after = heroes[place - 1], heroes[(place + 1) % len(heroes)]
    take = Key(say.text("gallery-take", hero=say.hero(hero, short=True)), _join(hero, calling), "good")
    turning = (Key("◀", Ask(GALLERY, before)), Key(f"{place + 1} / {len(heroes)}"), Key("▶", Ask(GALLERY, after)))
    everybody = tuple(
        Pick(
            say.hero(each),
            Ask(GALLERY, each),
            hero_note(each, say),
            BEGINNER if any(each == easy.hero for easy in beginners()) else "",
            each == hero,
        )
        for each in heroes
    )
    return (
        (*turning, take),
        _class_row(campaign, hero, calling, say),
        Menu("gallery", say.text("gallery-menu"), everybody),
        *_archetype_row(campaign, heroes, hero, say),
    )


def _class_row(campaign: Campaign, hero: str, calling: str, say: Words) -> Row:
    """The other classes of a hero: buttons, or a menu where a row has no room for all."""
    classes = _classes(campaign, hero)
    if len(classes) > MOST_KEYS:
        picks = tuple(_class_pick(hero, each, each == calling, say) for each in classes[:MOST_OPTIONS])
        return Menu("classes", say.text("gallery-menu-class"), picks)
    return tuple(
        Key(
            say.hero_class(each),
            Ask(GALLERY, f"{hero}{PLACE}{each}") if each != calling else None,
            sign=BEGINNER if is_for_beginners(hero, each) else "",
        )
        for each in classes
    )


def _class_pick(hero: str, calling: str, chosen: bool, say: Words) -> Pick:
    sign = BEGINNER if is_for_beginners(hero, calling) else ""
    return Pick(say.hero_class(calling), Ask(GALLERY, f"{hero}{PLACE}{calling}"), "", sign, chosen)


def _archetype_row(campaign: Campaign, heroes: list[str], hero: str, say: Words) -> tuple[Row, ...]:
    """The way to the other archetypes, where the pages show one alone."""
    if len(heroes) == len(_in_order(campaign)):
        return ()
    own = library().heroes[hero].archetype
    return (
        tuple(
            Key(say.text(f"archetype-{archetype}"), Ask(GALLERY, them[0]) if archetype != own else None)
            for archetype, them in free_by_archetype(campaign).items()
        ),
    )


def _join(hero: str, calling: str) -> Join:
    return Join(hero=hero, hero_class=calling)
