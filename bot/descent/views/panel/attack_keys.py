"""Attacks on buttons of their own, where there are few: each leads to its odds, and is made from there."""

from collections.abc import Iterable

from bot.descent.attack.odds import Odds
from bot.descent.attack.odds_now import attack_odds
from bot.descent.commands import Attack
from bot.descent.party.deeds import Play
from bot.descent.rules.play import PricedCommand
from bot.descent.state.game import Game
from bot.descent.views.panel.menus import attacks, percent, weapon_sign
from bot.descent.words import Words
from bot.views.face import Key, Menu, Row, Weigh

MOST_TARGETS = 3
MOST_KEYS = 3


def attack_rows(game: Game, choices: list[PricedCommand], say: Words) -> list[Row]:
    """A button for each attack on up to three enemies; if there are too many of either, a menu."""
    found = [
        choice
        for choice in choices
        if isinstance(choice.command, Attack) and choice.command.target in game.monsters
    ]
    cheapest = _cheapest(found)
    targets = {command.target for command in cheapest}
    if not found:
        return []
    menu = Menu("attack", say.text("menu-attack"), tuple(attacks(game, choices, say)))
    if len(targets) > MOST_TARGETS:
        return [menu]
    odds = {command: attack_odds(game, command.hero, command.target, command.weapon) for command in cheapest}
    if len(cheapest) <= MOST_KEYS:
        return [tuple(_key(game, command, odds[command], cheapest, say) for command in cheapest)]
    best = {command.target: command for command in sorted(cheapest, key=lambda each: odds[each].mean_damage)}
    return [tuple(_key(game, command, odds[command], [], say) for command in best.values()), menu]


def _cheapest(found: Iterable[PricedCommand]) -> list[Attack]:
    """Each enemy with each weapon once: what is free comes before what costs an action."""
    kept: dict[tuple[object, ...], Attack] = {}
    for choice in sorted(found, key=lambda each: each.price.actions):
        command = choice.command
        assert isinstance(command, Attack)
        kept.setdefault((command.target, command.weapon, command.square), command)
    return list(kept.values())


def _key(game: Game, command: Attack, odds: Odds, among: Iterable[Attack], say: Words) -> Key:
    """Whom, the chance to hit, and with what or where if that is not plain."""
    rivals = [each for each in among if each.target == command.target and each != command]
    told = [say.figure(command.target, game)]
    if any(each.weapon != command.weapon for each in rivals):
        told.append(say.weapon(command.weapon))
    if any(each.square != command.square for each in rivals):
        told.append(str(command.square))
    if command.pay != "action":
        told.append(say.text("button-attack-free"))
    told.append(say.text("aim-chance", n=percent(1 - odds.miss)))
    return Key(" · ".join(told), Weigh(Play(command=command)), "bad", weapon_sign(game, command))
