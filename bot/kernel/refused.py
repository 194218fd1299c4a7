"""The one exception that means: the rules say no."""

from typing import Any


class Refused(Exception):
    """A command that is not possible now: a code and the facts a sentence about it needs.

    It is raised before anything has changed. The words are found at the edge, in the player's language.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}({told})"


def demand(true: object, code: str, **facts: Any) -> None:
    """Refuse with `code` unless `true`."""
    if not true:
        raise Refused(code, **facts)
