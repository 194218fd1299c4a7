"""The monster track and the info panel of a group: facts, for whoever wants to know (MON-08)."""

from typing import Literal

from pydantic import Field

from bot.descent.board import Size
from bot.descent.content.cards import MonsterBlock, Surge
from bot.descent.content.guests import foe_named
from bot.descent.content.library import library
from bot.descent.monsters.lieutenants import LieutenantCard
from bot.descent.rules import stats
from bot.descent.rules.dice import Colour
from bot.descent.state.game import Game
from bot.kernel.plain import Plain


class OnBoard(Plain):
    """One monster of a group."""

    figure: str
    rank: Literal["minion", "master"]
    name: str | None
    """A unique monster's own name (MON-07)."""
    health: int
    left: int
    conditions: tuple[str, ...]
    counters: dict[str, int] = Field(default_factory=dict)
    relic: str | None = None
    """The name that a relic in its hand has on the lieutenants' side."""


class TrackEntry(Plain):
    """A group on the track: has it acted, and who is left of it?"""

    group: str
    monster: str
    activated: bool
    acting: bool
    figures: tuple[OnBoard, ...]


class RankInfo(Plain):
    """What one rank can do; surges in the order in which they are spent (MAT-01)."""

    rank: Literal["minion", "master", "lieutenant"]
    speed: int
    health: int
    attack: tuple[Colour, ...]
    defence: tuple[Colour, ...]
    abilities: tuple[str, ...]
    actions: tuple[str, ...]
    surges: tuple[Surge, ...]
    x: dict[str, int] = Field(default_factory=dict)
    """The X of its passives, where their names have one."""


class GroupInfo(Plain):
    """The info panel of a kind of monster."""

    monster: str
    size: Size
    range: Literal["melee", "ranged"]
    traits: tuple[str, ...]
    limits: tuple[int, int]
    """Minions and masters for this number of heroes (MON-01)."""
    ranks: tuple[RankInfo, ...]


def track(game: Game) -> list[TrackEntry]:
    """All groups in play, in the order they came."""
    return [
        TrackEntry(
            group=group.id,
            monster=group.monster,
            activated=group.activated,
            acting=game.activating == group.id,
            figures=tuple(
                OnBoard(
                    figure=monster.id,
                    rank=monster.rank,
                    name=monster.name,
                    health=stats.health(game, monster),
                    left=stats.health_left(game, monster),
                    conditions=tuple(monster.conditions),
                    counters=dict(monster.counters),
                    relic=_side(monster.relic),
                )
                for monster in game.group_members(group.id)
            ),
        )
        for group in game.groups.values()
    ]


def _side(relic: str | None) -> str | None:
    return library().lieutenant_sides[relic].side if relic is not None else None


def info(monster: str, *, act: int, heroes: int, relic: str | None = None) -> GroupInfo:
    """The info panel of a monster or lieutenant in this act, for so many heroes (MON-02, MON-03).

    `relic`: the one that the lieutenant or the group holds.
    """
    card = foe_named(monster)
    assert card is not None, f"there is no monster {monster}"
    ranks: list[RankInfo] = []
    if isinstance(card, LieutenantCard):
        ranks.append(_rank("lieutenant", _armed(card.block(act, heroes), relic)))
    else:
        blocks = card.act1 if act == 1 else card.act2
        ranks += [_rank(rank, _armed(block, relic, master=rank == "master")) for rank, block in blocks.items()]
    return GroupInfo(
        monster=monster,
        size=card.size,
        range=card.attack,
        traits=card.traits,
        limits=card.limits[heroes],
        ranks=tuple(ranks),
    )


def _armed(block: MonsterBlock, relic: str | None, *, master: bool = True) -> MonsterBlock:
    """The numbers with a relic in hand; the relic is named among the abilities, once, whatever it does."""
    if relic is None:
        return block
    side = library().lieutenant_sides[relic]
    armed = side.added_to(block, master=master)
    return armed.model_copy(update={"abilities": (*block.abilities, side.side)})


def held_by(game: Game, monster: str) -> str | None:
    """The relic that a lieutenant on the board holds, or a group."""
    return next((member.relic for member in game.group_members(monster)), None)


def _rank(rank: Literal["minion", "master", "lieutenant"], block: MonsterBlock) -> RankInfo:
    return RankInfo(
        rank=rank,
        speed=block.speed,
        health=block.health,
        attack=block.dice,
        defence=block.defence,
        abilities=block.abilities,
        actions=block.actions,
        surges=tuple(block.surges[number] for number in block.spending),
        x=block.x,
    )
