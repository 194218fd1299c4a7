"""flambeau doctor: is everything well that this installation needs, and can the rest be mended?"""

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.console import Console

from bot.cli.backup import Database
from bot.cli.endings import WRONG_SETTINGS, one_sentence
from bot.doctor import Finding, Mend, examine
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Unusable, address_of

WELL, TO_MEND, CANT = 0, 1, 2
MARKS = {"well": "[green]✓[/]", "remark": "[dim]·[/]", "wrong": "[yellow]![/]", "cant": "[red]✗[/]"}


def doctor(
    mend: Annotated[bool, typer.Option("--mend", help="Mend what can be mended.")] = False,
    db: Database = None,
    content: Annotated[bool, typer.Option(help="Look at the content too, which takes some seconds.")] = True,
    discord: Annotated[
        bool, typer.Option("--discord", help="Ask Discord about the token and what it may do in each channel.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of lines.")] = False,
) -> None:
    """Look at database, campaigns, backups, disk, clock, settings, token and content.

    Only looks, and says what it would mend; with --mend it does so, and then
    looks again. It asks nothing of Discord or of the network, unless --discord
    is given. The bot may run meanwhile; what can't be mended then is named.

    Exit code 0 if all is well, 1 if something has to be mended, 2 if the
    database or the settings can't be read at all.
    """
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        settings = _settings(db)
    console = Console(highlight=False, quiet=as_json)
    found = _look(settings, console, content=content, discord=discord)
    mended = _mend(found, console) if mend else []
    if mended:
        console.print("\nAnd once more:")
        found = _look(settings, console, content=content, discord=discord)
    if as_json:
        typer.echo(json.dumps(_plain(found, mended), ensure_ascii=False))
    code = _code(found)
    if code != WELL:
        _tell_what_could_be_done(found, console, mend)
        raise typer.Exit(code)
    console.print("[green]All is well.[/]")


def _settings(db: str | None) -> Settings:
    settings = read_settings()
    return settings if db is None else settings.model_copy(update={"database": address_of(db)})


def _look(settings: Settings, console: Console, *, content: bool, discord: bool) -> list[Finding]:
    found: list[Finding] = []
    for finding in examine(settings, datetime.now(UTC), with_content=content):
        _say(finding, console)
        found.append(finding)
    if discord and _code(found) != CANT:
        # Here and not above: whoever asks nothing of Discord shall not wait for its package.
        from bot.doctor.permissions import permissions

        for finding in permissions(settings):
            _say(finding, console)
            found.append(finding)
    return found


def _say(finding: Finding, console: Console) -> None:
    console.print(MARKS[finding.weight], f"[bold]{finding.about}[/]", end=" ")
    console.print(finding.text, markup=False, soft_wrap=True)


def _mend(found: Iterable[Finding], console: Console) -> list[str]:
    """Do what can be done; what was done."""
    done = []
    for mend in _mends(found):
        try:
            told = mend.do()
        except (Unusable, OSError) as error:
            console.print(f"not mended: {error}", style="red", markup=False, soft_wrap=True)
            continue
        console.print(f"mended: {told}", style="green", markup=False, soft_wrap=True)
        done.append(told)
    return done


def _mends(found: Iterable[Finding]) -> list[Mend]:
    return [finding.mend for finding in found if finding.weight == "wrong" and finding.mend is not None]


def _code(found: Iterable[Finding]) -> int:
    weights = {finding.weight for finding in found}
    return CANT if "cant" in weights else TO_MEND if "wrong" in weights else WELL


def _tell_what_could_be_done(found: Iterable[Finding], console: Console, tried: bool) -> None:
    mends = _mends(found)
    if mends and not tried:
        console.print("\nflambeau doctor --mend:", *(f"\n  {mend.what}" for mend in mends), sep="", markup=False)
    console.print("[red]Not all is well.[/]")


def _plain(found: Iterable[Finding], mended: list[str]) -> dict[str, Any]:
    listed = [
        {"about": each.about, "weight": each.weight, "text": each.text, "mend": each.mend and each.mend.what}
        for each in found
    ]
    return {"well": _code(found) == WELL, "findings": listed, "mended": mended}
