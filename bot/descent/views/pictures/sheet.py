"""A hero's sheet and a hero's belongings as their pictures need them."""

from bot.descent.content.callings import decks_of
from bot.descent.content.cards import ATTRIBUTES, Item
from bot.descent.party.campaign import Campaign
from bot.descent.rules import stats
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game
from bot.descent.views.pictures.figures import hero_colour, initials
from bot.descent.views.pictures.items import colours, drawn, gear, item_view, state_of
from bot.descent.words import Words, words
from bot.words import Language
from renders.descent import look
from renders.descent.view import (
    BlockView,
    HeroSheetView,
    InventoryView,
    SkillView,
    SlotView,
    StatView,
)

SLOTS = (("hands", 2), ("armor", 1), ("other", 2))


def hero_sheet_view(campaign: Campaign, hero_id: str, language: Language) -> HeroSheetView:
    """Everything about one hero."""
    game, say = campaign.running(), words(language)
    hero = game.hero(hero_id)
    name = say.hero(hero.sheet)
    return HeroSheetView(
        name=name,
        subtitle=_subtitle(game, hero, say),
        colour=hero_colour(game, hero.id),
        icon=look.icon_of(hero.sheet),
        health=max(0, stats.health_left(game, hero)),
        max_health=stats.health(game, hero),
        stamina=stats.stamina_left(game, hero),
        max_stamina=stats.stamina(game, hero),
        stats=_stats(game, hero, say),
        attributes=_attributes(game, hero, say),
        blocks=_blocks(hero, say),
        equipment_title=say.text("view-equipment"),
        equipment=tuple(item_view(game, held, say) for held in gear(game, hero.cards)),
        skills_title=say.text("view-skills"),
        skills=tuple(_skill(game, held, hero, say) for held in hero.cards if held.kind == "skill"),
        purse=_purse(game, hero, say),
        conditions=tuple(hero.conditions),
        knocked_out=hero.knocked_out,
        initials=initials(name),
        alt=sheet_text(game, hero, say),
    )


def _subtitle(game: Game, hero: Hero, say: Words) -> str:
    archetype = say.text(f"archetype-{game.sheet(hero).archetype}")
    return f"{archetype} · {say.hero_class(hero.hero_class)}"


def _stats(game: Game, hero: Hero, say: Words) -> tuple[StatView, ...]:
    health = f"{max(0, stats.health_left(game, hero))}/{stats.health(game, hero)}"
    stamina = f"{stats.stamina_left(game, hero)}/{stats.stamina(game, hero)}"
    return (
        StatView("speed", say.text("view-speed"), str(stats.speed(game, hero))),
        StatView("heart", say.text("view-health"), health),
        StatView("stamina", say.text("view-stamina"), stamina),
        StatView("defence", say.text("view-defence"), dice=stats.defence_pool(game, hero)),
    )


def _attributes(game: Game, hero: Hero, say: Words) -> tuple[StatView, ...]:
    return tuple(
        StatView(name, say.attribute(name), str(stats.attribute(game, hero, name) or 0)) for name in ATTRIBUTES
    )


def _blocks(hero: Hero, say: Words) -> tuple[BlockView, ...]:
    ability = drawn(say.card_text(stats.SHEET, hero.sheet))
    feat = drawn(say.card_text(stats.FEAT, hero.sheet))
    return (
        BlockView(say.card(stats.SHEET), "ability", ability),
        BlockView(say.card(stats.FEAT), "feat", feat, spent=hero.feat_used),
    )


def _skill(game: Game, held: HeldCard, hero: Hero, say: Words) -> SkillView:
    return SkillView(
        say.card(held.card),
        held.exhausted,
        icon=look.icon_of(decks_of(hero.hero_class)[0]),
        text=drawn(say.card_text(held.card)),
        note=" · ".join(state_of(game, held, say)),
    )


def _purse(game: Game, hero: Hero, say: Words) -> tuple[StatView, ...]:
    """The party's gold, and the counters on the hero's sheet."""
    counters = (StatView("counter", label) for label in say.counters(hero.counters))
    return (StatView("gold", say.text("view-gold"), str(game.gold)), *counters)


def sheet_text(game: Game, hero: Hero, say: Words) -> str:
    """The sheet in words."""
    told = [say.text("alt-hero", hero=say.hero(hero.sheet)), _subtitle(game, hero, say)]
    told += [f"{stat.label} {stat.value or colours(stat.dice, say)}" for stat in _stats(game, hero, say)]
    told += [f"{stat.label} {stat.value}" for stat in _attributes(game, hero, say)]
    told += [f"{coin.value} {coin.label}" for coin in _purse(game, hero, say)[:1]]
    borne = [say.condition(condition) for condition in hero.conditions] + say.counters(hero.counters)
    if borne:
        told.append(", ".join(borne))
    cards = [held.id for held in hero.cards]
    return ". ".join([*told, say.cards(cards)] if cards else told)


# Belongings ---------------------------------------------------------------------------------------------------


def inventory_view(campaign: Campaign, hero_id: str, language: Language) -> InventoryView:
    """What a hero wears, slot by slot, and what lies in the pack."""
    game, say = campaign.running(), words(language)
    hero = game.hero(hero_id)
    name = say.hero(hero.sheet)
    carried = gear(game, hero.cards)
    return InventoryView(
        name=name,
        subtitle=_subtitle(game, hero, say),
        colour=hero_colour(game, hero.id),
        icon=look.icon_of(hero.sheet),
        equipped_title=say.text("view-equipped"),
        slots=_slots(game, hero, carried, say),
        pack_title=say.text("view-pack"),
        pack=tuple(item_view(game, held, say) for held in carried if not held.equipped),
        empty=say.text("view-pack-empty"),
        purse=_purse(game, hero, say),
        initials=initials(name),
        alt=belongings_text(game, hero, say),
    )


def _slots(game: Game, hero: Hero, carried: list[HeldCard], say: Words) -> tuple[SlotView, ...]:
    slots = []
    for slot, most in SLOTS:
        worn = [held for held in carried if held.equipped and _slot(game, held) == slot]
        slots += [SlotView(say.text(f"view-slot-{slot}"), item_view(game, held, say)) for held in worn]
        taken = stats.hands_taken(game, hero, worn) if slot == "hands" else len(worn)
        slots += [SlotView(say.text(f"view-slot-{slot}"))] * max(0, most - taken)
    return tuple(slots)


def _slot(game: Game, held: HeldCard) -> str:
    card = stats.printed(game, held)
    return card.slot if isinstance(card, Item) else ""


def belongings_text(game: Game, hero: Hero, say: Words) -> str:
    """Who carries what, in words."""
    carried = gear(game, hero.cards)
    worn = [held.id for held in carried if held.equipped]
    packed = [held.id for held in carried if not held.equipped]
    told = f"{say.hero(hero.sheet)}. {say.text('view-equipped')}: {say.cards(worn)}"
    return f"{told}. {say.text('view-pack')}: {say.cards(packed)}" if packed else told
