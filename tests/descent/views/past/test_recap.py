"""What has just been, in a line for each who acted."""

import pytest

from bot.descent.board import Square
from bot.descent.events import (
    AttackDeclared,
    ConditionGained,
    ConditionLost,
    DamageRecovered,
    DamageSuffered,
    DescentEvent,
    GroupActivated,
    GroupFinished,
    HeroKnockedOut,
    MonsterDefeated,
    TurnEnded,
    TurnStarted,
)
from bot.descent.views.past.recap import after_last_hero, befell, just_now, recap, since_last_turn
from bot.descent.words import words
from bot.words import LANGUAGES, Language
from bot.words.typography import french_slips
from tests.descent.views.games import started

AVRIC, SYNDRAEL = "avric_albright", "syndrael"
HERE = Square.parse("C4")


def bites(group: str, *harm: DescentEvent) -> list[DescentEvent]:
    """A group activates and does some harm."""
    attack = AttackDeclared(attack=1, attacker=f"{group}_1", target=AVRIC, weapon=None, distance=1)
    begins = GroupActivated(group=group, card="any", order="minions")
    return [begins, attack, *harm, GroupFinished(group=group)]


def hurt(figure: str, amount: int) -> DamageSuffered:
    """So many hearts are lost."""
    return DamageSuffered(figure=figure, amount=amount, left=3, source="attack")


SPIDERS = bites(
    "cave_spider",
    hurt(AVRIC, 2),
    ConditionGained(figure=AVRIC, condition="poisoned"),
    hurt(AVRIC, 3),
    hurt(SYNDRAEL, 1),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_quest_is_not_told_by_who_only_moved(language: Language) -> None:
    """The last page leaves out whoever did no harm, and keeps whoever did."""
    say, game = words(language), started(3).game
    idle = [TurnStarted(hero=SYNDRAEL), TurnEnded(hero=SYNDRAEL)]

    assert len(recap([*SPIDERS, *idle], game, say)) == 2
    assert recap([*SPIDERS, *idle], game, say, quiet=False) == recap(SPIDERS, game, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_is_one_line(language: Language) -> None:
    """Whom it cost how much, with conditions; a fall stands out."""
    say, game = words(language), started(3).game
    fall = HeroKnockedOut(hero=AVRIC, by="zombie_1", square=HERE)

    told = recap([*SPIDERS, *bites("zombie", hurt(AVRIC, 4), fall)], game, say)

    assert len(told) == 2
    assert say.monster("cave_spider", plural=True) in told[0]
    assert f"**Avric** −5 ♥, {say.condition('poisoned')} · **Syndrael** −1 ♥" in told[0]
    assert "**Avric** −4 ♥ · 💀 **Avric**" in told[1]
    if language == "fr":
        assert not list(french_slips("\n".join(told)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_did_no_harm_is_told_too(language: Language) -> None:
    """A group whose attacks all failed has a line, and it names nobody."""
    told = recap(bites("zombie"), started(3).game, words(language))

    assert told == [
        words(language).text(
            "recap-line",
            who=words(language).monster("zombie", plural=True),
            facts=words(language).text("recap-missed"),
        )
    ]


def test_a_heros_turn_tells_who_fell() -> None:
    """Monsters that were hurt and those that fell; what the hero won back counts as well."""
    dead = MonsterDefeated(figure="zombie_1", by=SYNDRAEL, square=HERE)
    events = [
        TurnStarted(hero=SYNDRAEL),
        hurt("zombie_1", 3),
        dead,
        hurt("zombie_2", 2),
        DamageRecovered(figure=SYNDRAEL, amount=1, left=9),
        TurnEnded(hero=SYNDRAEL),
    ]

    (told,) = recap(events, started(3).game, words("en"))

    assert told == "**Syndrael**: **Zombie 2** −2 ♥ · **Syndrael** +1 ♥ · 💀 **Master Zombie 1**"


def test_what_is_over_again_is_not_told() -> None:
    """A condition that came and went leaves no word, and hearts that were won back neither."""
    events = [
        hurt(AVRIC, 2),
        ConditionGained(figure=AVRIC, condition="poisoned"),
        ConditionLost(figure=AVRIC, condition="poisoned"),
        DamageRecovered(figure=AVRIC, amount=2, left=9),
    ]

    assert befell(AVRIC, events, started(3).game, words("en")) == ""
    assert recap(events, started(3).game, words("en")) == []


def test_news_begins_with_the_end_of_a_turn() -> None:
    """Of one hero after its own last turn, of all after the last turn of any; before any there is none."""
    first, later = [TurnStarted(hero=AVRIC), TurnEnded(hero=AVRIC)], bites("zombie", hurt(AVRIC, 1))
    events = [*first, *SPIDERS, TurnStarted(hero=SYNDRAEL), TurnEnded(hero=SYNDRAEL), *later]

    assert list(after_last_hero(events)) == later
    assert list(since_last_turn(AVRIC, events)) == events[2:]
    assert befell(AVRIC, since_last_turn(AVRIC, events), started(3).game, words("en")) == "−6 ♥, Poisoned"
    assert list(since_last_turn("ashrian", events)) == []
    assert list(after_last_hero(SPIDERS)) == []


def test_where_nothing_came_after_a_turn_the_turn_is_told() -> None:
    """After the last turn of a round all groups may have acted: then that turn and what came before it are news."""
    say, game = words("en"), started(3).game
    turn = [TurnStarted(hero=SYNDRAEL), TurnEnded(hero=SYNDRAEL)]
    events = [TurnEnded(hero=AVRIC), *SPIDERS, *turn]

    assert list(just_now(events, game, say)) == [*SPIDERS, *turn]
    assert list(just_now([*events, *SPIDERS], game, say)) == SPIDERS
    assert list(just_now(turn, game, say)) == turn
    assert list(just_now([], game, say)) == []
