"""Trying something out in the mind: on a copy of the game, with dice of its own."""

from bot.descent.autopilot.instinct import instinct
from bot.descent.commands import Command
from bot.descent.rules.steps import Option, push
from bot.descent.state.game import Game
from bot.kernel.budget import spend_step

MOST_STEPS = 400
"""No thought goes farther than this; a card that never ends would hold up the table."""


def imagine(game: Game, dice: int = 0) -> Game:
    """A copy to play about with. Its dice are not those to come: an automatic hero sees no more than a player."""
    # Reading the save back is several times faster than copying every value one by one.
    imagined = Game.model_validate_json(game.model_dump_json())
    imagined.chance = game.chance.like(f"imagined {game.seq} {dice}")
    return imagined


def carry_out(imagined: Game, command: Command) -> None:
    """What a command would do, up to the point where nothing is left to resolve; it must be possible."""
    command.begin(imagined)
    play_on(imagined)


def take(imagined: Game, option: Option) -> None:
    """What an option of the open question would do, as far as the attack or the moment it belongs to goes."""
    question = imagined.question
    assert question is not None
    attack, depth = question.about.get("attack"), len(imagined.stack)
    imagined.question = None
    push(imagined, *option.then)
    play_on(imagined, attack=attack if attack in imagined.attacks else None, depth=depth)


def play_on(imagined: Game, *, attack: int | None = None, depth: int = 0) -> None:
    """Resolve what waits: to the end of an attack, or until the stack is no higher than `depth`.

    Questions are answered by instinct. What monsters do afterwards is not thought through.
    """
    for _ in range(MOST_STEPS):
        if imagined.question is not None:
            option = instinct(imagined, imagined.question)
            imagined.question = None
            push(imagined, *option.then)
        over = len(imagined.stack) <= depth if attack is None else attack not in imagined.attacks
        if over or not imagined.stack or imagined.outcome is not None or is_monsters_turn(imagined, depth):
            return
        step = imagined.stack.pop()
        spend_step(step.kind)
        step.resolve(imagined)


def is_monsters_turn(imagined: Game, depth: int) -> bool:
    """Whether a group is about to act, which is no part of what was to be tried out."""
    return depth == 0 and bool(imagined.stack) and imagined.stack[-1].kind == "next_activation"
