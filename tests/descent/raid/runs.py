"""Small raids for scenes: four levels an act, each a chapel with an open portal.

run = raid(heroes=2)
run.do(Descend())
run.leave(rounds=4, searched=2, cleared=True)
assert run.upgrade.most == 2
"""

from typing import Any

from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Start
from bot.descent.party.settings import Configure
from bot.descent.raid.run import Raid, Upgrade
from bot.descent.raid.setting_out import ChooseRaid
from bot.descent.road.homecoming import come_home
from bot.descent.road.journey import Journey
from bot.descent.state.game import Ending
from bot.kernel.events import Event
from tests.descent.party.saved import SavedCampaign
from tests.descent.quest.tables import read_quest

OWNER, FRIEND = 1, 2
HEROES = [
    ("grisban_the_thirsty", "berserker"),
    ("leoric_of_the_book", "runemaster"),
    ("avric_albright", "disciple"),
    ("jain_fairwood", "thief"),
]
GRISBAN, LEORIC = HEROES[0][0], HEROES[1][0]
ACTS = {1: ("ash", "birch", "cedar", "dogwood"), 2: ("elder", "fir", "ginkgo", "hazel")}
LEVEL = """
act: {act}
level: {{open: true, swift: 3, steady: 5}}
tokens: [{{id: portal, kind: portal, square: G4}}]
spawns: [{{monster: zombie, near: H3, minions: {{2: 1, 3: 1, 4: 1}}, masters: {{2: 0, 3: 0, 4: 0}}}}]
"""


class Run(SavedCampaign):
    """A raid under way; by default its owner acts."""

    HERO, PLAYER = GRISBAN, OWNER

    @property
    def journey(self) -> Journey:
        assert self.campaign.journey is not None
        return self.campaign.journey

    @property
    def raid(self) -> Raid:
        assert self.journey.raid is not None
        return self.journey.raid

    @property
    def upgrade(self) -> Upgrade:
        assert self.raid.upgrade is not None
        return self.raid.upgrade

    def leave(self, *, rounds: int = 4, searched: int = 0, cleared: bool = False, won: bool = True) -> list[Event]:
        """The level in play ends like this; nothing of it is played."""
        game = self.campaign.running()
        assert game.delve is not None
        game.round, game.delve.searched = rounds, searched
        if cleared:
            game.monsters.clear()
        game.ending = Ending(outcome="won" if won else "lost", reason="portal" if won else "morale")
        self.events = come_home(self.campaign, game)
        self.campaign = Campaign.model_validate_json(self.campaign.model_dump_json())
        return self.events

    def told(self, kind: str) -> list[Any]:
        """The events of one kind that the last deed told."""
        return [event for event in self.events if event.kind == kind]


def lay_out_levels() -> None:
    """Only the levels of this page are in the library."""
    shelf = library()
    shelf.quests = dict(shelf.adventures)
    for act, names in ACTS.items():
        for name in names:
            shelf.quests[name] = read_quest(LEVEL.format(act=act), name)


def gathered(heroes: int = 2, difficulty: str = "normal", **choice: Any) -> Campaign:
    """A party that has chosen the Raid; each hero is played by the owner but the second one."""
    lay_out_levels()
    campaign = Campaign(name="Les Braises", owner=OWNER)
    ChooseRaid(**choice).do(campaign, OWNER)
    Configure.model_validate({"difficulty": difficulty}).do(campaign, OWNER)
    for number, (hero, hero_class) in enumerate(HEROES[:heroes]):
        Join(hero=hero, hero_class=hero_class).do(campaign, FRIEND if number == 1 else OWNER)
    return campaign


def raid(*, heroes: int = 2, difficulty: str = "normal", seed: str = "raid", **choice: Any) -> Run:
    """A raid that has just begun."""
    run = Run(gathered(heroes, difficulty, **choice))
    run.do(Start(seed=seed))
    return run
