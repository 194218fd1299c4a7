"""What all tests share: where Discord's API description lies, and that nothing is skipped silently in CI."""

import gc
import os
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest

from bot.descent.words import Words, words
from bot.local.server import LocalDiscord
from bot.paths import ROOT
from bot.settings import Settings
from bot.sweeping import sweep_seldom
from bot.words import LANGUAGES, Language
from tests.decks import playing_with, usual_decks
from tests.postgres import postgres, postgres_server  # noqa: F401 (fixtures of all tests)

sweep_seldom()

# What was compiled is kept, also where the developer wants none of it: a run starts more than a hundred processes,
# and each would compile a thousand modules first; and asserts are rewritten once, not in every run.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

IN_CI = bool(os.environ.get("CI"))

# Whatever the developer has set for the bot does not reach the tests.
for _name in (*(f"FLAMBEAU_{field.upper()}" for field in Settings.model_fields), "DISCORD_TOKEN"):
    os.environ.pop(_name, None)


def spec_path() -> Path:
    """Where Discord's description of its API should lie."""
    return Path(os.environ.get("FLAMBEAU_DISCORD_SPEC") or ROOT.parent / "shared" / "discord" / "openapi.json")


@pytest.fixture
def spec_if_any() -> Path | None:
    """Discord's description of its API, where there is one."""
    path = spec_path()
    return path if path.is_file() else None


@pytest.fixture
def spec(spec_if_any: Path | None) -> Path:
    """Discord's description of its API; a test that asks for it needs it."""
    if spec_if_any is None:
        pytest.skip(f"Discord's OpenAPI description is not at {spec_path()} (set FLAMBEAU_DISCORD_SPEC)")
    return spec_if_any


@pytest.fixture
def stated_decks() -> Iterator[None]:
    """The decks are those of `tests/scenes/decks.json`: a test that names a seed depends on no other card."""
    with playing_with(usual_decks()):
        yield


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Words:
    """Descent's words of each language in turn."""
    language: Language = request.param
    return words(language)


@pytest.fixture
async def local(spec_if_any: Path | None) -> AsyncIterator[LocalDiscord]:
    """A running local Discord; whatever it found wrong with the bot's messages fails the test."""
    server = LocalDiscord(spec=spec_if_any)
    await server.start()
    yield server
    await server.stop()
    assert server.violations == []


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests stay until the end: the garbage collector need not look through them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _not_here(reason: object) -> str:
    return f"skipped, which CI does not allow: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a skipped test has failed."""
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = _not_here(call.excinfo.value if call.excinfo else item.name)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """In CI a skipped file has failed."""
    report = yield
    if IN_CI and report.outcome == "skipped":
        report.outcome = "failed"
        report.longrepr = _not_here(report.longrepr)
    return report
