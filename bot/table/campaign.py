"""A campaign as every table has one: who plays what, what was settled, and which votes are under way.

A game's own campaign is one of these with more in it. This is what a save holds.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, ConfigDict, Field

from bot.kernel.plain import State
from bot.kernel.refused import Refused, demand
from bot.table.orders import Order
from bot.table.pace import Pace
from bot.words.clean_names import clean

NOBODY = 0
"""In place of a player: a hero without one, or a deed the clock did."""

LONGEST_NAME = 60
NAMELESS = "…"
"""The name of a party whose own name nobody could see."""


@lru_cache(maxsize=256)
def party_name(typed: str) -> str:
    """A party's name as everybody may read it."""
    return clean(typed, LONGEST_NAME) or NAMELESS


PartyName = Annotated[str, AfterValidator(party_name)]
"""A name that somebody typed; whatever a file or an old save holds, it is read as one that does no harm."""

Hand = Literal["player", "party", "autopilot"]
"""Who moves a hero."""
Language = Literal["fr", "en"]


class Seat(State):
    """A hero (or whatever a game gives its players to play) at the table, and the player who plays it."""

    model_config = ConfigDict(serialize_by_alias=True, validate_by_name=True)

    player: int
    hero: str
    standin: int | None = None
    """Somebody who may act for this hero as well, by agreement with its player."""
    standin_turns: int | None = None
    """After so many more turns of the hero its stand-in goes; None for one who stays."""
    moved_by_default: Hand = Field(default="player", alias="keeper")
    """Who moves the hero as long as nothing else is settled; saves know it as its keeper."""
    until_back: bool = False
    """The others named who moves it: once its player acts again, the hero is theirs."""
    missed: int = 0
    """Deadlines in a row that its player let pass."""
    away: bool = False
    """Its player is on holiday."""
    when_away: Hand = "autopilot"
    """Who moves the hero meanwhile."""
    questions: Literal["ask", "default", "autopilot"] = "ask"
    """What becomes of questions outside the hero's own turn that no standing order answers."""
    orders: list[Order] = Field(default_factory=list)
    offered: int | None = None
    """Somebody who is asked to play the hero from now on, and has not answered yet."""

    @property
    def hand(self) -> Hand:
        """Who moves the hero now."""
        return self.when_away if self.moved_by_default == "player" and self.away else self.moved_by_default

    def played_by(self, player: int) -> bool:
        """Whether this person may act for the hero."""
        return player != NOBODY and player in (self.player, self.standin)

    def moved_by(self, player: int) -> bool:
        """Whether this person, who is at the table, may command the hero."""
        return self.played_by(player) or self.hand == "party"

    def forget_orders(self) -> None:
        """What the last player had settled for the hero ends with them."""
        self.questions, self.orders = "ask", []


class Ballot(State):
    """Votes that were cast on one matter."""

    matter: str
    """What they were cast on; once something else is at stake they count no more."""
    votes: dict[int, str] = Field(default_factory=dict)
    """Players and what each chose, in the order in which they voted."""
    about: dict[str, str] = Field(default_factory=dict)


class Campaign(State):
    """A party and what it has settled. What it plays is added by the game."""

    game_id: ClassVar[str] = ""
    """The game it is a campaign of, by its name in `bot/games.py`."""

    name: PartyName
    owner: int
    """Who opened it, or whoever came after them; `NOBODY` if nobody did."""
    language: Language = "fr"
    decisions: Literal["vote", "anyone"] = "anyone"
    """What the rulebook leaves to the players together: they vote, or whoever is there decides."""
    pace: Pace = Pace()
    ballots: dict[str, Ballot] = Field(default_factory=dict)
    """Votes under way, by kind of matter."""
    piloted: str | None = None
    """The hero whose current turn is finished by the automatic hero, whoever plays it otherwise."""
    seats: Sequence[Seat] = ()
    packs: list[str] = Field(default_factory=list)
    """The packs of the server it is played on, by their editions (`bot/packs/`)."""

    @property
    def phase(self) -> str:
        """Where it stands: "gathering" before its start, "finished" at its end, and what the game says between."""
        raise NotImplementedError

    def seat(self, hero: str) -> Seat | None:
        """The seat of a hero."""
        return next((seat for seat in self.seats if seat.hero == hero), None)

    def seat_of(self, hero: str) -> Seat:
        """The seat of a hero at this table, or a refusal."""
        seat = self.seat(hero)
        if seat is None:
            raise Refused("no_such_hero", hero=hero)
        return seat

    def players(self) -> list[int]:
        """All players, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.player != NOBODY))

    def people(self) -> set[int]:
        """Everybody who has to do with it: who opened it, who plays, stands in or is asked to."""
        standins = {seat.standin for seat in self.seats if seat.standin is not None}
        asked = {seat.offered for seat in self.seats if seat.offered is not None}
        return {self.owner, *self.players(), *standins, *asked} - {NOBODY}

    def at_table(self, player: int) -> bool:
        """Whether somebody plays or stands in for a hero."""
        return any(seat.played_by(player) for seat in self.seats)

    def heroes_of(self, player: int) -> list[str]:
        """The heroes a player plays or stands in for, in party order; then those that the whole party moves."""
        own = [seat.hero for seat in self.seats if seat.played_by(player)]
        if not own or self.phase == "gathering":
            return own
        return own + [seat.hero for seat in self.seats if seat.hand == "party" and seat.hero not in own]

    def settled_by(self, player: int) -> list[str]:
        """The heroes a player settles things for: their own first, then those without a player."""
        own = [seat.hero for seat in self.seats if seat.player == player]
        orphans = [seat.hero for seat in self.seats if seat.player == NOBODY]
        return own + orphans if self.at_table(player) else []

    def takes_part(self, player: int) -> bool:
        """Whether somebody opened the campaign or plays in it."""
        return player == self.owner or self.at_table(player)

    def check_at_table(self, player: int) -> None:
        """Refuse whoever neither opened the campaign nor plays in it."""
        demand(self.takes_part(player), "not_at_the_table")

    def check_own(self, player: int, hero: str) -> None:
        """Refuse whoever does not play this hero; anybody at the table decides for one without a player."""
        seat = self.seat_of(hero)
        if seat.player == NOBODY:
            demand(self.at_table(player), "not_at_the_table")
        else:
            demand(seat.player == player, "not_your_hero", hero=hero)
