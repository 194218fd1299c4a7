"""What players do at the table. One deed, one save."""

from typing import Annotated, Any, ClassVar, Literal

from bot.kernel.events import Event
from bot.kernel.plain import Tagged
from bot.table.campaign import NOBODY, Campaign, Language

SEATED = "seated"
Seated = Annotated[str, SEATED]
"""A hero of this table, in a deed; a button names it by its place there."""


Becomes = Literal["archived", "live"]


class Deed(Tagged, tag="deed"):
    """Something a player does at the table. A game's own deeds are a family that grows out of this one."""

    about_the_table: ClassVar[bool] = False
    """It is about the game and not in it: whoever does it need not have seen what happened before."""

    becomes: ClassVar[Becomes | None] = None
    """What the whole campaign becomes by it, in the same moment: put away, or taken out again."""

    def do(self, campaign: Any, player: int) -> list[Event]:
        """Check and carry out; a `Refused` leaves everything as it was."""
        raise NotImplementedError

    def decided(self, campaign: Any) -> list[Event]:
        """Carry out what the players have decided together; nobody does it alone."""
        return self.do(campaign, NOBODY)


def kinds_about_the_table(deeds: type[Deed]) -> frozenset[str]:
    """Which deeds of a family are about the game and not in it."""
    known = deeds.all_kinds().items()
    return frozenset(kind for kind, deed in known if issubclass(deed, Deed) and deed.about_the_table)


class Speak(Deed):
    """Choose the language of the campaign's public messages."""

    about_the_table = True

    language: Language

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        campaign.language = self.language
        return []
