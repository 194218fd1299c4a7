"""Parts of the board come into view: tiles, doors, tokens, monsters (EXP-01, MON-04 to MON-06)."""

from functools import lru_cache

from bot.descent.board import Assembly, Square, Terrain, assemble, expansions
from bot.descent.engine import Step, push
from bot.descent.events import AreaRevealed, MonstersPlaced
from bot.descent.figures import Group, Monster
from bot.descent.game import Game
from bot.descent.layout import MARKS, Door, Layout, Token
from bot.descent.library import library
from bot.descent.monsters.lieutenants import party_size
from bot.descent.quest.model import Area, Spawn, Unique


@lru_cache(maxsize=32)
def whole_map(quest_id: str) -> Assembly:
    """All tiles of a quest put together."""
    quest = library().quests[quest_id]
    return assemble((tile for area in quest.areas for tile in area.tiles), library().tiles)


class Reveal(Step):
    """An area comes into view."""

    area: str

    def resolve(self, game: Game) -> None:
        if self.area in game.board.areas:
            return
        area = game.library.quests[game.quest].area(self.area)
        show(game.board, game.quest, area)
        game.tell(AreaRevealed(area=area.id))
        push(game, *(Place(spawn=spawn) for spawn in area.spawns))


def show(board: Layout, quest_id: str, area: Area) -> None:
    """Add the squares, doors and tokens of an area to the board."""
    board.areas.append(area.id)
    full = whole_map(quest_id)
    keys = {
        placement
        for shown in library().quests[quest_id].areas
        if shown.id in board.areas
        for placement in shown.tiles
    }
    seen = {square for square, placement in full.placements.items() if placement in keys}
    width = max(square.x for square in full.terrain) + 1
    height = max(square.y for square in full.terrain) + 1

    def mark(square: Square) -> str:
        return MARKS[full.terrain[square]] if square in seen else " "

    def theme(square: Square) -> str:
        return full.themes[square][0] if square in seen else " "

    places = [[Square(x, y) for x in range(width)] for y in range(height)]
    board.rows = ["".join(mark(square) for square in row) for row in places]
    board.themes = ["".join(theme(square) for square in row) for row in places]
    board.walls = sorted(edge for edge in full.walls if edge.a in seen and edge.b in seen)
    for spot in area.doors:
        door = Door(id=spot.id, edges=spot.edges, locked=spot.locked, reveals=spot.reveals)
        board.doors.setdefault(spot.id, door)
    for token in area.tokens:
        board.tokens[token.id] = Token(
            id=token.id,
            kind=token.kind,
            square=token.square,
            colour=token.colour,
            portable=token.portable,
        )
    board.changed()


class Place(Step):
    """Monsters appear, masters first, within the group limits (MON-05, MON-06)."""

    spawn: Spawn

    def resolve(self, game: Game) -> None:
        spawn = self.spawn
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
        group = game.groups.get(spawn.monster)
        if group is None:
            group = Group(id=spawn.monster, monster=spawn.monster, activated=spawn.activated)
            game.groups[group.id] = group
        game.tell(MonstersPlaced(group=group.id, figures=tuple(monster.id for monster in placed)))


def roster(game: Game, spawn: Spawn) -> list[tuple[bool, int]]:
    """How many masters, then how many minions appear; minions come instead of masters beyond the limit (MON-05)."""
    heroes = len(game.heroes)
    card = game.library.foe(spawn.monster)
    minion_limit, master_limit = card.limits[party_size(heroes)]
    masters = spawn.wanted(heroes, master_limit, master=True)
    minions = spawn.wanted(heroes, minion_limit, master=False)
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
    card = game.library.foe(monster_id)
    taken = game.occupied()
    shunned = (Terrain.PIT, Terrain.HAZARD, Terrain.LAVA)
    for square, _ in sorted(game.grid.distances(near).items(), key=lambda entry: (entry[1], entry[0])):
        if game.board.terrain(square) in shunned:
            continue
        bases = expansions(game.grid, square, card.size, taken)
        if bases:
            numbers = {member.number for member in game.group_members(monster_id)}
            number = min(set(range(1, len(numbers) + 2)) - numbers)
            monster = Monster(
                id=f"{monster_id}_{number}",
                squares=bases[0],
                monster=monster_id,
                group=monster_id,
                master=master,
                number=number,
            )
            game.monsters[monster.id] = monster
            return monster
    return None
