"""Why a quest goes as it does, in an author's language: a table for each question."""

from collections.abc import Iterable, Iterator, Mapping

from bot.descent.simulate.explaining import EndingStory, EventStory, Explanation, Rounds, Source
from bot.descent.simulate.telling import with_comma
from bot.descent.simulate.tracing import Doubt
from bot.descent.words import Words
from bot.workshop import Section

WORST = 4
"""So many of the squares where heroes fell are named."""
DOUBTS = 3
"""So many parts of a condition that did not hold are told, those that failed most often first."""


def sections(found: Explanation, say: Words) -> tuple[Section, ...]:
    """All that has something to tell."""
    told = (
        _endings(found, say),
        _events(found, say),
        _never(found, say),
        _choices(found, say),
        _uses(found, say),
        _areas(found, say),
        _goals(found, say),
    )
    return tuple(section for section in told if section.rows)


def _section(say: Words, name: str, columns: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Section:
    title = say.text(f"simulate-section-{name}")
    return Section(name, title, tuple(say.text(f"simulate-column-{each}") for each in columns), tuple(rows))


def rounds_told(rounds: Rounds | None, say: Words) -> str:
    """ "8 (7–9)": usually, first and last."""
    if rounds is None:
        return ""
    usual = with_comma(f"{rounds.median:g}", say)
    return usual if rounds.first == rounds.last else f"{usual} ({rounds.first}–{rounds.last})"


def _endings(found: Explanation, say: Words) -> Section:
    rows = [
        (ending.reason, say.text(f"simulate-outcome-{ending.outcome}"), str(ending.games), _of(ending.rounds, say))
        for ending in found.endings
    ]
    return _section(say, "endings", ("ending", "outcome", "games", "rounds"), rows)


def _of(rounds: Rounds | None, say: Words) -> str:
    return rounds_told(rounds, say)


def _events(found: Explanation, say: Words) -> Section:
    rows = [
        (event.id, str(event.games), str(event.times), rounds_told(event.rounds, say)) for event in found.events
    ]
    return _section(say, "events", ("event", "games", "times", "rounds"), rows)


def _never(found: Explanation, say: Words) -> Section:
    """Whatever came in no game, and for want of what."""
    rows: list[tuple[str, ...]] = []
    for ending in found.endings:
        if not ending.games:
            rows += _titled(say.text("simulate-the-ending", ending=ending.reason), why_no_ending(ending, say))
    for event in found.events:
        if not event.games:
            rows += _titled(event.id, why_no_event(event, say))
    return _section(say, "never", ("what", "why"), rows)


def _titled(title: str, lines: Iterable[str]) -> Iterator[tuple[str, ...]]:
    for number, line in enumerate(lines):
        yield ("" if number else title, line)


def why_no_event(event: EventStory, say: Words) -> Iterator[str]:
    """For want of what an event never came to pass."""
    for wait in event.waits:
        if wait.needed is not None and (wait.most or 0) < wait.needed:
            yield say.text(
                "simulate-why-counted", trigger=wait.trigger, most=str(wait.most or 0), needed=str(wait.needed)
            )
        elif wait.came:
            yield say.text("simulate-why-came", trigger=wait.trigger, times=wait.came, games=wait.games)
        else:
            yield say.text("simulate-why-never", trigger=wait.trigger)
    yield from why_not_held(event.doubts, say)
    for source in event.fired_by:
        yield from _from(source, say)


def why_no_ending(ending: EndingStory, say: Words) -> Iterator[str]:
    """Which ways lead to an ending, and how far games came on them."""
    for source in ending.sources:
        yield from _from(source, say)


def _from(source: Source, say: Words) -> Iterator[str]:
    told = say.text(f"simulate-source-{source.kind}", source=source.name, games=source.games)
    ways = say.all_of(say.text("simulate-way", way=way) for way in source.ways)
    yield say.text("simulate-source-ways", source=told, ways=ways) if source.ways else told
    if source.games:
        yield from why_not_held(source.doubts, say)


def why_not_held(doubts: Mapping[str, Doubt], say: Words) -> Iterator[str]:
    """The parts of a condition that failed, and what their numbers were meanwhile."""
    for part, doubt in sorted(doubts.items(), key=lambda item: -item[1].times)[:DOUBTS]:
        seen = [_seen(name, least, most, say) for name, (least, most) in doubt.seen.items()]
        told = say.text("simulate-why-condition", part=part, times=doubt.times)
        yield say.text("simulate-why-seen", told=told, seen=say.all_of(seen)) if seen else told


def _seen(name: str, least: int, most: int, say: Words) -> str:
    if least == most:
        return say.text("simulate-seen-one", name=name, value=str(least))
    return say.text("simulate-seen", name=name, least=str(least), most=str(most))


def _choices(found: Explanation, say: Words) -> Section:
    rows = [
        ("" if number else choice.choice, option, str(times))
        for choice in found.choices
        for number, (option, times) in enumerate(choice.options.items())
    ]
    return _section(say, "choices", ("choice", "option", "times"), rows)


def _uses(found: Explanation, say: Words) -> Section:
    rows = [(use.use, str(use.games), str(use.done), str(use.vain)) for use in found.uses]
    return _section(say, "uses", ("use", "games", "done", "vain"), rows)


def _areas(found: Explanation, say: Words) -> Section:
    rows = [
        (area.id, str(area.games), rounds_told(area.rounds, say), str(area.falls), _worst(area.worst))
        for area in found.areas
    ]
    return _section(say, "areas", ("area", "games", "rounds", "falls", "worst"), rows)


def _worst(squares: Mapping[str, int]) -> str:
    return ", ".join(
        f"{square} ×{times}" if times > 1 else square for square, times in list(squares.items())[:WORST]
    )


def _goals(found: Explanation, say: Words) -> Section:
    """Those that stood when games were not won come first: there automatic heroes got no further."""
    rows = [
        (
            goal.goal,
            str(goal.games),
            str(goal.settled),
            str(goal.stalled),
            with_comma(f"{goal.stood:g}", say),
            with_comma(f"{goal.steps:.1f}", say),
        )
        for goal in sorted(found.goals, key=lambda goal: -goal.stalled)
    ]
    return _section(say, "goals", ("goal", "games", "settled", "stalled", "stood", "steps"), rows)
