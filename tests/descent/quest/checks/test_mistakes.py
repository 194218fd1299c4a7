"""Every mistake of an author is told with its line, in a sentence that says what to do."""

from pathlib import Path

import pytest

from bot.descent.content.library import library
from bot.descent.content.yaml_files import load_yaml
from bot.descent.quest.checks import Mistake, Wording, Wordings, check_quest, examine
from bot.descent.quest.model import Quest
from bot.descent.words.naming import quest_keys
from tests.descent.quest.checks.slips import ALL, DOUBTS, EXPRESSIONS, NAMES, NINES, Slip

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
    assert told(examine(SOUND, library(), wordings)) == "nothing was reported"


def missed(path: Path, slip: Slip, mistakes: list[Mistake]) -> str:
    """What a report lacks of a slip; nothing where it is told on its line, and what else is told."""
    lines = [mistake.line for mistake in mistakes if slip.said in mistake.text and path.name in mistake.file]
    if line_of(path, slip) in lines:
        return ""
    return f"{slip.wrong!r}: {slip.said!r} is not told on line {line_of(path, slip)}, but:\n{told(mistakes)}"


def test_every_mistake_is_told_with_its_line(tmp_path: Path, wordings: Wordings) -> None:
    """The report names the very line of an author's mistake and says what is wrong there."""
    for slip in ALL:
        path = spoiled(tmp_path, slip)

        assert missed(path, slip, examine(path, library(), wordings)) == ""


def test_what_can_be_played_is_a_doubt(tmp_path: Path, wordings: Wordings) -> None:
    """What is odd and yet sound is told, and keeps no quest from being played."""
    for slip in DOUBTS:
        path = spoiled(tmp_path, slip)
        doubts = [mistake for mistake in examine(path, library(), wordings) if slip.said in mistake.text]

        assert doubts, slip
        assert not [doubt for doubt in doubts if doubt.grave], told(doubts)


def test_one_mistake_hides_no_other(tmp_path: Path, wordings: Wordings) -> None:
    """Fields, expressions, names, the map, the story and texts at once: each is told, on its own line."""
    slips = [
        Slip("morale: 4", "morale: lots", "a whole number is expected"),
        Slip('"25 * heroes"', '"25 x heroes"', "'x' is one too many"),
        Slip("test: might", "test: muscle", "expected is 'might', 'knowledge'"),
        Slip("in: [aisle]}\n", "in: [isle]}\n", "there is no square or place 'isle'; did you mean 'aisle'?"),
        Slip("traits: [building]", "traits: [bilding]", "there is no trait 'bilding'"),
        Slip('"10b", at: K7, rotate: 90', '"10b", at: K7', "there is a wall on L6|L7", at='["L6|L7"'),
        Slip("square: P1}", "square: K1}", "K1 is an obstacle"),
        Slip("near: G3, unique", "masters_at: [B3], near: G3, unique", "a monster appears on B3", at="start: ["),
        Slip('"gold >= 10"', '"heroes > 4"', "'heroes > 4' never holds"),
        Slip("6: deadly", "6: major", "no deadly peril ever comes", at="on: {at: peril, level: deadly}"),
        Slip("text: whisper}", "text: whimper}", "there is no text quest-toll_house-message-whimper"),
    ]
    text = SOUND.read_text(encoding="utf-8")
    for slip in slips:
        assert text.count(slip.right) == 1, slip.right
        text = text.replace(slip.right, slip.wrong)
    path = tmp_path / SOUND.name
    path.write_text(text, encoding="utf-8")

    mistakes = examine(path, library(), wordings)

    for slip in slips:
        line = text.count("\n", 0, text.index(slip.at or slip.wrong)) + 1
        assert any(slip.said in each.text and each.line == line for each in mistakes), (slip, told(mistakes))


def test_what_is_misspelt_is_told_once(tmp_path: Path, wordings: Wordings) -> None:
    """A slip of the pen is told where it is, and nothing is told of what hangs on it."""
    alone = {*EXPRESSIONS, *NINES, *NAMES} - {slip for slip in NAMES if slip.at or "id:" in slip.wrong}
    for slip in sorted(alone):
        path = spoiled(tmp_path, slip)
        lines = {mistake.line for mistake in examine(path, library(), wordings)}

        assert lines == {line_of(path, slip)} or "  round" in slip.wrong, told(examine(path, library(), wordings))


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
    """Messages, intro and endings may use variables of the quest and what they are told, nothing else."""
    known = {
        "quest-toll_house-message-arrival": {"coins", "round", "hero"},
        "quest-toll_house.intro": {"coins", "old_debt", "heroes"},
        "quest-toll_house.won": {"bell_rung", "old_debt", "round"},
        "quest-toll_house-ending-delivered": {"bell_rung", "round", "heroes"},
        "quest-toll_house-option-refuse": set(),
    }
    for key, facts in known.items():
        asks = Wording(20, frozenset({*facts, "weather"}))

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
