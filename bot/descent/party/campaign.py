"""A party: who plays which hero, and the quest they are in. This is what a save holds."""

from typing import Literal

from pydantic import Field

from bot.descent.autopilot.limits import Limits
from bot.descent.commands import Command
from bot.descent.content.cards import Skill
from bot.descent.content.library import library
from bot.descent.quest.setup import Baggage, Kept, Recruit
from bot.descent.road.journey import Journey
from bot.descent.state.game import Game
from bot.kernel.plain import State
from bot.kernel.refused import Refused
from bot.table.orders import Order
from bot.table.pace import Pace

FEWEST_HEROES = 2
MOST_HEROES = 4
NOBODY = 0
"""In place of a player: a hero without one, or a deed the clock did."""

Hand = Literal["player", "party", "autopilot"]
"""Who moves a hero."""


class Seat(State):
    """A hero at the table and the player who plays it."""

    player: int
    hero: str
    hero_class: str
    standin: int | None = None
    """Somebody who may act for this hero as well, by agreement with its player."""
    standin_turns: int | None = None
    """After so many more turns of the hero its stand-in goes; None for one who stays."""
    keeper: Hand = "player"
    """Who moves the hero as long as nothing else is settled."""
    until_back: bool = False
    """The others named its keeper: once its player acts again, the hero is theirs."""
    missed: int = 0
    """Deadlines in a row that its player let pass."""
    away: bool = False
    """Its player is on holiday."""
    when_away: Hand = "autopilot"
    """Who moves the hero meanwhile."""
    questions: Literal["ask", "default", "autopilot"] = "ask"
    """What becomes of questions outside the hero's own turn that no standing order answers."""
    orders: list[Order] = Field(default_factory=list)
    limits: Limits = Limits()
    """What the automatic hero may use up."""
    xp: int = 0
    """Experience not spent yet."""
    skills: list[str] = Field(default_factory=list)
    """Skills bought with experience."""
    kept: list[Kept] = Field(default_factory=list)
    """Cards brought home from earlier quests."""
    worn: list[str] | None = None
    """What was equipped then; None before the first quest."""
    hurt: int = 0
    """Hearts suffered between quests, with which it begins the next one."""
    tired: int = 0
    conditions: list[str] = Field(default_factory=list)

    @property
    def hand(self) -> Hand:
        """Who moves the hero now."""
        return self.when_away if self.keeper == "player" and self.away else self.keeper

    def played_by(self, player: int) -> bool:
        """Whether this person may act for the hero."""
        return player != NOBODY and player in (self.player, self.standin)

    def moved_by(self, player: int) -> bool:
        """Whether this person, who is at the table, may command the hero."""
        return self.played_by(player) or self.hand == "party"

    @property
    def recruit(self) -> Recruit:
        return Recruit(
            hero=self.hero,
            hero_class=self.hero_class,
            skills=tuple(self.skills),
            kept=tuple(self.kept),
            worn=tuple(self.worn) if self.worn is not None else None,
            hurt=self.hurt,
            tired=self.tired,
            conditions=tuple(self.conditions),
        )

    def to_learn(self) -> list[Skill]:
        """The skills of its class it does not have yet, the cheapest first (CMP-07)."""
        deck = library().classes[self.hero_class].skills
        return sorted(
            (skill for skill in deck if skill.xp and skill.id not in self.skills), key=lambda skill: skill.xp
        )


class Ballot(State):
    """Votes that were cast on one matter."""

    matter: str
    """What they were cast on; once something else is at stake they count no more."""
    votes: dict[int, str] = Field(default_factory=dict)
    """Players and what each chose, in the order in which they voted."""
    about: dict[str, str] = Field(default_factory=dict)


class TurnLog(State):
    """The current turn as it can be taken back: how the game stood, and every command since."""

    start: str
    """The game before the turn, as JSON."""
    done: list[Command] = Field(default_factory=list)
    settled: list[int] = Field(default_factory=list)
    """Which of them are answers that came by themselves: they are taken back with the command before them."""
    undone: list[Command] = Field(default_factory=list)
    revealed: bool = False
    """Something came to light or was decided before `start`, so what was done earlier stays done."""


class RoundLog(State):
    """The current round as it can be taken back as a whole: which it is, and how the game stood when it began."""

    number: int
    seed: str
    """The secret of the quest it belongs to."""
    start: str
    """The game at the beginning of the round, as JSON."""


class Campaign(State):
    """A party, its settings and the quest in play."""

    name: str
    owner: int
    language: Literal["fr", "en"] = "fr"
    difficulty: Literal["normal", "hard"] = "normal"
    ties: Literal["vote", "merciful", "fair", "cunning"] = "fair"
    order: Literal["alternating", "heroes_first"] = "alternating"
    """After each hero a monster group, as the rulebook says (RND-01), or all heroes first."""
    turns: Literal["free", "fixed"] = "free"
    """Whoever is free takes the next turn, or the heroes go in party order."""
    decisions: Literal["vote", "anyone"] = "anyone"
    """What the rulebook leaves to the players together: they vote, or whoever is there decides."""
    pace: Pace = Pace()
    ballots: dict[str, Ballot] = Field(default_factory=dict)
    """Votes under way, by kind of matter."""
    piloted: str | None = None
    """The hero whose current turn is finished by the automatic hero, whoever plays it otherwise."""
    story: str | None = None
    """The campaign that was chosen; None for single quests."""
    quest: str = "ember_chapel"
    boxes: list[str] = Field(default_factory=lambda: ["base"])
    """The boxes the party owns; heroes, classes, monsters and items come only from them (SET-07)."""
    seats: list[Seat] = Field(default_factory=list)
    gold: int | None = None
    """The party's purse between quests; None before the first one is over (SET-04)."""
    fame: int = 0
    variables: dict[str, int] = Field(default_factory=dict)
    """What quests remember for later ones."""
    wounds: dict[str, int] = Field(default_factory=dict)
    """Hearts that lieutenants and unique monsters had suffered when they fled."""
    quests_won: list[str] = Field(default_factory=list)
    journey: Journey | None = None
    """The campaign under way; None before its start and for single quests."""
    game: Game | None = None
    turn_log: TurnLog | None = None
    round_log: RoundLog | None = None

    @property
    def phase(self) -> Literal["gathering", "playing", "over", "travelling", "finished"]:
        """Gathering a party; in a quest; after a single one; between a campaign's quests; after the campaign."""
        if self.game is not None and self.game.outcome is None:
            return "playing"
        if self.journey is not None:
            return "travelling" if self.journey.ended is None else "finished"
        return "gathering" if self.game is None else "over"

    @property
    def baggage(self) -> Baggage:
        """What the party brings along into its next quest."""
        return Baggage(
            gold=self.gold,
            fame=self.fame,
            variables=self.variables,
            wounds=self.wounds,
            boxes=tuple(self.boxes),
            morale=self.journey.boon if self.journey is not None else 0,
        )

    def belongings(self) -> list[Kept]:
        """All cards the party has besides those of its classes."""
        return [kept for seat in self.seats for kept in seat.kept]

    def seat(self, hero: str) -> Seat | None:
        """The seat of a hero."""
        return next((seat for seat in self.seats if seat.hero == hero), None)

    def heroes_of(self, player: int) -> list[str]:
        """The heroes a player plays or stands in for, in party order; then those that the whole party moves."""
        own = [seat.hero for seat in self.seats if seat.played_by(player)]
        if not own or self.phase == "gathering":
            return own
        return own + [seat.hero for seat in self.seats if seat.hand == "party" and seat.hero not in own]

    def free_heroes(self) -> list[str]:
        """Heroes nobody has taken."""
        taken = {seat.hero for seat in self.seats}
        return [hero.id for hero in library().heroes.values() if hero.id not in taken and hero.box in self.boxes]

    def free_classes(self, hero: str) -> list[str]:
        """Classes of the hero's archetype that nobody has taken (SET-02)."""
        taken = {seat.hero_class for seat in self.seats}
        archetype = library().heroes[hero].archetype
        return [
            calling.id
            for calling in library().classes.values()
            if calling.archetype == archetype and calling.id not in taken and calling.box in self.boxes
        ]

    def players(self) -> list[int]:
        """All players, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.player != NOBODY))

    def at_table(self, player: int) -> bool:
        """Whether somebody plays or stands in for a hero."""
        return any(seat.played_by(player) for seat in self.seats)

    def running(self) -> Game:
        """The quest in play, or a refusal."""
        if self.game is None:
            raise Refused("not_started")
        return self.game


def remember_round(campaign: Campaign) -> None:
    """Keep how the game stands when a round has just begun."""
    game, log = campaign.game, campaign.round_log
    if game is None or (log is not None and (log.number, log.seed) == (game.round, game.chance.seed)):
        return
    campaign.round_log = RoundLog(number=game.round, seed=game.chance.seed, start=game.model_dump_json())
