"""flambeau check: is all content sound, and how much is there?"""

import json
from pathlib import Path
from typing import Annotated

import typer
import yaml
from rich.console import Console
from rich.table import Table

from bot.cli.endings import give_up, one_sentence
from bot.cli.quest_mistakes import all_mistakes, mistakes_in
from bot.cli.tally import Tally, tally
from bot.descent.content.loading import read_library
from bot.descent.content.references import unknown
from bot.paths import DATA

WRONG_USE = 2


def check(
    quests: Annotated[
        list[str] | None, typer.Argument(help="Only these quests: ids, or paths of YAML files. Else everything.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
) -> None:
    """Load and validate all content, or some quests; exit code 1 if anything is wrong, not for a mere warning."""
    folder, locales = DATA / "descent", DATA / "locales"
    if quests:
        _check_quests([_file(quest, folder / "quests") for quest in quests], folder, locales, as_json=as_json)
        return
    found = all_mistakes(tally(folder, locales), folder, locales)
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _show(found)
    if found.errors:
        raise typer.Exit(1)


def _check_quests(paths: list[Path], folder: Path, locales: Path, *, as_json: bool) -> None:
    with one_sentence(OSError, ValueError, yaml.YAMLError):
        errors = [str(mistake) for mistake in mistakes_in(paths, read_library(folder), locales)]
    if as_json:
        typer.echo(json.dumps({"errors": errors}, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        _show_lines(console, errors, "red")
        names = ", ".join(path.stem for path in paths)
        console.print("[red]Errors found.[/]" if errors else f"[green]No mistake in {names}.[/]")
    if errors:
        raise typer.Exit(1)


def _file(quest: str, folder: Path) -> Path:
    """The file of a quest: a path as it is, an id in the folder of quests."""
    if quest.endswith((".yaml", ".yml")):
        if not Path(quest).is_file():
            give_up(f"there is no file {quest}.", WRONG_USE)
        return Path(quest)
    known = {path.stem: path for path in folder.glob("*.yaml")}
    if quest not in known:
        give_up(f"{unknown(quest, known)}; there are {', '.join(sorted(known))}.", WRONG_USE)
    return known[quest]


def _show(found: Tally) -> None:
    console = Console(highlight=False)
    console.print(_columns("Content", found.counts))
    console.print(_columns("Effects", found.effects))
    _show_lines(console, [f"warning: {line}" for line in found.warnings], "yellow")
    _show_lines(console, found.errors, "red")
    console.print("[red]Errors found.[/]" if found.errors else "[green]All content is sound.[/]")


def _show_lines(console: Console, lines: list[str], style: str) -> None:
    for line in lines:
        console.print(line, style=style, markup=False, soft_wrap=True)


def _columns(title: str, counts: dict[str, int]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("kind")
    table.add_column("number", justify="right")
    for kind, number in counts.items():
        table.add_row(kind.replace("_", " "), str(number), style="dim" if number == 0 else "")
    return table
