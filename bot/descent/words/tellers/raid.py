"""The Raid: its Mistress, levels that are entered and left, cards that are kept, and portals (RAI)."""

from bot.descent.content.library import library
from bot.descent.quest.events import PatienceLost, PortalAwaits, PortalClosed, PortalDecided, PortalOpened
from bot.descent.raid.events import (
    CardKept,
    CardReturned,
    CardsShown,
    HeroWoke,
    LevelEntered,
    LevelPassed,
    PartyRested,
    RaidActBegan,
    RaidBegan,
    RaidChosen,
    RaidEnded,
)
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.descent.words.tellers.quest import BEGINNING, END
from bot.words.mentions import mention

# From level to level ------------------------------------------------------------------------------------------


@tells(RaidChosen)
def raid_chosen(narrator: Narrator, event: RaidChosen) -> None:
    how = "week" if event.week else "seed" if event.course else "fresh"
    narrator.say("raid-chosen", player=mention(event.player), how=how, course=event.week or event.course or "")


@tells(RaidBegan)
def raid_began(narrator: Narrator, event: RaidBegan) -> None:
    narrator.head(BEGINNING, narrator.text("raid-begins", levels=event.levels))
    _mistress(narrator, "raid-welcome")
    if event.week is not None:
        narrator.say("raid-begins-week", week=event.week)
    else:
        narrator.sentence(f"-# {narrator.text('raid-begins-course', course=event.course)}")
    narrator.sentence(f"-# {narrator.text('commitment', hash=event.commitment)}")


@tells(LevelEntered)
def level_entered(narrator: Narrator, event: LevelEntered) -> None:
    narrator.pause()
    narrator.head(BEGINNING, f"🌀 {narrator.words.level(event.number, event.level)}")
    _mistress(narrator, f"raid-before-{event.number}")


@tells(LevelPassed)
def level_passed(narrator: Narrator, event: LevelPassed) -> None:
    narrator.say(
        "raid-passed",
        number=event.number,
        rounds=event.rounds,
        searched=event.searched,
        fallen=event.knocked_out,
        cleared="yes" if event.cleared else "no",
    )
    if event.number < len(library().raid.acts):
        _mistress(narrator, f"raid-after-{event.number}")


@tells(RaidActBegan)
def raid_act_began(narrator: Narrator, event: RaidActBegan) -> None:
    narrator.say("raid-act", act=event.act, morale=event.morale)


@tells(RaidEnded)
def raid_ended(narrator: Narrator, event: RaidEnded) -> None:
    narrator.pause()
    narrator.head(END + 1, narrator.text(f"raid-{event.outcome}"))
    narrator.sentence(narrator.text(f"raid-{event.outcome}-tale"))
    narrator.say("raid-ended-numbers", levels=event.levels, rounds=event.rounds, fallen=event.knocked_out)
    narrator.sentence(f"-# {narrator.text('seed', seed=event.seed)}")


def _mistress(narrator: Narrator, key: str) -> None:
    """The Mistress of the Dungeon speaks. A raid of more levels than ours has some on which she is silent."""
    if narrator.words.has(key):
        narrator.say("raid-speaks", words=narrator.text(key))


# Between two levels -------------------------------------------------------------------------------------------


@tells(HeroWoke)
def hero_woke(narrator: Narrator, event: HeroWoke) -> None:
    narrator.add(symbols.UP, event.hero, narrator.text("raid-woke"))


@tells(PartyRested)
def party_rested(narrator: Narrator, event: PartyRested) -> None:
    words = narrator.words
    parts = [
        words.text("raid-rested-hearts", hero=words.hero(hero, short=True), hearts=hearts)
        for hero, hearts in event.hearts.items()
    ]
    for hero, conditions in event.shed.items():
        named = words.all_of(map(words.condition, conditions))
        parts.append(words.text("raid-rested-rid", hero=words.hero(hero, short=True), conditions=named))
    narrator.say("raid-rested", what=words.all_of(parts))


@tells(CardsShown)
def cards_shown(narrator: Narrator, event: CardsShown) -> None:
    cards = narrator.words.cards(event.cards)
    narrator.say("raid-shown", shown=len(event.cards), most=event.most, cards=cards)


@tells(CardKept)
def card_kept(narrator: Narrator, event: CardKept) -> None:
    card = narrator.words.card(event.card)
    narrator.add(symbols.CARD, event.hero, narrator.text("raid-kept", card=card))


@tells(CardReturned)
def card_returned(narrator: Narrator, event: CardReturned) -> None:
    card = narrator.words.card(event.card)
    narrator.add(symbols.CARD, event.hero, narrator.text("raid-returned", card=card))


# The portal ---------------------------------------------------------------------------------------------------


@tells(PortalOpened)
def portal_opened(narrator: Narrator, event: PortalOpened) -> None:
    narrator.say("portal-opens")


@tells(PortalClosed)
def portal_closed(narrator: Narrator, event: PortalClosed) -> None:
    narrator.say("portal-closes")


@tells(PortalAwaits)
def portal_awaits(narrator: Narrator, event: PortalAwaits) -> None:
    narrator.say("portal-awaits", heroes=narrator.words.all_of(map(narrator.figure, event.heroes)))


@tells(PortalDecided)
def portal_decided(narrator: Narrator, event: PortalDecided) -> None:
    narrator.say("portal-left" if event.leave else "portal-stays")


@tells(PatienceLost)
def patience_lost(narrator: Narrator, event: PatienceLost) -> None:
    narrator.say("portal-patience")
