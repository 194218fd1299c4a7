"""The numbers of monsters and lieutenants as printed: from the fact files where they are, else the frozen copy.

python -m tests.descent.facts.foes    writes the frozen copy anew
"""

import json
from pathlib import Path
from typing import Any

from tests.descent.facts.printed import FACTS, facts_in

HERE = Path(__file__).parent
NUMBERS = ("id", "box", "size", "attack_type", "traits", "group_limits", "attributes", "act1", "act2")


def printed_foes(kind: str) -> list[dict[str, Any]]:
    """All `monsters` or `lieutenants`, of every box."""
    source = FACTS / f"{kind}.yaml"
    if source.exists():
        return _numbers([entry for page in facts_in(source.name) for entry in page[kind]])
    frozen: list[dict[str, Any]] = json.loads((HERE / f"{kind}.json").read_text(encoding="utf-8"))
    return frozen


def _numbers(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries without words and notes."""
    return [{name: entry[name] for name in NUMBERS if name in entry} for entry in entries]


if __name__ == "__main__":
    for each in ("monsters", "lieutenants"):
        (HERE / f"{each}.json").write_text(json.dumps(printed_foes(each), indent=1) + "\n", encoding="utf-8")
