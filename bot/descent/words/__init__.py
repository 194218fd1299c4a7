"""This game in words: its names, its questions, and what happened in it as a person would tell it."""

from bot.descent.words.speaker import Words, words

__all__ = ["Words", "words"]
