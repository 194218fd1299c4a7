"""All words of the campaign between quests. Importing them makes them known."""

from bot.descent.road import consequences, consequences_story

WORDS = (consequences, consequences_story)
