"""flambeau pack: content of other authors, built, looked through, and laid down for all servers."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console

from bot.cli.endings import WRONG_SETTINGS, give_up, one_sentence
from bot.kernel.refused import Refused
from bot.settings import BadSettings, read_settings
from bot.words.language import Language, language_of

if TYPE_CHECKING:
    from bot.packs.examiner import Preview

Action = Literal["add", "list", "remove", "build"]


def pack(
    action: Annotated[Action, typer.Argument(help="What to do.")],
    piece: Annotated[
        str | None, typer.Argument(help="add: a zip file. remove: a pack's name. build: an author's folder.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="build: the zip file; NAME.zip by default.")
    ] = None,
    lang: Annotated[Language | None, typer.Option(help="Language; your system's by default.")] = None,
) -> None:
    """Build a pack from a folder; add, list and remove those in FLAMBEAU_CONTENT, which all servers have.

    A running bot sees what comes and goes. Whoever is in the middle of something plays on by what it began with.
    """
    language = lang or language_of(os.environ.get("LC_ALL") or os.environ.get("LANG"))
    try:
        if action == "list":
            _list(language)
            return
        if piece is None:
            give_up(f"say which: flambeau pack {action} …", WRONG_SETTINGS)
        {"build": _build, "add": _add, "remove": _remove}[action](piece, out, language)
    except Refused as refused:
        from bot.words.texts import house_words

        give_up(house_words(language).refusal_text(refused.code, refused.facts))


def _build(piece: str, out: Path | None, language: Language) -> None:
    """Strictly: what strangers are handed has no mistake in it."""
    from bot.packs.archive import gathered, packed

    bundle = gathered(Path(piece))
    content = packed(bundle)
    _look_through(content, language)
    path = out or Path(f"{bundle.card.id}.zip")
    with one_sentence(OSError):
        path.write_bytes(content)
    typer.echo(f"{path}: {len(bundle.files)} files, {len(content)} bytes, edition {bundle.edition}")


def _add(piece: str, out: Path | None, language: Language) -> None:
    from bot.packs.archive import found_at, packed
    from bot.packs.folder import lay_down

    folder, bundle = _folder(), found_at(Path(piece))
    _look_through(packed(bundle), language)
    with one_sentence(OSError):
        path = lay_down(folder, bundle)
    typer.echo(f"{path}: edition {bundle.edition}")


def _remove(piece: str, out: Path | None, language: Language) -> None:
    from bot.packs.folder import take_away

    gone = take_away(_folder(), piece)
    if gone is None:
        give_up(f"there is no zip file of a pack {piece!r} in {_folder()}.")
    typer.echo(f"{gone}: removed")


def _list(language: Language) -> None:
    from bot.packs.folder import found_in
    from bot.words.texts import house_words

    say, found = house_words(language), found_in(_folder())
    for name, bundle in found.bundles.items():
        card = bundle.card
        told = f"{card.named(language)} {card.version}, {card.author} ({card.licence})"
        typer.echo(f"{name}  {told}  {found.places[name].name}  {bundle.mark}")
    for piece in found.set_aside:
        typer.echo(f"{say.text('pack-set-aside', pieces=', '.join(piece.mistakes))}", err=True)
    if found.set_aside:
        raise typer.Exit(1)


def _folder() -> Path:
    with one_sentence(BadSettings, code=WRONG_SETTINGS):
        folder = read_settings().content
    if folder is None:
        give_up("FLAMBEAU_CONTENT is not set: name the folder in which packs for all servers lie.", WRONG_SETTINGS)
    return folder


def _look_through(content: bytes, language: Language) -> None:
    """What `/pack add` would find, found by the same process with the same limits."""
    from bot.packs.examiner import examined

    preview = examined(content)
    console = Console(highlight=False)
    for mistake in preview.mistakes:
        console.print(mistake, style="red", markup=False, soft_wrap=True)
    if preview.mistakes:
        raise typer.Exit(1)
    for line in preview_lines(preview, language):
        console.print(line, markup=False, soft_wrap=True)


def preview_lines(preview: "Preview", language: Language) -> list[str]:
    """What is in a pack and how its quests went."""
    from bot.games import presenter
    from bot.views.pack_preview import pack_lines

    say = presenter(preview.card.game).words(language)
    return [line.replace("**", "") for line in pack_lines(preview, say)]
