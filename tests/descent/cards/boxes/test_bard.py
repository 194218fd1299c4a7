"""The bard of Shadow of Nerekhall: a melody and a harmony, and what the songs on which they lie do."""

from bot.descent.content.library import library
from bot.descent.effects.on_songs import Lay
from bot.descent.rules import harm, stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

BARD = {"A": "avric_albright/bard"}
TOUGH = {"z": "zombie master"}


def bard(drawing: str, *cards: str, roll: str = "", turn: str | None = "A", **tokens: str) -> Scene:
    """The bard with more cards; `melody` and `harmony` name the songs on which they lie."""
    table = scene(
        drawing, heroes=BARD, monsters=TOUGH, cards={"A": list(cards)} if cards else None, roll=roll, turn=turn
    )
    for token, song in tokens.items():
        held(table, "A", song).tokens.append(token)
    return table


def lay(table: Scene, song: str, token: str) -> None:
    """The bard lays the melody or the harmony on a song."""
    table.use("A", song)
    if table.asked == "choose_line":
        assert table.game.question is not None
        lines = {line.about["effects"][0]["counter"]: line.id for line in table.game.question.options}
        table.choose(lines[token])


def tokens(table: Scene, song: str) -> list[str]:
    """What lies on a song."""
    return held(table, "A", song).tokens


def over(table: Scene, letter: str) -> None:
    """A hero ends its turn; it has made its free attack, so that it recovers nothing for that (RND-05)."""
    assert table.game.turn is not None
    table.game.turn.bonus_attack = False
    table.end_turn(letter)


# Equipment ------------------------------------------------------------------------------------------------------


@shows("travelers_blade")
def test_travelers_blade_goes_on() -> None:
    """Traveler's Blade: a surge is a movement point."""
    table = bard("A z", roll="blue r2h2s1, yellow r1h1, brown 0")

    table.attack("A", "z")
    table.choose("surge1")
    table.settle()

    assert table.game.turn is not None
    assert table.game.turn.points == 1


@refuses("travelers_blade")
def test_travelers_blade_needs_a_surge() -> None:
    """Without a surge the travelers_blade gives no movement."""
    table = bard("A z", roll="blue r3h2, yellow r1h1, brown 0")

    table.attack("A", "z", "travelers_blade")
    table.settle()

    assert table.game.turn is not None
    assert table.game.turn.points == 0


@shows("lute")
def test_lute_refreshes() -> None:
    """Lute: for a fatigue of the bard a hero within three squares recovers one."""
    table = bard("A . . T")
    hurt(table, "T", fatigue=2)

    table.use("A", "lute", "T")

    assert (table.hero("T").fatigue, table.hero("A").fatigue) == (1, 1)
    assert held(table, "A", "lute").exhausted


@refuses("lute")
def test_lute_is_heard_three_squares_far() -> None:
    """Four squares away the lute is not heard, and the fresh have nothing of it."""
    far = bard("A . . . T")
    hurt(far, "T", fatigue=2)
    assert refused(far, "A", "lute", "T") == "bad_target"
    assert refused(bard("A T"), "A", "lute", "T") == "no_effect"


# Songs ----------------------------------------------------------------------------------------------------------


@shows("song_of_mending")
def test_song_of_mending_takes_a_token() -> None:
    """Song of Mending: for two fatigue the melody or the harmony lies on it; both may."""
    table = bard("A T")

    lay(table, "song_of_mending", "melody")
    assert tokens(table, "song_of_mending") == ["melody"]
    assert table.told("token_laid")
    lay(table, "song_of_mending", "harmony")

    assert tokens(table, "song_of_mending") == ["melody", "harmony"]
    assert table.hero("A").fatigue == 4


@shows("song_of_mending")
def test_song_of_mending_heals_at_the_end_of_the_turn() -> None:
    """song_of_mending: the melody gives everybody near a heart, the bard too; the harmony the others a fatigue."""
    table = bard("A . . T . W", melody="song_of_mending", harmony="song_of_mending")
    for letter in "ATW":
        hurt(table, letter, damage=3, fatigue=2)

    table.end_turn("A")

    assert [table[letter].damage for letter in "ATW"] == [2, 2, 3]
    assert [table.hero(letter).fatigue for letter in "ATW"] == [2, 1, 2]


@shows("song_of_mending")
def test_song_of_mending_helps_the_fallen_up() -> None:
    """song_of_mending: the melody reaches whoever lies there, who stands up."""
    table = bard("A T", melody="song_of_mending")
    table.hero("T").knocked_out = True
    table["T"].damage = 8

    table.end_turn("A")

    assert not table.hero("T").knocked_out


@refuses("song_of_mending")
def test_song_of_mending_is_silent_without_a_token() -> None:
    """song_of_mending: where nothing lies nothing sounds, and a bard on the ground does not sing."""
    table = bard("A T")
    hurt(table, "T", damage=3, fatigue=2)
    table.end_turn("A")
    assert (table["T"].damage, table.hero("T").fatigue) == (3, 2)

    tired = bard("A T")
    hurt(tired, "A", fatigue=3)
    assert refused(tired, "A", "song_of_mending") == "too_tired"
    full = bard("A T", melody="song_of_mending", harmony="song_of_mending")
    assert refused(full, "A", "song_of_mending") == "no_effect"


@shows("dissonance")
def test_dissonance_takes_the_token_from_another_song() -> None:
    """Dissonance: there is one melody; it is taken from wherever it lay."""
    table = bard("A T", "dissonance", melody="song_of_mending")

    lay(table, "dissonance", "melody")

    assert tokens(table, "dissonance") == ["melody"]
    assert tokens(table, "song_of_mending") == []


@shows("dissonance")
def test_dissonance_hurries_heroes_and_hurts_monsters() -> None:
    """dissonance: the melody gives a movement point to whoever starts near, the harmony hurts whoever acts near."""
    table = bard("A . . T . z", "dissonance", turn=None, melody="dissonance", harmony="dissonance")
    table.take_turn("T")
    assert table.game.turn is not None
    assert table.game.turn.points == 1

    near = bard("A . . z", "dissonance", turn=None, harmony="dissonance")
    near.activate("zombie", master=[{"do": "engage"}])
    assert near["z"].damage == 1


@refuses("dissonance")
def test_dissonance_is_heard_three_squares_far() -> None:
    """dissonance: four squares away it neither hurries nor hurts, nor without its tokens."""
    far = bard("A . . . T", "dissonance", turn=None, melody="dissonance")
    far.take_turn("T")
    assert far.game.turn is not None
    assert far.game.turn.points == 0

    for drawing, song in (("A . . . z", "dissonance"), ("A . . z", "song_of_mending")):
        table = bard(drawing, "dissonance", turn=None, harmony=song)
        table.activate("zombie", master=[{"do": "retreat"}])
        assert table["z"].damage == 0


@shows("peaceful_rest")
def test_peaceful_rest_heals() -> None:
    """Peaceful Rest: whoever rests near the bard recovers two hearts as well."""
    table = bard("A . . T", "peaceful_rest", turn="T")
    hurt(table, "T", damage=3, fatigue=2)

    table.rest("T")
    over(table, "T")

    assert (table["T"].damage, table.hero("T").fatigue) == (1, 0)


@refuses("peaceful_rest")
def test_peaceful_rest_needs_fatigue_to_recover() -> None:
    """peaceful_rest: neither for the fresh, nor for who does not rest, nor four squares away."""
    for drawing, fatigue, rests in (("A T", 0, True), ("A T", 2, False), ("A . . . T", 2, True)):
        table = bard(drawing, "peaceful_rest", turn="T")
        hurt(table, "T", damage=3, fatigue=fatigue)
        if rests:
            table.rest("T")
        over(table, "T")
        assert table["T"].damage == 3


@shows("understudy")
def test_understudy_adds_to_what_is_recovered() -> None:
    """Understudy: one heart more with the melody, one fatigue more with the harmony, once each."""
    table = bard("A . . T", "understudy", melody="understudy", harmony="understudy")
    hurt(table, "T", damage=5, fatigue=4)

    table.step(harm.Recover(figure=table.names["T"], hearts=1, fatigue=1))

    assert (table["T"].damage, table.hero("T").fatigue) == (3, 2)


@refuses("understudy")
def test_understudy_adds_nothing_to_nothing() -> None:
    """understudy: hearts alone bring no fatigue, and four squares away nobody recovers more."""
    table = bard("A T", "understudy", harmony="understudy")
    hurt(table, "T", damage=5, fatigue=4)
    table.step(harm.Recover(figure=table.names["T"], hearts=1))
    assert (table["T"].damage, table.hero("T").fatigue) == (4, 4)

    far = bard("A . . . T", "understudy", melody="understudy")
    hurt(far, "T", damage=5)
    far.step(harm.Recover(figure=far.names["T"], hearts=1))
    assert far["T"].damage == 4


@shows("aria_of_war")
def test_aria_of_war_wards_and_strikes() -> None:
    """Aria of War: a shield for whoever is attacked near the bard, and a heart for whoever attacks."""
    table = bard("A z", "aria_of_war", turn=None, melody="aria_of_war", roll="blue r3h2, yellow h2, gray 0")
    bite(table)
    table.settle()
    assert table["A"].damage == 3

    strike = bard("A . T z", "aria_of_war", turn="T", harmony="aria_of_war", roll="blue r3h2, yellow r1h1, brown 0")
    strike.attack("T", "z")
    strike.settle()
    assert strike["z"].damage == 5  # one of them for the throwing knives


@refuses("aria_of_war")
def test_aria_of_war_is_not_for_all() -> None:
    """aria_of_war: four squares away nothing is gained, and monsters gain nothing at all."""
    table = bard(
        "A . . . T z", "aria_of_war", turn="T", harmony="aria_of_war", roll="blue r3h2, yellow r1h1, brown 0"
    )
    table.attack("T", "z")
    table.settle()
    assert table["z"].damage == 4

    monster = bard("A z", "aria_of_war", turn=None, harmony="aria_of_war", roll="blue r3h2, yellow h2, gray 0")
    bite(monster)
    monster.settle()
    assert monster["A"].damage == 4


@shows("concentration")
def test_concentration_rewards_two_songs() -> None:
    """Concentration: with the tokens on two songs the bard's turn begins with a heart and a fatigue."""
    table = bard("A", "dissonance", "concentration", turn=None, melody="song_of_mending", harmony="dissonance")
    hurt(table, "A", damage=3, fatigue=2)

    table.take_turn("A")

    assert (table["A"].damage, table.hero("A").fatigue) == (2, 1)


@shows("concentration")
def test_concentration_deepens_a_recovery() -> None:
    """concentration: exhausted for a fatigue, a hero who recovers recovers two hearts more."""
    table = bard("A . . T", "concentration")
    hurt(table, "T", damage=5)

    table.step(harm.Recover(figure=table.names["T"], hearts=1))
    table.choose("concentration")

    assert (table["T"].damage, table.hero("A").fatigue) == (2, 1)
    assert held(table, "A", "concentration").exhausted


@refuses("concentration")
def test_concentration_is_broken_on_one_song() -> None:
    """concentration: both tokens on one song give nothing; nor is it asked about a hero who is whole again."""
    table = bard("A T", "concentration", turn=None, melody="song_of_mending", harmony="song_of_mending")
    hurt(table, "A", damage=3, fatigue=2)
    table.take_turn("A")
    assert (table["A"].damage, table.hero("A").fatigue) == (3, 2)

    hurt(table, "T", damage=1)
    table.step(harm.Recover(figure=table.names["T"], hearts=1))
    assert not may_react(table, "concentration")
    hurt(table, "T", fatigue=2)
    table.step(harm.Recover(figure=table.names["T"], fatigue=1))
    assert not may_react(table, "concentration")


@shows("rehearsal")
def test_rehearsal_cleanses() -> None:
    """Rehearsal: with the melody a hero near is rid of a condition at the end of the bard's turn."""
    table = bard("A . . T", "rehearsal", melody="rehearsal")
    table["T"].conditions.append("poisoned")

    table.end_turn("A")
    table.settle()

    assert table["T"].conditions == []


@shows("rehearsal")
def test_rehearsal_rolls_again_once_a_round() -> None:
    """rehearsal: with the harmony a hero near rolls one die again, in an attack, in a defence or in a test."""
    table = bard(
        "A . T z", "rehearsal", turn="T", harmony="rehearsal", roll="blue X, yellow r1h1, brown 0, blue r3h2"
    )
    table.attack("T", "z")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["T"]
    table.choose("rehearsal")
    table.choose("die0")
    table.settle()
    assert table["z"].damage == 4
    table.step(harm.Test(figure=table.names["T"], attribute="might"))
    assert not may_react(table, "rehearsal")

    test = bard("A . T", "rehearsal", harmony="rehearsal", roll="gray 3, black 4, gray 0")
    test.step(harm.Test(figure=test.names["T"], attribute="awareness"))
    test.choose("rehearsal")
    test.choose("die0")
    assert test.told("attribute_tested")

    ward = bard("A z", "rehearsal", turn=None, harmony="rehearsal", roll="blue r3h2, yellow h2, gray 0, gray 3")
    bite(ward)
    ward.choose("rehearsal")
    ward.choose("die0")
    assert ward["A"].damage == 1


@refuses("rehearsal")
def test_rehearsal_is_for_heroes_near() -> None:
    """rehearsal: four squares away nobody rolls again, nor does anybody for somebody else's dice."""
    far = bard("A . . . T", "rehearsal", harmony="rehearsal", roll="gray 3, black 4")
    far.step(harm.Test(figure=far.names["T"], attribute="awareness"))
    assert not may_react(far, "rehearsal")

    silent = bard("A . . T", "rehearsal", melody="rehearsal", roll="gray 3, black 4")
    silent.step(harm.Test(figure=silent.names["T"], attribute="awareness"))
    assert not may_react(silent, "rehearsal")


@shows("cacophony")
def test_cacophony_wakes_a_song() -> None:
    """Cacophony: one more stamina; while it is exhausted a song sounds in full, whatever lies on it."""
    table = bard("A . . T", "cacophony", "dissonance", turn=None)
    assert stats.stamina(table.game, table.hero("A")) == 5
    table.take_turn("A")
    hurt(table, "A", damage=3)
    hurt(table, "T", damage=3, fatigue=2)

    table.use("A", "cacophony")
    assert table.options == ["song_of_mending", "dissonance"]
    table.choose("song_of_mending")
    over(table, "A")

    assert (table["A"].damage, table["T"].damage, table.hero("T").fatigue) == (2, 2, 1)
    assert held(table, "A", "cacophony").exhausted
    assert stats.stamina(table.game, table.hero("A")) == 5


@refuses("cacophony")
def test_cacophony_ends_with_the_next_turn() -> None:
    """cacophony: once it is ready again the song is silent, and who is tired makes no noise."""
    table = bard("A T", "cacophony")
    table.use("A", "cacophony")
    held(table, "A", "cacophony").exhausted = False
    hurt(table, "T", damage=3, fatigue=2)
    table.end_turn("A")
    assert (table["T"].damage, table.hero("T").fatigue) == (3, 2)

    tired = bard("A T", "cacophony")
    hurt(tired, "A", fatigue=3)
    assert refused(tired, "A", "cacophony") == "too_tired"


@shows("wayfarer")
def test_wayfarer_is_heard_farther_and_strolls() -> None:
    """Wayfarer: two more health, songs reach five squares, and each token laid is a step."""
    table = bard("A . . . . T W", "wayfarer", melody="song_of_mending")
    assert stats.health(table.game, table["A"]) == stats.health(table.game, bard("A")["A"]) + 2
    for letter in "TW":
        hurt(table, letter, damage=3)
    table.end_turn("A")
    assert [table[letter].damage for letter in "TW"] == [2, 3]

    step = bard("A . .", "wayfarer")
    lay(step, "song_of_mending", "melody")
    step.choose("wayfarer")
    step.choose("B1")
    assert step.at("A") == "B1"


@refuses("wayfarer")
def test_wayfarer_carries_songs_alone() -> None:
    """wayfarer: the lute is heard no farther, and without a token laid there is no step."""
    table = bard("A . . . T", "wayfarer")
    hurt(table, "T", fatigue=2)
    assert refused(table, "A", "lute", "T") == "bad_target"
    table.rest("A")
    assert not may_react(table, "wayfarer")


def test_what_a_song_takes_are_the_tokens_of_the_class() -> None:
    """The bard has one melody and one harmony, and lays nothing else."""
    calling = library().classes["bard"]
    kinds = {counter.id: counter.stock for counter in calling.counters}
    laid = {
        effect.counter
        for skill in calling.skills
        for ability in skill.abilities
        for choice in ability.do
        for line in getattr(choice, "of", ())
        if isinstance(line, tuple)
        for effect in line
        if isinstance(effect, Lay)
    }

    assert kinds == {"melody": 1, "harmony": 1}
    assert laid == set(kinds)
    assert offered(bard("A T"), "A", "song_of_mending")
