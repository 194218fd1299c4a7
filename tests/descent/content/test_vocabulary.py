"""Every kind that may stand in data and saves is known to whoever reads them, whatever else was imported."""

import json
import subprocess
import sys
from collections.abc import Iterator

from bot.descent.content import vocabulary
from bot.kernel.plain import Tagged, families
from bot.paths import ROOT

KINDS = """
import importlib, json, pkgutil, sys

def everything():
    for name in ("bot", "cogs", "renders"):
        package = importlib.import_module(name)
        yield from (module.name for module in pkgutil.walk_packages(package.__path__, f"{name}."))

for name in sys.argv[1:] or everything():
    if not name.endswith(".__main__"):
        importlib.import_module(name)
from bot.kernel.plain import families, family_name
print(json.dumps({family_name(family): sorted(family.all_kinds()) for family in families()}))
"""
"""Imports the modules it is told, or all there are, and prints the kinds of all families."""


def kinds_with(*modules: str) -> dict[str, list[str]]:
    """The kinds of every family in a new process that has imported these modules, or all."""
    told = subprocess.run(
        [sys.executable, "-c", KINDS, *modules], cwd=ROOT, capture_output=True, text=True, check=True
    )
    kinds: dict[str, list[str]] = json.loads(told.stdout)
    return kinds


def below(family: type[Tagged]) -> Iterator[type[Tagged]]:
    """All classes of a family."""
    for each in family.__subclasses__():
        yield each
        yield from below(each)


def test_the_game_alone_knows_every_kind() -> None:
    """Whatever a save holds reads back where only the game was imported: no kind is known by luck of imports."""
    known = kinds_with("bot.descent.system")

    assert known == kinds_with()
    assert {"choose_campaign", "go_on", "set_pace"} <= set(known["deed"])


def test_every_module_with_a_kind_stands_in_the_vocabulary() -> None:
    """A module that defines a kind is named, and does not just happen to be imported by another."""
    named = {module.__name__ for module in vocabulary.ALL}
    families = [family for family in Tagged.__subclasses__() if family.__module__.startswith("bot.")]

    defining = {each.__module__ for family in families for each in below(family) if each.kind}

    assert {module for module in defining if module.startswith("bot.")} - named == set()


def test_what_is_no_kind_of_its_own_can_not_be_written() -> None:
    """What several kinds share is no kind: no save and no quest may say `repair` or `turn_command`."""
    shared = {"attack_step", "turn_command", "action_command", "familiar_command"}
    shared |= {"journey_deed", "city_life_deed", "repair"}

    assert {kind for family in families() for kind in family.all_kinds()} & shared == set()
