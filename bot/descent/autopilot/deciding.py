"""The next command of an automatic hero: the best place to be, and the best thing to do there."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.descent.autopilot.answers import answer
from bot.descent.autopilot.cards import UsableAbility, hurry, uses, worths
from bot.descent.autopilot.familiars import send_familiar
from bot.descent.autopilot.gear import better_gear
from bot.descent.autopilot.limits import Limits
from bot.descent.autopilot.reasons import Decision, reason_for, reason_to_go
from bot.descent.autopilot.survey import IN_A_PIT, Survey
from bot.descent.autopilot.worth import CONDITION, HEART
from bot.descent.commands import (
    Attack,
    ClimbOut,
    Command,
    EndTurn,
    Move,
    Push,
    Rest,
    ShakeOff,
    StandUp,
    TakeTurn,
)
from bot.descent.rules.conditions import forbidden
from bot.descent.rules.play import explain
from bot.descent.rules.steps import PARTY
from bot.descent.rules.turns import BONUS_HEARTS, may_begin
from bot.descent.rules.walking import in_hazard, in_pit
from bot.descent.state.figures import Hero
from bot.descent.state.game import ACTIONS, Game, Turn
from bot.kernel.refused import Refused

WORTHWHILE = 0.2
"""What is worth less is not done."""
SETTLED = 0.3
"""How much better another square must be to go there."""
BURNING = 1.2
GLANCE = 16
"""So many squares are weighed to see who has most to do."""
LIE_LOW = -1000.0


def next_command(
    game: Game, heroes_allowed: Collection[str] | None = None, limits: Limits | None = None
) -> Command | None:
    """What the automatic heroes do next; None if it is somebody else's turn, or the quest is over."""
    decision = next_decision(game, heroes_allowed, limits)
    return decision.command if decision is not None else None


def next_decision(
    game: Game, heroes_allowed: Collection[str] | None = None, limits: Limits | None = None
) -> Decision | None:
    """The same, and why."""
    if game.outcome is not None:
        return None
    allowed = list(game.heroes) if heroes_allowed is None else [id for id in game.heroes if id in heroes_allowed]
    question = game.question
    if question is not None:
        for_us = question.owner in allowed or question.owner == PARTY or question.owner not in game.heroes
        return Decision(answer(game, question, limits)) if for_us else None
    if game.turn is not None:
        return think(game, game.turn.hero, limits) if game.turn.hero in allowed else None
    ready = [game.heroes[name] for name in allowed if may_begin(game, game.heroes[name])]
    if not ready:
        return None
    if len(ready) == 1:
        return Decision(TakeTurn(hero=ready[0].id))
    return Decision(TakeTurn(hero=max(ready, key=lambda hero: eagerness(game, hero, limits or Limits())).id))


def eagerness(game: Game, hero: Hero, limits: Limits) -> float:
    """How much there is for a hero to do right now; whoever has most goes first, the fallen last.

    A friend may help the fallen up before they lose their turn to it.
    """
    if hero.knocked_out or not hero.on_board:
        return LIE_LOW
    turn = Turn(hero=hero.id, bonus_attack=len(game.heroes) == 2)
    survey = Survey(game, hero, turn, limits, most_squares=GLANCE)
    return survey.best.worth - survey.worth_at(hero.square, 0)


def decide(game: Game, hero: str, limits: Limits | None = None) -> Command:
    """The next command of this hero, whose turn it is or who may take one. Changes nothing."""
    return think(game, hero, limits).command


def think(game: Game, hero: str, limits: Limits | None = None) -> Decision:
    """The next command of this hero, and why. Changes nothing."""
    figure, turn = game.hero(hero), game.turn
    if game.question is not None:
        return Decision(answer(game, game.question, limits))
    if turn is None or turn.hero != hero:
        return Decision(TakeTurn(hero=hero))
    if figure.knocked_out:
        return Decision(StandUp(hero=hero))
    if not figure.on_board:
        tired = bool(figure.fatigue) and not turn.rested
        return Decision(Rest(hero=hero) if tired and explain(game, Rest(hero=hero)) is None else EndTurn(hero=hero))
    return _Thought(game, figure, turn, limits or Limits()).decision()


@dataclass(frozen=True)
class WeighedCommand:
    """Something that can be done where the hero stands."""

    command: Command
    worth: float
    actions: int = 1


class _Thought:
    """One hero weighing what to do next."""

    def __init__(self, game: Game, hero: Hero, turn: Turn, limits: Limits) -> None:
        self.game, self.hero, self.turn, self.limits = game, hero, turn, limits

    def decision(self) -> Decision:
        """The best next command."""
        game, hero = self.game, self.hero
        first = self._shake_off_stun() or better_gear(game, hero)
        if first is not None:
            return Decision(first)
        survey = Survey(game, hero, self.turn, self.limits)
        found = [] if in_hazard(game, hero) else uses(survey)
        deeds = sorted(self._deeds(survey, found), key=lambda deed: -deed.worth)
        best = max(self._worth_here(survey, deeds) + SETTLED, survey.best.worth)
        for use in found:
            if use.hastens and hurry(survey, use) > best + SETTLED:
                return Decision(use.command, reason_for(survey, use.command))
        if survey.best.square != hero.square and survey.best.worth >= best:
            return self._go(survey)
        deed = self._first(deeds)
        last = deed.command if deed is not None else send_familiar(game, hero) or EndTurn(hero=hero.id)
        return Decision(last, reason_for(survey, last))

    def _shake_off_stun(self) -> Command | None:
        stun = forbidden(self.game, self.hero, "actions")
        if stun is not None and self.turn.actions and not in_hazard(self.game, self.hero):
            return ShakeOff(hero=self.hero.id, condition=stun)
        return None

    def _go(self, survey: Survey) -> Decision:
        """Set out; fatigue is suffered first, and the move follows, with its reason."""
        plan = survey.best
        if plan.fatigue:
            return Decision(Push(hero=self.hero.id, fatigue=plan.fatigue))
        return Decision(Move(hero=self.hero.id, to=plan.square), reason_to_go(survey, plan.square))

    def _worth_here(self, survey: Survey, deeds: list[WeighedCommand]) -> float:
        """What the rest of the turn is worth without another step."""
        square = self.hero.square
        acts = [deed.worth for deed in deeds if deed.actions and deed.worth > 0]
        free = [deed.worth for deed in deeds if not deed.actions and deed.worth > 0]
        return sum(acts[: self.turn.actions]) + sum(free) + survey.place(square) + survey.pull(square)

    def _first(self, deeds: list[WeighedCommand]) -> WeighedCommand | None:
        """The deed to begin with: what costs no action comes before what does."""
        good = [deed for deed in deeds if deed.worth > WORTHWHILE and deed.actions <= self.turn.actions]
        free = [deed for deed in good if not deed.actions]
        return next(iter(free or good), None)

    # Deeds --------------------------------------------------------------------------------------------------

    def _deeds(self, survey: Survey, found: list[UsableAbility]) -> Iterator[WeighedCommand]:
        if in_hazard(self.game, self.hero):
            return
        yield from self._attacks(survey)
        for use, worth in worths(survey, found):
            yield WeighedCommand(use.command, worth, use.price.actions)
        if self.turn.actions:
            yield from self._actions(survey)
        if self.turn.actions == ACTIONS and (command := send_familiar(self.game, self.hero)) is not None:
            yield WeighedCommand(command, 1.0, 0)

    def _attacks(self, survey: Survey) -> Iterator[WeighedCommand]:
        """Each monster once, with the weapon that is worth most; without an action where that is possible."""
        game, hero = self.game, self.hero
        if not game.monsters or not (self.turn.actions or self.turn.bonus_attack or self.turn.extra_attacks):
            return
        for command, price in Attack.priced(game, hero):
            if isinstance(price, Refused):
                continue
            worth = survey.arsenal.at(command.target, command.weapon)
            if command.pay == "bonus" and hero.damage:
                worth -= HEART * min(BONUS_HEARTS, hero.damage)
            yield WeighedCommand(command, worth, price.actions)

    def _actions(self, survey: Survey) -> Iterator[WeighedCommand]:
        hero, game = self.hero, self.game
        for errand in survey.here():
            if errand.command is not None and explain(game, errand.command) is None:
                yield WeighedCommand(errand.command, errand.worth, errand.command.price(game).actions)
        rest = Rest(hero=hero.id)
        if hero.fatigue and not self.turn.rested and explain(game, rest) is None:
            yield WeighedCommand(rest, survey.rest_worth)
        for command, price in ShakeOff.priced(game, hero):
            if not isinstance(price, Refused):
                burns = game.library.conditions[command.condition].end_hearts
                yield WeighedCommand(command, BURNING if burns else CONDITION)
        if in_pit(game, hero):
            here = survey.place(hero.square)
            for climb, price in ClimbOut.priced(game, hero):
                if not isinstance(price, Refused):
                    gain = survey.place(climb.to) + survey.pull(climb.to) - here - survey.pull(hero.square)
                    yield WeighedCommand(climb, gain + IN_A_PIT)
