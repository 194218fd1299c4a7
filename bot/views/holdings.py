"""Who carries what, in words: the whole party at a glance, and where a certain thing is."""

import unicodedata
from collections.abc import Iterator

from bot.descent import stats
from bot.descent.campaign.party import Campaign
from bot.descent.cards import Item
from bot.descent.figures import HeldCard, Hero
from bot.descent.game import Game
from bot.views.items import gear, lines, note
from bot.words import LANGUAGES, Words, words


def belongings(campaign: Campaign) -> list[tuple[Hero, HeldCard]]:
    """Everything the party carries, and who does."""
    game = campaign.running()
    return [(hero, held) for hero in game.heroes.values() for held in gear(game, hero.cards)]


def holdings(campaign: Campaign, say: Words) -> list[str]:
    """One line for each hero with everything it carries."""
    game = campaign.running()
    told = []
    for hero in game.heroes.values():
        carried = [held.card for held in gear(game, hero.cards)]
        cards = say.cards(carried) if carried else say.text("nothing")
        told.append(say.text("view-holdings", hero=say.hero(hero.sheet, short=True), cards=cards))
    return told


def carriers(campaign: Campaign, wanted: str, whose: str | None, say: Words) -> list[str]:
    """Who carries something of this name, kind or text, and whether it is in hand or in the pack."""
    game, told = campaign.running(), []
    for hero, held in belongings(campaign):
        if whose in (None, hero.id) and _speaks_of(game, held, wanted, say):
            place = say.text("view-equipped" if held.equipped else "view-pack")
            carries = say.text("answer-carries", hero=say.hero(hero.sheet), cards=say.card(held.card))
            told.append(" · ".join([carries, place, *filter(None, [note(game, held, say)])]))
            told += [f"-# {line}" for line in lines(game, held, say)]
    return told


def skill_lines(campaign: Campaign, hero_id: str, say: Words) -> list[str]:
    """A hero's skills and what they do; the picture of the sheet has room for names only."""
    held = [held.card for held in campaign.running().hero(hero_id).cards if held.kind == "skill"]
    seat = campaign.seat(hero_id)
    skills = dict.fromkeys([*held, *(seat.skills if seat is not None else ())])
    return [
        f"-# {say.text('view-skill-line', card=say.card(skill), text=say.card_text(skill))}" for skill in skills
    ]


def _speaks_of(game: Game, held: HeldCard, wanted: str, say: Words) -> bool:
    sought = folded(wanted)
    return any(sought in folded(text) for text in _texts(game, held, say))


def _texts(game: Game, held: HeldCard, say: Words) -> Iterator[str]:
    """All by which a card can be found: its names, what kind of thing it is, and what it says."""
    yield from (words(language).card(held.card) for language in LANGUAGES)
    card = stats.printed(game, held)
    if isinstance(card, Item):
        yield from (say.text(f"trait-{trait}") for trait in card.traits)
    yield note(game, held, say)
    yield from lines(game, held, say)


def folded(text: str) -> str:
    """Small letters without accents, so that « epee » finds « Épée »."""
    apart = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
