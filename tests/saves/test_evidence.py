"""Reports, replays and proofs: what a player hands in can be played again, and holds no more than they may know."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.descent.deeds import DescentDeed
from bot.descent.party.campaign import Campaign
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.saves.completing import completed
from bot.saves.evidence import NoEvidence, PlayReport, pack_report, read_evidence
from bot.saves.proving import Proof, prove
from bot.saves.reporting import Kept, report_of
from bot.store import open_store
from bot.store.export import unpack
from bot.store.noted_faults import MOST_KEPT, faults_of
from bot.table.table import Table, TableFault
from tests.saves.lives import Old
from tests.saves.releases import EXPORTS, FOLDER

NOW = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
ALIX, BRUNO, CHLOE = (881_000_000_000_000_000 + number for number in (7, 3, 5))
SECRET = "a secret of sixty-four letters"


class Stumble(DescentDeed):
    """A deed with a bug."""

    over: str

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        raise KeyError(self.over)


@pytest.fixture
async def life(tmp_path: Path, stated_decks: None) -> AsyncIterator[Old]:
    """Alix's campaign, in which she and Bruno have just begun a quest."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as store:
        table = Table(store, seeds=lambda: SECRET, now=lambda: NOW)
        now = await table.create(guild=10, channel=20, owner=ALIX, name="Braise", language="fr", interaction=1)
        old = Old(store, table, now, count(10))
        for player in (ALIX, BRUNO):
            hero = old.campaign.free_heroes()[0]
            join = DescentDeed.read(
                {"deed": "join", "hero": hero, "hero_class": old.campaign.free_classes(hero)[0]}
            )
            await old.act(join, player)
        await old.start()
        yield old


async def to_the_end(life: Old) -> None:
    """The quest, played by automatic heroes."""
    await life.plays_on(lambda campaign: campaign.phase == "over")


async def kept(life: Old) -> Kept:
    """All that the store has of it."""
    number = life.now.campaign_id
    return Kept(
        await life.store.load(number),
        "Braise",
        await life.store.annals(number),
        await faults_of(life.store, number),
        None,
    )


async def report(life: Old, player: int, *, manager: bool = False) -> PlayReport:
    """What a player hands in."""
    return report_of(await kept(life), player, manager=manager, at=NOW.isoformat())


def written(made: PlayReport | dict[str, Any], folder: Path) -> Path:
    """A report as a file."""
    path = folder / "report.json.gz"
    content = pack_report(made) if isinstance(made, PlayReport) else gzip.compress(json.dumps(made).encode())
    path.write_bytes(content)
    return path


def run(*arguments: str | Path) -> Result:
    """The command as somebody types it."""
    return CliRunner().invoke(app, ["replay", *map(str, arguments)])


def played(*arguments: str | Path, code: int) -> dict[str, Any]:
    """What it says, for programs."""
    result = run(*arguments, "--json")
    assert result.exit_code == code, result.output
    answer: dict[str, Any] = json.loads(result.stdout.splitlines()[0])
    return answer


async def completely_played(path: Path, database: Path) -> dict[str, Any]:
    """The same with a database; the command brings a loop of its own, so it gets a thread."""
    return await asyncio.to_thread(lambda: played(path, "--database", database, code=1))


# Reports ----------------------------------------------------------------------------------------------------------


async def test_the_owner_s_report_can_be_played_again(life: Old, tmp_path: Path) -> None:
    """State, deeds and the seed are in it; played again it is as it was."""
    await life.plays_on(lambda campaign: campaign.running().round == 2)
    made = await report(life, ALIX)

    found = played(written(made, tmp_path), code=0)

    assert made.left_out == []
    assert made.state is not None
    assert made.fingerprint == life.campaign.running().content
    assert (found["equal"], found["played"], found["deeds"]) == (True, life.now.version, life.now.version)


async def test_people_are_numbers(life: Old) -> None:
    """No id of a person is in a report; they keep their order, so that nothing depends on the change."""
    made = await report(life, ALIX)
    text = made.model_dump_json()

    assert not any(str(person) in text for person in (ALIX, BRUNO))
    assert [done.player for done in made.deeds] == [2, 1, 2]
    assert (made.reporter, made.players) == (2, 2)


async def test_a_player_s_report_holds_no_seed(life: Old, tmp_path: Path) -> None:
    """Bruno may not know the dice to come: neither seed nor state are in his file, and it says so."""
    made = await report(life, BRUNO)

    assert SECRET not in made.model_dump_json()
    assert made.left_out == ["state", "seed"]
    assert [done.kind for done in made.deeds if done.deed is None] == ["start"]
    found = played(written(made, tmp_path), code=2)
    assert (found["played"], found["missing"]) == (2, 3)


async def test_whoever_runs_the_bot_has_the_rest(life: Old, tmp_path: Path) -> None:
    """With the database a player's report is played to its version, and a fault in it comes again."""
    with pytest.raises(TableFault):
        await life.act(Stumble(over="a stone"), BRUNO)
    path = written(await report(life, BRUNO), tmp_path)
    database = tmp_path / "flambeau.sqlite3"

    found = await completely_played(path, database)

    assert (found["played"], found["missing"], found["stop"]) == (3, None, None)
    assert found["faults"][0]["stop"]["lines"][0] == "KeyError: 'a stone'"
    await life.plays_on(lambda campaign: campaign.running().round == 2)
    later = await completely_played(path, database)
    assert later["played"] == 3


async def test_another_campaign_completes_nothing(life: Old, tmp_path: Path) -> None:
    """A database in which that number is another campaign is told apart."""
    form = (await report(life, BRUNO)).model_dump()
    form["deeds"][0]["kind"] = "speak"

    with pytest.raises(NoEvidence, match="another one"):
        await completed(read_evidence(written(form, tmp_path)), tmp_path / "flambeau.sqlite3")


async def test_once_the_seed_is_told_everybody_may_have_it(life: Old, tmp_path: Path) -> None:
    """After the quest Bruno's file is whole."""
    await to_the_end(life)
    made = await report(life, BRUNO)

    assert made.left_out == []
    assert played(written(made, tmp_path), code=0)["equal"]


async def test_onlookers_report_nothing(life: Old) -> None:
    """Whoever does not take part gets no file, unless they manage the server."""
    with pytest.raises(Refused, match="not_at_the_table"):
        await report(life, CHLOE)

    assert (await report(life, CHLOE, manager=True)).left_out == []


async def test_a_save_that_can_t_be_read_is_reported_by_managers(life: Old) -> None:
    """Nobody knows what in it is secret, so its players can't have it; the server's managers can."""
    found = await kept(life)
    broken = Kept(
        type(found.saved)(**{**vars(found.saved), "state": '{"name": 3}'}), "Braise", found.annals, (), None
    )

    with pytest.raises(Refused, match="save_unreadable"):
        report_of(broken, ALIX, manager=False, at="")

    assert report_of(broken, ALIX, manager=True, at="").state == {"name": 3}


async def test_a_report_is_no_campaign(life: Old) -> None:
    """It can't be imported."""
    with pytest.raises(Refused, match="not_a_campaign_file"):
        unpack(pack_report(await report(life, ALIX)))


# Faults -----------------------------------------------------------------------------------------------------------


async def test_a_fault_comes_again(life: Old, tmp_path: Path) -> None:
    """What a player tried is in the report with its reference, and fails again where it failed."""
    with pytest.raises(TableFault) as caught:
        await life.act(Stumble(over="a stone"), BRUNO)
    await life.plays_on(lambda campaign: campaign.running().round == 2)

    found = played(written(await report(life, ALIX), tmp_path), code=1)

    assert found["stop"] is None
    assert [each["reference"] for each in found["faults"]] == [caught.value.reference]
    stop = found["faults"][0]["stop"]
    assert (stop["kind"], stop["player"], stop["deed"]) == ("stumble", 1, 4)
    assert stop["lines"][0] == "KeyError: 'a stone'"
    assert "tests/saves/test_evidence.py" in stop["lines"][-1]


async def test_a_deed_of_a_button_is_known_too(life: Old) -> None:
    """What is meant is found out again, where the table only knew a button."""
    with pytest.raises(TableFault):
        await life.table.act(
            life.now.campaign_id, BRUNO, lambda campaign: Stumble(over=campaign.name), interaction=99
        )

    (fault,) = await faults_of(life.store, life.now.campaign_id)

    assert fault.deed is not None
    assert json.loads(fault.deed) == {"deed": "stumble", "over": "Braise"}


async def test_only_the_last_faults_are_kept(life: Old) -> None:
    """A campaign that stumbles all the time does not fill the store."""
    for number in range(MOST_KEPT + 2):
        with pytest.raises(TableFault):
            await life.act(Stumble(over=str(number)), ALIX)

    found = await faults_of(life.store, life.now.campaign_id)

    assert [json.loads(each.deed or "")["over"] for each in found] == ["2", "3", "4", "5", "6"]


# Replays ----------------------------------------------------------------------------------------------------------


async def test_it_stops_where_it_went_wrong(life: Old, tmp_path: Path) -> None:
    """The first deed that told something else is named, with the difference in a few lines."""
    await life.plays_on(lambda campaign: campaign.running().round == 2)
    form = (await report(life, ALIX)).model_dump()
    number = next(number for number, done in enumerate(form["deeds"]) if "attack" in str(done["events"]))
    form["deeds"][number]["events"][-1] = {"event": "quest_ended", "outcome": "won", "reason": "x", "seed": "y"}

    found = played(path := written(form, tmp_path), code=1)

    assert found["played"] == number
    assert (found["stop"]["deed"], found["stop"]["why"]) == (number + 1, "told")
    assert "quest_ended" in found["stop"]["lines"][0]
    assert f"deed {number + 1} (" in run(path).output
    assert played(path, "--until", str(number), code=0)["equal"]


async def test_another_state_is_told(life: Old, tmp_path: Path) -> None:
    """All deeds may be right and the state another: then that is said."""
    form = (await report(life, ALIX)).model_dump()
    form["state"]["gold"] = 5

    found = played(written(form, tmp_path), code=1)

    assert (found["stop"]["why"], found["stop"]["lines"]) == ("state", ["gold is 5 saved, None played"])


async def test_the_story_is_told(life: Old, tmp_path: Path) -> None:
    """With --tell every deed is told in words, in either language."""
    path = written(await report(life, ALIX), tmp_path)

    french, english = run(path, "--tell", "--lang", "fr"), run(path, "--tell", "--lang", "en")

    assert french.exit_code == english.exit_code == 0
    assert "3 · start · player 2" in french.output
    assert french.output != english.output


@pytest.mark.parametrize("content", [b"", b"{}", b"\x1f\x8bnot", b'{"flambeau_report": 1}', b"[1]", b"[" * 10**5])
def test_what_is_no_report_is_said_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    """A file that can't be read is exit code 2 and one line."""
    path = tmp_path / "file"
    path.write_bytes(content)

    result = run(path)

    assert result.exit_code == 2
    assert "neither a report nor an export" in result.output


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"flambeau_report": 99}, "it comes from a newer Flambeau"),
        ({"version": 2}, "it stands at version 2, but has 3 deeds"),
        ({"version": 4}, "it stands at version 4, but has 3 deeds"),
        (
            {"faults": [{"reference": "a", "at": "", "version": 0, "player": 1, "deed": {"deed": "fly"}}]},
            "What was tried after deed 0 can't be read: unknown deed 'fly'",
        ),
    ],
    ids=["newer", "a deed too many", "a deed too few", "a fault of nobody knows what"],
)
async def test_a_report_that_can_t_be_played_says_why(
    life: Old, tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    """One sentence and exit code 2; and never that all is as it was, where the state was not even compared."""
    made = (await report(life, ALIX)).model_dump() | change
    path = tmp_path / "report.json"
    path.write_text(json.dumps(made), encoding="utf-8")

    result = run(path)

    assert result.exit_code == 2, result.output
    assert told in " ".join(result.output.split())


async def test_a_name_that_means_harm_to_a_terminal(life: Old, tmp_path: Path) -> None:
    """Half of a pair can't be written, and signs of control are not."""
    made = (await report(life, ALIX)).model_dump() | {"name": "Cen\ud800dre\x1b[2Js"}
    path = tmp_path / "report.json"
    path.write_text(json.dumps(made), encoding="utf-8")

    result = run(path)

    assert result.exit_code == 0, result.output
    assert result.output.startswith("Cendre2Js: 3 of 3")


def test_an_old_export_is_played_again() -> None:
    """Exports of earlier releases are read; where they lead elsewhere by today's rules, that is named."""
    for export in EXPORTS:
        result = run(FOLDER / export)

        assert result.exit_code in (0, 1), result.output
        assert "deeds played again" in result.output


# Proofs -----------------------------------------------------------------------------------------------------------


async def proof(life: Old) -> Proof | None:
    """What is said of its dice."""
    found = await kept(life)
    return prove(found.saved, found.name, found.annals)


async def test_the_dice_of_a_finished_quest_are_proved(life: Old) -> None:
    """Before the end there is only the hash; afterwards the seed fits it, and all deeds lead to what was told."""
    before = await proof(life)
    assert before is not None
    assert (before.seed, before.verdict) == (None, None)
    await to_the_end(life)

    after = await proof(life)

    assert after is not None
    assert (after.commitment, after.seed, after.verdict) == (before.commitment, SECRET, "proved")
    assert after.deeds == life.now.version - 2


async def test_the_last_finished_quest_is_proved_while_another_is_played(life: Old) -> None:
    """The one in play has its turn at its end."""
    await to_the_end(life)
    await life.start()

    after = await proof(life)

    assert after is not None
    assert after.verdict == "proved"


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        (("commitment", "0" * 64), "other_seed"),
        (("hearts", 9), "elsewhere"),
    ],
)
async def test_forged_dice_are_found_out(life: Old, change: tuple[str, Any], verdict: str) -> None:
    """Another hash, or a number that the dice did not show."""
    await to_the_end(life)
    found = await kept(life)
    name, value = change
    annals, done = list(found.annals), False
    for place, line in enumerate(annals):
        events = [json.loads(event) for event in line.events]
        for event in events:
            if not done and name in event:
                event[name], done = value, True
        annals[place] = type(line)(**{**vars(line), "events": tuple(json.dumps(event) for event in events)})

    assert done, "there is nothing of the kind in the log"
    after = prove(found.saved, found.name, annals)

    assert after is not None
    assert after.verdict == verdict


@pytest.mark.parametrize("spoiled", ["{", '{"event": "of_nobody"}'])
async def test_a_log_that_can_t_be_read_proves_nothing(life: Old, spoiled: str) -> None:
    """Whoever asks is told that nothing can be proved, and not that we have a bug."""
    await to_the_end(life)
    found = await kept(life)
    annals = list(found.annals)
    line = annals[life.now.version // 2]
    annals[line.version - 1] = type(line)(**{**vars(line), "events": (*line.events, spoiled)})

    after = prove(found.saved, found.name, annals)

    assert after is not None
    assert after.verdict == "changed_since"
