"""What only a test bench may do: whoever writes for a game tries things out on it. All of it is told."""

from typing import Any, Literal

from bot.kernel.events import Event
from bot.kernel.refused import demand
from bot.table.deeds import Deed

What = Literal["revealed", "jumped", "set", "fired", "gold", "xp", "seasoned", "dice"]


class Tinkered(Event):
    """Somebody at the test bench changed the game from outside."""

    what: What
    about: str = ""
    """An area, a variable, an event, a hero."""
    amount: str = ""
    """A value, a sum, dice as they are written."""


class Tinker(Deed, abstract=True):
    """For test benches only: whoever hosts one vouches for it, and no button or command carries such a deed."""

    bench: bool = False

    def do(self, campaign: Any, player: int) -> list[Event]:
        demand(self.bench, "only_on_the_bench")
        return self.tinker(campaign)

    def tinker(self, campaign: Any) -> list[Event]:
        """The change itself, on a test bench."""
        raise NotImplementedError
