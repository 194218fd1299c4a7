"""What players do at the table: gather, start, play, take back. One deed, one save."""

from typing import Literal

from bot.descent.commands import Command
from bot.descent.content.library import library
from bot.descent.deeds import DescentDeed
from bot.descent.events import DescentEvent, SkillLearned
from bot.descent.party.campaign import FEWEST_HEROES, Campaign, Seat, remember_round
from bot.descent.party.collection import is_at_hand
from bot.descent.party.commanding import carry_out, play
from bot.descent.party.second_heroes import check_room, others_are_asked, propose
from bot.descent.party.undoing import check_undo, redo, undo
from bot.descent.quest.setup import start_quest
from bot.descent.raid.setting_out import set_out_on_the_raid
from bot.descent.road.comings import check_may_change, part_with, welcome
from bot.descent.road.setting_out import set_out
from bot.kernel.events import Event
from bot.kernel.refused import Refused, demand
from bot.table.campaign import NOBODY
from bot.table.returning import take_the_reins
from bot.table.votes import settle


class PartyJoined(DescentEvent):
    """A player sat down with a hero."""

    player: int
    hero: str
    hero_class: str


class PartyLeft(DescentEvent):
    """A hero's seat is free again."""

    player: int
    hero: str


class QuestChosen(DescentEvent):
    """The party will play this quest next."""

    player: int
    quest: str


class CommandUndone(DescentEvent):
    """A command was taken back."""

    player: int
    command: str
    hero: str


class Join(DescentDeed):
    """Take a hero and a class (SET-02), before the start or between quests. A player may take several (SET-06)."""

    hero: str
    hero_class: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        check_room(campaign)
        self._check_free(campaign)
        if campaign.phase == "gathering":
            campaign.seats.append(Seat(player=player, hero=self.hero, hero_class=self.hero_class))
            return [PartyJoined(player=player, hero=self.hero, hero_class=self.hero_class)]
        if others_are_asked(campaign, player):
            return propose(campaign, player, self.hero, self.hero_class)
        return welcome(campaign, player, self.hero, self.hero_class)

    def _check_free(self, campaign: Campaign) -> None:
        demand(self.hero in library().heroes, "no_such_hero", hero=self.hero)
        demand(campaign.seat(self.hero) is None, "hero_taken", hero=self.hero)
        demand(self.hero in campaign.free_heroes(), "not_in_your_boxes", hero=self.hero)
        demand(library().calling(self.hero_class) is not None, "no_such_class", hero_class=self.hero_class)
        free = campaign.free_classes(self.hero)
        demand(self.hero_class in free, "class_not_free", hero_class=self.hero_class, classes=free)


class Leave(DescentDeed):
    """Give a hero back before the start, or leave with it between quests."""

    hero: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.phase != "playing", "leave_between_quests")
        check_may_change(campaign)
        seat = campaign.seat(self.hero)
        demand(seat is not None, "no_such_hero", hero=self.hero)
        assert seat is not None
        demand(player in (seat.player, campaign.owner), "not_your_hero", hero=self.hero)
        if campaign.phase != "gathering":
            return [*part_with(campaign, seat), *settle(campaign)]
        campaign.seats.remove(seat)
        return [PartyLeft(player=seat.player, hero=self.hero)]


class Start(DescentDeed):
    """Begin the campaign; or the single quest, or begin that anew once it is over."""

    seed: str
    one_stream: bool = False
    """Begun under rules 1, when all chance came from one stream."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.journey is None, "journey_begun")
        demand(campaign.phase != "playing", "already_started")
        campaign.check_at_table(player)
        demand(len(campaign.seats) >= FEWEST_HEROES, "too_few_heroes", fewest=FEWEST_HEROES)
        if campaign.raid is not None:
            return set_out_on_the_raid(campaign, self.seed)
        if campaign.story is not None:
            return set_out(campaign, self.seed, one_stream=self.one_stream)
        party = [seat.recruit for seat in campaign.seats]
        campaign.game, events = start_quest(
            campaign.quest,
            party,
            seed=self.seed,
            one_stream=self.one_stream,
            difficulty=campaign.difficulty,
            ties=campaign.ties,
            order=campaign.order,
            baggage=campaign.baggage,
        )
        campaign.turn_log = campaign.round_log = None
        remember_round(campaign)
        return events


class ChooseQuest(DescentDeed):
    """Choose a single quest to play, before the first one or between two; a campaign has its own way to quests."""

    quest: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.journey is None, "journey_begun")
        demand(campaign.phase != "playing", "already_started")
        campaign.check_at_table(player)
        quest = library().adventures.get(self.quest)
        if quest is None:
            raise Refused("no_such_quest", quest=self.quest)
        demand(is_at_hand(campaign, quest), "quest_not_in_your_boxes", quest=self.quest)
        campaign.quest, campaign.story, campaign.raid = self.quest, None, None
        return [QuestChosen(player=player, quest=self.quest)]


class Learn(DescentDeed):
    """Spend experience on a skill of the hero's class, between quests; it can't be taken back (CMP-07)."""

    hero: str
    skill: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        demand(campaign.phase != "playing", "training_between_quests")
        seat = campaign.seat(self.hero)
        if seat is None:
            raise Refused("no_such_hero", hero=self.hero)
        # Whoever has no player, or is moved by all, is trained by anybody.
        shared = campaign.at_table(player) and (seat.player == NOBODY or seat.hand == "party")
        demand(seat.player == player or shared, "not_your_hero", hero=self.hero)
        demand(self.skill not in seat.skills, "already_learned", card=self.skill)
        skill = next((skill for skill in seat.to_learn() if skill.id == self.skill), None)
        if skill is None:
            raise Refused("not_in_class_deck", card=self.skill, hero_class=seat.hero_class)
        demand(skill.xp <= seat.xp, "too_little_xp", card=self.skill, need=skill.xp, left=seat.xp)
        seat.xp -= skill.xp
        seat.skills.append(skill.id)
        return [SkillLearned(hero=self.hero, skill=skill.id, left=seat.xp)]


class SettleTies(DescentDeed):
    """Choose how equally right choices of monsters are settled, from now on (ACT-06, ACT-08)."""

    about_the_table = True

    ties: Literal["vote", "merciful", "fair", "cunning"]

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.check_at_table(player)
        campaign.ties = self.ties
        if campaign.game is not None:
            campaign.game.ties = self.ties
            # A turn that was taken back is played again under the new setting from here on only.
            campaign.turn_log = None
        return []


class Play(DescentDeed):
    """Give a hero a command, or answer a question."""

    command: Command

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        return play(campaign, player, self.command)

    def decided(self, campaign: Campaign) -> list[Event]:
        return carry_out(campaign, self.command)


class Undo(DescentDeed):
    """Take the last command of the current turn back."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        last = check_undo(campaign, player).done[-1]
        back = take_the_reins(campaign, player, last.hero)
        command = undo(campaign, player)
        return [*back, CommandUndone(player=player, command=command.kind, hero=command.hero)]


class Redo(DescentDeed):
    """Do again what was taken back."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        return redo(campaign, player)
