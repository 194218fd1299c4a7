"""Which of our languages a reader gets."""

from typing import Literal, get_args

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def language_of(locale: object, default: Language = "en") -> Language:
    """Our language for a locale such as "fr", "fr-FR", "en-US" or a `discord.Locale`; else the default."""
    spoken = str(locale or "").lower().replace("_", "-").split("-")[0]
    return next((language for language in LANGUAGES if language == spoken), default)
