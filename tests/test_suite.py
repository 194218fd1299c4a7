"""The whole run stays short enough to be made before every change goes in."""

import pytest

MOST = 24_000
"""Each is collected in every worker, before the first one runs: a thousand of them are half a second."""


def test_there_are_not_too_many_tests(request: pytest.FixtureRequest) -> None:
    """What holds for every card or every module is one test that names those for which it does not."""
    assert len(request.session.items) <= MOST
