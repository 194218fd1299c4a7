"""What the pictures of every game need, as plain data: pages of parchment, and charts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PageView:
    """A page of the journal: headings (which begin with #) and lines, in which **names** are bold."""

    title: str
    subtitle: str
    lines: tuple[str, ...]
    foot: str
    alt: str = ""


@dataclass(frozen=True)
class BarView:
    """One bar of a chart: a part per hero, in the heroes' colours."""

    label: str
    parts: tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class LuckView:
    """How far above or below the average the dice were for one sign."""

    icon: str
    swing: float
    words: str
