"""A quest's file with the line of everything in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from bot.descent.content.boxes import told
from bot.descent.content.wording import written_at
from bot.descent.content.yaml_files import YamlLoader, text_of

Where = tuple[str | int, ...]
"""The way to a part of a quest: fields by name, entries of a list by number."""
LABELS = ("id", "goal", "monster", "tile")
"""Fields that tell the entries of a list apart."""


class Mistake(NamedTuple):
    """One thing that is wrong with a quest: where it stands and what to do about it."""

    file: str
    line: int
    entry: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.entry}: {self.text}"


class Page:
    """A quest's file: what is written there, and on which line."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        """A file; or a text that would stand in it."""
        self.file = told(path)
        loader = YamlLoader(text_of(path) if text is None else text)
        try:
            self.root: yaml.Node | None = loader.get_single_node()
            self.content: Any = loader.construct_document(self.root) if self.root is not None else None
        finally:
            loader.dispose()

    def mistake(self, where: Where, text: str) -> Mistake:
        """What is wrong there."""
        steps = list(self._steps(where))
        line = steps[-1][1] if steps else 1
        entry = ".".join(name for name, _, _ in steps) or "quest"
        return Mistake(self.file, line, entry, text)

    def line(self, where: Where) -> int:
        """The line on which it stands; of what its author did not write, the line of what it belongs to."""
        return self.mistake(where, "").line

    def written(self, where: Where) -> Any:
        """What its author wrote there."""
        return written_at(self.content, where)

    def twice(self) -> Iterator[Mistake]:
        """Fields that stand twice: YAML would silently forget the first."""
        yield from self._twice(self.root)

    def _twice(self, node: yaml.Node | None) -> Iterator[Mistake]:
        if isinstance(node, yaml.SequenceNode):
            for part in node.value:
                yield from self._twice(part)
        if not isinstance(node, yaml.MappingNode):
            return
        seen: dict[str, int] = {}
        for key, value in node.value:
            line = key.start_mark.line + 1
            if key.value in seen:
                text = f"stands twice; the first is on line {seen[key.value]}"
                yield Mistake(self.file, line, str(key.value), text)
            seen[key.value] = line
            yield from self._twice(value)

    def _steps(self, where: Where) -> Iterator[tuple[str, int, yaml.Node]]:
        """The way as far as it is written: names, lines and nodes. What the model adds by itself is left out."""
        node = self.root
        for step in where:
            if isinstance(node, yaml.MappingNode):
                found = next(((key, value) for key, value in node.value if key.value == str(step)), None)
                if found is not None:
                    key, node = found
                    yield str(step), key.start_mark.line + 1, node
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
                yield _label(node, step), node.start_mark.line + 1, node


def _label(node: yaml.Node, number: int) -> str:
    """What an entry of a list is called: by its id, or else by its number."""
    fields = {key.value: value.value for key, value in node.value} if isinstance(node, yaml.MappingNode) else {}
    label = next((fields[name] for name in LABELS if name in fields), None)
    return label if isinstance(label, str) else str(number + 1)
