"""The narrator of this game: it knows the board, and keeps an attack together until its last heart."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.second_heroes import BringHero, TurnDownHero
from bot.descent.road.going import Decide, Embark
from bot.descent.state.game import Game
from bot.descent.words.bearers import Bearers
from bot.descent.words.choices import choice_label
from bot.descent.words.symbols import READ_ALOUD
from bot.kernel.events import Event
from bot.table.matters import Choice
from bot.words import narrator
from bot.words.narrator import Line
from bot.words.story import Story
from bot.words.tellers import HOUSE
from bot.words.telling import Tellers

if TYPE_CHECKING:
    from bot.descent.words.speaker import Words
    from bot.descent.words.tellers.attacks import Tale
    from bot.descent.words.tellers.card_lines import CardLines

DESCENT = Tellers(HOUSE)
tells = DESCENT.tells


class Narrator(narrator.Narrator):
    """Tells what happens in a quest and on the road."""

    words: "Words"
    signs = READ_ALOUD
    told_themselves = (
        *narrator.Narrator.told_themselves,
        *(Decide, Embark, AutopilotTurn, BringHero, TurnDownHero),
    )

    def __init__(self, words: "Words", game: Game | None) -> None:
        super().__init__(words, DESCENT)
        self.game = game
        self.bearers: Bearers | None = None
        self.tales: dict[int, Tale] = {}
        self.tale: Tale | None = None
        """The attack that is being told."""
        self.terrain: tuple[str, str, str] | None = None
        """Whom which terrain on which square is about to hurt."""
        self.appeared: tuple[str, Line] | None = None
        """The token that came last, and the line that says where: whoever gets it at once has found it there."""
        self.card: CardLines | None = None
        """The activation card that is being followed."""
        self.ordered: tuple[str, str] | None = None
        """Whose card is about to be used by standing order, and which."""

    @property
    def open_tale(self) -> "Tale | None":
        """The attack that is being told, while its result is not known."""
        return self.tale if self.tale is not None and not self.tale.over else None

    def told(self, events: Sequence[Event]) -> Story:
        if self.game is not None:
            self.bearers = Bearers(self.game, events)
            self.game = self.bearers.game
        return super().told(events)

    def hear(self, event: Event) -> None:
        if self.bearers is not None:
            self.bearers.hear(event)
        super().hear(event)

    def figure(self, who: str) -> str:
        return self.words.figure(who, self.game)

    def choice(self, choice: Choice) -> str:
        return choice_label(self.words, choice, self.game)

    def aside(self, text: str) -> None:
        """In the small print of the attack that is being told, or on a small line of its own."""
        if self.open_tale is not None:
            self.open_tale.notes.append(text)
        else:
            super().aside(text)

    def pause(self) -> None:
        super().pause()
        self.tale = None
