"""The rules of the game: no Discord, no database, no pictures, no clock.

Whoever imports any of the rules gets the loader first, and with it every word of cards, quests and saves
(`vocabulary.py`). Nothing is read from disk before somebody asks for the library.
"""

from bot.descent.content import loading

__all__ = ["loading"]
