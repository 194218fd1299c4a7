"""The way in: a command is checked and carried out; what happened comes back as events."""

from bot.descent.commands import ALL, Answer, Command, Price
from bot.descent.engine import run
from bot.descent.events import Event
from bot.descent.game import Game
from bot.descent.plain import Plain
from bot.descent.refused import Refused


def check(game: Game, command: Command) -> None:
    """Raise `Refused` if the command is not possible now. Changes nothing."""
    if game.outcome is not None:
        raise Refused("quest_over", outcome=game.outcome)
    if game.question is not None and not isinstance(command, Answer):
        raise Refused("question_open", owner=game.question.owner, question=game.question.kind)
    command.check(game)


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


class Choice(Plain):
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


def legal(game: Game, hero: str, *, impossible: bool = False) -> list[Choice]:
    """Everything this hero may do now, with its cost; with `impossible` also what it may not, and why."""
    figure = game.hero(hero)
    if game.outcome is not None:
        return []
    kinds = ALL if game.question is None else (Answer,)
    choices = []
    for kind in kinds:
        for command, price in kind.priced(game, figure):
            if isinstance(price, Price):
                choices.append(Choice(command=command, price=price))
            elif impossible:
                no = No(code=price.code, facts=price.facts)
                choices.append(Choice(command=command, price=Price(), no=no))
    return choices
