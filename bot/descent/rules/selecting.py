"""Which figures a card may mean: heroes near enough, monsters in sight, the rest of a group."""

from collections.abc import Sequence

from bot.descent.content.cards import Selector
from bot.descent.rules import stats
from bot.descent.rules.followers import familiars_of
from bot.descent.rules.who_sees import can_see
from bot.descent.state.figures import Familiar, Figure, Hero, Monster
from bot.descent.state.game import Game


def select(game: Game, centre: Figure, rule: Selector, bearer: str = "", card: str = "") -> list[Figure]:
    """The figures on the board that the rule means, counted and seen from `centre`.

    `bearer` and `card` say whose familiars it means where it speaks of them.
    """
    hero = game.heroes.get(bearer)
    if hero is not None and rule.more is not None and rule.within is not None:
        rule = rule.model_copy(update={"within": stats.changed(game, rule.more, hero, rule.within)})
    own = (
        familiars_of(game, hero, card)
        if hero is not None and (rule.who == "familiar" or rule.near_familiar)
        else []
    )
    if rule.kind is not None:
        own = [familiar for familiar in own if familiar.familiar == rule.kind]
    if rule.who == "passed":
        held = hero.card(card) if hero is not None else None
        return [game.monsters[name] for name in (held.touched if held is not None else []) if name in game.monsters]
    return [figure for figure in game.everyone() if fits(game, centre, figure, rule, own)]


def fits(game: Game, centre: Figure, figure: Figure, rule: Selector, familiars: Sequence[Familiar] = ()) -> bool:
    """Whether the rule means this figure; `familiars` are those it speaks of."""
    if rule.who == "familiar":
        known = any(figure is familiar for familiar in familiars)
        return known and (rule.within is None or near(game, centre, figure, rule.within))
    if not figure.on_board or not _is_meant(centre, figure, rule):
        return False
    if isinstance(figure, Hero) and figure.knocked_out and not rule.fallen:
        return False
    if (rule.minions and isinstance(figure, Monster) and figure.master) or (rule.small and len(figure.squares) > 1):
        return False
    if rule.having and not set(rule.having) & set(figure.conditions):
        return False
    if rule.counter is not None and not figure.counters.get(rule.counter):
        return False
    if figure is centre:
        return True
    if isinstance(figure, Familiar) and not game.blocks(figure):
        return False  # FAM-02: only what its own card says touches a familiar that is no figure
    centres = familiars if rule.near_familiar else (centre,)
    if rule.within is not None and not any(near(game, one, figure, rule.within) for one in centres):
        return False
    return not rule.sight or can_see(game, centre, figure)


def _is_meant(centre: Figure, figure: Figure, rule: Selector) -> bool:
    if rule.who in ("group", "rest_of_group"):
        kin = isinstance(figure, Monster) and isinstance(centre, Monster) and figure.group == centre.group
        return kin and (rule.who == "group" or figure is not centre)
    if rule.who.startswith("other_") and figure is centre:
        return False
    if rule.who in ("hero", "other_hero"):
        return isinstance(figure, Hero)
    return rule.who in ("figure", "other_figure") or isinstance(figure, Monster)


def near(game: Game, one: Figure, other: Figure, squares: int) -> bool:
    """Whether two figures stand within so many squares; within one means adjacent or on the same square."""
    if one is other:
        return True
    if not one.on_board or not other.on_board:
        return False
    if squares == 1 and game.adjacent(one, other):
        return True
    distance = game.distance(one, other)
    return distance is not None and distance <= squares


def familiar_of(game: Game, hero: Hero, card: str = "") -> Familiar | None:
    """The familiar of a hero that stands on the board and that a card of its means; the first of several."""
    return next(iter(familiars_of(game, hero, card)), None)
