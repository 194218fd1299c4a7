"""A run of the rules uses up a budget: far more than any game needs, and what never ends is ended."""

from pathlib import Path

import pytest

from bot.descent.deeds import DescentDeed
from bot.descent.events import QuestMovedOn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import ChooseQuest, Join, Start
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.rules.steps import Step, push, run
from bot.descent.state.game import Game
from bot.games import system
from bot.kernel.budget import MOST_EVENTS, MOST_STEPS, RulesWithoutEnd, budget
from bot.kernel.events import Event
from bot.store import open_store
from bot.table.campaign import NOBODY
from bot.table.table import Table, TableFault
from tests.agenda.parties import ALIX, NOON, begun

PARTY = (("syndrael", "knight"), ("widow_tarha", "runemaster"), ("avric_albright", "disciple"))
PLENTY = 10
"""No play comes nearer to the bounds than a tenth of them."""
TURNS = 12

# What follows is never saved, so it is of no kind: kinds are known to all tests that come later. It goes on for
# twice as long as it may, not for ever: without a budget the tests fail, and do not hang.


class ComeAgain(Step, abstract=True):
    """A circle of one step, as only a mistake makes it."""

    left: int = 2 * MOST_STEPS

    def resolve(self, game: Game) -> None:
        if self.left:
            push(game, ComeAgain.model_construct(left=self.left - 1))


class TalkOn(Step, abstract=True):
    """Tells without end, in a single step."""

    def resolve(self, game: Game) -> None:
        for _ in range(2 * MOST_EVENTS):
            game.tell(QuestMovedOn(quest="nowhere", why="fits"))


class GoRound(DescentDeed, abstract=True):
    """A deed that leads into the circle."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        campaign.gold = 1
        push(campaign.running(), ComeAgain.model_construct())
        run(campaign.running())
        return []


class ChatterOn(DescentDeed, abstract=True):
    """A deed that tells more than anybody can read."""

    def do(self, campaign: Campaign, player: int) -> list[Event]:
        return [QuestMovedOn(quest="nowhere", why="fits")] * (MOST_EVENTS + 1)


@pytest.mark.parametrize("step", [ComeAgain.model_construct(), TalkOn.model_construct()], ids=["steps", "events"])
def test_what_never_ends_is_ended(step: Step) -> None:
    """Whether it goes round in steps or in events."""
    game = begun().running()
    push(game, step)

    with pytest.raises(RulesWithoutEnd), budget():
        run(game)


@pytest.mark.parametrize("deed", [GoRound.model_construct(), ChatterOn.model_construct()], ids=["steps", "events"])
async def test_a_deed_without_end_saves_nothing(
    deed: DescentDeed, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The player gets a reference, the log names the campaign and its version, and the campaign is as it was."""
    async with await open_store(tmp_path / "endless.sqlite3", now=NOON) as store:
        table = Table(store, now=lambda: NOON)
        number, _ = await store.create_campaign(
            guild_id=1,
            channel_id=2,
            name="Braises",
            interaction_id=1,
            rules=2,
            state=begun().model_dump_json(),
            now=NOON,
        )
        before = await store.load(number)

        with pytest.raises(TableFault) as fault:
            await table.act(number, ALIX, deed, interaction=2)

        assert await store.load(number) == before
        assert await store.annals(number) == []
        assert fault.value.reference in caplog.text
        assert RulesWithoutEnd.__name__ in caplog.text
        assert f"campaign {number} at version 0" in caplog.text
        assert (await table.look(number)).version == 0


@pytest.mark.parametrize("quest", ["ember_chapel", "spider_cellar", "merick_below"])
def test_no_play_comes_near_the_bounds(quest: str, stated_decks: None) -> None:
    """Automatic turns, which think most, take less than a tenth of the budget."""
    descent = system("descent")
    campaign = descent.found("Braises", ALIX, "fr")
    assert isinstance(campaign, Campaign)
    for place, (hero, calling) in enumerate(PARTY):
        Join(hero=hero, hero_class=calling).do(campaign, ALIX + place)
    ChooseQuest(quest=quest).do(campaign, ALIX)
    Start(seed="budget").do(campaign, ALIX)
    for seat in campaign.seats:
        seat.moved_by_default = "autopilot"
    for _ in range(TURNS):
        waited = descent.awaited(campaign)
        if waited is None or not waited.heroes:
            break
        with budget(MOST_STEPS // PLENTY, MOST_EVENTS // PLENTY):
            assert AutopilotTurn(hero=waited.heroes[0]).do(campaign, NOBODY)
