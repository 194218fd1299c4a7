"""What sets the events of a quest off: each trigger reads one kind of thing that was told."""

from typing import ClassVar

from pydantic import Field, model_validator

from bot.descent.board import Square
from bot.descent.events import (
    AreaRevealed,
    DamageSuffered,
    DoorOpened,
    FigureMoved,
    FigurePlaced,
    GroupActivated,
    GroupFinished,
    GroupRemoved,
    HeroKnockedOut,
    MonsterDefeated,
    MoraleLost,
    RoundEnded,
    RoundStarted,
    Searched,
    TokenDropped,
    TokenTaken,
    TurnEnded,
)
from bot.descent.quest.base import Cause, Trigger, Who
from bot.descent.quest.bounds import Hearts, RoundNumber, Times
from bot.descent.quest.events import MoraleGained, PerilDrawn, TokenMoved, UseDone, VariableChanged
from bot.descent.quest.expressions import Expression
from bot.descent.quest.reveal import squares_of
from bot.descent.quest.schedule import Level
from bot.descent.quest.scope import worth
from bot.descent.quest.who import fits
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.kernel.events import Event


class QuestStart(Trigger):
    """The quest begins: everything lies on the table, and the first round is about to start."""

    def match(self, game: Game, event: Event) -> Cause | None:
        return Cause()


class RoundStart(Trigger):
    """A certain round begins, or every so-manieth; every round if none is named."""

    listens: ClassVar[tuple[str, ...]] = (RoundStarted.kind,)
    round: RoundNumber | None = None
    since: RoundNumber = Field(default=1, alias="from")
    every: Times = 1

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, RoundStarted | RoundEnded)
        if self.round is not None:
            return Cause() if event.number == self.round else None
        late_enough = event.number >= self.since
        return Cause() if late_enough and (event.number - self.since) % self.every == 0 else None


class RoundEnd(RoundStart):
    """The same for the end of a round."""

    listens: ClassVar[tuple[str, ...]] = (RoundEnded.kind,)


class DoorTrigger(Trigger, kind="door_opened"):
    """A door is opened, by a hero or by a happening."""

    listens: ClassVar[tuple[str, ...]] = (DoorOpened.kind,)
    door: str

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, DoorOpened)
        return Cause(actor=event.by, element=event.door) if event.door == self.door else None


class RevealedTrigger(Trigger, kind="revealed"):
    """An area comes into view, however that came about; what appears in it stands there already."""

    listens: ClassVar[tuple[str, ...]] = (AreaRevealed.kind,)
    area: str

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, AreaRevealed)
        return Cause() if event.area == self.area else None


class SearchTrigger(Trigger, kind="searched"):
    """A search token is turned over."""

    listens: ClassVar[tuple[str, ...]] = (Searched.kind,)
    token: str | None = None

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, Searched)
        meant = self.token in (None, event.token)
        return Cause(actor=event.hero, element=event.token) if meant else None


class UseTrigger(Trigger, kind="token_used"):
    """A hero used a token or a door; with a test, after passing it."""

    listens: ClassVar[tuple[str, ...]] = (UseDone.kind,)
    token: str
    use: str | None = None

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, UseDone)
        meant = event.element == self.token and self.use in (None, event.use)
        return Cause(actor=event.hero, element=event.element) if meant else None


class TakenTrigger(Trigger, kind="token_taken"):
    """A token is picked up."""

    listens: ClassVar[tuple[str, ...]] = (TokenTaken.kind,)
    token: str

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, TokenTaken)
        return Cause(actor=event.figure, element=event.token) if event.token == self.token else None


class DroppedTrigger(Trigger, kind="token_dropped"):
    """A token is put down, or falls with its bearer."""

    listens: ClassVar[tuple[str, ...]] = (TokenDropped.kind,)
    token: str
    squares: tuple[Square, ...] = Field(default=(), alias="in")

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, TokenDropped)
        meant = event.token == self.token and (not self.squares or event.square in self.squares)
        return Cause(actor=event.figure, element=event.token) if meant else None


class Entered(Trigger):
    """A figure comes onto one of these squares, also in passing; or a token is brought there."""

    listens: ClassVar[tuple[str, ...]] = (
        FigureMoved.kind,
        FigurePlaced.kind,
        TokenMoved.kind,
        TokenDropped.kind,
    )
    who: Who = "hero"
    squares: tuple[Square, ...] = Field(default=(), alias="in")
    area: str | None = None

    @model_validator(mode="after")
    def _is_somewhere(self) -> "Entered":
        if bool(self.squares) == bool(self.area):
            raise ValueError("`entered` needs either `in` or `area`")
        return self

    def watched(self, game: Game) -> frozenset[Square]:
        """The squares it is about."""
        if self.area is None:
            return frozenset(self.squares)
        return squares_of(game.played, self.area)

    def match(self, game: Game, event: Event) -> Cause | None:
        if isinstance(event, TokenMoved | TokenDropped):
            way = event.path if isinstance(event, TokenMoved) else ()
            entered = not self.watched(game).isdisjoint((*way, event.square))
            return Cause(element=event.token) if entered and fits(game, self.who, event.token) else None
        assert isinstance(event, FigureMoved | FigurePlaced)
        if not self._enters(event, self.watched(game)):
            return None
        figure = game.find(event.figure)
        if figure is None or not self.means(game, figure):
            return None
        return Cause(actor=event.figure, target=event.figure)

    def means(self, game: Game, figure: Figure) -> bool:
        """Whether it waits for this figure, or for something it carries."""
        return any(fits(game, self.who, thing) for thing in (figure.id, *figure.carried))

    def _enters(self, event: FigureMoved | FigurePlaced, watched: frozenset[Square]) -> bool:
        """Whether somebody who was elsewhere comes there; expanding a large base enters nothing (BIG-04)."""
        if isinstance(event, FigurePlaced):
            return not event.expanded and not watched.isdisjoint(event.squares)
        before = event.start
        for square in event.path:
            if square in watched and watched.isdisjoint(before):
                return True
            before = (square,)
        return False


class Defeated(Trigger):
    """A monster is defeated: this one, or one of this kind or role; any if nobody is named."""

    listens: ClassVar[tuple[str, ...]] = (MonsterDefeated.kind,)
    who: Who = "monsters"
    count: Times | None = None
    """Only the so-manieth."""

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, MonsterDefeated)
        gone = fits(game, self.who, event.figure, name=event.name)
        return Cause(actor=event.by, target=event.figure) if gone else None

    def needs(self, game: Game) -> int | None:
        return self.count


class GroupDefeated(Trigger):
    """The last figure of a group is defeated (MON-08)."""

    listens: ClassVar[tuple[str, ...]] = (GroupRemoved.kind,)
    group: str | None = None

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, GroupRemoved)
        return Cause(target=event.group) if _is_group(game, self.group, event.group) else None


class KnockedOut(Trigger):
    """A hero is knocked out (HP-04)."""

    listens: ClassVar[tuple[str, ...]] = (HeroKnockedOut.kind,)
    count: Times | None = None
    """Only the so-manieth time."""

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, HeroKnockedOut)
        return Cause(actor=event.by, target=event.hero)

    def needs(self, game: Game) -> int | None:
        return self.count


class TurnOver(Trigger, kind="turn_ended"):
    """A hero's turn is over."""

    listens: ClassVar[tuple[str, ...]] = (TurnEnded.kind,)

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, TurnEnded)
        return Cause(actor=event.hero, target=event.hero)


class ActivationBefore(Trigger):
    """A group is about to act."""

    listens: ClassVar[tuple[str, ...]] = (GroupActivated.kind,)
    group: str | None = None

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, GroupActivated | GroupFinished)
        return Cause(target=event.group) if _is_group(game, self.group, event.group) else None


class ActivationAfter(ActivationBefore):
    """A group has acted."""

    listens: ClassVar[tuple[str, ...]] = (GroupFinished.kind,)


class Damaged(Trigger):
    """A figure suffers so many hearts, in one go (`amount`) or in all (`total`)."""

    listens: ClassVar[tuple[str, ...]] = (DamageSuffered.kind,)
    who: Who
    amount: Hearts = 1
    total: Expression | None = None

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, DamageSuffered)
        enough = self.total is not None or event.amount >= self.amount
        return Cause(target=event.figure) if enough and fits(game, self.who, event.figure) else None

    def needs(self, game: Game) -> int | None:
        return worth(game, self.total) if self.total is not None else None

    def weighs(self, event: Event) -> int:
        assert isinstance(event, DamageSuffered)
        return event.amount


class VariableTrigger(Trigger, kind="variable"):
    """A variable of the quest or the campaign has another value now."""

    listens: ClassVar[tuple[str, ...]] = (VariableChanged.kind,)
    name: str

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, VariableChanged)
        return Cause() if event.name == self.name else None


class MoraleTrigger(Trigger, kind="morale"):
    """The party's morale has changed and is this low."""

    listens: ClassVar[tuple[str, ...]] = (MoraleLost.kind, MoraleGained.kind)
    at_most: RoundNumber

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, MoraleLost | MoraleGained)
        return Cause() if event.left <= self.at_most else None


class PerilTrigger(Trigger, kind="peril"):
    """A peril has come."""

    listens: ClassVar[tuple[str, ...]] = (PerilDrawn.kind,)
    level: Level | None = None

    def match(self, game: Game, event: Event) -> Cause | None:
        assert isinstance(event, PerilDrawn)
        return Cause() if self.level in (None, event.level) else None


def _is_group(game: Game, wanted: str | None, group: str) -> bool:
    """Whether a group is the one that is meant, by kind or role."""
    return wanted is None or group in (wanted, game.cast.get(wanted))
