"""What was played, added up."""

from dataclasses import dataclass

from renders.drawing import Drawing


@dataclass(frozen=True)
class Summary:
    """A quest, a level or a match in numbers: in lines, and on one page."""

    lines: tuple[str, ...]
    picture: Drawing
