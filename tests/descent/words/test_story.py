"""Many small events become few sentences a person likes to read."""

import pytest

from bot.descent.board import Square
from bot.descent.events import (
    ActionTaken,
    AttackDeclared,
    AttackHit,
    AttackMissed,
    AttributeTested,
    CardUsed,
    ConditionGained,
    ConditionLost,
    DamageSuffered,
    DefenceRolled,
    DiceRolled,
    DieRerolled,
    FatigueRecovered,
    FatigueSuffered,
    FeatUsed,
    FigureMoved,
    FigurePlaced,
    GroupActivated,
    GroupFinished,
    HeroKnockedOut,
    InstructionNeglected,
    MonsterActivated,
    MonsterDefeated,
    MoraleLost,
    PointsGained,
    QuestEnded,
    SurgeSpent,
    TargetChosen,
    TerrainHurt,
    TokenTaken,
    TurnEnded,
)
from bot.descent.party.deeds import PartyJoined
from bot.descent.quest.events import TokenPlaced
from bot.descent.quest.setup import Recruit, start_quest
from bot.descent.rules.dice import Die
from bot.descent.state.game import Game
from bot.descent.words import Words, words
from bot.kernel.events import Event
from bot.words import Story

NO_BREAK = "\u00a0"
C4, D3, D4, E3 = Square(2, 3), Square(3, 2), Square(3, 3), Square(4, 2)


@pytest.fixture
def game() -> Game:
    """Syndrael and Tarha in the chapel, three zombies, the first of them a master."""
    party = [
        Recruit(hero="syndrael", hero_class="knight"),
        Recruit(hero="widow_tarha", hero_class="runemaster"),
    ]
    return start_quest("ember_chapel", party, seed="words")[0]


@pytest.fixture
def fr() -> Words:
    """French."""
    return words("fr")


@pytest.fixture
def en() -> Words:
    """English."""
    return words("en")


def tell(speaker: Words, game: Game, *events: Event) -> Story:
    """The story, with ordinary spaces so that it can be compared by eye."""
    told = speaker.story(events, game)
    lines = [line.replace(NO_BREAK, " ").replace("\u202f", " ") for line in told.lines]
    why = [line.replace(NO_BREAK, " ").replace("\u202f", " ") for line in told.why]
    steps = [line.replace(NO_BREAK, " ").replace("\u202f", " ") for line in told.steps]
    return Story(lines, told.headline, why, steps)


def attack(attacker: str, target: str, *, distance: int = 1, weapon: str | None = None) -> list[Event]:
    """An attack declared and rolled: blue 2 hearts and a surge, yellow 2 hearts, against one shield."""
    return [
        AttackDeclared(attack=7, attacker=attacker, target=target, weapon=weapon, distance=distance),
        DiceRolled(
            attack=7,
            attack_dice=(Die(colour="blue", up=1), Die(colour="yellow", up=4)),
            defender=target,
            defence_dice=(Die(colour="gray", up=1),),
        ),
    ]


def hit(target: str, *, damage: int = 3, left: int = 9) -> list[Event]:
    """The blow lands."""
    return [
        AttackHit(attack=7, target=target, hearts=damage + 1, shields=1, pierced=0, damage=damage),
        DamageSuffered(figure=target, amount=damage, left=left, source="attack"),
    ]


def walk(figure: str, *path: Square) -> FigureMoved:
    """A figure's way."""
    return FigureMoved(figure=figure, start=(C4,), path=path, end=path[-1:])


def test_a_whole_attack_is_one_line_and_its_dice(game: Game, en: Words) -> None:
    """Declaration, dice, surge, damage and condition are told in one sentence with small print."""
    events = [
        *attack("zombie_2", "syndrael"),
        SurgeSpent(attack=7, figure="zombie_2", ability="surge0", because="panel_order"),
        *hit("syndrael"),
        ConditionGained(figure="syndrael", condition="diseased"),
    ]

    story = tell(en, game, *events)

    disease = en.condition("diseased")
    assert len(story.lines) == 2
    assert story.lines[0].startswith("⚔️ **Zombie 2** ")
    assert story.lines[0].endswith(f"**Syndrael**: 4 ♥ − 1 🛡 → **3 ♥** (9 left). {disease}!")
    assert story.lines[1] == f"-# 🎲 🟦➶2♥♥⚡ 🟨♥♥ / ⬜🛡 · ⚡ {disease}"


def test_the_same_attack_in_french(game: Game, fr: Words) -> None:
    """French says the same, with its own typography."""
    story = fr.story([*attack("zombie_1", "syndrael"), *hit("syndrael")], game)

    assert story.lines[0].endswith(
        f"**Syndrael**{NO_BREAK}: 4{NO_BREAK}♥ − 1{NO_BREAK}🛡 → **3{NO_BREAK}♥** (reste 9)."
    )
    assert story.lines[0].startswith("⚔️ **Zombie majeur 1** ")


def test_a_monsters_move_and_attack_share_a_line(game: Game, en: Words) -> None:
    """Where a monster goes and whom it strikes is one sentence."""
    events = [MonsterActivated(figure="zombie_2"), walk("zombie_2", D4), *attack("zombie_2", "syndrael")]

    line = tell(en, game, *events, *hit("syndrael")).lines[0]

    assert "D4, then " in line
    assert line.count("Zombie 2") == 1


def test_two_monsters_never_share_a_line(game: Game, en: Words) -> None:
    """Each monster has a line of its own."""
    events = [
        MonsterActivated(figure="zombie_1"),
        walk("zombie_1", D4),
        MonsterActivated(figure="zombie_2"),
        walk("zombie_2", E3),
    ]
    assert len(tell(en, game, *events).lines) == 2


def test_a_monster_that_falls_is_told_with_the_blow(game: Game, en: Words) -> None:
    """The end of a monster follows the numbers that caused it, and needs no "0 left"."""
    events = [
        *attack("syndrael", "zombie_2"),
        *hit("zombie_2", left=0),
        MonsterDefeated(figure="zombie_2", by="syndrael", square=D4),
    ]
    del game.monsters["zombie_2"]

    line = tell(en, game, *events).lines[0]

    assert "→ **3 ♥**. 💀 " in line
    assert "left" not in line


def test_a_hero_who_falls_costs_morale(game: Game, en: Words) -> None:
    """A knock-out is told with the blow, the morale after it."""
    events = [
        *attack("zombie_2", "syndrael"),
        *hit("syndrael", left=0),
        HeroKnockedOut(hero="syndrael", by="zombie_2", square=D4),
        MoraleLost(left=1),
    ]

    story = tell(en, game, *events)

    assert story.lines[0].endswith("💀 **Syndrael** is knocked out!")
    assert story.lines[-1] == "💔 The party’s morale drops: 1."


def test_a_miss_says_why(game: Game, en: Words) -> None:
    """An X and a shot that falls short are different stories."""
    short = AttackMissed(attack=7, attacker="zombie_2", target="syndrael", why="range", range=2, distance=5)
    cross = AttackMissed(attack=7, attacker="zombie_2", target="syndrael", why="x")

    far = tell(en, game, *attack("zombie_2", "syndrael", distance=5), short).lines[0]
    near = tell(en, game, *attack("zombie_2", "syndrael"), cross).lines[0]

    assert far.startswith("🏹")
    assert far.endswith("falls short, range 2 for 5 squares.")
    assert "✖" in near


def test_shields_that_stop_everything_say_so(game: Game, en: Words) -> None:
    """No damage is not told as zero hearts."""
    stopped = AttackHit(attack=7, target="syndrael", hearts=1, shields=2, pierced=0, damage=0)
    assert "nothing gets through" in tell(en, game, *attack("zombie_2", "syndrael"), stopped).lines[0]


def test_others_caught_in_an_attack_have_their_own_lines(game: Game, en: Words) -> None:
    """A blast tells each figure's hearts, shields and fate."""
    events = [
        *attack("zombie_2", "syndrael"),
        *hit("syndrael"),
        DefenceRolled(attack=7, defender="widow_tarha", defence_dice=(Die(colour="gray", up=0),)),
        AttackHit(attack=7, target="widow_tarha", hearts=2, shields=0, pierced=0, damage=2, halved=True),
        DamageSuffered(figure="widow_tarha", amount=2, left=8, source="attack"),
        ConditionGained(figure="widow_tarha", condition="poisoned"),
    ]

    story = tell(en, game, *events)

    poison = en.condition("poisoned")
    assert story.lines[1] == f"↳ **Tarha**, caught in it: 2 ♥ (halved) − 0 🛡 → **2 ♥** (8 left). {poison}!"
    assert poison not in story.lines[0]


def test_an_attack_under_way_is_told_as_far_as_it_is_known(game: Game, en: Words) -> None:
    """While a question is open the story stops with the dice."""
    story = tell(en, game, *attack("syndrael", "zombie_2"))
    assert story.lines[0].endswith("**Zombie 2**…")
    assert story.lines[1].startswith("-# 🎲")


def test_a_story_may_begin_in_the_middle_of_an_attack(game: Game, en: Words) -> None:
    """After a question the rest of the attack is told by whom it hits."""
    assert tell(en, game, *hit("zombie_2")).lines == [
        "⚔️ **Zombie 2** takes the attack: 4 ♥ − 1 🛡 → **3 ♥** (9 left)."
    ]


def test_a_card_played_into_an_attack_is_small_print(game: Game, en: Words) -> None:
    """Reactions don't break the sentence of the attack."""
    events = [*attack("zombie_2", "syndrael"), CardUsed(figure="syndrael", card="sheet", ability="main")]
    story = tell(en, game, *events, *hit("syndrael"))
    assert len(story.lines) == 2
    assert story.lines[1].endswith("· Hero ability (Syndrael)")


def test_a_reroll_shows_both_faces(game: Game, en: Words) -> None:
    """The old face is struck through before the new one."""
    again = DieRerolled(
        attack=7, figure="syndrael", before=Die(colour="blue", up=1), after=Die(colour="blue", up=4)
    )
    small = tell(en, game, *attack("zombie_2", "syndrael"), again).lines[1]
    assert small.startswith("-# 🎲 ~~🟦➶2♥♥⚡~~ 🟦➶5♥ 🟨♥♥")


def test_a_heros_steps_are_one_move(game: Game, en: Words) -> None:
    """Points, steps and pauses on the way are one move with its cost."""
    events = [
        ActionTaken(figure="syndrael", action="move", left=1),
        PointsGained(figure="syndrael", points=4, source="move"),
        walk("syndrael", D3, D4),
        walk("syndrael", E3),
    ]
    assert tell(en, game, *events).lines == ["👣 **Syndrael** moves to E3 (3 pts)."]


def test_points_that_are_not_spent_yet_are_told(game: Game, fr: Words) -> None:
    """A move action without a step says what it gave."""
    gained = PointsGained(figure="syndrael", points=4, source="move")
    assert tell(fr, game, gained).lines == ["👣 **Syndrael** se met en marche : 4 points de mouvement."]


def test_fatigue_for_movement_is_told_once(game: Game, fr: Words) -> None:
    """The fatigue and the points it buys are one thing."""
    events = [
        FatigueSuffered(figure="syndrael", amount=1, left=3, source="movement"),
        PointsGained(figure="syndrael", points=1, source="fatigue"),
    ]
    assert tell(fr, game, *events).lines == [
        "👣 **Syndrael** force l’allure : 1 ✦ pour 1 point de mouvement (reste 3 ✦)."
    ]


def test_pushing_on_again_and_again_is_told_once(game: Game, en: Words) -> None:
    """Fatigue spent point by point adds up to one sentence."""
    pushes = [FatigueSuffered(figure="syndrael", amount=1, left=left, source="movement") for left in (3, 2, 1)]
    assert tell(en, game, *pushes).lines == ["👣 **Syndrael** pushes on: 3 ✦ for 3 movement points (1 ✦ left)."]


def test_only_a_move_leads_into_an_attack(game: Game, en: Words) -> None:
    """What else happened to the attacker has a line of its own."""
    shed = ConditionLost(figure="syndrael", condition="poisoned")
    lines = tell(en, game, shed, *attack("syndrael", "zombie_2"), *hit("zombie_2")).lines
    assert len(lines) == 3
    assert ", then " not in lines[1]


def test_fatigue_bought_back_with_a_surge_is_small_print(game: Game, en: Words) -> None:
    """The surge says it; the recovery is not told again."""
    events = [
        *attack("syndrael", "zombie_2"),
        SurgeSpent(attack=7, figure="syndrael", ability="recover_fatigue"),
        FatigueRecovered(figure="syndrael", amount=1, left=4),
    ]
    lines = tell(en, game, *events, *hit("zombie_2")).lines
    assert len(lines) == 2
    assert lines[1].endswith(" · ⚡ Recover 1 ✦")


def test_a_pit_is_told_with_its_damage(game: Game, en: Words) -> None:
    """The square, the fall and the hearts belong together."""
    events = [
        walk("syndrael", D4),
        TerrainHurt(figure="syndrael", square=D4, terrain="pit"),
        DamageSuffered(figure="syndrael", amount=2, left=10, source="pit"),
    ]
    assert tell(en, game, *events).lines == [
        "🩸 **Syndrael** moves to D4 (1 pt), then falls into the pit at D4: 2 ♥ (10 left)."
    ]


def test_a_large_figure_spreads_where_it_stops(game: Game, en: Words) -> None:
    """Expanding the base is part of the move."""
    spread = FigurePlaced(figure="zombie_2", squares=(E3, D4))
    lines = tell(en, game, walk("zombie_2", D4), spread).lines
    assert len(lines) == 1
    assert "E3" in lines[0]


def test_a_test_and_what_follows_share_a_line(game: Game, en: Words) -> None:
    """A passed test says how many shields were allowed; what came of it is a sentence of its own."""
    events = [
        AttributeTested(
            figure="syndrael",
            attribute="might",
            value=4,
            dice=(Die(colour="gray", up=1), Die(colour="black", up=0)),
            passed=True,
        ),
        ConditionLost(figure="syndrael", condition="poisoned"),
    ]
    line = tell(en, game, *events).lines[0]
    assert f"tests {en.attribute('might')}: ⬜🛡 ⬛–, 1 🛡, at most 4: passed. **Syndrael** is rid of" in line


def test_a_failed_test_and_the_way_after_it_are_no_chain(game: Game, en: Words) -> None:
    """What a failure costs is a short sentence, and what the hero does then begins a new line."""
    events = [
        AttributeTested(
            figure="syndrael",
            attribute="willpower",
            value=2,
            dice=(Die(colour="gray", up=1), Die(colour="black", up=4)),
            passed=False,
        ),
        FatigueSuffered(figure="syndrael", amount=1, left=4, source="diseased"),
        PointsGained(figure="syndrael", points=4, source="move"),
    ]

    assert tell(en, game, *events).lines == [
        "🎲 **Syndrael** tests Willpower: ⬜🛡 ⬛🛡🛡🛡, 4 🛡, at most 2: failed. "
        "**Syndrael** suffers 1 ✦ (Diseased, 4 left).",
        "👣 **Syndrael** sets out: 4 movement points.",
    ]


def test_a_feat_is_told_once(game: Game, en: Words) -> None:
    """The feat and the card behind it are the same thing."""
    events = [
        FeatUsed(hero="syndrael"),
        CardUsed(figure="syndrael", card="feat", ability="main", target="widow_tarha"),
    ]
    assert tell(en, game, *events).lines == ["🌟 **Syndrael** performs a heroic feat for **Tarha**."]


def test_an_activation_has_a_headline_and_reasons(game: Game, en: Words) -> None:
    """The group is the headline; why it goes and how it chooses are kept apart."""
    reasons = (
        {"figure": "syndrael", "by": ["closest"], "values": [2], "distance": 2},
        {"figure": "widow_tarha", "by": ["closest"], "values": [4], "distance": 4},
    )
    events = [
        TurnEnded(hero="syndrael"),
        GroupActivated(group="zombie", card="zombie_hunger", order="minions", because=("zombie",)),
        MonsterActivated(figure="zombie_2"),
        TargetChosen(figure="zombie_2", target="syndrael", verb="engage", because=reasons),
        walk("zombie_2", D4),
        InstructionNeglected(figure="zombie_2", instruction="attack", why="attack_used"),
        GroupFinished(group="zombie"),
    ]

    story = tell(en, game, *events)

    assert story.headline == "👹 **Zombies** · *Hunger* · minions first"
    assert story.why == [
        "**Zombies**: the only group still to go.",
        "Card *Hunger*: minions first.",
        "**Zombie 2**, “Engage the closest hero”: **Syndrael**. Looking for: the closest."
        " Syndrael (2 squares away); Tarha (4 squares away).",
    ]
    assert story.steps == [*story.why, "**Zombie 2** skips “Attack the closest hero”: one attack per activation."]


def test_ties_are_explained(game: Game, fr: Words) -> None:
    """Who was tied and how it was settled is part of the reason."""
    chosen = TargetChosen(
        figure="zombie_2", target="syndrael", verb="attack", because=(), tied=("syndrael", "widow_tarha")
    )
    assert tell(fr, game, chosen).why == [
        "**Zombie 2**, « attaquer » : **Syndrael**."
        " Égalité entre Syndrael et Tahra, départagée ainsi : hasard équitable."
    ]


def test_the_end_of_the_quest_is_the_headline(game: Game, en: Words) -> None:
    """Victory outweighs the activation in which it came, and reveals the seed."""
    events = [
        GroupActivated(group="zombie", card="zombie_hunger", order="minions", because=("zombie",)),
        QuestEnded(outcome="won", reason="all_defeated", seed="abc"),
    ]

    story = tell(en, game, *events)

    assert story.headline == "🏆 **Victory: The Ember Chapel**"
    assert story.lines[0] == "👹 **Zombies** · *Hunger* · minions first"
    assert any("`abc`" in line for line in story.lines)


def test_players_are_mentioned(en: Words) -> None:
    """Who sits down is shown as Discord shows people."""
    story = en.story([PartyJoined(player=42, hero="syndrael", hero_class="knight")], None)
    assert story.lines[0].startswith("🪑 <@42> plays **Syndrael** (")


def test_the_same_events_are_always_told_in_the_same_words(game: Game, fr: Words) -> None:
    """Variety comes from the events themselves, so an edited message does not change its words."""
    events = [*attack("zombie_2", "syndrael"), *hit("syndrael")]
    assert fr.story(events, game) == fr.story(events, game)


def test_there_is_some_variety(game: Game, fr: Words) -> None:
    """Not every attack is told with the same verb."""
    told = {
        fr.story(
            [AttackDeclared(attack=n, attacker="zombie_2", target="syndrael", weapon=None, distance=1)], game
        ).lines[0]
        for n in range(20)
    }
    assert len(told) == 3


def test_the_plain_form_has_no_markdown_and_no_pictures(game: Game, en: Words) -> None:
    """Alternative texts keep the words and the game's signs only."""
    plain = en.story([*attack("zombie_2", "syndrael"), *hit("syndrael")], game).plain
    assert not set("*#⚔🎲🟦") & set(plain)
    assert "♥" in plain
    assert plain.startswith("Zombie 2 ")


def test_what_appears_in_a_heros_hands_is_only_picked_up(game: Game, en: Words) -> None:
    """A quest that lays a thing down for a hero to have it says who has it, not where it lay for no time."""
    placed = TokenPlaced(token="ember", square=C4)

    found = tell(en, game, placed, TokenTaken(figure="syndrael", token="ember"))

    assert len(found.lines) == 1
    assert "picks up" in found.lines[0]
    assert len(tell(en, game, placed).lines) == 1
