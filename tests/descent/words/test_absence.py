"""What is told about players who are away, in both languages."""

import pytest

from bot.descent.events import AttackDeclared, CardUsed, DiceRolled
from bot.descent.rules.dice import Die
from bot.descent.rules.steps import PARTY
from bot.descent.words import words
from bot.kernel.events import Event
from bot.table.absence_events import (
    AnsweredFor,
    CameBack,
    HelpOffered,
    HelpWithdrawn,
    HeroDismissed,
    HeroHanded,
    HeroTaken,
    KeeperNamed,
    KeptWaiting,
    PresumedAway,
    StandinLeft,
    TurnPiloted,
    WentAway,
)
from bot.table.campaign import NOBODY
from bot.table.dismissing import DismissalProposed, PlayerKept
from bot.table.seat_offers import SeatDeclined, SeatOffered
from bot.table.standins import StandinNamed
from bot.words import LANGUAGES

HERO, OTHER = "syndrael", "widow_tarha"
EVENTS: list[Event] = [
    AnsweredFor(hero=HERO, question="react", option="pass", by="clock"),
    AnsweredFor(hero=PARTY, question="order", option="x", by="clock"),
    AnsweredFor(hero=HERO, question="react", option="x", card="iron_shield", by="order"),
    TurnPiloted(hero=HERO, player=NOBODY),
    TurnPiloted(hero=HERO, player=NOBODY, late=True),
    TurnPiloted(hero=HERO, player=5),
    HelpOffered(hero=HERO, player=5),
    HelpWithdrawn(hero=HERO, player=5),
    KeptWaiting(hero=HERO),
    HeroHanded(player=5, hero=HERO, to=6),
    HeroHanded(player=NOBODY, hero=HERO, to=6),
    HeroDismissed(player=5, hero=HERO, was=5),
    HeroDismissed(player=6, hero=HERO, was=5),
    HeroDismissed(player=NOBODY, hero=HERO, was=5),
    HeroTaken(player=5, hero=HERO),
    SeatOffered(player=5, hero=HERO, to=6),
    SeatDeclined(player=6, hero=HERO, to=6),
    SeatDeclined(player=5, hero=HERO, to=6),
    DismissalProposed(player=5, hero=HERO, whom=6),
    PlayerKept(hero=HERO),
    KeeperNamed(player=5, hero=HERO, keeper="player"),
    KeeperNamed(player=NOBODY, hero=HERO, keeper="party"),
    KeeperNamed(player=5, hero=HERO, keeper="autopilot"),
    KeeperNamed(player=NOBODY, hero=HERO, keeper="autopilot", until_back=True),
    WentAway(player=5, heroes=(HERO, OTHER), when_away="autopilot"),
    WentAway(player=5, heroes=(HERO,), when_away="party"),
    WentAway(player=5, heroes=(HERO,), when_away="player"),
    CameBack(player=5, heroes=(HERO,)),
    PresumedAway(player=5, heroes=(HERO,)),
    StandinLeft(hero=HERO, standin=5),
    StandinNamed(player=5, hero=HERO, standin=6, turns=1),
    StandinNamed(player=5, hero=HERO, standin=6, turns=3),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_each_has_a_sentence(event: Event, language: str) -> None:
    """One line, about the hero, without a mention of nobody."""
    story = words("fr" if language == "fr" else "en").story([event], None)

    assert len(story.lines) == 1
    assert "<@0>" not in story.plain
    assert PARTY in (getattr(event, "hero", None),) or "Syndrael" in story.plain


def test_what_players_settled_themselves_is_not_told() -> None:
    """Who wanted not to be asked wants no line about it either."""
    quiet: list[Event] = [
        AnsweredFor(hero=HERO, question="react", option="pass", by="order"),
        AnsweredFor(hero=HERO, question="react", option="pass", by="default"),
        AnsweredFor(hero=HERO, question="spend_surges", option="stop", by="autopilot"),
    ]

    assert words("en").story(quiet, None).lines == []


def test_an_order_stands_in_the_small_print_of_the_attack() -> None:
    """The attack stays one line with its small print, in which the card and the order are named."""
    events: list[Event] = [
        AttackDeclared(attack=1, attacker="zombie_1", target=HERO, weapon=None, distance=1),
        DiceRolled(
            attack=1,
            attack_dice=(Die(colour="blue", up=1),),
            defender=HERO,
            defence_dice=(Die(colour="gray", up=0),),
        ),
        AnsweredFor(hero=HERO, question="react", option="x", card="iron_shield", by="order"),
        CardUsed(figure=HERO, card="iron_shield", ability="block", target=None),
    ]

    story = words("en").story(events, None)

    assert len(story.lines) == 2
    assert story.lines[1].endswith("(Syndrael, by standing order)")
