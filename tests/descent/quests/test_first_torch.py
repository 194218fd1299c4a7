"""The First Torch: the tutorial, won and lost, and what it teaches on the way."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.commands import Move, TakeTurn
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Play, Undo
from bot.descent.quest.events import HintShown
from bot.descent.quest.happenings_story import Hint
from bot.descent.quest.model import parts
from bot.descent.state.game import Game
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.words import LANGUAGES
from tests.descent.quests.golden import after, automatic, idle, never_fired, play_golden
from tests.descent.quests.staging import staged

QUEST = "first_torch"


OWNER = 1


def at_the_table() -> Campaign:
    """One player with two heroes, at the beginning of the quest."""
    game = staged(QUEST, heroes=2)
    seats = [Seat(player=OWNER, hero=hero.id, hero_class=hero.hero_class) for hero in game.heroes.values()]
    return Campaign(name="Les Braises", owner=OWNER, seats=seats, game=game)


def first_move(campaign: Campaign, to: str) -> list[Event]:
    """The first hero takes a turn and goes somewhere."""
    game = campaign.running()
    hero = next(iter(game.heroes))
    Play(command=TakeTurn(hero=hero)).do(campaign, OWNER)
    return Play(command=Move(hero=hero, to=Square.parse(to))).do(campaign, OWNER)


@cache
def won() -> Game:
    """Two automatic heroes light the brazier."""
    lessons = ["found_something", "yard_cleared"]
    return play_golden("first_torch_won", QUEST, automatic, "won lit", fires=lessons, heroes=2)


@cache
def lost() -> Game:
    """Four heroes come as far as the lamp court, and then only look on."""
    return play_golden("first_torch_lost", QUEST, after(4, automatic, idle), "lost morale")


def test_the_brazier_is_lit() -> None:
    """The quest is won by lighting the brazier, once the gatekeeper has fallen, in about five rounds."""
    game = won()

    assert (game.outcome, game.ending and game.ending.reason) == ("won", "lit")
    assert game.fallen["gatekeeper"] == 1
    assert game.round <= 7


def test_heroes_who_look_on_lose() -> None:
    """Whoever does nothing runs out of morale."""
    game = lost()

    assert (game.outcome, game.ending and game.ending.reason) == ("lost", "morale")
    assert "brazier/light" not in game.used


def test_every_event_comes_to_pass() -> None:
    """Between the game that is won and the one that is lost, every event of the quest fires."""
    assert never_fired(QUEST, [won(), lost()]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_leads_to_a_rule(language: str) -> None:
    """A hint names a rule that can be looked up, each another one: one idea at a time."""
    hints = [part for part in parts(library().quests[QUEST]) if isinstance(part, Hint)]
    rules = [hint.rule for hint in hints]

    assert len(hints) >= 12
    assert len(set(rules)) == len(rules)
    assert [rule for rule in rules if not words(language).has(f"rule-{rule}.text")] == []


def test_a_hint_neither_stops_a_hero_nor_ends_undo() -> None:
    """Advice on the way: the hero arrives where it was sent, and the move can be taken back."""
    campaign = at_the_table()
    hero = next(iter(campaign.running().heroes.values()))
    before = hero.squares

    told = first_move(campaign, "C10")

    assert any(isinstance(event, HintShown) for event in told)
    assert str(campaign.running().heroes[hero.id].square) == "C10"
    Undo().do(campaign, OWNER)
    assert campaign.running().heroes[hero.id].squares == before


def test_by_the_rules_of_before_a_hint_stopped_a_hero() -> None:
    """A log that was written when hints stopped heroes is still played that way."""
    campaign = at_the_table()
    hero = next(iter(campaign.running().heroes))

    with by_the_rules_of(2):
        first_move(campaign, "C10")

    assert str(campaign.running().heroes[hero].square) == "B11"
    with pytest.raises(Refused):
        Undo().do(campaign, OWNER)
