"""Monsters that are made to strike their own."""

from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms, aim
from bot.descent.effects.base import Context, Effect
from bot.descent.effects.who import Whom, whom
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.figures import Monster
from bot.descent.state.game import Game


class TurnOnItsOwn(Effect):
    """A monster attacks another one, as the bearer's player chooses."""

    who: Whom = "figure"

    def possible(self, game: Game, at: Context) -> bool:
        traitor = whom(game, at, self.who)
        return isinstance(traitor, Monster) and bool(victims(game, traitor))

    def resolve(self, game: Game, at: Context) -> None:
        traitor = whom(game, at, self.who)
        assert traitor is not None
        push(game, Betray(figure=traitor.id, owner=at.actor, card=at.card))


def victims(game: Game, traitor: Monster) -> list[Monster]:
    """The other monsters it could attack from where it stands."""
    arms = Arms(game, traitor, None)
    return [
        other
        for other in game.monsters.values()
        if other is not traitor and aim(game, traitor, other, arms) is not None
    ]


class Betray(Step):
    """A monster under somebody else's will attacks one of its own."""

    figure: str
    owner: str
    card: str = ""
    """The card that makes it."""

    def resolve(self, game: Game) -> None:
        puppet = game.monsters.get(self.figure)
        if puppet is None:
            return
        options = [
            Option(id=other.id, about={"target": other.id}, then=(PuppetBlow(figure=puppet.id, target=other.id),))
            for other in victims(game, puppet)
        ]
        if options:
            options.append(Option(id="skip"))
            ask(
                game,
                "choose_foe",
                self.owner,
                options,
                default="skip",
                about={"figure": puppet.id, "card": self.card},
            )


class PuppetBlow(Step):
    """Its attack."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        puppet, target = game.monsters.get(self.figure), game.monsters.get(self.target)
        if puppet is None or target is None:
            return
        square = aim(game, puppet, target, Arms(game, puppet, None))
        if square is not None:
            start_attack(game, puppet, [(target, square)])
