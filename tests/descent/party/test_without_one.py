"""A campaign of four players in which one never does anything, by the rules alone: it goes on to its epilogue."""

import pytest

from bot.descent.autopilot import next_command
from bot.descent.events import QuestEnded, TurnStarted
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import Join, Play, Start
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.road.wayfaring import next_deed
from bot.descent.rules.steps import PARTY
from bot.descent.simulate.parties import party
from bot.kernel.events import Event
from bot.table.absence import OfferHelp
from bot.table.absence_events import AnsweredFor, HelpOffered, TurnPiloted
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.matters import Kind, matter_of, matters
from bot.table.pace import Pace
from bot.table.votes import CastVote
from tests.descent.road.test_keepers_flame import FRUGAL

PRESENT, ABSENT = (1, 2, 3), 4
MOST_DEEDS = 6000


class Company:
    """Four players, one of whom is never there. Everything is saved and read back after every deed."""

    def __init__(self, seed: str, choice: str) -> None:
        self.choice = choice
        """What the others vote for whenever they are asked about the absent one."""
        self.told: list[Event] = []
        self.campaign = Campaign(name="Les Braises", owner=1, decisions="vote")
        self.do(ChooseCampaign(campaign="keepers_flame"), 1)
        for player, recruit in enumerate(party(0, 4), 1):
            self.do(Join(hero=recruit.hero, hero_class=recruit.hero_class), player)
            if player == ABSENT:
                self.hero = recruit.hero
        for seat in self.campaign.seats:
            seat.limits = FRUGAL
        # The others decide each time, however often the clock had to answer for the absent one.
        self.campaign.pace = Pace(late="wait")
        self.do(Start(seed=seed), 1)

    def do(self, deed: Deed, player: int) -> None:
        self.told += deed.do(self.campaign, player)
        saved = self.campaign.model_dump_json()
        self.campaign = Campaign.model_validate_json(saved)
        assert self.campaign.model_dump_json() == saved, "the save does not read back as it was"

    def go_on(self) -> bool:
        """One thing that somebody does; False once there is nothing left to do."""
        if self.campaign.phase == "playing":
            self._in_quest()
            return True
        # Nobody spends the experience of a player who may come back.
        imagined = Campaign.model_validate_json(self.campaign.model_dump_json())
        for seat in imagined.seats:
            seat.xp = 0 if seat.player == ABSENT else seat.xp
        deed = next_deed(imagined)
        if deed is not None:
            self._together(deed)
        return deed is not None

    def _in_quest(self) -> None:
        game = self.campaign.running()
        others = [seat.hero for seat in self.campaign.seats if seat.player in PRESENT]
        command = next_command(game, others, FRUGAL)
        if command is None:
            self._without_the_absent()
        elif command.hero == PARTY:
            self._together(Play(command=command))
        else:
            seat = self.campaign.seat(command.hero)
            assert seat is not None
            self.do(Play(command=command), seat.player)

    def _together(self, deed: Deed) -> None:
        """What is for all of them they vote on; anything else its player does."""
        for matter in matters(self.campaign):
            for choice in matter.choices:
                if choice.deed == deed:
                    self._vote(matter.kind, choice.id)
                    return
        seat = self.campaign.seat(getattr(deed, "hero", ""))
        self.do(deed, seat.player if seat is not None and seat.player in PRESENT else 1)

    def _vote(self, kind: Kind, choice: str) -> None:
        """All who are there vote for the same; two of three are enough."""
        before = matter_of(self.campaign, kind)
        for player in PRESENT:
            now = matter_of(self.campaign, kind)
            if before is not None and now is not None and now.key == before.key:
                self.do(CastVote(on=kind, choice=choice), player)

    def _without_the_absent(self) -> None:
        """Time passes: questions take their defaults, a turn is offered to the others, who decide."""
        seat, question = self.campaign.seat(self.hero), self.campaign.running().question
        assert seat is not None
        if question is not None and seat.hand == "player":
            self.do(AnswerByDefault(question=question.number), NOBODY)
        elif seat.hand == "player":
            self.do(OfferHelp(hero=self.hero), NOBODY)
            self._vote("absence", self.choice)
        else:
            self.do(AutopilotTurn(hero=self.hero), NOBODY)

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.told)


def test_a_quest_is_played_without_one() -> None:
    """In every round the others are asked and let the automatic hero play; unanswered questions take defaults."""
    company = Company("first quest", "turn")
    while company.count(QuestEnded) == 0:
        assert company.go_on()

    # The last one may end with the quest, and is not told to be over.
    turns = [event for event in company.told if isinstance(event, TurnStarted) and event.hero == company.hero]
    assert turns
    assert company.count(HelpOffered) == company.count(TurnPiloted) == len(turns)
    assert all(event.hero == company.hero for event in company.told if isinstance(event, AnsweredFor))
    assert company.campaign.phase == "travelling"


@pytest.mark.slow
@pytest.mark.parametrize("choice", ["turn", "back", "dismiss"])
def test_a_campaign_reaches_its_epilogue_without_one(choice: str) -> None:
    """Whatever the others decide about the one who never comes, the story is told to its end."""
    company = Company(f"without one {choice}", choice)
    for _ in range(MOST_DEEDS):
        if not company.go_on():
            break

    assert company.campaign.phase == "finished"
    assert company.told[-1].kind == "campaign_ended"
    assert company.count(HelpOffered) == (1 if choice != "turn" else company.count(TurnPiloted))
