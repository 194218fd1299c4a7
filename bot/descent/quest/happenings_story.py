"""How the story goes on: messages, choices, objectives, variables, bags, and other events."""

from typing import Literal

from pydantic import Field, model_validator

from bot.descent.quest.base import Cause, Happening
from bot.descent.quest.bounds import MOST_AT_ONCE, MOST_OPTIONS
from bot.descent.quest.events import (
    HintShown,
    MessageShown,
    ObjectiveChanged,
    OptionChosen,
    VariableChanged,
)
from bot.descent.quest.expressions import Expression
from bot.descent.quest.firing import Happen, carry
from bot.descent.quest.perils import DrawPeril
from bot.descent.quest.schedule import Level
from bot.descent.quest.scope import holds, worth
from bot.descent.quest.witness import tell_branched, tell_fired
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.state.game import Game
from bot.kernel.plain import Plain


class Message(Happening):
    """A piece of the story is shown, and kept in the journal."""

    text: str

    def resolve(self, game: Game, at: Cause) -> None:
        game.tell(
            MessageShown(
                quest=game.quest,
                text=self.text,
                actor=at.actor,
                target=at.target,
                numbers={**game.variables, "round": game.round},
            )
        )


class Hint(Happening):
    """Advice for beginners, with the word of the rule to look up."""

    reveals = False
    text: str
    rule: str | None = None

    def resolve(self, game: Game, at: Cause) -> None:
        game.tell(HintShown(quest=game.quest, text=self.text, rule=self.rule))


class Objective(Happening):
    """The party has something else to do now."""

    text: str

    def resolve(self, game: Game, at: Cause) -> None:
        game.objective = self.text
        game.tell(ObjectiveChanged(quest=game.quest, text=self.text))


class ChoiceOption(Plain):
    """One way to decide: its label is quest-…-option-…"""

    id: str
    when: Expression | None = None
    hidden: bool = False
    """Whether it is not even shown while `when` does not hold."""
    do: tuple[Happening, ...] = Field(default=(), max_length=MOST_AT_ONCE)


class Choose(Happening):
    """The party, or whoever caused it, decides how the story goes on."""

    text: str
    owner: Literal["party", "actor"] = "party"
    options: tuple[ChoiceOption, ...] = Field(min_length=1, max_length=MOST_OPTIONS)
    default: str | None = None
    """What is taken if nobody answers in time; the first option that is open, unless said otherwise."""

    @model_validator(mode="after")
    def _default_is_there(self) -> "Choose":
        ids = [option.id for option in self.options]
        if len(set(ids)) < len(ids):
            raise ValueError("two options have the same id")
        if self.default is not None and self.default not in ids:
            raise ValueError(f"the default {self.default!r} is none of the options")
        return self

    def resolve(self, game: Game, at: Cause) -> None:
        offered = [option for option in self.options if holds(game, option.when)]
        if not offered:
            return
        closed = [option.id for option in self.options if option not in offered and not option.hidden]
        owner = at.actor if self.owner == "actor" and at.actor in game.heroes else PARTY
        options = [
            Option(
                id=option.id,
                about={"story": option.id},
                then=(self._decide(option, owner or PARTY), *carry(option.do, at)),
            )
            for option in offered
        ]
        ids = [option.id for option in offered]
        default = self.default if self.default in ids else ids[0]
        about = {"quest": game.quest, "choice": self.text, "closed": closed}
        ask(game, "quest_choice", owner or PARTY, options, default=default or ids[0], about=about)

    def _decide(self, option: ChoiceOption, owner: str) -> "Decide":
        return Decide(choice=self.text, option=option.id, owner=owner)


class Decide(Step):
    """It is written down how the party decided."""

    choice: str
    option: str
    owner: str

    def resolve(self, game: Game) -> None:
        game.tell(OptionChosen(quest=game.quest, choice=self.choice, option=self.option, owner=self.owner))


class SetVariable(Happening, kind="set"):
    """A variable of the quest or the campaign gets another value."""

    variable: str
    to: Expression

    def resolve(self, game: Game, at: Cause) -> None:
        kept = game.played.variables[self.variable]
        holder = game.campaign_variables if kept.scope == "campaign" else game.variables
        value = kept.kept(worth(game, self.to))
        if holder.get(self.variable, kept.start) != value:
            holder[self.variable] = value
            game.tell(VariableChanged(name=self.variable, value=value))


class Draw(Happening):
    """One of the things in a bag happens; none comes twice before all have come."""

    bag: str

    def resolve(self, game: Game, at: Cause) -> None:
        bag = game.played.bags[self.bag]
        left = game.bags.get(self.bag)
        if left is None or (not left and bag.refill):
            left = list(range(len(bag.of)))
        if left:
            number = game.chance.of(f"bag {self.bag}").pick(left)
            game.bags[self.bag] = [other for other in left if other != number]
            push(game, *carry(bag.of[number], at))


class If(Happening):
    """One thing or the other, depending on how things stand now."""

    when: Expression
    then: tuple[Happening, ...] = Field(default=(), max_length=MOST_AT_ONCE)
    otherwise: tuple[Happening, ...] = Field(default=(), alias="else", max_length=MOST_AT_ONCE)

    def resolve(self, game: Game, at: Cause) -> None:
        held = holds(game, self.when)
        tell_branched(game, self.when, held=held)
        push(game, *carry(self.then if held else self.otherwise, at))


class Fire(Happening):
    """What another event says happens now, whether or not it has happened before."""

    event: str

    def resolve(self, game: Game, at: Cause) -> None:
        game.fired[self.event] = game.fired.get(self.event, 0) + 1
        tell_fired(game, self.event)
        push(game, Happen(event=self.event, cause=at))


class PerilNow(Happening, kind="peril"):
    """A peril comes now (PER-02)."""

    level: Level

    def resolve(self, game: Game, at: Cause) -> None:
        push(game, DrawPeril(level=self.level))
