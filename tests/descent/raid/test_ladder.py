"""What a party has reached in the Raid, and how those who play the same one are told apart."""

from datetime import date

import pytest

from bot.descent.raid.ladder import Reached, course_on, raid_board, raid_scores
from bot.descent.raid.upgrading import Descend
from bot.descent.views.reference.raid_ladder import Ladder, Rung, course_meant, courses_to_name, ladder_lines
from bot.descent.words import words
from bot.kernel.refused import Refused
from bot.kernel.scores import Score
from bot.words import LANGUAGES, Language
from tests.descent.raid.runs import gathered, raid
from tests.descent.views import games
from tests.descent.views.staged_raids import WEEK, raiding

languages = pytest.mark.parametrize("language", LANGUAGES)
TODAY = date(2026, 11, 18)


def score(**reached: int) -> int:
    """The points of a party that came so far."""
    campaign = raiding(reached.get("passed", 3))
    assert campaign.journey is not None
    assert campaign.journey.raid is not None
    for passed in campaign.journey.raid.passed:
        passed.rounds, passed.knocked_out = reached.get("rounds", 5), reached.get("knocked_out", 1)
    (found,) = raid_scores(campaign)
    return found.points


def test_levels_count_before_rounds_and_rounds_before_knock_outs() -> None:
    """More levels are better, however long they took; then fewer rounds, however many fell; then fewer who fell."""
    ranked = [
        score(passed=4, rounds=90, knocked_out=90),
        score(passed=3, rounds=4, knocked_out=90),
        score(passed=3, rounds=5, knocked_out=1),
        score(passed=3, rounds=5, knocked_out=2),
        score(passed=2, rounds=1, knocked_out=0),
    ]
    assert ranked == sorted(ranked, reverse=True)
    assert len(set(ranked)) == len(ranked)


def test_only_a_raid_under_way_stands_on_a_ladder() -> None:
    """Who gathers, or plays a quest or a campaign, has no score."""
    assert raid_scores(gathered(week=WEEK)) == []
    assert raid_scores(games.started()) == []


def test_a_raid_that_is_played_leaves_its_score() -> None:
    """From the first step on a party stands on the board of its week, and each level left moves it up."""
    run = raid(week=WEEK)
    run.do(Descend())
    (before,) = raid_scores(run.campaign)
    run.leave(rounds=4)
    (after,) = raid_scores(run.campaign)

    assert before.board == after.board == raid_board(WEEK, "normal")
    assert after.points > before.points
    assert Reached.model_validate_json(after.facts) == Reached(
        party="Les Braises", passed=1, levels=6, rounds=4, knocked_out=0
    )


def test_a_lost_level_counts_with_its_rounds() -> None:
    """Who falls is further down than who still stands there, and the ladder says that it is over."""
    run = raid(week=WEEK)
    run.do(Descend())
    run.leave(rounds=4)
    (standing,) = raid_scores(run.campaign)
    run.do(Descend())
    run.leave(rounds=7, won=False)
    (fallen,) = raid_scores(run.campaign)

    assert fallen.points < standing.points
    told = Reached.model_validate_json(fallen.facts)
    assert (told.passed, told.rounds, told.ended) == (1, 11, "lost")


def test_a_secret_course_can_be_played_by_others() -> None:
    """Without week or seed the raid has a seed of its own, under which it is compared with whoever plays it too."""
    one = raid()
    other = raid(course=one.raid.course.seed, seed="another secret")
    assert [each.board for each in raid_scores(one.campaign)] == [
        each.board for each in raid_scores(other.campaign)
    ]
    assert raid(seed="a third one").raid.course.seed != one.raid.course.seed


def test_difficulties_are_not_compared() -> None:
    """Each difficulty has a board of its own."""
    boards = {raid_scores(raid(week=WEEK, difficulty=how).campaign)[0].board for how in ("normal", "hard")}
    assert len(boards) == 2
    assert {course_on(board) for board in boards} == {WEEK}


# In words ---------------------------------------------------------------------------------------------------------


def rung(place: int, *, own: bool = False, ended: str | None = None, party: str = "Les Braises") -> Rung:
    return Rung(place, Reached(party=party, passed=4, levels=6, rounds=21, knocked_out=2, ended=ended), own)


@languages
def test_a_ladder_is_told(language: Language) -> None:
    """Both difficulties below each other, one's own party marked, and how many more there are."""
    say = words(language)
    normal = Ladder([rung(1, ended="won", party="Les Cendres"), rung(2, own=True), rung(3, ended="lost")], 20)
    lines = ladder_lines(WEEK, {"normal": normal, "hard": Ladder([rung(1)], 1)}, say)

    assert "47" in lines[0]
    assert next(line for line in lines if "➤" in line).startswith("2.")
    assert [sign for line in lines for sign in "🏆⏳💀" if sign in line] == ["🏆", "⏳", "💀", "⏳"]
    assert say.text("ladder-more", n=17) in lines
    assert not any("{" in line for line in lines)


@languages
def test_an_empty_ladder_says_so(language: Language) -> None:
    """Where nobody played it there is a sentence."""
    say, nobody = words(language), Ladder([], 0)
    assert ladder_lines("ember-9", {"normal": nobody, "hard": nobody}, say)[-1] == say.text("ladder-empty")


def test_a_partys_name_calls_nobody() -> None:
    """Whatever a party is called, its name is harmless on the ladder."""
    ladders = {"normal": Ladder([rung(1, party="**@everyone** [x](http://x)")], 1), "hard": Ladder([], 0)}
    told = "\n".join(ladder_lines(WEEK, ladders, words("en")))
    assert "@everyone" not in told
    assert "http://" not in told


def test_which_raid_is_meant() -> None:
    """What was typed; else the raid of the channel, chosen or played; else that of the week."""
    assert course_meant("2026-w46", None, TODAY) == "2026-W46"
    assert course_meant(" Ember-9 ", None, TODAY) == "ember-9"
    assert course_meant("Trois Éclats", None, TODAY) == "trois-eclats"
    assert course_meant(None, raiding(2, week="2026-W40"), TODAY) == "2026-W40"
    assert course_meant(None, gathered(course="ember-9"), TODAY) == "ember-9"
    assert course_meant(None, gathered(), TODAY) == "2026-W47"
    assert course_meant(None, games.started(), TODAY) == "2026-W47"
    with pytest.raises(Refused, match="not_a_raid_of_a_ladder"):
        course_meant("what is this?", None, TODAY)


def test_the_year_of_a_week_is_that_of_its_thursday() -> None:
    """The first of January may lie in a week of the year before."""
    assert course_meant(None, None, date(2027, 1, 1)) == "2026-W53"


def test_raids_are_suggested_by_name() -> None:
    """This week's raid comes first, then those that were played, each once."""
    boards = [raid_board("ember-9", "hard"), raid_board(WEEK, "normal"), raid_board(WEEK, "hard")]
    assert courses_to_name(boards, TODAY, "", words("en")) == [
        ("week 47 of 2026", WEEK),
        ("seed ember-9", "ember-9"),
    ]
    assert courses_to_name(boards, TODAY, "emb", words("en")) == [("seed ember-9", "ember-9")]


def test_a_score_is_plain() -> None:
    """A score is what the store takes: board, points, facts."""
    (found,) = raid_scores(raiding(1))
    assert isinstance(found, Score)
    assert tuple(found) == (found.board, found.points, found.facts)
