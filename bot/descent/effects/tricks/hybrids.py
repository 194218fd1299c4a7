"""What single skills of hybrid classes do: two weapons as one, a shield held out for a friend."""

from bot.descent.content.cards import Item
from bot.descent.effects.base import Context
from bot.descent.effects.branching import May
from bot.descent.effects.on_bodies import Pay
from bot.descent.effects.on_cards import Ready
from bot.descent.effects.tricks.custom import trick
from bot.descent.effects.who import attack_of
from bot.descent.events import Noted
from bot.descent.rules import stats
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game


def packed_magic(game: Game, hero: Hero) -> list[HeldCard]:
    """The magic weapons a hero carries and has not equipped."""
    return [
        held
        for held in hero.cards
        if not held.equipped
        and isinstance(item := stats.printed(game, held), Item)
        and item.attack is not None
        and "magic" in item.traits
    ]


def may_fuse(game: Game, at: Context) -> bool:
    """Whether there is a weapon to lend what it can do, and one to lend it to."""
    hero = game.hero(at.actor)
    return bool(packed_magic(game, hero) and stats.weapons(game, hero))


@trick(possible=may_fuse)
def fuse_weapons(game: Game, at: Context) -> None:
    """Arcane Fusion: a magic weapon that stays in the pack lends an equipped one what it can do."""
    hero = game.hero(at.actor)
    options = [
        Option(id=held.id, about={"card": held.id}, then=(ChoosePartner(hero=hero.id, lender=held.id),))
        for held in packed_magic(game, hero)
    ]
    ask(game, "choose_card", hero.id, options, default=options[0].id, about={"card": at.card})


class ChoosePartner(Step):
    """To which equipped weapon it is lent."""

    hero: str
    lender: str

    def resolve(self, game: Game) -> None:
        options = [
            Option(
                id=held.id,
                about={"card": held.id},
                then=(Fuse(hero=self.hero, lender=self.lender, weapon=held.id),),
            )
            for held in stats.weapons(game, game.hero(self.hero))
        ]
        ask(game, "choose_card", self.hero, options, default=options[0].id, about={"card": self.lender})


class Fuse(Step):
    """One weapon lends another what it can do, for the rest of the quest."""

    hero: str
    lender: str
    weapon: str

    def resolve(self, game: Game) -> None:
        lender = game.hero(self.hero).card(self.lender)
        if lender is not None:
            lender.linked = self.weapon
            facts = {"found": self.lender, "card": self.weapon}
            game.tell(Noted(figure=self.hero, note="fuses", facts=facts))


def shields_at_hand(game: Game, hero: Hero) -> list[HeldCard]:
    """The equipped shields of a hero that would still be of use to somebody."""
    found = []
    for held in hero.cards:
        item = stats.printed(game, held)
        if held.equipped and isinstance(item, Item) and "shield" in item.traits:
            ready = not held.exhausted and any(ability.kind == "reaction" for ability in item.abilities)
            found += [held] if ready or item.defence else []
    return found


def may_hold_out(game: Game, at: Context) -> bool:
    """Whether somebody else is about to defend itself, and there is a shield for it."""
    attack, friend = attack_of(game, at), game.heroes.get(at.figure or "")
    struck = attack.victim(friend.id) if attack is not None and friend is not None else None
    if struck is None or struck.rolled or struck.behind is not None or at.figure == at.actor:
        return False
    return bool(shields_at_hand(game, game.hero(at.actor)))


@trick(possible=may_hold_out)
def hold_out_a_shield(game: Game, at: Context) -> None:
    """Shield Mage: another hero uses a shield of the bearer's as its own in this attack."""
    options = [
        Option(id=held.id, about={"card": held.id}, then=(HoldOut(shield=held.id, at=at),))
        for held in shields_at_hand(game, game.hero(at.actor))
    ]
    ask(game, "choose_card", at.actor, options, default=options[0].id, about={"card": at.card})


class HoldOut(Step):
    """A hero stands behind somebody else's shield; afterwards that one may take it up anew."""

    shield: str
    at: Context

    def resolve(self, game: Game) -> None:
        attack, held = attack_of(game, self.at), game.hero(self.at.actor).card(self.shield)
        struck = attack.victim(self.at.figure or "") if attack is not None else None
        if attack is None or struck is None or held is None:
            return
        struck.behind = (self.at.actor, self.shield)
        item = stats.printed(game, held)
        struck.extra += item.defence if isinstance(item, Item) else ()
        again = May(do=(Pay(fatigue=1), Ready(), Ready(own=True)))
        attack.afterwards.append(Do(what=again, at=self.at.model_copy(update={"cause": self.shield})))
