"""What heroes give, take, lend and put off: belongings, skills, the rest of a turn, a place on the board."""

from bot.descent.commands.cards import Exchange, check_bearable
from bot.descent.content.cards import Skill
from bot.descent.effects.base import Context
from bot.descent.effects.tricks.custom import trick
from bot.descent.events import HeroVanished, Noted
from bot.descent.rules.harm import Settle, drop_all
from bot.descent.rules.searching import give
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.rules.turns import may_begin
from bot.descent.state.figures import HeldCard, Hero
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

DONE = "done"


# Sahla: a skill of somebody else --------------------------------------------------------------------------------


def skills_of(game: Game, hero: str | None) -> list[HeldCard]:
    """The skills in front of a hero."""
    held = game.heroes[hero].cards if hero in game.heroes else []
    return [card for card in held if card.kind == "skill"]


@trick(possible=lambda game, at: bool(skills_of(game, at.target)))
def borrow_skill(game: Game, at: Context) -> None:
    """Sahla's feat: until the end of her turn a skill of another hero is hers too."""
    options = [
        Option(
            id=held.id,
            about={"card": held.card},
            then=(Borrow(hero=at.actor, card=held.card, exhausted=held.exhausted),),
        )
        for held in skills_of(game, at.target)
    ]
    ask(game, "choose_card", at.actor, options, default=options[0].id, about={"card": at.card})


class Borrow(Step):
    """A hero has a skill of another one, ready or exhausted as that is."""

    hero: str
    card: str
    exhausted: bool

    def resolve(self, game: Game) -> None:
        held = give(game.hero(self.hero), self.card, "skill")
        held.borrowed, held.exhausted = True, self.exhausted
        game.tell(Noted(figure=self.hero, note="skill_borrowed", facts={"card": self.card}))


# Arvel Worldwalker: other skills --------------------------------------------------------------------------------


def worth_of(game: Game, card: str) -> int:
    """The experience a skill costs."""
    skill = game.library.card(card)
    return skill.xp if isinstance(skill, Skill) else 0


def bought_skills(game: Game, hero: Hero) -> list[str]:
    """The skills of a hero that cost experience."""
    return [held.card for held in hero.cards if held.kind == "skill" and worth_of(game, held.card)]


def skills_for(game: Game, hero: Hero, xp: int, without: tuple[str, ...]) -> list[str]:
    """The skills of its class that a hero could have for so much experience, besides those it has given back."""
    calling = game.library.calling(hero.hero_class)
    mine = {held.card for held in hero.cards}
    skills = calling.skills if calling is not None else ()
    return [card.id for card in skills if 0 < card.xp <= xp and card.id not in {*mine, *without}]


@trick(possible=lambda game, at: bool(bought_skills(game, game.hero(at.actor))))
def exchange_skills(game: Game, at: Context) -> None:
    """Arvel's feat: up to two skills go back, and others worth as much take their place."""
    push(game, GiveBack(at=at))


class GiveBack(Step):
    """The next skill that goes back; once there is one, no more is an answer too."""

    at: Context
    given: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        options = []
        for card in bought_skills(game, hero) if len(self.given) < 2 else ():
            given = (*self.given, card)
            on = self.model_copy(update={"given": given})
            options.append(Option(id=card, about={"card": card}, then=(Forget(hero=hero.id, card=card), on)))
        xp = sum(worth_of(game, card) for card in self.given)
        take = Relearn(at=self.at, given=self.given, xp=xp)
        if self.given and options:
            options.append(Option(id=DONE, then=(take,)))
        if options:
            ask(game, "give_skill", hero.id, options, default=options[-1].id, about={"card": self.at.card})
        else:
            push(game, take)


class Forget(Step):
    """A skill is back in the deck of its class."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.hero)
        hero.cards = [held for held in hero.cards if held.card != self.card]
        game.tell(Noted(figure=hero.id, note="skill_given_back", facts={"card": self.card}))


class Relearn(Step):
    """The next skill that takes the place of those given back, as long as the experience lasts."""

    at: Context
    given: tuple[str, ...]
    xp: int

    def resolve(self, game: Game) -> None:
        hero = game.hero(self.at.actor)
        options = []
        for card in skills_for(game, hero, self.xp, ()):
            on = self.model_copy(update={"xp": self.xp - worth_of(game, card)})
            options.append(Option(id=card, about={"card": card}, then=(Learn(hero=hero.id, card=card), on)))
        if not options:
            push(game, Settle(figure=hero.id))
            return
        options.append(Option(id=DONE, then=(Settle(figure=hero.id),)))
        about = {"card": self.at.card, "xp": self.xp}
        ask(game, "take_skill", hero.id, options, default=options[0].id, about=about)


class Learn(Step):
    """A skill of its class is in front of a hero."""

    hero: str
    card: str

    def resolve(self, game: Game) -> None:
        give(game.hero(self.hero), self.card, "skill")
        game.tell(Noted(figure=self.hero, note="skill_taken", facts={"card": self.card}))


# Ronan: belongings change hands -----------------------------------------------------------------------------------


def may_give(game: Game, giver: Hero, taker: Hero) -> list[HeldCard]:
    """What one hero could hand to another: nothing that keeps it on its feet."""
    found = []
    for held in giver.cards:
        left = {other.id for other in giver.cards if other.equipped and other is not held}
        try:
            check_bearable(game, giver, left)
        except Refused:
            continue
        if held.tradable:
            found.append(held)
    return found


def swappable(game: Game, at: Context) -> list[tuple[Hero, Hero, HeldCard]]:
    """All that the hero and the other one could hand to each other: who, to whom, what."""
    hero, other = game.hero(at.actor), game.heroes.get(at.target or "")
    if other is None:
        return []
    pairs = ((hero, other), (other, hero))
    return [(giver, taker, held) for giver, taker in pairs for held in may_give(game, giver, taker)]


@trick(possible=lambda game, at: bool(swappable(game, at)))
def swap_belongings(game: Game, at: Context) -> None:
    """Ronan's feat: he and another hero, however far, hand each other what they like."""
    push(game, HandAcross(at=at))


class HandAcross(Step):
    """The next card that changes hands, each at most once; or that is all."""

    at: Context
    handed: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        options = [
            Option(
                id=f"{giver.id}/{held.id}",
                about={"card": held.card, "target": taker.id},
                then=(
                    Exchange(hero=giver.id, partner=taker.id, give=(held.id,)),
                    self.model_copy(update={"handed": (*self.handed, held.card)}),
                ),
            )
            for giver, taker, held in swappable(game, self.at)
            if held.card not in self.handed
        ]
        if options:
            options.append(Option(id=DONE))
            ask(game, "hand_across", self.at.actor, options, default=DONE, about={"card": self.at.card})


# Grey Ker: the rest of the turn -----------------------------------------------------------------------------------


def can_wait(game: Game, at: Context) -> bool:
    """Whether another hero's turn of this round is still to come."""
    others = (hero for hero in game.heroes.values() if hero.id != at.actor)
    return game.turn is not None and game.paused is None and any(may_begin(game, hero) for hero in others)


@trick(possible=can_wait)
def pause_turn(game: Game, at: Context) -> None:
    """Grey Ker: another hero has a turn now, and a monster group acts; then his own goes on (APX-01)."""
    game.paused, game.turn = game.turn, None
    game.tell(Noted(figure=at.actor, note="turn_paused"))


# Zyla: a place on the board ---------------------------------------------------------------------------------------


@trick()
def step_out(game: Game, at: Context) -> None:
    """Zyla's feat: she leaves the board, and comes back to the same square at her next turn."""
    hero = game.hero(at.actor)
    drop_all(game, hero)
    hero.vanished, hero.back_within = hero.square, 0
    game.tell(HeroVanished(hero=hero.id, square=hero.square))
    hero.squares = ()
