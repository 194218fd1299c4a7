"""Numbers of figures as they are right now: what is printed and what the cards in play change."""

from collections.abc import Iterator

from bot.descent.cards import Ability, Attribute, Card, Item, Modifier
from bot.descent.dice import Colour
from bot.descent.effects.base import Context
from bot.descent.figures import Familiar, Figure, HeldCard, Hero, Monster
from bot.descent.game import Game, side

SHEET = "sheet"
FEAT = "feat"


def printed(game: Game, held: HeldCard) -> Card:
    """What is printed on a card in front of a hero."""
    return game.library.card(held.card)


def usable(held: HeldCard) -> bool:
    """Face up: equipment must be equipped, search cards not used up (CRD-04)."""
    if held.flipped:
        return False
    return held.equipped or held.kind in ("search", "skill")


def abilities_of(game: Game, hero: Hero) -> Iterator[tuple[str, Ability]]:
    """All abilities a hero has on its sheet and its usable cards, with the card's id."""
    for ability in game.sheet(hero).ability:
        yield SHEET, ability
    for held in hero.cards:
        if usable(held):
            for ability in printed(game, held).abilities:
                yield held.id, ability


def modifiers(game: Game, stat: str, figure: Figure) -> Iterator[tuple[str, Modifier]]:
    """What changes this number of this figure now, with the card that does it."""
    for hero in game.heroes.values():
        if hero.knocked_out or not hero.on_board:
            continue
        for card, ability in abilities_of(game, hero):
            for modifier in ability.modifiers:
                if modifier.stat == stat and _applies(game, modifier, hero, card, figure):
                    yield card, modifier


def _applies(game: Game, modifier: Modifier, bearer: Hero, card: str, figure: Figure) -> bool:
    if modifier.of == "self" and figure is not bearer:
        return False
    if modifier.of != "self" and side(figure) != modifier.of:
        return False
    if modifier.within is not None and figure is not bearer:
        distance = game.distance(bearer, figure)
        if distance is None or distance > modifier.within:
            return False
    at = Context(actor=bearer.id, card=card, figure=figure.id)
    return all(check.holds(game, at) for check in modifier.when)


def _changed(game: Game, stat: str, figure: Figure, value: int) -> int:
    found = [modifier for _, modifier in modifiers(game, stat, figure)]
    value += sum(modifier.add for modifier in found)
    for modifier in found:
        if modifier.at_most is not None:
            value = min(value, modifier.at_most)
    return max(0, value)


def speed(game: Game, figure: Figure) -> int:
    """How many movement points a move action gives (MOV-01)."""
    if isinstance(figure, Hero):
        value = game.sheet(figure).speed
    elif isinstance(figure, Familiar):
        value = game.library.familiars[figure.familiar].speed
    else:
        assert isinstance(figure, Monster)
        value = game.block(figure).speed
    return _changed(game, "speed", figure, value)


def health(game: Game, figure: Figure) -> int:
    """How many hearts it takes to defeat the figure (HP-01)."""
    if isinstance(figure, Hero):
        value = game.sheet(figure).health
    elif isinstance(figure, Familiar):
        value = game.library.familiars[figure.familiar].health or 1
    else:
        assert isinstance(figure, Monster)
        value = game.block(figure).health + figure.extra_health
    return _changed(game, "health", figure, value)


def health_left(game: Game, figure: Figure) -> int:
    return health(game, figure) - figure.damage


def stamina(game: Game, figure: Figure) -> int:
    """How much fatigue a hero can bear; figures without stamina have none (HP-02)."""
    return _changed(game, "stamina", figure, game.sheet(figure).stamina) if isinstance(figure, Hero) else 0


def stamina_left(game: Game, hero: Hero) -> int:
    return max(0, stamina(game, hero) - hero.fatigue)


def attribute(game: Game, figure: Figure, name: Attribute) -> int | None:
    """Might, knowledge, willpower or awareness; None for figures without attributes (CRD-03)."""
    if not isinstance(figure, Hero):
        return None
    printed_value: int = getattr(game.sheet(figure), name)
    return _changed(game, name, figure, printed_value)


def defence_pool(game: Game, figure: Figure) -> tuple[Colour, ...]:
    """The defence dice a figure rolls."""
    if isinstance(figure, Hero):
        pool = list(game.sheet(figure).defence)
        for held in figure.cards:
            item = printed(game, held)
            if held.equipped and isinstance(item, Item):
                pool += item.defence
    elif isinstance(figure, Familiar):
        pool = list(game.library.familiars[figure.familiar].defence)
    else:
        assert isinstance(figure, Monster)
        pool = list(game.block(figure).defence)
    for _, modifier in modifiers(game, "defence", figure):
        pool += modifier.dice
    return tuple(pool)


def weapons(game: Game, hero: Hero) -> list[HeldCard]:
    """The equipped weapons a hero may attack with."""
    return [
        held
        for held in hero.cards
        if held.equipped and isinstance(item := printed(game, held), Item) and item.attack is not None
    ]


def hands(game: Game, hero: Hero) -> int:
    """Hands in use."""
    return sum(item.hands for held in hero.cards if held.equipped and isinstance(item := printed(game, held), Item))


def traits(game: Game, held: HeldCard) -> tuple[str, ...]:
    """The traits printed on a card."""
    card = printed(game, held)
    return card.traits if isinstance(card, Item) else ()
