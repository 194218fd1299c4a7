"""Putting a quest on the table (SET)."""

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.content.pinned import content_here
from bot.descent.effects.familiars import ComeAlong, companions
from bot.descent.events import QuestStarted
from bot.descent.quest.events import RuleInForce
from bot.descent.quest.firing import OpenStory
from bot.descent.quest.model import Quest
from bot.descent.quest.reveal import show
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.rolling import Chance
from bot.descent.rules.searching import fresh_search_deck, give
from bot.descent.rules.steps import push, run
from bot.descent.rules.turns import StartRound
from bot.descent.state.delve import Delve
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Layout
from bot.kernel.events import Event
from bot.kernel.plain import Plain
from bot.kernel.refused import demand

START_GOLD = {"normal": 50, "hard": 0}
"""Party gold per hero at the start of a campaign (SET-04)."""


class BroughtCard(Plain):
    """A card a hero brings along from earlier quests."""

    card: str
    kind: Literal["item", "search", "relic"]


class Recruit(Plain):
    """A hero chosen for the party and its class (SET-02)."""

    hero: str
    hero_class: str
    skills: tuple[str, ...] = ()
    """Skills learned with experience (CMP-07)."""
    kept: tuple[BroughtCard, ...] = ()
    worn: tuple[str, ...] | None = None
    """The cards it had equipped when it came home; None for its starting equipment."""
    hurt: int = 0
    """Hearts suffered on the way here."""
    tired: int = 0
    conditions: tuple[str, ...] = ()
    feat_used: bool = False
    """It has used its feat in an earlier level of the Raid (RAI-04)."""


class LevelBaggage(Plain):
    """What a party brings along into a level of the Raid: nothing begins anew there (RAI-02)."""

    morale: int
    search_deck: tuple[str, ...]
    course: str
    """The seed of what is the same for whoever plays the same raid."""


class Baggage(Plain):
    """What the party brings along from earlier quests (EXP-04)."""

    gold: int | None = None
    """None: what a new campaign begins with (SET-04)."""
    fame: int = 0
    variables: dict[str, int] = Field(default_factory=dict)
    wounds: dict[str, int] = Field(default_factory=dict)
    boxes: tuple[str, ...] = ("base",)
    morale: int = 0
    """Besides what the quest begins with."""
    level: LevelBaggage | None = None


def new_hero(recruit: Recruit) -> Hero:
    """A hero with its class's starting equipment, its free skills and what it has learned (SET-03)."""
    hero = Hero(
        id=recruit.hero,
        sheet=recruit.hero,
        hero_class=recruit.hero_class,
        damage=recruit.hurt,
        fatigue=recruit.tired,
        conditions=list(recruit.conditions),
        feat_used=recruit.feat_used,
    )
    calling = library().calling(recruit.hero_class)
    assert calling is not None, f"nobody can be a {recruit.hero_class}"
    hands = 0
    for item in calling.equipment:
        fits = _fits(item, hands)
        hands += item.hands if fits else 0
        give(hero, item.id, "class_item", equipped=fits)
    for skill in calling.skills:
        if skill.is_free or skill.id in recruit.skills:
            give(hero, skill.id, "skill")
    for kept in recruit.kept:
        give(hero, kept.card, kept.kind)
    if recruit.worn is not None:
        worn = list(recruit.worn)
        for held in hero.cards:
            held.equipped = held.card in worn
            if held.equipped:
                worn.remove(held.card)
    return hero


def _fits(item: Item, hands: int) -> bool:
    return hands + item.hands <= 2


def start_quest(
    quest_id: str,
    party: Sequence[Recruit],
    *,
    seed: str,
    one_stream: bool = False,
    difficulty: Literal["normal", "hard"] = "normal",
    ties: Literal["vote", "merciful", "fair", "cunning"] = "fair",
    order: Literal["alternating", "heroes_first"] = "alternating",
    act: int | None = None,
    baggage: Baggage = Baggage(),  # noqa: B008 — a value that never changes
) -> tuple[Game, list[Event]]:
    """A fresh game of this quest, ready for the first hero's turn; a campaign says in which act (CMP-10)."""
    demand(quest_id in library().quests, "no_such_quest", quest=quest_id)
    quest, content = library().quests[quest_id], content_here(quest_id)
    chance = Chance.fresh(seed, one_stream=one_stream)
    board = Layout(rows=[])
    first = quest.areas[0]
    show(board, quest, first)
    heroes = {recruit.hero: new_hero(recruit) for recruit in party}
    game = Game(
        quest=quest_id,
        content=content.fingerprint if content is not None else None,
        act=quest.act if act is None else act,
        difficulty=difficulty,
        ties=ties,
        order=order,
        chance=chance,
        board=board,
        heroes=heroes,
        morale=_morale(quest, len(heroes), baggage),
        gold=START_GOLD[difficulty] * len(heroes) if baggage.gold is None else baggage.gold,
        fame=baggage.fame,
        boxes=list(baggage.boxes),
        objective=quest.objective,
        rules_in_force=[rule.id for rule in quest.rules if rule.start],
        variables=_starting(quest, "quest"),
        campaign_variables={**_starting(quest, "campaign"), **baggage.variables},
        wounds=dict(baggage.wounds),
        search_deck=_search_deck(chance, baggage),
        delve=_delve(quest, baggage.level),
    )
    for hero, square in zip(heroes.values(), quest.start, strict=False):
        hero.squares = (square,)
    game.tell(QuestStarted(quest=quest_id, commitment=chance.commitment, numbers=game.numbers))
    for rule in game.rules_in_force:
        game.tell(RuleInForce(quest=quest_id, rule=rule))
    along = (ComeAlong(),) if any(companions(game, hero) for hero in heroes.values()) else ()
    begun = (window(Moment.QUEST_BEGUN),) if _heard_at_the_start(game) else ()
    push(game, *(PlaceMonsters(spawn=spawn) for spawn in first.spawns), *along, *begun, OpenStory(), StartRound())
    run(game)
    return game, game.take_events()


def _heard_at_the_start(game: Game) -> bool:
    """Whether somebody has a card that does something as the quest begins."""
    listening = game.library.waiting(Moment.QUEST_BEGUN)
    return any(held.card in listening for hero in game.heroes.values() for held in hero.cards)


def _morale(quest: Quest, heroes: int, baggage: Baggage) -> int:
    """One for each hero (PER-01); a quest's rule beats that, and in the Raid it is what is left."""
    if baggage.level is not None:
        return baggage.level.morale
    return max(0, (heroes if quest.morale is None else quest.morale) + baggage.morale)


def _search_deck(chance: Chance, baggage: Baggage) -> list[str]:
    """The search cards, shuffled; in the Raid those that are left (RAI-04)."""
    if baggage.level is not None:
        return list(baggage.level.search_deck)
    return chance.of("search deck").shuffled(fresh_search_deck(library(), baggage.boxes))


def _delve(quest: Quest, level: LevelBaggage | None) -> Delve | None:
    """What a quest is besides if it is a level of the Raid."""
    if quest.level is None:
        return None
    return Delve(open=quest.level.open, course=Chance.fresh(level.course) if level is not None else None)


def _starting(quest: Quest, scope: Literal["quest", "campaign"]) -> dict[str, int]:
    """The variables of the quest or the campaign as they begin."""
    return {name: variable.start for name, variable in quest.variables.items() if variable.scope == scope}
