"""What is told in quests: one form for each name, rounds in rules and never in speech, and what a button tests."""

import re
from collections.abc import Iterator

from bot.descent.content.library import library
from bot.descent.quest.areas import Use
from bot.descent.quest.checks.manuscript import parts_of
from bot.descent.quest.happenings_figures import TestAttribute as Trial
from bot.descent.quest.happenings_story import ChoiceOption
from bot.paths import DATA
from bot.words import LANGUAGES
from bot.words.sources import messages_in

TEXTS: dict[str, dict[str, str]] = {
    language: messages_in(DATA / "descent" / "locales" / language) for language in LANGUAGES
}
STORIES = ("quest-", "area-", "door-", "token-", "unique-", "campaign-", "travel-", "city-", "peril-")
SPEECH = {
    "fr": re.compile(r"«[^»]*\bmanches?\b"),
    "en": re.compile(r"“[^”]*(?:\brounds\b|\w+th round\b|\bround \d)"),
}
ONE_FORM = {
    "fr": re.compile(r"\brounds?\b|\bclefs?\b|\bsire Alric\b|\bseigneur Merick\b", re.IGNORECASE),
    "en": re.compile(r"\bpeddlers?\b|\bthe Highmarch\b", re.IGNORECASE),
}


def told(language: str) -> Iterator[tuple[str, str]]:
    """Each text of a story, without its key and without the variables it is told."""
    for key, source in TEXTS[language].items():
        if key.startswith(STORIES):
            yield key, re.sub(r"\{[^{}]*\$[^{}]*", "", source.partition("=")[2])


def at_stake() -> Iterator[tuple[str, str]]:
    """The label of each button that leads to a test at once, and what is tested."""
    for quest in library().quests.values():
        for _, part in parts_of(quest):
            if isinstance(part, Use) and part.test is not None:
                yield f"quest-{quest.id}-use-{part.id}", part.test
            elif isinstance(part, ChoiceOption):
                yield from (
                    (f"quest-{quest.id}-option-{part.id}", each.attribute)
                    for each in part.do
                    if isinstance(each, Trial)
                )


def test_a_button_names_the_attribute_it_tests() -> None:
    """Whoever presses "Sit still (Willpower)" knows what the dice will be about."""
    silent = [
        f"{key} ({language})"
        for key, attribute in at_stake()
        for language in LANGUAGES
        if f"({TEXTS[language][f'attribute-{attribute}'].partition('=')[2].strip()})" not in TEXTS[language][key]
    ]
    assert silent == []


def test_names_have_one_form() -> None:
    """A word of the game, a title, a place is called the same in all stories of a language."""
    found = [
        f"{key} ({language}): {match[0]}"
        for language, pattern in ONE_FORM.items()
        for key, source in told(language)
        if (match := pattern.search(source))
    ]
    assert found == []


def test_cities_have_their_own_name_in_each_language() -> None:
    """No city is called in French by its English name, nor the other way round."""
    names: dict[str, dict[str, str]] = {
        language: {
            city: TEXTS[language][f"city-{city}"].split("\n")[0].partition("=")[2].strip()
            for city in library().cities
        }
        for language in LANGUAGES
    }
    strange = [
        f"{key} ({language}): {names[other][city]}"
        for language, other in (("fr", "en"), ("en", "fr"))
        for key, source in told(language)
        for city in library().cities
        if names[other][city] != names[language][city] and names[other][city] in source
    ]
    assert strange == []


def test_nobody_in_a_story_knows_of_rounds() -> None:
    """Rounds are for objectives and rules; people in a story count hours."""
    speaking = [
        f"{key} ({language})"
        for language in LANGUAGES
        for key, source in told(language)
        if SPEECH[language].search(source)
    ]
    assert speaking == []
