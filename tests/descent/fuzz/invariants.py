"""What is true of every game after every command, whatever was played."""

from collections import Counter
from collections.abc import Callable

from bot.descent.board import Terrain
from bot.descent.content.cards import Item
from bot.descent.content.library import library
from bot.descent.rules import stats
from bot.descent.state.figures import Figure, Hero
from bot.descent.state.game import Game

UNFINISHED = ("walk", "shrink", "spread", "think_again")
"""Steps of a figure that is under way: it may just be crossing a friend's square."""

EXCHANGES = ("give_skill", "take_skill")
"""Questions of whoever gives skills back for others: what they may bear is settled when they are done."""


def check_invariants(game: Game) -> None:
    """Raise an AssertionError that says which rule is broken, by whom."""
    for invariant in INVARIANTS:
        invariant(game)


def nobody_shares_a_square(game: Game) -> None:
    """No two figures stand on one square, unless one of them is still walking over it (MOV-03)."""
    under_way = {getattr(step, "figure", None) for step in game.stack if step.kind in UNFINISHED}
    if game.question is not None and game.question.kind == "monster_place":
        # Held up on a friend's square by a reaction, it thinks again, and the players settle where it goes.
        under_way.add(game.question.about.get("figure"))
    standing = [figure for figure in game.everyone() if game.blocks(figure) and figure.id not in under_way]
    taken = Counter(square for figure in standing for square in figure.squares)
    shared = [square for square, figures in taken.items() if figures > 1]
    assert not shared, f"{[figure.id for figure in standing if shared[0] in figure.squares]} share {shared[0]}"


def everybody_stands_on_the_board(game: Game) -> None:
    """Every square a figure covers is there and no obstacle, and large figures cover as many as their base has."""
    for figure in game.everyone():
        assert len(set(figure.squares)) == len(figure.squares), f"{figure.id} covers a square twice"
        for square in figure.squares:
            assert square in game.grid.terrain, f"{figure.id} stands beside the board on {square}"
            inside = game.blocks(figure) and game.board.terrain(square) is Terrain.OBSTACLE
            assert not inside, f"{figure.id} is in obstacle {square}"
    if not game.stack:
        for monster in game.monsters.values():
            width, height = game.monster_card(monster).size
            assert len(monster.squares) == width * height, f"{monster.id} covers {monster.squares}"


def damage_is_between_none_and_health(game: Game) -> None:
    """Nobody has suffered less than nothing or more than their health, and whoever has suffered it all is down."""
    for figure in game.everyone():
        assert figure.damage >= 0, f"{figure.id} has {figure.damage} damage"
        if isinstance(figure, Hero) and figure.knocked_out:
            continue
        health = stats.health(game, figure)
        falling = any(step.kind == "defeat" and getattr(step, "figure", None) == figure.id for step in game.stack)
        assert falling or figure.damage < health or not has_health(figure), (
            f"{figure.id} has {figure.damage} damage of {health} and stands"
        )


def has_health(figure: Figure) -> bool:
    """Some familiars can't be hurt (FAM-02)."""
    card = library().familiars.get(getattr(figure, "familiar", ""))
    return card is None or card.health is not None


def fatigue_is_between_none_and_stamina(game: Game) -> None:
    """No hero bears more fatigue than its stamina allows (HP-02), but while it exchanges skills."""
    exchanging = game.question.owner if game.question is not None and game.question.kind in EXCHANGES else None
    for hero in game.heroes.values():
        if hero.id == exchanging:
            continue
        assert hero.fatigue >= 0, f"{hero.id} has {hero.fatigue} fatigue"
        bearable = max(stats.stamina(game, hero), game.sheet(hero).stamina)
        assert hero.fatigue <= bearable, f"{hero.id} has {hero.fatigue} fatigue of {bearable}"


def nobody_wears_too_much(game: Game) -> None:
    """Two hands, one armour, two other things (CRD-04); every card has its own id."""
    for hero in game.heroes.values():
        ids = [held.id for held in hero.cards]
        assert len(set(ids)) == len(ids), f"{hero.id} holds two cards called the same: {ids}"
        worn = [stats.printed(game, held) for held in hero.cards if held.equipped]
        items = [item for item in worn if isinstance(item, Item)]
        assert stats.hands(game, hero) <= 2, f"{hero.id} has more than two hands"
        assert sum(item.slot == "armor" for item in items) <= 1, f"{hero.id} wears two armours"
        assert sum(item.slot == "other" for item in items) <= 2, f"{hero.id} wears three other things"


def nothing_is_overspent(game: Game) -> None:
    """Actions, movement points, free attacks, morale and gold never fall below none."""
    turn = game.turn
    if turn is not None:
        assert turn.points >= 0, f"{turn.hero} has {turn.points} movement points"
        assert turn.actions >= 0, f"{turn.hero} has {turn.actions} actions"
        assert turn.extra_attacks >= 0, f"{turn.hero} has {turn.extra_attacks} free attacks"
    for familiar in game.familiars.values():
        assert familiar.points is None or familiar.points >= 0, f"{familiar.id} has {familiar.points} points"
    assert game.morale >= 0
    assert game.gold >= 0


def conditions_are_sound(game: Game) -> None:
    """Nobody has a condition twice, and a fallen hero none at all (HP-05)."""
    for figure in game.everyone():
        assert len(set(figure.conditions)) == len(figure.conditions), f"{figure.id}: {figure.conditions}"
        for condition in figure.conditions:
            assert condition in game.library.conditions, f"{figure.id} has the unknown condition {condition}"
    for hero in game.heroes.values():
        assert not (hero.knocked_out and hero.conditions), f"{hero.id} has fallen but is {hero.conditions}"


def tokens_are_in_one_place(game: Game) -> None:
    """An objective token lies on the board or is carried by one figure, never both (CRD-06)."""
    carried = Counter(token for figure in game.everyone() for token in figure.carried)
    for name, carriers in carried.items():
        assert carriers == 1, f"{name} is carried by {carriers} figures"
        assert game.board.tokens[name].square is None, f"{name} is carried and lies on the board"
    for token in game.board.tokens.values():
        if token.kind == "objective" and token.square is None and token.portable:
            assert token.id in carried, f"{token.id} is lost"


def nothing_is_left_hanging(game: Game) -> None:
    """Steps wait only while somebody is asked; with none waiting no attack, test or activation is open."""
    if game.question is not None:
        options = [option.id for option in game.question.options]
        assert len(set(options)) == len(options), f"{game.question.kind} offers {options}"
        assert game.question.default in options, f"{game.question.default} is not among {options}"
        return
    assert not game.stack, f"nobody is asked, but {[step.kind for step in game.stack]} wait"
    assert not game.attacks, f"the attacks {list(game.attacks)} are never closed"
    assert game.test is None
    assert game.activating is None, f"{game.activating} never finishes"


INVARIANTS: tuple[Callable[[Game], None], ...] = (
    nobody_shares_a_square,
    everybody_stands_on_the_board,
    damage_is_between_none_and_health,
    fatigue_is_between_none_and_stamina,
    nobody_wears_too_much,
    nothing_is_overspent,
    conditions_are_sound,
    tokens_are_in_one_place,
    nothing_is_left_hanging,
)
