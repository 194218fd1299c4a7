"""The Fluent files of a language, read a message at a time.

Reading all of them takes a second; whoever starts, tells one story and stops needs a few dozen messages.
"""

from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, ast


def parse(text: str) -> ast.Resource:
    """What Fluent makes of a text."""
    return FluentParser(with_spans=False).parse(text)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a message and everything inside it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def with_repeated(name: str, written: Mapping[str, str]) -> list[ast.Resource]:
    """A message and all those it repeats, itself last."""
    found: dict[str, ast.Resource] = {}
    wanted = [name]
    while wanted:
        name = wanted.pop()
        if name in written and name not in found:
            found[name] = parse(written[name])
            wanted += _repeated(found[name])
    return list(reversed(found.values()))


def _repeated(resource: ast.Resource) -> Iterator[str]:
    """The names of the messages and -terms that a text repeats."""
    for node in nodes(resource):
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"
