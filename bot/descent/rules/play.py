"""The way in: a command is checked and carried out; what happened comes back as events."""

from collections.abc import Iterator

from bot.descent.commands import ALL, Answer, AnswerAhead, Command, Price
from bot.descent.rules.steps import run
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.plain import Plain
from bot.kernel.refused import Refused, demand

ANSWERS = (Answer, AnswerAhead)
"""What may be done while a question is open."""


def check(game: Game, command: Command) -> None:
    """Raise `Refused` if the command is not possible now. Changes nothing."""
    if game.outcome is not None:
        raise Refused("quest_over", outcome=game.outcome)
    if game.question is not None and not isinstance(command, ANSWERS):
        raise Refused("question_open", owner=game.question.owner, question=game.question.kind)
    check_rules(game, command.kind)
    command.check(game)


def check_rules(game: Game, kind: str) -> None:
    """The quest's special rules may forbid what the rulebook allows (CRD-07)."""
    for rule in game.rules_now():
        demand(kind not in rule.forbids, "forbidden_by_rule", rule=rule.id)


def perform(game: Game, command: Command) -> list[Event]:
    """Carry a command out and tell what happened. A refused command changes nothing."""
    check(game, command)
    game.seq += 1
    command.begin(game)
    run(game)
    return game.take_events()


class No(Plain):
    """Why something is not possible, as data."""

    code: str
    facts: dict[str, object]


class PricedCommand(Plain):
    """One thing a hero could do: the command, its cost, and why not if it is impossible."""

    command: Command
    price: Price
    no: No | None = None


def explain(game: Game, command: Command) -> No | None:
    """Why a command is impossible now, or None if it is possible."""
    try:
        check(game, command)
    except Refused as refused:
        return No(code=refused.code, facts=refused.facts)
    return None


def priced(game: Game, kind: type[Command], hero: Hero) -> Iterator[tuple[Command, Price | Refused]]:
    """Every form of a command with its price, or with why not."""
    try:
        check_rules(game, kind.kind)
    except Refused as no:
        yield from ((command, no) for command in kind.candidates(game, hero))
    else:
        yield from kind.priced(game, hero)


def legal(game: Game, hero: str, *, impossible: bool = False) -> list[PricedCommand]:
    """Everything this hero may do now, with its cost; with `impossible` also what it may not, and why."""
    figure = game.hero(hero)
    if game.outcome is not None:
        return []
    kinds = ALL if game.question is None else ANSWERS
    choices = []
    for kind in kinds:
        for command, price in priced(game, kind, figure):
            if isinstance(price, Price):
                choices.append(PricedCommand(command=command, price=price))
            elif impossible:
                no = No(code=price.code, facts=price.facts)
                choices.append(PricedCommand(command=command, price=Price(), no=no))
    return choices
