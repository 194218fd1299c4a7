"""The test bench: what authors change in a quest, only where there is one, and nothing of it in other files."""

from typing import Any

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.party.tinkering import Endow, FireNow, JumpTo, LoadDice, RevealNow, Season, SetNow
from bot.descent.quest.reveal import squares_of
from bot.descent.rules.dice import Die
from bot.descent.views.codec import CODEC
from bot.descent.views.test_bench import QuestBench
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.table.tinkering import Tinker, Tinkered
from bot.words import LANGUAGES
from bot.workshop import WrongUse
from tests.decks import playing_with, usual_decks
from tests.descent.views.games import ALIX, gathered

QUEST = "drowned_mill"


def under_way() -> Campaign:
    """A quest of several areas with variables and events."""
    campaign = gathered(3)
    campaign.quest = QUEST
    with playing_with(usual_decks()):
        Start(seed="bench").do(campaign, ALIX)
    return campaign


def on_the_bench(campaign: Campaign, deed: Tinker) -> list[Any]:
    """The deed, vouched for by a bench, as it would come from a save."""
    written = DescentDeed.write(deed.model_copy(update={"bench": True}))
    return DescentDeed.read(written).do(campaign, ALIX)


ALL: tuple[Tinker, ...] = (
    RevealNow(area="mill"),
    JumpTo(area="mill"),
    SetNow(variable="wheel", to=1),
    FireNow(event="dawn"),
    Endow(gold=10),
    Season(),
    LoadDice(),
)


@pytest.mark.parametrize("deed", ALL, ids=lambda deed: deed.kind)
def test_nobody_tinkers_without_a_bench(deed: Tinker) -> None:
    """Neither a button nor a player alone can do it: it is refused, and nothing changes."""
    campaign = under_way()
    before = campaign.model_dump_json()

    with pytest.raises(Refused, match="only_on_the_bench"):
        deed.do(campaign, ALIX)

    assert campaign.model_dump_json() == before
    assert deed.kind not in CODEC.notations


def test_an_area_comes_into_view_and_everybody_goes_there() -> None:
    """Revealed, an area brings its monsters; a jump sets all heroes down in it."""
    campaign = under_way()
    area = campaign.running().played.areas[1].id

    told = on_the_bench(campaign, RevealNow(area=area))
    on_the_bench(campaign, JumpTo(area=area))

    game = campaign.running()
    assert area in game.board.areas
    assert told[0] == Tinkered(what="revealed", about=area)
    assert {hero.square for hero in game.heroes.values()} <= squares_of(game.played, area)


def test_a_variable_has_another_value_and_an_event_comes() -> None:
    """Variables are set within the quest, events come though nothing led to them."""
    campaign = under_way()
    played = campaign.running().played
    name = next(iter(played.variables))
    event = next(story.id for story in played.events if story.id not in campaign.running().fired)

    on_the_bench(campaign, SetNow(variable=name, to=1))
    on_the_bench(campaign, FireNow(event=event))

    game = campaign.running()
    assert {**game.campaign_variables, **game.variables}[name] == 1
    assert game.fired[event] == 1


def test_riches_and_an_act_ii_party() -> None:
    """Gold is there at once, experience comes with the reward, cards are held, and old hands know skills."""
    campaign = under_way()
    game = campaign.running()
    hero, gold = next(iter(game.heroes.values())), game.gold
    skills = sum(held.kind == "skill" for held in hero.cards)

    on_the_bench(campaign, Endow(gold=50, xp=2, card="health_potion", hero=hero.id))
    on_the_bench(campaign, Season())

    hero = campaign.running().heroes[hero.id]
    assert (campaign.running().gold, campaign.running().learned) == (gold + 50, 2)
    assert any(held.card == "health_potion" for held in hero.cards)
    assert sum(held.kind == "skill" for held in hero.cards) > skills


def test_dice_come_as_they_were_chosen() -> None:
    """Each chosen die comes the next time one of its colour is rolled; then chance has the word again."""
    campaign = under_way()
    on_the_bench(campaign, LoadDice(dice=(Die(colour="red", up=5), Die(colour="blue", up=0))))

    chance = campaign.running().chance
    first = chance.roll(["blue", "gray", "red"])

    assert (first[0].up, first[2].up) == (0, 5)
    assert chance.loaded == []


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        (RevealNow(area="nowhere"), "bench_unknown"),
        (JumpTo(area="nowhere"), "bench_unknown"),
        (SetNow(variable="nothing", to=1), "bench_unknown"),
        (FireNow(event="never"), "bench_unknown"),
        (Endow(card="no_card", hero="syndrael"), "bench_unknown"),
        (Endow(card="health_potion", hero="nobody"), "bench_unknown"),
        (LoadDice(dice=(Die(colour="red", up=17),)), "bench_unknown"),
    ],
    ids=str,
)
def test_what_there_is_not_is_named(deed: Tinker, code: str) -> None:
    """A name the quest does not know is refused before anything has changed."""
    campaign = under_way()
    before = campaign.model_dump_json()

    with pytest.raises(Refused, match=code):
        on_the_bench(campaign, deed)

    assert campaign.model_dump_json() == before


def test_what_the_bench_did_is_not_taken_back() -> None:
    """A turn goes on from there: what came before stays done."""
    campaign = under_way()
    hero = next(iter(campaign.running().heroes))
    Play(command=TakeTurn(hero=hero)).do(campaign, ALIX)

    on_the_bench(campaign, Endow(gold=5))

    assert campaign.turn_log is not None
    assert (campaign.turn_log.done, campaign.turn_log.revealed) == ([], True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bench_shows_all_there_is(language: Any) -> None:
    """Areas, variables, events, party and dice stand on shelves, and every handle leads to a deed."""
    campaign = under_way()
    bench, played = QuestBench(), campaign.running().played

    shelves = {shelf.id: shelf for shelf in bench.shelves(campaign, language)}

    assert [row.id for row in shelves["areas"].rows] == [area.id for area in played.areas]
    assert [row.id for row in shelves["variables"].rows] == list(played.variables)
    assert [row.id for row in shelves["events"].rows] == [story.id for story in played.events]
    for shelf in shelves.values():
        for row in shelf.rows:
            for handle in row.handles:
                filled = {entry.id: entry.value or entry.choices[0][0] for entry in handle.entries}
                assert bench.deed({**handle.deed, **filled}).bench, (shelf.id, row.id)


def test_the_bench_takes_no_other_deeds() -> None:
    """Whatever is no deed of the bench, or no deed at all, is answered with a sentence."""
    for written in ({Deed.tag: "play"}, {}, {Deed.tag: "set_now", "variable": "x", "to": 10**9}):
        with pytest.raises(WrongUse):
            QuestBench().deed(written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told(language: Any) -> None:
    """Everybody in the channel reads what the bench did."""
    campaign = under_way()
    told = on_the_bench(campaign, Endow(gold=7))

    assert any("7" in line and "🧪" in line for line in words(language).told(told, campaign).lines)
