"""Spending surges (ATT-05)."""

from bot.descent.attack.numbers import AttackStep, surges_left, veiled
from bot.descent.attack.record import AttackRecord
from bot.descent.attack.still_open import worth_spending
from bot.descent.attack.surge_abilities import (
    PIERCE_VEIL,
    RECOVER,
    SHAKE_OFF,
    STOP,
    PaySurge,
    Relief,
    breath,
    surge_abilities,
    surge_context,
)
from bot.descent.effects.base import worth_doing
from bot.descent.monsters.forced_surges import forced_buys
from bot.descent.monsters.surges import monster_buys
from bot.descent.rules.conditions import cannot_spend_surges, ended_by
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game
from bot.kernel.editions import since


class SpendSurges(AttackStep):
    """Offer each surge ability the attacker can still pay for, until they stop (ATT-05)."""

    def go_on(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        if record.shows_x or cannot_spend_surges(game, attacker):
            return
        if isinstance(attacker, Monster):
            self._buy(game, monster_buys(game, record, attacker))
        elif record.forced:
            self._buy(game, forced_buys(game, record, attacker))
        else:
            self._ask(game, record, attacker)

    def _buy(self, game: Game, purchase: list[Step]) -> None:
        """Buy one ability and come back for the next, until there is nothing more to buy."""
        if purchase:
            push(game, *purchase, self)

    def _ask(self, game: Game, record: AttackRecord, attacker: Figure) -> None:
        owner = attacker.owner if isinstance(attacker, Familiar) else attacker.id
        offers = self._offers(game, record, attacker)
        if offers and (not since(3) or worth_spending(game, record)):
            about = {"attack": record.id, "surges": surges_left(game, record)}
            default = PIERCE_VEIL if offers[0].id == PIERCE_VEIL else STOP
            ask(game, "spend_surges", owner, [*offers, Option(id=STOP)], default=default, about=about)

    def _offers(self, game: Game, record: AttackRecord, attacker: Figure) -> list[Option]:
        left = surges_left(game, record)
        offers = []
        for key, surge in surge_abilities(game, record, attacker):
            at = surge_context(record, attacker, key)
            if surge.cost <= left and key not in record.bought and worth_doing(game, surge.do, at):
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
            if breath(game, record, attacker) and RECOVER not in record.bought:
                offers.append(self._own(record, RECOVER))
            if ended_by(game, attacker, "surge") and SHAKE_OFF not in record.bought:
                offers.append(self._own(record, SHAKE_OFF))
        return offers

    def _own(self, record: AttackRecord, key: str) -> Option:
        then = (PaySurge(attack=record.id, key=key, cost=1), Relief(attack=record.id, key=key), self)
        return Option(id=key, about={"cost": 1}, then=then)
