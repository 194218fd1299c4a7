"""Activation cards: an order, and for each rank a list of instructions (ACT-01)."""

from typing import Literal

from bot.descent.cards import Rank
from bot.descent.plain import Plain

Verb = Literal["engage", "spot", "attack", "retreat", "ability"]
Key = Literal["closest", "farthest", "most_damage", "least_damage", "most_health_left", "least_health_left"]


class Aim(Plain):
    """Which hero an instruction is about: filters first, then ranking keys; ties go to the closest (ACT-06)."""

    by: tuple[Key, ...] = ("closest",)
    within: int | None = None
    adjacent: bool = False


class Instruction(Plain):
    """One line of an activation card."""

    do: Verb
    aim: Aim = Aim()
    ability: str | None = None
    then_retreat: bool = False
    """Spend the movement points left over to get away (MVW-03)."""

    def __str__(self) -> str:
        return f"{self.do}:{self.ability}" if self.ability else self.do


class ActivationCard(Plain):
    """What a group does when this card is drawn."""

    id: str
    monster: str
    first: Literal["masters", "minions"] = "minions"
    minion: tuple[Instruction, ...]
    master: tuple[Instruction, ...]

    def instructions(self, rank: Rank) -> tuple[Instruction, ...]:
        """The list for this rank."""
        return self.master if rank == "master" else self.minion
