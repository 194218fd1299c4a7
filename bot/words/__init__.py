"""From events to sentences, in the language of the reader.

The rules tell what happened as plain facts; here they find their words. Every word is a Fluent message in
`data/locales/<language>/*.ftl`; this package chooses the message and gives it its facts.
"""

from bot.words.language import LANGUAGES, Language, language_of
from bot.words.speaker import Words, words
from bot.words.story import Story

__all__ = ["LANGUAGES", "Language", "Story", "Words", "language_of", "words"]
