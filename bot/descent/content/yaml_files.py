"""How our YAML files are read: plain and of a measured size, since anybody may have written one."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import yaml

MOST_BYTES = 128 * 1024
"""No file is longer; the longest of ours has 35 kB, the longest quest 14."""
MOST_PARTS = 12_000
"""So many fields, values and lists a file may have; the richest of ours has half of them, a rich quest a fifth."""
DEEPEST = 32
"""So many lists and mappings may stand within each other; 14 do."""
LONGEST_WORD = 500
"""So many characters a value may have: texts stand in the locales."""

_Plain: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Unfit(yaml.MarkedYAMLError):
    """YAML may be like this; a file of ours may not."""


class YamlLoader(_Plain):  # type: ignore[misc]
    """YAML in which only true and false are truth values: `on` is the word a quest's event begins with."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {
        letter: [entry for entry in resolvers if entry[0] != "tag:yaml.org,2002:bool"]
        for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }

    def __init__(self, text: str) -> None:
        refuse_unfit(text)
        super().__init__(text)


def _careful(construct: Callable[[YamlLoader, yaml.Node], Any]) -> Callable[[YamlLoader, yaml.Node], Any]:
    """A value that looks like a date or a number and is none is the file's mistake."""

    def constructed(loader: YamlLoader, node: yaml.Node) -> Any:
        try:
            return construct(loader, node)
        except (ValueError, OverflowError) as error:
            raise Unfit(problem=f"this value can't be read: {error}", problem_mark=node.start_mark) from error

    return constructed


for _tag in ("int", "float", "timestamp", "binary"):
    _name = f"tag:yaml.org,2002:{_tag}"
    YamlLoader.add_constructor(_name, _careful(YamlLoader.yaml_constructors[_name]))
YamlLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def refuse_unfit(text: str) -> None:
    """Refuse what would take its reader's time or memory, before anything is made of it."""
    if len(text) > MOST_BYTES:
        raise Unfit(problem=f"the file has {len(text)} characters; {MOST_BYTES} are possible")
    depth = 0
    for count, event in enumerate(yaml.parse(text, Loader=_Plain)):
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise Unfit(problem="anchors and aliases (& and *) are not possible here", problem_mark=mark)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif isinstance(event, yaml.ScalarEvent) and len(event.value) > LONGEST_WORD:
            told = f"a value of {len(event.value)} characters; {LONGEST_WORD} are possible"
            raise Unfit(problem=told, problem_mark=mark)
        if depth > DEEPEST:
            raise Unfit(problem=f"nested more than {DEEPEST} deep", problem_mark=mark)
        if count > MOST_PARTS:
            raise Unfit(problem=f"the file has more than {MOST_PARTS} parts", problem_mark=mark)


def text_of(path: Path) -> str:
    """What stands in a file of ours."""
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise Unfit(problem=f"the file has {size} bytes; {MOST_BYTES} are possible")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Unfit(problem=f"the file is not written in UTF-8: {error.reason}") from error


def load_yaml(path: Path) -> Any:
    """The content of a YAML file."""
    return yaml.load(text_of(path), Loader=YamlLoader)
