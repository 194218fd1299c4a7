"""Between quests: weeks, chapters, cities, what is met on the road, and how the campaign ends."""

from bot.descent.road.events import (
    ActChanged,
    BelongingsPassedOn,
    BoonGained,
    CampaignChosen,
    CampaignEnded,
    CardGiven,
    ChapterOpened,
    CityDeedDone,
    CityEntered,
    CityLeft,
    CityOpened,
    EventDecided,
    HeroCame,
    HeroProposed,
    HeroSchooled,
    HeroTurnedDown,
    HeroWent,
    ItemBought,
    ItemSold,
    JourneyBegan,
    PartyEmbarked,
    Restocked,
    SideGone,
    SideOffered,
    SideUnlocked,
    TaleTold,
    TravelEventMet,
    WeeksPassed,
    WoundCarried,
    WoundsTended,
)
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.descent.words.tellers.quest import BEGINNING, END
from bot.table.campaign import NOBODY
from bot.words.mentions import mention

# The story ----------------------------------------------------------------------------------------------------


@tells(CampaignChosen)
def campaign_chosen(narrator: Narrator, event: CampaignChosen) -> None:
    player = mention(event.player)
    if event.campaign is None:
        narrator.say("journey-none-chosen", player=player)
    else:
        narrator.say("journey-chosen", player=player, campaign=narrator.words.campaign(event.campaign))


@tells(JourneyBegan)
def journey_began(narrator: Narrator, event: JourneyBegan) -> None:
    words = narrator.words
    narrator.head(BEGINNING, narrator.text("journey-begins", campaign=words.campaign(event.campaign)))
    narrator.sentence(narrator.text(f"campaign-{event.campaign}.intro"))
    narrator.say("journey-purse", gold=event.gold)
    narrator.sentence(f"-# {narrator.text('commitment', hash=event.commitment)}")


@tells(ChapterOpened)
def chapter_opened(narrator: Narrator, event: ChapterOpened) -> None:
    words = narrator.words
    narrator.say("story-message", text=words.text(f"campaign-{event.campaign}-chapter-{event.chapter}"))
    quests = words.all_of(words.quest(quest) for quest in event.quests)
    narrator.say("journey-chapter", quests=quests, count=len(event.quests), weeks=event.weeks)


@tells(ActChanged)
def act_changed(narrator: Narrator, event: ActChanged) -> None:
    narrator.say("journey-act", act=event.act)


@tells(TaleTold)
def tale_told(narrator: Narrator, event: TaleTold) -> None:
    facts = {"hero": narrator.figure(event.hero)} if event.hero is not None else {}
    narrator.say("story-message", text=narrator.text(f"{event.of}-message-{event.text}", **facts))


@tells(PartyEmbarked)
def party_embarked(narrator: Narrator, event: PartyEmbarked) -> None:
    narrator.say("journey-embarks", quest=narrator.words.quest(event.quest))


@tells(CampaignEnded)
def campaign_ended(narrator: Narrator, event: CampaignEnded) -> None:
    narrator.pause()
    title = narrator.words.campaign(event.campaign)
    narrator.head(END + 1, narrator.text(f"journey-{event.outcome}", campaign=title))
    narrator.sentence(narrator.text(f"campaign-{event.campaign}-epilogue-{event.epilogue}"))
    narrator.sentence(f"-# {narrator.text('seed', seed=event.seed)}")


# Time ---------------------------------------------------------------------------------------------------------


@tells(WeeksPassed)
def weeks_passed(narrator: Narrator, event: WeeksPassed) -> None:
    narrator.say("journey-weeks", weeks=event.weeks, week=event.week)
    if event.left == 0:
        narrator.say("journey-due")


@tells(SideOffered)
def side_offered(narrator: Narrator, event: SideOffered) -> None:
    narrator.say("journey-side-offered", quest=narrator.words.quest(event.quest), weeks=event.weeks)


@tells(SideGone)
def side_gone(narrator: Narrator, event: SideGone) -> None:
    narrator.say("journey-side-gone", quest=narrator.words.quest(event.quest))


@tells(SideUnlocked)
def side_unlocked(narrator: Narrator, event: SideUnlocked) -> None:
    narrator.say("journey-side-unlocked", quest=narrator.words.quest(event.quest))


# Cities -------------------------------------------------------------------------------------------------------


@tells(CityOpened)
def city_opened(narrator: Narrator, event: CityOpened) -> None:
    narrator.say("journey-city-opened", city=narrator.words.city(event.city))


@tells(CityEntered)
def city_entered(narrator: Narrator, event: CityEntered) -> None:
    words = narrator.words
    narrator.say("journey-city-back" if event.back else "journey-city-entered", city=words.city(event.city))
    if not event.back:
        narrator.sentence(words.text(f"city-{event.city}.about"))


@tells(CityLeft)
def city_left(narrator: Narrator, event: CityLeft) -> None:
    narrator.say("journey-city-left", city=narrator.words.city(event.city))


@tells(Restocked)
def restocked(narrator: Narrator, event: Restocked) -> None:
    narrator.say("journey-restocked", city=narrator.words.city(event.city))


@tells(ItemBought)
def item_bought(narrator: Narrator, event: ItemBought) -> None:
    _traded(narrator, "journey-bought", event)


@tells(ItemSold)
def item_sold(narrator: Narrator, event: ItemSold) -> None:
    _traded(narrator, "journey-sold", event)


def _traded(narrator: Narrator, key: str, event: ItemBought | ItemSold) -> None:
    card = narrator.words.card(event.card)
    narrator.add(symbols.CARD, event.hero, narrator.text(key, card=card, price=event.price, left=event.left))


@tells(CityDeedDone)
def city_deed_done(narrator: Narrator, event: CityDeedDone) -> None:
    words = narrator.words
    action = words.text(f"city-action-{event.action}")
    heroes = words.all_of(words.hero(hero, short=True) for hero in event.heroes) if event.heroes else None
    narrator.say("journey-city-action", city=words.city(event.city), action=action, heroes=heroes)


# Heroes -------------------------------------------------------------------------------------------------------


@tells(CardGiven)
def card_given(narrator: Narrator, event: CardGiven) -> None:
    words = narrator.words
    to, card = words.hero(event.to, short=True), words.card(event.card)
    narrator.add(symbols.CARD, event.giver, narrator.text("journey-gives", to=to, card=card))


@tells(HeroSchooled)
def hero_schooled(narrator: Narrator, event: HeroSchooled) -> None:
    narrator.add(symbols.FEAT, event.hero, narrator.text("journey-schooled", xp=event.xp, left=event.left))


@tells(WoundCarried)
def wound_carried(narrator: Narrator, event: WoundCarried) -> None:
    parts = [f"{event.hearts} {symbols.HEART}"] if event.hearts else []
    parts += [f"{event.fatigue} {symbols.FATIGUE}"] if event.fatigue else []
    parts += [narrator.words.condition(event.condition)] if event.condition is not None else []
    what = narrator.words.all_of(parts)
    narrator.add(symbols.HARM, event.hero, narrator.text("journey-wounded", what=what))


@tells(WoundsTended)
def wounds_tended(narrator: Narrator, event: WoundsTended) -> None:
    narrator.add(symbols.HEAL, event.hero, narrator.text("journey-tended"))


@tells(BoonGained)
def boon_gained(narrator: Narrator, event: BoonGained) -> None:
    key = "journey-boon" if event.morale > 0 else "journey-gloom"
    narrator.say(key, morale=abs(event.morale))


# Who comes and goes -------------------------------------------------------------------------------------------


@tells(HeroCame)
def hero_came(narrator: Narrator, event: HeroCame) -> None:
    words = narrator.words
    facts = {"hero": words.hero(event.hero), "hero_class": words.hero_class(event.hero_class)}
    how = "instead" if event.replaces else "rich" if event.gold else "poor"
    narrator.say("journey-came", player=mention(event.player), **facts, how=how, xp=event.xp, gold=event.gold)


@tells(HeroWent)
def hero_went(narrator: Narrator, event: HeroWent) -> None:
    hero = narrator.words.hero(event.hero)
    if event.player == NOBODY:
        narrator.say("journey-went-alone", hero=hero)
    else:
        narrator.say("journey-went", player=mention(event.player), hero=hero)


@tells(BelongingsPassedOn)
def belongings_passed_on(narrator: Narrator, event: BelongingsPassedOn) -> None:
    words = narrator.words
    hero, to = words.hero(event.hero, short=True), words.hero(event.to, short=True)
    narrator.aside(narrator.text("journey-passed-on", hero=hero, to=to, cards=words.cards(event.cards)))


@tells(HeroProposed)
def hero_proposed(narrator: Narrator, event: HeroProposed) -> None:
    words = narrator.words
    facts = {"hero": words.hero(event.hero), "hero_class": words.hero_class(event.hero_class)}
    narrator.say("journey-proposed", player=mention(event.player), **facts)


@tells(HeroTurnedDown)
def hero_turned_down(narrator: Narrator, event: HeroTurnedDown) -> None:
    narrator.say("journey-turned-down", hero=narrator.words.hero(event.hero))


# On the road --------------------------------------------------------------------------------------------------


@tells(TravelEventMet)
def travel_event_met(narrator: Narrator, event: TravelEventMet) -> None:
    narrator.say("journey-met", text=narrator.text(f"travel-{event.met}"))


@tells(EventDecided)
def event_decided(narrator: Narrator, event: EventDecided) -> None:
    option = narrator.words.way_past(event.met, event.option)
    if event.player == NOBODY:
        narrator.say("journey-decided-together", option=option)
    else:
        narrator.say("journey-decided", player=mention(event.player), option=option)
