"""Attacks that come to nothing, whatever their dice say."""

from typing import ClassVar

from bot.descent.attack.record import AttackRecord
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.who import attack_of
from bot.descent.events import AttackMissed
from bot.descent.state.game import Game


def miss(game: Game, attack: AttackRecord, why: str, range: int = 0) -> None:
    """The attack affects nobody any more."""
    attack.missed = True
    game.tell(
        AttackMissed(
            attack=attack.id,
            attacker=attack.attacker,
            target=attack.target,
            why=why,
            range=range,
            distance=attack.distance,
        )
    )


class Foil(Effect):
    """The attack misses, whatever its dice show or would have shown."""

    why: ClassVar[str] = "foiled"

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        return attack is not None and not attack.missed

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        assert attack is not None
        miss(game, attack, self.why)


class Abandon(Foil):
    """The attack is broken off: nobody is struck. It is a price, and nothing is abandoned for nothing."""

    required: ClassVar[bool] = True
    why: ClassVar[str] = "abandoned"
