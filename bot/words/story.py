"""A story: what happened, told in a few lines."""

import re
from dataclasses import dataclass, field

_PICTURES = re.compile("[\u2300-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]")


@dataclass(frozen=True)
class Story:
    """Lines in Discord's markdown, a headline if there is one, and the reasons behind the choices made."""

    lines: list[str] = field(default_factory=list)
    headline: str | None = None
    why: list[str] = field(default_factory=list)
    """The reasons that decided something."""
    steps: list[str] = field(default_factory=list)
    """All reasons in their order, also those that decided nothing, such as what was passed over."""
    signs: frozenset[str] = field(default=frozenset(), compare=False)
    """Signs of the game that are read like words."""

    @property
    def plain(self) -> str:
        """The same without markdown and pictures, for alternative texts."""
        told = ([self.headline] if self.headline else []) + self.lines
        return "\n".join(self._bare(line) for line in told)

    def _bare(self, line: str) -> str:
        line = re.sub(r"~~.+?~~ ?", "", re.sub(r"^(-# |#+ |> )", "", line)).replace("*", "").replace("`", "")
        line = _PICTURES.sub(lambda found: found[0] if found[0] in self.signs else "", line)
        return re.sub(r" {2,}", " ", line).strip()
