"""A quest's map as its author wants to see it: everything that may ever lie on it, by name."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.descent.board import Assembly, BadMap, Edge, Placement, Square, TilePrint, assemble
from bot.descent.content.library import Library
from bot.descent.quest.model import Area, DoorSpot, Quest, Spawn, TokenSpot, parts
from renders.descent.atlas import AtlasView, NoteView, Tone
from renders.descent.view import BoardView, Cell, DoorView, TokenView

HEROES = (2, 3, 4)


def atlas_view(
    quest: Quest, shelf: Library, areas: Iterable[Area], problems: Iterable[str] = (), below: Iterable[str] = ()
) -> AtlasView:
    """These areas of the quest, and in words what can't be drawn as it is written; `below` is what else is told."""
    shown = tuple(areas)
    chart = _Chart(shelf, shown, problems=list(problems), below=tuple(below))
    chart.lay_tiles()
    whole = len(shown) == len(quest.areas)
    for area in shown:
        for door in area.doors:
            chart.add_door(door)
        chart.add_pieces(area.id, area, told=True)
    if quest.areas[0] in shown:
        chart.add_squares("start", "start", quest.start, told=True)
    for name, squares in quest.places.items():
        chart.add_squares(name, "place", squares, told=whole)
    for event in quest.events:
        chart.add_pieces(event.id, event, told=whole)
    for bag, draws in quest.bags.items():
        chart.add_pieces(bag, draws, told=whole)
    return chart.view(
        quest.id if whole else f"{quest.id}: {', '.join(area.id for area in shown)}", quest.look or ""
    )


def fitting(
    placements: Iterable[Placement], tiles: Mapping[str, TilePrint]
) -> tuple[tuple[Placement, ...], list[str]]:
    """The tiles that can lie as they are written, and why the others can't."""
    laid: tuple[Placement, ...] = ()
    problems: list[str] = []
    for placement in placements:
        try:
            assemble((*laid, placement), tiles)
        except BadMap as bad:
            problems += bad.problems
        else:
            laid = (*laid, placement)
    return laid, problems


@dataclass
class _Chart:
    """The map while it is being drawn up."""

    shelf: Library
    areas: tuple[Area, ...]
    board: Assembly = field(init=False)
    notes: list[NoteView] = field(default_factory=list)
    tints: dict[tuple[int, int], Tone] = field(default_factory=dict)
    doors: list[DoorView] = field(default_factory=list)
    tokens: list[TokenView] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    below: tuple[str, ...] = ()

    def lay_tiles(self) -> None:
        """The squares; tiles that don't fit are left out and told."""
        written = [placement for area in self.areas for placement in area.tiles]
        laid, wrong = fitting(written, self.shelf.tiles)
        self.problems += wrong
        ground = {square: each.terrain for area in self.areas for each in area.ground for square in each.squares}
        self.board = assemble(laid, self.shelf.tiles).strewn(ground)

    def add_door(self, door: DoorSpot) -> None:
        for edge in door.edges:
            if not {edge.a, edge.b} & set(self.board.terrain):
                self.problems.append(f"door {door.id}: {edge} is not on the map")
            else:
                self.doors.append(DoorView(*_ends(edge), "locked" if door.locked else "closed"))
        if door.edges:
            corners = [((e.a.x + e.b.x + 1) / 2, (e.a.y + e.b.y + 1) / 2) for e in door.edges]
            x, y = (sum(values) / len(corners) for values in zip(*corners, strict=True))
            self.notes.append(NoteView((x, y), door.id, "door"))

    def add_pieces(self, where: str, written: object, *, told: bool) -> None:
        """Every token and spawn in an area, event or bag, however deep."""
        for part in parts(written):
            if isinstance(part, TokenSpot):
                self._add_token(part, where, told)
            elif isinstance(part, Spawn):
                self._add_spawn(part, where, told)

    def _add_token(self, token: TokenSpot, where: str, told: bool) -> None:
        if not self._on_the_map(token.square, f"{where}: token {token.id}", told):
            return
        kind = f"objective_{token.colour}" if token.kind == "objective" else token.kind
        self.tokens.append(TokenView(_place(token.square), kind))
        self._note(token.square, token.id, "token")

    def _add_spawn(self, spawn: Spawn, where: str, told: bool) -> None:
        """A group's name and numbers where it gathers, and its exact squares."""
        kind = spawn.monster or str(spawn.likes)
        called = spawn.unique.name if spawn.unique is not None else spawn.role
        name = f"{called} ({kind})" if called else kind
        if self._on_the_map(spawn.gathers_at(), f"{where}: spawn {name}", told):
            self._note(spawn.gathers_at(), f"{name} {self._numbers(spawn)}".strip(), "spawn")
        for square in (*spawn.masters_at, *spawn.minions_at):
            if self._on_the_map(square, f"{where}: spawn {name}", told):
                self.tints[_place(square)] = "spawn"

    def _numbers(self, spawn: Spawn) -> str:
        """Minions and masters that appear with 2, 3 and 4 heroes: 2+1 3+1 4+1."""
        if spawn.monster not in self.shelf.monsters:
            return ""
        limits = self.shelf.monsters[spawn.monster].limits
        counts = [
            "+".join(str(spawn.wanted(heroes, limits[heroes][rank], master=bool(rank))) for rank in (0, 1))
            for heroes in HEROES
        ]
        return counts[0] if len(set(counts)) == 1 else " ".join(counts)

    def add_squares(self, name: str, tone: Tone, squares: Iterable[Square], *, told: bool) -> None:
        """A named set of squares: tinted, its name on the first, or numbered if the order matters."""
        there = [square for square in squares if self._on_the_map(square, f"{tone} {name}", told)]
        for number, square in enumerate(there, 1):
            self.tints[_place(square)] = tone
            if tone == "start" or number == 1:
                self._note(square, str(number) if tone == "start" else name, tone, low=tone == "place")

    def _on_the_map(self, square: Square, what: str, told: bool) -> bool:
        if square not in self.board.terrain and told:
            self.problems.append(f"{what}: {square} is not on the map")
        return square in self.board.terrain

    def _note(self, square: Square, text: str, tone: Tone, *, low: bool = False) -> None:
        self.notes.append(NoteView((square.x + 0.5, square.y + (0.84 if low else 0.5)), text, tone))

    def view(self, title: str, look: str) -> AtlasView:
        """All of it together."""
        board = self.board
        lying: dict[Placement, list[tuple[int, int]]] = {}
        for square, placement in board.placements.items():
            lying.setdefault(placement, []).append(_place(square))
        names = [
            NoteView((min(squares)[0] + 0.5, min(squares)[1] + 0.15), _tile_name(placement), "tile")
            for placement, squares in lying.items()
        ]
        return AtlasView(
            title,
            BoardView(
                cells={
                    _place(square): Cell(terrain.value, board.themes[square])
                    for square, terrain in board.terrain.items()
                },
                walls=frozenset(_ends(wall) for wall in board.walls),
                elevation=frozenset(_ends(edge) for area in self.areas for edge in area.elevation),
                fog_edges=frozenset(self._open_ends()),
                doors=tuple(self.doors),
                tokens=tuple(self.tokens),
                look=look,
            ),
            notes=(*names, *self.notes),
            tints=self.tints,
            tiles=tuple(frozenset(squares) for squares in lying.values()),
            lines=(*(f"{area.id}: {', '.join(map(_tile_name, area.tiles))}" for area in self.areas), *self.below),
            problems=tuple(dict.fromkeys(self.problems)),
        )

    def _open_ends(self) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """The exits that lead nowhere: there the floor runs on into the fog."""
        for edge in self.board.exits_open:
            inside, outside = (edge.a, edge.b) if edge.a in self.board.terrain else (edge.b, edge.a)
            yield _place(inside), _place(outside)


def _place(square: Square) -> tuple[int, int]:
    return square.x, square.y


def _ends(edge: Edge) -> tuple[tuple[int, int], tuple[int, int]]:
    return _place(edge.a), _place(edge.b)


def _tile_name(placement: Placement) -> str:
    return f"{placement.tile} {placement.turn}°" if placement.turn else placement.tile
