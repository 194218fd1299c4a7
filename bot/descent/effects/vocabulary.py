"""All the words of cards. Importing this module makes them known to the readers of data and saves."""

from bot.descent.effects import attacking as strikes
from bot.descent.effects import branching as groups
from bot.descent.effects import checks
from bot.descent.effects import on_attacks as verbs
from bot.descent.effects import on_bodies as tending
from bot.descent.effects import on_cards as holding
from bot.descent.effects import on_moves as moving
from bot.descent.effects.tricks import custom
from bot.descent.effects.tricks import heroes as hero_tricks
from bot.descent.effects.tricks import items as item_tricks
from bot.descent.effects.tricks import monsters as tricks
from bot.descent.effects.tricks import prayers as prayer_tricks
from bot.descent.effects.tricks import skills as skill_tricks
from bot.descent.effects.tricks import undead as undead_tricks

WORDS = (checks, groups, holding, moving, strikes, tending, verbs)
TRICKS = (custom, hero_tricks, item_tricks, prayer_tricks, skill_tricks, undead_tricks, tricks)
