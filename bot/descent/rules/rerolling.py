"""Dice that are rolled again: which one, and what it shows then."""

from typing import Any, Literal

from bot.descent.attack.record import AttackRecord, Rerolled, Struck
from bot.descent.effects.base import Context
from bot.descent.events import DieRerolled
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.steps import Option, Step, ask
from bot.descent.state.game import Game
from bot.kernel.editions import since

KEEP = "keep"

Pool = Literal["attack", "defence", "test", "card"]


class ChooseReroll(Step):
    """Which die to roll again; the new face stands."""

    owner: str
    of: Pool
    left: int
    at: Context
    colours: tuple[Colour, ...] = ()
    done: tuple[int, ...] = ()

    def resolve(self, game: Game) -> None:
        options = [
            Option(
                id=f"die{number}",
                about={"colour": die.colour, "up": die.up},
                then=(RollAgain(owner=self.owner, of=self.of, number=number, at=self.at), *self._again(number)),
            )
            for number, die in enumerate(pool(game, self.of, self.at))
            if number not in self.done and (not self.colours or die.colour in self.colours)
        ]
        if options:
            options.append(Option(id=KEEP))
            about: dict[str, Any] = {"attack": self.at.attack, "card": self.at.card}
            if self.done and since(3):
                about["again"] = True
            ask(game, "choose_reroll", self.owner, options, default=KEEP, about=about)

    def _again(self, number: int) -> tuple[Step, ...]:
        if self.left == 1:
            return ()
        return (self.model_copy(update={"left": self.left - 1, "done": (*self.done, number)}),)


class RollAgain(Step):
    """One die is rolled again."""

    owner: str
    of: Pool
    number: int
    at: Context

    def resolve(self, game: Game) -> None:
        dice = pool(game, self.of, self.at)
        before = dice[self.number]
        after = game.chance.roll((before.colour,))[0]
        dice[self.number] = after
        if since(3):
            self._lay_aside(game, before)
        game.tell(DieRerolled(attack=self.at.attack or 0, figure=self.owner, before=before, after=after))

    def _lay_aside(self, game: Game, before: Die) -> None:
        """What an attack die showed stays in sight, crossed out."""
        record = game.attacks.get(self.at.attack) if self.at.attack is not None else None
        if record is not None and self.of != "test":
            rolled = record if self.of == "attack" else _defender(record, self.at)
            rolled.rerolled.append(Rerolled(number=self.number, before=before))


def _defender(record: AttackRecord, at: Context) -> Struck:
    """Whose defence it is: that of the figure the moment is about, or the target's."""
    return record.victim(at.figure or "") or record.struck[0]


def pool(game: Game, of: Pool, at: Context) -> list[Die]:
    """The dice on the table that may be rolled again; a defender's own, or the target's."""
    if of == "card":
        return game.card_dice
    if of == "test":
        return game.test.dice if game.test is not None else []
    record = game.attacks.get(at.attack) if at.attack is not None else None
    if record is None:
        return []
    return record.dice if of == "attack" else _defender(record, at).defence
