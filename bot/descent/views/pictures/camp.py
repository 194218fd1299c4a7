"""The party between quests, as look-ups and pictures know heroes: with all they own, but on no board."""

from bot.descent.party.campaign import Campaign
from bot.descent.quest.setup import new_hero
from bot.descent.rules.rolling import Chance
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Layout


def encamped(campaign: Campaign) -> Campaign:
    """The campaign with its heroes at hand: in a quest as they stand there, between quests as in their camp."""
    if campaign.phase not in ("travelling", "finished") and not _has_changed(campaign):
        return campaign
    return campaign.model_copy(update={"game": camp(campaign)})


def _has_changed(campaign: Campaign) -> bool:
    """Whether somebody came or went since the quest on the table was over."""
    game = campaign.game
    return campaign.phase == "over" and game is not None and list(game.heroes) != [s.hero for s in campaign.seats]


def camp(campaign: Campaign) -> Game:
    """The heroes around their fire, each with what the next quest would begin with."""
    return Game(
        quest=campaign.quest,
        act=campaign.journey.act if campaign.journey is not None else 1,
        chance=Chance(seed="camp"),
        board=Layout(rows=[]),
        heroes={seat.hero: new_hero(seat.recruit) for seat in campaign.seats},
        gold=campaign.gold or 0,
        fame=campaign.fame,
    )
