"""The end of a quest: the party recovers, and brings home what it won, kept and learned (EXP-04).

Recovery needs no steps: the next quest begins with fresh heroes. What lasts is written into the campaign here.
"""

from bot.descent.content.library import library
from bot.descent.events import ExperienceGained
from bot.descent.party.campaign import Campaign
from bot.descent.quest.events import FameChanged, GoldGained, ItemGiven
from bot.descent.quest.expressions import Expression
from bot.descent.quest.model import Reward
from bot.descent.quest.scope import worth
from bot.descent.quest.setup import BroughtCard
from bot.descent.raid.levels import leave_level
from bot.descent.road.belongings import brought_home, give_back, newly_chosen
from bot.descent.road.chapters import after_quest
from bot.descent.road.pack_rewards import Haul, bounded_haul
from bot.descent.state.game import Game
from bot.kernel.events import Event


def come_home(campaign: Campaign, game: Game) -> list[Event]:
    """Everything that outlives the quest goes into the campaign; the rewards are told."""
    assert game.ending is not None
    if campaign.journey is not None and campaign.journey.raid is not None:
        return leave_level(campaign, game)
    quest = game.played
    if game.ending.outcome == "won" and quest.id not in campaign.quests_won:
        campaign.quests_won.append(quest.id)
    _keep_cards(campaign, game)
    campaign.variables = dict(game.campaign_variables)
    # Whoever was defeated after all has no wounds to come back with.
    campaign.wounds = {name: hearts for name, hearts in game.wounds.items() if not game.fallen.get(name)}
    told = _rewards(campaign, game, quest.reward(game.ending.outcome, game.ending.reason))
    return told if campaign.journey is None else told + after_quest(campaign, game)


def _keep_cards(campaign: Campaign, game: Game) -> None:
    for seat in campaign.seats:
        hero = game.heroes.get(seat.hero)
        if hero is not None:
            seat.kept = brought_home(hero)
            seat.skills += newly_chosen(hero, seat.skills)
            seat.worn = [held.card for held in hero.cards if held.equipped]
            seat.hurt, seat.tired, seat.conditions = 0, 0, []
            give_back(seat, hero)


def _rewards(campaign: Campaign, game: Game, reward: Reward) -> list[Event]:
    told: list[Event] = []

    def amount(expression: Expression) -> int:
        return max(0, worth(game, expression))

    haul = bounded_haul(
        campaign,
        game,
        Haul(
            gold=game.gold + amount(reward.gold),
            fame=game.fame + amount(reward.fame),
            xp=amount(reward.xp) + game.learned,
            items=reward.items,
        ),
    )
    gold, fame, xp = haul.gold - game.gold, haul.fame - game.fame, haul.xp
    campaign.gold, campaign.fame = haul.gold, haul.fame
    if gold:
        told.append(GoldGained(amount=gold, left=campaign.gold))
    if fame:
        told.append(FameChanged(amount=fame, left=campaign.fame))
    for number, card in enumerate(haul.items):
        seat = campaign.seats[number % len(campaign.seats)]
        seat.kept.append(BroughtCard(card=card, kind="relic" if card in library().relics else "item"))
        told.append(ItemGiven(hero=seat.hero, card=card))
    for seat in campaign.seats:
        seat.xp += xp
    if xp:
        told.append(ExperienceGained(xp=xp))
    return told
