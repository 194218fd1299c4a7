"""Where the quest lies that an author means."""

from collections.abc import Mapping
from pathlib import Path

from bot.descent.content.loading import quest_paths
from bot.descent.content.references import unknown
from bot.workshop import WrongUse

ENDINGS = (".yaml", ".yml")


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


def _known(name: str, paths: Mapping[str, Path]) -> Path:
    if name not in paths:
        raise WrongUse(f"{unknown(name, paths)}; there are {', '.join(sorted(paths))}.")
    return paths[name]
