"""All ways an activation may go: every choice the rules leave open is taken, one after the other."""

from collections.abc import Iterable

from bot.descent.board import Square
from bot.descent.commands import Answer
from bot.descent.events import ActionTaken, AttackDeclared
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.rules.play import perform
from bot.descent.rules.steps import PARTY, push, run
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.events import Event
from tests.descent.scene import Scene

MOST_WAYS = 4_000
"""A scene that branches more than this is drawn too large."""

Outcome = tuple[tuple[str, str], ...]
"""What an activation led to: facts and their values, sorted."""


def all_ways(table: Scene, group: str, card: str) -> list[tuple[Game, list[Event]]]:
    """Every game this activation may lead to, with what was told on the way.

    Only what the rules leave to the players branches; reactions take their default.
    """
    table.game.ties = "vote"
    start = Game.model_validate_json(table.game.model_dump_json())
    push(start, ActivateGroup(group=group, card=card))
    run(start)
    open_ways: list[tuple[Game, list[Event]]] = [(start, start.take_events())]
    finished: list[tuple[Game, list[Event]]] = []
    while open_ways:
        game, told = open_ways.pop()
        question = game.question
        if question is None:
            finished.append((game, told))
            assert len(finished) <= MOST_WAYS, "too many ways: draw a smaller scene"
            continue
        options = [option.id for option in question.options]
        if question.owner != PARTY:
            options = [question.default]
        saved = game.model_dump_json()
        for option in options:
            copy = Game.model_validate_json(saved)
            answer = Answer(hero=question.owner, question=question.number, option=option)
            open_ways.append((copy, told + perform(copy, answer)))
    return finished


def outcome(table: Scene, game: Game, told: list[Event], asked: Iterable[str]) -> Outcome:
    """The facts asked for, as a scene writes them.

    z              where the figure ended: "C4", a large one "C4+D4", or "gone"
    z.damage       its hearts;  z.fatigue: of a hero;  z.conditions: what it suffers from
    attacks        who attacked whom, in order: "z>H g>H"
    actions        who took which action, in order: "z:engage z:attack"
    """
    letters = {name: letter for letter, name in table.names.items()}
    return tuple(sorted((fact, _value(table, game, told, fact, letters)) for fact in asked))


def _value(table: Scene, game: Game, told: list[Event], fact: str, letters: dict[str, str]) -> str:
    if fact == "attacks":
        struck = [event for event in told if isinstance(event, AttackDeclared)]
        return " ".join(f"{letters[event.attacker]}>{letters[event.target]}" for event in struck)
    if fact == "actions":
        taken = [event for event in told if isinstance(event, ActionTaken)]
        return " ".join(f"{letters[event.figure]}:{event.action}" for event in taken)
    letter, _, what = fact.partition(".")
    figure = game.find(table.names[letter])
    if figure is None:
        return "gone"
    if what == "damage":
        return str(figure.damage)
    if what == "fatigue":
        assert isinstance(figure, Hero)
        return str(figure.fatigue)
    if what == "conditions":
        return " ".join(sorted(figure.conditions))
    return _joined(figure.squares)


def stated(allowed: dict[str, object]) -> Outcome:
    """An outcome as a scene states it, its squares in one order."""
    facts = {fact: str(value) for fact, value in {"attacks": "", **allowed}.items()}
    return tuple(
        sorted(
            (fact, _joined(Square.parse(square) for square in value.split("+")) if "+" in value else value)
            for fact, value in facts.items()
        )
    )


def _joined(squares: Iterable[Square]) -> str:
    return "+".join(str(square) for square in sorted(squares))
