"""Texts that belong to no campaign and yet may be a game's: the slash commands stand in every channel."""

from bot.games import GAMES, presenter
from bot.words.language import Language
from bot.words.texts import house_words


def text_anywhere(language: Language, key: str) -> str:
    """A message of the house, or else of the first game that has it."""
    house = house_words(language)
    if house.has(key):
        return house.text(key)
    games = (presenter(game).words(language) for game in GAMES)
    return next((words.text(key) for words in games if words.has(key)), None) or house.missing(key)
