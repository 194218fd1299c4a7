"""Looks up whether anything we depend on has a known weakness: python -m tools.audit

Fetches pip-audit into a folder of its own and asks it about requirements.txt. Exit code 1 if a weakness is known.
Where the data can't be reached that is said, and is no failure: no change is to wait for somebody else's network.
"""

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

from bot.paths import ROOT

PINS = ROOT / "requirements.txt"
PATIENCE = 300.0


def report(python: Path) -> dict[str, Any] | None:
    """What pip-audit says; None if it can't be had, or says nothing."""
    fetching = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit")
    asking = (python, "-m", "pip_audit", "--disable-pip", "--require-hashes", "-r", PINS, "--format", "json")
    try:
        subprocess.run(fetching, check=True, capture_output=True, timeout=PATIENCE)
        told = subprocess.run(asking, capture_output=True, text=True, timeout=PATIENCE).stdout
        found: dict[str, Any] = json.loads(told)
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    return found


def judged(found: dict[str, Any] | None) -> tuple[list[str], int]:
    """What to say about a report, and the exit code."""
    if found is None:
        return ["audit: pip-audit or its data can't be reached; nothing was looked up"], 0
    known = found["dependencies"]
    weak = [_told(one, weakness) for one in known for weakness in one.get("vulns", ())]
    looked_up = sum("skip_reason" not in one for one in known)
    if not looked_up:
        return ["audit: its data can't be reached; nothing was looked up"], 0
    counted = f"audit: {looked_up} of {len(known)} packages were looked up, {len(weak)} weaknesses known"
    return [*weak, counted], 1 if weak else 0


def _told(package: dict[str, Any], weakness: dict[str, Any]) -> str:
    mended = ", ".join(weakness["fix_versions"]) or "none"
    return f"audit: {package['name']} {package['version']}: {weakness['id']}, mended in {mended}"


def main() -> int:
    """Print what was found; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        lines, code = judged(report(Path(folder) / "bin" / "python"))
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
