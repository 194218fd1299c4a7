"""Looking through saves: is every campaign readable, and does its log lead to its state?"""

import bot.descent.campaign.creation
import bot.descent.campaign.pacing
import bot.descent.campaign.persisting
import bot.table  # noqa: F401 — whatever a table may have written is known with it
from bot.saves.copying import NoSaves, copied
from bot.saves.looking import Finding, Report, look_through

__all__ = ["Finding", "NoSaves", "Report", "copied", "look_through"]
