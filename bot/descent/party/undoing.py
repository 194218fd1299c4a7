"""Taking the commands of a turn back as long as nothing was revealed or decided, and doing them again."""

from bot.descent.commands import Command
from bot.descent.party.campaign import Campaign, TurnLog
from bot.descent.party.commanding import play
from bot.descent.rules.play import perform
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand


def check_undo(campaign: Campaign, player: int) -> TurnLog:
    """The turn that can be taken back by this player, or a refusal."""
    game, log = campaign.running(), campaign.turn_log
    demand(game.outcome is None, "quest_over", outcome=game.outcome)
    if log is None or game.turn is None:
        raise Refused("nothing_to_undo")
    seat = campaign.seat(game.turn.hero)
    mine = seat is not None and seat.moved_by(player) and campaign.at_table(player)
    demand(mine, "not_your_turn", hero=None, current=game.turn.hero)
    demand(log.done or not log.revealed, "already_revealed")
    demand(log.done, "nothing_to_undo")
    return log


def undo(campaign: Campaign, player: int) -> Command:
    """Take the last command of this turn back, by playing the turn again without it and the answers it led to."""
    log = check_undo(campaign, player)
    place = max(place for place in range(len(log.done)) if place not in log.settled)
    _replay(campaign, log, place)
    return log.done[place]


def redo(campaign: Campaign, player: int) -> list[Event]:
    """Do again what was taken back; the answers it led to come by themselves again."""
    campaign.running()
    log = campaign.turn_log
    if log is None or not log.undone:
        raise Refused("nothing_to_redo")
    command, rest = log.undone[-1], log.undone[:-1]
    events = play(campaign, player, command)
    if campaign.turn_log is not None:
        campaign.turn_log.undone = rest
    return events


def _replay(campaign: Campaign, log: TurnLog, place: int) -> None:
    """Play the turn again up to this command, which can be done again."""
    game = Game.model_validate_json(log.start)
    # A turn that began by itself does so again.
    stays = 0 if log.by_itself and place == 1 else place
    for command in log.done[:stays]:
        perform(game, command)
    campaign.game = game
    campaign.turn_log = TurnLog(
        start=log.start,
        done=log.done[:stays],
        settled=[earlier for earlier in log.settled if earlier < stays],
        undone=[*log.undone, log.done[place]],
        revealed=log.revealed,
        by_itself=log.by_itself and stays > 0,
    )
