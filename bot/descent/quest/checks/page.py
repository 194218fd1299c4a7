"""A quest's file with the line of everything in it."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
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
    grave: bool = True
    """Whether it keeps the quest from being played; what is sound, and yet hardly meant, is a doubt."""

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
        self._numbers: dict[int, int] = {}
        """Where in its list an entry stood before others were taken out, by node."""
        self._thinned: set[int] = set()
        """The nodes something was taken out of."""

    def mistake(self, where: Where, text: str, *, grave: bool = True) -> Mistake:
        """What is wrong there."""
        steps = list(self._steps(where))
        line = steps[-1][1] if steps else 1
        entry = ".".join(name for name, _, _ in steps) or "quest"
        return Mistake(self.file, line, entry, text, grave)

    def line(self, where: Where) -> int:
        """The line on which it stands; of what its author did not write, the line of what it belongs to."""
        return self.mistake(where, "").line

    def written(self, where: Where) -> Any:
        """What its author wrote there."""
        return written_at(self.content, where)

    # Going on without what is wrong ------------------------------------------------------------------------------

    def take_out(self, places: Iterable[Where]) -> set[str]:
        """Leave out what stands at these places, as far as it is written; the words that are lost with it.

        Nothing of the file itself: then the words are none.
        """
        ways = [[self.root, *(node for _, _, node in self._steps(where))] for where in places]
        lost: set[str] = set()
        for holder, gone in dict.fromkeys((way[-2], way[-1]) for way in ways if len(way) > 1):
            assert isinstance(holder, yaml.CollectionNode)
            assert gone is not None
            self._thinned.add(id(holder))
            lost |= set(_words(gone))
            if isinstance(holder, yaml.MappingNode):
                lost |= {key.value for key, value in holder.value if value is gone}
                holder.value = [entry for entry in holder.value if entry[1] is not gone]
            else:
                for number, node in enumerate(holder.value):
                    self._numbers.setdefault(id(node), number)
                holder.value = [node for node in holder.value if node is not gone]
        return lost

    def fill(self, field: str, values: Mapping[str, Any]) -> set[str]:
        """Put in what a quest can't be without, where there is something to put in."""
        if field not in values or not isinstance(self.root, yaml.MappingNode):
            return set()
        text = f"{field}: {json.dumps(values[field])}"
        filled = yaml.compose(text, Loader=YamlLoader)
        assert isinstance(filled, yaml.MappingNode)
        ((key, value),) = filled.value
        for node in (key, value):
            node.start_mark = self.root.start_mark
        self.root.value.append((key, value))
        self._thinned.add(id(value))
        return {field}

    def is_thinned(self, where: Where) -> bool:
        """Whether something was taken out of what stands there, or would stand there."""
        node = [self.root, *(node for _, _, node in self._steps(where))][-1]
        parts = [value for _, value in node.value] if isinstance(node, yaml.MappingNode) else []
        return any(id(each) in self._thinned for each in (node, *parts))

    def read_again(self) -> None:
        """The content is what is left."""
        loader = YamlLoader("")
        try:
            self.content = loader.construct_document(self.root) if self.root is not None else None
        finally:
            loader.dispose()

    def named(self) -> set[str]:
        """Every word in the values of the file."""
        return set() if self.root is None else set(_values(self.root))

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
                yield _label(node, self._numbers.get(id(node), step)), node.start_mark.line + 1, node


def _label(node: yaml.Node, number: int) -> str:
    """What an entry of a list is called: by its id, or else by its number."""
    fields = {key.value: value.value for key, value in node.value} if isinstance(node, yaml.MappingNode) else {}
    label = next((fields[name] for name in LABELS if name in fields), None)
    return label if isinstance(label, str) else str(number + 1)


def _words(node: yaml.Node) -> Iterator[str]:
    """Everything written in a part of a file: names of fields, and words that stand in values."""
    if isinstance(node, yaml.ScalarNode):
        yield from re.findall(r"\w+", node.value)
        yield node.value
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _words(key)
            yield from _words(value)
    elif isinstance(node, yaml.SequenceNode):
        for part in node.value:
            yield from _words(part)


def _values(node: yaml.Node) -> Iterator[str]:
    if isinstance(node, yaml.ScalarNode):
        yield from re.findall(r"\w+", node.value)
        return
    for part in node.value:
        yield from _values(part[1] if isinstance(node, yaml.MappingNode) else part)
