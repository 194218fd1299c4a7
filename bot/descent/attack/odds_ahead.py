"""The attacks that a command would make, with their odds: cards, feats and familiars attack too.

The command is carried out in a game of its own, with the engine's own words, up to where dice would be rolled.
Where a player would have to choose a weapon or a target, each choice is looked at.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.descent.attack.odds import Blow
from bot.descent.attack.odds_now import Declared, blow_declared
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.steps import spread
from bot.descent.autopilot.imagining import imagine
from bot.descent.commands import Attack, AttackWithFamiliar, Command, UseCard
from bot.descent.effects.attacking import Strike, Sweep
from bot.descent.effects.base import Effect
from bot.descent.effects.tricks.custom import TRICKS, Custom
from bot.descent.rules import stats
from bot.descent.rules.steps import push
from bot.descent.state.game import Game

MOST_ATTACKS = 8
"""Choices of weapon and target that are looked at."""
MOST_STEPS = 60
CHOICES = ("choose_weapon", "choose_foe", "choose_figure")
"""Questions that lead to the attack; at all others one lets it pass."""
BY_CHANCE = ("card_rolled", "attribute_tested", "stand_up_rolled")
"""Whatever follows these, nobody knows beforehand."""


class Against(NamedTuple):
    """One figure that an attack would affect."""

    figure: str
    blow: Blow
    left: int
    """Hearts it has left."""


class Foreseen(NamedTuple):
    """An attack to come: who attacks with what, and whom, the chosen target first."""

    attacker: str
    weapon: str | None
    against: tuple[Against, ...]


def makes_attack(game: Game, command: Command) -> bool:
    """Whether a command makes somebody attack at once."""
    if isinstance(command, Attack | AttackWithFamiliar):
        return True
    return isinstance(command, UseCard) and any(
        _attacks(effect) for effect in command.find(game, game.hero(command.hero)).do
    )


def _attacks(effect: Effect) -> bool:
    if isinstance(effect, Custom):
        return TRICKS[effect.name].attacks
    return isinstance(effect, Strike | Sweep) or any(_attacks(inner) for inner in _inner(effect))


def _inner(effect: Effect) -> Iterator[Effect]:
    """The effects that an effect is made of."""
    for value in effect.__dict__.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                yield part


def foreseen(game: Game, command: Command) -> list[Foreseen]:
    """The attacks that a command would make, each way once; none where dice or other choices come first."""
    imagined = imagine(game)
    imagined.take_events()
    before = set(imagined.attacks)
    command.begin(imagined)
    found: list[Foreseen] = []
    for attack in _declared(imagined, before):
        found.append(attack)
        if len(found) == MOST_ATTACKS:
            break
    return found


def _declared(imagined: Game, before: set[int]) -> Iterator[Foreseen]:
    """Play on until an attack is declared, along every choice that leads to one."""
    for _ in range(MOST_STEPS):
        if number := next((number for number in imagined.attacks if number not in before), None):
            yield _seen(imagined, imagined.attacks[number])
            return
        asked = imagined.question
        if asked is not None and asked.kind in CHOICES:
            for option in asked.options[:MOST_ATTACKS]:
                branch = imagine(imagined)
                branch.question = None
                push(branch, *option.then)
                yield from _declared(branch, before)
            return
        if asked is not None:
            passing = asked.option(asked.default)
            imagined.question = None
            push(imagined, *(passing.then if passing is not None and asked.kind == "react" else ()))
            if asked.kind != "react":
                return
        if not imagined.stack:
            return
        imagined.stack.pop().resolve(imagined)
        if any(event.kind in BY_CHANCE for event in imagined.take_events()):
            return


def _seen(imagined: Game, record: AttackRecord) -> Foreseen:
    if record.blast:
        spread(imagined, record)
    return Foreseen(record.attacker, record.weapon, tuple(_against(imagined, record, record.struck)))


def _against(imagined: Game, record: AttackRecord, struck: Iterable[Struck]) -> Iterator[Against]:
    for each in struck:
        alone = record.model_copy(update={"struck": [each.model_copy(deep=True)], "distance": each.distance})
        game = imagined.model_copy(update={"attacks": {**imagined.attacks, record.id: alone}, "stack": []})
        attacker, target = game.find(record.attacker), game.find(each.figure)
        if attacker is not None and target is not None:
            blow = blow_declared(Declared(game, alone, attacker, target))
            yield Against(target.id, blow, stats.health_left(game, target))
