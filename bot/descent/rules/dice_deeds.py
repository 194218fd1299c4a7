"""What cards do to dice on the table besides rolling them again: turned to a face, taken away, one more rolled."""

from collections.abc import Sequence
from typing import Literal

from bot.descent.attack.record import AttackRecord, Rerolled, Struck
from bot.descent.effects.base import Context
from bot.descent.events import DiceSwapped, DieAdded, DieRemoved, DieTurned
from bot.descent.rules.dice import FACES, Colour, Die, DieFace
from bot.descent.rules.rerolling import KEEP, Pool, pool
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.game import Game

Showing = Literal["miss", "blank"]
Deed = Literal["turn", "remove"]


def shows(die: Die, showing: Showing | None) -> bool:
    """Whether a die shows an X, or nothing at all; any die will do where nothing is asked for."""
    if showing == "miss":
        return die.face.miss
    return showing is None or die.face == DieFace()


def part_of(game: Game, of: Pool, at: Context) -> AttackRecord | Struck | None:
    """Whose dice of an attack these are; None for those of a test or a card."""
    record = game.attacks.get(at.attack) if at.attack is not None else None
    if record is None or of not in ("attack", "defence"):
        return None
    return record if of == "attack" else record.victim(at.figure or "") or record.struck[0]


def hindered(game: Game, of: Pool, at: Context) -> bool:
    """Whether the dice are those of an enemy, for whom low faces are wished."""
    record = game.attacks.get(at.attack) if at.attack is not None else None
    if record is None:
        return of == "test"
    theirs = record.attacker if of == "attack" else (at.figure if record.victim(at.figure or "") else record.target)
    return (theirs in game.monsters) != (at.actor in game.monsters)


def worth_of(face: DieFace) -> float:
    """How good a face is for whoever rolled it."""
    if face.miss:
        return -10.0
    return face.hearts + 0.6 * face.surges + 0.2 * face.range + face.shields


def best_face(die: Die, *, low: bool) -> int:
    """The number of the face that is wished for; the one that is up if no other is better."""
    faces = FACES[die.colour]
    sign = -1 if low else 1
    return max(range(len(faces)), key=lambda up: (sign * worth_of(faces[up]), up == die.up))


class ChooseDie(Step):
    """Which die to turn or to take away; none is an answer too."""

    owner: str
    of: Pool
    deed: Deed
    left: int
    at: Context
    colours: tuple[Colour, ...] = ()
    showing: Showing | None = None
    done: tuple[int, ...] = ()

    def resolve(self, game: Game) -> None:
        places = [
            number
            for number, die in enumerate(pool(game, self.of, self.at))
            if number not in self.done
            and (not self.colours or die.colour in self.colours)
            and shows(die, self.showing)
        ]
        if len(places) == 1 and self.deed == "turn":
            push(game, self._step(places[0]))
        elif places:
            self._ask(game, places)

    def _ask(self, game: Game, places: Sequence[int]) -> None:
        dice = pool(game, self.of, self.at)
        options = [
            Option(
                id=f"die{number}",
                about={"colour": dice[number].colour, "up": dice[number].up},
                then=(self._step(number), *self._again(number)),
            )
            for number in places
        ]
        options.append(Option(id=KEEP))
        about = {"attack": self.at.attack, "card": self.at.card, "deed": self.deed}
        ask(game, "choose_die", self.owner, options, default=KEEP, about=about)

    def _step(self, number: int) -> Step:
        kind = ChooseFace if self.deed == "turn" else TakeAway
        return kind(owner=self.owner, of=self.of, number=number, at=self.at)

    def _again(self, number: int) -> tuple[Step, ...]:
        if self.left == 1:
            return ()
        # The places of dice change where one is taken away.
        done = (*self.done, number) if self.deed == "turn" else ()
        return (self.model_copy(update={"left": self.left - 1, "done": done}),)


class ChooseFace(Step):
    """To which of its faces a die is turned."""

    owner: str
    of: Pool
    number: int
    at: Context

    def resolve(self, game: Game) -> None:
        die = pool(game, self.of, self.at)[self.number]
        faces = FACES[die.colour]
        options = [
            Option(
                id=f"face{up}",
                about={"colour": die.colour, "up": up},
                then=(SetFace(owner=self.owner, of=self.of, number=self.number, up=up, at=self.at),),
            )
            for up, face in enumerate(faces)
            if face != die.face and faces.index(face) == up
        ]
        best = FACES[die.colour].index(faces[best_face(die, low=hindered(game, self.of, self.at))])
        default = f"face{best}" if faces[best] != die.face else KEEP
        about = {"attack": self.at.attack, "card": self.at.card, "colour": die.colour, "up": die.up}
        ask(game, "choose_face", self.owner, [*options, Option(id=KEEP)], default=default, about=about)


class SetFace(Step):
    """A die is turned to one of its faces."""

    owner: str
    of: Pool
    number: int
    up: int
    at: Context

    def resolve(self, game: Game) -> None:
        dice = pool(game, self.of, self.at)
        before = dice[self.number]
        after = dice[self.number] = Die(colour=before.colour, up=self.up)
        part = part_of(game, self.of, self.at)
        if part is not None:
            part.rerolled.append(Rerolled(number=self.number, before=before))
        game.tell(DieTurned(attack=self.at.attack or 0, figure=self.owner, before=before, after=after))


class TakeAway(Step):
    """A die that was rolled is taken from the table."""

    owner: str
    of: Pool
    number: int
    at: Context

    def resolve(self, game: Game) -> None:
        gone = pool(game, self.of, self.at).pop(self.number)
        part = part_of(game, self.of, self.at)
        if part is not None:
            part.rerolled = [
                again.model_copy(update={"number": again.number - (again.number > self.number)})
                for again in part.rerolled
                if again.number != self.number
            ]
        game.tell(DieRemoved(attack=self.at.attack or 0, figure=self.owner, die=gone))


class RollMore(Step):
    """More dice are rolled and lie with the others."""

    owner: str
    of: Pool
    dice: tuple[Colour, ...]
    at: Context

    def resolve(self, game: Game) -> None:
        rolled = game.chance.roll(self.dice)
        pool(game, self.of, self.at).extend(rolled)
        part = part_of(game, self.of, self.at)
        whose = part.figure if isinstance(part, Struck) else ""
        for die in rolled:
            game.tell(DieAdded(attack=self.at.attack or 0, figure=self.owner, die=die, defender=whose))


class Swap(Step):
    """Before they are rolled, dice are taken out of a pool, and others put in."""

    owner: str
    of: Literal["attack", "defence"]
    lost: tuple[Colour, ...] = ()
    gained: tuple[Colour, ...] = ()
    at: Context

    def resolve(self, game: Game) -> None:
        part = part_of(game, self.of, self.at)
        if isinstance(part, AttackRecord):
            part.lost_dice += self.lost
            part.extra_dice += self.gained
        elif part is not None:
            part.lost += self.lost
            part.extra += self.gained
        told = DiceSwapped(attack=self.at.attack or 0, figure=self.owner, lost=self.lost, gained=self.gained)
        game.tell(told)
