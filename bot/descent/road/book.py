"""A campaign, its cities and its travel events, as their authors wrote them."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from bot.descent.content.cards import Attribute, Fame
from bot.descent.quest.bounds import MOST_NAMED, MOST_OPTIONS, Shift, Weeks
from bot.descent.quest.expressions import Expression
from bot.descent.quest.model import Variable
from bot.descent.road.base import Consequence
from bot.kernel.plain import Plain

Way = Literal["travel", "quest"]
"""Where the road leads: to a city or to a quest."""
NOTHING = Expression("0")


def _as_word(written: object) -> object:
    """YAML reads `true` as a truth value; as the name of an option it is a word like any other."""
    return str(written).lower() if isinstance(written, bool) else written


Word = Annotated[str, BeforeValidator(_as_word)]


class FameLevel(Plain):
    """How well known a party is from so much fame on (PER-04); its name is fame-…"""

    id: Fame
    least: int = Field(alias="from")


# On the way -----------------------------------------------------------------------------------------------------


class OptionTest(Plain):
    """Grey and black die against an attribute (CRD-03), by the best hero or by one the party chooses."""

    attribute: Attribute
    who: Literal["best", "chosen"] = "best"
    bonus: Shift = 0


class EventOption(Plain):
    """One way to meet a travel event: its label is travel-…-…, its prerequisite in words the attribute `needs`."""

    id: Word
    when: Expression | None = None
    hidden: bool = False
    """Whether it is not even shown while `when` does not hold."""
    test: OptionTest | None = None
    do: tuple[Consequence, ...] = ()
    on_pass: tuple[Consequence, ...] = Field(default=(), alias="pass")
    on_fail: tuple[Consequence, ...] = Field(default=(), alias="fail")

    @model_validator(mode="after")
    def _fits_together(self) -> "EventOption":
        if self.test is None and (self.on_pass or self.on_fail):
            raise ValueError("`pass` and `fail` need a `test`")
        if self.hidden and self.when is None:
            raise ValueError("`hidden` needs a `when`")
        return self


class TravelEvent(Plain):
    """Something the party meets on the road (CMP-06)."""

    id: str
    box: str = "base"
    campaigns: tuple[str, ...] = ()
    """Only in these campaigns; none: in all."""
    when: Expression | None = None
    weight: int = Field(default=1, ge=0, le=1000)
    """How often it comes compared with others; 0: only when a consequence calls it."""
    once: bool = True
    roads: tuple[Way, ...] = ("travel", "quest")
    options: tuple[EventOption, ...] = Field(min_length=1, max_length=MOST_OPTIONS)

    @model_validator(mode="after")
    def _nobody_gets_stuck(self) -> "TravelEvent":
        _no_id_twice("options", [option.id for option in self.options])
        if all(option.when is not None for option in self.options):
            raise ValueError("one option must always be open: leave its `when` out")
        return self

    def option(self, option_id: str) -> EventOption | None:
        """The option of this name."""
        return next((option for option in self.options if option.id == option_id), None)


# Cities ---------------------------------------------------------------------------------------------------------


class CityStock(Plain):
    """How many items a city's shop shows, by the act the campaign is in."""

    act1: int = Field(default=5, ge=1, le=50)
    act2: int = Field(default=5, ge=1, le=50)


class CityDeed(Plain):
    """The one thing only this city offers (CMP-05); its name is city-action-…"""

    id: str
    weeks: Weeks = 0
    gold: Expression = NOTHING
    per_hero: bool = False
    """Whether the party chooses heroes: each is paid for, and everything happens to each of them."""
    once_per_visit: bool = True
    when: Expression | None = None
    do: tuple[Consequence, ...]


class City(Plain):
    """A city: its shop and what else it is known for."""

    id: str
    box: str = "base"
    stock: CityStock = CityStock()
    likes: tuple[str, ...] = ()
    """Traits, or slots (hands, armor, other), of the items its shop has more often."""
    action: CityDeed | None = None


# The campaign ---------------------------------------------------------------------------------------------------


class Place(Plain):
    """A place on the campaign map; both numbers of `at` go from 0 to 100."""

    id: str
    kind: Literal["city", "quest", "mark"] = "quest"
    at: tuple[float, float]


class Chapter(Plain):
    """A step of the story: one quest, or several of which the party plays one (CMP-03)."""

    id: str
    quests: tuple[str, ...] = Field(min_length=1)
    weeks: Weeks = 0
    """Weeks until it has to be played."""
    act: int | None = Field(default=None, ge=1, le=2)
    """The act that begins with this chapter; None: as before (CMP-10)."""
    when: Expression | None = None
    """The chapter is skipped if this does not hold when its turn comes."""
    finale: bool = False
    opens: tuple[Consequence, ...] = ()
    """What happens when the chapter begins."""
    won: tuple[Consequence, ...] = ()
    lost: tuple[Consequence, ...] = ()


class SideQuest(Plain):
    """A quest aside from the story, offered for some weeks (CMP-04)."""

    quest: str
    when: Expression | None = None
    act: int | None = Field(default=None, ge=1, le=2)
    """Only offered in this act."""
    locked: bool = False
    """Only offered once a consequence has unlocked it."""
    won: tuple[Consequence, ...] = ()
    lost: tuple[Consequence, ...] = ()


class SideOffer(SideQuest):
    """A quest of a pack that offers itself in campaigns it knows nothing of."""

    campaigns: tuple[str, ...] = ()
    """Only in these; none: in all that have room for side quests."""
    near: str = "city"
    """Where it lies on the map: near some `city`, near the one of this name, or `anywhere`: on no map."""


class SidePool(Plain):
    """All side quests, and how many are offered at once."""

    pool: tuple[SideQuest, ...] = ()
    offered: int = Field(default=2, ge=0, le=10)


class Epilogue(Plain):
    """How the campaign may end; its text is campaign-…-epilogue-…"""

    id: str
    when: Expression | None = None
    outcome: Literal["won", "lost"]


class Beginner(Plain):
    """A hero who is easy to play on a first evening, and with which class."""

    hero: str
    hero_class: str


class CampaignBook(Plain):
    """A campaign: where it takes place, its story, and how it can end."""

    id: str
    box: str = "base"
    length: Literal["short", "full"] = "full"
    beginners: tuple[Beginner, ...] = ()
    """Whoever begins at once plays it with these heroes, as many as it takes: it is the one for a first evening."""
    places: tuple[Place, ...] = ()
    routes: tuple[tuple[str, str], ...] = ()
    start: str | None = None
    """The place where the party is at the beginning."""
    cities: tuple[str, ...] = ()
    """Cities that are open from the start."""
    variables: dict[str, Variable] = Field(default_factory=dict, max_length=MOST_NAMED)
    story: tuple[Chapter, ...] = Field(min_length=1, max_length=MOST_NAMED)
    side: SidePool = SidePool()
    epilogues: tuple[Epilogue, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _fits_together(self) -> "CampaignBook":
        _no_id_twice("story", [chapter.id for chapter in self.story])
        _no_id_twice("places", [place.id for place in self.places])
        _no_id_twice("epilogues", [epilogue.id for epilogue in self.epilogues])
        _no_id_twice("quests", [*self.story_quests, *(entry.quest for entry in self.side.pool)])
        if self.epilogues[-1].when is not None:
            raise ValueError("the last epilogue must always be possible: leave its `when` out")
        return self

    @property
    def story_quests(self) -> list[str]:
        """All quests of the story, in order."""
        return [quest for chapter in self.story for quest in chapter.quests]

    def chapter(self, chapter_id: str | None) -> Chapter | None:
        """A chapter by name."""
        return next((chapter for chapter in self.story if chapter.id == chapter_id), None)

    def side_quest(self, quest: str) -> SideQuest | None:
        """The entry of a side quest."""
        return next((entry for entry in self.side.pool if entry.quest == quest), None)

    def epilogue(self, epilogue_id: str) -> Epilogue | None:
        """An epilogue by name."""
        return next((epilogue for epilogue in self.epilogues if epilogue.id == epilogue_id), None)


def _no_id_twice(where: str, ids: Sequence[str]) -> None:
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise ValueError(f"{where}: {', '.join(twice)} stands twice")
