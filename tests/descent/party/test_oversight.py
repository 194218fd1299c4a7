"""Settings, stand-ins, repairs and files: who may, what it changes, and what is told of it."""

import gzip
import json
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.descent.commands import EndTurn, Move, Rest, TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play, Undo
from bot.descent.party.repairs import EndStuckTurn, SkipQuestion, TakeBackRound
from bot.descent.party.settings import Configure
from bot.descent.rules.play import legal
from bot.descent.views.codec import CODEC
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.store import Store, open_store
from bot.store.export import MOST_PACKED
from bot.table.deeds import Deed
from bot.table.repairs import HandOver, Repair, Repaired
from bot.table.standins import NameStandin
from bot.table.table import Outcome, Table
from bot.words import LANGUAGES
from cogs.archive import file_name
from tests.descent.views.games import ALIX, BRUNO, PARTY, gathered, started, wander

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
CHLOE = 1191150300000000002
GUILD, DUNGEON, TAVERN = 10, 20, 21


def in_turn(hero: str = "syndrael") -> Campaign:
    """It is Syndrael's turn; Alix plays her and owns the campaign."""
    campaign = started()
    Play(command=TakeTurn(hero=hero)).do(campaign, ALIX)
    return campaign


def refused(code: str, deed: Deed, campaign: Campaign, player: int) -> bool:
    """Whether a deed is refused with this code and changes nothing."""
    before = campaign.model_dump_json()
    with pytest.raises(Refused, match=code):
        deed.do(campaign, player)
    return campaign.model_dump_json() == before


# Settings and stand-ins ---------------------------------------------------------------------------------------


def test_settings_change_together_or_not_at_all() -> None:
    """SET-01: language, ties and difficulty are settled in one deed; after the start the difficulty is not, nor
    is anything named beside it."""
    campaign = gathered()
    Configure(language="en", ties="vote", difficulty="hard").do(campaign, BRUNO)
    assert (campaign.language, campaign.ties, campaign.difficulty) == ("en", "vote", "hard")

    assert refused("difficulty_settled", Configure(ties="fair", difficulty="normal"), started(), ALIX)
    assert refused("not_at_the_table", Configure(language="en"), campaign, CHLOE)


def test_a_stand_in_acts_until_the_agreement_ends() -> None:
    """Somebody named by a hero's player may act for the hero, and no longer once the player says so."""
    campaign = in_turn()
    assert refused("not_at_the_table", Play(command=Rest(hero="syndrael")), campaign, CHLOE)

    NameStandin(hero="syndrael", standin=CHLOE).do(campaign, ALIX)
    Play(command=Rest(hero="syndrael")).do(campaign, CHLOE)
    Undo().do(campaign, CHLOE)
    assert refused("not_your_hero", Play(command=TakeTurn(hero="widow_tarha")), campaign, CHLOE)

    NameStandin(hero="syndrael").do(campaign, ALIX)
    assert refused("not_at_the_table", Play(command=Rest(hero="syndrael")), campaign, CHLOE)


def test_only_the_player_names_a_stand_in() -> None:
    """Neither another player nor the stand-in passes a hero on, and nobody stands in for themselves."""
    campaign = started()
    NameStandin(hero="widow_tarha", standin=CHLOE).do(campaign, BRUNO)

    assert refused("not_your_hero", NameStandin(hero="widow_tarha", standin=ALIX), campaign, ALIX)
    assert refused("not_your_hero", NameStandin(hero="widow_tarha", standin=7), campaign, CHLOE)
    assert refused("own_standin", NameStandin(hero="widow_tarha", standin=BRUNO), campaign, BRUNO)
    assert refused("no_such_hero", NameStandin(hero="nobody", standin=CHLOE), campaign, BRUNO)


# Repairs ------------------------------------------------------------------------------------------------------

REPAIRS: list[Callable[..., Repair]] = [
    lambda **who: HandOver(hero="syndrael", to=CHLOE, **who),
    EndStuckTurn,
    TakeBackRound,
]


@pytest.mark.parametrize("repair", REPAIRS, ids=["hand", "end", "round"])
def test_repairs_belong_to_the_owner_and_the_managers(repair: Callable[..., Repair]) -> None:
    """A player who neither owns the campaign nor manages the server repairs nothing; both others do, and it is
    told who did what."""
    assert refused("not_the_owner", repair(), in_turn(), BRUNO)
    for player, deed in ((ALIX, repair()), (CHLOE, repair(manager=True))):
        campaign = in_turn()
        told = [event for event in deed.do(campaign, player) if isinstance(event, Repaired)]
        assert [event.player for event in told] == [player]


def test_a_hero_is_handed_over_with_everything() -> None:
    """From then on the new player acts for the hero, and neither the old one nor the old stand-in does."""
    campaign = in_turn()
    NameStandin(hero="syndrael", standin=7).do(campaign, ALIX)
    HandOver(hero="syndrael", to=CHLOE).do(campaign, ALIX)

    Play(command=Rest(hero="syndrael")).do(campaign, CHLOE)
    assert refused("not_at_the_table", Play(command=EndTurn(hero="syndrael")), campaign, ALIX)
    assert refused("not_at_the_table", Play(command=EndTurn(hero="syndrael")), campaign, 7)


def test_a_skipped_question_is_answered_by_its_default() -> None:
    """ACT-08: the question is closed, and the game goes on as if its default had been pressed."""
    campaign = next(each for each in wander(started(), seed=3, steps=400) if each.running().question is not None)
    question = campaign.running().question
    assert question is not None

    SkipQuestion().do(campaign, ALIX)

    now = campaign.running().question
    assert now is None or now.number != question.number
    assert refused("question_closed", SkipQuestion(), started(), ALIX)


@pytest.mark.parametrize("seed", range(4))
def test_a_stuck_turn_ends_whatever_is_open(seed: int) -> None:
    """Wherever a turn stands, a repair ends it: questions are answered by their defaults, the fallen stand up."""
    ended = 0
    for campaign in wander(started(seed=f"stuck {seed}"), seed, 60):
        game = campaign.running()
        if game.turn is None or game.outcome is not None:
            continue
        copy = Campaign.model_validate_json(campaign.model_dump_json())
        EndStuckTurn().do(copy, ALIX)
        assert copy.running().turn is None or copy.phase == "over"
        ended += 1
    assert ended
    assert refused("no_turn_to_end", EndStuckTurn(), started(), ALIX)


def test_a_round_is_taken_back_to_its_beginning() -> None:
    """The game stands as it did when the round began, dice included; right at the beginning nothing is taken
    back."""
    campaign = started()
    before = campaign.running().model_dump_json()
    assert refused("nothing_to_take_back", TakeBackRound(), campaign, ALIX)
    Play(command=TakeTurn(hero="syndrael")).do(campaign, ALIX)
    ways = [each.command for each in legal(campaign.running(), "syndrael") if isinstance(each.command, Move)]
    Play(command=ways[0]).do(campaign, ALIX)

    TakeBackRound().do(campaign, ALIX)

    assert campaign.running().model_dump_json() == before
    assert refused("nothing_to_undo", Undo(), campaign, ALIX)


def test_a_round_of_another_quest_is_not_brought_back() -> None:
    """The beginning of a round that belongs to an earlier quest is never taken for that of the present one."""
    campaign, earlier = in_turn(), started(seed="another secret")
    campaign.round_log = earlier.round_log

    assert refused("nothing_to_take_back", TakeBackRound(), campaign, ALIX)


@pytest.mark.parametrize(
    "code", ["hand_over:syndrael:7", "skip_question:", "end_stuck_turn:", "put_away:", "configure:"]
)
def test_no_button_can_carry_a_repair(code: str) -> None:
    """Whoever makes up a custom id with a repair in it holds a button that means nothing."""
    with pytest.raises(Refused, match="board_has_moved_on"):
        CODEC.read(code, in_turn())


def test_the_round_that_is_taken_back_is_the_current_one() -> None:
    """In the second round the game goes back to the beginning of the second round, not of the first."""
    campaign = next(each for each in wander(started(seed="rounds"), 5, 900) if each.running().round == 2)
    begun = campaign.running().model_dump_json()
    hero = next(hero.id for hero in campaign.running().heroes.values() if not hero.turn_taken)
    seat = campaign.seat(hero)
    assert seat is not None
    if campaign.running().question is None:
        Play(command=TakeTurn(hero=hero)).do(campaign, seat.player)
    else:
        SkipQuestion().do(campaign, ALIX)

    TakeBackRound().do(campaign, ALIX)

    assert campaign.running().model_dump_json() == begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_repair_is_told_in_the_journal(language: str) -> None:
    """Whoever reads what happened reads who stepped in, and for whom."""
    say = words("fr" if language == "fr" else "en")
    for what in ("handed_over", "skipped", "turn_ended", "round_taken_back", "panel", "archived", "restored"):
        event = Repaired(player=ALIX, what=what, hero="syndrael", to=CHLOE, round=2)
        told = say.story([event], None).lines
        assert f"<@{ALIX}>" in told[0], what


# Files --------------------------------------------------------------------------------------------------------


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as opened:
        yield opened


@pytest.fixture
def table(store: Store) -> Table:
    """A table with a known secret."""
    return Table(store, seeds=lambda: "secret", now=lambda: NOW)


async def begun(table: Table) -> Outcome:
    """A quest of Alix's and Bruno's in the dungeon, with a turn under way."""
    now = await table.create(
        guild=GUILD, channel=DUNGEON, owner=ALIX, name="Les Braises", language="fr", interaction=1
    )
    for number, (hero, calling) in enumerate(PARTY[:2]):
        deed = Join(hero=hero, hero_class=calling)
        await table.act(now.campaign_id, BRUNO if number else ALIX, deed, interaction=2 + number)
    await table.start(now.campaign_id, ALIX, interaction=8)
    turn = Play(command=TakeTurn(hero="syndrael"))
    return await table.act(now.campaign_id, ALIX, turn, interaction=9)


async def test_what_goes_out_comes_in_again(table: Table, store: Store) -> None:
    """A campaign from a file goes on in another channel: same state, owner and players, and its whole past."""
    before = await begun(table)
    content = await table.export(before.campaign_id, ALIX)

    after = await table.bring_in(content, ALIX, guild=GUILD, channel=TAVERN, interaction=50)

    assert after.campaign_id != before.campaign_id
    assert after.campaign == before.campaign
    past = [(each.player, each.deed, each.at, each.events) for each in await store.annals(before.campaign_id)]
    told = [(each.player, each.deed, each.at, each.events) for each in await store.annals(after.campaign_id)]
    assert told[:-1] == past
    onward = Play(command=Rest(hero="syndrael"))
    assert (await table.act(after.campaign_id, ALIX, onward, interaction=51)).version == before.version + 2


async def test_the_same_file_may_be_brought_in_more_than_once(table: Table) -> None:
    """Two copies in two channels do not get in each other's way, nor does a repeated interaction make a third."""
    content = await table.export((await begun(table)).campaign_id, ALIX)

    first = await table.bring_in(content, ALIX, guild=GUILD, channel=TAVERN, interaction=50)
    again = await table.bring_in(content, ALIX, guild=GUILD, channel=TAVERN, interaction=50)
    other = await table.bring_in(content, ALIX, guild=GUILD, channel=22, interaction=51)

    assert again.campaign_id == first.campaign_id
    assert other.campaign_id != first.campaign_id


async def test_nothing_is_overwritten(table: Table) -> None:
    """Where a campaign is played none is brought in, and the one that is there stays as it is."""
    before = await begun(table)
    content = await table.export(before.campaign_id, ALIX)

    with pytest.raises(Refused, match="channel_taken"):
        await table.bring_in(content, ALIX, guild=GUILD, channel=DUNGEON, interaction=50)

    assert (await table.look(before.campaign_id)).campaign == before.campaign


async def test_files_are_for_the_owner_and_managers(table: Table) -> None:
    """Other players neither get the file, which holds the secret seed, nor bring it in."""
    made = (await begun(table)).campaign_id
    with pytest.raises(Refused, match="not_the_owner"):
        await table.export(made, BRUNO)
    content = await table.export(made, CHLOE, manager=True)
    with pytest.raises(Refused, match="not_the_owner"):
        await table.bring_in(content, BRUNO, guild=GUILD, channel=TAVERN, interaction=50)


def _changed(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda parcel: parcel.update(changes)


def _in_state(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda parcel: parcel["state"].update(changes)


def _stranger(parcel: dict[str, Any]) -> None:
    parcel["state"]["seats"][0]["hero"] = "the_impostor"


def _ghost(parcel: dict[str, Any]) -> None:
    parcel["state"]["game"]["heroes"]["syndrael"]["conditions"] = ["haunted"]


def _unheard_of(parcel: dict[str, Any]) -> None:
    parcel["deeds"][0]["events"] = [{"event": "the_moon_fell"}]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (_changed(flambeau=99), "file_of_newer_rules"),
        (_changed(rules=99), "file_of_newer_rules"),
        (_changed(name="x" * 61), "not_a_campaign_file"),
        (_changed(more="than there should be"), "not_a_campaign_file"),
        (_changed(state={}), "not_a_campaign_file"),
        (_changed(deeds=[{"player": -1}]), "not_a_campaign_file"),
        (_in_state(owner=-5), "not_a_campaign_file"),
        (_in_state(owner=10**30), "not_a_campaign_file"),
        (_in_state(name="x" * 100_000), "not_a_campaign_file"),
        (_in_state(quest="../../etc"), "not_a_campaign_file"),
        (_stranger, "not_a_campaign_file"),
        (_ghost, "not_a_campaign_file"),
        (_unheard_of, "not_a_campaign_file"),
    ],
)
async def test_a_file_that_is_not_right_changes_nothing(
    table: Table, spoil: Callable[[dict[str, Any]], None], code: str
) -> None:
    """Whatever somebody changes in a file, it is refused in words, and the channel stays empty."""
    content = await table.export((await begun(table)).campaign_id, ALIX)
    parcel = json.loads(gzip.decompress(content))
    spoil(parcel)

    with pytest.raises(Refused, match=code):
        await table.bring_in(
            gzip.compress(json.dumps(parcel).encode()), ALIX, guild=GUILD, channel=TAVERN, interaction=50
        )

    assert await table.in_channel(TAVERN) is None


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_a_campaign_file"),
        (b"PNG or whatever", "not_a_campaign_file"),
        (gzip.compress(b"not json"), "not_a_campaign_file"),
        (gzip.compress(b"[]"), "not_a_campaign_file"),
        (gzip.compress(b"[" * 100_000), "not_a_campaign_file"),
        (gzip.compress(b'{"flambeau": 1}')[:-4], "not_a_campaign_file"),
        (gzip.compress(b" " * (65 * 1024 * 1024), compresslevel=1), "file_too_large"),
        (b"x" * (MOST_PACKED + 1), "file_too_large"),
    ],
    ids=["empty", "noise", "text", "list", "deep", "cut", "bomb", "large"],
)
async def test_what_is_no_file_of_ours_is_refused(table: Table, content: bytes, code: str) -> None:
    """Noise, deep nesting, a small file that unpacks to a huge one: refused in words, nothing is written."""
    with pytest.raises(Refused, match=code):
        await table.bring_in(content, ALIX, guild=GUILD, channel=TAVERN, interaction=50)

    assert await table.in_channel(TAVERN) is None


def test_file_names_are_plain() -> None:
    """Whatever a campaign is called, its file has a name that every system takes."""
    assert file_name("Les Braises d’Été", 7) == "flambeau-les-braises-dete.json.gz"
    assert file_name("../../<@1>", 7) == "flambeau-1.json.gz"
    assert file_name("龍", 7) == "flambeau-7.json.gz"


async def test_a_campaign_is_put_away_and_brought_back(table: Table) -> None:
    """By somebody at its table or a manager, as it was, and only while its channel is free."""
    before = await begun(table)
    await table.archive(before.campaign_id, ALIX, interaction=60)
    assert await table.in_channel(DUNGEON) is None
    assert [each.campaign_id for each in await table.archived_in(GUILD, DUNGEON)] == [before.campaign_id]
    assert await table.archived_in(GUILD, TAVERN) == []
    assert await table.archived_in(GUILD + 1, DUNGEON) == []
    with pytest.raises(Refused, match="not_at_the_table"):
        await table.restore(before.campaign_id, CHLOE, interaction=61)

    after = await table.restore(before.campaign_id, CHLOE, interaction=62, manager=True)

    assert after.campaign == before.campaign
    assert await table.in_channel(DUNGEON) == before.campaign_id


async def test_a_channel_that_is_taken_gets_nothing_back(table: Table) -> None:
    """A campaign that was put away stays away while another one is played in its channel."""
    before = await begun(table)
    await table.archive(before.campaign_id, ALIX, interaction=60)
    await table.create(guild=GUILD, channel=DUNGEON, owner=BRUNO, name="Cendres", language="fr", interaction=61)

    with pytest.raises(Refused, match="channel_taken"):
        await table.restore(before.campaign_id, ALIX, interaction=62)
