"""Looking through saves: is every campaign readable, and does its log lead to its state?"""

from bot.saves.copying import NoSaves, copied
from bot.saves.looking import Finding, Report, look_through

__all__ = ["Finding", "NoSaves", "Report", "copied", "look_through"]
