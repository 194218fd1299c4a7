"""Monsters attack and use their special actions; which of several equal targets, the campaign's setting decides."""

from collections.abc import Callable, Sequence

from bot.descent.attack.weapons import Arms, aim, vantage
from bot.descent.board import Square
from bot.descent.monsters.actions.attacks import assail, note_attack, second_targets
from bot.descent.monsters.bonuses import forms_of
from bot.descent.monsters.choosing import meant
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.instructions import Instruction
from bot.descent.monsters.targets import best, fitting, in_line, members_of
from bot.descent.monsters.ties import settle_target
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game


def choose_target(
    game: Game,
    monster: Monster,
    verb: str,
    tied: Sequence[Figure],
    then: Callable[[Figure], tuple[Step, ...]],
) -> None:
    """One of several equal targets: the players choose if they vote, else the campaign's setting does (ACT-06)."""
    if len(tied) == 1 or game.ties != "vote":
        push(game, *then(settle_target(game, monster, tied)))
        return
    options = [Option(id=figure.id, about={"target": figure.id}, then=then(figure)) for figure in tied]
    about = {"figure": monster.id, "instruction": verb}
    ask(game, "monster_target", PARTY, options, default=options[0].id, about=about)


def pick(
    game: Game,
    at: Circumstance,
    verb: str,
    tied: Sequence[Figure],
    then: Callable[[Figure], tuple[Step, ...]],
) -> None:
    """The same where perhaps no monster acts: the first of the group stands for all."""
    actor = game.monsters.get(at.actor) if at.actor is not None else None
    monster = actor or next(iter([*members_of(game, at), *game.group_members(at.group)]), None)
    if monster is None:
        push(game, *then(tied[0]))
    else:
        choose_target(game, monster, verb, tied, then)


def strike(
    game: Game, monster: Monster, line: Instruction, target: Figure, at: Circumstance | None = None
) -> tuple[Step, ...]:
    """The attack of a sentence on the one that was chosen, or on all it means at once."""
    if line.aim.take != "all":
        return (Strike(figure=monster.id, target=target.id),)
    struck = fitting(game, at or in_line(monster), line.aim, meant(game, monster, line, at))
    return (StrikeAtOnce(figure=monster.id, targets=tuple(entry.figure.id for entry in struck)),)


class Strike(Step):
    """A monster attacks, if the target can still be attacked; else it looks for another (MVW-08)."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        arms = Arms(game, monster, None)
        square = aim(game, monster, target, arms)
        if square is None:
            return
        note_attack(game, monster)
        struck = [(target, square), *second_targets(game, monster, target)]
        others = _besides(game, monster, target, [figure for figure, _ in struck])
        assail(game, monster, [*struck, *others], origin=vantage(game, monster, target, arms))


def _besides(game: Game, monster: Monster, target: Figure, struck: Sequence[Figure]) -> list[tuple[Figure, Square]]:
    """Who is struck with the target because the card in play says so; each takes the full hearts."""
    found: list[Figure] = []
    at = Circumstance(group=monster.group, actor=monster.id, them=target.id, attacker=monster.id, target=target.id)
    for form in forms_of(game, monster):
        if form.also is None:
            continue
        ranked = [entry for entry in fitting(game, at, form.also) if entry.figure not in (*struck, monster, *found)]
        take = form.also.take or 1
        many = take if isinstance(take, int) else len(ranked)
        while ranked and many > 0:
            chosen = settle_target(game, monster, best(ranked))
            found.append(chosen)
            ranked = [entry for entry in ranked if entry.figure is not chosen]
            many -= 1
    arms = Arms(game, monster, None)
    return [(figure, aim(game, monster, figure, arms) or figure.square) for figure in found]


class StrikeAtOnce(Step):
    """One attack on several heroes; each rolls its own defence, and all take the full hearts."""

    figure: str
    targets: tuple[str, ...]

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        figures = [figure for name in self.targets if (figure := game.find(name)) is not None]
        standing = [figure for figure in figures if game.blocks(figure)]
        if monster is None or not standing:
            return
        note_attack(game, monster)
        arms = Arms(game, monster, None)
        struck = [(figure, aim(game, monster, figure, arms) or figure.square) for figure in standing]
        assail(game, monster, struck, ignores_range=True)
