"""People who play when they find the time: each looks at the channel now and then, and does what is asked."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from bot.descent.commands import Answer, TakeTurn
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.party.piloting import towards_the_end
from bot.habits import Habits
from bot.table.absence import ComeBack
from bot.table.deeds import Deed
from bot.table.matters import matters
from bot.table.votes import CastVote

MOST_DEEDS = 6
"""In one visit to a campaign."""


@dataclass
class Person:
    """A player: how often they look, and how they are."""

    player: int
    habits: Habits
    hours: float
    """Between two looks, on average."""
    gone: tuple[datetime, datetime] | None = None
    """A time at which they do nothing, and have told nobody."""

    def next_look(self, now: datetime, chance: Random) -> datetime:
        """When they look next: not at night, not on holiday, not while they are gone."""
        moment = now + timedelta(minutes=1 + chance.expovariate(1 / (self.hours * 60)))
        while self.habits.is_quiet(moment) or self.habits.on_holiday(moment):
            moment += timedelta(hours=1)
        if self.gone is not None and self.gone[0] <= moment < self.gone[1]:
            moment = self.gone[1]
        return moment


def answer(campaign: Campaign, player: int, chance: Random) -> Deed | None:
    """What a player does about what is waited for, quick rather than well; None if it is not about them."""
    for matter in matters(campaign):
        if player in matter.waiting:
            return CastVote(on=matter.kind, choice=chance.choice(matter.choices).id)
    if any(seat.until_back and seat.player == player for seat in campaign.seats):
        return ComeBack()
    waited = awaited(campaign)
    if waited is None or player not in waited.players or campaign.game is None:
        return None
    game = campaign.game
    if waited.what == "question" and game.question is not None:
        option = chance.choice(game.question.options).id
        return Play(command=Answer(hero=game.question.owner, question=game.question.number, option=option))
    mine = [seat.hero for seat in campaign.seats if seat.hero in waited.heroes and seat.moved_by(player)]
    if waited.what == "next" and mine:
        return Play(command=TakeTurn(hero=mine[0]))
    return Play(command=towards_the_end(game, mine[0])) if waited.what == "turn" and mine else None
