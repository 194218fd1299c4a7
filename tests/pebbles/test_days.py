"""The agenda and the keeper serve another game: deadlines, reminders, absence and the votes about it."""

from datetime import timedelta

from bot.agenda.due import HelpOffer, Reminder
from bot.table.absence import ComeBack, Dismiss, GoAway, SetKeeper
from bot.table.absence_events import AnsweredFor, HelpOffered, HelpWithdrawn, PresumedAway
from bot.table.pace import Pace
from bot.table.setting_pace import NEVER, SetPace
from bot.table.votes import CastVote, VoteDecided
from tests.agenda import parties
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, HOUR, MINUTE, NOON
from tests.pebbles.deeds import Pick, PickByItself
from tests.pebbles.events import HasPicked, RoundShown
from tests.pebbles.match import begun, look, pick


async def by_the_clock(life: Life, campaign_id: int) -> list[str]:
    """What the clock did, by kind."""
    return [entry.deed for entry in await life.table.annals(campaign_id) if entry.player == 0]


async def test_whoever_is_late_picks_by_default(life: Life) -> None:
    """A day after the round began, however late the others picked, chance picks for the one who has not."""
    campaign_id = await begun(life)
    await life.act(campaign_id, ALIX, SetPace(reminder_hours=100))
    await life.wait(5 * HOUR)
    await pick(life, campaign_id, "ash", "white")
    await pick(life, campaign_id, "cedar", "white")
    gathering = (await look(life, campaign_id)).running().gathering
    part = gathering.part("birch") if gathering is not None else None
    stated = await life.keeper.waiting(campaign_id)
    await life.wait(18 * HOUR)
    waited = await by_the_clock(life, campaign_id)
    await life.wait(2 * HOUR)

    assert stated.question == NOON + 24 * HOUR
    assert waited == []
    last = (await life.table.annals(campaign_id))[-1]
    assert (last.player, last.deed, last.at) == (0, "pick_for_the_late", NOON + 24 * HOUR)
    assert part is not None
    assert last.events[:2] == (
        HasPicked(hero="birch"),
        AnsweredFor(hero="birch", question="pick", option=part.default, by="clock", audience=("birch",)),
    )
    assert isinstance(last.events[-1], RoundShown)
    assert (await look(life, campaign_id)).running().round == 2
    assert life.channel.shown_in == [campaign_id]
    assert [one.due.players for one in life.channel.of(Reminder)] == [(BRUNO,)], "warned half-way, alone"


async def test_who_lets_two_rounds_pass_is_taken_to_be_away(life: Life) -> None:
    """The automatic player picks from then on, until they pick themselves."""
    campaign_id = await begun(life)
    for number in (1, 2):
        gathering = (await look(life, campaign_id)).running().gathering
        late = gathering.part("cedar") if gathering is not None else None
        assert late is not None
        for hero in ("ash", "birch"):
            await pick(life, campaign_id, hero, late.default, number)  # so nobody has a point
        await life.wait(24 * HOUR)
    away = await look(life, campaign_id)
    await pick(life, campaign_id, "cedar", "white", 3)

    assert PresumedAway(player=CHLOE, heroes=("cedar",)) in await life.table.happened(campaign_id, 0)
    assert away.seat_of("cedar").hand == "autopilot"
    assert (await look(life, campaign_id)).seat_of("cedar").hand == "player"


async def test_the_automatic_player_picks_for_whoever_is_away(life: Life) -> None:
    """It leaves the others ten minutes, or goes at once when only it is left; nobody learns what it picked."""
    campaign_id = await begun(life)
    await life.act(campaign_id, CHLOE, GoAway())
    await life.wait(9 * MINUTE)
    polite = (await look(life, campaign_id)).running().gathering
    await life.wait(2 * MINUTE)
    then = (await look(life, campaign_id)).running().gathering
    last = (await life.table.annals(campaign_id))[-1]

    assert polite is not None
    assert polite.chosen == ()
    assert then is not None
    assert then.chosen == ("cedar",)
    assert (last.player, last.deed) == (0, "pick_by_itself")
    assert [event for event in last.events if event.is_for(["ash", "birch"])] == [HasPicked(hero="cedar")]


async def test_the_last_one_away_holds_up_nobody(life: Life) -> None:
    """Once only the seat of somebody absent is left, it picks at once; back from holiday they pick themselves."""
    campaign_id = await begun(life)
    await life.act(campaign_id, CHLOE, GoAway())
    for hero in ("ash", "birch"):
        await pick(life, campaign_id, hero, "white")
    await life.tick()
    second = (await look(life, campaign_id)).running()
    assert (second.round, life.clock.now()) == (2, NOON)

    await life.act(campaign_id, CHLOE, ComeBack())
    await life.wait(HOUR)
    assert second.gathering == (await look(life, campaign_id)).running().gathering


async def test_a_seat_without_a_player_goes_on(life: Life) -> None:
    """A dismissed seat picks by itself; once the party wants to move it, anybody at the table picks for it."""
    campaign_id = await begun(life)
    await life.act(campaign_id, ALIX, Dismiss(hero="cedar"))
    for hero in ("ash", "birch"):
        await pick(life, campaign_id, hero, "white")
    await life.tick()
    assert await by_the_clock(life, campaign_id) == ["pick_by_itself"]

    await life.act(campaign_id, BRUNO, SetKeeper(hero="cedar", keeper="party"))
    await life.wait(HOUR)
    standing = await life.keeper.standing(campaign_id)
    await life.act(campaign_id, ALIX, Pick(hero="cedar", round=2, pebble="grey"))

    assert standing is not None
    assert standing.awaited is not None
    assert (standing.awaited.players, standing.awaited.heroes) == ((ALIX, BRUNO), ("ash", "birch", "cedar"))
    gathering = (await look(life, campaign_id)).running().gathering
    assert gathering is not None
    assert gathering.chosen == ("cedar",)


async def slow(life: Life) -> int:
    """A match without deadlines in which only Bruno has not picked, for so long that the others are asked."""
    campaign_id = await begun(life)
    await life.act(campaign_id, ALIX, SetPace(question_hours=NEVER))
    for hero in ("ash", "cedar"):
        await pick(life, campaign_id, hero, "white")
    await life.wait(65 * HOUR)
    return campaign_id


async def test_the_others_vote_on_whoever_is_absent(life: Life) -> None:
    """Reminders, an offer, a vote: the table's absence works here, and its events are read back as this game's."""
    campaign_id = await slow(life)

    assert [(one.at - NOON) / HOUR for one in life.channel.of(Reminder)] == [8, 24, 56]
    assert [one.due.players for one in life.channel.of(HelpOffer)] == [(ALIX, CHLOE)]
    assert HelpOffered(hero="birch", player=BRUNO) in await life.table.happened(campaign_id, 0)
    for player in (ALIX, CHLOE):
        done = await life.act(campaign_id, player, CastVote(on="absence", choice="turn"))

    decided = next(event for event in done.events if isinstance(event, VoteDecided))
    assert decided.choice.deed == PickByItself(hero="birch")
    await life.restart()
    version = (await life.table.look(campaign_id)).version
    assert await life.table.happened(campaign_id, version - 1) == done.events
    now = await look(life, campaign_id)
    assert (now.running().round, now.ballots) == (2, {})
    assert now.seat_of("birch").hand == "player", "they voted on one pick"


async def test_nobody_need_vote_once_the_absent_one_picks(life: Life) -> None:
    """The one who was waited for is there: the offer is withdrawn and the round is decided."""
    campaign_id = await slow(life)

    done = await pick(life, campaign_id, "birch", "black")

    assert done.events[0] == HelpWithdrawn(hero="birch", player=BRUNO)
    assert done.campaign.ballots == {}
    assert done.campaign.running().points == {"ash": 0, "birch": 1, "cedar": 0}


async def test_the_keeper_looks_after_both_games(life: Life) -> None:
    """A turn of Descent and a round of pebbles run out side by side, each by its own default."""
    turn = await life.play(parties.take_turn(parties.begun(pace=Pace(turn_hours=12)), ALIX), channel=21)
    campaign_id = await begun(life)
    await life.restart()
    await life.wait(timedelta(hours=13))
    between = await look(life, campaign_id)
    await life.wait(12 * HOUR)

    assert (await by_the_clock(life, turn))[:1] == ["autopilot_turn"]
    assert between.running().round == 1
    assert await by_the_clock(life, campaign_id) == ["pick_for_the_late"]
