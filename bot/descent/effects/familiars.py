"""Words about familiars: they come, they go, and what stands near them (FAM)."""

from typing import Literal

from bot.descent.board import Square
from bot.descent.effects.base import Check, Context, Effect
from bot.descent.effects.who import attack_of
from bot.descent.events import FamiliarCalled, FamiliarRemoved
from bot.descent.rules import stats
from bot.descent.rules.choices import choose_square, is_free
from bot.descent.rules.followers import familiars_of, kinds_meant
from bot.descent.rules.harm import drop_all
from bot.descent.rules.selecting import familiar_of, near
from bot.descent.rules.steps import Step, push
from bot.descent.rules.walking import Put
from bot.descent.state.figures import Familiar, Figure, Hero
from bot.descent.state.game import Game


class Call(Effect):
    """A familiar of the hero appears: beside the hero, on its own square, or on a search token."""

    familiar: str
    to: Literal["beside", "here", "token"] = "beside"
    within: int = 1
    """How far from the hero it may appear."""
    most: int = 1
    """How many of its kind the hero may have on the board."""
    more: str | None = None
    """What other cards may add to that number."""
    moves: bool = False
    """Where there are as many already, the first of them is taken up and put there."""

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._places(game, game.hero(at.actor)))

    def _places(self, game: Game, hero: Hero) -> list[Square]:
        """Where it may appear, the nearest squares first."""
        there = self._there(game, hero)
        if not hero.on_board or (there and not self.moves and len(there) >= self._most(game, hero)):
            return []
        if self.to == "here":
            return [hero.square]
        reached = game.grid.distances(*hero.squares)
        near_by = [square for square, distance in reached.items() if distance <= self.within]
        if self.to == "token":
            taken = [familiar.square for familiar in there]
            tokens = [token.square for token in game.board.tokens.values() if token.kind == "search"]
            found = [square for square in near_by if square in tokens and square not in taken]
        else:
            found = [square for square in near_by if is_free(game, square)]
        return sorted(found, key=lambda square: (reached[square], square))

    def _there(self, game: Game, hero: Hero) -> list[Familiar]:
        return [other for other in game.familiars_of(hero) if other.on_board and other.familiar == self.familiar]

    def _most(self, game: Game, hero: Hero) -> int:
        return stats.changed(game, self.more, hero, self.most) if self.more else self.most

    def resolve(self, game: Game, at: Context) -> None:
        hero = game.hero(at.actor)
        there = self._there(game, hero)
        old = there[0].id if there and len(there) >= self._most(game, hero) else None
        places: list[tuple[Square, tuple[Step, ...]]] = []
        for square in self._places(game, hero):
            step: Step = Appear(owner=hero.id, familiar=self.familiar, square=square)
            if old is not None:
                step = Put(figure=old, squares=(square,))
            places.append((square, (step,)))
        choose_square(game, hero.id, old or hero.id, places)


class Appear(Step):
    """A familiar is put on the board; one that belongs to a hero is called by its kind, others have a number."""

    owner: str
    familiar: str
    square: Square

    def resolve(self, game: Game) -> None:
        card = game.library.familiars[self.familiar]
        name = card.id if card.hero is not None else f"{card.id}_{game.new_number()}"
        game.familiars[name] = Familiar(id=name, familiar=card.id, owner=self.owner, squares=(self.square,))
        game.tell(FamiliarCalled(figure=name, familiar=card.id, owner=self.owner, square=self.square))


class Dismiss(Effect):
    """The familiar the card means leaves the board."""

    def possible(self, game: Game, at: Context) -> bool:
        return familiar_of(game, game.hero(at.actor), at.card) is not None

    def resolve(self, game: Game, at: Context) -> None:
        familiar = familiar_of(game, game.hero(at.actor), at.card)
        assert familiar is not None
        drop_all(game, familiar)
        del game.familiars[familiar.id]
        game.tell(FamiliarRemoved(figure=familiar.id))


class ComeAlong(Step):
    """Familiars that come with their heroes are there from the start, as near to them as there is room."""

    def resolve(self, game: Game) -> None:
        for hero in game.heroes.values():
            for card in companions(game, hero):
                place = game.nearest_empty(hero.square)
                push(game, Appear(owner=hero.id, familiar=card, square=place))


def companions(game: Game, hero: Hero) -> list[str]:
    """The familiars that come with a hero from the quest's start."""
    return [card.id for card in game.library.familiars.values() if card.hero == hero.sheet and card.arrives]


class FamiliarNear(Check):
    """A familiar the card means stands near the attack's target, or near whoever the moment is about."""

    of: Literal["target", "figure", "self"] = "target"
    squares: int = 1
    enemy: bool = False
    """Only of a monster."""

    def holds(self, game: Game, at: Context) -> bool:
        figure = self._meant(game, at)
        if figure is None or (self.enemy and figure.id not in game.monsters):
            return False
        hero = game.hero(at.actor)
        return any(near(game, familiar, figure, self.squares) for familiar in familiars_of(game, hero, at.card))

    def _meant(self, game: Game, at: Context) -> Figure | None:
        attack = attack_of(game, at)
        target = attack.target if attack is not None else at.target
        name = {"target": target, "figure": at.figure, "self": at.actor}[self.of]
        return game.find(name) if name else None


class FamiliarAway(Check):
    """None of the familiars the card means is on the board."""

    def holds(self, game: Game, at: Context) -> bool:
        hero = game.hero(at.actor)
        kinds = kinds_meant(game, hero, at.card)
        return not any(familiar.on_board and familiar.familiar in kinds for familiar in game.familiars_of(hero))


class FamiliarIdle(Check):
    """No search token lies on the familiar's square."""

    def holds(self, game: Game, at: Context) -> bool:
        familiar = familiar_of(game, game.hero(at.actor), at.card)
        tokens = [token.square for token in game.board.tokens.values() if token.kind == "search"]
        return familiar is not None and familiar.square not in tokens


class HeroAttacks(Check):
    """A hero makes this attack, whichever; optionally with a kind of weapon."""

    range: Literal["melee", "ranged"] | None = None

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or attack.attacker not in game.heroes:
            return False
        return self.range is None or attack.range == self.range
