"""Monsters appear: which kind, how many, and where (MON-04 to MON-07)."""

from bot.descent.board import Size, Square, Terrain, expansions
from bot.descent.content.boxes import BASE
from bot.descent.events import MonstersPlaced, RelicBorne
from bot.descent.monsters.lieutenants import party_size
from bot.descent.quest.areas import Spawn, Unique
from bot.descent.quest.scope import holds
from bot.descent.rules import stats
from bot.descent.rules.passives import starts_small
from bot.descent.rules.rolling import Chance
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Group, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since

SHUNNED = (Terrain.PIT, Terrain.HAZARD, Terrain.LAVA)
"""Where no monster appears (MON-04)."""


class PlaceMonsters(Step, kind="place"):
    """Monsters appear, masters first, within the group limits (MON-05, MON-06)."""

    spawn: Spawn

    def resolve(self, game: Game) -> None:
        kind = kind_of(game, self.spawn)
        if kind is None or not holds(game, self.spawn.when):
            return
        spawn = self.spawn.model_copy(update={"monster": kind})
        if spawn.role is not None:
            game.cast[spawn.role] = kind
        placed: list[Monster] = []
        for master, count in roster(game, spawn):
            spots = spawn.spots(master=master)
            for number in range(count):
                square = spots[number] if number < len(spots) else spawn.gathers_at()
                monster = put_near(game, spawn.monster, square, master=master)
                if monster is not None:
                    placed.append(monster)
        if not placed:
            return
        if spawn.unique is not None:
            christen(game, spawn.unique, placed)
        if spawn.remember:
            for monster in placed:
                recall(game, monster)
        announce(game, placed, activated=spawn.activated)
        if spawn.relic is not None:
            arm(game, spawn.relic, placed)


def arm(game: Game, relic: str, placed: list[Monster]) -> None:
    """A lieutenant, or a whole group, holds a relic, if it can hold that one."""
    side, kind = game.library.lieutenant_sides.get(relic), placed[0].monster
    if side is None or not side.may_be_held_by(game.library.foe(kind)):
        return
    for monster in placed:
        monster.relic = relic
    whole = side.borne_by == "group"
    game.tell(RelicBorne(figure=placed[0].id, relic=relic, group=kind if whole else None))


def relic_of(game: Game, kind: str) -> str | None:
    """The relic that a group bears: who joins it bears it too."""
    borne = (member.relic for member in game.group_members(kind) if member.relic is not None)
    return next((name for name in borne if game.library.lieutenant_sides[name].borne_by == "group"), None)


def announce(game: Game, placed: list[Monster], *, activated: bool = False) -> None:
    """Tell of new monsters of one kind; a new group comes onto the track."""
    kind = placed[0].monster
    group = game.groups.setdefault(kind, Group(id=kind, monster=kind, activated=activated))
    game.tell(
        MonstersPlaced(
            group=group.id,
            figures=tuple(monster.id for monster in placed),
            squares=tuple(monster.squares for monster in placed),
            masters=tuple(monster.id for monster in placed if monster.master),
        )
    )


def kind_of(game: Game, spawn: Spawn) -> str | None:
    """The kind of monster that appears: the one named, or one by trait from the owned boxes (SET-07).

    A role that has been cast stays with its kind. If every fitting kind is in play, none appears. Quests were
    weighed with the kinds of the base box; one of another box is drawn only if as many come as the quest wants.
    A kind whose group limits let nobody come is passed over for one that comes.
    """
    if spawn.monster:
        return spawn.monster
    if spawn.role in game.cast:
        return game.cast[spawn.role]
    wanted = spawn.likes
    assert wanted is not None, "a spawn names its monsters or their traits"
    fitting = [
        card
        for card in game.library.monsters.values()
        if card.box in game.boxes
        and card.id not in game.groups
        and card.id not in game.cast.values()
        and wanted.fit(card)
        and bases_near(game, card.id, spawn.gathers_at())
    ]
    if since(3):
        fitting = [card for card in fitting if _who_comes(game, spawn, card.id)] or fitting
    drawn = [card for card in fitting if card.box == BASE or comes_whole(game, spawn, card.id)] or fitting
    kinds = sorted(card.id for card in wanted.rather(drawn))
    return course_of(game).of("spawns").draw(kinds) if kinds else None


def _who_comes(game: Game, spawn: Spawn, kind: str) -> int:
    """How many of a kind its group limits let appear (MON-05)."""
    return sum(count for _, count in roster(game, spawn.model_copy(update={"monster": kind})))


def comes_whole(game: Game, spawn: Spawn, kind: str) -> bool:
    """Whether group limits and the squares around let as many of a kind appear as the quest wants."""
    size, heroes = game.library.foe(kind).size, len(game.heroes)
    numbers = roster(game, spawn.model_copy(update={"monster": kind}))
    if sum(count for _, count in numbers) < spawn.least(heroes):
        return False
    taken = game.occupied()
    for master, count in numbers:
        spots = spawn.spots(master=master)
        for number in range(count):
            spot = spots[number] if number < len(spots) else spawn.gathers_at()
            base = next(iter(free_bases(game, size, spot, taken)), None)
            if base is None:
                return False
            taken |= game.grid.bits(base)
    return True


def course_of(game: Game) -> Chance:
    """What decides who appears: in the Raid what is the same for whoever plays the same one."""
    return game.delve.course if game.delve is not None and game.delve.course is not None else game.chance


def recall(game: Game, monster: Monster) -> None:
    """Whoever fled comes back with its wounds, but alive."""
    wounds = game.wounds.get(monster.name or monster.monster, 0)
    monster.damage = min(wounds, stats.health(game, monster) - 1)


def roster(game: Game, spawn: Spawn) -> list[tuple[bool, int]]:
    """How many masters, then how many minions appear; minions come instead of masters beyond the limit (MON-05)."""
    heroes = len(game.heroes)
    card = game.library.foe(spawn.monster)
    minion_limit, master_limit = card.limits[party_size(heroes)]
    masters = spawn.wanted(heroes, master_limit, master=True)
    minions = spawn.wanted(heroes, minion_limit, master=False)
    if starts_small(game, card.id):
        named = spawn.unique is not None and not spawn.unique.master
        masters, minions = max(1, masters), int(named)
    if spawn.beyond_limits:
        return [(True, masters), (False, minions)]
    there = [member.master for member in game.group_members(card.id)]
    room_for_masters = max(0, master_limit - there.count(True))
    room_for_minions = max(0, minion_limit - there.count(False))
    minions += max(0, masters - room_for_masters)
    return [(True, min(masters, room_for_masters)), (False, min(minions, room_for_minions))]


def christen(game: Game, unique: Unique, placed: list[Monster]) -> None:
    """The first figure of its rank is the unique one: it has a name, and more health (MON-07)."""
    bearer = next((monster for monster in placed if monster.master == unique.master), None)
    if bearer is not None:
        bearer.name = unique.name
        bearer.extra_health = unique.health + unique.health_per_hero * len(game.heroes)


def put_near(game: Game, monster_id: str, near: Square, *, master: bool) -> Monster | None:
    """A new monster on the square or as near to it as there is room (MON-04, BIG-06)."""
    base = base_near(game, monster_id, near)
    if base is None:
        return None
    numbers = {member.number for member in game.group_members(monster_id)}
    number = min(set(range(1, len(numbers) + 2)) - numbers)
    monster = Monster(
        id=f"{monster_id}_{number}",
        squares=base,
        monster=monster_id,
        group=monster_id,
        master=master,
        number=number,
        relic=relic_of(game, monster_id),
    )
    game.monsters[monster.id] = monster
    return monster


def base_near(game: Game, monster_id: str, near: Square) -> tuple[Square, ...] | None:
    """Where a new monster of this kind stands: on the square or as near to it as it fits."""
    bases = bases_near(game, monster_id, near)
    if not bases or not since(3):
        return bases[0] if bases else None
    return settle_base(game, bases)


def bases_near(game: Game, monster_id: str, near: Square) -> list[tuple[Square, ...]]:
    """All places that are equally near to the square, in reading order; none if it fits nowhere."""
    return free_bases(game, game.library.foe(monster_id).size, near, game.occupied())


def free_bases(game: Game, size: Size, near: Square, taken: int) -> list[tuple[Square, ...]]:
    """All places for a base of this size that are equally near to the square, in reading order."""
    found: dict[tuple[Square, ...], None] = {}
    least: int | None = None
    for square, distance in sorted(game.grid.distances(near).items(), key=lambda entry: (entry[1], entry[0])):
        if least is not None and distance > least:
            break
        if game.board.terrain(square) not in SHUNNED:
            bases = expansions(game.grid, square, size, taken)
            found |= dict.fromkeys(bases)
            least = distance if bases else least
    return list(found)


def settle_base(game: Game, bases: list[tuple[Square, ...]]) -> tuple[Square, ...]:
    """One of several places that are equally near: cunning monsters come nearest to a hero, merciful ones farthest.

    Otherwise lots decide, also where the party votes: nobody is asked about each figure that appears.
    """
    heroes = [hero.square for hero in game.standing_heroes()]
    if heroes and game.ties in ("cunning", "merciful"):
        away = game.grid.distances(*heroes)
        far = len(game.grid.terrain)
        reach = {base: min(away.get(square, far) for square in base) for base in bases}
        wanted = (min if game.ties == "cunning" else max)(reach.values())
        bases = [base for base in bases if reach[base] == wanted]
    return bases[0] if len(bases) == 1 else game.chance.of("places").pick(bases)
