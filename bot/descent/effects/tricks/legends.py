"""What single skills of the hybrid classes do."""

from itertools import combinations

from bot.descent.commands.cards import check_bearable, check_equipment
from bot.descent.content.cards import Item
from bot.descent.effects.base import Context
from bot.descent.effects.card_attacks import Arm, Bonus, ChooseFoe
from bot.descent.effects.tricks.custom import trick
from bot.descent.events import CardsRefreshed, Equipped, Noted
from bot.descent.rules import stats
from bot.descent.rules.choices import ChooseMove
from bot.descent.rules.harm import Settle, Test
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

DONE = "done"
KEEP = "keep_equipped"
MELEE = Arm(range="melee")


# All-Knowing ----------------------------------------------------------------------------------------------------


def to_be_freed(game: Game, hero: Hero, card: str) -> list[HeldCard]:
    """The other skills that lie sideways or cost fatigue."""
    skills = [held for held in hero.cards if held.kind == "skill" and held.id != card]
    return [
        held
        for held in skills
        if held.exhausted or any(one.cost.fatigue for one in stats.printed(game, held).abilities)
    ]


@trick(possible=lambda game, at: bool(to_be_freed(game, game.hero(at.actor), at.card)))
def all_knowing(game: Game, at: Context) -> None:
    """All-Knowing: as many other skills as the player likes; the more, the harder the test."""
    push(game, ChooseSkills(hero=at.actor, card=at.card))


class ChooseSkills(Step):
    """Which skill is one of those to be readied; at least one is."""

    hero: str
    card: str
    chosen: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        left = [
            held.id for held in to_be_freed(game, game.hero(self.hero), self.card) if held.id not in self.chosen
        ]
        test = Test(
            figure=self.hero,
            attribute="knowledge",
            shields=len(self.chosen),
            on_pass=(FreeSkills(hero=self.hero, skills=self.chosen),),
        )
        if not left:
            push(game, test)
            return
        options = [
            Option(
                id=name,
                about={"card": name},
                then=(self.model_copy(update={"chosen": (*self.chosen, name)}),),
            )
            for name in left
        ]
        if self.chosen:
            options.append(Option(id=DONE, then=(test,)))
        ask(game, "choose_card", self.hero, options, default=options[-1].id, about={"card": self.card})


class FreeSkills(Step):
    """Skills stand upright again, and cost no fatigue until the round ends."""

    hero: str
    skills: tuple[str, ...]

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        freed = [held for held in hero.cards if held.id in self.skills]
        for held in freed:
            held.exhausted, held.unpriced = False, True
        game.tell(CardsRefreshed(hero=hero.id, cards=self.skills))
        game.tell(Noted(figure=hero.id, note="unpriced", facts={"cards": list(self.skills)}))


# Close the Gap --------------------------------------------------------------------------------------------------


def is_weapon(game: Game, held: HeldCard) -> bool:
    """Whether it is a weapon, equipped or not."""
    item = stats.printed(game, held)
    return isinstance(item, Item) and item.attack is not None


def with_a_blade_in_hand(game: Game, hero: Hero) -> list[tuple[str, ...]]:
    """All that the hero could have equipped instead: other weapons, one for melee among them, the rest as it is."""
    worn = [held.id for held in hero.cards if held.equipped]
    weapons = [held for held in hero.cards if is_weapon(game, held)]
    others = [name for name in worn if name not in {held.id for held in weapons}]
    found = []
    for number in (1, 2):
        for taken in combinations(weapons, number):
            cards = (*others, *(held.id for held in taken))
            melee = any(_is_for_melee(game, held) for held in taken)
            if melee and set(cards) != set(worn) and _may_wear(game, hero, cards):
                found.append(cards)
    return found


def _is_for_melee(game: Game, held: HeldCard) -> bool:
    item = stats.printed(game, held)
    return isinstance(item, Item) and item.attack == "melee"


def _may_wear(game: Game, hero: Hero, cards: tuple[str, ...]) -> bool:
    try:
        check_equipment(game, hero, cards)
        check_bearable(game, hero, set(cards))
    except Refused:
        return False
    return True


def has_a_blade(game: Game, hero: Hero) -> bool:
    """Whether a melee weapon is equipped."""
    return any(held.equipped and is_weapon(game, held) and _is_for_melee(game, held) for held in hero.cards)


def may_close_in(game: Game, at: Context) -> bool:
    """Whether the hero has a melee weapon, in hand or not."""
    hero = game.hero(at.actor)
    return has_a_blade(game, hero) or bool(with_a_blade_in_hand(game, hero))


@trick(possible=may_close_in, attacks=True)
def close_the_gap(game: Game, at: Context) -> None:
    """Close the Gap: other weapons in hand, a move, and an attack in melee."""
    speed = stats.speed(game, game.hero(at.actor))
    push(
        game,
        TakeInHand(hero=at.actor, card=at.card),
        ChooseMove(figure=at.actor, owner=at.actor, points=speed),
        ChooseFoe(attacker=at.actor, arm=MELEE, bonus=Bonus(), at=at.model_copy(update={"attack": None})),
    )


class TakeInHand(Step):
    """Which weapons a hero has equipped from now on."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        options = [
            Option(
                id=f"wield{number}",
                about={"weapons": _weapons_among(game, hero, cards)},
                then=(Rearm(hero=hero.id, cards=cards),),
            )
            for number, cards in enumerate(with_a_blade_in_hand(game, hero), start=1)
        ]
        if has_a_blade(game, hero):
            options.insert(0, Option(id=KEEP))
        if options:
            ask(game, "take_in_hand", hero.id, options, default=options[0].id, about={"card": self.card})


def _weapons_among(game: Game, hero: Hero, cards: tuple[str, ...]) -> list[str]:
    return [held.id for held in hero.cards if held.id in cards and is_weapon(game, held)]


class Rearm(Step):
    """A hero wears and wields just these cards."""

    hero: str
    cards: tuple[str, ...]

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        before = [held.id for held in hero.cards if held.equipped]
        for held in hero.cards:
            held.equipped = held.id in self.cards
        on = tuple(card for card in self.cards if card not in before)
        off = tuple(card for card in before if card not in self.cards)
        game.tell(Equipped(hero=hero.id, on=on, off=off))
        push(game, Settle(figure=hero.id))
