"""What single skills of bounty hunters and soul reapers do."""

from bot.descent.effects.base import Context
from bot.descent.effects.on_moves import SearchToken
from bot.descent.effects.tricks.custom import trick
from bot.descent.rules import stats
from bot.descent.rules.counters import GainCounters
from bot.descent.rules.harm import Inflict, can_gain, hurtable, shed
from bot.descent.rules.reactions import Do
from bot.descent.rules.steps import Option, Step, ask, push
from bot.descent.state.game import Game

NEAREST = SearchToken(nearest=True)
WAGES = 2
"""What a condition taken over is worth in essence."""


def wanted_group(game: Game, at: Context) -> str | None:
    """The group of the master that has just fallen, if it has not been paid for yet."""
    fallen, held = game.departed.get(at.figure or ""), game.hero(at.actor).card(at.card)
    if fallen is None or held is None or not fallen.master or fallen.group in held.against:
        return None
    return fallen.group


@trick(possible=lambda game, at: wanted_group(game, at) is not None and NEAREST.possible(game, at))
def payday(game: Game, at: Context) -> None:
    """Payday: the nearest search token is searched, once for each monster group."""
    held, group = game.hero(at.actor).card(at.card), wanted_group(game, at)
    assert held is not None
    assert group is not None
    held.against.append(group)
    push(game, Do(what=NEAREST, at=at))


def blights(game: Game, at: Context) -> list[str]:
    """The conditions that the chosen hero could be rid of."""
    figure = game.find(at.target or "")
    return stats.cleansable(game, figure) if figure is not None else []


@trick(possible=lambda game, at: bool(blights(game, at)))
def extract_blight(game: Game, at: Context) -> None:
    """Blight Extraction: the chosen hero is rid of a condition, which the soul reaper may take over."""
    assert at.target is not None
    options = [
        Option(
            id=condition,
            about={"condition": condition},
            then=(Extract(figure=at.target, condition=condition, reaper=at.actor, card=at.card),),
        )
        for condition in blights(game, at)
    ]
    ask(game, "choose_condition", at.target, options, default=options[0].id, about={"figure": at.target})


class Extract(Step):
    """A condition leaves a hero; if that is another one, the soul reaper may take it for some essence."""

    figure: str
    condition: str
    reaper: str
    card: str

    def resolve(self, game: Game) -> None:
        figure, reaper = game.figure(self.figure), game.hero(self.reaper)
        before = list(figure.conditions)
        shed(game, figure, self.condition)
        if figure is reaper or figure.conditions == before:
            return
        if not hurtable(reaper) or not can_gain(game, reaper, self.condition):
            return
        wages = GainCounters(figure=reaper.id, counter="essence", amount=WAGES, by=reaper.id)
        taken = Option(
            id=self.condition,
            about={"condition": self.condition},
            then=(Inflict(figure=reaper.id, condition=self.condition), wages),
        )
        options = [taken, Option(id="decline")]
        ask(game, "take_over", reaper.id, options, default="decline", about={"card": self.card})
