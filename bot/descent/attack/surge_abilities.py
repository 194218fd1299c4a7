"""Surge abilities: which ones an attack has, and what it takes to buy one (ATT-05)."""

from collections.abc import Iterator

from bot.descent.attack.record import AttackRecord
from bot.descent.attack.weapons import Arms
from bot.descent.content.cards import Surge
from bot.descent.effects.base import Context
from bot.descent.events import SurgeSpent
from bot.descent.rules import stats
from bot.descent.rules.followers import their_abilities
from bot.descent.rules.harm import rest, shed_by, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.steps import Step, push
from bot.descent.rules.sums import Addend
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game

PIERCE_VEIL = "pierce_veil"
RECOVER = "recover_fatigue"
SHAKE_OFF = "shake_off_doom"
STOP = "stop"


def surge_abilities(game: Game, record: AttackRecord, attacker: Figure) -> list[tuple[str, Surge]]:
    """All surge abilities of this attack with their keys: those of the weapon and those that cards lend."""
    own = (*Arms(game, attacker, record.weapon).surges, *record.lent)
    found = [(f"surge{number}", surge) for number, surge in enumerate(own)]
    for hero in game.standing_heroes():
        for card, ability in stats.abilities_of(game, hero):
            at = Context(actor=hero.id, card=card, attack=record.id, figure=attacker.id)
            if ability.lends and all(check.holds(game, at) for check in ability.when):
                found += [(f"{hero.id}/{card}/{number}", surge) for number, surge in enumerate(ability.lends)]
    for familiar, ability in their_abilities(game, game.library.familiars):
        at = Context(actor=familiar.owner, card=familiar.id, attack=record.id, figure=attacker.id)
        if ability.lends and all(check.holds(game, at) for check in ability.when):
            found += [(f"{familiar.id}/{number}", surge) for number, surge in enumerate(ability.lends)]
    return [*found, *_offered_by_victims(game, record, attacker)]


def _offered_by_victims(game: Game, record: AttackRecord, attacker: Figure) -> Iterator[tuple[str, Surge]]:
    """What a struck monster's abilities let its attacker pay for."""
    for struck in record.struck:
        monster = game.monsters.get(struck.figure)
        for name in game.block(monster).abilities if monster is not None else ():
            ability = game.library.monster_abilities[name]
            at = Context(actor=struck.figure, card=name, attack=record.id, figure=attacker.id)
            if ability.lends and all(check.holds(game, at) for check in ability.when):
                for number, surge in enumerate(ability.lends):
                    yield f"{struck.figure}/{name}/{number}", surge


def surge_context(record: AttackRecord, attacker: Figure, key: str) -> Context:
    """What a surge ability is about."""
    return Context(actor=attacker.id, ability=key, attack=record.id, target=record.target)


def breath(game: Game, record: AttackRecord, hero: Hero) -> int:
    """The fatigue that a hero may recover for a surge of its attack (ATT-05); with some weapons none."""
    return min(hero.fatigue, stats.changed(game, "surge_rest", hero, 1, attack=record.id))


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
        spent = window(
            Moment.SURGE_SPENT, figure=record.target, attack=record.id, amount=self.cost, by=record.attacker
        )
        push(game, spent)


class Relief(Step):
    """A surge buys back one fatigue, or ends doom."""

    attack: int
    key: str

    def resolve(self, game: Game) -> None:
        attacker = game.find(game.attacks[self.attack].attacker)
        if self.key == RECOVER and isinstance(attacker, Hero):
            rest(game, attacker, breath(game, game.attacks[self.attack], attacker))
            for card, modifier in stats.modifiers(game, "surge_rest_hearts", attacker, attack=self.attack):
                part = Addend(of="card", name=card, amount=modifier.add)
                game.attacks[self.attack].gain(part, hearts=modifier.add)
        elif self.key == SHAKE_OFF and attacker is not None:
            shed_by(game, attacker, "surge")
