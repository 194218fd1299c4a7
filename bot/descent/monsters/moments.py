"""How an activation card hears of what has just happened."""

from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.instructions import Special, Time
from bot.descent.monsters.specials import Heed
from bot.descent.monsters.targets import is_of
from bot.descent.rules.heeding import Happening, listens
from bot.descent.rules.steps import Step
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game, side

SPECIAL = "special"
"""The source of hearts and fatigue that come from a special effect: they set off no other."""
OF_HEROES = (
    "damage_suffered",
    "hero_knocked_out",
    "fatigue_suffered",
    "test_failed",
    "square_entered",
    "defence_rolled",
)
"""Moments that are about a hero."""


def own_time(monster: Monster) -> Circumstance:
    """The circumstances of what happens as one monster begins or is done."""
    return Circumstance(group=monster.group, actor=monster.id, meant=(monster.id,))


@listens
def answer(game: Game, happening: Happening) -> list[Step]:
    """The special effects of the card in play that answer it."""
    activation = game.activation
    assert activation is not None
    card = game.library.activations.get(activation.card)
    effects = [
        (number, effect)
        for number, effect in enumerate(card.special if card is not None else ())
        if effect.at == happening.time and number not in activation.answering
    ]
    if not effects:
        return []
    at = circumstances(game, happening, activation.group)
    if at is None:
        return []
    return [
        Heed(card=activation.card, number=number, at=at)
        for number, effect in effects
        if _is_about(game, effect, at)
    ]


def heed(game: Game, time: Time, at: Circumstance) -> list[Step]:
    """The special effects that answer a moment of the group's own."""
    activation = game.activation
    if activation is None or game.outcome is not None:
        return []
    effects = game.library.activations[activation.card].special
    return [
        Heed(card=activation.card, number=number, at=at)
        for number, effect in enumerate(effects)
        if effect.at == time and _is_about(game, effect, at)
    ]


def circumstances(game: Game, happening: Happening, group: str) -> Circumstance | None:
    """What a happening means for the card of this group; None if it is none of its business."""
    if happening.source == SPECIAL:
        return None
    attacker = _kin(game, happening.by, group)
    if happening.time in OF_HEROES:
        figure = game.find(happening.figure)
        if figure is None or side(figure) != "heroes":
            return None
        return Circumstance(
            group=group,
            them=figure.id,
            meant=(figure.id,),
            attacker=attacker.id if attacker is not None else None,
            target=figure.id,
            dealt=happening.amount,
            blanks=happening.blanks,
            cause="attack" if happening.by_attack and attacker is not None else "",
        )
    actor = _kin(game, happening.figure, group)
    if actor is None:
        return None
    return Circumstance(
        group=group,
        actor=actor.id,
        meant=happening.others,
        attacker=actor.id,
        target=happening.others[0] if happening.others else None,
        dealt=happening.amount,
        cause="attack" if happening.by_attack else "",
        using=happening.use,
    )


def _kin(game: Game, name: str | None, group: str) -> Monster | None:
    """A monster of the group that acts."""
    monster = game.monsters.get(name) if name is not None else None
    return monster if monster is not None and monster.group == group else None


def _is_about(game: Game, effect: Special, at: Circumstance) -> bool:
    """Whether the effect is about the rank of the monster that brought the moment about."""
    name = at.actor or at.attacker
    monster: Figure | None = game.monsters.get(name) if name is not None else None
    return is_of(effect.of, monster) if isinstance(monster, Monster) else effect.of == "all"
