"""Monsters that have left keep the name they had, in every line that tells of them."""

import pytest

from bot.descent.events import (
    AttackDeclared,
    AttackHit,
    FigureMoved,
    MonstersPlaced,
    TargetChosen,
)
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.harm import Defeat
from bot.descent.rules.steps import push
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.kernel.steps import run

MASTER = "zombie_1"


@pytest.fixture
def game() -> Game:
    """A game of two heroes against zombies, the first of which is a master."""
    party = [
        Recruit(hero="syndrael", hero_class="knight"),
        Recruit(hero="jain_fairwood", hero_class="wildlander"),
    ]
    game = start_quest("ember_chapel", party, seed="words")[0]
    game.take_events()
    assert game.monsters[MASTER].master
    return game


def fall(game: Game, figure: str = MASTER) -> list[Event]:
    """Syndrael strikes a monster and it falls: what was told of it."""
    struck = [
        AttackDeclared(attack=7, attacker="syndrael", target=figure, weapon=None, distance=1),
        AttackHit(attack=7, target=figure, hearts=9, shields=0, pierced=0, damage=9),
    ]
    push(game, Defeat(figure=figure, by="syndrael"))
    run(game)
    return [*struck, *game.take_events()]


def text(game: Game, events: list[Event], language: str = "en") -> str:
    """The story as one text, told by the game as it was saved."""
    saved = Game.model_validate_json(game.model_dump_json())
    story = words("fr" if language == "fr" else "en").story(events, saved)
    return "\n".join([*story.lines, *story.why])


@pytest.mark.parametrize(("language", "name"), [("en", "Master Zombie 1"), ("fr", "Zombie majeur 1")])
def test_a_master_that_fell_is_still_a_master(game: Game, language: str, name: str) -> None:
    """The blow that fells a master is told with its whole name, and so are the lines before it."""
    told = text(game, fall(game), language)

    assert told.count(name) == 2, told


def test_a_unique_monster_that_fell_keeps_its_name(game: Game) -> None:
    """Who strikes the Gatekeeper down has struck the Gatekeeper, not some zombie."""
    game.monsters[MASTER].name = "gatekeeper"

    told = text(game, fall(game))

    assert "Zombie" not in told, told
    assert told.count("Gatekeeper") == 2, told


def test_what_it_did_before_is_told_later_by_its_name(game: Game) -> None:
    """A story that was over before the monster fell is told after it, as somebody who asks why hears it."""
    start = game.monsters[MASTER].squares
    earlier: list[Event] = [
        FigureMoved(figure=MASTER, start=start, path=(start[0],), end=start),
        TargetChosen(figure=MASTER, verb="attack", target="syndrael"),
    ]
    fall(game)

    assert text(game, earlier).count("Master Zombie 1") == 2, text(game, earlier)


def test_who_gets_the_number_of_a_fallen_master_is_somebody_else(game: Game) -> None:
    """MON-07: a number is given again; each line means whoever bore it then."""
    events = fall(game)
    square = game.heroes["syndrael"].square
    game.monsters[MASTER] = Monster(id=MASTER, monster="zombie", group="zombie", squares=(square,))
    before = text(game, events)

    assert before.count("Master Zombie 1") == 2, before

    after: list[Event] = [
        MonstersPlaced(group="zombie", figures=(MASTER,), squares=((square,),)),
        FigureMoved(figure=MASTER, start=(square,), path=(square,), end=(square,)),
    ]
    last = text(game, [*events, *after]).splitlines()[-1]
    assert "**Zombie 1**" in last, last


def test_a_log_of_before_remembers_nobody(game: Game) -> None:
    """Played again by the rules of its time, an old log leads to the state it led to then."""
    with by_the_rules_of(2):
        fall(game)

    assert not game.departed
