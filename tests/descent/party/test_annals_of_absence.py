"""Annals and files of campaigns whose players are away: answers given for them go with what led to them."""

import gzip
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.descent.commands import EndTurn, Rest, TakeTurn
from bot.descent.events import ConditionLost, DamageSuffered, Rested, RoundStarted, TurnStarted
from bot.descent.party.campaign import remember_round
from bot.descent.party.contesting import ContestTurn
from bot.descent.party.deeds import Join, Play, Undo
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.repairs import TakeBackRound
from bot.descent.party.standing_orders import SetOrders
from bot.descent.state.game import RULES_VERSION
from bot.descent.system import SYSTEM
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.store import Chronicled, open_store
from bot.table.absence import Dismiss, GoAway
from bot.table.absence_events import AnsweredFor, TurnPiloted, WentAway
from bot.table.annals import read_annals
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.entries import Entry, all_events
from bot.table.orders import Order
from bot.table.returning import offer_name
from bot.table.table import Table
from bot.table.votes import CastVote
from tests.descent.party.sitting import ALIX, BRUNO, CHLOE, GRISBAN, HEAVY, SYNDRAEL, Sitting, sit

BOARD = """
    # # # # # # #
    # H z . . G #
    # . . . . A #
    # # # # # # #
"""
AT = datetime(2026, 3, 1, tzinfo=UTC).isoformat()


class Written:
    """A table whose deeds are written down."""

    def __init__(self, table: Sitting) -> None:
        self.table = table
        self.lines: list[Chronicled] = []

    def do(self, deed: Deed, player: int = NOBODY) -> None:
        told = tuple(json.dumps(Event.write(event)) for event in self.table.do(deed, player))
        self.lines.append(
            Chronicled(len(self.lines) + 1, player, json.dumps(Deed.write(deed)), AT, told, RULES_VERSION)
        )

    def entries(self) -> list[Entry]:
        return read_annals(SYSTEM, self.lines)

    def kinds(self) -> set[str]:
        return {event.kind for event in all_events(self.entries())}


def resting() -> Written:
    """Grisban, dazed and doomed, has taken his turn; after a rest he may shake something off."""
    table = sit(BOARD, turn=None)
    grisban = table.game.hero(GRISBAN)
    grisban.conditions, grisban.fatigue = ["terrified", "doomed"], 2
    written = Written(table)
    written.do(Play(command=TakeTurn(hero=GRISBAN)), BRUNO)
    return written


USE = SetOrders(hero=GRISBAN, orders=(Order(card="sheet", say="use"),))


def test_an_undone_command_takes_its_answers_with_it() -> None:
    """One entry holds the rest and what followed from it by order; undone, nothing of it has happened."""
    written = resting()
    written.do(USE, BRUNO)
    written.do(Play(command=Rest(hero=GRISBAN)), BRUNO)
    assert {AnsweredFor.kind, ConditionLost.kind} <= written.kinds()

    written.do(Undo(), BRUNO)

    assert not {AnsweredFor.kind, ConditionLost.kind, Rested.kind} & written.kinds()
    assert [entry.deed for entry in written.entries()] == [Play.kind, SetOrders.kind]


def test_answers_that_came_with_an_order_are_undone_with_the_command() -> None:
    """The order came after the rest and answered its question: the order stays, the answer goes."""
    written = resting()
    written.do(Play(command=Rest(hero=GRISBAN)), BRUNO)
    written.do(USE, BRUNO)
    assert ConditionLost.kind in written.kinds()

    written.do(Undo(), BRUNO)

    assert not {AnsweredFor.kind, ConditionLost.kind, Rested.kind} & written.kinds()
    assert [entry.deed for entry in written.entries()] == [Play.kind, SetOrders.kind]


def test_a_round_taken_back_leaves_holidays_and_nothing_that_was_played() -> None:
    """Turns of the automatic hero and answers given for somebody on holiday are gone; the holiday is not."""
    table = sit(BOARD, turn=None)
    remember_round(table.campaign)
    written = Written(table)
    began = Deed.write(Play(command=EndTurn(hero=GRISBAN)))
    written.lines.append(
        Chronicled(
            1, ALIX, json.dumps(began), AT, (json.dumps(Event.write(RoundStarted(number=1))),), RULES_VERSION
        )
    )
    written.do(Play(command=TakeTurn(hero=GRISBAN)), BRUNO)
    table.beset(HEAVY)
    written.do(Play(command=EndTurn(hero=GRISBAN)), BRUNO)
    written.do(GoAway(), ALIX)
    assert table.told(AnsweredFor)
    written.do(AutopilotTurn(hero=SYNDRAEL))

    written.do(TakeBackRound(), ALIX)

    kinds = written.kinds()
    assert WentAway.kind in kinds
    assert not {AnsweredFor.kind, TurnStarted.kind, TurnPiloted.kind, DamageSuffered.kind} & kinds


def test_a_turn_that_was_given_away_was_never_taken() -> None:
    """Grisban took the turn, Syndrael wanted it and got it by vote: only her turn has begun."""
    table = sit(BOARD, turn=None)
    written = Written(table)
    written.do(Play(command=TakeTurn(hero=GRISBAN)), BRUNO)
    written.do(ContestTurn(hero=SYNDRAEL), ALIX)
    written.do(CastVote(on="contest", choice=SYNDRAEL), CHLOE)

    begun = [event.hero for event in all_events(written.entries()) if isinstance(event, TurnStarted)]

    assert begun == [SYNDRAEL]


# Files ----------------------------------------------------------------------------------------------------------


async def test_a_campaign_with_a_hero_nobody_plays_is_kept_in_a_file(tmp_path: Path) -> None:
    """It comes back as it was; one whose votes make no sense does not."""
    async with await open_store(tmp_path / "away.sqlite3", now=datetime(2026, 3, 1, tzinfo=UTC)) as store:
        table = Table(store, seeds=lambda: "braises")
        made = await table.create(guild=1, channel=2, owner=ALIX, name="Braises", language="fr", interaction=1)
        number = made.campaign_id
        await table.act(number, ALIX, Join(hero="syndrael", hero_class="knight"), interaction=2)
        await table.act(number, BRUNO, Join(hero="widow_tarha", hero_class="runemaster"), interaction=3)
        await table.start(number, ALIX, interaction=4)
        before = await table.act(number, BRUNO, Dismiss(hero="widow_tarha"), interaction=5)
        content = await table.export(number, ALIX)

        after = await table.bring_in(content, ALIX, guild=1, channel=3, interaction=6)

        assert after.campaign == before.campaign
        parcel = json.loads(gzip.decompress(content))
        parcel["state"]["ballots"] = {"absence": {"matter": offer_name(before.campaign), "about": {}}}
        spoilt = gzip.compress(json.dumps(parcel).encode())
        with pytest.raises(Refused, match="not_a_campaign_file"):
            await table.bring_in(spoilt, ALIX, guild=1, channel=4, interaction=7)
