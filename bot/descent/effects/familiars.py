"""Words about familiars: they come, they go, and what stands near them (FAM)."""

from typing import ClassVar, Literal

from bot.descent.board import Square, Terrain
from bot.descent.effects.base import Check, Context, Effect, worth_doing
from bot.descent.effects.checks import shares
from bot.descent.effects.who import Whom, attack_of, whom
from bot.descent.events import FamiliarCalled, FamiliarRemoved
from bot.descent.rules import stats
from bot.descent.rules.choices import choose_square, is_free
from bot.descent.rules.followers import familiars_of, kinds_meant
from bot.descent.rules.harm import drop_all, hurtable, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.reactions import Do
from bot.descent.rules.selecting import familiar_of, near
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.rules.walking import Put
from bot.descent.state.figures import Familiar, Figure, Hero
from bot.descent.state.game import Game

FAR = 10_000
DONE = "done"


class Call(Effect):
    """A familiar of the hero appears: beside the hero, on its own square, on a search token, or anywhere near."""

    familiar: str
    to: Literal["beside", "here", "token", "anywhere", "next_to"] = "beside"
    """`beside`: in an empty square; `anywhere`: whoever and whatever is there; `next_to`: the same in squares next
    to whoever it is counted from."""
    within: int = 1
    """How far from the hero it may appear."""
    around: Whom = "self"
    """From whom that is counted, if not from the hero."""
    most: int | None = 1
    """How many of its kind the hero may have on the board; None if there is no end of them."""
    more: str | None = None
    """What other cards may add to that number."""
    moves: bool = False
    """Where there are as many already, one of them is taken up and put there."""
    nearest: bool = False
    """Only in those of the squares that are nearest to the hero."""
    then: tuple[Effect, ...] = ()
    """What follows; the familiar is the figure it is about."""

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._places(game, at))

    def _places(self, game: Game, at: Context) -> list[Square]:
        """Where it may appear, the nearest squares first."""
        hero, centre = game.hero(at.actor), whom(game, at, self.around)
        there = self._there(game, hero)
        if not hurtable(hero) or (not self.moves and self._is_enough(game, hero, there)):
            return []
        if self.to == "here":
            return [hero.square]
        if centre is None or not centre.squares:
            return []
        if self.to == "next_to":
            around = {square for own in centre.squares for square in game.grid.neighbours(own)}
            return sorted(around - {*centre.squares, *(one.square for one in there)})
        reached = game.grid.distances(*centre.squares)
        near_by = [square for square, distance in reached.items() if distance <= self.within]
        if self.to == "anywhere":
            # FAM-02: obstacles, which nobody counts through, are no hindrance next to where it is counted from.
            beside = (square for own in centre.squares for square in game.grid.neighbours(own))
            return sorted({*near_by, *beside}, key=lambda square: (reached.get(square, 1), square))
        if self.to == "token":
            taken = [familiar.square for familiar in there]
            tokens = [token.square for token in game.board.tokens.values() if token.kind == "search"]
            found = [square for square in near_by if square in tokens and square not in taken]
        else:
            taken = [other.square for other in game.familiars.values() if other.familiar == self.familiar]
            found = [square for square in near_by if is_free(game, square) and square not in taken]
        if self.nearest:
            way = game.grid.distances(*hero.squares)
            least = min((way.get(square, FAR) for square in found), default=FAR)
            found = [square for square in found if way.get(square, FAR) == least]
        return sorted(found, key=lambda square: (reached[square], square))

    def _there(self, game: Game, hero: Hero) -> list[Familiar]:
        return [other for other in game.familiars_of(hero) if other.on_board and other.familiar == self.familiar]

    def _is_enough(self, game: Game, hero: Hero, there: list[Familiar]) -> bool:
        """Whether there are as many already as the hero may have."""
        if not there or self.most is None:
            return False
        return len(there) >= (stats.changed(game, self.more, hero, self.most) if self.more else self.most)

    def resolve(self, game: Game, at: Context) -> None:
        hero = game.hero(at.actor)
        there = self._there(game, hero)
        if not self._is_enough(game, hero, there):
            self.ask_where(game, at, None)
            return
        options = [
            Option(id=one.id, about={"target": one.id}, then=(TakeUp(call=self, old=one.id, at=at),))
            for one in there
        ]
        ask(game, "choose_figure", hero.id, options, default=options[0].id, about={"card": at.card})

    def ask_where(self, game: Game, at: Context, old: str | None) -> None:
        """Where a new one appears, or where the one that is taken up is put."""
        hero = game.hero(at.actor)
        places: list[tuple[Square, tuple[Step, ...]]] = []
        for square in self._places(game, at):
            step: Step = Appear(owner=hero.id, familiar=self.familiar, square=square, then=self.then, at=at)
            if old is not None:
                step = Put(figure=old, squares=(square,))
            after = [Do(what=effect, at=at.model_copy(update={"figure": old})) for effect in self.then if old]
            places.append((square, (step, *after)))
        choose_square(game, hero.id, old or hero.id, places)


class TakeUp(Step):
    """A familiar is taken up, where the hero has as many as it may, and put somewhere else."""

    call: Call
    old: str
    at: Context

    def resolve(self, game: Game) -> None:
        self.call.ask_where(game, self.at, self.old)


class Appear(Step):
    """A familiar is put on the board; one that belongs to a hero is called by its kind, others have a number."""

    owner: str
    familiar: str
    square: Square
    then: tuple[Effect, ...] = ()
    at: Context | None = None
    """What follows is about this, and the familiar."""

    def resolve(self, game: Game) -> None:
        card = game.library.familiars[self.familiar]
        name = card.id if card.hero is not None else f"{card.id}_{game.new_number()}"
        number = free_number(game, card.id) if card.several else 0
        game.familiars[name] = Familiar(
            id=name, familiar=card.id, owner=self.owner, number=number, squares=(self.square,)
        )
        called = FamiliarCalled(figure=name, familiar=card.id, owner=self.owner, square=self.square, number=number)
        game.tell(called)
        if self.at is not None:
            at = self.at.model_copy(update={"figure": name})
            push(game, *(Do(what=effect, at=at) for effect in self.then))


def free_number(game: Game, kind: str) -> int:
    """The lowest number that none of this kind bears."""
    taken = {familiar.number for familiar in game.familiars.values() if familiar.familiar == kind}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


class Dismiss(Effect):
    """The familiar the card means leaves the board, or the one that is named."""

    who: Whom = "familiar"

    def possible(self, game: Game, at: Context) -> bool:
        return isinstance(whom(game, at, self.who), Familiar)

    def resolve(self, game: Game, at: Context) -> None:
        familiar = whom(game, at, self.who)
        assert isinstance(familiar, Familiar)
        drop_all(game, familiar)
        del game.familiars[familiar.id]
        game.tell(FamiliarRemoved(figure=familiar.id))
        push(game, window(Moment.FAMILIAR_DISMISSED, figure=familiar.owner, by=familiar.id, card=at.card))


class Sacrifice(Dismiss):
    """The same as the price of the rest of the line: nothing is given up for nothing."""

    required: ClassVar[bool] = True


class LetGo(Effect):
    """As many of the familiars the card means as the player likes leave the board; `do` is done for each."""

    do: tuple[Effect, ...]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(familiars_of(game, game.hero(at.actor), at.card)) and worth_doing(game, self.do, at)

    def resolve(self, game: Game, at: Context) -> None:
        push(game, ChooseToLetGo(what=self, at=at))


class ChooseToLetGo(Step):
    """Which familiar leaves the board next; none is an answer too."""

    what: LetGo
    at: Context

    def resolve(self, game: Game) -> None:
        at = self.at
        if not self.what.possible(game, at):
            return
        options = [
            Option(
                id=one.id,
                about={"target": one.id},
                then=(
                    Do(what=Dismiss(who="figure"), at=at.model_copy(update={"figure": one.id})),
                    *(Do(what=effect, at=at) for effect in self.what.do),
                    self,
                ),
            )
            for one in familiars_of(game, game.hero(at.actor), at.card)
        ]
        options.append(Option(id=DONE))
        ask(game, "choose_figure", at.actor, options, default=DONE, about={"card": at.card})


class TakePlace(Effect):
    """The hero is put on the square of a familiar where nobody else stands; then follows the rest."""

    of: Whom = "familiar"
    replaces: bool = False
    """The familiar leaves the board for it."""
    then: tuple[Effect, ...] = ()

    def possible(self, game: Game, at: Context) -> bool:
        hero, familiar = game.hero(at.actor), whom(game, at, self.of)
        if not isinstance(familiar, Familiar) or not familiar.on_board or not hurtable(hero):
            return False
        if game.board.terrain(familiar.square) is Terrain.OBSTACLE:
            return False
        return not game.occupied(without=familiar) & game.grid.bit(familiar.square)

    def resolve(self, game: Game, at: Context) -> None:
        familiar = whom(game, at, self.of)
        assert familiar is not None
        put = Put(figure=at.actor, squares=familiar.squares)
        push(game, put, *(Do(what=effect, at=at) for effect in self.then))
        if self.replaces:
            Dismiss(who=self.of).resolve(game, at)


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
    """Within so many squares; 0 is the familiar's own square."""
    count: int = 1
    """So many of them at least."""
    enemy: bool = False
    """Only of a monster."""
    hero: bool = False
    """Only of a hero."""
    or_self: bool = False
    """The bearer will do as well as a familiar."""
    alone: bool = False
    """Only if that figure stands on squares of its own: it doesn't just pass through another one."""

    def holds(self, game: Game, at: Context) -> bool:
        figure = self._meant(game, at)
        if figure is None or (self.enemy and figure.id not in game.monsters):
            return False
        if self.hero and figure.id not in game.heroes:
            return False
        if self.alone and shares(game, figure):
            return False
        hero = game.hero(at.bearer or at.actor)
        there: list[Figure] = [*familiars_of(game, hero, at.card), *([hero] if self.or_self else [])]
        return sum(self._is_near(game, one, figure) for one in there) >= self.count

    def _is_near(self, game: Game, one: Figure, figure: Figure) -> bool:
        if self.squares == 0:
            return bool(set(one.squares) & set(figure.squares))
        return near(game, one, figure, self.squares)

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


class FamiliarWaits(Check):
    """The familiar has not begun its activation this turn."""

    def holds(self, game: Game, at: Context) -> bool:
        familiar = familiar_of(game, game.hero(at.actor), at.card)
        return familiar is not None and not familiar.begun and not familiar.spent


class FamiliarIdle(Check):
    """No search token lies on the familiar's square."""

    def holds(self, game: Game, at: Context) -> bool:
        familiar = familiar_of(game, game.hero(at.actor), at.card)
        tokens = [token.square for token in game.board.tokens.values() if token.kind == "search"]
        return familiar is not None and familiar.square not in tokens


class HeroAttacks(Check):
    """A hero makes this attack, whichever; optionally with a kind of weapon."""

    range: Literal["melee", "ranged"] | None = None
    monster: bool = False
    """Only on a monster."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or attack.attacker not in game.heroes:
            return False
        if self.monster and attack.target not in game.monsters:
            return False
        return self.range is None or attack.range == self.range
