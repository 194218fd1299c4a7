"""The map of a quest, drawn for its author as far as it can be read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import yaml
from pydantic import ValidationError

from bot.descent.checking.threat import threat_lines
from bot.descent.content.library import Library
from bot.descent.content.references import unknown
from bot.descent.content.yaml_files import load_yaml
from bot.descent.quest.model import Area, Quest
from bot.descent.views.pictures.atlas import atlas_view
from bot.workshop import Drawing, Unreadable, WrongUse
from renders.descent.atlas import draw_atlas

LEGEND = "Threat with 2, 3, 4 heroes: hearts dealt by one attack each / hearts they have"
MAP = ("id", "act", "box", "look", "start", "places", "areas", "monsters", "activations")
"""The parts of a quest that a map needs: a mistake elsewhere is told, and the map drawn nevertheless."""


def draw_map(path: Path, areas: Sequence[str], shelf: Library) -> Drawing:
    """A quest's map: tiles, doors, tokens, spawns, start squares and places, by name."""
    written, problems = read_quest(path)
    shown = chosen(written, areas)
    told = threat_lines(shelf, written.model_copy(update={"areas": tuple(shown)}))
    view = atlas_view(written, shelf, shown, problems, [LEGEND, *told] if told else ())
    if not view.board.cells:
        return Drawing(written.id, None, f"no tile of {written.id} can be laid", view.problems)
    laid = f"{len(view.tiles)} tiles, {len(view.board.cells)} squares"
    return Drawing(written.id, draw_atlas(view), laid, view.problems)


def readable(paths: Iterable[Path]) -> Iterator[Quest]:
    """The quests of these files, as far as at least their map can be read."""
    for path in paths:
        with suppress(Unreadable, OSError, yaml.YAMLError):
            yield read_quest(path)[0]


def read_quest(path: Path) -> tuple[Quest, list[str]]:
    """The quest, or at least its map, and what is wrong with the file."""
    content = load_yaml(path)
    if not isinstance(content, Mapping):
        raise Unreadable(f"{path} is no quest: it needs at least id, start and areas.")
    try:
        return Quest.model_validate(content), []
    except ValidationError as error:
        problems = _told(error)
    try:
        return Quest.model_validate(_without_uses({key: content[key] for key in MAP if key in content})), problems
    except ValidationError as error:
        raise Unreadable("\n".join((f"{path} can't be drawn:", *problems))) from error


def _without_uses(value: Any) -> Any:
    """What was written, without what heroes can do with doors and tokens."""
    if isinstance(value, Mapping):
        return {key: _without_uses(part) for key, part in value.items() if key != "uses"}
    return [_without_uses(part) for part in value] if isinstance(value, list) else value


def _told(error: ValidationError) -> list[str]:
    """One line for each mistake, naming its place in the file."""
    return [f"{'.'.join(map(str, wrong['loc'])) or 'quest'}: {wrong['msg']}" for wrong in error.errors()]


def chosen(quest: Quest, names: Sequence[str]) -> list[Area]:
    """The areas of these names; all of them where none is named."""
    areas: dict[str, Any] = {area.id: area for area in quest.areas}
    for name in names:
        if name not in areas:
            raise WrongUse(f"{quest.id}: {unknown(name, areas)}; there are {', '.join(areas)}.")
    return [area for area in quest.areas if not names or area.id in names]
