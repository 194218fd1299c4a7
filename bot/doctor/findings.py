"""What the doctor has to say."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

Weight = Literal["well", "remark", "wrong", "cant"]
"""All is well; worth knowing, and no harm; something has to be mended; it can't even be looked at."""


@dataclass(frozen=True)
class Mend:
    """Something the doctor can do about it."""

    what: str
    """Said before it is done: "takes a backup"."""
    do: Callable[[], str]
    """Does it, and says what was done; `Unusable` and `OSError` say why not."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    about: str
    text: str
    weight: Weight = "well"
    mend: Mend | None = field(default=None, compare=False)
