"""Moving figures over the board, square by square (MOV, BIG)."""

from collections.abc import Sequence

from bot.descent.board import Reach, Size, Square, Terrain, expansions, reach
from bot.descent.events import FigureMoved, FigurePlaced, TerrainHurt
from bot.descent.quest.firing import reveals, watches
from bot.descent.rules import stats
from bot.descent.rules.conditions import lies_low
from bot.descent.rules.followers import familiars_of
from bot.descent.rules.harm import Defeat, Suffer, Tire, hurtable
from bot.descent.rules.heeding import Happening, heard
from bot.descent.rules.moments import Moment
from bot.descent.rules.passives import (
    HIVE_DEFENSE,
    WEB,
    flies,
    hive_around,
    slips_past_enemies,
    sludge_around,
    spins_webs,
)
from bot.descent.rules.reactions import Window
from bot.descent.rules.steps import Step, interject, push
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.plain import Plain

DEADLY = (Terrain.HAZARD, Terrain.LAVA)
SLOW = (Terrain.WATER, Terrain.MUD)
HURTFUL = (*DEADLY, Terrain.PIT)
HARM = 2
"""Hearts that a pit or a hazard costs whoever enters it (MOV-07, MOV-08)."""


def entry_cost(game: Game, figure: Figure, square: Square) -> int:
    """Movement points to enter a square: two for water and mud (MOV-06), one more where a card takes its toll."""
    terrain = game.board.terrain(square)
    if is_spirit(game, figure):
        return 1 if terrain is Terrain.PLAIN or flies(game, figure) else 2
    toll = bool(tolls(game, figure) & game.grid.bit(square))
    slow = not flies(game, figure) and bool(slow_for(game, figure) & game.grid.bit(square))
    return 1 + toll + slow


def slow_for(game: Game, figure: Figure) -> int:
    """Bits of the squares that cost this figure two points: water, mud and what oozes from monsters (MOV-06)."""
    home = stats.at_home(game, figure)
    ground = game.grid.of(*(kind for kind in SLOW if kind.value not in home)) if home else game.grid.slow
    oozing = isinstance(figure, Hero) and Terrain.MUD.value not in home
    return ground | (sludge_around(game) if oozing else 0)


def tolls(game: Game, figure: Figure) -> int:
    """Bits of the squares that cost this figure one point more.

    Those next to a hero or to familiars whose card says so, and those of enemies that are waded through.
    """
    taking, bits = game.library.changing("toll"), 0
    for hero in game.standing_heroes() if taking and isinstance(figure, Monster) else ():
        for card, ability in stats.abilities_of(game, hero, taking):
            for modifier in ability.modifiers:
                if modifier.stat == "toll":
                    takers = [hero] if modifier.of == "monsters" else familiars_of(game, hero, card)
                    for taker in takers:
                        bits |= game.grid.spread(game.grid.bits(taker.squares))
    if wades(game, figure):
        bits |= game.occupied(game.enemies_of(figure))
    return bits


def wades(game: Game, figure: Figure) -> bool:
    """Whether it may walk through enemies at the price of a point for each of their squares."""
    if not isinstance(figure, Hero) or stats.has(game, "passes_enemies", figure):
        return False
    return stats.has(game, "wades_through_enemies", figure)


def is_spirit(game: Game, figure: Figure) -> bool:
    """A familiar that is not treated as a figure: special terrain is water to it (FAM-02)."""
    if not isinstance(figure, Familiar):
        return False
    card = game.library.familiars[figure.familiar]
    return not card.figure and not card.obstacle


def passable_enemies(game: Game, figure: Figure) -> bool:
    """Whether it may walk through enemies (the goblins' Scamper, a thief's Tumble)."""
    if isinstance(figure, Monster):
        return slips_past_enemies(game, figure)
    return stats.has(game, "passes_enemies", figure) or wades(game, figure) or flies(game, figure)


def webs_at(game: Game, figure: Figure, square: Square) -> int:
    """Fatigue that leaving this square costs a hero: one for each web-spinning monster beside it."""
    if not isinstance(figure, Hero):
        return 0
    return sum(
        spins_webs(game, monster) and any(game.grid.adjacent(square, own) for own in monster.squares)
        for monster in game.monsters.values()
    )


def reach_of(
    game: Game, figure: Figure, points: int, *, shun: int = 0, plain: bool = False, through: bool = False
) -> Reach:
    """Where a figure could go with these points (MOV-03); never through `shun`.

    `plain` counts squares: water and mud cost no more than others. `through`: it passes enemies this time.
    """
    friends, enemies = game.taken_around(figure)
    solid = game.obstacles(without=figure)
    if is_spirit(game, figure) and not flies(game, figure):
        slow = game.grid.of(*(kind for kind in Terrain if kind is not Terrain.PLAIN))
        return reach(game.grid, figure.squares, points, blocked=shun, slow=slow, pits=0)
    if through or passable_enemies(game, figure):
        friends, enemies = friends | enemies, 0
    if isinstance(figure, Hero) and flies(game, figure):
        # Whatever fills a square is crossed, but nobody stops there.
        over, stones = friends | shun | solid, game.grid.obstacles
        return reach(game.grid, figure.squares, points, crossable=over, through=stones, pits=0, slow=0)
    if flies(game, figure):
        # It flies over what it shuns, and comes down elsewhere; one that is no figure anywhere.
        over = shun if is_spirit(game, figure) else friends | shun
        blocked = 0 if is_spirit(game, figure) else solid
        taxed = 0 if plain else tolls(game, figure)
        return reach(
            game.grid, figure.squares, points, blocked=blocked, crossable=over, pits=0, slow=0, taxed=taxed
        )
    # BIG-05: a large figure walks over pits; a small one is caught in the first.
    pits = 0 if is_large(game, figure) else None
    return reach(
        game.grid,
        figure.squares,
        points,
        blocked=enemies | shun | solid,
        crossable=friends,
        pits=pits,
        slow=0 if plain else slow_for(game, figure),
        taxed=0 if plain else tolls(game, figure),
    )


def in_pit(game: Game, figure: Figure) -> bool:
    """Wholly in a pit: it can't spend movement points (MOV-07, BIG-05)."""
    if is_spirit(game, figure) or not figure.on_board:
        return False
    return all(game.board.terrain(square) is Terrain.PIT for square in figure.squares)


def in_hazard(game: Game, figure: Figure) -> bool:
    """Wholly on ground that defeats whoever ends its movement there (MOV-08, BIG-05)."""
    if is_spirit(game, figure) or not figure.on_board or stats.has(game, "outlives_hazards", figure):
        return False
    return all(game.board.terrain(square) in deadly_to(game, figure) for square in figure.squares)


def deadly_to(game: Game, figure: Figure) -> tuple[Terrain, ...]:
    """The ground that is deadly to this figure: some monsters are at home there."""
    home = stats.at_home(game, figure)
    return tuple(ground for ground in DEADLY if ground.value not in home) if home else DEADLY


class Noting(Plain):
    """A card that remembers whom its bearer has passed."""

    hero: str
    card: str


class Walk(Step):
    """A figure goes along a path; it stops where something hurts it or somebody may react."""

    figure: str
    path: tuple[Square, ...]
    spend: bool = False
    """Whether each square costs movement points of the current turn or activation."""
    resume: Step | None = None
    """What a monster does instead of going on after somebody could react: it thinks again (MVW-08)."""
    freed: bool = False
    """Whether the webs round the square where it stands have had their due."""
    through: bool = False
    """Whether it passes enemies this time, whatever it is."""
    noting: Noting | None = None
    """Which card remembers whom it passes."""

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not hurtable(figure) or game.outcome is not None or lies_low(game, figure):
            return
        path = self._still_free(game, figure)
        if not path and _no_footing(game, figure):
            # It was held up on a friend's square and can go no farther: it may not stop there (MOV-03).
            push(game, Put(figure=figure.id, squares=(game.nearest_empty(figure.square),), enters=False))
            return
        start = figure.squares
        trail: list[Square] = []
        for index, square in enumerate(path):
            webs = webs_at(game, figure, figure.square)
            if webs and (index or not self.freed):
                if trail:
                    game.tell(FigureMoved(figure=figure.id, start=start, path=tuple(trail), end=figure.squares))
                on = self.model_copy(update={"path": path[index:], "freed": True})
                push(game, Tire(figure=figure.id, amount=webs, source=WEB), on)
                return
            watched = watches(game, figure, square)
            passed, before = self._passed(game, figure), figure.square
            self._enter(game, figure, square)
            self._note_passed(game, figure)
            trail.append(square)
            rest = path[index + 1 :]
            pause = Window(moment=Moment.SQUARE_ENTERED, figure=figure.id, square=square)
            hurts = 0 if rest and flies(game, figure) else harm_of(game, figure, square)
            parting = [
                Window(moment=Moment.SQUARE_LEFT, figure=monster, by=figure.id, square=square) for monster in passed
            ]
            if isinstance(figure, Monster) and game.library.waiting(Moment.SQUARE_VACATED) and before != square:
                parting.append(Window(moment=Moment.SQUARE_VACATED, figure=figure.id, square=before))
            interrupted = any(True for window in (pause, *parting) for _ in window.offers(game))
            answered = heard(game, Happening("square_entered", figure.id))
            if not rest or hurts or interrupted or watched or answered:
                calm = len(game.due)
                game.tell(FigureMoved(figure=figure.id, start=start, path=tuple(trail), end=figure.squares))
                surprised = any(reveals(game, due) for due in game.due[calm:])
                self._go_on(game, figure, rest, interrupted=interrupted, surprised=surprised)
                push(
                    game, *((Singe(figure=figure.id, square=square),) if hurts else ()), *parting, pause, *answered
                )
                return

    def _note_passed(self, game: Game, figure: Figure) -> None:
        """The card that leads a hero through monsters remembers them."""
        held = game.hero(self.noting.hero).card(self.noting.card) if self.noting is not None else None
        for monster in game.monsters.values() if held is not None else ():
            if held is not None and figure.square in monster.squares and monster.id not in held.touched:
                held.touched.append(monster.id)

    def _passed(self, game: Game, figure: Figure) -> list[str]:
        """The monsters on whose square a hero stands before it goes on."""
        if not isinstance(figure, Hero) or not game.library.waiting(Moment.SQUARE_LEFT):
            return []
        return [monster.id for monster in game.monsters.values() if figure.square in monster.squares]

    def _go_on(
        self, game: Game, figure: Figure, rest: tuple[Square, ...], *, interrupted: bool, surprised: bool
    ) -> None:
        """The rest of the way, after what the quest has to say; a hero who meets a surprise stops if it can."""
        free = not (game.occupied(without=figure) | game.grid.obstacles) & game.grid.bit(figure.square)
        if (interrupted or surprised) and self.resume is not None:
            push(game, self.resume)
        elif rest and not (surprised and free and self.spend and isinstance(figure, Hero)):
            push(game, self._rest(rest))
        interject(game)

    def _still_free(self, game: Game, figure: Figure) -> tuple[Square, ...]:
        """The path as far as it can be walked: somebody may have stepped into it while the figure paused."""
        if is_spirit(game, figure):
            return self.path
        others = game.occupied(without=figure)
        enemies = 0 if self.through or passable_enemies(game, figure) else game.occupied(game.enemies_of(figure))
        enemies |= 0 if isinstance(figure, Hero) and flies(game, figure) else game.obstacles(without=figure)
        free = list(self.path)
        for index, square in enumerate(self.path):
            if game.grid.bit(square) & enemies:
                del free[index:]
                break
        while free and game.grid.bit(free[-1]) & others:
            free.pop()
        return tuple(free)

    def _rest(self, path: tuple[Square, ...]) -> "Walk":
        """The same walk from here on."""
        return self.model_copy(update={"path": path, "freed": False})

    def _enter(self, game: Game, figure: Figure, square: Square) -> None:
        if self.spend:
            purse = game.turn if game.activation is None else game.activation
            assert purse is not None
            purse.points -= entry_cost(game, figure, square)
        if game.turn is not None and game.turn.hero == figure.id:
            game.turn.left_square = True
        figure.squares = (square,)


def _no_footing(game: Game, figure: Figure) -> bool:
    """Whether a figure hangs where it can't stop: on another one's square, or over an obstacle."""
    filled = game.occupied(without=figure) | game.grid.obstacles
    return bool(filled & game.grid.bits(figure.squares)) and game.blocks(figure)


def harm_of(game: Game, figure: Figure, square: Square) -> int:
    """Hearts that entering this square costs; pits only catch large figures where they stop (BIG-05)."""
    if is_spirit(game, figure):
        return 0
    terrain = game.board.terrain(square)
    if terrain in DEADLY:
        return HARM if terrain in deadly_to(game, figure) else 0
    if is_stung(game, figure, square):
        return HARM
    return HARM if terrain is Terrain.PIT and not is_large(game, figure) else 0


def harm_along(game: Game, figure: Figure, path: Sequence[Square]) -> int:
    """Hearts that the ground of this way costs; whoever flies feels only that on which it comes down."""
    return sum(harm_of(game, figure, square) for square in (path[-1:] if flies(game, figure) else path))


def is_stung(game: Game, figure: Figure, square: Square) -> bool:
    """Whether a swarm hurts a hero who enters this square; unlike deadly ground it defeats nobody who stays."""
    return isinstance(figure, Hero) and bool(hive_around(game) & game.grid.bit(square))


def is_large(game: Game, figure: Figure) -> bool:
    """Whether its base covers more than one square."""
    if not isinstance(figure, Monster):
        return False
    size = game.monster_card(figure).size
    return size.w * size.h > 1


class Singe(Step):
    """The terrain hurts a figure that entered it (MOV-07, MOV-08)."""

    figure: str
    square: Square

    def resolve(self, game: Game) -> None:
        figure, ground = game.find(self.figure), game.board.terrain(self.square)
        swarm = figure is not None and ground not in HURTFUL and is_stung(game, figure, self.square)
        terrain = HIVE_DEFENSE if swarm else ground.value
        game.tell(TerrainHurt(figure=self.figure, square=self.square, terrain=terrain))
        push(game, Suffer(figure=self.figure, amount=HARM, source=terrain))


class Shrink(Step):
    """A large figure draws itself together on one of its squares before it moves (BIG-02)."""

    figure: str
    square: Square

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None and figure.on_board:
            figure.squares = (self.square,)


class Spread(Step):
    """A large figure expands over its squares; only a pit all round it does anything (BIG-04, BIG-05).

    If what it meant to cover has been taken meanwhile it expands elsewhere round its square, and if it fits
    nowhere it goes back along its path to the last square where it does.
    """

    figure: str
    squares: tuple[Square, ...]
    path: tuple[Square, ...] = ()

    def resolve(self, game: Game) -> None:
        figure = game.monsters.get(self.figure)
        if figure is None or not figure.on_board:
            return
        taken = game.occupied(without=figure)
        base = self.squares
        if figure.square not in base or taken & game.grid.bits(base):
            base = self._elsewhere(game, figure, taken)
        figure.squares = base
        game.tell(FigurePlaced(figure=figure.id, squares=base, expanded=True))
        if in_pit(game, figure):
            push(game, Singe(figure=figure.id, square=figure.square))

    def _elsewhere(self, game: Game, figure: Monster, taken: int) -> tuple[Square, ...]:
        size = game.monster_card(figure).size
        here = self.path.index(figure.square) if figure.square in self.path else -1
        for square in (figure.square, *reversed(self.path[: here + 1])):
            bases = expansions(game.grid, square, size, taken)
            if bases:
                return bases[0]
        return nearest_base(game, figure.square, size, taken)


def nearest_base(game: Game, square: Square, size: Size, taken: int) -> tuple[Square, ...]:
    """The base nearest to a square on which a figure of this size fits (BIG-06)."""
    for place, _ in sorted(game.grid.distances(square).items(), key=lambda entry: (entry[1], entry[0])):
        bases = expansions(game.grid, place, size, taken)
        if bases:
            return bases[0]
    raise LookupError(f"there is no room for a figure of {size}")


class Put(Step):
    """A figure is taken up and placed elsewhere; it counts as entering the square."""

    figure: str
    squares: tuple[Square, ...]
    enters: bool = True

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board or lies_low(game, figure):
            return
        figure.squares = self.squares
        game.tell(FigurePlaced(figure=figure.id, squares=self.squares))
        if self.enters and isinstance(figure, Hero):
            push(game, Window(moment=Moment.SQUARE_ENTERED, figure=figure.id, square=figure.square))
        if self.enters and harm_of(game, figure, figure.square):
            push(game, Singe(figure=figure.id, square=figure.square))


class EndMovement(Step):
    """Whoever ends its movement on deadly ground is defeated (MOV-08)."""

    figure: str

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is not None and hurtable(figure) and in_hazard(game, figure):
            push(game, Defeat(figure=figure.id))


def pit_exits(game: Game, figure: Figure) -> list[Square]:
    """Empty squares next to the pit the figure is in (MOV-07)."""
    grid, pit, fresh = game.grid, set(figure.squares), list(figure.squares)
    while fresh:
        for square in grid.neighbours(fresh.pop()):
            if square not in pit and grid.terrain[square] is Terrain.PIT:
                pit.add(square)
                fresh.append(square)
    around = {square for place in pit for square in grid.neighbours(place)} - pit
    taken = game.occupied()
    return sorted(
        square for square in around if grid.terrain[square] is not Terrain.OBSTACLE and not taken & grid.bit(square)
    )
