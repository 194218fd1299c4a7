"""Which test proves which rule: writes docs/rules-coverage.md from data/rules.yaml and the tests.

    python -m tools.rules_coverage           write the page
    python -m tools.rules_coverage --check   say whether it is up to date

A test is about a rule if its name begins with the rule's id (`test_att_05_…`) or its docstring names it (ATT-05).
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "data" / "rules.yaml"
PAGE = ROOT / "docs" / "rules-coverage.md"
IN_NAME = re.compile(r"test_([a-z]{2,3})_(\d\d)(?:_|$)")
IN_TEXT = re.compile(r"\b([A-Z]{2,3}-\d\d)\b")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True)
class Rule:
    """A rule of the game and its titles."""

    id: str
    fr: str
    en: str


@dataclass(frozen=True)
class Section:
    """A chapter of the rules."""

    id: str
    fr: str
    en: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, order=True)
class Proof:
    """A test and the rules it names."""

    path: str
    name: str
    ids: frozenset[str]


@lru_cache(maxsize=1)
def read_rules(path: Path = RULES) -> list[Section]:
    """All sections with their rules."""
    sections = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)["sections"]
    return [
        Section(each["id"], each["fr"], each["en"], tuple(Rule(**rule) for rule in each["rules"]))
        for each in sections
    ]


@lru_cache(maxsize=1)
def read_tests(root: Path = ROOT) -> list[Proof]:
    """All tests of the project that name a rule."""
    found: list[Proof] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += _proofs(tree, path.relative_to(root).as_posix())
    for path in sorted((root / "tests" / "scenes").rglob("*.yaml")):
        found += _scenes(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    return found


def _scenes(text: str, path: str) -> Iterator[Proof]:
    """Decision scenes say their rule in a field of their own."""
    for entry in yaml.load(text, Loader=_LOADER):
        yield Proof(path, entry["name"], frozenset({entry["rule"]}))


def _proofs(tree: ast.Module, path: str) -> Iterator[Proof]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            ids = ids_of(node.name, ast.get_docstring(node) or "")
            if ids:
                yield Proof(path, node.name, frozenset(ids))


def ids_of(name: str, docstring: str) -> set[str]:
    """The rules that a test's name and docstring speak of."""
    ids = set(IN_TEXT.findall(docstring))
    named = IN_NAME.match(name)
    if named:
        ids.add(f"{named[1].upper()}-{named[2]}")
    return ids


def unknown_ids(sections: Iterable[Section], proofs: Iterable[Proof]) -> list[str]:
    """Tests that name a rule which does not exist, one line each."""
    known = {rule.id for section in sections for rule in section.rules}
    return [
        f"{proof.path}: {proof.name} names {', '.join(strange)}"
        for proof in proofs
        if (strange := sorted(proof.ids - known))
    ]


def page(sections: list[Section], proofs: list[Proof]) -> str:
    """The page as Markdown: a table per section, each rule with its tests."""
    proved = {name for proof in proofs for name in proof.ids}
    rules = [rule for section in sections for rule in section.rules]
    lines = [
        "# Rules and their tests",
        "",
        "Made by `make docs` from `data/rules.yaml` and the tests; don't edit it by hand.",
        "A test is about a rule if its name or docstring carries the rule's id.",
        "",
        f"{sum(rule.id in proved for rule in rules)} of {len(rules)} rules have tests.",
    ]
    for section in sections:
        lines += ["", f"## {section.en} · {section.fr} ({section.id})", "", "| Id | Rule | Règle | Tests |"]
        lines.append("| --- | --- | --- | --- |")
        lines += [f"| {rule.id} | {rule.en} | {rule.fr} | {_links(rule, proofs)} |" for rule in section.rules]
    return "\n".join(lines) + "\n"


def _links(rule: Rule, proofs: list[Proof]) -> str:
    by_file: dict[str, list[str]] = {}
    for proof in sorted(proofs):
        if rule.id in proof.ids:
            by_file.setdefault(proof.path, []).append(_short(proof.name, rule.id))
    if not by_file:
        return "none yet"
    return "<br>".join(f"[{Path(path).name}](../{path}): {'; '.join(names)}" for path, names in by_file.items())


def _short(name: str, rule_id: str) -> str:
    """A test's name as words, without the id that the row already gives."""
    prefix = f"test_{rule_id.lower().replace('-', '_')}_"
    return name.removeprefix(prefix).removeprefix("test_").replace("_", " ")


def main() -> int:
    """Write the page, or with --check tell whether it is up to date."""
    sections, proofs = read_rules(), read_tests()
    wrong = unknown_ids(sections, proofs)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    text = page(sections, proofs)
    if "--check" in sys.argv[1:]:
        current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
        print("up to date" if current else f"{PAGE.name} is out of date: run `make docs`")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
