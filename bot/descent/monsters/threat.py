"""What monsters could do to a hero with their next activation: who gets at it, how likely it is hurt, how badly.

It tells only what lies open: monsters on the board, the cards that have not come yet, and exact odds. Whom a
monster picks, and in which order groups act, is left open: these are the hearts if all who can go for this hero.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from operator import mul
from typing import NamedTuple

from bot.descent.attack.odds import Blow, SurgeOffer, reckon
from bot.descent.attack.odds_now import Declared, blow_declared
from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms
from bot.descent.board import Square, sees
from bot.descent.content.cards import Surge
from bot.descent.effects.on_attacks import Add
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.activation import deck_of
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.monsters.march_orders import is_idle
from bot.descent.rules.conditions import cannot_move
from bot.descent.rules.dice import Colour
from bot.descent.rules.walking import reach_of
from bot.descent.rules.who_sees import overlooked
from bot.descent.state.figures import Group, Hero, Monster
from bot.descent.state.game import Game

# What blows deal ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def chances(blow: Blow) -> tuple[tuple[int, float], ...]:
    """How likely a blow deals each number of hearts; the same few blows come again and again."""
    return tuple((hearts, float(chance)) for hearts, chance in reckon(blow).damage.items())


@lru_cache(maxsize=1 << 12)
def hearts_of(dice: tuple[Colour, ...], surges: tuple[SurgeOffer, ...], defence: tuple[Colour, ...]) -> float:
    """Hearts that an attack with these dice deals on average."""
    blow = Blow(attack=dice, defence=defence, offers=surges)
    return sum(hearts * chance for hearts, chance in chances(blow))


def offers(surges: Iterable[Surge]) -> tuple[SurgeOffer, ...]:
    """Surge abilities as far as damage goes."""
    return tuple(_offer(surge) for surge in surges)


def _offer(surge: Surge) -> SurgeOffer:
    adds = [effect for effect in surge.do if isinstance(effect, Add)]
    return SurgeOffer(
        hearts=sum(add.hearts for add in adds),
        pierce=sum(add.pierce for add in adds),
        range=sum(add.range for add in adds),
        cost=surge.cost,
    )


# Who gets at a hero ---------------------------------------------------------------------------------------------


class Striker(NamedTuple):
    """A monster that could strike a hero on a square."""

    monster: str
    hurt: float
    """How likely its attack costs at least one heart."""
    mean: float
    """Hearts it deals on average."""


class GroupThreat(NamedTuple):
    """What one group could do to a hero with its next activation."""

    group: str
    strikers: tuple[Striker, ...]
    attacking: int
    cards: int
    """By so many of its cards still to come at least one of these attacks, of so many."""
    hurt: float
    mean: float
    """If all of them go for this hero, whichever card comes."""
    acted: bool
    """Whether it has acted in this round, so that it can't before the next."""


class Threat(NamedTuple):
    """What a hero has to fear on a square."""

    groups: tuple[GroupThreat, ...] = ()

    @property
    def _next(self) -> tuple[GroupThreat, ...]:
        """The groups still to act in this round; all of them once it is over for them."""
        return tuple(group for group in self.groups if not group.acted) or self.groups

    @property
    def hurt(self) -> float:
        """How likely the hero is hurt at all."""
        return 1 - reduce(mul, (1 - group.hurt for group in self._next), 1.0)

    @property
    def mean(self) -> float:
        """Hearts on average."""
        return sum(group.mean for group in self._next)


def threats(game: Game, hero: Hero, squares: Sequence[Square]) -> dict[Square, Threat]:
    """What a hero would have to fear on each of these squares."""
    without = game.model_copy(update={"heroes": {**game.heroes, hero.id: hero.model_copy(update={"squares": ()})}})
    groups = [_GroupAhead(game, without, hero, group) for group in game.groups.values()]
    return {
        square: Threat(tuple(found for group in groups if (found := group.at(square)) is not None))
        for square in squares
    }


class _GroupAhead:
    """A group, with what is worked out once for all squares."""

    def __init__(self, game: Game, without: Game, hero: Hero, group: Group) -> None:
        self.game, self.group = game, group
        self.cards = [] if is_idle(game, group) else cards_to_come(game, group)
        members = [monster for monster in game.group_members(group.id) if monster.on_board]
        self.members = [_MonsterAhead(game, without, hero, monster) for monster in members if self.cards]

    def at(self, square: Square) -> GroupThreat | None:
        """What it could do to a hero there; None if it can't get at it."""
        found = [(ahead.monster, striker) for ahead in self.members if (striker := ahead.at(square)) is not None]
        if not found:
            return None
        hurt = mean = attacking = 0.0
        for card in self.cards:
            strikers = [striker for monster, striker in found if attacks(self.game, monster, card)]
            attacking += bool(strikers)
            hurt += 1 - reduce(mul, (1 - striker.hurt for striker in strikers), 1.0)
            mean += sum(striker.mean for striker in strikers)
        if not attacking:
            return None
        cards = len(self.cards)
        return GroupThreat(
            self.group.id,
            tuple(striker for _, striker in found),
            int(attacking),
            cards,
            hurt / cards,
            mean / cards,
            self.group.activated,
        )


def cards_to_come(game: Game, group: Group) -> list[ActivationCard]:
    """The cards that may come next: those not seen since the deck was shuffled, or all once it is used up."""
    deck = deck_of(game, group)
    ordered = game.orders[group.id].cards if group.id in game.orders else []
    deck = [card for card in deck if card.id in ordered] or deck
    return [card for card in deck if card.id not in group.drawn] or deck


def attacks(game: Game, monster: Monster, card: ActivationCard) -> bool:
    """Whether a card lets a monster attack at all."""
    return any(
        line.do == "attack"
        or (line.use is not None and line.use in game.block(monster).actions and ABILITIES[line.use].attacks)
        for line in card.instructions(monster.rank)
    )


class _MonsterAhead:
    """A monster: where it could stand after one move action, and its blow."""

    def __init__(self, game: Game, without: Game, hero: Hero, monster: Monster) -> None:
        self.game, self.hero, self.monster = game, hero, monster
        self.arms = Arms(game, monster, None)
        grid = game.grid
        moves = 0 if cannot_move(game, monster) else game.block(monster).speed
        self.stops = grid.bits(monster.squares) | reach_of(without, monster, moves).stop_bits
        self.near = self.stops | grid.spread(self.stops)
        self.taken = without.occupied(without=monster)
        self._strikers: dict[int, Striker | None] = {}

    def at(self, square: Square) -> Striker | None:
        """Its strike at a hero on a square; None if it can't get at it, or does it no harm."""
        far = self._distance(square)
        if far is None:
            return None
        if far not in self._strikers:
            self._strikers[far] = self._strike(far)
        return self._strikers[far]

    def _distance(self, square: Square) -> int | None:
        """From how near it could attack a hero there; None if it can't at all."""
        grid = self.game.grid
        bit = grid.bit(square)
        stops = self.stops & ~bit
        if self.near & bit and grid.spread(bit) & stops:
            return 1
        if self.arms.range == "melee" and self.arms.span == 1:
            return None
        for far, place in self._afar(square, stops):
            if self.arms.range == "melee" and far > self.arms.span:
                return None
            if sees(grid, place, square, self.taken & ~overlooked(self.game, self.monster, (place,))):
                return far
        return None

    def _afar(self, square: Square, stops: int) -> Iterator[tuple[int, Square]]:
        """Where it could stand, the nearest first."""
        grid = self.game.grid
        distances = grid.distances(square)
        places = [(far, place) for place in grid.squares(stops) if (far := distances.get(place)) is not None]
        yield from sorted(places)

    def _strike(self, far: int) -> Striker | None:
        blow = self._blow()
        found = chances(blow if blow.distance is None else replace(blow, distance=far))
        hurt = sum(chance for hearts, chance in found if hearts > 0)
        mean = sum(hearts * chance for hearts, chance in found)
        return Striker(self.monster.id, hurt, mean) if hurt else None

    def _blow(self) -> Blow:
        imagined = self.game.model_copy(update={"attacks": dict(self.game.attacks), "stack": []})
        imagined.take_events()  # what the real game has still to tell stays with it
        number = start_attack(imagined, self.monster, [(self.hero, self.hero.square)])
        return blow_declared(Declared(imagined, imagined.attacks[number], self.monster, self.hero))
