"""Hearts, fatigue, conditions, tests, falling and getting up."""

from bot.descent.events import (
    AttributeTested,
    ConditionGained,
    ConditionLost,
    ConditionTested,
    DamageRecovered,
    DamageSuffered,
    FamiliarCalled,
    FamiliarRemoved,
    FatigueRecovered,
    FatigueSuffered,
    HealRolled,
    HeroKnockedOut,
    HeroStoodUp,
    HeroVanished,
    MonsterDefeated,
    MoraleLost,
    Rested,
    StandUpRolled,
)
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.descent.words.tellers.attacks import Blow
from bot.descent.words.tellers.cards import CardUse
from bot.descent.words.tellers.movement import Push
from bot.words.narrator import ENDINGS, Line, Said

SOURCES = ("source", "condition", "ability", "terrain", "card")
"""What harm may come from, in the order in which a name is looked up."""


def blow_on(narrator: Narrator, figure: str) -> Blow | None:
    """What the attack that is being told did to this figure."""
    return narrator.tale.blows.get(figure) if narrator.tale is not None else None


def source_in_words(narrator: Narrator, source: str) -> str:
    """Where harm came from: a condition, terrain, a card…"""
    words = narrator.words
    key = words.first(*(f"{kind}-{source}" for kind in SOURCES))
    return words.text(key) if key else words.missing(f"source-{source}")


class Tested(Said):
    """A test: what comes of it is said in a sentence of its own, and what its figure does next on a new line."""


def come_of_it(narrator: Narrator, icon: str, figure: str, text: str) -> None:
    """Something happens to a figure; right after its test it is what came of that."""
    last = narrator.lines[-1] if narrator.lines else None
    if last is not None and last.who == figure and isinstance(last.parts[-1], Tested):
        sentence = narrator.text("tale", who=narrator.figure(figure), what=text)
        last.tails.append(sentence if sentence[-1] in ENDINGS else f"{sentence}.")
    else:
        narrator.add(icon, figure, text)


@tells(DamageSuffered)
def damage_suffered(narrator: Narrator, event: DamageSuffered) -> None:
    blow = blow_on(narrator, event.figure)
    if event.source == "attack" and blow is not None and blow.suffered is None:
        blow.suffered, blow.left, blow.more = event.amount, event.left, event.more_from
        return
    facts = {"amount": event.amount, "left": event.left}
    if narrator.terrain is not None and narrator.terrain[:2] == (event.figure, event.source):
        square, narrator.terrain = narrator.terrain[2], None
        key = narrator.words.first(f"hurt-{event.source}") or "hurt-hazard"
        narrator.add(symbols.HARM, event.figure, narrator.text(key, square=square, **facts))
        return
    source = source_in_words(narrator, event.source)
    come_of_it(narrator, symbols.HARM, event.figure, narrator.text("damage", source=source, **facts))


@tells(FatigueSuffered)
def fatigue_suffered(narrator: Narrator, event: FatigueSuffered) -> None:
    line = narrator.open_line(event.figure)
    last = line.parts[-1] if line is not None else None
    if event.source == "movement":
        if isinstance(last, Push):
            last.amount, last.left = last.amount + event.amount, event.left
        else:
            narrator.add(symbols.MOVE, event.figure, Push(narrator, event.amount, event.left))
        return
    if event.source == "card" and isinstance(last, CardUse):
        last.fatigue = event.amount
        return
    if event.source == "card" and narrator.tale is not None and not narrator.tale.over:
        narrator.tale.notes.append(narrator.text("price-fatigue", n=event.amount))
        return
    source = source_in_words(narrator, event.source)
    text = narrator.text("fatigue", source=source, amount=event.amount, left=event.left)
    come_of_it(narrator, symbols.WEARY, event.figure, text)


@tells(DamageRecovered)
def damage_recovered(narrator: Narrator, event: DamageRecovered) -> None:
    text = narrator.text("healed", amount=event.amount, left=event.left)
    narrator.add(symbols.HEAL, event.figure, text)


@tells(FatigueRecovered)
def fatigue_recovered(narrator: Narrator, event: FatigueRecovered) -> None:
    if narrator.tale is not None and narrator.tale.relieved and not narrator.tale.over:
        return
    text = narrator.text("rested", amount=event.amount, left=event.left)
    narrator.add(symbols.HEAL, event.figure, text)


@tells(Rested)
def rested(narrator: Narrator, event: Rested) -> None:
    narrator.add(symbols.REST, event.hero, narrator.text("rests"))


@tells(ConditionGained)
def condition_gained(narrator: Narrator, event: ConditionGained) -> None:
    condition = narrator.words.condition(event.condition)
    blow = blow_on(narrator, event.figure)
    if blow is not None:
        blow.tails.append(narrator.text("gains-by-blow", condition=condition))
    else:
        come_of_it(narrator, symbols.CONDITION, event.figure, narrator.text("gains", condition=condition))


@tells(ConditionLost)
def condition_lost(narrator: Narrator, event: ConditionLost) -> None:
    condition = narrator.words.condition(event.condition)
    come_of_it(narrator, symbols.CONDITION, event.figure, narrator.text("sheds", condition=condition))


@tells(ConditionTested)
def condition_tested(narrator: Narrator, event: ConditionTested) -> None:
    condition = narrator.words.condition(event.condition)
    text = narrator.text("condition-tested", condition=condition, passed=event.passed)
    narrator.add(symbols.ROLL, event.figure, text)


@tells(AttributeTested)
def attribute_tested(narrator: Narrator, event: AttributeTested) -> None:
    text = narrator.text(
        "tests",
        attribute=narrator.words.attribute(event.attribute),
        value=event.value,
        dice=symbols.dice(event.dice),
        shields=sum(die.face.shields for die in event.dice) + event.shields,
        passed=event.passed,
    )
    narrator.pause()
    narrator.begin(symbols.ROLL, event.figure, Tested(text)).closed = True


# Falling and getting up --------------------------------------------------------------------------------------


@tells(MonsterDefeated)
def monster_defeated(narrator: Narrator, event: MonsterDefeated) -> None:
    blow = blow_on(narrator, event.figure)
    key = narrator.variant("defeated", event.figure, event.square)
    if blow is not None:
        blow.tails.append(f"{symbols.FALLEN} {narrator.text(key, who=narrator.figure(event.figure))}")
    else:
        narrator.sentence(f"{symbols.FALLEN} {narrator.text(key, who=narrator.figure(event.figure))}")


@tells(HeroKnockedOut)
def hero_knocked_out(narrator: Narrator, event: HeroKnockedOut) -> None:
    text = f"{symbols.FALLEN} {narrator.text('knocked-out', who=narrator.figure(event.hero))}"
    blow = blow_on(narrator, event.hero)
    if blow is not None:
        blow.tails.append(text)
    else:
        narrator.sentence(text)


@tells(FamiliarRemoved)
def familiar_removed(narrator: Narrator, event: FamiliarRemoved) -> None:
    text = narrator.text("familiar-gone", who=narrator.figure(event.figure))
    narrator.sentence(f"{symbols.FALLEN} {text}")


@tells(FamiliarCalled)
def familiar_called(narrator: Narrator, event: FamiliarCalled) -> None:
    familiar = narrator.figure(event.figure)
    text = narrator.text("familiar-called", familiar=familiar, square=event.square)
    narrator.add(symbols.CARD, event.owner, text)


@tells(HeroVanished)
def hero_vanished(narrator: Narrator, event: HeroVanished) -> None:
    narrator.add(symbols.SPECIAL, event.hero, narrator.text("vanishes"))


@tells(HealRolled)
def heal_rolled(narrator: Narrator, event: HealRolled) -> None:
    text = narrator.text("heal-rolled", figure=narrator.figure(event.figure), dice=symbols.dice(event.dice))
    narrator.add(symbols.HEAL, event.by, text)


@tells(MoraleLost)
def morale_lost(narrator: Narrator, event: MoraleLost) -> None:
    narrator.sentence(narrator.text("morale", left=event.left))


@tells(StandUpRolled)
def stand_up_rolled(narrator: Narrator, event: StandUpRolled) -> None:
    text = narrator.text("stand-roll", dice=symbols.dice(event.dice))
    narrator.add(symbols.ROLL, event.hero, text)


@tells(HeroStoodUp)
def hero_stood_up(narrator: Narrator, event: HeroStoodUp) -> None:
    line: Line = narrator.add(symbols.UP, event.hero, narrator.text("stands", square=event.square))
    if event.by is not None and event.by != event.hero:
        line.tails.append(narrator.text("thanks", by=narrator.figure(event.by)))
