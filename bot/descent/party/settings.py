"""What a party settles about its campaign: language, ties, difficulty, and who stands in for whom."""

from typing import Literal

from pydantic import Field

from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.party.collection import check_boxes, own
from bot.descent.party.deeds import SettleTies
from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.campaign import LONGEST_NAME, PartyName
from bot.table.deeds import Speak

Spoken = Literal["fr", "en"]
Ties = Literal["vote", "merciful", "fair", "cunning"]
Difficulty = Literal["normal", "hard"]
Order = Literal["alternating", "heroes_first"]
Turns = Literal["free", "fixed"]
Decisions = Literal["vote", "anyone"]
MonsterTurns = Literal["moving", "still"]
Taking = Literal["free", "asked"]


class Configure(DescentDeed):
    """Change the campaign's settings; what is not named stays.

    Language, ties, who goes next, how the party decides, how cards are taken and what moves can always be changed;
    name, difficulty and the order of heroes and monsters until the start (SET-01). Boxes are ticked until then too,
    and between quests further ones are added (SET-07).
    """

    about_the_table = True

    language: Spoken | None = None
    ties: Ties | None = None
    difficulty: Difficulty | None = None
    order: Order | None = None
    turns: Turns | None = None
    decisions: Decisions | None = None
    monster_turns: MonsterTurns | None = None
    taking: Taking | None = None
    name: PartyName | None = Field(default=None, min_length=1, max_length=LONGEST_NAME)
    boxes: tuple[str, ...] | None = None
    """The boxes the party owns; the base box always is among them (SET-07)."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        gathering = campaign.phase == "gathering"
        demand(self.difficulty is None or gathering, "difficulty_settled")
        lasting = self.order is None and self.name is None
        demand(lasting or campaign.journey is None, "journey_begun")
        demand(lasting or gathering, "already_started")
        if self.boxes is not None:
            check_boxes(campaign, player, self.boxes)
        if self.language is not None:
            Speak(language=self.language).do(campaign, player)
        if self.ties is not None:
            SettleTies(ties=self.ties).do(campaign, player)
        if self.turns is not None:
            campaign.turns = self.turns
        if self.decisions is not None:
            settle_decisions(campaign, self.decisions)
        if self.monster_turns is not None:
            campaign.monster_turns = self.monster_turns
        if self.taking is not None:
            campaign.taking = self.taking
        if self.difficulty is not None:
            campaign.difficulty = self.difficulty
        if self.order is not None:
            campaign.order = self.order
        if self.name is not None:
            campaign.name = self.name
        if self.boxes is not None:
            own(campaign, self.boxes)
        return []


def settle_decisions(campaign: Campaign, decisions: Decisions) -> None:
    """Vote from now on, or let whoever is there decide; then votes under way count no more."""
    if decisions == "anyone":
        campaign.ballots.pop("question", None)
        campaign.ballots.pop("road", None)
    campaign.decisions = decisions
