"""A raid as its pictures need it: six levels and how they went, and how far the party has come."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.raid.levels import raid_of
from bot.descent.raid.run import Raid
from bot.descent.road.road import journey_of
from bot.descent.views.pictures.figures import HERO_COLOURS, initials
from bot.descent.views.weeks import as_week
from bot.descent.words import Words
from renders.descent import look
from renders.descent.raid_view import (
    ActView,
    CountView,
    GateView,
    LevelState,
    LevelView,
    RaiderView,
    RaidStripView,
    RaidSummaryView,
    Tone,
)
from renders.descent.view import FaceView
from renders.fonts import drawable

SIGNS = ("time", "damage", "search")
"""What is counted of a level: rounds, knock-outs, search tokens."""
ROMAN = {1: "I", 2: "II"}
LONGEST_ALT = 1000


class Stage(NamedTuple):
    """One of the six levels, whatever is known of it."""

    number: int
    act: int
    state: LevelState
    level: str | None = None
    counts: tuple[int, int, int] = (0, 0, 0)
    """Rounds, knock-outs, search tokens."""
    cleared: bool = False


def stages(campaign: Campaign) -> list[Stage]:
    """All levels in order: behind the party, the one it is in or enters next, and those ahead."""
    journey = journey_of(campaign)
    raid = raid_of(journey)
    found = [
        Stage(
            number,
            each.act,
            "fell" if each is raid.fell else "passed",
            each.level,
            (each.rounds, each.knocked_out, each.searched),
            each.cleared,
        )
        for number, each in enumerate(raid.behind, 1)
    ]
    acts = library().raid.acts
    for number, act in enumerate(acts[len(found) :], len(found) + 1):
        here = journey.ended is None and number == raid.number
        found.append(_here(campaign, raid, number, act) if here else Stage(number, act, "ahead"))
    return found


def _here(campaign: Campaign, raid: Raid, number: int, act: int) -> Stage:
    """The level in play; between two, the next one, of which nothing is known."""
    game = campaign.game
    if raid.level is None or game is None or game.delve is None:
        return Stage(number, act, "here")
    return Stage(number, act, "here", raid.level, (game.round, game.delve.knocked_out, game.delve.searched))


def raid_name(raid: Raid, say: Words) -> str:
    """Which raid it is: that of a week, or of a seed that can be typed."""
    return course_name(raid.week or raid.course.seed, say)


def course_name(course: str, say: Words) -> str:
    """A week or a seed, as it is told."""
    week = as_week(course)
    if week is None:
        return say.text("raid-picture-course", course=course)
    return say.text("raid-picture-week", number=week.number, year=str(week.year))


def faces(campaign: Campaign, say: Words) -> dict[str, FaceView]:
    """The party's faces, by hero."""
    return {
        seat.hero: FaceView(
            HERO_COLOURS[number % len(HERO_COLOURS)], look.icon_of(seat.hero), initials(say.hero(seat.hero))
        )
        for number, seat in enumerate(campaign.seats)
    }


# The summary ------------------------------------------------------------------------------------------------------


def raid_summary_view(campaign: Campaign, say: Words) -> RaidSummaryView:
    """The whole raid on one page, finished or not."""
    journey = journey_of(campaign)
    raid, levels = raid_of(journey), stages(campaign)
    tone: Tone = "won" if journey.ended == "won" else "lost" if journey.ended == "lost" else "open"
    party = faces(campaign, say)
    view = RaidSummaryView(
        title=drawable(campaign.name) or say.text("raid-picture-title"),
        subtitle=f"{say.text(f'raid-picture-{tone}')} · {say.text(f'raid-picture-{campaign.difficulty}')}",
        course=f"{say.text('raid-picture-title')} · {raid_name(raid, say)}",
        tone=tone,
        totals=_totals(raid, levels, say),
        acts=tuple(_acts(levels, say)),
        party=tuple(_raider(seat, party[seat.hero], say) for seat in campaign.seats),
    )
    return replace(view, alt=_told(view, levels, say))


def _totals(raid: Raid, levels: Sequence[Stage], say: Words) -> tuple[CountView, ...]:
    rounds, knocked_out, searched = (sum(stage.counts[place] for stage in levels) for place in range(len(SIGNS)))
    passed = f"{len(raid.passed)}/{len(levels)}"
    return (
        CountView("magic-portal", passed, say.text("raid-picture-levels")),
        CountView("time", str(rounds), say.text("raid-picture-rounds")),
        CountView("damage", str(knocked_out), say.text("raid-picture-knocked-out")),
        CountView("search", str(searched), say.text("raid-picture-searched")),
    )


def _acts(levels: Sequence[Stage], say: Words) -> Iterator[ActView]:
    for act in dict.fromkeys(stage.act for stage in levels):
        name = say.text("raid-picture-act", act=ROMAN[act])
        yield ActView(name, tuple(_level(stage, say) for stage in levels if stage.act == act))


def _level(stage: Stage, say: Words) -> LevelView:
    name = say.quest(stage.level) if stage.level is not None else say.text("raid-picture-unknown")
    counts = tuple(CountView(sign, str(count)) for sign, count in zip(SIGNS, stage.counts, strict=True))
    return LevelView(
        gate=GateView(str(stage.number), stage.state),
        name=name,
        counts=counts if stage.level is not None else (),
        note=_note(stage, say),
        shining=stage.state == "passed" and stage.cleared,
    )


def _note(stage: Stage, say: Words) -> str:
    if stage.state == "passed" and stage.cleared:
        return say.text("raid-picture-level-cleared")
    if stage.state == "here" and stage.level is None:
        return say.text("raid-picture-level-next")
    return say.text(f"raid-picture-level-{stage.state}")


def _raider(seat: Seat, face: FaceView, say: Words) -> RaiderView:
    learned = say.text("raid-picture-learned", n=len(seat.skills))
    return RaiderView(face, say.hero(seat.hero, short=True), say.hero_class(seat.hero_class), learned)


def _told(view: RaidSummaryView, levels: Sequence[Stage], say: Words) -> str:
    """The page in words; what would be too long for Discord loses its end."""
    lines = [f"{view.title} · {view.subtitle} · {view.course}"]
    lines.append(", ".join(f"{total.value} {total.label}" for total in view.totals))
    for stage in levels:
        rounds, knocked_out, searched = stage.counts
        counts = say.text("raid-picture-alt-level", rounds=rounds, knocked_out=knocked_out, searched=searched)
        lines.append(f"{_in_brief(stage, say)} · {counts}" if stage.level is not None else _in_brief(stage, say))
    lines += [f"{raider.name}, {raider.calling}, {raider.learned}" for raider in view.party]
    return "\n".join(lines)[:LONGEST_ALT]


def _in_brief(stage: Stage, say: Words) -> str:
    """A level in a few words: its number, its name if that is known, and how it went."""
    if stage.level is None:
        return f"{stage.number}. {_note(stage, say)}"
    return f"{stage.number}. {say.quest(stage.level)} ({_note(stage, say)})"


# The way so far ---------------------------------------------------------------------------------------------------


def raid_strip_view(campaign: Campaign, say: Words) -> RaidStripView:
    """Six portals in a line, and where the party is."""
    journey, levels = journey_of(campaign), stages(campaign)
    raid = raid_of(journey)
    title = say.text("raid-picture-title") if journey.ended is None else say.text(f"raid-picture-{journey.ended}")
    return RaidStripView(
        title=title,
        note=raid_name(raid, say),
        gates=tuple(GateView(str(stage.number), stage.state) for stage in levels),
        party=tuple(faces(campaign, say).values()),
        alt=_strip_told(campaign, raid, levels, say),
    )


def _strip_told(campaign: Campaign, raid: Raid, levels: Sequence[Stage], say: Words) -> str:
    parts = [say.text("raid-picture-title"), raid_name(raid, say)]
    if journey_of(campaign).ended is None:
        parts.append(say.text("raid-picture-where", number=raid.number, levels=len(levels)))
    parts += [_in_brief(stage, say) for stage in levels]
    return " · ".join(parts)[:LONGEST_ALT]
