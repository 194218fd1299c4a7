"""How our YAML files are read."""

import re
from pathlib import Path
from typing import Any, ClassVar

import yaml


class YamlLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML in which only true and false are truth values: `on` is the word a quest's event begins with."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {
        letter: [entry for entry in resolvers if entry[0] != "tag:yaml.org,2002:bool"]
        for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


YamlLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def load_yaml(path: Path) -> Any:
    """The content of a YAML file."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=YamlLoader)
