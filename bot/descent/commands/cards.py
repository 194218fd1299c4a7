"""Using cards, feats, equipment and trade (CRD)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Self

from bot.descent.commands.base import Price, TurnCommand, check_action_left, spend_action
from bot.descent.content.cards import Ability, Item
from bot.descent.effects.base import Context
from bot.descent.events import CardsTraded, Equipped, FeatUsed, TradeRefused
from bot.descent.rules import stats
from bot.descent.rules.conditions import check_may_act, forbidden
from bot.descent.rules.harm import Settle
from bot.descent.rules.outfit import MOST_HANDS, check_outfit, check_wearable
from bot.descent.rules.reactions import OfferedAbility, aimed, candidates, fatigue_of, refusal, use
from bot.descent.rules.searching import give
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.editions import since
from bot.kernel.refused import Refused, demand


class UseCard(TurnCommand):
    """Use an ability of a card or sheet in one's own turn, as an action or besides (CRD-01, CRD-02)."""

    card: str
    """A card's id, "sheet", or "feat"."""
    ability: str = "main"
    target: str | None = None

    def find(self, game: Game, hero: Hero) -> Ability:
        """The ability meant, or a refusal."""
        printed = stats.abilities_of(game, hero)
        if self.card == stats.FEAT:
            printed = ((stats.FEAT, ability) for ability in game.sheet(hero).feats)
        found = [
            ability
            for card, ability in printed
            if card == self.card and ability.id == self.ability and ability.kind in ("action", "on_turn")
        ]
        found += [
            ability
            for _, card, ability in stats.shared_with(game, hero)
            if card == self.card and ability.id == self.ability and ability.kind in ("action", "on_turn")
        ]
        if not found:
            held = hero.card(self.card)
            demand(held is None or not held.flipped, "card_used_up", card=self.card)
            raise Refused("no_such_ability", card=self.card)
        return found[0]

    def may_lie(self, game: Game, hero: Hero) -> bool:
        try:
            return self.find(game, hero).fallen is not None
        except Refused:
            return False

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        demand(self.card != stats.FEAT or not hero.feat_used, "feat_used", hero=hero.id)
        ability = self.find(game, hero)
        if ability.kind == "action":
            spent = turn.card_actions > 0 and stats.has(game, "one_card_action", hero)
            demand(not spent, "one_card_action", hero=hero.id)
            check_action_left(turn)
            check_may_act(game, hero)
            curse = forbidden(game, hero, "skills")
            if curse is not None and self._is_skill(hero):
                raise Refused(curse, card=self.card)
        if ability.target is not None:
            possible = [figure.id for figure in candidates(game, hero, ability, self._context(game))]
            demand(self.target is not None, "choose_target", targets=possible)
            demand(self.target in possible, "bad_target", target=self.target, targets=possible)
        no = refusal(game, hero, self.card, ability, self._context(game))
        if no is not None:
            raise no

    def _is_skill(self, hero: Hero) -> bool:
        held = hero.card(self.card)
        return held is not None and held.kind == "skill"

    def _context(self, game: Game) -> Context:
        own = game.hero(self.hero).card(self.card)
        others = () if own is not None and not own.flipped else stats.shared_with(game, game.hero(self.hero))
        bearer = next((other.id for other, card, _ in others if card == self.card), None)
        return Context(
            actor=self.hero,
            card=self.card,
            bearer=bearer,
            ability=self.ability,
            target=self.target,
            figure=self.hero,
        )

    def price(self, game: Game) -> Price:
        hero = game.hero(self.hero)
        ability, bearer = self.find(game, hero), self._context(game).bearer
        held = game.hero(bearer or hero.id).card(self.card)
        return Price(
            actions=1 if ability.kind == "action" else 0,
            fatigue=fatigue_of(game, hero, self.card, ability.cost, held),
            exhaust=ability.cost.exhaust,
            spend=ability.cost.spend,
        )

    def begin(self, game: Game) -> None:
        hero = game.hero(self.hero)
        ability = self.find(game, hero)
        assert game.turn is not None
        if ability.kind == "action":
            spend_action(game, "special")
            game.turn.card_actions += since(3)
        game.turn.acted = True
        if self.card == stats.FEAT:
            hero.feat_used = True
            game.tell(FeatUsed(hero=hero.id))
        push(game, use(OfferedAbility(hero, self.card, ability, self._context(game))))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        offered = [(card, ability) for card, ability in stats.abilities_of(game, hero) if card != stats.FEAT]
        offered += [(card, ability) for _, card, ability in stats.shared_with(game, hero)]
        offered += [(stats.FEAT, ability) for ability in game.sheet(hero).feats]
        for card, ability in offered:
            if ability.kind not in ("action", "on_turn"):
                continue
            at = Context(actor=hero.id, card=card, ability=ability.id)
            for context in aimed(game, hero, ability, at) if hero.on_board else ():
                yield cls(hero=hero.id, card=card, ability=ability.id, target=context.target)


class Equip(TurnCommand):
    """At the start of the turn: which cards are worn and wielded from now on (CRD-04)."""

    cards: tuple[str, ...]
    """Everything that shall be equipped."""

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        demand(not turn.acted, "too_late_to_equip")
        check_equipment(game, hero, self.cards)
        check_bearable(game, hero, set(self.cards))

    def begin(self, game: Game) -> None:
        hero = game.hero(self.hero)
        before = {held.id for held in hero.cards if held.equipped}
        for held in hero.cards:
            if is_equipment(game, held):
                held.equipped = held.id in self.cards
        on = tuple(card for card in self.cards if card not in before)
        off = tuple(sorted(before - set(self.cards)))
        game.tell(Equipped(hero=hero.id, on=on, off=off))
        push(game, Settle(figure=hero.id))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        worn = tuple(held.id for held in hero.cards if held.equipped)
        for held in hero.cards:
            if not is_equipment(game, held):
                continue
            if held.equipped:
                yield cls(hero=hero.id, cards=tuple(card for card in worn if card != held.id))
            else:
                yield cls(hero=hero.id, cards=(*worn, held.id))
                yield from (cls(hero=hero.id, cards=cards) for cards in swaps(game, hero, held))


def swaps(game: Game, hero: Hero, held: HeldCard) -> Iterator[tuple[str, ...]]:
    """What would be equipped if a thing there is no room for were taken up, and as little as possible put away.

    Nothing is changed for another of its kind.
    """
    worn = [other for other in hero.cards if other.equipped]
    if _fits(game, hero, (*(other.id for other in worn), held.id)):
        return
    for number in range(1, MOST_HANDS + 1):
        found = False
        for away in combinations(worn, number):
            cards = (*(other.id for other in worn if other not in away), held.id)
            if all(other.card != held.card for other in away) and _fits(game, hero, cards):
                found = True
                yield cards
        if found:
            return


def _fits(game: Game, hero: Hero, cards: tuple[str, ...]) -> bool:
    try:
        check_equipment(game, hero, cards)
    except Refused:
        return False
    return True


def is_equipment(game: Game, held: HeldCard) -> bool:
    """Weapons, armour and trinkets."""
    return isinstance(stats.printed(game, held), Item)


def check_equipment(game: Game, hero: Hero, cards: tuple[str, ...]) -> None:
    """Two hands, one armour, two other things (CRD-04)."""
    demand(len(set(cards)) == len(cards), "card_twice")
    items: list[Item] = []
    traits: list[set[str]] = []
    for card in cards:
        held = hero.card(card)
        if held is None:
            raise Refused("card_not_held", card=card)
        item = stats.printed(game, held)
        if not isinstance(item, Item):
            raise Refused("not_equipment", card=card)
        items.append(item)
        traits.append(set(stats.traits(game, hero, held)))
    allowed = {trait for _, modifier in stats.modifiers(game, "wears_together", hero) for trait in modifier.traits}
    check_outfit(cards, items, traits, stats.spared_hands(game, hero), allowed)
    check_wearable(game.sheet(hero), cards, items)


def check_bearable(game: Game, hero: Hero, worn: set[str]) -> None:
    """Nobody takes off what keeps them on their feet: damage stays below health, fatigue within stamina."""
    if not hero.damage and not hero.fatigue:
        return  # whoever bears nothing needs nothing to bear it
    # Tried on a copy: several threads may be looking at the same hero.
    cards = [held.model_copy(update={"equipped": held.id in worn}) for held in hero.cards]
    dressed = hero.model_copy(update={"cards": cards})
    there = game.model_copy(update={"heroes": {**game.heroes, hero.id: dressed}})
    health, stamina = stats.health(there, dressed), stats.stamina(there, dressed)
    demand(hero.knocked_out or hero.damage < health, "too_wounded_without", hero=hero.id, health=health)
    demand(hero.fatigue <= stamina, "too_tired_without", hero=hero.id, stamina=stamina)


class Trade(TurnCommand):
    """After a move action, exchange cards with an adjacent hero (CRD-05)."""

    partner: str
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    asks: bool = False
    """Whoever plays the partner is asked first; the party has settled that."""

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        partner = game.hero(self.partner)
        demand(partner is not hero, "not_with_yourself")
        demand(turn.moved, "trade_after_move")
        demand(not partner.knocked_out, "knocked_out", hero=partner.id)
        near = partner.on_board and game.adjacent(hero, partner)
        demand(near, "not_adjacent", target=partner.id, distance=None)
        demand(self.give or self.take, "nothing_to_trade")
        for owner, cards in ((hero, self.give), (partner, self.take)):
            demand(len(set(cards)) == len(cards), "card_twice")
            for card in cards:
                held = owner.card(card)
                if held is None:
                    raise Refused("card_not_held", card=card)
                demand(held.tradable, "class_card", card=card)
                demand(not _stays(game, held), "stays_with_hero", card=card)
            check_bearable(game, owner, {held.id for held in owner.cards if held.equipped} - set(cards))

    def begin(self, game: Game) -> None:
        exchange = Exchange(hero=self.hero, partner=self.partner, give=self.give, take=self.take)
        if not self.asks:
            exchange.resolve(game)
            return
        about = {"hero": self.hero, "cards": list(self.take), "give": list(self.give), "gifts": len(self.give)}
        refuse = RefuseExchange(hero=self.hero, partner=self.partner, cards=self.take)
        options = [Option(id="agree", then=(exchange,)), Option(id="refuse", then=(refuse,))]
        ask(game, "trade", self.partner, options, default="agree", about=about)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for partner in game.heroes.values():
            if partner is hero or not partner.on_board or not hero.on_board:
                continue
            for held in hero.cards:
                if held.tradable:
                    yield cls(hero=hero.id, partner=partner.id, give=(held.id,))
            for held in partner.cards:
                if held.tradable:
                    yield cls(hero=hero.id, partner=partner.id, take=(held.id,))


def _stays(game: Game, held: HeldCard) -> bool:
    """Whether the card can't be traded, as it says itself."""
    item = stats.printed(game, held)
    return isinstance(item, Item) and item.stays


class Exchange(Step):
    """Two heroes exchange cards (CRD-05)."""

    hero: str
    partner: str
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        hero, partner = game.hero(self.hero), game.hero(self.partner)
        hand_over(hero, partner, self.give)
        hand_over(partner, hero, self.take)
        game.tell(CardsTraded(giver=hero.id, taker=partner.id, given=self.give, taken=self.take))
        push(game, Settle(figure=hero.id), Settle(figure=partner.id))


class RefuseExchange(Step):
    """Whoever was asked would rather keep the cards: nothing changes hands."""

    hero: str
    partner: str
    cards: tuple[str, ...]

    def resolve(self, game: Game) -> None:
        game.tell(TradeRefused(hero=self.partner, to=self.hero, cards=self.cards))


def hand_over(giver: Hero, taker: Hero, cards: tuple[str, ...]) -> None:
    """Cards change hands, exhausted or used up as they are; they are not equipped in between turns."""
    for card in cards:
        held = giver.card(card)
        assert held is not None
        giver.cards.remove(held)
        taken = give(taker, held.card, held.kind)
        taken.exhausted, taken.flipped = held.exhausted, held.flipped
