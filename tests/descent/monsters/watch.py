"""A watcher beside the engine: whatever a monster decides is compared with the slow reference."""

from collections import Counter

import pytest

from bot.descent.board import Square, Terrain
from bot.descent.events import ActionTaken, AttackDeclared, MonsterActivated
from bot.descent.monsters import activation
from bot.descent.monsters import carrying_out as obeying
from bot.descent.monsters.actions.by_name import ABILITIES
from bot.descent.monsters.choosing import move_points, places_for
from bot.descent.monsters.circumstances import Circumstance
from bot.descent.monsters.instructions import Instruction
from bot.descent.monsters.moves import Neglected, StoppingPlace
from bot.descent.rules import passives
from bot.descent.rules.walking import Walk
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game
from bot.kernel.events import Event
from tests.descent.monsters import reference

NOWHERE = ("no_closer", "no_farther", "no_way")
"""Reasons to neglect a move that say there is no place to go to."""


class Watch:
    """Checks every choice of target, place and path while it is made, and counts what was checked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.checked: Counter[str] = Counter()
        self.began: dict[str, tuple[Square, ...]] = {}
        self._watch_targets(monkeypatch)
        self._watch_places(monkeypatch)
        self._watch_paths(monkeypatch)
        self._watch_ends(monkeypatch)

    def _watch_targets(self, monkeypatch: pytest.MonkeyPatch) -> None:
        obey = obeying.Obey.resolve

        def resolve(step: obeying.Obey, game: Game) -> None:
            monster = game.monsters.get(step.figure)
            if monster is not None and game.activation is not None:
                card = game.library.activations[game.activation.card]
                self._target(game, monster, card.instructions(monster.rank)[step.line], step.target)
            obey(step, game)

        monkeypatch.setattr(obeying.Obey, "resolve", resolve)

    def _target(self, game: Game, monster: Monster, line: Instruction, target: str | None) -> None:
        """Nobody else whom the line may mean ranks before the chosen one (ACT-06)."""
        if line.use is not None and ABILITIES[line.use].all_at_once:
            return
        orders = line.use is not None and target in game.monsters and line.aim.who == "hero"
        if orders or not reference.speaks_of(line):
            return
        assert target in reference.targets_of(game, monster, line), f"{monster.id} chose {target} for {line!r}"
        self.checked[f"target {line.do}"] += 1

    def _watch_places(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def compared(
            game: Game,
            monster: Monster,
            line: Instruction,
            target: Figure,
            *,
            points: int | None = None,
            at: Circumstance | None = None,
        ) -> list[StoppingPlace]:
            if not reference.speaks_of(line):
                return places_for(game, monster, line, target, points=points)
            have = points
            if have is None:
                have = line.squares if line.squares is not None else move_points(game, monster)
            try:
                found = places_for(game, monster, line, target, points=points)
            except Neglected as neglected:
                if neglected.why in NOWHERE:
                    assert not reference.places_of(game, monster, line, target, have), (
                        f"{monster.id} could {line!r}"
                    )
                raise
            expected = reference.places_of(game, monster, line, target, have)
            assert {frozenset(place.squares) for place in found} == expected, f"{monster.id}: {line!r} {target.id}"
            self.checked[f"place {line.do}"] += 1
            return found

        monkeypatch.setattr(obeying, "places_for", compared)

    def _watch_paths(self, monkeypatch: pytest.MonkeyPatch) -> None:
        go = obeying.GoTo.resolve

        def resolve(step: obeying.GoTo, game: Game) -> None:
            monster = game.monsters.get(step.figure)
            assert monster is not None
            assert game.activation is not None
            points, free = (game.activation.points, False) if step.free is None else (step.free, True)
            costs = reference.entered(game, monster, points, free=free)
            costs |= reference.turned(game, monster, points, free=free)
            go(step, game)
            walk = next((one for one in reversed(game.stack) if isinstance(one, Walk)), None)
            if walk is not None and walk.figure == monster.id and walk.path:
                self._path(game, monster, walk.path, costs, free=free)

        monkeypatch.setattr(obeying.GoTo, "resolve", resolve)

    def _path(
        self, game: Game, monster: Monster, path: tuple[Square, ...], costs: dict[Square, int], *, free: bool
    ) -> None:
        """Square by square, through nobody it may not pass, and never dearer than the cheapest way (MVW-06)."""
        before: tuple[Square, ...] = monster.squares
        spent = 0
        for square in path:
            assert reference.touch(game, before, (square,)), f"{monster.id} leaps: {path}"
            slow = (
                game.grid.terrain[square] in reference.slow(game, monster)
                and not free
                and not passives.flies(game, monster)
            )
            spent += 2 if slow else 1
            before = (square,)
        heroes = {square for foe in reference.foes(game) for square in foe.squares}
        nimble = passives.slips_past_enemies(game, monster) or passives.flies(game, monster)
        assert nimble or not heroes & set(path), f"{monster.id} walks over a hero: {path}"
        assert spent == costs[path[-1]], f"{monster.id} goes to {path[-1]} for {spent}, not {costs[path[-1]]}"
        self.checked["path"] += 1

    def _watch_ends(self, monkeypatch: pytest.MonkeyPatch) -> None:
        begin, end = activation.BeginMonster.resolve, activation.EndMonster.resolve

        def begins(step: activation.BeginMonster, game: Game) -> None:
            monster = game.monsters.get(step.figure)
            self.began[step.figure] = monster.squares if monster is not None else ()
            begin(step, game)

        def ends(step: activation.EndMonster, game: Game) -> None:
            monster = game.monsters.get(step.figure)
            if monster is not None and monster.squares != self.began[step.figure]:
                grounds = {game.board.terrain(square) for square in monster.squares}
                # MVW-07, BIG-05: it does not lie in such ground with its whole base of its own will.
                shunned = (set(reference.deadly(game, monster)), {Terrain.PIT})
                assert not any(grounds <= bad for bad in shunned), f"{monster.id} ends on {grounds}"
                self.checked["end"] += 1
            end(step, game)

        monkeypatch.setattr(activation.BeginMonster, "resolve", begins)
        monkeypatch.setattr(activation.EndMonster, "resolve", ends)


def check_actions(told: list[Event], most: int = 1) -> None:
    """Nobody takes more than two actions, or attacks more often than card and panel let it (RND-06)."""
    actions = Counter(event.figure for event in told if isinstance(event, ActionTaken))
    attacks = Counter(event.attacker for event in told if isinstance(event, AttackDeclared))
    acted = Counter(event.figure for event in told if isinstance(event, MonsterActivated))
    assert all(times == 1 for times in acted.values()), f"somebody acts twice: {acted}"
    assert all(actions[monster] <= 2 for monster in acted), f"too many actions: {actions}"
    assert all(attacks[monster] <= most for monster in acted), f"too many attacks: {attacks}"
