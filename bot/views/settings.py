"""What a party has settled about its campaign, in a few lines."""

from bot.descent.campaign.party import Campaign, Seat
from bot.words import Words, words


def settings_lines(campaign: Campaign, say: Words) -> list[str]:
    """Every setting with its value, and who may act for whom."""
    return [
        f"### {say.text('settings-title')}",
        say.text("settings-language", language=words(campaign.language).text(f"choice-{campaign.language}")),
        say.text("settings-ties", ties=say.text(f"ties-{campaign.ties}")),
        say.text("settings-difficulty", difficulty=say.text(f"difficulty-{campaign.difficulty}")),
        say.text("settings-order", order=say.text(f"order-{campaign.order}")),
        say.text("settings-owner", player=f"<@{campaign.owner}>"),
        *(_standin(seat, say) for seat in campaign.seats if seat.standin is not None),
        f"-# {say.text('settings-hint')}",
    ]


def _standin(seat: Seat, say: Words) -> str:
    hero = say.hero(seat.hero, short=True)
    return say.text("settings-standin", hero=hero, player=f"<@{seat.player}>", standin=f"<@{seat.standin}>")
