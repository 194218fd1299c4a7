"""The panel between two levels of the Raid: how the heroes fare, the cards that lie open, the way on (RAI-03)."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.raid.levels import raid_of
from bot.descent.raid.run import Raid, Upgrade
from bot.descent.raid.upgrading import Descend, KeepCard, PutCardBack, upgrade_of
from bot.descent.road.outfitting import outfit_with
from bot.descent.road.prospects import possible, why_not
from bot.descent.road.road import journey_of
from bot.descent.views.asks import HERO, INVENTORY, SHOWN
from bot.descent.views.panel.card_faces import card_face
from bot.descent.views.panel.journey import LOCKED, lesson_menu, party_keys, why
from bot.descent.views.panel.levels import SIGN
from bot.descent.views.panel.raid_lines import level_by_level, raid_lines
from bot.descent.views.panel.shared import told
from bot.descent.views.pictures.raid import raid_strip_view, raid_summary_view
from bot.descent.views.pictures.raid_cards import raid_cards_view
from bot.descent.words import Words, symbols
from bot.kernel.refused import demand
from bot.views.asks import HELP
from bot.views.chapter import Chapter
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from bot.views.voting import Voting
from bot.views.waiting import NO_CLOCK, Waiting
from renders import theme
from renders.descent import drawings, look
from renders.drawing import Drawing

WORN, KEPT = "🎒", "↩️"


def raid_face(campaign: Campaign, chapter: Chapter, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """What the party can do before it goes on, and the way into the next level."""
    raid, voting = raid_of(journey_of(campaign)), Voting.of(campaign)
    return Face(
        f"## {SIGN} {say.text('raid-ahead', number=raid.number, levels=len(library().raid.acts))}",
        theme.GOLD,
        tuple(raid_lines(campaign, say)),
        pictures(campaign, say),
        story=told(chapter, say),
        asked=(*_open_lines(campaign, raid, say), *voting.stands(campaign, say, waiting)),
        rows=(
            *_card_menus(campaign, say),
            *lesson_menu(campaign, say),
            (voting.key(_onward(raid, say), Descend(), "plain" if _cards_left(raid) else "good", SIGN),),
            party_keys(campaign, say),
        ),
        mention=voting.called(campaign),
        occasion=voting.occasion,
    )


def _onward(raid: Raid, say: Words) -> str:
    return say.text("raid-button-descend-early" if _cards_left(raid) else "raid-button-descend")


def _cards_left(raid: Raid) -> int:
    """How many cards may still be kept of those that lie open."""
    if raid.upgrade is None:
        return 0
    return min(raid.upgrade.left, len(raid.upgrade.shown) - len(raid.upgrade.kept))


# The cards that lie open ----------------------------------------------------------------------------------------


def _open_lines(campaign: Campaign, raid: Raid, say: Words) -> Iterator[str]:
    """How many cards may still be kept and who has which; and, once, what would be lost by going on."""
    left, upgrade = _cards_left(raid), raid.upgrade
    if upgrade is not None and upgrade.most:
        yield say.text("raid-open", left=left)
        for kept in upgrade.kept:
            hero = say.hero(kept.hero, short=True)
            yield say.text("raid-open-kept", card=say.card(kept.card), hero=hero)
    learners = [seat for seat in campaign.seats if any(skill.xp <= seat.xp for skill in seat.to_learn())]
    warnings = [say.text("raid-warn-cards")] if left else []
    if learners:
        heroes = say.all_of(say.hero(seat.hero, short=True) for seat in learners)
        warnings.append(say.text("raid-warn-xp", heroes=heroes))
    if warnings:
        yield f"-# {' '.join(warnings)}"


def pictures(campaign: Campaign, say: Words) -> tuple[Drawing, ...]:
    """The cards that lie open, with whoever keeps them, below how far the party has come; else only that."""
    return open_cards(campaign, say) or (drawings.raid_strip(raid_strip_view(campaign, say)),)


def open_cards(campaign: Campaign, say: Words) -> tuple[Drawing, ...]:
    """The cards that lie open, if any do."""
    upgrade = raid_of(journey_of(campaign)).upgrade
    return (drawings.raid_cards(raid_cards_view(campaign, say)),) if upgrade is not None else ()


def _unkept(upgrade: Upgrade) -> Iterator[str]:
    """Each card of which a copy lies open, once."""
    return (card for card in dict.fromkeys(upgrade.shown) if upgrade.lies_open(card))


# Menus ----------------------------------------------------------------------------------------------------------


def _card_menus(campaign: Campaign, say: Words) -> Iterator[Row]:
    """Cards that can be kept: each line leads to the card in full. What was kept goes back at once."""
    raid = raid_of(journey_of(campaign))
    if raid.upgrade is None:
        return
    signs = {card: symbols.CARD if _cards_left(raid) else LOCKED for card in _unkept(raid.upgrade)}
    picks = tuple(Pick(say.card(card), Ask(SHOWN, card), say.card_text(card), sign) for card, sign in signs.items())
    if picks and raid.upgrade.most:
        yield Menu("keep", say.text("raid-menu-keep"), picks[:MOST_OPTIONS])
    backs = [deed for deed in possible(campaign, campaign.owner) if isinstance(deed, PutCardBack)]
    if backs:
        yield Menu("back", say.text("raid-menu-back"), tuple(_back(deed, say) for deed in backs)[:MOST_OPTIONS])


def _back(deed: PutCardBack, say: Words) -> Pick:
    return Pick(f"{say.card(deed.card)} · {say.hero(deed.hero, short=True)}", deed, say.card_text(deed.card), KEPT)


# A card in full, for one reader ---------------------------------------------------------------------------------


def shown_face(campaign: Campaign, card: str, player: int, say: Words) -> Face:
    """A card that lies open, and a button for each hero who may keep it, or keep it and put it on."""
    upgrade = upgrade_of(journey_of(campaign))
    demand(card in upgrade.shown, "card_not_shown", card=card)
    deeds = [KeepCard(card=card, hero=seat.hero) for seat in campaign.seats]
    reasons = [why_not(campaign, player, deed) for deed in deeds]
    keys = tuple(
        Key(say.text("raid-keep-for", hero=say.hero(deed.hero, short=True)), None if no else deed, "good")
        for deed, no in zip(deeds, reasons, strict=True)
    )
    worn = [key for deed in deeds for key in _worn_key(campaign, deed, player, say)]
    refused = [f"{LOCKED} {why(no, say)}" for no in reasons[:1] if no is not None]
    hint = [] if refused else [say.text("raid-keep-hint", left=_cards_left(raid_of(journey_of(campaign))))]
    return card_face(card, (*hint, *refused), keys, say, more=worn)


def _worn_key(campaign: Campaign, deed: KeepCard, player: int, say: Words) -> Iterator[Key]:
    """Kept and put on in one press; the button names what is put away for it."""
    put_on, outfit = deed.model_copy(update={"wear": True}), outfit_with(campaign.seat_of(deed.hero), deed.card)
    if outfit is not None and why_not(campaign, player, put_on) is None:
        facts = {"hero": say.hero(deed.hero, short=True), "away": say.cards(outfit.away) or "none"}
        yield Key(say.text("raid-keep-worn", **facts), put_on, "main", WORN)


# The end --------------------------------------------------------------------------------------------------------


def raid_finished_face(campaign: Campaign, say: Words) -> Face:
    """The Raid is over: level by level how it went, what it came to, and the seed for whoever wants to compare."""
    journey = journey_of(campaign)
    won = journey.ended == "won"
    keys = (
        Key(say.text("button-hero"), Ask(HERO)),
        Key(say.text("button-inventory"), Ask(INVENTORY)),
        Key(say.text("button-help"), Ask(HELP)),
    )
    return Face(
        f"## {say.text('raid-won' if won else 'raid-lost')}",
        theme.HEROES["green"] if won else look.MASTER,
        (*level_by_level(campaign, say), *_course(raid_of(journey), say), say.text("raid-end-again")),
        (drawings.raid_summary(raid_summary_view(campaign, say)),),
        rows=(keys,),
    )


def _course(raid: Raid, say: Words) -> tuple[str, ...]:
    """By what others can play the same raid."""
    if raid.week is not None:
        return (say.text("raid-end-week", week=raid.week),)
    return (f"-# {say.text('raid-end-course', course=raid.course.seed)}",)
