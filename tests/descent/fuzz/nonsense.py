"""Commands nobody in their right mind would give: any words and numbers in any field."""

from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import ValidationError

from bot.descent.board import Square
from bot.descent.commands import ALL, Command
from bot.descent.state.game import Game

BOGUS = ("", "nobody", "feat", "sheet", "party", "main", "stop", "pass", "keep")


class Nonsense:
    """A source of commands that mostly make no sense in this game, though their words come from it."""

    def __init__(self, random: Random, game: Game) -> None:
        self.random = random
        self.game = game
        self.words = [*BOGUS, *_words(game)]
        self.squares = [*game.grid.terrain, Square(0, 0), Square(60, 60)]

    def command(self) -> Command:
        """A command of any kind, often in the name of the hero whose turn it is, so that it gets farther."""
        while True:
            kind = self.random.choice(ALL)
            fields = {name: self._value(field.annotation) for name, field in kind.model_fields.items()}
            if self.game.turn is not None and self.random.random() < 0.7:
                fields["hero"] = self.game.turn.hero
            if self.game.question is not None and self.random.random() < 0.5 and "question" in fields:
                fields |= {"question": self.game.question.number, "hero": self.game.question.owner}
            try:
                return kind.model_validate(fields)
            except ValidationError:
                continue  # such a command can't even be written down

    def _value(self, wanted: Any) -> Any:
        origin, parts = get_origin(wanted), get_args(wanted)
        if origin in (Union, UnionType):
            return self._value(self.random.choice(parts))
        if origin is Literal:
            return self.random.choice(parts)
        if origin is tuple:
            return tuple(self._value(parts[0]) for _ in range(self.random.randrange(4)))
        return self._plain_value(wanted)

    def _plain_value(self, wanted: Any) -> Any:
        if wanted is Square:
            return self.random.choice(self.squares)
        if wanted is bool:
            return self.random.random() < 0.5
        if wanted is int:
            return self.random.choice((-7, -1, 0, 1, 2, 3, 10, 1_000_000))
        if wanted is NoneType:
            return None
        assert wanted is str, f"no nonsense of the kind {wanted} is known"
        return self.random.choice(self.words)


def _words(game: Game) -> list[str]:
    """Everything that has a name in this game."""
    words = [figure.id for figure in game.everyone()]
    words += [held.id for hero in game.heroes.values() for held in hero.cards]
    words += [*game.board.doors, *game.board.tokens, *game.groups, *game.library.conditions]
    if game.question is not None:
        words += [option.id for option in game.question.options]
    return words
