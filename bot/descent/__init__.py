"""The game: rules that know no Discord, no database, no pictures and no clock, and beside them its words and views.

Whoever imports any of it gets the loader first, and with it every word of cards, quests and saves
(`content/vocabulary.py`). Nothing is read from disk before somebody asks for the library.
"""

from bot.descent.content import loading

__all__ = ["loading"]
