"""From what somebody typed to the command that is meant, among those that are possible now."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.descent.board import Square
from bot.descent.commands import Command, Equip, Move, Trade, UseElement
from bot.descent.commands.moving import example_square
from bot.descent.party.beginning import as_begun
from bot.descent.party.campaign import Campaign
from bot.descent.rules.play import PricedCommand, legal
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.views.panel.menus import changes
from bot.descent.views.pictures.figures import token_label
from bot.descent.words import Words
from bot.kernel.refused import Refused
from bot.words.quoting import quoted

Wanted = dict[str, str | None]
"""Options by name as they were typed; None where nothing was."""

Only = Callable[[Game, Command], bool]
"""Which commands of a kind are meant, where not all are."""
MOST_EXAMPLES = 8
BETWEEN = re.compile(r"[\s.,;:/_–-]+")
"""What people put between a letter and a number."""


@dataclass(frozen=True)
class Sort:
    """The commands one slash command stands for: of these kinds, and among them only those that are meant."""

    kinds: tuple[type[Command], ...]
    only: Only | None = None

    def holds(self, game: Game, command: Command) -> bool:
        return type(command) in self.kinds and (self.only is None or self.only(game, command))


def sort(*kinds: type[Command], only: Only | None = None) -> Sort:
    """Commands of these kinds."""
    return Sort(kinds, only)


def acting_hero(campaign: Campaign, player: int) -> str:
    """The player's hero whose turn it is or begins by itself, or a refusal that says who is expected to act."""
    game = as_begun(campaign).running()
    mine = campaign.heroes_of(player)
    if not mine:
        raise Refused("not_at_the_table")
    if game.outcome is not None:
        raise Refused("quest_over", outcome=game.outcome)
    if game.question is not None:
        raise Refused("question_open", owner=game.question.owner, question=game.question.kind)
    if game.turn is None:
        raise Refused("no_turn", hero=mine[0])
    if game.turn.hero not in mine:
        raise Refused("not_your_turn", hero=mine[0], current=game.turn.hero)
    return game.turn.hero


def find(campaign: Campaign, player: int, meant: Sort, wanted: Wanted, say: Words) -> Command:
    """The cheapest possible command of a sort that fits what was typed, or a refusal that says why not."""
    game, hero = as_begun(campaign).running(), acting_hero(campaign, player)
    fitting = [choice for choice in _of_sort(game, hero, meant) if _fits(game, choice.command, wanted, say)]
    if fitting:
        return min(fitting, key=lambda choice: (choice.price.actions, choice.price.fatigue)).command
    for choice in _of_sort(game, hero, meant, impossible=True):
        if choice.no is not None and _fits(game, choice.command, wanted, say):
            raise Refused(choice.no.code, **choice.no.facts)
    raise _nothing_fits(game, hero, meant, wanted, say)


def _nothing_fits(game: Game, hero: str, meant: Sort, wanted: Wanted, say: Words) -> Refused:
    """Why nothing is what was typed: what else could be done, what is there in vain, or that there is none."""
    text = ", ".join(text for text in wanted.values() if text)
    typed, what = quoted(text) if text else "", meant.kinds[0].kind
    if typed and (possible := _named(game, _of_sort(game, hero, meant), wanted, say)):
        return Refused("no_such_option", option=typed, possible=possible)
    if typed and (there := _named(game, _of_sort(game, hero, meant, impossible=True), wanted, say)):
        return Refused("not_there", typed=typed, there=there, what=what)
    return Refused("none_possible", what=what)


def _named(game: Game, choices: Iterable[PricedCommand], wanted: Wanted, say: Words) -> str:
    """What could have been typed for the first option that has any examples, a few of them."""
    for option in (option for option, text in wanted.items() if text):
        values = dict.fromkeys(value for choice in choices for value in _values(choice.command, game, option))
        if values:
            return ", ".join([_name(game, option, value, say) for value in values][:MOST_EXAMPLES])
    return ""


def suggestions(
    campaign: Campaign, player: int, meant: Sort, option: str, wanted: Wanted, say: Words
) -> list[tuple[str, str]]:
    """What may be typed for one option, given the others: what is shown, and what is meant."""
    game = as_begun(campaign).running()
    try:
        hero = acting_hero(campaign, player)
    except Refused:
        return []
    others: Wanted = {name: text for name, text in wanted.items() if name != option}
    typed = (wanted.get(option) or "").casefold()
    found: dict[str, str] = {}
    for choice in _of_sort(game, hero, meant):
        if _fits(game, choice.command, others, say):
            for value in _values(choice.command, game, option):
                found.setdefault(value, _name(game, option, value, say))
    return [(name, value) for value, name in found.items() if typed in name.casefold() or typed == value]


def _of_sort(game: Game, hero: str, meant: Sort, *, impossible: bool = False) -> Iterable[PricedCommand]:
    choices = legal(game, hero, impossible=impossible)
    return [choice for choice in choices if meant.holds(game, choice.command)]


def _fits(game: Game, command: Command, wanted: Wanted, say: Words) -> bool:
    return all(
        any(_means(game, option, value, text, say) for value in _values(command, game, option))
        for option, text in wanted.items()
        if text
    )


def _means(game: Game, option: str, value: str, text: str, say: Words) -> bool:
    typed = text.strip().casefold()
    if typed == value.casefold():
        return True
    # B1 is not a part of B12, and nothing is a part of everything.
    return bool(typed) and option != "to" and typed in _name(game, option, value, say).casefold()


def _values(command: Command, game: Game, option: str) -> Iterator[str]:
    """What an option means for a command: mostly the field of that name."""
    if isinstance(command, Equip):
        on, off = changes(game, command)
        yield from on or off
    elif isinstance(command, Trade) and option == "card":
        yield from (*command.give, *command.take)
    elif isinstance(command, UseElement) and option == "token":
        yield command.element
    else:
        value = getattr(command, option, None)
        if value is not None:
            yield str(value)


def _name(game: Game, option: str, value: str, say: Words) -> str:
    """A value as players call it."""
    return NAMES[option](game, value, say)


def _figure(game: Game, value: str, say: Words) -> str:
    figure = game.find(value)
    name = say.figure(value, game)
    return f"{name} ({token_label(game, figure)})" if isinstance(figure, Monster) else name


NAMES: dict[str, Callable[[Game, str, Words], str]] = {
    "target": _figure,
    "partner": _figure,
    "familiar": _figure,
    "to": lambda game, value, say: value,
    "weapon": lambda game, value, say: say.card(value),
    "card": lambda game, value, say: say.card(value),
    "door": lambda game, value, say: say.door(value, game),
    "token": lambda game, value, say: say.element(value, game),
    "use": lambda game, value, say: say.use(value, game),
}


def to_square(game: Game, hero: str, text: str) -> Move:
    """A move to a typed square, possible or not; the rules will say. " b 6 ", "B6" and "b-6" are the same."""
    try:
        return Move(hero=hero, to=Square.parse(BETWEEN.sub("", text)))
    except ValueError:
        example = example_square(game, game.hero(hero))
        raise Refused("no_such_square", square=text, example=example) from None


def wanted_of(**options: Any) -> Wanted:
    """Options as they came from Discord."""
    return {name: None if value is None else str(value) for name, value in options.items()}
