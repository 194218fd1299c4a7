"""Any card of the library as its picture: skills, items, search cards, relics, conditions, feats, familiars."""

from collections.abc import Iterable
from dataclasses import replace

from bot.descent.content.cards import Ability, ConditionCard, FamiliarCard, Item, SearchCard, Skill
from bot.descent.content.library import library
from bot.descent.rules import stats
from bot.descent.views.pictures.figures import initials
from bot.descent.views.pictures.items import dice_in_words, dice_of, drawn, kind_of, on_lines
from bot.descent.words import Words
from renders import theme
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


def card_name(card_id: str, speak: Words) -> str:
    """What a card is called where cards of all kinds stand side by side."""
    part, _, hero = card_id.partition(":")
    if hero:
        return f"{speak.hero(hero)} · {speak.card(part)}"
    if card_id in library().conditions:
        return speak.condition(card_id)
    return speak.name("familiar", card_id) if card_id in library().familiars else speak.card(card_id)


def card_view(card_id: str, speak: Words, *, exhausted: bool = False) -> CardView:
    """The picture of a card by its id; `health_potion#2` is a health potion, `feat:syndrael` a hero's feat."""
    view, text = _faced(card_id.partition("#")[0], speak)
    view = replace(view, exhausted=exhausted, lines=tuple(drawn(line) for line in on_lines(text)))
    return replace(view, alt=_told(view, text, speak))


def _faced(card: str, speak: Words) -> tuple[CardView, str]:
    """A card with all that stands above its text, and the text."""
    shelf = library()
    part, _, hero = card.partition(":")
    if hero:
        return _hero_card(part, hero, speak), speak.card_text(part, hero)
    if card in shelf.conditions:
        return _condition(shelf.conditions[card], speak), speak.text(f"condition-{card}.text")
    if card in shelf.familiars:
        return _familiar(shelf.familiars[card], speak), speak.text(f"familiar-{card}.text")
    return _held(card, speak), speak.card_text(card)


def _told(view: CardView, text: str, speak: Words) -> str:
    """A card in words: its name, what it is, its numbers and dice, what it says, its price."""
    numbers = [f"{stat.label} {stat.value}" for stat in view.stats]
    price = speak.text(f"picture-cost-{view.cost_icon}", n=int(view.cost)) if view.cost else ""
    spent = speak.text("view-exhausted") if view.exhausted else ""
    parts = [view.name, view.traits, *numbers, dice_in_words(view.dice, speak), text, price, view.corner, spent]
    return "\n".join(part for part in parts if part)


# What heroes hold ---------------------------------------------------------------------------------------------


def _held(card: str, speak: Words) -> CardView:
    printed, name = library().card(card), speak.card(card)
    if isinstance(printed, Skill):
        return _skill(printed, name, speak)
    if isinstance(printed, SearchCard):
        return _search(printed, name, speak)
    assert isinstance(printed, Item)
    return _item(printed, name, speak)


def _item(item: Item, name: str, speak: Words) -> CardView:
    relic = item.id in library().relics
    price = item.cost if item.price is None else item.price
    return CardView(
        "relic" if relic else "item",
        name,
        theme.icon_of(item.id),
        traits=kind_of(item, speak),
        dice=dice_of(item),
        cost=str(price) if price else "",
        corner=speak.text("picture-relic") if relic else _origin(item, speak),
        initials=initials(name),
    )


def _origin(item: Item, speak: Words) -> str:
    """The act whose shops sell it, or the class that starts with it."""
    if item.act is not None:
        return speak.text("foe-act", act=item.act)
    return speak.hero_class(_class_of(item.id))


def _class_of(card: str) -> str:
    return next(
        calling.id
        for calling in library().classes.values()
        if any(card == own.id for own in (*calling.equipment, *calling.skills))
    )


def _skill(skill: Skill, name: str, speak: Words) -> CardView:
    calling = _class_of(skill.id)
    return CardView(
        "skill",
        name,
        theme.icon_of(calling),
        traits=speak.text("picture-skill", class_name=speak.hero_class(calling)),
        cost=_fatigue(skill.abilities),
        cost_icon="stamina",
        corner=speak.text("picture-skill-xp", n=skill.xp),
        initials=initials(name),
    )


def _fatigue(abilities: Iterable[Ability]) -> str:
    """What using a skill costs, if it costs fatigue."""
    return next((str(ability.cost.fatigue) for ability in abilities if ability.cost.fatigue), "")


def _search(card: SearchCard, name: str, speak: Words) -> CardView:
    return CardView(
        "search",
        name,
        theme.icon_of(card.id),
        traits=speak.text("picture-search"),
        dice=card.dice,
        cost=str(card.gold) if card.gold else "",
        corner=speak.text("view-once") if card.in_deck else "",
        initials=initials(name),
    )


# What befalls or belongs to figures ---------------------------------------------------------------------------


def _hero_card(part: str, hero: str, speak: Words) -> CardView:
    name, sheet = speak.hero(hero), library().heroes[hero]
    return CardView(
        "feat" if part == stats.FEAT else "skill",
        name,
        theme.icon_of(hero),
        traits=speak.card(part),
        corner=speak.text(f"archetype-{sheet.archetype}"),
        initials=initials(name),
    )


def _condition(card: ConditionCard, speak: Words) -> CardView:
    name = speak.condition(card.id)
    tested = speak.text("picture-condition-test", attribute=speak.attribute(card.test)) if card.test else ""
    return CardView(
        "condition", name, card.id, traits=speak.text("picture-condition"), corner=tested, initials=initials(name)
    )


def _familiar(card: FamiliarCard, speak: Words) -> CardView:
    name = speak.name("familiar", card.id)
    numbers = [StatView("speed", speak.text("view-speed"), str(card.speed))]
    if card.health is not None:
        numbers.append(StatView("heart", speak.text("view-health"), str(card.health)))
    traits = [speak.text("picture-familiar")]
    if card.attack is not None:
        traits.append(speak.text(f"range-{card.attack}"))
    return CardView(
        "familiar",
        name,
        theme.icon_of(card.id),
        traits=" · ".join(traits),
        stats=tuple(numbers),
        dice=card.dice,
        initials=initials(name),
    )
