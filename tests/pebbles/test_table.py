"""The table and the store serve another game: gathered, played at once, put away, carried off in a file."""

import asyncio
import gzip
import json
import logging

import pytest

from bot.descent.commands import EndTurn
from bot.descent.party.deeds import Play
from bot.games import BadSave, system
from bot.kernel.choosing import glimpse
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.deeds import Deed
from bot.table.repairs import HandOver
from tests.agenda import parties
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE
from tests.pebbles.deeds import Pick, PickByItself, PickForTheLate, SitDown, Start
from tests.pebbles.events import HasPicked, MatchStarted, MatchWon, PickNoted, RoundShown
from tests.pebbles.match import PLAYERS, begun, look, pick, pick_all

STRANGER = 99


def seen_by(events: list[Event], hero: str) -> list[Event]:
    """What whoever sits there learns of."""
    return [event for event in events if event.is_for([hero])]


async def test_a_round_outlives_the_process_and_stale_views(life: Life) -> None:
    """Two of three have picked, the process ends, and the third picks as they saw it at the beginning."""
    campaign_id = await begun(life)
    third = Pick(hero="cedar", round=1, pebble="black")
    await pick(life, campaign_id, "ash", "white")
    await pick(life, campaign_id, "birch", "white")
    await life.restart()

    done = await life.act(campaign_id, CHLOE, third)

    shown = RoundShown(round=1, picks={"ash": "white", "birch": "white", "cedar": "black"}, lucky=("cedar",))
    assert done.events == [
        HasPicked(hero="cedar"),
        PickNoted(hero="cedar", pebble="black", audience=("cedar",)),
        shown,
    ]
    match = (await look(life, campaign_id)).running()
    assert (match.round, match.points) == (2, {"ash": 0, "birch": 0, "cedar": 1})
    assert match.gathering is not None
    assert match.gathering.waiting == ("ash", "birch", "cedar")


async def test_nobody_learns_of_a_pick_before_all_have_picked(life: Life) -> None:
    """The others hear that somebody has picked, and see no more of it either, after a restart too."""
    campaign_id = await begun(life)
    before = (await life.table.look(campaign_id)).version
    done = await pick(life, campaign_id, "ash", "white")
    await life.restart()
    told = await life.table.happened(campaign_id, before)
    gathering = (await look(life, campaign_id)).running().gathering
    assert gathering is not None

    assert told == done.events
    assert seen_by(told, "ash") == told
    assert seen_by(told, "birch") == seen_by(told, "cedar") == [HasPicked(hero="ash")]
    assert [part.said for part in glimpse(gathering, ["ash"]).own] == ["white"]
    for other in ("birch", "cedar"):
        seen = glimpse(gathering, [other])
        assert [(part.seat, part.said) for part in seen.own] == [(other, None)]
        assert seen.chosen == ("ash",)


@pytest.mark.parametrize(
    ("player", "deed", "code"),
    [
        (ALIX, Pick(hero="ash", round=1, pebble="black"), "said_already"),
        (ALIX, Pick(hero="birch", round=1, pebble="black"), "not_your_hero"),
        (BRUNO, Pick(hero="birch", round=2, pebble="black"), "question_closed"),
        (BRUNO, Pick(hero="birch", round=1, pebble="red"), "no_such_option"),
        (BRUNO, Pick(hero="dogwood", round=1, pebble="black"), "no_such_hero"),
        (STRANGER, Pick(hero="birch", round=1, pebble="black"), "not_at_the_table"),
        (BRUNO, PickForTheLate(round=1), "not_by_hand"),
        (BRUNO, PickByItself(hero="cedar"), "not_your_hero"),
        (BRUNO, SitDown(hero="birch"), "already_started"),
        (BRUNO, Start(seed="mine"), "already_started"),
    ],
)
async def test_what_is_refused_changes_nothing(life: Life, player: int, deed: Deed, code: str) -> None:
    """A second pick, another's, one of another round or of no pebble: version, save and log stay as they were."""
    campaign_id = await begun(life)
    await pick(life, campaign_id, "ash", "white")
    before, deeds = await life.store.load(campaign_id), await life.store.deeds(campaign_id)

    with pytest.raises(Refused) as refused:
        await life.act(campaign_id, player, deed)

    assert refused.value.code == code
    assert await life.store.load(campaign_id) == before
    assert await life.store.deeds(campaign_id) == deeds


async def test_a_double_click_picks_once(life: Life) -> None:
    """Discord may deliver a pick twice; the second time it tells what came of the first."""
    campaign_id = await begun(life)
    deed, number = Pick(hero="ash", round=1, pebble="grey"), next(life.numbers)

    first = await life.table.act(campaign_id, ALIX, deed, interaction=number)
    second = await life.table.act(campaign_id, ALIX, deed, interaction=number)

    assert second.repeated
    assert (second.version, second.events) == (first.version, first.events)


async def test_three_picks_at_the_same_moment_make_one_round(life: Life) -> None:
    """Nobody has to try again because another was faster, and the hands are opened once."""
    campaign_id = await begun(life)

    done = await asyncio.gather(*(pick(life, campaign_id, hero, "grey") for hero in PLAYERS))

    shown = [event for one in done for event in one.events if isinstance(event, RoundShown)]
    assert shown == [RoundShown(round=1, picks=dict.fromkeys(PLAYERS, "grey"), lucky=())]
    assert (await look(life, campaign_id)).running().round == 2


async def test_a_match_is_played_to_its_end_and_told_in_its_annals(life: Life) -> None:
    """Two points win; the seed is shown, nobody is waited for, and the annals begin with the match."""
    campaign_id = await begun(life)
    await pick_all(life, campaign_id, 1, "white", "white", "black")
    done = await pick_all(life, campaign_id, 2, "grey", "grey", "white")
    now = await look(life, campaign_id)
    match = now.running()

    assert (now.phase, match.winners) == ("finished", ("cedar",))
    assert done.events[-1] == MatchWon(winners=("cedar",), seed=match.chance.seed)
    assert system("pebbles").awaited(now) is None
    annals = await life.table.quest_annals(campaign_id)
    assert annals[0].events == (MatchStarted(commitment=match.chance.commitment),)
    assert [entry.deed for entry in annals[1:]] == 6 * ["pick"]
    with pytest.raises(Refused, match="question_closed"):
        await pick(life, campaign_id, "ash", "white", 3)


async def test_a_match_is_carried_off_in_a_file(life: Life) -> None:
    """Exported between two rounds and brought in elsewhere, it goes on there with the points that were made."""
    campaign_id = await begun(life)
    await pick_all(life, campaign_id, 1, "white", "white", "grey")
    content = await life.table.export(campaign_id, ALIX)

    brought = await life.table.bring_in(content, ALIX, guild=10, channel=30, interaction=next(life.numbers))
    await pick_all(life, brought.campaign_id, 2, "white", "white", "grey")

    assert (await life.store.load(brought.campaign_id)).game == "pebbles"
    assert (await look(life, brought.campaign_id)).running().points == {"ash": 0, "birch": 0, "cedar": 2}
    assert (await look(life, campaign_id)).running().round == 2, "the first one goes its own way"
    first, second = await life.table.annals(campaign_id), await life.table.annals(brought.campaign_id)
    assert [entry.events for entry in second[: len(first)]] == [entry.events for entry in first]


async def test_no_file_gives_away_what_was_picked(life: Life) -> None:
    """As soon as somebody has picked, neither owner nor manager gets a file, until the hands are opened."""
    campaign_id = await begun(life)
    await pick(life, campaign_id, "birch", "white")

    for player, manager in ((ALIX, False), (STRANGER, True)):
        with pytest.raises(Refused, match="secrets_open"):
            await life.table.export(campaign_id, player, manager=manager)
    with pytest.raises(Refused, match="not_the_owner"):
        await life.table.export(campaign_id, BRUNO)
    await pick(life, campaign_id, "ash", "white")
    await pick(life, campaign_id, "cedar", "grey")

    assert await life.table.export(campaign_id, ALIX)


async def test_a_match_is_put_away_and_brought_back(life: Life) -> None:
    """While it is away nobody picks; afterwards the round goes on where it was."""
    campaign_id = await begun(life)
    await pick(life, campaign_id, "ash", "white")
    await life.table.archive(campaign_id, ALIX, interaction=next(life.numbers))
    with pytest.raises(Refused, match="campaign_archived"):
        await pick(life, campaign_id, "birch", "white")
    put_away = await life.table.archived_in(10, 20)

    await life.table.restore(campaign_id, BRUNO, interaction=next(life.numbers))
    await pick(life, campaign_id, "birch", "grey")
    done = await pick(life, campaign_id, "cedar", "black")

    assert [one.campaign_id for one in put_away] == [campaign_id]
    assert done.campaign.running().points == {"ash": 1, "birch": 1, "cedar": 1}


async def test_the_owner_gives_a_seat_to_somebody_else(life: Life) -> None:
    """The table's repairs work in this game: the next player of a seat picks, and the last one does not."""
    campaign_id = await begun(life)
    await life.act(campaign_id, ALIX, HandOver(hero="cedar", to=STRANGER))

    with pytest.raises(Refused, match="not_at_the_table"):
        await pick(life, campaign_id, "cedar", "white")
    done = await life.act(campaign_id, STRANGER, Pick(hero="cedar", round=1, pebble="white"))

    assert HasPicked(hero="cedar") in done.events


async def test_two_games_live_in_one_store(life: Life) -> None:
    """A campaign of Descent goes on untouched beside a match, and each speaks its own language of deeds."""
    descent = await life.play(parties.take_turn(parties.begun(), ALIX), channel=21)
    before = await life.store.load(descent)
    campaign_id = await begun(life)
    await pick_all(life, campaign_id, 1, "white", "grey", "black")
    await life.restart()

    assert await life.store.load(descent) == before
    hero = parties.hero_of(await life.look(descent), ALIX)
    done = await life.act(descent, ALIX, Play(command=EndTurn(hero=hero)))
    assert done.campaign.running().turn is None
    assert (await life.store.load(campaign_id)).game == "pebbles"
    assert (await look(life, campaign_id)).running().round == 2
    with pytest.raises(ValueError, match="unknown"):
        system("descent").read_deed('{"deed": "pick", "hero": "ash", "round": 1, "pebble": "white"}', 2)
    with pytest.raises(ValueError, match="unknown"):
        system("pebbles").read_event('{"event": "quest_started", "quest": "x", "commitment": "y"}', 1)


async def test_a_save_of_one_game_is_no_save_of_the_other(life: Life, caplog: pytest.LogCaptureFixture) -> None:
    """Neither reads what the other wrote; where a save says the wrong game, it is refused and stays as it is."""
    match = await life.store.load(await begun(life))
    descent = await life.store.load(await life.play(parties.begun(), channel=21))

    with pytest.raises(BadSave):
        system("pebbles").read(descent.state, 1)
    with pytest.raises(BadSave):
        system("descent").read(match.state, system("descent").rules)

    mixed, _ = await life.store.create_campaign(
        guild_id=10,
        channel_id=22,
        name="Braise",
        interaction_id=next(life.numbers),
        game="pebbles",
        rules=1,
        state=descent.state,
        now=life.clock.now(),
    )
    with caplog.at_level(logging.CRITICAL, "bot.table.table"), pytest.raises(Refused, match="save_unreadable"):
        await life.table.look(mixed)
    assert (await life.store.load(mixed)).state == descent.state


async def test_a_file_that_names_the_wrong_game_is_refused(life: Life) -> None:
    """A match that says it is a campaign of Descent is not brought in; nor is one with a pebble nobody knows."""
    campaign_id = await begun(life)
    form = json.loads(gzip.decompress(await life.table.export(campaign_id, ALIX)))
    part = json.loads(json.dumps(form))
    part["state"]["match"]["gathering"]["parts"][0]["said"] = "red"

    for forged in ({**form, "game": "descent"}, part):
        content = gzip.compress(json.dumps(forged).encode())
        with pytest.raises(Refused, match="not_a_campaign_file"):
            await life.table.bring_in(content, ALIX, guild=10, channel=30, interaction=next(life.numbers))
    assert await life.table.in_channel(30) is None
