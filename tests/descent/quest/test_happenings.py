"""Everything that can happen in a quest."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.descent.board import Size, Square
from bot.descent.commands import OpenDoor, Rest
from bot.descent.content.library import library
from bot.descent.events import QuestEnded
from bot.descent.quest.base import Cause, Happening
from bot.descent.quest.events import MessageShown
from bot.descent.rules.play import legal
from bot.descent.rules.stats import speed
from tests.descent.quest.tables import quest_scene, read_quest

ZOMBIES = "spawns: [{monster: zombie, near: G3}]"


# The board ----------------------------------------------------------------------------------------------------


def test_exp_01_an_area_is_revealed() -> None:
    """EXP-01: `reveal` lays tiles and monsters out, once."""
    table = quest_scene("hall: {spawns: [{monster: zombie, near: N3}]}")

    table.happen(do="reveal", area="hall")
    table.happen(do="reveal", area="hall")

    assert table.game.board.areas == ["chapel", "hall"]
    assert len(table.all_told("area_revealed")) == 1
    assert len(table.game.monsters) == 3


def test_a_token_is_placed_moved_and_removed() -> None:
    """Tokens come, walk and go, each told."""
    table = quest_scene("")

    table.happen(do="place_token", id="lamp", kind="objective", square="E3", portable=True)
    assert table.game.board.tokens["lamp"].square == Square.parse("E3")
    table.happen(do="move_token", token="lamp", to=["C5"])
    assert table.game.board.tokens["lamp"].square == Square.parse("C5")
    table.happen(do="remove_token", token="lamp")

    assert table.game.board.tokens["lamp"].square is None
    assert [table.all_told(f"token_{what}") != [] for what in ("placed", "moved", "removed")] == [True] * 3


def test_a_carried_token_can_be_taken_away() -> None:
    """A removed token leaves whoever carries it."""
    table = quest_scene("tokens: [{id: idol, kind: objective, square: C2, portable: true}]")
    table.pick_up("A", "idol")

    table.happen(do="remove_token", token="idol")

    assert table["A"].carried == []


def test_crd_06_a_monster_carries_a_token_until_it_leaves() -> None:
    """CRD-06: `carry` gives a token to a figure; where a monster flees it stays behind, for heroes to take."""
    table = quest_scene(
        """
        tokens: [{id: idol, kind: objective, square: G3, portable: true}]
        spawns: [{monster: splig, near: G4}]
        """
    )

    table.happen(do="carry", token="idol", who="splig")
    assert table.game.monsters["splig_1"].carried == ["idol"]
    assert table.game.board.tokens["idol"].square is None
    table.happen(do="flee", who="splig")

    assert table.game.board.tokens["idol"].square == Square.parse("G4")


def test_a_villager_walks_round_whoever_is_in_the_way() -> None:
    """`toward` goes so many squares by the shortest free way, and stops when it can't get nearer."""
    table = quest_scene("tokens: [{id: miller, kind: villager, square: B3}]\nplaces: {exit: [H3]}")

    table.happen(do="move_token", token="miller", toward=["H3"], squares=3)

    miller = table.game.board.tokens["miller"].square
    assert miller is not None
    assert miller.x == 4
    assert miller not in {hero.square for hero in table.game.heroes.values()}


def test_exp_02_a_villager_can_be_carried_to_safety() -> None:
    """A portable villager is picked up, and falls with a hero who is knocked out (CRD-06)."""
    table = quest_scene("tokens: [{id: miller, kind: villager, square: C2, portable: true}]")

    table.pick_up("A", "miller")
    assert table["A"].carried == ["miller"]
    table.slay("ada")

    assert table["A"].carried == []
    assert table.game.board.tokens["miller"].square == table["A"].square


def test_doors_open_close_lock_and_unlock() -> None:
    """All that happens to doors is told and holds."""
    table = quest_scene("")
    table.put("A", "H3")
    opening = OpenDoor(hero="ada", door="gate")

    table.happen(do="lock_door", door="gate")
    assert table.refused(opening) == "door_locked"
    table.happen(do="unlock_door", door="gate")
    assert table.refused(opening) is None
    table.happen(do="open_door", door="gate")
    assert "hall" in table.game.board.areas
    assert table.game.grid.adjacent(Square.parse("H3"), Square.parse("I3"))
    table.happen(do="close_door", door="gate")

    assert not table.game.grid.adjacent(Square.parse("H3"), Square.parse("I3"))
    kinds = [event.kind for event in table.history if "door" in event.kind]
    assert kinds == ["door_locked", "door_unlocked", "door_opened", "door_closed"]


def test_a_door_not_yet_in_view_remembers_its_lock() -> None:
    """Unlocking a door of another room works before it is revealed."""
    table = quest_scene('hall: {doors: [{id: vault, edges: ["N1|O1"], locked: true}]}')

    table.happen(do="unlock_door", door="vault")
    table.happen(do="reveal", area="hall")

    assert not table.game.board.doors["vault"].locked


# The story ----------------------------------------------------------------------------------------------------


def test_messages_and_hints_are_told() -> None:
    """A message carries who it is about and the quest's numbers; a hint its rule."""
    table = quest_scene("variables: {freed: {start: 3}}")

    table.happen(do="message", text="hello")
    table.happen(do="hint", text="doors", rule="door")

    shown = table.all_told("message_shown")[0]
    assert isinstance(shown, MessageShown)
    assert (shown.actor, shown.numbers["freed"]) == ("ada", 3)
    assert table.events[0].model_dump()["rule"] == "door"


def test_the_objective_changes() -> None:
    """The first objective is the quest's; a happening names the next."""
    table = quest_scene("objective: find")
    assert table.game.objective == "find"

    table.happen(do="objective", text="flee")

    assert table.game.objective == "flee"
    assert table.told("objective_changed")


CHOICE = """
variables: {paid: {}}
events:
  - id: toll
    on: {at: round_end, round: 1}
    do:
      - do: choose
        text: toll
        default: fight
        options:
          - {id: pay, when: "gold >= 1000", do: [{do: take_away, gold: 1000}]}
          - {id: secret, when: "gold >= 2000", hidden: true}
          - {id: fight, do: [{do: message, text: fight}]}
          - {id: talk, do: [{do: set, variable: paid, to: 1}]}
      - {do: message, text: after}
"""


def test_the_party_chooses() -> None:
    """Closed options are named, hidden ones are not; what follows the choice waits for it."""
    table = quest_scene(CHOICE)

    table.end_round()

    assert table.asked == "quest_choice"
    assert table.options == ["fight", "talk"]
    assert table.game.question is not None
    assert table.game.question.about["closed"] == ["pay"]
    assert table.messages == []
    table.choose("talk")
    assert table.messages == ["after"]
    assert table.game.variables["paid"] == 1
    assert table.all_told("option_chosen")


def test_a_choice_has_a_default() -> None:
    """Nobody answers: the default is taken."""
    table = quest_scene(CHOICE)
    table.end_round()

    table.settle()

    assert table.messages == ["fight", "after"]


def test_whoever_caused_it_may_have_to_choose() -> None:
    """`owner: actor` asks the hero's player."""
    table = quest_scene("")

    table.happen(do="choose", text="x", owner="actor", options=[{"id": "a"}, {"id": "b"}])

    assert table.game.question is not None
    assert table.game.question.owner == "ada"


def test_one_thing_or_the_other() -> None:
    """`if` looks at how things stand when its turn comes."""
    table = quest_scene("variables: {n: {}}")
    both = {"then": [{"do": "message", "text": "yes"}], "else": [{"do": "message", "text": "no"}]}

    table.happen(do="if", when="n > 0", **both)
    table.happen(do="set", variable="n", to="n + 1")
    table.happen(do="if", when="n > 0", **both)

    assert table.messages == ["no", "yes"]


def test_a_bag_repeats_nothing_until_it_is_empty() -> None:
    """Three draws bring all three; the fourth comes from a fresh bag, unless it is not refilled."""
    table = quest_scene(
        """
        bags:
          words: [[{do: message, text: a}], [{do: message, text: b}], [{do: message, text: c}]]
          last: {of: [[{do: message, text: z}]], refill: false}
        """
    )

    for _ in range(4):
        table.happen(do="draw", bag="words")
    for _ in range(2):
        table.happen(do="draw", bag="last")

    assert sorted(table.messages[:3]) == ["a", "b", "c"]
    assert table.messages[3] in "abc"
    assert table.messages[4:] == ["z"]


def test_one_event_fires_another() -> None:
    """`fire` runs the effects of an event that waits for nothing."""
    table = quest_scene("events: [{id: quake, do: [{do: message, text: quake}]}]")

    table.happen(do="fire", event="quake")

    assert table.messages == ["quake"]
    assert table.game.fired == {"quake": 1}


def test_flags_are_0_or_1() -> None:
    """A flag set to 7 is 1; a campaign variable is kept apart from the quest's."""
    table = quest_scene("variables: {lied: {type: flag, scope: campaign}}")

    table.happen(do="set", variable="lied", to=7)

    assert table.game.campaign_variables == {"lied": 1}
    assert table.game.variables == {}


@pytest.mark.parametrize(("do", "outcome"), [("win", "won"), ("lose", "lost")])
def test_the_quest_ends(do: str, outcome: str) -> None:
    """`win` and `lose` end the quest with their reason; nothing happens after."""
    table = quest_scene(
        f"events: [{{id: x, on: {{at: round_end}}, do: [{{do: {do}, reason: why}}, {{do: message, text: late}}]}}]"
    )

    ended = [event for event in table.end_round() if isinstance(event, QuestEnded)]

    assert [(event.outcome, event.reason) for event in ended] == [(outcome, "why")]
    assert table.messages == []
    assert table.game.round == 1


# Figures ------------------------------------------------------------------------------------------------------


def test_hurt_and_heal() -> None:
    """Hearts and fatigue, by expressions, for whoever is meant."""
    table = quest_scene("")

    table.happen(do="hurt", who="heroes", hearts="heroes + 1", fatigue=2)
    assert [(hero.damage, hero.fatigue) for hero in table.game.heroes.values()] == [(3, 2), (3, 2)]
    table.happen(do="heal", who="actor", hearts=2, fatigue=1)

    assert [(hero.damage, hero.fatigue) for hero in table.game.heroes.values()] == [(1, 1), (3, 2)]


def test_conditions_come_and_go() -> None:
    """`afflict` and `cure`."""
    table = quest_scene("")

    table.happen(do="afflict", who="heroes", condition="poisoned")
    table.happen(do="afflict", who="actor", condition="stunned")
    table.happen(do="cure", who="actor")
    table.happen(do="cure", who="bran", condition="diseased")

    assert (table["A"].conditions, table["B"].conditions) == ([], ["poisoned"])


def test_figures_are_placed() -> None:
    """`move_figure` puts each on the first free square, or near it."""
    table = quest_scene("")

    table.happen(do="move_figure", who="heroes", to=["G3", "G4"])

    assert (table.at("A"), table.at("B")) == ("G3", "G4")


def test_a_large_figure_is_placed_with_its_whole_base() -> None:
    """A barghest put on G3 covers two squares."""
    table = quest_scene("spawns: [{monster: barghest, near: E2, minions: {2: 0}}]")

    table.happen(do="move_figure", who="barghest", to=["G4"])

    (barghest,) = table.game.monsters.values()
    assert Square.parse("G4") in barghest.squares
    assert len(barghest.squares) == 2


def test_monsters_leave_without_being_defeated() -> None:
    """`remove_figure` takes the group off the track; nobody counts it as defeated."""
    table = quest_scene(
        f"{ZOMBIES}\nevents: [{{id: x, on: {{at: group_defeated}}, do: [{{do: message, text: no}}]}}]"
    )

    table.happen(do="remove_figure", who="zombie")

    assert (table.game.monsters, table.game.groups, table.messages) == ({}, {}, [])
    assert table.game.fallen == {}


def test_a_lieutenant_flees_and_comes_back_with_its_wounds() -> None:
    """`flee` remembers the wounds, `remember` brings them back."""
    table = quest_scene("spawns: [{monster: splig, near: G3}]")
    table.hurt("splig_1", 3)

    table.happen(do="flee", who="splig")
    assert table.game.monsters == {}
    assert table.game.wounds == {"splig": 3}
    table.happen(do="spawn", monster="splig", near="G3", remember=True)

    assert table.game.monsters["splig_1"].damage == 3


def test_crd_03_a_test_has_two_outcomes() -> None:
    """CRD-03: might 4, with a bonus; pass and fail lists run for whoever tested."""
    table = quest_scene("")
    lists = {"pass": [{"do": "message", "text": "passed"}], "fail": [{"do": "hurt", "hearts": 1}]}

    table.roll("gray 2, black 2")
    table.happen(do="test", attribute="might", **lists)
    table.roll("gray 3, black 2")
    table.happen(do="test", attribute="might", **lists)
    table.roll("gray 3, black 2")
    table.happen(do="test", attribute="might", bonus=1, **lists)

    assert table.messages == ["passed", "passed"]
    assert table["A"].damage == 1


def test_everyone_tests() -> None:
    """`everyone` tests each hero, and each bears its own outcome."""
    table = quest_scene("")
    table.roll("gray 0, black 0, gray 3, black 4")

    table.happen(do="test", who="heroes", everyone=True, attribute="might", fail=[{"do": "hurt", "hearts": 2}])

    assert (table["A"].damage, table["B"].damage) == (0, 2)


def test_the_party_chooses_who_tests() -> None:
    """Among several the party names one."""
    table = quest_scene("")
    table.roll("gray 3, black 4")

    table.happen(do="test", who="heroes", attribute="might", fail=[{"do": "hurt", "hearts": 2}])
    assert table.asked == "quest_tester"
    table.choose("bran")

    assert (table["A"].damage, table["B"].damage) == (0, 2)


@pytest.mark.parametrize(
    ("who", "meant"),
    [
        ("actor", {"ada"}),
        ("target", {"bran"}),
        ("heroes", {"ada", "bran"}),
        ("nearest", {"bran"}),
        ("most_hurt", {"bran"}),
        ("least_hurt", {"ada"}),
        ("bran", {"bran"}),
        ({"heroes_in": ["C3"]}, {"ada"}),
        ("zombie", {"zombie_1", "zombie_2", "zombie_3"}),
        ("guards", {"zombie_1", "zombie_2", "zombie_3"}),
        ("monsters", {"zombie_1", "zombie_2", "zombie_3"}),
        ("old_tom", {"zombie_1"}),
        ({"monsters_in": ["G3"]}, {"zombie_1"}),
        ("villagers", set()),
    ],
)
def test_who_is_meant(who: object, meant: set[str]) -> None:
    """Each way to name figures means these."""
    table = quest_scene(
        """
        spawns: [{monster: zombie, role: guards, near: G3, unique: {name: old_tom}}]
        tokens: [{id: well, kind: objective, square: F3}]
        """
    )
    table["B"].damage = 5

    table.happen(Cause(actor="ada", target="bran", element="well"), do="afflict", who=who, condition="poisoned")

    assert {figure.id for figure in table.game.everyone() if "poisoned" in figure.conditions} == meant


def test_any_hero_is_one_of_them() -> None:
    """`any_hero` is one hero by chance."""
    table = quest_scene("")

    table.happen(do="hurt", who="any_hero", hearts=1)

    assert sum(hero.damage for hero in table.game.heroes.values()) == 1


# The party ----------------------------------------------------------------------------------------------------


def test_per_04_gold_and_fame_come_and_go() -> None:
    """PER-04: gold and fame go up and down, never below nothing."""
    table = quest_scene("")

    table.happen(do="give", gold="25 * heroes", fame=2, xp=1)
    assert (table.game.gold, table.game.fame, table.game.learned) == (150, 2, 1)
    table.happen(do="take_away", gold=1000, fame=1)

    assert (table.game.gold, table.game.fame) == (0, 1)


def test_items_are_given_and_taken() -> None:
    """A card lies in front of whoever gets it, until it is taken away."""
    table = quest_scene("")

    table.happen(do="give", item="blade", to="actor")
    table.happen(do="give", search_card=True)
    assert [held.kind for held in table.hero("A").cards] == ["item", "search"]
    table.happen(do="take_away", item="blade")

    assert [held.kind for held in table.hero("A").cards] == ["search"]


def test_per_01_morale_changes() -> None:
    """PER-01: morale rises and falls; lost below nothing the quest is lost."""
    table = quest_scene("")

    table.happen(do="morale", change=1)
    assert table.game.morale == 3
    table.happen(do="morale", change=-3)
    assert (table.game.morale, table.game.outcome) == (0, None)
    table.happen(do="morale", change=-1)

    assert table.game.outcome == "lost"


def test_crd_07_special_rules_bind_the_heroes() -> None:
    """CRD-07: a rule in force forbids commands and changes the speed, from the start or from when it is set."""
    table = quest_scene("rules: [{id: mud, speed: -1}, {id: smoke, forbids: [rest], start: false}]")
    assert speed(table.game, table["A"]) == 3
    assert table.refused(Rest(hero="ada")) is None

    table.happen(do="rule", rule="smoke")
    assert table.refused(Rest(hero="ada")) == "forbidden_by_rule"
    told = {choice.command.kind: choice.no for choice in legal(table.game, "ada", impossible=True)}
    assert told["rest"] is not None
    table.happen(do="rule", rule="mud", on=False)

    assert speed(table.game, table["A"]) == 4
    assert [rule.model_dump()["rule"] for rule in table.all_told("rule_in_force")] == ["mud", "smoke", "mud"]


# Monsters -----------------------------------------------------------------------------------------------------


def test_set_07_a_spawn_by_trait_is_from_the_owned_boxes() -> None:
    """SET-07: a kind with any of the traits, from the owned boxes, not in play yet; the role keeps its name."""
    table = quest_scene("spawns: [{monster: zombie, near: G3}]")

    table.happen(do="spawn", traits=["cursed", "building"], role="guards", near="G3")

    kind = table.game.cast["guards"]
    assert kind in ("flesh_moulder", "goblin_archer")
    assert table.game.group_members(kind)
    before = len(table.game.monsters)
    table.happen(do="spawn", traits=["cursed", "building"], role="guards", near="G3")
    assert (table.game.cast["guards"], len(table.game.monsters)) == (kind, before)


@pytest.fixture
def beasts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds of an attic's with a trait nobody else has: a huge one, and one of which few come."""
    zombie = library().monsters["zombie"]
    changes: dict[str, dict[str, object]] = {
        "hulk": {"size": Size(2, 3), "limits": {2: (2, 1), 3: (2, 1), 4: (2, 1)}},
        "hermit": {"limits": {2: (0, 1), 3: (0, 1), 4: (1, 1)}},
        "swarm": {"limits": {2: (4, 1), 3: (4, 1), 4: (4, 1)}},
    }
    kinds = {
        name: zombie.model_copy(update={"id": name, "box": "attic", "traits": ("odd",), **change})
        for name, change in changes.items()
    }
    monkeypatch.setattr(library(), "monsters", {**library().monsters, **kinds})


@pytest.mark.usefixtures("beasts")
@pytest.mark.parametrize(
    ("minions", "drawn"), [(1, {"hulk", "swarm"}), (4, {"swarm"})], ids=["one or two", "as many as only one can be"]
)
def test_set_07_a_kind_of_another_box_is_drawn_only_if_all_come(minions: int, drawn: set[str]) -> None:
    """SET-07: of other boxes only kinds come whose group limits and size let as many appear as the quest wants."""
    found = set()
    for seed in range(12):
        table = quest_scene("", seed=f"odd{seed}")
        table.game.boxes = ["base", "attic"]
        table.happen(do="spawn", traits=["odd"], role="odd", near="G3", minions={2: minions}, masters={2: 0})
        found.add(table.game.cast["odd"])
        assert len(table.game.monsters) == minions

    assert found == drawn


@pytest.mark.usefixtures("beasts")
def test_set_07_a_kind_that_finds_no_room_for_all_is_not_drawn() -> None:
    """SET-07: where three huge beasts can't stand, they are not drawn; the small ones come."""
    found = set()
    for seed in range(8):
        table = quest_scene("", seed=f"room{seed}")
        table.game.boxes = ["base", "attic"]
        table.happen(do="spawn", traits=["odd"], role="odd", near="G3", minions={2: 2}, masters={2: 1})
        found.add(table.game.cast["odd"])

    assert found == {"swarm"}


def test_a_kind_of_which_nobody_comes_is_passed_over() -> None:
    """With three heroes elementals have no minions, so where one minion is wanted it is another of the dark."""
    for seed in range(6):
        table = quest_scene("", heroes=3, seed=f"nobody{seed}")
        table.happen(do="spawn", traits=["dark", "cold"], role="guest", near="G3", minions={3: 1}, masters={3: 0})
        assert (table.game.cast["guest"], len(table.game.monsters)) == ("barghest", 1)


def drawn_for(traits: object, *, boxes: list[str] | None = None) -> set[str]:
    """The kinds that come for these traits in a dozen games."""
    found = set()
    for seed in range(12):
        table = quest_scene("", seed=f"traits{seed}")
        table.game.boxes = boxes or ["base"]
        table.happen(do="spawn", traits=traits, role="drawn", near="G3", masters=0, minions={2: 1})
        found.add(table.game.cast.get("drawn", ""))
    return found


@pytest.mark.usefixtures("beasts")
def test_set_07_traits_ask_for_several_things_at_once() -> None:
    """SET-07: `any`, `all`, `not` and `size` must hold together; a mere list is `any`."""
    assert drawn_for(["cursed", "building"]) == drawn_for({"any": ["cursed", "building"]})
    assert drawn_for({"all": ["cursed", "building"]}) == {"zombie"}
    assert drawn_for({"any": ["building", "cursed"], "not": ["civilized"], "size": 1}) == {
        "zombie",
        "goblin_archer",
    }
    assert drawn_for({"any": ["odd"], "size": [4, 6]}, boxes=["base", "attic"]) == {"hulk"}
    assert drawn_for({"all": ["cursed", "water"]}) == {""}


def test_set_07_of_kinds_that_fit_a_preferred_one_comes() -> None:
    """SET-07: `prefer` narrows down what fits, the first trait first; what nobody has is passed over."""
    assert drawn_for({"any": ["cave", "dark"], "prefer": ["water", "wilderness"]}) == {"barghest", "cave_spider"}
    assert drawn_for({"any": ["cave", "dark"], "prefer": ["wilderness", "dark"]}) == {"barghest"}


def test_mon_05_one_number_serves_parties_of_every_size() -> None:
    """MON-05: `masters: 0` is none with two, three and four heroes, and may still be said for each."""
    for heroes in (2, 3, 4):
        table = quest_scene(
            "spawns: [{monster: zombie, near: G3, masters: 0, minions: {2: 1, 3: 1, 4: 2}}]", heroes=heroes
        )
        ranks = [monster.master for monster in table.game.monsters.values()]
        assert (heroes, ranks) == (heroes, [False] * (2 if heroes == 4 else 1))


def test_no_kind_is_left_for_a_trait() -> None:
    """If everything that fits is in play, nothing appears."""
    table = quest_scene("")

    table.happen(do="spawn", traits=["unheard_of"], near="G3")

    assert table.game.monsters == {}


def test_a_spawn_may_have_a_condition() -> None:
    """`when` decides whether the monsters come."""
    written = 'spawns: [{monster: zombie, near: G3, when: "difficulty_hard"}]'

    assert quest_scene(written).game.monsters == {}
    assert quest_scene(written, difficulty="hard").game.monsters != {}


def test_mon_06_reinforcements_keep_to_the_limits() -> None:
    """MON-06: reinforcements fill a group up, and no more."""
    table = quest_scene(ZOMBIES)
    table.slay("zombie_2")

    table.happen(do="reinforce", group="zombie", minions=5, masters=5)
    assert len(table.game.monsters) == 3
    table.happen(do="reinforce", group="any", beside="actor")

    assert len(table.game.monsters) == 3


def test_idle_monsters_wait() -> None:
    """`idle` lets the group's activation pass; `normal` wakes it."""
    table = quest_scene(ZOMBIES)

    table.happen(do="behave", group="zombie", idle=True)
    table.end_turn("A")
    assert table.told("group_idled")
    assert not table.told("group_activated")
    table.happen(do="behave", group="zombie", normal=True)

    assert table.game.orders == {}


def test_only_some_cards_come() -> None:
    """`cards` restricts the deck."""
    table = quest_scene(ZOMBIES)

    table.happen(do="behave", group="zombie", cards=["zombie_follows"])
    drawn = set()
    for _ in range(3):
        table.happen(do="activate", group="zombie")
        drawn |= {event.model_dump()["card"] for event in table.told("group_activated")}

    assert drawn == {"zombie_follows"}


def test_an_extra_activation_leaves_the_groups_own() -> None:
    """`activate` does not use up the activation of the round (MON-08)."""
    table = quest_scene(ZOMBIES)

    table.happen(do="activate", group="zombie")

    assert table.told("group_activated")
    assert not table.game.groups["zombie"].activated


def test_an_order_says_one_thing() -> None:
    """`behave` without an order is refused at load."""
    with pytest.raises(ValidationError, match="behave"):
        read_quest("events: [{id: x, do: [{do: behave, group: zombie}]}]")


def test_a_portal_opens_and_falls_shut() -> None:
    """RAI-02: `open_portal` opens the portal of a level, with `open: false` it shuts; once each is told."""
    table = quest_scene("level: {swift: 3, steady: 5}\ntokens: [{id: portal, kind: portal, square: G4}]")

    for is_open in (True, True, False):
        table.happen(do="open_portal", open=is_open)
        assert table.game.delve is not None
        assert table.game.delve.open is is_open

    assert [len(table.all_told(kind)) for kind in ("portal_opened", "portal_closed")] == [1, 1]


def test_every_happening_is_proven_here() -> None:
    """No verb of the format is left out of these pages."""
    pages = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))

    assert [kind for kind in Happening.kinds if f"do: {kind}" not in pages and f'"{kind}"' not in pages] == []
