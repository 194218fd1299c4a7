"""flambeau render: the map of a quest, drawn for its author."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml
from pydantic import ValidationError

from bot.cli.endings import give_up, one_sentence
from bot.descent.content.loading import read_library
from bot.descent.content.references import unknown
from bot.descent.content.yaml_files import load_yaml
from bot.descent.quest.model import Area, Quest
from bot.paths import DATA

WRONG_USE = 2
MAP = ("id", "act", "box", "start", "places", "areas")
"""The parts of a quest that a map needs: a mistake elsewhere is told, and the map drawn nevertheless."""


def render(
    quest: Annotated[str, typer.Argument(help="A quest's id, or the path of its YAML file.")],
    area: Annotated[list[str] | None, typer.Option(help="Only this area; may be given several times.")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="The picture; <quest>.png by default.")] = None,
) -> None:
    """Draw a quest's map for its author: tiles, doors, tokens, spawns, start squares and places, by name."""
    # Here and not above: --help shall not wait for the pictures' packages.
    from bot.descent.views.pictures.atlas import atlas_view
    from renders.descent.atlas import draw_atlas

    with one_sentence(OSError, yaml.YAMLError):
        shelf = read_library(DATA / "descent")
        written, problems = read_quest(_file(quest))
    view = atlas_view(written, shelf, _chosen(written, area or []), problems)
    for problem in view.problems:
        typer.echo(f"{written.id}: {problem}", err=True)
    if not view.board.cells:
        give_up(f"there is nothing to draw: no tile of {written.id} can be laid.")
    path = out or Path(f"{written.id}.png")
    with one_sentence(OSError, ValueError):
        draw_atlas(view).save(path)
    typer.echo(f"{path}: {len(view.tiles)} tiles, {len(view.board.cells)} squares")
    if view.problems:
        raise typer.Exit(1)


def read_quest(path: Path) -> tuple[Quest, list[str]]:
    """The quest, or at least its map, and what is wrong with the file."""
    content = load_yaml(path)
    if not isinstance(content, Mapping):
        give_up(f"{path} is no quest: it needs at least id, start and areas.")
    try:
        return Quest.model_validate(content), []
    except ValidationError as error:
        problems = _told(error)
    try:
        return Quest.model_validate(_without_uses({key: content[key] for key in MAP if key in content})), problems
    except ValidationError:
        give_up("\n".join((f"{path} can't be drawn:", *problems)))


def _without_uses(value: Any) -> Any:
    """What was written, without what heroes can do with doors and tokens."""
    if isinstance(value, Mapping):
        return {key: _without_uses(part) for key, part in value.items() if key != "uses"}
    return [_without_uses(part) for part in value] if isinstance(value, list) else value


def _told(error: ValidationError) -> list[str]:
    """One line for each mistake, naming its place in the file."""
    return [f"{'.'.join(map(str, wrong['loc'])) or 'quest'}: {wrong['msg']}" for wrong in error.errors()]


def _file(quest: str) -> Path:
    if quest.endswith((".yaml", ".yml")):
        return Path(quest)
    folder = DATA / "descent" / "quests"
    known = {path.stem: path for path in folder.glob("*.yaml")}
    if quest not in known:
        give_up(f"{unknown(quest, known)}; there are {', '.join(sorted(known))}.", WRONG_USE)
    return known[quest]


def _chosen(quest: Quest, names: list[str]) -> list[Area]:
    areas: dict[str, Any] = {area.id: area for area in quest.areas}
    for name in names:
        if name not in areas:
            give_up(f"{quest.id}: {unknown(name, areas)}; there are {', '.join(areas)}.", WRONG_USE)
    return [area for area in quest.areas if not names or area.id in names]
