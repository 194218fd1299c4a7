"""Lieutenants: monsters with a name, attributes, and numbers that depend on the size of the party (MON-03)."""

from functools import cached_property
from typing import Any, Literal

from pydantic import Field, model_validator

from bot.descent.board import Size
from bot.descent.content.cards import Attribute, MonsterBlock, MonsterCard, Range, Surge
from bot.descent.rules.dice import Colour
from bot.kernel.plain import Plain

FEWEST_HEROES = 2
MOST_HEROES = 4


class Vigour(Plain):
    """What depends on the number of heroes."""

    speed: int
    health: int
    defence: tuple[Colour, ...]


class LieutenantAct(Plain):
    """One of the two cards of a lieutenant."""

    dice: tuple[Colour, ...]
    abilities: tuple[str, ...] = ()
    """Named passives, e.g. fly."""
    actions: tuple[str, ...] = ()
    """Named special actions, e.g. wail."""
    surges: tuple[Surge, ...] = ()
    panel: tuple[int, ...] = ()
    """The numbers of the surge lines that are spent first, where that is not the order of the card (MAT-01)."""
    x: dict[str, int] = Field(default_factory=dict)
    """The X of its passives, where their names have one."""
    heroes: dict[int, Vigour]
    """By number of heroes."""

    @cached_property
    def blocks(self) -> dict[int, MonsterBlock]:
        """The card as a monster's block of numbers, by number of heroes."""
        return {
            heroes: MonsterBlock(
                speed=vigour.speed,
                health=vigour.health,
                defence=vigour.defence,
                dice=self.dice,
                abilities=self.abilities,
                actions=self.actions,
                surges=self.surges,
                panel=self.panel,
                x=self.x,
            )
            for heroes, vigour in self.heroes.items()
        }


class LieutenantCard(Plain):
    """A lieutenant in both acts. It stands where a monster stands: a group of one, always a master."""

    id: str
    box: str = "base"
    size: Size = Size(1, 1)
    attack: Range
    traits: tuple[str, ...] = ()
    attributes: dict[Attribute, int]
    act1: LieutenantAct
    """Where only a card for the second act is printed, it stands here too."""
    act2: LieutenantAct
    label: str
    """The letters on its token."""

    @model_validator(mode="before")
    @classmethod
    def _of_one_act(cls, said: Any) -> Any:
        return {**said, "act1": said.get("act2")} if isinstance(said, dict) and "act1" not in said else said

    def block(self, act: int, heroes: int) -> MonsterBlock:
        """Its numbers in one act against so many heroes (MON-02, MON-03)."""
        card = self.act1 if act == 1 else self.act2
        return card.blocks[party_size(heroes)]

    @property
    def limits(self) -> dict[int, tuple[int, int]]:
        """One figure, a master, whatever the number of heroes (MON-01)."""
        return dict.fromkeys(self.act1.heroes, (0, 1))


class LieutenantSide(Plain):
    """A relic as it lies in front of a lieutenant or a group of monsters: what it adds to their own card."""

    id: str
    """The relic's."""
    side: str
    """Its name on this side."""
    abilities: tuple[str, ...] = ()
    surges: tuple[Surge, ...] = ()
    master_surges: tuple[Surge, ...] = ()
    """Those that only masters have."""
    borne_by: Literal["lieutenant", "group", "overlord"] = "lieutenant"
    """Who holds it: a lieutenant, all monsters of a group, or the overlord, whom there is not."""
    bearers: tuple[str, ...] = ()
    """The only lieutenants who can hold it; none named: all."""

    def may_be_held_by(self, card: MonsterCard | LieutenantCard) -> bool:
        """Whether a lieutenant or a group of this kind can hold it."""
        if self.borne_by != ("lieutenant" if isinstance(card, LieutenantCard) else "group"):
            return False
        return not self.bearers or card.id in self.bearers

    def added_to(self, block: MonsterBlock, *, master: bool = True) -> MonsterBlock:
        """A figure's numbers with the relic in hand; its surges come before the card's pierce and hearts."""
        surges = (*self.surges, *(self.master_surges if master else ()))
        order = list(block.spending)
        place = next((n for n, line in enumerate(order) if _only_adds(block.surges[line])), len(order))
        order[place:place] = range(len(block.surges), len(block.surges) + len(surges))
        return block.model_copy(
            update={
                "abilities": (*block.abilities, *self.abilities),
                "surges": (*block.surges, *surges),
                "panel": tuple(order),
            }
        )


def _only_adds(surge: Surge) -> bool:
    """Whether a line is about hearts, range and pierce alone, no special ability."""
    return all(effect.kind == "add" for effect in surge.do)


def party_size(heroes: int) -> int:
    """The column of a card that counts for so many heroes."""
    return min(max(heroes, FEWEST_HEROES), MOST_HEROES)
