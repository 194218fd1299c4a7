"""A quest that comes along in a campaign's file: anybody may have written it, so it is checked like an author's."""

import json
from collections.abc import Mapping
from pathlib import Path

import yaml

from bot.descent.content.library import library
from bot.descent.content.yaml_files import refuse_unfit
from bot.descent.quest.checks import Wording, check_quest
from bot.descent.quest.content import Content, own_words
from bot.words.language import LANGUAGES
from bot.words.locales import read_page
from bot.words.sources import split


def is_sound_quest(content: Content, quest_id: str) -> bool:
    """Whether `flambeau check` would find nothing wrong with it."""
    try:
        written = json.dumps(content.quest, ensure_ascii=False)
        refuse_unfit(written)
        quest = content.model
        if quest.id != quest_id or set(content.words) != set(LANGUAGES):
            return False
        # Whoever lends words to all may lend only their own.
        if own_words(quest, content.words) != content.words:
            return False
        wordings = {language: _wordings(texts) for language, texts in content.words.items()}
        return not check_quest(Path(f"quests/{quest_id}.yaml"), library(), wordings, written)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, yaml.YAMLError):
        return False


def _wordings(texts: Mapping[str, str]) -> dict[str, Wording]:
    """How long the texts are and what they ask for; a ValueError where one is not what its name says."""
    found: dict[str, Wording] = {}
    for name, source in texts.items():
        entries, unreadable = read_page(source)
        if unreadable or [each for each, _ in split(source)] != [name]:
            raise ValueError(f"the text {name} can't be read")
        for entry in entries:
            found[entry.key] = Wording(max(map(len, entry.forms), default=0), entry.variables)
    return found
