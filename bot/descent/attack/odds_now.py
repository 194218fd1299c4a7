"""The odds of a hero's attack as the game stands: its weapon, its cards, its target.

The attack is declared in a game of its own, with the engine's own words; only the dice are left to chance. Cards
that must step in are counted; those a player may use or not are left out, and so are surge abilities that do
something else than hearts, pierce and range.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.descent.attack.numbers import attack_pool, defence_dice, pierce_of, range_needed, shields_of, tally, veiled
from bot.descent.attack.odds import Blow, Odds, SurgeOffer, reckon
from bot.descent.attack.record import AttackRecord
from bot.descent.attack.steps import start_attack
from bot.descent.attack.surge_abilities import surge_abilities, surge_context
from bot.descent.attack.weapons import Arms, aim
from bot.descent.content.cards import Surge
from bot.descent.effects.on_attacks import Add, Brace, Shield, in_numbers
from bot.descent.effects.on_dice import AddDice
from bot.descent.rules import stats
from bot.descent.rules.conditions import cannot_spend_surges, change
from bot.descent.rules.dice import Die, total
from bot.descent.rules.moments import Moment
from bot.descent.rules.reactions import Window
from bot.descent.state.figures import Figure
from bot.descent.state.game import Game
from bot.kernel.refused import Refused

HIGH_ROLL = [Die(colour="blue", up=5)] * 4
SHORT_ROLL = [Die(colour="red", up=5)] * 4
HIGH_DEFENCE = [Die(colour="black", up=5)] * 2
"""So much on the table that nothing a card takes away is lost at zero."""


class Declared(NamedTuple):
    """An attack that stands for itself: nothing of it touches the game it was taken from."""

    game: Game
    record: AttackRecord
    attacker: Figure
    target: Figure


def attack_odds(game: Game, hero_id: str, target_id: str, weapon: str | None) -> Odds:
    """The odds of this hero's attack on this target with this weapon (None: bare hands)."""
    return reckon(blow_of(game, hero_id, target_id, weapon))


def blow_of(game: Game, hero_id: str, target_id: str, weapon: str | None) -> Blow:
    """The dice and everything certain about this attack, or a refusal if it can't be made from here."""
    return blow_declared(_declare(game, hero_id, target_id, weapon))


def blow_declared(declared: Declared) -> Blow:
    """The dice and everything certain about an attack that is declared but not rolled."""
    _let_cards_step_in(declared)
    imagined, record, attacker, target = declared
    added = _added(declared)
    struck = record.struck[0]
    struck.defence = HIGH_DEFENCE
    proof = stats.has(imagined, "unpierced", target)
    rolled = len(defence_dice(imagined, target, struck))
    return Blow(
        attack=attack_pool(imagined, record, attacker),
        defence=defence_dice(imagined, target, struck),
        distance=range_needed(imagined, record, struck),
        hearts=added.hearts,
        range=added.range,
        surges=added.surges,
        pierce=0 if proof else pierce_of(imagined, record, rolled),
        shields=shields_of(imagined, struck, target) - total(HIGH_DEFENCE).shields,
        least=record.at_least,
        doom=change(imagined, "suffered", target),
        veil=int(veiled(imagined, record)),
        spends=not cannot_spend_surges(imagined, attacker),
        offers=tuple(offer._replace(pierce=0) if proof else offer for offer in _offers(declared)),
        steady=record.steady or stats.has(imagined, "steady_aim", attacker, attack=record.id),
        spare=added.spare,
        halved=struck.halved,
    )


def _declare(game: Game, hero_id: str, target_id: str, weapon: str | None) -> Declared:
    hero, target = game.hero(hero_id).model_copy(), game.figure(target_id)
    if weapon is not None and hero.card(weapon) is None:
        raise Refused("card_not_held", card=weapon)
    arms = Arms(game, hero, weapon)
    square = aim(game, hero, target, arms) if hero.on_board and target.on_board else None
    if square is None:
        code = "out_of_sight" if arms.range == "ranged" else "not_adjacent"
        distance = game.distance(hero, target) if hero.on_board and target.on_board else None
        raise Refused(code, target=target_id, distance=distance)
    turn = game.turn and game.turn.model_copy()
    heroes = {**game.heroes, hero_id: hero}
    imagined = game.model_copy(update={"attacks": dict(game.attacks), "stack": [], "turn": turn, "heroes": heroes})
    imagined.take_events()  # what the real game has still to tell stays with it
    number = start_attack(imagined, hero, [(target, square)], weapon=weapon)
    return Declared(imagined, imagined.attacks[number], hero, target)


def _let_cards_step_in(declared: Declared) -> None:
    """Cards that must react change the attack as they will; nobody is asked."""
    game, record, attacker, target = declared
    moments = (
        (Moment.ATTACK_DECLARED, attacker.id),
        (Moment.DEFENCE_COMING, target.id),
        (Moment.DICE_ROLLED, attacker.id),
        (Moment.DEFENCE_ROLLED, target.id),
    )
    for moment, figure in moments:
        for offer in list(Window(moment=moment, attack=record.id, figure=figure).offers(game)):
            for effect in offer.ability.do if offer.ability.kind == "trigger" else ():
                if isinstance(effect, Add | AddDice | Brace | Shield) and effect.possible(game, offer.context):
                    effect.resolve(game, offer.context)


class Added(NamedTuple):
    """What comes on top of the dice, whatever they show."""

    range: int
    hearts: int
    surges: int
    spare: int
    """Hearts that come only with range to spare."""


def _added(declared: Declared) -> Added:
    record = declared.record
    record.dice = SHORT_ROLL
    short = tally(declared.game, record).hearts - total(SHORT_ROLL).hearts
    record.dice = HIGH_ROLL
    shown, counted = total(HIGH_ROLL), tally(declared.game, record)
    record.dice = []
    far = counted.hearts - shown.hearts
    return Added(counted.range - shown.range, short, counted.surges - shown.surges, far - short)


def _offers(declared: Declared) -> Iterator[SurgeOffer]:
    game, record, attacker, _ = declared
    for key, surge in surge_abilities(game, record, attacker):
        offer = _offer(in_numbers(game, surge, surge_context(record, attacker, key)))
        if offer.hearts or offer.pierce or offer.range:
            yield offer


def _offer(surge: Surge) -> SurgeOffer:
    adds = [effect for effect in surge.do if isinstance(effect, Add)]
    return SurgeOffer(
        hearts=sum(add.hearts for add in adds),
        pierce=sum(add.pierce for add in adds),
        range=sum(add.range for add in adds),
        cost=surge.cost,
    )
