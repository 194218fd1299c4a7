"""Parties in the Raid, on six small levels: in one, at its last page, between two, and at the end.

The levels bear names of quests that have words. All heroes of theirs begin next to the portal, which is open, so a
party that plays one round is asked whether it leaves.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.descent.commands import Answer, EndTurn, TakeTurn
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.party.last_page import TurnPage
from bot.descent.raid.levels import raid_of
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.raid.upgrading import Descend, KeepCard, upgrade_of
from bot.descent.road.road import journey_of
from bot.descent.rules.harm import LoseMorale
from bot.descent.rules.turns import heroes_to_go
from bot.kernel.events import Event
from tests.descent.quest.tables import read_quest
from tests.descent.views.games import ALIX, gathered

LEVELS = {
    1: ("cold_hearth", "spider_cellar", "toll_of_bones"),
    2: ("dragon_egg", "glass_lake", "bell_thief"),
}
"""The names of the levels by act: as many as a raid has."""
LEVEL = """
act: {act}
start: [D3, D4, D5, E3]
level: {{open: true, swift: 3, steady: 5}}
tokens: [{{id: portal, kind: portal, square: E4}}, {{id: chest, kind: search, square: C2}}]
peril: {{normal: {{4: minor, again: 2}}, hard: {{3: minor, again: 2}}}}
"""


@contextmanager
def six_levels() -> Iterator[None]:
    """The library has no other levels meanwhile."""
    shelf = library()
    quests, manuscripts = dict(shelf.quests), dict(shelf.manuscripts)
    shelf.quests = dict(shelf.adventures)
    for act, names in LEVELS.items():
        for name in names:
            objective = quests[name].objective
            level = read_quest(LEVEL.format(act=act), name)
            shelf.quests[name] = level.model_copy(update={"objective": objective})
            shelf.manuscripts.pop(name, None)
    yield
    shelf.quests, shelf.manuscripts = quests, manuscripts


def choosing(heroes: int = 2) -> Campaign:
    """The party gathers and has chosen the Raid."""
    campaign = gathered(heroes)
    ChooseRaid(course="three-lanterns").do(campaign, ALIX)
    return campaign


def before_the_first(heroes: int = 2) -> Campaign:
    """On normal the heroes have something to learn before they go in."""
    campaign = choosing(heroes)
    Start(seed="braises").do(campaign, ALIX)
    return campaign


def in_a_level(heroes: int = 2) -> Campaign:
    """The first round of the first level."""
    campaign = before_the_first(heroes)
    Descend().do(campaign, ALIX)
    return campaign


def play_round(campaign: Campaign) -> Iterator[list[Event]]:
    """Every hero goes and does nothing; at its end the party is asked at the portal. What is told, deed by deed."""
    game = campaign.running()
    number = game.round
    while game.outcome is None and game.question is None and game.round == number:
        hero = heroes_to_go(game)[0].id
        yield Play(command=TakeTurn(hero=hero)).do(campaign, _player(campaign, hero))
        yield Play(command=EndTurn(hero=hero)).do(campaign, _player(campaign, hero))


def _player(campaign: Campaign, hero: str) -> int:
    return campaign.seat_of(hero).player


def at_the_portal(heroes: int = 2) -> Campaign:
    """The round is over, and the party is asked whether it leaves."""
    campaign = in_a_level(heroes)
    list(play_round(campaign))
    return campaign


def leave(campaign: Campaign) -> list[Event]:
    """Through the portal."""
    asked = campaign.running().question
    assert asked is not None
    command = Answer(hero=asked.owner, question=asked.number, option="leave")
    return Play(command=command).decided(campaign)


def last_page(heroes: int = 2) -> Campaign:
    """The first level is over, and its last page lies open."""
    campaign = at_the_portal(heroes)
    leave(campaign)
    return campaign


def between_levels(heroes: int = 2) -> Campaign:
    """Cards lie open after the first level; the second one is next."""
    campaign = last_page(heroes)
    TurnPage().do(campaign, ALIX)
    return campaign


def with_a_card_kept() -> Campaign:
    """One of the cards is kept by Alix's hero."""
    campaign = between_levels()
    KeepCard(card=shown(campaign)[0], hero=campaign.seats[0].hero).do(campaign, ALIX)
    return campaign


def through(campaign: Campaign, levels: int) -> Campaign:
    """So many levels are behind the party, which keeps nothing."""
    list(deeds_through(campaign, levels))
    return campaign


def deeds_through(campaign: Campaign, levels: int) -> Iterator[list[Event]]:
    """The same, and what is told, deed by deed."""
    while len(raid_of(journey_of(campaign)).passed) < levels:
        yield Descend().do(campaign, ALIX)
        yield from play_round(campaign)
        yield leave(campaign)
        yield TurnPage().do(campaign, ALIX)


def in_the_second_act() -> Campaign:
    """Three levels lie behind the party."""
    return through(before_the_first(), 3)


def won() -> Campaign:
    """All six levels are passed."""
    return through(before_the_first(), 6)


def out_of_heart() -> Campaign:
    """The next thing anybody does loses the raid, in its second level."""
    campaign = through(before_the_first(), 1)
    Descend().do(campaign, ALIX)
    game = campaign.running()
    game.morale = 0
    game.stack.insert(0, LoseMorale())
    return campaign


def lost() -> Campaign:
    """It ended in the second level."""
    campaign = out_of_heart()
    hero = heroes_to_go(campaign.running())[0].id
    Play(command=TakeTurn(hero=hero)).do(campaign, _player(campaign, hero))
    TurnPage().do(campaign, ALIX)
    return campaign


def shown(campaign: Campaign) -> list[str]:
    """The cards that lie open, also those that are kept."""
    return upgrade_of(journey_of(campaign)).shown


PLACES: list[Callable[[], Campaign]] = [
    choosing,
    before_the_first,
    in_a_level,
    at_the_portal,
    last_page,
    between_levels,
    with_a_card_kept,
    in_the_second_act,
    won,
    lost,
]
"""Everywhere a party in the Raid can be."""
