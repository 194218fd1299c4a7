"""The whole game as plain data: what is saved is what is played."""

from collections.abc import Iterable, Iterator
from typing import Literal

from pydantic import Field, PrivateAttr

from bot.descent.attack.record import AttackRecord
from bot.descent.board import Grid, Square, Terrain
from bot.descent.content.cards import HeroSheet, MonsterBlock, MonsterCard
from bot.descent.content.guests import with_guests
from bot.descent.content.library import Library, library
from bot.descent.content.pinned import NotPinned, quest_of
from bot.descent.monsters.lieutenants import LieutenantCard
from bot.descent.quest.model import Quest, Rule
from bot.descent.rules.dice import Die
from bot.descent.rules.rolling import Chance
from bot.descent.rules.steps import Step
from bot.descent.state.delve import Delve
from bot.descent.state.figures import Departed, Familiar, Figure, Group, Hero, Monster
from bot.descent.state.tabletop import Layout
from bot.kernel.budget import spend_event
from bot.kernel.editions import since
from bot.kernel.events import Event
from bot.kernel.plain import State
from bot.kernel.refused import Refused
from bot.kernel.steps import Resolution

RULES_VERSION = 3
"""What saves are written by; `bot/descent/upgrades.py` reads those of older ones."""
ACTIONS = 2
"""Actions of a hero's turn and of a monster's activation (RND-04, RND-06)."""
SHUNNED = (Terrain.OBSTACLE, Terrain.HAZARD, Terrain.LAVA)
"""Where nobody is put who could stand elsewhere."""


class Turn(State):
    """A hero's turn: what it has left."""

    hero: str
    actions: int = ACTIONS
    points: int = 0
    """Movement points gained and not yet spent (MOV-02)."""
    acted: bool = False
    """It did something, so equipment can't be changed any more (CRD-04)."""
    moved: bool = False
    """It took a move action, so it may trade (CRD-05)."""
    move_actions: int = 0
    left_square: bool = False
    """Its figure entered another square."""
    rested: bool = False
    bonus_attack: bool = False
    """The free attack of a two-hero party is still there (RND-05)."""
    unable: bool = False
    """It was down as its turn began, so it could not make the free attack of a two-hero party (RND-05)."""
    ending: bool = False
    """It is being ended."""
    slowed: int = 0
    """How much less speed the hero has in this turn."""
    extra_attacks: int = 0
    """Attacks granted by cards that cost no action."""
    feat: bool = False
    """It has begun a feat that is a move and an attack in one action."""
    own_points: int = 0
    """Movement points it had before that."""
    granted: int = 0
    """Actions that cards have added to the two."""
    beside: list[str] = Field(default_factory=list)
    """The monsters that stood next to the hero as the turn began."""
    used: list[str] = Field(default_factory=list)
    struck_with: list[str] = Field(default_factory=list)
    """With what the hero has attacked in it so far; nothing stands for bare hands."""
    card_actions: int = 0
    """How many of its actions were those of cards."""

    @property
    def taken(self) -> int:
        """Actions the hero has taken."""
        return ACTIONS + self.granted - self.actions

    @property
    def in_feat(self) -> bool:
        """Whether something is left of such a feat, so that no other action can be taken yet."""
        return self.feat and (self.points > self.own_points or self.extra_attacks > 0)


class TestRoll(State):
    """The dice of an attribute test while cards may still change them (CRD-03)."""

    figure: str
    attribute: str
    value: int
    dice: list[Die]
    shields: int = 0
    """Shields that count besides those on the dice."""

    @property
    def rolled(self) -> int:
        """Shields on the dice."""
        return sum(die.face.shields for die in self.dice)

    @property
    def passed(self) -> bool:
        return self.rolled + self.shields <= self.value

    @property
    def excess(self) -> int:
        """How many shields there are too many."""
        return max(0, self.rolled + self.shields - self.value)


class Activation(State):
    """A monster group while it acts, and the monster whose turn it is."""

    group: str
    card: str
    attacked: list[str] = Field(default_factory=list)
    """Heroes that were attacked in this activation."""
    done: list[str] = Field(default_factory=list)
    """Monsters that have had their turn."""
    monster: str | None = None
    actions: int = ACTIONS
    points: int = 0
    """Movement points the monster has left."""
    moves: int = 0
    """Move actions it has taken."""
    has_attacked: bool = False
    attacks: int = 0
    """Attacks it has made, where it may make several."""
    moved: bool = False
    """Whether the monster has left its place."""
    beside: list[str] = Field(default_factory=list)
    """Who stood next to the monster as it began, for whoever charges."""
    began: tuple[Square, ...] = ()
    """Where the monster stood when its turn began."""
    meant: str | None = None
    """Whom its last line was about."""
    passed: list[str] = Field(default_factory=list)
    """Heroes it has moved through."""
    failed: list[str] = Field(default_factory=list)
    """Who has failed a test since the last line or effect began."""
    excess: int = 0
    """How many shields there were too many in the test that was failed last."""
    answering: list[int] = Field(default_factory=list)
    """The effects of its card that are being carried out: none sets off itself."""

    def remember_failing(self, figure: str, excess: int = 0) -> None:
        """A figure has failed a test. Logs of before remember nothing of the kind, nor of the two below."""
        if since(3):
            self.failed.append(figure)
            self.excess = excess

    def remember_meant(self, figure: str) -> None:
        """The monster's line is about this figure."""
        if since(3):
            self.meant = figure

    def remember_way(self, crossed: Iterable[str]) -> None:
        """The monster leaves its place, through these heroes."""
        if since(3):
            self.moved = True
            self.passed += [name for name in crossed if name not in self.passed]


class PerilDecks(State):
    """The perils to come and those that came (PER-02)."""

    decks: dict[str, list[str]] = Field(default_factory=dict)
    """By level; the last one is drawn next. A deck that is used up is shuffled anew."""
    seen: list[str] = Field(default_factory=list)


class Orders(State):
    """What a quest tells a group to do instead of following its cards freely."""

    cards: list[str] = Field(default_factory=list)
    """Only these activation cards come."""
    march: list[Square] = Field(default_factory=list)
    """Where its monsters go before they think of heroes."""
    idle: bool = False


class Ending(State):
    """How the quest ended. It is told once whatever decided it is resolved."""

    outcome: Literal["won", "lost"]
    reason: str
    told: bool = False


class Game(Resolution[Step]):
    """One quest in play."""

    rules: int = RULES_VERSION
    quest: str
    content: str | None = None
    """The fingerprint of what the quest was made of when it began; None if it has no file."""
    act: int = 1
    difficulty: Literal["normal", "hard"] = "normal"
    chance: Chance
    board: Layout
    heroes: dict[str, Hero]
    """In party order."""
    monsters: dict[str, Monster] = Field(default_factory=dict)
    familiars: dict[str, Familiar] = Field(default_factory=dict)
    groups: dict[str, Group] = Field(default_factory=dict)
    search_deck: list[str] = Field(default_factory=list)
    looked: int = 0
    """How often somebody has looked at search cards before they were drawn."""
    gold: int = 0
    round: int = 0
    turn: Turn | None = None
    paused: Turn | None = None
    """A turn that goes on once another hero has had its own."""
    activation: Activation | None = None
    """The monster group that is acting."""
    morale: int = 0
    ending: Ending | None = None
    ties: Literal["vote", "merciful", "fair", "cunning"] = "fair"
    order: Literal["alternating", "heroes_first"] = "alternating"
    attacks: dict[int, AttackRecord] = Field(default_factory=dict)
    """Attacks that are being resolved; a reaction may start another inside one."""
    test: TestRoll | None = None
    card_dice: list[Die] = Field(default_factory=list)
    """Dice that were rolled for a card, while they may still be rolled again."""
    counter: int = 0
    """Numbers given to attacks and new figures."""
    seq: int = 0
    """Commands accepted so far."""
    fame: int = 0
    boxes: list[str] = Field(default_factory=lambda: ["base"])
    """The boxes the party owns (SET-07)."""
    objective: str | None = None
    """The quest's current objective, where it has several."""
    rules_in_force: list[str] = Field(default_factory=list)
    variables: dict[str, int] = Field(default_factory=dict)
    campaign_variables: dict[str, int] = Field(default_factory=dict)
    """Those that outlive the quest."""
    wounds: dict[str, int] = Field(default_factory=dict)
    """Hearts that monsters who fled had suffered, in this quest or an earlier one."""
    cast: dict[str, str] = Field(default_factory=dict)
    """The kind of monster that plays each role of the quest."""
    fallen: dict[str, int] = Field(default_factory=dict)
    """How many monsters of a kind or a unique name were defeated."""
    departed: dict[str, Departed] = Field(default_factory=dict)
    """Monsters that have left, by id, the last to bear it: what they did is still told."""
    fired: dict[str, int] = Field(default_factory=dict)
    """How often each event of the quest has fired."""
    counts: dict[str, int] = Field(default_factory=dict)
    """What triggers that wait for a number have counted."""
    used: list[str] = Field(default_factory=list)
    """What was done with doors and tokens and can't be done again: "door/use"."""
    bags: dict[str, list[int]] = Field(default_factory=dict)
    """What is left in each of the quest's bags."""
    locks: dict[str, bool] = Field(default_factory=dict)
    """Doors locked or unlocked before they came into view."""
    orders: dict[str, Orders] = Field(default_factory=dict)
    """By group."""
    peril: PerilDecks = Field(default_factory=PerilDecks)
    delve: Delve | None = None
    """What there is to know of a level of the Raid; None for other quests."""
    learned: int = 0
    """Experience each hero gained during the quest, to be spent after it."""
    _told: list[Event] = PrivateAttr(default_factory=list)

    @property
    def is_busy(self) -> bool:
        """What the quest's events say waits until no attack is being resolved."""
        return bool(self.attacks)

    @property
    def outcome(self) -> Literal["won", "lost"] | None:
        """Won, lost, or None while the quest goes on."""
        return self.ending.outcome if self.ending is not None else None

    @property
    def activating(self) -> str | None:
        """The group that is acting now."""
        return self.activation.group if self.activation is not None else None

    # Special rules ------------------------------------------------------------------------------------------

    def rules_now(self) -> list[Rule]:
        """The quest's special rules that are in force."""
        if not self.rules_in_force:
            return []
        quest = self.played
        return [quest.rule(rule) for rule in self.rules_in_force]

    @property
    def rules_speed(self) -> int:
        """What the special rules in force add to the heroes' speed."""
        return sum(rule.speed for rule in self.rules_now())

    # Telling ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Report what happened; the quest listens."""
        spend_event(event.kind)
        self._told.append(event)
        quest = self.find_played()
        if quest is not None and event.kind in quest.listeners:
            from bot.descent.quest.firing import hear

            hear(self, event)

    def take_events(self) -> list[Event]:
        """What was told since the last time this was asked."""
        told, self._told = self._told, []
        return told

    # Finding ------------------------------------------------------------------------------------------------

    @property
    def library(self) -> Library:
        """The cards, and the monsters that come with the quest."""
        if not Quest.some_bring_monsters:
            return library()
        try:
            quest = self.find_played()
        except NotPinned:
            quest = None  # a table of the past, drawn from events alone, may be of a quest that is at hand no more
        return with_guests(library(), quest)

    @property
    def played(self) -> Quest:
        """The quest as it was when the party began it, whatever became of its file since."""
        quest = self.find_played()
        if quest is None:
            raise LookupError(f"there is no quest {self.quest}")
        return quest

    def find_played(self) -> Quest | None:
        """The same, or None for a board without a quest."""
        return quest_of(self.quest, self.content)

    @property
    def numbers(self) -> dict[str, int]:
        """What the texts at the beginning and the end of a quest are told: its variables, heroes and round."""
        if not since(3):
            return {}
        kept = {**self.campaign_variables, **self.variables}
        own = {name: kept[name] for name in self.played.variables if name in kept}
        return {**own, "heroes": len(self.heroes), "round": self.round}

    @property
    def grid(self) -> Grid:
        return self.board.grid

    def figure(self, figure_id: str) -> Figure:
        """A hero, monster or familiar by id."""
        for figures in (self.heroes, self.monsters, self.familiars):
            if figure_id in figures:
                return figures[figure_id]
        raise Refused("no_such_figure", figure=figure_id)

    def find(self, figure_id: str) -> Figure | None:
        """A figure by id, or None once it is gone."""
        return self.heroes.get(figure_id) or self.monsters.get(figure_id) or self.familiars.get(figure_id)

    def hero(self, hero_id: str) -> Hero:
        """A hero by id."""
        if hero_id not in self.heroes:
            raise Refused("no_such_hero", hero=hero_id)
        return self.heroes[hero_id]

    def everyone(self) -> Iterator[Figure]:
        """All figures, heroes first."""
        yield from self.heroes.values()
        yield from self.familiars.values()
        yield from self.monsters.values()

    def sheet(self, hero: Hero) -> HeroSheet:
        return self.library.heroes[hero.sheet]

    def monster_card(self, monster: Monster) -> MonsterCard | LieutenantCard:
        return self.library.foe(monster.monster)

    def block(self, monster: Monster) -> MonsterBlock:
        """The monster's numbers in the current act; a lieutenant's depend on the party's size (MON-02, MON-03)."""
        card = self.monster_card(monster)
        if isinstance(card, LieutenantCard):
            block = card.block(self.act, len(self.heroes))
        else:
            block = card.block(self.act, monster.rank)
        if monster.relic is None:
            return block
        return self.library.lieutenant_sides[monster.relic].added_to(block, master=monster.master)

    def group_members(self, group: str) -> list[Monster]:
        """The monsters of a group, in the order of their numbers."""
        return [monster for monster in self.monsters.values() if monster.group == group]

    def familiars_of(self, hero: Hero) -> list[Familiar]:
        """The familiars that follow a hero."""
        return [familiar for familiar in self.familiars.values() if familiar.owner == hero.id]

    def standing_heroes(self) -> list[Hero]:
        """Heroes whose figure is on the board."""
        return [hero for hero in self.heroes.values() if hero.on_board and not hero.knocked_out]

    def vanished_heroes(self) -> list[Hero]:
        """Heroes who have left the board for a while; their token lies where they left it."""
        return [hero for hero in self.heroes.values() if hero.vanished is not None and not hero.on_board]

    def new_number(self) -> int:
        """A number never given before."""
        self.counter += 1
        return self.counter

    def dismiss(self, monster: Monster) -> None:
        """A monster leaves for good; it is remembered how it was called."""
        del self.monsters[monster.id]
        if since(3):
            self.departed[monster.id] = Departed(
                master=monster.master, name=monster.name, group=monster.group, squares=monster.squares
            )

    # Standing -----------------------------------------------------------------------------------------------

    def blocks(self, figure: Figure) -> bool:
        """Whether the figure takes up its squares: hero tokens and some familiars don't (HP-08, FAM-02)."""
        if isinstance(figure, Hero):
            return figure.on_board and not figure.knocked_out
        if isinstance(figure, Familiar):
            card = self.library.familiars[figure.familiar]
            return figure.on_board and (card.figure or card.obstacle)
        return figure.on_board

    def is_obstacle(self, figure: Figure) -> bool:
        """Whether it is a thing that fills its square: nobody walks through it, and anybody may attack it."""
        return isinstance(figure, Familiar) and self.library.familiars[figure.familiar].obstacle

    def counts_as_hero(self, figure: Figure) -> bool:
        """Whether it is a hero, or is treated as one."""
        if isinstance(figure, Familiar):
            return self.library.familiars[figure.familiar].counts_as_hero
        return isinstance(figure, Hero)

    def obstacles(self, *, without: Figure | None = None) -> int:
        """Bits of the squares filled by things that nobody walks through."""
        things = [
            figure for figure in self.familiars.values() if figure is not without and self.is_obstacle(figure)
        ]
        return self.occupied(things) if things else 0

    def occupied(self, figures: Iterable[Figure] | None = None, *, without: Figure | None = None) -> int:
        """Bits of all squares taken by figures."""
        bits, grid = 0, self.grid
        for figure in self.everyone() if figures is None else figures:
            if figure is not without and self.blocks(figure):
                bits |= grid.bits(figure.squares)
        return bits

    def taken_around(self, figure: Figure) -> tuple[int, int]:
        """Bits of the squares taken by a figure's friends, and of those taken by its enemies."""
        friends = enemies = 0
        own, grid = side(figure), self.grid
        for other in self.everyone():
            if other is figure or not self.blocks(other):
                continue
            if side(other) == own:
                friends |= grid.bits(other.squares)
            else:
                enemies |= grid.bits(other.squares)
        return friends, enemies

    def enemies_of(self, figure: Figure) -> list[Figure]:
        """The figures of the other side that take up squares."""
        return [other for other in self.everyone() if side(other) != side(figure) and self.blocks(other)]

    def may_be_attacked(self, attacker: Figure, target: Figure) -> bool:
        """Whether one may attack the other: enemies, and obstacles whosesoever they are."""
        return side(target) != side(attacker) or (self.is_obstacle(target) and target is not attacker)

    def things_to_break(self, attacker: Figure) -> list[Figure]:
        """The obstacles of the attacker's own side: it may attack them, but nobody takes that for granted."""
        things = self.familiars.values() if side(attacker) == "heroes" else ()
        return [thing for thing in things if thing.on_board and self.is_obstacle(thing) and thing is not attacker]

    def friends_of(self, figure: Figure) -> list[Figure]:
        """The other figures of the same side that take up squares."""
        return [
            other
            for other in self.everyone()
            if other is not figure and side(other) == side(figure) and self.blocks(other)
        ]

    def at(self, square: Square) -> Figure | None:
        """The figure that takes up this square."""
        return next(
            (figure for figure in self.everyone() if square in figure.squares and self.blocks(figure)), None
        )

    def distance(self, one: Figure, other: Figure) -> int | None:
        """Squares counted from one figure to the other (ATT-03)."""
        reached = self.grid.distances(*one.squares)
        return min((reached[square] for square in other.squares if square in reached), default=None)

    def adjacent(self, one: Figure, other: Figure) -> bool:
        """Whether two figures stand next to each other."""
        return any(self.grid.adjacent(a, b) for a in one.squares for b in other.squares)

    def nearest_empty(self, square: Square) -> Square:
        """The empty square nearest to this one (itself, if empty), never a hazard.

        Squares that can't be walked to, behind a closed door for instance, are only taken if there are no others.
        """
        grid = self.grid
        free = grid.squares(grid.exists & ~grid.of(*SHUNNED) & ~self.occupied())
        reached = grid.distances(square)
        shut_off = len(grid.terrain)

        def nearness(place: Square) -> tuple[int, int, int]:
            as_the_crow_flies = max(abs(place.x - square.x), abs(place.y - square.y))
            return reached.get(place, shut_off + as_the_crow_flies), place.y, place.x

        return min(free, key=nearness)


def side(figure: Figure) -> str:
    """Heroes and their familiars on one side, monsters on the other."""
    return "monsters" if isinstance(figure, Monster) else "heroes"
