"""Words about single dice: turned to a face, taken away, swapped, added, before the roll or after it."""

from typing import Literal

from bot.descent.attack.numbers import attack_pool, defence_dice
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.still_open import (
    attack_roll_may_improve,
    hearts_matter,
    shields_less_matter,
    shields_matter,
    shields_to_hope_for,
)
from bot.descent.effects.base import Check, Context, Effect
from bot.descent.effects.who import attack_of
from bot.descent.rules.dice import FACES, Colour, Die
from bot.descent.rules.dice_deeds import (
    ChooseDie,
    RollMore,
    SetFace,
    Showing,
    Swap,
    TakeAway,
    best_face,
    hindered,
    part_of,
    shows,
    worth_of,
)
from bot.descent.rules.reactions import Do
from bot.descent.rules.rerolling import Pool, pool
from bot.descent.rules.steps import Option, ask, push
from bot.descent.state.game import Game

AttackPool = Literal["attack", "defence"]


class ShowsX(Check):
    """The attack shows an X that counts."""

    def holds(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and not attack.missed and attack.shows_x


class TurnDie(Effect):
    """So many dice of an attack, test or card are turned to faces the player chooses, each once."""

    of: Pool
    dice: int = 1
    colours: tuple[Colour, ...] = ()
    """Only dice of these colours."""
    showing: Showing | None = None
    """Only dice that show an X, or nothing."""
    to: Literal["any", "best"] = "any"
    """`best`: nobody is asked, since there is only one face to wish for."""

    def _places(self, game: Game, at: Context) -> list[tuple[int, Die]]:
        return [
            (number, die)
            for number, die in enumerate(pool(game, self.of, at))
            if (not self.colours or die.colour in self.colours) and shows(die, self.showing)
        ]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._places(game, at))

    def matters(self, game: Game, at: Context) -> bool:
        return new_faces_matter(game, at, self.of, [die for _, die in self._places(game, at)], self.dice)

    def resolve(self, game: Game, at: Context) -> None:
        if self.to == "any":
            push(
                game,
                ChooseDie(
                    owner=at.actor,
                    of=self.of,
                    deed="turn",
                    left=self.dice,
                    at=at,
                    colours=self.colours,
                    showing=self.showing,
                ),
            )
            return
        low = hindered(game, self.of, at)
        wished = [(number, die, best_face(die, low=low)) for number, die in self._places(game, at)]
        wished.sort(key=lambda wish: abs(worth_of(FACES[wish[1].colour][wish[2]]) - worth_of(wish[1].face)))
        for number, die, up in wished[::-1][: self.dice]:
            if FACES[die.colour][up] != die.face:
                push(game, SetFace(owner=at.actor, of=self.of, number=number, up=up, at=at))


def new_faces_matter(game: Game, at: Context, of: Pool, dice: list[Die], number: int) -> bool:
    """Whether other faces on so many of these dice could still change what comes of the roll."""
    if of == "test":
        return game.test is not None and not game.test.passed
    attack, part = attack_of(game, at), part_of(game, of, at)
    if attack is None or part is None:
        return True
    if isinstance(part, AttackRecord):
        return hindered(game, of, at) or attack_roll_may_improve(game, attack, dice)
    if hindered(game, of, at):
        most = sorted((die.face.shields for die in dice), reverse=True)
        return shields_less_matter(game, attack, part, sum(most[:number]))
    return shields_matter(game, attack, part, shields_to_hope_for(dice, number))


def is_rolled(part: AttackRecord | Struck) -> bool:
    """Whether these dice lie on the table."""
    return part.rolled if isinstance(part, Struck) else part.struck[0].rolled


def coming(game: Game, at: Context, of: AttackPool) -> tuple[Colour, ...]:
    """The dice that are about to be rolled."""
    part, attack = part_of(game, of, at), attack_of(game, at)
    if part is None or attack is None or is_rolled(part):
        return ()
    figure = game.find(part.figure if isinstance(part, Struck) else part.attacker)
    if figure is None:
        return ()
    return defence_dice(game, figure, part) if isinstance(part, Struck) else attack_pool(game, part, figure)


class RemoveDie(Effect):
    """A die is taken out of an attack, before it is rolled or after: one of the player's choice, or all."""

    of: AttackPool
    dice: int | Literal["all"] = 1
    colours: tuple[Colour, ...] = ()

    def _coming(self, game: Game, at: Context) -> list[Colour]:
        pool_now = coming(game, at, self.of)
        return [colour for colour in pool_now if not self.colours or colour in self.colours]

    def _lying(self, game: Game, at: Context) -> list[tuple[int, Die]]:
        dice = enumerate(pool(game, self.of, at))
        return [(number, die) for number, die in dice if not self.colours or die.colour in self.colours]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._coming(game, at) or self._lying(game, at))

    def matters(self, game: Game, at: Context) -> bool:
        attack, part = attack_of(game, at), part_of(game, self.of, at)
        if attack is None or part is None or not is_rolled(part):
            return True
        dice = [die for _, die in self._lying(game, at)]
        if isinstance(part, Struck):
            return shields_less_matter(game, attack, part, sum(die.face.shields for die in dice))
        return any(worth_of(die.face) > 0 for die in dice)

    def resolve(self, game: Game, at: Context) -> None:
        lying = self._lying(game, at)
        if self.dice == "all":
            for number, _ in lying:  # the last one first, so that the places stay right
                push(game, TakeAway(owner=at.actor, of=self.of, number=number, at=at))
            if not lying:
                push(game, Swap(owner=at.actor, of=self.of, lost=tuple(self._coming(game, at)), at=at))
        elif lying:
            push(
                game,
                ChooseDie(owner=at.actor, of=self.of, deed="remove", left=self.dice, at=at, colours=self.colours),
            )
        else:
            for _ in range(self.dice):
                ask_colour(game, at, self.of, self._coming(game, at), ())


class SwapDie(Effect):
    """Before the roll a die of one of these colours is swapped for another."""

    of: AttackPool = "attack"
    colours: tuple[Colour, ...]
    to: tuple[Colour, ...]

    def _coming(self, game: Game, at: Context) -> list[Colour]:
        return [colour for colour in coming(game, at, self.of) if colour in self.colours]

    def possible(self, game: Game, at: Context) -> bool:
        return any(colour != other for colour in self._coming(game, at) for other in self.to)

    def resolve(self, game: Game, at: Context) -> None:
        ask_colour(game, at, self.of, self._coming(game, at), self.to)


def ask_colour(game: Game, at: Context, of: AttackPool, lost: list[Colour], gained: tuple[Colour, ...]) -> None:
    """Which die is taken out, and which one comes in its place."""
    ways = [(one, other) for one in dict.fromkeys(lost) for other in gained or (None,) if one != other]
    options = [
        Option(
            id=f"{one}-{other}" if other else one,
            about={"lost": one, "gained": other},
            then=(Swap(owner=at.actor, of=of, lost=(one,), gained=(other,) if other else (), at=at),),
        )
        for one, other in ways
    ]
    if options:
        ask(game, "choose_colour", at.actor, options, default=options[0].id, about={"card": at.card})


class AddDice(Effect):
    """More dice for an attack or a defence: ahead of the roll they join it, after it they are rolled at once."""

    of: AttackPool = "attack"
    dice: tuple[Colour, ...]

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and not attack.missed and part_of(game, self.of, at) is not None

    def matters(self, game: Game, at: Context) -> bool:
        attack, part = attack_of(game, at), part_of(game, self.of, at)
        if attack is None or part is None or not is_rolled(part):
            return True
        most = sum(max(face.shields for face in FACES[colour]) for colour in self.dice)
        if isinstance(part, Struck):
            return shields_matter(game, attack, part, most)
        hope = sum(max(face.hearts for face in FACES[colour]) for colour in self.dice)
        return not attack.shows_x and (attack.range == "ranged" or hearts_matter(game, attack, hope))

    def resolve(self, game: Game, at: Context) -> None:
        part = part_of(game, self.of, at)
        assert part is not None
        if is_rolled(part):
            push(game, RollMore(owner=at.actor, of=self.of, dice=self.dice, at=at))
        else:
            Swap(owner=at.actor, of=self.of, gained=self.dice, at=at).resolve(game)


class OnceRolled(Effect):
    """What follows once the dice lie: those of the attack, or those of the figure that defends itself."""

    of: AttackPool = "attack"
    do: tuple[Effect, ...]

    def possible(self, game: Game, at: Context) -> bool:
        part = part_of(game, self.of, at)
        return part is not None and not is_rolled(part)

    def resolve(self, game: Game, at: Context) -> None:
        part = part_of(game, self.of, at)
        assert part is not None
        part.if_rolled += [Do(what=effect, at=at) for effect in self.do]
