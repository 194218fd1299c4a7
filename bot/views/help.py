"""Help that knows where you are: what can be done now, and what the signs mean."""

from bot.descent.campaign.party import Campaign
from bot.words import Words


def help_lines(campaign: Campaign | None, player: int, say: Words) -> list[str]:
    """A few sentences for this player in this situation."""
    told = [f"### {say.text('help-title')}", _now(campaign, player, say)]
    return [*told, say.text("help-symbols")]


def _now(campaign: Campaign | None, player: int, say: Words) -> str:
    if campaign is None:
        return say.text("view-nobody-here")
    game = campaign.game
    if game is None:
        return say.text("help-gathering")
    if game.outcome is not None:
        return say.text("help-over")
    if game.question is not None:
        return say.text("help-question", owner=say.figure(game.question.owner, game))
    if game.turn is None:
        return say.text("help-next")
    if game.turn.hero in campaign.heroes_of(player):
        return say.text("help-turn")
    return say.text("help-other", hero=say.figure(game.turn.hero, game))
