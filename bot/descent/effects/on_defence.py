"""Words about the defence of one figure: shields by an attribute, getting out of an attack, nothing left of it."""

from bot.descent.attack.numbers import pierce_of, pierced, shields_of
from bot.descent.attack.still_open import shields_matter
from bot.descent.content.cards import Attribute
from bot.descent.effects.base import Check, Context, Effect
from bot.descent.effects.on_attacks import stands
from bot.descent.effects.who import attack_of
from bot.descent.events import Noted
from bot.descent.rules import stats
from bot.descent.state.game import Game

ANY_NUMBER = 99


class Rely(Effect):
    """The bearer's defence counts as many shields as an attribute of its, whatever the dice say."""

    attribute: Attribute

    def _more(self, game: Game, at: Context) -> int:
        """Shields that the attribute has over the roll."""
        attack, hero = attack_of(game, at), game.hero(at.actor)
        struck = attack.victim(at.actor) if attack is not None and stands(attack) else None
        value = stats.attribute(game, hero, self.attribute) or 0
        return value - shields_of(game, struck, hero) if struck is not None else 0

    def possible(self, game: Game, at: Context) -> bool:
        return self._more(game, at) > 0

    def matters(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        struck = attack.victim(at.actor) if attack is not None else None
        if attack is None or struck is None:
            return False
        return shields_matter(game, attack, struck, self._more(game, at))

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        struck = attack.victim(at.actor) if attack is not None else None
        assert struck is not None
        struck.gain(stats.credited(game, at, self._more(game, at)))


class Evade(Effect):
    """The attack does not affect the bearer; whoever else is struck is struck all the same."""

    def possible(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        struck = attack.victim(at.actor) if attack is not None and stands(attack) else None
        return struck is not None and not struck.evaded

    def matters(self, game: Game, at: Context) -> bool:
        attack = attack_of(game, at)
        struck = attack.victim(at.actor) if attack is not None else None
        return attack is not None and struck is not None and shields_matter(game, attack, struck, ANY_NUMBER)

    def resolve(self, game: Game, at: Context) -> None:
        attack = attack_of(game, at)
        struck = attack.victim(at.actor) if attack is not None else None
        assert struck is not None
        struck.evaded = True
        game.tell(Noted(figure=at.actor, note="evades"))


class Unshielded(Check):
    """The figure the moment is about has no shield left against the attack once it is pierced."""

    def holds(self, game: Game, at: Context) -> bool:
        attack, figure = attack_of(game, at), game.find(at.figure or "")
        struck = attack.victim(at.figure or "") if attack is not None else None
        if attack is None or figure is None or struck is None:
            return False
        shields = shields_of(game, struck, figure)
        return shields == pierced(game, figure, pierce_of(game, attack, len(struck.defence)), shields)
