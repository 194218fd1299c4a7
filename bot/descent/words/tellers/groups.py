"""Rounds, turns and the activations of monster groups."""

from bot.descent.content.guests import activation_named
from bot.descent.content.library import library
from bot.descent.events import (
    ActionTaken,
    GroupActivated,
    GroupFinished,
    GroupRemoved,
    MonsterActivated,
    MonstersPlaced,
    RelicBorne,
    RoundEnded,
    RoundStarted,
    SpecialEffect,
    TurnEnded,
    TurnStarted,
)
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.descent.words.specials import special_in_words
from bot.descent.words.tellers.card_lines import CardLines
from bot.descent.words.tellers.cards import CardUse

ACTIVATION = 1
"""How weighty the headline of an activation is."""


@tells(RoundStarted)
def round_started(narrator: Narrator, event: RoundStarted) -> None:
    narrator.pause()
    narrator.sentence(narrator.text("round", number=event.number))


@tells(TurnStarted)
def turn_started(narrator: Narrator, event: TurnStarted) -> None:
    narrator.pause()
    narrator.sentence(f"{symbols.TURN} {narrator.text('turn', hero=narrator.figure(event.hero))}")


@tells(TurnEnded)
def turn_ended(narrator: Narrator, event: TurnEnded) -> None:
    narrator.sentence(f"-# {narrator.text('turn-ends', hero=narrator.figure(event.hero))}")
    narrator.pause()


@tells(GroupActivated)
def group_activated(narrator: Narrator, event: GroupActivated) -> None:
    narrator.pause()
    words = narrator.words
    group = words.monster(event.group, plural=True)
    card = words.name("activation", event.card)
    narrator.head(ACTIVATION, narrator.text("group", group=group, card=card, order=event.order))
    others = [words.monster(other, plural=True) for other in event.because]
    if len(others) > 1:
        narrator.why.append(narrator.text("why-group", group=group, groups=words.all_of(others)))
    else:
        narrator.why.append(narrator.text("why-only-group", group=group))
    drawn = narrator.text("why-card-drawn", cards=event.cards) if event.cards else ""
    narrator.why.append(narrator.text("why-card", card=card, order=event.order) + drawn)
    narrator.card = CardLines(event.card)


@tells(SpecialEffect)
def special_effect(narrator: Narrator, event: SpecialEffect) -> None:
    words = narrator.words
    card = activation_named(event.card)
    assert card is not None, f"there is no activation card {event.card}"
    what = special_in_words(words, card.special[event.number])
    text = narrator.text("special", card=words.name("activation", event.card), what=what)
    narrator.pause()
    narrator.sentence(f"{symbols.SPECIAL} {text}")


@tells(MonstersPlaced)
def monsters_placed(narrator: Narrator, event: MonstersPlaced) -> None:
    group = narrator.words.monster(event.group, plural=len(event.figures) > 1)
    narrator.sentence(narrator.text("appear", group=group, count=len(event.figures)))


@tells(RelicBorne)
def relic_borne(narrator: Narrator, event: RelicBorne) -> None:
    side = library().lieutenant_sides.get(event.relic)
    relic = narrator.words.ability(side.side) if side is not None else narrator.words.card(event.relic)
    if event.group is not None:
        group = narrator.words.monster(event.group, plural=True)
        narrator.sentence(f"{symbols.SPECIAL} {narrator.text('group-bears-relic', group=group, relic=relic)}")
        return
    narrator.add(symbols.SPECIAL, event.figure, narrator.text("bears-relic", relic=relic))


@tells(GroupRemoved)
def group_removed(narrator: Narrator, event: GroupRemoved) -> None:
    narrator.sentence(narrator.text("group-gone", group=narrator.words.monster(event.group, plural=True)))


@tells(MonsterActivated)
def monster_activated(narrator: Narrator, event: MonsterActivated) -> None:
    """Nothing to say, except to whoever asks why this one goes before the others."""
    narrator.pause()
    if event.before:
        by_vote = narrator.game is not None and narrator.game.ties == "vote"
        others = narrator.words.all_of(narrator.figure(other) for other in event.before)
        how = narrator.text("ties-vote" if by_vote else "order-by-number")
        narrator.minor_reason(narrator.text("why-order", who=narrator.figure(event.figure), others=others, how=how))


@tells(GroupFinished, RoundEnded)
def somebody_else(narrator: Narrator, event: GroupFinished | RoundEnded) -> None:
    """Nothing to say, but what comes next is about somebody else."""
    narrator.pause()


@tells(ActionTaken)
def action_taken(narrator: Narrator, event: ActionTaken) -> None:
    """Most actions are told by what they do; a monster's special action is named."""
    verb, _, ability = event.action.partition(":")
    if verb == "use":
        narrator.add(symbols.SPECIAL, event.figure, CardUse(narrator, narrator.words.ability(ability)))
