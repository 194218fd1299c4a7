"""From level to level: one is drawn and laid out, and what lasts is taken along from it (RAI-01 to RAI-04)."""

from bot.descent.content.library import library
from bot.descent.events import ExperienceGained
from bot.descent.party.campaign import Campaign, Seat, remember_round
from bot.descent.party.collection import is_at_hand
from bot.descent.quest.setup import Baggage, LevelBaggage, start_quest
from bot.descent.raid.book import RaidBook
from bot.descent.raid.events import (
    CardsShown,
    HeroWoke,
    LevelEntered,
    LevelPassed,
    PartyRested,
    RaidActBegan,
    RaidEnded,
)
from bot.descent.raid.run import Outcome, Passed, Raid, Upgrade
from bot.descent.road.belongings import brought_home, give_back, newly_chosen
from bot.descent.road.journey import Journey, quest_secret
from bot.descent.road.road import Road
from bot.descent.rules import stats
from bot.descent.rules.searching import fresh_search_deck
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.packs.bundle import edition_in


def raid_of(journey: Journey) -> Raid:
    """The raid a journey is, or a refusal."""
    if journey.raid is None:
        raise Refused("not_in_the_raid")
    return journey.raid


# In ---------------------------------------------------------------------------------------------------------------


def enter_level(road: Road) -> None:
    """The next level is drawn by lot, none twice, and laid out with the party as it stands (RAI-01)."""
    campaign, journey = road.campaign, road.journey
    raid = raid_of(journey)
    _put_back(raid)
    raid.level = draw_level(raid, journey.act, campaign)
    journey.quests += 1
    campaign.quest = raid.level
    road.tell(LevelEntered(number=raid.number, level=raid.level))
    campaign.game, events = start_quest(
        raid.level,
        [seat.recruit for seat in campaign.seats],
        seed=quest_secret(journey),
        difficulty=campaign.difficulty,
        ties=campaign.ties,
        order=campaign.order,
        act=journey.act,
        baggage=_baggage(campaign, raid),
    )
    campaign.turn_log = campaign.round_log = None
    remember_round(campaign)
    road.told += events


def draw_level(raid: Raid, act: int, campaign: Campaign) -> str:
    """A level of the act that the party has not seen; only if there is none left one comes again.

    The raid of a week is the same for everybody, whatever packs their server has.
    """
    open_now = [level for level in library().levels.values() if level.act == act and is_at_hand(campaign, level)]
    fitting = [level.id for level in open_now if raid.week is None or edition_in(level.id) is None]
    seen = {passed.level for passed in raid.passed}
    fresh = [name for name in fitting if name not in seen] or fitting
    if not fresh:
        raise Refused("no_raid")
    return raid.course.of("levels").draw(sorted(fresh))


def _baggage(campaign: Campaign, raid: Raid) -> Baggage:
    level = LevelBaggage(
        morale=raid.morale,
        search_deck=tuple(raid.search_deck),
        course=f"{raid.course.seed}/level {raid.number}",
    )
    return Baggage(gold=campaign.gold, boxes=tuple(campaign.boxes), level=level)


# Out --------------------------------------------------------------------------------------------------------------


def leave_level(campaign: Campaign, game: Game) -> list[Event]:
    """A level is over: what lasts goes along, nothing else stays; then the next upgrade, or the end (RAI-02)."""
    assert campaign.journey is not None
    assert game.delve is not None
    road, raid = Road(campaign, of="raid"), raid_of(campaign.journey)
    raid.level, raid.morale, raid.search_deck = None, game.morale, list(game.search_deck)
    campaign.gold = game.gold
    for seat in campaign.seats:
        _take_along(road, seat, game)
    passed = Passed(
        level=game.quest,
        act=game.act,
        rounds=game.round,
        searched=game.delve.searched,
        knocked_out=game.delve.knocked_out,
        cleared=not game.monsters,
    )
    if game.outcome == "lost":
        raid.fell = passed
        _end(road, "lost")
        return road.told
    road.tell(LevelPassed(number=raid.number, **passed.model_dump(exclude={"act"})))
    raid.passed.append(passed)
    if len(raid.passed) == len(library().raid.acts):
        _end(road, "won")
    else:
        _upgrade(road, passed)
    return road.told


def _take_along(road: Road, seat: Seat, game: Game) -> None:
    """Cards, hearts, fatigue, conditions and the feat go along; familiars do not (RAI-02)."""
    hero = game.heroes.get(seat.hero)
    if hero is None:
        return
    seat.kept, seat.worn = brought_home(hero), [held.card for held in hero.cards if held.equipped]
    seat.skills += newly_chosen(hero, seat.skills)
    seat.hurt, seat.tired, seat.conditions = hero.damage, hero.fatigue, list(hero.conditions)
    seat.feat_used = hero.feat_used
    give_back(seat, hero)
    if hero.knocked_out and game.outcome == "won":
        _wake(road, seat, game, hero)


def _wake(road: Road, seat: Seat, game: Game, hero: Hero) -> None:
    seat.hurt = stats.health(game, hero) - 1
    road.tell(HeroWoke(hero=seat.hero))


def _end(road: Road, outcome: Outcome) -> None:
    journey = road.journey
    raid = raid_of(journey)
    journey.ended = outcome
    road.tell(
        RaidEnded(
            outcome=outcome,
            levels=len(raid.passed),
            rounds=raid.rounds,
            knocked_out=raid.knocked_out,
            seed=journey.chance.seed,
        )
    )


# Between ----------------------------------------------------------------------------------------------------------


def _upgrade(road: Road, passed: Passed) -> None:
    """Rest, learn, perhaps another act, then cards of the shop (RAI-03 to RAI-05)."""
    book, raid = library().raid, raid_of(road.journey)
    _rest(road, book)
    experience = book.experience[len(raid.passed) - 1]
    for seat in road.campaign.seats:
        seat.xp += experience
    if experience:
        road.tell(ExperienceGained(xp=experience))
    act = book.acts[len(raid.passed)]
    if act != road.journey.act:
        _change_act(road, act, book)
    _show_cards(road, passed, book)


def _rest(road: Road, book: RaidBook) -> None:
    """Each hero recovers a little and is rid of the worst of what ails it, if the difficulty grants it (RAI-05)."""
    mercy, conditions = book.mercy(road.campaign.difficulty), library().conditions
    hearts: dict[str, int] = {}
    shed: dict[str, tuple[str, ...]] = {}
    for seat in road.campaign.seats:
        recovered = min(mercy.hearts, seat.hurt)
        worst = sorted(seat.conditions, key=lambda name: (-conditions[name].severity, name))[: mercy.conditions]
        seat.hurt -= recovered
        seat.conditions = [name for name in seat.conditions if name not in worst]
        if recovered:
            hearts[seat.hero] = recovered
        if worst:
            shed[seat.hero] = tuple(worst)
    if hearts or shed:
        road.tell(PartyRested(hearts=hearts, shed=shed))


def _change_act(road: Road, act: int, book: RaidBook) -> None:
    """Shop, monsters, search cards, feats and morale of the second act (RAI-04)."""
    campaign, raid = road.campaign, raid_of(road.journey)
    road.journey.act = act
    fill_shop(road)
    held = [kept.card for kept in campaign.belongings() if kept.kind == "search"]
    deck = fresh_search_deck(library(), campaign.boxes)
    for card in held:
        if card in deck:
            deck.remove(card)
    raid.search_deck = raid.course.of("search deck").shuffled(deck)
    for seat in campaign.seats:
        seat.feat_used = False
    raid.morale += book.heart
    road.tell(RaidActBegan(act=act, morale=raid.morale))


def fill_shop(road: Road) -> None:
    """The shop cards of the act, shuffled."""
    raid, boxes = raid_of(road.journey), road.campaign.boxes
    items = [item for item in library().items.values() if item.act == road.journey.act and item.box in boxes]
    raid.shop = raid.course.of("shop").shuffled([item.id for item in items for _ in range(item.copies)])


def _show_cards(road: Road, passed: Passed, book: RaidBook) -> None:
    """So many cards lie open as the party was quick and curious (RAI-03)."""
    raid, plan = raid_of(road.journey), library().levels[passed.level].level
    haste = 0
    if plan is not None and passed.rounds <= plan.steady:
        haste = book.shown.swift if passed.rounds <= plan.swift else book.shown.steady
    searched = book.shown.searched * passed.searched
    most = book.kept.get(len(road.campaign.seats), 0) + book.kept_if_cleared * passed.cleared
    wanted = max(most, min(book.shown.most, book.shown.always + haste + searched))
    shown = [raid.shop.pop() for _ in range(min(wanted, len(raid.shop)))]
    raid.upgrade = Upgrade(shown=shown, most=most)
    road.tell(CardsShown(cards=tuple(shown), most=most, always=book.shown.always, haste=haste, searched=searched))


def _put_back(raid: Raid) -> None:
    """What nobody kept goes under the deck."""
    upgrade, raid.upgrade = raid.upgrade, None
    if upgrade is None:
        return
    left = list(upgrade.shown)
    for kept in upgrade.kept:
        left.remove(kept.card)
    raid.shop = [*left, *raid.shop]
