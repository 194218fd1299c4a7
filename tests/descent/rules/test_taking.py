"""A card taken from another player's hero: whoever it belonged to hears of it."""

import pytest

from bot.descent.board import Square
from bot.descent.commands import Move, TakeTurn, Trade
from bot.descent.events import CardsTraded, OwnerTold
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Play
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.kernel.events import Event
from bot.words import LANGUAGES, Language
from tests.descent.rules.trial import plain_scene

OWNER, FRIEND = 1, 2
ADA, BRAN = "ada", "bran"


def table(second: int = FRIEND) -> Campaign:
    """Ada beside Bran, who has a ring in his pack; Bran is played by somebody else, or by the same player."""
    scene = plain_scene("A . B . . z", cards={"A": ["balm"], "B": ["ring"]}, turn=None)
    seats = [
        Seat(player=OWNER, hero=ADA, hero_class="trial"),
        Seat(player=second, hero=BRAN, hero_class="trial"),
    ]
    return Campaign(name="Les Braises", owner=OWNER, seats=seats, game=scene.game)


def trade(campaign: Campaign, **cards: tuple[str, ...]) -> list[Event]:
    """In her turn Ada goes to Bran and they exchange something."""
    Play(command=TakeTurn(hero=ADA)).do(campaign, OWNER)
    Play(command=Move(hero=ADA, to=Square.parse("B1"))).do(campaign, OWNER)
    return Play(command=Trade(hero=ADA, partner=BRAN, **cards)).do(campaign, OWNER)


def test_whoever_is_taken_from_is_told() -> None:
    """The ring was in Bran's pack: his player is named, and what was taken by whom."""
    events = trade(table(), take=("ring",))

    assert events[-1] == OwnerTold(player=FRIEND, hero=BRAN, by=ADA, cards=("ring",))


def test_what_is_given_needs_no_word() -> None:
    """Nobody minds a present."""
    events = trade(table(), give=("balm",))

    assert [type(event) for event in events] == [CardsTraded]


def test_between_ones_own_heroes_nothing_is_said() -> None:
    """One player, two heroes."""
    assert not any(isinstance(event, OwnerTold) for event in trade(table(OWNER), take=("ring",)))


def test_a_log_of_before_tells_what_it_told() -> None:
    """Played again by the rules of its time it leads to the same events."""
    with by_the_rules_of(2):
        assert not any(isinstance(event, OwnerTold) for event in trade(table(), take=("ring",)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_quiet_line_with_a_mention(language: Language) -> None:
    """In small print below the trade, in both languages."""
    told = OwnerTold(player=FRIEND, hero=BRAN, by=ADA, cards=("ring",))

    (line,) = words(language).story([told], None).lines

    assert line.startswith("-# ")
    assert f"<@{FRIEND}>" in line
