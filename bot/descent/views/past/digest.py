"""A part of the story in a line or two: what was done is counted, what matters is told in its own words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import singledispatchmethod

from bot.descent import events as fought
from bot.descent.content.library import library
from bot.descent.party.asking_less import AskedNoMore
from bot.descent.party.contesting import TurnContested
from bot.descent.party.giving_turns import TurnGiven
from bot.descent.quest import events as quest_told
from bot.descent.raid import events as raided
from bot.descent.road import events as travelled
from bot.descent.views.past.since import Part
from bot.descent.words import Words, symbols
from bot.descent.words.names import is_monster
from bot.kernel.events import Event
from bot.table import absence_events as away
from bot.table.dismissing import DismissalProposed, PlayerKept
from bot.table.forgetting import PlayerForgotten
from bot.table.repairs import Repaired
from bot.table.seat_offers import SeatDeclined, SeatOffered
from bot.table.setting_pace import PaceSet
from bot.table.still_played import StillPlayed
from bot.table.votes import VoteCast, VoteDecided

AUTOMATIC = "🤖"
FIGHT, NEWS, TURNING_POINT, GREAT = 0, 1, 2, 3
"""How much a line weighs: a turn, something told, something that changes what the party does, the great moments."""

GREAT_MOMENTS = (
    fought.QuestStarted,
    fought.QuestEnded,
    fought.HeroKnockedOut,
    fought.MonsterDefeated,
    travelled.JourneyBegan,
    travelled.CampaignEnded,
    raided.LevelEntered,
    raided.RaidBegan,
    raided.RaidEnded,
)
"""Fallen monsters are told apart from the count only if they had a name."""
TURNING_POINTS = (
    fought.AreaRevealed,
    fought.HeroStoodUp,
    quest_told.ObjectiveChanged,
    quest_told.OptionChosen,
    quest_told.PerilDrawn,
    quest_told.FigureFled,
    quest_told.ItemGiven,
    quest_told.PortalOpened,
    quest_told.PortalClosed,
    raided.LevelPassed,
    raided.RaidActBegan,
    travelled.ActChanged,
    travelled.ChapterOpened,
    travelled.CityEntered,
    travelled.EventDecided,
    travelled.WeeksPassed,
    away.HeroDismissed,
    away.HeroHanded,
    away.HeroTaken,
    travelled.HeroCame,
    travelled.HeroWent,
    PlayerForgotten,
    VoteDecided,
)
SMALL = frozenset(
    kind.kind
    for kind in (
        *(fought.RoundStarted, fought.RoundEnded, fought.TurnStarted, fought.TurnEnded, fought.ActionTaken),
        *(fought.GroupActivated, fought.GroupFinished, fought.MonsterActivated, fought.SpecialEffect),
        *(fought.PlaceChosen, fought.TargetChosen, fought.InstructionNeglected, fought.PointsGained),
        fought.DecisionExplained,
        *(fought.FigureMoved, fought.FigurePlaced, fought.TerrainHurt, fought.DoorOpened),
        *(fought.AttackDeclared, fought.DiceRolled, fought.DefenceRolled, fought.DieRerolled, fought.SurgeSpent),
        *(fought.DieTurned, fought.DieRemoved, fought.DieAdded, fought.DiceSwapped),
        *(fought.AttackMissed, fought.AttackHit, fought.DamageSuffered, fought.DamageRecovered),
        *(fought.FatigueSuffered, fought.FatigueRecovered, fought.ConditionGained, fought.ConditionLost),
        *(fought.ConditionTested, fought.AttributeTested, fought.StandUpRolled, fought.HealRolled, fought.Rested),
        *(fought.FamiliarCalled, fought.FamiliarRemoved, fought.HeroVanished, fought.CardUsed, fought.CardRolled),
        *(fought.CardExhausted, fought.CardsRefreshed, fought.FeatUsed, fought.Equipped, fought.CardsTraded),
        *(fought.Searched, fought.TokenTaken, fought.TokenDropped, fought.Noted, fought.SkillLearned),
        *(quest_told.HintShown, quest_told.VariableChanged, quest_told.UseDone, quest_told.GroupIdled),
        *(quest_told.GroupOrdered, quest_told.TokenMoved, quest_told.DoorClosed, quest_told.DoorLocked),
        *(travelled.ItemBought, travelled.ItemSold, travelled.CardGiven, travelled.Restocked),
        *(raided.CardKept, raided.CardReturned, quest_told.PortalAwaits),
        *(away.AnsweredFor, away.HelpOffered, away.HelpWithdrawn, away.KeptWaiting, away.TurnPiloted),
        *(travelled.BelongingsPassedOn, travelled.HeroProposed, travelled.HeroTurnedDown, fought.TradeRefused),
        *(SeatOffered, SeatDeclined, DismissalProposed, PlayerKept),
        *(VoteCast, TurnContested, TurnGiven, PaceSet, StillPlayed, AskedNoMore),
    )
)
"""What is counted or passed over; everything else, also what is yet to be thought of, is told in its own words."""


@dataclass(frozen=True)
class Beat:
    """One line of the story, the heading it stands under, and how much it weighs."""

    heading: str
    text: str
    weight: int


def digest(parts: Iterable[Part], say: Words) -> Iterator[Beat]:
    """The story folded: of each part what was done in one line, and whatever must not be folded away."""
    piloted: str | None = None
    for part in parts:
        weight = FIGHT if part.actor else NEWS
        # It is told just before a turn that it is played by itself, or in its midst.
        piloted = next((event.hero for event in part.events if isinstance(event, away.TurnPiloted)), piloted)
        counted = Count(part, say, automatic=part.actor is not None and part.actor == piloted)
        piloted = None if part.actor == piloted else piloted
        count = [Beat(part.heading, line, weight) for line in counted.lines()]
        # What befalls the party in nobody's turn is told first, then what came of it.
        yield from (*count, *_told(part, say)) if part.actor else (*_told(part, say), *count)


def _told(part: Part, say: Words) -> Iterator[Beat]:
    for event in part.events:
        if is_small(event):
            continue
        story = say.story([event], part.game)
        weight = _weight(event)
        if story.headline:
            yield Beat(part.heading, story.headline, weight)
            weight = min(weight, NEWS)
        yield from (Beat(part.heading, line, weight) for line in story.lines if not line.startswith("-# "))


def is_small(event: Event) -> bool:
    """Whether an event is counted or passed over, and not told by itself."""
    if isinstance(event, fought.MonsterDefeated):
        return not has_name(event)
    if isinstance(event, fought.DoorOpened):
        return event.by is not None
    if isinstance(event, VoteDecided):
        return event.on == "contest"
    return event.kind in SMALL or (isinstance(event, Repaired) and event.what == "panel")


def has_name(event: fought.MonsterDefeated) -> bool:
    """Whether a lieutenant or another monster with a name of its own fell (MON-07)."""
    return event.name is not None or kind_of(event.figure) in library().lieutenants


def kind_of(figure: str) -> str:
    """The kind of a monster by the name of its figure: `zombie_2` is a zombie."""
    return figure.rpartition("_")[0]


def _weight(event: Event) -> int:
    if isinstance(event, GREAT_MOMENTS):
        return GREAT
    return TURNING_POINT if isinstance(event, TURNING_POINTS) else NEWS


# Counting -------------------------------------------------------------------------------------------------------


@dataclass
class Hearts:
    """How many hearts a figure lost or won back, and how many it has now."""

    change: int = 0
    left: int = 0


@dataclass
class Market:
    """What changed hands between quests, as names."""

    bought: list[str] = field(default_factory=list)
    sold: list[str] = field(default_factory=list)
    given: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    learned: list[str] = field(default_factory=list)


class Count:
    """What is done in one part, added up."""

    def __init__(self, part: Part, say: Words, *, automatic: bool = False) -> None:
        self._part = part
        self._automatic = automatic
        self._say = say
        self._heroes = part.actor is None or not is_monster(part.actor)
        self._attacks = self._misses = 0
        self._moved = ""
        self._hearts: dict[str, Hearts] = {}
        self._conditions: dict[tuple[str, str], bool] = {}
        self._fallen: list[str] = []
        self._did: list[str] = []
        self._market = Market()
        for event in part.events:
            self._count(event)

    def lines(self) -> Iterator[str]:
        """What was done, in one line; nothing if nobody did anything."""
        facts, say = self._facts(), self._say
        actor = self._part.actor
        if actor is not None and (facts or any(isinstance(event, fought.TurnEnded) for event in self._part.events)):
            icon, who = self._name_of(actor)
            yield say.text("catchup-line", icon=icon, who=who, facts=" · ".join(facts) or say.text("catchup-quiet"))
        elif facts:
            yield " ".join((*([symbols.HARM] if self._hearts else []), " · ".join(facts)))
        for what in ("bought", "sold", "given", "kept", "learned"):
            if things := getattr(self._market, what):
                yield say.text(f"catchup-{what}", things=say.all_of(things))

    def _name_of(self, actor: str) -> tuple[str, str]:
        if self._heroes:
            return AUTOMATIC if self._automatic else symbols.TURN, self._figure(actor)
        return "👹", self._say.monster(actor, plural=True)

    def _facts(self) -> list[str]:
        say = self._say
        facts = [self._moved] if self._moved and self._heroes else []
        if self._attacks:
            facts.append(say.text("catchup-attacks", n=self._attacks, missed=self._misses))
        hurt = [(figure, hearts) for figure, hearts in self._hearts.items() if figure not in self._fallen]
        for figure, hearts in hurt:
            if hearts.change:
                key = "catchup-lost" if hearts.change < 0 else "catchup-healed"
                facts.append(
                    say.text(key, figure=self._figure(figure), amount=abs(hearts.change), left=hearts.left)
                )
        for (figure, condition), there in self._conditions.items():
            if there and not is_monster(kind_of(figure)):
                name = say.condition(condition)
                facts.append(say.text("catchup-condition", figure=self._figure(figure), condition=name))
        if self._fallen:
            names = say.all_of(f"**{self._figure(figure)}**" for figure in self._fallen)
            facts.append(f"{symbols.FALLEN} {names}")
        facts += self._did
        return facts or ([self._moved] if self._moved else [])

    def _figure(self, figure: str) -> str:
        return self._say.figure(figure, self._part.game)

    def _do(self, who: str, text: str) -> None:
        """Something done by whoever's turn it is, or by somebody who is named."""
        self._did.append(text if who == self._part.actor else f"**{self._figure(who)}** {text}")

    @singledispatchmethod
    def _count(self, event: Event) -> None:
        """Nothing to count."""

    @_count.register
    def _moves(self, event: fought.FigureMoved) -> None:
        if event.figure == self._part.actor:
            self._moved = self._say.text("catchup-goes", square=event.end[0])
        elif not self._heroes:
            self._moved = self._say.text("catchup-moves")

    @_count.register
    def _attack(self, event: fought.AttackDeclared) -> None:
        self._attacks += is_monster(kind_of(event.attacker)) != self._heroes

    @_count.register
    def _missed(self, event: fought.AttackMissed) -> None:
        self._misses += is_monster(kind_of(event.attacker)) != self._heroes

    @_count.register(fought.DamageSuffered)
    @_count.register(fought.DamageRecovered)
    def _damage(self, event: fought.DamageSuffered | fought.DamageRecovered) -> None:
        hearts = self._hearts.setdefault(event.figure, Hearts())
        hearts.change += event.amount if isinstance(event, fought.DamageRecovered) else -event.amount
        hearts.left = event.left

    @_count.register(fought.ConditionGained)
    @_count.register(fought.ConditionLost)
    def _condition(self, event: fought.ConditionGained | fought.ConditionLost) -> None:
        self._conditions[event.figure, event.condition] = isinstance(event, fought.ConditionGained)

    @_count.register
    def _defeated(self, event: fought.MonsterDefeated) -> None:
        # Whoever has a name is told of by itself; its last hearts are no news then.
        self._hearts.pop(event.figure, None)
        if not has_name(event):
            self._fallen.append(event.figure)

    @_count.register
    def _door(self, event: fought.DoorOpened) -> None:
        if event.by is not None:
            door = self._say.door(event.door, self._part.game)
            self._do(event.by, self._say.text("opens-door", door=door))

    @_count.register
    def _feat(self, event: fought.FeatUsed) -> None:
        self._do(event.hero, self._say.text("feat"))

    @_count.register
    def _searched(self, event: fought.Searched) -> None:
        say = self._say
        token = say.token(event.token, self._part.game)
        found = say.card(event.found) if event.found else None
        self._do(event.hero, say.text("searches", token=token, found=found, gold=event.gold))

    @_count.register
    def _token(self, event: fought.TokenTaken) -> None:
        token = self._say.token(event.token, self._part.game)
        self._do(event.figure, self._say.text("takes-token", token=token))

    # The market

    @_count.register
    def _bought(self, event: travelled.ItemBought) -> None:
        self._market.bought.append(self._thing(event.card, event.hero))

    @_count.register
    def _sold(self, event: travelled.ItemSold) -> None:
        self._market.sold.append(self._thing(event.card, event.hero))

    @_count.register
    def _gave(self, event: travelled.CardGiven) -> None:
        self._market.given.append(self._thing(event.card, event.to))

    @_count.register
    def _kept(self, event: raided.CardKept) -> None:
        self._market.kept.append(self._thing(event.card, event.hero))

    @_count.register
    def _returned(self, event: raided.CardReturned) -> None:
        """What was kept and put back again is no news."""
        thing = self._thing(event.card, event.hero)
        if thing in self._market.kept:
            self._market.kept.remove(thing)

    @_count.register
    def _learned(self, event: fought.SkillLearned) -> None:
        self._market.learned.append(self._thing(event.skill, event.hero))

    def _thing(self, card: str, hero: str) -> str:
        name = self._say.hero(hero, short=True)
        return self._say.text("catchup-thing", card=self._say.card(card), hero=name)
