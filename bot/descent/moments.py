"""The moments at which cards may step in: one short list, every place where play can be interrupted.

A card says `at: dice_rolled`. The `Window` step (see `reactions.py`) gathers the cards that may react,
asks whoever can, and is silent where nobody can.
"""

from enum import StrEnum


class Moment(StrEnum):
    """When something may happen in between."""

    TURN_STARTED = "turn_started"
    """A hero's turn has begun; its cards are refreshed."""
    TURN_ENDING = "turn_ending"
    """A hero has ended its turn; conditions and rest come next."""
    ROUND_ENDED = "round_ended"
    """All heroes and groups have gone."""
    ACTIVATION_STARTED = "activation_started"
    """A monster is about to take its actions."""
    ATTACK_DECLARED = "attack_declared"
    """Weapon and target are named, no die has been rolled."""
    DICE_ROLLED = "dice_rolled"
    """Attack and defence dice lie on the table: the attacker may react."""
    DEFENCE_ROLLED = "defence_rolled"
    """The same dice, or those of a figure caught in the attack: the defender may react."""
    DAMAGE_COMING = "damage_coming"
    """A figure is about to suffer hearts from an attack."""
    DAMAGE_SUFFERED = "damage_suffered"
    """A figure has just suffered hearts."""
    ATTACK_RESOLVED = "attack_resolved"
    """All damage of an attack is dealt."""
    FIGURE_DEFEATED = "figure_defeated"
    """A monster left the board."""
    HERO_KNOCKED_OUT = "hero_knocked_out"
    """A hero fell."""
    SQUARE_ENTERED = "square_entered"
    """A figure entered a square, by moving."""
    RESTED = "rested"
    """A hero took a rest action."""
    SEARCHED = "searched"
    """A hero searched a token."""
    TEST_ROLLED = "test_rolled"
    """The dice of an attribute test lie on the table."""
    STOOD_UP = "stood_up"
    """A fallen hero is back on its feet."""
