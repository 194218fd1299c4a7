"""What is suggested while somebody types."""

from collections.abc import Callable, Iterable

from bot.words.plain_letters import plain_letters


def named(ids: Iterable[str], name: Callable[[str], str], typed: str) -> list[tuple[str, str]]:
    """Those of some ids whose name holds what was typed, accents or not; each with its name."""
    found = [(name(thing), thing) for thing in ids]
    return [entry for entry in found if plain_letters(typed) in plain_letters(entry[0])]
