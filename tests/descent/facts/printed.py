"""The numbers of all cards as printed: from the fact files where they are, else from the frozen copy.

`python -m tests.descent.facts.printed` freezes them anew.
"""

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
FACTS = Path(os.environ.get("FLAMBEAU_FACTS", HERE.parents[3] / "shared" / "facts" / "descent"))
BOXES = FACTS.parent / "descent-boxes"
"""The facts of the other boxes: the same files in the same form."""
NAMES = "id name_en name_fr box"
ITEM = f"{NAMES} traits slot hands attack_type dice keywords surges exhausts conditions"
RELIC = f"{ITEM} defense_dice"
SKILL = f"{NAMES} xp fatigue exhausts conditions"
CONDITIONS = (
    *("bleeding", "burning", "cursed", "diseased", "doomed"),
    *("immobilized", "poisoned", "stunned", "terrified", "weakened"),
)
SPOKEN = ("trigger", "requires", "cost", "effect", "pass", "fail")
"""The fields of an effect that say what a card does; the others are remarks."""
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
KEPT: dict[str, tuple[str, str]] = {
    "heroes": (
        "heroes.yaml",
        f"{NAMES} archetype speed health stamina defense might knowledge willpower awareness conditions",
    ),
    "items": ("shop_items.yaml", f"{ITEM} act copies cost defense_dice rtl_app"),
    "search_cards": ("search_cards.yaml", f"{NAMES} copies gold used_in_rtl attack_type dice surges"),
    "familiars": (
        "familiars.yaml",
        f"{NAMES} speed health defense attack_type dice treated_as_figure surges",
    ),
    "conditions": ("conditions.yaml", f"{NAMES} expansion official"),
}
"""By kind of card: the fact file, and the fields that are kept."""


def printed() -> dict[str, list[dict[str, Any]]]:
    """All numbers by kind of card."""
    if (FACTS / "heroes.yaml").exists():
        return from_facts()
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.json"))}


def from_facts() -> dict[str, list[dict[str, Any]]]:
    """The numbers of all boxes, without the sentences round them."""
    found = {name: _kept(_load(file, name), fields) for name, (file, fields) in KEPT.items()}
    found["familiars"] += _kept(_load("heroes.yaml", "familiars"), KEPT["familiars"][1])
    found["classes"] = [
        {
            **_only(entry, f"{NAMES} archetype second_archetype starting_equipment starting_skills"),
            "equipment": _kept(entry.get("equipment", []), f"{ITEM} defense_dice"),
            "skills": _kept(entry["skills"], SKILL),
        }
        for entry in [*_load("classes.yaml", "classes"), *_load("classes.yaml", "hybrid_classes")]
    ]
    found["relics"] = _kept([{**entry["hero_side"], **entry} for entry in _load("relics.yaml", "relics")], RELIC)
    return found


def _load(name: str, section: str) -> list[dict[str, Any]]:
    """The entries of all boxes, those of the base box first."""
    return [entry for page in facts_in(name) for entry in page.get(section, [])]


@cache
def facts_in(name: str) -> list[dict[str, Any]]:
    """What stands in the fact files of this name: that of the base box, then that of the others."""
    paths = [folder / name for folder in (FACTS, BOXES)]
    return [yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER) for path in paths if path.exists()]


def _kept(entries: list[dict[str, Any]], fields: str) -> list[dict[str, Any]]:
    return [_only(entry, fields) for entry in entries]


def _only(entry: dict[str, Any], fields: str) -> dict[str, Any]:
    entry = {**_marks(entry), **entry}
    return {field: entry[field] for field in fields.split() if field in entry}


def _marks(entry: dict[str, Any]) -> dict[str, Any]:
    """What the sentences of a card name: whether using it exhausts it, and conditions."""
    told = [*entry.get("effects", []), *entry.get("surges", []), entry.get("ability"), entry.get("feat")]
    effects = [effect for effect in told if isinstance(effect, dict)]
    spoken = " ".join(str(value) for effect in effects for key, value in effect.items() if key in SPOKEN)
    return {
        "exhausts": any("exhaust" in str(effect.get("cost", "")) for effect in effects),
        "conditions": sorted(set(re.findall(rf"\b({'|'.join(CONDITIONS)})\b", spoken))),
    }


def freeze() -> None:
    """Write the frozen copy."""
    for name, entries in from_facts().items():
        text = json.dumps(entries, ensure_ascii=False, indent=1, sort_keys=True)
        (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    freeze()
