"""Every rule that is built has a test, and the page that says so is up to date."""

import os
import re
from pathlib import Path

import pytest

from tools.rules_coverage import PAGE, ROOT, ids_of, page, read_rules, read_tests, unknown_ids

PROVED = ("SET", "RND", "MOV", "BIG", "ATT", "HP", "CRD", "FAM")
"""Sections in which every rule must have a test."""
PROVED_TOO = ("EXP-02", "EXP-03")
CHECKLIST = Path(os.environ.get("FLAMBEAU_RULES", ROOT.parent / "shared" / "rules")) / "descent-checklist.md"


def needing_a_test() -> list[str]:
    """The rules that must have a test."""
    ids = [rule.id for section in read_rules() for rule in section.rules]
    return [name for name in ids if name.split("-")[0] in PROVED or name in PROVED_TOO]


@pytest.mark.parametrize("rule", needing_a_test())
def test_every_rule_has_a_test(rule: str) -> None:
    """A rule without a test is a rule we only hope to have."""
    assert any(rule in proof.ids for proof in read_tests()), f"no test names {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    """An unknown id in a test's name or docstring is a slip of the pen."""
    assert unknown_ids(read_rules(), read_tests()) == []


def test_the_page_is_up_to_date() -> None:
    """docs/rules-coverage.md shows the tests as they are; `make docs` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page(read_rules(), read_tests())


def test_every_rule_has_both_titles_once() -> None:
    """Each id stands once, in its own section, with a title in French and in English."""
    rules = [(section.id, rule) for section in read_rules() for rule in section.rules]

    assert len({rule.id for _, rule in rules}) == len(rules)
    assert all(rule.id.startswith(f"{section}-") and rule.fr and rule.en for section, rule in rules)


def test_ids_are_found_in_names_and_docstrings() -> None:
    """A test is about the rule of its name and those of its docstring; other numbers are none."""
    assert ids_of("test_att_05_a_surge", "ATT-05: …, see also HP-02.") == {"ATT-05", "HP-02"}
    assert ids_of("test_95_percent", "UTF-8 is no rule, nor is MOV-1.") == set()


@pytest.mark.skipif(not CHECKLIST.exists(), reason="the checklist of the rules is not here")
def test_the_ids_are_those_of_the_checklist() -> None:
    """data/rules.yaml has every rule of the checklist, in its order, and no other."""
    listed = re.findall(r"^- ([A-Z]{2,3}-\d\d) ", CHECKLIST.read_text(encoding="utf-8"), re.MULTILINE)

    assert [rule.id for section in read_rules() for rule in section.rules] == listed
