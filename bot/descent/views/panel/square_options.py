"""Squares among the answers to a question: the most useful first, each with what it is good for."""

from collections.abc import Sequence

from bot.descent.board import Square
from bot.descent.rules.steps import Option, Question
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.descent.views.panel.destinations import Costs, in_order, worth_naming
from bot.descent.views.panel.menus import square_label
from bot.descent.words import Words

MOVES = "choose_move"


def in_use_order(game: Game, asked: Question, options: Sequence[Option]) -> list[Option]:
    """Where to go: what is good for something, then what is near. Other answers follow as they were asked."""
    figure, costs = _moving(game, asked)
    if figure is None:
        return list(options)
    places = {str(square): place for place, square in enumerate(in_order(game, figure, costs))}
    return sorted(options, key=lambda option: places.get(option.id, len(places)))


def square_labels(game: Game, asked: Question, say: Words) -> dict[str, str]:
    """What to call the squares that are good for something, by their options."""
    figure, costs = _moving(game, asked)
    if figure is None:
        return {}
    named = worth_naming(game, figure, costs)
    return {str(square): square_label(game, square, use, say) for square, use in named.items()}


def _moving(game: Game, asked: Question) -> tuple[Figure | None, Costs]:
    """Who is to move, and where it could go; nobody if the question is about something else."""
    figure = game.find(str(asked.about.get("figure"))) if asked.kind == MOVES else None
    if figure is None or not figure.on_board:
        return None, {}
    reached = [(option, option.about["square"]) for option in asked.options if "square" in option.about]
    return figure, {_square(square): (0, int(option.about.get("points", 0))) for option, square in reached}


def _square(fact: object) -> Square:
    """A square among the facts of an option, as it was told or as it was read back."""
    return Square.parse(fact) if isinstance(fact, str) else Square(*fact)  # type: ignore[misc]


def part_titles(parts: int, title: str, say: Words, *, useful: bool) -> list[str]:
    """A title for each of the menus that one question takes, so that they can be told apart."""
    if parts <= 1:
        return [title] * parts
    if useful:
        return [say.text("menu-squares-first"), *(say.text("menu-squares-next", n=n) for n in range(1, parts))]
    return [say.text("menu-choose-part", n=n, most=parts) for n in range(1, parts + 1)]
