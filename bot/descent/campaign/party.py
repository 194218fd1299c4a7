"""A party: who plays which hero, and the quest they are in. This is what a save holds."""

from typing import Literal

from pydantic import Field

from bot.descent.cards import Skill
from bot.descent.commands import Command, TakeTurn
from bot.descent.engine import PARTY
from bot.descent.events import Event, ExperienceGained
from bot.descent.game import Game
from bot.descent.library import library
from bot.descent.plain import State
from bot.descent.play import check, perform
from bot.descent.quest.setup import Recruit
from bot.descent.refused import Refused, demand

FEWEST_HEROES = 2
MOST_HEROES = 4


class Seat(State):
    """A hero at the table and the player who plays it."""

    player: int
    hero: str
    hero_class: str
    xp: int = 0
    """Experience not spent yet."""
    skills: list[str] = Field(default_factory=list)
    """Skills bought with experience."""

    @property
    def recruit(self) -> Recruit:
        return Recruit(hero=self.hero, hero_class=self.hero_class, skills=tuple(self.skills))

    def to_learn(self) -> list[Skill]:
        """The skills of its class it does not have yet, the cheapest first (CMP-07)."""
        deck = library().classes[self.hero_class].skills
        return sorted(
            (skill for skill in deck if skill.xp and skill.id not in self.skills), key=lambda skill: skill.xp
        )


class TurnLog(State):
    """The current turn as it can be taken back: how the game stood, and every command since."""

    start: str
    """The game before the turn, as JSON."""
    done: list[Command] = Field(default_factory=list)
    undone: list[Command] = Field(default_factory=list)


class Campaign(State):
    """A party, its settings and the quest in play."""

    name: str
    owner: int
    language: Literal["fr", "en"] = "fr"
    difficulty: Literal["normal", "hard"] = "normal"
    ties: Literal["vote", "merciful", "fair", "cunning"] = "fair"
    quest: str = "ember_chapel"
    boxes: list[str] = Field(default_factory=lambda: ["base"])
    """The boxes the party owns; heroes, classes, monsters and items come only from them (SET-07)."""
    seats: list[Seat] = Field(default_factory=list)
    game: Game | None = None
    turn_log: TurnLog | None = None

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        if self.game is None:
            return "gathering"
        return "playing" if self.game.outcome is None else "over"

    def seat(self, hero: str) -> Seat | None:
        """The seat of a hero."""
        return next((seat for seat in self.seats if seat.hero == hero), None)

    def heroes_of(self, player: int) -> list[str]:
        """The heroes a player plays, in party order."""
        return [seat.hero for seat in self.seats if seat.player == player]

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
        return list(dict.fromkeys(seat.player for seat in self.seats))

    def running(self) -> Game:
        """The quest in play, or a refusal."""
        if self.game is None:
            raise Refused("not_started")
        return self.game


def check_player(campaign: Campaign, player: int, command: Command) -> None:
    """Only a hero's player gives it commands; anybody at the table answers for the party."""
    demand(player in campaign.players(), "not_at_the_table")
    if command.hero == PARTY:
        return
    seat = campaign.seat(command.hero)
    if seat is None:
        raise Refused("no_such_hero", hero=command.hero)
    demand(seat.player == player, "not_your_hero", hero=command.hero)


def play(campaign: Campaign, player: int, command: Command) -> list[Event]:
    """A player's command, remembered so that it can be taken back within the turn."""
    game = campaign.running()
    check_player(campaign, player, command)
    check(game, command)
    if isinstance(command, TakeTurn):
        campaign.turn_log = TurnLog(start=game.model_dump_json())
    events = perform(game, command)
    _remember(campaign, command)
    return events + _reward(campaign, game)


def _reward(campaign: Campaign, game: Game) -> list[Event]:
    """The quest has just ended: each hero gains its experience (EXP-04)."""
    if game.ending is None:
        return []
    quest = library().quests[game.quest]
    reward = quest.won if game.ending.outcome == "won" else quest.lost
    for seat in campaign.seats:
        seat.xp += reward.xp
    return [ExperienceGained(xp=reward.xp)] if reward.xp else []


def _remember(campaign: Campaign, command: Command) -> None:
    log, game = campaign.turn_log, campaign.game
    if log is None or game is None:
        return
    if game.turn is None or game.outcome is not None:
        campaign.turn_log = None
        return
    log.done.append(command)
    log.undone.clear()


def check_undo(campaign: Campaign, player: int) -> TurnLog:
    """The turn that can be taken back by this player, or a refusal."""
    game, log = campaign.running(), campaign.turn_log
    demand(game.outcome is None, "quest_over", outcome=game.outcome)
    if log is None or game.turn is None:
        raise Refused("nothing_to_undo")
    seat = campaign.seat(game.turn.hero)
    demand(seat is not None and seat.player == player, "not_your_turn", hero=None, current=game.turn.hero)
    return log


def undo(campaign: Campaign, player: int) -> Command:
    """Take the last command of this turn back, by playing the turn again without it."""
    log = check_undo(campaign, player)
    demand(log.done, "nothing_to_undo")
    last = log.done[-1]
    _replay(campaign, log, log.done[:-1], [*log.undone, last])
    return last


def redo(campaign: Campaign, player: int) -> list[Event]:
    """Do again what was taken back; the same dice come."""
    game, log = campaign.running(), campaign.turn_log
    if log is None or not log.undone:
        raise Refused("nothing_to_redo")
    command, rest = log.undone[-1], log.undone[:-1]
    check_player(campaign, player, command)
    events = perform(game, command)
    _remember(campaign, command)
    if campaign.turn_log is not None:
        campaign.turn_log.undone = rest
    return events + _reward(campaign, game)


def _replay(campaign: Campaign, log: TurnLog, done: list[Command], undone: list[Command]) -> None:
    game = Game.model_validate_json(log.start)
    for command in done:
        perform(game, command)
    campaign.game = game
    campaign.turn_log = TurnLog(start=log.start, done=done, undone=undone)
