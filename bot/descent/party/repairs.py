"""Repairs of a quest in play: a question nobody answers, a turn that is stuck, a round to be played anew."""

from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.descent.party.commanding import carry_out
from bot.descent.party.piloting import MOST_DEFAULTS, by_default, in_play, towards_the_end
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.table.repairs import Repair, Repaired


class SkipQuestion(Repair, DescentDeed):
    """Answer the open question as it would be answered if nobody cared (ACT-08)."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        question = in_play(campaign).question
        if question is None:
            raise Refused("question_closed")
        return [Repaired(player=player, what="skipped"), *carry_out(campaign, by_default(question))]


class EndStuckTurn(Repair, DescentDeed):
    """End the turn of a hero whose player is away; open questions are answered by their defaults."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        game = in_play(campaign)
        if game.turn is None:
            raise Refused("no_turn_to_end")
        hero = game.turn.hero
        events: list[Event] = [Repaired(player=player, what="turn_ended", hero=hero)]
        for _ in range(MOST_DEFAULTS):
            if game.turn is None or game.outcome is not None:
                break
            events += carry_out(campaign, towards_the_end(game, hero))
        return events


class TakeBackRound(Repair, DescentDeed):
    """Play the current round anew, from its beginning. The same dice come."""

    def repair(self, campaign: Campaign, player: int) -> list[Event]:
        game, log = in_play(campaign), campaign.round_log
        now = (game.round, game.chance.seed)
        if log is None or (log.number, log.seed) != now or log.start == game.model_dump_json():
            raise Refused("nothing_to_take_back")
        campaign.game = Game.model_validate_json(log.start)
        # What was settled since then stays settled.
        campaign.game.ties = campaign.ties
        campaign.turn_log = campaign.piloted = None
        return [Repaired(player=player, what="round_taken_back", round=log.number)]
