"""The events of a quest as a graph: what sets what off, in layers from left to right."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.descent.checking.outline import Deed, outlined, trigger_told
from bot.descent.quest.areas import DoorSpot, Spawn, TokenSpot
from bot.descent.quest.base import Trigger
from bot.descent.quest.happenings_board import OpenTheDoor, RevealArea, UnlockTheDoor
from bot.descent.quest.happenings_foes import SpawnMonsters
from bot.descent.quest.happenings_party import Lose, Win
from bot.descent.quest.happenings_story import Draw, Fire, SetVariable
from bot.descent.quest.model import Quest
from bot.descent.quest.portals import LEFT
from bot.descent.quest.references import Path
from bot.descent.quest.triggers import (
    Defeated,
    DoorTrigger,
    GroupDefeated,
    UseTrigger,
    VariableTrigger,
)

SWEEPS = 4
"""So often the order within the layers is made better; more changes little."""


class Node(NamedTuple):
    """Something that happens, can be done, or is reached."""

    id: str
    """Its kind and name: `event:dam_breaks`, `ending:lost:too_late`."""
    kind: str
    name: str
    detail: str = ""
    """What its author wrote with it: the condition of an event."""
    path: Path = ()
    """Where it stands in the file."""
    layer: int = 0
    row: int = 0


class Link(NamedTuple):
    """One leads to the other."""

    source: str
    target: str
    detail: str = ""
    """What must be so besides."""
    back: bool = False
    """Whether it leads back to something that came before: a circle."""


@dataclass
class Graph:
    """All of it."""

    nodes: dict[str, Node] = field(default_factory=dict)
    links: dict[tuple[str, str], Link] = field(default_factory=dict)

    def add(self, kind: str, name: str, detail: str = "", path: Path = ()) -> str:
        """A node, once: it may be spoken of before one comes to where it stands."""
        node = f"{kind}:{name}"
        known = self.nodes.get(node) or Node(node, kind, name.rpartition(":")[2])
        self.nodes[node] = known._replace(detail=known.detail or detail, path=known.path or path)
        return node

    def link(self, source: str, target: str, detail: str = "") -> None:
        """One link between two nodes, whatever leads there how often."""
        before = self.links.get((source, target))
        told = " / ".join(dict.fromkeys(filter(None, (before.detail if before else "", detail))))
        self.links[source, target] = Link(source, target, told)


def graph_of(quest: Quest) -> Graph:
    """The graph of a quest, laid out."""
    graph = Graph()
    foes = set(_awaited_foes(quest))
    _add_map(graph, quest, foes)
    for number, event in enumerate(quest.events):
        detail = event.when.text if event.when is not None else ""
        graph.add("event", event.id, detail, ("events", number))
    for event in quest.events:
        for trigger in event.on:
            graph.link(_cause(graph, quest, trigger), f"event:{event.id}")
    for deed in outlined(quest):
        for target in _results(graph, deed, foes):
            graph.link(_source(graph, deed), target, ", ".join(deed.ways))
    if quest.win is not None:
        graph.add("ending", f"won:{quest.win.reason}", path=("win",))
    if quest.level is not None:
        graph.add("ending", f"won:{LEFT}", path=("level",))
    return _laid_out(graph)


def _add_map(graph: Graph, quest: Quest, foes: set[str]) -> None:
    """Areas with their doors and uses, and the foes that somebody waits to see defeated."""
    for number, area in enumerate(quest.areas):
        here = graph.add("area", area.id, path=("areas", number))
        for place, door in enumerate(area.doors):
            _add_door(graph, here, door, ("areas", number, "doors", place))
        for place, token in enumerate(area.tokens):
            _add_uses(graph, here, token, ("areas", number, "tokens", place))
        for spawn in area.spawns:
            for name in _names(spawn, foes):
                graph.link(here, graph.add("foe", name))


def _add_door(graph: Graph, here: str, door: DoorSpot, path: Path) -> None:
    name = graph.add("door", door.id, path=path)
    graph.link(here, name)
    if door.reveals is not None:
        graph.link(name, graph.add("area", door.reveals))
    _add_uses(graph, here, door, path)


def _add_uses(graph: Graph, here: str, spot: DoorSpot | TokenSpot, path: Path) -> None:
    for order, use in enumerate(spot.uses):
        graph.link(here, graph.add("use", f"{spot.id}/{use.id}", _text(use.when), (*path, "uses", order)))


def _text(condition: object) -> str:
    return str(condition) if condition is not None else ""


def _awaited_foes(quest: Quest) -> Iterator[str]:
    for event in quest.events:
        for trigger in event.on:
            if isinstance(trigger, Defeated) and isinstance(trigger.who, str):
                yield trigger.who
            elif isinstance(trigger, GroupDefeated) and trigger.group is not None:
                yield trigger.group


def _names(spawn: Spawn, foes: set[str]) -> Iterator[str]:
    """The names under which somebody waits for whoever appears here."""
    unique = spawn.unique.name if spawn.unique is not None else None
    yield from (name for name in (unique, spawn.role, spawn.monster) if name in foes and name is not None)


def _cause(graph: Graph, quest: Quest, trigger: Trigger) -> str:
    """What a trigger waits for: something else in the graph, or a node of its own."""
    if isinstance(trigger, DoorTrigger):
        return graph.add("door", trigger.door)
    if isinstance(trigger, UseTrigger) and trigger.use is not None:
        return graph.add("use", f"{trigger.token}/{trigger.use}")
    if isinstance(trigger, VariableTrigger):
        return graph.add("variable", trigger.name, path=("variables", trigger.name))
    if isinstance(trigger, Defeated) and isinstance(trigger.who, str) and trigger.who != "monsters":
        return graph.add("foe", trigger.who)
    if isinstance(trigger, GroupDefeated) and trigger.group is not None:
        return graph.add("foe", trigger.group)
    told = trigger_told(quest, trigger)
    node = graph.add("trigger", told)
    # A name may hold colons here: `round_end round: 2`.
    graph.nodes[node] = graph.nodes[node]._replace(name=told)
    return node


def _source(graph: Graph, deed: Deed) -> str:
    return graph.add(deed.kind, deed.source, path=deed.path[:2] if deed.kind == "bag" else ())


def _results(graph: Graph, deed: Deed, foes: set[str]) -> Iterator[str]:
    """What a happening leads to, if it is a thing one can point at."""
    match deed.what:
        case Fire(event=event):
            yield graph.add("event", event)
        case OpenTheDoor(door=door) | UnlockTheDoor(door=door):
            yield graph.add("door", door)
        case RevealArea(area=area):
            yield graph.add("area", area)
        case SetVariable(variable=name):
            yield graph.add("variable", name, path=("variables", name))
        case Draw(bag=bag):
            yield graph.add("bag", bag, path=("bags", bag))
        case SpawnMonsters(spawn=spawn):
            yield from (graph.add("foe", name) for name in _names(spawn, foes))
        case Win(reason=reason):
            yield graph.add("ending", f"won:{reason}", path=deed.path)
        case Lose(reason=reason):
            yield graph.add("ending", f"lost:{reason}", path=deed.path)
        case _:
            return


# Laying it out ----------------------------------------------------------------------------------------------------


def _laid_out(graph: Graph) -> Graph:
    """Each node in a layer to the right of all that lead there, circles apart; related ones at one height."""
    back = set(_circling(graph))
    onward = [pair for pair in graph.links if pair not in back]
    layers = _layers(graph, onward)
    # Endings stand together at the right, where a story ends.
    last = max(layers.values(), default=0) + (1 if any(n.kind == "ending" for n in graph.nodes.values()) else 0)
    layers |= {node.id: last for node in graph.nodes.values() if node.kind == "ending"}
    rows = _rows(layers, onward)
    return Graph(
        {name: node._replace(layer=layers[name], row=rows[name]) for name, node in graph.nodes.items()},
        {pair: link._replace(back=pair in back) for pair, link in graph.links.items()},
    )


def _circling(graph: Graph) -> Iterator[tuple[str, str]]:
    """The links that lead back to where one came from, followed in the order of the file."""
    following: dict[str, list[str]] = {}
    for source, target in graph.links:
        following.setdefault(source, []).append(target)
    state: dict[str, str] = {}
    for start in graph.nodes:
        if start in state:
            continue
        state[start] = "open"
        stack = [(start, iter(following.get(start, ())))]
        while stack:
            node, targets = stack[-1]
            target = next(targets, "")
            if not target:
                state[node] = "done"
                stack.pop()
            elif state.get(target) == "open":
                yield node, target
            elif target not in state:
                state[target] = "open"
                stack.append((target, iter(following.get(target, ()))))


def _layers(graph: Graph, onward: list[tuple[str, str]]) -> dict[str, int]:
    """The longest way to each node."""
    before: dict[str, list[str]] = {}
    waiting = dict.fromkeys(graph.nodes, 0)
    following: dict[str, list[str]] = {}
    for source, target in onward:
        before.setdefault(target, []).append(source)
        following.setdefault(source, []).append(target)
        waiting[target] += 1
    layers: dict[str, int] = {}
    ready = [name for name, count in waiting.items() if not count]
    while ready:
        name = ready.pop()
        layers[name] = max((layers[source] + 1 for source in before.get(name, ())), default=0)
        for target in following.get(name, ()):
            waiting[target] -= 1
            if not waiting[target]:
                ready.append(target)
    return layers


def _rows(layers: Mapping[str, int], onward: list[tuple[str, str]]) -> dict[str, int]:
    """The order within each layer: each node near the middle of those it is linked with."""
    linked: dict[str, list[str]] = {}
    for source, target in onward:
        linked.setdefault(source, []).append(target)
        linked.setdefault(target, []).append(source)
    columns: dict[int, list[str]] = {}
    for name, layer in layers.items():
        columns.setdefault(layer, []).append(name)
    rows = {name: row for column in columns.values() for row, name in enumerate(column)}
    for sweep in range(SWEEPS):
        for layer in sorted(columns, reverse=sweep % 2 == 1):
            wished = {
                name: _middle([rows[each] for each in linked.get(name, ())], rows[name]) for name in columns[layer]
            }
            columns[layer].sort(key=lambda name, wished=wished: wished[name])  # type: ignore[misc]
            rows |= {name: row for row, name in enumerate(columns[layer])}
    return rows


def _middle(rows: list[int], own: int) -> float:
    return sum(rows) / len(rows) if rows else float(own)
