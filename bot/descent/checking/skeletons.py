"""What authors begin with: small files that are sound and can be played at once, with comments that teach."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import yaml

from bot.descent.content.yaml_files import load_yaml
from bot.paths import DATA
from bot.words.language import LANGUAGES
from bot.workshop import WrongUse

HOME = DATA / "descent" / "skeletons"
KINDS = ("quest", "level", "campaign", "pack")
FOLDERS: Mapping[str, str] = {"quest": "quests", "level": "raid", "campaign": "campaigns"}
NAME = re.compile(r"[a-z][a-z0-9_]{0,59}")
PACK_NAME = re.compile(r"[a-z][a-z0-9]{2,19}")
PLACEHOLDER = "NAME"
PACK_FILE = "pack.yaml"
OF = "__"
"""Between the name of a pack and that of a thing in it."""


def begin(kind: str, name: str, folder: Path, languages: Sequence[str]) -> list[Path]:
    """Write a skeleton into a folder; the files, the one to begin with first. Nothing is overwritten."""
    files = dict(skeleton(kind, _named(kind, name, folder), languages))
    if there := [path for path in files if (folder / path).exists()]:
        raise WrongUse(f"{folder / there[0]} is there already; nothing was written.")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return [folder / path for path in files]


def skeleton(kind: str, name: str, languages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The files of a skeleton, by their paths in the folder of its author."""
    if kind == "pack":
        for path, text in skeleton("quest", f"{name}{OF}first", languages):
            yield f"{name}/{path}", text
        card = _written("pack/pack.yaml", name)
        yield f"{name}/{PACK_FILE}", card.replace("LANGUAGES", f"[{', '.join(languages)}]")
        return
    yield f"{FOLDERS[kind]}/{name}.yaml", _written(f"{kind}/{kind}.yaml", name)
    for language in languages:
        yield f"locales/{language}/{kind}_{name}.ftl", _written(f"{kind}/{language}.ftl", name)
    if kind == "campaign":
        for quest in ("first", "last"):
            yield from skeleton("quest", f"{name}_{quest}", languages)


def _written(path: str, name: str) -> str:
    return (HOME / path).read_text(encoding="utf-8").replace(PLACEHOLDER, name)


def _named(kind: str, name: str, folder: Path) -> str:
    """The name of what begins; in the folder of a pack it begins with that of the pack."""
    if kind not in KINDS:
        raise WrongUse(f"there is no skeleton of {kind!r}; there are {', '.join(KINDS)}.")
    if kind == "pack":
        if PACK_NAME.fullmatch(name) is None:
            raise WrongUse(f"a pack is called in 3 to 20 small letters and digits, a letter first; not {name!r}.")
        return name
    if NAME.fullmatch(name) is None:
        raise WrongUse(f"a {kind} is called in small letters, digits and low lines, a letter first; not {name!r}.")
    pack = _pack_of(folder)
    return name if pack is None or name.startswith(f"{pack}{OF}") else f"{pack}{OF}{name}"


def _pack_of(folder: Path) -> str | None:
    """The name of the pack whose folder it is."""
    try:
        card = load_yaml(folder / PACK_FILE)
    except (OSError, yaml.YAMLError):
        return None
    return str(card["id"]) if isinstance(card, dict) and "id" in card else None


def languages_of(asked: Sequence[str]) -> tuple[str, ...]:
    """Those that were asked for, or all."""
    if strange := [language for language in asked if language not in LANGUAGES]:
        raise WrongUse(f"there is no language {strange[0]!r}; there are {', '.join(LANGUAGES)}.")
    return tuple(asked) or LANGUAGES
