"""The hero who alone can go next: its turn begins with the first thing it does, without a word (RND-01)."""

from bot.descent.commands import Command, TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.revealing import shown_so_far
from bot.descent.rules.play import explain, perform
from bot.descent.rules.turns import heroes_to_go
from bot.descent.state.game import Game
from bot.kernel.refused import Refused


def alone_to_go(campaign: Campaign) -> str | None:
    """The only hero who can go now: the last of a round, or the next where the order is fixed."""
    game = campaign.game
    if campaign.phase != "playing" or game is None or game.question is not None:
        return None
    waiting = [hero.id for hero in heroes_to_go(game)]
    first = waiting[:1] if campaign.turns == "fixed" else waiting
    return first[0] if len(first) == 1 else None


def as_begun(campaign: Campaign) -> Campaign:
    """The campaign with the turn begun of the hero who alone can go; itself where nobody's turn begins by itself.

    That is so where dice are rolled or somebody is asked at its beginning: then its player says when. It is also so
    for a hero that the automatic hero moves.
    """
    hero = alone_to_go(campaign)
    seat = campaign.seat(hero) if hero is not None else None
    if hero is None or seat is None or seat.hand == "autopilot":
        return campaign
    before = campaign.running()
    game = Game.model_validate_json(before.model_dump_json())
    try:
        perform(game, TakeTurn(hero=hero))
    except Refused:
        return campaign
    if game.turn is None or game.question is not None or shown_so_far(game) != shown_so_far(before):
        return campaign
    return campaign.model_copy(update={"game": game})


def before_it(campaign: Campaign, command: Command) -> Campaign:
    """The campaign in which a command is given: with the turn begun that begins with it."""
    begins = command.hero == alone_to_go(campaign) and explain(campaign.running(), command) is not None
    return as_begun(campaign) if begins else campaign
