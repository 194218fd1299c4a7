"""The portal of a level of the Raid: it opens, and at the end of a round the party may leave by it (RAI-02)."""

from bot.descent.board import Square
from bot.descent.quest.base import Cause, Happening
from bot.descent.quest.events import PatienceLost, PortalAwaits, PortalClosed, PortalDecided, PortalOpened
from bot.descent.rules.harm import CheckVictory, LoseMorale
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.state.delve import PORTAL
from bot.descent.state.figures import Hero
from bot.descent.state.game import Ending, Game

LEFT = "portal"
"""Why a level was won: its text is quest-…-ending-portal."""


PATIENCE = 20
"""From the end of this round on a level costs heart: nobody stays in one for ever."""


class OpenPortal(Happening):
    """The portal opens; with `open: false` it falls shut."""

    open: bool = True

    def resolve(self, game: Game, at: Cause) -> None:
        if game.delve is not None and game.delve.open != self.open:
            game.delve.open = self.open
            game.tell(PortalOpened() if self.open else PortalClosed())


class AskAtPortal(Step):
    """The end of a round: if all heroes are at the open portal, the party says whether it leaves."""

    def resolve(self, game: Game) -> None:
        square = portal_square(game)
        if game.outcome is not None or square is None or game.delve is None or not game.delve.open:
            return
        missing = tuple(hero.id for hero in game.heroes.values() if not at_portal(game, hero, square))
        if missing:
            if len(missing) < len(game.heroes):
                game.tell(PortalAwaits(heroes=missing))
            return
        leave = Option(id="leave", then=(LeaveByPortal(),))
        ask(game, "portal", PARTY, [leave, Option(id="stay", then=(StayHere(),))], default="leave")


class LeaveByPortal(Step):
    """The party goes; nothing stays on the board."""

    def resolve(self, game: Game) -> None:
        game.tell(PortalDecided(leave=True))
        game.ending = game.ending or Ending(outcome="won", reason=LEFT)
        push(game, CheckVictory())


class StayHere(Step):
    """There is something left to do here."""

    def resolve(self, game: Game) -> None:
        game.tell(PortalDecided(leave=False))


class LosePatience(Step):
    """Whoever is in a level for so long loses heart, round by round; so each level ends."""

    def resolve(self, game: Game) -> None:
        if game.outcome is None and game.round >= PATIENCE:
            game.tell(PatienceLost())
            push(game, LoseMorale())


def portal_square(game: Game) -> Square | None:
    """Where the portal is, once it is in sight."""
    token = game.board.tokens.get(PORTAL)
    return token.square if token is not None else None


def at_portal(game: Game, hero: Hero, square: Square) -> bool:
    """Whether a hero is on the portal or next to it; whoever is down is where its token lies.

    Nobody is left behind: also who is knocked out has to be there.
    """
    places = hero.squares or ((hero.vanished,) if hero.vanished is not None else ())
    return any(place == square or game.grid.adjacent(place, square) for place in places)
