"""Which kinds of monsters may appear where a quest names no kind: what their cards say of them (SET-07)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from pydantic import ConfigDict, Discriminator, Field, Tag, model_validator

from bot.descent.content.cards import MonsterCard
from bot.kernel.plain import Plain

LARGEST_BASE = 6
"""Squares: nothing on the table stands on more (BIG-01)."""


class Traits(Plain):
    """What a kind must be like, and what it had better be."""

    model_config = ConfigDict(populate_by_name=True)

    any: tuple[str, ...] = ()
    """One of these at least."""
    all: tuple[str, ...] = ()
    """Every one of these."""
    without: tuple[str, ...] = Field(default=(), alias="not")
    """None of these."""
    size: tuple[Annotated[int, Field(ge=1, le=LARGEST_BASE)], ...] = ()
    """So many squares it covers; one of these numbers."""
    prefer: tuple[str, ...] = ()
    """Of those that fit rather such a kind; what stands first counts most."""

    @model_validator(mode="before")
    @classmethod
    def _one_size_or_several(cls, written: Any) -> Any:
        if isinstance(written, Mapping) and isinstance(written.get("size"), int):
            return {**written, "size": [written["size"]]}
        return written

    @model_validator(mode="after")
    def _asks_for_something(self) -> "Traits":
        if not (self.any or self.all or self.without or self.size):
            raise ValueError("`traits` needs `any`, `all`, `not` or `size`")
        return self

    def fit(self, card: MonsterCard) -> bool:
        """Whether a kind of monster is what the quest asks for."""
        wide, high = card.size
        return (
            (not self.any or not set(self.any).isdisjoint(card.traits))
            and set(self.all).issubset(card.traits)
            and set(self.without).isdisjoint(card.traits)
            and (not self.size or wide * high in self.size)
        )

    def rather(self, cards: Iterable[MonsterCard]) -> list[MonsterCard]:
        """Of these kinds those that are preferred; all of them where none is."""
        best = list(cards)
        for trait in self.prefer:
            best = [card for card in best if trait in card.traits] or best
        return best

    def __str__(self) -> str:
        """As short as it can be told: cursed/building, dark+cave, wilderness not cold, 1 square."""
        parts = ["/".join(self.any), "+".join(self.all)]
        parts += [f"not {'/'.join(self.without)}"] if self.without else []
        parts += [f"on {'/'.join(map(str, self.size))}"] if self.size else []
        return " ".join(part for part in parts if part)


def _form(written: Any) -> str:
    return "asked" if isinstance(written, Mapping | Traits) else "any"


Asked = Annotated[
    Annotated[tuple[str, ...], Tag("any")] | Annotated[Traits, Tag("asked")],
    Discriminator(_form),
]
"""A list of traits, any of which will do; or all that is asked for."""


def asked(written: tuple[str, ...] | Traits) -> Traits | None:
    """What is asked for, however it is written; None if nothing is."""
    if isinstance(written, Traits):
        return written
    return Traits(any=written) if written else None
