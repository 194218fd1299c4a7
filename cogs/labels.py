"""What a button of ours says besides its face, in its custom id."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    """The campaign, the version the button was drawn for, and a code: a deed, or what the button asks."""

    campaign: int
    seen: int
    code: str

    def __str__(self) -> str:
        return f"f:{self.campaign}:{self.seen}:{self.code}"


TEMPLATE = r"f:(?P<campaign>\d{1,18}):(?P<seen>\d{1,18}):(?P<code>.+)"
"""The pattern of our custom ids."""
