"""Where the quest lies that an author means."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from bot.descent.content.library import QUEST_FOLDERS
from bot.descent.content.loading import quest_paths
from bot.descent.content.references import unknown
from bot.workshop import WrongUse

ENDINGS = (".yaml", ".yml")
FOLDERS = (*QUEST_FOLDERS, "campaigns")
"""Where pieces lie in the folder of a pack."""


def quest_file(quest: str, folder: Path) -> Path:
    """The file of a quest: a path as it is, an id in the folders of quests and levels."""
    if quest.endswith(ENDINGS):
        return Path(quest)
    return _known(quest, {path.stem: path for path in quest_paths(folder)})


def piece_file(piece: str, folder: Path) -> Path:
    """The file of a quest, a level or a campaign."""
    if piece.endswith(ENDINGS):
        return Path(piece)
    campaigns = (folder / "campaigns").glob("*.yaml")
    return _known(piece, {path.stem: path for path in (*campaigns, *quest_paths(folder))})


def piece_files(pieces: Iterable[str], folder: Path) -> list[Path]:
    """The files of several; of a folder, such as a pack's, all that lie in it."""
    found: list[Path] = []
    for piece in pieces:
        inside = (path for kind in FOLDERS for path in sorted(Path(piece).glob(f"{kind}/*.yaml")))
        found += inside if Path(piece).is_dir() else [piece_file(piece, folder)]
    return found


def _known(name: str, paths: Mapping[str, Path]) -> Path:
    if name not in paths:
        raise WrongUse(f"{unknown(name, paths)}; there are {', '.join(sorted(paths))}.")
    return paths[name]
