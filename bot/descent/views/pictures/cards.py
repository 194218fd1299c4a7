"""Any card of the library as its picture: skills, items, search cards, relics, conditions, feats, familiars."""

from collections.abc import Iterable
from dataclasses import replace

from bot.descent.content.cards import Ability, ConditionCard, FamiliarCard, Item, SearchCard, Skill
from bot.descent.content.library import library
from bot.descent.rules import stats
from bot.descent.views.pictures.figures import initials
from bot.descent.views.pictures.items import dice_in_words, dice_of, drawn, kind_of, on_lines
from bot.descent.words import Words
from bot.descent.words.names import as_familiar
from renders.descent import look
from renders.descent.view import CardView, StatView

HERO_CARDS = (stats.SHEET, stats.FEAT)
"""A hero's ability and heroic feat are named together with their hero: `feat:syndrael`."""


def card_ids() -> tuple[str, ...]:
    """Every card there is a picture of."""
    shelf = library()
    kinds = (shelf.items, shelf.class_items, shelf.relics, shelf.search_cards, shelf.skills)
    held = [card for cards in kinds for card in cards]
    heroes = [f"{part}:{hero}" for hero in shelf.heroes for part in HERO_CARDS]
    return (*held, *shelf.conditions, *shelf.familiars, *heroes)


def card_name(card_id: str, say: Words) -> str:
    """What a card is called where cards of all kinds stand side by side."""
    part, _, hero = card_id.partition(":")
    if hero:
        return f"{say.hero(hero)} · {say.card(part)}"
    if card_id in library().conditions:
        return say.condition(card_id)
    return say.name("familiar", card_id) if card_id in library().familiars else say.card(card_id)


def card_view(card_id: str, say: Words, *, exhausted: bool = False) -> CardView:
    """The picture of a card by its id; `health_potion#2` is a health potion, `feat:syndrael` a hero's feat."""
    view, text = _faced(card_id.partition("#")[0], say)
    view = replace(view, exhausted=exhausted, lines=tuple(drawn(line) for line in on_lines(text)))
    return replace(view, alt=_told(view, text, say))


def _faced(card: str, say: Words) -> tuple[CardView, str]:
    """A card with all that stands above its text, and the text."""
    shelf = library()
    part, _, hero = card.partition(":")
    if hero:
        return _hero_card(part, hero, say), say.card_text(part, hero)
    if card in shelf.conditions:
        return _condition(shelf.conditions[card], say), say.text(f"condition-{card}.text")
    if (familiar := as_familiar(card)) is not None:
        return _familiar(shelf.familiars[familiar], say), say.text(f"familiar-{familiar}.text")
    return _held(card, say), say.card_text(card)


def _told(view: CardView, text: str, say: Words) -> str:
    """A card in words: its name, what it is, its numbers and dice, what it says, its price."""
    numbers = [f"{stat.label} {stat.value}" for stat in view.stats]
    price = say.text(f"picture-cost-{view.cost_icon}", n=int(view.cost)) if view.cost else ""
    spent = say.text("view-exhausted") if view.exhausted else ""
    parts = [view.name, view.traits, *numbers, dice_in_words(view.dice, say), text, price, view.corner, spent]
    return "\n".join(part for part in parts if part)


# What heroes hold ---------------------------------------------------------------------------------------------


def _held(card: str, say: Words) -> CardView:
    printed, name = library().card(card), say.card(card)
    if isinstance(printed, Skill):
        return _skill(printed, name, say)
    if isinstance(printed, SearchCard):
        return _search(printed, name, say)
    assert isinstance(printed, Item)
    return _item(printed, name, say)


def _item(item: Item, name: str, say: Words) -> CardView:
    relic = item.id in library().relics
    price = item.cost if item.price is None else item.price
    return CardView(
        "relic" if relic else "item",
        name,
        look.icon_of(item.id),
        traits=kind_of(item, say),
        dice=dice_of(item),
        cost=str(price) if price else "",
        corner=say.text("picture-relic") if relic else _origin(item, say),
        initials=initials(name),
    )


def _origin(item: Item, say: Words) -> str:
    """The act whose shops sell it, or the class that starts with it."""
    if item.act is not None:
        return say.text("foe-act", act=item.act)
    return say.hero_class(_class_of(item.id))


def _class_of(card: str) -> str:
    return next(
        calling.id
        for calling in (*library().classes.values(), *library().hybrids.values())
        if any(card == own.id for own in (*calling.equipment, *calling.skills))
    )


def _skill(skill: Skill, name: str, say: Words) -> CardView:
    calling = _class_of(skill.id)
    return CardView(
        "skill",
        name,
        look.icon_of(calling),
        traits=say.text("picture-skill", class_name=say.hero_class(calling)),
        cost=_fatigue(skill.abilities),
        cost_icon="stamina",
        corner=say.text("picture-elemental") if skill.elemental else say.text("picture-skill-xp", n=skill.xp),
        initials=initials(name),
    )


def _fatigue(abilities: Iterable[Ability]) -> str:
    """What using a skill costs, if it costs fatigue."""
    return next((str(ability.cost.fatigue) for ability in abilities if ability.cost.fatigue), "")


def _search(card: SearchCard, name: str, say: Words) -> CardView:
    return CardView(
        "search",
        name,
        look.icon_of(card.id),
        traits=say.text("picture-search"),
        dice=card.dice,
        cost=str(card.gold) if card.gold else "",
        corner=say.text("view-once") if card.in_deck else "",
        initials=initials(name),
    )


# What befalls or belongs to figures ---------------------------------------------------------------------------


def _hero_card(part: str, hero: str, say: Words) -> CardView:
    name, sheet = say.hero(hero), library().heroes[hero]
    return CardView(
        "feat" if part == stats.FEAT else "skill",
        name,
        look.icon_of(hero),
        traits=say.card(part),
        corner=say.text(f"archetype-{sheet.archetype}"),
        initials=initials(name),
    )


def _condition(card: ConditionCard, say: Words) -> CardView:
    name = say.condition(card.id)
    tested = say.text("picture-condition-test", attribute=say.attribute(card.test)) if card.test else ""
    return CardView(
        "condition", name, card.id, traits=say.text("picture-condition"), corner=tested, initials=initials(name)
    )


def _familiar(card: FamiliarCard, say: Words) -> CardView:
    name = say.name("familiar", card.id)
    numbers = []
    if card.speed is not None:
        numbers.append(StatView("speed", say.text("view-speed"), str(card.speed)))
    if card.health is not None:
        numbers.append(StatView("heart", say.text("view-health"), str(card.health)))
    traits = [say.text("picture-familiar")]
    if card.attack is not None:
        traits.append(say.text(f"range-{card.attack}"))
    return CardView(
        "familiar",
        name,
        look.icon_of(card.id),
        traits=" · ".join(traits),
        stats=tuple(numbers),
        dice=card.dice,
        initials=initials(name),
    )
