"""What a level of the Raid came to, on its last page: each number, and what it is worth (RAI-03)."""

from collections.abc import Iterator, Sequence

from bot.descent.events import ExperienceGained
from bot.descent.raid.events import CardsShown, HeroWoke, LevelPassed, PartyRested, RaidActBegan
from bot.descent.words import Words
from bot.kernel.events import Event

NO_CARDS = "none"
"""Nothing is shown after this level, so nothing of it is worth a card."""


def level_numbers(events: Sequence[Event], say: Words) -> list[str]:
    """Rounds, search tokens, monsters left, knock-outs; then the experience and the cards that they brought."""
    passed = next((event for event in events if isinstance(event, LevelPassed)), None)
    shown = next((event for event in events if isinstance(event, CardsShown)), None)
    counted = list(_numbers(passed, shown, say)) if passed is not None else []
    told = [event for event in events if isinstance(event, HeroWoke | PartyRested | RaidActBegan)]
    return [*counted, *say.story(told, None).lines, *_brought(events, shown, say)]


def farewell(events: Sequence[Event], say: Words) -> list[str]:
    """What the Mistress of the Dungeon says to whoever leaves a level; nothing after the last one, or elsewhere."""
    passed = next((event for event in events if isinstance(event, LevelPassed)), None)
    return say.story([passed], None).lines[1:] if passed is not None else []


def _numbers(passed: LevelPassed, shown: CardsShown | None, say: Words) -> Iterator[str]:
    haste = shown.haste if shown is not None else NO_CARDS
    searched = shown.searched if shown is not None else NO_CARDS
    yield say.text("raid-page-rounds", rounds=passed.rounds, cards=haste)
    yield say.text("raid-page-searched", searched=passed.searched, cards=searched)
    if passed.cleared:
        yield say.text("raid-page-cleared", worth="more" if shown is not None else NO_CARDS)
    else:
        yield say.text("raid-page-monsters")
    yield say.text("raid-page-fallen", fallen=passed.knocked_out)


def _brought(events: Sequence[Event], shown: CardsShown | None, say: Words) -> Iterator[str]:
    for event in events:
        if isinstance(event, ExperienceGained):
            yield say.text("raid-page-xp", n=event.xp)
    if shown is not None:
        yield say.text("raid-page-shown", shown=len(shown.cards), most=shown.most)
