"""The panel between quests: the map with its weeks, quests and roads, and what is met on the way."""

from collections.abc import Iterator
from dataclasses import replace

from bot.descent.content.library import library
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.road.book import EventOption
from bot.descent.road.events import TravelEventMet
from bot.descent.road.giving import Give
from bot.descent.road.going import Decide, Embark, Travel
from bot.descent.road.journey import Journey
from bot.descent.road.prospects import possible, prospects
from bot.descent.road.road import journey_of
from bot.descent.road.travel import attribute, best_at, facing, options
from bot.descent.rules.play import No
from bot.descent.views.asks import GIVE, HERO, INVENTORY
from bot.descent.views.panel.after_quest import lessons
from bot.descent.views.panel.between_quests import SIDE, STORY, journey_lines, purse_line
from bot.descent.views.panel.collection import collection_key
from bot.descent.views.panel.newcomers import join_key
from bot.descent.views.panel.shared import told
from bot.descent.views.pictures.land import land_view
from bot.descent.words import Words, symbols
from bot.views.asks import HELP
from bot.views.chapter import Chapter as Told
from bot.views.face import MOST_OPTIONS, Ask, Face, Key, Menu, Pick, Row
from bot.views.voting import Voting, to_call
from bot.views.waiting import NO_CLOCK, Waiting
from bot.words.mentions import mention
from renders import theme
from renders.descent import drawings, look

CITY, LOCKED = "🏘️", "🔒"


def map_face(campaign: Campaign, chapter: Told, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """The map: where the party may go, and what would keep it from going there."""
    journey, voting = journey_of(campaign), Voting.of(campaign)
    title = say.text("camp-map", campaign=say.campaign(journey.campaign), week=journey.week)
    shelf = collection_key(campaign, say)
    rows = (
        *_ways(campaign, voting, say),
        *lesson_menu(campaign, say),
        party_keys(campaign, say),
        *((shelf,) if shelf else ()),
    )
    return Face(
        f"## 🗺️ {title}",
        theme.GOLD,
        tuple(journey_lines(campaign, say)),
        (drawings.campaign_map(land_view(campaign, say)),),
        story=told(chapter, say),
        asked=(*blocked(campaign, say), *voting.stands(campaign, say, waiting)),
        rows=rows,
        mention=voting.called(campaign),
        occasion=voting.occasion,
    )


def finished_face(campaign: Campaign, say: Words) -> Face:
    """The campaign is over: how it ended, the map as the party leaves it, and a look at what it owns."""
    journey = journey_of(campaign)
    book = library().campaigns[journey.campaign]
    ending = book.epilogue(journey.ended or "")
    won = ending is not None and ending.outcome == "won"
    title = say.text("journey-won" if won else "journey-lost", campaign=say.campaign(book.id))
    lines = [purse_line(campaign, say), say.text("camp-finished")]
    keys = (
        Key(say.text("button-hero"), Ask(HERO)),
        Key(say.text("button-inventory"), Ask(INVENTORY)),
        Key(say.text("button-help"), Ask(HELP)),
    )
    return Face(
        f"## {title}",
        theme.HEROES["green"] if won else look.MASTER,
        tuple(lines),
        (drawings.campaign_map(land_view(campaign, say)),),
        rows=(keys,),
    )


def blocked(campaign: Campaign, say: Words) -> list[str]:
    """Where the party may not go now, and why: each reason once."""
    reasons: dict[str, list[str]] = {}
    for deed, no in prospects(campaign, campaign.owner):
        if no is not None and isinstance(deed, Embark | Travel):
            reasons.setdefault(why(no, say), []).append(place_name(deed, say))
    return [f"{LOCKED} {say.text('camp-blocked', what=say.all_of(what), why=no)}" for no, what in reasons.items()]


def why(no: No, say: Words) -> str:
    """A reason in words."""
    return say.refusal(no, None)


def place_name(deed: Embark | Travel, say: Words) -> str:
    """Where a deed leads."""
    return say.quest(deed.quest) if isinstance(deed, Embark) else say.city(deed.city)


# What can be done -----------------------------------------------------------------------------------------------


def _ways(campaign: Campaign, voting: Voting, say: Words) -> Iterator[Row]:
    """The story's quests as buttons, everywhere else in a menu."""
    journey, deeds = journey_of(campaign), possible(campaign, campaign.owner)
    story = [deed for deed in deeds if isinstance(deed, Embark) and journey.offer(deed.quest) is None]
    if story:
        yield tuple(
            voting.key(say.text("camp-embark", quest=say.quest(deed.quest)), deed, "good", STORY) for deed in story
        )
    picks = tuple(
        _way(journey, deed, voting, say)
        for deed in deeds
        if isinstance(deed, Embark | Travel) and deed not in story
    )
    if picks:
        yield Menu("onward", say.text("camp-menu-onward"), picks[:MOST_OPTIONS])


def onward_menu(campaign: Campaign, voting: Voting, say: Words) -> tuple[Row, ...]:
    """All places the party may go to, in one menu."""
    journey = journey_of(campaign)
    picks = tuple(
        _way(journey, deed, voting, say)
        for deed in possible(campaign, campaign.owner)
        if isinstance(deed, Embark | Travel)
    )
    return (Menu("onward", say.text("camp-menu-onward"), picks[:MOST_OPTIONS]),) if picks else ()


def _way(journey: Journey, deed: Embark | Travel, voting: Voting, say: Words) -> Pick:
    """A line that says how long it takes, and how long it will be there."""
    if isinstance(deed, Travel):
        back = journey.visit is not None and journey.visit.city == deed.city
        how = "back" if back else "here" if journey.place == deed.city else "city"
        return voting.pick(say.city(deed.city), deed, say.text(f"camp-way-{how}"), CITY)
    offer = journey.offer(deed.quest)
    if offer is None:
        return voting.pick(say.quest(deed.quest), deed, say.text("camp-way-story"), STORY)
    return voting.pick(say.quest(deed.quest), deed, say.text("camp-way-side", weeks=offer.weeks), SIDE)


def lesson_menu(campaign: Campaign, say: Words) -> tuple[Row, ...]:
    """Skills that can be learned now (CMP-07)."""
    picks = tuple(lessons(campaign, say))
    return (Menu("learn", say.text("menu-learn"), picks),) if picks else ()


def party_keys(campaign: Campaign, say: Words) -> tuple[Key, ...]:
    """Look-ups, giving cards where there is something to give, and joining where there is room."""
    gifts = any(isinstance(deed, Give) for deed in possible(campaign, campaign.owner))
    give = [Key(say.text("camp-button-give"), Ask(GIVE), sign="🤝")] if gifts else []
    return (
        *give,
        Key(say.text("button-inventory"), Ask(INVENTORY)),
        Key(say.text("button-hero"), Ask(HERO)),
        Key(say.text("button-help"), Ask(HELP)),
        *join_key(campaign, say),
    )


# On the road ----------------------------------------------------------------------------------------------------


def event_face(campaign: Campaign, chapter: Told, say: Words, waiting: Waiting = NO_CLOCK) -> Face:
    """Something is met on the way: what it is, what can be done about it, and what that would take (CMP-06)."""
    event = facing(campaign)
    assert event is not None
    shown = [(option, how == "open") for option, how in options(campaign)]
    closed = [_closed_line(event.id, option, say) for option, is_open in shown if not is_open]
    earlier = told(_before_it(chapter), say)
    expected = awaited(campaign)
    players = expected.players if expected is not None else ()
    voting = Voting.of(campaign)
    return Face(
        f"### 🛤️ {say.text('camp-met')} · {' '.join(mention(player) for player in players)}",
        theme.GOLD,
        story=earlier,
        # The title names those who are waited for.
        asked=(
            say.text(f"travel-{event.id}"),
            *closed,
            *voting.stands(campaign, say, waiting, missing=False),
        ),
        rows=tuple(_option_rows(campaign, event.id, shown, voting, say)),
        mention=to_call(campaign),
        occasion=expected.occasion if expected is not None else "",
    )


def _before_it(chapter: Told) -> Told:
    """What led to the event that is open; the event itself stands on the panel."""
    met = [place for place, past in enumerate(chapter.events) if isinstance(past, TravelEventMet)]
    before = tuple(past for place, past in enumerate(chapter.events) if place != (met[-1] if met else None))
    return replace(chapter, events=before)


def _closed_line(event: str, option: EventOption, say: Words) -> str:
    label, needs = say.text(f"travel-{event}-{option.id}"), say.text(f"travel-{event}-{option.id}.needs")
    return f"-# {LOCKED} **{label}** · {needs}"


def _option_rows(
    campaign: Campaign, event: str, shown: list[tuple[EventOption, bool]], voting: Voting, say: Words
) -> Iterator[Row]:
    """A button for each option; one that the party chooses a hero for is a menu of heroes."""
    keys = []
    for option, is_open in shown:
        label = say.way_past(event, option.id)
        if option.test is not None and option.test.who == "chosen" and is_open:
            yield Menu(f"try{option.id}", label, tuple(_tries(campaign, option, voting, say)))
        else:
            keys.append(_option_key(campaign, option, label, voting, say) if is_open else Key(label, sign=LOCKED))
    for start in range(0, len(keys), 5):
        yield tuple(keys[start : start + 5])


def _option_key(campaign: Campaign, option: EventOption, label: str, voting: Voting, say: Words) -> Key:
    if option.test is None:
        return voting.key(label, Decide(option=option.id), "main")
    best = best_at(campaign, option.test.attribute)
    return voting.key(f"{label} · {say.hero(best, short=True)}", Decide(option=option.id), "main", symbols.ROLL)


def _tries(campaign: Campaign, option: EventOption, voting: Voting, say: Words) -> Iterator[Pick]:
    """Every hero with the attribute that is tested."""
    assert option.test is not None
    tested = option.test
    for seat in campaign.seats:
        value = max(0, attribute(campaign, seat.hero, tested.attribute) + tested.bonus)
        note = f"{say.attribute(tested.attribute)} {value}"
        yield voting.pick(say.hero(seat.hero), Decide(option=option.id, hero=seat.hero), note, symbols.ROLL)
