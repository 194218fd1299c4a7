"""Write the saves of this release: campaigns in all sorts of situations, for every later release to open.

    python -m tools.write_saves 0.1.0

Each campaign is played through the real table into one SQLite file, `tests/saves/<release>/campaigns.db`, and
exported beside it. A release that is out is never written again: its files are what players have on their disks.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Literal

from bot.descent.autopilot import Limits
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import ChooseQuest, Join, Play, Start, Undo
from bot.descent.party.settings import Configure
from bot.descent.party.standing_orders import SetOrders
from bot.descent.road.wayfaring import next_deed
from bot.paths import ROOT
from bot.store import open_store
from bot.table.deeds import Deed
from bot.table.matters import matters
from bot.table.orders import ANY, Order
from bot.table.standins import NameStandin
from bot.table.table import Table
from bot.table.votes import CastVote

FOLDER = ROOT / "tests" / "saves"
BEGAN = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)
GUILD, FIRST_CHANNEL, FIRST_INTERACTION = 1191150200000000000, 1191150250000000000, 1191150400000000000
ALIX, BRUNO, CHLOE = 1191150300000000000, 1191150300000000001, 1191150300000000002
PARTY = (
    ("syndrael", "knight", ALIX),
    ("avric_albright", "disciple", BRUNO),
    ("leoric_of_the_book", "runemaster", CHLOE),
    ("jain_fairwood", "wildlander", ALIX),
)
WATCHFUL = (
    ("grisban_the_thirsty", "knight", ALIX),
    ("ashrian", "spiritspeaker", BRUNO),
    ("widow_tarha", "runemaster", CHLOE),
    ("tomble_burrowell", "thief", ALIX),
)
"""Heroes of whom several may react to the same blow, once they have learned something."""
DRAWN_FROM = ("search_cards", "activations", "perils", "items", "travel_events")
"""What logs are played again with: the cards there were."""
FRUGAL = Limits(potions=False, feat=False)
MOST_DEEDS = 2000
MOST_SEEDS = 40

Wanted = Callable[[Campaign], bool]


@dataclass
class Life:
    """A campaign and everything its players did."""

    name: str
    language: Literal["fr", "en"]
    campaign: Campaign = field(init=False)
    deeds: list[tuple[int, Deed]] = field(default_factory=list)

    def __post_init__(self) -> None:
        # As a table founds it.
        self.campaign = Campaign(name=self.name, owner=ALIX, language=self.language, decisions="vote")

    def do(self, deed: Deed, player: int = ALIX) -> None:
        deed.do(self.campaign, player)
        self.deeds.append((player, deed))

    def lives_until(self, wanted: Wanted) -> bool:
        """Automatic players go on until the campaign is as wanted; False if that never comes."""
        for _ in range(MOST_DEEDS):
            if wanted(self.campaign):
                return True
            deed = next_deed(self.campaign, FRUGAL)
            if deed is None:
                return False
            self.do(deed, _who_does(self.campaign, deed))
        return False


def _who_does(campaign: Campaign, deed: Deed) -> int:
    """A hero's own player, where a deed is about one."""
    hero = deed.command.hero if isinstance(deed, Play) else getattr(deed, "hero", None)
    seat = campaign.seat(hero) if hero is not None else None
    return seat.player if seat is not None else campaign.owner


# What a campaign may be in the middle of --------------------------------------------------------------------------


def asked(kind: str) -> Wanted:
    """Somebody is asked this."""

    def so(campaign: Campaign) -> bool:
        question = campaign.game.question if campaign.game is not None else None
        return question is not None and question.kind == kind

    return so


def several_asked(campaign: Campaign) -> bool:
    """Several may react at the same moment."""
    question = campaign.game.question if campaign.game is not None else None
    return question is not None and bool(question.also)


def something_done(campaign: Campaign) -> bool:
    """Something was done in this turn that can be taken back."""
    return campaign.turn_log is not None and len(campaign.turn_log.done) > 1


def in_round(number: int) -> Wanted:
    """It is somebody's turn in that round."""

    def so(campaign: Campaign) -> bool:
        game = campaign.game
        return game is not None and game.round >= number and game.turn is not None

    return so


def in_phase(phase: str) -> Wanted:
    """So far has it come."""
    return lambda campaign: campaign.phase == phase


def in_a_city(campaign: Campaign) -> bool:
    """The party is in a city, and can shop there."""
    return campaign.journey is not None and campaign.journey.city is not None and campaign.phase == "travelling"


def on_the_map(campaign: Campaign) -> bool:
    """Where to next?"""
    journey = campaign.journey
    return campaign.phase == "travelling" and journey is not None and not journey.facing and not journey.city


def facing_an_event(campaign: Campaign) -> bool:
    """Something was met on the road."""
    return campaign.journey is not None and campaign.journey.facing is not None


def in_act_two(campaign: Campaign) -> bool:
    """The second half of the long campaign."""
    return campaign.journey is not None and campaign.journey.act == 2 and in_round(2)(campaign)


# What is done once it has come to that ----------------------------------------------------------------------------


def take_back(life: Life) -> None:
    """The last command is taken back, and could be done again."""
    game = life.campaign.running()
    seat = life.campaign.seat(game.turn.hero) if game.turn is not None else None
    assert seat is not None
    life.do(Undo(), seat.player)


def settle_reactions(life: Life) -> None:
    """A stand-in for one hero, standing orders for two."""
    life.do(NameStandin(hero="avric_albright", standin=CHLOE, turns=3), BRUNO)
    life.do(SetOrders(hero="syndrael", orders=(Order(card=ANY, say="use", hearts=2),)))
    life.do(SetOrders(hero="leoric_of_the_book", orders=(Order(card=ANY, say="never"),)), CHLOE)


def vote(life: Life) -> None:
    """The party decides together, and one vote is cast."""
    life.do(Configure(decisions="vote"))
    matter = matters(life.campaign)[0]
    life.do(CastVote(on=matter.kind, choice=matter.choices[0].id), BRUNO)


@dataclass(frozen=True)
class Recipe:
    """How a save is made: who plays what, until when, and what is done then."""

    heroes: int
    quest: str | None = None
    story: str | None = None
    until: Wanted | None = None
    """None: it is never started."""
    then: Callable[[Life], None] | None = None
    party: tuple[tuple[str, str, int], ...] = PARTY


SAVES = {
    "gathering": Recipe(2, "first_torch"),
    "surges_to_spend": Recipe(3, "ash_road", until=asked("spend_surges")),
    "reaction_of_several": Recipe(4, story="winter_oath", until=several_asked, party=WATCHFUL),
    "choice_of_square": Recipe(4, "cold_hearth", until=asked("choose_square")),
    "choice_in_the_story": Recipe(3, "drowned_mill", until=asked("quest_choice")),
    "taken_back": Recipe(2, "first_torch", until=something_done, then=take_back),
    "standin_and_orders": Recipe(3, "bell_thief", until=in_round(2), then=settle_reactions),
    "round_four": Recipe(4, "burning_granary", until=in_round(4)),
    "ember_chapel": Recipe(2, "ember_chapel", until=in_round(2)),
    "quest_over": Recipe(2, "first_torch", until=in_phase("over")),
    "in_a_city": Recipe(3, story="keepers_flame", until=in_a_city),
    "travel_event": Recipe(3, story="winter_oath", until=facing_an_event),
    "vote_open": Recipe(3, story="keepers_flame", until=on_the_map, then=vote),
    "act_two": Recipe(2, story="winter_oath", until=in_act_two),
    "finished": Recipe(2, story="keepers_flame", until=in_phase("finished")),
    "archived": Recipe(2, "spider_cellar", until=in_round(2)),
}


def live(name: str, recipe: Recipe, language: Literal["fr", "en"]) -> Life:
    """A campaign by its recipe; seeds are tried until one leads where it should."""
    for seed in range(MOST_SEEDS):
        life = Life(name.replace("_", " "), language)
        life.do(Configure(decisions="anyone"))
        life.do(
            ChooseQuest(quest=recipe.quest) if recipe.quest is not None else ChooseCampaign(campaign=recipe.story)
        )
        for hero, calling, player in recipe.party[: recipe.heroes]:
            life.do(Join(hero=hero, hero_class=calling), player)
        if recipe.until is None:
            return life
        life.do(Start(seed=f"{name} {seed}"))
        if life.lives_until(recipe.until):
            if recipe.then is not None:
                recipe.then(life)
            return life
    raise SystemExit(f"{name}: none of {MOST_SEEDS} seeds leads there")


async def write(release: str) -> None:
    """All saves of a release."""
    folder = FOLDER / release
    if folder.exists():
        raise SystemExit(f"{release} is written already; what players have on their disks does not change")
    folder.mkdir(parents=True)
    decks = {kind: list(getattr(library(), kind)) for kind in DRAWN_FROM}
    (folder / "decks.json").write_text(json.dumps(decks, indent=1) + "\n", encoding="utf-8")
    minutes = iter(range(10**6))

    def now() -> datetime:
        return BEGAN + timedelta(minutes=next(minutes))

    interactions = iter(range(FIRST_INTERACTION, FIRST_INTERACTION + 10**6))
    async with await open_store(folder / "campaigns.db", now=BEGAN) as store:
        table = Table(store, now=now)
        for number, (name, recipe) in enumerate(SAVES.items()):
            life = live(name, recipe, "en" if number % 2 else "fr")
            outcome = await table.create(
                guild=GUILD,
                channel=FIRST_CHANNEL + number,
                owner=ALIX,
                name=life.name,
                language=life.language,
                interaction=next(interactions),
            )
            for player, deed in life.deeds:
                outcome = await table.act(outcome.campaign_id, player, deed, interaction=next(interactions))
            assert outcome.campaign.model_dump_json() == life.campaign.model_dump_json()
            (folder / f"{name}.flambeau").write_bytes(await table.export(outcome.campaign_id, ALIX))
            if name == "archived":
                await table.archive(outcome.campaign_id, ALIX, interaction=next(interactions))
            print(f"{name}: {outcome.version} deeds")


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
