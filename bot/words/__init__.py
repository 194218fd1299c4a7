"""From events to sentences, in the language of the reader: what every game needs for that.

The rules tell what happened as plain facts; words are found at the edge. Every word is a Fluent message: those of
the house stand in `data/locales/<language>/*.ftl`, those of a game in a folder of its own, and where both have a
message of one name the game's is told. Whoever tells chooses the message and gives it its facts.
"""

from bot.words.language import LANGUAGES, Language, language_of
from bot.words.story import Story

__all__ = ["LANGUAGES", "Language", "Story", "language_of"]
