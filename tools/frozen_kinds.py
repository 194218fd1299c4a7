"""Writes tests/saves/kinds.json: every kind of value that was ever written to disk, with its fields.

python -m tools.frozen_kinds                      adds what is new
python -m tools.frozen_kinds --renamed Seat Chair a model has another name in the code; saves don't know it
python -m tools.frozen_kinds --check              says whether the list is up to date

Whoever has a save has these kinds on their disk. So the list only ever grows: what is frozen stays, unless an
upgrade (`bot/descent/upgrades.py`) names it as gone. Cards and quests are content and not in it; conditions are,
since figures have them.
"""

import ast
import importlib
import json
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import to_jsonable_python

import bot.descent
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.rules.moments import Moment
from bot.descent.upgrades import UPGRADES, Upgrade
from bot.kernel.plain import Tagged, families, family_name, snake_case
from bot.paths import ROOT

FILE = ROOT / "tests" / "saves" / "kinds.json"
OURS = "bot."

Fields = dict[str, str]
Kinds = dict[str, dict[str, Fields]]
"""By family and kind: what each field is. Models are a family of their own, and so are questions."""

WHAT_BREAKS = {
    "step": "a save in the middle of one can't be read any more",
    "event": "a log that tells of one can't be read any more",
    "command": "a turn in which one was given can't be read any more",
    "deed": "a log in which one was done can't be read any more",
    "question": "a save in which it is asked can't be shown any more",
    "model": "saves that hold one can't be read any more",
}
ELSE_BREAKS = "a save that holds one can't be read any more"
UPGRADE = "write an upgrade in bot/descent/upgrades.py"
RUN = "run python -m tools.frozen_kinds"


# What there is today ----------------------------------------------------------------------------------------------


def known_families() -> list[type[Tagged]]:
    """All families of the rules, with every kind there is."""
    for module in pkgutil.walk_packages(bot.descent.__path__, "bot.descent."):
        importlib.import_module(module.name)
    return [family for family in families() if family.__module__.startswith(OURS)]


def known_models() -> list[type[BaseModel]]:
    """All other parts of what is saved."""
    kinds = [kind for family in known_families() for kind in family.all_kinds().values()]
    return models_in([Campaign, *(kind for kind in kinds if kind.__module__.startswith(OURS))])


def known_kinds() -> Kinds:
    """Everything that may be written to disk today."""
    found = {family_name(family): kinds_of(family) for family in known_families()}
    found["model"] = {name_of(model): fields_of(model) for model in known_models()}
    found["question"] = {kind: {} for kind in questions_in(Path(bot.descent.__path__[0]))}
    found["moment"] = {moment.value: {} for moment in Moment}
    found["condition"] = {condition: {} for condition in library().conditions}
    return found


def kinds_of(family: type[Tagged]) -> dict[str, Fields]:
    """The kinds of a family, with fields and defaults: what has its default is not written down."""
    here = family.__module__.partition(".")[0]
    return {
        name: fields_of(kind, defaults=True)
        for name, kind in family.all_kinds().items()
        if kind.__module__.partition(".")[0] == here
    }


def fields_of(model: type[BaseModel], *, defaults: bool = False) -> Fields:
    """Each field and what it is: `int`, `list[Seat]`, `none | str = null`."""
    found = {}
    model.model_rebuild()  # a class may name one that is defined below it
    for name, field in model.model_fields.items():
        saved = saved_as(model, name)
        found[saved] = spelled(field.annotation)
        if defaults and not field.is_required():
            default = to_jsonable_python(field.get_default(call_default_factory=True), fallback=str)
            found[saved] += f" = {json.dumps(default, ensure_ascii=False, sort_keys=True)}"
    return found


def saved_as(model: type[BaseModel], field: str) -> str:
    """What a field is called in a save: its name in the code, unless the model writes another one."""
    by_alias = model.model_config.get("serialize_by_alias")
    return (by_alias and model.model_fields[field].serialization_alias) or field


def spelled(kind: Any) -> str:
    """A type in one line; of several alternatives the order makes no difference."""
    return " | ".join(sorted(set(_alternatives(kind))))


def _alternatives(kind: Any) -> Iterator[str]:
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _alternatives(inside[0])
    elif origin in (Union, UnionType):
        for each in inside:
            yield from _alternatives(each)
    elif origin is Literal:
        yield from (json.dumps(value, ensure_ascii=False) for value in inside)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield from (json.dumps(each.value, ensure_ascii=False) for each in kind)
    elif origin is not None:
        parts = ["..." if each is Ellipsis else spelled(each) for each in inside]
        yield f"{getattr(origin, '__name__', str(origin))}[{', '.join(parts)}]"
    elif kind in (None, NoneType):
        yield "none"
    elif kind is Any:
        yield "any"
    elif issubclass(kind, Tagged):
        yield family_name(kind) if not kind.kind else snake_case(kind.__name__)
    else:
        yield name_of(kind)


def name_of(model: type[BaseModel]) -> str:
    """A model by its name; what holds the steps of a game is called the same in all."""
    return model.__name__.partition("[")[0]


def models_in(roots: Iterable[type[BaseModel]]) -> list[type[BaseModel]]:
    """All models that what is saved is made of, however deep; tagged kinds have families of their own."""
    found: dict[str, type[BaseModel]] = {}
    seen: set[type[BaseModel]] = set()
    waiting = list(roots)
    while waiting:
        model = waiting.pop()
        if model in seen:
            continue
        seen.add(model)
        if not issubclass(model, Tagged):
            known = found.setdefault(name_of(model), model)
            if known is not model:
                raise TypeError(f"two models are called {name_of(model)}: the list could not tell them apart")
        for field in model.model_fields.values():
            waiting += _classes(field.annotation)
    return [found[name] for name in sorted(found)]


def _classes(kind: Any) -> Iterator[type[BaseModel]]:
    if isinstance(kind, type) and get_origin(kind) is None:
        if issubclass(kind, BaseModel):
            yield kind
        return
    for inside in get_args(kind):
        yield from _classes(inside)


def questions_in(folder: Path) -> list[str]:
    """What may be asked: the second argument of every call of `ask`."""
    asked = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ask":
                kind = node.args[1]
                if not (isinstance(kind, ast.Constant) and isinstance(kind.value, str)):
                    raise TypeError(f"{path.name}:{node.lineno} asks a question whose kind is not written out")
                asked.add(kind.value)
    return sorted(asked)


# What has become of it --------------------------------------------------------------------------------------------


def losses(frozen: Kinds, now: Kinds, gone: Iterable[str] = ()) -> list[str]:
    """What is on disks and can't be read any more, by name. What upgrades name as gone is theirs."""
    found, excused = [], set(gone)
    for family, kinds in frozen.items():
        for kind, fields in kinds.items():
            if f"{family}/{kind}" in excused:
                continue
            if kind not in now.get(family, {}):
                found.append(_vanished(family, kind))
                continue
            today = now[family][kind]
            for name, was in fields.items():
                if f"{family}/{kind}.{name}" not in excused:
                    found += _lost(f"{family} {kind}", name, was, today.get(name))
            found += _demanded(f"{family} {kind}", fields, today, defaults=family != "model")
    return found


def _vanished(family: str, kind: str) -> str:
    what = f"{family} {kind} vanished: {WHAT_BREAKS.get(family, ELSE_BREAKS)}; "
    if family == "model":
        return f"{what}if it only has another name now, {RUN} --renamed {kind} <name>, else {UPGRADE}"
    if family in ("question", "moment", "condition"):
        return f"{what}keep it or {UPGRADE}"
    return f"{what}keep its kind (class …({family.title()}, kind={kind!r})) or {UPGRADE}"


def _lost(of: str, name: str, was: str, now: str | None) -> Iterator[str]:
    if now is None:
        yield f"{of} lost its field {name} ({was}): saves that have it can't be read any more; keep it or {UPGRADE}"
    elif not covers(_kind_in(now), _kind_in(was)):
        yield f"{of}: {name} was {was} and is {now}: saves that have it can't be read any more; {UPGRADE}"
    elif not _means_the_same(_default_in(was), _default_in(now)):
        why = "a default is not written down, so old saves would mean something else"
        yield f"{of}: {name} was {was} and is {now}: {why}; keep the default or {UPGRADE}"


def _demanded(of: str, before: Fields, now: Fields, *, defaults: bool) -> Iterator[str]:
    """New fields that nothing on disk has; those of models are looked at by `without_default`."""
    for name in now.keys() - before.keys() if defaults else ():
        if _default_in(now[name]) is None:
            yield f"{of} has a new field {name} ({now[name]}) that no save has: give it a default or {UPGRADE}"


def without_default(frozen: Kinds, models: Iterable[type[BaseModel]]) -> list[str]:
    """New fields of models that no save has, and without which none can be read."""
    known = frozen.get("model", {})
    return [
        f"model {name_of(model)} has a new field {name} that no save has: give it a default or {UPGRADE}"
        for model in models
        for name, field in model.model_fields.items()
        if name_of(model) in known and saved_as(model, name) not in known[name_of(model)] and field.is_required()
    ]


def news(frozen: Kinds, now: Kinds) -> list[str]:
    """What is not in the list yet, or wider than it says."""
    found = []
    for family, kinds in now.items():
        for kind, fields in kinds.items():
            known = frozen.get(family, {}).get(kind)
            if known is None:
                found.append(f"new: {family} {kind}; {RUN}")
                continue
            found += [
                f"new: {family} {kind}.{name} is {what}; {RUN}"
                for name, what in fields.items()
                if known.get(name) != what
            ]
    return found


def _kind_in(field: str) -> str:
    return field.partition(" = ")[0]


def _means_the_same(was: str | None, now: str | None) -> bool:
    """Whether a default still says what it said; a part of it that is new has a default of its own."""
    if was is None or was == now:
        return True
    return now is not None and _grown_only(json.loads(was), json.loads(now))


def _grown_only(was: Any, now: Any) -> bool:
    if isinstance(was, dict) and isinstance(now, dict):
        return all(name in now and _grown_only(part, now[name]) for name, part in was.items())
    return bool(was == now)


def _default_in(field: str) -> str | None:
    _, written, default = field.partition(" = ")
    return default if written else None


# Types ------------------------------------------------------------------------------------------------------------


def covers(now: str, was: str) -> bool:
    """Whether everything that was of one type can be read as another: the same, or with more alternatives."""
    offered = split(now, "|")
    return "any" in offered or all(any(_reads(each, old) for each in offered) for old in split(was, "|"))


def _reads(now: str, was: str) -> bool:
    if now == was or (now == "str" and was.startswith('"')) or (now == "float" and was == "int"):
        return True
    head, old = now.partition("["), was.partition("[")
    if not head[1] or head[0] != old[0]:
        return False
    inside, before = split(head[2][:-1], ","), split(old[2][:-1], ",")
    return len(inside) == len(before) and all(map(covers, inside, before))


def split(text: str, mark: str) -> list[str]:
    """The parts between the marks that stand in no brackets and in no word."""
    parts, depth, quoted = [""], 0, False
    for letter in text:
        quoted ^= letter == '"'
        depth += 0 if quoted else (letter == "[") - (letter == "]")
        if letter == mark and not depth and not quoted:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


# The list ---------------------------------------------------------------------------------------------------------


def read_list(path: Path = FILE) -> tuple[Kinds, list[str]]:
    """What is frozen, and the upgrades that were there then."""
    if not path.exists():
        return {}, []
    held = json.loads(path.read_text(encoding="utf-8"))
    return held["kinds"], held["upgrades"]


def gone_since(upgrades: Sequence[Upgrade], known: Iterable[str]) -> list[str]:
    """What later upgrades than these name as gone; once the list is written they excuse nothing any more."""
    before = set(known)
    return [name for upgrade in upgrades if upgrade.name not in before for name in upgrade.gone]


def grown(frozen: Kinds, now: Kinds, gone: Iterable[str] = ()) -> Kinds:
    """The list with all that is new, and without what upgrades name as gone."""
    excused = set(gone)
    found: Kinds = {}
    for family in sorted(frozen.keys() | now.keys()):
        kept = {kind: each for kind, each in frozen.get(family, {}).items() if f"{family}/{kind}" not in excused}
        today = now.get(family, {})
        found[family] = {
            kind: _grown_fields(f"{family}/{kind}", kept.get(kind, {}), today.get(kind, {}), excused)
            for kind in sorted(kept.keys() | today.keys())
        }
    return found


def _grown_fields(of: str, frozen: Fields, now: Fields, excused: set[str]) -> Fields:
    kept = {name: was for name, was in frozen.items() if f"{of}.{name}" not in excused}
    wider = {name: what for name, what in now.items() if not list(_lost(of, name, kept.get(name, what), what))}
    return dict(sorted({**now, **kept, **wider}.items()))


def renamed(frozen: Kinds, old: str, new: str) -> Kinds:
    """The list with another name for a model, wherever it stands."""
    word = re.compile(rf"\b{re.escape(old)}\b")
    models = {word.sub(new, name): fields for name, fields in frozen.get("model", {}).items()}
    return {
        family: {
            kind: {
                name: word.sub(new, _kind_in(what)) + what[len(_kind_in(what)) :] for name, what in fields.items()
            }
            for kind, fields in kinds.items()
        }
        for family, kinds in {**frozen, "model": models}.items()
    }


def _parts(fields: Fields) -> Iterator[tuple[str, tuple[str, str, str]]]:
    """Each field with its type and its default apart."""
    return ((name, what.partition(" = ")) for name, what in fields.items())


def written(kinds: Mapping[str, Any], upgrades: Iterable[str]) -> str:
    """The list as it stands in its file."""
    return json.dumps({"upgrades": list(upgrades), "kinds": kinds}, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    """Write the list, or say whether it is up to date."""
    frozen, known = read_list()
    if "--renamed" in sys.argv:
        old, new = sys.argv[sys.argv.index("--renamed") + 1 :][:2]
        frozen = renamed(frozen, old, new)
    now, gone = known_kinds(), gone_since(UPGRADES, known)
    lost = losses(frozen, now, gone) + without_default(frozen, known_models())
    for line in lost:
        print(line, file=sys.stderr)
    if lost:
        # Written down as it is, what is wrong would look right from now on.
        return 1
    text = written(grown(frozen, now, gone), [upgrade.name for upgrade in UPGRADES])
    if "--check" in sys.argv:
        return 0 if FILE.read_text(encoding="utf-8") == text else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
