"""The end of a quest: what a party brings home, and what it finds again in the next one (EXP-04)."""

from typing import Any

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.commands.using import UseElement
from bot.descent.content.library import library
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import ChooseQuest, Join, Play, Start
from bot.descent.quest.base import Cause, Happening
from bot.descent.quest.firing import Carry
from bot.descent.rules.harm import Suffer
from bot.descent.rules.steps import push, run
from bot.descent.state.game import Game
from bot.kernel.refused import Refused
from tests.descent.quest.tables import read_quest

OWNER = 7
WRITTEN = """
won: {xp: 1, gold: "25 * heroes", fame: 2, items: [mail]}
lost: {xp: 1}
variables: {lied: {type: flag, scope: campaign}, freed: {}}
spawns: [{monster: splig, near: G3, remember: true}]
tokens:
  - id: lever
    kind: objective
    square: C2
    uses:
      - {id: up, price: free, do: [{do: win, reason: up}]}
      - {id: down, price: free, do: [{do: lose, reason: down}]}
"""


def campaign(more: str = "") -> Campaign:
    """Two plain heroes in a quest with a lever."""
    quest = read_quest(WRITTEN + more)
    library().quests[quest.id] = quest
    party = Campaign(name="Test", owner=OWNER, quest=quest.id)
    library().classes["other"] = library().classes["trial"].model_copy(update={"id": "other"})
    Join(hero="ada", hero_class="trial").do(party, OWNER)
    Join(hero="bran", hero_class="other").do(party, OWNER)
    return begin(party)


def begin(party: Campaign) -> Campaign:
    """The quest starts, and the first hero's turn."""
    Start(seed="home").do(party, OWNER)
    Play(command=TakeTurn(hero="ada")).do(party, OWNER)
    return saved(party)


def saved(party: Campaign) -> Campaign:
    """The campaign as it reads back."""
    return Campaign.model_validate_json(party.model_dump_json())


def happen(party: Campaign, **written: Any) -> None:
    """Something happens in the quest."""
    game = party.running()
    push(game, Carry(what=Happening.read(written), cause=Cause(actor="ada")))
    run(game)


def pull(party: Campaign, way: str) -> list[str]:
    """The lever ends the quest; the kinds of events told."""
    events = Play(command=UseElement(hero="ada", element="lever", use=way)).do(party, OWNER)
    return [event.kind for event in events]


def test_exp_04_rewards_go_into_the_campaign() -> None:
    """EXP-04: experience for each hero; gold, fame and items for the party; each is told."""
    party = campaign()
    happen(party, do="give", xp=1, gold=10)

    told = pull(party, "up")

    assert [seat.xp for seat in party.seats] == [2, 2]
    assert (party.gold, party.fame) == (160, 2)
    assert [kept.card for seat in party.seats for kept in seat.kept] == ["mail"]
    assert {"experience_gained", "gold_gained", "fame_changed", "item_given"} <= set(told)
    assert party.quests_won == [party.quest]


def test_exp_04_a_lost_quest_pays_less() -> None:
    """EXP-04: what a lost quest gives is its own list; the purse is kept."""
    party = campaign()

    pull(party, "down")

    assert ([seat.xp for seat in party.seats], party.gold, party.fame) == ([1, 1], 100, 0)
    assert party.quests_won == []


def test_exp_04_an_ending_may_bring_something_else() -> None:
    """EXP-04: what stands under `endings` for the reason is given in place of `won` or `lost`."""
    more = "endings: {up: {gold: 5 * heroes}, down: {xp: 2, items: [blade]}, morale: {fame: 1}}"
    won, lost = campaign(more), campaign(more)

    pull(won, "up")
    told = pull(lost, "down")

    assert ([seat.xp for seat in won.seats], won.gold, won.fame) == ([0, 0], 110, 0)
    assert ([seat.xp for seat in lost.seats], lost.gold) == ([2, 2], 100)
    assert [kept.card for seat in lost.seats for kept in seat.kept] == ["blade"]
    assert {"experience_gained", "item_given"} <= set(told)


def test_exp_04_the_next_quest_begins_with_what_was_kept() -> None:
    """EXP-04: cards, gear worn, gold, fame, variables are there again; wounds, fatigue and conditions are not."""
    party = campaign()
    happen(party, do="give", item="blade")
    happen(party, do="give", item="health_potion", to="bran")
    happen(party, do="set", variable="lied", to=1)
    happen(party, do="hurt", who="heroes", hearts=3, fatigue=2)
    happen(party, do="afflict", who="heroes", condition="poisoned")
    game = party.running()
    game.heroes["ada"].card("blade").equipped = True  # type: ignore[union-attr]
    game.heroes["ada"].feat_used = True
    pull(party, "up")

    party = begin(saved(party))
    game = party.running()

    ada, bran = game.heroes["ada"], game.heroes["bran"]
    assert [(held.card, held.equipped) for held in ada.cards if held.kind == "item"] == [
        ("blade", True),
        ("mail", False),
    ]
    assert [held.card for held in bran.cards if held.kind == "search"] == ["health_potion"]
    assert (game.gold, game.fame, game.campaign_variables) == (150, 2, {"lied": 1})
    assert (ada.damage, ada.fatigue, ada.conditions, ada.feat_used) == (0, 0, [], False)
    assert game.variables == {"freed": 0}


def test_a_lieutenant_that_fled_comes_back_wounded_in_the_next_quest() -> None:
    """The wounds a lieutenant fled with are those it returns with."""
    party = campaign()
    game = party.running()
    push(game, Suffer(figure="splig_1", amount=4, source="quest"))
    run(game)
    happen(party, do="flee", who="splig")
    pull(party, "up")
    assert party.wounds == {"splig": 4}

    party = begin(saved(party))

    assert party.running().monsters["splig_1"].damage == 4


def test_a_lieutenant_that_was_defeated_has_no_wounds_left() -> None:
    """Whoever fell starts afresh."""
    party = campaign()
    party.running().wounds["splig"] = 2
    push(party.running(), Suffer(figure="splig_1", amount=99, source="quest"))
    run(party.running())

    pull(party, "up")

    assert party.wounds == {}


def test_a_quest_is_chosen_between_quests() -> None:
    """While gathering and after a quest any player or the owner chooses the next; not while one is played."""
    party = campaign()
    with pytest.raises(Refused, match="already_started"):
        ChooseQuest(quest="ember_chapel").do(party, OWNER)
    pull(party, "up")

    events = ChooseQuest(quest="ember_chapel").do(party, OWNER)

    assert party.quest == "ember_chapel"
    assert [event.kind for event in events] == ["quest_chosen"]


@pytest.mark.parametrize(
    ("quest", "player", "code"),
    [("nowhere", OWNER, "no_such_quest"), ("ember_chapel", 99, "not_at_the_table")],
)
def test_not_every_choice_is_possible(quest: str, player: int, code: str) -> None:
    """Unknown quests and strangers are refused."""
    party = Campaign(name="Test", owner=OWNER)

    with pytest.raises(Refused, match=code):
        ChooseQuest(quest=quest).do(party, player)


def test_a_quest_from_another_box_needs_that_box() -> None:
    """SET-07: quests come from the owned boxes."""
    library().quests["far"] = read_quest("box: far_away", "far")
    party = Campaign(name="Test", owner=OWNER)

    with pytest.raises(Refused, match="quest_not_in_your_boxes"):
        ChooseQuest(quest="far").do(party, OWNER)


def test_a_save_from_before_quests_had_events_still_loads() -> None:
    """Whatever a save lacks has a default."""
    party = campaign()
    state = party.running().model_dump(mode="json")
    new = (
        "fame",
        "boxes",
        "objective",
        "rules_in_force",
        "campaign_variables",
        "wounds",
        "cast",
        "fallen",
        "fired",
    )
    new += ("counts", "used", "bags", "locks", "orders", "peril", "learned", "due")
    for name in new:
        del state[name]

    game = Game.model_validate(state)

    assert (game.boxes, game.due, game.peril.seen) == (["base"], [], [])
