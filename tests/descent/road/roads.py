"""Parties on the road, for tests of what is written: cities, travel events and campaigns."""

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.quest.setup import BroughtCard
from bot.descent.road.going import Decide
from bot.descent.road.homecoming import come_home
from bot.descent.road.road import journey_of
from bot.descent.road.setting_out import set_out
from bot.descent.road.travel import options
from bot.descent.rules.dice import Die
from bot.descent.state.game import Ending
from bot.descent.words import words
from bot.kernel.events import Event
from bot.words import LANGUAGES
from bot.words.texts import Texts

PLAYER = 7
PARTY = [
    ("syndrael", "knight"),
    ("widow_tarha", "runemaster"),
    ("ashrian", "spiritspeaker"),
    ("jain_fairwood", "thief"),
]
LUCK = [Die(colour="gray", up=0), Die(colour="black", up=0)]
"""Dice with which every attribute test is passed."""
MISFORTUNE = [Die(colour="gray", up=5), Die(colour="black", up=5)]
"""Dice with which every attribute test is failed."""


def setting_out(story: str = "keepers_flame", heroes: int = 3, seed: str = "road") -> Campaign:
    """A campaign that has just begun, with the party still on the map."""
    seats = [Seat(player=PLAYER, hero=hero, hero_class=calling) for hero, calling in PARTY[:heroes]]
    campaign = Campaign(name="Road", owner=PLAYER, story=story, seats=seats)
    set_out(campaign, seed)
    back_to_the_map(campaign)
    return campaign


def back_to_the_map(campaign: Campaign) -> None:
    """The party stands where its campaign begins, as if its first quest had not begun at once."""
    journey = journey_of(campaign)
    campaign.game, campaign.round_log, journey.quests = None, None, 0
    journey.place = library().campaigns[journey.campaign].start


def give(campaign: Campaign, *cards: str) -> None:
    """The first hero gets cards."""
    for card in cards:
        kind = "search" if card in library().search_cards else "item"
        campaign.seats[0].kept.append(BroughtCard.model_validate({"card": card, "kind": kind}))


def face(campaign: Campaign, event: str) -> None:
    """The party meets an event now, whatever else would have come."""
    journey = journey_of(campaign)
    journey.pending, journey.facing = [], event


def face_on(campaign: Campaign) -> None:
    """Everything that is open is decided, with the first option that can be taken."""
    while journey_of(campaign).facing is not None:
        option = next(option for option, how in options(campaign) if how == "open")
        Decide(option=option.id, hero=campaign.seats[0].hero).do(campaign, PLAYER)


def decree(campaign: Campaign, *, won: bool) -> list[Event]:
    """The quest in play ends at once; nothing of it is played."""
    game = campaign.running()
    game.ending = Ending(outcome="won" if won else "lost", reason="decreed")
    return come_home(campaign, game)


def tell(campaign: Campaign, events: list[Event]) -> None:
    """What happened can be told in both languages, without a gap."""
    strict, Texts.strict = Texts.strict, True
    try:
        for language in LANGUAGES:
            assert words(language).story(events, campaign.game).plain
    finally:
        Texts.strict = strict


def saved(campaign: Campaign) -> Campaign:
    """The campaign as it is after saving and loading it."""
    return Campaign.model_validate_json(campaign.model_dump_json())
