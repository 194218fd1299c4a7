"""Which line of its activation card a monster is at: what it tells of a line names only the verb."""

from collections.abc import Iterator, Sequence

from bot.descent.content.guests import activation_named
from bot.descent.monsters.instructions import ActivationCard, Instruction
from bot.descent.state.game import Game


class CardLines:
    """Follows one activation. Every line a monster comes to is told in turn, those it skips as well (ACT-02)."""

    def __init__(self, card: str) -> None:
        self._card: ActivationCard | None = activation_named(card)
        self._next: dict[str, int] = {}
        """The line each monster comes to next."""

    def come_to(self, figure: str, verb: str, keys: Sequence[str], game: Game | None) -> Instruction | None:
        """The line that tells a monster to do this, the next one of its kind; None where no card says so."""
        for lines in self._lists(figure, game):
            start = self._next.get(figure, 0)
            for offset in range(len(lines)):
                number = (start + offset) % len(lines)
                line = lines[number]
                if str(line) == verb and (not keys or line.aim.by == tuple(keys)):
                    self._next[figure] = number + 1
                    return line
        return None

    def _lists(self, figure: str, game: Game | None) -> Iterator[tuple[Instruction, ...]]:
        """The list of the monster's rank; of one that is gone both are looked through."""
        if self._card is None:
            return
        monster = game.monsters.get(figure) if game is not None else None
        if monster is not None:
            yield self._card.instructions(monster.rank)
        else:
            yield from (self._card.minion, self._card.master)
