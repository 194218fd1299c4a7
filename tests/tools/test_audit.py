"""The audit: a known weakness fails it, data that can't be reached does not."""

from tools.audit import judged


def test_what_is_said_about_a_report() -> None:
    """A weakness is named with its mending; what was not looked up is counted."""
    weakness = {"id": "PYSEC-1", "fix_versions": ["2.0"], "aliases": [], "description": "…"}
    sound, skipped = {"name": "sound", "version": "1.0", "vulns": []}, {"name": "own", "skip_reason": "not found"}
    weak = {"name": "weak", "version": "1.0", "vulns": [weakness]}

    assert judged({"dependencies": [sound, skipped]}) == (
        ["audit: 1 of 2 packages were looked up, 0 weaknesses known"],
        0,
    )
    lines, code = judged({"dependencies": [sound, weak]})
    assert (lines[0], code) == ("audit: weak 1.0: PYSEC-1, mended in 2.0", 1)
    assert judged(None)[1] == 0
    assert judged({"dependencies": [skipped]}) == (["audit: its data can't be reached; nothing was looked up"], 0)
