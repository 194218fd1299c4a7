"""flambeau replay: what a player reported, played again up to where it went wrong."""

import asyncio
import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.endings import give_up, one_sentence
from bot.games import presenter
from bot.saves.again import Replay, play_evidence
from bot.saves.completing import completed
from bot.saves.evidence import Evidence, NoEvidence, read_evidence
from bot.table.campaign import LONGEST_NAME
from bot.words.clean_names import clean
from bot.words.language import Language, language_of

UNREADABLE = 2


def replay(
    file: Annotated[Path, typer.Argument(help="A file made by /report or by /campaign export.")],
    until: Annotated[int | None, typer.Option(min=1, metavar="DEED", help="Play up to this deed.")] = None,
    database: Annotated[
        Path | None,
        typer.Option(metavar="FILE.db", help="Take what was left out of a report from this database."),
    ] = None,
    tell: Annotated[bool, typer.Option("--tell", help="Tell the story in words, deed by deed.")] = False,
    lang: Annotated[Language | None, typer.Option(help="Language of the story; your system's by default.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")] = False,
) -> None:
    """Play a report or an export again from its founding.

    Every deed is done again by the rules of this installation. The first that
    leads elsewhere than it did then, is refused or raises is named, with the
    difference. Deeds that ended in a fault are tried where they were tried.

    A report holds no secret that its player may not know. Without the seed it
    can be played up to the deed that brought it in. Whoever runs the bot has
    the rest: --database takes it from there, and only a copy is worked with.

    Exit code 0 if all is as it was, 1 if something is not, 2 if the file can't
    be read or played to its end.
    """
    with one_sentence(NoEvidence, code=UNREADABLE):
        evidence = read_evidence(file)
        if database is not None and evidence.left_out:
            evidence = asyncio.run(completed(evidence, database))
        found = play_evidence(evidence, until)
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        console = Console(highlight=False)
        if tell:
            _tell(evidence, found, lang or language_of(os.environ.get("LC_ALL") or os.environ.get("LANG")), console)
        _show(evidence, found, console)
    if not found.equal:
        raise typer.Exit(1)
    if found.missing is not None:
        give_up(f"deed {found.missing} was left out of this file, so nothing after it can be played.", UNREADABLE)


def _tell(evidence: Evidence, found: Replay, language: Language, console: Console) -> None:
    say = presenter(evidence.saved.game).words(language)
    for led in found.told:
        console.print(f"{led.done.version} · {led.done.deed.kind} · player {led.done.player}", style="dim")
        for line in say.told(led.events, found.campaign).lines:
            console.print(f"  {line}", markup=False, soft_wrap=True)


def _show(evidence: Evidence, found: Replay, console: Console) -> None:
    by = f", reported by Flambeau {evidence.made_by}" if evidence.made_by is not None else ""
    name = clean(evidence.name, LONGEST_NAME)  # whoever wrote the file may have meant the terminal
    console.print(f"{name}: {found.played} of {found.deeds} deeds played again{by}.", markup=False)
    if evidence.left_out:
        console.print(f"Left out of the file: {', '.join(evidence.left_out)}.", style="yellow")
    for tried in found.tried:
        if tried.stop is None:
            console.print(f"Fault {tried.reference} does not come again.", style="green")
        else:
            console.print(f"Fault {tried.reference}: {tried.stop}:", style="red", markup=False)
            _lines(tried.stop.lines, console)
    if found.stop is not None:
        console.print(f"Stopped: {found.stop}:", style="red", markup=False, soft_wrap=True)
        _lines(found.stop.lines, console)
        if found.changed is not None:
            console.print(f"That may be because of {found.changed}.", style="yellow", markup=False)
    elif found.missing is None:
        console.print("All is as it was.", style="green")


def _lines(lines: tuple[str, ...], console: Console) -> None:
    for line in lines:
        console.print(f"  {line}", markup=False, soft_wrap=True)
