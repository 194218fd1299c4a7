"""What happens in quests beyond the rulebook's own events."""

from pydantic import Field

from bot.descent.board import Square
from bot.descent.events import DescentEvent
from bot.descent.quest.schedule import Level


class MessageShown(DescentEvent):
    """A piece of the story; it stays in the journal."""

    quest: str
    text: str
    actor: str | None = None
    target: str | None = None
    numbers: dict[str, int] = Field(default_factory=dict)
    """The quest's variables as they were then, for the text."""


class HintShown(DescentEvent):
    """Advice for beginners, with the rule to look up."""

    quest: str
    text: str
    rule: str | None = None


class ObjectiveChanged(DescentEvent):
    """The party has something else to do now."""

    quest: str
    text: str


class TokenUsed(DescentEvent):
    """A hero did something with a token or a door."""

    hero: str
    element: str
    use: str


class UseDone(DescentEvent):
    """All that came of using a token or a door has come; the quest listens to this, players need not."""

    hero: str
    element: str
    use: str


class UseFailed(DescentEvent):
    """A hero tried something with a token or a door, and failed its test."""

    hero: str
    element: str
    use: str


class TokenPlaced(DescentEvent):
    """A token appeared."""

    token: str
    square: Square


class TokenRemoved(DescentEvent):
    """A token is gone."""

    token: str


class TokenMoved(DescentEvent):
    """A token went somewhere by itself."""

    token: str
    square: Square
    path: tuple[Square, ...] = ()


class DoorLocked(DescentEvent):
    """A door can't be opened any more."""

    door: str


class DoorUnlocked(DescentEvent):
    """A door can be opened now."""

    door: str


class DoorClosed(DescentEvent):
    """A door fell shut."""

    door: str


class VariableChanged(DescentEvent):
    """A number the quest keeps has changed; players need not know."""

    name: str
    value: int


class OptionChosen(DescentEvent):
    """The party or a hero has decided."""

    quest: str
    choice: str
    option: str
    owner: str


class PerilAnnounced(DescentEvent):
    """At the end of this round a peril will come (PER-02)."""

    round: int
    level: Level


class PerilDrawn(DescentEvent):
    """A peril has come (PER-02)."""

    peril: str
    level: Level


class GoldGained(DescentEvent):
    """The party's purse is heavier, or lighter."""

    amount: int
    left: int


class FameChanged(DescentEvent):
    """The party is better known, or worse (PER-04)."""

    amount: int
    left: int


class ExperiencePromised(DescentEvent):
    """Each hero learned something during the quest; it is theirs once the quest is over."""

    xp: int


class ItemGiven(DescentEvent):
    """A hero gets a card."""

    hero: str
    card: str


class ItemTaken(DescentEvent):
    """A hero loses a card."""

    hero: str
    card: str


class FigureFled(DescentEvent):
    """A monster left the board alive; its wounds are remembered."""

    figure: str
    name: str
    """The unique name or the kind under which it is remembered."""
    damage: int


class FigureRemoved(DescentEvent):
    """A figure left the board without being defeated."""

    figure: str
    name: str | None = None


class MoraleGained(DescentEvent):
    """The party took heart (PER-01)."""

    left: int


class PortalOpened(DescentEvent):
    """The portal of a level stands open (RAI-02)."""


class PortalClosed(DescentEvent):
    """The portal of a level has fallen shut (RAI-02)."""


class PortalAwaits(DescentEvent):
    """The round is over and the portal open, but not all heroes are there (RAI-02)."""

    heroes: tuple[str, ...]
    """Who is missing."""


class PortalDecided(DescentEvent):
    """The heroes stand at the open portal and have decided whether to leave (RAI-02)."""

    leave: bool


class PatienceLost(DescentEvent):
    """The party has been in a level of the Raid for so long that it loses heart with every round."""


class RuleInForce(DescentEvent):
    """A special rule of the quest begins or ends."""

    quest: str
    rule: str
    on: bool = True


class GroupOrdered(DescentEvent):
    """A group follows other orders from now on."""

    group: str
    order: str
    """march, idle, cards or normal."""


class GroupIdled(DescentEvent):
    """A group was to act, but waits."""

    group: str
