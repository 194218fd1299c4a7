"""Words about hearts that are about to land: borne as fatigue, kept off, or turned to somebody else."""

from typing import Literal

from bot.descent.content.cards import Selector
from bot.descent.effects.base import Check, Context, Effect, worth_doing
from bot.descent.effects.on_bodies import hearts_coming
from bot.descent.effects.who import Whom, aimed_at, attack_of, whom
from bot.descent.rules import stats
from bot.descent.rules.conditions import suffered
from bot.descent.rules.harm import tire
from bot.descent.rules.heeding import in_play
from bot.descent.rules.reactions import Do
from bot.descent.rules.selecting import select
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game


def spare(game: Game, at: Context, hearts: int) -> None:
    """So many of them do not land."""
    attack, figure = attack_of(game, at), game.figure(at.figure or "")
    struck = attack.victim(figure.id) if attack is not None else None
    if struck is not None:
        struck.damage = max(0, (struck.damage or 0) - hearts)
    else:
        figure.spared += hearts


class Coming(Check):
    """The figure the moment is about will suffer so many hearts or more."""

    at_least: int = 1

    def holds(self, game: Game, at: Context) -> bool:
        figure = game.find(at.figure or "")
        hearts = hearts_coming(game, at, figure) if figure is not None else 0
        return figure is not None and hearts > 0 and suffered(game, figure, hearts) >= self.at_least


class Bear(Effect):
    """The bearer takes hearts that are about to land on it as fatigue, one for one, as many as it likes."""

    most: int | None = None
    """So many at the most."""

    def _most(self, game: Game, at: Context) -> int:
        hero = game.heroes.get(at.actor)
        if hero is None or at.figure != at.actor:
            return 0
        most = min(hearts_coming(game, at, hero), stats.stamina_left(game, hero))
        return most if self.most is None else min(most, self.most)

    def possible(self, game: Game, at: Context) -> bool:
        lasting, hero = in_play(game), game.heroes.get(at.actor)
        if hero is not None and lasting is not None and lasting.forbids(game, hero, "pay_fatigue"):
            return False
        return self._most(game, at) > 0

    def resolve(self, game: Game, at: Context) -> None:
        options = [
            Option(id=str(amount), about={"amount": amount}, then=(TakeAsFatigue(amount=amount, at=at),))
            for amount in range(1, self._most(game, at) + 1)
        ]
        ask(game, "choose_amount", at.actor, options, default=options[0].id, about={"card": at.card})


class TakeAsFatigue(Step):
    """A hero takes hearts as fatigue."""

    amount: int
    at: Context

    def resolve(self, game: Game) -> None:
        spare(game, self.at, self.amount)
        tire(game, game.hero(self.at.actor), self.amount, "card")


class Redirect(Effect):
    """The attack is aimed at another figure; range and sight stay those to where the first target stands."""

    to: Whom = "self"

    def possible(self, game: Game, at: Context) -> bool:
        attack, figure = attack_of(game, at), whom(game, at, self.to)
        if attack is None or figure is None or not figure.on_board or attack.struck[0].rolled:
            return False
        return figure.id != attack.attacker and attack.victim(figure.id) is None

    def resolve(self, game: Game, at: Context) -> None:
        attack, figure = attack_of(game, at), whom(game, at, self.to)
        assert attack is not None
        assert figure is not None
        attack.struck[0].figure = figure.id


class Volunteer(Effect):
    """One of several other heroes may do something, for some fatigue: each is asked, and the first to agree does.

    That hero is the `target` of what follows.
    """

    of: Selector
    fatigue: int = 0
    do: tuple[Effect, ...]

    def willing(self, game: Game, at: Context) -> list[Hero]:
        """Those who could, in party order."""
        centre = game.find(at.actor)
        lasting = in_play(game)
        meant: list[Figure] = select(game, centre, self.of) if centre is not None and centre.on_board else []
        return [
            hero
            for hero in meant
            if isinstance(hero, Hero)
            and stats.stamina_left(game, hero) >= self.fatigue
            and (lasting is None or not self.fatigue or not lasting.forbids(game, hero, "pay_fatigue"))
            and worth_doing(game, self.do, aimed_at(at, hero))
        ]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self.willing(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        push(game, AskVolunteer(what=self, at=at))


Said = Literal["yes", "no"]


class BearerPays(Effect):
    """Whoever's card it is pays the fatigue for what any hero does with it, if it likes to."""

    fatigue: int = 1
    do: tuple[Effect, ...]

    def possible(self, game: Game, at: Context) -> bool:
        bearer, lasting = game.heroes.get(at.bearer or at.actor), in_play(game)
        if bearer is None or stats.stamina_left(game, bearer) < self.fatigue:
            return False
        if lasting is not None and lasting.forbids(game, bearer, "pay_fatigue"):
            return False
        return worth_doing(game, self.do, at)

    def resolve(self, game: Game, at: Context) -> None:
        bearer = game.hero(at.bearer or at.actor)
        doing = tuple(Do(what=effect, at=at) for effect in self.do)
        options = [
            Option(id="yes", then=(Tired(hero=bearer.id, amount=self.fatigue), *doing)),
            Option(id="decline"),
        ]
        about = {"card": at.card, "figure": at.actor, "fatigue": self.fatigue}
        ask(game, "bearer_pays", bearer.id, options, default="decline", about=about)


class AskVolunteer(Step):
    """The next hero who could is asked, until one agrees."""

    what: Volunteer
    at: Context
    declined: tuple[str, ...] = ()

    def resolve(self, game: Game) -> None:
        left = [hero for hero in self.what.willing(game, self.at) if hero.id not in self.declined]
        if not left:
            return
        hero = left[0]
        doing = tuple(Do(what=effect, at=aimed_at(self.at, hero)) for effect in self.what.do)
        price = (Tired(hero=hero.id, amount=self.what.fatigue),) if self.what.fatigue else ()
        on = self.model_copy(update={"declined": (*self.declined, hero.id)})
        options = [Option(id="volunteer", then=(*price, *doing)), Option(id="decline", then=(on,))]
        about = {"attack": self.at.attack, "figure": self.at.actor, "fatigue": self.what.fatigue}
        ask(game, "volunteer", hero.id, options, default="decline", about=about)


class Tired(Step):
    """A hero pays fatigue for what it has volunteered for."""

    hero: str
    amount: int

    def resolve(self, game: Game) -> None:
        tire(game, game.hero(self.hero), self.amount, "card")
