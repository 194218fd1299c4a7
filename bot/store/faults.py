"""What can be wrong with a database: at the start a sentence for whoever runs the bot, later a kind of trouble.

What a player was about to do is not saved then, and nothing was changed. Each engine knows which of its own errors
are of which kind; whatever is none of these is our mistake and stays an error.
"""

from collections.abc import Iterable
from typing import Literal

Trouble = Literal["busy", "unwritable", "damaged"]


class Unusable(Exception):
    """Something that can't be used as a database; the message is one sentence: what, which one, what to do."""


class NewerDatabase(Unusable):
    """It was written by a newer Flambeau, whose tables we don't know."""

    def __init__(self, where: object, unknown: Iterable[str]) -> None:
        self.unknown = sorted(unknown)
        known = ", ".join(self.unknown)
        super().__init__(f"{where} was made by a newer Flambeau (it knows {known}): upgrade this one.")


class StoreTrouble(Exception):
    """The database does not do what it should while people play. Nothing was changed."""

    def __init__(self, kind: Trouble, why: str) -> None:
        super().__init__(f"the database is {kind}: {why}")
        self.kind = kind


class Conflict(Exception):
    """What was to be written contradicts what is there: a campaign that is gone, or a number that is taken."""
