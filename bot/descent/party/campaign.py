"""A party: who plays which hero, and the quest they are in. This is what a save holds."""

from typing import Literal

from pydantic import Field

from bot.descent.autopilot.limits import Limits
from bot.descent.commands import Command
from bot.descent.content.callings import decks_of
from bot.descent.content.cards import HeroClass, Skill
from bot.descent.content.library import library
from bot.descent.quest.setup import Baggage, BroughtCard, Recruit
from bot.descent.raid.run import RaidChoice
from bot.descent.road.journey import Journey
from bot.descent.state.game import Game
from bot.kernel.plain import State
from bot.kernel.refused import Refused
from bot.table import campaign as table

FEWEST_HEROES = 2
MOST_HEROES = 4


class Seat(table.Seat):
    """A hero at the table and the player who plays it."""

    hero_class: str
    limits: Limits = Limits()
    """What the automatic hero may use up."""
    xp: int = 0
    """Experience not spent yet."""
    skills: list[str] = Field(default_factory=list)
    """Skills bought with experience."""
    kept: list[BroughtCard] = Field(default_factory=list)
    """Cards brought home from earlier quests."""
    worn: list[str] | None = None
    """What was equipped then; None before the first quest."""
    hurt: int = 0
    """Hearts suffered between quests, with which it begins the next one."""
    tired: int = 0
    conditions: list[str] = Field(default_factory=list)
    feat_used: bool = False
    """It has used its feat in this act of the Raid (RAI-04)."""

    def forget_orders(self) -> None:
        super().forget_orders()
        self.limits = Limits()

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
            feat_used=self.feat_used,
        )

    @property
    def calling(self) -> HeroClass:
        """Its class, or its two class decks taken together."""
        calling = library().calling(self.hero_class)
        assert calling is not None, f"nobody can be a {self.hero_class}"
        return calling

    def to_learn(self) -> list[Skill]:
        """The skills of its class it does not have yet, the cheapest first (CMP-07)."""
        deck = self.calling.skills
        return sorted(
            (skill for skill in deck if skill.xp and skill.id not in self.skills), key=lambda skill: skill.xp
        )


class Retired(State):
    """A hero who left between quests: whoever comes back with it has what it had learned."""

    hero: str
    hero_class: str
    skills: list[str] = Field(default_factory=list)


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
    by_itself: bool = False
    """Nobody said that the turn begins: it began with the first command after that, and is taken back with it."""


class RoundLog(State):
    """The current round as it can be taken back as a whole: which it is, and how the game stood when it began."""

    number: int
    seed: str
    """The secret of the quest it belongs to."""
    start: str
    """The game at the beginning of the round, as JSON."""


class Campaign(table.Campaign):
    """A party, its settings and the quest in play."""

    game_id = "descent"

    difficulty: Literal["normal", "hard"] = "normal"
    ties: Literal["vote", "merciful", "fair", "cunning"] = "fair"
    order: Literal["alternating", "heroes_first"] = "alternating"
    """After each hero a monster group, as the rulebook says (RND-01), or all heroes first."""
    turns: Literal["free", "fixed"] = "free"
    """Whoever is free takes the next turn, or the heroes go in party order."""
    monster_turns: Literal["moving", "still"] = "moving"
    """Whether the board shows what the monsters did before it shows where they stand."""
    taking: Literal["free", "asked"] = "free"
    """Cards are taken from another player's hero at once, or once that player has said yes (CRD-05)."""
    story: str | None = None
    """The campaign that was chosen; None for single quests and for the Raid."""
    raid: RaidChoice | None = None
    """Which raid was chosen, if that is what is played."""
    quest: str = "ember_chapel"
    boxes: list[str] = Field(default_factory=lambda: ["base"])
    """The boxes the party owns; heroes, classes, monsters and items come only from them (SET-07)."""
    seats: list[Seat] = Field(default_factory=list)
    open_door: bool = False
    """It began at once, without a gathering: until the first turn whoever comes may sit down."""
    vacant: int = 0
    """Places of heroes who left between quests, with all they had; newcomers take them first."""
    retired: list[Retired] = Field(default_factory=list)
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
    page: str | None = None
    """The last page of a quest that nobody has turned yet, by the moment it belongs to."""
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

    def belongings(self) -> list[BroughtCard]:
        """All cards the party has besides those of its classes."""
        return [kept for seat in self.seats for kept in seat.kept]

    def seat(self, hero: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.hero == hero), None)

    def seat_of(self, hero: str) -> Seat:
        seat = self.seat(hero)
        if seat is None:
            raise Refused("no_such_hero", hero=hero)
        return seat

    def free_heroes(self) -> list[str]:
        """Heroes nobody has taken."""
        taken = {seat.hero for seat in self.seats}
        return [hero.id for hero in library().heroes.values() if hero.id not in taken and hero.box in self.boxes]

    def free_classes(self, hero: str) -> list[str]:
        """What the hero may be, of its archetype, whose class decks nobody has taken (SET-02)."""
        shelf, taken = library(), {deck for seat in self.seats for deck in decks_of(seat.hero_class)}
        return [
            calling
            for calling in shelf.callings(shelf.heroes[hero].archetype)
            if all(deck not in taken and shelf.deck(deck).box in self.boxes for deck in decks_of(calling))
        ]

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
