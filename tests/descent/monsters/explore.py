"""All ways an activation may go: every choice the rules leave open is taken, one after the other."""

from bot.descent.commands import Answer
from bot.descent.engine import PARTY, push, run
from bot.descent.events import AttackDeclared, Event
from bot.descent.game import Game
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.play import perform
from tests.descent.scene import Scene

MOST_WAYS = 4_000
"""A scene that branches more than this is drawn too large."""


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


def outcome(table: Scene, game: Game, told: list[Event], letters: list[str]) -> dict[str, str]:
    """Where the figures named ended, and who attacked whom: {"z": "C4", "attacks": "z>H g>H"}."""
    letter_of = {name: letter for letter, name in table.names.items()}
    result = {}
    for letter in letters:
        figure = game.find(table.names[letter])
        result[letter] = "+".join(str(square) for square in sorted(figure.squares)) if figure else "gone"
    struck = [
        f"{letter_of.get(event.attacker, event.attacker)}>{letter_of.get(event.target, event.target)}"
        for event in told
        if isinstance(event, AttackDeclared)
    ]
    result["attacks"] = " ".join(struck)
    return result
