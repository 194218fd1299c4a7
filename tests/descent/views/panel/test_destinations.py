"""Where to go: what is useful first, what is near before what is far, and never only what lies behind."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Move, TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play, Start
from bot.descent.quest.reveal import Reveal
from bot.descent.rules.choices import ChooseMove
from bot.descent.rules.play import legal
from bot.descent.rules.steps import push, run
from bot.descent.views.panel.destinations import Way, ways
from bot.descent.views.panel.question import question
from bot.descent.words import words
from bot.views.chapter import Chapter
from bot.views.face import MOST_OPTIONS, Menu
from bot.words import LANGUAGES, Language
from tests.descent.views.games import ALIX, gathered, player_of, started
from tests.descent.views.panel.test_panels import check_limits, face_of

HERO = "syndrael"
RANKED = ("goal", "towards", "help", "strike", "shoot", "use", "door", "search", "take", "fog", "nearer", "ally")


def found(campaign: Campaign, most: int = MOST_OPTIONS) -> list[Way]:
    """The destinations of the hero whose turn it is."""
    game = campaign.running()
    return ways(game, game.hero(HERO), legal(game, HERO), most)


def begun(quest: str, heroes: int = 2) -> Campaign:
    """It is Syndrael's turn at the start of a quest."""
    campaign = gathered(heroes)
    campaign.quest = quest
    Start(seed="ways").do(campaign, ALIX)
    Play(command=TakeTurn(hero=HERO)).do(campaign, player_of(campaign, HERO))
    return campaign


def explored() -> Campaign:
    """Syndrael's turn in a chapel with both rooms open: more squares than a menu has lines."""
    campaign = started(2)
    Play(command=TakeTurn(hero=HERO)).do(campaign, player_of(campaign, HERO))
    game = campaign.running()
    for door in list(game.board.doors.values()):
        door.open = True
        game.board.changed()
        if door.reveals is not None:
            push(game, Reveal(area=door.reveals))
    run(game)
    game.take_events()
    return campaign


def deserted() -> Campaign:
    """The same without monsters: Syndrael stands by the door between the rooms and has time to go anywhere."""
    campaign = explored()
    game = campaign.running()
    assert game.turn is not None
    game.monsters.clear()
    game.groups.clear()
    game.hero(HERO).squares = [Square.parse("H3")]
    game.turn.points = 20
    return campaign


def test_the_objective_comes_first() -> None:
    """The tutorial asks the party to go to a place: that square is the first line, before all others."""
    first, *others = found(begun("first_torch"))

    assert first.purpose == "goal"
    assert all(way.purpose != "goal" for way in others)


def test_an_objective_too_far_away_is_gone_towards() -> None:
    """Where the objective can't be reached this turn, the first line leads as near to it as possible."""
    campaign = begun("first_torch")
    game = campaign.running()
    assert game.turn is not None
    goal = found(campaign)[0].square
    game.turn.actions, game.turn.points = 0, 3

    first = found(campaign)[0]

    assert first.purpose == "towards"
    away = game.grid.distances(goal)
    reached = [choice.command.to for choice in legal(game, HERO) if isinstance(choice.command, Move)]
    assert away[first.square] == min(away[square] for square in reached)


def test_destinations_stand_in_order_of_use() -> None:
    """Enemies before doors, doors before tokens, tokens before the rest; what is asked for before all."""
    campaign = started(2)
    Play(command=TakeTurn(hero=HERO)).do(campaign, player_of(campaign, HERO))

    places = [(not way.use.asked, RANKED.index(way.purpose)) for way in found(campaign) if way.purpose != "far"]

    assert places == sorted(places)
    purposes = [way.purpose for way in found(campaign)]
    assert purposes.index("far") == len(places), "bare squares come last"
    assert "strike" in {way.purpose for way in found(campaign)}


def test_what_is_near_is_never_left_out_for_what_lies_behind() -> None:
    """More squares than lines: all that are two squares away are among them, in order of what they cost."""
    campaign = deserted()
    game = campaign.running()
    here = game.hero(HERO).square
    reached = [choice.command.to for choice in legal(game, HERO) if isinstance(choice.command, Move)]
    assert len(reached) > MOST_OPTIONS
    distance = game.grid.distances(here)

    named = {way.square for way in found(campaign)}

    assert len(named) == MOST_OPTIONS
    assert {square for square in reached if distance[square] == 2} <= named
    far = [way.price.points for way in found(campaign) if way.purpose == "far"]
    assert far == sorted(far), "near before far"


def test_what_can_be_done_from_here_is_no_reason_to_go() -> None:
    """Beside a zombie already, no square is named for being beside it."""
    campaign = started(2)
    Play(command=TakeTurn(hero=HERO)).do(campaign, player_of(campaign, HERO))
    assert ("strike", "zombie_2") in {(way.purpose, way.about) for way in found(campaign)}

    there = next(way.square for way in found(campaign) if (way.purpose, way.about) == ("strike", "zombie_2"))
    Play(command=Move(hero=HERO, to=there)).do(campaign, player_of(campaign, HERO))

    assert ("strike", "zombie_2") not in {(way.purpose, way.about) for way in found(campaign)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_where_to_go_is_sorted_alike(language: Language) -> None:
    """A feat that moves a hero offers the useful squares first and says for what; menus differ in their titles."""
    campaign = explored()
    campaign.language = language
    game = campaign.running()
    push(game, ChooseMove(figure=HERO, owner=HERO, points=16))
    run(game)
    assert game.question is not None
    assert len(game.question.options) > MOST_OPTIONS

    face = question(campaign, game, game.question, Chapter(campaign, (), 1, 1), words(language))

    menus = [row for row in face.rows if isinstance(row, Menu)]
    assert len(menus) > 1
    assert len({menu.title for menu in menus}) == len(menus)
    first, last = menus[0].picks[0], menus[-1].picks[-1]
    assert words(language).figure("zombie_2", game) in first.label or " · " in first.label
    assert last.label == words(language).text("option-stay")
    assert sum(len(menu.picks) for menu in menus) == len(game.question.options)
    check_limits(campaign, face_of(campaign, language))
