"""The odds against slow and obviously right reckonings: all faces one by one, and the engine itself."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain, combinations, product
from math import prod

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.descent.attack.odds import SurgeOffer, odds
from bot.descent.attack.odds_now import attack_odds, blow_of
from bot.descent.cli.odds import read_surge
from bot.descent.commands import Answer, Attack, Command
from bot.descent.events import AttackMissed
from bot.descent.rules.dice import FACES, Colour, Die, total
from bot.descent.rules.play import perform
from bot.descent.state.game import Game
from bot.kernel.refused import Refused
from tests.descent.scene import Scene, scene

STURDY = 60
"""So many hearts more that no target of these scenes falls, and all hearts are seen to land."""


def all_rolls(colours: tuple[Colour, ...]) -> Iterator[tuple[Die, ...]]:
    """Every way the dice can fall, one by one."""
    return product(*([Die(colour=colour, up=up) for up in range(6)] for colour in colours))


def plain_damage(
    attack: tuple[Colour, ...],
    defence: tuple[Colour, ...],
    pierce: int,
    distance: int,
    offers: tuple[SurgeOffer, ...],
) -> Counter[int | None]:
    """How often each damage comes (None: a miss), every roll and every choice of surges tried in turn."""
    found: Counter[int | None] = Counter()
    choices = list(chain.from_iterable(combinations(offers, size) for size in range(len(offers) + 1)))
    for dice in all_rolls(attack):
        shown = total(dice)
        payable = [chosen for chosen in choices if sum(offer.cost for offer in chosen) <= shown.surges]
        for shield_dice in all_rolls(defence):
            shields = total(shield_dice).shields
            dealt = [
                max(0, shown.hearts + bought.hearts - max(0, shields - pierce - bought.pierce))
                for bought in map(_sum, payable)
                if not shown.miss and shown.range + bought.range >= distance
            ]
            found[max(dealt) if dealt else None] += 1
    return found


def _sum(chosen: tuple[SurgeOffer, ...]) -> SurgeOffer:
    return SurgeOffer(*(sum(column) for column in zip(SurgeOffer(cost=0), *chosen, strict=True)))


@pytest.mark.parametrize(
    ("attack", "defence", "pierce", "distance", "offers"),
    [
        (("blue",), (), 0, 0, ()),
        (("blue", "yellow"), ("gray",), 0, 5, (SurgeOffer(range=1), SurgeOffer(pierce=2))),
        (("blue", "red", "red"), ("gray", "black"), 1, 0, (SurgeOffer(hearts=1), SurgeOffer(hearts=1))),
        (("blue", "yellow", "green"), ("black",), 0, 4, (SurgeOffer(hearts=3, cost=2), SurgeOffer(range=2))),
        (("blue", "green", "green"), ("brown",), 2, 7, (SurgeOffer(hearts=1, pierce=1, range=1),)),
    ],
    ids=str,
)
def test_the_odds_are_those_of_all_rolls_counted_one_by_one(
    attack: tuple[Colour, ...],
    defence: tuple[Colour, ...],
    pierce: int,
    distance: int,
    offers: tuple[SurgeOffer, ...],
) -> None:
    """Putting dice together and merging equal results gives exactly what counting every roll gives."""
    counted = plain_damage(attack, defence, pierce, distance, offers)
    every = 6 ** (len(attack) + len(defence))

    found = odds(attack, defence, pierce=pierce, distance=distance, surges=offers)

    assert found.miss == Fraction(counted[None], every)
    nothing = counted.pop(None)
    counted[0] += nothing
    assert found.damage == {hearts: Fraction(ways, every) for hearts, ways in counted.items() if ways}


def test_the_dice_of_a_hit_are_told_before_any_surge_is_spent() -> None:
    """Blue and yellow: one roll in six misses, and a hit shows 14/3 range, 83/30 hearts and often a surge."""
    found = odds(["blue", "yellow"], ["gray"], surges=[SurgeOffer(hearts=2), SurgeOffer(range=3)])

    assert found.miss == Fraction(1, 6)
    assert found.mean_range == 4 + Fraction(4, 6)
    assert found.mean_hearts == Fraction(8, 5) + Fraction(7, 6)
    assert found.surges_at_least == (Fraction(7, 10), Fraction(1, 5), Fraction(0))


def test_what_falls_short_is_a_miss_unless_a_surge_reaches_farther() -> None:
    """At range 6 the blue die alone hits with one face; with +1 range for a surge it is still one face only."""
    assert odds(["blue"], distance=6).miss == Fraction(5, 6)
    assert odds(["blue"], distance=7).miss == 1
    assert odds(["blue"], distance=7, surges=[SurgeOffer(range=1)]).miss == Fraction(5, 6)
    assert odds(["blue"], distance=7).mean_hearts is None
    assert odds(["blue"], distance=7).damage == {0: 1}


def test_the_chance_to_defeat_sums_the_damage_that_is_enough() -> None:
    """A red die against nobody's shields deals 1, 2, 2, 2, 3, 3: two hearts come five times in six."""
    found = odds(["red"])

    assert found.defeats(2) == Fraction(5, 6)
    assert found.defeats(4) == 0
    assert found.mean_damage == Fraction(13, 6)
    assert sum(found.damage.values()) == 1


def fight(
    weapon: str,
    monster: str = "zombie",
    gap: int = 0,
    *,
    drawing: str = "",
    hero: str = "grisban_the_thirsty/berserker",
    act: int = 1,
    conditions: tuple[str, ...] = (),
    suffered: tuple[str, ...] = (),
) -> Scene:
    """A hero with one weapon and, so many squares away, a monster that will not fall."""
    drawing = drawing or " ".join(["H", *["."] * gap, "z"])
    table = scene(drawing, heroes={"H": hero}, monsters={"z": monster}, cards={"H": [weapon]}, act=act)
    table.monster("z").extra_health = STURDY
    table.hero("H").conditions = list(conditions)
    table.monster("z").conditions = list(suffered)
    return table


MAGE = "widow_tarha/runemaster"
SCOUT = "jain_fairwood/thief"
DRAGON = """
H z z z
. z z z
"""
FIGHTS: dict[str, Callable[[], Scene]] = {
    "greataxe on a zombie": lambda: fight("chipped_greataxe"),
    "greataxe on the black die": lambda: fight("chipped_greataxe", "barghest", drawing="H z z", act=2),
    "greataxe in weak hands": lambda: fight("chipped_greataxe", conditions=("weakened",)),
    "greataxe in fear": lambda: fight("chipped_greataxe", conditions=("terrified",)),
    "greataxe on the weak and doomed": lambda: fight("chipped_greataxe", suffered=("weakened", "doomed")),
    "greataxe in the dragon's shadow": lambda: fight("chipped_greataxe", "shadow_dragon", drawing=DRAGON),
    "greataxe in shadow and fear": lambda: fight(
        "chipped_greataxe", "shadow_dragon", drawing=DRAGON, conditions=("terrified",)
    ),
    "grinding axe, two surges for one thing": lambda: fight("grinding_axe"),
    "dragontooth hammer with a free hand": lambda: fight("dragontooth_hammer"),
    "battleaxe that pierces": lambda: fight("iron_battleaxe", "barghest", drawing="H z z", act=2),
    "bolt at five squares": lambda: fight("arcane_bolt", gap=4, hero=MAGE),
    "greatbow at six squares": lambda: fight("elm_greatbow", "goblin_archer", 5, hero=MAGE),
    "bow on a night stalker": lambda: fight("yew_shortbow", "barghest master", drawing="H . . z z", hero=SCOUT),
    "knives at arm's length": lambda: fight("throwing_knives", hero=SCOUT),
    "trueshot far away": lambda: fight("trueshot", gap=7, hero=SCOUT),
}


@pytest.mark.parametrize("named", FIGHTS)
def test_the_odds_in_play_are_what_the_engine_does_with_every_roll(named: str) -> None:
    """All dice through the real engine, all answers to its surge questions tried: the very same distribution."""
    table = FIGHTS[named]()
    weapon = next(card.id for card in table.hero("H").cards if card.equipped)

    told = attack_odds(table.game, table.names["H"], table.names["z"], weapon)

    missed, dealt = all_through_the_engine(table, weapon)
    assert told.miss == missed
    assert dict(told.damage) == dealt


def all_through_the_engine(table: Scene, weapon: str) -> tuple[Fraction, dict[int, Fraction]]:
    """The chance to miss and that of each damage, every roll played out in the game itself."""
    blow = blow_of(table.game, table.names["H"], table.names["z"], weapon)
    attack = Attack(hero=table.names["H"], target=table.names["z"], weapon=weapon)
    missed, dealt, every = 0, Counter[int](), 0
    for dice, ways in weighted_rolls((*blow.attack, *blow.defence)):
        game = reloaded(table.game)
        game.chance.script = list(dice)
        hit, damage = best_end(game, attack, table.names["z"])
        missed += 0 if hit else ways
        dealt[damage] += ways
        every += ways
    return Fraction(missed, every), {damage: Fraction(ways, every) for damage, ways in sorted(dealt.items())}


def weighted_rolls(colours: tuple[Colour, ...]) -> Iterator[tuple[tuple[Die, ...], int]]:
    """Every roll of different faces, and how many of the dice's sides come to the same."""
    sides = [
        [
            (Die(colour=colour, up=FACES[colour].index(face)), FACES[colour].count(face))
            for face in set(FACES[colour])
        ]
        for colour in colours
    ]
    for shown in product(*sides):
        yield tuple(die for die, _ in shown), prod(times for _, times in shown)


def best_end(game: Game, command: Command, target: str) -> tuple[bool, int]:
    """Whether the attack hits and for how much, if every question is answered for the most damage."""
    before = game.figure(target).damage
    events = perform(game, command)
    question = game.question
    if question is None:
        assert not game.chance.script, f"the engine did not roll {game.chance.script}"
        missed = any(isinstance(event, AttackMissed) for event in events)
        return not missed, game.figure(target).damage - before
    offered = [option.id for option in question.options]
    options = offered if question.kind == "spend_surges" else [question.default]
    return max(
        (_answered(game, option, target) for option in options),
        key=lambda end: (end[1], end[0]),
    )


def _answered(game: Game, option: str, target: str) -> tuple[bool, int]:
    again = reloaded(game)
    assert again.question is not None
    answer = Answer(hero=again.question.owner, question=again.question.number, option=option)
    return best_end(again, answer, target)


def reloaded(game: Game) -> Game:
    """The same game once more."""
    return Game.model_validate_json(game.model_dump_json())


def test_asking_for_the_odds_changes_nothing() -> None:
    """The attack is declared in a game of its own: the real one and what it has to tell stay as they were."""
    table = fight("chipped_greataxe", "zombie")
    before = table.game.model_dump_json()

    attack_odds(table.game, table.names["H"], table.names["z"], "chipped_greataxe")

    assert table.game.model_dump_json() == before
    assert table.game.take_events() == []


def test_no_odds_for_an_attack_that_cannot_be_made() -> None:
    """An axe does not reach three squares: the odds are refused with the reason an attack is refused with."""
    table = fight("chipped_greataxe", "zombie", 2)

    with pytest.raises(Refused) as refused:
        attack_odds(table.game, table.names["H"], table.names["z"], "chipped_greataxe")

    assert refused.value.code == "not_adjacent"


def ask(*arguments: str) -> Result:
    """Run `flambeau odds`."""
    return CliRunner().invoke(app, ["odds", *arguments])


def test_the_command_line_tells_the_odds_as_json() -> None:
    """`flambeau odds --json` gives miss, the dice of a hit and the damage from none to most, zeros included."""
    told = json.loads(ask("--attack", "blue,red", "--range", "3", "--surge", "+1 heart", "--json").stdout)

    found = odds(["blue", "red"], distance=3, surges=[SurgeOffer(hearts=1)])
    assert set(told) == {"miss", "given_hit", "damage"}
    assert told["miss"] == pytest.approx(float(found.miss))
    assert told["given_hit"]["mean_hearts"] == pytest.approx(float(found.mean_hearts or 0))
    assert told["given_hit"]["surges_at_least"] == pytest.approx([float(p) for p in found.surges_at_least])
    assert list(told["damage"]) == [str(hearts) for hearts in range(max(found.damage) + 1)]
    assert sum(told["damage"].values()) == pytest.approx(1)
    assert told["damage"]["0"] == pytest.approx(float(found.miss))


def test_the_command_line_draws_a_table() -> None:
    """Without --json a person sees each damage with its chance, and the chance to miss."""
    shown = ask("--attack", "blue,yellow", "--defence", "gray,black", "--pierce", "1")

    assert shown.exit_code == 0
    assert "at least" in shown.stdout
    assert "Miss 16.7%" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--attack", "blue,purple"), "no attack die called 'purple'"),
        (("--attack", "gray"), "no attack die called 'gray'"),
        (("--attack", ""), "an attack needs dice"),
        (("--attack", "blue", "--defence", "red"), "no defence die called 'red'"),
        (("--attack", "blue", "--surge", "dance"), "no surge ability can be read from 'dance'"),
        (("--attack", "blue", "--surge", "+1 heart or so"), "no surge ability can be read"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    """Dice or surges that don't exist end with exit code 2 and a sentence that names them."""
    shown = ask(*arguments)

    assert shown.exit_code == 2
    assert sentence in shown.stderr
    assert "Traceback" not in shown.output


@pytest.mark.parametrize(
    ("written", "offer"),
    [
        ("+1 heart", SurgeOffer(hearts=1)),
        ("+2 hearts", SurgeOffer(hearts=2)),
        ("+2 Range", SurgeOffer(range=2)),
        ("pierce 2", SurgeOffer(pierce=2)),
        ("+1 heart, +1 range", SurgeOffer(hearts=1, range=1)),
        ("2: +3 hearts, pierce 1", SurgeOffer(hearts=3, pierce=1, cost=2)),
    ],
)
def test_surges_are_written_as_on_the_cards(written: str, offer: SurgeOffer) -> None:
    """A surge ability is read from the words a player would type."""
    assert read_surge(written) == offer
