"""Everything a picture needs, as plain data: what the players may see, in words ready to read.

A square is (x, y), counted from 0 at the top left; a corner is the point at its top left. A colour is one
of the names in the theme, an icon the name of a drawing. Sentences may hold {heart}, {surge}, {stamina},
{shield}, {range} and the other signs of the theme: they become small icons.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Square = tuple[int, int]
Corner = tuple[int, int]
Edge = tuple[Square, Square]

DoorState = Literal["closed", "open", "locked"]
FigureKind = Literal["hero", "minion", "master", "lieutenant", "familiar"]


# ---------------------------------------------------------------------------------------------- board


@dataclass(frozen=True)
class Cell:
    """One revealed square. Terrain: plain, water, lava, mud, pit, hazard or obstacle."""

    terrain: str = "plain"
    theme: str = "stone"


@dataclass(frozen=True)
class Box:
    """A rectangle of squares, both ends included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def holds(self, square: Square) -> bool:
        """Whether the square lies inside."""
        return self.left <= square[0] <= self.right and self.top <= square[1] <= self.bottom

    def grown(self, squares: int) -> "Box":
        """The box with so many more squares on each side."""
        return Box(self.left - squares, self.top - squares, self.right + squares, self.bottom + squares)


@dataclass(frozen=True)
class PropView:
    """A thing that is only drawn: its upper left square, how many it takes, and how far it is turned clockwise."""

    kind: str
    square: Square
    columns: int = 1
    rows: int = 1
    turn: int = 0


@dataclass(frozen=True)
class DoorView:
    """A door on the edge between two squares; doors side by side in one state are drawn as one."""

    a: Square
    b: Square
    state: DoorState = "closed"


@dataclass(frozen=True)
class TokenView:
    """A token on a square. Kind: search, objective_red, villager, exit, portal… (see the theme)."""

    square: Square
    kind: str
    label: str = ""


@dataclass(frozen=True)
class LegendView:
    """A kind of token on the board, and what those of this kind are."""

    kind: str
    name: str


@dataclass(frozen=True)
class FigureView:
    """A figure and all it wears: its rank shows by shape, its condition by badges, its turn by a glow."""

    id: str
    kind: FigureKind
    squares: tuple[Square, ...]
    icon: str
    health: int
    max_health: int
    colour: str = ""
    label: str = ""
    initials: str = ""
    conditions: tuple[str, ...] = ()
    active: bool = False
    activated: bool = False
    knocked_out: bool = False
    vanished: bool = False
    """It left the board; what is drawn is the place it will come back to."""
    carried: tuple[str, ...] = ()
    """Kinds of the tokens it has picked up."""
    perched: bool = False
    """It takes up no square: it is small and sits in a corner, above whoever else is there."""


@dataclass(frozen=True)
class SightView:
    """A line of sight from corner to corner, and the square or the edge that stops it if one does."""

    start: Corner
    end: Corner
    clear: bool
    blocker: Square | Edge | None = None


@dataclass(frozen=True)
class PartyView:
    """A hero's panel below the board."""

    name: str
    colour: str
    icon: str
    health: int
    max_health: int
    stamina: int
    max_stamina: int
    conditions: tuple[str, ...] = ()
    active: bool = False
    knocked_out: bool = False
    activated: bool = False
    initials: str = ""


@dataclass(frozen=True)
class BoardView:
    """The board as the players see it.

    `walls` are the thin walls between two neighbouring squares; what lies beyond the outermost squares is
    walled by itself, except at `fog_edges` (a revealed square and its unknown neighbour), where the floor
    runs on into the fog. `elevation` are the edges where the ground rises. `focus` is the part to show;
    without it, everything revealed. `range` are the squares an attack could reach, `area` those it would
    strike: a blast or a breath.
    """

    cells: Mapping[Square, Cell]
    walls: frozenset[Edge] = frozenset()
    fog_edges: frozenset[Edge] = frozenset()
    elevation: frozenset[Edge] = frozenset()
    doors: tuple[DoorView, ...] = ()
    tokens: tuple[TokenView, ...] = ()
    figures: tuple[FigureView, ...] = ()
    reach: Mapping[Square, int] = field(default_factory=dict)
    range: frozenset[Square] = frozenset()
    area: frozenset[Square] = frozenset()
    targets: tuple[Square, ...] = ()
    sight: tuple[SightView, ...] = ()
    trail: tuple[Square, ...] = ()
    marks: Mapping[Square, str] = field(default_factory=dict)
    focus: Box | None = None
    party: tuple[PartyView, ...] = ()
    legend: tuple[LegendView, ...] = ()
    look: str = ""
    """How the land looks: snow, ash…; see looks.py."""
    props: tuple[PropView, ...] = ()
    """What the tiles depict; nobody needs to heed it."""
    alt: str = ""


# --------------------------------------------------------------------------------- sheets, cards, dice


@dataclass(frozen=True)
class StatView:
    """A value with its sign; dice stand in place of the value where it is rolled."""

    icon: str
    label: str
    value: str = ""
    dice: tuple[str, ...] = ()


@dataclass(frozen=True)
class BlockView:
    """A heading and its text; spent once used."""

    title: str
    icon: str
    text: str
    spent: bool = False


@dataclass(frozen=True)
class ItemView:
    """A thing a hero owns, as one line of a list."""

    name: str
    icon: str
    note: str = ""
    dice: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    exhausted: bool = False
    initials: str = ""


@dataclass(frozen=True)
class SkillView:
    """A skill card in play: its name, what it does, and a word on its state."""

    name: str
    exhausted: bool = False
    icon: str = "book-cover"
    text: str = ""
    note: str = ""


@dataclass(frozen=True)
class PortraitView:
    """A figure of whom there is something great to tell, and that in a line."""

    name: str
    line: str
    kind: FigureKind
    icon: str
    fallen: bool = False
    initials: str = ""
    alt: str = ""


@dataclass(frozen=True)
class HeroSheetView:
    """Everything about one hero on one page."""

    name: str
    subtitle: str
    colour: str
    icon: str
    health: int
    max_health: int
    stamina: int
    max_stamina: int
    stats: tuple[StatView, ...]
    attributes: tuple[StatView, ...]
    blocks: tuple[BlockView, ...]
    equipment_title: str
    equipment: tuple[ItemView, ...]
    skills_title: str
    skills: tuple[SkillView, ...]
    purse: tuple[StatView, ...] = ()
    conditions: tuple[str, ...] = ()
    knocked_out: bool = False
    initials: str = ""
    alt: str = ""


@dataclass(frozen=True)
class SlotView:
    """A place for equipment: hands, armour, other; empty without an item."""

    label: str
    item: ItemView | None = None


@dataclass(frozen=True)
class InventoryView:
    """What a hero wears and carries."""

    name: str
    subtitle: str
    colour: str
    icon: str
    equipped_title: str
    slots: tuple[SlotView, ...]
    pack_title: str
    pack: tuple[ItemView, ...]
    empty: str = ""
    purse: tuple[StatView, ...] = ()
    initials: str = ""
    alt: str = ""


@dataclass(frozen=True)
class DieView:
    """A die and the face it shows; `plain` shows no face, `discarded` was rolled again or taken away."""

    colour: str
    range: int = 0
    hearts: int = 0
    surges: int = 0
    shields: int = 0
    miss: bool = False
    plain: bool = False
    discarded: bool = False


@dataclass(frozen=True)
class ResultView:
    """One outcome of a roll: a sign and a few words. Tone: heart, shield, surge, range, good, bad, plain."""

    icon: str
    text: str
    tone: str = "plain"


@dataclass(frozen=True)
class DiceView:
    """A roll: who against whom, the dice, what the surges bought, and what came of it."""

    title: str
    attack: tuple[DieView, ...]
    defence: tuple[DieView, ...] = ()
    spent: tuple[str, ...] = ()
    results: tuple[ResultView, ...] = ()
    alt: str = ""


@dataclass(frozen=True)
class CardView:
    """An item, skill, search, relic, condition, feat or familiar card; a condition's icon is its own name."""

    kind: str
    name: str
    icon: str
    traits: str = ""
    dice: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    cost: str = ""
    cost_icon: str = "gold"
    corner: str = ""
    exhausted: bool = False
    stats: tuple[StatView, ...] = ()
    initials: str = ""
    alt: str = ""


@dataclass(frozen=True)
class MonsterRankView:
    """One half of a monster card: what its minions, masters or the lieutenant can do."""

    kind: FigureKind
    title: str
    stats: tuple[StatView, ...]
    attack: tuple[str, ...]
    defence: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class MonsterCardView:
    """A monster group or a lieutenant."""

    name: str
    icon: str
    traits: str
    ranks: tuple[MonsterRankView, ...]
    corner: str = ""
    initials: str = ""
    alt: str = ""


@dataclass(frozen=True)
class OrdersView:
    """What one rank does when its activation card is drawn, line by line."""

    kind: FigureKind
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class ActivationView:
    """An activation card; its ranks stand in the order in which they act."""

    name: str
    monster: str
    icon: str
    order: str
    ranks: tuple[OrdersView, ...]
    special_title: str = ""
    special: str = ""
    initials: str = ""
    alt: str = ""


# ------------------------------------------------------------------------------ track, party, shop window


@dataclass(frozen=True)
class TrackFigureView:
    """One monster of a group on the track; a unique one has a name of its own."""

    kind: FigureKind
    label: str
    health: int
    max_health: int
    name: str = ""
    conditions: tuple[str, ...] = ()


@dataclass(frozen=True)
class TrackGroupView:
    """A group on the monster track: has it acted, and who is left of it?"""

    name: str
    icon: str
    state: str
    figures: tuple[TrackFigureView, ...]
    activated: bool = False
    acting: bool = False
    count: str = ""
    initials: str = ""


@dataclass(frozen=True)
class TrackView:
    """The monster track: all groups in play."""

    title: str
    subtitle: str
    groups: tuple[TrackGroupView, ...]
    empty: str = ""
    alt: str = ""


@dataclass(frozen=True)
class FaceView:
    """A hero as a small face."""

    colour: str
    icon: str
    initials: str = ""


@dataclass(frozen=True)
class BundleView:
    """What one hero of the party wears and carries."""

    name: str
    subtitle: str
    face: FaceView
    equipped: tuple[ItemView, ...]
    pack: tuple[ItemView, ...]


@dataclass(frozen=True)
class PartyInventoryView:
    """Who carries what: the whole party at a glance."""

    title: str
    heroes: tuple[BundleView, ...]
    equipped_title: str
    pack_title: str
    empty: str = ""
    purse: tuple[StatView, ...] = ()
    alt: str = ""


@dataclass(frozen=True)
class WareView:
    """One thing in a shop window: its price, who could carry it, and a word where it can't be bought."""

    item: ItemView
    price: str
    carriers: tuple[FaceView, ...] = ()
    hint: str = ""
    affordable: bool = True
    sold_out: bool = False


@dataclass(frozen=True)
class ShopView:
    """The window of a shop: the city's name, its wares, and what the party has to spend."""

    city: str
    subtitle: str
    wares: tuple[WareView, ...]
    carriers_title: str = ""
    empty: str = ""
    purse: tuple[StatView, ...] = ()
    alt: str = ""
