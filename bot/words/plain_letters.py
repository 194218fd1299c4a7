"""Words as a search compares them: however somebody types a name, it is found."""

import unicodedata


def plain_letters(text: str) -> str:
    """Small letters without accents, so that « epee » finds « Épée »."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).strip()
