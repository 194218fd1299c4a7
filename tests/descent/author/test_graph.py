"""The graph of a quest's events: what leads to what, in layers from left to right."""

from pathlib import Path

import yaml

from bot.descent.author.graph import Graph, graph_of
from bot.descent.content.library import library
from bot.descent.content.yaml_files import YamlLoader, load_yaml
from bot.descent.quest.model import Quest
from tests.descent.simulate.drafts import STUCK_BELL


def graph(path: Path = STUCK_BELL) -> Graph:
    """The graph of a file."""
    return graph_of(Quest.model_validate(load_yaml(path)))


def test_everything_that_leads_to_something_is_linked() -> None:
    """Areas to what lies in them, triggers to events, events and uses to what they bring about."""
    links = {pair: link.detail for pair, link in graph().links.items()}

    assert links == {
        ("area:nave", "door:gate"): "",
        ("door:gate", "area:hall"): "",
        ("area:nave", "use:bell/ring"): "",
        ("area:nave", "foe:zombie"): "",
        ("variable:rings", "event:third_ring"): "",
        ("door:gate", "event:gate_open"): "",
        ("foe:zombie", "event:horde"): "",
        ("trigger:round_end round: 3", "event:dusk"): "",
        ("use:bell/ring", "variable:rings"): "",
        ("use:bell/ring", "event:shouted"): "option shout",
        ("event:third_ring", "ending:won:rung"): "",
        ("event:dusk", "ending:won:dusk"): "rings >= 2",
        ("event:dusk", "ending:lost:dark"): "not (rings >= 2)",
    }


def test_nodes_know_their_condition_and_their_place() -> None:
    """What the page shows beside a node, and where a click on it leads."""
    nodes = graph().nodes

    assert nodes["event:third_ring"].detail == "rings == 3 and round < 9"
    assert nodes["event:dusk"].path == ("events", 4)
    assert nodes["area:hall"].path == ("areas", 1)
    assert nodes["trigger:round_end round: 3"].name == "round_end round: 3"


def test_every_shipped_quest_is_laid_out() -> None:
    """No two nodes on one spot, what leads on lies to the right, and endings stand in the last layer."""
    for quest in library().quests.values():
        found = graph_of(quest)
        spots = {(node.layer, node.row) for node in found.nodes.values()}
        last = max(node.layer for node in found.nodes.values())

        assert len(spots) == len(found.nodes), quest.id
        for link in found.links.values():
            source, target = found.nodes[link.source], found.nodes[link.target]
            assert link.back or source.layer < target.layer, f"{quest.id}: {link}"
        assert {node.layer for node in found.nodes.values() if node.kind == "ending"} == {last}, quest.id


def test_a_circle_is_drawn_back() -> None:
    """Two events that fire each other: one of the two links leads back."""
    text = STUCK_BELL.read_text(encoding="utf-8")
    written = text.replace("[{do: message, text: shouted}]", "[{do: fire, event: echo}]") + (
        "  - {id: echo, do: [{do: fire, event: shouted}]}\n"
    )
    found = graph_of(Quest.model_validate(yaml.load(written, Loader=YamlLoader)))

    assert not found.links["event:shouted", "event:echo"].back
    assert found.links["event:echo", "event:shouted"].back
