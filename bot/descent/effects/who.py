"""Whom a word of a card is about."""

from typing import Literal

from bot.descent.attack.record import AttackRecord
from bot.descent.effects.base import Context
from bot.descent.rules.selecting import familiar_of
from bot.descent.state.figures import Familiar, Figure, HeldCard, Hero
from bot.descent.state.game import Game

Whom = Literal["self", "target", "figure", "attacker", "familiar", "aimed", "origin", "owner", "by", "bearer"]
"""`aimed` is the target of the attack, as it stood if it fell; `origin` whoever the attack is counted from; `owner`
the hero whose familiar does it, or who does it itself; `by` whoever brought the moment about; `bearer` the hero
whose card it is, whoever uses it."""


def whom(game: Game, at: Context, who: Whom) -> Figure | None:
    """The figure a word is about."""
    if who in ("self", "owner"):
        figure = game.find(at.actor)
        return game.heroes[figure.owner] if who == "owner" and isinstance(figure, Familiar) else figure
    if who == "bearer":
        return game.find(at.bearer or at.actor)
    if who == "familiar":
        return familiar_of(game, game.hero(at.actor), at.card)
    if who in ("attacker", "aimed", "origin"):
        attack = attack_of(game, at)
        if attack is None:
            return None
        if who == "aimed":
            return find(game, at, attack.target)
        return game.find(attack.attacker if who == "attacker" else attack.origin or attack.attacker)
    name = {"target": at.target, "by": at.by}.get(who, at.figure)
    return find(game, at, name) if name else None


def find(game: Game, at: Context, name: str) -> Figure | None:
    """A figure on the table, or a monster that fell to the attack the word is about, as it stood."""
    attack = attack_of(game, at)
    fallen = attack.defeated if attack is not None else []
    return game.find(name) or next((monster for monster in fallen if monster.id == name), None)


def attack_of(game: Game, at: Context) -> AttackRecord | None:
    """The attack a word is about."""
    return game.attacks.get(at.attack) if at.attack is not None else None


def held_of(game: Game, at: Context) -> HeldCard | None:
    """The card in front of the hero that speaks."""
    bearer = at.bearer or at.actor
    return game.heroes[bearer].card(at.card) if bearer in game.heroes else None


def source_of(game: Game, at: Context) -> str:
    """The card that speaks; of what a surge buys that which lends it, or the attack's own card or weapon."""
    lender = at.ability.split("/")
    attack = attack_of(game, at)
    if at.card or attack is None:
        return at.card
    return lender[1] if len(lender) == 3 else attack.card or attack.weapon or ""


def owner_of(game: Game, at: Context, figure: Figure) -> str:
    """Whose player decides for a figure; for monsters it is the hero who uses the card."""
    if isinstance(figure, Hero):
        return figure.id
    return figure.owner if isinstance(figure, Familiar) else at.actor


def aimed_at(at: Context, figure: Figure) -> Context:
    """The same with this figure as the target."""
    return at.model_copy(update={"target": figure.id})
