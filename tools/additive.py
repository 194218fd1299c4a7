"""Content is additive: one more card turns no test red but those that ask for the card's own scene.

    python -m tools.additive                  one card of every kind, all at once
    python -m tools.additive --only search    one search card; also: activation, item, peril, travel
    python -m tools.additive --tests tests/descent --workers 1

The repository is copied to a temporary folder. The card is added there as CONTRIBUTING says, in `data/descent` and
in both languages, but without a scene; then the whole suite runs on it. What turns red is printed, and makes the
exit code 1.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
NOT_COPIED = (".git", ".venv", ".hypothesis", ".*_cache", "__pycache__", "var", "failures")
BOOKS = ("tests/descent/cards/test_books.py",)
"""Tests that ask for a scene of every card: they are right to be red for one that has none."""
ITSELF = "tests/tools/test_additive.py"
"""A small form of this: it puts the same cards on the shelf, where they are already."""
RED = re.compile(r"^(?:FAILED|ERROR) (\S+?)(?:\[.*)?(?: - .*)?$")


@dataclass(frozen=True)
class Addition:
    """One more card: where it is written, and what it is called."""

    file: str
    section: str
    entry: str
    words: str
    """The file of its words, in both languages."""
    english: str
    french: str

    def write(self, root: Path) -> None:
        """Put it first in its section, and its words last in theirs."""
        data = root / "data" / "descent"
        file = data / self.file
        before, heading, after = file.read_text(encoding="utf-8").partition(f"{self.section}:\n")
        file.write_text(f"{before}{heading}{self.entry}{after}", encoding="utf-8")
        for language, text in (("en", self.english), ("fr", self.french)):
            with (data / "locales" / language / self.words).open("a", encoding="utf-8") as words:
                words.write(f"\n{text}")


ADDITIONS = {
    "search": Addition(
        "search_cards.yaml",
        "search_cards",
        """\
  - id: ember_vial
    gold: 25
    abilities:
      - {kind: action, cost: {flip: true}, target: {who: hero, within: 1}, do: [{effect: recover, hearts: 2}]}
""",
        "cards.ftl",
        "card-ember_vial = Ember Vial\n    .text = Action, once per quest. You or an adjacent hero recovers 2 ♥.\n",
        "card-ember_vial = Fiole de braise\n"
        "    .text = Action, une fois par quête. Vous ou un héros adjacent récupère 2 ♥.\n",
    ),
    "activation": Addition(
        "activations/zombie.yaml",
        "activations",
        """\
  - id: zombie_lurch
    monster: zombie
    first: masters
    special:
      - {at: end, recover: 1}
    minion:
      - {do: engage}
      - {do: attack}
    master:
      - {do: attack}
      - {do: engage}
""",
        "activations.ftl",
        "activation-zombie_lurch = The lurch\n    .special = They sway, and hold together. { $effect }\n",
        "activation-zombie_lurch = Le chancellement\n    .special = Ils vacillent, et tiennent. { $effect }\n",
    ),
    "item": Addition(
        "items.yaml",
        "items",
        """\
  - id: ember_ring
    traits: [ring]
    slot: other
    abilities:
      - {kind: passive, modifiers: [{stat: health, add: 1}]}
    cost: 75
    fame: [insignificant, legendary]
    act: 1
""",
        "cards.ftl",
        "card-ember_ring = Ember Ring\n    .text = +1 health.\n",
        "card-ember_ring = Anneau de braise\n    .text = +1 en santé.\n",
    ),
    "peril": Addition(
        "perils.yaml",
        "perils",
        """\
  - id: falling_soot
    level: minor
    do: [{do: hurt, who: any_hero, fatigue: 1}]
""",
        "perils.ftl",
        "peril-falling_soot = Falling soot\n    .text = Soot comes down the flue. A hero suffers 1 ✦.\n",
        "peril-falling_soot = Pluie de suie\n    .text = La suie tombe du conduit. Un héros subit 1 ✦.\n",
    ),
    "travel": Addition(
        "travel_events.yaml",
        "events",
        """\
  - id: lost_lantern
    weight: 3
    options:
      - id: take
        do: [{do: message, text: taken}, {do: gold, amount: 10}]
      - id: leave
        do: [{do: message, text: left}]
""",
        "travel.ftl",
        """\
travel-lost_lantern = A lantern burns in the middle of the road, and nobody is near it.
travel-lost_lantern-take = Take it along
travel-lost_lantern-leave = Leave it burning
travel-lost_lantern-message-taken = The next village buys it, and asks no questions.
travel-lost_lantern-message-left = Behind the bend its light is gone, or somebody has come for it.
""",
        """\
travel-lost_lantern = Une lanterne brûle au milieu de la route, et personne n’est auprès d’elle.
travel-lost_lantern-take = L’emporter
travel-lost_lantern-leave = La laisser brûler
travel-lost_lantern-message-taken = Le village suivant l’achète, et ne pose aucune question.
travel-lost_lantern-message-left = Passé le tournant, sa lumière a disparu, ou quelqu’un est venu la chercher.
""",
    ),
}
"""One card of each kind that something is drawn from by chance."""


def copied(folder: Path) -> Path:
    """The repository in this folder, without what it makes itself."""
    return Path(shutil.copytree(ROOT, folder / ROOT.name, ignore=shutil.ignore_patterns(*NOT_COPIED)))


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python module run in the copy, on the copy's code; Discord's description stays where it is."""
    spec = ROOT.parent / "shared" / "discord" / "openapi.json"
    environment = {"FLAMBEAU_DISCORD_SPEC": str(spec), **os.environ, "PYTHONPATH": str(root)}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


def reds(report: str) -> list[str]:
    """The tests that failed by pytest's report, one line for all cases of a test; not those that keep the books."""
    found = [match[1] for line in report.splitlines() if (match := RED.match(line))]
    return [test for test in dict.fromkeys(found) if not test.startswith(BOOKS)]


def measure(kinds: Sequence[str], tests: Sequence[str], workers: int) -> int:
    """Add a card of each of these kinds, run the tests, and tell what turned red; how many tests did."""
    with TemporaryDirectory(prefix="additive-") as folder:
        root = copied(Path(folder))
        for kind in kinds:
            ADDITIONS[kind].write(root)
        checked = run(root, "bot", "check")
        if checked.returncode:
            sys.exit(f"The content does not pass its check:\n{checked.stdout}{checked.stderr}")
        options = ("-n", str(workers), "-p", "no:cacheprovider", "--tb=line", f"--ignore={ITSELF}")
        played = run(root, "pytest", *options, *tests)
    found = reds(played.stdout)
    if played.returncode not in (0, 1):
        sys.exit(f"The tests could not be run:\n{played.stdout}{played.stderr}")
    print(f"{', '.join(kinds)}: {len(found)} tests turn red ({played.stdout.splitlines()[-1].strip('= ')})")
    for test in found:
        print(f"  {test}")
    return len(found)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=ADDITIONS, help="one kind of card instead of all of them")
    parser.add_argument("--tests", nargs="*", default=[], help="only these tests")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    kinds = [given.only] if given.only else list(ADDITIONS)
    sys.exit(1 if measure(kinds, given.tests, given.workers) else 0)


if __name__ == "__main__":
    main()
