"""Where the quest lies that an author means."""

from pathlib import Path

from bot.descent.content.loading import quest_paths
from bot.descent.content.references import unknown
from bot.workshop import WrongUse


def quest_file(quest: str, folder: Path) -> Path:
    """The file of a quest: a path as it is, an id in the folders of quests and levels."""
    if quest.endswith((".yaml", ".yml")):
        return Path(quest)
    known = {path.stem: path for path in quest_paths(folder)}
    if quest not in known:
        raise WrongUse(f"{unknown(quest, known)}; there are {', '.join(sorted(known))}.")
    return known[quest]
