"""The dice of an attack as their picture needs them."""

from collections.abc import Iterable

from bot.descent.attack_record import Attack
from bot.descent.dice import Die
from bot.descent.game import Game
from bot.descent.reckoning import shields_of, tally
from bot.views.alt import dice_text
from bot.words import Words
from renders.view import DiceView, DieView, ResultView


def dice_view(game: Game, record: Attack, say: Words) -> DiceView:
    """Who against whom, the dice on the table, and how it stands."""
    attacker, target = say.figure(record.attacker, game), say.figure(record.target, game)
    return DiceView(
        title=say.text("view-dice-title", attacker=attacker, target=target),
        attack=tuple(_dice(record.dice)),
        defence=tuple(_dice(record.struck[0].defence)),
        results=tuple(_results(game, record, say)),
        alt=dice_text(record, say),
    )


def _dice(rolled: Iterable[Die]) -> Iterable[DieView]:
    for die in rolled:
        face = die.face
        yield DieView(die.colour, face.range, face.hearts, face.surges, face.shields, face.miss)


def _results(game: Game, record: Attack, say: Words) -> Iterable[ResultView]:
    result, struck = tally(game, record), record.struck[0]
    if result.miss:
        yield ResultView("miss", say.text("view-dice-missed"), "bad")
        return
    defender = game.find(struck.figure)
    yield ResultView("heart", str(result.hearts), "heart")
    if defender is not None:
        shields = max(0, shields_of(struck, defender) - record.pierce)
        yield ResultView("shield", f"−{shields}", "shield")
    if record.range == "ranged":
        tone = "range" if result.range >= record.distance else "bad"
        yield ResultView("range", f"{result.range} / {record.distance}", tone)
    left = result.surges - record.spent
    if left:
        yield ResultView("surge", str(left), "surge")
