"""Tellers of what happens at every table, whatever is played there."""

from bot.words.tellers import absence, oversight, packs, tinkering, votes
from bot.words.telling import HOUSE

__all__ = ["HOUSE", "absence", "oversight", "packs", "tinkering", "votes"]
