"""Reading the rules' source for everything that needs words: codes, questions, options, reasons."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.descent.content.library import library
from bot.descent.words.questions import SPEAKING
from bot.paths import ROOT

RULES = ROOT / "bot" / "descent"


@dataclass(frozen=True)
class Call:
    """A call found in the source, in its module and function."""

    where: str
    node: ast.Call
    module: ast.Module
    function: ast.AST

    def words(self, name: str, place: int | None = None) -> set[str]:
        """The texts an argument may have, found by name or by place."""
        for keyword in self.node.keywords:
            if keyword.arg == name:
                return self._texts(keyword.value)
        if place is not None and len(self.node.args) > place:
            return self._texts(self.node.args[place])
        return set()

    def passes_on(self, name: str) -> bool:
        """Whether an argument is just handed down from the caller of the function."""
        value = next((keyword.value for keyword in self.node.keywords if keyword.arg == name), None)
        given = self.function.args.args if isinstance(self.function, ast.FunctionDef) else []
        return isinstance(value, ast.Name) and value.id in {argument.arg for argument in given}

    def keywords(self) -> set[str]:
        """The names of all keyword arguments."""
        return {keyword.arg for keyword in self.node.keywords if keyword.arg is not None}

    def _texts(self, value: ast.expr) -> set[str]:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return {value.value}
        if isinstance(value, ast.IfExp):
            return self._texts(value.body) | self._texts(value.orelse)
        if isinstance(value, ast.BoolOp):
            return {text for part in value.values for text in self._texts(part)}
        if isinstance(value, ast.Name):
            return self._assigned(value.id)
        if isinstance(value, ast.Call) and _name(value.func) == "forbidden":
            return _forbidding(value)
        return set()

    def _assigned(self, name: str) -> set[str]:
        """What is assigned to a name in the function or at the top of the module, or of the one it comes from."""
        places = [*ast.walk(self.function), *self.module.body, *_home(self.module, name)]
        found: set[str] = set()
        for node in places:
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and name in _targets(node):
                found |= self._texts(node.value)
        return found


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    """The names that something is assigned to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _forbidding(call: ast.Call) -> set[str]:
    """The conditions that forbid what is asked about."""
    (what,) = (argument.value for argument in call.args if isinstance(argument, ast.Constant))
    return {card.id for card in library().conditions.values() if what in card.forbids}


def _home(module: ast.Module, name: str) -> list[ast.stmt]:
    """What stands in the module of the rules from which another has a name."""
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.module and any(alias.name == name for alias in node.names):
            home = modules().get(ROOT / f"{node.module.replace('.', '/')}.py")
            return home.body if home is not None else []
    return []


@lru_cache(maxsize=1)
def modules() -> dict[Path, ast.Module]:
    """All modules of the rules, and of the house that refuses in their name, without the command line."""
    folders = [RULES, *(ROOT / "bot" / name for name in ("kernel", "table", "store", "views")), ROOT / "cogs"]
    paths = [ROOT / "bot" / "games.py", *(path for folder in folders for path in folder.rglob("*.py"))]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths if path.parent.name != "cli"}


@lru_cache(maxsize=1)
def all_calls() -> dict[str, list[Call]]:
    """Every call in these modules, by the name of the function or class."""
    found: dict[str, list[Call]] = {}
    for path, module in modules().items():
        if path.name == "refused.py":
            continue
        for function, node in _nodes(module, module):
            if isinstance(node, ast.Call):
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                found.setdefault(_name(node.func), []).append(Call(where, node, module, function))
    return found


def calls(*names: str) -> Iterator[Call]:
    """All calls of functions or classes with these names."""
    for name in names:
        yield from all_calls().get(name, ())


def _nodes(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    waiting = [(node, function)]
    while waiting:
        parent, around = waiting.pop()
        for child in ast.iter_child_nodes(parent):
            inside = child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else around
            yield inside, child
            waiting.append((child, inside))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@lru_cache(maxsize=1)
def refusals() -> dict[str, list[Call]]:
    """Every refusal code with the places where it is raised."""
    found: dict[str, list[Call]] = {}
    for call in calls("Refused", "demand"):
        place = 0 if _name(call.node.func) == "Refused" else 1
        if any(isinstance(argument, ast.Attribute) and argument.attr == "code" for argument in call.node.args):
            continue  # a refusal passed on
        codes = call.words("code", place)
        assert codes, f"{call.where}: the code of this refusal can't be found by reading"
        for code in codes:
            found.setdefault(code, []).append(call)
    return found


@lru_cache(maxsize=1)
def questions() -> dict[str, list[Call]]:
    """Every kind of question with the places where it is asked."""
    found: dict[str, list[Call]] = {}
    for call in calls("ask"):
        for kind in call.words("kind", 1):
            found.setdefault(kind, []).append(call)
    return found


def fixed_options() -> set[str]:
    """The ids of options that are the same in every game."""
    return {option for call in calls("Option") for option in call.words("id")}


def mute_options() -> list[str]:
    """Options whose id changes from game to game and whose facts don't say what they are about."""
    found = []
    for call in calls("Option"):
        about = next((keyword.value for keyword in call.node.keywords if keyword.arg == "about"), None)
        if call.words("id") or isinstance(about, ast.Name) or call.passes_on("id"):
            continue
        keys = about.keys if isinstance(about, ast.Dict) else []
        told = {key.value for key in keys if isinstance(key, ast.Constant)}
        if not told & SPEAKING:
            found.append(call.where)
    return found


def neglects() -> set[str]:
    """Every reason for which a monster skips an instruction."""
    return {why for call in calls("Neglected") for why in call.words("why", 0)}


def notes() -> set[str]:
    """The notes of cards that tell something of their own."""
    return {note for call in calls("Noted") for note in call.words("note")}


def sources() -> set[str]:
    """What hearts and fatigue may come from, where the source says it."""
    found = {source for call in calls("Suffer", "Tire") for source in call.words("source")}
    return found | {source for call in calls("tire") for source in call.words("source", 3)}


def surge_reasons() -> set[str]:
    """Why monsters buy what they buy."""
    tree = ast.parse((RULES / "monsters" / "surges.py").read_text(encoding="utf-8"))
    returned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return)]
    tuples = [
        leaf for value in returned if value is not None for leaf in ast.walk(value) if isinstance(leaf, ast.Tuple)
    ]
    last = [each.elts[-1] for each in tuples if each.elts]
    return {leaf.value for leaf in last if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}
