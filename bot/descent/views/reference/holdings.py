"""Who carries what: the whole party at a glance, in words and as a picture, and where a certain thing is."""

from collections.abc import Iterator

from bot.descent.content.cards import Item
from bot.descent.party.campaign import Campaign
from bot.descent.rules import stats
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game
from bot.descent.views.pictures.figures import hero_colour, initials
from bot.descent.views.pictures.items import gear, item_view, lines, note
from bot.descent.words import Words, words
from bot.words import LANGUAGES
from bot.words.plain_letters import plain_letters
from renders.descent import look
from renders.descent.view import BundleView, FaceView, PartyInventoryView, StatView


def belongings(campaign: Campaign) -> list[tuple[Hero, HeldCard]]:
    """Everything the party carries, and who does."""
    game = campaign.running()
    return [(hero, held) for hero in game.heroes.values() for held in gear(game, hero.cards)]


def objects(campaign: Campaign) -> list[tuple[Hero, str]]:
    """The things of the quest that heroes carry, and who does (CRD-06)."""
    return [(hero, token) for hero in campaign.running().heroes.values() for token in hero.carried]


def everything(campaign: Campaign, say: Words) -> list[str]:
    """The name of each thing that anybody carries, things of the quest first."""
    game = campaign.running()
    names = [say.token(token, game) for _, token in objects(campaign)]
    return list(dict.fromkeys([*names, *(say.card(held.card) for _, held in belongings(campaign))]))


def holdings(campaign: Campaign, say: Words) -> list[str]:
    """One line for each hero with everything it carries."""
    game = campaign.running()
    told = []
    for hero in game.heroes.values():
        carried = [say.token(token, game) for token in hero.carried]
        carried += [say.card(held.card) for held in gear(game, hero.cards)]
        cards = say.all_of(carried) if carried else say.text("nothing")
        told.append(say.text("view-holdings", hero=say.hero(hero.sheet, short=True), cards=cards))
    return told


def face_view(game: Game, hero: Hero, say: Words) -> FaceView:
    """A hero as a small face."""
    return FaceView(hero_colour(game, hero.id), look.icon_of(hero.sheet), initials(say.hero(hero.sheet)))


def party_inventory_view(campaign: Campaign, say: Words, *, fame: str = "") -> PartyInventoryView:
    """What every hero wears and carries, and what the party owns together; `fame` is a name ready to read."""
    game = campaign.running()
    purse = [StatView("gold", say.text("view-gold"), str(game.gold))]
    if fame:
        purse.append(StatView("fame", "", say.text("picture-fame", fame=fame)))
    told = [f"{stat.value} {stat.label}".strip() for stat in purse]
    told += [_told(game, hero, say) for hero in game.heroes.values()]
    return PartyInventoryView(
        title=say.text("picture-party"),
        heroes=tuple(_bundle(game, hero, say) for hero in game.heroes.values()),
        equipped_title=say.text("view-equipped"),
        pack_title=say.text("view-pack"),
        empty=say.text("picture-carries-nothing"),
        purse=tuple(purse),
        alt="\n".join([say.text("picture-party"), *told]),
    )


def _bundle(game: Game, hero: Hero, say: Words) -> BundleView:
    carried = gear(game, hero.cards)
    return BundleView(
        name=say.hero(hero.sheet, short=True),
        subtitle=say.hero_class(hero.hero_class),
        face=face_view(game, hero, say),
        equipped=tuple(item_view(game, held, say) for held in carried if held.equipped),
        pack=tuple(item_view(game, held, say) for held in carried if not held.equipped),
    )


def _told(game: Game, hero: Hero, say: Words) -> str:
    carried = gear(game, hero.cards)
    parts = [say.hero(hero.sheet, short=True)]
    for title, equipped in (("view-equipped", True), ("view-pack", False)):
        cards = [held.card for held in carried if held.equipped == equipped]
        parts.append(f"{say.text(title)} ({say.cards(cards)})")
    return " · ".join(parts)


def carriers(campaign: Campaign, wanted: str, whose: str | None, say: Words) -> list[str]:
    """Who carries something of this name, kind or text, and whether it is in hand or in the pack."""
    game, told = campaign.running(), []
    for hero, token in objects(campaign):
        if whose in (None, hero.id) and _is_called(game, token, wanted):
            told.append(say.text("answer-carries", hero=say.hero(hero.sheet), cards=say.token(token, game)))
    for hero, held in belongings(campaign):
        if whose in (None, hero.id) and _speaks_of(game, held, wanted, say):
            place = say.text("view-equipped" if held.equipped else "view-pack")
            carries = say.text("answer-carries", hero=say.hero(hero.sheet), cards=say.card(held.card))
            told.append(" · ".join([carries, place, *filter(None, [note(game, held, say)])]))
            told += [f"-# {line}" for line in lines(game, held, say)]
    return told


def ways_to_ask(campaign: Campaign, say: Words) -> list[str]:
    """By which names and kinds something that is carried can be asked for: names first."""
    game, carried = campaign.running(), [held for _, held in belongings(campaign)]
    cards = [stats.printed(game, held) for held in carried]
    kinds = {say.text(f"trait-{trait}") for card in cards if isinstance(card, Item) for trait in card.traits}
    return sorted(everything(campaign, say)) + sorted(kinds)


def found_cards(campaign: Campaign, wanted: str, whose: str | None, say: Words) -> list[str]:
    """The cards of this name, kind or text that anybody carries, each once."""
    game = campaign.running()
    found = [
        held.card
        for hero, held in belongings(campaign)
        if whose in (None, hero.id) and _speaks_of(game, held, wanted, say)
    ]
    return list(dict.fromkeys(found))


def skill_lines(campaign: Campaign, hero_id: str, say: Words) -> list[str]:
    """A hero's skills and what they do, for those who read rather than look; also those just learned."""
    held = [held.card for held in campaign.running().hero(hero_id).cards if held.kind == "skill"]
    seat = campaign.seat(hero_id)
    skills = dict.fromkeys([*held, *(seat.skills if seat is not None else ())])
    return [
        f"-# {say.text('view-skill-line', card=say.card(skill), text=say.card_text(skill))}" for skill in skills
    ]


def _speaks_of(game: Game, held: HeldCard, wanted: str, say: Words) -> bool:
    sought = plain_letters(wanted)
    return any(sought in plain_letters(text) for text in _texts(game, held, say))


def _is_called(game: Game, token: str, wanted: str) -> bool:
    """Whether a thing of the quest goes by this name, in any language."""
    return any(plain_letters(wanted) in plain_letters(words(each).token(token, game)) for each in LANGUAGES)


def _texts(game: Game, held: HeldCard, say: Words) -> Iterator[str]:
    """All by which a card can be found: its names, what kind of thing it is, and what it says."""
    yield from (words(language).card(held.card) for language in LANGUAGES)
    card = stats.printed(game, held)
    if isinstance(card, Item):
        yield from (say.text(f"trait-{trait}") for trait in card.traits)
    yield note(game, held, say)
    yield from lines(game, held, say)
