"""What the activation card in play adds to a monster's attacks and moves."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.descent.monsters.amounts import reckon
from bot.descent.monsters.changes import Form, Lent, Number
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.instructions import Special
from bot.descent.monsters.targets import everyone_meant, fitting, is_of, is_so, is_true
from bot.descent.rules.dice import Colour
from bot.descent.rules.heeding import Lasting, goes_by
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


class Gain(NamedTuple):
    """All that a monster gains, added up."""

    hearts: int = 0
    range: int = 0
    pierce: int = 0
    surges: int = 0
    speed: int = 0
    inflicts: tuple[str, ...] = ()
    dice: tuple[Colour, ...] = ()


def lasting_for(game: Game, monster: Monster) -> Iterator[tuple[Special, Circumstance]]:
    """The changes of the card in play that are about this monster right now."""
    activation = game.activation
    if activation is None or activation.group != monster.group:
        return
    for effect in game.library.activations[activation.card].special:
        if effect.at == "lasting" and is_of(effect.of, monster):
            at = Circumstance(group=monster.group, of=effect.of, actor=monster.id, them=monster.id)
            if is_true(game, at, effect.when):
                yield effect, at


def bonus_of(game: Game, monster: Monster, struck: Sequence[Figure] = ()) -> Gain:
    """What the card in play adds to this monster's attack on these figures, and to its moves."""
    gain = Gain()
    for effect, at in lasting_for(game, monster):
        if effect.each is not None or not _is_against(game, at, effect, struck):
            continue
        bonus = effect.bonus
        if struck:
            at = at.model_copy(update={"target": struck[0].id})
        gain = Gain(
            hearts=gain.hearts + reckon(game, at, bonus.hearts),
            range=gain.range + reckon(game, at, bonus.range),
            pierce=gain.pierce + reckon(game, at, bonus.pierce),
            surges=gain.surges + reckon(game, at, bonus.surges),
            speed=gain.speed + reckon(game, at, bonus.speed),
            inflicts=(*gain.inflicts, *(one for one in bonus.inflicts if one not in gain.inflicts)),
            dice=(*gain.dice, *bonus.dice),
        )
    return gain


def forms_of(game: Game, monster: Monster) -> list[Form]:
    """What the card in play makes of this monster's attacks."""
    return [effect.attack for effect, _ in lasting_for(game, monster) if effect.attack != Form()]


def lent_to(game: Game, monster: Monster) -> list[Lent]:
    """What the card in play lends this monster."""
    return [effect.lends for effect, _ in lasting_for(game, monster) if effect.lends is not None]


def altered(game: Game, monster: Monster, use: str, number: Number, printed: int) -> int:
    """A number of a special action: as the card in play says, else as printed."""
    said = [
        effect.set[number]
        for effect, _ in lasting_for(game, monster)
        if effect.alter == use and number in effect.set
    ]
    return said[-1] if said else printed


def caught_instead(game: Game, monster: Monster, use: str) -> list[Figure] | None:
    """Whom a special action catches by the card in play; None if that is as printed."""
    for effect, at in lasting_for(game, monster):
        if effect.alter == use and effect.reaches is not None:
            return [entry.figure for entry in fitting(game, at, effect.reaches)]
    return None


def additions(game: Game, monster: Monster, use: str) -> list[tuple[Special, Circumstance]]:
    """What the card in play adds to a special action."""
    return [(effect, at) for effect, at in lasting_for(game, monster) if effect.alter == use and effect.adds]


class CardInPlay(Lasting):
    """The changes of the activation card in play that concern others than the monster at work."""

    def _about(self, game: Game, figure: Figure) -> Iterator[Special]:
        """The entries whose `each` means this figure."""
        activation = game.activation
        card = game.library.activations.get(activation.card) if activation is not None else None
        for effect in card.special if card is not None else ():
            if effect.at != "lasting" or effect.each is None or activation is None:
                continue
            at = Circumstance(group=activation.group, of=effect.of)
            meant = [one for one in everyone_meant(game, at, effect.each) if one is figure]
            if meant and is_so(game, at, effect.when) and fitting(game, at, effect.each, meant):
                yield effect

    def attribute(self, game: Game, figure: Figure, name: str, value: int) -> int:
        for effect in self._about(game, figure):
            added = effect.bonus.attribute(name)  # type: ignore[arg-type]
            if added:
                value = max(value + added, min(value, effect.bonus.floor), 0)
        return value

    def forbids(self, game: Game, figure: Figure, what: str) -> bool:
        return any(what in effect.forbid for effect in self._about(game, figure))

    def lends(self, game: Game, monster: Monster, passive: str) -> bool:
        return any(lent.ability == passive for lent in lent_to(game, monster))

    def attack_kind(self, game: Game, monster: Monster) -> tuple[str | None, bool]:
        forms = forms_of(game, monster)
        return next((form.kind for form in forms if form.kind), None), any(form.reach for form in forms)


goes_by(CardInPlay())


def _is_against(game: Game, at: Circumstance, effect: Special, struck: Sequence[Figure]) -> bool:
    """Whether the first figure struck is one the change is about; of several the named target decides."""
    if effect.against is None:
        return True
    return bool(struck) and bool(fitting(game, at, effect.against, struck[:1]))
