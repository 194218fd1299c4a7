"""From events to sentences, in the language of the reader: what every game needs for that.

The rules tell what happened as plain facts; words are found at the edge. Every word is a Fluent message in
`data/locales/<language>/*.ftl`; a game chooses the message and gives it its facts.
"""

from bot.words.language import LANGUAGES, Language, language_of
from bot.words.story import Story

__all__ = ["LANGUAGES", "Language", "Story", "language_of"]
