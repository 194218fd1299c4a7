"""What happens to monster groups: they appear, get orders, act once more."""

from collections.abc import Mapping
from typing import Any

from pydantic import model_validator

from bot.descent.board import Square
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.monsters.lieutenants import party_size
from bot.descent.quest.areas import Spawn
from bot.descent.quest.base import Cause, Happening, Who
from bot.descent.quest.events import GroupOrdered
from bot.descent.quest.expressions import Expression
from bot.descent.quest.scope import worth
from bot.descent.quest.spawning import PlaceMonsters, announce, put_near
from bot.descent.quest.who import figures
from bot.descent.rules.steps import push
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game, Orders

ANY = "any"
NOTHING = Expression("0")


class SpawnMonsters(Happening, kind="spawn"):
    """Monsters appear; all fields of a spawn stand beside `do` (MON-04 to MON-07)."""

    spawn: Spawn

    @model_validator(mode="before")
    @classmethod
    def _all_fields_of_a_spawn(cls, written: Any) -> Any:
        return {"spawn": written} if isinstance(written, Mapping) and "spawn" not in written else written

    def resolve(self, game: Game, at: Cause) -> None:
        push(game, PlaceMonsters(spawn=self.spawn))


class Reinforce(Happening):
    """More monsters of a group in play appear, as many as its limits allow (MON-06, PER-03)."""

    group: str = ANY
    """A kind or role; `any`: one of the groups with room, by chance."""
    near: Square | None = None
    beside: Who | None = None
    """Near a figure instead; without either they come in where the heroes did."""
    masters: Expression = NOTHING
    minions: Expression = Expression("1")

    def resolve(self, game: Game, at: Cause) -> None:
        wanted = {True: worth(game, self.masters), False: worth(game, self.minions)}
        groups = [group for group in self._groups(game) if self._room(game, group, wanted)]
        if not groups:
            return
        kind = game.chance.of("foes").pick(groups) if len(groups) > 1 else groups[0]
        placed: list[Monster] = []
        for master, room in self._room(game, kind, wanted).items():
            for _ in range(room):
                monster = put_near(game, kind, self._where(game, at), master=master)
                if monster is not None:
                    placed.append(monster)
        if placed:
            announce(game, placed)

    def _groups(self, game: Game) -> list[str]:
        if self.group != ANY:
            kind = game.cast.get(self.group, self.group)
            return [kind] if kind in game.library.monsters else []
        return [group for group in game.groups if group in game.library.monsters]

    def _room(self, game: Game, kind: str, wanted: Mapping[bool, int]) -> dict[bool, int]:
        """How many masters and minions may appear; empty if none."""
        minions, masters = game.library.monsters[kind].limits[party_size(len(game.heroes))]
        there = [member.master for member in game.group_members(kind)]
        room = {
            True: min(wanted[True], masters - there.count(True)),
            False: min(wanted[False], minions - there.count(False)),
        }
        return {master: number for master, number in room.items() if number > 0}

    def _where(self, game: Game, at: Cause) -> Square:
        beside = figures(game, self.beside, at) if self.beside is not None else []
        if beside and beside[0].on_board:
            return beside[0].square
        return self.near or game.played.start[0]


class Behave(Happening):
    """A group follows other orders from now on: certain cards, a march, nothing at all, or its own head again."""

    group: str
    cards: tuple[str, ...] = ()
    march: tuple[Square, ...] = ()
    idle: bool = False
    normal: bool = False

    @model_validator(mode="after")
    def _one_order(self) -> "Behave":
        if not (self.cards or self.march) and self.idle == self.normal:
            raise ValueError("`behave` needs `cards`, `march`, `idle: true` or `normal: true`")
        return self

    def resolve(self, game: Game, at: Cause) -> None:
        group = game.cast.get(self.group, self.group)
        orders = Orders(cards=list(self.cards), march=list(self.march), idle=self.idle)
        if self.normal:
            game.orders.pop(group, None)
        else:
            game.orders[group] = orders
        if group in game.groups:
            order = "idle" if self.idle else "march" if self.march else "cards" if self.cards else "normal"
            game.tell(GroupOrdered(group=group, order=order))


class Activate(Happening):
    """A group acts at once, besides its own activation (MON-08); `any`: a group by chance."""

    group: str

    def resolve(self, game: Game, at: Cause) -> None:
        group = game.groups.get(game.cast.get(self.group, self.group))
        if self.group == ANY and game.groups:
            group = game.chance.of("foes").pick(list(game.groups.values()))
        if group is not None and game.activation is None:
            push(game, ActivateGroup(group=group.id, extra=True))
