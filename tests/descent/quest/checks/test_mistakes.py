"""Every mistake of an author is told with its line, in a sentence that says what to do."""

from pathlib import Path

import pytest

from bot.descent.content.library import library
from bot.descent.content.yaml_files import load_yaml
from bot.descent.quest.checks import Mistake, Wording, Wordings, check_quest
from bot.descent.quest.model import Quest
from bot.descent.words.naming import quest_keys
from tests.descent.quest.checks.slips import BOXES, EXPRESSIONS, MAPS, NAMES, SHAPE, STORY, Slip

SOUND = Path(__file__).with_name("toll_house.yaml")


@pytest.fixture(scope="module")
def wordings() -> Wordings:
    """All texts the sound quest needs, in both languages."""
    library()
    keys = [*quest_keys(Quest.model_validate(load_yaml(SOUND))), "rule-search"]
    return {language: dict.fromkeys(keys, Wording(20)) for language in ("fr", "en")}


def spoiled(folder: Path, slip: Slip) -> Path:
    """A copy of the sound quest with one mistake in it."""
    text = SOUND.read_text(encoding="utf-8")
    assert slip.right in text, f"the sound quest does not say {slip.right!r}"
    path = folder / SOUND.name
    path.write_text(text.replace(slip.right, slip.wrong, 1), encoding="utf-8")
    return path


def line_of(path: Path, slip: Slip) -> int:
    """The line of the edit, or of the words the report should point at."""
    text = path.read_text(encoding="utf-8")
    start = text.index(slip.at) if slip.at else SOUND.read_text(encoding="utf-8").index(slip.right)
    return text.count("\n", 0, start) + 1


def told(mistakes: list[Mistake]) -> str:
    """The whole report."""
    return "\n".join(map(str, mistakes)) or "nothing was reported"


def test_the_sound_quest_gives_no_report(wordings: Wordings) -> None:
    """A quest without mistakes is left in peace."""
    assert told(check_quest(SOUND, library(), wordings)) == "nothing was reported"


@pytest.mark.parametrize(
    "slip", [*SHAPE, *EXPRESSIONS, *NAMES, *MAPS, *BOXES, *STORY], ids=lambda slip: slip.wrong[:50]
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, wordings: Wordings, slip: Slip) -> None:
    """The report names the very line of an author's mistake and says what is wrong there."""
    path = spoiled(tmp_path, slip)

    mistakes = check_quest(path, library(), wordings)

    found = [mistake for mistake in mistakes if slip.said in mistake.text]
    assert found, told(mistakes)
    assert line_of(path, slip) in [mistake.line for mistake in found], told(mistakes)
    assert found[0].file.endswith(f"/{SOUND.name}")


def changed(wordings: Wordings, language: str, key: str, wording: Wording | None) -> Wordings:
    """The texts with one of them missing or different in one language."""
    texts = {name: dict(texts) for name, texts in wordings.items()}
    del texts[language][key]
    if wording is not None:
        texts[language][key] = wording
    return texts


LONG = [
    ("quest-toll_house-message-arrival", 1900, "1800 are possible", "text: arrival"),
    ("quest-toll_house-choice-bargain", 1801, "1800 are possible", "text: bargain"),
    ("quest-toll_house-option-refuse", 81, "80 are possible", "id: refuse"),
    ("quest-toll_house-use-ring", 100, "80 are possible", "id: ring"),
    ("quest-toll_house", 101, "100 are possible", "id: toll_house"),
    ("token-toll_house-bell", 70, "60 are possible", "id: bell"),
]


@pytest.mark.parametrize(("key", "length", "said", "at"), LONG, ids=[entry[0] for entry in LONG])
def test_a_text_is_no_longer_than_discord_allows(
    wordings: Wordings, key: str, length: int, said: str, at: str
) -> None:
    """A text that Discord would refuse is told where the quest asks for it, with its length."""
    mistakes = check_quest(SOUND, library(), changed(wordings, "fr", key, Wording(length)))

    assert [mistake.text for mistake in mistakes] == [f"the text {key} (fr) has {length} characters; {said}"]
    assert mistakes[0].line == line_of(SOUND, Slip(at, "", ""))


@pytest.mark.parametrize(
    ("key", "at"),
    [
        ("quest-toll_house-message-whisper", "text: whisper"),
        ("quest-toll_house-ending-delivered", "reason: delivered"),
        ("unique-sexton", "name: sexton"),
        ("area-toll_house-cellar", "id: cellar"),
        ("quest-toll_house.won", "id: toll_house"),
    ],
)
def test_a_missing_translation_is_told(wordings: Wordings, key: str, at: str) -> None:
    """A text that one language lacks is told where the quest asks for it."""
    mistakes = check_quest(SOUND, library(), changed(wordings, "en", key, None))

    assert [mistake.text for mistake in mistakes] == [f"there is no text {key} (en)"]
    assert mistakes[0].line == line_of(SOUND, Slip(at, "", ""))


def test_a_text_asks_only_for_what_it_is_told(wordings: Wordings) -> None:
    """A message may use the quest's variables and the round, and nothing it is not told."""
    key = "quest-toll_house-message-arrival"
    asks = Wording(20, frozenset({"coins", "round", "hero", "weather"}))

    mistakes = check_quest(SOUND, library(), changed(wordings, "fr", key, asks))

    assert [mistake.text for mistake in mistakes] == [
        f"the text {key} (fr) asks for $weather, which it is not told"
    ]


def test_endless_morale_needs_another_way_to_lose(tmp_path: Path, wordings: Wordings) -> None:
    """Morale is a way to lose; with more of it than anybody can lose, something must say so."""
    path = spoiled(tmp_path, Slip("morale: 4", "morale: 99", ""))
    assert told(check_quest(path, library(), wordings)) == "nothing was reported"

    text = path.read_text(encoding="utf-8").replace("{do: lose, reason: too_late}", "{do: win, reason: too_late}")
    path.write_text(text, encoding="utf-8")

    mistakes = check_quest(path, library(), wordings)
    assert [mistake.line for mistake in mistakes] == [line_of(path, Slip("morale: 4", "", ""))]
    assert mistakes[0].text.startswith("nobody can lose")


def test_something_that_is_no_quest_is_told(tmp_path: Path, wordings: Wordings) -> None:
    """An empty file and a list are reported, not crashed on."""
    path = tmp_path / "nothing.yaml"
    for content in ("", "- one\n- two\n"):
        path.write_text(content, encoding="utf-8")

        assert [mistake.line for mistake in check_quest(path, library(), wordings)] == [1]


def test_a_forgotten_line_never_stops_the_check(tmp_path: Path, wordings: Wordings) -> None:
    """Whichever line is missing, the check says something or nothing, but it does not crash."""
    lines = SOUND.read_text(encoding="utf-8").splitlines(keepends=True)
    path = tmp_path / SOUND.name
    silent = []
    for number in range(1, len(lines)):
        path.write_text("".join((*lines[:number], *lines[number + 1 :])), encoding="utf-8")
        mistakes = check_quest(path, library(), wordings)
        assert all(1 <= mistake.line <= len(lines) for mistake in mistakes), lines[number]
        if not mistakes:
            silent.append(lines[number].strip())

    assert "id: toll_house" not in silent
    assert len(silent) < len(lines) / 2, "most lines of a quest are needed"
