"""What a party has settled about its campaign, in a few lines: settings, and who acts for whom."""

from collections.abc import Iterator

from bot.descent.party.campaign import Campaign, Seat
from bot.descent.views.panel.shared import who_plays
from bot.descent.words import Words, words
from bot.words.mentions import mention


def settings_lines(campaign: Campaign, say: Words) -> list[str]:
    """Every setting with its value, and who may act for whom."""
    return [
        f"### {say.text('settings-title')}",
        say.text("settings-language", language=words(campaign.language).text(f"choice-{campaign.language}")),
        say.text("settings-ties", ties=say.text(f"ties-{campaign.ties}")),
        say.text("settings-difficulty", difficulty=say.text(f"difficulty-{campaign.difficulty}")),
        say.text("settings-order", order=say.text(f"order-{campaign.order}")),
        say.text("settings-turns", turns=say.text(f"turns-{campaign.turns}")),
        say.text("settings-decisions", decisions=say.text(f"decisions-{campaign.decisions}")),
        say.text("settings-monster-turns", shown=say.text(f"monster-turns-{campaign.monster_turns}")),
        say.text("settings-taking", taking=say.text(f"taking-{campaign.taking}")),
        say.text("settings-owner", player=mention(campaign.owner)),
        *(line for seat in campaign.seats for line in _seat(seat, say)),
        f"-# {say.text('settings-hint')}",
        f"-# {say.text('settings-pace-hint')}",
    ]


def _seat(seat: Seat, say: Words) -> Iterator[str]:
    """Whoever else acts for a hero, or moves it."""
    hero, player = say.hero(seat.hero, short=True), who_plays(seat, say)
    if seat.standin is not None:
        key = "settings-standin" if seat.standin_turns is None else "settings-standin-turns"
        facts = {"hero": hero, "player": player, "standin": mention(seat.standin), "turns": seat.standin_turns}
        yield say.text(key, **facts)
    elif seat.hand != "player" or seat.away:
        yield say.text("settings-seat", hero=hero, who=player)
