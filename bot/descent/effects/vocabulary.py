"""All the words of cards. Importing this module makes them known to the readers of data and saves."""

from bot.descent.effects import checks, custom, groups, hero_tricks, holding, moving, strikes, tending, verbs

WORDS = (checks, custom, groups, hero_tricks, holding, moving, strikes, tending, verbs)
