"""How the story goes on between quests: messages, weeks, variables, what opens, what comes later, how it ends."""

from pydantic import Field, model_validator

from bot.descent.content.library import library
from bot.descent.quest.events import VariableChanged
from bot.descent.quest.expressions import Expression
from bot.descent.road.base import Consequence
from bot.descent.road.book import OptionTest
from bot.descent.road.chapters import change_act, end_campaign
from bot.descent.road.consequences import ANY
from bot.descent.road.events import CityOpened, SideUnlocked, TaleTold
from bot.descent.road.journey import Promise
from bot.descent.road.road import Road
from bot.descent.road.shop import restock
from bot.descent.road.travel import take_test
from bot.descent.road.weeks import offer_one, pass_weeks


class Message(Consequence):
    """A piece of the story; it stays in the journal."""

    text: str

    def resolve(self, road: Road) -> None:
        road.tell(TaleTold(of=road.of, text=self.text, hero=road.hero))


class Week(Consequence):
    """Time is lost."""

    weeks: int = Field(default=1, ge=1)

    def resolve(self, road: Road) -> None:
        pass_weeks(road, self.weeks)


class SetVariable(Consequence, kind="set"):
    """A variable of the campaign gets another value."""

    variable: str
    to: Expression

    def resolve(self, road: Road) -> None:
        declared = road.book.variables.get(self.variable) or library().travel_variables[self.variable]
        value = road.worth(self.to)
        if declared.type == "flag":
            value = int(value != 0)
        if road.campaign.variables.get(self.variable) != value:
            road.campaign.variables[self.variable] = value
            road.tell(VariableChanged(name=self.variable, value=value))


class Unlock(Consequence):
    """The party may travel to another city, or hears of a side quest; `any`: one by chance, also a locked one."""

    city: str | None = None
    side: str | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> "Unlock":
        if (self.city is None) == (self.side is None):
            raise ValueError("`unlock` needs either a `city` or a `side` quest")
        return self

    def resolve(self, road: Road) -> None:
        journey = road.journey
        if self.city is not None and self.city not in journey.cities:
            journey.cities.append(self.city)
            road.tell(CityOpened(city=self.city))
        if self.side == ANY:
            offer_one(road, locked=True)
        elif self.side is not None and self.side not in journey.unlocked:
            journey.unlocked.append(self.side)
            road.tell(SideUnlocked(quest=self.side))


class ChangeAct(Consequence, kind="act"):
    """Another act begins (CMP-10)."""

    act: int = Field(ge=1, le=2)

    def resolve(self, road: Road) -> None:
        change_act(road, self.act)


class Restock(Consequence):
    """The shop of the city the party is in shows other items."""

    def resolve(self, road: Road) -> None:
        if road.journey.visit is not None:
            restock(road)


class If(Consequence):
    """One thing or the other, depending on how things stand now."""

    when: Expression
    then: tuple[Consequence, ...] = ()
    otherwise: tuple[Consequence, ...] = Field(default=(), alias="else")

    def resolve(self, road: Road) -> None:
        road.run(self.then if road.holds(self.when) else self.otherwise)


class Draw(Consequence):
    """One of several things happens, by chance."""

    of: tuple[tuple[Consequence, ...], ...] = Field(min_length=1)

    def resolve(self, road: Road) -> None:
        road.run(road.journey.chance.of("consequences").pick(self.of))


class TestOf(Consequence, kind="test"):
    """The hero it is about, or the best one, takes an attribute test (CRD-03)."""

    test: OptionTest
    on_pass: tuple[Consequence, ...] = Field(default=(), alias="pass")
    on_fail: tuple[Consequence, ...] = Field(default=(), alias="fail")

    @model_validator(mode="before")
    @classmethod
    def _written_flat(cls, written: object) -> object:
        """In YAML: {do: test, attribute: might, who: best, bonus: 1, pass: [...], fail: [...]}."""
        if not isinstance(written, dict) or "test" in written:
            return written
        flat = dict(written)
        return {"test": {key: flat.pop(key) for key in ("attribute", "who", "bonus") if key in flat}, **flat}

    def resolve(self, road: Road) -> None:
        then = road.about(road.of, road.hero)
        passed = take_test(then, self.test)
        then.run(self.on_pass if passed else self.on_fail)


class CallEvent(Consequence, kind="event"):
    """Another travel event comes right after this one."""

    event: str

    def resolve(self, road: Road) -> None:
        road.journey.pending.append(self.event)


class Later(Consequence):
    """A travel event comes once so many weeks have passed."""

    weeks: int = Field(ge=1)
    event: str

    def resolve(self, road: Road) -> None:
        road.journey.later.append(Promise(week=road.journey.week + self.weeks, event=self.event))


class End(Consequence):
    """The campaign ends here and now, with this epilogue."""

    epilogue: str

    def resolve(self, road: Road) -> None:
        end_campaign(road, self.epilogue)
