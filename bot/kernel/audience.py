"""Who may know of something: what happened, what is asked, what is shown. As long as nothing is said, everybody."""

from collections.abc import Collection

Audience = tuple[str, ...]
"""The seats it is for, by what is played there; empty: everybody."""


def is_for(audience: Audience, seats: Collection[str]) -> bool:
    """Whether whoever sits in these seats may know of it. An onlooker sits in none."""
    return not audience or any(seat in audience for seat in seats)
