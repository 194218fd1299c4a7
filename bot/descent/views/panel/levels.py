"""A level of the Raid while it is played: its number and name, its portal, and when time brings the next peril."""

from bot.descent.party.campaign import Campaign
from bot.descent.quest.perils import peril_track
from bot.descent.state.game import Game
from bot.descent.words import Words

SIGN = "🌀"


def level_title(campaign: Campaign, say: Words) -> str | None:
    """What the level in play, or the one just left, is called; None where no raid is played."""
    journey, game = campaign.journey, campaign.game
    if journey is None or journey.raid is None or game is None:
        return None
    behind = journey.raid.behind
    number = journey.raid.number if journey.raid.level is not None else len(behind)
    return say.level(number, game.quest)


def level_lines(campaign: Campaign, game: Game, say: Words, *, named: bool = True) -> tuple[str, ...]:
    """The level in one small line, for panels that are about somebody's turn or a question; nothing elsewhere."""
    title = level_title(campaign, say)
    if title is None or game.delve is None or game.outcome is not None:
        return ()
    parts = [f"{SIGN} {title}"] if named else []
    parts.append(portal(game, say))
    parts += [time(game, say)] if time(game, say) else []
    return (f"-# {' · '.join(parts)}",)


def left_behind(game: Game, say: Words) -> tuple[str, ...]:
    """What staying could be worth, for whoever stands at the portal: monsters and search tokens in sight, time."""
    tokens = sum(token.kind == "search" and token.square is not None for token in game.board.tokens.values())
    told = say.text("raid-portal-left", monsters=len(game.monsters), tokens=tokens)
    return (f"-# {' · '.join(filter(None, (told, time(game, say))))}",)


def portal(game: Game, say: Words) -> str:
    """Whether one can leave."""
    is_open = game.delve is not None and game.delve.open
    return say.text("raid-portal-open" if is_open else "raid-portal-closed")


def time(game: Game, say: Words) -> str:
    """The next peril on the track of time; empty if none is to come."""
    coming = [mark for mark in peril_track(game) if not mark.passed]
    if not coming:
        return ""
    now = coming[0].round == game.round
    return say.text("raid-next-peril-now") if now else say.text("raid-next-peril", round=coming[0].round)
