"""Spending surges (ATT-05)."""

from collections.abc import Sequence

from bot.descent import stats
from bot.descent.arms import Arms
from bot.descent.attack_record import Attack
from bot.descent.cards import Surge
from bot.descent.dice import total
from bot.descent.effects.base import Context, Effect, worth_doing
from bot.descent.engine import Option, Step, ask
from bot.descent.events import (
    SurgeSpent,
)
from bot.descent.figures import Familiar, Figure, Hero, Monster
from bot.descent.game import Game
from bot.descent.harm import rest, shed
from bot.descent.reactions import Do
from bot.descent.reckoning import AttackStep, surges_left, veiled

PIERCE_VEIL = "pierce_veil"
RECOVER = "recover_fatigue"
SHAKE_OFF = "shake_off_doom"
STOP = "stop"


class SpendSurges(AttackStep):
    """Offer each surge ability the attacker can still pay for, until they stop (ATT-05)."""

    def go_on(self, game: Game, record: Attack, attacker: Figure) -> None:
        if total(record.dice).miss or "terrified" in attacker.conditions:
            return
        if isinstance(attacker, Monster):
            from bot.descent.monsters.surges import spend_for_monster

            spend_for_monster(game, record, attacker)
            return
        if record.forced:
            from bot.descent.monsters.forced import spend_for_damage

            spend_for_damage(game, record, attacker)
            return
        owner = attacker.owner if isinstance(attacker, Familiar) else attacker.id
        offers = self._offers(game, record, attacker)
        if offers:
            about = {"attack": record.id, "surges": surges_left(game, record)}
            default = PIERCE_VEIL if offers[0].id == PIERCE_VEIL else STOP
            ask(game, "spend_surges", owner, [*offers, Option(id=STOP)], default=default, about=about)

    def _offers(self, game: Game, record: Attack, attacker: Figure) -> list[Option]:
        left = surges_left(game, record)
        offers = []
        for key, surge in surge_abilities(game, record, attacker):
            at = surge_context(record, attacker, key)
            if surge.cost <= left and key not in record.bought and any_possible(game, surge.do, at):
                pay = PaySurge(attack=record.id, key=key, cost=surge.cost)
                steps = [Do(what=effect, at=at) for effect in surge.do]
                effects = [effect.write(effect) for effect in surge.do]
                about = {"cost": surge.cost, "effects": effects}
                offers.append(Option(id=key, about=about, then=(pay, *steps, self)))
        if left and veiled(game, record) and PIERCE_VEIL not in record.bought:
            then = (PaySurge(attack=record.id, key=PIERCE_VEIL, cost=1), self)
            # Without it the attack misses, so it comes first.
            offers.insert(0, Option(id=PIERCE_VEIL, about={"cost": 1}, then=then))
        if left and isinstance(attacker, Hero):
            # ATT-05: a hero may always spend one surge to recover one fatigue.
            if attacker.fatigue and RECOVER not in record.bought:
                offers.append(self._own(record, RECOVER))
            if "doomed" in attacker.conditions and SHAKE_OFF not in record.bought:
                offers.append(self._own(record, SHAKE_OFF))
        return offers

    def _own(self, record: Attack, key: str) -> Option:
        then = (PaySurge(attack=record.id, key=key, cost=1), Relief(attack=record.id, key=key), self)
        return Option(id=key, about={"cost": 1}, then=then)


def surge_abilities(game: Game, record: Attack, attacker: Figure) -> list[tuple[str, Surge]]:
    """All surge abilities of this attack with their keys: those of the weapon and those that cards lend."""
    own = (*Arms(game, attacker, record.weapon).surges, *record.lent)
    found = [(f"surge{number}", surge) for number, surge in enumerate(own)]
    for hero in game.standing_heroes():
        for card, ability in stats.abilities_of(game, hero):
            at = Context(actor=hero.id, card=card, attack=record.id, figure=attacker.id)
            if ability.lends and all(check.holds(game, at) for check in ability.when):
                found += [(f"{hero.id}/{card}/{number}", surge) for number, surge in enumerate(ability.lends)]
    return found


def surge_context(record: Attack, attacker: Figure, key: str) -> Context:
    """What a surge ability is about."""
    return Context(actor=attacker.id, ability=key, attack=record.id, target=record.target)


def any_possible(game: Game, effects: Sequence[Effect], at: Context) -> bool:
    """Whether at least one of the effects would change something, and its price can be paid."""
    return worth_doing(game, effects, at)


class PaySurge(Step):
    """Surges are spent on one ability, which can't be bought again in this attack."""

    attack: int
    key: str
    cost: int
    because: str | None = None

    def resolve(self, game: Game) -> None:
        record = game.attacks[self.attack]
        record.spent += self.cost
        record.bought.append(self.key)
        game.tell(SurgeSpent(attack=record.id, figure=record.attacker, ability=self.key, because=self.because))


class Relief(Step):
    """A surge buys back one fatigue, or ends doom."""

    attack: int
    key: str

    def resolve(self, game: Game) -> None:
        attacker = game.find(game.attacks[self.attack].attacker)
        if self.key == RECOVER and isinstance(attacker, Hero):
            rest(game, attacker, stats.changed(game, "surge_rest", attacker, 1))
        elif self.key == SHAKE_OFF and attacker is not None:
            shed(game, attacker, "doomed")
