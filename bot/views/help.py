"""Help that knows where you are: what can be done now, and what the signs mean."""

from collections.abc import Iterable

from bot.descent.campaign.party import Campaign
from bot.descent.engine import PARTY
from bot.descent.game import Game
from bot.descent.turns import heroes_to_go
from bot.words import Words


def help_lines(campaign: Campaign | None, player: int, say: Words) -> list[str]:
    """A few sentences for this player in this situation."""
    told = [f"### {say.text('help-title')}", what_now(campaign, player, say)]
    return [*told, say.text("help-symbols")]


def what_now(campaign: Campaign | None, player: int, say: Words) -> str:
    """What this player can do now, or whom the party is waiting for."""
    if campaign is None:
        return say.text("view-nobody-here")
    game = campaign.game
    if game is None:
        return say.text("help-gathering")
    if game.outcome is not None:
        return say.text("help-over")
    if game.question is not None:
        return _question(campaign, game, game.question.owner, player, say)
    if game.turn is None:
        return _who_next(campaign, game, player, say)
    if game.turn.hero in campaign.heroes_of(player):
        return say.text("help-turn")
    return say.text("help-other", hero=_with_players(campaign, game, [game.turn.hero], say))


def _question(campaign: Campaign, game: Game, owner: str, player: int, say: Words) -> str:
    if owner in campaign.heroes_of(player) or (owner == PARTY and player in campaign.players()):
        return say.text("help-your-question")
    return say.text("help-question", owner=_with_players(campaign, game, [owner], say))


def _who_next(campaign: Campaign, game: Game, player: int, say: Words) -> str:
    waiting = [hero.id for hero in heroes_to_go(game)]
    if set(waiting) & set(campaign.heroes_of(player)):
        return say.text("help-next")
    return say.text("help-waiting", heroes=_with_players(campaign, game, waiting, say))


def _with_players(campaign: Campaign, game: Game, owners: Iterable[str], say: Words) -> str:
    """Heroes, each with whoever plays it: Syndrael (@Alix)."""
    named = []
    for owner in owners:
        seat = campaign.seat(owner)
        player = f" (<@{seat.player}>)" if seat is not None else ""
        named.append(f"**{say.figure(owner, game)}**{player}")
    return say.all_of(named)
