"""Descent's content and its tools, as the command line knows them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import yaml
from PIL.Image import Image

from bot.bench.measure import Measure
from bot.bench.party import Party
from bot.descent.bench.measures import MEASURES
from bot.descent.bench.party import BenchParty
from bot.descent.checking.counting import counted
from bot.descent.checking.drafts import Draft, draft_texts, is_path, open_draft
from bot.descent.checking.files import piece_files, quest_file
from bot.descent.checking.maps import draw_map, readable
from bot.descent.checking.pack_preview import cover_of, examined, tried_out
from bot.descent.checking.pieces import examine_pieces, mend_texts
from bot.descent.checking.quest_mistakes import all_mistakes
from bot.descent.checking.schemas import KINDS, schema_of
from bot.descent.checking.skeletons import begin, languages_of
from bot.descent.checking.stubs import missing_texts
from bot.descent.checking.threat import threat_sheets
from bot.descent.content.library import library
from bot.descent.content.loading import read_library
from bot.descent.content.wording import near
from bot.descent.party.collection import known_boxes, with_base
from bot.descent.quest.model import Quest
from bot.descent.raid.setting_out import RAID
from bot.descent.simulate.batch import Batch, Difficulty, Played, play_all
from bot.descent.simulate.explaining import Game, explain
from bot.descent.simulate.raids import play_raids, summarise_raids
from bot.descent.simulate.summary import summarise
from bot.descent.simulate.telling import told
from bot.descent.simulate.telling_explanation import sections
from bot.descent.simulate.telling_game import tell_game
from bot.descent.simulate.telling_raids import told_of_raids
from bot.descent.views.test_bench import QuestBench
from bot.descent.words import Words, words
from bot.packs.bundle import Bundle
from bot.paths import DATA
from bot.words.language import Language
from bot.workshop import (
    Checked,
    Drawing,
    Examined,
    Missing,
    Outcome,
    Remark,
    Tally,
    Trial,
    Unreadable,
    Watch,
    Workshop,
    WrongUse,
)

PARTIES = range(2, 5)
"""So many heroes can be in a party."""
EVERYTHING = "everything"
"""In place of boxes: all there are."""
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class DescentWorkshop(Workshop):
    """Cards and quests: checked and counted, played, drawn and measured."""

    id = "descent"
    options = frozenset({"heroes", "difficulty", "area", "boxes"})
    data = DATA
    """Where everything lies."""

    @property
    def content(self) -> Path:
        """Cards, tiles, quests and campaigns."""
        return self.data / "descent"

    @property
    def locales(self) -> Path:
        """Their words."""
        return self.content / "locales"

    def check(self) -> Tally:
        return all_mistakes(counted(self.content, self.locales), self.content, self.locales)

    def check_some(self, pieces: Sequence[str]) -> Checked:
        paths = self._files(pieces)
        with _readable():
            shelf = read_library(self.content)
            found = examine_pieces(paths, shelf, self.locales)
        sheets = threat_sheets(readable(paths), shelf)
        return Checked([path.stem for path in paths], found.mistakes, found.doubts, sheets)

    def mend(self, pieces: Sequence[str]) -> list[str]:
        with _readable():
            return [str(line) for line in mend_texts(self._files(pieces), self.locales)]

    def schema(self, kind: str) -> Mapping[str, Any]:
        if kind not in KINDS:
            raise WrongUse(f"there is no schema of {kind!r}{near(kind, KINDS)}; there are {', '.join(KINDS)}.")
        return schema_of(kind)

    def texts(self, piece: str, *, write: bool) -> Missing:
        with _readable():
            path = quest_file(piece, self.content)
            return missing_texts(path, read_library(self.content), self.locales, write=write)

    def begin(self, kind: str, name: str, folder: Path, languages: Sequence[str]) -> list[Path]:
        return begin(kind, name, folder, languages_of(languages))

    def _files(self, pieces: Sequence[str]) -> list[Path]:
        paths = piece_files(pieces, self.content)
        if missing := [path for path in paths if not path.is_file()]:
            raise WrongUse(f"there is no file {missing[0]}.")
        return paths

    def simulate(self, trial: Trial, language: Language, watch: Watch) -> Outcome:
        speaker = words(language)
        if trial.what == RAID:
            return self._simulate_raids(trial, speaker, watch)
        batch, draft = self._set_up(trial, speaker)
        games = list(watch(play_all(batch, trial.jobs), batch.games, speaker.text("simulate-playing")))
        quest = draft.quest if draft is not None else library().quests[batch.quest]
        outcome = _explained(told(summarise(batch, games, quest), speaker), quest, games, speaker)
        if draft is not None and draft.mistakes:
            number, first = len(draft.mistakes), str(draft.mistakes[0])
            warning = Remark(speaker.text("simulate-mistakes", number=number, first=first))
            outcome = replace(outcome, remarks=(warning, *outcome.remarks))
        return outcome

    def tell(self, trial: Trial, language: Language) -> Iterator[str]:
        batch, draft = self._set_up(trial, words(language))
        say = Words(language, draft_texts(Path(trial.what), language)) if draft is not None else words(language)
        return tell_game(batch, batch.seed, say)

    def _set_up(self, trial: Trial, speaker: Words) -> tuple[Batch, Draft | None]:
        """What shall be played; a file is opened first."""
        if is_path(trial.what):
            with _readable():
                draft = open_draft(Path(trial.what), read_library(self.content), self.locales)
            return _batch(replace(trial, what=draft.quest.id), draft), draft
        if trial.what not in library().quests:
            known = ", ".join(sorted(library().quests))
            raise WrongUse(speaker.text("simulate-no-such-quest", quest=trial.what, quests=known))
        return _batch(trial), None

    def _simulate_raids(self, trial: Trial, speaker: Words, watch: Watch) -> Outcome:
        """Whole raids, six levels each."""
        batch = _batch(trial)
        raids = watch(play_raids(batch, trial.jobs), batch.games, speaker.text("simulate-playing"))
        return told_of_raids(summarise_raids(batch, list(raids)), speaker)

    def draw(self, piece: str, areas: Sequence[str]) -> Drawing:
        with _readable():
            return draw_map(quest_file(piece, self.content), areas, read_library(self.content))

    def examine(self, bundle: Bundle) -> Examined:
        return examined(bundle)

    def cover(self, bundle: Bundle) -> Image | None:
        return cover_of(bundle)

    def try_out(self, bundle: Bundle) -> Iterator[tuple[str, bool]]:
        return tried_out(bundle)

    def measures(self) -> Sequence[Measure]:
        return MEASURES

    @property
    def test_bench(self) -> QuestBench:
        return QuestBench()

    def party(self) -> Party:
        return BenchParty()


def _explained(outcome: Outcome, quest: Quest, games: Iterable[Played], speaker: Words) -> Outcome:
    """The numbers, and why they are so."""
    found = explain(quest, [Game(each.report, each.trace) for each in games if each.trace is not None])
    plain = {**outcome.plain, "explained": found.model_dump(mode="json")}
    return replace(outcome, plain=plain, sections=sections(found, speaker))


def _batch(trial: Trial, draft: Draft | None = None) -> Batch:
    heroes = PARTIES[-1] if trial.heroes is None else trial.heroes
    if heroes not in PARTIES:
        raise WrongUse(f"a party has {PARTIES[0]} to {PARTIES[-1]} heroes.")
    difficulty = next((each for each in DIFFICULTIES if each == (trial.difficulty or DIFFICULTIES[0])), None)
    if difficulty is None:
        raise WrongUse(f"there is no difficulty {trial.difficulty!r}; there are {', '.join(DIFFICULTIES)}.")
    return Batch(
        quest=trial.what,
        heroes=heroes,
        games=trial.games,
        difficulty=difficulty,
        seed=trial.seed,
        boxes=_boxes(trial.boxes),
        draft=draft.content.text if draft is not None else None,
        traced=trial.what != RAID,
    )


def _boxes(named: Sequence[str]) -> tuple[str, ...]:
    """The base box and those that were named; `everything` is all of them."""
    known = known_boxes()
    if list(named) == [EVERYTHING]:
        return tuple(known)
    if strange := [box for box in named if box not in known]:
        raise WrongUse(f"there is no box {strange[0]!r}; there are {', '.join(known)}, or {EVERYTHING}.")
    return tuple(with_base(named))


@contextmanager
def _readable() -> Iterator[None]:
    """What an author's slip ends in is told in a sentence."""
    try:
        yield
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise Unreadable(str(error)) from error


WORKSHOP = DescentWorkshop()
