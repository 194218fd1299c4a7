"""Attacks: from the declaration to the last heart, folded into one line and its small print."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.descent.attack.surge_abilities import PIERCE_VEIL, RECOVER, SHAKE_OFF
from bot.descent.content.cards import Item, SearchCard, Surge
from bot.descent.events import (
    AttackDeclared,
    AttackHit,
    AttackMissed,
    DefenceRolled,
    DiceRolled,
    DiceSwapped,
    DieAdded,
    DieRemoved,
    DieRerolled,
    DieTurned,
    SurgeSpent,
)
from bot.descent.rules import stats
from bot.descent.rules.dice import Die
from bot.descent.rules.sums import Addend
from bot.descent.state.figures import Monster
from bot.descent.words import symbols
from bot.descent.words.narrator import Narrator, tells
from bot.descent.words.sums import is_sum, sum_in_words
from bot.descent.words.tellers.movement import Walk
from bot.words.texts import readable


@dataclass
class Blow:
    """What one figure got out of an attack."""

    hit: AttackHit
    suffered: int | None = None
    left: int | None = None
    more: tuple[Addend, ...] = ()
    """Hearts beyond what the attack dealt, by the conditions of who was struck."""
    tails: list[str] = field(default_factory=list)


@dataclass
class Tale:
    """An attack as far as it is known; a story may begin in the middle of one."""

    narrator: Narrator
    number: int
    declared: AttackDeclared | None = None
    dice: list[Die] = field(default_factory=list)
    defence: dict[str, list[Die]] = field(default_factory=dict)
    before: dict[tuple[str, int], list[Die]] = field(default_factory=dict)
    """What dice showed before they were rolled again, by defender ("" for the attack) and place."""
    bought: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    relieved: bool = False
    """A surge was spent to recover fatigue, so its recovery needs no line of its own."""
    missed: AttackMissed | None = None
    blows: dict[str, Blow] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether its result is known."""
        return self.missed is not None or bool(self.blows)

    def told(self) -> str:
        """The attack and its result for the first figure struck."""
        if self.missed is not None:
            return f"{self._verb(self.missed.target)}{self._colon()}{self._miss(self.missed)}"
        if not self.blows:
            return f"{self._verb(self.declared.target)}…" if self.declared else ""
        first = next(iter(self.blows.values()))
        reckoning = self._reckoning(first)
        if self.declared is None:
            return self.narrator.text("attack-taken", target=self._name(first.hit.target), reckoning=reckoning)
        return f"{self._verb(first.hit.target)}{self._colon()}{reckoning}"

    def tails(self) -> list[str]:
        """What the first figure struck suffers besides hearts."""
        return next(iter(self.blows.values())).tails if self.blows else []

    def others(self) -> list[str]:
        """The other figures caught in the attack, one line each."""
        return [self._also(blow) for blow in list(self.blows.values())[1:]]

    def small(self) -> list[str]:
        """Dice, surges and cards, in small print."""
        pools = [self._pool("", self.dice), *(self._pool(*pool) for pool in self.defence.items())]
        # Whoever has no defence dice rolls nothing.
        rolled = " / ".join(filter(None, pools))
        parts = [f"{symbols.ROLL} {rolled}"] if rolled else []
        parts += [f"{symbols.SURGE} {bought}" for bought in self.bought]
        parts += self.notes
        return [f"-# {' · '.join(parts)}"] if parts else []

    def _pool(self, whose: str, dice: list[Die]) -> str:
        """Dice as they lie; what they showed before they were rolled again is struck through."""
        told = []
        for number, die in enumerate(dice):
            told += [f"~~{symbols.die(gone)}~~" for gone in self.before.get((whose, number), ())]
            told.append(symbols.die(die))
        return " ".join(told)

    def reroll(self, before: Die, after: Die) -> None:
        """One of the dice on the table is rolled again."""
        for whose, pool in (("", self.dice), *self.defence.items()):
            if before in pool:
                place = pool.index(before)
                pool[place] = after
                self.before.setdefault((whose, place), []).append(before)
                return

    def take(self, die: Die) -> None:
        """One of the dice on the table is taken away."""
        for whose, pool in (("", self.dice), *self.defence.items()):
            if die in pool:
                place = pool.index(die)
                del pool[place]
                later = {
                    (of, number - (of == whose and number > place)): past
                    for (of, number), past in self.before.items()
                    if (of, number) != (whose, place)
                }
                self.before = later
                return

    def keep(self, whose: str, defence: Sequence[Die]) -> None:
        """The defence as it lies in the end, where of two rolls the better one was kept."""
        pool = self.defence.get(whose)
        if pool is None or len(pool) != len(defence):
            self.defence[whose] = list(defence)
            return
        for place, die in enumerate(defence):
            if pool[place] != die:
                self.before[whose, place] = [pool[place]]
                pool[place] = die

    def _verb(self, target: str) -> str:
        narrator = self.narrator
        far = self.declared or self.missed
        shot = far is not None and far.distance > 1
        key = narrator.variant("attack-ranged" if shot else "attack-melee", self.number, target)
        verb = narrator.text(key, target=self._name(target))
        weapon = self.declared.weapon if self.declared is not None else None
        return f"{verb} ({narrator.words.card(weapon)})" if weapon else verb

    def _colon(self) -> str:
        return self.narrator.text("colon")

    def _miss(self, missed: AttackMissed) -> str:
        if missed.why == "range":
            told = self.narrator.text("miss-range", range=missed.range, distance=missed.distance)
            if not is_sum(missed.range_from):
                return told
            return f"{told} ({sum_in_words(self.narrator.words, missed.range_from)})"
        return self.narrator.text(self.narrator.variant(f"miss-{missed.why}", self.number))

    def _reckoning(self, blow: Blow) -> str:
        hit, text = blow.hit, self.narrator.text
        damage = hit.damage if blow.suffered is None else blow.suffered
        key = "hit" if damage else "hit-nothing"
        told = text(key, strength=self._strength(hit), guard=self._guard(hit), damage=damage)
        if hit.at_least and damage == hit.damage:
            told += text("hit-at-least", hearts=hit.at_least)
        for part in blow.more:
            told += text("hit-more", n=part.amount, name=self.narrator.words.condition(part.name))
        if blow.left:
            told += text("hit-left", left=blow.left)
        return told

    def _strength(self, hit: AttackHit) -> str:
        """The hearts of the attack: one number, or all that it is made of."""
        hearts = self.narrator.text("hit-hearts", hearts=hit.hearts)
        parts = hit.hearts_from
        if not hit.halved and not is_sum(parts):
            return hearts
        if not parts:
            return self.narrator.text("hit-halved", hearts=hit.hearts)
        told = sum_in_words(self.narrator.words, parts, hearts=True)
        return self.narrator.text("hit-half-of", sum=told, hearts=hit.hearts) if hit.halved else told

    def _guard(self, hit: AttackHit) -> str:
        """The shields of the defender in the same way."""
        told = self.narrator.text("hit-shields", shields=hit.shields, pierced=hit.pierced)
        if not is_sum(hit.shields_from):
            return told
        return f"{told} ({sum_in_words(self.narrator.words, hit.shields_from)})"

    def _also(self, blow: Blow) -> str:
        told = self.narrator.text("hit-also", target=self._name(blow.hit.target), reckoning=self._reckoning(blow))
        return " ".join((told, *blow.tails))

    def _name(self, figure: str) -> str:
        return self.narrator.figure(figure)


def tale_of(narrator: Narrator, number: int) -> Tale:
    """The tale of this attack; one that began before the story is taken up where it is."""
    if number not in narrator.tales:
        tale = narrator.tales[number] = Tale(narrator, number)
        narrator.begin(symbols.MELEE, None, tale).sequel = tale
    narrator.tale = narrator.tales[number]
    return narrator.tale


@tells(AttackDeclared)
def attack_declared(narrator: Narrator, event: AttackDeclared) -> None:
    tale = narrator.tales[event.attack] = Tale(narrator, event.attack, declared=event)
    narrator.tale = tale
    before = narrator.open_line(event.attacker)
    if before is not None and not all(isinstance(part, Walk) for part in before.parts):
        before.closed = True  # only a move leads into an attack
    line = narrator.add(symbols.SHOT if event.distance > 1 else symbols.MELEE, event.attacker, tale)
    line.sequel, line.closed = tale, True


@tells(DiceRolled)
def dice_rolled(narrator: Narrator, event: DiceRolled) -> None:
    tale = tale_of(narrator, event.attack)
    tale.dice = list(event.attack_dice)
    tale.defence[event.defender] = list(event.defence_dice)


@tells(DefenceRolled)
def defence_rolled(narrator: Narrator, event: DefenceRolled) -> None:
    tale_of(narrator, event.attack).defence[event.defender] = list(event.defence_dice)


@tells(DieRerolled)
def die_rerolled(narrator: Narrator, event: DieRerolled) -> None:
    tale = narrator.tales.get(event.attack)
    if tale is not None and tale.dice:
        tale.reroll(event.before, event.after)
        return
    before, after = symbols.die(event.before), symbols.die(event.after)
    note = narrator.text("rerolled", who=narrator.figure(event.figure), before=before, after=after)
    narrator.sentence(f"{symbols.ROLL} {note}")


@tells(DieTurned)
def die_turned(narrator: Narrator, event: DieTurned) -> None:
    tale = narrator.tales.get(event.attack)
    if tale is not None and tale.dice:
        tale.reroll(event.before, event.after)
        return
    before, after = symbols.die(event.before), symbols.die(event.after)
    note = narrator.text("die-turned", who=narrator.figure(event.figure), before=before, after=after)
    narrator.sentence(f"{symbols.ROLL} {note}")


@tells(DieRemoved)
def die_removed(narrator: Narrator, event: DieRemoved) -> None:
    tale = tale_of(narrator, event.attack)
    tale.take(event.die)
    tale.notes.append(narrator.text("die-removed", die=symbols.die(event.die)))


@tells(DieAdded)
def die_added(narrator: Narrator, event: DieAdded) -> None:
    tale = tale_of(narrator, event.attack)
    (tale.defence.setdefault(event.defender, []) if event.defender else tale.dice).append(event.die)


@tells(DiceSwapped)
def dice_swapped(narrator: Narrator, event: DiceSwapped) -> None:
    lost, gained = ("".join(symbols.DICE[colour] for colour in dice) for dice in (event.lost, event.gained))
    key = "dice-swapped" if lost and gained else "dice-lost" if lost else "dice-gained"
    tale_of(narrator, event.attack).notes.append(narrator.text(key, lost=lost, gained=gained))


@tells(SurgeSpent)
def surge_spent(narrator: Narrator, event: SurgeSpent) -> None:
    tale = tale_of(narrator, event.attack)
    bought = surge_name(narrator, event, tale)
    tale.bought.append(bought)
    tale.relieved |= event.ability == RECOVER
    if event.because is not None:
        key = f"surge-why-{event.because}"
        because = narrator.text(key) if narrator.words.has(key) else narrator.text("surge-why-panel_order")
        who = narrator.figure(event.figure)
        narrator.why.append(narrator.text("why-surge", who=who, bought=bought, because=because))


@tells(AttackMissed)
def attack_missed(narrator: Narrator, event: AttackMissed) -> None:
    tale = tale_of(narrator, event.attack)
    tale.missed = event
    line = next(line for line in narrator.lines if line.sequel is tale)
    if line.who is None:
        line.who, line.name = event.attacker, narrator.figure(event.attacker)
        line.icon = symbols.SHOT if event.distance > 1 else symbols.MELEE


@tells(AttackHit)
def attack_hit(narrator: Narrator, event: AttackHit) -> None:
    tale = tale_of(narrator, event.attack)
    tale.blows[event.target] = Blow(event)
    if event.defence_dice and tale.dice:
        tale.keep(event.target, event.defence_dice)


def surge_name(narrator: Narrator, event: SurgeSpent, tale: Tale) -> str:
    """What a surge bought, found again on the card it stands on."""
    if event.ability in (RECOVER, SHAKE_OFF, PIERCE_VEIL):
        return narrator.text(f"option-{event.ability}").removeprefix(f"{symbols.SURGE} ")
    found = _printed_surges(narrator, event, tale)
    number = event.ability.removeprefix("surge")
    if number.isdigit() and int(number) < len(found):
        return narrator.words.surge([effect.write(effect) for effect in found[int(number)].do])
    if event.ability.count("/") == 2:  # lent by a card: hero/card/number
        return narrator.words.card(event.ability.split("/")[1])
    return narrator.text("effect-special") if number.isdigit() else readable(event.ability)


def _printed_surges(narrator: Narrator, event: SurgeSpent, tale: Tale) -> tuple[Surge, ...]:
    game = narrator.game
    if game is None:
        return ()
    figure = game.find(event.figure)
    if isinstance(figure, Monster):
        return game.block(figure).surges
    kind = event.figure.rpartition("_")[0]
    if figure is None and kind in game.library.monsters:
        return game.library.monsters[kind].block(game.act, "minion").surges
    hero = game.heroes.get(event.figure)
    weapon = tale.declared.weapon if tale.declared else None
    held = hero.card(weapon) if hero is not None and weapon else None
    if held is None and hero is not None:
        # The story began after the weapon was named: it can only be told if there is just one.
        held = next(iter(stats.weapons(game, hero)), None) if len(stats.weapons(game, hero)) == 1 else None
    card = stats.printed(game, held) if held is not None else None
    return card.surges if isinstance(card, Item | SearchCard) else ()
