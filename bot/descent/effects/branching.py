"""Words that hold other words: for each of several figures, for one of them, after a roll or a test."""

from typing import ClassVar, Literal

from bot.descent.content.cards import Attribute, Selector
from bot.descent.effects.base import Check, Context, Effect, worth_asking, worth_doing
from bot.descent.effects.counts import PerWhat, counted
from bot.descent.effects.who import Whom, aimed_at, owner_of, source_of, whom
from bot.descent.events import CardRolled
from bot.descent.rules import stats
from bot.descent.rules.dice import FACES, Colour
from bot.descent.rules.harm import Test, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.reactions import Do
from bot.descent.rules.selecting import select
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game

NOBODY = "nobody"
Counted = Literal["hearts", "surges"]
"""What of rolled dice is the amount of what follows."""


class Each(Effect):
    """The same for every figure of a kind, counted from `around`; each is the target of its part."""

    of: Selector
    around: Whom = "self"
    do: tuple[Effect, ...]

    def figures(self, game: Game, at: Context) -> list[Figure]:
        """The figures for whom it changes anything."""
        centre = whom(game, at, self.around)
        if centre is None or not centre.on_board:
            return []
        meant = select(game, centre, self.of, at.actor, at.card)
        return [figure for figure in meant if worth_doing(game, self.do, aimed_at(at, figure))]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self.figures(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        targets = [aimed_at(at, figure) for figure in self.figures(game, at)]
        push(game, *(Do(what=effect, at=target) for target in targets for effect in self.do))


class Pick(Each):
    """The same for one figure of the player's choice, or for several: each besides the first may be left out."""

    count: int | Literal["amount"] = 1
    """How many at the most: a number, or the one that goes with the moment."""
    more: str | None = None
    """What other cards of the bearer add to that."""

    def most(self, game: Game, at: Context) -> int:
        """How many figures may be chosen."""
        count = at.amount if self.count == "amount" else self.count
        return stats.changed(game, self.more, game.hero(at.actor), count) if self.more else count

    def resolve(self, game: Game, at: Context) -> None:
        self.choose(game, at, ())

    def choose(self, game: Game, at: Context, chosen: tuple[str, ...]) -> None:
        """The next one is chosen."""
        left = len(chosen) + 1 < self.most(game, at)
        options = [
            Option(id=figure.id, about={"target": figure.id}, then=self._then(at, figure, chosen, left=left))
            for figure in self.figures(game, at)
            if figure.id not in chosen
        ]
        if options:
            default = NOBODY if chosen else options[0].id
            options += [Option(id=NOBODY)] if chosen else []
            ask(game, "choose_figure", at.actor, options, default=default, about={"card": source_of(game, at)})

    def _then(self, at: Context, figure: Figure, chosen: tuple[str, ...], *, left: bool) -> tuple[Step, ...]:
        steps = (Do(what=effect, at=aimed_at(at, figure)) for effect in self.do)
        return (*steps, *((PickAnother(what=self, at=at, chosen=(*chosen, figure.id)),) if left else ()))


class PickAnother(Step):
    """One more figure may be chosen."""

    what: Pick
    at: Context
    chosen: tuple[str, ...]

    def resolve(self, game: Game) -> None:
        self.what.choose(game, self.at, self.chosen)


class Tally(Effect):
    """Something is counted; the number is the amount of what follows."""

    per: PerWhat
    do: tuple[Effect, ...]

    def _counted(self, game: Game, at: Context) -> Context:
        return at.model_copy(update={"amount": counted(game, self.per, at)})

    def possible(self, game: Game, at: Context) -> bool:
        there = self._counted(game, at)
        return there.amount > 0 and worth_doing(game, self.do, there)

    def matters(self, game: Game, at: Context) -> bool:
        return worth_asking(game, self.do, self._counted(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        there = self._counted(game, at)
        push(game, *(Do(what=effect, at=there) for effect in self.do))


class May(Effect):
    """What the player may do or leave."""

    do: tuple[Effect, ...]

    def possible(self, game: Game, at: Context) -> bool:
        return worth_doing(game, self.do, at)

    def resolve(self, game: Game, at: Context) -> None:
        options = [
            Option(id="yes", then=tuple(Do(what=effect, at=at) for effect in self.do)),
            Option(id="decline"),
        ]
        about = {"card": source_of(game, at), "target": at.target}
        ask(game, "may", at.actor, options, default="decline", about=about)


class Needs(Effect):
    """The rest of the line can be had only while checks hold."""

    when: tuple[Check, ...]
    required: ClassVar[bool] = True

    def possible(self, game: Game, at: Context) -> bool:
        return all(check.holds(game, at) for check in self.when)

    def resolve(self, game: Game, at: Context) -> None:
        """There is nothing to pay."""


class Repeat(Effect):
    """The same as often as there are figures of a kind, counted as it begins."""

    of: Selector
    do: tuple[Effect, ...]

    def _times(self, game: Game, at: Context) -> int:
        centre = game.find(at.actor)
        return len(select(game, centre, self.of, at.actor, at.card)) if centre is not None else 0

    def possible(self, game: Game, at: Context) -> bool:
        return self._times(game, at) > 0 and worth_doing(game, self.do, at)

    def resolve(self, game: Game, at: Context) -> None:
        for _ in range(self._times(game, at)):
            push(game, *(Do(what=effect, at=at) for effect in self.do))


class Provided(Effect):
    """Verbs that are done only if checks hold when their turn comes."""

    when: tuple[Check, ...]
    do: tuple[Effect, ...]

    def possible(self, game: Game, at: Context) -> bool:
        return all(check.holds(game, at) for check in self.when) and worth_doing(game, self.do, at)

    def matters(self, game: Game, at: Context) -> bool:
        return worth_asking(game, self.do, at)

    def resolve(self, game: Game, at: Context) -> None:
        push(game, *(Do(what=effect, at=at) for effect in self.do))


class Either(Effect):
    """One of several lines, chosen by the player of the target, or of whoever uses the card."""

    of: tuple[tuple[Effect, ...], ...]
    by: Whom = "self"

    def _lines(self, game: Game, at: Context) -> list[tuple[Effect, ...]]:
        return [line for line in self.of if worth_doing(game, line, at)]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._lines(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.by)
        assert figure is not None
        options = [
            Option(
                id=f"line{self.of.index(line) + 1}",
                about={"effects": [effect.write(effect) for effect in line], "cost": 0},
                then=tuple(Do(what=effect, at=at) for effect in line),
            )
            for line in self._lines(game, at)
        ]
        owner = owner_of(game, at, figure)
        about = {"card": at.card}
        if at.target in game.familiars:
            ask(
                game, "choose_line_for", owner, options, default=options[0].id, about={**about, "target": at.target}
            )
        else:
            ask(game, "choose_line", owner, options, default=options[0].id, about=about)


class Roll(Effect):
    """Dice are rolled for the card; their hearts, or surges, are the amount of what follows."""

    dice: tuple[Colour, ...] = ("red",)
    count: Counted = "hearts"
    hit: bool = False
    """What follows is done only if no X lies there."""
    do: tuple[Effect, ...]
    surged: tuple[Effect, ...] = ()
    """What follows besides if they show a surge."""
    surges: tuple[Effect, ...] = ()
    """What follows after that, with their surges as the amount."""

    def possible(self, game: Game, at: Context) -> bool:
        most = sum(max(getattr(face, self.count) for face in FACES[colour]) for colour in self.dice)
        return worth_doing(game, self.do, at.model_copy(update={"amount": most}))

    def resolve(self, game: Game, at: Context) -> None:
        dice, card = game.chance.roll(self.dice), source_of(game, at)
        game.tell(CardRolled(figure=at.actor, card=card, dice=dice))
        game.card_dice = list(dice)
        push(
            game,
            window(Moment.CARD_ROLLED, figure=at.actor, card=card),
            DoAsRolled(what=self.do, surged=self.surged, surges=self.surges, at=at, count=self.count, hit=self.hit),
        )


class DoAsRolled(Step):
    """The dice of a card stand: what they show is the amount of what follows."""

    what: tuple[Effect, ...]
    surged: tuple[Effect, ...] = ()
    at: Context
    count: Counted = "hearts"
    hit: bool = False
    """Nothing follows from an X."""
    surges: tuple[Effect, ...] = ()

    def resolve(self, game: Game) -> None:
        dice, game.card_dice = game.card_dice, []
        if self.hit and any(die.face.miss for die in dice):
            return
        more = self.surged if any(die.face.surges for die in dice) else ()
        lines: tuple[tuple[Counted, tuple[Effect, ...]], ...] = (
            (self.count, (*self.what, *more)),
            ("surges", self.surges),
        )
        for count, effects in lines:
            rolled = self.at.model_copy(update={"amount": sum(getattr(die.face, count) for die in dice)})
            push(game, *(Do(what=effect, at=rolled) for effect in effects))


class Try(Effect):
    """A figure tests an attribute; what follows depends on it (CRD-03)."""

    attribute: Attribute
    by: Whom = "self"
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()
    counted: bool = False
    """Whether the shields rolled are the amount of what follows."""

    def possible(self, game: Game, at: Context) -> bool:
        return worth_doing(game, self.passed, at) or worth_doing(game, self.failed, at)

    def resolve(self, game: Game, at: Context) -> None:
        figure = whom(game, at, self.by)
        if figure is not None:
            push(
                game,
                Test(
                    figure=figure.id,
                    attribute=self.attribute,
                    on_pass=tuple(Do(what=effect, at=at) for effect in self.passed),
                    on_fail=tuple(Do(what=effect, at=at) for effect in self.failed),
                    counted=self.counted,
                ),
            )
