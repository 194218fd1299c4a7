"""Where a campaign stands, in a few lines."""

from bot.descent import stats
from bot.descent.campaign.party import Campaign
from bot.descent.figures import Group
from bot.descent.game import Game
from bot.words import Words


def status_lines(campaign: Campaign, say: Words) -> list[str]:
    """Quest, round, heroes and monsters."""
    lines = [
        f"## {say.text('status-title', name=campaign.name, quest=say.quest(campaign.quest))}",
        f"🎯 {say.text('status-objective', objective=objective(campaign, say))}",
    ]
    if campaign.game is None:
        return [*lines, *_seats(campaign, say)]
    return [*lines, *_progress(campaign.game, say)]


def objective(campaign: Campaign, say: Words) -> str:
    """What the party has to do to win."""
    return say.text(f"quest-{campaign.quest}.objective")


def _seats(campaign: Campaign, say: Words) -> list[str]:
    return [
        say.text(
            "seat",
            hero=say.hero(seat.hero),
            hero_class=say.hero_class(seat.hero_class),
            player=f"<@{seat.player}>",
        )
        for seat in campaign.seats
    ] or [say.text("seat-free")]


def _progress(game: Game, say: Words) -> list[str]:
    lines = [say.text("status-round", round=game.round, morale=game.morale, gold=game.gold)]
    lines.append(f"**{say.text('status-heroes')}**")
    for hero in game.heroes.values():
        left, most = max(0, stats.health_left(game, hero)), stats.health(game, hero)
        state = say.text("status-played" if hero.turn_taken else "status-to-play")
        conditions = "".join(f" · {say.condition(condition)}" for condition in hero.conditions)
        lines.append(f"{say.figure(hero.id, game)}: {left}/{most} ♥ · {state}{conditions}")
    lines.append(f"**{say.text('status-monsters')}**")
    groups = [_group(game, group, say) for group in game.groups.values() if game.group_members(group.id)]
    return lines + (groups or [say.text("status-no-monsters")])


def _group(game: Game, group: Group, say: Words) -> str:
    state = say.text("status-activated" if group.activated else "status-waiting")
    name = say.monster(group.monster, plural=True)
    return say.text("status-group", group=name, count=len(game.group_members(group.id)), state=state)
