"""An attack while it is being resolved: a record with its own number, so attacks may nest."""

from typing import Literal

from pydantic import Field

from bot.descent.board import Square
from bot.descent.content.cards import Surge
from bot.descent.rules.dice import Colour, Die, total
from bot.descent.rules.steps import Step
from bot.descent.rules.sums import Addend
from bot.descent.state.figures import Monster
from bot.kernel.editions import since
from bot.kernel.plain import Plain, State


class Rerolled(Plain):
    """A die that was rolled again: its place among the dice, and what it showed before."""

    number: int
    before: Die


class Struck(State):
    """One figure affected by an attack."""

    figure: str
    square: Square
    """The square of a large figure that was aimed at (BIG-01)."""
    distance: int = 0
    """Range it takes to hit this figure, where it was aimed at (ATT-03)."""
    extra: list[Colour] = Field(default_factory=list)
    """Defence dice that cards add for this attack."""
    lost: list[Colour] = Field(default_factory=list)
    """Defence dice that cards take away from it."""
    if_rolled: list[Step] = Field(default_factory=list)
    """What follows once its defence dice lie."""
    halved: bool = False
    """It takes half the hearts (ATT-07, ATT-10)."""
    defence: list[Die] = Field(default_factory=list)
    rolled: bool = False
    shields: int = 0
    """Shields that cards added to the roll."""
    shields_from: list[Addend] = Field(default_factory=list)
    """The same by their names."""
    rerolled: list[Rerolled] = Field(default_factory=list)
    """Defence dice as they lay before they were rolled again."""
    damage: int | None = None
    """Hearts after shields, once known."""
    behind: tuple[str, str] | None = None
    """A hero, and that hero's shield, which this one uses as its own."""
    warded: bool = False
    """No condition of the attack touches it."""
    evaded: bool = False
    """It has got out of the way: the attack does not affect it."""

    def gain(self, part: Addend) -> None:
        """More shields, with the name of what gives them."""
        self.shields += part.amount
        if since(3):
            self.shields_from.append(part)


class AttackRecord(State):
    """Who attacks whom with what, the dice, what cards added and what was spent."""

    id: int
    attacker: str
    weapon: str | None = None
    """The id of the weapon card in front of the hero; None for monsters and bare hands."""
    range: Literal["melee", "ranged"] = "melee"
    struck: list[Struck]
    """The chosen target first."""
    distance: int
    origin: str | None = None
    """The figure from whose square range and sight are counted, where that is not the attacker."""
    card: str = ""
    """The card that makes this attack, where one does."""
    dice: list[Die] = Field(default_factory=list)
    own_dice: list[Colour] = Field(default_factory=list)
    """The dice of an ability that attacks with its own instead of the attacker's."""
    extra_dice: list[Colour] = Field(default_factory=list)
    """Dice besides those of the weapon."""
    lost_dice: list[Colour] = Field(default_factory=list)
    """Dice that cards take away from the attack."""
    ahead: list[Die] = Field(default_factory=list)
    """Dice that were rolled before the target was named."""
    steady: bool = False
    """An X is only a blank: it does not miss."""
    if_rolled: list[Step] = Field(default_factory=list)
    """What follows once the dice lie and the attacker has answered them."""
    hearts: int = 0
    reach_bonus: int = 0
    """Range that cards and surges added."""
    hearts_from: list[Addend] = Field(default_factory=list)
    range_from: list[Addend] = Field(default_factory=list)
    """What was added by its names, as far as it has been written down."""
    rerolled: list[Rerolled] = Field(default_factory=list)
    """Attack dice as they lay before they were rolled again."""
    surges: int = 0
    """Surges that cards added or took away."""
    pierce: int = 0
    blast: bool = False
    centre: Square | None = None
    """Where a blast spreads from, if not from the square of the target."""
    spent: int = 0
    """Surges spent so far."""
    bought: list[str] = Field(default_factory=list)
    """Surge abilities already used in this attack (ATT-05)."""
    inflicts: list[str] = Field(default_factory=list)
    """Conditions for whoever suffers at least one heart (ATT-11)."""
    used: list[str] = Field(default_factory=list)
    """Reactions already used in this attack."""
    ignores_range: bool = False
    together: bool = False
    """Too short a range for one of the figures is too short for all."""
    forced: bool = False
    """A hero was made to attack: surges go into the most damage, nobody is asked (MAT-05)."""
    missed: bool = False
    at_least: int = 0
    """Hearts that a hit deals in any case, whatever the shields."""
    lent: list[Surge] = Field(default_factory=list)
    """Surge abilities that the card which started this attack adds."""
    if_dealt: list[Step] = Field(default_factory=list)
    """What follows if at least one heart was dealt."""
    if_hit: list[Step] = Field(default_factory=list)
    """What follows unless it missed."""
    afterwards: list[Step] = Field(default_factory=list)
    """What follows in any case, hit or miss."""
    defeated: list[Monster] = Field(default_factory=list)
    """Monsters that fell to it, as they stood."""

    @property
    def shows_x(self) -> bool:
        """Whether an X lies on the table and counts: the attack misses (ATT-02)."""
        return not self.steady and total(self.dice).miss

    @property
    def dealt(self) -> bool:
        """Whether anybody was dealt a heart."""
        return not self.missed and any(struck.damage for struck in self.struck)

    @property
    def target(self) -> str:
        return self.struck[0].figure

    def gain(self, part: Addend, *, hearts: int = 0, range: int = 0) -> None:
        """More hearts or range, or less, with the name of what gives them; `part` says where they come from."""
        self.hearts += hearts
        self.reach_bonus += range
        if since(3):
            self.hearts_from += [part.model_copy(update={"amount": hearts})] if hearts else []
            self.range_from += [part.model_copy(update={"amount": range})] if range else []

    def victim(self, figure: str) -> Struck | None:
        """The part of the record about one of the struck figures."""
        return next((struck for struck in self.struck if struck.figure == figure), None)
