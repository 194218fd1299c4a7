"""What a quest lets heroes do with its doors and tokens: levers, wheels, locks, people to talk to (EXP-02)."""

from collections.abc import Iterator
from typing import Self

from bot.descent.board import Square
from bot.descent.commands.base import Price, TurnCommand, check_action_left, spend_action
from bot.descent.quest.areas import Use
from bot.descent.quest.base import Cause
from bot.descent.quest.events import TokenUsed, UseDone, UseFailed
from bot.descent.quest.firing import carry
from bot.descent.quest.scope import holds
from bot.descent.rules.conditions import check_may_act
from bot.descent.rules.harm import Test
from bot.descent.rules.steps import Step, push
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.refused import Refused, demand


class UseElement(TurnCommand):
    """Do one of the things the quest offers with a door or token."""

    element: str
    use: str

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        use = use_of(game, self.element, self.use)
        if use is None:
            raise Refused("no_such_use", element=self.element)
        demand(not is_done(game, self.element, use), "use_done", element=self.element, use=self.use)
        demand(holds(game, use.when), "use_not_now", element=self.element, use=self.use)
        if use.price == "action":
            check_action_left(turn)
            check_may_act(game, hero)
        if use.near == "adjacent":
            demand(reaches(game, hero.squares, self.element), "element_too_far", element=self.element)

    def price(self, game: Game) -> Price:
        use = use_of(game, self.element, self.use)
        return Price(actions=1) if use is not None and use.price == "action" else Price()

    def begin(self, game: Game) -> None:
        use = use_of(game, self.element, self.use)
        assert use is not None
        if use.price == "action":
            spend_action(game, self.kind)
        elif game.turn is not None:
            game.turn.acted = True
        push(game, BeginUse(hero=self.hero, element=self.element, use=self.use))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for element, use in uses(game):
            yield cls(hero=hero.id, element=element, use=use.id)


def uses(game: Game, element: str | None = None) -> Iterator[tuple[str, Use]]:
    """All that can be done with the doors and tokens in view, or with one of them; hidden things are not told."""
    quest = game.find_played()
    for name, spot in quest.elements.items() if quest is not None else ():
        if element not in (None, name) or not _in_view(game, name):
            continue
        for use in spot.uses:
            if not is_done(game, name, use) and (not use.hidden or holds(game, use.when)):
                yield name, use


def use_of(game: Game, element: str, use: str) -> Use | None:
    """One of the uses of an element in view; those that are hidden now can't be guessed."""
    quest = game.find_played()
    spot = quest.elements.get(element) if quest is not None and _in_view(game, element) else None
    found = next((each for each in spot.uses if each.id == use), None) if spot is not None else None
    return None if found is None or (found.hidden and not holds(game, found.when)) else found


def _in_view(game: Game, element: str) -> bool:
    """Whether a door or token lies on the revealed board."""
    token = game.board.tokens.get(element)
    return element in game.board.doors or (token is not None and token.square is not None)


def reaches(game: Game, squares: tuple[Square, ...], element: str) -> bool:
    """Whether one who stands there is beside the door, on the token or next to it."""
    door = game.board.doors.get(element)
    if door is not None:
        return any(square in edge for edge in door.edges for square in squares)
    place = game.board.tokens[element].square
    return place is not None and (place in squares or any(game.grid.adjacent(own, place) for own in squares))


def is_done(game: Game, element: str, use: Use) -> bool:
    """Whether it can't be done again."""
    return use.once and f"{element}/{use.id}" in game.used


class BeginUse(Step):
    """A hero sets about it: a test first, where one is needed."""

    hero: str
    element: str
    use: str

    def resolve(self, game: Game) -> None:
        use = use_of(game, self.element, self.use)
        if use is None:
            return
        cause = Cause(actor=self.hero, element=self.element)
        about = {"hero": self.hero, "element": self.element, "use": self.use}
        done = FinishUse(**about)
        if use.test is None:
            push(game, MarkUse(**about), *carry(use.do, cause), done)
            return
        test = Test(
            figure=self.hero,
            attribute=use.test,
            bonus=use.bonus,
            on_pass=(MarkUse(**about), *carry((*use.passed, *use.do), cause), done),
            on_fail=(FailUse(**about), *carry(use.failed, cause)),
        )
        push(game, test)


class MarkUse(Step):
    """It is done, and gone if it can be done but once."""

    hero: str
    element: str
    use: str

    def resolve(self, game: Game) -> None:
        game.tell(TokenUsed(hero=self.hero, element=self.element, use=self.use))
        key = f"{self.element}/{self.use}"
        if key not in game.used:
            game.used.append(key)


class FailUse(Step):
    """The test was failed."""

    hero: str
    element: str
    use: str

    def resolve(self, game: Game) -> None:
        game.tell(UseFailed(hero=self.hero, element=self.element, use=self.use))


class FinishUse(Step):
    """All that came of it has come; the quest's events may listen."""

    hero: str
    element: str
    use: str

    def resolve(self, game: Game) -> None:
        game.tell(UseDone(hero=self.hero, element=self.element, use=self.use))
