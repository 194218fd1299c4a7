"""A first evening: one deed from an empty channel to the first quest, and a seat for whoever comes by then."""

from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import FEWEST_HEROES, MOST_HEROES, Campaign, Seat
from bot.descent.party.deeds import PartyJoined
from bot.descent.quest.setup import START_GOLD
from bot.descent.road.arriving import begin_quest
from bot.descent.road.book import Beginner, CampaignBook
from bot.descent.road.events import CampaignChosen
from bot.descent.road.road import Road
from bot.descent.road.setting_out import set_out
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.packs.bundle import edition_in


def beginners_book() -> CampaignBook | None:
    """The campaign for a first evening, if it can be played; it never is one of a pack."""
    open_now = (book for book in library().campaigns.values() if book.id not in library().closed)
    books = (book for book in open_now if edition_in(book.id) is None)
    return next((book for book in books if book.beginners), None)


def beginners() -> tuple[Beginner, ...]:
    """The heroes for a first evening, the best two first."""
    book = beginners_book()
    return book.beginners if book is not None else ()


def is_for_beginners(hero: str, hero_class: str) -> bool:
    """Whether a hero with this class is easy to play."""
    return any((each.hero, each.hero_class) == (hero, hero_class) for each in beginners())


def ready_heroes(campaign: Campaign) -> Iterator[Beginner]:
    """The heroes for a first evening who can still be taken."""
    for each in beginners():
        if each.hero in campaign.free_heroes() and each.hero_class in campaign.free_classes(each.hero):
            yield each


class BeginAtOnce(DescentDeed):
    """Whoever has opened a campaign is in its first quest, with as many heroes as a party needs (SET-06)."""

    seed: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.phase == "gathering" and not campaign.seats, "already_started")
        campaign.check_at_table(player)
        book = beginners_book()
        if book is None:
            raise Refused("no_first_evening")
        campaign.story, campaign.open_door = book.id, True
        told: list[Event] = [CampaignChosen(player=player, campaign=book.id)]
        for each in book.beginners[:FEWEST_HEROES]:
            told.append(_sit_down(campaign, player, each))
        return [*told, *set_out(campaign, self.seed)]


class SitDown(DescentDeed):
    """Take part with a hero that is ready: before the start any of them, until the first turn if the door is open.

    Somebody who plays two heroes hands one over. Where everybody has one hero the quest is laid out anew for a
    larger party; nobody has seen more of it than its beginning.
    """

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(is_open(campaign), "already_started")
        demand(not campaign.at_table(player) or campaign.phase == "gathering", "already_at_the_table")
        handed_over = to_hand_over(campaign)
        if handed_over is not None:
            handed_over.forget_orders()
            handed_over.player = player
            return [PartyJoined(player=player, hero=handed_over.hero, hero_class=handed_over.hero_class)]
        demand(len(campaign.seats) < MOST_HEROES, "party_full", most=MOST_HEROES)
        ready = next(ready_heroes(campaign), None)
        if ready is None:
            raise Refused("nobody_is_ready")
        joined = _sit_down(campaign, player, ready)
        return [joined] if campaign.phase == "gathering" else [joined, *_lay_out_anew(campaign)]


def is_open(campaign: Campaign) -> bool:
    """Whether somebody can still sit down: the party gathers, or began at once and nobody has had a turn."""
    return campaign.phase == "gathering" or (campaign.open_door and before_the_first_turn(campaign))


def before_the_first_turn(campaign: Campaign) -> bool:
    """Whether the first quest has begun and nobody has done anything in it."""
    game, journey = campaign.game, campaign.journey
    if game is None or journey is None or journey.quests != 1 or campaign.phase != "playing":
        return False
    idle = not any(hero.turn_taken for hero in game.heroes.values())
    return game.round == 1 and game.turn is None and game.question is None and idle


def to_hand_over(campaign: Campaign) -> Seat | None:
    """The seat of the hero that somebody with several of them gives to whoever comes; they keep the first."""
    if campaign.phase == "gathering":
        return None
    players = [seat.player for seat in campaign.seats]
    return next((seat for seat in reversed(campaign.seats) if players.count(seat.player) > 1), None)


def has_room(campaign: Campaign) -> bool:
    """Whether there is a hero for one more."""
    if not is_open(campaign):
        return False
    free = len(campaign.seats) < MOST_HEROES and next(ready_heroes(campaign), None) is not None
    return free or to_hand_over(campaign) is not None


def _sit_down(campaign: Campaign, player: int, beginner: Beginner) -> PartyJoined:
    campaign.seats.append(Seat(player=player, hero=beginner.hero, hero_class=beginner.hero_class))
    return PartyJoined(player=player, hero=beginner.hero, hero_class=beginner.hero_class)


def _lay_out_anew(campaign: Campaign) -> list[Event]:
    """The first quest once more, from the same secret, with the party as it is now."""
    road = Road(campaign)
    journey = road.journey
    campaign.gold = START_GOLD[campaign.difficulty] * len(campaign.seats)
    journey.bound, journey.quests = campaign.quest, journey.quests - 1
    begin_quest(road)
    return road.told
