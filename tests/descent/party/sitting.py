"""A table in the middle of a quest, with a player for each hero: scenes about who acts for whom.

    table = sit("H . z . G", turn="G")
    table.beset(roll="blue r2h2s1, yellow h2, gray 1")
    table.play(EndTurn(hero=GRISBAN), BRUNO)

The first hero drawn is Alix's, the second Bruno's, the others Chloé's. The campaign is saved and read back after
every deed, so every scene also tests the save.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.descent.commands import Answer, Command
from bot.descent.content.library import library
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Play
from bot.descent.rules.steps import Question, push
from bot.descent.state.game import Game
from bot.kernel.events import Event
from bot.table.campaign import NOBODY
from bot.table.orders import Order
from tests.descent.party.saved import SavedCampaign
from tests.descent.scene import dice, scene

ALIX, BRUNO, CHLOE, STRANGER = 11, 12, 13, 99
SYNDRAEL, GRISBAN = "syndrael", "grisban_the_thirsty"
SHIELD = "wooden_shield_knight"
HEAVY = "blue r2h2s1, yellow h2, gray 1"
"""A zombie's blow that costs three hearts; its surge makes ill."""
LIGHT = "blue r3h2, yellow r1h1, gray 2"
"""One that costs one."""

Told = TypeVar("Told", bound=Event)


class Sitting(SavedCampaign):
    """A campaign at play; by default the clock acts."""

    HERO, PLAYER = SYNDRAEL, NOBODY

    @property
    def game(self) -> Game:
        return self.campaign.running()

    @property
    def question(self) -> Question | None:
        return self.game.question

    def play(self, command: Command, player: int) -> list[Event]:
        """A player gives a command."""
        return self.do(Play(command=command), player)

    def answer(self, option: str, player: int) -> list[Event]:
        """A player answers the open question with the option whose id contains this."""
        question = self.question
        assert question is not None, f"nobody is asked; {option!r} was to be answered"
        found = next(each.id for each in question.options if option in each.id)
        return self.play(Answer(hero=question.owner, question=question.number, option=found), player)

    def told(self, kind: type[Told]) -> list[Told]:
        """The events of one kind that the last deed told."""
        return [event for event in self.events if isinstance(event, kind)]

    def beset(self, roll: str) -> None:
        """After the next command, or once the turn is over if that ends it, the zombies strike and roll this."""
        lines = [{"do": "attack"}]
        fields: dict[str, Any] = {"id": "besets", "monster": "zombie", "minion": lines, "master": lines}
        library().activations["besets"] = ActivationCard.model_validate(fields)
        for group in self.game.groups.values():
            group.activated = True
        push(self.game, ActivateGroup(group="zombie", card="besets"))
        self.game.chance.script = dice(roll)

    def order(self, *orders: Order, hero: str = SYNDRAEL) -> None:
        """A hero's standing orders, as if they had been given long ago."""
        self.seat(hero).orders = list(orders)


def sit(drawing: str, *, cards: dict[str, Sequence[str]] | None = None, **drawn: Any) -> Sitting:
    """A campaign whose game is this scene."""
    table = scene(drawing, cards=cards or {}, **drawn)
    players = (ALIX, BRUNO, CHLOE, CHLOE)
    seats = [
        Seat(player=player, hero=hero.id, hero_class=hero.hero_class)
        for player, hero in zip(players, table.game.heroes.values(), strict=False)
    ]
    return Sitting(Campaign(name="Les Braises", owner=ALIX, seats=seats, game=table.game))
