"""Words about an attack that is being made: its dice, hearts, shields and conditions."""

from typing import Literal

from bot.descent.attack.numbers import range_needed, surges_left, tally
from bot.descent.attack.record import AttackRecord, Struck
from bot.descent.attack.still_open import (
    attack_roll_may_improve,
    hearts_matter,
    lost_surge_matters,
    range_can_be_spared,
    range_matters,
    shields_matter,
    shields_to_hope_for,
    surges_matter,
)
from bot.descent.attack.weapons import Arms
from bot.descent.content.cards import Surge
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.counts import PerWhat, counted
from bot.descent.effects.on_dice import new_faces_matter
from bot.descent.effects.who import attack_of
from bot.descent.rules import stats
from bot.descent.rules.conditions import suffered
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.dice_deeds import hindered
from bot.descent.rules.harm import can_gain
from bot.descent.rules.rerolling import ChooseReroll, Pool, RollAgain, pool
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.game import Game


def stands(attack: AttackRecord) -> bool:
    """Whether no X lies on the table: a miss can't be bettered."""
    return not attack.missed and not attack.shows_x


def in_numbers(game: Game, surge: Surge, at: Context) -> Surge:
    """A surge ability with all it adds as plain numbers."""
    if not any(isinstance(effect, Add) and effect.per is not None for effect in surge.do):
        return surge
    settled = (effect.settled(game, at) if isinstance(effect, Add) else effect for effect in surge.do)
    return surge.model_copy(update={"do": tuple(settled)})


class Add(Effect):
    """The attack gains hearts, range, surges, pierce or, before it is rolled, dice."""

    hearts: int = 0
    range: int = 0
    surges: int = 0
    pierce: int = 0
    dice: tuple[Colour, ...] = ()
    per: PerWhat | None = None
    """So much for each of these."""
    most: int | None = None
    """For so many of them at the most."""
    having: tuple[str, ...] = ()
    """Only heroes with one of these conditions are counted."""

    def settled(self, game: Game, at: Context) -> "Add":
        """The same in plain numbers, as things stand."""
        if self.per is None:
            return self
        times = counted(game, self.per, at, self.having)
        times = times if self.most is None else min(times, self.most)
        return Add(
            dice=self.dice * times,
            hearts=self.hearts * times,
            range=self.range * times,
            surges=self.surges * times,
            pierce=self.pierce * times,
        )

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or not stands(attack):
            return False
        if self.per is not None:
            return self.settled(game, at).possible(game, at)
        if self.dice and not attack.dice:
            return True
        if self.surges < 0:
            return surges_left(game, attack) > 0
        # Range means nothing in melee.
        afar = range_needed(game, attack, attack.struck[0]) is not None
        return bool(self.hearts or self.pierce or self.surges or (self.range and afar))

    def matters(self, game: Game, at: Context) -> bool:
        if self.per is not None:
            return self.settled(game, at).matters(game, at)
        attack = attack_of(game, at)
        if attack is None or not attack.dice or self.range or self.pierce:
            return True
        if self.surges < 0:
            return lost_surge_matters(game, attack, -self.surges)
        more_hearts = bool(self.hearts) and hearts_matter(game, attack, self.hearts)
        return more_hearts or (bool(self.surges) and surges_matter(game, attack, self.surges))

    def resolve(self, game: Game, at: Context) -> None:
        if self.per is not None:
            self.settled(game, at).resolve(game, at)
            return
        attack = attack_of(game, at)
        assert attack is not None
        attack.gain(stats.credited(game, at, 0), hearts=self.hearts, range=self.range)
        attack.surges += self.surges
        attack.pierce += self.pierce
        attack.extra_dice += self.dice if not attack.dice else ()


class Exchange(Effect):
    """Range of a ranged attack becomes hearts, one for one, or hearts become range: as many as the player likes."""

    into: Literal["hearts", "range"]
    most: int

    def _most(self, game: Game, at: Context) -> int:
        attack = attack_of(game, at)
        if attack is None or not stands(attack) or range_needed(game, attack, attack.struck[0]) is None:
            return 0
        shown = tally(game, attack)
        return min(self.most, shown.range if self.into == "hearts" else shown.hearts)

    def possible(self, game: Game, at: Context) -> bool:
        return self._most(game, at) > 0

    def matters(self, game: Game, at: Context) -> bool:
        attack, most = attack_of(game, at), self._most(game, at)
        if attack is None or not attack.dice:
            return True
        if self.into == "range":
            return range_matters(game, attack, most)
        return hearts_matter(game, attack, most) and range_can_be_spared(game, attack)

    def resolve(self, game: Game, at: Context) -> None:
        options = [
            Option(id=str(amount), about={"amount": amount}, then=(Exchanged(what=self, amount=amount, at=at),))
            for amount in range(1, self._most(game, at) + 1)
        ]
        ask(game, "choose_amount", at.actor, options, default=options[0].id, about={"card": at.card})


class Exchanged(Step):
    """So much of an attack has become something else."""

    what: Exchange
    amount: int
    at: Context

    def resolve(self, game: Game) -> None:
        attack = attack_of(game, self.at)
        if attack is not None:
            hearts = self.amount if self.what.into == "hearts" else -self.amount
            attack.gain(stats.credited(game, self.at, 0), hearts=hearts, range=-hearts)


class Blast(Effect):
    """The attack also affects the squares next to its target (ATT-07)."""

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and not attack.blast

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.blast = True


class Lend(Effect):
    """The attack at hand has more surge abilities."""

    lines: tuple[Surge, ...]

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and stands(attack)

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.lent += self.lines


class Inflict(Effect):
    """Whoever suffers at least one heart from this attack gets a condition (ATT-11)."""

    condition: str

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or self.condition in attack.inflicts:
            return False
        struck = [game.find(victim.figure) for victim in attack.struck]
        return attack.blast or any(
            figure is not None and can_gain(game, figure, self.condition) for figure in struck
        )

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.inflicts.append(self.condition)


class BorrowSurges(Effect):
    """The attack may also use the surge abilities of the hero's other equipped weapons."""

    def _lines(self, game: Game, at: Context) -> list[Surge]:
        attack = attack_of(game, at)
        hero = game.heroes.get(attack.attacker) if attack is not None else None
        if attack is None or hero is None:
            return []
        others = (held for held in stats.weapons(game, hero) if held.id != attack.weapon)
        return [surge for held in others for surge in Arms(game, hero, held.id).surges]

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._lines(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        attack.lent += self._lines(game, at)


def defender_of(game: Game, at: Context) -> Struck | None:
    """The struck figure the moment is about; the target where it is about nobody in particular."""
    attack = attack_of(game, at)
    if attack is None:
        return None
    return attack.victim(at.figure or "") or attack.struck[0]


class Shield(Effect):
    """The defender's roll gains shields."""

    shields: int
    per: PerWhat | None = None
    """So many for each of these."""

    def _shields(self, game: Game, at: Context) -> int:
        return self.shields if self.per is None else self.shields * counted(game, self.per, at)

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        if attack is None or not self._shields(game, at):
            return False
        return stands(attack) and attack.victim(at.figure or "") is not None

    def matters(self, game: Game, at: Context) -> bool:
        attack, struck = attack_of(game, at), defender_of(game, at)
        if attack is None or struck is None or not attack.dice:
            return True
        return shields_matter(game, attack, struck, self._shields(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        struck = defender_of(game, at)
        assert struck is not None
        struck.gain(stats.credited(game, at, self._shields(game, at)))


class Brace(Effect):
    """The defender rolls more defence dice against this attack."""

    dice: tuple[Colour, ...]
    times: int | Literal["amount"] = 1
    """How often: a number, or the one that goes with the moment."""

    def possible(self, game: Game, at: Context) -> bool:
        struck = defender_of(game, at)
        return struck is not None and not struck.rolled

    def resolve(self, game: Game, at: Context) -> None:
        struck = defender_of(game, at)
        assert struck is not None
        struck.extra += self.dice * (at.amount if self.times == "amount" else self.times)


class Deepen(Effect):
    """The figure about to suffer hearts of this attack suffers more of them; it must be dealt at least one."""

    hearts: int | Literal["amount"] = 1

    def possible(self, game: Game, at: Context) -> bool:
        struck = _dealt_to(game, at)
        return struck is not None and bool(struck.damage)

    def matters(self, game: Game, at: Context) -> bool:
        figure, struck = game.find(at.figure or ""), _dealt_to(game, at)
        if figure is None or struck is None:
            return False
        return suffered(game, figure, struck.damage or 0) < stats.health_left(game, figure)

    def resolve(self, game: Game, at: Context) -> None:
        struck = _dealt_to(game, at)
        assert struck is not None
        struck.damage = (struck.damage or 0) + (at.amount if self.hearts == "amount" else self.hearts)


def _dealt_to(game: Game, at: Context) -> Struck | None:
    attack = attack_of(game, at)
    return attack.victim(at.figure or "") if attack is not None else None


class Reroll(Effect):
    """Dice of this attack, test or card are rolled again, as many as the player wants up to `dice`, each once."""

    of: Pool
    dice: int = 1
    colours: tuple[Colour, ...] = ()
    """Only dice of these colours."""
    whole: bool = False
    """All dice together, not one by one."""

    def possible(self, game: Game, at: Context) -> bool:
        return bool(self._dice(game, at))

    def _dice(self, game: Game, at: Context) -> list[Die]:
        return [die for die in pool(game, self.of, at) if not self.colours or die.colour in self.colours]

    def matters(self, game: Game, at: Context) -> bool:
        if self.of == "test":
            return game.test is not None and not game.test.passed
        attack, struck = attack_of(game, at), defender_of(game, at)
        if attack is None or struck is None:
            return True
        if hindered(game, self.of, at):
            return stands(attack) and new_faces_matter(game, at, self.of, self._dice(game, at), self.dice)
        if self.of == "attack":
            return attack_roll_may_improve(game, attack, self._dice(game, at))
        hope = shields_to_hope_for(self._dice(game, at), self.dice)
        return shields_matter(game, attack, struck, hope)

    def resolve(self, game: Game, at: Context) -> None:
        if self.whole:
            count = len(pool(game, self.of, at))
            push(game, *(RollAgain(owner=at.actor, of=self.of, number=number, at=at) for number in range(count)))
        else:
            push(game, ChooseReroll(owner=at.actor, of=self.of, left=self.dice, colours=self.colours, at=at))


class EaseTest(Effect):
    """So many shields of the test at hand don't count."""

    shields: int = 1

    def possible(self, game: Game, at: Context) -> bool:
        return game.test is not None

    def resolve(self, game: Game, at: Context) -> None:
        assert game.test is not None
        game.test.shields -= self.shields


class LendAttribute(Effect):
    """The test at hand goes by the bearer's attribute, if that is better."""

    def possible(self, game: Game, at: Context) -> bool:
        return game.test is not None

    def matters(self, game: Game, at: Context) -> bool:
        return False  # what matters is that the dice are rolled again

    def resolve(self, game: Game, at: Context) -> None:
        assert game.test is not None
        own = stats.attribute(game, game.figure(at.actor), game.test.attribute)  # type: ignore[arg-type]
        game.test.value = max(game.test.value, own or 0)
