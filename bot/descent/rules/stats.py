"""Numbers of figures as they are right now: what is printed and what the cards in play change."""

from collections.abc import Collection, Iterator, Sequence

from bot.descent.content.cards import Ability, Attribute, Card, Item, Modifier
from bot.descent.effects.base import Context
from bot.descent.rules.dice import Colour
from bot.descent.rules.followers import is_meant, their_abilities
from bot.descent.rules.heeding import in_play
from bot.descent.rules.outfit import hands_needed
from bot.descent.rules.sums import Addend, Origin
from bot.descent.state.figures import Familiar, Figure, HeldCard, Hero, Monster
from bot.descent.state.game import Game, side

SHEET = "sheet"
FEAT = "feat"
ON_CARD = "card"
"""In place of a kind of counter: those that lie on the card itself."""


def printed(game: Game, held: HeldCard) -> Card:
    """What is printed on a card in front of a hero."""
    return game.library.card(held.card)


def usable(held: HeldCard) -> bool:
    """Face up: equipment must be equipped or laid on somebody, search cards not used up (CRD-04)."""
    if held.flipped:
        return False
    return held.equipped or held.kind in ("search", "skill") or bool(held.marks)


def is_linked(hero: Hero, held: HeldCard) -> bool:
    """Whether a card that is put away lends an equipped one what it can do."""
    partner = hero.card(held.linked) if held.linked is not None else None
    return partner is not None and partner.equipped and not held.equipped


def linked_to(hero: Hero, held: HeldCard) -> list[HeldCard]:
    """The cards that lend this one what they can do."""
    return [other for other in hero.cards if other.linked == held.id and is_linked(hero, other)]


def abilities_of(game: Game, hero: Hero, among: Collection[str] | None = None) -> Iterator[tuple[str, Ability]]:
    """All abilities a hero has on its sheet and its usable cards, with the card's id.

    `among` names the sheets and cards that matter, for whoever asks often and knows them.
    """
    if among is None or hero.sheet in among:
        for ability in game.sheet(hero).ability:
            yield SHEET, ability
        for ability in _feats_in_play(game, hero):
            yield FEAT, ability
    for held in hero.cards:
        if (among is None or held.card in among) and (usable(held) or is_linked(hero, held)):
            for ability in printed(game, held).abilities:
                yield held.id, ability


def _feats_in_play(game: Game, hero: Hero) -> Iterator[Ability]:
    """What a feat lets a hero do at some moment while it is unused, and what of it still holds once it is done."""
    for ability in game.sheet(hero).feats:
        if ability.kind == "reaction":
            waits = not hero.feat_used
        else:
            waits = ability.kind in ("trigger", "passive") and hero.feat_until is not None
        if waits:
            yield ability


def modifiers(
    game: Game, stat: str, figure: Figure, *, attack: int | None = None, weapon: str | None = None
) -> Iterator[tuple[str, Modifier]]:
    """What changes this number of this figure now, in this attack, with this weapon; and the card that does it."""
    for at, modifier in _changing(game, stat, figure, attack=attack, weapon=weapon):
        yield at.card, modifier


def _changing(
    game: Game, stat: str, figure: Figure, *, attack: int | None = None, weapon: str | None = None
) -> Iterator[tuple[Context, Modifier]]:
    """The same with all that the modifier is about: whose card it is, too."""
    changing = game.library.changing(stat)
    for hero in game.heroes.values() if changing else ():
        # A fallen or absent hero's cards change nothing but its own numbers and its familiar's.
        if (hero.knocked_out or not hero.on_board) and figure is not hero and owner(figure) != hero.id:
            continue
        for card, ability in abilities_of(game, hero, changing):
            for modifier in ability.modifiers:
                if modifier.stat == stat and _means(game, modifier, hero, card, figure):
                    at = Context(actor=hero.id, card=card, figure=figure.id, attack=attack, weapon=weapon)
                    if all(check.holds(game, at) for check in modifier.when):
                        yield at, _counted(game, modifier, hero, card)
    for familiar, ability in their_abilities(game, changing) if changing else ():
        for modifier in ability.modifiers:
            if modifier.stat == stat and _means(game, modifier, familiar, familiar.id, figure):
                at = Context(actor=familiar.owner, card=familiar.id, figure=figure.id, attack=attack, weapon=weapon)
                if all(check.holds(game, at) for check in modifier.when):
                    yield at, modifier
    yield from _imposed(game, stat, figure, attack=attack)


def _imposed(game: Game, stat: str, figure: Figure, *, attack: int | None) -> Iterator[tuple[Context, Modifier]]:
    """The same by the abilities of monsters; what several of them have counts once."""
    imposing, counted = game.library.imposing(stat), set[str]()
    for monster in game.monsters.values() if imposing else ():
        for name in game.block(monster).abilities:
            if name not in imposing or name in counted:
                continue
            at = Context(actor=monster.id, card=name, figure=figure.id, attack=attack)
            for modifier in game.library.monster_abilities[name].modifiers:
                about = modifier.stat == stat and _means(game, modifier, monster, name, figure)
                if about and all(check.holds(game, at) for check in modifier.when):
                    counted.add(name)
                    yield at, modifier


def _counted(game: Game, modifier: Modifier, bearer: Hero, card: str) -> Modifier:
    """The modifier as often as there are counters it goes by."""
    if modifier.per_trait is not None:
        return modifier.model_copy(update={"add": modifier.add * _worn(game, bearer, modifier.per_trait)})
    if modifier.per_attribute is not None:
        points = attribute(game, bearer, modifier.per_attribute) or 0
        return modifier.model_copy(update={"add": modifier.add * points})
    if modifier.per is None:
        return modifier
    return modifier.model_copy(update={"add": modifier.add * counters(bearer, modifier.per, bearer.card(card))})


def counters(figure: Figure, counter: str, card: HeldCard | None = None) -> int:
    """How many counters of a kind a figure has; those called `card` lie on the card."""
    if counter == ON_CARD:
        return card.counters if card is not None else 0
    return figure.counters.get(counter, 0)


def open_to(game: Game, bearer: Hero, card: str, ability: Ability) -> Iterator[Hero]:
    """The heroes who may use an ability of a hero's card: that hero, perhaps others while it is on its feet."""
    yield bearer
    if not bearer.on_board or bearer.knocked_out:
        return
    others = [hero for hero in game.heroes.values() if hero is not bearer]
    if ability.users == "heroes":
        yield from others
    elif _lends_search_card(game, bearer, card):
        # Whoever has such a card uses that one first.
        yield from (hero for hero in others if (own := hero.card(card)) is None or own.flipped)


def _lends_search_card(game: Game, bearer: Hero, card: str) -> bool:
    """Whether it is a search card of a hero whose search cards are everybody's."""
    held = bearer.card(card)
    return held is not None and held.kind == "search" and has(game, "shares_search_cards", bearer)


def within_reach(game: Game, hero: Hero, card: str) -> HeldCard | None:
    """A card in front of a hero, or a search card of another one that it may use."""
    own = hero.card(card)
    if own is not None:
        return own
    others = (other for other in game.heroes.values() if _lends_search_card(game, other, card))
    return next((other.card(card) for other in others), None)


def shared_with(game: Game, hero: Hero) -> Iterator[tuple[Hero, str, Ability]]:
    """The abilities of others' cards that a hero may use, each with whose it is."""
    for bearer in game.heroes.values():
        for card, ability in abilities_of(game, bearer) if bearer is not hero else ():
            if hero in open_to(game, bearer, card, ability):
                yield bearer, card, ability


def _worn(game: Game, hero: Hero, trait: str) -> int:
    """How many cards with this trait a hero has equipped."""
    return sum(held.equipped and trait in traits(game, hero, held) for held in hero.cards)


def owner(figure: Figure) -> str | None:
    """The hero a familiar follows."""
    return figure.owner if isinstance(figure, Familiar) else None


def _means(game: Game, modifier: Modifier, bearer: Figure, card: str, figure: Figure) -> bool:
    """Whether it is this figure's number that the card changes."""
    if modifier.of == "self":
        return figure is bearer
    if modifier.of == "familiar":
        return isinstance(bearer, Hero) and is_meant(game, bearer, card, figure)
    if modifier.of == "marked":
        held = bearer.card(card) if isinstance(bearer, Hero) else None
        return held is not None and figure.id in held.marks
    if modifier.of != "figures" and side(figure) != modifier.of:
        return False
    if modifier.within is None or figure is bearer:
        return True
    if modifier.within == 1 and isinstance(bearer, Monster) and game.adjacent(bearer, figure):
        return True
    distance = game.distance(bearer, figure)
    return distance is not None and distance <= modifier.within


def changed(
    game: Game,
    stat: str,
    figure: Figure,
    value: int,
    *,
    attack: int | None = None,
    weapon: str | None = None,
) -> int:
    """A number with all that changes it now."""
    found = [modifier for _, modifier in modifiers(game, stat, figure, attack=attack, weapon=weapon)]
    value += sum(modifier.add for modifier in found if modifier.at_least is None)
    for modifier in found:
        if modifier.at_least is not None:
            value = max(value + modifier.add, min(value, modifier.at_least))
        if modifier.at_most is not None:
            value = min(value, modifier.at_most)
    return max(0, value)


def credited(game: Game, at: Context, amount: int) -> Addend:
    """So much as a part of a sum, in the name of the card, sheet, surge or monster's ability that adds it."""
    of: Origin = "card"
    name = at.card
    if not at.card:
        of = "surge"
    elif isinstance(game.find(at.actor), Monster):
        of = "ability"
    elif at.card in (SHEET, FEAT):
        of, name = "hero", at.actor
    return Addend(of=of, name=name, amount=amount)


def changes(game: Game, stat: str, figure: Figure, value: int, *, attack: int | None = None) -> list[Addend]:
    """All that changes a number now, each by its name: what `changed` makes of it, in parts."""
    found = list(_changing(game, stat, figure, attack=attack))
    parts: list[Addend] = []

    def change(at: Context, amount: int) -> None:
        parts.append(credited(game, at, amount))

    for at, modifier in found:
        if modifier.at_least is None:
            change(at, modifier.add)
            value += modifier.add
    for at, modifier in found:
        before = value
        if modifier.at_least is not None:
            value = max(value + modifier.add, min(value, modifier.at_least))
        if modifier.at_most is not None:
            value = min(value, modifier.at_most)
        change(at, value - before)
    return [part for part in parts if part.amount]


def imposes(game: Game, hero: Hero, stat: str) -> bool:
    """Whether a card of this hero says this of figures near it right now."""
    return any(
        modifier.stat == stat
        and all(check.holds(game, Context(actor=hero.id, card=card, figure=hero.id)) for check in modifier.when)
        for card, ability in abilities_of(game, hero)
        for modifier in ability.modifiers
    )


def has(game: Game, stat: str, figure: Figure, *, attack: int | None = None, weapon: str | None = None) -> bool:
    """Whether any card in play says this of the figure, perhaps in this attack or with this weapon."""
    return any(True for _ in modifiers(game, stat, figure, attack=attack, weapon=weapon))


def says(game: Game, stat: str, hero: Hero) -> bool:
    """The same of a hero by its own sheet and cards, for whoever asks often."""
    among = game.library.changing(stat)
    if hero.sheet not in among and not any(held.card in among for held in hero.cards):
        return False
    return has(game, stat, hero)


def immune(game: Game, figure: Figure, condition: str) -> bool:
    """Whether the figure can't get this condition."""
    return _of_condition(game, "immune", figure, condition)


def clings(game: Game, figure: Figure, condition: str) -> bool:
    """Whether something keeps the figure from getting rid of this condition."""
    return _of_condition(game, "clings", figure, condition)


def unhurt_by(game: Game, figure: Figure, condition: str) -> bool:
    """Whether the hearts of this condition don't touch the figure."""
    return _of_condition(game, "unhurt", figure, condition)


def _of_condition(game: Game, stat: str, figure: Figure, condition: str) -> bool:
    return any(
        not modifier.conditions or condition in modifier.conditions for _, modifier in modifiers(game, stat, figure)
    )


def at_home(game: Game, figure: Figure) -> tuple[str, ...]:
    """The kinds of ground that do nothing to the figure."""
    return tuple(kind for _, modifier in modifiers(game, "at_home", figure) for kind in modifier.terrain)


def cleansable(game: Game, figure: Figure) -> list[str]:
    """The conditions a figure could be rid of now."""
    return [name for name in figure.conditions if not clings(game, figure, name)]


def speed(game: Game, figure: Figure) -> int:
    """How many movement points a move action gives (MOV-01)."""
    if isinstance(figure, Hero):
        slowed = game.turn.slowed if game.turn is not None and game.turn.hero == figure.id else 0
        value = game.sheet(figure).speed + game.rules_speed - slowed
    elif isinstance(figure, Familiar):
        value = game.library.familiars[figure.familiar].speed or 0
    else:
        assert isinstance(figure, Monster)
        value = game.block(figure).speed
    return changed(game, "speed", figure, value)


def health(game: Game, figure: Figure) -> int:
    """How many hearts it takes to defeat the figure (HP-01)."""
    if isinstance(figure, Hero):
        value = game.sheet(figure).health
    elif isinstance(figure, Familiar):
        value = game.library.familiars[figure.familiar].health or 1
    else:
        assert isinstance(figure, Monster)
        value = game.block(figure).health + figure.extra_health
    return changed(game, "health", figure, value)


def has_health(game: Game, figure: Figure) -> bool:
    """Whether the figure has health at all: some familiars can't be hurt."""
    return not isinstance(figure, Familiar) or game.library.familiars[figure.familiar].health is not None


def health_left(game: Game, figure: Figure) -> int:
    return health(game, figure) - figure.damage


def stamina(game: Game, figure: Figure) -> int:
    """How much fatigue a hero can bear; figures without stamina have none (HP-02)."""
    return changed(game, "stamina", figure, game.sheet(figure).stamina) if isinstance(figure, Hero) else 0


def stamina_left(game: Game, hero: Hero) -> int:
    """How much fatigue a hero can still bear, or lay on cards that bear it instead."""
    return own_stamina_left(game, hero) + sum(room for _, room in bearing_fatigue(game, hero))


def own_stamina_left(game: Game, hero: Hero) -> int:
    """The same without such cards."""
    return max(0, stamina(game, hero) - hero.fatigue)


def bearing_fatigue(game: Game, hero: Hero) -> list[tuple[HeldCard, int]]:
    """The cards of a hero on which fatigue can be laid in its place, with how much more each has room for."""
    found = ((hero.card(card), modifier.add) for card, modifier in modifiers(game, "bears_fatigue", hero))
    return [(held, most - held.counters) for held, most in found if held is not None and most > held.counters]


def attribute(game: Game, figure: Figure, name: Attribute) -> int | None:
    """Might, knowledge, willpower or awareness; None for figures without attributes (CRD-03)."""
    printed_value: int
    if isinstance(figure, Hero):
        printed_value = getattr(game.sheet(figure), name)
    elif isinstance(figure, Familiar) and game.counts_as_hero(figure):
        return attribute(game, game.heroes[figure.owner], name)
    elif isinstance(figure, Monster) and figure.monster in game.library.lieutenants:
        printed_value = game.library.lieutenants[figure.monster].attributes[name]
    else:
        return None
    value = changed(game, name, figure, printed_value)
    lasting = in_play(game)
    return lasting.attribute(game, figure, name, value) if lasting is not None else value


TEST_DICE: tuple[Colour, ...] = ("gray", "black")


def test_dice(game: Game, figure: Figure) -> tuple[Colour, ...]:
    """The dice with which a figure tests its attributes (CRD-03)."""
    others = [modifier.dice for _, modifier in modifiers(game, "test_dice", figure)]
    return others[-1] if others else TEST_DICE


def defence_pool(game: Game, figure: Figure) -> tuple[Colour, ...]:
    """The defence dice a figure rolls."""
    if isinstance(figure, Hero):
        pool = list(game.sheet(figure).defence)
        instead = {card: modifier.dice for card, modifier in modifiers(game, "own_defence", figure)}
        for held in figure.cards:
            item = printed(game, held)
            if held.equipped and isinstance(item, Item):
                pool += instead.get(held.id, item.defence)
    elif isinstance(figure, Familiar):
        pool = list(game.library.familiars[figure.familiar].defence)
    else:
        assert isinstance(figure, Monster)
        pool = list(game.block(figure).defence)
    for _, modifier in modifiers(game, "defence", figure):
        if modifier.instead_of is None:
            pool += modifier.dice
        else:
            pool = [modifier.dice[0] if die == modifier.instead_of else die for die in pool]
    return tuple(pool)


def weapons(game: Game, hero: Hero) -> list[HeldCard]:
    """The equipped weapons a hero may attack with."""
    return [
        held
        for held in hero.cards
        if held.equipped and isinstance(item := printed(game, held), Item) and item.attack is not None
    ]


def ready_weapons(game: Game, hero: Hero) -> list[HeldCard]:
    """The same without those that strike once a turn and have done so."""
    turn = game.turn if game.activation is None else None
    struck_with = turn.struck_with if turn is not None and turn.hero == hero.id else []
    return [
        held
        for held in weapons(game, hero)
        if held.id not in struck_with or not has(game, "once_a_turn", hero, weapon=held.id)
    ]


def hands_of(game: Game, held: HeldCard) -> int:
    """Hands that one of a hero's cards takes."""
    item = printed(game, held)
    return item.hands if isinstance(item, Item) else 0


def hands(game: Game, hero: Hero) -> int:
    """Hands in use."""
    return hands_taken(game, hero, [held for held in hero.cards if held.equipped])


def hands_taken(game: Game, hero: Hero, cards: Sequence[HeldCard]) -> int:
    """Hands that these of a hero's cards take together; some need fewer than is printed on them."""
    items = [(card, held) for held in cards if isinstance(card := printed(game, held), Item)]
    kinds = [set(traits(game, hero, held)) for _, held in items]
    return hands_needed([card for card, _ in items], kinds, spared_hands(game, hero))


def spared_hands(game: Game, hero: Hero) -> list[Modifier]:
    """What lets some of a hero's equipment be held with fewer hands."""
    return [modifier for _, modifier in modifiers(game, "hands_needed", hero)]


def traits(game: Game, hero: Hero, held: HeldCard) -> tuple[str, ...]:
    """The traits printed on a hero's card, and those that other cards give its equipped weapons."""
    card = printed(game, held)
    if not isinstance(card, Item):
        return ()
    found = card.traits
    if held.equipped and card.attack is not None:
        found += tuple(trait for other in linked_to(hero, held) for trait in printed_traits(game, other))
        given = [modifier for _, modifier in modifiers(game, "weapon_traits", hero)]
        for modifier in sorted(given, key=lambda one: one.trait is not None):
            found += modifier.traits if modifier.trait is None or modifier.trait in found else ()
    return found


def printed_traits(game: Game, held: HeldCard) -> tuple[str, ...]:
    """The traits printed on a card."""
    card = printed(game, held)
    return card.traits if isinstance(card, Item) else ()


def fights_in_melee(game: Game, hero: Hero, held: HeldCard) -> bool:
    """Whether a card makes a melee weapon of this one."""
    kinds = [modifier.trait for _, modifier in modifiers(game, "fights_in_melee", hero)]
    return bool(kinds) and any(kind in traits(game, hero, held) for kind in kinds)


def wears(game: Game, hero: Hero, trait: str) -> bool:
    """Whether a hero has equipped something with this trait."""
    return any(held.equipped and trait in traits(game, hero, held) for held in hero.cards)


def can_heal(game: Game, figure: Figure) -> bool:
    """Whether the figure can recover hearts at all."""
    if any(figure.id in group.bound for group in game.groups.values()):
        return False
    return not isinstance(figure, Familiar) or game.library.familiars[figure.familiar].heals
