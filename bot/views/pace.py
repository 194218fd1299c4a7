"""How fast a campaign is played, in a few lines."""

from bot.table.campaign import Campaign
from bot.table.pace import Pace
from bot.words.paces import pace_in_words
from bot.words.speaker import Speaker
from bot.words.typography import opening

PACE = {
    "🔔": ("reminder_hours", "most_reminders"),
    "⌛": ("turn_hours", "late"),
    "❓": ("question_hours",),
    "🗳️": ("vote_hours",),
    "📜": ("chronicle", "zone"),
    "💤": ("forgotten_weeks",),
}
"""What belongs on one line."""


def pace_lines(campaign: Campaign, say: Speaker) -> list[str]:
    """How fast the campaign is played, all of it in words."""
    told = [f"{sign} {_pace(campaign.pace, names, say)}" for sign, names in PACE.items()]
    return [f"### ⏱️ {say.text('pace-title')}", *told, f"-# {say.text('pace-hint')}"]


def _pace(pace: Pace, names: tuple[str, ...], say: Speaker) -> str:
    """The first of some fields; the others say more about it, if it is there at all."""
    there = names if getattr(pace, names[0]) is not None else names[:1]
    return opening(" · ".join(pace_in_words(say, pace, there)))
