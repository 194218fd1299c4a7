"""The table with several players who do anything in any order, over days and restarts.

Hypothesis makes up what they do. After each deed the version counts the deeds, the log played again leads to the
saved state, and the panel can be made in both languages. Whatever fails shrinks to the shortest way there.
"""

import asyncio
import tempfile
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.descent.bench.wander import who_may_act
from bot.descent.commands import EndTurn, TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.contesting import ContestTurn
from bot.descent.party.deeds import Play, Redo, Start, Undo
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.party.repairs import EndStuckTurn, SkipQuestion, TakeBackRound
from bot.descent.rules.play import legal
from bot.games import presenter_of, system_of
from bot.kernel.refused import Refused
from bot.saves.replaying import first_difference, play_again, read_log
from bot.table.absence import ComeBack, Dismiss, GoAway, HandHero, SetKeeper, TakeOver
from bot.table.deeds import Deed, Speak
from bot.table.setting_pace import SetPace
from bot.table.standins import NameStandin
from bot.table.table import Outcome
from bot.table.votes import CastVote
from bot.views.chapter import Chapter
from tests.agenda.life import Life
from tests.agenda.parties import PLAYERS, begun
from tests.decks import playing_with, usual_decks

T = TypeVar("T")
STRANGER = 99
SEATED = st.sampled_from(PLAYERS)
ANYBODY = st.sampled_from((*PLAYERS, STRANGER))
PLACE = st.integers(0, len(PLAYERS) - 1)
HANDS = st.sampled_from(("player", "party", "autopilot"))
NUMBER = st.integers(0, 1000)
RESTARTED, BY_THE_CLOCK = "restarted", "by the clock"
SEEN: set[str] = set()
"""What happened at all tables together: kinds of deeds, and what happens to them."""


class Table(RuleBasedStateMachine):
    """Four players at a table, a clock, and a process that may end at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.decks = playing_with(usual_decks())
        self.decks.__enter__()
        self.opened = Life.at(Path(self.folder.name) / "flambeau.sqlite3")
        self.life = self.wait(self.opened.__aenter__())

    def teardown(self) -> None:
        """The whole log once more, from the founding; then everything is closed."""
        try:
            self.wait(self._all_again())
        finally:
            self.wait(self.opened.__aexit__(None, None, None))
            self.decks.__exit__(None, None, None)
            self.runner.close()
            self.folder.cleanup()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that takes time."""
        return self.runner.run(work)

    @initialize(decisions=st.sampled_from(("vote", "anyone")), players=st.integers(2, 4))
    def gather(self, decisions: str, players: int) -> None:
        """A party at the beginning of its quest."""
        campaign = begun(PLAYERS[:players], decisions=decisions)
        self.id = self.wait(self.life.play(campaign))
        self.founded, self.again, self.known = campaign, campaign.model_copy(deep=True), 0
        self.number = 10_000

    # What players do

    @property
    def now(self) -> Outcome:
        """How it stands."""
        return self.wait(self.life.table.look(self.id))

    def hero(self, place: int) -> str:
        """A hero of the table."""
        seats = self.now.campaign.seats
        return str(seats[place % len(seats)].hero)

    def whose(self, place: int, otherwise: int) -> int:
        """Mostly whoever plays a hero."""
        seats = self.now.campaign.seats
        return int(seats[place % len(seats)].player) if self.number % 3 else otherwise

    def act(self, player: int, deed: Deed, *, seen: int | None = None) -> bool:
        """Do it, or be refused, which changes nothing."""
        before = self.saved()
        self.number += 1
        try:
            self.wait(self.life.table.act(self.id, player, deed, interaction=self.number, seen=seen))
        except Refused:
            assert self.saved() == before, f"{deed} was refused and changed something"
            return False
        SEEN.add(deed.kind)
        assert self.saved()[0] == before[0] + 1
        return True

    def saved(self) -> tuple[int, str, int]:
        """The campaign as it lies in the store, and how many deeds there are."""

        async def look() -> tuple[int, str, int]:
            found = await self.life.store.load(self.id)
            return found.version, found.state, len(await self.life.store.deeds(self.id))

        return self.wait(look())

    @rule(press=NUMBER, player=SEATED, right=st.booleans())
    def play(self, press: int, player: int, right: bool) -> None:
        """A command of the list, mostly by whoever may give it."""
        campaign: Campaign = self.now.campaign
        game = campaign.game
        if game is None or game.outcome is not None:
            return
        offered = [choice for hero in who_may_act(game) for choice in legal(game, hero)]
        if not offered:
            return
        command = offered[press % len(offered)].command
        seat = campaign.seat(command.hero)
        self.act(seat.player if right and seat is not None else player, Play(command=command))

    @rule(press=NUMBER, player=SEATED)
    def play_several(self, press: int, player: int) -> None:
        """A few commands one after the other, so that turns come to their end."""
        for number in range(4):
            self.play(press + number * 7, player, True)

    @rule(player=ANYBODY, back=st.booleans())
    def take_back(self, player: int, back: bool) -> None:
        """Undo, or redo."""
        self.act(player, Undo() if back else Redo())

    @rule(press=NUMBER, player=SEATED, again=st.booleans())
    def think_again(self, press: int, player: int, again: bool) -> None:
        """Whoever is at turn does something, takes it back, and perhaps does it after all."""
        self.play(press, player, True)
        game = self.now.campaign.game
        seat = self.now.campaign.seat(game.turn.hero) if game is not None and game.turn is not None else None
        if seat is not None and self.act(seat.player, Undo()) and again:
            self.act(seat.player, Redo())

    @rule(player=ANYBODY, kind=NUMBER, choice=NUMBER)
    def vote(self, player: int, kind: int, choice: int) -> None:
        """On whatever is open."""
        matters = system_of(self.now.campaign).matters(self.now.campaign)
        if not matters:
            return
        matter = matters[kind % len(matters)]
        chosen = matter.choices[choice % len(matter.choices)].id
        self.act(player, CastVote(on=matter.kind, choice=chosen))

    @rule(player=ANYBODY, place=PLACE, standin=ANYBODY, turns=st.sampled_from((None, 1, 2)))
    def stand_in(self, player: int, place: int, standin: int, turns: int | None) -> None:
        """Somebody may act for another's hero."""
        self.act(self.whose(place, player), NameStandin(hero=self.hero(place), standin=standin, turns=turns))

    @rule(player=ANYBODY, away=st.booleans(), hand=HANDS)
    def leave_or_return(self, player: int, away: bool, hand: Any) -> None:
        """A holiday begins or ends."""
        self.act(player, GoAway(when_away=hand) if away else ComeBack())

    @rule(player=ANYBODY, place=PLACE, to=SEATED, what=st.sampled_from(("hand", "dismiss", "take")))
    def change_seats(self, player: int, place: int, to: int, what: str) -> None:
        """A hero gets another player, or none."""
        hero = self.hero(place)
        deeds = {"hand": HandHero(hero=hero, to=to), "dismiss": Dismiss(hero=hero), "take": TakeOver(hero=hero)}
        self.act(self.whose(place, player), deeds[what])

    @rule(player=ANYBODY, place=PLACE, hand=HANDS)
    def settle_hand(self, player: int, place: int, hand: Any) -> None:
        """Who moves a hero from now on."""
        self.act(self.whose(place, player), SetKeeper(hero=self.hero(place), keeper=hand))

    @rule(player=ANYBODY, place=PLACE)
    def let_fly(self, player: int, place: int) -> None:
        """The automatic hero makes a move."""
        self.act(player, AutopilotTurn(hero=self.hero(place)))

    @rule(player=ANYBODY, hours=st.sampled_from((1, 8, 48)))
    def settle_pace(self, player: int, hours: int) -> None:
        """How long is waited."""
        self.act(player, SetPace(turn_hours=hours, question_hours=hours, vote_hours=hours))

    @rule(player=ANYBODY, what=st.sampled_from((SkipQuestion, EndStuckTurn, TakeBackRound)), manager=st.booleans())
    def repair(self, player: int, what: Any, manager: bool) -> None:
        """What only the owner and managers may."""
        self.act(player, what(manager=manager))

    @rule(player=ANYBODY, language=st.sampled_from(("fr", "en")))
    def speak(self, player: int, language: Any) -> None:
        """The language of the channel."""
        self.act(player, Speak(language=language))

    @precondition(lambda self: self.now.campaign.phase == "over")
    @rule(player=SEATED)
    def begin_anew(self, player: int) -> None:
        """The quest is over: another one, with a secret of its own."""
        self.act(player, Start(seed=f"seed {self.number}"))

    # What nobody may

    @rule(place=PLACE)
    def meddle(self, place: int) -> None:
        """A stranger is refused, whatever is tried."""
        campaign = self.now.campaign
        if campaign.at_table(STRANGER):
            return
        hero = self.hero(place)
        for deed in (Play(command=TakeTurn(hero=hero)), Play(command=EndTurn(hero=hero)), Undo(), Start(seed="x")):
            assert not self.act(STRANGER, deed), f"a stranger did {deed}"

    @rule(player=SEATED)
    def play_the_clock(self, player: int) -> None:
        """What only the clock does."""
        assert not self.act(player, AnswerByDefault(question=1))

    @precondition(lambda self: self.now.version > 0)
    @rule(player=SEATED)
    def come_late(self, player: int) -> None:
        """Whoever looked at an older board is refused."""
        assert not self.act(player, Speak(language="fr"), seen=self.now.version - 1)

    @rule(player=SEATED)
    def press_twice(self, player: int) -> None:
        """An interaction that is delivered twice is one deed."""
        if not self.act(player, Speak(language="en")):
            return
        before = self.saved()
        again = self.wait(self.life.table.act(self.id, player, Speak(language="fr"), interaction=self.number))
        assert again.repeated
        assert self.saved() == before

    # What happens to all of them

    @rule(first=PLACE, second=PLACE)
    def quarrel(self, first: int, second: int) -> None:
        """A hero takes the turn, and another wants to go first: all who are at the table vote."""
        heroes = self.hero(first), self.hero(second)
        seats = [self.now.campaign.seat(hero) for hero in heroes]
        self.act(seats[0].player, Play(command=TakeTurn(hero=heroes[0])))
        self.act(seats[1].player, ContestTurn(hero=heroes[1]))
        matters = system_of(self.now.campaign).matters(self.now.campaign)
        for seat in self.now.campaign.seats if matters else ():
            self.act(seat.player, CastVote(on=matters[0].kind, choice=matters[0].choices[0].id))

    @rule(hours=st.sampled_from((1, 6, 30, 100)))
    def let_time_pass(self, hours: int) -> None:
        """The keeper does what is due."""
        before = self.saved()[0]
        self.wait(self.life.wait(timedelta(hours=hours)))
        if self.saved()[0] > before:
            SEEN.add(BY_THE_CLOCK)

    @rule(hours=st.sampled_from((0, 5, 50)))
    def restart(self, hours: int) -> None:
        """The process ends, and another one begins later."""
        before = self.saved()
        self.wait(self.life.off(timedelta(hours=hours)) if hours else self.life.restart())
        assert self.saved()[0] >= before[0]
        SEEN.add(RESTARTED)

    # What is always so

    @invariant()
    def the_version_counts_the_deeds(self) -> None:
        """Each deed is one version."""
        version, _, deeds = self.saved()
        assert version == deeds

    @invariant()
    def the_log_leads_to_the_state(self) -> None:
        """Played again, deed by deed, it is the same campaign."""

        async def go_on() -> str | None:
            saved = await self.life.store.load(self.id)
            game = system_of(self.founded)
            new = await self.life.store.annals(self.id, since=self.known)
            for line in new:
                self.again = game.read(self.again.model_dump_json(), saved.rules)
                game.read_deed(line.deed, line.rules).do(self.again, line.player)
            self.known = saved.version
            return first_difference(game.form(game.read(saved.state, saved.rules)), game.form(self.again))

        assert self.wait(go_on()) is None

    @invariant()
    def the_panel_can_be_made(self) -> None:
        """In both languages, whatever stands on the table."""
        now = self.now
        waiting = self.wait(self.life.keeper.waiting(self.id))
        for language in ("fr", "en"):
            campaign = now.campaign.model_copy(update={"language": language})
            face = presenter_of(campaign).panel(campaign, Chapter(campaign, (), now.version, now.version), waiting)
            assert face.title

    async def _all_again(self) -> None:
        if not hasattr(self, "founded"):
            return
        saved, annals = await self.life.store.load(self.id), await self.life.store.annals(self.id)
        game = system_of(self.founded)
        played = play_again(self.founded, read_log(game, annals, saved.version))
        assert first_difference(game.form(game.read(saved.state, saved.rules)), game.form(played)) is None


WORTH_TRYING = {"play", "undo", "redo", "cast_vote", "name_standin", "take_back_round", RESTARTED, BY_THE_CLOCK}
FEW = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


def test_a_few_tables() -> None:
    """A few tables, the same in every run; all that is worth trying happens at some of them."""
    SEEN.clear()

    run_state_machine_as_test(Table, settings=FEW)

    assert sorted(WORTH_TRYING - SEEN) == []


@pytest.mark.slow
class TestMany(Table.TestCase):
    """Many tables, others in every run."""

    settings = settings(FEW, max_examples=300, stateful_step_count=60, derandomize=False)
