"""What a sentence of an activation card can refer to: who acts, whom it is about, what went before."""

from typing import Literal

from bot.kernel.plain import Plain


class Circumstance(Plain):
    """Who acts, whom the sentence is about, and the moment it belongs to. It is saved with the deeds that wait."""

    group: str
    of: Literal["all", "minions", "masters"] = "all"
    """The rank the sentence is about."""
    actor: str | None = None
    """The monster that acts."""
    them: str | None = None
    """Whoever does or suffers it at the moment."""
    meant: tuple[str, ...] = ()
    """Whom the moment is about."""
    attacker: str | None = None
    target: str | None = None
    dealt: int = 0
    """The hearts of the moment."""
    cause: str = ""
    """What the hearts come from."""
    blanks: int = 0
    """Defence dice that show nothing."""
    using: str = ""
    """The special action the moment is about."""

    def about(self, figure: str) -> "Circumstance":
        """The same with this figure in mind."""
        return self.model_copy(update={"them": figure})
