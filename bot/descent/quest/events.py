"""What happens in quests beyond the rulebook's own events."""

from pydantic import Field

from bot.descent.board import Square
from bot.descent.events import Event
from bot.descent.quest.schedule import Level


class MessageShown(Event):
    """A piece of the story; it stays in the journal."""

    quest: str
    text: str
    actor: str | None = None
    target: str | None = None
    numbers: dict[str, int] = Field(default_factory=dict)
    """The quest's variables as they were then, for the text."""


class HintShown(Event):
    """Advice for beginners, with the rule to look up."""

    quest: str
    text: str
    rule: str | None = None


class ObjectiveChanged(Event):
    """The party has something else to do now."""

    quest: str
    text: str


class TokenUsed(Event):
    """A hero did something with a token or a door."""

    hero: str
    element: str
    use: str


class UseDone(Event):
    """All that came of using a token or a door has come; the quest listens to this, players need not."""

    hero: str
    element: str
    use: str


class UseFailed(Event):
    """A hero tried something with a token or a door, and failed its test."""

    hero: str
    element: str
    use: str


class TokenPlaced(Event):
    """A token appeared."""

    token: str
    square: Square


class TokenRemoved(Event):
    """A token is gone."""

    token: str


class TokenMoved(Event):
    """A token went somewhere by itself."""

    token: str
    square: Square
    path: tuple[Square, ...] = ()


class DoorLocked(Event):
    """A door can't be opened any more."""

    door: str


class DoorUnlocked(Event):
    """A door can be opened now."""

    door: str


class DoorClosed(Event):
    """A door fell shut."""

    door: str


class VariableChanged(Event):
    """A number the quest keeps has changed; players need not know."""

    name: str
    value: int


class OptionChosen(Event):
    """The party or a hero has decided."""

    quest: str
    choice: str
    option: str
    owner: str


class PerilAnnounced(Event):
    """At the end of this round a peril will come (PER-02)."""

    round: int
    level: Level


class PerilDrawn(Event):
    """A peril has come (PER-02)."""

    peril: str
    level: Level


class GoldGained(Event):
    """The party's purse is heavier, or lighter."""

    amount: int
    left: int


class FameChanged(Event):
    """The party is better known, or worse (PER-04)."""

    amount: int
    left: int


class ExperiencePromised(Event):
    """Each hero learned something during the quest; it is theirs once the quest is over."""

    xp: int


class ItemGiven(Event):
    """A hero gets a card."""

    hero: str
    card: str


class ItemTaken(Event):
    """A hero loses a card."""

    hero: str
    card: str


class FigureFled(Event):
    """A monster left the board alive; its wounds are remembered."""

    figure: str
    name: str
    """The unique name or the kind under which it is remembered."""
    damage: int


class FigureRemoved(Event):
    """A figure left the board without being defeated."""

    figure: str
    name: str | None = None


class MoraleGained(Event):
    """The party took heart (PER-01)."""

    left: int


class RuleInForce(Event):
    """A special rule of the quest begins or ends."""

    quest: str
    rule: str
    on: bool = True


class GroupOrdered(Event):
    """A group follows other orders from now on."""

    group: str
    order: str
    """march, idle, cards or normal."""


class GroupIdled(Event):
    """A group was to act, but waits."""

    group: str
