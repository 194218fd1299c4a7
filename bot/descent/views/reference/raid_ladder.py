"""The ladder of a raid in words: who on a server came how far, both difficulties below each other."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from bot.descent.party.campaign import Campaign
from bot.descent.raid.ladder import DIFFICULTIES, Difficulty, Reached, course_of, course_on
from bot.descent.raid.setting_out import COURSE
from bot.descent.views.pictures.raid import course_name
from bot.descent.views.raid_seeds import seed_meant
from bot.descent.views.weeks import as_week, week_of
from bot.descent.words import Words
from bot.kernel.refused import Refused
from bot.views.suggesting import named
from bot.words.quoting import quoted

MOST = 15
"""So many parties are shown for each difficulty, and as many of one's own."""


class Rung(NamedTuple):
    """A party on the ladder."""

    place: int
    reached: Reached
    own: bool


class Ladder(NamedTuple):
    """All parties that play the same raid equally hard, as far as they are shown."""

    rungs: Sequence[Rung]
    parties: int
    """So many there are."""


Ladders = Mapping[Difficulty, Ladder]


def ladder_lines(course: str, ladders: Ladders, say: Words) -> list[str]:
    """The parties of both difficulties, the best first; a sentence where there are none."""
    name = f"{say.text('raid-picture-title')} · {course_name(course, say)}"
    lines = [f"### {say.text('ladder-title', course=name)}"]
    played = [difficulty for difficulty in DIFFICULTIES if ladders[difficulty].rungs]
    for difficulty in played:
        lines.append(f"**{say.text('ladder-difficulty', difficulty=difficulty)}**")
        lines += _parties(ladders[difficulty], say)
    if not played:
        return [*lines, say.text("ladder-empty")]
    return [*lines, f"-# {say.text('ladder-order')}"]


def _parties(ladder: Ladder, say: Words) -> Iterator[str]:
    for rung in ladder.rungs:
        key = "ladder-line-own" if rung.own else "ladder-line"
        yield say.text(key, place=rung.place, party=quoted(rung.reached.party), how=_how(rung.reached, say))
    if hidden := ladder.parties - len(ladder.rungs):
        yield say.text("ladder-more", n=hidden)


def _how(reached: Reached, say: Words) -> str:
    counts = say.text("ladder-counts", rounds=reached.rounds, knocked_out=reached.knocked_out)
    key = f"ladder-{reached.ended}" if reached.ended in ("won", "lost") else "ladder-open"
    return say.text(key, passed=reached.passed, levels=reached.levels, counts=counts)


# Which raid -------------------------------------------------------------------------------------------------------


def course_meant(typed: str | None, campaign: Campaign | None, today: date) -> str:
    """The raid somebody asks for: what was typed, else that of the channel, else that of the week."""
    if typed is None:
        return _played(campaign) or week_of(today)
    sought = typed.strip()
    if (week := as_week(sought)) is not None:
        return str(week)
    seed = seed_meant(sought)
    if COURSE.fullmatch(seed):
        return seed
    raise Refused("not_a_raid_of_a_ladder", typed=quoted(typed))


def _played(campaign: Campaign | None) -> str | None:
    """The raid a party plays, or is going to; None if it plays none, or one that nobody knows yet."""
    if campaign is None:
        return None
    if campaign.journey is not None:
        return course_of(campaign.journey.raid) if campaign.journey.raid is not None else None
    return campaign.raid.week or campaign.raid.course if campaign.raid is not None else None


def courses_to_name(boards: Sequence[str], today: date, current: str, say: Words) -> list[tuple[str, str]]:
    """This week's raid and all that were played on a server, by their names; each once."""
    courses = dict.fromkeys([week_of(today), *map(course_on, boards)])
    return named(list(courses), lambda course: course_name(course, say), current)
